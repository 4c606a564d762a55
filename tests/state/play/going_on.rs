//! How a game begins, goes on and ends, and what is told of it.

use crate::window_support::{REPLY_DELAY, Window, saves, secs, setup, signals};
use heibai::app::state::{Effect, Event, Signal, Status};
use heibai::game::{End, Ending, Finish, Level, Mode, Options, Phase, Side, TimeControl, Variant};
use heibai::othello::StartLayout;

#[test]
fn a_click_begins_a_game_that_is_ready_and_plays_where_that_is_legal() {
    let mut window = Window::new(heibai::game::Setup::default(), Options::default());
    let note = window.shown().note;
    assert_eq!((note.status, note.side), (Status::PressStart, Some(Side::Black)));
    window.click("f5");
    assert_eq!((window.phase(), window.moves().as_str()), (Phase::Running, "f5"));
    assert_eq!(window.status(), Status::Played);
    window.dispatch(Event::Undo);
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
    window.dispatch(Event::Activate(64));
    assert_eq!(window.phase(), Phase::Ready, "there is no such square");
}

#[test]
fn a_click_continues_a_game_that_is_paused_and_plays_nothing() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click("f5");
    window.dispatch(Event::Reset);
    window.dispatch(Event::Undo);
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
        window.dispatch(Event::Undo);
        window.dispatch(Event::ViewFirst);
        assert!(window.shown().viewing_past);
        window.dispatch(event);
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
    window.dispatch(Event::ViewFirst);
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
    window.dispatch(Event::Undo);
    assert_eq!((window.phase(), window.shown().tally.wins.black), (Phase::Running, 0));
    assert_eq!(window.shown().turn, Side::Black);
    window.dispatch(Event::Reset);
    window.dispatch(Event::Undo);
    assert!(!signals(&window.log).contains(&Signal::GameOver));
}

#[test]
fn resigning_says_who() {
    let mut window = Window::started(Mode::PlayWhite);
    window.dispatch(Event::Resign);
    let shown = window.shown();
    assert_eq!((shown.note.status, shown.note.side), (Status::Resigned, Some(Side::White)));
    let outcome = shown.outcome.expect("it is over");
    assert_eq!(outcome.ending, Ending::By(End::Resigned(Side::White)));
    assert!(signals(&window.log).contains(&Signal::GameOver));
    window.dispatch(Event::Undo);
    assert!(window.search.is_some(), "the machine thinks on");
}

#[test]
fn undo_and_redo_are_told_with_the_side_to_move() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    window.dispatch(Event::Undo);
    let note = window.shown().note;
    assert_eq!((note.status, note.side), (Status::Undone, Some(Side::White)));
    assert_eq!(note.cell, "d6");
    window.dispatch(Event::Redo);
    let note = window.shown().note;
    assert_eq!((note.status, note.side), (Status::Redone, Some(Side::Black)));
    assert_eq!(note.cell, "d6");
    // Against the machine a step is its move, too.
    let mut window = Window::started(Mode::PlayBlack);
    window.click("f5");
    window.answer("d6");
    window.wait(secs(3));
    for event in [Event::Undo, Event::Redo] {
        window.dispatch(event);
        assert_eq!(window.shown().note.cell, "f5 d6");
    }
    window.dispatch(Event::Reset);
    window.dispatch(Event::Undo);
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
        Event::ChooseSkill(Side::White, Level::MAX.into()),
    ] {
        assert!(window.dispatch(event).contains(&Effect::RememberSetup));
        assert_eq!((window.phase(), window.status()), (Phase::Ready, Status::PressStart));
    }
    assert!(window.dispatch(Event::ChooseMode(Mode::PlayWhite)).contains(&Effect::RememberSetup));
    let setup = window.shown().setup;
    assert_eq!((setup.variant.size(), setup.skills.white), (10, Level::MAX.into()));
    assert_eq!(setup.time, TimeControl::WholeGame { seconds: 30, increment: 60 });
    assert_eq!(window.shown().turn, Side::White);
    assert_eq!(window.state.board_rows().len(), 100);

    let before = window.shown();
    assert_eq!(window.dispatch(Event::ChooseSize(10)), [], "it is the same");
    assert_eq!(window.dispatch(Event::ChooseSize(7)), [], "there is no such board");
    assert_eq!(window.shown(), before);
}

#[test]
fn a_new_size_is_a_whole_new_board() {
    let mut window = Window::ready(Mode::TwoPlayers);
    window.dispatch(Event::ChooseSize(6));
    let rows = window.state.board_rows();
    assert_eq!((rows.len(), rows.last().map(|row| row.name.as_str())), (36, Some("f6")));
}

#[test]
fn a_note_from_outside_is_shown() {
    let mut window = Window::started(Mode::TwoPlayers);
    let note = heibai::app::state::Note::new(Status::Saved).detail("game.json".to_owned());
    window.dispatch(Event::Say(note.clone()));
    assert_eq!(window.shown().note, note);
    assert_eq!(saves(&window.log), 1, "only the start was kept");
    assert_eq!(window.shown().setup, setup(Mode::TwoPlayers, 8));
}

#[test]
fn the_name_of_a_person_stands_in_the_record_of_a_game_against_the_machine() {
    for (mode, black, white) in [
        (Mode::PlayBlack, "Ada", "Heibai 3"),
        (Mode::PlayWhite, "Heibai 3", "Ada"),
        (Mode::TwoPlayers, "", ""),
    ] {
        let mut window = Window::started(mode);
        window.change(|settings| settings.play.name = "Ada".to_owned());
        window.dispatch(Event::Resign);
        let names = window.log.iter().find_map(|effect| match effect {
            Effect::KeepFinished(game) => Some(game.tree.facts.names.clone()),
            _ => None,
        });
        let names = names.expect("it is kept");
        assert_eq!((names.black.as_str(), names.white.as_str()), (black, white), "{mode:?}");
    }
}
