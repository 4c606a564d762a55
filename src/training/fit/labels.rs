//! What positions are said to be worth: scores of searches, of the lines that followed, and outcomes.

use crate::othello::Board;
use crate::training::dataset::{Label, Origin, Record};

/// What labels that are not exact are made of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mix {
    /// The share of the game's outcome, from 0 to 1, where the record has one.
    pub outcome: f32,
    /// How much of what is left each position of the line that was played hands on to the next one, from 0, which
    /// is the position's own score alone, to 1, which is the first exact score of the line.
    ///
    /// This is the λ-return of Richard Sutton's "Learning to predict by the methods of temporal differences"
    /// (1988): (1 − λ) times the own score and λ times the return of the next position. Scores of later
    /// positions see further; those of both sides in turn even out what leans to the side to move.
    pub line: f32,
}

impl Default for Mix {
    fn default() -> Self {
        Self { outcome: 0.0, line: 0.85 }
    }
}

/// The labels of records, in discs for the side to move. A line is known only where its records follow each other as
/// they were made, lines aside between them or not: in files that were merged it isn't.
pub fn labels(records: &[Record], mix: Mix) -> Vec<f32> {
    let mut labels = vec![0.0; records.len()];
    // The record behind on the line of the game, and its return.
    let mut behind: Option<(&Record, f32)> = None;
    for (record, label) in records.iter().zip(&mut labels).rev() {
        let score = record.score.discs();
        let is_played = record.origin == Origin::Game;
        *label = match (record.label, behind) {
            (Label::Search(_), Some((next, value))) if is_played => match turn(record, next) {
                Some(sign) => (1.0 - mix.line) * score + mix.line * sign * value,
                None => score,
            },
            _ => score,
        };
        if is_played {
            behind = Some((record, *label));
        }
        if let (Label::Search(_), Some(margin)) = (record.label, record.outcome) {
            *label += mix.outcome * (f32::from(margin) - *label);
        }
    }
    labels
}

/// By what the value of `next` has to be multiplied to be one for the side to move in `record`; `None` if it does
/// not follow by a move that was meant to be good.
fn turn(record: &Record, next: &Record) -> Option<f32> {
    if record.game != next.game || record.is_left_at_random {
        return None;
    }
    let occupied = |board: Board| board.player() | board.opponent();
    let placed = occupied(next.board) & !occupied(record.board);
    if placed.count_ones() != 1 || placed & record.board.legal_moves() == 0 {
        return None;
    }
    let after = record.board.play(placed.trailing_zeros() as usize);
    if after == next.board {
        Some(-1.0)
    } else {
        (after.must_pass() && after.pass() == next.board).then_some(1.0)
    }
}
