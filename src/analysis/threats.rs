//! What a Gomoku board shows besides values: both sides' threats, and Black's forbidden points.

use crate::game::{Foul, Position, Side};
use crate::gomoku::{Point, StandingThreat, Stone, Threat, renju};

/// Stones of one side that make a threat together. Cells are counted in row order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardThreat {
    /// An open four, a four or an open three.
    pub threat: Threat,
    /// The side.
    pub side: Side,
    /// The cells of its stones.
    pub stones: Vec<usize>,
    /// Where the next stone makes them a five, or an open three an open four.
    pub points: Vec<usize>,
}

/// The threats on a board, strongest first, then the mover's; empty in Othello and after the end of the game.
pub fn threats(position: &Position) -> Vec<BoardThreat> {
    let Position::Gomoku(gomoku) = position else { return Vec::new() };
    if position.is_over() {
        return Vec::new();
    }
    let size = gomoku.size();
    let cells = |points: &[Point]| points.iter().filter_map(|point| point.index(size)).collect();
    let of = |stone: Stone| {
        let standing = gomoku.ruleset().standing_threats(gomoku.board(), stone);
        standing.into_iter().map(move |StandingThreat { threat, stones, points }| BoardThreat {
            threat,
            side: stone.into(),
            stones: cells(&stones),
            points: cells(&points),
        })
    };
    let own = gomoku.to_move();
    let mut found: Vec<BoardThreat> = of(own).chain(of(!own)).collect();
    found.sort_by_key(|it| std::cmp::Reverse(it.threat));
    found
}

/// The cells forbidden to Black, and why, whoever is to move; empty except in renju, and after the end of the game.
pub fn forbidden(position: &Position) -> Vec<(usize, Foul)> {
    let Position::Gomoku(gomoku) = position else { return Vec::new() };
    if position.is_over() || !gomoku.ruleset().forbids(Stone::Black) {
        return Vec::new();
    }
    let board = gomoku.board();
    let empty = board.points().filter(|&point| board.is_empty(point));
    empty
        .filter_map(|point| Some((point.index(gomoku.size())?, renju::foul(board, point)?)))
        .collect()
}
