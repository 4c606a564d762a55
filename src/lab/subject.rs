//! What the algorithms search: a position or a textbook tree.

use thiserror::Error;

use super::catalogue::Evaluation;
use super::game::{Game, Move, Value};
use super::games::evaluations;
use super::games::gomoku::{self, Gomoku};
use super::games::othello::{Evaluator, Othello};
use super::games::tree::Tree;
use crate::eval::othello::FastBoard;
use crate::game::Position;
use crate::othello::{Board, WideBoard};

/// What the algorithms search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A position in which the game goes on.
    Position(Position),
    /// A tree; no evaluation is needed.
    Tree(Tree),
}

/// Why a request can't be run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RequestError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Colours are being chosen, or stones placed to choose from.
    #[error("the opening is not done: no side has its colour yet")]
    Opening,
    /// Othello has no such board, or it is too large.
    #[error("expected an even board size from 4 to {most}, found {0}", most = WideBoard::MAX_SIZE)]
    Size(u8),
    /// The evaluation is for another game or board.
    #[error("the evaluation {0} does not judge this board")]
    Evaluation(Evaluation),
    /// No algorithm was chosen.
    #[error("no algorithm was chosen")]
    NoAlgorithm,
}

pub(super) trait Visitor {
    type Output;

    fn visit<G: Game>(self, game: G) -> Self::Output;
}

impl Subject {
    /// Checks that it can be searched with an evaluation.
    ///
    /// # Errors
    /// [`RequestError`] says why not.
    pub fn check(&self, evaluation: Evaluation) -> Result<(), RequestError> {
        let position = match self {
            Self::Position(position) => position,
            Self::Tree(tree) if tree.outcome().is_some() => return Err(RequestError::Over),
            Self::Tree(_) => return Ok(()),
        };
        if position.is_over() {
            return Err(RequestError::Over);
        }
        if !position.is_settled() {
            return Err(RequestError::Opening);
        }
        let size = position.size();
        if matches!(position, Position::Othello(_)) && size > WideBoard::MAX_SIZE {
            return Err(RequestError::Size(size));
        }
        if !evaluation.judges(position.game(), size) {
            return Err(RequestError::Evaluation(evaluation));
        }
        Ok(())
    }

    pub(super) fn accept<V: Visitor>(
        &self,
        evaluation: Evaluation,
        visitor: V,
    ) -> Result<V::Output, RequestError> {
        self.check(evaluation)?;
        Ok(match self {
            Self::Tree(tree) => visitor.visit(tree.clone()),
            Self::Position(Position::Gomoku(position)) => {
                visitor.visit(Gomoku::new(position, gomoku_evaluator(evaluation)))
            }
            Self::Position(Position::Othello(position)) => match Board::try_from(position) {
                Ok(board) if evaluation == Evaluation::Patterns => {
                    visitor.visit(Othello::new(board, evaluations::patterns))
                }
                Ok(board) => visitor.visit(Othello::new(board, othello_evaluator(evaluation))),
                Err(_) => {
                    let board = WideBoard::try_from(position);
                    let board = board.map_err(|_| RequestError::Size(position.size()))?;
                    visitor.visit(Othello::new(board, othello_evaluator(evaluation)))
                }
            },
        })
    }

    /// The meaning of a value in a recording, for the side to move here.
    pub fn value(&self, value: i32) -> Value {
        match self {
            Self::Tree(tree) => tree.value(value),
            Self::Position(Position::Gomoku(position)) => {
                gomoku::value(value, position.board().stone_count())
            }
            Self::Position(Position::Othello(_)) => super::games::othello::value(value),
        }
    }

    /// A move's name.
    pub fn name(&self, mv: Move) -> String {
        match self {
            Self::Position(position) => position.ply_name(mv.ply()),
            Self::Tree(tree) => tree.name(mv),
        }
    }
}

fn gomoku_evaluator(evaluation: Evaluation) -> gomoku::Evaluator {
    match evaluation {
        Evaluation::Patterns => gomoku::Evaluator::Patterns,
        _ => gomoku::Evaluator::Lines,
    }
}

fn othello_evaluator<B: FastBoard>(evaluation: Evaluation) -> Evaluator<B> {
    match evaluation {
        Evaluation::Discs => evaluations::discs,
        Evaluation::Squares => evaluations::squares,
        Evaluation::Mobility => evaluations::mobility,
        Evaluation::Stability => evaluations::stability,
        Evaluation::Parity => evaluations::parity,
        _ => evaluations::phases,
    }
}
