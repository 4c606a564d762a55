//! What the window says and shows while people play: clicks, passes, undo, looking back.

mod window_support;

use heibai::app::state::{Effect, Event, PASS_BY_ITSELF_AFTER, Signal, Status};
use heibai::game::{
    End, Ending, Finish, Level, Mode, Options, PerGame, Phase, Side, SkipRule, TimeControl,
    TimeOutRule, Variant,
};
use heibai::othello::StartLayout;
use window_support::{
    REPLY_DELAY, Window, by_itself, millis, play_to, saves, secs, setup, signals, without_clock,
};

fn on_time_out(time_out: TimeOutRule) -> Options {
    Options { time_out: PerGame::both(time_out), ..Options::default() }
}

/// A window in each of the situations in which a table row may want it.
fn situation(name: &str) -> Window {
    let started = Window::started(Mode::TwoPlayers);
    match name {
        "ready" => Window::ready(Mode::TwoPlayers),
        "running" => started,
        "thinking" => Window::started(Mode::PlayWhite),
        "watching" => Window::started(Mode::Watch),
        "paused" => after(started, Event::TogglePause),
        "asked" => {
            let mut window = started;
            window.wait(secs(30));
            window
        }
        "over" => after(started, Event::Resign),
        "must-pass" => {
            let fresh = Window::started_on(Mode::TwoPlayers, 6, Options::default());
            play_to(&fresh, |window| window.shown().must_pass)
        }
        other => panic!("no such situation: {other}"),
    }
}

fn after(mut window: Window, event: Event) -> Window {
    window.tell(event);
    window
}

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
        "reset" => Status::ResetFirst,
        other => panic!("no such word: {other}"),
    }
}

/// The situations down, the actions across, and what the status line says; words in capitals mean
/// that the game goes on by it, the others that it does not.
const TABLE: &str = "
          legal    occupied flipless start    reset    pause    skip     undo     redo     hint     resign   size
ready     PLAYED   STARTED  STARTED  STARTED  start    start    start    noundo   noredo   hinting  start    START
running   PLAYED   occupied flipless tomove   START    PAUSING  SKIPPED  noundo   noredo   hinting  RESIGNED reset
thinking  turn     turn     turn     thinking START    PAUSING  turn     noundo   noredo   turn     RESIGNED reset
watching  turn     turn     turn     thinking START    PAUSING  turn     noundo   noredo   turn     thinking reset
paused    GOINGON  GOINGON  GOINGON  continue START    GOINGON  continue noundo   noredo   continue RESIGNED reset
asked     asked    asked    asked    asked    START    asked    asked    noundo   noredo   asked    asked    reset
over      over     over     over     over     START    over     over     UNDONE   noredo   over     over     START
must-pass mustpass mustpass mustpass mustpass START    PAUSING  PASSED   UNDONE   noredo   mustpass RESIGNED reset
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
            window.tell(event);
            let expected = status_named(&word.to_lowercase());
            let told = window.shown();
            assert_eq!(told.note.status, expected, "{action} when {name}");
            let goes_on = word.chars().all(char::is_uppercase);
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
            window.tell(event.clone());
            let hinted = event == Event::Hint && window.search != search;
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
fn a_move_is_told_with_its_side_its_square_and_its_flips() {
    let mut window = Window::started(Mode::TwoPlayers);
    let effects = window.click("f5");
    let note = window.shown().note;
    assert_eq!((note.status, note.side), (Status::Played, Some(Side::Black)));
    assert_eq!((note.cell.as_str(), note.count), ("f5", 1));
    let (e5, f5) = (window.cell("e5"), window.cell("f5"));
    assert_eq!(signals(&effects), [Signal::StonePlaced(f5), Signal::BoardChanged(vec![e5, f5])]);
    let shown = window.shown();
    assert_eq!((shown.turn, shown.counts.black, shown.counts.white), (Side::White, 4, 1));
}

