//! The board that the search plays on: lines, shapes, classes and values, updated incrementally.

mod changes;
mod knowledge;

use super::cell::{Cell, LINES};
use super::classes::Class;
use super::network::Network;
use super::tables::{Meaning, Tables, Weights};
use super::threats;
use crate::gomoku::{self, Lines, Ruleset, Stone, renju};
use changes::Changes;
use knowledge::Knowledge;

const WORDS: usize = 8;

/// Points in row order from the top-left corner.
type Set = [u64; WORDS];

#[derive(Clone, Copy, Debug)]
struct Saved {
    cell: Cell,
    knowledge: Knowledge,
}

/// A stone on its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placed {
    pub(super) cell: Cell,
    pub(super) stone: Stone,
}

#[derive(Clone, Copy, Debug)]
struct Before {
    /// `None` for a pass.
    cell: Option<Cell>,
    worth: [[i32; 2]; 2],
    hash: u64,
    saved: usize,
}

/// The search's board.
#[derive(Clone, Debug)]
pub struct PatternBoard {
    tables: &'static Tables,
    network: Option<&'static Network>,
    ruleset: Ruleset,
    size: u8,
    to_move: Stone,
    /// Whose turn it was when the board was made.
    first: Stone,
    empties: u16,
    hash: u64,
    lines: [[u64; LINES]; 4],
    cells: Box<[Knowledge; Cell::COUNT]>,
    /// The cell of each index.
    points: Box<[Cell; 64 * WORDS]>,
    sets: [[Set; Class::COUNT]; 2],
    counts: [[u16; Class::COUNT]; 2],
    /// By colour: the value if that side is to move, and if not.
    worth: [[i32; 2]; 2],
    saved: Vec<Saved>,
    changes: Changes,
    history: Vec<Before>,
    /// For the exact test of forbidden points.
    plain: Option<gomoku::Board>,
}

impl PatternBoard {
    /// The board of a position.
    pub fn new(position: &gomoku::Position) -> Self {
        Self::as_seen(position, Weights::default(), &[])
    }

    /// The board of a position to somebody who does not see some of its empty points, numbered in row order: nothing can
    /// be placed on them, and no row goes through them.
    pub fn as_seen(position: &gomoku::Position, weights: Weights, overlooked: &[usize]) -> Self {
        let (ruleset, to_move) = (position.ruleset(), position.to_move());
        Self::made(position.board(), ruleset, to_move, weights, overlooked)
    }

    /// A board under these rules, with these weights.
    pub fn of_board(
        board: &gomoku::Board,
        ruleset: Ruleset,
        to_move: Stone,
        weights: Weights,
    ) -> Self {
        Self::made(board, ruleset, to_move, weights, &[])
    }

    fn made(
        board: &gomoku::Board,
        ruleset: Ruleset,
        to_move: Stone,
        weights: Weights,
        overlooked: &[usize],
    ) -> Self {
        let mut made = Self {
            tables: weights.tables(ruleset),
            // It knows no line with overlooked points.
            network: weights.network().filter(|_| overlooked.is_empty()),
            ruleset,
            size: board.size(),
            to_move,
            first: to_move,
            empties: board.empty_count() as u16,
            hash: origin(ruleset, board.size(), to_move),
            lines: [[0; LINES]; 4],
            cells: Box::new([Knowledge::default(); Cell::COUNT]),
            points: Box::new([Cell::from_index(0); 64 * WORDS]),
            sets: [[[0; WORDS]; Class::COUNT]; 2],
            counts: [[0; Class::COUNT]; 2],
            worth: [[0; 2]; 2],
            saved: Vec::with_capacity(4096),
            changes: Changes::new(),
            history: Vec::with_capacity(128),
            plain: ruleset.forbids(Stone::Black).then(|| board.clone()),
        };
        for (slot, point) in board.points().enumerate() {
            let cell = Cell::of(point);
            made.cells[cell.index()] = Knowledge::of_slot(slot as u16);
            made.points[slot] = cell;
            if board.is_empty(point) && overlooked.contains(&slot) {
                made.empties -= 1;
                made.hash ^= mix(!(cell.index() as u64));
                continue;
            }
            let bits = 0b11 ^ board.stone(point).map_or(0, Lines::bit_against);
            for direction in 0..4 {
                let (line, bit) = cell.on_line(direction);
                made.lines[direction][line] |= bits << bit;
            }
            if let Some(stone) = board.stone(point) {
                made.hash ^= key(cell, stone);
            }
        }
        for cell in board.points().map(Cell::of) {
            if made.is_empty(cell) {
                made.learn(cell);
            }
        }
        made
    }

