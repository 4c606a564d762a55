//! Finds balanced openings: searches all positions after some plies and keeps those in which neither side is better
//! off. The idea of such a collection is that of the XOT openings (Berg and Moreno, 2010); the openings are our own.

use std::collections::HashSet;

use super::positions::solver;
use super::workers;
use crate::game::Position;
use crate::othello::{Bits, Board, Disc, Square, Symmetry};
use crate::search::{Engine, Limits, Request, Score, Selectivity, Shortage, Stop};

/// What to look for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Conditions {
    /// Moves of an opening.
    pub plies: u8,
    /// The search depth of each position. Its score is the mean of the last two depths, as even and odd ones differ: by 0.4
    /// discs with set 11, eight moves into a game.
    pub depth: u8,
    /// The selectivity of the search.
    pub selectivity: Selectivity,
    /// The largest advantage of either side.
    pub within: Score,
    /// Search only this many positions, chosen at random.
    pub sample: Option<usize>,
    /// Determines the sample, and choices among equal moves.
    pub seed: u64,
}

/// A position, and one transcript that leads to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The moves: of the transcripts that begin with f5, the first in alphabetical order.
    pub moves: String,
    /// The position, seen from the side to move.
    pub board: Board,
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The balanced openings with their scores for the side to move, in alphabetical order.
    pub openings: Vec<(String, Score)>,
    /// Positions searched.
    pub looked_at: usize,
    /// Nodes of all searches; always the same for one version of the engine and the same conditions.
    pub nodes: u64,
}

/// Shallower searches that sort out most positions first: a depth, and the extra advantage in discs that is tolerated.
const SIEVES: [(u8, i16); 2] = [(4, 8), (8, 4)];

/// All positions after this many moves from the standard start without a pass, one for each set of mirror images.
pub fn enumerate(plies: u8) -> Vec<Candidate> {
    let mut row = vec![Candidate { moves: String::new(), board: Board::start() }];
    for ply in 0..plies {
        let mut seen = HashSet::new();
        // As each row is in alphabetical order, the first transcript found is the first.
        let mut next: Vec<Candidate> = row.iter().flat_map(children).collect();
        next.sort_by(|one, other| one.moves.cmp(&other.moves));
        // The four first moves are mirror images; by convention it is f5.
        next.retain(|child| ply > 0 || child.moves == "f5");
        next.retain(|child| seen.insert(Symmetry::canonical(child.board).0));
        row = next;
    }
    row.retain(|candidate| candidate.board.legal_moves() != 0);
    row
}

fn children(parent: &Candidate) -> impl Iterator<Item = Candidate> + '_ {
    Bits::new(parent.board.legal_moves()).map(|cell| {
        let square = Square::from_index(cell, Board::SIZE).expect("moves are on the board");
        Candidate { moves: format!("{}{square}", parent.moves), board: parent.board.play(cell) }
    })
}

/// Searches the positions on this many threads, at least one, and keeps the balanced ones; the result does not depend
/// on the number of threads. `progress` gets the positions done and their total.
///
/// # Errors
/// If there is too little memory, or as many threads can't be started.
pub fn find(
    conditions: &Conditions,
    threads: usize,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Found, Shortage> {
    let mut candidates = enumerate(conditions.plies);
    if let Some(sample) = conditions.sample {
        fastrand::Rng::with_seed(conditions.seed).shuffle(&mut candidates);
        candidates.truncate(sample);
    }
    let looked_at = candidates.len();
    let mut found = Found { looked_at, ..Found::default() };
    let mut done = 0;
    workers::in_order(
        &candidates,
        threads,
        || solver(None),
        |engine, candidate| Some((candidate, conditions.judge(engine, candidate))),
        |(candidate, (score, nodes))| {
            done += 1;
            found.nodes += nodes;
            found.openings.extend(score.map(|score| (candidate.moves.clone(), score)));
            progress(done, looked_at);
            Ok::<_, Shortage>(())
        },
    )?;
    found.openings.sort();
    Ok(found)
}

impl Conditions {
    /// The score, if the position is balanced, and the nodes searched.
    fn judge(&self, engine: &mut Engine, candidate: &Candidate) -> (Option<Score>, u64) {
        let to_move = if self.plies.is_multiple_of(2) { Disc::Black } else { Disc::White };
        let position = Position::Othello(candidate.board.to_position(to_move));
        let mut nodes = 0;
        let mut within = |depth, margin: i16| {
            let selectivity = Some(self.selectivity);
            let limits = Limits { depth: Some(depth), selectivity, ..Limits::default() };
            let mut request = Request::new(position.clone(), limits);
            request.seed = self.seed;
            let mut rounds = Vec::new();
            let report = engine
                .search(&request, &Stop::default(), &mut |round| rounds.push(round.score))
                .expect("positions without a move are left out");
            nodes += report.nodes;
            let score = mean(&rounds[rounds.len().saturating_sub(2)..]);
            (score.hundredths().abs() <= margin).then_some(score)
        };
        let wanted = self.within.hundredths();
        for (depth, more) in SIEVES {
            if depth < self.depth && within(depth, wanted + 100 * more).is_none() {
                return (None, nodes);
            }
        }
        let score = within(self.depth, wanted);
        (score, nodes)
    }
}

fn mean(scores: &[Score]) -> Score {
    let sum: i32 = scores.iter().map(|score| i32::from(score.hundredths())).sum();
    let mean = sum / i32::try_from(scores.len().max(1)).expect("few rounds");
    Score::from_hundredths(i16::try_from(mean).expect("a mean of scores is one"))
}
