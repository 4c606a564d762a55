//! A mistake in Gomoku, prepared for finding reasons.

use crate::analysis::Mistake;
use crate::analysis::reasons::ReasonLimits;
use crate::eval::gomoku::{Cell, Class, PatternBoard};
use crate::gomoku::{Direction, Point, Position, Stone, Threat};
use crate::search::Stop;
use crate::search::forced::{ForcedWin, ForcedWins};

pub struct Case<'a> {
    pub position: &'a Position,
    pub board: PatternBoard,
    /// After the mistake, the opponent to move.
    pub after: Position,
    /// After the best move, the opponent to move.
    pub instead: Position,
    pub played: Point,
    pub best: Point,
    pub mistake: &'a Mistake,
    wins: ForcedWins,
    nodes: u64,
    stop: &'a Stop,
}

impl<'a> Case<'a> {
    /// `None` if one of the moves is illegal or wins, or if the colours are not settled yet.
    pub fn new(
        position: &'a Position,
        mistake: &'a Mistake,
        effort: ReasonLimits,
        stop: &'a Stop,
    ) -> Option<Self> {
        if !position.stage().is_settled() || mistake.played.cell == mistake.best.cell {
            return None;
        }
        let point = |cell| Point::from_index(cell, position.size());
        let (played, best) = (point(mistake.played.cell)?, point(mistake.best.cell)?);
        let with = |point| {
            let mut position = position.clone();
            position.place(point).ok().map(|()| position)
        };
        let (after, instead) = (with(played)?, with(best)?);
        if after.is_game_over() || mistake.played.score.forced().is_some_and(|plies| plies > 0) {
            return None;
        }
        // At most four searches in each of four positions.
        let nodes = effort.nodes / 16;
        let wins = ForcedWins::new().ok()?;
        let board = PatternBoard::new(position);
        Some(Self { position, board, after, instead, played, best, mistake, wins, nodes, stop })
    }

    pub fn own(&self) -> Stone {
        self.position.to_move()
    }

    pub fn win(&self, position: &Position) -> Option<ForcedWin> {
        self.wins.find(position, self.nodes, self.stop)
    }

    pub fn cell(&self, point: Point) -> usize {
        point.index(self.position.size()).expect("the point is of this board")
    }

    pub fn cells(&self, line: &[Point]) -> Vec<usize> {
        line.iter().map(|&point| self.cell(point)).collect()
    }

    /// This colour's stones that, with a stone on `point`, make a four or more: those of each row, with a gap.
    pub fn row(&self, position: &Position, point: Point, stone: Stone) -> Vec<usize> {
        let (board, rules) = (position.board(), position.ruleset());
        let mut row = Vec::new();
        for direction in Direction::ALL {
            let made = rules.threat(board, point, stone, direction);
            if made.is_none_or(|made| made < Threat::OpenFour) {
                continue;
            }
            let (columns, rows) = direction.step();
            for sign in [-1, 1] {
                for steps in 1..5 {
                    let next = point.offset(columns * steps * sign, rows * steps * sign);
                    let next = next.filter(|&next| board.stone(next) == Some(stone));
                    let Some(next) = next else { break };
                    row.push(self.cell(next));
                }
            }
        }
        row
    }
}

pub fn points(board: &PatternBoard, stone: Stone, class: Class) -> Vec<Point> {
    let mut points = Vec::new();
    board.for_each(stone, class, |cell| points.push(Cell::point(cell)));
    points
}
