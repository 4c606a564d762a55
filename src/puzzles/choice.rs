//! Which puzzle comes next.

use std::collections::{BTreeSet, HashMap};

use super::{FoundPuzzle, History, Outcome, PuzzleId, Puzzles, Standing, Theme};
use crate::game::Game;

/// How far from a rating puzzles are offered, as a standard deviation: about one in three is solved easily, one in three
/// is hard.
const SPREAD: f64 = 120.0;

/// How much likelier a theme is of which everything fails.
const WEAKNESS: f64 = 2.0;

/// The puzzle of the day fits most people.
const OF_THE_DAY: std::ops::RangeInclusive<u16> = 1000..=1700;

/// Against the clock puzzles become harder, from here by so much each.
const FIRST: u16 = 900;
const HARDER: u16 = 40;

/// The puzzle of a day, counted from any origin: the same for everybody. `None` if there are no puzzles.
pub fn of_the_day(puzzles: &Puzzles, day: i64) -> Option<&FoundPuzzle> {
    let fits = |it: &&FoundPuzzle| OF_THE_DAY.contains(&it.rating);
    let mut fitting: Vec<&FoundPuzzle> = puzzles.all().iter().filter(fits).collect();
    // The order of the file must not matter.
    fitting.sort_by_key(|it| it.id);
    let mut random = fastrand::Rng::with_seed(day.cast_unsigned());
    random.choice(fitting)
}

/// A puzzle near a person's rating, rather of themes at which they fail; one not tried yet as long as there is one. Those
/// that were skipped do not come. `None` if there is none.
pub fn rated<'a>(
    puzzles: &'a Puzzles,
    history: &History,
    game: Game,
    skipped: &BTreeSet<PuzzleId>,
    random: &mut fastrand::Rng,
) -> Option<&'a FoundPuzzle> {
    let standing = history.standing(game);
    let weakness: HashMap<Theme, f64> = Theme::ALL
        .iter()
        .map(|&theme| {
            let tally = history.tally(game, theme);
            let failed = f64::from(tally.tried - tally.solved);
            // As if two had been tried before, with one solved.
            (theme, 1.0 + WEAKNESS * (failed + 1.0) / f64::from(tally.tried + 2))
        })
        .collect();
    let weight = |it: &FoundPuzzle| {
        let weakest = it.themes.iter().map(|theme| weakness[theme]).fold(1.0, f64::max);
        weakest * near(it, standing.rating.rating)
    };
    pick(&fresh(puzzles, history, skipped, |_| true), weight, random)
}

/// A puzzle of a theme, near a person's rating. As [`rated`] otherwise.
pub fn of_theme<'a>(
    puzzles: &'a Puzzles,
    history: &History,
    theme: Theme,
    skipped: &BTreeSet<PuzzleId>,
    random: &mut fastrand::Rng,
) -> Option<&'a FoundPuzzle> {
    let has = |it: &FoundPuzzle| it.themes.contains(&theme);
    let game = puzzles.all().first()?.goal.game();
    let Standing { rating, .. } = history.standing(game);
    pick(&fresh(puzzles, history, skipped, has), |it| near(it, rating.rating), random)
}

/// The next puzzle against the clock, after so many; none that this run has shown.
pub fn against_clock<'a>(
    puzzles: &'a Puzzles,
    shown: &BTreeSet<PuzzleId>,
    random: &mut fastrand::Rng,
) -> Option<&'a FoundPuzzle> {
    let number = u16::try_from(shown.len()).unwrap_or(u16::MAX);
    let target = f64::from(FIRST.saturating_add(number.saturating_mul(HARDER)));
    let all = puzzles.all().iter().filter(|it| !shown.contains(&it.id));
    pick(&all.collect::<Vec<_>>(), |it| near(it, target), random)
}

fn near(puzzle: &FoundPuzzle, rating: f64) -> f64 {
    let far = (f64::from(puzzle.rating) - rating) / SPREAD;
    // Never nothing, so that somebody at either end gets what is nearest.
    (-far * far / 2.0).exp().max(1e-12)
}

/// Those that were not tried; if all were, those tried longest ago, failures first.
fn fresh<'a>(
    puzzles: &'a Puzzles,
    history: &History,
    skipped: &BTreeSet<PuzzleId>,
    fits: impl Fn(&FoundPuzzle) -> bool,
) -> Vec<&'a FoundPuzzle> {
    let mut last: HashMap<PuzzleId, (bool, i64)> = HashMap::new();
    for it in history.attempts() {
        last.insert(it.puzzle, (it.outcome == Outcome::Solved, it.at));
    }
    let offered = |it: &&FoundPuzzle| fits(it) && !skipped.contains(&it.id);
    let all: Vec<&FoundPuzzle> = puzzles.all().iter().filter(offered).collect();
    let new: Vec<&FoundPuzzle> =
        all.iter().copied().filter(|it| !last.contains_key(&it.id)).collect();
    if !new.is_empty() {
        return new;
    }
    let oldest = all.into_iter().min_by_key(|it| (last[&it.id], it.id));
    oldest.into_iter().collect()
}

/// Chooses by weights.
fn pick<'a>(
    from: &[&'a FoundPuzzle],
    weight: impl Fn(&FoundPuzzle) -> f64,
    random: &mut fastrand::Rng,
) -> Option<&'a FoundPuzzle> {
    let weights: Vec<f64> = from.iter().map(|it| weight(it)).collect();
    let mut left = random.f64() * weights.iter().sum::<f64>();
    let chosen = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    from.get(chosen.unwrap_or(from.len().saturating_sub(1))).copied()
}
