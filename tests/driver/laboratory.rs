//! The laboratory of the window: the numbers of the library, news in order, a run that is cancelled leaves nothing, and
//! what is written to files.

use std::fs;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::driver_support::{Home, Program};
use heibai::app::driver::Driver;
use heibai::app::laboratory::{
    Choices, Limit, MAX_CONTESTANTS, Step, TreeRows, Walk, memory_mebibytes, record_limits,
};
use heibai::app::state::{Event, LabEvent, LabExport, LabStage, Status, StudyEvent};
use heibai::game::{Game, Mode, Position, Side, Variant};
use heibai::lab::{
    Algorithm, Evaluation, Limits, Outcome, Request, Subject, Switch, Switches, csv, run,
};
use heibai::search::Stop;

fn opened(home: &Home) -> Program {
    let mut program = home.start(Mode::TwoPlayers).without_clock();
    program.play("f5d6c3d3");
    program.dispatch(Event::Study(StudyEvent::Enter));
    program.dispatch(Event::Laboratory(LabEvent::Open));
    program
}

fn choose(program: &mut Program, change: impl FnOnce(&mut Choices)) {
    let mut choices = Box::new(program.driver.state().lab().choices().clone());
    change(&mut choices);
    program.dispatch(Event::Laboratory(LabEvent::Choose(choices)));
}

fn until_done(program: &mut Program) {
    program.until("the end of the run", |driver: &Driver| {
        driver.state().lab().stage() == LabStage::Done
    });
}

fn counts(outcomes: &[Arc<Outcome>]) -> Vec<(String, String, u64, u64, u64, Vec<String>)> {
    let row = |it: &Arc<Outcome>| {
        let counts = it.counts;
        let (who, value) = (it.contestant.to_string(), it.value.to_string());
        (who, value, counts.nodes, counts.leaves, counts.cut_offs, it.names.clone())
    };
    outcomes.iter().map(row).collect()
}

#[test]
fn the_window_finds_the_numbers_of_the_command_line() {
    let home = Home::new();
    let mut program = opened(&home);
    choose(&mut program, |choices| {
        choices.algorithms = Algorithm::ALL.to_vec();
        choices.switches = Switches::all();
        choices.depth.othello = 4;
    });
    let contestants = program.driver.state().lab().choices().contestants();
    assert!(contestants.len() > 10 && contestants.len() <= MAX_CONTESTANTS);
    program.dispatch(Event::Laboratory(LabEvent::Run));
    assert_eq!(program.driver.state().lab().stage(), LabStage::Comparing);
    until_done(&mut program);

    // As `heibai lab` makes it: nothing is recorded there.
    let limits = Limits { depth: Some(4), ..Limits::default() };
    let subject = Subject::Position(program.driver.state().explored_position());
    let request = Request::new(subject, contestants, limits);
    let told = run(&request, &Stop::default(), &mut |_| {}).expect("it fits").expect("it ends");
    let told: Vec<Arc<Outcome>> = told.into_iter().map(Arc::new).collect();
    assert_eq!(counts(program.driver.state().lab().outcomes()), counts(&told));
    assert!(program.driver.state().lab().outcomes().iter().all(|it| it.recording.is_some()));
    program.quit();
}

