//! What other guesses make of people's moves: that a move is the likelier the less it loses, and that people move as one
//! of the levels does.

use std::collections::BTreeMap;

use super::fit::{Fit, told};
use super::samples::Sample;
use crate::people::softmax;

/// The samples by the hundred of their mover's rating, weakest first, and last all of them under "all".
pub fn by_hundreds(samples: &[Sample]) -> Vec<(String, Vec<usize>)> {
    let mut hundreds: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (index, sample) in samples.iter().enumerate() {
        hundreds.entry((sample.rating / 100.0) as u32 * 100).or_default().push(index);
    }
    let all = ("all".to_owned(), (0..samples.len()).collect());
    hundreds.into_iter().map(|(rating, found)| (rating.to_string(), found)).chain([all]).collect()
}

/// The likeliest λ of chances that are proportional to e^(−λ·loss), losses in discs by a search of five plies, and how it
/// fits: it is chosen from the very moves that it is judged by.
pub fn by_loss(samples: &[&Sample]) -> (f64, Fit) {
    let fit = |lambda: f64| {
        Fit::of(samples.iter().map(|sample| {
            let mut chances: Vec<f32> =
                sample.facts.moves.iter().map(|it| -(lambda as f32) * it.loss()).collect();
            softmax(&mut chances);
            told(&chances, sample.chosen)
        }))
    };
    let (mut low, mut high) = (0.0, 2.0);
    // The likelihood has one top.
    for _ in 0..30 {
        let (left, right) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if fit(left).log_likelihood < fit(right).log_likelihood {
            low = left;
        } else {
            high = right;
        }
    }
    let lambda = f64::midpoint(low, high);
    (lambda, fit(lambda))
}

/// How well one move each fits, if every other legal move has the same chance and the share of those is the likeliest.
/// `choices` has, for each sample, whether the move was that one, and the number of legal moves.
pub fn by_choice(choices: &[(bool, usize)]) -> Fit {
    let right = choices.iter().filter(|(is_right, _)| *is_right).count();
    let share = (right as f64 / choices.len().max(1) as f64).clamp(0.01, 0.99);
    Fit::of(choices.iter().map(|&(is_right, moves)| {
        let chance = if is_right { share } else { (1.0 - share) / (moves - 1).max(1) as f64 };
        (chance, is_right)
    }))
}
