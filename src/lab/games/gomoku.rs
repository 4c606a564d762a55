//! Gomoku behind the trait: any board and any of the four sets of rules. Only empty points within two steps of a stone
//! are moves; the full list would be ten times as long and no better.

use crate::eval::gomoku::{Cell, Class, PatternBoard};
use crate::gomoku::{Point, Position, Ruleset, Stone};
use crate::lab::game::{Game, MAX_EVALUATION, Move, Value, WIN};

use super::lines_of_five::LinesOfFive;

const REACH: usize = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluator {
    Lines,
    Patterns,
}

#[derive(Clone, Debug)]
pub struct Gomoku {
    board: PatternBoard,
    size: usize,
    evaluator: Evaluator,
    rows: LinesOfFive,
    is_empty: Vec<bool>,
    /// Stones within reach of each cell.
    near: Vec<u16>,
    /// The stones placed here, and whether each has won.
    placed: Vec<(usize, bool)>,
    stones: usize,
}

impl Gomoku {
    pub fn new(position: &Position, evaluator: Evaluator) -> Self {
        let size = usize::from(position.size());
        let board = position.board();
        let mut made = Self {
            board: PatternBoard::new(position),
            size,
            evaluator,
            rows: LinesOfFive::new(size),
            is_empty: vec![true; size * size],
            near: vec![0; size * size],
            placed: Vec::new(),
            stones: board.stone_count(),
        };
        for (index, point) in board.points().enumerate() {
            if let Some(stone) = board.stone(point) {
                made.set(index, stone, true);
            }
        }
        made
    }

    fn set(&mut self, index: usize, stone: Stone, there: bool) {
        self.is_empty[index] = !there;
        self.rows.set(index, stone, there);
        let (column, row) = (index % self.size, index / self.size);
        for row in row.saturating_sub(REACH)..=(row + REACH).min(self.size - 1) {
            for column in column.saturating_sub(REACH)..=(column + REACH).min(self.size - 1) {
                let near = &mut self.near[row * self.size + column];
                *near = if there { *near + 1 } else { *near - 1 };
            }
        }
    }

    fn cell(&self, index: usize) -> Cell {
        Cell::of(Point::from_index(index, self.size as u8).expect("moves are on the board"))
    }

    fn is_won(&self) -> bool {
        self.placed.last().is_some_and(|&(_, has_won)| has_won)
    }

    fn add(&self, moves: &mut Vec<Move>, is_wanted: impl Fn(usize) -> bool) {
        let may_be_forbidden = self.board.ruleset().forbids(self.board.to_move());
        let cells = (0..self.is_empty.len()).filter(|&index| {
            let is_allowed = || !may_be_forbidden || !self.board.is_forbidden(self.cell(index));
            self.is_empty[index] && is_wanted(index) && is_allowed()
        });
        moves.extend(cells.map(Move::new));
    }
}

impl Game for Gomoku {
    fn moves(&self, moves: &mut Vec<Move>) {
        if self.is_won() {
            return;
        }
        if self.stones == 0 {
            moves.push(Move::new((self.size - 1) / 2 * self.size + self.size / 2));
            return;
        }
        self.add(moves, |index| self.near[index] > 0);
        if moves.is_empty() {
            self.add(moves, |_| true);
        }
    }

    fn play(&mut self, mv: Move) {
        let index = mv.cell().expect("Gomoku knows no pass");
        let (cell, stone) = (self.cell(index), self.board.to_move());
        let has_won = self.board.class(cell, stone) == Class::Five;
        self.board.place(cell);
        self.set(index, stone, true);
        self.placed.push((index, has_won));
        self.stones += 1;
    }

    fn undo(&mut self) {
        let (index, _) = self.placed.pop().expect("a move was made");
        self.board.undo();
        self.set(index, self.board.to_move(), false);
        self.stones -= 1;
    }

    fn outcome(&self) -> Option<i32> {
        if self.is_won() {
            // A win with fewer stones is worth more.
            return Some(self.stones as i32 - WIN - Move::COUNT as i32);
        }
        if self.stones == self.is_empty.len() {
            return Some(0);
        }
        if self.board.ruleset() == Ruleset::Renju && self.board.to_move() == Stone::Black {
            let mut moves = Vec::new();
            self.moves(&mut moves);
            return moves.is_empty().then_some(0);
        }
        None
    }

    fn evaluate(&self) -> i32 {
        let value = match self.evaluator {
            Evaluator::Lines => self.rows.value(self.board.to_move()),
            Evaluator::Patterns => self.board.value(),
        };
        value.clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }

    fn key(&self) -> u64 {
        self.board.hash()
    }

    fn value(&self, value: i32) -> Value {
        self::value(value, self.stones)
    }

    fn name(&self, mv: Move) -> String {
        let point = mv.cell().and_then(|cell| Point::from_index(cell, self.size as u8));
        point.map_or_else(|| "pass".to_owned(), |point| point.to_string())
    }
}

pub fn value(value: i32, stones: usize) -> Value {
    if value.abs() < WIN {
        return Value::Evaluation(value);
    }
    let at_the_end = WIN + Move::COUNT as i32 - value.abs();
    match (at_the_end - stones as i32) * value.signum() {
        0 => Value::Lost,
        plies => Value::WinIn(plies),
    }
}
