//! The private properties: syntax and meaning.

use std::time::Duration;

use serde::de::value::{Error, StrDeserializer};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::game::tree::{Certainty, Clock, NotedMove, Value};
use crate::game::{End, Game, How, Mode, PerSide, Ply, Position, Side, Skill, Turn, Variant};
use crate::gomoku;
use crate::othello::StartLayout;

use super::lexer::{escape, parts, unescape};

pub(super) const VERSION: u32 = 1;

const UNKNOWN: &str = "-";

/// The name of a unit variant, the same as in our other files.
pub(super) fn name_of(value: impl Serialize) -> String {
    let name = serde_json::to_value(value).ok().and_then(|name| name.as_str().map(str::to_owned));
    name.expect("a unit variant is written as its name")
}

pub(super) fn named<'name, T: Deserialize<'name>>(name: &'name str) -> Option<T> {
    T::deserialize(StrDeserializer::<Error>::new(name)).ok()
}

pub(super) fn variant(variant: Variant) -> String {
    let opening;
    let words: &[&str] = match variant {
        Variant::Othello { layout, first, .. } => match (layout, first) {
            (StartLayout::Standard, Side::Black) => &[],
            (StartLayout::Standard, Side::White) => &["white-first"],
            (StartLayout::Mirrored, Side::Black) => &["mirrored"],
            (StartLayout::Mirrored, Side::White) => &["mirrored", "white-first"],
        },
        Variant::Gomoku { .. } => match variant.begins_with() {
            gomoku::Opening::Free => &[],
            named => {
                opening = [named.name()];
                &opening
            }
        },
    };
    words.join(" ")
}

pub(super) fn variant_of(mut variant: Variant, words: &str) -> Option<Variant> {
    for word in words.split_whitespace() {
        match (&mut variant, word) {
            (Variant::Othello { first, .. }, "white-first") => *first = Side::White,
            (Variant::Othello { layout, .. }, "mirrored") => *layout = StartLayout::Mirrored,
            (Variant::Gomoku { size, rules, opening }, name) => {
                *opening = opening_named(name).filter(|named| named.fits(*rules, *size))?;
            }
            _ => return None,
        }
    }
    Some(variant)
}

/// The opening with this name. The free one is not written.
pub(super) fn opening_named(name: &str) -> Option<gomoku::Opening> {
    gomoku::Opening::named(name).filter(|opening| *opening != gomoku::Opening::Free)
}

pub(super) fn end(end: End) -> String {
    let image = serde_json::to_value(end).expect("its keys are strings");
    [&image["kind"], &image["side"]].map(|word| word.as_str().unwrap_or_default()).join(" ")
}

pub(super) fn end_of(text: &str) -> Option<End> {
    let (name, side) = text.split_once(' ')?;
    serde_json::from_value(json!({ "kind": name, "side": side })).ok()
}

pub(super) fn turn(how: How, clocks: &PerSide<Duration>) -> String {
    format!("{} {} {}", name_of(how), seconds(clocks.black), seconds(clocks.white))
}

/// An ordinary turn of a game without clocks.
pub(super) fn usual_turn(side: Side, ply: Ply) -> Turn {
    let how = match ply {
        Ply::Place(_) => How::Placed,
        Ply::Choose(_) | Ply::Offer(_) => How::Chosen,
        Ply::Pass => How::ForcedPass,
    };
    Turn { side, ply, how, clocks: PerSide::default() }
}

pub(super) fn turn_of(text: &str) -> Option<(How, PerSide<Duration>)> {
    let mut words = text.split_whitespace();
    let how = named(words.next()?)?;
    let clocks = PerSide { black: duration(words.next()?)?, white: duration(words.next()?)? };
    Some((how, clocks))
}

pub(super) fn clock(clock: Clock) -> String {
    let times = format!("{} {}", seconds(clock.main), seconds(clock.increment));
    match clock.extension {
        Some(Duration::ZERO) => times,
        Some(extension) => format!("{times} {}", seconds(extension)),
        None => format!("{times} {UNKNOWN}"),
    }
}

pub(super) fn clock_of(text: &str) -> Option<Clock> {
    let mut words = text.split_whitespace();
    let clock = Clock::new(duration(words.next()?)?, duration(words.next()?)?);
    let extension = match words.next() {
        None => clock.extension,
        Some(UNKNOWN) => None,
        Some(extension) => Some(duration(extension)?),
    };
    Some(Clock { extension, ..clock })
}

