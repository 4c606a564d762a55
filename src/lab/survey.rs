//! The same algorithms on many positions: their mean cost, and how often one that may be wrong chooses another move.

use std::time::Duration;

use super::catalogue::Contestant;
use super::counts::Counts;
use super::run::{Outcome, Request, run};
use super::subject::{RequestError, Subject};
use crate::game::{Ply, Position};
use crate::search::Stop;

/// A request that is run on many positions reached by random moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Survey {
    /// What to run; the random moves begin at its subject.
    pub request: Request,
    /// Number of positions.
    pub positions: usize,
    /// Maximum random moves before each; at least one is made.
    pub plies: usize,
}

/// One contestant's result on all positions.
#[derive(Clone, Debug, PartialEq)]
pub struct SurveyResult {
    /// The contestant.
    pub contestant: Contestant,
    /// Positions searched.
    pub positions: usize,
    /// The sums of the counts.
    pub counts: Counts,
    /// The sum of the times.
    pub time: Duration,
    /// Positions in which its move differs from the first contestant's.
    pub other_moves: usize,
    /// Positions in which its value differs from the first contestant's.
    pub other_values: usize,
}

/// Attempts at a position; most random games go on for long enough.
const TRIES: usize = 1000;

impl Survey {
    /// Runs it, until `stop` is requested; the position that was searched then doesn't count. `progress` gets the positions
    /// done.
    ///
    /// # Errors
    /// [`RequestError`] if the start of the random moves, or a tree, can't be surveyed.
    pub fn run(
        &self,
        stop: &Stop,
        progress: &mut dyn FnMut(usize),
    ) -> Result<Vec<SurveyResult>, RequestError> {
        self.request.check()?;
        let Subject::Position(start) = &self.request.subject else { return Ok(Vec::new()) };
        let nobody = |&contestant: &Contestant| SurveyResult {
            contestant,
            positions: 0,
            counts: Counts::default(),
            time: Duration::ZERO,
            other_moves: 0,
            other_values: 0,
        };
        let mut surveyed: Vec<SurveyResult> = self.request.contestants.iter().map(nobody).collect();
        let mut rng = fastrand::Rng::with_seed(self.request.seed);
        for done in 0..self.positions {
            let Some(position) = self.position(start, &mut rng) else { break };
            let request = Request {
                subject: Subject::Position(position),
                record: None,
                ..self.request.clone()
            };
            let Some(outcomes) = run(&request, stop, &mut |_| {})? else { break };
            for (sum, outcome) in surveyed.iter_mut().zip(&outcomes) {
                sum.add(outcome, &outcomes[0]);
            }
            progress(done + 1);
        }
        Ok(surveyed)
    }

    fn position(&self, start: &Position, rng: &mut fastrand::Rng) -> Option<Position> {
        (0..TRIES).find_map(|_| {
            let mut position = start.clone();
            for _ in 0..rng.usize(1..=self.plies.max(1)) {
                if position.is_over() {
                    return None;
                }
                let cells = near(&position);
                let ply = rng.choice(cells).map_or(Ply::Pass, Ply::Place);
                position.play(ply).ok()?;
            }
            (!position.is_over()).then_some(position)
        })
    }
}

/// The legal cells; where stones go anywhere, only those beside a stone, because distant stones don't interact.
fn near(position: &Position) -> Vec<usize> {
    let cells = position.legal_cells();
    if !position.game().kind().anywhere {
        return cells;
    }
    let size = usize::from(position.size());
    let counts = position.counts();
    let middle = size / 2 * size + size / 2;
    if counts.black + counts.white == 0 && position.is_legal(middle) {
        return vec![middle];
    }
    let is_near = |&cell: &usize| {
        let stones = (0..size * size).filter(|&other| position.stone(other).is_some());
        stones.into_iter().any(|other| {
            (cell % size).abs_diff(other % size) <= 1 && (cell / size).abs_diff(other / size) <= 1
        })
    };
    let beside: Vec<usize> = cells.iter().copied().filter(is_near).collect();
    if beside.is_empty() { cells } else { beside }
}

impl SurveyResult {
    fn add(&mut self, outcome: &Outcome, first: &Outcome) {
        self.positions += 1;
        self.time += outcome.time;
        self.other_moves += usize::from(outcome.best != first.best);
        self.other_values += usize::from(outcome.value != first.value);
        let (sum, more) = (&mut self.counts, &outcome.counts);
        sum.nodes += more.nodes;
        sum.leaves += more.leaves;
        sum.cut_offs += more.cut_offs;
        sum.first_cuts += more.first_cuts;
        sum.table_hits += more.table_hits;
        sum.researches += more.researches;
        sum.ordered += more.ordered;
        sum.preparation += more.preparation;
        sum.probable_cuts += more.probable_cuts;
    }
}
