//! Makes a game of the tags.

use std::time::Duration;

use crate::game::tree::Facts;
use crate::game::{
    End, GameRecord, IllegalPly, PerSide, Ply, Position, Side, StartError, TimeControl, Variant,
};
use crate::othello::{self, Disc, Square, StartLayout};
use crate::records::error::{Place, ReadError, ReadErrorKind};
use crate::records::recorded_game::RecordedGame;
use crate::records::replay::{MAX_PLIES, Replay};

use super::tags::{Tag, tags};
use super::writer::civil;
use super::{Clock, Game, Note, variants};

/// Reads the first game of a text, if it begins as Othello does.
///
/// # Errors
/// [`ReadErrorKind::Syntax`], [`ReadErrorKind::UnsupportedGame`],
/// [`ReadErrorKind::UnsupportedBoard`] for a start that is none of Othello's,
/// [`ReadErrorKind::IllegalMove`] and [`ReadErrorKind::TooLarge`], each with its line.
pub fn read(text: &str) -> Result<RecordedGame, ReadError> {
    let tags = Tags { text, tags: tags(text)? };
    let variant = tags.variant()?;
    let start = variant.start().map_err(|error| tags.no_board(&error))?;
    let (plies, _) = tags.moves(start)?;
    let mut record = GameRecord::new(variant, plies).expect("every ply was played already");
    record.names = tags.names();
    let is_over = record.end().is_over();
    let find = |name| tags.find(name);
    Ok(RecordedGame {
        record,
        end: find("RE").filter(|_| !is_over).and_then(|result| end_of(result.value)),
        time: find("TI").and_then(|time| time_control(time.value)),
        ..RecordedGame::default()
    })
}

/// Where a text says on which board the game is played.
pub fn place_of_board(text: &str) -> Place {
    tags(text).map_or(Place::start_of(text), |tags| Tags { text, tags }.place_of_board())
}

/// Reads the first game of a text, wherever it begins, with what is said of its moves.
///
/// # Errors
/// As [`read`]; [`ReadErrorKind::UnsupportedBoard`] only for what is no board.
pub fn read_game(text: &str) -> Result<Game, ReadError> {
    let tags = Tags { text, tags: tags(text)? };
    let start = match tags.find("BO") {
        Some(board) => {
            tags.size()?;
            position_of_board(board.value)
                .ok_or_else(|| tags.error(ReadErrorKind::UnsupportedBoard, board, board.value))?
        }
        None => tags.variant()?.start().map_err(|error| tags.no_board(&error))?,
    };
    let (plies, notes) = tags.moves(start.clone())?;
    let clock = |name| tags.find(name).and_then(|time| clock(time.value));
    let both = clock("TI");
    let clocks = PerSide { black: clock("TB").or(both), white: clock("TW").or(both) };
    Ok(Game { start, plies, notes, names: tags.names(), clocks })
}

/// What is said of the first game of a text as a whole; its moves are not looked at.
///
/// # Errors
/// [`ReadErrorKind::Syntax`] with its line.
pub fn facts(text: &str) -> Result<Facts, ReadError> {
    let tags = Tags { text, tags: tags(text)? };
    let value = |tag| tags.find(tag).map(|tag| tag.value.trim().to_owned()).unwrap_or_default();
    Ok(Facts {
        names: tags.names(),
        ratings: PerSide { black: value("RB"), white: value("RW") },
        place: value("PC"),
        date: date(&value("DT")),
        result: value("RE"),
        comment: value("CO"),
        ..Facts::default()
    })
}

/// How the first game of a text ended, if it says that somebody resigned or lost on time.
///
/// # Errors
/// [`ReadErrorKind::Syntax`] with its line.
pub fn end(text: &str) -> Result<Option<End>, ReadError> {
    let tags = Tags { text, tags: tags(text)? };
    Ok(tags.find("RE").and_then(|result| end_of(result.value)))
}

/// A date such as `2004.09.18_05:54:38.MDT` as 2004-09-18 05:54:38.MDT; seconds since 1970 as a day.
fn date(written: &str) -> String {
    /// Seven digits are a day of 1970, eight may be a date without dots.
    const LEAST_DIGITS: usize = 9;
    let is_number = written.bytes().all(|byte| byte.is_ascii_digit());
    if let (true, Ok(seconds)) =
        (is_number && written.len() >= LEAST_DIGITS, written.parse::<u64>())
        && seconds < 1 << 38
    {
        let (year, month, day) = civil(seconds / 86_400);
        return format!("{year:04}-{month:02}-{day:02}");
    }
    let (day, time) = written.split_once('_').unwrap_or((written, ""));
    let day = day.replace('.', "-");
    if time.is_empty() { day } else { format!("{day} {time}") }
}

