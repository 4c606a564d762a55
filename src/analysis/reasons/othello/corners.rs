//! Corners and edges: corners given away or not taken, and wedges.

use super::case::{Case, Step, cells, proven};
use super::probe::{CORNERS, Spent};
use super::shapes;
use super::terms::{Terms, Who};
use crate::analysis::reasons::{Gate, Motif, Reason};

/// Plies of the refutation within which a corner has to be taken.
const SOON: usize = 4;

/// The same after a move beside the corner.
const LATER: usize = 8;

pub fn find(case: &mut Case, reasons: &mut Vec<Reason>) -> Result<(), Spent> {
    reasons.extend(corner(case)?);
    if reasons.iter().all(|reason| reason.motif.is_result()) {
        reasons.extend(wedge(case)?);
        reasons.extend(corner_missed(case)?);
    }
    Ok(())
}

fn takes(line: &[Step], who: Who, corner: usize, plies: usize) -> Option<usize> {
    let mut steps = line.iter().take(plies + 1);
    steps.position(|step| step.who == who && step.cell == corner)
}

/// **A corner given away.** The opponent takes a corner within four plies, after an X- or C-square move within eight;
/// after the best move only four plies later, or not at all if the mistake did not open it at once. Tested with that
/// corner forbidden to the opponent: a side that would not have lost without it, lost by it.
fn corner(case: &mut Case) -> Result<Option<Reason>, Spent> {
    let placed = case.played[0].cell;
    let beside = shapes::corner_beside(placed, case.after().empty());
    let mut found: Option<Reason> = None;
    for ply in 1..case.played.len().min(LATER + 1) {
        let Step { who, cell: corner, .. } = case.played[ply];
        if who == Who::Own || CORNERS >> corner & 1 == 0 {
            continue;
        }
        let gate = match beside {
            Some((beside, true)) if beside == corner => Gate::XSquare,
            Some((beside, false)) if beside == corner => Gate::CSquare,
            _ if ply > SOON => continue,
            _ if case.after().legal_moves() >> corner & 1 == 0 => Gate::Later,
            _ if case.board.opponent_legal_moves() >> corner & 1 == 1 => Gate::Left,
            _ => Gate::Opened,
        };
        let plies = if gate == Gate::Later { case.better.len() } else { ply + SOON };
        if takes(&case.better, Who::Other, corner, plies).is_some() {
            continue;
        }
        let proof = case.proves(Terms::Barred(Who::Other, 1 << corner))?;
        let reason = proven(Motif::Corner { corner, gate }, ply, proof);
        if reason.as_ref().map(|it| it.explained) > found.as_ref().map(|it| it.explained) {
            found = reason;
        }
    }
    Ok(found)
}

/// **A corner not taken.** Only the best line takes a corner within four plies. Tested with it forbidden to that side.
fn corner_missed(case: &mut Case) -> Result<Option<Reason>, Spent> {
    for ply in 0..case.better.len().min(SOON + 1) {
        let Step { who, cell: corner, .. } = case.better[ply];
        if who == Who::Other || CORNERS >> corner & 1 == 0 {
            continue;
        }
        if takes(&case.played, Who::Own, corner, case.played.len()).is_some() {
            continue;
        }
        let terms = Terms::Barred(Who::Own, 1 << corner);
        let proof =
            if ply == 0 { case.proves_best_missed(terms)? } else { case.proves_missed(terms)? };
        if proof.is_some() {
            return Ok(proven(Motif::CornerMissed(corner), 0, proof));
        }
    }
    Ok(None)
}

/// **A wedge.** An edge has a gap of one or three squares between own discs, and within eight plies the opponent plays
/// a stable disc into it; not so after the best move. Tested with the gap forbidden to the opponent.
fn wedge(case: &mut Case) -> Result<Option<Reason>, Spent> {
    for ply in 1..case.played.len().min(LATER + 1) {
        let Step { who, cell, before, after } = case.played[ply];
        if who == Who::Own {
            continue;
        }
        let Some((gap, ends)) = shapes::odd_gap(cell, before.opponent(), before.empty()) else {
            continue;
        };
        // The own side is to move after the opponent's move.
        let is_stable = after.opponent_stable() >> cell & 1 == 1;
        if !is_stable || takes(&case.better, Who::Other, cell, LATER).is_some() {
            continue;
        }
        let proof = case.proves(Terms::Barred(Who::Other, gap))?;
        if proof.is_some() {
            let edge = cells(gap | 1 << ends[0] | 1 << ends[1]);
            return Ok(proven(Motif::Wedge { cell, edge }, ply, proof));
        }
    }
    Ok(None)
}
