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
///
/// What lines say is as high on average, with each number of empty squares, as what the searches of these positions said: on
/// a line that is played the side to move is the first to err, and values that are too low for it swing with who is last
/// to move in a search.
pub fn labels(records: &[Record], mix: Mix) -> Vec<f32> {
    let mut labels = lines(records, mix.line);
    let level = Level::of(records, &labels);
    for (record, label) in records.iter().zip(&mut labels) {
        level.raise(record, label);
        if let (Label::Search(_), Some(margin)) = (record.label, record.outcome) {
            label.value += mix.outcome * (f32::from(margin) - label.value);
        }
    }
    labels.into_iter().map(|label| label.value).collect()
}

/// What the line of a game says of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Line {
    /// In discs for the side to move.
    pub value: f32,
    /// Whether a later position has a part in it.
    pub is_handed_on: bool,
}

/// What the lines say, if each position hands on so much of what is left; see [`Mix::line`].
pub fn lines(records: &[Record], share: f32) -> Vec<Line> {
    let mut lines = vec![Line::default(); records.len()];
    // The record behind on the line of the game, and its return.
    let mut behind: Option<(&Record, f32)> = None;
    for (record, line) in records.iter().zip(&mut lines).rev() {
        let score = record.score.discs();
        let is_played = record.origin == Origin::Game;
        let handed_on = match (record.label, behind) {
            (Label::Search(_), Some((next, value))) if is_played => {
                turn(record, next).map(|sign| (1.0 - share) * score + share * sign * value)
            }
            _ => None,
        };
        *line = Line { value: handed_on.unwrap_or(score), is_handed_on: handed_on.is_some() };
        if is_played {
            behind = Some((record, line.value));
        }
    }
    lines
}

/// By how much lines are lower than searches, by the number of empty squares.
struct Level([f32; 65]);

impl Level {
    fn of(records: &[Record], lines: &[Line]) -> Self {
        let mut sums = [(0.0, 0_u32); 65];
        for (record, line) in records.iter().zip(lines).filter(|(_, line)| line.is_handed_on) {
            let (sum, count) = &mut sums[record.board.empty_count() as usize];
            *sum += f64::from(record.score.discs() - line.value);
            *count += 1;
        }
        Self(sums.map(|(sum, count)| (sum / f64::from(count.max(1))) as f32))
    }

    fn raise(&self, record: &Record, line: &mut Line) {
        if line.is_handed_on {
            line.value += self.0[record.board.empty_count() as usize];
        }
    }
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
