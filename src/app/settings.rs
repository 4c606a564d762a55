//! What the user has chosen, kept between starts in `$XDG_CONFIG_HOME/heibai/settings.toml`.
//!
//! The file is TOML with `version = 1` and one table for each group below. A value that is missing
//! or impossible falls back alone; a file that is not wholly understood is kept aside, never lost.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;
use toml::{Table, Value};

use super::disk::{self, KeepAsideError, NoHomeError, Notice, ReadError, Trouble, WriteError};
use crate::game::{Level, Mode, Side};
use crate::othello::StartLayout;

/// The version of the file that is written, and the newest that is read.
const VERSION: i64 = 1;
/// No such file is longer.
const SIZE_LIMIT: u64 = 1 << 20;
/// The first line, by which a file of ours is told from one that somebody wrote by hand.
const FIRST_LINE: &str = "# Settings of Heibai. The last line says that the file is whole.";
/// The last line, without which a file of ours was cut off.
const LAST_LINE: &str = "# end";

/// The board sizes that the window offers.
pub const SIZES: [u8; 3] = [6, 8, 10];
/// Seconds for one turn.
pub const TURN_SECONDS: RangeInclusive<u16> = 5..=600;
/// Seconds for a whole game.
pub const GAME_SECONDS: RangeInclusive<u16> = 30..=10_800;
/// Seconds that a move adds to the clock for a whole game.
pub const INCREMENT_SECONDS: RangeInclusive<u16> = 0..=60;
/// Milliseconds before a reply of the machine is shown.
pub const REPLY_DELAY_MS: RangeInclusive<u16> = 0..=3000;
/// Width and height of the window, in its own units.
pub const WINDOW_SIDE: RangeInclusive<u16> = 200..=16_384;

/// The colours of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// As much contrast as there can be.
    HighContrast,
}

/// The look of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardLook {
    /// Green felt.
    #[default]
    Green,
    /// Wood.
    Wood,
    /// Blue.
    Blue,
}

/// The language of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Language {
    /// As the system has it.
    #[default]
    #[serde(rename = "system")]
    System,
    /// English.
    #[serde(rename = "en")]
    English,
    /// Simplified Chinese.
    #[serde(rename = "zh_CN")]
    SimplifiedChinese,
}

/// How much moves on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// As the system has it.
    #[default]
    System,
    /// Everything.
    Full,
    /// Nothing that need not.
    Reduced,
}

/// What happens when a turn's time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeOutChoice {
    /// The user is asked.
    #[default]
    Ask,
    /// The turn goes to the other side.
    Pass,
    /// The side whose time is up loses.
    Lose,
    /// The side with more discs wins.
    Discs,
}

/// Which clock is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockChoice {
    /// None.
    Off,
    /// A countdown that starts afresh with every turn.
    #[default]
    PerTurn,
    /// One clock for the whole game on each side.
    WholeGame,
}

/// What is shown and heard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in the window")]
pub struct ViewSettings {
    /// The colours of the window.
    pub theme: Theme,
    /// The look of the board.
    pub board: BoardLook,
    /// The language of the window.
    pub language: Language,
    /// How much moves on the screen.
    pub motion: Motion,
    /// Whether legal moves are marked.
    pub show_legal: bool,
    /// Whether the last move is marked.
    pub show_last_move: bool,
    /// Whether pointing at a square shows what would flip.
    pub show_preview: bool,
    /// Whether discs and the last seconds are heard.
    pub sound: bool,
}

impl Default for ViewSettings {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            board: BoardLook::default(),
            language: Language::default(),
            motion: Motion::default(),
            show_legal: true,
            show_last_move: true,
            show_preview: true,
            sound: false,
        }
    }
}

/// How every game is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlaySettings {
    /// Whether a side with no legal move passes by itself.
    pub pass_by_itself: bool,
    /// Whether people, too, may skip only with no legal move.
    pub official_rules: bool,
    /// What happens when a turn's time is up.
    pub time_out: TimeOutChoice,
    /// Milliseconds before a reply of the machine is shown; see [`REPLY_DELAY_MS`].
    pub reply_delay_ms: u16,
}

