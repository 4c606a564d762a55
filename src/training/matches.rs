//! Matches between two levels. Each opening is played with both colours, so that neither it nor the colour favours one
//! of them. [`tournament`] is for whole programs.

pub(crate) mod algorithms;
pub mod referee;
pub mod round_robin;
pub mod spec;
pub mod statistics;
pub mod tournament;

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::workers;
use crate::engine::own::{Machine, Settings};
use crate::game::{GameRecord, Level, Outcome, Ply, Position, Side, Variant};
use crate::search::{Limits, Request, Shortage, Stop};
use statistics::{Score, Statistics};

/// Who plays whom, and how often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The level whose result is reported.
    pub level: Level,
    /// Its opponent.
    pub opponent: Level,
    /// What they play.
    pub variant: Variant,
    /// Openings; each is played twice.
    pub openings: u32,
    /// Where they come from.
    pub source: OpeningSource,
    /// Determines the openings, and the players' choices among equal moves.
    pub seed: u64,
}

/// Where the openings of a match come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningSource {
    /// This many random plies from the start.
    Random(usize),
    /// These games, after which play goes on; repeated if there are too few.
    Listed(Arc<[GameRecord]>),
}

/// How long a player thought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// Moves made.
    pub moves: u32,
    /// Time for all of them.
    pub total: Duration,
    /// Time for the longest.
    pub longest: Duration,
}

impl Clock {
    /// The mean time for a move.
    pub fn mean(&self) -> Duration {
        self.total / self.moves.max(1)
    }

    fn add(&mut self, other: &Self) {
        self.moves += other.moves;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }
}

/// The result of a match, from the view of [`Match::level`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// The results of the games.
    pub statistics: Statistics,
    /// How long the level and its opponent thought.
    pub clock: [Clock; 2],
}

impl Match {
    /// Plays the match on this many threads, at least one. The result does not depend on their number, unless the
    /// machine is so slow that a level's time runs out.
    ///
    /// # Errors
    /// If there is too little memory, or as many threads can't be started.
    ///
    /// # Panics
    /// If the variant can't be started, or no openings are listed.
    pub fn play(&self, threads: usize) -> Result<Tally, Shortage> {
        let start = self.variant.start().expect("the variant has a start");
        let openings: Vec<u32> = (0..self.openings).collect();
        let mut tally = Tally::default();
        workers::in_order(
            &openings,
            threads,
            || {
                let mut machine = Machine::idle(Settings::default());
                machine.reserve(&start)?;
                Ok(machine)
            },
            |machine, &opening| Some(self.play_pair(opening, machine)),
            |(scores, clocks)| {
                tally.statistics.add(scores);
                for (clock, other) in tally.clock.iter_mut().zip(&clocks) {
                    clock.add(other);
                }
                Ok::<_, Shortage>(())
            },
        )?;
        Ok(tally)
    }

    fn play_pair(&self, opening: u32, machine: &mut Machine) -> ([Score; 2], [Clock; 2]) {
        let mut rng = fastrand::Rng::with_seed(self.seed.wrapping_add(u64::from(opening)));
        let start = match &self.source {
            OpeningSource::Random(plies) => self.random_opening(*plies, &mut rng),
            OpeningSource::Listed(games) => games[opening as usize % games.len()].end(),
        };
        let mut clocks = [Clock::default(); 2];
        let scores = Side::ALL
            .map(|side| self.play_game(start.clone(), side, &mut rng, machine, &mut clocks));
        (scores, clocks)
    }

    fn random_opening(&self, plies: usize, rng: &mut fastrand::Rng) -> Position {
        loop {
            let mut position = self.variant.start().expect("the variant has a start");
            for _ in 0..plies {
                if position.is_over() {
                    break;
                }
                let ply = rng.choice(position.legal_cells()).map_or(Ply::Pass, Ply::Place);
                position.play(ply).expect("a legal move, or a pass that is forced");
            }
            if !position.is_over() {
                return position;
            }
        }
    }

    fn play_game(
        &self,
        mut position: Position,
        side: Side,
        rng: &mut fastrand::Rng,
        machine: &mut Machine,
        clock: &mut [Clock; 2],
    ) -> Score {
        let stop = Stop::default();
        while !position.is_over() {
            let is_opponent = position.side_to_move() != side;
            let level = if is_opponent { self.opponent } else { self.level };
            let limits = Limits::level(level);
            let request = Request { seed: rng.u64(..), ..Request::new(position, limits) };
            let asked = Instant::now();
            let answer = machine.answer(&request, &stop, &mut |_| {});
            let took = asked.elapsed();
            if answer.is_some() {
                let thought = Clock { moves: 1, total: took, longest: took };
                clock[usize::from(is_opponent)].add(&thought);
            }
            position = request.position;
            let ply = answer.map_or(Ply::Pass, |report| Ply::Place(report.best));
            position.play(ply).expect("the machine's moves are legal");
        }
        let outcome = Outcome::of(&position, None).expect("the game is over");
        Score::of(&outcome, side)
    }
}
