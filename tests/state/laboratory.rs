//! The laboratory: what is run, what is taken in of a run, and what is left of one that is ended.

use crate::window_support::Window;
use heibai::app::laboratory::{Choices, Job, News, What};
use heibai::app::state::{Effect, Event, LabEvent, LabExport, LabStage, StudyEvent};
use heibai::game::{Mode, Variant};
use heibai::lab::{Algorithm, Limits, Outcome, RequestError, csv, run};
use heibai::search::Stop;

fn lab(window: &mut Window, event: LabEvent) -> Vec<Effect> {
    window.dispatch(Event::Laboratory(event))
}

fn news(window: &mut Window, run: u64, what: What) {
    assert!(lab(window, LabEvent::News(News { run, what })).is_empty());
}

/// A window with the laboratory open for a studied position, and these algorithms chosen.
fn opened(algorithms: &[Algorithm]) -> Window {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    window.dispatch(Event::Study(StudyEvent::Enter));
    lab(&mut window, LabEvent::Open);
    let algorithms = algorithms.to_vec();
    let chosen = Choices { algorithms, compares: false, ..Choices::default() };
    lab(&mut window, LabEvent::Choose(Box::new(chosen)));
    window
}

/// What the window would find of what is chosen with little effort.
fn found(window: &Window) -> Outcome {
    let mut request = window.state.lab().choices().request(window.state.explored_position());
    request.limits = Limits { depth: Some(1), ..Limits::default() };
    let outcomes = run(&request, &Stop::default(), &mut |_| {}).expect("it fits");
    outcomes.expect("it ends").swap_remove(0)
}

#[test]
fn what_a_run_finds_is_shown_until_another_position_is_looked_at() {
    let mut window = opened(&[Algorithm::Greedy]);
    let request = window.state.lab().choices().request(window.state.explored_position());
    let effects = lab(&mut window, LabEvent::Run);
    assert_eq!(effects, [Effect::RunLaboratory(1, Job::Compare(Box::new(request.clone())))]);
    assert_eq!(window.state.lab().stage(), LabStage::Comparing);
    let outcome = found(&window);
    news(&mut window, 1, What::Begun(0));
    news(&mut window, 1, What::Deepened(3));
    assert_eq!(window.state.lab().now(), (0, 3));
    let version = window.state.lab().version();
    news(&mut window, 2, What::Found(Box::new(outcome.clone())));
    assert!(window.state.lab().outcomes().is_empty(), "it is of another run");
    news(&mut window, 1, What::Found(Box::new(outcome.clone())));
    assert!(window.state.lab().version() > version);
    news(&mut window, 1, What::Ended);
    assert_eq!(window.state.lab().stage(), LabStage::Done);

    let path = std::path::PathBuf::from("/table.csv");
    let effects = lab(&mut window, LabEvent::Export(LabExport::Table, path.clone()));
    let bytes = csv(&request, &[outcome]).into_bytes();
    assert_eq!(effects, [Effect::Write { path: path.clone(), bytes }]);
    let nothing = LabExport::Tree { outcome: 9, steps: 0, plies: 1 };
    assert!(lab(&mut window, LabEvent::Export(nothing, path)).is_empty());

    assert!(lab(&mut window, LabEvent::Close).is_empty(), "nothing runs");
    lab(&mut window, LabEvent::Open);
    assert_eq!(window.state.lab().outcomes().len(), 1, "it is the same position");
    lab(&mut window, LabEvent::Close);
    window.dispatch(Event::ViewFirst);
    lab(&mut window, LabEvent::Open);
    assert!(window.state.lab().outcomes().is_empty());
    assert_eq!(window.state.lab().stage(), LabStage::Idle);
}

#[test]
fn a_run_that_is_ended_leaves_nothing() {
    let mut window = opened(&[Algorithm::Greedy]);
    for (end, number) in [(LabEvent::Cancel, 1), (LabEvent::Close, 2)] {
        lab(&mut window, LabEvent::Run);
        let outcome = Box::new(found(&window));
        news(&mut window, number, What::Found(outcome.clone()));
        assert_eq!(lab(&mut window, end), [Effect::EndRun]);
        news(&mut window, number, What::Found(outcome));
        assert_eq!(window.state.lab().stage(), LabStage::Cancelled);
        assert!(window.state.lab().outcomes().is_empty() && window.state.lab().request().is_none());
    }
    lab(&mut window, LabEvent::Run);
    news(&mut window, 3, What::Failed);
    assert_eq!(window.state.lab().stage(), LabStage::Failed);
    assert!(lab(&mut window, LabEvent::Cancel).is_empty(), "it is over");
}

#[test]
fn two_or_more_can_play_each_other() {
    let mut window = opened(&[Algorithm::Greedy]);
    assert!(!window.state.lab_can_play() && lab(&mut window, LabEvent::Play).is_empty());
    let mut window = opened(&[Algorithm::Greedy, Algorithm::Pvs]);
    let games = window.state.lab().choices().algorithm_match(Variant::default());
    let effects = lab(&mut window, LabEvent::Play);
    assert_eq!(effects, [Effect::RunLaboratory(1, Job::Play(games.clone()))]);
    assert_eq!(window.state.lab().played(), (0, games.all()));
    let table = Box::new(window.state.lab().cross().expect("they play").clone());
    news(&mut window, 1, What::Played(2, table));
    assert_eq!(window.state.lab().played(), (2, games.all()));
    assert_eq!(lab(&mut window, LabEvent::Cancel), [Effect::EndRun]);
    assert!(window.state.lab().cross().is_none());
    lab(&mut window, LabEvent::Close);
    assert!(!window.state.lab_can_play(), "nobody asks while it is closed");
}

#[test]
fn nothing_is_run_where_nothing_can_be_searched() {
    let mut window = opened(&[]);
    assert_eq!(window.state.lab_error(), Some(RequestError::NoAlgorithm));
    assert!(lab(&mut window, LabEvent::Run).is_empty());
    assert_eq!(window.state.lab().stage(), LabStage::Idle);
    lab(&mut window, LabEvent::Close);
    assert_eq!(window.state.lab_error(), None, "nobody asks while it is closed");
}
