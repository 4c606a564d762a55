//! Regions of empty squares near the end: who gets the last move in them.

use super::case::{Case, Step, cells, proven};
use super::probe::Spent;
use super::shapes;
use super::terms::{Terms, Who};
use crate::analysis::reasons::{Motif, Reason};
use crate::othello::Bits;

const MAX_EMPTIES: u32 = 20;

pub fn find(case: &mut Case, reasons: &mut Vec<Reason>) -> Result<(), Spent> {
    if case.board.empty_count() > MAX_EMPTIES {
        return Ok(());
    }
    reasons.extend(swindle(case)?);
    reasons.extend(parity(case)?);
    Ok(())
}

/// The last step of a line in a region, if the line fills it.
fn last_in(line: &[Step], region: u64) -> Option<(usize, Step)> {
    let inside = |step: &Step| region >> step.cell & 1 == 1;
    let count = line.iter().filter(|step| inside(step)).count();
    if count < region.count_ones() as usize {
        return None;
    }
    line.iter().copied().enumerate().rfind(|(_, step)| inside(step))
}

/// **Parity.** With up to twenty empty squares the move enters an even region, the opponent fills its last square, and
/// after the best move, which is elsewhere, the own side does. Tested with that square forbidden to the opponent.
fn parity(case: &mut Case) -> Result<Option<Reason>, Spent> {
    let empty = case.board.empty();
    let region = shapes::region(empty, case.played[0].cell);
    let is_even = region.count_ones().is_multiple_of(2);
    if !is_even || region == empty || region >> case.better[0].cell & 1 == 1 {
        return Ok(None);
    }
    let (Some((ply, last)), Some((_, instead))) =
        (last_in(&case.played, region), last_in(&case.better, region))
    else {
        return Ok(None);
    };
    if last.who == Who::Own || instead.who == Who::Other {
        return Ok(None);
    }
    let proof = case.proves(Terms::NotLast(Who::Other, region))?;
    Ok(proven(Motif::Parity { region: cells(region), last: last.cell, entered: true }, ply, proof))
}

/// **The last move given away.** With up to twenty empty squares the opponent fills the last square of a region of two
/// or more within ten plies, and the own side after the best move. Tested with that square forbidden to the opponent.
pub fn last_move(case: &mut Case) -> Result<Option<Reason>, Spent> {
    let empty = case.board.empty();
    let mut left = if empty.count_ones() > MAX_EMPTIES { 0 } else { empty };
    while let Some(cell) = Bits::new(left).next() {
        let region = shapes::region(empty, cell);
        left &= !region;
        let (Some((ply, last)), Some((_, instead))) =
            (last_in(&case.played, region), last_in(&case.better, region))
        else {
            continue;
        };
        let is_one = region != empty && !region.is_power_of_two();
        if !is_one || !(1..=10).contains(&ply) || last.who == Who::Own || instead.who == Who::Other
        {
            continue;
        }
        let proof = case.proves(Terms::NotLast(Who::Other, region))?;
        if proof.is_some() {
            let motif = Motif::Parity { region: cells(region), last: last.cell, entered: false };
            return Ok(proven(motif, ply, proof));
        }
    }
    Ok(None)
}

/// **A swindle.** The move leaves an odd region to the opponent alone, gaining a move; after the best move the own side
/// can play there, or the opponent can't. Tested with it forbidden to the opponent while the own side can't play there.
fn swindle(case: &mut Case) -> Result<Option<Reason>, Spent> {
    let after = case.after();
    let mut left = after.empty();
    while let Some(cell) = Bits::new(left).next() {
        let region = shapes::region(after.empty(), cell);
        left &= !region;
        let is_odd = region.count_ones() % 2 == 1;
        let is_theirs = |board: crate::othello::Board| {
            board.opponent_legal_moves() & region == 0 && board.legal_moves() & region != 0
        };
        if !is_odd || !is_theirs(after) || is_theirs(case.instead()) {
            continue;
        }
        let inside = |step: &&Step| region >> step.cell & 1 == 1;
        let is_shared = case.played.iter().filter(inside).any(|step| step.who == Who::Own);
        let ply = case.played.iter().position(|step| region >> step.cell & 1 == 1);
        // If the best line leads to the same swindle, that cost nothing.
        let spot = case.played[0].cell;
        let mut steps = case.better.iter();
        let same = steps.find(|step| step.who == Who::Own && step.cell == spot);
        let (own, theirs): (Vec<&Step>, Vec<&Step>) =
            steps.filter(inside).partition(|step| step.who == Who::Own);
        let is_left =
            same.is_some_and(|step| is_theirs(step.after)) || own.is_empty() && !theirs.is_empty();
        let (Some(ply), false, false) = (ply, is_shared, is_left) else { continue };
        let proof = case.proves(Terms::NotAlone(Who::Other, region))?;
        if proof.is_some() {
            return Ok(proven(Motif::Swindle(cells(region)), ply, proof));
        }
    }
    Ok(None)
}
