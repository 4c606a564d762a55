//! What is to be seen on a board of Gomoku besides values: the threats of both sides, and the points that Black may not
//! play.

use crate::game::{Foul, Position, Side};
use crate::gomoku::{Point, StandingThreat, Stone, Threat, renju};

/// Stones of one side that threaten something together. Cells are counted in row order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardThreat {
    /// An open four, a four or an open three.
    pub threat: Threat,
    /// Whose it is.
    pub side: Side,
    /// The cells of its stones.
    pub stones: Vec<usize>,
    /// Where the next stone makes a five of them, or of an open three an open four.
    pub points: Vec<usize>,
}

/// The threats that stand on a board, the strongest first, of equal ones those of the side to move first; none in
/// Othello, and none once the game is over.
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

/// The cells that Black may not play, and why, whoever is to move; none but in renju, and none once the game is over.
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
