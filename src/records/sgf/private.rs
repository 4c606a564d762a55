//! The private properties: syntax and meaning.

use std::time::Duration;

use crate::game::tree::{Certainty, Clock, NotedMove, Value};
use crate::game::{
    Choice, End, Game, How, Level, Mode, PerSide, Ply, Position, Side, Turn, Variant,
};
use crate::gomoku;
use crate::othello::StartLayout;

use super::lexer::{escape, parts, unescape};

/// The version written, and the latest read.
pub(super) const VERSION: u32 = 1;

const HOWS: [(How, &str); 6] = [
    (How::Placed, "placed"),
    (How::Chosen, "chosen"),
    (How::Opening, "opening"),
    (How::ForcedPass, "forced-pass"),
    (How::Skipped, "skipped"),
    (How::TimedOut, "timed-out"),
];

const CHOICES: [(Choice, &str); 3] =
    [(Choice::Black, "black"), (Choice::White, "white"), (Choice::TwoMore, "two-more")];

const MODES: [(Mode, &str); 4] = [
    (Mode::TwoPlayers, "two-players"),
    (Mode::PlayBlack, "play-black"),
    (Mode::PlayWhite, "play-white"),
    (Mode::Watch, "watch"),
];

/// Stands for unknown.
const UNKNOWN: &str = "-";

type MakeEnd = fn(Side) -> End;

const ENDS: [(MakeEnd, &str); 4] = [
    (End::Resigned, "resigned"),
    (End::LostOnTime, "lost-on-time"),
    (End::CountedOnTime, "counted-on-time"),
    (End::DrawnOnTime, "drawn-on-time"),
];

pub(super) const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Black => "black",
        Side::White => "white",
    }
}

fn side_named(name: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| side_name(side) == name)
}

/// The part of a variant not covered by size and rules; may be empty.
pub(super) fn variant(variant: Variant) -> String {
    let words: &[&str] = match variant {
        Variant::Othello { layout, first, .. } => match (layout, first) {
            (StartLayout::Standard, Side::Black) => &[],
            (StartLayout::Standard, Side::White) => &["white-first"],
            (StartLayout::Mirrored, Side::Black) => &["mirrored"],
            (StartLayout::Mirrored, Side::White) => &["mirrored", "white-first"],
        },
        Variant::Gomoku { opening: gomoku::Opening::Swap2, .. } => &["swap2"],
        Variant::Gomoku { opening: gomoku::Opening::Free, .. } => &[],
    };
    words.join(" ")
}

/// The variant with that part applied.
pub(super) fn variant_of(mut variant: Variant, words: &str) -> Option<Variant> {
    for word in words.split_whitespace() {
        match (&mut variant, word) {
            (Variant::Othello { first, .. }, "white-first") => *first = Side::White,
            (Variant::Othello { layout, .. }, "mirrored") => *layout = StartLayout::Mirrored,
            (Variant::Gomoku { opening, .. }, "swap2") => *opening = gomoku::Opening::Swap2,
            _ => return None,
        }
    }
    Some(variant)
}

pub(super) fn choice(choice: Choice) -> &'static str {
    CHOICES.iter().find(|it| it.0 == choice).expect("every choice has a name").1
}

pub(super) fn choice_of(name: &str) -> Option<Choice> {
    CHOICES.iter().find(|it| it.1 == name).map(|it| it.0)
}

pub(super) fn end(end: End) -> String {
    let (name, side) = match end {
        End::Resigned(side) => ("resigned", side),
        End::LostOnTime(side) => ("lost-on-time", side),
        End::CountedOnTime(side) => ("counted-on-time", side),
        End::DrawnOnTime(side) => ("drawn-on-time", side),
    };
    format!("{name} {}", side_name(side))
}

pub(super) fn end_of(text: &str) -> Option<End> {
    let (name, side) = text.split_once(' ')?;
    let side = side_named(side)?;
    ENDS.iter().find(|it| it.1 == name).map(|it| it.0(side))
}

/// How a turn came about and the clocks at its start, Black's first.
pub(super) fn turn(how: How, clocks: &PerSide<Duration>) -> String {
    let name = HOWS.iter().find(|it| it.0 == how).expect("every way has a name").1;
    format!("{name} {} {}", seconds(clocks.black), seconds(clocks.white))
}

