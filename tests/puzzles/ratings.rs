//! Ratings of puzzles and of those who solve them.

use heibai::people::Hidden;
use heibai::puzzles::glicko::Rating;
use heibai::puzzles::{Solver, first_rating};
use proptest::prelude::*;

#[test]
fn a_puzzle_is_as_hard_as_who_solves_it_half_the_time() {
    let by_elo = |rating: f64| -> Vec<Solver> {
        (8..=22)
            .map(|hundreds| f64::from(hundreds) * 100.0)
            .map(|of| Solver {
                rating: of,
                solves: 1.0 / (1.0 + 10_f64.powf((rating - of) / 400.0)),
            })
            .collect()
    };
    for rating in [1100, 1500, 1900] {
        let found = first_rating(&by_elo(f64::from(rating)));
        // As if one more of 1500 had solved it, and one had not.
        assert!(found.abs_diff(rating) <= 100, "{found} for {rating}");
        assert!(found.abs_diff(1500) <= rating.abs_diff(1500), "{found} for {rating}");
    }
    let all = |solves: f64| -> Vec<Solver> {
        by_elo(1500.0).into_iter().map(|it| Solver { solves, ..it }).collect()
    };
    let (easy, hard) = (first_rating(&all(1.0)), first_rating(&all(0.0)));
    assert!((400..1100).contains(&easy) && (1900..=2800).contains(&hard), "{easy} {hard}");
    assert_eq!(first_rating(&[]), 1500);
}

#[test]
fn a_stranger_learns_fast_and_a_regular_slowly() {
    let puzzle = Rating::of_puzzle(1200);
    let after = Rating::STRANGER.after(puzzle, 1.0);
    let regular = Rating { deviation: 50.0, ..Rating::STRANGER };
    let later = regular.after(puzzle, 1.0);
    assert!(after.rating - 1200.0 > 100.0, "{after:?}");
    assert!(later.rating - 1200.0 < 15.0, "{later:?}");
    assert!(after.deviation < 300.0);
    // Whoever tries hundreds of puzzles of his own strength stays where he is.
    let mut person = Rating::STRANGER;
    for at in 0..400 {
        let result = f64::from(u8::from(at % 2 == 0));
        person = person.after(Rating { deviation: 50.0, ..Rating::of_puzzle(1600) }, result);
    }
    assert!((person.rating - 1600.0).abs() < 40.0, "{person:?}");
    assert!(person.deviation < 70.0 && person.volatility < 0.1, "{person:?}");
}

proptest! {
    #[test]
    fn who_solves_rises_and_who_fails_falls_the_more_the_less_it_was_expected(
        own in 100.0..3000.0_f64,
        other in 100.0..3000.0_f64,
        deviations in [45.0..350.0_f64, 45.0..350.0_f64],
        volatility in 0.01..0.2_f64,
    ) {
        let person = Rating { rating: own, deviation: deviations[0], volatility };
        let puzzle = Rating { rating: other, deviation: deviations[1], volatility: 0.06 };
        let (won, lost) = (person.after(puzzle, 1.0), person.after(puzzle, 0.0));
        prop_assert!(won.rating >= own && lost.rating <= own);
        for after in [won, lost] {
            prop_assert!((45.0..=350.0).contains(&after.deviation));
            prop_assert!(after.rating.is_finite() && after.volatility.is_finite());
            prop_assert!(after.volatility > 0.0 && after.volatility < 1.0);
        }
        let expected = person.expects(puzzle);
        prop_assert!((0.0..=1.0).contains(&expected));
        let back = puzzle.expects(Rating { deviation: deviations[1], ..person });
        let forth = Rating { deviation: deviations[1], ..person }.expects(puzzle);
        prop_assert!((back + forth - 1.0).abs() < 1e-9, "one of the two wins");
        if expected > 0.51 {
            prop_assert!(won.rating - own <= own - lost.rating);
        }
    }

    #[test]
    fn what_is_longer_farther_or_among_more_moves_is_found_by_fewer(
        stones in 1..20_usize,
        distance in 0..14_usize,
        choices in 1..20_usize,
        rating in 800.0..2200.0_f64,
    ) {
        let hidden = Hidden { stones, distance, choices };
        let chance = hidden.is_found_by(rating);
        prop_assert!((0.0..=1.0).contains(&chance));
        prop_assert!(hidden.is_found_by(rating + 100.0) > chance);
        for harder in [
            Hidden { stones: stones + 1, ..hidden },
            Hidden { distance: distance + 3, ..hidden },
            Hidden { choices: choices + 1, ..hidden },
        ] {
            prop_assert!(harder.is_found_by(rating) < chance);
        }
        prop_assert!((hidden.is_found_by(hidden.rating()) - 0.5).abs() < 1e-9);
    }
}
