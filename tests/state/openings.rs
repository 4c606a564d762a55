//! The openings that are learnt: lines are added, left out and removed; a drill asks what is prepared and keeps the grades.

use crate::window_support::Window;
use heibai::analysis::practice::Grade;
use heibai::analysis::reasons::{Explanation, Motif, Reason, Remedy};
use heibai::analysis::{Intention, Judged, MoveValue, Verdict};
use heibai::app::repertoire::{Change, Edit};
use heibai::app::state::{
    CoachEvent, DrillStage, DrillVerdict, Effect, Event, ExplainJob, Explained, LearnEvent,
    LessonEvent, Moment, OpeningsEvent, PracticeEvent, ReviewEvent, SHOWN_EVERY, Signal, Stage,
    Status, StudyEvent,
};
use heibai::eval::Score;
use heibai::game::tree::Certainty;
use heibai::game::{Game, Mode, Options, Ply, Setup, Side, Variant};
use heibai::gomoku::Opening::Free;
use heibai::gomoku::Ruleset;
use heibai::openings;
use heibai::records::transcript;
use heibai::repertoire::{Repertoire, Repertoires};

const TODAY: Moment = Moment { date: 20_261_126, seconds: 1_795_000_000, tonight: 1_795_046_399 };

fn openings_event(window: &mut Window, event: OpeningsEvent) -> Vec<Change> {
    changes(&window.dispatch(Event::Openings(event)))
}

fn changes(effects: &[Effect]) -> Vec<Change> {
    let change = |effect: &Effect| match effect {
        Effect::Repertoire(change) => Some(Change::clone(change)),
        _ => None,
    };
    effects.iter().filter_map(change).collect()
}

fn grades(changes: &[Change]) -> Vec<Grade> {
    let grade = |change: &Change| match change.edit {
        Edit::Answer { grade, .. } => Some(grade),
        _ => None,
    };
    changes.iter().filter_map(grade).collect()
}

fn line(moves: &str) -> Vec<Ply> {
    transcript::read(moves, Variant::default()).unwrap().plies().to_vec()
}

/// The room where one learns, with lines for a side.
fn learning(side: Side, lines: &[&str]) -> Window {
    let mut window = Window::started(Mode::TwoPlayers);
    let effects = window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    assert!(effects.contains(&Effect::ReadRepertoires));
    let mut all = Repertoires::default();
    all.change(Variant::default(), side, |mine: &mut Repertoire| {
        for moves in lines {
            mine.add(&line(moves), 0).unwrap();
        }
    });
    openings_event(&mut window, OpeningsEvent::Read(Box::new(all)));
    openings_event(&mut window, OpeningsEvent::Side(side));
    window
}

fn drilling(side: Side, lines: &[&str]) -> Window {
    let mut window = learning(side, lines);
    openings_event(&mut window, OpeningsEvent::Drill);
    assert_eq!((window.status(), window.shown().stage()), (Status::Drill, Stage::Drill));
    window
}

fn play(window: &mut Window, name: &str) -> Vec<Effect> {
    let cell = window.state.cell_named(name).unwrap();
    window.dispatch(Event::Activate(cell))
}

fn stones(window: &Window) -> Vec<Option<Side>> {
    window.state.board_rows().iter().map(|row| row.stone).collect()
}

fn rows(window: &Window) -> Vec<String> {
    window.state.opening_rows().iter().map(|row| row.moves.join(" ")).collect()
}

#[test]
fn nothing_is_read_before_the_room_is_entered() {
    let window = Window::started(Mode::TwoPlayers);
    assert!(!window.log.contains(&Effect::ReadRepertoires));
    assert!(window.state.repertoires().is_none() && !window.shown().openings.is_read);
}

