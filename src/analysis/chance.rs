//! How likely a score wins, and what losing some of that chance is called. The one table of thresholds.

use std::cmp::Ordering;

use crate::eval::Score;
use crate::game::tree::Judgement;
use crate::game::{Game, Position};

use super::live::empties;
use super::value::MoveValue;

/// In Othello a side that is so many discs ahead with best play wins with the chance 1 / (1 + e^(−k·discs)): k by the
/// empty squares. From 24 on these were fitted to the exact scores and the results of 44,865 games between people;
/// above that only the evaluation is known, and the numbers go on at about the same slope. `heibai train
/// winning-chance FILE` fits them again to the games of a file, such as a year of WTHOR.
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

/// In Gomoku the evaluation was fitted so that this many units stand for 73 wins in 100: the scale of `heibai gomoku
/// fit`.
const GOMOKU_SCALE: f32 = 6.0;

/// The chance, from 0 to 1, with which the side to move wins a position that is worth so much to it.
pub fn chance(position: &Position, score: Score) -> f32 {
    if let Some(plies) = score.forced() {
        return if plies > 0 { 1.0 } else { 0.0 };
    }
    match position.game() {
        Game::Othello => logistic(disc_worth(empties(position)) * score.discs()),
        Game::Gomoku => logistic(score.discs() / GOMOKU_SCALE),
    }
}

/// That chance in whole percent, as it is shown. Only what is proved is told as certain: an exact value is the result,
/// all others leave at least one percent to both sides.
pub fn percent(position: &Position, value: &MoveValue) -> u8 {
    let score = value.score;
    if value.is_exact() || score.forced().is_some() {
        return match score.cmp(&Score::default()) {
            Ordering::Greater => 100,
            Ordering::Equal => 50,
            Ordering::Less => 0,
        };
    }
    (100.0 * chance(position, score)).round().clamp(1.0, 99.0) as u8
}

/// The score with which the side to move wins with such a chance, from 0 to 1: what [`chance`] turns into it. What is
/// called certain is not taken for proved.
pub fn score_of(position: &Position, chance: f32) -> Score {
    /// Beyond this there is nothing to tell apart.
    const LEAST: f32 = 0.001;

    let chance = chance.clamp(LEAST, 1.0 - LEAST);
    let odds = (chance / (1.0 - chance)).ln();
    let score = match position.game() {
        Game::Othello => (odds / disc_worth(empties(position))).clamp(-64.0, 64.0),
        Game::Gomoku => odds * GOMOKU_SCALE,
    };
    Score::from_hundredths((score * 100.0).round() as i16)
}

/// What a disc is worth in Othello with so many empty squares: the steepness of the chance.
pub fn disc_worth(empties: usize) -> f32 {
    let empties = empties as f32;
    let after = DISC.partition_point(|&(at, _)| at < empties);
    if after == 0 {
        return DISC[0].1;
    }
    let Some(&(high, there)) = DISC.get(after) else { return DISC[DISC.len() - 1].1 };
    let (low, here) = DISC[after - 1];
    // Between two of them on a logarithmic scale, on which they lie almost on a line.
    let share = (empties - low) / (high - low);
    here * (there / here).powf(share)
}

fn logistic(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// How accurate a move was, from 0 to 100, that took the chance from `before` to `after`: the curve of lichess, see
/// <https://lichess.org/page/accuracy>.
pub fn accuracy(before: f32, after: f32) -> f32 {
    let lost = (before - after).max(0.0) * 100.0;
    // One point more than the curve itself gives, for what the machine does not see.
    let found = 103.1668 * (-0.043_54 * lost).exp() - 3.1669 + 1.0;
    found.clamp(0.0, 100.0)
}

/// What a move is called that lost much.
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
    /// All of them, the least first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The part of the chance that is lost at least: those of lichess, and the same wherever a move is judged.
    pub const fn least(self) -> f32 {
        match self {
            Self::Inaccuracy => 0.05,
            Self::Mistake => 0.10,
            Self::Blunder => 0.15,
        }
    }

    /// What is lost at least in the game's own unit, discs or units of the evaluation, whatever that did to the chance: where
    /// the game is decided the chance hardly changes any more, and a corner given away is a mistake all the same.
    pub const fn least_lost(self, game: Game) -> f32 {
        match (game, self) {
            (Game::Othello, Self::Inaccuracy) => 6.0,
            (Game::Othello, Self::Mistake) => 10.0,
            (Game::Othello, Self::Blunder) => 15.0,
            (Game::Gomoku, Self::Inaccuracy) => 3.0,
            (Game::Gomoku, Self::Mistake) => 5.0,
            (Game::Gomoku, Self::Blunder) => 8.0,
        }
    }

    /// What a move is called that is worth so much where the best one is worth that: it lost as much of the chance to win,
    /// or as much of the score. Of wins that are forced the chance tells all, but that one is allowed is a mistake at
    /// least, however bad the position was.
    pub fn of(position: &Position, best: Score, played: Score) -> Option<Self> {
        let game = position.game();
        let lost = best.discs() - played.discs();
        let by_score = match (best.forced(), played.forced()) {
            (None, None) => {
                Self::ALL.into_iter().rev().find(|class| lost >= class.least_lost(game))
            }
            (None, Some(..0)) => Some(Self::Mistake),
            _ => None,
        };
        Self::of_chance(chance(position, best), chance(position, played)).max(by_score)
    }

    /// What a move is called by the chance alone, that it took from `before` to `after`.
    pub fn of_chance(before: f32, after: f32) -> Option<Self> {
        Self::ALL.into_iter().rev().find(|class| before - after >= class.least())
    }

    /// The mark of such a move.
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
