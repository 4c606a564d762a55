//! Whatever a user opens, pastes or drops, read through the table of formats.

use std::borrow::Cow;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::catalogue::SeveralOf;
use super::{Catalogue, ImportError, Progress};
use crate::app::disk;
use crate::explorer::{Held, played};
use crate::game::tree::{GameTree, NodeId};
use crate::game::{Position, Variant};
use crate::records::formats::{self, Collection, Format, Games, MAX_BYTES, Moves, SourceFile};
use crate::records::{Place, ReadError, ReadErrorKind};

/// The format that is for studies, whatever is in the file.
const STUDIES: &str = "sgf";

/// More files that are opened at once are left out.
const MOST_FILES: usize = 10_000;

/// Where reading the bytes ends and reading the games begins, in thousandths.
const BYTES: u32 = 400;

/// What was read.
#[derive(Clone, Debug)]
pub struct Import {
    /// What it was taken for.
    pub format: &'static Format,
    /// Its games.
    pub games: Imported,
    /// What of a text was no part of the game and was passed over.
    pub left_out: String,
}

/// The games that were read.
#[derive(Clone, Debug)]
pub enum Imported {
    /// One that can be played on.
    Played(Box<GameTree>),
    /// One to study: more is said of it than a match knows, or it begins elsewhere.
    Studied(Box<GameTree>),
    /// Several, to choose from.
    Several(Arc<Catalogue>),
}

/// Reads a file with what lies beside it; a game that does not say its board is taken to be of `variant`.
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

/// Reads several files into one list, and of a folder all that are in it. A file that can't be read or holds no game is
/// a line of the list, which says why when it is asked for.
///
/// # Errors
/// [`ImportError`]: what is wrong with the first file if nothing of any can be read.
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

/// The files that are meant: of a folder those in it and in the folders there that are called as files of games are.
fn expanded(paths: &[PathBuf]) -> Vec<PathBuf> {
    /// Nobody keeps games deeper.
    const DEPTH: usize = 4;
    fn add(path: &Path, depth: usize, files: &mut Vec<PathBuf>) {
        let is_hidden = |path: &Path| name_of(path).starts_with('.');
        let mut entries: Vec<PathBuf> =
            path.read_dir().into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        entries.sort();
        for entry in entries.into_iter().filter(|it| !is_hidden(it)) {
            if files.len() >= MOST_FILES {
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
    for path in paths.iter().take(MOST_FILES) {
        if path.is_dir() {
            add(path, DEPTH, &mut files);
        } else {
            files.push(path.clone());
        }
    }
    files.truncate(MOST_FILES);
    files
}

/// Reads the games of several files. A file that can't be read has none; if that is so of all of them, it is said what
/// is wrong with the first.
fn load_all(
    paths: &[PathBuf],
    variant: Variant,
    progress: &Progress,
) -> Result<(Vec<SeveralOf>, &'static Format), ImportError> {
    let mut files = Vec::new();
    let mut first_error = None;
    // However many files there are, they may hold no more than one may.
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
        files.push(SeveralOf { name: name_of(&path).into_owned(), path, variant, games });
    }
    let Some(format) = files.iter().find_map(|file| Some(file.games.as_ref()?.format())) else {
        return Err(first_error.unwrap_or_else(nothing));
    };
    Ok((files, format))
}

/// Lists the games of files that came by a position, in whatever way it is turned.
///
/// # Errors
/// [`ImportError`]: what is wrong with the first file if nothing of any can be read, or that there is no such game.
pub fn games_behind(
    paths: &[PathBuf],
    position: &Position,
    title: &str,
    progress: &Progress,
) -> Result<Import, ImportError> {
    let (files, format) = load_all(paths, Variant::default(), progress)?;
    let watch = |done, of| progress.has_done(BYTES..1000, done, of);
    let comes_by = |moves: &Moves| {
        let mut held = Held::default();
        held.add(moves);
        played([&mut held], position).results.games() > 0
    };
    let list = Catalogue::of_part(files, format, title, comes_by, watch)?;
    if list.is_empty() {
        return Err(ImportError::NoneHere);
    }
    let games = Imported::Several(Arc::new(list));
    Ok(Import { format, games, left_out: String::new() })
}

/// Reads a file of at most so many bytes, with what lies beside it.
pub(super) fn load(
    path: &Path,
    variant: Variant,
    most: usize,
    part: Range<u32>,
    progress: &Progress,
) -> Result<(&'static Format, SourceFile), ImportError> {
    let watch = |done, of| progress.has_done(part.clone(), done, of);
    let bytes = disk::read_watched(path, most as u64, watch)?.ok_or(ImportError::Stopped)?;
    let format = formats::recognise(&bytes, Some(path));
    let mut source = SourceFile { bytes, variant, ..SourceFile::default() };
    for (ending, beside) in sources(format, path) {
        // Names are a help; the games can be read without them.
        if let Ok(bytes) = disk::read_whole(&beside, MAX_BYTES as u64) {
            source.beside.push((ending, bytes));
        }
    }
    Ok((format, source))
}

/// Holds the games of a file in memory; what does not say its board is taken to be as usual.
///
/// # Errors
/// [`ImportError`] if nothing of the file can be read, or it is not wanted any more.
pub fn hold_collection(path: &Path, progress: &Progress) -> Result<Held, ImportError> {
    let (format, source) = load(path, Variant::default(), MAX_BYTES, 0..BYTES, progress)?;
    let collection = Collection::read_as(format, &source)?;
    let watch = |done, of| progress.has_done(BYTES..1000, done as u64, of as u64);
    Held::read(&collection, watch).ok_or(ImportError::Stopped)
}

/// By what a file that has changed can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    length: u64,
    changed: SystemTime,
}

impl Stamp {
    /// That of a file as it is now; `None` if the system does not tell.
    pub fn of(path: &Path) -> Option<Self> {
        let about = path.metadata().ok()?;
        Some(Self { length: about.len(), changed: about.modified().ok()? })
    }
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

/// The files beside a file that belong to it, each with the ending by which its format knows it.
pub fn sources(format: &Format, path: &Path) -> Vec<(&'static str, PathBuf)> {
    if format.beside.is_empty() {
        return Vec::new();
    }
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let entries = folder.read_dir().into_iter().flatten().flatten();
    let mut names: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    names.sort();
    let beside = |&ending| Some((ending, Format::beside(ending, path, &names)?.to_owned()));
    format.beside.iter().filter_map(beside).collect()
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

/// A file's only game: to be played on where a match can hold all that is said of it.
fn one(collection: &Collection) -> Result<Imported, ReadError> {
    let tree = Box::new(collection.tree(0)?);
    let variant = tree.variant();
    let is_offered = variant.game().kind().sizes.contains(&variant.size());
    // Only our own files say how a game goes on that does not begin as usual.
    let is_set_up = tree.start().is_set_up() && tree.facts.mode.is_none();
    let is_study = collection.format().name == STUDIES || is_set_up;
    Ok(if !is_offered || is_study || says_more(&tree) {
        Imported::Studied(tree)
    } else {
        Imported::Played(tree)
    })
}

/// Returns whether something is said of the game that a match does not know. That includes the players of a game that is
/// over and was not played here: only our own files have a mode.
fn says_more(tree: &GameTree) -> bool {
    let facts = &tree.facts;
    let is_named = !facts.names.black.is_empty() || !facts.names.white.is_empty();
    let is_over = tree.node(tree.main_end()).end().is_some() || tree.end_position().is_over();
    if is_named && is_over && facts.mode.is_none() {
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
