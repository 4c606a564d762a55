//! One game of self-play.

use super::settings::{MAX_ERRORS, MIN_EMPTIES, Settings};
use crate::eval::Score;
use crate::eval::othello::patterns::Features;
use crate::game::Position;
use crate::othello::{Bits, Board, Disc};
use crate::search::{Engine, HashSize, Limits, Report, Request, Selectivity, Shortage, Stop};
use crate::training::dataset::{Label, Origin, Record};
use crate::training::shard::game_seed;

/// A small table stays in the cache, and shallow searches need no more.
const HASH_MEBIBYTES: usize = 4;

pub(super) struct Player<'a> {
    settings: &'a Settings,
    engine: Engine,
}

struct CurrentGame {
    rng: fastrand::Rng,
    game: u32,
    records: Vec<Record>,
    /// The records since the last random move, to which alone the outcome applies, and whether Black was to move.
    since_random: Vec<(usize, bool)>,
}

impl<'a> Player<'a> {
    pub(super) fn new(settings: &'a Settings) -> Result<Self, Shortage> {
        let engine = Engine::new(HashSize::mebibytes(HASH_MEBIBYTES));
        let mut engine = engine.with_weights(settings.weights.clone());
        engine.reserve(&Position::Othello(Board::start().to_position(Disc::Black)))?;
        Ok(Self { settings, engine })
    }

    /// The records of the game with this number, never none; `None` if it was stopped.
    pub(super) fn play(&mut self, game: u32, stop: &Stop) -> Option<Vec<Record>> {
        let rng = fastrand::Rng::with_seed(game_seed(self.settings.seed, game));
        let mut current = CurrentGame { rng, game, records: Vec::new(), since_random: Vec::new() };
        // Searches within a game share the table, but no game may depend on the one before.
        self.engine.forget();
        while current.records.is_empty() {
            let board = self.opening(&mut current.rng);
            self.play_on(&mut current, board, stop)?;
        }
        Some(current.records)
    }

    /// A board after random plies, with a legal move.
    fn opening(&self, rng: &mut fastrand::Rng) -> Board {
        loop {
            let mut board = Board::start();
            let plies = rng.u32(0..=self.settings.random_plies);
            for _ in 0..plies {
                let Some(cell) = rng.choice(Bits::new(board.legal_moves())) else { break };
                board = next(board.play(cell)).0;
            }
            if board.legal_moves() != 0 {
                return board;
            }
        }
    }

    /// Plays to the end; `None` if it was stopped.
    fn play_on(&mut self, current: &mut CurrentGame, start: Board, stop: &Stop) -> Option<()> {
        let (mut board, mut is_black) = (start, true);
        while board.legal_moves() != 0 {
            let report = self.label(&mut current.rng, board, stop)?;
            if board.empty_count() >= MIN_EMPTIES {
                current.since_random.push((current.records.len(), is_black));
                current.keep(board, &report, Origin::Game);
                self.label_alternatives(current, board, report.best, stop)?;
            }
            let is_random = current.rng.u32(0..1000) < self.settings.blunders;
            let cell = if is_random {
                if let Some(&(at, _)) = current.since_random.last() {
                    current.records[at].is_left_at_random = true;
                }
                current.since_random.clear();
                current.rng.choice(Bits::new(board.legal_moves())).expect("there is a legal move")
            } else {
                report.best
            };
            let (after, has_passed) = next(board.play(cell));
            board = after;
            is_black ^= !has_passed;
        }
        let margin = margin(board) as i8;
        for &(at, was_black) in &current.since_random {
            let record = &mut current.records[at];
            record.outcome = Some(if was_black == is_black { margin } else { -margin });
        }
        current.since_random.clear();
        Some(())
    }

    /// Labels positions that the game does not reach.
    fn label_alternatives(
        &mut self,
        current: &mut CurrentGame,
        board: Board,
        best: usize,
        stop: &Stop,
    ) -> Option<()> {
        let others = board.legal_moves() & !(1 << best);
        if board.empty_count() <= u32::from(self.settings.solve) {
            self.label_probes(current, board, others, stop)
        } else if current.rng.u32(0..1000) < self.settings.side_lines {
            let errors = (1..MAX_ERRORS).take_while(|_| current.rng.bool()).count() + 1;
            let alternative = self.side_line(&mut current.rng, board, others, errors);
            self.keep_alternative(current, alternative, stop)
        } else {
            Some(())
        }
    }

