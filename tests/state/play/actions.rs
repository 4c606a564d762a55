//! What every action says and does in every situation.

use super::situation;
use crate::window_support::{Window, secs};
use heibai::app::state::{Action, Event, SetUpEvent, Stage, Status, StudyEvent};
use heibai::game::{Game, Mode, Options, Setup, Variant};

fn status_named(word: &str) -> Status {
    match word {
        "start" => Status::PressStart,
        "continue" => Status::PausedPressContinue,
        "pausing" => Status::GamePaused,
        "asked" => Status::TimeUpAsked,
        "over" => Status::GameOver,
        "turn" => Status::NotYourTurn,
        "occupied" => Status::Occupied,
        "flipless" => Status::FlipsNothing,
        "played" => Status::Played,
        "mustpass" => Status::MustPass,
        "thinking" => Status::Thinking,
        "tomove" => Status::ToMove,
        "started" => Status::Started,
        "goingon" => Status::Continued,
        "skipped" => Status::SkippedToMove,
        "passed" => Status::PassedToMove,
        "noundo" => Status::NothingToUndo,
        "noredo" => Status::NothingToRedo,
        "undone" => Status::Undone,
        "hinting" => Status::LookingForHint,
        "resigned" => Status::Resigned,
        "notbegun" => Status::NotBegun,
        other => panic!("no such word: {other}"),
    }
}

/// The situations down, the actions across, and what the status line says; words in capitals mean
/// that the game goes on by it, the others that it does not; `-` that nothing is said.
const TABLE: &str = "
          legal    occupied flipless start    reset    pause    skip     undo     redo     hint     resign   size
ready     PLAYED   STARTED  STARTED  STARTED  start    notbegun notbegun noundo   noredo   hinting  start    START
running   PLAYED   occupied flipless tomove   START    PAUSING  SKIPPED  noundo   noredo   hinting  RESIGNED -
thinking  turn     turn     turn     thinking START    PAUSING  turn     noundo   noredo   turn     RESIGNED -
watching  turn     turn     turn     thinking START    PAUSING  turn     noundo   noredo   turn     thinking -
paused    GOINGON  GOINGON  GOINGON  continue START    GOINGON  continue noundo   noredo   continue RESIGNED -
asked     asked    asked    asked    asked    START    asked    asked    noundo   noredo   asked    asked    -
over      over     over     over     over     START    over     over     UNDONE   noredo   over     over     START
must-pass mustpass mustpass mustpass mustpass START    PAUSING  PASSED   UNDONE   noredo   mustpass RESIGNED -
";

#[test]
fn every_action_in_every_situation_says_what_to_do() {
    let mut rows = TABLE.trim().lines();
    let actions: Vec<&str> = rows.next().expect("a heading").split_whitespace().collect();
    for row in rows {
        let mut words = row.split_whitespace();
        let name = words.next().expect("a situation");
        let words: Vec<&str> = words.collect();
        assert_eq!(words.len(), actions.len());
        for (&action, word) in actions.iter().zip(words) {
            let mut window = situation(name);
            let position = window.state.game().position().clone();
            let size = usize::from(position.size());
            let middle = (size / 2) * size + size / 2;
            let event = match action {
                // Where there is no legal cell, an empty one stands for it.
                "legal" => {
                    Event::Activate(position.legal_cells().first().copied().unwrap_or_else(|| {
                        (0..size * size).find(|&cell| position.stone(cell).is_none()).expect("one")
                    }))
                }
                "occupied" => Event::Activate(middle),
                "flipless" => Event::Activate(
                    (0..size * size)
                        .find(|&cell| position.stone(cell).is_none() && !position.is_legal(cell))
                        .expect("a corner at the least"),
                ),
                "start" => Event::Start,
                "reset" => Event::Reset,
                "pause" => Event::TogglePause,
                "skip" => Event::Skip,
                "undo" => Event::Undo,
                "redo" => Event::Redo,
                "hint" => Event::Hint,
                "resign" => Event::Resign,
                "size" => Event::ChooseSize(10),
                other => panic!("no such action: {other}"),
            };
            let before = (window.state.game().revision(), window.shown());
            window.dispatch(event);
            let said = before.1.note.status;
            let expected = if word == "-" { said } else { status_named(&word.to_lowercase()) };
            let told = window.shown();
            assert_eq!(told.note.status, expected, "{action} when {name}");
            let goes_on = word.chars().all(|it| it.is_ascii_uppercase());
            let went_on = window.state.game().revision() != before.0;
            assert_eq!(went_on, goes_on, "{action} when {name}");
            if !goes_on {
                assert_eq!((told.phase, told.move_count), (before.1.phase, before.1.move_count));
            }
        }
    }
}

