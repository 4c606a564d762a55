//! What programs say of the moves of a position beside our own, and what becomes of those that do it badly.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use heibai::analysis::{Opinion, Progress, Second, SecondQuestion, Trouble};
use heibai::engine::Fault;
use heibai::engine::program::{Dialect, Program};
use heibai::eval::Score;
use heibai::game::tree::Certainty;
use heibai::game::{Game, Variant};

use super::heard::{LONG, Scripted, assert_ends};
use super::{SHORT, after};

/// Long enough for a program that has little to say, on whatever machine.
const MOMENT: Duration = Duration::from_secs(2);

struct Asked {
    second: Second,
    woken: Receiver<()>,
}

impl Asked {
    fn new(dialect: Dialect, program: &Program) -> Self {
        let (sender, woken) = mpsc::channel();
        let (program, variant) = (program.clone(), Variant::usual(dialect.game()));
        let second = Second::start(
            move |watch, stop| dialect.start(&program, variant, watch, stop),
            move || {
                let _ = sender.send(());
            },
        );
        Self { second: second.expect("there are threads"), woken }
    }

    fn ask(&self, generation: u64, game: Game, plies: &[&str], time: Duration) {
        let game = after(game, plies);
        let (by, known) = ("Somebody".to_owned(), Vec::new());
        self.second.ask(SecondQuestion { generation, game, by, known, time });
    }

    /// The first opinion that is like this.
    fn until(&self, is_it: impl Fn(&Opinion) -> bool) -> Opinion {
        loop {
            if let Some(opinion) = self.second.take().filter(|it| is_it(it)) {
                return opinion;
            }
            self.woken.recv_timeout(LONG).expect("something is told");
        }
    }

    fn end(&self) -> Opinion {
        self.until(|opinion| opinion.result.progress != Progress::Looking)
    }
}

fn plies(dialect: Dialect) -> &'static [&'static str] {
    if dialect == Dialect::Gomocup { &["h8", "i8"] } else { &[] }
}

/// What comes of a scripted program that is asked for its opinion.
fn opinion_of(dialect: Dialect, misdeed: &str, time: Duration) -> (Opinion, Scripted) {
    let scripted = Scripted::new(dialect, misdeed);
    let asked = Asked::new(dialect, &scripted.program);
    asked.ask(7, dialect.game(), plies(dialect), time);
    (asked.end(), scripted)
}

/// The values, as cell, hundredths and how sure, the best first.
fn values(opinion: &Opinion) -> Vec<(String, i16, Certainty, usize)> {
    let result = &opinion.result;
    let of = |it: &heibai::analysis::MoveValue| {
        let name = result.position.cell_name(it.cell);
        (name, it.score.hundredths(), it.certainty, it.line.len())
    };
    result.values().iter().map(of).collect()
}

#[test]
fn each_protocol_tells_of_moves_with_their_lines() {
    let (found, scripted) = opinion_of(Dialect::NBoard, "good", MOMENT);
    assert_eq!((found.result.progress, &found.trouble), (Progress::Ended, &None));
    assert_eq!(found.result.by, "Somebody");
    let told = values(&found);
    let names: Vec<&str> = told.iter().map(|it| it.0.as_str()).collect();
    assert_eq!(names, ["f5", "e6", "c4", "d3"]);
    assert_eq!((told[0].1, told[0].2), (200, Certainty::Exact));
    let last = told.last().expect("there are some");
    assert_eq!((last.1, last.2, last.3), (-125, Certainty::Depth(18), 2));
    assert_ends(&scripted.process("pid"));

    let (found, _) = opinion_of(Dialect::Gtp, "good", MOMENT);
    let told = values(&found);
    assert_eq!((told[0].0.as_str(), told[0].1, told[0].3), ("d3", 0, 2));
    assert_eq!((told[1].0.as_str(), told[1].1), ("f5", -250));
    assert!(told[2].0 == "c4" && told[2].1 < -1000, "a quarter of the games: {told:?}");
    assert_eq!(told.len(), 3, "what is not legal is left out");

    let (found, _) = opinion_of(Dialect::Gomocup, "good", MOMENT);
    let told = values(&found);
    let position = &found.result.position;
    assert_eq!(told[0].0, position.cell_name(8 * 15 + 8));
    assert!(told[0].1 > 0 && told[0].2 == Certainty::Depth(12));
    assert_eq!(found.result.values()[1].score, -Score::win_in(6));
    assert_eq!((told.len(), found.result.progress), (2, Progress::Ended));
}

