//! Running out of moves: walls, greed, tempo, safe moves and passes.

use super::case::{Case, Step, cells, proven};
use super::probe::Spent;
use super::shapes;
use super::terms::{Terms, Who};
use crate::analysis::reasons::{Motif, Reason};
use crate::othello::Board;

pub fn find(case: &mut Case, reasons: &mut Vec<Reason>) -> Result<(), Spent> {
    reasons.extend(passes(case)?);
    reasons.extend(pass_missed(case)?);
    if !reasons.iter().all(|reason| reason.motif.is_result()) {
        return Ok(());
    }
    reasons.extend(wall_or_greed(case)?);
    reasons.extend(short_of_moves(case)?);
    Ok(())
}

fn forces_pass(line: &[Step], who: Who, plies: usize) -> Option<usize> {
    line.iter().take(plies + 1).position(|step| step.who == who && step.after.must_pass())
}

const PASS: usize = 6;

/// **Out of moves.** Only the mistake makes the own side pass within six plies. Tested by forbidding moves that do so.
fn passes(case: &mut Case) -> Result<Option<Reason>, Spent> {
    let Some(ply) = forces_pass(&case.played, Who::Other, PASS) else { return Ok(None) };
    if forces_pass(&case.better, Who::Other, PASS).is_some() {
        return Ok(None);
    }
    let proof = case.proves(Terms::NoDouble(Who::Other))?;
    Ok(proven(Motif::Passes(case.played[ply].cell), ply, proof))
}

/// **A pass not forced.** Only the best move makes the opponent pass within six plies. Tested by forbidding such moves.
fn pass_missed(case: &mut Case) -> Result<Option<Reason>, Spent> {
    let Some(ply) = forces_pass(&case.better, Who::Own, PASS) else { return Ok(None) };
    if forces_pass(&case.played, Who::Own, PASS).is_some() {
        return Ok(None);
    }
    let terms = Terms::NoDouble(Who::Own);
    let proof = if ply == 0 { case.proves_best_missed(terms)? } else { case.proves_missed(terms)? };
    Ok(proven(Motif::PassMissed(case.better[ply].cell), 0, proof))
}

struct Shape {
    frontier: u64,
    openness: u32,
    /// The opponent's moves, and the own ones if it were to move again.
    replies: u64,
    own: u64,
    flips: u64,
}

impl Shape {
    fn of(step: &Step) -> Self {
        let Step { cell, before, after, .. } = *step;
        let flips = before.flips(cell);
        Self {
            frontier: shapes::frontier(after.opponent(), after),
            openness: shapes::openness(flips, after),
            replies: after.legal_moves(),
            own: after.opponent_legal_moves(),
            flips,
        }
    }
}

/// **A wall**: three more frontier discs than after the best move, flips with openness six against three, and three
/// more moves for the opponent. **Greed**: with more than twenty empty squares four more discs flipped, and a worse
/// balance of moves. **Moves given**: neither, but two to [`MAX_SQUARES`] new moves, one used at once. Tested by
/// forbidding the opponent, for two turns, the moves that it neither has after the best move nor plays in its line.
fn wall_or_greed(case: &mut Case) -> Result<Option<Reason>, Spent> {
    let (played, better) = (Shape::of(&case.played[0]), Shape::of(&case.better[0]));
    let more = |squares: fn(&Shape) -> u64| {
        squares(&played).count_ones() as i32 - squares(&better).count_ones() as i32
    };
    let is_wall = more(|shape| shape.frontier) >= 3
        && played.openness >= 6
        && better.openness <= 3
        && more(|shape| shape.replies) >= 3;
    let is_greed = case.board.empty_count() > 20
        && more(|shape| shape.flips) >= 4
        && more(|shape| shape.replies) > more(|shape| shape.own);
    let steps = case.better.iter().take(6).filter(|step| step.who == Who::Other);
    let played_too = steps.fold(0, |squares, step| squares | 1 << step.cell);
    let opened = played.replies & !better.replies & !played_too;
    let is_access = (2..=MAX_SQUARES).contains(&opened.count_ones());
    let mut answers = case.played.iter().skip(1).take(3).filter(|step| step.who == Who::Other);
    let uses_it = answers.any(|step| opened >> step.cell & 1 == 1);
    if !is_wall && !is_greed && !is_access || !uses_it {
        return Ok(None);
    }
    let proof = case.proves(Terms::BarredFor(Who::Other, opened, 4))?;
    let is_new = opened & case.board.opponent_legal_moves() == 0;
    let opened = cells(opened);
    let motif = if is_wall {
        Motif::Wall { wall: cells(played.frontier), opened }
    } else if !is_greed {
        Motif::Opened { cells: opened, new: is_new }
    } else {
        Motif::Greed { turned: cells(played.flips), opened }
    };
    Ok(proven(motif, 1, proof))
}

