//! Single moves that a mistake gives or takes: the most common and plainest reasons.

use super::case::{Case, Step, cells, proven};
use super::mobility::{MIN_SHARE, next_turn};
use super::probe::{CORNERS, Spent};
use super::shapes;
use super::terms::{Terms, Who};
use crate::analysis::reasons::{Manner, Motif, Reason};
use crate::othello::Board;

pub fn find(case: &mut Case, reasons: &mut Vec<Reason>) -> Result<(), Spent> {
    reasons.extend(reply(case)?);
    if reasons.iter().all(|reason| reason.motif.is_result()) {
        reasons.extend(edge(case)?);
        reasons.extend(own_move(case)?);
    }
    Ok(())
}

/// **Access given.** Within its first two moves the opponent plays where it can right after the mistake, but neither
/// plays in the best line nor could play after the best move, even at a loss. Tested with that square forbidden.
fn reply(case: &mut Case) -> Result<Option<Reason>, Spent> {
    for ply in 1..case.played.len().min(5) {
        let Step { who, cell, .. } = case.played[ply];
        let plays_it_too =
            case.better.iter().take(12).any(|step| step.who == Who::Other && step.cell == cell);
        let has_it_now = case.after().legal_moves() >> cell & 1 == 1;
        let has_it_instead = case.instead().legal_moves() >> cell & 1 == 1;
        let is_new = who == Who::Other && has_it_now && !has_it_instead && !plays_it_too;
        if !is_new {
            continue;
        }
        let proof = case.proves(Terms::Barred(Who::Other, 1 << cell))?;
        if proof.is_some() {
            let opened = case.board.opponent_legal_moves() >> cell & 1 == 0;
            let manner = manner(case.after(), cell);
            return Ok(proven(Motif::Reply { cell, opened, manner }, ply, proof));
        }
    }
    Ok(None)
}

fn manner(after: Board, cell: usize) -> Manner {
    let (mine, then) = (after.opponent_legal_moves(), after.play(cell));
    let hole = shapes::region(after.empty(), cell) == 1 << cell;
    let robbed = mine & !then.legal_moves() & then.empty();
    if hole && mine >> cell & 1 == 0 {
        Manner::Hole
    } else if then.legal_moves() & !mine == 0 {
        Manner::Quiet
    } else if robbed.count_ones() >= 2 {
        Manner::Robs(cells(robbed))
    } else if then.opponent_stable() >> cell & 1 == 1 {
        Manner::Lasting
    } else {
        Manner::Plain
    }
}

/// **An edge given away.** Within eight plies the opponent plays twice on an edge, unlike after the best move, and at
/// the end of the line holds most of it, with no corner in other hands. Tested with it forbidden to the opponent.
fn edge(case: &mut Case) -> Result<Option<Reason>, Spent> {
    for edge in shapes::EDGES {
        let count = |line: &[Step]| {
            let steps = line.iter().skip(1).take(8);
            steps.filter(|step| step.who == Who::Other && edge >> step.cell & 1 == 1).count()
        };
        // Giving away an edge that is still empty takes many more moves.
        let is_begun = edge & !case.after().empty() != 0;
        if !is_begun
            || !is_held(&case.played, edge)
            || count(&case.played) < 2
            || count(&case.better) > 0
        {
            continue;
        }
        let proof = case.proves(Terms::Barred(Who::Other, edge))?;
        if proof.is_some() {
            let mut steps = case.played.iter();
            let ply = steps.position(|step| step.who == Who::Other && edge >> step.cell & 1 == 1);
            return Ok(proven(Motif::Edge(cells(edge)), ply.unwrap_or(1), proof));
        }
    }
    Ok(None)
}

fn is_held(line: &[Step], edge: u64) -> bool {
    let Some(&Step { who, after, .. }) = line.last() else { return false };
    // The side that has moved is the other one.
    let (own, theirs) = match who {
        Who::Own => (after.opponent(), after.player()),
        Who::Other => (after.player(), after.opponent()),
    };
    (theirs & edge).count_ones() > 4 && own & edge & CORNERS == 0
}

/// **Access lost.** A move that the side had before the mistake is gone at its next turn; only the best line plays it,
/// within three moves. Tested with that square forbidden to the side, to explain [`MIN_SHARE`] of the loss.
fn own_move(case: &mut Case) -> Result<Option<Reason>, Spent> {
    let Some(played) = next_turn(&case.played) else { return Ok(None) };
    let lost = case.board.legal_moves() & !played.legal_moves();
    for ply in 2..case.better.len().min(7) {
        let Step { who, cell, .. } = case.better[ply];
        let plays_it = case.played.iter().any(|step| step.who == Who::Own && step.cell == cell);
        if who == Who::Other || lost >> cell & 1 == 0 || plays_it {
            continue;
        }
        let proof = case.proves_missed(Terms::Barred(Who::Own, 1 << cell))?;
        if proof.is_some_and(|share| share >= MIN_SHARE) {
            return Ok(proven(Motif::OwnMove(cell), 1, proof));
        }
    }
    Ok(None)
}
