//! The data behind "how sure": what searches of different depths say of every move of a position, and what is true.

pub mod fit;
pub mod table;
pub mod time_left;

use std::ops::RangeInclusive;
use std::time::Instant;

use super::probcut;
use super::shard::Shard;
use super::{positions, workers};
use crate::game;
use crate::othello::{Board, Disc};
use crate::search::{Engine, Limits, RankedMove, Request, Selectivity, Shortage, Stop};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// How many positions, in all shards together.
    pub count: u32,
    pub seed: u64,
    /// Empty squares of the positions, all equally likely.
    pub empties: RangeInclusive<u32>,
    /// Nodes for the moves of a position together; the last values count as true.
    pub nodes: Option<u64>,
}

/// What a search said of a move, as an analysis shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said {
    pub cell: usize,
    /// The empty squares if the search reached the end of the game.
    pub depth: u8,
    pub selectivity: Selectivity,
    pub exact: bool,
    /// In hundredths of a disc, for the side to move.
    pub value: i16,
    /// Nodes of all moves until then.
    pub nodes: u64,
    /// The time of all moves until then, if it is known.
    pub milliseconds: Option<u64>,
}

/// A position, and all that was said of its moves, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    pub number: u32,
    pub empties: u32,
    pub said: Vec<Said>,
}

impl Sample {
    /// The squares of the moves, in the order in which they were valued first.
    pub fn cells(&self) -> Vec<usize> {
        let mut cells = Vec::new();
        for said in &self.said {
            if !cells.contains(&said.cell) {
                cells.push(said.cell);
            }
        }
        cells
    }

    /// Whether each of its moves was solved in the end.
    pub fn is_solved(&self) -> bool {
        let exact = |cell: usize| self.said.iter().any(|said| said.cell == cell && said.exact);
        self.cells().into_iter().all(exact)
    }
}

/// Analyses positions from self-play with random moves, each from another game and with at least two moves. Seed and number
/// alone determine a position; `found` gets those of the shard in the order of their numbers, fewer if stopped.
pub fn collect<E: From<Shortage>>(
    settings: &Settings,
    shard: Shard,
    threads: usize,
    stop: &Stop,
    found: impl FnMut(Sample) -> Result<(), E>,
) -> Result<(), E> {
    let numbers: Vec<u32> = shard.games(settings.count).collect();
    workers::in_order(
        &numbers,
        threads,
        || positions::solver(None),
        |engine, &number| {
            if stop.is_requested() {
                return None;
            }
            let seed = settings.seed.wrapping_mul(1 << 32).wrapping_add(number.into());
            let mut rng = fastrand::Rng::with_seed(seed);
            let board = draw(engine, &settings.empties, &mut rng);
            Some(Sample {
                number,
                empties: board.empty_count(),
                said: analyse(engine, board, settings.nodes),
            })
        },
        found,
    )
}

fn draw(engine: &mut Engine, empties: &RangeInclusive<u32>, rng: &mut fastrand::Rng) -> Board {
    let wanted = rng.u32(empties.clone());
    loop {
        if let Some(board) = probcut::draw(engine, wanted, rng)
            && board.legal_moves().count_ones() > 1
            && board.empty_count() == wanted
        {
            return board;
        }
    }
}

fn analyse(engine: &mut Engine, board: Board, nodes: Option<u64>) -> Vec<Said> {
    let position = game::Position::Othello(board.to_position(Disc::Black));
    let wanted = position.legal_cells().into_iter().map(RankedMove::unknown).collect();
    let request = Request::new(position, Limits { nodes, ..Limits::default() });
    let (mut said, started) = (Vec::new(), Instant::now());
    engine.search_multi_pv(&request, wanted, &Stop::default(), &mut |found, nodes| {
        said.push(Said {
            cell: found.cell,
            depth: found.depth,
            selectivity: found.selectivity,
            exact: found.exact,
            value: found.score.hundredths(),
            nodes,
            milliseconds: Some(started.elapsed().as_millis() as u64),
        });
    });
    said
}
