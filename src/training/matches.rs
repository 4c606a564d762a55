//! Matches between two levels: each opening is played with both colours, so that neither luck nor colour
//! favours one of them. [`tournament`] has those between whole programs.

pub mod algorithms;
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
use statistics::Score;

/// Who plays whom, and how often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// The level whose result is told.
    pub level: Level,
    /// The level it plays against.
    pub opponent: Level,
    /// What they play.
    pub variant: Variant,
    /// Openings; each gives two games.
    pub openings: u32,
    /// Where they come from.
    pub source: OpeningSource,
    /// Decides the openings, and the players' choices among equal moves.
    pub seed: u64,
}

/// Where the openings of a match come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningSource {
    /// So many random plies from the start.
    Random(usize),
    /// These games, after which the play goes on; when they are through they begin again.
    Listed(Arc<[GameRecord]>),
}

/// The two games of one opening, from the view of [`Match::level`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Pair {
    wins: u32,
    draws: u32,
    losses: u32,
    margin: i64,
    clock: [Clock; 2],
}

/// How long one player thought.
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
    /// The time for one move, on average.
    pub fn mean(&self) -> Duration {
        self.total / self.moves.max(1)
    }

    fn add(&mut self, other: &Self) {
        self.moves += other.moves;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }
}

/// How a match ended, from the view of [`Match::level`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// The sum of all margins, in discs.
    pub margin: i64,
    /// How long the level and its opponent thought.
    pub clock: [Clock; 2],
    /// The points of each pair of games, from 0 to 2.
    pairs: Vec<f64>,
}

impl Tally {
    /// Games played.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, from 0 to 1; a draw is half a point.
    pub fn score(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// The standard error of [`Self::score`]. The two games of an opening are taken together, because
    /// they depend on each other; with a single pair nothing is known.
    pub fn standard_error(&self) -> Option<f64> {
        let count = self.pairs.len() as f64;
        if self.pairs.len() < 2 {
            return None;
        }
        let mean = self.score();
        let squares: f64 = self.pairs.iter().map(|points| (points / 2.0 - mean).powi(2)).sum();
        Some((squares / (count - 1.0) / count).sqrt())
    }

    fn add(&mut self, pair: &Pair) {
        self.wins += pair.wins;
        self.draws += pair.draws;
        self.losses += pair.losses;
        self.margin += pair.margin;
        for (clock, other) in self.clock.iter_mut().zip(&pair.clock) {
            clock.add(other);
        }
        self.pairs.push(f64::from(pair.wins) + f64::from(pair.draws) / 2.0);
    }
}

impl Match {
    /// Plays the match on so many threads, at least one. The result does not depend on their number,
    /// unless the machine is so slow that a level's time runs out.
    ///
    /// # Errors
    /// If the machine has too little memory, or can't start as many threads.
    ///
    /// # Panics
    /// If the variant can't be started, or the listed openings are none.
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
            |pair| {
                tally.add(&pair);
                Ok::<_, Shortage>(())
            },
        )?;
        Ok(tally)
    }

    fn play_pair(&self, opening: u32, machine: &mut Machine) -> Pair {
        let mut rng = fastrand::Rng::with_seed(self.seed.wrapping_add(u64::from(opening)));
        let start = match &self.source {
            OpeningSource::Random(plies) => self.random_opening(*plies, &mut rng),
            OpeningSource::Listed(games) => games[opening as usize % games.len()].end(),
        };
        let mut pair = Pair::default();
        for side in Side::ALL {
            let score = self.play_game(start.clone(), side, &mut rng, machine, &mut pair.clock);
            pair.margin += i64::from(score.margin);
            match score.half_points {
                2 => pair.wins += 1,
                1 => pair.draws += 1,
                _ => pair.losses += 1,
            }
        }
        pair
    }

    /// A position after random plies in which the game goes on.
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

    /// The score of `side`, which the level plays; the opponent plays the other.
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
