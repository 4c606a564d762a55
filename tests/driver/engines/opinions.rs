//! Programs that are asked for a second opinion while somebody studies.

use heibai::analysis::{Progress, Trouble};
use heibai::app::state::{AnalysisEvent, EngineEvent, Event, Gap, StudyEvent};
use heibai::engine::Fault;
use heibai::engine::program::Dialect;
use heibai::game::{Game, Mode, ProgramId};

use super::heard::{Scripted, assert_ends, runs};
use super::seats::{keep, listed};
use crate::driver_support::{Home, Program};

const ID: ProgramId = ProgramId::new(7);

/// A study of the start, in which a program is asked for its opinion.
fn consulting(scripted: &Scripted) -> (Home, Program) {
    let home = Home::new();
    keep(&home, &[listed(scripted, 7)]);
    let mut window = home.start(Mode::TwoPlayers);
    window.dispatch(Event::Study(StudyEvent::Enter));
    window.change(|settings| settings.view.analysis = true);
    consult(&mut window, &[ID]);
    (home, window)
}

fn consult(window: &mut Program, programs: &[ProgramId]) {
    window.change(|settings| settings.view.second_opinions = programs.to_vec());
}

fn until_trouble(window: &mut Program) -> Trouble {
    window.until("trouble", |driver| driver.state().opinions()[0].trouble.is_some());
    window.driver.state().opinions()[0].trouble.clone().expect("there is some")
}

#[test]
fn its_values_stand_beside_ours_and_it_ends_when_nobody_wants_to_hear_it() {
    let scripted = Scripted::new(Dialect::NBoard, "good");
    let (_home, mut window) = consulting(&scripted);
    window.until("its values", |driver| driver.state().opinions()[0].known == 4);
    let state = window.driver.state();
    let shown = &state.opinions()[0];
    assert_eq!((shown.name.as_str(), shown.moves, &shown.trouble), ("Scripted 7", 4, &None));
    let f5 = state.cell_named("f5").expect("it is a square");
    assert_eq!(
        state.opinion_on(ID, f5).map(|value| (value.score, value.gap)),
        Some((2.0, Gap::Best))
    );
    let rows = state.opinion_rows(ID);
    assert_eq!(rows.len(), 4);
    let last: Vec<&str> = rows[3].plies.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(last, ["d3", "c3"]);
    let process = scripted.process("pid");
    assert!(runs(&process));
    consult(&mut window, &[]);
    assert_ends(&process);
    assert_eq!(window.driver.state().opinions(), []);
}

#[test]
fn it_is_asked_again_at_the_next_start_until_another_is_chosen() {
    let scripted = [1, 2].map(|_| Scripted::new(Dialect::NBoard, "good"));
    let gomoku = Scripted::new(Dialect::Gomocup, "good");
    let home = Home::new();
    keep(&home, &[listed(&scripted[0], 7), listed(&scripted[1], 8), listed(&gomoku, 9)]);
    let mut window = home.start(Mode::TwoPlayers);
    window.dispatch(Event::Analysis(AnalysisEvent::ConsultFor(Game::Othello, Some(ID))));
    window.dispatch(Event::Analysis(AnalysisEvent::ConsultFor(
        Game::Gomoku,
        Some(ProgramId::new(9)),
    )));
    window.quit();

    let mut window = home.start(Mode::TwoPlayers);
    window.dispatch(Event::Study(StudyEvent::Enter));
    assert_eq!(window.driver.state().second().map(|it| it.program), Some(ID));
    window.change(|settings| settings.view.analysis = true);
    window.until("its values", |driver| driver.state().opinions()[0].known == 4);
    let process = scripted[0].process("pid");
    let other = ProgramId::new(8);
    window.dispatch(Event::Analysis(AnalysisEvent::ConsultFor(Game::Othello, Some(other))));
    assert_ends(&process);
    let asked = window.driver.state().opinions();
    assert_eq!(asked.len(), 2, "one for each game");
    assert_eq!(window.driver.state().second().map(|it| it.program), Some(other));
    window.dispatch(Event::Analysis(AnalysisEvent::ConsultFor(Game::Othello, None)));
    assert_eq!(window.driver.state().second(), None);
    assert_ends(&scripted[1].process("pid"));
    window.quit();
}

#[test]
fn it_does_not_outlive_the_window_nor_its_place_in_the_list() {
    let scripted = Scripted::new(Dialect::Gtp, "good");
    let (_home, mut window) = consulting(&scripted);
    window.until("its values", |driver| driver.state().opinions()[0].known == 3);
    let process = scripted.process("pid");
    window.quit();
    assert!(!runs(&process), "the window ends after it");

    let scripted = Scripted::new(Dialect::Gtp, "good");
    let (_home, mut window) = consulting(&scripted);
    let process = scripted.process("pid");
    window.dispatch(Event::Engines(EngineEvent::Remove(ID)));
    assert_ends(&process);
    assert_eq!(window.driver.state().opinions(), []);
}

#[test]
fn what_it_does_wrong_is_told_and_costs_nothing() {
    for (misdeed, expected) in [
        ("crash", Trouble::Fault(Fault::Crash)),
        ("flood", Trouble::Fault(Fault::Flood)),
        ("unable", Trouble::Unable),
    ] {
        let scripted = Scripted::new(Dialect::Gtp, misdeed);
        let (_home, mut window) = consulting(&scripted);
        assert_eq!(until_trouble(&mut window), expected, "{misdeed}");
        assert_eq!(window.driver.state().opinions()[0].progress, Some(Progress::Failed));
        window.until("our own values", |driver| driver.state().analysis_rows().len() == 4);
        window.play("f5");
        assert_eq!(window.moves(), "f5", "{misdeed}");
    }
    // What writes nothing at all, and is left before its time is over, is heard of no more.
    let scripted = Scripted::new(Dialect::NBoard, "silent");
    let (_home, mut window) = consulting(&scripted);
    let process = scripted.process("pid");
    window.play("f5");
    window.dispatch(Event::Study(StudyEvent::Leave));
    window.quit();
    assert!(!runs(&process));
}