#[test]
fn a_drill_plays_prepared_moves_alone_and_grades_each_answer_once() {
    let lines = ["f5d6c3d3c4", "f5f6e6f4g5", "f5f4e3f6d3"];
    for round in 0..6 {
        let mut window = drilling(Side::Black, &lines);
        for _ in 0..round {
            openings_event(&mut window, OpeningsEvent::Drill);
        }
        let mut kept = Vec::new();
        let mut ended = 0;
        while window.shown().drill.stage != DrillStage::AllDone {
            let drill = window.shown().drill;
            match drill.stage {
                DrillStage::Replying => {
                    assert_eq!(window.legal(), Vec::<String>::new(), "it is not one's turn");
                    window.wait(SHOWN_EVERY);
                }
                DrillStage::LineOver => {
                    assert!(lines.contains(&&*drill.line.concat()));
                    assert_eq!(window.shown().stage(), Stage::Drilled);
                    ended += 1;
                    window.dispatch(Event::Practice(PracticeEvent::Next));
                }
                _ => {
                    let so_far = drill.line.concat();
                    let on = lines.iter().find(|line| line.starts_with(&so_far)).expect("prepared");
                    let effects = play(&mut window, &on[so_far.len()..so_far.len() + 2]);
                    kept.extend(changes(&effects));
                    assert_eq!(window.shown().drill.verdict, DrillVerdict::AsPrepared);
                }
            }
        }
        assert_eq!(ended, lines.len() - 1);
        // The first move is one card for all lines, and asked in each.
        assert_eq!(grades(&kept), vec![Grade::Good; 7]);
        assert_eq!(window.shown().drill.right, 7);
        assert_eq!(window.shown().openings.due, 0);
    }
}

#[test]
fn a_wrong_try_stays_off_the_board_and_is_answered_and_graded_once() {
    let mut window = drilling(Side::Black, &["f5d6c3"]);
    play(&mut window, "f5");
    window.wait(SHOWN_EVERY);
    let asked = stones(&window);
    let effects = play(&mut window, "c5");
    assert_eq!(grades(&changes(&effects)), [Grade::Again]);
    let cell = window.state.cell_named("c5").unwrap();
    assert!(effects.contains(&Effect::Signal(Signal::IllegalCell(cell))));
    let shown = window.shown().drill;
    assert_eq!(
        (shown.verdict, &*shown.tried, &*shown.expected),
        (DrillVerdict::Unprepared, "c5", "c3")
    );
    assert_eq!(stones(&window), asked);
    let choices = window.state.choice_rows();
    assert!(choices.iter().any(|it| it.name == "c3" && it.is_prepared && it.value.is_some()));
    assert!(choices.iter().any(|it| it.name == "c5" && it.is_tried));
    assert!(choices.len() <= 6);
    // The square to be played is marked, and playing it goes on.
    let marked = window.state.board_rows();
    assert!(marked.iter().all(|row| row.reason == (row.name == "c3")));
    assert_eq!(grades(&changes(&play(&mut window, "c5"))), []);
    assert_eq!(grades(&changes(&play(&mut window, "c3"))), []);
    let shown = window.shown();
    assert_eq!(shown.drill.stage, DrillStage::AllDone);
    assert_eq!((shown.drill.right, shown.drill.wrong), (1, 1));
    assert_eq!(window.state.choice_rows(), []);
}

#[test]
fn the_answer_is_told_on_request() {
    let mut window = drilling(Side::Black, &["f5d6c3"]);
    let told = window.dispatch(Event::Practice(PracticeEvent::Tell));
    assert_eq!(grades(&changes(&told)), [Grade::Again]);
    let shown = window.shown().drill;
    assert_eq!((shown.verdict, &*shown.expected), (DrillVerdict::Told, "f5"));
    assert!(play(&mut window, "f5").contains(&Effect::Signal(Signal::StonePlaced(37))));
}

#[test]
fn what_is_prepared_otherwise_counts_as_known() {
    let mut window = drilling(Side::White, &["f5d6", "f5f6"]);
    window.wait(SHOWN_EVERY);
    assert_eq!(grades(&changes(&play(&mut window, "f6"))), [Grade::Good]);
    let shown = window.shown().drill;
    assert_eq!((shown.verdict, shown.stage), (DrillVerdict::AlsoPrepared, DrillStage::Asking));
    play(&mut window, "d6");
    assert_eq!(window.shown().drill.stage, DrillStage::AllDone);
}