impl Default for PlaySettings {
    fn default() -> Self {
        Self {
            pass_by_itself: false,
            official_rules: false,
            time_out: TimeOutChoice::default(),
            reply_delay_ms: 1000,
        }
    }
}

/// The last choice of a game, offered again at the next start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SetupSettings {
    /// Who plays; `None` before the first choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<Mode>,
    /// Columns and rows; one of [`SIZES`].
    pub size: u8,
    /// How the first discs lie.
    pub layout: StartLayout,
    /// Who moves first.
    pub first: Side,
    /// The machine's level when it has Black.
    pub black_level: Level,
    /// The machine's level when it has White.
    pub white_level: Level,
    /// Which clock is used.
    pub clock: ClockChoice,
    /// Seconds for one turn; see [`TURN_SECONDS`].
    pub turn_seconds: u16,
    /// Seconds for a whole game; see [`GAME_SECONDS`].
    pub game_seconds: u16,
    /// Seconds that a move adds to the clock for a whole game; see [`INCREMENT_SECONDS`].
    pub increment_seconds: u16,
}

impl Default for SetupSettings {
    fn default() -> Self {
        Self {
            mode: None,
            size: 8,
            layout: StartLayout::default(),
            first: Side::Black,
            black_level: Level::default(),
            white_level: Level::default(),
            clock: ClockChoice::default(),
            turn_seconds: 30,
            game_seconds: 300,
            increment_seconds: 0,
        }
    }
}

/// How the window was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct WindowSettings {
    /// Its width when it is not maximised; see [`WINDOW_SIDE`].
    pub width: u16,
    /// Its height when it is not maximised; see [`WINDOW_SIDE`].
    pub height: u16,
    /// Whether it filled the screen.
    pub maximised: bool,
    /// Whether the panel beside the board was folded away.
    pub side_panel_folded: bool,
}

impl Default for WindowSettings {
    fn default() -> Self {
        Self { width: 1280, height: 800, maximised: false, side_panel_folded: false }
    }
}

/// Everything that the user has chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Settings {
    /// What is shown and heard.
    pub view: ViewSettings,
    /// How every game is played.
    pub play: PlaySettings,
    /// The last choice of a game.
    pub setup: SetupSettings,
    /// How the window was left.
    pub window: WindowSettings,
}

/// Says that a setting lies outside of what is possible.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{key}: expected {expected}, found {found}")]
pub struct RangeError {
    key: &'static str,
    expected: String,
    found: u16,
}

impl Settings {
    /// Checks every number against its range.
    ///
    /// # Errors
    /// [`RangeError`] names the first that is outside.
    pub fn check(&self) -> Result<(), RangeError> {
        let Self { play, setup, window, .. } = self;
        if !SIZES.contains(&setup.size) {
            let expected = "6, 8 or 10".to_owned();
            return Err(RangeError { key: "setup.size", expected, found: setup.size.into() });
        }
        let ranges = [
            ("play.reply-delay-ms", REPLY_DELAY_MS, play.reply_delay_ms),
            ("setup.turn-seconds", TURN_SECONDS, setup.turn_seconds),
            ("setup.game-seconds", GAME_SECONDS, setup.game_seconds),
            ("setup.increment-seconds", INCREMENT_SECONDS, setup.increment_seconds),
            ("window.width", WINDOW_SIDE, window.width),
            ("window.height", WINDOW_SIDE, window.height),
        ];
        match ranges.into_iter().find(|(_, range, value)| !range.contains(value)) {
            None => Ok(()),
            Some((key, range, found)) => {
                let expected = format!("{} to {}", range.start(), range.end());
                Err(RangeError { key, expected, found })
            }
        }
    }
}

