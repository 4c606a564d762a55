//! A format, and what its reader and writer provide.

use std::borrow::Cow;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::game::tree::{Facts, GameTree, Start};
use crate::game::{Game, Outcome, PerSide, Ply, Side, Variant};
use crate::othello::ImpossibleBoard;
use crate::records::error::ReadError;

/// A file format or notation, as listed in [`super::FORMATS`].
#[derive(Debug)]
pub struct Format {
    /// Its name on the command line: one word in lower case.
    pub name: &'static str,
    /// Its common name.
    pub title: &'static str,
    /// File endings in lower case, the usual one first.
    pub endings: &'static [&'static str],
    /// The games it can hold.
    pub games: &'static [Game],
    /// Endings of accompanying files with a part of it, such as the players' names.
    pub beside: &'static [&'static str],
    /// Returns whether bytes look like it.
    pub recognises: fn(&[u8]) -> bool,
    /// Reads a file.
    ///
    /// # Errors
    /// Only if nothing can be read; see [`Games::tree`] for single games.
    pub read: fn(&SourceFile) -> Result<Box<dyn Games>, ReadError>,
    /// Its writer, if it has one.
    pub write: Option<Writer>,
}

/// A format's writer.
#[derive(Clone, Copy, Debug)]
pub struct Writer {
    /// Whether a file can hold several games.
    pub holds_many: bool,
    /// Writes a game, to follow those before.
    pub write: fn(&GameTree) -> Result<Vec<u8>, WriteError>,
}

/// A file to read.
#[derive(Clone, Debug, Default)]
pub struct SourceFile {
    /// Its content.
    pub bytes: Vec<u8>,
    /// The variant assumed where the file does not say.
    pub variant: Variant,
    /// The accompanying files, each with its ending as in [`Format::beside`].
    pub beside: Vec<(&'static str, Vec<u8>)>,
}

/// The games of a file.
pub trait Games: Send + Sync {
    /// The number of games, broken ones included.
    fn len(&self) -> usize;

    /// Returns whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Who played a game; without looking at its moves where possible.
    fn summary(&self, index: usize) -> Summary;

    /// A whole game with its annotations.
    ///
    /// # Errors
    /// The game's error, with its place in the file.
    fn tree(&self, index: usize) -> Result<GameTree, ReadError>;

    /// Text that was ignored because it belongs to no game, if worth mentioning.
    fn left_out(&self) -> &str {
        Default::default()
    }