/// The tags of a game, with the text that errors point into.
struct Tags<'text> {
    text: &'text str,
    tags: Vec<Tag<'text>>,
}

impl<'text> Tags<'text> {
    fn find(&self, name: &str) -> Option<&Tag<'text>> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name))
    }

    /// The place is worked out for errors only: it takes a walk through the text.
    fn error(&self, kind: ReadErrorKind, tag: &Tag<'_>, detail: &str) -> ReadError {
        ReadError::new(kind, Place::in_lines(self.text, tag.offset), detail)
    }

    /// Where the board is named: by the type of the match, or else where the game begins.
    fn place_of_board(&self) -> Place {
        let named = self.find("TY").or(self.find("BO")).or(self.tags.first());
        named.map_or(Place::start_of(self.text), |tag| Place::in_lines(self.text, tag.offset))
    }

    fn no_board(&self, error: &StartError) -> ReadError {
        let kind = ReadErrorKind::UnsupportedBoard;
        ReadError::new(kind, self.place_of_board(), error.to_string())
    }

    fn names(&self) -> PerSide<String> {
        // Engines are called as players are, so that a name is one line wherever it is kept.
        let name = |tag: &Tag| tag.value.replace(char::is_control, " ").trim().to_owned();
        let name = |tag| self.find(tag).map(name).unwrap_or_default();
        PerSide { black: name("PB"), white: name("PW") }
    }

    /// The size that the type of the match says.
    fn size(&self) -> Result<u8, ReadError> {
        if let Some(game) = self.find("GM")
            && !game.value.trim().eq_ignore_ascii_case("othello")
        {
            return Err(self.error(ReadErrorKind::UnsupportedGame, game, game.value));
        }
        let Some(match_type) = self.find("TY") else { return Ok(8) };
        // In anti games, whose type has an `a`, fewer discs win.
        if match_type.value.contains(['a', 'A']) {
            return Err(self.error(ReadErrorKind::UnsupportedGame, match_type, match_type.value));
        }
        size_of_type(match_type.value).ok_or_else(|| {
            self.error(ReadErrorKind::UnsupportedBoard, match_type, match_type.value)
        })
    }

    fn variant(&self) -> Result<Variant, ReadError> {
        let size = self.size()?;
        match self.find("BO") {
            Some(board) => variant_of_board(board.value)
                .ok_or_else(|| self.error(ReadErrorKind::UnsupportedBoard, board, board.value)),
            None => {
                Ok(Variant::Othello { size, layout: StartLayout::Standard, first: Side::Black })
            }
        }
    }

    fn moves(&self, start: Position) -> Result<(Vec<Ply>, Vec<Note>), ReadError> {
        let board_size = start.size();
        let mut replay = Replay::from(start);
        let mut notes = Vec::new();
        for tag in &self.tags {
            let side = match tag.name {
                "B" | "b" => Side::Black,
                "W" | "w" => Side::White,
                _ => continue,
            };
            let (name, note) = note(tag.value);
            let error = |kind, detail: &str| self.error(kind, tag, detail);
            if is_pass(name) && replay.position().is_over() {
                continue;
            }
            if replay.position().side_to_move() != side {
                replay.pass_if_forced();
            }
            if replay.position().side_to_move() != side {
                return Err(error(ReadErrorKind::Syntax, &format!("{}[{name}]", tag.name)));
            }
            if is_pass(name) {
                replay.pass();
            } else {
                let square: Square =
                    name.parse().map_err(|_| error(ReadErrorKind::Syntax, name))?;
                square
                    .index(board_size)
                    .ok_or(IllegalPly::OffBoard)
                    .and_then(|cell| replay.place(cell))
                    .map_err(|reason| error(ReadErrorKind::IllegalMove(reason), name))?;
            }
            // Nothing is said of a pass that had to be made before.
            notes.resize(replay.next_number() - 2, Note::default());
            notes.push(note);
            if replay.is_too_long() {
                let limit = format!("{MAX_PLIES} moves");
                return Err(error(ReadErrorKind::TooLarge, &limit));
            }
        }
        Ok((replay.into_plies(), notes))
    }
}

