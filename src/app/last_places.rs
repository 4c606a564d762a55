//! Where the window was on each screen, where one was in the room where one learns, and the folders that files were last
//! opened from or saved to, kept in `$XDG_STATE_HOME/heibai/places.json`.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::disk::{self, Notice, WriteError};
use super::file_url::{path_at, url_to};
use super::folder::FileKind;
use super::shared_file::{self, Fault, SaveError, broken};
use super::window_place::WindowPlace;
use crate::game::Game;

const VERSION: i64 = 1;
const SIZE_LIMIT: u64 = 1 << 20;
/// More screens than anybody has.
const MOST_SCREENS: usize = 32;

/// What is remembered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LastPlaces {
    /// One for each screen, the latest first.
    pub windows: Vec<WindowPlace>,
    /// The last folder of games.
    pub games: Option<PathBuf>,
    /// The last folder of pictures.
    pub pictures: Option<PathBuf>,
    /// Where one is in the room where one learns, if that is on the board.
    pub learning: Option<LearnPlace>,
}

/// A place in the room where one learns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LearnPlace {
    /// What is learnt.
    pub game: Game,
    /// The id of the lesson on the board, which need not be one of today's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
}

impl LastPlaces {
    /// Makes a change.
    pub fn change(&mut self, change: &Change) {
        match change {
            Change::Window(place) => {
                self.windows.retain(|it| it.screen != place.screen);
                self.windows.insert(0, place.clone());
                self.windows.truncate(MOST_SCREENS);
            }
            Change::Folder(FileKind::Games, folder) => self.games = Some(folder.clone()),
            Change::Folder(FileKind::Pictures, folder) => self.pictures = Some(folder.clone()),
            Change::Folder(FileKind::Programs, _) => {}
            Change::Learning(place) => self.learning.clone_from(place),
        }
    }

    /// The last folder of a kind.
    pub fn folder(&self, kind: FileKind) -> Option<&Path> {
        match kind {
            FileKind::Games => self.games.as_deref(),
            FileKind::Pictures => self.pictures.as_deref(),
            // A list of programs is not built every day.
            FileKind::Programs => None,
        }
    }
}

/// A change of what is remembered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The window closed here.
    Window(WindowPlace),
    /// A file was opened from, or saved to, this folder.
    Folder(FileKind, PathBuf),
    /// One is here in the room where one learns, or elsewhere.
    Learning(Option<LearnPlace>),
}

/// The file.
#[derive(Debug)]
pub struct LastPlacesFile {
    path: PathBuf,
}

impl LastPlacesFile {
    /// Reads the file, which need not exist. The notice tells of one that was kept aside.
    pub fn open(path: PathBuf) -> (Self, LastPlaces, Option<Notice>) {
        let (places, notice) = shared_file::open(&path, read);
        (Self { path }, places, notice)
    }

    /// Makes a change to what the file holds by now. The notice tells of a file that had to be kept aside.
    ///
    /// # Errors
    /// `SaveError`; the file is untouched.
    pub fn change(&self, change: &Change) -> Result<Option<Notice>, SaveError> {
        let changed = shared_file::update(&self.path, read, |mut places: LastPlaces| {
            places.change(change);
            Ok::<_, SaveError>(disk::unless_in_place(write(&self.path, &places))?)
        });
        changed.map(|((), notice)| notice)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    version: i64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    windows: Vec<WindowPlace>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    games: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pictures: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    learning: Option<LearnPlace>,
}

fn read(path: &Path) -> Result<LastPlaces, Fault> {
    let written = shared_file::read_json::<Written>(path, SIZE_LIMIT, VERSION)?;
    let Some(written) = written else { return Ok(LastPlaces::default()) };
    let folder = |url: Option<String>| {
        let path = |url: String| {
            let fault = || broken(&format!("{url}: expected the address of a folder"));
            path_at(&url).ok_or_else(fault)
        };
        url.map(path).transpose()
    };
    Ok(LastPlaces {
        windows: written.windows,
        games: folder(written.games)?,
        pictures: folder(written.pictures)?,
        learning: written.learning,
    })
}

fn write(path: &Path, places: &LastPlaces) -> Result<(), WriteError> {
    let url = |folder: &Option<PathBuf>| folder.as_deref().map(url_to);
    let written = Written {
        version: VERSION,
        windows: places.windows.clone(),
        games: url(&places.games),
        pictures: url(&places.pictures),
        learning: places.learning.clone(),
    };
    let text = serde_json::to_vec_pretty(&written).expect("numbers and plain text");
    shared_file::write(path, &text, SIZE_LIMIT)
}
