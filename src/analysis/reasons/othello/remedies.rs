//! What the better move would have done about a reason: on the board right after it, or in its line.

use super::case::{Case, Step, cells};
use super::mobility::next_turn;
use super::shapes;
use super::terms::Who;
use crate::analysis::reasons::{Gate, Motif, Remedy};

/// How many moves of many are named.
const SOME: u32 = 3;

pub fn of(case: &Case, motif: &Motif) -> Remedy {
    let (best, instead) = (case.better[0].cell, case.instead());
    let can_play = |cell: usize| instead.legal_moves() >> cell & 1 == 1;
    match motif {
        Motif::Result { .. } | Motif::WipeOutMissed | Motif::WipeOutAllowed(None) => {
            Remedy::Scores((case.scores[1].0 / 100) as i16)
        }
        &Motif::WipeOutAllowed(Some(cell)) if !can_play(cell) => Remedy::Denies(vec![cell]),
        &Motif::Corner { corner, gate } => {
            let is_beside = shapes::corner_beside(best, instead.empty()).is_some();
            let is_beside_too = matches!(gate, Gate::XSquare | Gate::CSquare);
            let at_once = case.after().legal_moves() >> corner & 1 == 1;
            if best == corner {
                Remedy::Occupies
            } else if at_once && !can_play(corner) {
                Remedy::Denies(vec![corner])
            } else if plays(&case.better, Who::Other, 1 << corner) {
                Remedy::Untold
            } else if is_beside_too && !is_beside {
                Remedy::StaysAway
            } else {
                Remedy::Avoids
            }
        }
        &Motif::CornerMissed(corner) if best == corner => Remedy::Occupies,
        Motif::CornerMissed(_) => Remedy::Reaches,
        &Motif::Wedge { cell, .. } => {
            let at_once = case.after().legal_moves() >> cell & 1 == 1;
            if best == cell {
                Remedy::Occupies
            } else if at_once && !can_play(cell) {
                Remedy::Denies(vec![cell])
            } else if plays(&case.better, Who::Other, 1 << cell) {
                Remedy::Untold
            } else {
                Remedy::Avoids
            }
        }
        &Motif::Reply { cell, .. } if best == cell => Remedy::Occupies,
        &Motif::Reply { cell, .. } => Remedy::Denies(vec![cell]),
        Motif::Opened { cells, .. }
        | Motif::Wall { opened: cells, .. }
        | Motif::Greed { opened: cells, .. } => Remedy::Denies(cells.clone()),
        Motif::Edge(_) | Motif::WipeOutAllowed(Some(_)) => Remedy::Avoids,
        Motif::Parity { .. } => Remedy::LastMove,
        Motif::Swindle(region) => {
            let region = region.iter().fold(0, |all, &cell| all | 1 << cell);
            if instead.opponent_legal_moves() & region != 0 {
                Remedy::Answers
            } else {
                Remedy::Denies(cells(region & instead.empty()))
            }
        }
        &Motif::NoSafeMoves { instead, .. } => Remedy::SafeMoves(instead),
        Motif::Tempo(_) => Remedy::Urgent,
        Motif::Passes(_) => match next_turn(&case.better) {
            Some(board) if board.legal_moves() != 0 => Remedy::HasMoves(first(board.legal_moves())),
            _ => Remedy::Avoids,
        },
        &Motif::PassMissed(by) if by == best => Remedy::LeavesNone,
        &Motif::PassMissed(by) => Remedy::LeavesNoneBy(by),
        Motif::Closed(cells) => Remedy::Keeps(cells.clone()),
        &Motif::OwnMove(cell) => match next_turn(&case.better) {
            Some(board) if board.legal_moves() >> cell & 1 == 1 => Remedy::Keeps(vec![cell]),
            _ => Remedy::Reaches,
        },
        _ => Remedy::Untold,
    }
}

fn plays(line: &[Step], who: Who, squares: u64) -> bool {
    line.iter().any(|step| step.who == who && squares >> step.cell & 1 == 1)
}

fn first(squares: u64) -> Vec<usize> {
    let mut all = cells(squares);
    all.truncate(SOME as usize);
    all
}
