//! `heibai lab --tournament`: the table of results.

use std::fmt::Write as _;

use crate::training::matches::round_robin::CrossTable;

/// A line for each player, the best first, with its points against each other one in the same order.
pub(super) fn table(cross: &CrossTable) -> String {
    let width = cross.names.iter().map(String::len).max().unwrap_or(0).max(9);
    let ranked = cross.ranked();
    let mut text =
        format!("    {:<width$} {:>7} {:>6} {:>7}", "algorithm", "points", "games", "share");
    for place in 1..=ranked.len() {
        let _ = write!(text, " {place:>6}");
    }
    text.push('\n');
    for (place, &player) in (1..).zip(&ranked) {
        let (points, games) = cross.total(player);
        let share = 100.0 * points / games.max(1) as f64;
        let name = &cross.names[player];
        let _ = write!(text, "{place:>3} {name:<width$} {points:>7.1} {games:>6} {share:>5.1} %");
        for &other in &ranked {
            let score = cross.score(player, other);
            let score = score.map_or_else(|| "-".to_owned(), |(points, _)| format!("{points:.1}"));
            let _ = write!(text, " {score:>6}");
        }
        text.push('\n');
    }
    text
}
