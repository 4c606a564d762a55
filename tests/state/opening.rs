//! Balanced openings as the window offers them: chosen, made at Start, told and shown.

use std::collections::BTreeSet;

use crate::window_support::{Window, setup, signals};
use heibai::app::settings::Settings;
use heibai::app::state::{AppState, Effect, Event, Status};
use heibai::game::{How, Mode, Opening, Options, Phase, Setup, Side, Variant};
use heibai::othello::StartLayout;
use heibai::records::openings;

const MODES: [Mode; 4] = [Mode::TwoPlayers, Mode::PlayBlack, Mode::PlayWhite, Mode::Watch];

fn ready(mode: Mode, seed: u64) -> Window {
    let setup = Setup { opening: Opening::Balanced, ..setup(mode, 8) };
    let mut window = Window::new(setup, Options::default());
    window.state = AppState::new(setup, Settings::default(), seed).expect("sound");
    window.state.use_openings(openings::random);
    window
}

fn started(mode: Mode) -> Window {
    let mut window = ready(mode, 1);
    window.dispatch(Event::Start);
    window
}

#[test]
fn start_makes_the_moves_of_an_opening_in_every_mode() {
    for mode in MODES {
        let mut window = ready(mode, 1);
        let effects = window.dispatch(Event::Start);
        let shown = window.shown();
        assert_eq!((shown.phase, shown.move_count, shown.turn), (Phase::Running, 8, Side::Black));
        assert_eq!(shown.counts.black + shown.counts.white, 12);
        let rows = window.state.move_rows();
        assert!(rows.iter().all(|row| !row.is_pass() && row.how == How::Opening));
        assert_eq!(window.state.board_rows().iter().filter(|row| row.last_move).count(), 1);
        assert_eq!(signals(&effects), [], "no sound of a disc");
        let machine_begins = matches!(mode, Mode::PlayWhite | Mode::Watch);
        assert_eq!(window.search.is_some(), machine_begins);
        let status = if machine_begins { Status::Thinking } else { Status::Started };
        assert_eq!(window.status(), status);
    }
}

#[test]
fn openings_are_chosen_by_chance_and_the_same_seed_chooses_the_same() {
    let moves = |seed| {
        let mut window = ready(Mode::TwoPlayers, seed);
        let mut games = Vec::new();
        for _ in 0..12 {
            window.dispatch(Event::Start);
            games.push(window.moves());
            window.dispatch(Event::Reset);
        }
        games
    };
    assert_eq!(moves(1), moves(1));
    assert_ne!(moves(1), moves(2));
    assert!(BTreeSet::from_iter(moves(1)).len() > 1, "not always the same one");
}

fn start(layout: StartLayout, first: Side) -> Event {
    Event::ChooseVariant(Variant::Othello { size: 8, layout, first })
}

#[test]
fn the_choice_is_offered_where_openings_are_known_and_waits_elsewhere() {
    let mut window = ready(Mode::TwoPlayers, 1);
    assert!(window.shown().has_openings);
    for (event, back) in [
        (Event::ChooseSize(6), Event::ChooseSize(8)),
        (start(StartLayout::Mirrored, Side::Black), start(StartLayout::Standard, Side::Black)),
        (start(StartLayout::Standard, Side::White), start(StartLayout::Standard, Side::Black)),
    ] {
        window.dispatch(event);
        assert!(!window.shown().has_openings);
        window.dispatch(Event::Start);
        assert_eq!(window.shown().move_count, 0);
        window.dispatch(Event::Reset);
        window.dispatch(back);
        assert!(window.shown().has_openings);
        window.dispatch(Event::Start);
        assert_eq!(window.shown().move_count, 8, "the choice was only waiting");
        window.dispatch(Event::Reset);
    }
}

#[test]
fn without_openings_none_is_offered_and_the_game_begins_with_the_first_move() {
    let setup = Setup { opening: Opening::Balanced, ..setup(Mode::TwoPlayers, 8) };
    let mut window = Window::new(setup, Options::default());
    assert!(!window.shown().has_openings);
    window.dispatch(Event::Start);
    assert_eq!((window.shown().move_count, window.status()), (0, Status::Started));
}