#[test]
fn an_illegal_click_is_signalled_and_changes_nothing() {
    let mut window = Window::started(Mode::TwoPlayers);
    for (square, status) in [("d4", Status::Occupied), ("a1", Status::FlipsNothing)] {
        let cell = window.cell(square);
        assert_eq!(signals(&window.click(square)), [Signal::IllegalCell(cell)]);
        let note = window.shown().note;
        assert_eq!((note.status, note.cell.as_str()), (status, square));
    }
    let before = window.shown();
    assert_eq!(window.tell(Event::Activate(9999)), []);
    assert_eq!(window.shown(), before);
    assert_eq!(window.moves(), "");
}

#[test]
fn rapid_clicking_never_plays_two_moves_for_one_side() {
    let mut window = Window::started(Mode::PlayBlack);
    for cell in 0..64 {
        window.tell(Event::Activate(cell));
        window.tell(Event::Activate(cell));
    }
    assert_eq!(window.shown().move_count, 1);
    assert_eq!(window.status(), Status::NotYourTurn);

    let mut window = Window::started(Mode::TwoPlayers);
    window.click("f5");
    window.click("f5");
    assert_eq!((window.moves().as_str(), window.status()), ("f5", Status::Occupied));
}

#[test]
fn a_click_that_comes_with_the_end_of_the_time_is_not_the_other_sides() {
    let fresh = Window::started_on(Mode::TwoPlayers, 8, on_time_out(TimeOutRule::Pass));
    for event in [Event::Activate(fresh.cell("c5")), Event::Skip, Event::Resign] {
        let mut window = fresh.clone();
        window.wait(millis(29_500));
        window.now += millis(600);
        window.tell(event);
        assert_eq!((window.moves().as_str(), window.phase()), ("pass", Phase::Running));
        assert_eq!(window.status(), Status::TimeUpPassed);
    }
}

#[test]
fn legal_moves_are_shown_where_a_click_would_play_them() {
    let legal = ["d3", "c4", "f5", "e6"];
    let mut window = Window::ready(Mode::TwoPlayers);
    assert_eq!(window.legal(), legal, "a click begins the game as well");
    assert_eq!(window.state.changed_by(window.cell("f5")), [window.cell("e5")]);
    assert!(Window::ready(Mode::PlayWhite).legal().is_empty(), "the machine begins");
    window.tell(Event::Start);
    assert_eq!(window.legal(), legal);
    window.tell(Event::TogglePause);
    assert!(window.legal().is_empty(), "a click would only end the pause");
    window.tell(Event::TogglePause);
    assert_eq!(window.legal(), legal);
    assert!(situation("thinking").legal().is_empty());
    assert!(situation("asked").legal().is_empty());
    assert!(situation("over").legal().is_empty());
}

#[test]
fn the_preview_shows_what_a_click_would_flip() {
    let mut window = Window::started(Mode::PlayBlack);
    let (f5, e5) = (window.cell("f5"), window.cell("e5"));
    assert_eq!(window.state.changed_by(f5), [e5]);
    assert!(window.state.changed_by(window.cell("a1")).is_empty());
    assert!(window.state.changed_by(9999).is_empty());
    window.click("f5");
    for cell in 0..64 {
        assert!(window.state.changed_by(cell).is_empty(), "it is the machine's turn");
    }
}

#[test]
fn the_board_and_the_moves_are_rows() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    window.tell(Event::Skip);
    let rows = window.state.board_rows();
    assert_eq!(rows.len(), 64);
    assert_eq!((rows[0].name.as_str(), rows[0].stone), ("a1", None));
    let last: Vec<&str> =
        rows.iter().filter(|row| row.last_move).map(|row| row.name.as_str()).collect();
    assert_eq!(last, ["d6"], "the last disc that was placed, also after a pass");
    assert_eq!(rows[window.cell("d6")].stone, Some(Side::White));
    let moves = window.state.move_rows();
    let told: Vec<_> = moves
        .iter()
        .map(|row| (row.number, row.notation.as_str(), row.side, row.is_pass(), row.current))
        .collect();
    assert_eq!(
        told,
        [
            (1, "f5", Side::Black, false, false),
            (2, "d6", Side::White, false, false),
            (3, "pass", Side::Black, true, true),
        ]
    );
    assert_eq!(window.status(), Status::SkippedToMove);
}

