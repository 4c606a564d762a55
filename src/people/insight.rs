//! What ratings see beyond a glance. The network knows searches of five plies; what the strong see further looks like chance
//! to it, and where it draws by chance it loses what they do not. So its scores are stretched or pressed, and moves that lose
//! by a deeper look held back, by weights that depend on the rating and the stage of the game.
//!
//! The chances are log-linear in these weights. The likeliest weights are therefore those with which the model, in the
//! positions that people had, loses as much by the deeper look as they did: at each rating and stage that has weights. Only at
//! the highest rating, where there are hardly any games, they are continued from the one below.

use super::facts::Facts;

/// What a weight stands before: the network's score, and three functions of what a move loses.
const TERMS: usize = 4;

/// The term that is proportional to the loss, and its unit in discs.
const LOSS: usize = 1;
const LOSS_UNIT: f32 = 8.0;

/// Between these ratings and numbers of empty squares weights are interpolated.
const RATINGS: [f32; 5] = [800.0, 1200.0, 1600.0, 1900.0, 2200.0];
const EMPTIES: [f32; 6] = [0.0, 6.0, 12.0, 20.0, 32.0, 60.0];

const PLACES: usize = RATINGS.len() * EMPTIES.len();

/// The weights.
pub const WEIGHTS: usize = TERMS * PLACES;

/// The weights that bear on a position: of four places at most, each with its share.
pub type Places = [(usize, f32); 4];

/// The weights, all zero at first: then nothing is seen beyond a glance.
#[derive(Clone, Debug, PartialEq)]
pub struct Insight {
    weights: Vec<f32>,
}

impl Default for Insight {
    fn default() -> Self {
        Self { weights: vec![0.0; WEIGHTS] }
    }
}

impl Insight {
    /// The weights.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// The weights, to change them.
    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// Makes the weights of the highest rating those of the one below, with each disc of loss holding back by so much more.
    pub fn raise_strongest(&mut self, sharper: f32) {
        let stages = EMPTIES.len() * TERMS;
        let highest = (RATINGS.len() - 1) * stages;
        self.weights.copy_within(highest - stages..highest, highest);
        for weight in self.weights[highest..].iter_mut().skip(LOSS).step_by(TERMS) {
            *weight -= LOSS_UNIT * sharper;
        }
    }

    pub(super) fn from_weights(weights: Vec<f32>) -> Option<Self> {
        (weights.len() == WEIGHTS).then_some(Self { weights })
    }

    /// Changes the network's scores of a position's moves to those of somebody of this rating.
    pub fn correct(&self, scores: &mut [f32], found: &Facts, rating: f32) {
        let places = places(rating, found.empties);
        for (score, of) in scores.iter_mut().zip(&found.moves) {
            *score += self.of(&places, &terms(*score, of.deep_loss));
        }
    }

    /// What a move's score changes by.
    pub fn of(&self, places: &Places, terms: &[f32; TERMS]) -> f32 {
        let mut sum = 0.0;
        for &(place, share) in places {
            let weights = &self.weights[place * TERMS..][..TERMS];
            sum += share * weights.iter().zip(terms).map(|(it, term)| it * term).sum::<f32>();
        }
        sum
    }

    /// Adds to `gradient` how a move's score changes with each weight, times `slope`.
    pub fn backward(places: &Places, terms: &[f32; TERMS], slope: f32, gradient: &mut [f32]) {
        for &(place, share) in places {
            let sums = &mut gradient[place * TERMS..][..TERMS];
            for (sum, term) in sums.iter_mut().zip(terms) {
                *sum += slope * share * term;
            }
        }
    }
}

/// What the weights stand before, for a move.
pub fn terms(score: f32, deep_loss: f32) -> [f32; TERMS] {
    let loss = deep_loss.clamp(0.0, 24.0);
    [score / 4.0, loss / LOSS_UNIT, loss.ln_1p(), f32::from(u8::from(loss < 0.25))]
}

/// The places between which a position lies.
pub fn places(rating: f32, empties: u32) -> Places {
    let [low, high] = between(&RATINGS, rating);
    let [late, early] = between(&EMPTIES, empties as f32);
    let place = |(rating, one): (usize, f32), (stage, other): (usize, f32)| {
        (rating * EMPTIES.len() + stage, one * other)
    };
    [place(low, late), place(low, early), place(high, late), place(high, early)]
}

/// The two of the numbers between which one lies, each with its share.
fn between(numbers: &[f32], number: f32) -> [(usize, f32); 2] {
    let last = numbers.len() - 1;
    let number = number.clamp(numbers[0], numbers[last]);
    let low = numbers[1..last].iter().filter(|&&it| it <= number).count();
    let share = (number - numbers[low]) / (numbers[low + 1] - numbers[low]);
    [(low, 1.0 - share), (low + 1, share)]
}
