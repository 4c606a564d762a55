//! Whatever a user opens, pastes or drops, read through the table of formats.

use std::path::{Path, PathBuf};

use super::{Catalogue, ImportError, Progress};
use crate::app::disk;
use crate::game::Variant;
use crate::game::tree::{GameTree, NodeId};
use crate::records::formats::{self, Collection, Format, Games, MAX_BYTES, Source};
use crate::records::{Place, ReadError, ReadErrorKind};

/// The format that is for studies, whatever is in the file.
const STUDIES: &str = "sgf";

/// Where reading the bytes ends and reading the games begins, in thousandths.
const BYTES: u32 = 400;

/// What was read.
#[derive(Debug)]
pub struct Import {
    /// What it was taken for.
    pub format: &'static Format,
    /// Its games.
    pub games: Imported,
}

/// The games that were read.
#[derive(Debug)]
pub enum Imported {
    /// One that can be played on.
    Played(Box<GameTree>),
    /// One to study: more is said of it than a match knows, or it begins elsewhere.
    Studied(Box<GameTree>),
    /// Several, to choose from.
    Several(Box<Catalogue>),
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
    let watch = |done, of| progress.has_done(0..BYTES, done, of);
    let bytes = disk::read_watched(path, MAX_BYTES as u64, watch)?.ok_or(ImportError::Stopped)?;
    let format = formats::recognise(&bytes, Some(path));
    let mut source = Source { bytes, variant, ..Source::default() };
    for (ending, beside) in sources(format, path) {
        // Names are a help; the games can be read without them.
        if let Ok(bytes) = disk::read_whole(&beside, MAX_BYTES as u64) {
            source.beside.push((ending, bytes));
        }
    }
    let title = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    read(format, &source, &title, progress)
}

/// Reads a text that was pasted or dropped.
///
/// # Errors
/// [`ImportError`].
pub fn read_text(text: &str, variant: Variant, progress: &Progress) -> Result<Import, ImportError> {
    let source = Source { bytes: text.into(), variant, ..Source::default() };
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
    source: &Source,
    title: &str,
    progress: &Progress,
) -> Result<Import, ImportError> {
    let collection = Collection::read_as(format, source)?;
    let games = match collection.len() {
        0 => {
            let place = Place::Whole;
            let kind = ReadErrorKind::Empty;
            return Err(ReadError { kind, place, detail: String::new() }.into());
        }
        1 => one(&collection)?,
        _ => {
            let watch = |done, of| progress.has_done(BYTES..1000, done, of);
            let catalogue = Catalogue::of_collection(collection, title, watch)?;
            Imported::Several(Box::new(catalogue))
        }
    };
    if progress.is_wanted() { Ok(Import { format, games }) } else { Err(ImportError::Stopped) }
}

/// A file's only game: to be played on where a match can hold all that is said of it.
fn one(collection: &Collection) -> Result<Imported, ReadError> {
    let tree = Box::new(collection.tree(0)?);
    let variant = tree.variant();
    let is_offered = variant.game().sizes().contains(&variant.size());
    // Only our own files say how a game goes on that does not begin as usual.
    let is_set_up = tree.start().is_set_up() && tree.facts.mode.is_none();
    let is_study = collection.format().name == STUDIES || is_set_up;
    Ok(if !is_offered || is_study || says_more(&tree) {
        Imported::Studied(tree)
    } else {
        Imported::Played(tree)
    })
}

/// Returns whether something is said of the game that a match does not know.
fn says_more(tree: &GameTree) -> bool {
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
