//! How long a review goes on, by how long its moves have taken so far.

use std::time::Duration;

/// Moves of a kind that have to be judged before they say anything of the others: one may be a chance.
const LEAST: u32 = 2;

/// How much less a move says of those to come than the one judged after it: the middle game gets easier and harder by degrees.
const FADES: f64 = 0.8;

/// What is looked for in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A value to a depth.
    Depth,
    /// The exact value.
    Exact,
}

/// The forecast. An endgame says nothing of the middle game, which is searched in another way: on a large board it may take
/// a thousandth of its time. Nothing is said before moves of each kind have been judged.
#[derive(Clone, Debug)]
pub struct Forecast {
    threads: usize,
    /// Whether weights compare the kinds with each other.
    compares: bool,
    kinds: [Seen; 2],
}

#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    /// The moves to come, and their weight.
    moves: usize,
    left: f64,
    /// The moves judged, and what the latest of them weighed and took.
    judged: u32,
    weight: f64,
    seconds: f64,
}

impl Forecast {
    /// The forecast of so many threads. `compares` tells whether a weight means the same time for both kinds.
    pub fn new(threads: usize, compares: bool) -> Self {
        Self { threads, compares, kinds: [Seen::default(); 2] }
    }

    /// Adds a move to be judged, with its relative time among those of its kind.
    pub fn add(&mut self, kind: Kind, weight: f64) {
        let seen = &mut self.kinds[kind as usize];
        seen.moves += 1;
        seen.left += weight;
    }

    /// Accepts that a move is judged, and how long that took; `None` if it was known before.
    pub fn judged(&mut self, kind: Kind, weight: f64, took: Option<Duration>) {
        let seen = &mut self.kinds[kind as usize];
        seen.moves = seen.moves.saturating_sub(1);
        seen.left = (seen.left - weight).max(0.0);
        if let Some(took) = took {
            seen.judged += 1;
            seen.weight = seen.weight * FADES + weight;
            seen.seconds = seen.seconds * FADES + took.as_secs_f64();
        }
    }

    /// The time left; zero if there is none, or nobody knows yet.
    pub fn left(&self) -> Duration {
        let moves: usize = self.kinds.iter().map(|seen| seen.moves).sum();
        let seconds: Option<f64> = self.kinds.iter().map(|seen| self.seconds_for(seen)).sum();
        let each = self.threads.clamp(1, moves.max(1)) as f64;
        let left = seconds.map(|seconds| Duration::try_from_secs_f64(seconds / each));
        left.and_then(Result::ok).unwrap_or_default()
    }

    fn seconds_for(&self, seen: &Seen) -> Option<f64> {
        if seen.moves == 0 {
            return Some(0.0);
        }
        let is_enough = |it: &&Seen| it.judged >= LEAST;
        let others = self.kinds.iter().filter(|_| self.compares);
        let known = std::iter::once(seen).chain(others).find(is_enough)?;
        Some(seen.left * known.seconds / known.weight.max(1e-9))
    }
}
