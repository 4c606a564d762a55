//! What is practised, and what of it is due.

use crate::driver_support::Home;
use heibai::analysis::practice::{Deck, Occasion};
use heibai::analysis::{Mistake, MoveValue};
use heibai::app::deck::Change;
use heibai::app::kept_file::KeptFile;
use heibai::app::state::{Event, LearnEvent, PracticeEvent};
use heibai::eval::Score;
use heibai::game::tree::Certainty;
use heibai::game::{Mode, Variant};

fn mistake() -> Mistake {
    let variant = Variant::default();
    let position = variant.start().expect("there is one");
    let legal = (0..64).filter(|&cell| position.is_legal(cell));
    let mut values = legal.zip([-8, 2]).map(|(cell, discs)| {
        let (score, certainty) = (Score::from_discs(discs), Certainty::Exact);
        MoveValue { cell, score, certainty, line: vec![cell] }
    });
    let (played, best) = (values.next(), values.next());
    let value = |it: Option<MoveValue>| it.expect("there are four moves");
    Mistake { position, played: value(played), best: value(best) }
}

#[test]
fn the_mistakes_that_are_due_are_counted_as_they_are_answered() {
    let home = Home::new();
    let file = KeptFile::<Deck>::at(home.folders().practice().expect("there is a place"));
    let add = Change::add(Variant::default(), &[mistake()], &Occasion::default(), 0);
    file.change(&add, None).expect("it can be written");
    let mut program = home.start(Mode::TwoPlayers);
    let moment = program.driver.moment();
    program.dispatch(Event::Learn(LearnEvent::Enter(moment)));
    program.until("it is due", |driver| driver.state().shown().puzzle.mistakes_due == 1);
    let right = Event::Activate(mistake().best.cell);
    for (answer, due) in [(Event::Practice(PracticeEvent::Tell), 1), (right, 0)] {
        program.dispatch(Event::Practice(PracticeEvent::Read));
        program.until("it is asked", |driver| driver.state().shown().practice.all == 1);
        program.dispatch(answer);
        program.dispatch(Event::Practice(PracticeEvent::Leave));
        program.until("it is due as long as it was not known", |driver| {
            driver.state().shown().puzzle.mistakes_due == due
        });
    }
    program.quit();
}
