//! The simple levels: one rule of thumb, one or two plies.

use crate::eval::Score;
use crate::eval::othello::{FastBoard, Geometry, Mask, edge_stable, final_margin};
use crate::othello::Bits;
use crate::search::budget::{Allowance, Budget, Spent};
use crate::search::levels::Heuristic;
use crate::search::report::{RankedMove, Report};
use crate::search::request::Request;
use crate::search::selectivity::Selectivity;

/// The request's seed decides among equals. Moves are ranked by `heuristic`, or not at all if the budget ran out.
pub fn choose<B: FastBoard>(
    board: B,
    geometry: &Geometry<B::Mask>,
    heuristic: Heuristic,
    plies: u8,
    allowance: &Allowance,
    request: &Request,
) -> Option<Report> {
    let mut budget = Budget::new(allowance);
    let mut moves: Vec<usize> = Bits::new(board.moves()).collect();
    fastrand::Rng::with_seed(request.seed).shuffle(&mut moves);
    let mut worths = Vec::with_capacity(moves.len());
    for &cell in &moves {
        let flips = board.flips(cell);
        let child = board.play(cell, flips);
        let worth = match heuristic {
            Heuristic::Discs if plies == 1 => budget.spend().map(|()| flips.count()),
            _ => after(child, geometry, heuristic, plies - 1, &mut budget).map(|value| -value),
        };
        let Ok(worth) = worth else { break };
        worths.push((cell, worth));
    }
    let rest = moves.split_off(worths.len());
    worths.sort_by_key(|&(_, worth)| std::cmp::Reverse(worth));
    let ranked = worths.into_iter().map(|(cell, _)| cell).chain(rest);
    let ranked: Vec<RankedMove> =
        ranked.take(request.best.max(1)).map(|cell| judged(board, cell, plies)).collect();
    (!ranked.is_empty()).then(|| Report::ranking(ranked, budget.nodes()))
}

/// A move with the only score these levels know: the discs on the board.
fn judged<B: FastBoard>(board: B, cell: usize, plies: u8) -> RankedMove {
    let child = board.play(cell, board.flips(cell));
    let margin = child.opponent().count() - child.player().count();
    RankedMove {
        cell,
        score: Score::from_discs(margin as i16),
        depth: plies,
        selectivity: Selectivity::NONE,
        exact: false,
        line: vec![cell],
    }
}

fn after<B: FastBoard>(
    board: B,
    geometry: &Geometry<B::Mask>,
    heuristic: Heuristic,
    plies: u8,
    budget: &mut Budget,
) -> Result<i32, Spent> {
    budget.spend()?;
    let moves = board.moves();
    if moves.is_empty() && board.pass().moves().is_empty() {
        // More than any heuristic gives, so that a won game is won.
        return Ok(final_margin(board) * 100_000);
    }
    if plies == 0 {
        return Ok(worth(board, geometry, heuristic) - worth(board.pass(), geometry, heuristic));
    }
    if moves.is_empty() {
        return Ok(-after(board.pass(), geometry, heuristic, plies - 1, budget)?);
    }
    let mut best = i32::MIN;
    for cell in Bits::new(moves) {
        let child = board.play(cell, board.flips(cell));
        best = best.max(-after(child, geometry, heuristic, plies - 1, budget)?);
    }
    Ok(best)
}

/// From this many empty squares on, even levels with other values count discs.
const LATE: i32 = 16;

fn worth<B: FastBoard>(board: B, geometry: &Geometry<B::Mask>, heuristic: Heuristic) -> i32 {
    let (own, empty) = (board.player(), board.empty());
    let late_discs = if empty.count() <= LATE { own.count() } else { 0 };
    match heuristic {
        Heuristic::Discs => own.count(),
        Heuristic::Squares => Bits::new(own).map(|cell| geometry.weights[cell]).sum(),
        Heuristic::Mobility => {
            let moves = board.moves();
            2 * moves.count() + 12 * (moves & geometry.corners).count() + late_discs
        }
        Heuristic::Corners => {
            let risks = geometry.corner_groups.iter().filter(|group| empty.meets(group.square));
            let risk: i32 = risks
                .map(|group| {
                    40 * (own & group.diagonal).count() + 15 * (own & group.beside).count()
                })
                .sum();
            let corners = (own & geometry.corners).count();
            let stable = edge_stable(geometry, own).count();
            100 * corners + 15 * stable + 6 * (board.moves().count() + late_discs) - risk
        }
    }
}
