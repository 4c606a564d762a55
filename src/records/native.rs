//! Heibai's own file: JSON with the keys `heibai` (always `game`) and `version`. Keys that are not
//! known are ignored; a change that an earlier program can't ignore raises the version.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::game::tree::{Facts, GameTree};
use crate::game::{
    End, Game, GameRecord, Level, Mode, Outcome, PerSide, Side, TimeControl, Variant,
};

use super::error::{Place, ReadError, ReadErrorKind};
use super::json_place::{self, Value as Named};
use super::replay::{MAX_PLIES, Replay};

/// The version that is written, and the latest that is read.
pub const VERSION: u64 = 1;

/// What the key `heibai` says.
const KIND: &str = "game";

/// The keys that every version has.
#[derive(Deserialize)]
struct Header {
    heibai: Value,
    version: Value,
}

#[derive(Serialize, Deserialize)]
struct File {
    #[serde(default)]
    heibai: String,
    #[serde(default)]
    version: u64,
    variant: Variant,
    /// Every ply, separated by blanks.
    moves: String,
    #[serde(default)]
    names: PerSide<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mode: Option<Mode>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    levels: Option<PerSide<Level>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time: Option<TimeControl>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<End>,
    /// For people who look into the file; the reader works it out anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<Value>,
}

#[derive(Serialize)]
struct GameResult {
    winner: Option<Side>,
    /// The stones on the board, by what Othello calls them.
    #[serde(skip_serializing_if = "Option::is_none")]
    discs: Option<PerSide<usize>>,
    /// The stones on the board, by what Gomoku calls them.
    #[serde(skip_serializing_if = "Option::is_none")]
    stones: Option<PerSide<usize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<PerSide<usize>>,
}

/// Reads a game.
///
/// # Errors
/// [`ReadErrorKind::UnknownFormat`] if it is not a file of a game, [`ReadErrorKind::NewerVersion`],
/// [`ReadErrorKind::Syntax`] with the line for what is not as it should be,
/// [`ReadErrorKind::UnsupportedBoard`], [`ReadErrorKind::IllegalMove`] and
/// [`ReadErrorKind::TooLarge`].
pub fn read(text: &str) -> Result<GameTree, ReadError> {
    let header: Header = serde_json::from_str(text).map_err(|error| {
        if error.is_data() {
            ReadError::new(ReadErrorKind::UnknownFormat, Place::start_of(text), beginning(text))
        } else {
            ReadError::of_json(&error)
        }
    })?;
    if header.heibai != KIND {
        let place = json_place::end_of(text, Named::Of("heibai"));
        return Err(ReadError::new(ReadErrorKind::UnknownFormat, place, beginning(text)));
    }
    if header.version != VERSION {
        let kind = match header.version.as_u64() {
            Some(0) | None => ReadErrorKind::Syntax,
            Some(_) => ReadErrorKind::NewerVersion,
        };
        let place = json_place::end_of(text, Named::Of("version"));
        return Err(ReadError::new(kind, place, header.version.to_string()));
    }
    let file: File = serde_json::from_str(text).map_err(|error| ReadError::of_json(&error))?;
    let board = || place_of_board(text);
    let mut tree = GameTree::from(read_moves(&file.moves, file.variant, board)?);
    let facts =
        Facts { names: file.names, mode: file.mode, levels: file.levels, ..Facts::default() };
    tree.facts = facts.with_time(file.time.filter(|time| time.check().is_ok()));
    // Where the rules have ended the game already, nobody else has.
    let end = file.end.filter(|_| !tree.end_position().is_over());
    tree.set_end(tree.main_end(), end);
    Ok(tree)
}

/// Writes the main line of a game, as JSON that people can read.
pub fn write(game: &GameTree) -> String {
    let position = game.start().position();
    let last = game.main_end();
    let names: Vec<String> = game.plies(last).iter().map(|&ply| position.ply_name(ply)).collect();
    let end = game.node(last).end();
    let result = Outcome::of(&game.position(last), end).map(|outcome| {
        let (discs, stones) = match game.variant().game() {
            Game::Othello => (Some(outcome.counts), None),
            Game::Gomoku => (None, Some(outcome.counts)),
        };
        let result = GameResult { winner: outcome.winner, discs, stones, score: outcome.score };
        serde_json::to_value(result).expect("the result has no keys but strings")
    });
    let facts = &game.facts;
    let file = File {
        heibai: KIND.to_owned(),
        version: VERSION,
        variant: game.variant(),
        moves: names.join(" "),
        names: facts.names.clone(),
        mode: facts.mode,
        levels: facts.levels,
        time: facts.time(),
        end,
        result,
    };
    let mut text = serde_json::to_string_pretty(&file).expect("the file has no keys but strings");
    text.push('\n');
    text
}

/// Where a file says on which board the game is played.
fn place_of_board(text: &str) -> Place {
    json_place::end_of(text, Named::Of("variant"))
}

fn read_moves(
    moves: &str,
    variant: Variant,
    place_of_board: impl Fn() -> Place,
) -> Result<GameRecord, ReadError> {
    let mut replay = Replay::new(variant).map_err(|error| {
        ReadError::new(ReadErrorKind::UnsupportedBoard, place_of_board(), error.to_string())
    })?;
    let mut character = 1;
    for name in moves.split(' ') {
        let here = Place::Move { number: replay.next_number(), character };
        character += name.chars().count() + 1;
        let illegal = |reason| ReadError::new(ReadErrorKind::IllegalMove(reason), here, name);
        if !name.is_empty() {
            let ply = replay
                .position()
                .ply_named(name)
                .ok_or_else(|| ReadError::new(ReadErrorKind::Syntax, here, name))?;
            replay.play(ply).map_err(illegal)?;
        }
        if replay.is_too_long() {
            let limit = format!("{MAX_PLIES} moves");
            return Err(ReadError::new(ReadErrorKind::TooLarge, here, limit));
        }
    }
    Ok(replay.finish(variant))
}

fn beginning(text: &str) -> String {
    text.trim_start().chars().take(20).collect()
}