/// An ordinary turn of a game without clocks.
pub(super) fn usual_turn(side: Side, ply: Ply) -> Turn {
    let how = match ply {
        Ply::Place(_) => How::Placed,
        Ply::Choose(_) => How::Chosen,
        Ply::Pass => How::ForcedPass,
    };
    Turn { side, ply, how, clocks: PerSide::default() }
}

pub(super) fn turn_of(text: &str) -> Option<(How, PerSide<Duration>)> {
    let mut words = text.split_whitespace();
    let name = words.next()?;
    let how = HOWS.iter().find(|it| it.1 == name)?.0;
    let clocks = PerSide { black: duration(words.next()?)?, white: duration(words.next()?)? };
    Some((how, clocks))
}

/// The initial time, and the increment per move.
pub(super) fn clock(clock: Clock) -> String {
    format!("{} {}", seconds(clock.main), seconds(clock.increment))
}

pub(super) fn clock_of(text: &str) -> Option<Clock> {
    let (main, increment) = text.trim().split_once(' ')?;
    Some(Clock { main: duration(main)?, increment: duration(increment)? })
}

/// Who plays which side, and the engine's level for each; `None` if neither is known.
pub(super) fn players(mode: Option<Mode>, levels: Option<PerSide<Level>>) -> Option<String> {
    if mode.is_none() && levels.is_none() {
        return None;
    }
    let named = |mode| MODES.iter().find(|it| it.0 == mode).expect("every mode has a name").1;
    let mode = mode.map_or(UNKNOWN, named);
    Some(levels.map_or(mode.to_owned(), |PerSide { black, white }| {
        format!("{mode} {} {}", black.number(), white.number())
    }))
}

pub(super) fn players_of(text: &str) -> Option<(Option<Mode>, Option<PerSide<Level>>)> {
    let mut words = text.split_whitespace();
    let mode = match words.next()? {
        UNKNOWN => None,
        name => Some(MODES.iter().find(|it| it.1 == name)?.0),
    };
    let level = |word: &str| Level::new(word.parse().ok()?);
    let levels = match words.next() {
        None => None,
        Some(black) => Some(PerSide { black: level(black)?, white: level(words.next()?)? }),
    };
    Some((mode, levels))
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
    let mut text = worth(value.black, value.forced, value.certainty);
    add_line(position, &value.line, &mut text);
    text + ":" + &escape(&value.by)
}

/// `MOVE BLACK FORCED CERTAINTY [PLY]…:BY`.
pub(super) fn move_value(position: &Position, value: &NotedMove, by: &str) -> String {
    let mut text = position.ply_name(value.ply);
    text.push(' ');
    text += &worth(value.black, value.forced, value.certainty);
    add_line(position, &value.line, &mut text);
    text + ":" + &escape(by)
}

fn worth(black: f32, forced: u16, certainty: Certainty) -> String {
    let certainty = match certainty {
        Certainty::Depth(plies) => format!("d{plies}"),
        Certainty::Probable(percent) => format!("p{percent}"),
        Certainty::Exact => "exact".to_owned(),
    };
    format!("{black} {forced} {certainty}")
}

fn add_line(position: &Position, line: &[Ply], text: &mut String) {
    for &ply in line {
        text.push(' ');
        *text += &position.ply_name(ply);
    }
}

pub(super) fn value_of(position: &Position, raw: &str) -> Option<Value> {
    let (said, by) = parts(raw)?;
    let mut words = said.split_whitespace();
    let (black, forced, certainty) = worth_of(&mut words)?;
    let line = words.map(|word| ply_named(position, word)).collect::<Option<_>>()?;
    Some(Value { black, forced, certainty, line, by: unescape(by), moves: Vec::new() })
}

/// A move's value, and its source.
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

/// A ply by its name in the game.
fn ply_named(position: &Position, name: &str) -> Option<Ply> {
    let is_known = |ply: &Ply| match ply {
        Ply::Choose(_) => position.game() == Game::Gomoku,
        Ply::Place(_) | Ply::Pass => true,
    };
    position.ply_named(name).filter(is_known)
}