#[test]
fn what_is_known_is_drilled_again_when_nothing_is_due() {
    let mut window = drilling(Side::White, &["f5d6"]);
    window.wait(SHOWN_EVERY);
    play(&mut window, "d6");
    assert!(!window.shown().drill.is_of_all);
    window.dispatch(Event::Practice(PracticeEvent::Next));
    assert!(window.shown().puzzle.is_open(), "the end of the drill");
    assert_eq!(window.shown().openings.due, 0);
    openings_event(&mut window, OpeningsEvent::Drill);
    assert!(window.shown().drill.is_of_all);
    window.wait(SHOWN_EVERY);
    let kept = changes(&play(&mut window, "d6"));
    let [Change { edit: Edit::Answer { now, .. }, .. }] = &kept[..] else { panic!("{kept:?}") };
    assert!((TODAY.seconds..TODAY.seconds + 60).contains(now), "graded at the time it is");
}

#[test]
fn the_game_below_is_added_and_comes_back_untouched() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3d3");
    let before = stones(&window);
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    assert_eq!(openings_event(&mut window, OpeningsEvent::AddGame), [], "they are not read yet");
    openings_event(&mut window, OpeningsEvent::Read(Box::default()));
    assert!(!window.shown().openings.has_lines);
    let [change] = &openings_event(&mut window, OpeningsEvent::AddGame)[..] else { panic!() };
    assert_eq!(change.side, Side::Black);
    assert_eq!((window.status(), window.shown().note.number), (Status::OpeningsAdded, 2));
    // The last move of White has no answer.
    assert_eq!(rows(&window), ["d6 c3"]);
    assert_eq!(window.shown().openings.start, "f5");
    assert_eq!(openings_event(&mut window, OpeningsEvent::AddGame), []);
    assert_eq!(window.status(), Status::NoOpeningAdded);
    openings_event(&mut window, OpeningsEvent::Side(Side::White));
    assert!(!window.shown().openings.has_lines && window.shown().openings.has_any);
    openings_event(&mut window, OpeningsEvent::AddGame);
    assert_eq!(rows(&window), ["f5 d6 c3 d3"]);
    openings_event(&mut window, OpeningsEvent::Drill);
    window.wait(SHOWN_EVERY);
    play(&mut window, "d6");
    window.dispatch(Event::Learn(LearnEvent::Leave));
    assert_eq!((stones(&window), window.state.game().turns().len()), (before, 4));
    // The same from a study, up to the move that is looked at.
    window.dispatch(Event::Study(StudyEvent::Enter));
    window.dispatch(Event::View(1));
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    openings_event(&mut window, OpeningsEvent::Side(Side::Black));
    openings_event(&mut window, OpeningsEvent::AddGame);
    assert_eq!(window.status(), Status::NoOpeningAdded, "f5 is there already");
    window.dispatch(Event::Learn(LearnEvent::Leave));
    assert!(window.shown().study.open);
}

#[test]
fn where_no_move_was_made_that_is_said_and_nothing_added() {
    for game in [Game::Othello, Game::Gomoku] {
        let setup = Setup { variant: Variant::usual(game), ..Setup::default() };
        let mut window = Window::new(setup, Options::default());
        window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
        window.dispatch(Event::Learn(LearnEvent::Game(Game::Othello)));
        openings_event(&mut window, OpeningsEvent::Read(Box::default()));
        assert_eq!(openings_event(&mut window, OpeningsEvent::AddGame), []);
        assert_eq!(window.status(), Status::NoMoveToAdd, "{game:?}");
        window.dispatch(Event::Study(StudyEvent::Enter));
        window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
        openings_event(&mut window, OpeningsEvent::AddGame);
        assert_eq!(window.status(), Status::NoMoveToAdd, "{game:?} in a study");
    }
}

