//! The tallies: who won how often against whom, over changes of colour, undo and starts of the program.

use std::fs;

use crate::driver_support::Home;
use crate::window_support::Window;
use heibai::app::disk::Trouble;
use heibai::app::kept_file::KeptFile;
use heibai::app::state::{Effect, Event, Status};
use heibai::game::{
    Counted, Game, Mode, Opponents, Options, PerSide, Phase, Results, Seat, Setup, Side, Skill,
    Tallies, Tally, TallyChange,
};

fn level(number: u16) -> Skill {
    Skill::new(number).expect("it is from 1 to 10")
}

fn machine(number: u16) -> Seat {
    Seat::Machine(level(number))
}

fn tally(black: u32, white: u32, draws: u32) -> Tally {
    Tally { wins: PerSide { black, white }, draws }
}

fn started(mode: Mode, black: u16, white: u16) -> Window {
    let skills = PerSide { black: level(black), white: level(white) };
    let setup = Setup { skills, ..crate::window_support::setup(mode, 8) };
    let mut window = Window::new(setup, Options::default());
    window.dispatch(Event::Start);
    window
}

fn changes(effects: &[Effect]) -> Vec<TallyChange> {
    let change = |effect: &Effect| match effect {
        Effect::ChangeTally(change) => Some(*change),
        _ => None,
    };
    effects.iter().filter_map(change).collect()
}

#[test]
fn whoever_changes_sides_keeps_their_wins() {
    let mut window = started(Mode::PlayBlack, 1, 5);
    window.dispatch(Event::Resign);
    assert_eq!(window.shown().tally, tally(0, 1, 0), "the machine has won, with White");
    window.dispatch(Event::SwapSides);
    assert_eq!(window.shown().tally, tally(1, 0, 0), "it has Black now");
    window.dispatch(Event::Resign);
    assert_eq!(window.shown().tally, tally(2, 0, 0));
    window.dispatch(Event::SwapSides);
    assert_eq!(window.shown().tally, tally(0, 2, 0));
}

#[test]
fn each_pair_of_opponents_has_a_tally_of_its_own() {
    let mut window = started(Mode::PlayBlack, 1, 5);
    window.dispatch(Event::Resign);
    window.dispatch(Event::ChooseSkill(Side::White, level(6)));
    assert_eq!(window.shown().tally, tally(0, 1, 0), "of the game on the board");
    window.dispatch(Event::Rematch);
    assert_eq!(window.shown().tally, tally(0, 0, 0), "against another level");
    window.dispatch(Event::Reset);
    window.dispatch(Event::ChooseMode(Mode::TwoPlayers));
    assert_eq!(window.shown().tally, tally(0, 0, 0), "between people");
    window.dispatch(Event::ChooseMode(Mode::PlayWhite));
    window.dispatch(Event::ChooseSkill(Side::Black, level(5)));
    assert_eq!(window.shown().tally, tally(1, 0, 0), "the same two");
    let gomoku = heibai::game::Variant::usual(Game::Gomoku);
    window.dispatch(Event::ChooseVariant(gomoku));
    assert_eq!(window.shown().tally, tally(0, 0, 0), "in another game");
}

#[test]
fn people_at_one_board_are_told_by_their_colours() {
    let mut window = started(Mode::TwoPlayers, 3, 3);
    window.click("f5");
    window.dispatch(Event::Resign);
    assert_eq!(window.shown().tally, tally(1, 0, 0));
    window.dispatch(Event::SwapSides);
    assert_eq!(window.shown().tally, tally(1, 0, 0));
}

#[test]
fn an_end_that_is_taken_back_does_not_count_and_counts_once_when_brought_back() {
    let mut window = started(Mode::PlayBlack, 3, 3);
    window.click("f5");
    let counted = Counted {
        opponents: Opponents::new(Game::Othello, machine(3), Seat::Person),
        winner: Some(1),
    };
    let effects = window.dispatch(Event::Resign);
    assert_eq!(changes(&effects), [TallyChange::Count(counted)]);
    let effects = window.dispatch(Event::Undo);
    assert_eq!(changes(&effects), [TallyChange::TakeBack(counted)]);
    assert_eq!(window.shown().tally, tally(0, 0, 0));
    let effects = window.dispatch(Event::Redo);
    assert_eq!(changes(&effects), [TallyChange::Count(counted)]);
    assert_eq!(changes(&window.dispatch(Event::Rematch)), []);
    let effects = window.dispatch(Event::Undo);
    assert_eq!((window.phase(), changes(&effects)), (Phase::Over, Vec::new()));
    assert_eq!(window.shown().tally, tally(0, 1, 0));
}

