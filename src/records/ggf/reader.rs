//! Makes a game from its tags.

use std::time::Duration;

use crate::game::tree::{Clock, Facts, GameTree, NodeId};
use crate::game::{End, Game, IllegalPly, PerSide, Ply, Position, Side, Variant};
use crate::othello::{self, Disc, Square};
use crate::records::error::{Place, ReadError, ReadErrorKind};
use crate::records::formats::starts::start_at;
use crate::records::record_builder::MAX_PLIES;

use super::notes::{is_pass, note};
use super::tags::{Tag, tags};
use super::writer::civil;

/// Reads the first game of a text, wherever it begins, with all annotations.
///
/// # Errors
/// [`ReadErrorKind::Syntax`], [`ReadErrorKind::CutOff`], [`ReadErrorKind::UnsupportedGame`],
/// [`ReadErrorKind::UnsupportedBoard`] for anything but a board of Othello,
/// [`ReadErrorKind::IllegalMove`], [`ReadErrorKind::OutOfTurn`] and [`ReadErrorKind::TooLarge`], each with its line.
pub fn read(text: &str) -> Result<GameTree, ReadError> {
    let tags = Tags { text, tags: tags(text)? };
    let start = start_at(tags.start()?);
    let mut tree = GameTree::new(start).with_facts(tags.facts());
    let position = tags.moves(&mut tree)?;
    if !position.is_over() {
        let end = tags.find("RE").and_then(|result| end_of(result.value));
        tree.set_end(tree.main_end(), end);
    }
    Ok(tree)
}

/// The facts of a text's first game, without its moves.
///
/// # Errors
/// [`ReadErrorKind::Syntax`] and [`ReadErrorKind::CutOff`] with its line.
pub fn facts(text: &str) -> Result<Facts, ReadError> {
    Ok(Tags { text, tags: tags(text)? }.facts())
}

/// Turns `2004.09.18_05:54:38.MDT` into 2004-09-18 05:54:38.MDT, and seconds since 1970 into a day.
fn date(written: &str) -> String {
    /// Seven digits are a day of 1970, eight may be a date without dots.
    const MIN_DIGITS: usize = 9;
    let is_number = written.bytes().all(|byte| byte.is_ascii_digit());
    if let (true, Ok(seconds)) = (is_number && written.len() >= MIN_DIGITS, written.parse::<u64>())
        && seconds < 1 << 38
    {
        let (year, month, day) = civil(seconds / 86_400);
        return format!("{year:04}-{month:02}-{day:02}");
    }
    let (day, time) = written.split_once('_').unwrap_or((written, ""));
    let day = day.replace('.', "-");
    if time.is_empty() { day } else { format!("{day} {time}") }
}

struct Tags<'text> {
    text: &'text str,
    tags: Vec<Tag<'text>>,
}