/// Those of Leela count in ten-thousandths, those of `KataGo` from 0 to 1; both may write a 1.
#[test]
fn a_chance_is_read_as_the_command_means_it() {
    for (misdeed, best) in [("winning", "c4"), ("kata", "d3")] {
        let (found, _) = opinion_of(Dialect::Gtp, misdeed, MOMENT);
        let told = values(&found);
        assert_eq!((told.len(), told[0].0.as_str()), (2, best), "{misdeed}: {told:?}");
        assert!(told[0].1 > 1000, "{misdeed}: {told:?}");
    }
    let (found, _) = opinion_of(Dialect::Gtp, "winning", MOMENT);
    assert!(values(&found)[1].1 < -1000, "one game in ten thousand");
}

#[test]
fn it_ends_when_all_is_exact() {
    let (found, _) = opinion_of(Dialect::NBoard, "exact", LONG);
    assert_eq!((found.result.progress, found.result.is_whole()), (Progress::Exact, true));
}

#[test]
fn an_analysis_that_ends_by_itself_ends_and_another_one_follows() {
    let scripted = Scripted::new(Dialect::Gtp, "brief");
    let asked = Asked::new(Dialect::Gtp, &scripted.program);
    for generation in [1, 2] {
        asked.ask(generation, Game::Othello, &[], LONG);
        let found = asked.until(|opinion| opinion.result.progress != Progress::Looking);
        assert_eq!((found.result.generation, found.result.progress), (generation, Progress::Ended));
        assert_eq!((found.result.values().len(), found.trouble), (3, None));
    }
}

#[test]
fn who_can_not_analyse_is_told_apart_from_who_does_it_wrong() {
    let trouble = |dialect, misdeed, time| opinion_of(dialect, misdeed, time).0.trouble;
    assert_eq!(trouble(Dialect::Gtp, "unable", SHORT), Some(Trouble::Unable));
    assert_eq!(trouble(Dialect::Gomocup, "unable", LONG), Some(Trouble::Unable));
    // Who ignores the word for it does not know it.
    assert_eq!(trouble(Dialect::Gomocup, "silent", SHORT), Some(Trouble::Unable));
    let fault = |dialect, misdeed, time| match trouble(dialect, misdeed, time) {
        Some(Trouble::Fault(fault)) => fault,
        other => panic!("{dialect:?} {misdeed}: {other:?}"),
    };
    assert_eq!(fault(Dialect::Gtp, "crash", LONG), Fault::Crash);
    assert_eq!(fault(Dialect::Gtp, "flood", LONG), Fault::Flood);
    assert_eq!(fault(Dialect::NBoard, "flood", LONG), Fault::Flood);
    assert!(
        matches!(fault(Dialect::NBoard, "illegal", MOMENT), Fault::Answer(line) if line.contains("A1"))
    );
    assert!(matches!(fault(Dialect::Gtp, "illegal", MOMENT), Fault::Answer(_)));
    for dialect in Dialect::ALL {
        assert!(matches!(fault(dialect, "nonsense", MOMENT), Fault::Answer(_)), "{dialect:?}");
    }
    // It has to end its search within five seconds more.
    assert!(matches!(fault(Dialect::NBoard, "silent", SHORT), Fault::Hang(_)));
    let (opinion, scripted) = opinion_of(Dialect::NBoard, "crash", LONG);
    assert_eq!(opinion.result.progress, Progress::Failed);
    assert_ends(&scripted.process("pid"));
}

#[test]
fn one_that_is_not_there_is_told_of() {
    let words = vec!["/nowhere/at/all".to_owned()];
    let asked = Asked::new(Dialect::Gtp, &Program { words, ..Program::default() });
    asked.ask(1, Game::Othello, &[], SHORT);
    let trouble = asked.end().trouble;
    assert!(
        matches!(trouble, Some(Trouble::Fault(Fault::Start(_) | Fault::Absent))),
        "{trouble:?}"
    );
}

#[test]
fn what_was_asked_before_is_told_no_more_and_a_crashed_program_begins_anew() {
    let scripted = Scripted::new(Dialect::NBoard, "crash-once");
    let asked = Asked::new(Dialect::NBoard, &scripted.program);
    asked.ask(1, Game::Othello, &[], LONG);
    assert_eq!(asked.end().trouble, Some(Trouble::Fault(Fault::Crash)));
    asked.ask(2, Game::Othello, &[], LONG);
    let found = asked.until(|opinion| opinion.result.values().len() >= 3);
    assert_eq!(found.result.generation, 2);
    // In the middle of its analysis it is asked once more.
    asked.ask(3, Game::Othello, &[], LONG);
    let found =
        asked.until(|opinion| !opinion.result.values().is_empty() || opinion.trouble.is_some());
    assert_eq!(found.result.generation, 3);
    asked.second.cancel();
    assert_eq!(asked.second.take(), None);
    drop(asked);
    assert_ends(&scripted.process("pid"));
}
