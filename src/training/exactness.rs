//! Whether the engine's exact scores are exact on any number of threads, with any table, and after searches
//! that were stopped half way; checked against a solver that shares nothing with it.

mod plain;

use std::ops::RangeInclusive;

use crate::game::Position;
use crate::othello::{Bits, Board, Disc};
use crate::search::{Engine, HashSize, Limits, Report, Request, Shortage, Stop};

pub use plain::Plain;

/// What to check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Number of positions.
    pub count: usize,
    /// Determines the positions, and where searches are stopped.
    pub seed: u64,
    /// Empty squares of the positions, from 1 to 30, all equally likely.
    pub empties: RangeInclusive<u32>,
    /// Numbers of threads to search with.
    pub threads: Vec<usize>,
    /// Tables to search with.
    pub tables: Vec<HashSize>,
}

/// How the engine was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// Threads of the search.
    pub threads: usize,
    /// Its table.
    pub table: HashSize,
    /// Whether it remembers stopped searches of the same position.
    pub after_stops: bool,
}

/// What is wrong with an answer; in discs for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The score is not marked exact, although nothing limited the search.
    NotExact,
    /// The score is wrong.
    Score {
        /// What the engine says.
        claimed: i32,
        /// The true score.
        truth: i32,
    },
    /// The score is right, but the move is not best.
    Move {
        /// The engine's move.
        cell: usize,
        /// Its score.
        worth: i32,
        /// The score of a best move.
        truth: i32,
    },
}

/// The counts so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Positions checked.
    pub positions: usize,
    /// Positions with a mistake.
    pub wrong: usize,
    /// Searches checked.
    pub searches: u64,
    /// Their nodes.
    pub nodes: u64,
    /// The plain solver's nodes.
    pub plain_nodes: u64,
}

/// A report on the progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// A position is done.
    Done(Tally),
    /// The engine was wrong.
    Wrong(Board, Way, Mistake),
}

/// Stopped searches of a position before one that remembers them.
const STOPPED: usize = 3;

/// Checks positions until all are done or `stop` is requested.
///
/// # Errors
/// If there is too little memory for a table, or too few threads.
pub fn check(
    settings: &Settings,
    stop: &Stop,
    news: &mut dyn FnMut(News),
) -> Result<Tally, Shortage> {
    let mut rng = fastrand::Rng::with_seed(settings.seed);
    let mut engines: Vec<(HashSize, Engine)> =
        settings.tables.iter().map(|&table| (table, Engine::new(table))).collect();
    let mut tally = Tally::default();
    while tally.positions < settings.count && !stop.is_requested() {
        let empties = rng.u32(settings.empties.clone());
        let board = draw(empties, &mut rng);
        let mut judge = Judge::new(board);
        let mut is_wrong = false;
        for (table, engine) in &mut engines {
            for &threads in &settings.threads {
                for after_stops in [false, true] {
                    let way = Way { threads, table: *table, after_stops };
                    let report = ask(engine, board, way, &mut rng);
                    engine.check()?;
                    tally.searches += 1;
                    tally.nodes += report.nodes;
                    if let Some(mistake) = judge.mistake(&report) {
                        is_wrong = true;
                        news(News::Wrong(board, way, mistake));
                    }
                }
            }
        }
        tally.positions += 1;
        tally.wrong += usize::from(is_wrong);
        tally.plain_nodes += judge.plain.nodes;
        news(News::Done(tally));
    }
    Ok(tally)
}

/// A board with this many empty squares and a legal move, from a game of random moves.
pub fn draw(empties: u32, rng: &mut fastrand::Rng) -> Board {
    loop {
        let mut board = Board::start();
        while board.empty_count() > empties && !board.is_game_over() {
            match rng.choice(Bits::new(board.legal_moves())) {
                Some(cell) => board = board.play(cell),
                None => board = board.pass(),
            }
        }
        if board.empty_count() == empties && board.legal_moves() != 0 {
            return board;
        }
    }
}

fn ask(engine: &mut Engine, board: Board, way: Way, rng: &mut fastrand::Rng) -> Report {
    let position = Position::Othello(board.to_position(Disc::Black));
    let whole = Request {
        threads: way.threads,
        remember: way.after_stops,
        seed: rng.u64(..),
        ..Request::new(position, Limits::default())
    };
    if way.after_stops {
        // The first remembers nothing, so that the previous way doesn't help.
        for at in 0..STOPPED {
            stopped(engine, Request { remember: at > 0, ..whole.clone() }, rng);
        }
    }
    engine.search(&whole, &Stop::default(), &mut |_| {}).expect("the side to move has a move")
}

/// A search that ends early: after some nodes, or after some reports.
fn stopped(engine: &mut Engine, request: Request, rng: &mut fastrand::Rng) {
    let stop = Stop::default();
    let (mut reports, most) = (0, rng.u32(1..20));
    let limits = Limits::nodes(1 << rng.u32(8..20));
    let _ = engine.search(&Request { limits, ..request }, &stop, &mut |_| {
        reports += 1;
        if reports == most {
            stop.request();
        }
    });
}

/// Works out the truth about a position when it is first needed.
pub struct Judge {
    board: Board,
    truth: Option<i32>,
    best: u64,
    plain: Plain,
}

impl Judge {
    /// A judge of answers about this board, whose side to move has a move.
    pub fn new(board: Board) -> Self {
        Self { board, truth: None, best: 0, plain: Plain::default() }
    }

    /// What is wrong with an answer, if anything.
    pub fn mistake(&mut self, report: &Report) -> Option<Mistake> {
        if !report.exact {
            return Some(Mistake::NotExact);
        }
        let claimed = i32::from(report.score.hundredths());
        let truth = self.truth(claimed / 100);
        if claimed != truth * 100 {
            return Some(Mistake::Score { claimed: claimed / 100, truth });
        }
        if self.best >> report.best & 1 == 0 {
            let child = self.board.play(report.best);
            if self.plain.margin(child, -truth, -truth + 1) > -truth {
                let worth = -self.plain.margin(child, -64, 64);
                return Some(Mistake::Move { cell: report.best, worth, truth });
            }
            self.best |= 1 << report.best;
        }
        None
    }

    /// The true margin; the claimed one is tried first.
    fn truth(&mut self, claimed: i32) -> i32 {
        *self.truth.get_or_insert_with(|| {
            if self.plain.is_margin(self.board, claimed) {
                claimed
            } else {
                self.plain.margin(self.board, -64, 64)
            }
        })
    }
}