#[test]
fn choosing_is_remembered_and_waits_for_the_end_of_a_game() {
    let mut window = Window::ready(Mode::TwoPlayers);
    window.state.use_openings(openings::random);
    let effects = window.dispatch(Event::ChooseOpening(Opening::Balanced));
    assert!(effects.contains(&Effect::RememberSetup));
    assert_eq!(window.shown().setup.opening, Opening::Balanced);
    window.dispatch(Event::Start);
    assert_eq!(window.shown().move_count, 8);
    window.dispatch(Event::ChooseOpening(Opening::None));
    assert_eq!(window.shown().setup.opening, Opening::Balanced);
    window.dispatch(Event::Reset);
    window.dispatch(Event::Start);
    assert_eq!(window.shown().move_count, 0);
}

#[test]
fn undo_goes_back_to_the_opening_and_no_further() {
    for mode in [Mode::TwoPlayers, Mode::PlayBlack] {
        let mut window = started(mode);
        let opening = window.moves();
        assert!(!window.shown().can_undo);
        window.dispatch(Event::Undo);
        assert_eq!((window.status(), window.moves()), (Status::NothingToUndo, opening.clone()));
        let cell = window.state.game().position().legal_cells()[0];
        window.dispatch(Event::Activate(cell));
        assert_eq!(window.shown().move_count, 9);
        window.dispatch(Event::Undo);
        assert_eq!((window.status(), window.moves()), (Status::Undone, opening));
        window.dispatch(Event::Redo);
        assert_eq!(window.shown().move_count, 9);
    }
}

#[test]
fn the_opening_is_kept_and_resumed_with_the_game() {
    for moves in [0, 1] {
        let mut window = started(Mode::TwoPlayers);
        for _ in 0..moves {
            let cell = window.state.game().position().legal_cells()[0];
            window.dispatch(Event::Activate(cell));
        }
        let image = window.kept.clone().expect("a started game is kept");
        let mut next = Window::new(
            Setup { variant: Variant::default(), ..Setup::default() },
            Options::default(),
        );
        next.restore(&image);
        assert_eq!((next.phase(), next.status()), (Phase::Paused, Status::Resumed));
        assert_eq!(next.state.move_rows(), window.state.move_rows());
        assert_eq!(next.shown().can_undo, moves > 0);
    }
}

#[test]
fn a_game_with_nothing_but_its_opening_is_not_kept_aside() {
    let mut window = started(Mode::TwoPlayers);
    let image = {
        let mut other = Window::started(Mode::TwoPlayers);
        other.click("f5");
        other.kept.expect("it is kept")
    };
    let effects = window.restore(&image);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::KeepAside(_))));
}

#[test]
fn an_opening_that_was_chosen_begins_every_game() {
    let opening = Opening::Line("f5d6c3d3c4".parse().expect("a line"));
    let mut window = ready(Mode::TwoPlayers, 1);
    window.dispatch(Event::ChooseOpening(opening));
    for _ in 0..3 {
        window.dispatch(Event::Start);
        assert_eq!(window.moves(), "f5 d6 c3 d3 c4");
        assert_eq!(window.shown().turn, Side::White);
        window.dispatch(Event::Reset);
    }
    // It does not go with another start; then the game begins with the first move.
    let (layout, first) = (StartLayout::Mirrored, Side::Black);
    window.dispatch(Event::ChooseVariant(Variant::Othello { size: 8, layout, first }));
    window.dispatch(Event::Start);
    assert_eq!(window.moves(), "");
}

#[test]
fn a_match_keeps_the_opening_that_was_chosen() {
    let opening = Opening::Line("f5d6c3".parse().expect("a line"));
    let mut window = ready(Mode::TwoPlayers, 1);
    window.dispatch(Event::ChooseOpening(opening));
    window.dispatch(Event::PlaySeries(2));
    assert_eq!(window.shown().setup.opening, opening);
    assert_eq!(window.state.move_rows().len(), 3);
}

#[test]
fn a_match_of_several_games_takes_a_balanced_opening_for_itself_alone() {
    let mut window = ready(Mode::PlayBlack, 1);
    window.dispatch(Event::ChooseOpening(Opening::None));
    window.dispatch(Event::PlaySeries(2));
    assert_eq!(window.state.chosen().opening, Opening::Balanced);
    window.dispatch(Event::Reset);
    window.dispatch(Event::ChooseMode(Mode::PlayBlack));
    assert_eq!(window.state.chosen().opening, Opening::None);
    // What was chosen since is kept.
    window.dispatch(Event::PlaySeries(2));
    window.dispatch(Event::Reset);
    window.dispatch(Event::ChooseOpening(Opening::Balanced));
    window.dispatch(Event::ChooseMode(Mode::PlayWhite));
    assert_eq!(window.state.chosen().opening, Opening::Balanced);
}
