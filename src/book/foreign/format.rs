//! The formats, and how a file's is recognised.

use std::fmt;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use super::{edax, egbk, egbk2, egbk3};

/// A format of books of another program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Edax's `book.dat`, version 4.
    Edax,
    /// Egaroucid's first format, of its versions up to 6.2.
    Egbk,
    /// Egaroucid's second format, of its versions 6.3 to 6.5.
    Egbk2,
    /// Egaroucid's third format.
    Egbk3,
}

/// The beginning of Egaroucid's second and third format. The program writes its name backwards; its documentation has it
/// forwards.
pub(super) const EGAROUCID: [&[u8]; 2] = [b"DICUORAGE", b"EGAROUCID"];

impl Format {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Edax, Self::Egbk, Self::Egbk2, Self::Egbk3];

    /// How many bytes of a file [`Self::recognise`] looks at.
    pub const HEAD: usize = 10;

    /// The program, and the format's number where it has several.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Edax => "Edax",
            Self::Egbk => "Egaroucid 1",
            Self::Egbk2 => "Egaroucid 2",
            Self::Egbk3 => "Egaroucid 3",
        }
    }

    /// The program.
    pub const fn program(self) -> &'static str {
        match self {
            Self::Edax => "Edax",
            Self::Egbk | Self::Egbk2 | Self::Egbk3 => "Egaroucid",
        }
    }

    /// The ending of files in this format, without the dot.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Edax => "dat",
            Self::Egbk => "egbk",
            Self::Egbk2 => "egbk2",
            Self::Egbk3 => "egbk3",
        }
    }

    /// The format of a file that begins with these bytes, at least [`Self::HEAD`] of them if it has as many. `length` is
    /// the whole file's, and decides with the name about Egaroucid's first format, which begins with nothing but a
    /// number.
    pub fn recognise(head: &[u8], length: Option<u64>, name: Option<&Path>) -> Option<Self> {
        if head.starts_with(edax::MAGIC) {
            return Some(Self::Edax);
        }
        if EGAROUCID.iter().any(|magic| head.starts_with(magic)) {
            // Another version is refused by the reader, which says so.
            return Some(if head.get(9) == Some(&egbk2::VERSION) {
                Self::Egbk2
            } else {
                Self::Egbk3
            });
        }
        let count = u32::from_le_bytes(head.get(..4)?.try_into().ok()?);
        let is_whole = length == Some(egbk::length(count)) && count > 0;
        let ending = name.and_then(Path::extension);
        let is_named =
            ending.is_some_and(|ending| ending.eq_ignore_ascii_case(Self::Egbk.ending()));
        (is_whole || is_named).then_some(Self::Egbk)
    }

    /// The format of a file, unless it can't be opened or is no book.
    pub fn of_file(path: &Path) -> Option<Self> {
        let about = path.metadata().ok().filter(fs::Metadata::is_file)?;
        let mut head = Vec::new();
        File::open(path).ok()?.take(Self::HEAD as u64).read_to_end(&mut head).ok()?;
        Self::recognise(&head, Some(about.len()), Some(path))
    }

    /// The bytes of the shortest position.
    pub(super) const fn shortest(self) -> u64 {
        match self {
            Self::Edax => edax::SHORTEST,
            Self::Egbk => egbk::POSITION,
            Self::Egbk2 => egbk2::SHORTEST,
            Self::Egbk3 => egbk3::POSITION,
        }
    }

    pub(super) fn names() -> String {
        Self::ALL.map(|format| format!("{} (.{})", format.name(), format.ending())).join(", ")
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