#[test]
fn squares_are_named_in_either_case() {
    let window = Window::ready(Mode::TwoPlayers);
    assert_eq!(window.state.cell_named("F5"), Some(37));
    assert_eq!(window.state.cell_name(37), "f5");
    assert_eq!(window.state.cell_named("i1"), None);
    assert_eq!(window.state.cell_name(64), "");
}

#[test]
fn without_a_legal_move_the_status_says_so_and_skip_is_the_way_on() {
    let mut window = situation("must-pass");
    let shown = window.shown();
    assert_eq!((shown.note.status, shown.note.side), (Status::MustPass, Some(shown.turn)));
    assert_ne!(shown.note.cell, "", "the move before is told as well");
    assert!(shown.can_skip && !shown.can_hint && window.legal().is_empty());
    let wakes = window.wait(millis(29_999));
    assert_eq!((window.shown().move_count, wakes), (shown.move_count, 29), "no pass by itself");
    let effects = window.tell(Event::Skip);
    assert_eq!(signals(&effects), [Signal::Passed(shown.turn)]);
    assert_eq!(window.status(), Status::PassedToMove);
}

/// A position without a legal move, with "pass by itself" on.
fn will_pass() -> Window {
    let mut fresh = Window::new(without_clock(Mode::TwoPlayers, 6), by_itself());
    fresh.tell(Event::Start);
    play_to(&fresh, |window| window.shown().must_pass)
}

#[test]
fn the_option_passes_by_itself_after_a_moment() {
    let mut window = will_pass();
    let (turns, side) = (window.shown().move_count, window.shown().turn);
    assert_eq!(window.status(), Status::WillPass);
    window.wait(PASS_BY_ITSELF_AFTER.saturating_sub(millis(1)));
    assert_eq!(window.shown().move_count, turns);
    window.log.clear();
    window.wait(millis(1));
    assert_eq!(window.shown().move_count, turns + 1);
    assert_eq!(window.status(), Status::PassedToMove);
    assert!(signals(&window.log).contains(&Signal::Passed(side)));
    assert!(!window.shown().must_pass, "passes by themselves never loop");
}

#[test]
fn pass_by_itself_is_off_at_first_and_counts_from_when_it_is_turned_on() {
    assert!(!Options::default().pass_by_itself);
    let mut window = will_pass();
    let turns = window.shown().move_count;
    window.tell(Event::OptionsChanged(Options::default()));
    assert_eq!(window.status(), Status::MustPass);
    assert_eq!(window.wait(secs(100)), 0);
    window.tell(Event::OptionsChanged(by_itself()));
    assert_eq!((window.status(), window.shown().move_count), (Status::WillPass, turns));
    window.wait(PASS_BY_ITSELF_AFTER);
    assert_eq!(window.shown().move_count, turns + 1);
}

#[test]
fn a_pause_and_an_undo_stop_the_pass_that_is_about_to_come() {
    let mut window = will_pass();
    let turns = window.shown().move_count;
    window.tell(Event::TogglePause);
    assert_eq!(window.wait(secs(100)), 0);
    window.tell(Event::TogglePause);
    assert_eq!(window.status(), Status::WillPass);
    window.wait(PASS_BY_ITSELF_AFTER.saturating_sub(millis(1)));
    assert_eq!(window.shown().move_count, turns, "the moment begins anew");
    window.tell(Event::Undo);
    window.wait(secs(100));
    assert_eq!(window.shown().move_count, turns - 1);
}

