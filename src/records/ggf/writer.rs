//! Writes a game with the tags that `NBoard` knows, in the case it insists on.

use std::fmt::Write;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::{Clock, Game, Note};
use crate::game::tree::Facts;
use crate::game::{End, Outcome, PerSide, Ply, Position, Side, TimeControl};
use crate::records::recorded_game::RecordedGame;

/// Writes a game, dated `now`, on one line.
pub fn write(game: &RecordedGame, now: SystemTime) -> String {
    let record = &game.record;
    let start = record.variant().start().expect("a record has a start");
    let clock = time(game.time.unwrap_or(TimeControl::Off));
    let body = Game {
        plies: record.plies().to_vec(),
        names: record.names.clone(),
        ..Game::from_start(start)
    };
    text(&body, game.end, &format!("TI[{clock}]"), &Heading::dated(now))
}

/// Writes a game with what is said of its moves, dated `now`, on one line. `end` is how it ended, if
/// the board does not show it.
///
/// # Panics
/// If a ply is not legal.
pub fn write_game(game: &Game, end: Option<End>, now: SystemTime) -> String {
    text(game, end, &clocks(game), &Heading::dated(now))
}

/// The time at the start: of both sides, or of each.
fn clocks(game: &Game) -> String {
    let clock = |clock: Option<Clock>| {
        clock.map_or("0".to_owned(), |Clock { main, increment }| {
            format!("{}/{}/0", seconds(main), seconds(increment))
        })
    };
    let PerSide { black, white } = game.clocks;
    if black == white {
        format!("TI[{}]", clock(black))
    } else {
        format!("TB[{}]TW[{}]", clock(black), clock(white))
    }
}

/// Writes a game with what is said of it as a whole, on one line; the same game always gives the same text.
///
/// # Panics
/// If a ply is not legal.
pub fn write_annotated(game: &Game, facts: &Facts, end: Option<End>) -> String {
    let mut tags = String::new();
    let ratings = [("RB", &facts.ratings.black), ("RW", &facts.ratings.white)];
    for (tag, value) in ratings.into_iter().filter(|(_, value)| !value.is_empty()) {
        write!(tags, "{tag}[{}]", name(value)).expect("a string takes all that is written");
    }
    let place = if facts.event.is_empty() { &facts.place } else { &facts.event };
    let heading = Heading {
        place: name(place),
        date: name(&in_dots(&facts.date)),
        tags,
        result: Some(facts.result.trim()).filter(|result| is_result(result)).map(str::to_owned),
    };
    text(game, end, &clocks(game), &heading)
}

/// What is said of a game as a whole.
#[derive(Default)]
struct Heading {
    place: String,
    date: String,
    /// Further tags as they are written.
    tags: String,
    /// The result, if the moves do not show it.
    result: Option<String>,
}

impl Heading {
    fn dated(now: SystemTime) -> Self {
        Self { place: "Heibai".to_owned(), date: date(now), ..Self::default() }
    }
}

/// A date such as 2004-09-18 as 2004.09.18.
fn in_dots(date: &str) -> String {
    date.replacen('-', ".", 2).replacen(' ', "_", 1)
}

/// Returns whether a text says of a result what GGF can say.
fn is_result(text: &str) -> bool {
    let (score, flag) = text.split_once(':').unwrap_or((text, ""));
    score.parse::<f64>().is_ok_and(f64::is_finite) && ["", "r", "t", "s", "l"].contains(&flag)
}