    /// A game's main line and result, faster than the whole game where possible.
    ///
    /// # Errors
    /// The game's error, with its place in the file.
    fn moves(&self, index: usize) -> Result<Moves, ReadError> {
        self.tree(index).map(|tree| Moves::of(&tree))
    }
}

/// A game's moves and result, for statistics.
#[derive(Clone, Debug, PartialEq)]
pub struct Moves {
    /// The start.
    pub start: Start,
    /// The plies in order.
    pub plies: Vec<Ply>,
    /// Black's final margin if known: in discs, or one where discs were not counted.
    pub margin: Option<i16>,
    /// Whether discs decided the game. Otherwise, as after a resignation, the margin only says who won.
    pub is_scored: bool,
}

impl Moves {
    /// The moves of a game's main line.
    pub fn of(tree: &GameTree) -> Self {
        let end = tree.main_end();
        let outcome = Outcome::of(&tree.position(end), tree.node(end).end());
        let shown = outcome.map(|outcome| match (outcome.score, outcome.winner) {
            (Some(_), _) => outcome.margin(Side::Black) as i16,
            (None, Some(Side::Black)) => 1,
            (None, Some(Side::White)) => -1,
            (None, None) => 0,
        });
        let result = &tree.facts.result;
        let told = margin_of(result).map(|margin| margin.round() as i16);
        let is_scored = outcome.map_or(!is_decided(result), |outcome| outcome.score.is_some());
        let margin = shown.or(if is_scored { told } else { told.map(i16::signum) });
        Self { start: tree.start().clone(), plies: tree.plies(end), margin, is_scored }
    }
}

/// Returns whether a written result is of a game that was not played to its end: `B+R`, `w+time`, `+64.00:r`.
fn is_decided(result: &str) -> bool {
    let result = result.trim();
    let how = result.split_once('+').map_or("", |(_, how)| how);
    let by_flag = result.rsplit_once(':').is_some_and(|(_, flag)| matches!(flag, "r" | "t" | "l"));
    by_flag || how.starts_with(|letter: char| letter.is_ascii_alphabetic())
}

/// Black's margin by a written result, as far as it says: `44-20`, `B+12`, `w+r`, `+24.00`.
pub fn margin_of(result: &str) -> Option<f32> {
    const BY_END: f32 = 1000.0;
    let number = |text: &str| {
        let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
        text[..end].parse::<f32>().ok()
    };
    let signed = |text: &str| match text.split_at_checked(1) {
        Some(("+", rest)) => number(rest),
        Some(("-", rest)) => number(rest).map(|it| -it),
        _ => None,
    };
    let result = &result.trim().to_ascii_lowercase();
    if let Some(rest) = result.strip_prefix("b+") {
        return Some(number(rest).unwrap_or(BY_END));
    }
    if let Some(rest) = result.strip_prefix("w+") {
        return Some(-number(rest).unwrap_or(BY_END));
    }
    if let Some(margin) = signed(result) {
        return Some(margin);
    }
    if matches!(result.as_str(), "draw" | "jigo" | "½-½" | "1/2-1/2") {
        return Some(0.0);
    }
    match result.split_once('-') {
        Some((black, white)) => Some(number(black)? - number(white)?),
        None => number(result),
    }
}

/// A written result as it is shown: a margin with its sign and flag, as GGF has it, in the letters of SGF, `+6.00` as `B+6`
/// and `-4.00:r` as `W+R`; any other as it is.
pub fn shown_result(result: &str) -> Cow<'_, str> {
    let as_written = Cow::Borrowed(result);
    let (score, flag) = result.trim().split_once(':').unwrap_or((result.trim(), ""));
    let margin = score.starts_with(['+', '-']).then(|| score.parse::<f64>().ok()).flatten();
    let Some(margin) = margin.filter(|margin| margin.is_finite()) else { return as_written };
    let winner = if margin > 0.0 { "B" } else { "W" };
    match flag {
        "" | "s" | "l" if margin == 0.0 => Cow::Borrowed("0"),
        "r" if margin != 0.0 => format!("{winner}+R").into(),
        "t" if margin != 0.0 => format!("{winner}+T").into(),
        "" | "s" | "l" => format!("{winner}+{}", margin.abs()).into(),
        _ => as_written,
    }
}

/// A written date as it is shown: of one with the time and its zone, as GGF has it, the day.
pub fn shown_date(date: &str) -> &str {
    let is_day = |day: &str| {
        let parts: Vec<&str> = day.split('-').collect();
        parts.len() == 3 && parts.iter().all(|part| part.bytes().all(|it| it.is_ascii_digit()))
    };
    let day = date.split_once(' ').filter(|(day, time)| {
        let (clock, zone) = time.split_at_checked(8).unwrap_or((time, ""));
        let is_time = clock.bytes().all(|it| it.is_ascii_digit() || it == b':');
        is_day(day) && is_time && zone.starts_with('.')
    });
    day.map_or(date, |(day, _)| day)
}

/// A game's entry in a list. Unknown fields are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The players' names.
    pub names: PerSide<String>,
    /// The event, or the place.
    pub event: String,
    /// The date as written.
    pub date: String,
    /// The result as written.
    pub result: String,
    /// The task, if it is a problem and not a game.
    pub problem: Option<Problem>,
}

/// A problem to be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Empty squares.
    pub empties: u8,
    /// Who is to move.
    pub side: Side,
    /// Its value for that side in discs, if known.
    pub discs: Option<i8>,
}

