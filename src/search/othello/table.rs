//! The transposition tables of Othello.

use super::last_empties::LastEmpties;
use super::local::LocalBoard;
use super::values::NO_CELL;
use crate::eval::othello::Mask;
use crate::othello::{Board, SmallBoard, WideBoard};
use crate::search::deepening::{Step, Window};
use crate::search::selectivity::Selectivity;
use crate::search::table::{Key, Payload, Table, mixed};

/// 8×8.
pub type BoardTable = Table<Board, Entry, 2, 5>;

/// 6×6.
pub type SmallTable = Table<SmallBoard, Entry, 2, 5>;

/// Other sizes.
pub type WideTable = Table<WideBoard, Entry, 4, 3>;

pub trait TableBoard: LastEmpties + LocalBoard {
    type Table: TranspositionTable<Self> + Sync;
}

pub trait TranspositionTable<B> {
    fn start_search(&mut self, remembers: bool);

    fn get(&self, board: B) -> Option<Entry>;

    fn put(&self, board: B, found: Found);
}

impl<B: Key<WORDS>, const WORDS: usize, const SLOTS: usize> TranspositionTable<B>
    for Table<B, Entry, WORDS, SLOTS>
{
    fn start_search(&mut self, remembers: bool) {
        Self::start_search(self, remembers);
    }

    #[inline]
    fn get(&self, board: B) -> Option<Entry> {
        Self::get(self, board)
    }

    #[inline]
    fn put(&self, board: B, found: Found) {
        Self::put(self, board, found);
    }
}

/// A move and what the table knows to follow it, up to so many moves in all; passes are left out.
pub fn principal_variation<B: TableBoard>(
    table: &B::Table,
    mut board: B,
    best: usize,
    most: usize,
) -> Vec<usize> {
    let mut line = Vec::new();
    let mut next = Some(best);
    while let Some(cell) = next {
        line.push(cell);
        board = board.play(cell, board.flips(cell));
        if board.moves().is_empty() {
            board = board.pass();
        }
        let best = table.get(board).map(|known| known.best[0]).filter(|&cell| cell != NO_CELL);
        next = best
            .map(usize::from)
            .filter(|&cell| line.len() < most && board.moves().meets(B::Mask::of(cell)));
    }
    line
}

impl TableBoard for Board {
    type Table = BoardTable;
}

impl TableBoard for SmallBoard {
    type Table = SmallTable;
}

impl TableBoard for WideBoard {
    type Table = WideTable;
}

macro_rules! key_of_two_words {
    ($($board:ty),*) => {$(
        impl Key<2> for $board {
            #[inline]
            fn words(self) -> [u64; 2] {
                [self.player(), self.opponent()]
            }

            #[inline]
            fn hash(self) -> u64 {
                mixed(self.player(), self.opponent())
            }
        }
    )*};
}

key_of_two_words!(Board, SmallBoard);

impl Key<4> for WideBoard {
    #[inline]
    fn words(self) -> [u64; 4] {
        let (player, opponent) = (self.player(), self.opponent());
        [player as u64, (player >> 64) as u64, opponent as u64, (opponent >> 64) as u64]
    }

    #[inline]
    fn hash(self) -> u64 {
        let [player, far_player, opponent, far_opponent] = self.words();
        mixed(player, opponent) ^ mixed(far_player, far_opponent).rotate_left(23)
    }
}

/// Values in hundredths of a disc, packed as two bounds of 16 bits, 7 of depth, 3 of selectivity, two moves of 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    pub lower: i32,
    pub upper: i32,
    /// To a depth of all the empty squares if the search saw the end of the game.
    pub step: Step,
    /// Better first; [`NO_CELL`] if there is none.
    pub best: [u8; 2],
}

impl Entry {
    #[inline]
    pub fn is_as_deep(&self, step: Step) -> bool {
        self.step.depth >= step.depth && self.step.selectivity >= step.selectivity
    }

    /// The value, or a bound outside the window, which settles the search.
    #[inline]
    pub fn settles(&self, Window { alpha, beta }: Window) -> Option<i32> {
        if self.lower >= beta || self.lower == self.upper {
            Some(self.lower)
        } else if self.upper <= alpha {
            Some(self.upper)
        } else {
            None
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Found {
    pub step: Step,
    pub window: Window,
    pub value: i32,
    /// Or [`NO_CELL`].
    pub best: u8,
}

impl Payload for Entry {
    type Found = Found;

    fn pack(self) -> u64 {
        u64::from(self.lower as i16 as u16)
            | u64::from(self.upper as i16 as u16) << 16
            | u64::from(self.step.depth & 127) << 32
            | (self.step.selectivity as u64) << 39
            | u64::from(self.best[0]) << 42
            | u64::from(self.best[1]) << 49
    }

    #[inline]
    fn unpack(bits: u64) -> Self {
        Self {
            lower: i32::from(bits as i16),
            upper: i32::from((bits >> 16) as i16),
            step: Step {
                depth: (bits >> 32) as u8 & 127,
                selectivity: Selectivity::at((bits >> 39) as usize & 7),
            },
            best: [(bits >> 42) as u8 & 127, (bits >> 49) as u8 & 127],
        }
    }

    /// Grows with depth and selectivity.
    #[inline]
    fn rank(bits: u64) -> u32 {
        (bits >> 32) as u32 % 128 * 8 + (bits >> 39) as u32 % 8
    }

    #[inline]
    fn merged(old: Option<Self>, found: Found) -> Option<Self> {
        let old = old.unwrap_or(Self {
            lower: i32::from(i16::MIN),
            upper: i32::from(i16::MAX),
            step: found.step,
            best: [NO_CELL; 2],
        });
        if old.step > found.step {
            return None;
        }
        let mut known = Self { step: found.step, ..old };
        if old.step < found.step {
            (known.lower, known.upper) = (i32::from(i16::MIN), i32::from(i16::MAX));
        }
        let Window { alpha, beta } = found.window;
        let lower = if found.value > alpha { found.value } else { i32::from(i16::MIN) };
        let upper = if found.value < beta { found.value } else { i32::from(i16::MAX) };
        // Selective searches contradict each other now and then; the newer one wins.
        (known.lower, known.upper) = if lower > known.upper || upper < known.lower {
            (lower, upper)
        } else {
            (known.lower.max(lower), known.upper.min(upper))
        };
        if found.best != NO_CELL && found.best != known.best[0] {
            known.best = [found.best, known.best[0]];
        }
        Some(known)
    }
}
