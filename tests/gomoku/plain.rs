//! The rules of Gomoku once more, as plainly as can be: cells in a list that are walked one by one, and
//! nothing remembered. Cells are named by column and row, both from 0 at the top-left corner.

use std::collections::BTreeSet;

use heibai::gomoku::{Foul, Point, Position, Ruleset, Stone, Threat};

/// Column and row from the top-left corner.
pub type Cell = (i32, i32);

/// One step along each of the four directions: row, column, rising, falling.
pub const STEPS: [Cell; 4] = [(1, 0), (0, -1), (1, -1), (1, 1)];

/// What there is at a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// No cell of the board.
    Outside,
    /// No stone.
    Empty,
    /// A stone.
    Stone(Stone),
}

impl Content {
    /// The stone, if there is one.
    pub fn stone(self) -> Option<Stone> {
        match self {
            Self::Stone(stone) => Some(stone),
            Self::Outside | Self::Empty => None,
        }
    }
}

/// Stones on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainBoard {
    size: i32,
    cells: Vec<Option<Stone>>,
}

/// The index in row order of a cell that is on the board.
fn index(size: i32, (column, row): Cell) -> usize {
    (row * size + column) as usize
}

impl PlainBoard {
    /// A board with these cells in row order.
    pub fn new(cells: Vec<Option<Stone>>) -> Self {
        Self { size: cells.len().isqrt() as i32, cells }
    }

    /// The cell with an index.
    pub fn cell(&self, index: usize) -> Cell {
        (index as i32 % self.size, index as i32 / self.size)
    }

    /// Columns, which is also rows.
    pub fn size(&self) -> u8 {
        self.size as u8
    }

    /// What there is at a cell, which may lie outside.
    pub fn at(&self, (column, row): Cell) -> Content {
        if (0..self.size).contains(&column) && (0..self.size).contains(&row) {
            self.cells[index(self.size, (column, row))].map_or(Content::Empty, Content::Stone)
        } else {
            Content::Outside
        }
    }

    /// Puts a stone on a cell, or takes it away.
    pub fn put(&mut self, cell: Cell, stone: Option<Stone>) {
        self.cells[index(self.size, cell)] = stone;
    }

    /// The same board with one stone more.
    pub fn with(&self, cell: Cell, stone: Stone) -> Self {
        let mut more = self.clone();
        more.put(cell, Some(stone));
        more
    }

    fn is_empty(&self, cell: Cell) -> bool {
        self.at(cell) == Content::Empty
    }

    /// The cells with this colour that follow one another from a cell on, without it.
    fn walk(&self, (column, row): Cell, (right, down): Cell, stone: Stone) -> Vec<Cell> {
        (1..=self.size)
            .map(|steps| (column + steps * right, row + steps * down))
            .take_while(|&cell| self.at(cell) == Content::Stone(stone))
            .collect()
    }

    /// The longest row of one colour through a cell that has it, in order along the step.
    fn row(&self, cell: Cell, (right, down): Cell) -> Vec<Cell> {
        let stone = self.at(cell).stone().expect("there is a stone");
        let mut row = self.walk(cell, (-right, -down), stone);
        row.reverse();
        row.push(cell);
        row.extend(self.walk(cell, (right, down), stone));
        row
    }

    /// The cells just beyond both ends of a row.
    fn beyond(row: &[Cell], (right, down): Cell) -> [Cell; 2] {
        let (first, last) = (row[0], row[row.len() - 1]);
        [(first.0 - right, first.1 - down), (last.0 + right, last.1 + down)]
    }

    /// Returns whether the stone on a cell is part of a row that wins.
    fn wins_along(&self, ruleset: Ruleset, cell: Cell, step: Cell) -> bool {
        let stone = self.at(cell).stone().expect("there is a stone");
        let row = self.row(cell, step);
        let opponents = Self::beyond(&row, step)
            .iter()
            .filter(|&&end| self.at(end) == Content::Stone(!stone))
            .count();
        match (ruleset, stone) {
            (Ruleset::Freestyle, _) | (Ruleset::Renju, Stone::White) => row.len() >= 5,
            (Ruleset::Standard, _) | (Ruleset::Renju, Stone::Black) => row.len() == 5,
            (Ruleset::Caro, _) => row.len() == 5 && opponents < 2,
        }
    }

    /// The indices of all rows that win with the stone on a cell, in order.
    pub fn winning_row(&self, ruleset: Ruleset, cell: Cell) -> Vec<usize> {
        let rows = STEPS.iter().filter(|&&step| self.wins_along(ruleset, cell, step));
        let cells: BTreeSet<usize> = rows
            .flat_map(|&step| self.row(cell, step))
            .map(|cell| index(self.size, cell))
            .collect();
        cells.into_iter().collect()
    }

    /// Every empty cell of the line through a cell.
    fn empty_along(&self, (column, row): Cell, (right, down): Cell) -> Vec<Cell> {
        (-self.size..=self.size)
            .map(|steps| (column + steps * right, row + steps * down))
            .filter(|&cell| self.is_empty(cell))
            .collect()
    }

    /// The empty cells that make the stone on a cell part of a row that wins.
    fn winning_cells(&self, ruleset: Ruleset, cell: Cell, step: Cell) -> Vec<Cell> {
        let stone = self.at(cell).stone().expect("there is a stone");
        let mut cells = self.empty_along(cell, step);
        cells.retain(|&more| {
            let after = self.with(more, stone);
            after.wins_along(ruleset, more, step) && after.row(more, step).contains(&cell)
        });
        cells
    }

