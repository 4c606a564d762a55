//! Goes through a file, one position at a time.

use std::io::{Chain, Cursor, Read};
use std::path::Path;

use super::error::ForeignError;
use super::format::{EGAROUCID, Format};
use super::header::Header;
use super::record::{ForeignPosition, Level, Record, Unusable};
use super::source::{Fault, Source};
use super::{edax, egbk, egbk2, egbk3};

/// What one record of a file came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A position.
    Position(ForeignPosition),
    /// One that can't be used.
    Unusable(Unusable),
}

/// What was found in a file as far as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Its format.
    pub format: Format,
    /// The release of the program, if it says.
    pub release: Option<u8>,
    /// The day on which it was saved, such as 2026-11-22, if it says.
    pub saved: Option<String>,
    /// The level that the file states for all of it, if it does.
    pub stated_level: Option<u8>,
    /// How many positions the file says it has.
    pub stated: u32,
    /// Positions that can be used; of a book that is held, each form counted once.
    pub positions: u64,
    /// Positions that could be used, as they stand in the file.
    pub read: u64,
    /// Positions that can't.
    pub unusable: u64,
    /// The first of them.
    pub first_unusable: Option<Unusable>,
    /// Moves that are illegal or without a possible value.
    pub wrong_moves: u64,
    /// Where the last, unfinished position begins, counted from 1.
    pub torn: Option<u64>,
    /// The least and the greatest level of the positions.
    pub levels: Option<(Level, Level)>,
    /// The least and the greatest number of discs on the boards.
    pub discs: Option<(u32, u32)>,
}

/// Reads a book record by record, in memory for one.
#[derive(Debug)]
pub struct Reader<R> {
    source: Source<Chain<Cursor<Vec<u8>>, R>>,
    record: Record,
    facts: Facts,
    is_over: bool,
}

impl<R: Read> Reader<R> {
    /// Reads the header. `length` is the file's, if known, and `name` its name; see [`Format::recognise`].
    ///
    /// # Errors
    /// [`ForeignError::Unknown`], [`ForeignError::Version`], [`ForeignError::Header`] and [`ForeignError::Io`].
    pub fn open(bytes: R, length: Option<u64>, name: Option<&Path>) -> Result<Self, ForeignError> {
        let mut bytes = bytes;
        let mut head = Vec::with_capacity(Format::HEAD);
        let read = bytes.by_ref().take(Format::HEAD as u64).read_to_end(&mut head);
        read.map_err(|error| ForeignError::Io { at: head.len() as u64 + 1, error })?;
        let format = Format::recognise(&head, length, name).ok_or(ForeignError::Unknown)?;
        let mut source = Source::new(Cursor::new(head).chain(bytes));
        let header = read_header(format, &mut source).map_err(|error| match error {
            Opening::Version { found, expected } => {
                ForeignError::Version { format, found, expected }
            }
            Opening::Fault(Fault::End) => ForeignError::Header { format, at: source.at() + 1 },
            Opening::Fault(Fault::Io(error)) => ForeignError::Io { at: source.at() + 1, error },
        })?;
        let facts = Facts {
            format,
            release: header.release,
            saved: header.saved,
            stated_level: header.level,
            stated: header.positions,
            positions: 0,
            read: 0,
            unusable: 0,
            first_unusable: None,
            wrong_moves: 0,
            torn: None,
            levels: None,
            discs: None,
        };
        Ok(Self { source, record: Record::new(), facts, is_over: false })
    }

    /// What was found so far.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// How many bytes were read.
    pub fn at(&self) -> u64 {
        self.source.at()
    }

    /// The next record; `None` at the end, which may be a torn one.
    fn read(&mut self) -> Result<Option<Entry>, ForeignError> {
        let (begin, source, record) = (self.source.at(), &mut self.source, &mut self.record);
        let read = match self.facts.format {
            Format::Edax => edax::position(source, record),
            Format::Egbk => egbk::position(source, record),
            Format::Egbk2 => egbk2::position(source, record),
            Format::Egbk3 => egbk3::position(source, record),
        };
        match read {
            Ok(()) => {}
            Err(Fault::End) => {
                self.facts.torn = (self.source.at() > begin).then_some(begin + 1);
                return Ok(None);
            }
            Err(Fault::Io(error)) => {
                return Err(ForeignError::Io { at: self.source.at() + 1, error });
            }
        }
        let facts = &mut self.facts;
        Ok(Some(match self.record.checked() {
            Ok((position, wrong)) => {
                let (discs, level) = (64 - position.board.empty_count(), position.level);
                facts.positions += 1;
                facts.read += 1;
                facts.wrong_moves += wrong as u64;
                facts.discs = Some(widened(facts.discs, discs));
                facts.levels = Some(widened(facts.levels, level));
                Entry::Position(position)
            }
            Err(reason) => {
                let unusable = Unusable { at: begin + 1, reason };
                facts.unusable += 1;
                facts.first_unusable.get_or_insert(unusable);
                Entry::Unusable(unusable)
            }
        }))
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<Entry, ForeignError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let entry = self.read().transpose();
        self.is_over = !matches!(entry, Some(Ok(_)));
        entry
    }
}

fn widened<T: Copy + Ord>(range: Option<(T, T)>, value: T) -> (T, T) {
    range.map_or((value, value), |(least, most)| (least.min(value), most.max(value)))
}

enum Opening {
    Version { found: u8, expected: u8 },
    Fault(Fault),
}

impl From<Fault> for Opening {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

fn read_header<R: Read>(format: Format, source: &mut Source<R>) -> Result<Header, Opening> {
    let (magic, expected) = match format {
        Format::Edax => (edax::MAGIC.len(), edax::VERSION),
        Format::Egbk => return Ok(Header { positions: source.word()?, ..Header::default() }),
        Format::Egbk2 => (EGAROUCID[0].len(), egbk2::VERSION),
        Format::Egbk3 => (EGAROUCID[0].len(), egbk3::VERSION),
    };
    for _ in 0..magic {
        source.byte()?;
    }
    let found = source.byte()?;
    if found != expected {
        return Err(Opening::Version { found, expected });
    }
    if format == Format::Edax {
        return Ok(edax::header(source)?);
    }
    Ok(Header { positions: source.word()?, ..Header::default() })
}