#[test]
fn the_book_gives_lines_and_goes_on_from_the_chosen_one() {
    let mut window = learning(Side::White, &[]);
    let changes = openings_event(&mut window, OpeningsEvent::AddFromBook(4));
    assert_eq!(changes.len(), 1);
    let first = rows(&window);
    assert!(!first.is_empty() && first.iter().all(|row| row.starts_with("f5 ") || row.len() <= 5));
    assert!(window.shown().openings.due > 0);
    openings_event(&mut window, OpeningsEvent::AddFromBook(4));
    assert_eq!(window.status(), Status::NoOpeningAdded);
    openings_event(&mut window, OpeningsEvent::Choose(first.len() - 1));
    openings_event(&mut window, OpeningsEvent::AddFromBook(4));
    assert_eq!(window.status(), Status::OpeningsAdded);
    assert!(
        window.state.repertoires().unwrap().iter().next().unwrap().cards().count() > first.len()
    );
}

#[test]
fn a_line_is_left_out_taken_in_and_removed() {
    let mut window = learning(Side::Black, &["f5d6c3", "f5f6e6", "f5f4e3"]);
    assert_eq!(window.shown().openings.due, 3);
    assert_eq!(openings_event(&mut window, OpeningsEvent::Remove), [], "none is chosen");
    let at = rows(&window).iter().position(|row| row == "f6 e6").unwrap();
    openings_event(&mut window, OpeningsEvent::Choose(at));
    assert_eq!(window.shown().openings.chosen, Some(at));
    openings_event(&mut window, OpeningsEvent::LeaveOut);
    assert!(window.shown().openings.leaves_out && window.state.opening_rows()[at].is_left_out);
    assert_eq!(window.shown().openings.due, 2);
    openings_event(&mut window, OpeningsEvent::LeaveOut);
    assert_eq!(window.shown().openings.due, 3);
    let [change] = &openings_event(&mut window, OpeningsEvent::Remove)[..] else { panic!() };
    assert_eq!(change.edit, Edit::Remove(line("f5f6e6")));
    assert!(!rows(&window).contains(&"f6 e6".to_owned()));
    assert_eq!((window.shown().openings.chosen, window.shown().openings.due), (None, 2));
}

#[test]
fn what_was_removed_is_put_back_with_what_is_remembered_of_it() {
    let mut window = learning(Side::Black, &["f5d6c3", "f5f6e6"]);
    let before = window.state.repertoires().cloned();
    let known = rows(&window);
    // All of it at once: the first row is the only one of its depth.
    let remove = |window: &mut Window| {
        openings_event(window, OpeningsEvent::Choose(0));
        openings_event(window, OpeningsEvent::Remove);
        let note = window.shown().note;
        assert_eq!((note.status, note.side), (Status::OpeningsRemoved, Some(Side::Black)));
        assert!(note.number > 0 && window.shown().openings.can_put_back);
    };
    let mut times = 0;
    while !rows(&window).is_empty() {
        remove(&mut window);
        times += 1;
    }
    assert!(times > 1);
    // Others are not concerned.
    openings_event(&mut window, OpeningsEvent::Side(Side::White));
    assert!(!window.shown().openings.can_put_back);
    assert_eq!(openings_event(&mut window, OpeningsEvent::PutBack), []);
    openings_event(&mut window, OpeningsEvent::Side(Side::Black));
    let [change] = &openings_event(&mut window, OpeningsEvent::PutBack)[..] else { panic!() };
    assert!(matches!(change.edit, Edit::PutBack(_)));
    assert_eq!(window.shown().note.status, Status::OpeningsPutBack);
    // With nothing to take back on the board Undo does the same.
    for _ in 1..times {
        window.dispatch(Event::Undo);
    }
    assert_eq!(rows(&window), known);
    assert_eq!(window.state.repertoires().cloned(), before);
    assert!(!window.shown().openings.can_put_back);
    window.dispatch(Event::Undo);
    assert_eq!(window.shown().note.status, Status::NothingToUndo);
    // So it is beside a lesson.
    remove(&mut window);
    window.dispatch(Event::Lesson(LessonEvent::Open(0)));
    window.dispatch(Event::Undo);
    assert_eq!(window.state.repertoires().cloned(), before);
    assert_eq!(window.shown().note.status, Status::OpeningsPutBack);
}