impl From<&Facts> for Summary {
    fn from(facts: &Facts) -> Self {
        let event = if facts.event.is_empty() { &facts.place } else { &facts.event };
        Self {
            names: facts.names.clone(),
            event: event.clone(),
            date: facts.date.clone(),
            result: facts.result.clone(),
            problem: None,
        }
    }
}

/// Why a game can't be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WriteError {
    /// The format is read-only.
    #[error("{0} is read but not written")]
    ReadOnly(&'static str),
    /// The format is of another game.
    #[error("{format} is for {}", .other.kind().name)]
    Game {
        /// The format.
        format: &'static str,
        /// The game it is of.
        other: Game,
    },
    /// The format knows only its game's usual start.
    #[error("{0} can't hold a game from a custom position")]
    SetUp(&'static str),
    /// The format has no place for the choices with which an opening gives colours.
    #[error("{0} can't hold an opening's choices")]
    Choices(&'static str),
    /// The format does not support this board size.
    #[error("{format} does not support boards of {size}×{size}")]
    Board {
        /// The format.
        format: &'static str,
        /// Columns and rows.
        size: u8,
    },
    /// The format requires positions that games can reach.
    #[error("{0} only holds positions that games can reach: {1}")]
    Impossible(&'static str, ImpossibleBoard),
    /// The format holds only one game.
    #[error("{0} holds one game, not several")]
    Several(&'static str),
}

impl Format {
    /// Returns whether a file's name has an ending of this format.
    pub fn has_ending_of(&self, name: &Path) -> bool {
        let ending = name.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        self.endings.iter().any(|known| known.eq_ignore_ascii_case(ending))
    }

    /// Chooses, from the names in a file's folder, the accompanying file with this ending: the one named like the file
    /// or like the whole collection, else the only one.
    pub fn beside<'a>(ending: &str, file: &Path, names: &'a [PathBuf]) -> Option<&'a Path> {
        const WHOLE: [&str; 2] = ["wthor", "wth"];
        let part =
            |part: Option<&OsStr>| part.and_then(OsStr::to_str).unwrap_or_default().to_owned();
        let fitting: Vec<&Path> = names
            .iter()
            .map(PathBuf::as_path)
            .filter(|name| part(name.extension()).eq_ignore_ascii_case(ending))
            .collect();
        let own = part(file.file_stem());
        let called = |stem: &str| {
            let mut fitting = fitting.iter().copied();
            fitting.find(|name| part(name.file_stem()).eq_ignore_ascii_case(stem))
        };
        called(&own)
            .or_else(|| WHOLE.into_iter().find_map(called))
            .or_else(|| fitting.first().copied().filter(|_| fitting.len() == 1))
    }

    /// Writes games one after another.
    ///
    /// # Errors
    /// [`WriteError`] with the number, counted from 0, of the game that can't be written.
    pub fn write<'a>(
        &self,
        games: impl IntoIterator<Item = &'a GameTree>,
    ) -> Result<Vec<u8>, (usize, WriteError)> {
        let mut bytes = Vec::new();
        for (index, game) in games.into_iter().enumerate() {
            self.add(game, index, &mut bytes).map_err(|error| (index, error))?;
        }
        Ok(bytes)
    }

    /// Adds a game after the `before` ones that `bytes` already holds.
    ///
    /// # Errors
    /// [`WriteError`]; nothing is added then.
    pub fn add(
        &self,
        game: &GameTree,
        before: usize,
        bytes: &mut Vec<u8>,
    ) -> Result<(), WriteError> {
        let writer = self.write.ok_or(WriteError::ReadOnly(self.title))?;
        if let (false, &[other, ..]) = (self.games.contains(&game.variant().game()), self.games) {
            return Err(WriteError::Game { format: self.title, other });
        }
        if before > 0 && !writer.holds_many {
            return Err(WriteError::Several(self.title));
        }
        bytes.extend((writer.write)(game)?);
        Ok(())
    }
}
