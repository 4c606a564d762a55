//! Matches set up for tests, and ways to play them on.
#![allow(dead_code, reason = "every test file uses its own part of this")]

use std::time::Duration;

use heibai::game::{
    How, Match, Mode, Mover, Options, PerGame, Phase, Ply, Position, Setup, Side, SkipRule,
    TimeControl, TimeOutRule, Variant,
};
use heibai::othello::StartLayout;

pub const PER_TURN: TimeControl = TimeControl::PerTurn { seconds: 30 };
pub const WHOLE_GAME: TimeControl = TimeControl::WholeGame { seconds: 300, increment: 5 };

pub const fn secs(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

pub const fn millis(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

pub fn setup(mode: Mode, size: u8, time: TimeControl) -> Setup {
    Setup {
        variant: Variant::Othello { size, layout: StartLayout::Standard, first: Side::Black },
        mode,
        time,
        ..Setup::default()
    }
}

pub fn official() -> Options {
    Options { skip: SkipRule::Official, ..Options::default() }
}

pub fn on_time_out(time_out: TimeOutRule) -> Options {
    Options { time_out: PerGame::from_fn(|_| time_out), ..Options::default() }
}

pub fn ready(mode: Mode) -> Match {
    Match::new(setup(mode, 8, PER_TURN), Options::default()).expect("the set-up is sound")
}

/// A match that was started at time 0.
pub fn started(mode: Mode, size: u8, time: TimeControl, options: Options) -> Match {
    let mut game = Match::new(setup(mode, size, time), options).expect("the set-up is sound");
    game.start(Duration::ZERO).expect("it is ready");
    game
}

pub fn running(mode: Mode) -> Match {
    started(mode, 8, PER_TURN, Options::default())
}

pub fn mover(game: &Match) -> Mover {
    if game.machine_to_move().is_some() { Mover::Machine } else { Mover::Human }
}

/// Plays a transcript such as `f5d6`, for whoever is to move.
pub fn play(game: &mut Match, transcript: &str, now: Duration) {
    for name in transcript.as_bytes().chunks(2) {
        let name = std::str::from_utf8(name).expect("transcripts are of ASCII");
        let cell = game.position().cell_named(name).expect("the square is on the board");
        game.place(cell, mover(game), now).expect("the move is legal");
    }
}

/// Does what the rules allow whoever is to move: the `choice`th legal move, or a pass.
pub fn play_any(game: &mut Match, choice: usize, now: Duration) {
    let legal = game.position().legal_cells();
    match (legal.is_empty(), mover(game)) {
        (false, mover) => {
            game.place(legal[choice % legal.len()], mover, now).expect("the move is legal");
        }
        (true, Mover::Human) => game.skip(now).expect("there is no legal move"),
        (true, Mover::Machine) => game.machine_pass(now).expect("there is no legal move"),
    }
}

/// Moves at random, always the same for a seed.
pub fn choices(seed: u64) -> impl FnMut() -> usize {
    let mut random = fastrand::Rng::with_seed(seed);
    move || random.usize(..1000)
}

/// Plays at random up to a position that `stop` accepts; looks for one from seed to seed.
pub fn play_to(fresh: &Match, now: Duration, stop: impl Fn(&Match) -> bool) -> Match {
    for seed in 0..2000 {
        let mut game = fresh.clone();
        let mut choice = choices(seed);
        while game.phase() == Phase::Running {
            if stop(&game) {
                return game;
            }
            play_any(&mut game, choice(), now);
        }
        if stop(&game) {
            return game;
        }
    }
    panic!("no random game comes to such a position");
}

/// Replays the plies of a match from its start.
pub fn replayed(game: &Match) -> Position {
    let mut position = game.setup().variant.start().expect("the set-up is sound");
    for turn in game.turns() {
        assert_eq!(turn.side, position.side_to_move());
        assert_eq!(turn.ply == Ply::Pass, !matches!(turn.how, How::Placed | How::Opening));
        position.play(turn.ply).expect("every ply is legal");
    }
    position
}

/// Everything of a match that a person sees, but the clocks.
pub fn seen(game: &Match) -> (Phase, Position, Vec<(Side, Ply)>, Option<heibai::game::Outcome>) {
    let turns = game.turns().iter().map(|turn| (turn.side, turn.ply)).collect();
    (game.phase(), game.position().clone(), turns, game.outcome())
}