pub(super) fn players(mode: Option<Mode>, skills: Option<PerSide<Skill>>) -> Option<String> {
    if mode.is_none() && skills.is_none() {
        return None;
    }
    let mode = mode.map_or(UNKNOWN.to_owned(), name_of);
    Some(skills.map_or(mode.clone(), |PerSide { black, white }| {
        format!("{mode} {} {}", black.number(), white.number())
    }))
}

pub(super) fn players_of(text: &str) -> Option<(Option<Mode>, Option<PerSide<Skill>>)> {
    let mut words = text.split_whitespace();
    let mode = match words.next()? {
        UNKNOWN => None,
        name => Some(named(name)?),
    };
    let skill = |word: &str| Skill::new(word.parse().ok()?);
    let skills = match words.next() {
        None => None,
        Some(black) => Some(PerSide { black: skill(black)?, white: skill(words.next()?)? }),
    };
    Some((mode, skills))
}

/// Seconds to the nanosecond, without trailing zeros.
pub(super) fn seconds(time: Duration) -> String {
    let text = format!("{}.{:09}", time.as_secs(), time.subsec_nanos());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

pub(super) fn duration(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let are_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if fraction.len() > 9 || !are_digits(whole) || !are_digits(fraction) {
        return None;
    }
    Some(Duration::new(whole.parse().ok()?, format!("{fraction:0<9}").parse().ok()?))
}

/// `BLACK FORCED CERTAINTY [PLY]…:BY`.
pub(super) fn value(position: &Position, value: &Value) -> String {
    said(position, (value.black, value.forced, value.certainty), &value.line, &value.by)
}

/// `MOVE BLACK FORCED CERTAINTY [PLY]…:BY`.
pub(super) fn move_value(position: &Position, value: &NotedMove, by: &str) -> String {
    let worth = (value.black, value.forced, value.certainty);
    position.ply_name(value.ply) + " " + &said(position, worth, &value.line, by)
}

fn said(position: &Position, worth: (f32, u16, Certainty), line: &[Ply], by: &str) -> String {
    let (black, forced, certainty) = worth;
    let certainty = match certainty {
        Certainty::Depth(plies) => format!("d{plies}"),
        Certainty::Probable(percent) => format!("p{percent}"),
        Certainty::Exact => "exact".to_owned(),
    };
    let plies: String =
        line.iter().flat_map(|&ply| [" ".to_owned(), position.ply_name(ply)]).collect();
    format!("{black} {forced} {certainty}{plies}:{}", escape(by))
}

pub(super) fn value_of(position: &Position, raw: &str) -> Option<Value> {
    let (said, by) = parts(raw)?;
    let mut words = said.split_whitespace();
    let (black, forced, certainty) = worth_of(&mut words)?;
    let line = words.map(|word| ply_named(position, word)).collect::<Option<_>>()?;
    Some(Value { black, forced, certainty, line, by: unescape(by), moves: Vec::new() })
}

pub(super) fn move_value_of(position: &Position, raw: &str) -> Option<(NotedMove, String)> {
    let (said, by) = parts(raw)?;
    let mut words = said.split_whitespace();
    let ply = ply_named(position, words.next()?)?;
    let (black, forced, certainty) = worth_of(&mut words)?;
    let line = words.map(|word| ply_named(position, word)).collect::<Option<_>>()?;
    Some((NotedMove { ply, black, forced, certainty, line }, unescape(by)))
}

fn worth_of<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<(f32, u16, Certainty)> {
    let black: f32 = words.next()?.parse().ok().filter(|black: &f32| black.is_finite())?;
    let forced = words.next()?.parse().ok()?;
    let certainty = match words.next()? {
        "exact" => Certainty::Exact,
        word if word.starts_with('d') => Certainty::Depth(word[1..].parse().ok()?),
        word => Certainty::Probable(word.strip_prefix('p')?.parse().ok()?),
    };
    Some((black, forced, certainty))
}

fn ply_named(position: &Position, name: &str) -> Option<Ply> {
    let is_known = |ply: &Ply| match ply {
        Ply::Choose(_) | Ply::Offer(_) => position.game() == Game::Gomoku,
        Ply::Place(_) | Ply::Pass => true,
    };
    position.ply_named(name).filter(is_known)
}
