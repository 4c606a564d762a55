//! Heibai's own file: JSON with the keys `heibai` (always `game`) and `version`, which rises with changes that earlier
//! programs must not ignore. Unknown keys are ignored.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::game::tree::{Facts, GameTree, SetUpImage, Start, TreeImage, TreeImageError};
use crate::game::{End, GameRecord, Mode, Outcome, PerSide, Side, Skill, TimeControl, Variant};

use super::error::{Place, ReadError, ReadErrorKind};
use super::json_place::{self, Value as Named};
use super::record_builder::{MAX_PLIES, RecordBuilder};

/// The latest version supported.
pub const VERSION: u64 = 2;

/// The version of a game from the usual start. Programs that know only this one would misread any other start.
const VERSION_OF_USUAL: u64 = 1;

const KIND: &str = "game";

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
    /// The start, if not the usual one.
    #[serde(rename = "set-up", default, skip_serializing_if = "Option::is_none")]
    set_up: Option<SetUpImage>,
    moves: String,
    #[serde(default)]
    names: PerSide<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    mode: Option<Mode>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    levels: Option<PerSide<Skill>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time: Option<TimeControl>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<End>,
    /// For human readers; recomputed on reading.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<Value>,
    /// The whole tree, if it has more than the other keys say; then they are for programs that don't know this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tree: Option<TreeImage>,
}

#[derive(Serialize)]
struct GameResult {
    winner: Option<Side>,
    /// The stones on the board, under Othello's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    discs: Option<PerSide<usize>>,
    /// The same under Gomoku's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    stones: Option<PerSide<usize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<PerSide<usize>>,
}

/// Reads a game.
///
/// # Errors
/// [`ReadErrorKind::UnknownFormat`] if it is not a game file, [`ReadErrorKind::NewerVersion`],
/// [`ReadErrorKind::Syntax`] and [`ReadErrorKind::CutOff`] with the line of the error, [`ReadErrorKind::UnsupportedBoard`],
/// [`ReadErrorKind::IllegalMove`] and [`ReadErrorKind::TooLarge`].
pub fn read(text: &str) -> Result<GameTree, ReadError> {
    let header: Header = serde_json::from_str(text).map_err(|error| {
        if error.is_data() || !text.trim_start().starts_with('{') {
            ReadError::new(ReadErrorKind::UnknownFormat, Place::start_of(text), beginning(text))
        } else {
            ReadError::in_json(&error, text)
        }
    })?;
    if header.heibai != KIND {
        let place = json_place::end_of(text, Named::Of("heibai"));
        return Err(ReadError::new(ReadErrorKind::UnknownFormat, place, beginning(text)));
    }
    let version = header.version.as_u64().unwrap_or_default();
    if !(VERSION_OF_USUAL..=VERSION).contains(&version) {
        let is_newer = version > VERSION;
        let kind = if is_newer { ReadErrorKind::NewerVersion } else { ReadErrorKind::Syntax };
        let place = json_place::end_of(text, Named::Of("version"));
        return Err(ReadError::new(kind, place, header.version.to_string()));
    }
    let file: File =
        serde_json::from_str(text).map_err(|error| ReadError::in_json(&error, text))?;
    match &file.tree {
        Some(image) => read_tree(image, text),
        None => read_line(&file, text),
    }
}

/// The main line, with what the other keys say.
fn read_line(file: &File, text: &str) -> Result<GameTree, ReadError> {
    let mut tree = GameTree::from(read_moves(&file.moves, start(file, text)?)?);
    let names = file.names.clone();
    let facts = Facts { names, mode: file.mode, skills: file.levels, ..Facts::default() };
    tree.facts = facts.with_time(file.time.filter(|time| time.check().is_ok()));
    // Where the rules have ended the game, nothing else has.
    let end = file.end.filter(|_| !tree.end_position().is_over());
    tree.set_end(tree.main_end(), end);
    Ok(tree)
}

