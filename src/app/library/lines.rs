//! Lines of a repertoire from files of games, and to one.

use std::path::{Path, PathBuf};

use thiserror::Error;

use super::load::load;
use super::{ImportError, Progress, name_of};
use crate::app::disk::{self, Reason, WriteError};
use crate::game::Ply;
use crate::records::formats::{self, Collection, Games, MAX_BYTES};
use crate::repertoire::{AddError, Repertoire, SourceError};

/// The format that keeps variations.
const SGF: &str = "sgf";

/// In thousandths: where reading the bytes ends and reading the games begins.
const BYTES: u32 = 200;

/// Why files give no lines.
#[derive(Debug, Error)]
pub enum LinesError {
    /// A file, or a game of it, can't be read.
    #[error("{file}: {error}")]
    Read {
        /// Its name.
        file: String,
        /// The number of the game, from 1, if the file has several and is readable as a whole.
        game: Option<usize>,
        /// What is wrong.
        error: ImportError,
    },
    /// A game is of other rules, another board or start.
    #[error("{file}: game {game} begins elsewhere")]
    Elsewhere {
        /// The name of the file.
        file: String,
        /// The number of the game, from 1.
        game: usize,
    },
    /// A game is not even of the same kind.
    #[error("{file}: game {game} is of another game")]
    OtherGame {
        /// The name of the file.
        file: String,
        /// The number of the game, from 1.
        game: usize,
    },
    /// There is no room for them.
    #[error("there are too many lines")]
    TooMany,
}

/// All lines of files of games, with their variations, for a repertoire. Nothing is left out: what does not fit is an
/// error.
///
/// # Errors
/// [`LinesError`] for the first game that does not fit.
pub fn read_lines(
    paths: &[PathBuf],
    mine: &Repertoire,
    progress: &Progress,
) -> Result<Vec<Vec<Ply>>, LinesError> {
    let mut grown = mine.clone();
    let mut lines = Vec::new();
    for path in paths {
        let file = || name_of(path);
        let failed = |game, error| LinesError::Read { file: file(), game, error };
        let whole = |error| failed(None, error);
        let (format, source) =
            load(path, mine.variant(), MAX_BYTES, 0..BYTES, progress).map_err(whole)?;
        let games = Collection::read_as(format, &source).map_err(|it| whole(it.into()))?;
        for at in 0..games.len() {
            let number = at + 1;
            if !progress.has_done(BYTES..1000, at as u64, games.len() as u64) {
                return Err(whole(ImportError::Stopped));
            }
            let of_several = Some(number).filter(|_| games.len() > 1);
            let tree = games.tree(at).map_err(|it| failed(of_several, it.into()))?;
            if tree.variant().game() != mine.variant().game() {
                return Err(LinesError::OtherGame { file: file(), game: number });
            }
            let of_game = match mine.lines_of(&tree) {
                Ok(of_game) => of_game,
                // One without moves adds nothing.
                Err(SourceError::Nothing) => continue,
                Err(SourceError::OtherStart | SourceError::Line) => {
                    return Err(LinesError::Elsewhere { file: file(), game: number });
                }
            };
            for line in &of_game {
                match grown.add(line, 0) {
                    Ok(_) => {}
                    Err(AddError::TooMany) => return Err(LinesError::TooMany),
                    Err(AddError::Ply { .. }) => {
                        return Err(LinesError::Elsewhere { file: file(), game: number });
                    }
                }
            }
            lines.extend(of_game);
        }
    }
    Ok(lines)
}

/// Writes a repertoire as a game with variations.
///
/// # Errors
/// [`WriteLinesError`]; the file is untouched.
pub fn write_lines(mine: &Repertoire, path: &Path) -> Result<(), WriteLinesError> {
    let format = formats::named(SGF).expect("it is in the table");
    let written = format.write([&mine.to_tree()]);
    let bytes = written.map_err(|(_, error)| WriteLinesError::Format(error.to_string()))?;
    Ok(disk::write_whole(path, &bytes)?)
}

/// A repertoire was not written.
#[derive(Debug, Error)]
pub enum WriteLinesError {
    /// The format can't hold it.
    #[error("{0}")]
    Format(String),
    /// The file can't be written.
    #[error(transparent)]
    Disk(#[from] WriteError),
}

impl WriteLinesError {
    /// The reason to show.
    pub fn reason(&self) -> Reason {
        match self {
            Self::Disk(error) => error.into(),
            Self::Format(_) => Reason::system(self),
        }
    }
}