#[test]
fn what_can_be_done_is_what_the_buttons_offer() {
    for name in ["ready", "running", "thinking", "watching", "paused", "asked", "over", "must-pass"]
    {
        let offered = situation(name).shown();
        let works = |event: Event| {
            let mut window = situation(name);
            let (before, search) = (window.state.game().revision(), window.search.clone());
            window.dispatch(event.clone());
            let hinted = matches!(event, Event::Hint) && window.search != search;
            window.state.game().revision() != before || hinted
        };
        assert_eq!(offered.can_start, works(Event::Start), "{name}");
        assert_eq!(offered.under_way, works(Event::Reset), "{name}");
        assert_eq!(offered.can_pause, works(Event::TogglePause), "{name}");
        assert_eq!(offered.can_skip, works(Event::Skip), "{name}");
        assert_eq!(offered.can_undo, works(Event::Undo), "{name}");
        assert_eq!(offered.can_redo, works(Event::Redo), "{name}");
        assert_eq!(offered.can_hint, works(Event::Hint), "{name}");
        assert_eq!(offered.can_resign, works(Event::Resign), "{name}");
        assert_eq!(offered.can_change_setup, works(Event::ChooseSize(10)), "{name}");
    }
}

#[test]
fn the_buttons_offered_are_those_of_the_stage() {
    let offered = |window: &Window| {
        let shown = window.shown();
        let names = shown.actions().iter().map(|action| action.name()).collect::<Vec<_>>();
        (shown.stage(), names.join(" "))
    };
    let said = |stage, names: &str| (stage, names.to_owned());
    let playing = said(Stage::Playing, "reset pause undo skip redo hint");
    for (name, expected) in [
        ("ready", said(Stage::Ready, "start how undo skip hint")),
        ("running", playing.clone()),
        ("paused", playing),
        ("asked", said(Stage::TimeUp, "keepTurn giveTurn stop")),
        ("over", said(Stage::Over, "rematch swap reset undo skip redo")),
    ] {
        assert_eq!(offered(&situation(name)), expected, "{name}");
    }
    let mut window = situation("running");
    window.click("f5");
    window.dispatch(Event::ViewFirst);
    assert_eq!(offered(&window), said(Stage::Past, "reset undo skip back"));
    window.dispatch(Event::Resign);
    window.dispatch(Event::ViewFirst);
    assert_eq!(
        offered(&window),
        said(Stage::Past, "back"),
        "a game that is over has no more to put away"
    );
    window.dispatch(Event::Study(StudyEvent::Enter));
    assert_eq!(offered(&window), said(Stage::Study, "undo redo hint playHere"));
    window.dispatch(Event::SetUp(SetUpEvent::Begin));
    assert_eq!(offered(&window), said(Stage::SetUp, "undo redo cancelSetUp finishSetUp"));
}

#[test]
fn other_rooms_wait_for_a_game_an_exercise_and_a_set_up() {
    let why = |window: &Window| window.shown().keeps_here();
    for (name, expected) in [
        ("ready", None),
        ("running", Some(Status::NotWhilePlaying)),
        ("paused", None),
        ("over", None),
    ] {
        assert_eq!(why(&situation(name)), expected, "{name}");
    }
    let mut window = situation("running");
    window.dispatch(Event::Study(StudyEvent::Enter));
    assert_eq!(why(&window), None);
    window.dispatch(Event::SetUp(SetUpEvent::Begin));
    assert_eq!(why(&window), Some(Status::SetUpFirst));
    window.dispatch(Event::SetUp(SetUpEvent::Cancel));
    assert_eq!(why(&window), None);
}

#[test]
fn why_a_game_is_not_reviewed_is_said_of_what_is_on_the_board() {
    let why = |window: &Window| window.shown().keeps_from_review();
    for (name, expected) in [
        ("ready", Some(Status::NothingToReview)),
        ("running", Some(Status::NotWhilePlaying)),
        ("over", Some(Status::NothingToReview)),
    ] {
        assert_eq!(why(&situation(name)), expected, "{name}");
    }
    let mut window = situation("running");
    window.click("f5");
    assert_eq!(why(&window), Some(Status::ReviewInStudy));
    let mut over = window.clone();
    over.dispatch(Event::Resign);
    assert_eq!(why(&over), None);
    window.dispatch(Event::Study(StudyEvent::Enter));
    assert_eq!(why(&window), None);
    window.dispatch(Event::SetUp(SetUpEvent::Begin));
    assert_eq!(why(&window), Some(Status::SetUpFirst));
}

#[test]
fn a_turn_can_be_given_away_only_where_the_game_knows_a_pass() {
    let variant = Variant::usual(Game::Gomoku);
    let setup = Setup { variant, mode: Mode::TwoPlayers, ..Setup::default() };
    let mut window = Window::new(setup, Options::default());
    window.dispatch(Event::Start);
    window.wait(secs(30));
    let shown = window.shown();
    assert_eq!(shown.stage(), Stage::TimeUp);
    assert_eq!(shown.actions(), [Action::KeepTurn, Action::Stop]);
}
