//! Makes a game of the tags.

use crate::game::{End, GameRecord, IllegalPly, PerSide, Side, TimeControl, Variant};
use crate::othello::{Disc, Position, Square, StartLayout};
use crate::records::error::{Place, ReadError, ReadErrorKind};
use crate::records::recorded_game::RecordedGame;
use crate::records::replay::{MAX_PLIES, Replay};

use super::tags::{Tag, tags};
use super::variants;

/// Reads the first game of a text.
///
/// # Errors
/// [`ReadErrorKind::Syntax`], [`ReadErrorKind::UnsupportedGame`],
/// [`ReadErrorKind::UnsupportedBoard`] for a start that is none of Othello's,
/// [`ReadErrorKind::IllegalMove`] and [`ReadErrorKind::TooLarge`], each with its line.
pub fn read(text: &str) -> Result<RecordedGame, ReadError> {
    let tags = tags(text)?;
    let find = |name: &str| tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name));
    let error =
        |kind, tag: &Tag<'_>| ReadError::new(kind, Place::in_lines(text, tag.offset), tag.value);
    if let Some(game) = find("GM")
        && !game.value.trim().eq_ignore_ascii_case("othello")
    {
        return Err(error(ReadErrorKind::UnsupportedGame, game));
    }
    let mut size = 8;
    if let Some(match_type) = find("TY") {
        // In anti games, whose type has an `a`, fewer discs win.
        if match_type.value.contains(['a', 'A']) {
            return Err(error(ReadErrorKind::UnsupportedGame, match_type));
        }
        size = size_of_type(match_type.value)
            .ok_or_else(|| error(ReadErrorKind::UnsupportedBoard, match_type))?;
    }
    let variant = match find("BO") {
        Some(board) => variant_of_board(board.value)
            .ok_or_else(|| error(ReadErrorKind::UnsupportedBoard, board))?,
        None => Variant::Othello { size, layout: StartLayout::Standard, first: Side::Black },
    };
    let mut record = read_moves(text, &tags, variant)?;
    let name = |tag| find(tag).map(|tag| tag.value.trim().to_owned()).unwrap_or_default();
    record.names = PerSide { black: name("PB"), white: name("PW") };
    let is_over = record.end().is_over();
    Ok(RecordedGame {
        record,
        end: find("RE").filter(|_| !is_over).and_then(|result| end_of(result.value)),
        time: find("TI").and_then(|time| time_control(time.value)),
        ..RecordedGame::default()
    })
}

fn read_moves(text: &str, tags: &[Tag<'_>], variant: Variant) -> Result<GameRecord, ReadError> {
    let mut replay = Replay::new(variant).map_err(|error| {
        ReadError::new(ReadErrorKind::UnsupportedBoard, Place::Whole, error.to_string())
    })?;
    for tag in tags {
        let side = match tag.name {
            "B" | "b" => Side::Black,
            "W" | "w" => Side::White,
            _ => continue,
        };
        let name = tag.value.split('/').next().unwrap_or_default().trim();
        // The place is worked out for errors only: it takes a walk through the text.
        let error =
            |kind, detail: &str| ReadError::new(kind, Place::in_lines(text, tag.offset), detail);
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
            let square: Square = name.parse().map_err(|_| error(ReadErrorKind::Syntax, name))?;
            square
                .index(variant.size())
                .ok_or(IllegalPly::OffBoard)
                .and_then(|cell| replay.place(cell))
                .map_err(|reason| error(ReadErrorKind::IllegalMove(reason), name))?;
        }
        if replay.is_too_long() {
            let limit = format!("{MAX_PLIES} moves");
            return Err(error(ReadErrorKind::TooLarge, &limit));
        }
    }
    Ok(replay.finish())
}

fn is_pass(name: &str) -> bool {
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
    let board = Position::from_cells(size, &cells, to_move).ok()?;
    let board = crate::game::Position::Othello(board);
    variants(size).find(|variant| variant.start().as_ref() == Ok(&board))
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

/// Seconds in `[[hours:]minutes:]seconds`; nothing at all is none.
fn seconds(time: &str) -> Option<u16> {
    time.trim().split(':').try_fold(0_u16, |total, part| {
        let part: u16 = if part.is_empty() { 0 } else { part.trim().parse().ok()? };
        total.checked_mul(60)?.checked_add(part)
    })
}