    /// Labels positions after some of the moves, half of them with a random reply.
    fn label_probes(
        &mut self,
        current: &mut CurrentGame,
        board: Board,
        mut others: u64,
        stop: &Stop,
    ) -> Option<()> {
        for _ in 0..self.settings.probes {
            let Some(cell) = current.rng.choice(Bits::new(others)) else { break };
            others &= !(1 << cell);
            let mut alternative = next(board.play(cell)).0;
            if current.rng.bool()
                && let Some(reply) = current.rng.choice(Bits::new(alternative.legal_moves()))
            {
                alternative = next(alternative.play(reply)).0;
            }
            self.keep_alternative(current, alternative, stop)?;
        }
        Some(())
    }

    /// A board after this many random moves of one side, the first of them one of `first`, with the other side's best
    /// replies by the evaluation between them, and half the time after the last.
    fn side_line(
        &self,
        rng: &mut fastrand::Rng,
        mut board: Board,
        mut first: u64,
        errors: usize,
    ) -> Board {
        for error in 1..=errors {
            let Some(cell) = rng.choice(Bits::new(first)) else { break };
            let (after, has_passed) = next(board.play(cell));
            board = after;
            if !has_passed && (error < errors || rng.bool()) {
                let Some(reply) = self.best_by_evaluation(board) else { break };
                board = next(board.play(reply)).0;
            }
            first = board.legal_moves();
        }
        board
    }

    /// The move that the evaluation likes best; `None` if there is no legal one.
    fn best_by_evaluation(&self, board: Board) -> Option<usize> {
        Bits::new(board.legal_moves()).min_by_key(|&cell| {
            let after = board.play(cell);
            self.engine.weights().evaluate(&Features::new(after), after)
        })
    }

    fn keep_alternative(
        &mut self,
        current: &mut CurrentGame,
        alternative: Board,
        stop: &Stop,
    ) -> Option<()> {
        if alternative.legal_moves() != 0 && alternative.empty_count() >= MIN_EMPTIES {
            let report = self.label(&mut current.rng, alternative, stop)?;
            current.keep(alternative, &report, Origin::SideLine);
        }
        Some(())
    }

    /// The engine's search of a board with a legal move; `None` if it was stopped.
    fn label(&mut self, rng: &mut fastrand::Rng, board: Board, stop: &Stop) -> Option<Report> {
        let empties = board.empty_count() as u8;
        let is_near_end = empties <= self.settings.solve;
        let limits = if is_near_end {
            Limits::depth(empties)
        } else {
            let selectivity = Selectivity::from_percent(self.settings.selectivity);
            let depth = self.settings.depth + rng.u8(0..=1);
            Limits { selectivity, ..Limits::depth(depth.max(1)) }
        };
        let position = Position::Othello(board.to_position(Disc::Black));
        let request = Request { remember: true, ..Request::new(position, limits) };
        let report = self.engine.search(&request, stop, &mut |_| {});
        report.filter(|_| !stop.is_requested())
    }
}

impl CurrentGame {
    fn keep(&mut self, board: Board, report: &Report, origin: Origin) {
        let label = if report.exact { Label::Exact } else { Label::Search(report.depth) };
        let score = report.score.clamp(Score::from_discs(-64), Score::from_discs(64));
        self.records.push(Record {
            board,
            game: self.game,
            score,
            label,
            outcome: None,
            origin,
            is_left_at_random: false,
        });
    }
}

/// The board as the next side with a move sees it, and whether the other passed; unchanged if neither has a move.
pub(in crate::training) fn next(board: Board) -> (Board, bool) {
    if board.must_pass() { (board.pass(), true) } else { (board, false) }
}

/// The margin of the side to move at the end of the game; the winner gets the empty squares.
pub(in crate::training) fn margin(board: Board) -> i32 {
    let margin = board.player_count() as i32 - board.opponent_count() as i32;
    margin + margin.signum() * board.empty_count() as i32
}
