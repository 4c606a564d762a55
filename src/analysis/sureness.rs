//! How far a value may lie from the true score, and how likely the best move is the best. Othello on 8×8 only: elsewhere
//! nothing was measured. The data is that of `heibai train certainty`; see docs/performance.md, "How sure a value is".

use super::value::{MoveValue, empties};
use crate::game::tree::Certainty;
use crate::game::{Game, Position};
use crate::othello::Board;

/// The part of a value's error that is its own rather than that of all moves of the position: found by how often, in
/// 6,000 rounds of solved positions, the best value was that of a best move.
const OWN_SHARE: f64 = 0.70;

/// Final scores differ by even numbers, so a move that is estimated to be this much worse may still be as good.
const HALF_STEP: f64 = 1.0;

/// The standard deviation of the true score around a value with this certainty, in discs: two in three values lie
/// closer than this, 19 in 20 closer than twice this. 0 if it is exact; `None` where it was not measured.
pub fn spread(position: &Position, certainty: Certainty) -> Option<f32> {
    if !is_measured(position) {
        return None;
    }
    let empties = empties(position) as f32;
    Some(match certainty {
        Certainty::Exact => 0.0,
        Certainty::Depth(depth) => of_depth(empties, depth.into()),
        Certainty::Probable(percent) => of_end(empties, percent),
    })
}

/// The standard deviation of the error of the difference between the values of two moves of a position, in discs: what
/// both have in common cancels out. 0 if both are exact, or where nothing was measured.
pub fn noise(position: &Position, one: Certainty, other: Certainty) -> f32 {
    let own = |certainty| OWN_SHARE as f32 * spread(position, certainty).unwrap_or(0.0);
    own(one).hypot(own(other))
}

/// Whether the errors of values and the way to exact ones were measured.
pub(super) fn is_measured(position: &Position) -> bool {
    position.game() == Game::Othello && position.size() == Board::SIZE
}

/// Fitted to 390,000 values of 4,800 positions by maximum likelihood. What a search of depth 22 to 37 corrected is part of
/// it, and, by the continuation of the formula, what that one would still have to correct.
fn of_depth(empties: f32, depth: f32) -> f32 {
    /// Before, the formula ends: there depths would not matter any more.
    const OPENING: f32 = 54.0;

    let empties = empties.min(OPENING);
    let logarithm = 2.0705 - 0.0766 * (depth + 1.0).ln() - 0.054_75 * depth - 0.020_43 * empties
        + 0.000_217_9 * empties * empties
        + 0.000_982_1 * depth * empties;
    logarithm.exp()
}

/// Of selective searches to the end, measured with 13 to 25 empty squares; from 98 % on assumed, as none of 168 was wrong.
fn of_end(empties: f32, percent: u8) -> f32 {
    let widest = (0.5 + 0.08 * (empties - 14.0)).max(0.5);
    let share = match percent {
        ..87 => 1.0,
        87..95 => 0.55,
        95..98 => 0.43,
        98.. => 0.3,
    };
    widest * share
}

/// The probability, from 0 to 1, that no other move is better than the one with the best value, taking the errors of the
/// moves as independent and normal. `None` unless every legal move has a value, or where nothing was measured.
pub fn best_is_best(position: &Position, values: &[MoveValue]) -> Option<f64> {
    /// The integral is taken over so many steps of this size on both sides of 0.
    const STEPS: i32 = 40;
    const STEP: f64 = 0.1;

    if values.is_empty() || values.len() < position.legal_cells().len() {
        return None;
    }
    let known: Vec<(f64, f64)> = values
        .iter()
        .map(|value| {
            let own = OWN_SHARE * f64::from(spread(position, value.certainty)?);
            Some((f64::from(value.score.discs()), own))
        })
        .collect::<Option<_>>()?;
    let at = (0..known.len()).max_by(|&a, &b| known[a].0.total_cmp(&known[b].0))?;
    let (best, own) = known[at];
    let (mut sum, mut weights) = (0.0, 0.0);
    for step in -STEPS..=STEPS {
        let error = f64::from(step) * STEP;
        let weight = (-error * error / 2.0).exp();
        let truth = best + own * error;
        let others = known.iter().enumerate().filter(|&(other, _)| other != at);
        let holds: f64 =
            others.map(|(_, &(value, own))| below(value, own, truth + HALF_STEP)).product();
        sum += weight * holds;
        weights += weight;
    }
    Some(sum / weights)
}

/// The same in whole per cent for display; 1 to 99, as it is never quite sure before it is proven. `None` also where
/// there is no choice or no doubt left.
pub fn percent_best(position: &Position, values: &[MoveValue]) -> Option<u8> {
    if values.len() < 2 || values.iter().all(MoveValue::is_exact) {
        return None;
    }
    let likely = best_is_best(position, values)?;
    Some((100.0 * likely).round().clamp(1.0, 99.0) as u8)
}

/// The probability that a value with this deviation is truly below a limit.
fn below(value: f64, deviation: f64, limit: f64) -> f64 {
    if deviation == 0.0 {
        return if value < limit { 1.0 } else { 0.0 };
    }
    // The logistic curve that is never more than 0.01 off the normal distribution.
    1.0 / (1.0 + (-1.702 * (limit - value) / deviation).exp())
}
