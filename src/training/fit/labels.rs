//! Labels of positions, from the scores of searches, the lines that followed, and outcomes.

use std::ops::ControlFlow;

use crate::othello::Board;
use crate::training::dataset::{DatasetError, Games, Label, Origin, Record};

/// The composition of labels that are not exact.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mix {
    /// The share of the game's outcome, from 0 to 1, where the record has one.
    pub outcome: f32,
    /// How much of the rest comes from the next position of the line played, from 0, the position's own score alone, to
    /// 1, the first exact score of the line: the λ-return of Richard Sutton's "Learning to predict by the methods of
    /// temporal differences" (1988). Later positions see further, and alternating sides cancel what favours the side to
    /// move.
    pub line: f32,
}

impl Default for Mix {
    fn default() -> Self {
        Self { outcome: 0.0, line: 0.85 }
    }
}

/// Makes the labels of games, in discs for the side to move. Only records that follow each other as they were made, with
/// or without side lines between them, form a line; merged files have none. For each number of empty squares, line values
/// are shifted to the mean of the search scores: on the line played the side to move is the first to err, and values
/// that are too low for it would swing with who moves last in a search.
#[derive(Clone, Debug)]
pub struct Labels {
    mix: Mix,
    level: Level,
}

impl Labels {
    /// Goes through all games once to find the shift.
    ///
    /// # Errors
    /// If the games can't be read.
    pub fn of(games: &dyn Games, mix: Mix) -> Result<Self, DatasetError> {
        let mut shift = Shift::new(mix);
        games.visit(&mut |game| {
            shift.add(game);
            ControlFlow::Continue(())
        })?;
        Ok(shift.labels())
    }

    /// The labels of the records of one game.
    pub fn of_game(&self, game: &[Record]) -> Vec<f32> {
        let mut labels = lines(game, self.mix.line);
        for (record, label) in game.iter().zip(&mut labels) {
            self.level.raise(record, label);
            if let (Label::Search(_), Some(margin)) = (record.label, record.outcome) {
                label.value += self.mix.outcome * (f32::from(margin) - label.value);
            }
        }
        labels.into_iter().map(|label| label.value).collect()
    }
}

/// The value of a position by the line of its game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Line {
    /// In discs for the side to move.
    pub value: f32,
    /// Whether a later position contributes to it.
    pub is_handed_on: bool,
}

/// The values of lines with this share passed back; see [`Mix::line`].
pub fn lines(records: &[Record], share: f32) -> Vec<Line> {
    let mut lines = vec![Line::default(); records.len()];
    // The next record on the line of the game, and its return.
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

/// How much lower lines are than searches on average, by the number of empty squares.
#[derive(Clone, Debug)]
struct Level([f32; 65]);

impl Level {
    fn raise(&self, record: &Record, line: &mut Line) {
        if line.is_handed_on {
            line.value += self.0[record.board.empty_count() as usize];
        }
    }
}

/// Finds the shift of lines, game by game.
pub(super) struct Shift {
    mix: Mix,
    /// The sums and numbers of differences, by the number of empty squares.
    sums: [(f64, u32); 65],
}

impl Shift {
    pub(super) fn new(mix: Mix) -> Self {
        Self { mix, sums: [(0.0, 0); 65] }
    }

    pub(super) fn add(&mut self, game: &[Record]) {
        let lines = lines(game, self.mix.line);
        for (record, line) in game.iter().zip(&lines).filter(|(_, line)| line.is_handed_on) {
            let (sum, count) = &mut self.sums[record.board.empty_count() as usize];
            *sum += f64::from(record.score.discs() - line.value);
            *count += 1;
        }
    }

    pub(super) fn labels(&self) -> Labels {
        let mean = |(sum, count)| (sum / f64::from(u32::max(count, 1))) as f32;
        Labels { mix: self.mix, level: Level(self.sums.map(mean)) }
    }
}

/// The factor that turns the value of `next` into one for the side to move in `record`; `None` if no move
/// meant to be good leads there.
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
