//! How often people of a rating make each move of positions that many games reach.

use std::collections::HashMap;

use crate::othello::{Bits, Board, Symmetry};

/// Ratings are divided at 1400, 1600 and 1800 for this.
pub const BANDS: usize = 4;

/// The band of a rating.
pub fn band(rating: f32) -> usize {
    [1400.0, 1600.0, 1800.0].iter().filter(|&&limit| rating >= limit).count()
}

/// A move by its canonical cell, and how often each band made it.
pub(super) type Made = (u8, [u16; BANDS]);

/// The moves made in each position, all symmetric ones as one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Openings {
    /// By the canonical position: the moves that were made in it, by their canonical cell.
    positions: HashMap<u64, Vec<Made>>,
}

impl Openings {
    /// Counts a move.
    pub fn add(&mut self, board: Board, cell: usize, rating: f32) {
        let (board, symmetry) = Symmetry::canonical(board);
        let moves = self.positions.entry(key(board)).or_default();
        let cell = least(board, symmetry.bits(1 << cell));
        let at = moves.iter().position(|(of, _)| *of == cell).unwrap_or_else(|| {
            moves.push((cell, [0; BANDS]));
            moves.len() - 1
        });
        let count = &mut moves[at].1[band(rating)];
        *count = count.saturating_add(1);
    }

    /// Forgets positions with fewer moves than that.
    pub fn keep(&mut self, least: u32) {
        let games = |moves: &Vec<Made>| {
            moves.iter().flat_map(|(_, counts)| counts).map(|&count| u32::from(count)).sum::<u32>()
        };
        self.positions.retain(|_, moves| games(moves) >= least);
    }

    /// How often each of the moves was made: the moves of the rating's own band count whole, those of its neighbours
    /// less. `None` for a position that few games reached. `without` is one game of that rating to leave out.
    pub fn counts(
        &self,
        board: Board,
        cells: &[usize],
        rating: f32,
        without: Option<usize>,
    ) -> Option<Vec<f32>> {
        let (canonical, symmetry) = Symmetry::canonical(board);
        let moves = self.positions.get(&key(canonical))?;
        let own = band(rating);
        let count = |cell: usize| {
            let canonical_cell = least(canonical, symmetry.bits(1 << cell));
            // Symmetric moves share theirs.
            let twins = cells
                .iter()
                .filter(|&&it| least(canonical, symmetry.bits(1 << it)) == canonical_cell)
                .count();
            let counts = moves.iter().find(|(of, _)| *of == canonical_cell);
            let sum: f32 = counts.map_or(0.0, |(_, counts)| {
                let weight = |band: usize| [1.0, 0.35, 0.1, 0.05][band.abs_diff(own)];
                counts
                    .iter()
                    .enumerate()
                    .map(|(band, &count)| {
                        let is_left_out = band == own
                            && without.is_some_and(|it| {
                                least(canonical, symmetry.bits(1 << it)) == canonical_cell
                            });
                        weight(band) * (f32::from(count) - f32::from(u8::from(is_left_out)))
                    })
                    .sum()
            });
            sum / twins as f32
        };
        Some(cells.iter().map(|&cell| count(cell)).collect())
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The positions and their moves in an order that depends on nothing else.
    pub(super) fn rows(&self) -> Vec<(u64, Vec<Made>)> {
        let mut rows: Vec<_> =
            self.positions.iter().map(|(key, moves)| (*key, moves.clone())).collect();
        for (_, moves) in &mut rows {
            moves.sort_unstable();
        }
        rows.sort_unstable();
        rows
    }

    pub(super) fn from_rows(rows: Vec<(u64, Vec<Made>)>) -> Self {
        Self { positions: rows.into_iter().collect() }
    }
}

/// Of the cells that are the same by the symmetries of the position itself, the first.
fn least(board: Board, bit: u64) -> u8 {
    let same = Symmetry::ALL.into_iter().filter(|it| it.board(board) == board);
    let cells = same.filter_map(|symmetry| Bits::new(symmetry.bits(bit)).next());
    cells.min().unwrap_or_default() as u8
}

/// A number for a position; two of a hundred thousand share one once in billions of tables.
fn key(board: Board) -> u64 {
    let mix = |bits: u64| {
        let bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    };
    mix(mix(board.player()).wrapping_add(board.opponent()))
}
