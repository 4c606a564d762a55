//! The chance to win by score, and the classes of mistakes by the chance lost, with the one table of thresholds.

use std::cmp::Ordering;

use crate::eval::Score;
use crate::game::tree::{Certainty, Judgement};
use crate::game::{Game, Position};

use super::sureness::noise;
use super::value::{MoveValue, empties};

/// In Othello a side ahead by this many discs with best play wins with the chance 1 / (1 + e^(−k·discs)); these are k
/// by empty squares. Up to 24 it was fitted to the exact scores and results of 44,865 human games, which
/// `heibai train winning-chance FILE` repeats; beyond, it continues at about the same slope.
const DISC: [(f32, f32); 9] = [
    (2.0, 1.8),
    (4.0, 1.0),
    (6.0, 0.53),
    (10.0, 0.25),
    (14.0, 0.14),
    (18.0, 0.11),
    (24.0, 0.09),
    (40.0, 0.07),
    (60.0, 0.055),
];

/// Gomoku's evaluation was fitted so that this many units win 73 games in 100: the scale of `heibai gomoku fit`.
const GOMOKU_SCALE: f32 = 6.0;

/// The chance, from 0 to 1, that the side to move wins with this score.
pub fn chance(position: &Position, score: Score) -> f32 {
    if let Some(plies) = score.forced() {
        return if plies > 0 { 1.0 } else { 0.0 };
    }
    match position.game() {
        Game::Othello => logistic(disc_worth(empties(position)) * score.discs()),
        Game::Gomoku => logistic(score.discs() / GOMOKU_SCALE),
    }
}

/// The chance in whole per cent for display: 1 to 99 unless the value is proven.
pub fn percent(position: &Position, value: &MoveValue) -> u8 {
    percent_of(position, value.score, value.is_exact())
}

/// As [`percent`], for a score that is proven or not.
pub fn percent_of(position: &Position, score: Score, is_exact: bool) -> u8 {
    if is_exact || score.forced().is_some() {
        return match score.cmp(&Score::default()) {
            Ordering::Greater => 100,
            Ordering::Equal => 50,
            Ordering::Less => 0,
        };
    }
    (100.0 * chance(position, score)).round().clamp(1.0, 99.0) as u8
}

/// The score with this chance to win, from 0 to 1: the inverse of [`chance`], except that certainty proves nothing.
pub fn score_of(position: &Position, chance: f32) -> Score {
    /// Beyond this, scores can't be told apart.
    const LEAST: f32 = 0.001;

    let chance = chance.clamp(LEAST, 1.0 - LEAST);
    let odds = (chance / (1.0 - chance)).ln();
    let score = match position.game() {
        Game::Othello => (odds / disc_worth(empties(position))).clamp(-64.0, 64.0),
        Game::Gomoku => odds * GOMOKU_SCALE,
    };
    Score::from_hundredths((score * 100.0).round() as i16)
}

/// The worth of a disc in Othello with this many empty squares: the steepness of the chance.
pub fn disc_worth(empties: usize) -> f32 {
    let empties = empties as f32;
    let after = DISC.partition_point(|&(at, _)| at < empties);
    if after == 0 {
        return DISC[0].1;
    }
    let Some(&(high, there)) = DISC.get(after) else { return DISC[DISC.len() - 1].1 };
    let (low, here) = DISC[after - 1];
    // Interpolated on a logarithmic scale, on which they almost form a line.
    let share = (empties - low) / (high - low);
    here * (there / here).powf(share)
}

fn logistic(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// The accuracy, 0 to 100, of a move from chance `before` to `after`: lichess's, <https://lichess.org/page/accuracy>.
pub fn accuracy(before: f32, after: f32) -> f32 {
    let lost = (before - after).max(0.0) * 100.0;
    // One point more than the curve, for what the engine does not see.
    let found = 103.1668 * (-0.043_54 * lost).exp() - 3.1669 + 1.0;
    found.clamp(0.0, 100.0)
}

/// A class of mistakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// `?!`
    Inaccuracy,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl Class {
    /// Every class, mildest first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The least loss of chance, as on lichess.
    pub const fn least(self) -> f32 {
        match self {
            Self::Inaccuracy => 0.05,
            Self::Mistake => 0.10,
            Self::Blunder => 0.15,
        }
    }

    /// The class of a move with the value `played` where the best has `best`. A loss within the [`noise`] of the two
    /// values is none.
    pub fn of(
        position: &Position,
        best: (Score, Certainty),
        played: (Score, Certainty),
    ) -> Option<Self> {
        let class = Self::if_certain(position, best.0, played.0)?;
        let lost = best.0.discs() - played.0.discs();
        (lost >= noise(position, best.1, played.1)).then_some(class)
    }

    /// The class if both scores were certain, by the loss of chance or of score. Allowing a forced win is at least a
    /// mistake, however bad the position was.
    pub fn if_certain(position: &Position, best: Score, played: Score) -> Option<Self> {
        let lost = best.discs() - played.discs();
        let by_score = match (best.forced(), played.forced()) {
            (None, None) => {
                let classes = Self::ALL.into_iter().zip(position.game().kind().losses);
                classes.filter(|&(_, least)| lost >= least).map(|(class, _)| class).next_back()
            }
            (None, Some(..0)) => Some(Self::Mistake),
            _ => None,
        };
        Self::of_chance(chance(position, best), chance(position, played)).max(by_score)
    }

    /// The class by the chance alone.
    pub fn of_chance(before: f32, after: f32) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|class| before - after >= class.least())
    }

    /// The annotation symbol of such a move.
    pub const fn judgement(self) -> Judgement {
        match self {
            Self::Inaccuracy => Judgement::Doubtful,
            Self::Mistake => Judgement::Bad,
            Self::Blunder => Judgement::VeryBad,
        }
    }

    /// Its English name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}