#[test]
fn answers_of_the_disk_undo_no_later_change() {
    let mut window = learning(Side::Black, &["f5d6c3", "f5f6e6"]);
    let on_disk = window.state.repertoires().unwrap().clone();
    for _ in 0..2 {
        openings_event(&mut window, OpeningsEvent::Choose(0));
        openings_event(&mut window, OpeningsEvent::LeaveOut);
        openings_event(&mut window, OpeningsEvent::Choose(1));
        openings_event(&mut window, OpeningsEvent::LeaveOut);
    }
    openings_event(&mut window, OpeningsEvent::Choose(0));
    openings_event(&mut window, OpeningsEvent::Remove);
    for _ in 0..4 {
        openings_event(&mut window, OpeningsEvent::Changed(Some(Box::new(on_disk.clone()))));
        assert_eq!(rows(&window).len(), 1, "more is on its way to the disk");
    }
    let last = window.state.repertoires().unwrap().clone();
    openings_event(&mut window, OpeningsEvent::Changed(Some(Box::new(last))));
    assert_eq!(rows(&window).len(), 1);
}

#[test]
fn a_named_opening_is_added_with_an_answer_at_its_end() {
    let mut window = learning(Side::Black, &[]);
    let named = |moves: &str| {
        openings::all(Game::Othello).find(|it| it.moves() == moves).expect("it has a name")
    };
    let tiger = openings::all(Game::Othello)
        .find(|it| it.name(openings::Tongue::English) == "Tiger")
        .expect("it has a name");
    let plies = line(tiger.moves()).len();
    let [change] = &openings_event(&mut window, OpeningsEvent::AddNamed(tiger))[..] else {
        panic!("it is added")
    };
    let Edit::Add { lines, .. } = &change.edit else { panic!("{change:?}") };
    assert!(lines[0].starts_with(&line(tiger.moves())));
    // Black makes its last move; White has an answer by the book.
    assert_eq!((plies % 2, lines[0].len()), (1, plies));
    assert_eq!(window.status(), Status::OpeningsAdded);
    openings_event(&mut window, OpeningsEvent::Side(Side::White));
    let [change] = &openings_event(&mut window, OpeningsEvent::AddNamed(tiger))[..] else {
        panic!("it is added")
    };
    let Edit::Add { lines, .. } = &change.edit else { panic!("{change:?}") };
    assert_eq!(lines[0].len(), plies + 1);
    openings_event(&mut window, OpeningsEvent::AddNamed(named(tiger.moves())));
    assert_eq!(window.status(), Status::NoOpeningAdded);
}

#[test]
fn where_the_book_knows_nothing_that_is_said() {
    let setup = Setup { variant: Variant::default().with_size(10), ..Setup::default() };
    let mut window = Window::new(setup, Options::default());
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    openings_event(&mut window, OpeningsEvent::Read(Box::default()));
    assert_eq!(openings_event(&mut window, OpeningsEvent::AddFromBook(4)), []);
    assert_eq!(window.status(), Status::NotInBook);
}

#[test]
fn the_lines_are_those_of_the_rules_and_board_that_are_played() {
    let renju = Variant::Gomoku { size: 15, rules: Ruleset::Renju, opening: Free };
    let setup = Setup { variant: renju, mode: Mode::TwoPlayers, ..Setup::default() };
    let mut window = Window::new(setup, Options::default());
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    openings_event(&mut window, OpeningsEvent::Read(Box::default()));
    assert_eq!(window.shown().openings.variant, renju);
    let kansei = openings::all(Game::Gomoku).next().expect("there are 28");
    let [change] = &openings_event(&mut window, OpeningsEvent::AddNamed(kansei))[..] else {
        panic!("it is added")
    };
    assert_eq!(change.variant, renju);
    // A name of another game says so, and changes nothing.
    window.dispatch(Event::Learn(LearnEvent::Game(Game::Othello)));
    assert_eq!(window.shown().openings.variant, Variant::default());
    assert_eq!(openings_event(&mut window, OpeningsEvent::AddNamed(kansei)), []);
    assert_eq!(window.status(), Status::OpeningElsewhere);
}