#[test]
fn a_pass_that_was_taken_back_is_not_made_again_by_itself() {
    let mut window = will_pass();
    let turns = window.shown().move_count;
    window.wait(PASS_BY_ITSELF_AFTER);
    window.tell(Event::Undo);
    assert_eq!((window.shown().move_count, window.status()), (turns, Status::MustPass));
    assert_eq!(window.wait(secs(100)), 0);
    assert!(window.shown().can_redo, "or undo could never go further back");
    window.tell(Event::TogglePause);
    window.tell(Event::TogglePause);
    assert_eq!(window.status(), Status::MustPass);
    assert_eq!(window.wait(secs(100)), 0);
    window.tell(Event::Skip);
    assert_eq!(window.status(), Status::PassedToMove);
}

#[test]
fn official_rules_refuse_a_skip_with_a_legal_move() {
    let mut window = Window::started(Mode::TwoPlayers);
    assert!(window.shown().can_skip);
    let official = Options { skip: SkipRule::Official, ..Options::default() };
    window.tell(Event::OptionsChanged(official));
    assert!(!window.shown().can_skip);
    window.tell(Event::Skip);
    assert_eq!((window.status(), window.moves()), (Status::SkipRefused, String::new()));
}

#[test]
fn looking_back_changes_nothing_and_the_clock_runs_on() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    let (game, turn) = (window.moves(), window.shown().turn);
    let effects = window.tell(Event::View(1));
    assert_eq!(signals(&effects).len(), 1, "the board changed");
    let shown = window.shown();
    assert_eq!((shown.viewed_move, shown.viewing_past, shown.move_count), (1, true, 3));
    assert_eq!((shown.note.status, shown.note.number), (Status::ViewingPast, 1));
    assert_eq!((shown.counts.black, shown.counts.white), (4, 1), "the discs that are seen");
    assert!(window.legal().is_empty() && window.state.changed_by(window.cell("d3")).is_empty());
    assert!(window.state.move_rows()[0].current);
    window.wait(secs(10));
    assert_eq!((window.moves(), window.shown().turn), (game, turn));
    assert_eq!(window.shown().time[turn], Some(secs(20)));
    for (event, viewed) in [
        (Event::ViewFirst, 0),
        (Event::ViewPrevious, 0),
        (Event::ViewNext, 1),
        (Event::ViewNext, 2),
        (Event::ViewPrevious, 1),
        (Event::ViewLast, 3),
        (Event::ViewNext, 3),
        (Event::ViewPrevious, 2),
        (Event::View(99), 3),
    ] {
        window.tell(event);
        let shown = window.shown();
        assert_eq!((shown.viewed_move, shown.viewing_past), (viewed, viewed != 3));
    }
    assert_eq!(window.status(), Status::ToMove);
}

#[test]
fn a_finished_game_can_be_looked_through() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    window.tell(Event::Resign);
    window.tell(Event::ViewFirst);
    window.click("e6");
    let shown = window.shown();
    assert_eq!((shown.note.status, shown.viewed_move), (Status::GameOver, 2));
    assert!(shown.outcome.is_some());
    window.tell(Event::ViewFirst);
    window.tell(Event::Undo);
    assert!(!window.shown().viewing_past, "the game goes on where it stands");
}

#[test]
fn a_click_while_looking_back_only_returns_to_where_the_game_stands() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    // Legal now, legal at the start, taken, and without a flip.
    for square in ["c3", "f5", "d4", "a1"] {
        window.tell(Event::ViewFirst);
        let effects = window.click(square);
        let shown = window.shown();
        assert_eq!((window.moves().as_str(), shown.viewing_past), ("f5 d6", false), "{square}");
        assert_eq!(shown.note.status, Status::ToMove, "{square}");
        assert!(matches!(signals(&effects)[..], [Signal::BoardChanged(_)]), "{square}");
    }
    window.click("c3");
    assert_eq!(window.moves(), "f5 d6 c3", "the next one plays");

    window.tell(Event::TogglePause);
    window.tell(Event::ViewFirst);
    window.click("c5");
    assert_eq!((window.phase(), window.shown().viewing_past), (Phase::Paused, false));
    assert_eq!(window.status(), Status::PausedPressContinue);
}