fn text(game: &Game, end: Option<End>, clocks: &str, heading: &Heading) -> String {
    let mut position = game.start.clone();
    let mut moves = String::new();
    let notes = game.notes.iter().copied().chain(std::iter::repeat(Note::default()));
    for (&ply, note) in game.plies.iter().zip(notes) {
        let tag = match position.side_to_move() {
            Side::Black => 'B',
            Side::White => 'W',
        };
        let square = match ply {
            Ply::Pass => "PA".to_owned(),
            Ply::Place(_) | Ply::Choose(_) => position.ply_name(ply).to_ascii_uppercase(),
        };
        write!(moves, "{tag}[{square}{}]", said(note)).expect("a string takes all that is written");
        position.play(ply).expect("every ply of a record is legal");
    }
    let tag = |tag: &str, value: &str| {
        if value.is_empty() { String::new() } else { format!("{tag}[{value}]") }
    };
    let result = match (result(&position, end), &heading.result) {
        (unknown, Some(told)) if unknown == "?" => told.clone(),
        (shown, _) => shown,
    };
    format!(
        "(;GM[Othello]{}{}PB[{}]PW[{}]{}RE[{result}]{clocks}TY[{}]BO[{}]{moves};)\n",
        tag("PC", &heading.place),
        tag("DT", &heading.date),
        name(&game.names.black),
        name(&game.names.white),
        heading.tags,
        game.start.size(),
        board(&game.start),
    )
}

/// What follows the move: `/eval/time`, as much of it as there is.
fn said(note: Note) -> String {
    let eval = note.eval.map_or(String::new(), |eval| format!("{eval:.2}"));
    match note.time {
        Some(time) => format!("/{eval}/{:.3}", time.as_secs_f64()),
        None if eval.is_empty() => eval,
        None => format!("/{eval}"),
    }
}

/// Seconds, with a fraction where there is one.
fn seconds(time: Duration) -> String {
    format!("{}", (time.as_secs_f64() * 1000.0).round() / 1000.0)
}

/// A name without the signs that would end it.
fn name(name: &str) -> String {
    name.chars()
        .map(|c| match c {
            '[' => '(',
            ']' => ')',
            c if c.is_control() => ' ',
            c => c,
        })
        .collect()
}

/// The score for Black; `?` while the game goes on.
fn result(position: &Position, end: Option<End>) -> String {
    let Some(outcome) = Outcome::of(position, end) else { return "?".to_owned() };
    let margin = outcome.margin(Side::Black);
    let flag = match end {
        Some(End::Resigned(_)) => ":r",
        Some(End::LostOnTime(_)) => ":t",
        Some(End::CountedOnTime(_) | End::DrawnOnTime(_)) | None => "",
    };
    format!("{margin:+}.00{flag}")
}

/// `main/increment/grace`; a countdown for each turn is an increment alone.
fn time(time: TimeControl) -> String {
    let clock = |seconds: u16| match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => seconds.to_string(),
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    };
    match time {
        TimeControl::Off => "0".to_owned(),
        TimeControl::PerTurn { seconds } => format!("0/{}/0", clock(seconds)),
        TimeControl::WholeGame { seconds, increment } => {
            format!("{}/{}/0", clock(seconds), clock(increment))
        }
    }
}

fn board(position: &Position) -> String {
    let sign = |side| match side {
        Some(Side::Black) => '*',
        Some(Side::White) => 'O',
        None => '-',
    };
    let size = position.size();
    let squares: String =
        (0..usize::from(size).pow(2)).map(|cell| sign(position.stone(cell))).collect();
    format!("{size} {squares} {}", sign(Some(position.side_to_move())))
}

/// The date as `2004.09.18_05:54:38.GMT`.
/// When that was, such as `2004.09.18_05:54:38.GMT`.
pub(crate) fn date(now: SystemTime) -> String {
    let seconds = now.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_secs();
    let (year, month, day) = civil(seconds / 86_400);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}.{month:02}.{day:02}_{hour:02}:{minute:02}:{second:02}.GMT")
}

/// The year, month and day that is `days` after 1 January 1970, in the Gregorian calendar.
///
/// Years are counted from March, so that the leap day is a year's last one (Howard Hinnant,
/// <https://howardhinnant.github.io/date_algorithms.html>).
pub(super) fn civil(days: u64) -> (u64, u64, u64) {
    const DAYS_TO_1970: u64 = 719_468;
    const DAYS_OF_400_YEARS: u64 = 146_097;
    let days = days + DAYS_TO_1970;
    let era = days / DAYS_OF_400_YEARS;
    let day_of_era = days % DAYS_OF_400_YEARS;
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let months_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * months_from_march + 2) / 5 + 1;
    let month = if months_from_march < 10 { months_from_march + 3 } else { months_from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    (year, month, day)
}