#[test]
fn outcomes_come_one_by_one_and_in_their_order() {
    let home = Home::new();
    let mut program = opened(&home);
    let names: Vec<String> = program
        .driver
        .state()
        .lab()
        .choices()
        .contestants()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        names,
        ["minimax", "alpha-beta", "alpha-beta+ordering", "pvs", "pvs+ordering"],
        "what shows why alpha-beta saves what it saves"
    );
    program.dispatch(Event::Laboratory(LabEvent::Run));
    let (mut known, mut versions) = (0, vec![program.driver.state().lab().version()]);
    while program.driver.state().lab().stage() == LabStage::Comparing {
        program.driver.receive();
        let lab = program.driver.state().lab();
        assert!(lab.outcomes().len() >= known);
        known = lab.outcomes().len();
        let found: Vec<String> =
            lab.outcomes().iter().map(|it| it.contestant.to_string()).collect();
        assert_eq!(found, names[..known]);
        if versions.last() != Some(&lab.version()) {
            versions.push(lab.version());
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(program.driver.state().lab().outcomes().len(), names.len());
    assert!(versions.is_sorted(), "{versions:?}");
    // Alpha-beta finds minimax's value with a part of its nodes.
    let outcomes = program.driver.state().lab().outcomes();
    assert!(outcomes.iter().all(|it| it.value == outcomes[0].value && it.is_done));
    assert!(outcomes[1].counts.nodes * 3 < outcomes[0].counts.nodes);
    assert!(outcomes[2].counts.nodes < outcomes[1].counts.nodes);
    program.quit();
}

#[test]
fn a_run_that_is_cancelled_ends_at_once_and_leaves_nothing() {
    let home = Home::new();
    let mut program = opened(&home);
    choose(&mut program, |choices| {
        choices.algorithms = vec![Algorithm::Greedy, Algorithm::Minimax];
        choices.depth.othello = Limits::MAX_DEPTH;
    });
    program.dispatch(Event::Laboratory(LabEvent::Run));
    program
        .until("the first outcome", |driver: &Driver| !driver.state().lab().outcomes().is_empty());
    let began = Instant::now();
    program.dispatch(Event::Laboratory(LabEvent::Cancel));
    assert!(began.elapsed() < Duration::from_millis(200), "nobody waits for it");
    let is_empty = |driver: &Driver| {
        let lab = driver.state().lab();
        lab.outcomes().is_empty() && lab.request().is_none()
    };
    assert_eq!(program.driver.state().lab().stage(), LabStage::Cancelled);
    assert!(is_empty(&program.driver));
    // What was on its way is dropped, and the next run is not mixed up with it.
    choose(&mut program, |choices| choices.depth.othello = 2);
    program.dispatch(Event::Laboratory(LabEvent::Run));
    until_done(&mut program);
    assert_eq!(program.driver.state().lab().outcomes().len(), 2);
    assert_eq!(program.driver.state().lab().outcomes()[1].depth, 2);
    // Closing the laboratory ends what runs there.
    choose(&mut program, |choices| choices.depth.othello = Limits::MAX_DEPTH);
    program.dispatch(Event::Laboratory(LabEvent::Run));
    program.dispatch(Event::Laboratory(LabEvent::Close));
    assert_eq!(program.driver.state().lab().stage(), LabStage::Cancelled);
    assert!(is_empty(&program.driver));
    program.driver.receive();
    assert!(is_empty(&program.driver));
    program.quit();
}

#[test]
fn what_was_found_of_another_position_is_forgotten() {
    let home = Home::new();
    let mut program = opened(&home);
    choose(&mut program, |choices| choices.algorithms = vec![Algorithm::Greedy]);
    program.dispatch(Event::Laboratory(LabEvent::Run));
    until_done(&mut program);
    program.dispatch(Event::Laboratory(LabEvent::Close));
    program.dispatch(Event::Laboratory(LabEvent::Open));
    assert_eq!(program.driver.state().lab().outcomes().len(), 1, "it is the same position");
    program.dispatch(Event::Laboratory(LabEvent::Close));
    program.dispatch(Event::ViewFirst);
    program.dispatch(Event::Laboratory(LabEvent::Open));
    assert!(program.driver.state().lab().outcomes().is_empty());
    assert_eq!(program.driver.state().lab().stage(), LabStage::Idle);
    program.quit();
}

#[test]
fn algorithms_play_each_other_and_a_tournament_can_be_cancelled() {
    let home = Home::new();
    let mut program = opened(&home);
    choose(&mut program, |choices| {
        choices.algorithms = vec![Algorithm::Greedy, Algorithm::Pvs];
        choices.compares = false;
        choices.match_nodes = 200;
        choices.games = 2;
    });
    assert!(program.driver.state().lab_can_play());
    program.dispatch(Event::Laboratory(LabEvent::Play));
    until_done(&mut program);
    assert_eq!(program.driver.state().lab().played(), (2, 2));
    let cross = program.driver.state().lab().cross().expect("they have played").clone();
    let points: f64 = (0..2).map(|player| cross.total(player).0).sum();
    assert!((points - 2.0).abs() < 1e-9);
    choose(&mut program, |choices| choices.games = 100);
    program.dispatch(Event::Laboratory(LabEvent::Play));
    program.until("two games", |driver: &Driver| driver.state().lab().played().0 >= 2);
    program.dispatch(Event::Laboratory(LabEvent::Cancel));
    assert!(program.driver.state().lab().cross().is_none());
    assert_eq!(program.driver.state().lab().stage(), LabStage::Cancelled);
    choose(&mut program, |choices| choices.toggle(Algorithm::Pvs));
    assert!(!program.driver.state().lab_can_play(), "one alone has nobody to play");
    program.quit();
}

#[test]
fn what_was_found_is_written_to_files() {
    let home = Home::new();
    let mut program = opened(&home);
    assert_eq!(program.driver.state().lab().text(LabExport::Table), None, "there is nothing yet");
    program.dispatch(Event::Laboratory(LabEvent::Run));
    until_done(&mut program);
    let lab = program.driver.state().lab();
    let outcomes: Vec<Outcome> = lab.outcomes().iter().map(|it| Outcome::clone(it)).collect();
    let table = csv(lab.request().expect("it ran"), &outcomes);
    let paths = ["table.csv", "chart.svg", "tree.svg"].map(|name| home.path(name));
    program.dispatch(Event::Laboratory(LabEvent::Export(LabExport::Table, paths[0].clone())));
    program.dispatch(Event::Laboratory(LabEvent::Export(LabExport::Chart, paths[1].clone())));
    let tree = LabExport::Tree { outcome: 1, steps: 9, plies: 2 };
    program.dispatch(Event::Laboratory(LabEvent::Export(tree, paths[2].clone())));
    program.settle();
    assert_eq!(fs::read_to_string(&paths[0]).expect("it was written"), table);
    assert!(fs::read_to_string(&paths[1]).expect("it was written").contains("alpha-beta+ordering"));
    assert!(fs::read_to_string(&paths[2]).expect("it was written").contains("<svg"));
    assert_eq!(
        program.driver.state().lab().text(LabExport::Tree { outcome: 9, steps: 0, plies: 1 }),
        None
    );
    // A place that can't be written to is told of.
    program.dispatch(Event::Laboratory(LabEvent::Export(
        LabExport::Table,
        home.path("none/at/all/table.csv"),
    )));
    program.until_says(Status::SaveFailed);
    program.quit();
}

#[test]
fn choices_make_the_request_that_they_say() {
    let mut choices = Choices::default();
    choices.toggle(Algorithm::Uct);
    choices.toggle(Algorithm::Minimax);
    assert_eq!(choices.algorithms, [Algorithm::FailSoft, Algorithm::Pvs, Algorithm::Uct]);
    choices.switch(Switch::Ordering);
    choices.switch(Switch::Table);
    let names: Vec<String> = choices.contestants().iter().map(ToString::to_string).collect();
    assert_eq!(names, ["alpha-beta", "alpha-beta+table", "pvs", "pvs+table", "uct"]);
    choices.compares = false;
    let names: Vec<String> = choices.contestants().iter().map(ToString::to_string).collect();
    assert_eq!(names, ["alpha-beta+table", "pvs+table", "uct"]);
    let start: Position = Variant::usual(Game::Gomoku).start().expect("it has one");
    choices.limit = Limit::Nodes;
    let request = choices.request(start);
    assert_eq!(request.limits, Limits { nodes: Some(choices.nodes), ..Limits::default() });
    assert_eq!(request.evaluation, Evaluation::Rows);
    assert_eq!(request.record, Some(record_limits(Game::Gomoku)));
    // What was chosen for 8×8 does not judge other boards.
    choices.evaluation.othello = Evaluation::Patterns;
    assert_eq!(choices.evaluation_for(Game::Othello, 8), Evaluation::Patterns);
    assert_eq!(choices.evaluation_for(Game::Othello, 6), Evaluation::Phases);
    let (table, recordings) = memory_mebibytes();
    assert_eq!(table, 24);
    assert!(recordings <= 40, "{recordings}");
}

#[test]
fn the_rows_of_a_tree_stand_below_what_they_hang_on() {
    let subject = Subject::Tree("((3 12 8) (2 4 6) (14 5 2))".parse().expect("it is a tree"));
    let contestants = vec!["alpha-beta".parse().expect("it is one")];
    let mut request = Request::new(subject, contestants, Limits::default());
    request.record = Some(record_limits(Game::Othello));
    let outcomes = run(&request, &Stop::default(), &mut |_| {}).expect("it fits");
    let outcome = &outcomes.expect("it ends")[0];
    let recording = outcome.recording.as_ref().expect("it was wanted");
    let rows = TreeRows::of(recording, 2);
    assert_eq!(rows.rows.len(), recording.nodes.len());
    let names = |rows: &TreeRows| -> Vec<String> {
        rows.rows.iter().map(|row| rows.moves(outcome, row.node)).collect()
    };
    let all = ["", "a", "a a", "a b", "a c", "b", "b a", "b b", "b c", "c", "c a", "c b", "c c"];
    assert_eq!(names(&rows), all);
    let trunks: Vec<(&str, bool)> =
        rows.rows.iter().map(|row| (row.trunks.as_str(), row.is_last)).collect();
    assert_eq!(
        trunks[..6],
        [("", true), ("", false), ("1", false), ("1", false), ("1", true), ("", false)]
    );
    assert_eq!(trunks[12], ("0", true));
    let upper = TreeRows::of(recording, 1);
    assert_eq!(names(&upper), ["", "a", "b", "c"]);
    // What is not shown is found at what it hangs on.
    let leaf = rows.rows[3].node;
    assert_eq!(upper.row_of(recording, leaf), Some(1));
    assert_eq!(rows.row_of(recording, leaf), Some(3));
}

/// What an algorithm finds, recorded.
fn recorded(subject: &Subject, algorithm: &str) -> Arc<Outcome> {
    let contestants = vec![algorithm.parse().expect("it is one")];
    let limits = Limits { depth: Some(2), ..Limits::default() };
    let mut request = Request::new(subject.clone(), contestants, limits);
    request.record = Some(record_limits(Game::Othello));
    let outcomes = run(&request, &Stop::default(), &mut |_| {}).expect("it fits");
    Arc::new(outcomes.expect("it ends").remove(0))
}

#[test]
fn a_recording_is_gone_through_step_by_step() {
    let subject = Subject::Tree("((3 12 8) (2 4 6) (14 5 2))".parse().expect("it is a tree"));
    let outcome = recorded(&subject, "alpha-beta");
    let mut walk = Walk::of(&outcome, &subject, 2).expect("it is recorded");
    assert_eq!((walk.deepest(), walk.len(), walk.step()), (2, 13, walk.steps()));
    // At the end the root was left with its value.
    assert_eq!((walk.last(), walk.row(), &*walk.moves()), (Some(Step::Left), Some(0), ""));
    assert_eq!(walk.now().and_then(|now| now.value).map(|(value, _)| value), Some(300));
    assert!(walk.is_complete() && walk.node(0).expect("it is there").is_current);

    walk.go_to(0);
    assert_eq!((walk.last(), walk.row()), (None, Some(0)));
    assert!((0..walk.len()).all(|row| !walk.node(row).expect("it is there").is_current));
    assert_eq!(walk.go_to(1), [0]);
    assert_eq!((walk.last(), &*walk.moves()), (Some(Step::Entered), ""));
    assert!(walk.now().is_some_and(|now| now.is_open) && walk.window().is_some());
    // Into the first branch: the row left and the one entered have changed.
    assert_eq!(walk.go_to(2), [0, 1]);
    assert_eq!((walk.row(), &*walk.moves()), (Some(1), "a"));
    let cut = (1..=walk.steps()).find(|&step| {
        walk.go_to(step);
        walk.last() == Some(Step::CutOff)
    });
    assert!(cut.is_some(), "the second branch refutes itself");
    assert_eq!(&*walk.moves(), "b b");
    assert!(walk.node(walk.row().expect("it is shown")).expect("it is there").now.is_cut);
    // No position leads to a node of a tree.
    assert!(walk.position(0).is_none() && walk.board(0).is_none() && walk.node(13).is_none());
}

#[test]
fn what_is_below_the_plies_shown_happens_at_the_row_above() {
    let subject = Subject::Tree("((3 12 8) (2 4 6) (14 5 2))".parse().expect("it is a tree"));
    let outcome = recorded(&subject, "alpha-beta");
    let mut walk = Walk::of(&outcome, &subject, 1).expect("it is recorded");
    assert_eq!(walk.len(), 4);
    walk.go_to(3);
    assert_eq!((walk.row(), &*walk.moves()), (Some(1), "a a"));
    walk.show_plies(2);
    assert_eq!((walk.len(), walk.row(), walk.step()), (13, Some(2), 3));
    // A recording that was not wanted can't be gone through.
    let outcome = Arc::new(Outcome { recording: None, ..Outcome::clone(&outcome) });
    assert!(Walk::of(&outcome, &subject, 1).is_none());
}

#[test]
fn a_row_has_the_position_that_its_moves_lead_to() {
    let start: Position = Variant::usual(Game::Othello).start().expect("it has one");
    let subject = Subject::Position(start);
    let outcome = recorded(&subject, "minimax");
    let walk = Walk::of(&outcome, &subject, 2).expect("it is recorded");
    let row = (0..walk.len()).find(|&row| walk.node(row).is_some_and(|it| it.moves == "f5"));
    let row = row.expect("f5 is searched");
    let board = walk.board(row).expect("it is one of positions");
    assert_eq!(board.split('/').nth(4), Some("---XXX--"));
    assert_eq!(walk.board(0).expect("it is one").split('/').nth(4), Some("---XO---"));
    let (position, cell) = walk.position(row).expect("it is one of positions");
    assert_eq!((position.side_to_move(), cell), (Side::White, Some(4 * 8 + 5)));
    assert_eq!(walk.position(0).expect("it is one").1, None);
    assert_eq!(walk.window(), None, "minimax knows none");
}