/// The move in `move/eval/time`, and what is said of it; blanks may stand for the strokes.
pub fn note(text: &str) -> (&str, Note) {
    let text = text.trim();
    let strokes = text.contains('/');
    let mut parts = text.split(|c: char| if strokes { c == '/' } else { c.is_whitespace() });
    let name = parts.next().unwrap_or_default().trim();
    let mut parts = parts.map(str::trim).filter(|part| strokes || !part.is_empty());
    let mut number = || parts.next()?.parse::<f64>().ok().filter(|number| number.is_finite());
    let eval = number().map(|eval| eval as f32);
    let time = number().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    (name, Note { eval, time })
}

/// Returns whether a move is one of the ways to write a pass.
pub fn is_pass(name: &str) -> bool {
    ["PA", "PASS", "PS", "--"].iter().any(|pass| name.eq_ignore_ascii_case(pass))
}

/// The size in a match type such as `s8r18`: the first number, unless it is that of the octagon.
fn size_of_type(match_type: &str) -> Option<u8> {
    let from = match_type.find(|c: char| c.is_ascii_digit())?;
    let digits = match_type[from..].split(|c: char| !c.is_ascii_digit()).next()?;
    digits.parse().ok().filter(|&size| variants(size).all(|variant| variant.start().is_ok()))
}

/// The start that a board such as `8 ---… *` shows, if it is one of Othello's.
fn variant_of_board(board: &str) -> Option<Variant> {
    let board = position_of_board(board)?;
    variants(board.size()).find(|variant| variant.start().as_ref() == Ok(&board))
}

/// The position that a board such as `8 ---… *` shows.
fn position_of_board(board: &str) -> Option<Position> {
    let (size, squares) = board.trim_start().split_once(char::is_whitespace)?;
    let size: u8 = size.parse().ok()?;
    let mut cells = squares
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|square| match square {
            '*' | 'x' | 'X' => Some(Some(Disc::Black)),
            'o' | 'O' | '0' => Some(Some(Disc::White)),
            '-' | '.' | '_' => Some(None),
            _ => None,
        })
        .collect::<Option<Vec<Option<Disc>>>>()?;
    let to_move = cells.pop()??;
    othello::Position::from_cells(size, &cells, to_move).ok().map(Position::Othello)
}

/// The end that a result such as `+12.00:r` tells of, if the board does not show it.
fn end_of(result: &str) -> Option<End> {
    let (score, flag) = result.trim().split_once(':')?;
    let score: f64 = score.trim().parse().ok()?;
    let loser = if score > 0.0 {
        Side::White
    } else if score < 0.0 {
        Side::Black
    } else {
        return None;
    };
    match flag.trim() {
        "r" => Some(End::Resigned(loser)),
        "t" => Some(End::LostOnTime(loser)),
        _ => None,
    }
}

/// The time in `main/increment/grace`, as far as there is a clock for it.
fn time_control(clock: &str) -> Option<TimeControl> {
    let mut parts = clock.split('/');
    let main = seconds(parts.next()?)?;
    let increment = parts.next().map_or(Some(0), seconds)?;
    let time = match (main, increment) {
        (0, 0) => TimeControl::Off,
        (0, seconds) => TimeControl::PerTurn { seconds },
        (seconds, increment) => TimeControl::WholeGame { seconds, increment },
    };
    time.check().is_ok().then_some(time)
}

/// The time in `main/increment/grace` for programs, to the fraction of a second.
fn clock(clock: &str) -> Option<Clock> {
    let mut parts = clock.split('/');
    let main = duration(parts.next()?)?;
    let increment = parts.next().map_or(Some(Duration::ZERO), duration)?;
    (!main.is_zero() || !increment.is_zero()).then_some(Clock { main, increment })
}

fn duration(time: &str) -> Option<Duration> {
    let seconds = time.trim().split(':').try_fold(0.0, |total, part| {
        let part: f64 = if part.is_empty() { 0.0 } else { part.trim().parse().ok()? };
        Some(total * 60.0 + part)
    })?;
    Duration::try_from_secs_f64(seconds).ok()
}

/// Seconds in `[[hours:]minutes:]seconds`; nothing at all is none.
fn seconds(time: &str) -> Option<u16> {
    time.trim().split(':').try_fold(0_u16, |total, part| {
        let part: u16 = if part.is_empty() { 0 } else { part.trim().parse().ok()? };
        total.checked_mul(60)?.checked_add(part)
    })
}