    fn learn(&mut self, cell: Cell) {
        let reach = self.tables.reach;
        let mut known = self.cells[cell.index()];
        for direction in 0..4 {
            let (line, bit) = cell.on_line(direction);
            let both = self.tables.shapes_in(self.lines[direction][line] >> (bit - 2 * reach));
            for colour in 0..2 {
                known = known.with_shape(colour, direction, both >> (4 * colour));
            }
        }
        for colour in 0..2 {
            let meaning = self.tables.meaning(colour, known.sum(colour));
            known = known.with_class(colour, meaning.class as u8);
            self.worth[colour] = sum(self.worth[colour], meaning.worth, 1);
            self.enter(known.slot(), colour, meaning.class as u8);
        }
        self.cells[cell.index()] = known;
    }

    #[inline]
    fn enter(&mut self, slot: u16, colour: usize, class: u8) {
        let (slot, class) = (usize::from(slot), usize::from(class) % 16);
        self.sets[colour][class][slot / 64 % WORDS] |= 1 << (slot % 64);
        self.counts[colour][class] += 1;
    }

    #[inline]
    fn leave(&mut self, slot: u16, colour: usize, class: u8) {
        let (slot, class) = (usize::from(slot), usize::from(class) % 16);
        self.sets[colour][class][slot / 64 % WORDS] &= !(1 << (slot % 64));
        self.counts[colour][class] -= 1;
    }

    /// Columns and rows.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// The rules.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// The colour of the next stone.
    #[inline]
    pub fn to_move(&self) -> Stone {
        self.to_move
    }

    /// Empty points.
    #[inline]
    pub fn empties(&self) -> u16 {
        self.empties
    }

    /// The position's hash.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash after a stone on an empty cell.
    #[inline]
    pub fn hash_after(&self, cell: Cell) -> u64 {
        self.hash ^ key(cell, self.to_move) ^ WHITE_TO_MOVE
    }

    /// Stones and passes since the board was made.
    #[inline]
    pub fn plies(&self) -> usize {
        self.history.len()
    }

    /// The cell of the stone `ago` plies ago, 0 for the last; `None` for a pass, and before the board was made.
    #[inline]
    pub fn placed(&self, ago: usize) -> Option<Cell> {
        let at = self.history.len().checked_sub(ago + 1)?;
        self.history[at].cell
    }

    /// Whether a cell of the board is empty.
    #[inline]
    pub fn is_empty(&self, cell: Cell) -> bool {
        let (line, bit) = cell.on_line(0);
        self.lines[0][line] >> bit & 0b11 == 0b11
    }

    /// The class of a stone of this colour on an empty cell.
    #[inline]
    pub fn class(&self, cell: Cell, stone: Stone) -> Class {
        self.meaning(cell, stone).class
    }

    /// Whether a stone makes a four or a five on an empty cell, forbidden or not.
    #[inline]
    pub fn makes_four(&self, cell: Cell, stone: Stone) -> bool {
        let known = self.cells[cell.index()];
        (0..4).any(|direction| {
            let shape = known.shape(stone as usize, direction);
            (super::Shape::Four as u8..=super::Shape::DoubleFour as u8).contains(&shape)
        })
    }

