//! The numbers that users type: each kind has one range everywhere, and one message for what lies outside or is no
//! number.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use crate::game::Level;
use crate::search::{HashSize, MAX_THREADS, Selectivity};

/// No game of Othello has more moves.
const DEPTHS: RangeInclusive<u8> = 1..=60;

/// A year.
const MAX_SECONDS: f64 = 31_536_000.0;

/// Up to a day.
const MILLISECONDS: RangeInclusive<u64> = 1..=86_400_000;

const NODES: RangeInclusive<u64> = 1..=1_000_000_000_000_000;

const COUNTS: RangeInclusive<u32> = 1..=1_000_000_000;

/// From the smallest board of Othello to the largest of Gomoku.
const SIZES: RangeInclusive<u8> = 4..=22;

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

pub fn threads(text: &str) -> Result<usize, String> {
    within(text, &(1..=MAX_THREADS))
}

/// The size of a table, in MiB.
pub fn hash(text: &str) -> Result<HashSize, String> {
    mebibytes(text).map(HashSize::mebibytes)
}

pub fn mebibytes(text: &str) -> Result<usize, String> {
    within(text, &(1..=HashSize::MAX_MEBIBYTES))
}

pub fn depth(text: &str) -> Result<u8, String> {
    within(text, &DEPTHS)
}

pub fn level(text: &str) -> Result<Level, String> {
    let numbers = Level::MIN.number()..=Level::MAX.number();
    let level = text.trim().parse().ok().and_then(Level::new);
    level.ok_or_else(|| format!("expected a level from {} to {}", numbers.start(), numbers.end()))
}

pub fn nodes(text: &str) -> Result<u64, String> {
    within(text, &NODES)
}

pub fn count(text: &str) -> Result<usize, String> {
    within(text, &COUNTS).map(|count| count as usize)
}

pub fn count_or_none(text: &str) -> Result<usize, String> {
    within(text, &(0..=*COUNTS.end())).map(|count| count as usize)
}

pub fn seed(text: &str) -> Result<u64, String> {
    within(text, &(0..=u64::MAX))
}

/// The size of a board, of whatever game.
pub fn size(text: &str) -> Result<u8, String> {
    within(text, &SIZES)
}

pub fn seconds(text: &str) -> Result<Duration, String> {
    seconds_from(0.001, text)
}

fn seconds_from(least: f64, text: &str) -> Result<Duration, String> {
    let seconds = within(text, &(least..=MAX_SECONDS)).map(Duration::from_secs_f64);
    seconds.map_err(|_| format!("expected seconds from {least} to {MAX_SECONDS}"))
}

pub fn milliseconds(text: &str) -> Result<Duration, String> {
    within(text, &MILLISECONDS).map(Duration::from_millis)
}

pub fn seconds_or_none(text: &str) -> Result<Duration, String> {
    seconds_from(0.0, text)
}

pub fn share(text: &str) -> Result<f32, String> {
    within(text, &(0.0..=1.0))
}

pub fn selectivity(text: &str) -> Result<Selectivity, String> {
    let percent = text.trim().trim_end_matches('%').trim_end();
    percent
        .parse()
        .ok()
        .and_then(Selectivity::from_percent)
        .ok_or_else(|| "expected 73, 87, 95, 98, 99 or 100".to_owned())
}

/// One number or a span such as `10-16`.
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
