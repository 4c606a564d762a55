//! Boards that no fast board holds: one look at each move on the readable rules.

use crate::eval::Score;
use crate::othello::Position;
use crate::search::report::{RankedMove, Report};
use crate::search::selectivity::Selectivity;

/// Takes the move that leaves the fewest replies, corners first; the seed decides among equals.
/// `None` exactly if there is no move.
pub fn glance(position: &Position, seed: u64) -> Option<Report> {
    let mut moves = position.legal_moves();
    fastrand::Rng::with_seed(seed).shuffle(&mut moves);
    let last = position.size() - 1;
    let replies_left = |square| {
        let mut after = position.clone();
        after.place(square).expect("the move is in the list of legal moves");
        let margin =
            after.count(position.side_to_move()) as i16 - after.count(after.side_to_move()) as i16;
        (after.legal_moves().len(), margin)
    };
    let nodes = moves.len() as u64;
    let (best, (_, margin)) = moves
        .into_iter()
        .map(|square| (square, replies_left(square)))
        .min_by_key(|(square, (replies, _))| {
            let is_corner = [square.column(), square.row()].iter().all(|&at| at == 0 || at == last);
            (!is_corner, *replies)
        })?;
    let best = best.index(position.size()).expect("legal moves are on the board");
    let found = RankedMove {
        cell: best,
        score: Score::from_discs(margin),
        depth: 1,
        selectivity: Selectivity::NONE,
        exact: false,
        line: vec![best],
    };
    Some(Report::of(found, nodes))
}