#[test]
fn an_old_position_shows_its_own_turn_and_stones_beside_the_clock_of_the_game() {
    let mut window = Window::started(Mode::PlayBlack);
    window.click("f5");
    window.wait(secs(1));
    assert!(window.shown().thinking);
    window.tell(Event::ViewFirst);
    let shown = window.shown();
    assert_eq!((shown.turn, shown.side_in_turn), (Side::Black, Side::Black));
    assert_eq!((shown.counts.black, shown.counts.white), (2, 2));
    assert_eq!((shown.clock_side, shown.time.white), (Side::White, Some(secs(29))));
    assert!(!shown.thinking, "nobody thinks at the position that is shown");
    window.tell(Event::ViewLast);
    let shown = window.shown();
    assert_eq!((shown.turn, shown.side_in_turn, shown.thinking), (Side::White, Side::White, true));
}

#[test]
fn a_click_begins_a_game_that_is_ready_and_plays_where_that_is_legal() {
    let mut window = Window::new(heibai::game::Setup::default(), Options::default());
    let note = window.shown().note;
    assert_eq!((note.status, note.side), (Status::PressStart, Some(Side::Black)));
    window.click("f5");
    assert_eq!((window.phase(), window.moves().as_str()), (Phase::Running, "f5"));
    assert_eq!(window.status(), Status::Played);
    window.tell(Event::Undo);
    assert_eq!((window.phase(), window.moves().as_str()), (Phase::Running, ""));
    assert_eq!(window.shown().time.black, Some(secs(30)));
    window.wait(secs(1));
    assert_eq!(window.shown().time.black, Some(secs(29)), "the countdown runs");

    for mode in [Mode::PlayWhite, Mode::Watch] {
        let mut window = Window::ready(mode);
        assert_eq!(window.shown().note.side, None);
        window.click("f5");
        assert_eq!((window.phase(), window.moves().as_str()), (Phase::Running, ""), "{mode:?}");
        assert_eq!(window.status(), Status::Thinking, "{mode:?}");
    }
    let mut window = Window::ready(Mode::TwoPlayers);
    window.tell(Event::Activate(64));
    assert_eq!(window.phase(), Phase::Ready, "there is no such square");
}

#[test]
fn a_click_continues_a_game_that_is_paused_and_plays_nothing() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click("f5");
    window.tell(Event::Reset);
    window.tell(Event::Undo);
    assert_eq!((window.phase(), window.status()), (Phase::Paused, Status::ResetUndone));
    window.click("d6");
    let note = window.shown().note;
    assert_eq!((note.status, note.side), (Status::Continued, Some(Side::White)));
    assert_eq!((window.phase(), window.moves().as_str()), (Phase::Running, "f5"));
}

#[test]
fn whatever_moves_the_game_on_returns_to_where_it_stands() {
    let looking_back = |event: Event| {
        let mut window = Window::started(Mode::TwoPlayers);
        window.click_all("f5d6c3");
        window.tell(Event::Undo);
        window.tell(Event::ViewFirst);
        assert!(window.shown().viewing_past);
        window.tell(event);
        window.shown().viewing_past
    };
    for event in [Event::Skip, Event::Undo, Event::Redo, Event::Reset, Event::Hint] {
        assert!(!looking_back(event.clone()), "{event:?}");
    }
    for event in [Event::TogglePause, Event::Wake] {
        assert!(looking_back(event.clone()), "{event:?}");
    }
    let mut window = Window::started(Mode::PlayBlack);
    window.click("f5");
    window.tell(Event::ViewFirst);
    window.answer("d6");
    window.wait(REPLY_DELAY);
    assert!(!window.shown().viewing_past, "the machine's move");
}

