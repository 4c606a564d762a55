//! `heibai lab --tournament`: the algorithms play each other.

use std::fmt::Write as _;
use std::time::Duration;

use crate::game::Variant;
use crate::lab::{Contestant, Evaluation, Limits, PlayerSettings};
use crate::search::Stop;
use crate::training::matches::referee::{Conditions, Pace};
use crate::training::matches::round_robin::{CrossTable, RoundRobin, openings};
use crate::training::matches::spec::{Kind, Spec};

/// What is played.
pub(super) struct Settings {
    pub variant: Variant,
    pub contestants: Vec<Contestant>,
    pub evaluation: Evaluation,
    pub limits: Limits,
    /// Games between each two; an odd number is rounded up.
    pub games: usize,
    pub seed: u64,
}

/// Beyond its limits an algorithm takes a move no longer than that: what its last nodes take.
const MARGIN: Duration = Duration::from_secs(5);

/// Plays; `None` if it was stopped.
///
/// # Errors
/// If a player can't be started.
pub(super) fn play(
    settings: &Settings,
    stop: &Stop,
    report: &mut dyn FnMut(usize, usize),
) -> anyhow::Result<Option<CrossTable>> {
    let Settings { variant, evaluation, limits, seed, .. } = *settings;
    let player = |&contestant: &Contestant| {
        let player = PlayerSettings { contestant, evaluation: Some(evaluation), limits, seed };
        Spec { name: contestant.to_string(), kind: Kind::Lab(player) }
    };
    let pairs = settings.games.div_ceil(2);
    let robin = RoundRobin {
        players: settings.contestants.iter().map(player).collect(),
        variant,
        defaults: crate::search::Limits::default(),
        openings: openings(variant, pairs, seed),
        pairs,
        conditions: Conditions { pace: Pace::Free, margin: MARGIN, patience: MARGIN },
        threads: 1,
    };
    anyhow::ensure!(!robin.openings.is_empty(), "there is no opening from which the game goes on");
    Ok(robin.play(stop, report)?)
}

/// Why writing to a string can't fail.
const TAKES: &str = "a string takes all that is written";

/// A line for each player, the best first, with its points against each other one in the same order.
pub(super) fn table(cross: &CrossTable) -> String {
    let width = cross.names.iter().map(String::len).max().unwrap_or(0).max(9);
    let ranked = cross.ranked();
    let mut text =
        format!("    {:<width$} {:>7} {:>6} {:>7}", "algorithm", "points", "games", "share");
    for place in 1..=ranked.len() {
        write!(text, " {place:>6}").expect(TAKES);
    }
    text.push('\n');
    for (place, &player) in (1..).zip(&ranked) {
        let (points, games) = cross.total(player);
        let share = 100.0 * points / games.max(1) as f64;
        let name = &cross.names[player];
        write!(text, "{place:>3} {name:<width$} {points:>7.1} {games:>6} {share:>5.1} %")
            .expect(TAKES);
        for &other in &ranked {
            let score = cross.score(player, other);
            let score = score.map_or_else(|| "-".to_owned(), |(points, _)| format!("{points:.1}"));
            write!(text, " {score:>6}").expect(TAKES);
        }
        text.push('\n');
    }
    text
}