#[test]
fn a_wrong_try_that_is_a_mistake_gets_its_proved_reason_and_no_other() {
    let mut window = drilling(Side::Black, &["f5d6c3"]);
    play(&mut window, "f5");
    window.wait(SHOWN_EVERY);
    let judge = |effects: &[Effect]| {
        effects.iter().find_map(|effect| match effect {
            Effect::Judge(intention) => Some(Intention::clone(intention)),
            _ => None,
        })
    };
    let effects = play(&mut window, "c7");
    let intention = judge(&effects).expect("it is compared");
    let [c7, c3] = ["c7", "c3"].map(|name| window.state.cell_named(name).unwrap());
    assert_eq!((intention.cell, intention.beside), (c7, Some(c3)));
    assert!(window.shown().drill.explains);
    let value = |cell, discs| MoveValue {
        cell,
        score: Score::from_discs(discs),
        certainty: Certainty::Depth(12),
        line: vec![cell],
    };
    let verdict =
        |lost: i16| Some(Verdict { best: value(c3, 0), played: value(c7, -lost), reason: None });
    let generation = intention.generation;
    // No reason is looked for of a move that loses nothing.
    let judged = Judged { generation, verdict: verdict(0), is_final: true };
    let effects = window.dispatch(Event::Coach(CoachEvent::Judged(Box::new(judged))));
    assert!(!effects.iter().any(|it| matches!(it, Effect::Explain(_))));
    assert!(!window.shown().drill.explains && window.shown().drill.why.is_none());

    let effects = play(&mut window, "c7");
    let generation = judge(&effects).expect("it is compared again").generation;
    let judged = Judged { generation, verdict: verdict(10), is_final: true };
    let effects = window.dispatch(Event::Coach(CoachEvent::Judged(Box::new(judged))));
    let job = effects.iter().find_map(|effect| match effect {
        Effect::Explain(job) => Some(ExplainJob::clone(job)),
        _ => None,
    });
    let job = job.expect("its reason is looked for");
    assert!(window.shown().drill.explains);
    let rows = window.state.choice_rows();
    let tried = rows.iter().find(|row| row.is_tried).expect("it stands beside the others");
    let found = tried.value.as_ref().expect("what was found of it is told, as no book knows it");
    assert!((found.score, found.book) == (-10.0, false));
    let remedy = Remedy::Untold;
    let reason = Reason { motif: Motif::CornerMissed(c7), ply: 0, explained: 100, remedy };
    let explanation = Explanation { reasons: vec![reason], ..Explanation::default() };
    let explained = Explained { generation: job.generation, at: 0, explanation };
    window.dispatch(Event::Review(ReviewEvent::Explained(Box::new(explained))));
    let drill = window.shown().drill;
    assert!(!drill.explains);
    assert!(drill.why.is_some_and(|why| why.cell == "c7"));
    // It goes with the try.
    play(&mut window, "c3");
    assert!(window.shown().drill.why.is_none());
}

#[test]
fn a_drill_leaves_the_list_alone_until_it_is_over() {
    let mut window = drilling(Side::Black, &["f5d6c3", "f5f6e6"]);
    let due = window.shown().openings.due;
    play(&mut window, "f5");
    window.wait(SHOWN_EVERY);
    assert_eq!(window.shown().openings.due, due, "nobody sees it");
    window.dispatch(Event::Practice(PracticeEvent::Leave));
    assert_eq!(window.shown().openings.due, 2);
    let known: Vec<bool> = window.state.opening_rows().iter().map(|row| row.is_due).collect();
    assert_eq!(known, [true, true]);
}

/// Lines of a side that are due, or were known a moment ago.
fn lines_of(all: &mut Repertoires, variant: Variant, side: Side, moves: &str, is_due: bool) {
    let read = transcript::read(moves, variant).expect("they are legal");
    all.change(variant, side, |mine: &mut Repertoire| {
        mine.add(read.plies(), TODAY.seconds).expect("it is a line");
        let keys: Vec<_> = mine.cards().map(|(key, _)| key.clone()).collect();
        for key in keys.iter().filter(|_| !is_due) {
            mine.answer(key, Grade::Good, TODAY.seconds);
        }
    });
}

