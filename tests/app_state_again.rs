//! Who plays, and the next game with the same players: rematch, swapped sides, names of files.

mod window_support;

use heibai::app::state::{Effect, Event, Finding, Status};
use heibai::game::{Level, Mode, Options, PerSide, Phase, Setup, Side, Variant};
use heibai::gomoku::{self, Ruleset};
use window_support::Window;

fn level(number: u8) -> Level {
    Level::new(number).expect("it is from 1 to 10")
}

fn with_levels(mode: Mode, black: u8, white: u8) -> Window {
    let levels = PerSide { black: level(black), white: level(white) };
    let setup = Setup { levels, ..window_support::setup(mode, 8) };
    let mut window = Window::new(setup, Options::default());
    window.tell(Event::Start);
    window
}

/// Ends the game, by resignation where there is a person.
fn over(mut window: Window) -> Window {
    window.tell(Event::Resign);
    assert_eq!(window.phase(), Phase::Over);
    window
}

#[test]
fn who_plays_a_side_is_a_person_or_a_level() {
    for (mode, you, players) in [
        (Mode::TwoPlayers, None, [None, None]),
        (Mode::PlayBlack, Some(Side::Black), [None, Some(5)]),
        (Mode::PlayWhite, Some(Side::White), [Some(2), None]),
        (Mode::Watch, None, [Some(2), Some(5)]),
    ] {
        let shown = with_levels(mode, 2, 5).shown();
        assert_eq!(shown.you, you, "{mode:?}");
        let [black, white] = players.map(|number| number.map(level));
        assert_eq!((shown.players.black, shown.players.white), (black, white), "{mode:?}");
    }
}

#[test]
fn who_has_which_colour_follows_the_choice_of_swap2() {
    let variant =
        Variant::Gomoku { size: 15, rules: Ruleset::Freestyle, opening: gomoku::Opening::Swap2 };
    let setup = Setup { variant, mode: Mode::PlayBlack, ..Setup::default() };
    for (choice, you) in
        [(heibai::game::Choice::Black, Side::White), (heibai::game::Choice::White, Side::Black)]
    {
        let mut window = Window::new(setup, Options::default());
        for cell in [112, 113, 128] {
            window.tell(Event::Activate(cell));
        }
        window.answer_with(Some(Finding { ranked: Vec::new(), choice: Some(choice) }));
        window.wait(window_support::REPLY_DELAY);
        let shown = window.shown();
        assert_eq!((shown.you, shown.opener), (Some(you), Some(you)), "{choice:?}");
        assert_eq!(shown.players[you], None);
        assert_eq!(shown.players[!you], Some(level(3)));
    }
}

#[test]
fn a_rematch_begins_at_once_with_the_same_choices() {
    let mut window = over(with_levels(Mode::PlayBlack, 2, 5));
    let setup = window.shown().setup;
    assert!(window.shown().can_rematch);
    window.tell(Event::Rematch);
    assert_eq!((window.phase(), window.status()), (Phase::Running, Status::Started));
    assert_eq!((window.shown().setup, window.shown().move_count), (setup, 0));
    assert!(!window.shown().can_rematch);
    let before = window.shown();
    assert_eq!(window.tell(Event::Rematch), []);
    assert_eq!(window.tell(Event::SwapSides), []);
    assert_eq!(window.shown(), before, "asked twice, it does no harm");
    window.tell(Event::Undo);
    assert_eq!(window.status(), Status::GameOverStatus, "the game before is back");
}

#[test]
fn swapped_sides_take_the_strength_along() {
    for (mode, swapped) in [
        (Mode::PlayBlack, Mode::PlayWhite),
        (Mode::PlayWhite, Mode::PlayBlack),
        (Mode::TwoPlayers, Mode::TwoPlayers),
    ] {
        let mut window = over(with_levels(mode, 2, 5));
        let before = window.shown();
        let effects = window.tell(Event::SwapSides);
        let shown = window.shown();
        assert_eq!((shown.phase, shown.setup.mode), (Phase::Running, swapped));
        assert_eq!(effects.contains(&Effect::RememberSetup), swapped != mode, "{mode:?}");
        for side in Side::ALL {
            assert_eq!(shown.players[side], before.players[!side], "{mode:?}");
        }
    }
}

#[test]
fn neither_interrupts_a_game_nor_begins_the_first_one() {
    for mut window in [Window::ready(Mode::PlayBlack), Window::started(Mode::PlayBlack)] {
        let before = window.shown();
        for event in [Event::Rematch, Event::SwapSides] {
            assert_eq!(window.tell(event), []);
            assert_eq!(window.shown(), before);
        }
    }
}

#[test]
fn a_name_is_suggested_from_the_day_the_game_and_who_plays() {
    for (mode, name) in [
        (Mode::TwoPlayers, "2026-11-21 Othello Black–White"),
        (Mode::PlayBlack, "2026-11-21 Othello Black–Level 5"),
        (Mode::PlayWhite, "2026-11-21 Othello Level 2–White"),
        (Mode::Watch, "2026-11-21 Othello Level 2–Level 5"),
    ] {
        assert_eq!(with_levels(mode, 2, 5).state.suggested_name("2026-11-21"), name);
    }
    let setup = Setup { variant: Variant::usual(heibai::game::Game::Gomoku), ..Setup::default() };
    let window = Window::new(setup, Options::default());
    assert_eq!(window.state.suggested_name("2026-11-21"), "2026-11-21 Gomoku Black–Level 3");
}