    /// The codes of an empty cell, Black's and White's, for the evaluation.
    pub fn codes(&self, cell: Cell) -> [u16; 2] {
        let known = self.cells[cell.index()];
        [0, 1].map(|colour| self.tables.code(std::array::from_fn(|at| known.shape(colour, at))))
    }

    /// How promising an empty cell is for a colour, for ordering.
    #[inline]
    pub fn urgency(&self, cell: Cell, stone: Stone) -> i32 {
        i32::from(self.meaning(cell, stone).urgency)
    }

    #[inline]
    fn meaning(&self, cell: Cell, stone: Stone) -> &'static Meaning {
        let colour = stone as usize;
        self.tables.meaning(colour, self.cells[cell.index()].sum(colour))
    }

    /// The number of cells on which a stone of this colour makes this class.
    #[inline]
    pub fn count(&self, stone: Stone, class: Class) -> u16 {
        self.counts[stone as usize][class as usize]
    }

    /// Calls `visit` with every cell on which a stone of this colour makes this class.
    #[inline]
    pub fn for_each(&self, stone: Stone, class: Class, mut visit: impl FnMut(Cell)) {
        if self.count(stone, class) > 0 {
            self.visit(self.sets[stone as usize][class as usize], &mut visit);
        }
    }

    /// Any cell on which a stone of this colour makes this class.
    #[inline]
    pub fn any(&self, stone: Stone, class: Class) -> Option<Cell> {
        let mut found = None;
        self.for_each(stone, class, |cell| found = found.or(Some(cell)));
        found
    }

    /// Calls `visit` with every empty cell where either colour makes a class from `least` to [`Class::Suspect`].
    #[inline]
    pub fn for_each_of_either(&self, least: Class, mut visit: impl FnMut(Cell)) {
        let mut set = [0; WORDS];
        for sets in &self.sets {
            for class in &sets[least as usize..] {
                for (word, more) in set.iter_mut().zip(class) {
                    *word |= more;
                }
            }
        }
        self.visit(set, &mut visit);
    }

    #[inline]
    fn visit(&self, set: Set, visit: &mut impl FnMut(Cell)) {
        for (word, mut bits) in set.into_iter().enumerate() {
            while bits != 0 {
                visit(self.points[word * 64 + bits.trailing_zeros() as usize]);
                bits &= bits - 1;
            }
        }
    }

    /// The empty cells, in row order.
    pub fn empty_cells(&self) -> impl Iterator<Item = Cell> {
        let cells = usize::from(self.size).pow(2);
        self.points[..cells].iter().copied().filter(|&cell| self.is_empty(cell))
    }

    /// The number of values of [`Self::threats`], a power of two.
    pub const THREATS: usize = threats::CHOICES;

    /// The threats of both sides, as a number below [`Self::THREATS`].
    #[inline]
    pub fn threats(&self) -> usize {
        threats::number(|stone, class| self.count(stone, class) > 0, self.to_move)
    }

    /// The tables' value for the side to move, in hundredths, without a network's correction.
    #[inline]
    pub fn value(&self) -> i32 {
        let (own, other) = (self.to_move as usize, !self.to_move as usize);
        let threats = i32::from(self.tables.threats[self.threats() % Self::THREATS]);
        self.worth[own][0] - self.worth[other][1] + threats + self.tables.rules[own]
    }

    pub(super) fn network(&self) -> Option<&'static Network> {
        self.network
    }

    pub(super) fn lines(&self) -> &[[u64; LINES]; 4] {
        &self.lines
    }

    /// The stones placed since the board was made.
    #[inline]
    pub(super) fn stones_placed(&self) -> impl Iterator<Item = Placed> + Clone {
        let turns = self.history.iter().enumerate();
        turns.filter_map(|(at, before)| {
            let stone = if at % 2 == 0 { self.first } else { !self.first };
            before.cell.map(|cell| Placed { cell, stone })
        })
    }

    /// Whether this empty cell is forbidden to the side to move.
    #[inline]
    pub fn is_forbidden(&self, cell: Cell) -> bool {
        self.forbids(cell, self.to_move)
    }

    /// Whether this empty cell is forbidden to a colour.
    #[inline]
    pub fn forbids(&self, cell: Cell, stone: Stone) -> bool {
        match &self.plain {
            Some(board) if stone == Stone::Black => {
                self.class(cell, stone) == Class::Suspect
                    && renju::foul(board, cell.point()).is_some()
            }
            _ => false,
        }
    }

    /// Places the next stone on an empty cell.
    pub fn place(&mut self, cell: Cell) {
        let stone = self.to_move;
        self.history.push(Before {
            cell: Some(cell),
            worth: self.worth,
            hash: self.hash,
            saved: self.saved.len(),
        });
        self.hash = self.hash_after(cell);
        self.empties -= 1;
        if let Some(board) = &mut self.plain {
            board.place(cell.point(), stone);
        }
        let gone = self.cells[cell.index()];
        let mut worth = self.worth;
        for (side, worth) in worth.iter_mut().enumerate() {
            self.leave(gone.slot(), side, gone.class(side));
            *worth = sum(*worth, self.tables.meaning(side, gone.sum(side)).worth, -1);
        }
        self.changes.clear();
        for direction in 0..4 {
            let (line, bit) = cell.on_line(direction);
            let word = self.lines[direction][line] ^ Lines::bit_against(stone) << bit;
            self.lines[direction][line] = word;
            self.find_changes(cell, direction, word, bit);
        }
        for at in 0..self.changes.len() {
            let change = self.changes.get(at);
            let (direction, shapes) = (change.direction(), change.shapes);
            let old = self.cells[change.cell.index()];
            self.saved.push(Saved { cell: change.cell, knowledge: old });
            let new = self.change::<0>(old, direction, shapes & 15, &mut worth);
            let new = self.change::<1>(new, direction, shapes >> 4, &mut worth);
            self.cells[change.cell.index()] = new;
        }
        self.worth = worth;
        self.to_move = !stone;
    }

    /// Finds the empty cells of a line whose shapes a new stone changes.
    #[inline]
    fn find_changes(&mut self, cell: Cell, direction: usize, word: u64, bit: u32) {
        let reach = self.tables.reach;
        for (near, at) in cell.empties_near(direction, word, bit, reach) {
            let shapes = self.tables.shapes_in(word >> (at - 2 * reach));
            let old = self.cells[near.index()].shapes_in(direction);
            self.changes.note(near, direction, old, shapes);
        }
    }

    /// What is known of a cell after a colour's shape in a direction has changed.
    #[inline]
    fn change<const COLOUR: usize>(
        &mut self,
        old: Knowledge,
        direction: usize,
        shape: u8,
        worth: &mut [[i32; 2]; 2],
    ) -> Knowledge {
        if shape == old.shape(COLOUR, direction) {
            return old;
        }
        let new = old.with_shape(COLOUR, direction, shape);
        let then = self.tables.meaning(COLOUR, old.sum(COLOUR));
        let now = self.tables.meaning(COLOUR, new.sum(COLOUR));
        worth[COLOUR] = sum(sum(worth[COLOUR], now.worth, 1), then.worth, -1);
        if now.class == then.class {
            return new;
        }
        self.leave(old.slot(), COLOUR, then.class as u8);
        self.enter(old.slot(), COLOUR, now.class as u8);
        new.with_class(COLOUR, now.class as u8)
    }

    #[inline]
    fn reclass(&mut self, old: Knowledge, new: Knowledge) {
        for colour in 0..2 {
            if new.class(colour) != old.class(colour) {
                self.leave(old.slot(), colour, old.class(colour));
                self.enter(old.slot(), colour, new.class(colour));
            }
        }
    }

    /// Passes the turn.
    pub fn pass(&mut self) {
        let (worth, hash, saved) = (self.worth, self.hash, self.saved.len());
        self.history.push(Before { cell: None, worth, hash, saved });
        self.hash ^= WHITE_TO_MOVE;
        self.to_move = !self.to_move;
    }

    /// Undoes the last stone or pass, if any.
    pub fn undo(&mut self) {
        let Some(before) = self.history.pop() else { return };
        self.to_move = !self.to_move;
        self.hash = before.hash;
        let Some(cell) = before.cell else { return };
        self.worth = before.worth;
        self.empties += 1;
        if let Some(board) = &mut self.plain {
            board.remove(cell.point(), self.to_move);
        }
        for direction in 0..4 {
            let (line, bit) = cell.on_line(direction);
            self.lines[direction][line] ^= Lines::bit_against(self.to_move) << bit;
        }
        for at in before.saved..self.saved.len() {
            let Saved { cell, knowledge: then } = self.saved[at];
            let now = self.cells[cell.index()];
            self.cells[cell.index()] = then;
            if !now.is_classed_like(then) {
                self.reclass(now, then);
            }
        }
        self.saved.truncate(before.saved);
        let back = self.cells[cell.index()];
        for side in 0..2 {
            self.enter(back.slot(), side, back.class(side));
        }
    }

    /// Calls `visit` with every empty cell where the other colour leaves `stone` less than `least` on `cell`: the cell
    /// itself, and some on the lines of its fours and fives.
    pub fn for_each_parry(
        &self,
        cell: Cell,
        stone: Stone,
        least: Class,
        mut visit: impl FnMut(Cell),
    ) {
        visit(cell);
        let (tables, colour) = (self.tables, stone as usize);
        let known = self.cells[cell.index()];
        let taken = Lines::bit_against(!stone);
        for direction in 0..4 {
            if known.shape(colour, direction) < super::Shape::Four as u8 {
                continue;
            }
            let (line, bit) = cell.on_line(direction);
            let word = self.lines[direction][line];
            let near = cell.empties_near(direction, word, bit, tables.reach);
            for (other, at) in near.filter(|&(other, _)| other != cell) {
                let both = tables.shapes_in((word ^ taken << at) >> (bit - 2 * tables.reach));
                let shapes = known.with_shape(colour, direction, both >> (4 * colour));
                let class = tables.meaning(colour, shapes.sum(colour)).class;
                if class < least || class == Class::Suspect {
                    visit(other);
                }
            }
        }
    }
}