impl<'text> Tags<'text> {
    fn find(&self, name: &str) -> Option<&Tag<'text>> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name))
    }

    /// Finds the place only for errors: it takes a walk through the text.
    fn error(&self, kind: ReadErrorKind, tag: &Tag<'_>, detail: &str) -> ReadError {
        ReadError::new(kind, Place::in_lines(self.text, tag.offset), detail)
    }

    /// The place of the match type, or else of the start of the game.
    fn place_of_board(&self) -> Place {
        let named = self.find("TY").or(self.find("BO")).or(self.tags.first());
        named.map_or(Place::start_of(self.text), |tag| Place::in_lines(self.text, tag.offset))
    }

    fn names(&self) -> PerSide<String> {
        // Engines are named after players, so a name has to be one line.
        let name = |tag: &Tag| tag.value.replace(char::is_control, " ").trim().to_owned();
        let name = |tag| self.find(tag).map(name).unwrap_or_default();
        PerSide { black: name("PB"), white: name("PW") }
    }

    fn facts(&self) -> Facts {
        let value = |tag| self.find(tag).map(|tag| tag.value.trim().to_owned()).unwrap_or_default();
        let clock = |name| self.find(name).and_then(|time| clock(time.value));
        let both = clock("TI");
        Facts {
            names: self.names(),
            ratings: PerSide { black: value("RB"), white: value("RW") },
            place: value("PC"),
            date: date(&value("DT")),
            result: value("RE"),
            comment: value("CO"),
            clocks: PerSide { black: clock("TB").or(both), white: clock("TW").or(both) },
            ..Facts::default()
        }
    }

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

    fn start(&self) -> Result<Position, ReadError> {
        let size = self.size()?;
        let unsupported = ReadErrorKind::UnsupportedBoard;
        if let Some(board) = self.find("BO") {
            let position = position_of_board(board.value);
            return position.ok_or_else(|| self.error(unsupported, board, board.value));
        }
        let usual = Variant::usual(Game::Othello).with_size(size).start();
        usual.map_err(|error| ReadError::new(unsupported, self.place_of_board(), error.to_string()))
    }

    fn moves(&self, tree: &mut GameTree) -> Result<Position, ReadError> {
        let mut position = tree.start().position().clone();
        let (mut at, mut plies) = (NodeId::ROOT, 0);
        for tag in &self.tags {
            let side = match tag.name {
                "B" | "b" => Side::Black,
                "W" | "w" => Side::White,
                _ => continue,
            };
            let (name, note) = note(tag.value);
            let error = |kind, detail: &str| self.error(kind, tag, detail);
            if is_pass(name) && position.is_over() {
                continue;
            }
            if position.side_to_move() != side && position.must_pass() {
                at = tree.play_from(at, &mut position, Ply::Pass).expect("a forced pass is legal");
                plies += 1;
            }
            let to_move = position.side_to_move();
            if to_move != side {
                let kind = ReadErrorKind::OutOfTurn(to_move);
                return Err(error(kind, &format!("{}[{name}]", tag.name)));
            }
            let ply = if is_pass(name) {
                Ply::Pass
            } else {
                let square: Square =
                    name.parse().map_err(|_| error(ReadErrorKind::Syntax, name))?;
                let off_board = || error(ReadErrorKind::IllegalMove(IllegalPly::OffBoard), name);
                Ply::Place(square.index(position.size()).ok_or_else(off_board)?)
            };
            at = tree
                .play_from(at, &mut position, ply)
                .map_err(|reason| error(ReadErrorKind::IllegalMove(reason), name))?;
            note.keep(tree, at, side);
            plies += 1;
            if plies > MAX_PLIES {
                let limit = format!("{MAX_PLIES} moves");
                return Err(error(ReadErrorKind::TooLarge, &limit));
            }
        }
        Ok(position)
    }
}

/// The size in a match type such as `s8r18`: the first number, unless it is the octagon's.
fn size_of_type(match_type: &str) -> Option<u8> {
    let from = match_type.find(|c: char| c.is_ascii_digit())?;
    let digits = match_type[from..].split(|c: char| !c.is_ascii_digit()).next()?;
    let is_known = |&size: &u8| Variant::usual(Game::Othello).with_size(size).start().is_ok();
    digits.parse().ok().filter(is_known)
}

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

/// The end expressed by a result such as `+12.00:r`, if the board does not show it.
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

fn clock(clock: &str) -> Option<Clock> {
    let mut parts = clock.split('/');
    let main = duration(parts.next()?)?;
    let increment = parts.next().map_or(Some(Duration::ZERO), duration)?;
    let extension = parts.next().and_then(duration);
    (!main.is_zero() || !increment.is_zero()).then_some(Clock { main, increment, extension })
}

fn duration(time: &str) -> Option<Duration> {
    let seconds = time.trim().split(':').try_fold(0.0, |total, part| {
        let part: f64 = if part.is_empty() { 0.0 } else { part.trim().parse().ok()? };
        Some(total * 60.0 + part)
    })?;
    Duration::try_from_secs_f64(seconds).ok()
}