/// Says that the settings were not written; the file that was there is untouched.
#[derive(Debug, Error)]
pub enum SaveSettingsError {
    /// A value is impossible; writing it would make the file broken at the next start.
    #[error(transparent)]
    Range(#[from] RangeError),
    /// Somebody put a file there that can't be read, and it can't be moved out of the way.
    #[error(transparent)]
    KeepAside(#[from] KeepAsideError),
    /// The file can't be written.
    #[error(transparent)]
    Write(#[from] WriteError),
}

/// The file of the settings.
///
/// Several windows may share it: a save writes what this one changed and leaves the rest as another
/// window has written it.
#[derive(Debug)]
pub struct SettingsFile {
    path: PathBuf,
    /// What this program last read or wrote, against which its changes are told.
    known: Settings,
}

impl SettingsFile {
    /// Where the settings of this user are kept.
    ///
    /// # Errors
    /// [`NoHomeError`].
    pub fn path_of_user() -> Result<PathBuf, NoHomeError> {
        Ok(disk::config_folder()?.join("settings.toml"))
    }

    /// Reads the settings. Without a file they are the defaults; whatever is wrong with a file is
    /// told in the notice, and the file is kept aside.
    pub fn open(path: PathBuf) -> (Self, Settings, Option<Notice>) {
        if let Some(folder) = path.parent() {
            disk::remove_leftovers(folder);
        }
        let found = read(&path);
        let settings = found.settings.unwrap_or_default();
        let notice = found.problem.map(|(trouble, details)| {
            let mut notice = disk::set_aside(&path, trouble, details);
            // What could be read is in use already; written now, it also is at the next start.
            if notice.kept_aside.is_some()
                && let Err(error) = write(&path, &settings)
            {
                notice.details.push(error.to_string());
            }
            notice
        });
        (Self { path, known: settings.clone() }, settings, notice)
    }

    /// The file's place.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the settings, whole or not at all. A notice says that a file which had come there in
    /// the meantime was kept aside.
    ///
    /// # Errors
    /// [`SaveSettingsError`]; the file that was there is untouched.
    pub fn save(&mut self, settings: &Settings) -> Result<Option<Notice>, SaveSettingsError> {
        settings.check()?;
        let found = read(&self.path);
        let mut merged = settings.clone();
        if let Some(theirs) = found.settings {
            merged = merge(&theirs, &self.known, settings);
        }
        let mut notice = None;
        if let Some((trouble, details)) = found.problem {
            // A name of a broken path has nothing in it that could be overwritten.
            if self.path.symlink_metadata().is_ok() {
                let kept_aside = Some(disk::keep_aside(&self.path, trouble.label())?);
                notice = Some(Notice { trouble, path: self.path.clone(), kept_aside, details });
            }
        }
        write(&self.path, &merged)?;
        self.known = settings.clone();
        Ok(notice)
    }
}

/// What a file holds: the settings as far as they could be read, and what is wrong with it.
#[derive(Default)]
struct Found {
    settings: Option<Settings>,
    problem: Option<(Trouble, Vec<String>)>,
}

impl Found {
    fn useless(trouble: Trouble, detail: impl Display) -> Self {
        Self { settings: None, problem: Some((trouble, vec![detail.to_string()])) }
    }
}

fn read(path: &Path) -> Found {
    match disk::read_whole(path, SIZE_LIMIT) {
        Ok(bytes) => match String::from_utf8(bytes) {
            Ok(text) => understand(&text),
            Err(error) => Found::useless(Trouble::Broken, format!("not a text: {error}")),
        },
        // A link that leads nowhere is no settings file, and none could be written through it.
        Err(ReadError::Missing { .. }) if path.symlink_metadata().is_err() => Found::default(),
        Err(error) => Found::useless(Trouble::Unreadable, error),
    }
}

fn understand(text: &str) -> Found {
    if text.trim().is_empty() {
        return Found::useless(Trouble::Broken, "the file is empty");
    }
    let is_ours = text.lines().next() == Some(FIRST_LINE);
    let cut_off = is_ours && !text.lines().any(|line| line == LAST_LINE);
    // The line in which a file was cut off may hold a value that was meant to be longer.
    let whole_lines = if cut_off { text.rfind('\n').map_or("", |end| &text[..end]) } else { text };
    let mut table = match whole_lines.parse::<Table>() {
        Ok(table) => table,
        Err(error) => return Found::useless(Trouble::Broken, error.to_string().trim_end()),
    };
    let mut details = Vec::new();
    let mut trouble = None;
    match table.remove("version") {
        Some(Value::Integer(VERSION)) => {}
        Some(Value::Integer(newer)) if newer > VERSION => {
            let detail = format!("version {newer}, this program knows {VERSION}");
            return Found::useless(Trouble::NewerVersion, detail);
        }
        found => {
            trouble = Some(Trouble::InvalidValues);
            let found = found.map_or_else(|| "none".to_owned(), |value| value.to_string());
            details.push(format!("version: expected {VERSION}, found {found}"));
        }
    }
    let mut reader = Reader::default();
    reader.read(&table);
    if !reader.unknown.is_empty() {
        details.extend(reader.unknown.iter().map(|key| format!("{key}: unknown")));
        trouble = trouble.or(Some(Trouble::UnknownKeys));
    }
    if !reader.invalid.is_empty() {
        details.append(&mut reader.invalid);
        trouble = Some(Trouble::InvalidValues);
    }
    if cut_off {
        details.push("the file was cut off".to_owned());
        trouble = Some(Trouble::Broken);
    }
    Found { settings: Some(reader.settings), problem: trouble.map(|trouble| (trouble, details)) }
}

/// Takes over one value after another, so that one that is impossible does not spoil the others.
#[derive(Default)]
struct Reader {
    settings: Settings,
    unknown: Vec<String>,
    invalid: Vec<String>,
}

impl Reader {
    fn read(&mut self, table: &Table) {
        let known = table_of(&every_key());
        for (group, values) in table {
            match (known.get(group), values) {
                (None, _) => self.unknown.push(group.clone()),
                (Some(Value::Table(keys)), Value::Table(values)) => {
                    for (key, value) in values {
                        if keys.contains_key(key) {
                            self.take(group, key, value);
                        } else {
                            self.unknown.push(format!("{group}.{key}"));
                        }
                    }
                }
                (Some(_), other) => {
                    self.invalid.push(format!("{group}: expected a table, found {other}"));
                }
            }
        }
    }

    fn take(&mut self, group: &str, key: &str, value: &Value) {
        let mut table = table_of(&self.settings);
        if let Some(Value::Table(values)) = table.get_mut(group) {
            values.insert(key.to_owned(), value.clone());
        }
        match Settings::deserialize(table) {
            Err(error) => {
                let reason = error.to_string();
                self.invalid.push(format!("{group}.{key}: {}", reason.trim_end()));
            }
            Ok(settings) => match settings.check() {
                Err(error) => self.invalid.push(error.to_string()),
                Ok(()) => self.settings = settings,
            },
        }
    }
}

/// `theirs`, with what was changed from `before` to `ours`.
fn merge(theirs: &Settings, before: &Settings, ours: &Settings) -> Settings {
    let mut merged = table_of(theirs);
    let (before, changed) = (table_of(before), table_of(ours));
    for (group, keys) in table_of(&every_key()) {
        let (Value::Table(keys), Some(Value::Table(target))) = (keys, merged.get_mut(&group))
        else {
            continue;
        };
        for key in keys.keys() {
            match (changed[&group].get(key), before[&group].get(key)) {
                (now, then) if now == then => {}
                (Some(value), _) => drop(target.insert(key.clone(), value.clone())),
                (None, _) => drop(target.remove(key)),
            }
        }
    }
    Settings::deserialize(merged).unwrap_or_else(|_| ours.clone())
}

/// Settings in which nothing that may be left out is left out, to know every key.
fn every_key() -> Settings {
    let setup = SetupSettings { mode: Some(Mode::TwoPlayers), ..SetupSettings::default() };
    Settings { setup, ..Settings::default() }
}

fn table_of(settings: &Settings) -> Table {
    Table::try_from(settings).expect("settings are tables of plain values")
}

fn write(path: &Path, settings: &Settings) -> Result<(), WriteError> {
    let values = toml::to_string(settings).expect("settings are tables of plain values");
    let text = format!("{FIRST_LINE}\nversion = {VERSION}\n\n{values}\n{LAST_LINE}\n");
    if let Some(folder) = path.parent() {
        disk::make_folder(folder)?;
    }
    disk::write_whole(path, text.as_bytes())
}