fn read_tree(image: &TreeImage, text: &str) -> Result<GameTree, ReadError> {
    let wrong = |error: TreeImageError| {
        let kind = match error {
            TreeImageError::Ply { reason, .. } => ReadErrorKind::IllegalMove(reason),
            _ => ReadErrorKind::UnsupportedBoard,
        };
        ReadError::new(kind, json_place::end_of(text, Named::Of("tree")), error.to_string())
    };
    image.read().map(|(tree, _)| tree).map_err(wrong)
}

/// Writes a game as readable JSON: its main line and, if there is more to it than that and who played, the whole tree.
pub fn write(game: &GameTree) -> String {
    let position = game.start().position();
    let set_up = SetUpImage::of(game.start());
    let last = game.main_end();
    let names: Vec<String> = game.plies(last).iter().map(|&ply| position.ply_name(ply)).collect();
    let end = game.node(last).end();
    let result = Outcome::of(&game.position(last), end).map(|outcome| {
        let (discs, stones) = if game.variant().game().kind().counts_stones {
            (Some(outcome.counts), None)
        } else {
            (None, Some(outcome.counts))
        };
        let result = GameResult { winner: outcome.winner, discs, stones, score: outcome.score };
        serde_json::to_value(result).expect("the result has no keys but strings")
    });
    let facts = &game.facts;
    let file = File {
        heibai: KIND.to_owned(),
        version: if set_up.is_some() { VERSION } else { VERSION_OF_USUAL },
        variant: game.variant(),
        set_up,
        moves: names.join(" "),
        names: facts.names.clone(),
        mode: facts.mode,
        levels: facts.skills,
        time: facts.time(),
        end,
        result,
        tree: None,
    };
    let image = TreeImage::of(game, last);
    let mut text = serde_json::to_string_pretty(&file).expect("the file has no keys but strings");
    if has_more(&image, &file) {
        // In one line, as nobody reads it.
        let tree = serde_json::to_string(&image).expect("the image has no keys but strings");
        let keys = text.strip_suffix("\n}").expect("it is an object of several lines");
        text = format!("{keys},\n  \"tree\": {tree}\n}}");
    }
    text.push('\n');
    text
}

/// Whether a tree, as the image with its end as the current node, has more than the keys of a file say.
fn has_more(image: &TreeImage, file: &File) -> bool {
    read_line(file, "").map_or(true, |line| TreeImage::of(&line, line.main_end()) != *image)
}

fn start(file: &File, text: &str) -> Result<Start, ReadError> {
    let unsupported = |key, reason: String| {
        let place = json_place::end_of(text, Named::Of(key));
        ReadError::new(ReadErrorKind::UnsupportedBoard, place, reason)
    };
    let usual = Start::of(file.variant);
    let usual = usual.map_err(|error| unsupported("variant", error.to_string()))?;
    let set_up = file.set_up.as_ref().map(|image| image.read(file.variant));
    let wrong = |error: TreeImageError| unsupported("set-up", error.to_string());
    set_up.transpose().map_err(wrong).map(|start| start.unwrap_or(usual))
}

fn read_moves(moves: &str, start: Start) -> Result<GameRecord, ReadError> {
    let mut builder = RecordBuilder::from(start.position().clone());
    let mut character = 1;
    for name in moves.split(' ') {
        let here = Place::Move { number: builder.next_number(), character };
        character += name.chars().count() + 1;
        let illegal = |reason| ReadError::new(ReadErrorKind::IllegalMove(reason), here, name);
        if !name.is_empty() {
            let ply = builder
                .position()
                .ply_named(name)
                .ok_or_else(|| ReadError::new(ReadErrorKind::Syntax, here, name))?;
            builder.play(ply).map_err(illegal)?;
        }
        if builder.is_too_long() {
            let limit = format!("{MAX_PLIES} moves");
            return Err(ReadError::new(ReadErrorKind::TooLarge, here, limit));
        }
    }
    let record = GameRecord::from_start(start, builder.into_plies());
    Ok(record.expect("every ply was played already"))
}

fn beginning(text: &str) -> String {
    text.trim_start().chars().take(20).collect()
}
