//! Reads whatever a user opens, pastes or drops.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::catalogue::OpenedFile;
use super::load::load;
use super::{Catalogue, ImportError, Progress};
use crate::explorer::{GameDatabase, played};
use crate::game::tree::{GameTree, NodeId};
use crate::game::{Position, Variant};
use crate::records::formats::{self, Collection, Format, Games, MAX_BYTES, Moves, SourceFile};
use crate::records::{Place, ReadError, ReadErrorKind};

/// Games of this format are always studied.
const STUDIES: &str = "sgf";

const MAX_FILES: usize = 10_000;

/// In thousandths: where reading the bytes ends and reading the games begins.
const BYTES: u32 = 400;

/// The result of an import.
#[derive(Clone, Debug)]
pub struct Import {
    /// The format that was recognised.
    pub format: &'static Format,
    /// Its games.
    pub games: Imported,
    /// Text that was not part of the game and was skipped.
    pub left_out: String,
}

/// The games that were read.
#[derive(Clone, Debug)]
pub enum Imported {
    /// One game to play on.
    Played(Box<GameTree>),
    /// One game to study: a match can't hold all of it.
    Studied(Box<GameTree>),
    /// Several games to choose from.
    Several(Arc<Catalogue>),
}

/// Reads a file with its companions; `variant` applies to a game that does not name its board.
///
/// # Errors
/// [`ImportError`].
pub fn read_file(
    path: &Path,
    variant: Variant,
    progress: &Progress,
) -> Result<Import, ImportError> {
    let (format, source) = load(path, variant, MAX_BYTES, 0..BYTES, progress)?;
    let mut import = read(format, &source, &name_of(path), progress)?;
    if let Imported::Several(list) = &mut import.games
        && let Some(list) = Arc::get_mut(list)
    {
        list.come_from(path);
    }
    Ok(import)
}

/// Reads files, and all files of folders, into one list. An unreadable file makes a row, which opens with the error.
///
/// # Errors
/// [`ImportError`] for the first file, if none can be read.
pub fn read_files(
    paths: &[PathBuf],
    variant: Variant,
    progress: &Progress,
) -> Result<Import, ImportError> {
    let title = match paths {
        [folder] if folder.is_dir() => name_of(folder).into_owned(),
        _ => String::new(),
    };
    let expanded = expanded(paths);
    if expanded.is_empty() && !title.is_empty() {
        return Err(ImportError::NoneInFolder(title));
    }
    let (files, format) = load_all(&expanded, variant, progress)?;
    let watch = |done, of| progress.has_done(BYTES..1000, done, of);
    let list = Catalogue::of_several(files, format, &title, watch)?;
    let games = Imported::Several(Arc::new(list));
    if !progress.is_wanted() {
        return Err(ImportError::Stopped);
    }
    Ok(Import { format, games, left_out: String::new() })
}

/// Replaces folders by the files in them that have a known extension.
fn expanded(paths: &[PathBuf]) -> Vec<PathBuf> {
    /// Nobody nests games deeper.
    const DEPTH: usize = 4;
    fn add(path: &Path, depth: usize, files: &mut Vec<PathBuf>) {
        let is_hidden = |path: &Path| name_of(path).starts_with('.');
        let mut entries: Vec<PathBuf> =
            path.read_dir().into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        entries.sort();
        for entry in entries.into_iter().filter(|it| !is_hidden(it)) {
            if files.len() >= MAX_FILES {
                return;
            }
            if entry.is_file() && formats::with_ending_of(&entry).is_some() {
                files.push(entry);
            } else if entry.is_dir() && !entry.is_symlink() && depth > 1 {
                add(&entry, depth - 1, files);
            }
        }
    }
    let mut files = Vec::new();
    for path in paths.iter().take(MAX_FILES) {
        if path.is_dir() {
            add(path, DEPTH, &mut files);
        } else {
            files.push(path.clone());
        }
    }
    files.truncate(MAX_FILES);
    files
}

fn load_all(
    paths: &[PathBuf],
    variant: Variant,
    progress: &Progress,
) -> Result<(Vec<OpenedFile>, &'static Format), ImportError> {
    let mut files = Vec::new();
    let mut first_error = None;
    // Together they may be no larger than one file.
    let mut left = MAX_BYTES;
    let share = |number: usize| (number as u64 * u64::from(BYTES) / paths.len() as u64) as u32;
    for (number, path) in paths.iter().enumerate() {
        let part = share(number)..share(number + 1);
        let loaded = load(path, variant, left, part, progress);
        let read = loaded.and_then(|(format, source)| {
            left = left.saturating_sub(source.bytes.len());
            Ok(Collection::read_as(format, &source)?)
        });
        let games = match read {
            Ok(games) if games.is_empty() => Err(nothing()),
            Err(ImportError::Stopped) => return Err(ImportError::Stopped),
            read => read,
        };
        let games = games.map_err(|error| first_error.get_or_insert(error)).ok();
        let path = path.clone();
        files.push(OpenedFile { name: name_of(&path).into_owned(), path, variant, games });
    }
    let Some(format) = files.iter().find_map(|file| Some(file.games.as_ref()?.format())) else {
        return Err(first_error.unwrap_or_else(nothing));
    };
    Ok((files, format))
}

