//! Writes a game with the tags that `NBoard` knows, in the case it requires.

use std::fmt::Write;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::notes::Note;
use crate::game::tree::{Clock, Facts, GameTree, NodeId};
use crate::game::{End, Outcome, PerSide, Ply, Position, Side};

/// The game, dated `now` and placed here.
#[must_use]
pub fn dated(game: GameTree, now: SystemTime) -> GameTree {
    let facts = Facts {
        place: "Heibai".to_owned(),
        date: format!("{}.GMT", date(now)),
        ..game.facts.clone()
    };
    game.with_facts(facts)
}

/// Writes the annotated main line of a game on one line; the same game always gives the same text.
pub fn write(game: &GameTree) -> String {
    let Facts { names, ratings, event, place, date, result, comment, .. } = &game.facts;
    let tag = |tag: &str, value: &str| {
        if value.is_empty() { String::new() } else { format!("{tag}[{}]", name(value)) }
    };
    let (moves, end) = moves(game);
    let shown = shown_result(&end, game.node(game.main_end()).end());
    let told =
        told_result(result, end.size()).filter(|told| shown == "?" || is_same_end(told, &shown));
    format!(
        "(;GM[Othello]{}{}PB[{}]PW[{}]{}{}RE[{}]{}{}TY[{}]BO[{}]{moves};)\n",
        tag("PC", if event.is_empty() { place } else { event }),
        tag("DT", &in_dots(date)),
        name(&names.black),
        name(&names.white),
        tag("RB", &ratings.black),
        tag("RW", &ratings.white),
        told.as_ref().unwrap_or(&shown),
        tag("CO", comment),
        clocks(game),
        end.size(),
        board(game.start().position()),
    )
}

fn moves(game: &GameTree) -> (String, Position) {
    let mut position = game.start().position().clone();
    let mut moves = String::new();
    for node in game.line_after(NodeId::ROOT) {
        let side = position.side_to_move();
        let tag = match side {
            Side::Black => 'B',
            Side::White => 'W',
        };
        let ply = game.node(node).ply().expect("a ply led here");
        let square = match ply {
            Ply::Pass => "PA".to_owned(),
            Ply::Place(_) | Ply::Choose(_) | Ply::Offer(_) => {
                position.ply_name(ply).to_ascii_uppercase()
            }
        };
        let said = said(Note::of(game, node, side));
        write!(moves, "{tag}[{square}{said}]").expect("a string takes all that is written");
        position.play(ply).expect("every ply of a tree is legal");
    }
    (moves, position)
}

/// The initial time of each side, `main/increment/extension`; a countdown per turn is an increment alone. Without an
/// extension readers may take one for granted, so that it is left out only where nothing is known of it.
fn clocks(game: &GameTree) -> String {
    let clock = |clock: Option<Clock>| match clock {
        None | Some(Clock::UNLIMITED) => "0".to_owned(),
        Some(Clock { main, increment, extension }) => {
            let times = [Some(main), Some(increment), extension].into_iter().flatten().map(seconds);
            times.collect::<Vec<_>>().join("/")
        }
    };
    let PerSide { black, white } = game.facts.clocks;
    if black == white {
        format!("TI[{}]", clock(black))
    } else {
        format!("TB[{}]TW[{}]", clock(black), clock(white))
    }
}

fn in_dots(date: &str) -> String {
    date.replacen('-', ".", 2).replacen(' ', "_", 1)
}

/// A recorded result as this format writes it: its own, one of the Smart Game Format, such as `B+4`, or the discs of both.
fn told_result(text: &str, size: u8) -> Option<String> {
    let text = text.trim();
    let (score, flag) = text.split_once(':').unwrap_or((text, ""));
    let number = |score: &str| score.parse::<f64>().ok().filter(|score| score.is_finite());
    if number(score).is_some() && ["", "r", "t", "s", "l"].contains(&flag) {
        return Some(text.to_owned());
    }
    if text.eq_ignore_ascii_case("draw") {
        return Some("+0.00".to_owned());
    }
    if let Some((black, white)) = text.split_once('-')
        && let (Ok(black), Ok(white)) = (black.trim().parse::<u16>(), white.trim().parse::<u16>())
        && black.checked_add(white) == Some(u16::from(size).pow(2))
    {
        return Some(format!("{:+}.00", i32::from(black) - i32::from(white)));
    }
    let (winner, margin) = text.split_once('+')?;
    let margin = margin.starts_with(|c: char| c.is_ascii_digit()).then_some(margin);
    let margin = margin.and_then(number)?;
    match winner {
        "B" | "b" => Some(format!("+{margin:.2}")),
        "W" | "w" => Some(format!("-{margin:.2}")),
        _ => None,
    }
}

/// Whether two results name the same winner and the same end on the way, of which the record knows what it counts for.
fn is_same_end(told: &str, shown: &str) -> bool {
    let parts = |result: &str| {
        let (score, flag) = result.split_once(':')?;
        Some((score.starts_with('-'), flag.to_owned()))
    };
    parts(told).is_some_and(|told| parts(shown) == Some(told))
}

fn said(note: Note) -> String {
    let eval = note.eval.map_or(String::new(), |eval| format!("{eval:.2}"));
    match note.time {
        Some(time) => format!("/{eval}/{:.3}", time.as_secs_f64()),
        None if eval.is_empty() => eval,
        None => format!("/{eval}"),
    }
}

/// `[[hours:]minutes:]seconds`, or seconds with a fraction where there is one.
fn seconds(time: Duration) -> String {
    let milliseconds = (time.as_secs_f64() * 1000.0).round();
    if milliseconds % 1000.0 != 0.0 {
        return format!("{}", milliseconds / 1000.0);
    }
    let seconds = (milliseconds / 1000.0) as u64;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => seconds.to_string(),
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

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

fn shown_result(position: &Position, end: Option<End>) -> String {
    let Some(outcome) = Outcome::of(position, end) else { return "?".to_owned() };
    let margin = outcome.margin(Side::Black);
    let flag = match end {
        Some(End::Resigned(_)) => ":r",
        Some(End::LostOnTime(_)) => ":t",
        Some(End::CountedOnTime(_) | End::DrawnOnTime(_)) | None => "",
    };
    format!("{margin:+}.00{flag}")
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

/// The UTC time, such as `2004-09-18 05:54:38`.
pub(crate) fn date(now: SystemTime) -> String {
    let seconds = now.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_secs();
    let (year, month, day) = civil(seconds / 86_400);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}")
}

/// The Gregorian date this many days after 1 January 1970; years begin in March, so that a leap day is the last one
/// (Howard Hinnant, <https://howardhinnant.github.io/date_algorithms.html>).
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
