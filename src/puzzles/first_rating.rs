//! A first rating, before anybody has tried a puzzle.

/// Somebody who was asked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solver {
    /// The rating.
    pub rating: f64,
    /// How likely the whole puzzle is solved, from 0 to 1.
    pub solves: f64,
}

/// Nobody's results make a puzzle easier or harder than that.
const EASIEST: f64 = 400.0;
const HARDEST: f64 = 2800.0;

/// As if somebody in the middle had solved it once and failed once, so that a puzzle that everybody solves, or nobody, has a
/// rating, too.
const MIDDLE: f64 = 1500.0;

/// The rating that makes these results likeliest by Elo's curve, rounded to tens.
pub fn first_rating(solvers: &[Solver]) -> u16 {
    let virtual_ones = [1.0, 0.0].map(|solves| Solver { rating: MIDDLE, solves });
    let surplus = |rating: f64| -> f64 {
        let of = |solver: &Solver| {
            solver.solves - 1.0 / (1.0 + 10_f64.powf((rating - solver.rating) / 400.0))
        };
        solvers.iter().chain(&virtual_ones).map(of).sum()
    };
    let (mut low, mut high) = (EASIEST, HARDEST);
    while high - low > 1.0 {
        let middle = f64::midpoint(low, high);
        // More are solved than somebody of this rating would let them: the puzzle is easier.
        if surplus(middle) > 0.0 {
            high = middle;
        } else {
            low = middle;
        }
    }
    ((low / 10.0).round() * 10.0) as u16
}
