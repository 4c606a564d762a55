//! What a match says about strength.

use heibai::training::matches::statistics::{
    Score, Sprt, Statistics, Verdict, elo_of_score, score_of_elo,
};

/// A match with so many pairs of each worth, by wins, draws and losses that make it.
fn statistics(pairs: [u32; 5]) -> Statistics {
    let mut statistics = Statistics::default();
    for (points, &count) in pairs.iter().enumerate() {
        let one = points.min(2) as u8;
        let other = points as u8 - one;
        for _ in 0..count {
            let score =
                |half_points: u8| Score { half_points, margin: 10 * (i32::from(half_points) - 1) };
            statistics.add([score(one), score(other)]);
        }
    }
    statistics
}

fn is_near(found: f64, expected: f64) -> bool {
    (found - expected).abs() < 0.005
}

#[test]
fn score_and_elo_have_the_known_values() {
    assert!(is_near(elo_of_score(0.5), 0.0));
    assert!(is_near(elo_of_score(0.75), 190.85));
    assert!(is_near(elo_of_score(10.0 / 11.0), 400.0));
    assert!(elo_of_score(1.0).is_infinite() && elo_of_score(0.0).is_infinite());
    for elo in [-300.0, -5.0, 0.0, 5.0, 300.0] {
        assert!(is_near(elo_of_score(score_of_elo(elo)), elo));
    }
    // Worked out apart from this program, from the mean and the variance of the pairs.
    for (pairs, score, error, elo, interval) in [
        ([10, 40, 100, 60, 20], 0.543_478, 0.015_900, 30.288, (8.559, 52.257)),
        ([100, 400, 1000, 500, 120], 0.516_509, 0.004_963, 11.476, (4.712, 18.249)),
        ([200, 900, 1800, 850, 190], 0.495_558, 0.003_650, -3.086, (-8.059, 1.885)),
    ] {
        let statistics = statistics(pairs);
        assert_eq!(statistics.pairs.map(|count| count as u32), pairs);
        assert!((statistics.score() - score).abs() < 1e-5);
        assert!((statistics.score_error().expect("many pairs") - error).abs() < 1e-5);
        let found = statistics.elo();
        let (low, high) = found.interval.expect("many pairs");
        assert!(is_near(found.value, elo), "{found:?}");
        assert!(is_near(low, interval.0) && is_near(high, interval.1), "{found:?}");
        // Each half point more or less is ten discs here.
        assert!(is_near(statistics.margin(), 20.0 * (score - 0.5)));
        assert!((statistics.margin_error().expect("many pairs") - 20.0 * error).abs() < 1e-3);
    }
}

#[test]
fn without_games_or_with_one_pair_nothing_is_known() {
    let none = Statistics::default();
    assert_eq!((none.games(), none.score_error(), none.margin_error()), (0, None, None));
    assert_eq!(none.elo().interval, None);
    let one = statistics([0, 0, 0, 1, 0]);
    assert_eq!((one.games(), one.score_error(), one.elo().interval), (2, None, None));
}

#[test]
fn the_ratio_of_likelihoods_has_the_known_values() {
    let test = |elo0, elo1| Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 };
    let (lower, upper) = test(0.0, 5.0).bounds();
    assert!(is_near(lower, -2.944) && is_near(upper, 2.944));
    // Worked out apart from this program; in brackets what the normal approximation gives.
    for (pairs, elo1, expected, verdict) in [
        ([10, 40, 100, 60, 20], 10.0, 2.016_5, None), // 2.07
        ([100, 400, 1000, 500, 120], 5.0, 3.747_9, Some(Verdict::Higher)), // 3.77
        ([200, 900, 1800, 850, 190], 5.0, -4.334_0, Some(Verdict::Lower)), // -4.34
        ([5, 10, 20, 30, 40], 50.0, 10.484_6, Some(Verdict::Higher)),
    ] {
        let (sprt, statistics) = (test(0.0, elo1), statistics(pairs));
        let found = sprt.log_likelihood_ratio(&statistics);
        assert!((found - expected).abs() < 0.001, "{pairs:?}: {found}");
        assert_eq!(sprt.verdict(&statistics), verdict);
    }
}

#[test]
fn the_ratio_of_likelihoods_changes_its_sign_with_the_colours_of_the_question() {
    let pairs = [7, 12, 30, 18, 9];
    let mut mirrored = pairs;
    mirrored.reverse();
    let one = Sprt { elo0: -10.0, elo1: 10.0, alpha: 0.05, beta: 0.05 };
    let found = one.log_likelihood_ratio(&statistics(pairs));
    let other = one.log_likelihood_ratio(&statistics(mirrored));
    assert!((found + other).abs() < 1e-6, "{found} {other}");
    assert!(one.log_likelihood_ratio(&Statistics::default()).abs() < 1e-9);
    for all in [[50, 0, 0, 0, 0], [0, 0, 0, 0, 50], [0, 0, 50, 0, 0]] {
        assert!(one.log_likelihood_ratio(&statistics(all)).is_finite());
    }
}