    /// The empty cells that make the stone on a cell part of an unbroken four that both ends make win.
    fn cells_to_straight_four(&self, ruleset: Ruleset, cell: Cell, step: Cell) -> Vec<Cell> {
        let stone = self.at(cell).stone().expect("there is a stone");
        let mut cells = self.empty_along(cell, step);
        cells.retain(|&more| {
            let after = self.with(more, stone);
            let row = after.row(more, step);
            let ends_win =
                |end| after.is_empty(end) && after.with(end, stone).wins_along(ruleset, end, step);
            row.len() == 4
                && row.contains(&cell)
                && Self::beyond(&row, step).iter().all(|&end| ends_win(end))
        });
        cells
    }

    /// What the stone on a cell makes along a step.
    pub fn threat(&self, ruleset: Ruleset, cell: Cell, step: Cell) -> Option<Threat> {
        if self.wins_along(ruleset, cell, step) {
            return Some(Threat::Five);
        }
        match self.winning_cells(ruleset, cell, step).len() {
            0 => {
                let cells = self.cells_to_straight_four(ruleset, cell, step);
                (!cells.is_empty()).then_some(Threat::OpenThree)
            }
            1 => Some(Threat::Four),
            2 => Some(Threat::OpenFour),
            more => panic!("{more} cells to win along one line"),
        }
    }

    /// The sets of four black stones, among them the one on a cell, that one more makes exactly five.
    fn fours(&self, (column, row): Cell, (right, down): Cell) -> BTreeSet<Vec<Cell>> {
        let mut fours = BTreeSet::new();
        for start in -4..=0 {
            let window =
                (start..start + 5).map(|steps| (column + steps * right, row + steps * down));
            let (stones, others): (Vec<Cell>, Vec<Cell>) =
                window.partition(|&cell| self.at(cell) == Content::Stone(Stone::Black));
            let [other] = others[..] else { continue };
            if self.is_empty(other) {
                let five = self.with(other, Stone::Black);
                if five.row(other, (right, down)).len() == 5 {
                    fours.insert(stones);
                }
            }
        }
        fours
    }

    /// Why Black may not play an empty cell in renju.
    pub fn foul(&self, cell: Cell) -> Option<Foul> {
        let after = self.with(cell, Stone::Black);
        let lengths = STEPS.map(|step| after.row(cell, step).len());
        if lengths.contains(&5) {
            return None;
        }
        if lengths.iter().any(|&length| length > 5) {
            return Some(Foul::Overline);
        }
        let fours = STEPS.map(|step| after.fours(cell, step).len());
        if fours.iter().sum::<usize>() >= 2 {
            return Some(Foul::DoubleFour);
        }
        let is_three = |&step: &Cell| {
            after.fours(cell, step).is_empty()
                && after.cells_to_straight_four(Ruleset::Renju, cell, step).iter().any(|&next| {
                    let four = after.with(next, Stone::Black);
                    let makes_five = STEPS.iter().any(|&step| four.row(next, step).len() == 5);
                    !makes_five && after.foul(next).is_none()
                })
        };
        (STEPS.iter().filter(|step| is_three(step)).count() >= 2).then_some(Foul::DoubleThree)
    }
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct PlainGame {
    /// The stones.
    pub board: PlainBoard,
    /// The rules.
    pub ruleset: Ruleset,
    /// Who moves next.
    pub to_move: Stone,
    /// The indices of the row that won, in order; empty as long as nobody has won.
    pub winning_row: Vec<usize>,
}

impl PlainGame {
    /// The position as the plain rules see it; nobody has won yet.
    pub fn of(position: &Position) -> Self {
        let size = position.size();
        let cells = Point::all(size).map(|point| position.board().stone(point)).collect();
        Self {
            board: PlainBoard::new(cells),
            ruleset: position.ruleset(),
            to_move: position.to_move(),
            winning_row: Vec::new(),
        }
    }

    /// The indices that the next stone may be placed on; none if the game is over.
    pub fn legal(&self) -> Vec<usize> {
        let is_renju_black = self.ruleset == Ruleset::Renju && self.to_move == Stone::Black;
        let is_legal = |&index: &usize| {
            let cell = self.board.cell(index);
            self.winning_row.is_empty()
                && self.board.is_empty(cell)
                && !(is_renju_black && self.board.foul(cell).is_some())
        };
        (0..self.board.cells.len()).filter(is_legal).collect()
    }

    /// The game one stone later.
    pub fn after(&self, index: usize) -> Self {
        let cell = self.board.cell(index);
        let board = self.board.with(cell, self.to_move);
        let winning_row = board.winning_row(self.ruleset, cell);
        Self { board, to_move: !self.to_move, winning_row, ..*self }
    }

    /// Counts the sequences of so many stones; a game that ends earlier is one.
    pub fn sequences(&self, depth: u8) -> u64 {
        let legal = self.legal();
        if depth == 0 || legal.is_empty() {
            return 1;
        }
        legal.into_iter().map(|index| self.after(index).sequences(depth - 1)).sum()
    }
}

/// The cells that `rows` show, top row first: `X` is a black stone, `O` a white one, `.` an empty point;
/// blanks are for the eye.
pub fn drawn(rows: &str) -> Vec<Option<Stone>> {
    let cells = rows.chars().filter(|drawn| !drawn.is_whitespace());
    let cell = |drawn| match drawn {
        'X' => Some(Stone::Black),
        'O' => Some(Stone::White),
        '.' => None,
        other => panic!("no point looks like {other:?}"),
    };
    cells.map(cell).collect()
}
