//! Boards too large for the fast boards: one ply with the reference rules.

use crate::eval::Score;
use crate::game;
use crate::othello::Position;
use crate::search::limits::Limits;
use crate::search::multi_pv::Reporter;
use crate::search::report::{RankedMove, Report};
use crate::search::request::Request;
use crate::search::selectivity::Selectivity;

/// Ranks the moves by how few replies they leave, corners first; the seed decides among equals. `None` without a move.
pub fn one_ply(position: &Position, request: &Request) -> Option<Report> {
    let mut moves = position.legal_moves();
    fastrand::Rng::with_seed(request.seed).shuffle(&mut moves);
    let last = position.size() - 1;
    let side = position.side_to_move();
    let nodes = moves.len() as u64;
    let mut ranked: Vec<((bool, usize), RankedMove)> = moves
        .into_iter()
        .map(|square| {
            let mut after = position.clone();
            after.place(square).expect("the move is in the list of legal moves");
            let is_corner = [square.column(), square.row()].iter().all(|&at| at == 0 || at == last);
            let margin = after.count(side) as i16 - after.count(!side) as i16;
            let cell = square.index(position.size()).expect("legal moves are on the board");
            let found = RankedMove {
                cell,
                score: Score::from_discs(margin),
                depth: 1,
                selectivity: Selectivity::NONE,
                exact: false,
                line: vec![cell],
            };
            ((!is_corner, after.legal_moves().len()), found)
        })
        .collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    let best = ranked.into_iter().take(request.best.max(1)).map(|(_, found)| found);
    let best: Vec<RankedMove> = best.collect();
    (!best.is_empty()).then(|| Report::ranking(best, nodes))
}

pub fn one_ply_multi_pv(
    position: &Position,
    wanted: &[RankedMove],
    report: &mut Reporter,
) -> Vec<RankedMove> {
    let request = Request::new(game::Position::Othello(position.clone()), Limits::default());
    let all = one_ply(position, &Request { best: usize::MAX, ..request });
    let is_wanted = |found: &RankedMove| wanted.iter().any(|wanted| wanted.cell == found.cell);
    let found = all.map_or_else(Vec::new, |report| report.ranked);
    let found: Vec<RankedMove> = found.into_iter().filter(is_wanted).collect();
    for (known, nodes) in found.iter().zip(1..) {
        report(known, nodes);
    }
    found
}