/// **Out of safe moves**: at most one safe move after the mistake and its reply, three or more after the best move and
/// its reply. **Tempo**: the opponent could not have played there, but can where the best move is, and the move would
/// have been as good two plies after the best one. Both are tested by letting the own side pass once: if that recovers
/// the loss without helping the best move, moves had run out.
fn short_of_moves(case: &mut Case) -> Result<Option<Reason>, Spent> {
    let (Some(played), Some(better)) = (next_turn(&case.played), next_turn(&case.better)) else {
        return Ok(None);
    };
    let safe = shapes::safe_moves(played);
    let instead = shapes::safe_moves(better).count_ones() as usize;
    if safe.count_ones() <= 1 && instead >= 3 {
        let proof = case.proves(Terms::Spare(Who::Own))?;
        return Ok(proven(Motif::NoSafeMoves { safe: cells(safe), instead }, 2, proof));
    }
    let spare = case.played[0].cell;
    let theirs = case.board.opponent_legal_moves();
    let is_contested = theirs >> case.better[0].cell & 1 == 1;
    if theirs >> spare & 1 == 1 || !is_contested || !could_wait(case, better, spare)? {
        return Ok(None);
    }
    let proof = case.proves(Terms::Spare(Who::Own))?;
    Ok(proven(Motif::Tempo(spare), 0, proof))
}

/// More squares of equal standing than this give a learner nothing to do.
const MAX_SQUARES: u32 = 4;

/// The least share, in per cent, that lost moves have to explain: several moves are always worth something.
pub const MIN_SHARE: u8 = 60;

/// **Moves lost**, the counterpart of moves given: two to [`MAX_SQUARES`] squares that the side could play after the
/// best move and its reply, and can't after the mistake and its reply, with no more gained than lost; one of them is
/// used at once. Tested by forbidding the side those moves for its next two turns.
pub fn closed(case: &mut Case) -> Result<Option<Reason>, Spent> {
    let (Some(played), Some(better)) = (next_turn(&case.played), next_turn(&case.better)) else {
        return Ok(None);
    };
    let lost = better.legal_moves() & !played.legal_moves() & played.empty();
    let mut own = case.better.iter().skip(2).take(3).filter(|step| step.who == Who::Own);
    let uses_it = own.any(|step| lost >> step.cell & 1 == 1);
    let won = played.legal_moves() & !better.legal_moves();
    if lost.count_ones() < won.count_ones().max(2) || lost.count_ones() > MAX_SQUARES || !uses_it {
        return Ok(None);
    }
    let proof = case.proves_missed(Terms::BarredFor(Who::Own, lost, 4))?;
    let proof = proof.filter(|&share| share >= MIN_SHARE);
    Ok(proven(Motif::Closed(cells(lost)), 2, proof))
}

/// The board at the own side's next turn, if the reply leaves it one.
pub fn next_turn(line: &[Step]) -> Option<Board> {
    line.get(2).filter(|step| step.who == Who::Own).map(|step| step.before)
}

fn could_wait(case: &mut Case, later: Board, spare: usize) -> Result<bool, Spent> {
    if later.legal_moves() >> spare & 1 == 0 {
        return Ok(false);
    }
    let least = case.best_value() - 100;
    case.reaches(later.play(spare), Terms::Usual, least)
}