/// Lists the games of files that pass through a position, in any orientation.
///
/// # Errors
/// [`ImportError`] for the first file if none can be read, or if there is no such game.
pub fn games_behind(
    paths: &[PathBuf],
    position: &Position,
    title: &str,
    progress: &Progress,
) -> Result<Import, ImportError> {
    let (files, format) = load_all(paths, Variant::default(), progress)?;
    let watch = |done, of| progress.has_done(BYTES..1000, done, of);
    let comes_by = |moves: &Moves| {
        let mut database = GameDatabase::default();
        database.add(moves);
        played([&mut database], position).results.games() > 0
    };
    let list = Catalogue::of_part(files, format, title, comes_by, watch)?;
    if list.is_empty() {
        return Err(ImportError::NoneHere);
    }
    let games = Imported::Several(Arc::new(list));
    Ok(Import { format, games, left_out: String::new() })
}

/// Reads the moves and results of a file; games that do not name their board have the usual one.
///
/// # Errors
/// [`ImportError`].
pub fn read_database(path: &Path, progress: &Progress) -> Result<GameDatabase, ImportError> {
    let (format, source) = load(path, Variant::default(), MAX_BYTES, 0..BYTES, progress)?;
    let collection = Collection::read_as(format, &source)?;
    let watch = |done, of| progress.has_done(BYTES..1000, done as u64, of as u64);
    GameDatabase::read(&collection, watch).ok_or(ImportError::Stopped)
}

fn name_of(path: &Path) -> Cow<'_, str> {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy()
}

fn nothing() -> ImportError {
    let kind = ReadErrorKind::Empty;
    ReadError { kind, place: Place::Whole, detail: String::new() }.into()
}

/// Reads a text that was pasted or dropped.
///
/// # Errors
/// [`ImportError`].
pub fn read_text(text: &str, variant: Variant, progress: &Progress) -> Result<Import, ImportError> {
    let source = SourceFile { bytes: text.into(), variant, ..SourceFile::default() };
    read(formats::recognise(&source.bytes, None), &source, "", progress)
}

fn read(
    format: &'static Format,
    source: &SourceFile,
    title: &str,
    progress: &Progress,
) -> Result<Import, ImportError> {
    let collection = Collection::read_as(format, source)?;
    let left_out = collection.left_out().to_owned();
    let games = match collection.len() {
        0 => return Err(nothing()),
        1 => one(&collection)?,
        _ => {
            let watch = |done, of| progress.has_done(BYTES..1000, done, of);
            let catalogue = Catalogue::of_collection(collection, title, watch)?;
            Imported::Several(Arc::new(catalogue))
        }
    };
    if !progress.is_wanted() {
        return Err(ImportError::Stopped);
    }
    Ok(Import { format, games, left_out })
}

/// A file's only game, to play on if a match can hold all of it.
fn one(collection: &Collection) -> Result<Imported, ReadError> {
    let tree = Box::new(collection.tree(0)?);
    let variant = tree.variant();
    let is_offered = variant.game().kind().sizes.contains(&variant.size());
    // Only our own files say how to play on from an unusual start.
    let is_set_up = tree.start().is_set_up() && tree.facts.mode.is_none();
    let is_study = collection.format().name == STUDIES || is_set_up;
    Ok(if !is_offered || is_study || says_more(&tree) {
        Imported::Studied(tree)
    } else {
        Imported::Played(tree)
    })
}

/// Returns whether the game has what a match can't hold, which includes the players of a game from elsewhere: only our own
/// files have a mode.
fn says_more(tree: &GameTree) -> bool {
    let facts = &tree.facts;
    let is_named = !facts.names.black.is_empty() || !facts.names.white.is_empty();
    if is_named && facts.mode.is_none() {
        return true;
    }
    let says_more = |id: NodeId| {
        let node = tree.node(id);
        node.children().len() > 1
            || !node.comment().is_empty()
            || node.judgement().is_some()
            || !node.marks().is_empty()
            || !node.values().is_empty()
    };
    !tree.facts.comment.is_empty() || tree.walk().any(says_more)
}
