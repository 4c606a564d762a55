//! One game of self-play.

use super::{LEAST_EMPTIES, Settings};
use crate::eval::Score;
use crate::game::Position;
use crate::othello::{Bits, Board, Disc};
use crate::search::{Engine, Hash, Limits, Report, Request, Shortage, Stop};
use crate::training::dataset::{Label, Origin, Record};

/// A small table stays in the cache, which is all that shallow searches need.
const HASH_MEBIBYTES: usize = 4;

/// Plays and labels games, one after another.
pub(super) struct Player<'a> {
    settings: &'a Settings,
    engine: Engine,
}

/// A game on its way.
struct Course {
    rng: fastrand::Rng,
    game: u32,
    records: Vec<Record>,
    /// The records of the played positions since the last random move, with whether Black was to
    /// move; the outcome says something about these only.
    since_random: Vec<(usize, bool)>,
}

impl<'a> Player<'a> {
    pub(super) fn new(settings: &'a Settings) -> Result<Self, Shortage> {
        let engine = Engine::new(Hash::mebibytes(HASH_MEBIBYTES));
        let mut engine = engine.with_weights(settings.weights.clone());
        engine.reserve(&Position::Othello(Board::start().to_position(Disc::Black)))?;
        Ok(Self { settings, engine })
    }

    /// The records of the game with this number, never none; `None` if it was stopped.
    pub(super) fn play(&mut self, game: u32, stop: &Stop) -> Option<Vec<Record>> {
        let seed = mix(self.settings.seed ^ mix(u64::from(game)));
        let rng = fastrand::Rng::with_seed(seed);
        let mut course = Course { rng, game, records: Vec::new(), since_random: Vec::new() };
        while course.records.is_empty() {
            let board = self.opening(&mut course.rng);
            self.play_on(&mut course, board, stop)?;
        }
        Some(course.records)
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
    fn play_on(&mut self, course: &mut Course, start: Board, stop: &Stop) -> Option<()> {
        let (mut board, mut is_black) = (start, true);
        while board.legal_moves() != 0 {
            let report = self.label(board, stop)?;
            if board.empty_count() >= LEAST_EMPTIES {
                course.since_random.push((course.records.len(), is_black));
                course.keep(board, &report, Origin::Game);
                self.look_aside(course, board, report.best, stop)?;
            }
            let is_random = course.rng.u32(0..1000) < self.settings.blunders;
            let cell = if is_random {
                course.since_random.clear();
                course.rng.choice(Bits::new(board.legal_moves())).expect("there is a legal move")
            } else {
                report.best
            };
            let (after, has_passed) = next(board.play(cell));
            board = after;
            is_black ^= !has_passed;
        }
        let margin = margin(board) as i8;
        for &(at, was_black) in &course.since_random {
            let record = &mut course.records[at];
            record.outcome = Some(if was_black == is_black { margin } else { -margin });
        }
        course.since_random.clear();
        Some(())
    }

    /// Labels positions after moves that the game does not make, every other time with a random
    /// reply.
    fn look_aside(
        &mut self,
        course: &mut Course,
        board: Board,
        best: usize,
        stop: &Stop,
    ) -> Option<()> {
        let is_near_end = board.empty_count() <= u32::from(self.settings.solve);
        let wanted = if is_near_end {
            self.settings.probes
        } else {
            u32::from(course.rng.u32(0..1000) < self.settings.side_lines)
        };
        let mut others = board.legal_moves() & !(1 << best);
        for _ in 0..wanted {
            let Some(cell) = course.rng.choice(Bits::new(others)) else { break };
            others &= !(1 << cell);
            let mut aside = next(board.play(cell)).0;
            if course.rng.bool()
                && let Some(reply) = course.rng.choice(Bits::new(aside.legal_moves()))
            {
                aside = next(aside.play(reply)).0;
            }
            if aside.legal_moves() != 0 && aside.empty_count() >= LEAST_EMPTIES {
                let report = self.label(aside, stop)?;
                course.keep(aside, &report, Origin::SideLine);
            }
        }
        Some(())
    }

    /// What the engine says about a board with a legal move; `None` if it was stopped.
    fn label(&mut self, board: Board, stop: &Stop) -> Option<Report> {
        let empties = board.empty_count() as u8;
        let is_near_end = empties <= self.settings.solve;
        let depth = if is_near_end { empties } else { self.settings.depth };
        let position = Position::Othello(board.to_position(Disc::Black));
        let request = Request::new(position, Limits::depth(depth.max(1)));
        let report = self.engine.search(&request, stop, &mut |_| {});
        report.filter(|_| !stop.is_requested())
    }
}

impl Course {
    fn keep(&mut self, board: Board, report: &Report, origin: Origin) {
        let label = if report.exact { Label::Exact } else { Label::Search(report.depth) };
        let score = report.score.clamp(Score::from_discs(-64), Score::from_discs(64));
        let (game, outcome) = (self.game, None);
        self.records.push(Record { board, game, score, label, outcome, origin });
    }
}

/// The board as the next side that has a move sees it, and whether the other one passed; without a
/// move of either side the board as it is.
pub(in crate::training) fn next(board: Board) -> (Board, bool) {
    if board.must_pass() { (board.pass(), true) } else { (board, false) }
}

/// The margin of the side to move where the game is over; the winner gets the empty squares.
pub(in crate::training) fn margin(board: Board) -> i32 {
    let margin = board.player_count() as i32 - board.opponent_count() as i32;
    margin + margin.signum() * board.empty_count() as i32
}

/// Spreads the bits of a seed (the finaliser of `SplitMix64`, Steele, Lea and Flood 2014).
fn mix(seed: u64) -> u64 {
    let seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let seed = (seed ^ (seed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let seed = (seed ^ (seed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    seed ^ (seed >> 31)
}