#[test]
fn the_side_that_has_lines_is_shown_and_from_today_the_one_with_something_due() {
    let variant = Variant::default();
    let side = |window: &Window| window.shown().openings.side;
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    let mut all = Repertoires::default();
    lines_of(&mut all, variant, Side::White, "f5d6", true);
    openings_event(&mut window, OpeningsEvent::Read(Box::new(all.clone())));
    assert_eq!((side(&window), window.shown().openings.due), (Side::White, 1));
    // Whoever wants to begin some for Black can.
    openings_event(&mut window, OpeningsEvent::Side(Side::Black));
    openings_event(&mut window, OpeningsEvent::Read(Box::new(all.clone())));
    assert_eq!((side(&window), window.shown().openings.has_lines), (Side::Black, false));
    openings_event(&mut window, OpeningsEvent::ShowDue);
    assert_eq!(side(&window), Side::White);
    // With lines of both it is what is due that counts.
    lines_of(&mut all, variant, Side::Black, "f5d6c3", false);
    for shown in [Side::Black, Side::White] {
        openings_event(&mut window, OpeningsEvent::Read(Box::new(all.clone())));
        openings_event(&mut window, OpeningsEvent::Side(shown));
        openings_event(&mut window, OpeningsEvent::ShowDue);
        assert_eq!((side(&window), window.shown().openings.due), (Side::White, 1), "{shown:?}");
    }
}

#[test]
fn lines_of_another_board_are_told_of_where_this_one_has_none() {
    let rules = Ruleset::Freestyle;
    let variant = |size| Variant::Gomoku { size, rules, opening: Free };
    let mut all = Repertoires::default();
    lines_of(&mut all, variant(15), Side::Black, "h8 h9 i8", true);
    for (size, elsewhere) in [(19, Some(variant(15))), (15, None)] {
        let setup = Setup { variant: variant(size), ..Setup::default() };
        let mut window = Window::new(setup, Options::default());
        window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
        openings_event(&mut window, OpeningsEvent::Read(Box::new(all.clone())));
        let shown = window.shown().openings;
        assert_eq!((shown.has_any, shown.elsewhere), (size == 15, elsewhere));
        window.dispatch(Event::Learn(LearnEvent::Game(Game::Othello)));
        assert_eq!(window.shown().openings.elsewhere, None, "that is another game");
    }
}

#[test]
fn what_is_due_later_today_is_due_and_what_is_due_tomorrow_is_at_midnight() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    let mut all = Repertoires::default();
    lines_of(&mut all, Variant::default(), Side::White, "f5d6", true);
    all.change(Variant::default(), Side::White, |mine: &mut Repertoire| {
        let keys: Vec<_> = mine.cards().map(|(key, _)| key.clone()).collect();
        for key in &keys {
            mine.answer(key, Grade::Again, TODAY.seconds);
        }
    });
    openings_event(&mut window, OpeningsEvent::Read(Box::new(all)));
    assert_eq!(window.shown().openings.due_of_game, 1, "in ten minutes");
    // What is known comes on another day, from its first minute on.
    openings_event(&mut window, OpeningsEvent::Drill);
    window.wait(SHOWN_EVERY);
    play(&mut window, "d6");
    window.dispatch(Event::Practice(PracticeEvent::Next));
    assert_eq!(window.shown().openings.due_of_game, 0);
    let left = u64::try_from(TODAY.tonight + 1 - TODAY.seconds).expect("it is not over");
    let wait = window.state.next_wake(window.now).expect("the day ends");
    assert!(wait <= std::time::Duration::from_secs(left));
    window.wait(wait);
    assert!(window.state.is_day_over(window.now));
    let next = Moment {
        date: TODAY.date + 1,
        seconds: TODAY.tonight + 1,
        tonight: TODAY.tonight + 24 * 3600,
    };
    let effects = window.dispatch(Event::Learn(LearnEvent::Today(next)));
    assert!(effects.contains(&Effect::CountDeck));
    assert_eq!(window.shown().openings.due_of_game, 1);
    assert!(!window.state.is_day_over(window.now));
    window.dispatch(Event::Learn(LearnEvent::Leave));
    assert_eq!(window.state.next_wake(window.now), None, "nobody looks at it");
}
