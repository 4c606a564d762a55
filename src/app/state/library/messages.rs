//! Events, jobs and results of the library.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::disk::Reason;
use crate::app::library::{Archived, Catalogue, ChosenGames, Exported, Import, name_of};
use crate::app::state::status::{Note, Status};
use crate::game::tree::GameTree;
use crate::game::{Ply, Position, Side, Variant};
use crate::repertoire::Repertoire;

/// An event of the library.
#[derive(Clone, Debug)]
pub enum LibraryEvent {
    /// Opens files: the games of several become one list.
    Open(Vec<PathBuf>),
    /// Opens the files at these addresses, as programs of the desktop give them.
    OpenUrls(Vec<String>),
    /// Opens one of the recent files.
    OpenRecent(PathBuf),
    /// Opens the files of the command line; if they hold no game, the unfinished one is resumed instead.
    OpenAtStart(Vec<PathBuf>),
    /// Opens pasted or dropped text, or the files that it names; without a game in it, only says so.
    Paste(String),
    /// Merges a pasted game into the study.
    MergePasted(String),
    /// Finds a pasted position in the study: a board, or the end of a game.
    FindPasted(String),
    /// Lists the games finished here.
    ListFinished,
    /// Opens a game of the list with this number, to study it.
    OpenListed(u64, usize),
    /// Adds the files of the list to the explorer, for good.
    UseAsOpenings,
    /// Writes games to a file, in the format of its extension.
    Export(ChosenGames, PathBuf),
    /// Deletes games of the list with this number, which is one of finished games and is listed anew afterwards.
    Delete(u64, Vec<u32>),
    /// Deletes every finished game.
    DeleteFinished,
    /// Ends the job, or else the deletion of games.
    Cancel,
    /// The job with this number is done.
    Done(u64, Done),
    /// A finished game was written to the folder of finished games; one of this program has a number and a file.
    Kept(Option<Archived>),
    /// So many finished games were deleted, or why they were not.
    Deleted(Result<usize, Reason>),
}

/// A kind of job.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Doing {
    /// A file or a text is read.
    #[default]
    Reading,
    /// Games are listed.
    Listing,
    /// A game of the list is read.
    Fetching,
    /// Games of the list are written.
    Exporting,
    /// Finished games are deleted.
    Deleting,
}

/// A job for a thread.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryJob {
    /// Read files; this is the variant of games that do not state theirs.
    Open(Vec<PathBuf>, Variant),
    /// Read a text.
    Paste(String, Variant),
    /// List the games finished here.
    List {
        /// Whether somebody asked to see the list.
        is_asked: bool,
    },
    /// List the games that reached a position.
    ListBehind {
        /// The files.
        files: Vec<PathBuf>,
        /// Whether games finished here count.
        own: bool,
        /// The position.
        position: Box<Position>,
        /// The moves that lead there, by name.
        line: String,
    },
    /// Read one of the person's games, to study it from before the move with this number, or at its end.
    OpenOwn(PathBuf, Option<usize>),
    /// Read a game of the list.
    Fetch(usize),
    /// Write games to a file.
    Export(ChosenGames, PathBuf),
    /// Read the lines of files for a repertoire.
    ReadLines(Vec<PathBuf>, Box<Repertoire>),
    /// Write a repertoire to a file.
    WriteLines(Box<Repertoire>, PathBuf),
}

impl LibraryJob {
    /// The files that somebody named, to be read or written.
    pub(super) fn files(&self) -> &[PathBuf] {
        match self {
            Self::Open(files, _) | Self::ReadLines(files, _) => files,
            Self::Export(_, file) | Self::WriteLines(_, file) => std::slice::from_ref(file),
            Self::Paste(..)
            | Self::List { .. }
            | Self::ListBehind { .. }
            | Self::OpenOwn(..)
            | Self::Fetch(_) => &[],
        }
    }

    pub(super) fn doing(&self) -> Doing {
        match self {
            Self::Open(..) | Self::Paste(..) | Self::ReadLines(..) => Doing::Reading,
            Self::List { .. } | Self::ListBehind { .. } => Doing::Listing,
            Self::Fetch(_) | Self::OpenOwn(..) => Doing::Fetching,
            Self::Export(..) | Self::WriteLines(..) => Doing::Exporting,
        }
    }

    /// The result where the system refused a thread, or where the thread panicked.
    pub fn failed(&self, reason: Reason) -> Done {
        let refused = |status, reason| Note::new(status).reason(reason);
        match self {
            Self::Open(..) | Self::ListBehind { .. } => {
                Done::Read(Err(refused(Status::OpenRefused, reason)))
            }
            Self::Paste(..) => Done::Read(Err(refused(Status::PasteRefused, reason))),
            &Self::List { is_asked } => {
                Done::Listed { is_asked, result: Err(refused(Status::OpenRefused, reason)) }
            }
            Self::OpenOwn(_, number) => {
                Done::OpenedOwn(Err(refused(Status::OpenRefused, reason)), *number)
            }
            Self::Fetch(game) => Done::Fetched(*game, Err(refused(Status::GameRefused, reason))),
            Self::ReadLines(files, mine) => {
                let file = files.first().map(|file| name_of(file)).unwrap_or_default();
                let note = refused(Status::LinesRefused, reason).file(file);
                Done::Lines((mine.variant(), mine.side()), Err(note))
            }
            Self::Export(..) => Done::Exported(Err(reason)),
            Self::WriteLines(..) => Done::LinesWritten(Err(reason)),
        }
    }
}

/// The result of a job, or what is said of its failure.
#[derive(Clone, Debug)]
pub enum Done {
    /// Games were read.
    Read(Result<Import, Note>),
    /// The finished games were listed.
    Listed {
        /// Whether somebody has asked to see the list.
        is_asked: bool,
        /// The list.
        result: Result<Arc<Catalogue>, Note>,
    },
    /// A game of the list was read.
    Fetched(usize, Result<Box<GameTree>, Note>),
    /// One of the person's games was read.
    OpenedOwn(Result<Box<GameTree>, Note>, Option<usize>),
    /// Games of the list were written.
    Exported(Result<Exported, Reason>),
    /// The lines of files for the repertoire of a variant and side.
    Lines((Variant, Side), Result<Vec<Vec<Ply>>, Note>),
    /// A repertoire of so many cards was written.
    LinesWritten(Result<usize, Reason>),
}

/// Why a game of the list could not be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListTrouble {
    /// Its place in the list.
    pub game: usize,
    /// What is wrong with it.
    pub note: Note,
}
