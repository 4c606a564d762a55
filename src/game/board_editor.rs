//! A position being set up by hand, with unlimited undo.

use serde::{Deserialize, Serialize};

use super::position::{Objection, Position, StartError, Variant};
use super::side::Side;
use super::tree::{SetUpImage, Start, TreeImageError};

const STEPS: usize = 1000;

/// A board on which stones are put and removed without rules.
#[derive(Clone, Debug)]
pub struct BoardEditor {
    board: Board,
    /// The board before each step, the latest last.
    done: Vec<Board>,
    undone: Vec<Board>,
}

#[derive(Clone, Debug, PartialEq)]
struct Board {
    variant: Variant,
    position: Position,
}

/// A saved position being set up: with its first state, but without the steps between.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EditorImage {
    before: BoardImage,
    now: BoardImage,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct BoardImage {
    variant: Variant,
    position: SetUpImage,
}

impl BoardImage {
    fn of(board: &Board) -> Self {
        Self { variant: board.variant, position: SetUpImage::of_position(&board.position) }
    }

    fn read(&self) -> Result<Board, TreeImageError> {
        let start = self.position.read(self.variant)?;
        Ok(Board { variant: self.variant, position: start.position().clone() })
    }
}

impl BoardEditor {
    /// Resumes a saved position. One undo step leads to its first state.
    ///
    /// # Errors
    /// [`TreeImageError`] says what does not fit.
    pub fn restored(image: &EditorImage) -> Result<Self, TreeImageError> {
        let (before, board) = (image.before.read()?, image.now.read()?);
        let done = if before == board { Vec::new() } else { vec![before] };
        Ok(Self { board, done, undone: Vec::new() })
    }

    /// The position in its saved form.
    pub fn image(&self) -> EditorImage {
        let before = self.done.first().unwrap_or(&self.board);
        EditorImage { before: BoardImage::of(before), now: BoardImage::of(&self.board) }
    }

    /// Begins with a position of the variant's game and size, to be played under its rules.
    pub fn new(variant: Variant, position: Position) -> Self {
        let start = Start::set_up(variant, position);
        let board = Board { variant, position: start.position().clone() };
        Self { board, done: Vec::new(), undone: Vec::new() }
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.board.position
    }

    /// The game and its rules.
    pub fn variant(&self) -> Variant {
        self.board.variant
    }

    /// The start it makes for a game.
    pub fn start(&self) -> Start {
        Start::set_up(self.board.variant, self.board.position.clone())
    }

    /// The objections to the position, gravest first.
    pub fn objections(&self) -> Vec<Objection> {
        self.board.position.objections()
    }

    /// Puts a stone on a cell, replacing what is there; `None` empties it. Returns whether anything changed.
    pub fn put(&mut self, cell: usize, stone: Option<Side>) -> bool {
        let mut stones = self.board.position.stones();
        let Some(there) = stones.get_mut(cell) else { return false };
        *there = stone;
        self.change(self.board.variant, &stones, self.position().side_to_move())
    }

    /// Removes all stones. Returns whether there were any.
    pub fn clear(&mut self) -> bool {
        let cells = usize::from(self.board.variant.size()).pow(2);
        self.change(self.board.variant, &vec![None; cells], self.position().side_to_move())
    }

    /// Sets up the game's usual start on a board of this size. Returns whether anything changed.
    ///
    /// # Errors
    /// If the game does not support the size; nothing changes then.
    pub fn usual_start(&mut self, size: u8) -> Result<bool, StartError> {
        let variant = self.board.variant.with_size(size);
        let start = variant.start()?;
        Ok(self.take(variant, start))
    }

    /// Sets up another position, of this variant of any game. Returns whether anything changed.
    pub fn take(&mut self, variant: Variant, position: Position) -> bool {
        let start = Start::set_up(variant, position);
        self.change(variant, &start.position().stones(), start.position().side_to_move())
    }

    /// Turns the board a quarter clockwise. Returns whether anything changed.
    pub fn rotate(&mut self) -> bool {
        self.map(|size, row, column| (size - 1 - column, row))
    }

    /// Swaps left and right. Returns whether anything changed.
    pub fn mirror(&mut self) -> bool {
        self.map(|size, row, column| (row, size - 1 - column))
    }

    /// Swaps all colours, and the side to move. Returns whether anything changed.
    pub fn swap_colours(&mut self) -> bool {
        let stones: Vec<_> =
            self.position().stones().into_iter().map(|it| it.map(|side| !side)).collect();
        self.change(self.board.variant, &stones, !self.position().side_to_move())
    }

    /// Sets the side to move. Returns whether that changed.
    pub fn give_turn_to(&mut self, side: Side) -> bool {
        self.change(self.board.variant, &self.position().stones(), side)
    }

    /// Returns whether there is a step to undo.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Returns whether there is a step to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Undoes the latest step. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.done.pop() else { return false };
        self.undone.push(std::mem::replace(&mut self.board, before));
        true
    }

    /// Redoes the step last undone. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.undone.pop() else { return false };
        self.done.push(std::mem::replace(&mut self.board, after));
        true
    }

    /// Fills each cell from the cell (row, column) that `from` gives.
    fn map(&mut self, from: impl Fn(usize, usize, usize) -> (usize, usize)) -> bool {
        let old = self.position().stones();
        let size = usize::from(self.board.variant.size());
        let stones: Vec<_> = (0..old.len())
            .map(|cell| {
                let (row, column) = from(size, cell / size, cell % size);
                old[row * size + column]
            })
            .collect();
        self.change(self.board.variant, &stones, self.position().side_to_move())
    }

    fn change(&mut self, variant: Variant, stones: &[Option<Side>], to_move: Side) -> bool {
        let position =
            Position::set_up(variant, stones, to_move).expect("the board is one of the variant");
        let board = Board { variant, position };
        if board == self.board {
            return false;
        }
        if self.done.len() == STEPS {
            self.done.remove(0);
        }
        self.done.push(std::mem::replace(&mut self.board, board));
        self.undone.clear();
        true
    }
}
