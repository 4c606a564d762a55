//! Moves as they are clicked, told and shown.

use super::{on_time_out, situation};
use crate::window_support::{Window, millis, signals};
use heibai::app::state::{Event, Signal, Status};
use heibai::game::{Mode, Phase, Side, TimeOutRule};

#[test]
fn a_move_is_told_with_its_side_its_square_and_its_flips() {
    let mut window = Window::started(Mode::TwoPlayers);
    let effects = window.click("f5");
    let note = window.shown().note;
    assert_eq!((note.status, note.side), (Status::Played, Some(Side::Black)));
    assert_eq!((note.cell.as_str(), note.count), ("f5", 1));
    let (e5, f5) = (window.cell("e5"), window.cell("f5"));
    assert_eq!(signals(&effects), [Signal::StonePlaced(f5)]);
    let rows = window.state.board_rows();
    assert_eq!([e5, f5].map(|cell| rows[cell].stone), [Some(Side::Black); 2]);
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
    assert_eq!(window.dispatch(Event::Activate(9999)), []);
    assert_eq!(window.shown(), before);
    assert_eq!(window.moves(), "");
}

#[test]
fn what_is_refused_once_more_is_told_once_more() {
    let mut window = Window::started(Mode::TwoPlayers);
    let again = |effects: &[_]| signals(effects).contains(&Signal::SaidAgain);
    for (square, is_again) in [("a1", false), ("a1", true), ("a1", true), ("d4", false)] {
        assert_eq!(again(&window.click(square)), is_again, "{square}");
    }
    for (event, is_again) in [(Event::Undo, false), (Event::Undo, true), (Event::Redo, false)] {
        assert_eq!(again(&window.dispatch(event)), is_again);
    }
    let explain = || Event::Explain(Status::NoSquare);
    assert!(!again(&window.dispatch(explain())));
    assert!(!again(&window.dispatch(Event::Wake)));
    assert!(again(&window.dispatch(explain())));
    assert!(!again(&window.click("f5")));
}

#[test]
fn rapid_clicking_never_plays_two_moves_for_one_side() {
    let mut window = Window::started(Mode::PlayBlack);
    for cell in 0..64 {
        window.dispatch(Event::Activate(cell));
        window.dispatch(Event::Activate(cell));
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
        window.dispatch(event);
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
    window.dispatch(Event::Start);
    assert_eq!(window.legal(), legal);
    window.dispatch(Event::TogglePause);
    assert!(window.legal().is_empty(), "a click would only end the pause");
    window.dispatch(Event::TogglePause);
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
    window.dispatch(Event::Skip);
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
