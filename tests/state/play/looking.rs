//! Looking back at positions of before.

use crate::window_support::{Window, secs, signals};
use heibai::app::state::{Event, LearnEvent, Moment, Status};
use heibai::game::{Answer, Mode, Phase, Side};

#[test]
fn looking_back_changes_nothing_and_the_clock_runs_on() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    let (game, turn) = (window.moves(), window.shown().turn);
    let effects = window.dispatch(Event::View(1));
    assert_eq!(signals(&effects), []);
    let shown = window.shown();
    assert_eq!((shown.viewed_move, shown.viewing_past, shown.move_count), (1, true, 3));
    assert_eq!((shown.note.status, shown.note.number), (Status::ViewingPast, 1));
    assert_eq!(shown.note.cell, "f5", "the move is heard, too");
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
        window.dispatch(event);
        let shown = window.shown();
        assert_eq!((shown.viewed_move, shown.viewing_past), (viewed, viewed != 3));
    }
    assert_eq!(window.status(), Status::BackAtLatest);
}

#[test]
fn only_a_question_on_the_board_is_answered() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    window.dispatch(Event::View(1));
    let before = window.shown();
    window.dispatch(Event::AnswerTimeUp(Answer::KeepTurn));
    assert_eq!(window.shown(), before);
    window.wait(secs(30));
    window.dispatch(Event::Learn(LearnEvent::Enter(Moment {
        date: 20_261_126,
        seconds: 0,
        tonight: 46_399,
    })));
    window.dispatch(Event::AnswerTimeUp(Answer::KeepTurn));
    assert!(window.state.game().time_up().is_some() && !window.state.game().clock_runs());
}

#[test]
fn whoever_goes_on_sees_where_the_game_stands() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    window.dispatch(Event::View(1));
    window.dispatch(Event::TogglePause);
    assert!(window.shown().viewing_past, "a pause is for looking around");
    window.dispatch(Event::TogglePause);
    assert_eq!((window.shown().viewing_past, window.status()), (false, Status::Continued));
    window.dispatch(Event::ViewFirst);
    window.wait(secs(30));
    assert_eq!((window.shown().viewing_past, window.status()), (true, Status::TimeUpAsked));
    window.dispatch(Event::AnswerTimeUp(Answer::KeepTurn));
    assert_eq!((window.shown().viewing_past, window.status()), (false, Status::ToMove));
}

#[test]
fn a_finished_game_can_be_looked_through() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    window.dispatch(Event::Resign);
    window.dispatch(Event::ViewFirst);
    window.click("e6");
    let shown = window.shown();
    assert_eq!((shown.note.status, shown.viewed_move), (Status::GameOver, 2));
    assert!(shown.outcome.is_some());
    window.dispatch(Event::ViewFirst);
    window.dispatch(Event::Undo);
    assert!(!window.shown().viewing_past, "the game goes on where it stands");
}

#[test]
fn a_click_while_looking_back_only_returns_to_where_the_game_stands() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    // Legal now, legal at the start, taken, and without a flip.
    for square in ["c3", "f5", "d4", "a1"] {
        window.dispatch(Event::ViewFirst);
        let effects = window.click(square);
        let shown = window.shown();
        assert_eq!((window.moves().as_str(), shown.viewing_past), ("f5 d6", false), "{square}");
        assert_eq!(shown.note.status, Status::BackAtLatest, "{square}");
        assert_eq!(signals(&effects), [], "{square}");
    }
    window.click("c3");
    assert_eq!(window.moves(), "f5 d6 c3", "the next one plays");

    window.dispatch(Event::TogglePause);
    window.dispatch(Event::ViewFirst);
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
    window.dispatch(Event::ViewFirst);
    let shown = window.shown();
    assert_eq!((shown.turn, shown.side_in_turn), (Side::Black, Side::Black));
    assert_eq!((shown.counts.black, shown.counts.white), (2, 2));
    assert_eq!((shown.clock_side, shown.time.white), (Side::White, Some(secs(29))));
    assert!(!shown.thinking, "nobody thinks at the position that is shown");
    window.dispatch(Event::ViewLast);
    let shown = window.shown();
    assert_eq!((shown.turn, shown.side_in_turn, shown.thinking), (Side::White, Side::White, true));
}
