//! The numbers that users type on the command line or in a player's name: each kind has one range everywhere, and one
//! message for what lies outside it or is no number.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use crate::game::Level;
use crate::search::{HashSize, MAX_THREADS, Selectivity};

/// Search depth; no game of Othello has more moves.
const DEPTHS: RangeInclusive<u8> = 1..=60;

/// Seconds, up to a year.
const SECONDS: RangeInclusive<f64> = 0.001..=31_536_000.0;

/// Milliseconds, up to a day.
const MILLISECONDS: RangeInclusive<u64> = 1..=86_400_000;

/// Nodes to search for a move.
const NODES: RangeInclusive<u64> = 1..=1_000_000_000_000_000;

/// Games, positions, openings.
const COUNTS: RangeInclusive<u32> = 1..=1_000_000_000;

/// Reads a number within a range.
pub fn within<T>(text: &str, range: &RangeInclusive<T>) -> Result<T, String>
where
    T: FromStr + PartialOrd + Display,
{
    // NaN lies in no range.
    let number = text.trim().parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| format!("expected a number from {} to {}", range.start(), range.end()))
}

/// A parser for a range that only one argument has.
pub fn from_to<T>(
    range: RangeInclusive<T>,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static
where
    T: FromStr + PartialOrd + Display + Clone + Send + Sync + 'static,
{
    move |text| within(text, &range)
}

/// Reads a number of threads.
pub fn threads(text: &str) -> Result<usize, String> {
    within(text, &(1..=MAX_THREADS))
}

/// Reads the size of a table, in MiB.
pub fn hash(text: &str) -> Result<HashSize, String> {
    mebibytes(text).map(HashSize::mebibytes)
}

/// Reads an amount of memory in MiB.
pub fn mebibytes(text: &str) -> Result<usize, String> {
    within(text, &(1..=HashSize::MAX_MEBIBYTES))
}

/// Reads a search depth.
pub fn depth(text: &str) -> Result<u8, String> {
    within(text, &DEPTHS)
}

/// Reads a level.
pub fn level(text: &str) -> Result<Level, String> {
    let numbers = Level::MIN.number()..=Level::MAX.number();
    let level = text.trim().parse().ok().and_then(Level::new);
    level.ok_or_else(|| format!("expected a level from {} to {}", numbers.start(), numbers.end()))
}

/// Reads a number of nodes.
pub fn nodes(text: &str) -> Result<u64, String> {
    within(text, &NODES)
}

/// Reads a count.
pub fn count(text: &str) -> Result<usize, String> {
    within(text, &COUNTS).map(|count| count as usize)
}

/// Reads a time in seconds, fractions allowed.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = within(text, &SECONDS).ok();
    seconds
        .map(Duration::from_secs_f64)
        .ok_or_else(|| format!("expected seconds from {} to {}", SECONDS.start(), SECONDS.end()))
}

/// Reads a time in milliseconds.
pub fn milliseconds(text: &str) -> Result<Duration, String> {
    within(text, &MILLISECONDS).map(Duration::from_millis)
}

/// Reads a time in seconds, which may be zero.
pub fn seconds_or_none(text: &str) -> Result<Duration, String> {
    let range = 0.0..=*SECONDS.end();
    let seconds: Option<f64> = within(text, &range).ok();
    seconds
        .map(Duration::from_secs_f64)
        .ok_or_else(|| format!("expected seconds from 0 to {}", range.end()))
}

/// Reads a share of a whole.
pub fn share(text: &str) -> Result<f32, String> {
    within(text, &(0.0..=1.0))
}

/// Reads a selectivity in per cent.
pub fn selectivity(text: &str) -> Result<Selectivity, String> {
    let percent = text.trim().trim_end_matches('%').trim_end();
    percent
        .parse()
        .ok()
        .and_then(Selectivity::from_percent)
        .ok_or_else(|| "expected 73, 87, 95, 98, 99 or 100".to_owned())
}

/// Reads one number or a span such as `10-16`.
pub fn span(text: &str, within: &RangeInclusive<u32>) -> Result<RangeInclusive<u32>, String> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    let span = from.trim().parse().ok().zip(to.trim().parse().ok()).map(|(from, to)| from..=to);
    span.filter(|span| {
        !span.is_empty() && within.contains(span.start()) && within.contains(span.end())
    })
    .ok_or_else(|| {
        format!("expected two numbers from {} to {}, like 10-16", within.start(), within.end())
    })
}