#[inline]
fn sum(sum: [i32; 2], worth: [i16; 2], times: i32) -> [i32; 2] {
    [sum[0] + times * i32::from(worth[0]), sum[1] + times * i32::from(worth[1])]
}

const WHITE_TO_MOVE: u64 = mix(0x5851_F42D_4C95_7F2D);

/// The hash of an empty board, which depends on rules and size.
fn origin(ruleset: Ruleset, size: u8, to_move: Stone) -> u64 {
    let turn = if to_move == Stone::White { WHITE_TO_MOVE } else { 0 };
    turn ^ mix(0x9E37_79B9_7F4A_7C15 ^ ((ruleset as u64) << 8 | u64::from(size)))
}

#[inline]
fn key(cell: Cell, stone: Stone) -> u64 {
    static KEYS: [[u64; Cell::COUNT]; 2] = keys();
    KEYS[stone as usize][cell.index()]
}

const fn keys() -> [[u64; Cell::COUNT]; 2] {
    let mut keys = [[0; Cell::COUNT]; 2];
    let mut at = 0;
    while at < 2 * Cell::COUNT {
        keys[at / Cell::COUNT][at % Cell::COUNT] = mix(at as u64 + 1);
        at += 1;
    }
    keys
}

/// The finaliser of `SplitMix64` (Guy Steele, Doug Lea and Christine Flood, 2014).
const fn mix(seed: u64) -> u64 {
    let seed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let seed = (seed ^ seed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let seed = (seed ^ seed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    seed ^ seed >> 31
}