#[test]
fn the_level_that_played_is_the_one_that_is_taken_back() {
    let mut window = started(Mode::PlayBlack, 3, 4);
    window.dispatch(Event::Resign);
    window.dispatch(Event::ChooseSkill(Side::White, level(9)));
    window.dispatch(Event::Undo);
    assert_eq!(window.shown().tally, tally(0, 0, 0));
    window.dispatch(Event::ChooseSkill(Side::White, level(4)));
    assert_eq!(window.shown().tally, tally(0, 0, 0));
}

#[test]
fn opponents_are_the_same_in_either_order() {
    let mut tallies = Tallies::default();
    let players = PerSide { black: machine(7), white: machine(2) };
    for winner in [Some(Side::Black), Some(Side::Black), Some(Side::White), None] {
        tallies.change(TallyChange::Count(Counted::new(Game::Othello, players, winner)));
    }
    assert_eq!(tallies.between(Game::Othello, players), tally(2, 1, 1));
    let turned = PerSide { black: players.white, white: players.black };
    assert_eq!(tallies.between(Game::Othello, turned), tally(1, 2, 1));
    let never = Counted::new(Game::Gomoku, players, None);
    tallies.change(TallyChange::TakeBack(never));
    assert_eq!(tallies.between(Game::Gomoku, players), tally(0, 0, 0));
}

#[test]
fn the_tally_is_there_again_at_the_next_start_and_after_a_kill() {
    let home = Home::new();
    let mut program = home.start(Mode::PlayBlack);
    program.dispatch(Event::Resign);
    program.settle();
    let killed = home.after_kill().start(Mode::PlayWhite);
    assert_eq!(killed.shown().tally, tally(1, 0, 0), "the machine has Black there");
    killed.quit();
    program.dispatch(Event::Undo);
    program.quit();
    assert_eq!(home.start(Mode::PlayBlack).shown().tally, tally(0, 0, 0));
}

#[test]
fn programs_that_run_together_lose_no_result() {
    let home = Home::new();
    let mut programs = vec![home.start(Mode::PlayBlack), home.start(Mode::PlayBlack)];
    for program in &mut programs {
        program.dispatch(Event::Resign);
    }
    for program in programs {
        program.quit();
    }
    assert_eq!(home.start(Mode::PlayBlack).shown().tally, tally(0, 2, 0));
}

#[test]
fn a_file_that_is_not_understood_is_kept_aside_and_told() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("tally.toml");
    for (text, trouble) in [
        ("", Trouble::Broken),
        ("version = 1\nopponents = 3\n", Trouble::Broken),
        ("version = 4\n", Trouble::NewerVersion),
        (
            "version = 1\n[[opponents]]\ngame = \"othello\"\nplayers = [0, 11]\nwins = [1, 0]\ndraws = 0\n",
            Trouble::Broken,
        ),
        (
            "version = 1\n[[opponents]]\ngame = \"othello\"\nplayers = [3, 0]\nwins = [1, 0]\ndraws = 0\n",
            Trouble::Broken,
        ),
        (
            "version = 1\n[[opponents]]\ngame = \"othello\"\nplayers = [0, 3]\nwins = [-1, 0]\ndraws = 0\n",
            Trouble::Broken,
        ),
    ] {
        fs::write(&path, text).expect("it can be written");
        let file = KeptFile::<Tallies>::at(path.clone());
        let (tallies, notice) = file.read();
        let notice = notice.expect("the user is told");
        assert_eq!((notice.trouble, tallies), (trouble, Tallies::default()), "{text}");
        let kept = notice.kept_aside.expect("it could be moved");
        assert_eq!(fs::read_to_string(kept).expect("it is there"), text);
        // The same that comes while the program runs.
        fs::write(&path, text).expect("it can be written");
        let change = TallyChange::Count(Counted {
            opponents: Opponents::new(Game::Gomoku, Seat::Person, machine(10)),
            winner: None,
        });
        let (_, notice) = file.change(&change, None).expect("there is room");
        let notice = notice.expect("the user is told");
        assert_eq!(notice.trouble, trouble);
        let (tallies, notice) = KeptFile::<Tallies>::at(path.clone()).read();
        assert!(notice.is_none(), "{text}");
        let kept: Vec<_> = tallies.iter().map(|(_, results)| *results).collect();
        assert_eq!(kept, [Results { wins: [0, 0], draws: 1 }]);
    }
}

#[test]
fn a_tally_that_cannot_be_kept_is_told_and_the_game_goes_on() {
    let home = Home::new();
    fs::create_dir_all(home.path("state/tally.toml")).expect("it can be made");
    let mut program = home.start(Mode::PlayBlack);
    assert_eq!(program.status(), Status::TallyReset);
    fs::create_dir_all(home.path("state/tally.toml")).expect("it can be made");
    program.dispatch(Event::Resign);
    program.settle();
    assert_eq!(program.shown().tally, tally(0, 1, 0));
    assert_eq!(program.phase(), Phase::Over);
}