#[test]
fn the_end_is_signalled_once_and_said_again_when_asked() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.log.clear();
    window.click_all("e6f4e3f6g5d6e7f5c5");
    assert_eq!(signals(&window.log).iter().filter(|&it| *it == Signal::GameOver).count(), 1);
    let shown = window.shown();
    let outcome = shown.outcome.expect("it is over");
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(Side::Black), Ending::Board(Finish::WipedOut))
    );
    assert_eq!((shown.note.status, shown.note.cell.as_str()), (Status::GameOver, "c5"));
    assert_eq!((shown.tally.wins.black, shown.can_undo, shown.under_way), (1, true, true));
    window.log.clear();
    window.tell(Event::Undo);
    assert_eq!((window.phase(), window.shown().tally.wins.black), (Phase::Running, 0));
    assert_eq!(window.shown().turn, Side::Black);
    window.tell(Event::Reset);
    window.tell(Event::Undo);
    assert!(!signals(&window.log).contains(&Signal::GameOver));
}

#[test]
fn resigning_says_who() {
    let mut window = Window::started(Mode::PlayWhite);
    window.tell(Event::Resign);
    let shown = window.shown();
    assert_eq!((shown.note.status, shown.note.side), (Status::Resigned, Some(Side::White)));
    let outcome = shown.outcome.expect("it is over");
    assert_eq!(outcome.ending, Ending::By(End::Resigned(Side::White)));
    assert!(signals(&window.log).contains(&Signal::GameOver));
    window.tell(Event::Undo);
    assert!(window.search.is_some(), "the machine thinks on");
}

#[test]
fn undo_and_redo_are_told_with_the_side_to_move() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    window.tell(Event::Undo);
    let note = window.shown().note;
    assert_eq!((note.status, note.side), (Status::Undone, Some(Side::White)));
    window.tell(Event::Redo);
    let note = window.shown().note;
    assert_eq!((note.status, note.side), (Status::Redone, Some(Side::Black)));
    window.tell(Event::Reset);
    window.tell(Event::Undo);
    assert_eq!(window.status(), Status::ResetUndone);
}

#[test]
fn the_setup_is_chosen_in_place_and_remembered() {
    let mut window = Window::new(heibai::game::Setup::default(), Options::default());
    for event in [
        Event::ChooseSize(10),
        Event::ChooseVariant(Variant::Othello {
            size: 10,
            layout: StartLayout::Mirrored,
            first: Side::White,
        }),
        Event::ChooseClock(TimeControl::WholeGame { seconds: 1, increment: 99 }),
        Event::ChooseLevel(Side::White, Level::MAX),
    ] {
        assert!(window.tell(event).contains(&Effect::RememberSetup));
        assert_eq!((window.phase(), window.status()), (Phase::Ready, Status::PressStart));
    }
    assert!(window.tell(Event::ChooseMode(Mode::PlayWhite)).contains(&Effect::RememberSetup));
    let setup = window.shown().setup;
    assert_eq!((setup.variant.size(), setup.levels.white), (10, Level::MAX));
    assert_eq!(setup.time, TimeControl::WholeGame { seconds: 30, increment: 60 });
    assert_eq!(window.shown().turn, Side::White);
    assert_eq!(window.state.board_rows().len(), 100);

    let before = window.shown();
    assert_eq!(window.tell(Event::ChooseSize(10)), [], "it is the same");
    assert_eq!(window.tell(Event::ChooseSize(7)), [], "there is no such board");
    assert_eq!(window.shown(), before);
}

#[test]
fn a_whole_new_board_is_told_cell_by_cell() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let effects = window.tell(Event::ChooseSize(6));
    assert_eq!(signals(&effects), [Signal::BoardChanged((0..36).collect())]);
}

#[test]
fn a_note_from_outside_is_shown() {
    let mut window = Window::started(Mode::TwoPlayers);
    let note = heibai::app::state::Note::new(Status::Saved).detail("game.json".to_owned());
    window.tell(Event::Say(note.clone()));
    assert_eq!(window.shown().note, note);
    assert_eq!(saves(&window.log), 1, "only the start was kept");
    assert_eq!(window.shown().setup, setup(Mode::TwoPlayers, 8));
}
