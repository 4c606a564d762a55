//! Missed wins.

use super::case::{Case, points};
use crate::analysis::reasons::{Motif, Reason, Remedy};
use crate::eval::gomoku::{Cell, Class};
use crate::gomoku::Point;
use crate::search::forced::{ForcedWin, ForcedWinKind};

/// The win that was missed, if it is gone. **Five missed**: a five was available. **Win by fours missed**, **win by
/// threats missed**: proven before the move, and no more after it and its reply. **Fours wasted**: the move that ended
/// such a win is itself a four.
pub fn find(case: &Case) -> Option<Reason> {
    let own = case.own();
    if let Some(&five) = points(&case.board, own, Class::Five).first() {
        return Some(reason(Motif::FiveMissed(case.cell(five))));
    }
    let ForcedWin { kind, line } = case.win(case.position)?;
    if line.first() == Some(&case.played) || still_wins(case) {
        return None;
    }
    let line = case.cells(&line);
    let is_four = case.board.makes_four(Cell::of(case.played), own);
    let answer = case.mistake.played.line.get(1).copied();
    Some(reason(match (answer, kind) {
        (Some(answer), _) if is_four => Motif::FourWasted { line, answer },
        (_, ForcedWinKind::Fours) => Motif::FoursMissed(line),
        (_, ForcedWinKind::Threats) => Motif::ThreatsMissed(line),
    }))
}

/// The missed win's moves and replies.
pub fn line(reason: &Reason) -> Option<Vec<usize>> {
    match &reason.motif {
        &Motif::FiveMissed(cell) => Some(vec![cell]),
        Motif::FoursMissed(line) | Motif::ThreatsMissed(line) | Motif::FourWasted { line, .. } => {
            Some(line.clone())
        }
        _ => None,
    }
}

fn still_wins(case: &Case) -> bool {
    let point = |&cell: &usize| Point::from_index(cell, case.position.size());
    let Some(answer) = case.mistake.played.line.get(1).and_then(point) else {
        // Without a known reply, the win may not be gone.
        return true;
    };
    let mut next = case.after.clone();
    next.place(answer).is_err() || case.win(&next).is_some()
}

fn reason(motif: Motif) -> Reason {
    let reason = Reason::new(motif, 0, 100);
    let wins = line(&reason).and_then(|line| line.first().copied());
    Reason { remedy: wins.map_or(Remedy::Untold, Remedy::Wins), ..reason }
}
