//! Reading and writing data files, block by block.

use std::fs::{File, TryLockError};
use std::io::{self, BufReader, BufWriter, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::record::Record;

const MAGIC: [u8; 8] = *b"HEIBAIDS";
const VERSION: u32 = 1;
const BLOCK: [u8; 4] = *b"BLCK";
/// More than in any block that is written.
const MAX_RECORDS: usize = 1 << 20;
/// Games are collected until they have this many records, and written as one block.
const BLOCK_RECORDS: usize = 4096;
const LONGEST_DESCRIPTION: usize = 1 << 24;

/// Why a data file can't be used.
#[derive(Debug, Error)]
#[error("{}{} {finding}", path.display(), finding.colon())]
pub struct DatasetError {
    path: PathBuf,
    finding: Finding,
}

impl DatasetError {
    fn new(path: &Path, finding: impl Into<Finding>) -> Self {
        Self { path: path.to_owned(), finding: finding.into() }
    }

    /// The same of the file that this one is to become.
    #[must_use]
    pub fn of(self, path: &Path) -> Self {
        Self::new(path, self.finding)
    }

    /// What is wrong with the file.
    pub fn finding(&self) -> &Finding {
        &self.finding
    }
}

/// What is wrong with a data file.
#[derive(Debug, Error)]
pub enum Finding {
    /// The system doesn't open it.
    #[error("can't be opened: {0}")]
    Open(io::Error),
    /// The system failed to read it.
    #[error("can't be read: {0}")]
    Read(#[from] io::Error),
    /// The system failed to write it.
    #[error("can't be written: {0}")]
    Write(io::Error),
    /// Another process writes it.
    #[error("is being written by another program")]
    Busy,
    /// The file is not one of training positions.
    #[error("is not a data file of Heibai: expected it to begin with HEIBAIDS")]
    Foreign,
    /// The file has another version.
    #[error("is of version {0}, expected {VERSION}")]
    Version(u32),
    /// The header is truncated or damaged.
    #[error("its header is truncated or damaged")]
    Header,
    /// A block other than the last is damaged.
    #[error("the block at byte {at} is damaged: {reason}")]
    Block {
        /// Where the block begins.
        at: u64,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// The games are not in the order of their numbers.
    #[error("game {0} comes after a later one or itself, expected games in order")]
    Order(u32),
    /// The data to be added was made in another way.
    #[error("was made in another way ({found}), expected {expected}")]
    Settings {
        /// The description in the file.
        found: String,
        /// The description of the data to be added.
        expected: String,
    },
}

impl Finding {
    /// What stands between the file's name and these words: nothing where they are about the file as a whole.
    fn colon(&self) -> &'static str {
        match self {
            Self::Header | Self::Block { .. } | Self::Order(_) => ":",
            Self::Open(_)
            | Self::Read(_)
            | Self::Write(_)
            | Self::Busy
            | Self::Foreign
            | Self::Version(_)
            | Self::Settings { .. } => "",
        }
    }
}

/// How a file ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tail {
    /// It ends with its last block.
    Whole,
    /// It ends with this many bytes of an unfinished block.
    Torn(u64),
}

/// Reads a data file block by block.
#[derive(Debug)]
pub struct Reader {
    path: PathBuf,
    input: BufReader<File>,
    description: String,
    at: u64,
    length: u64,
}

impl Reader {
    /// Opens a file and reads its header.
    ///
    /// # Errors
    /// If the file can't be read, is no data file, has another version, or its header is damaged.
    pub fn open(path: &Path) -> Result<Self, DatasetError> {
        let file =
            File::open(path).map_err(|error| DatasetError::new(path, Finding::Open(error)))?;
        Self::of(path, file)
    }

    /// The same of an open file, from its beginning.
    fn of(path: &Path, file: File) -> Result<Self, DatasetError> {
        let begin = || -> Result<Self, Finding> {
            let length = file.metadata()?.len();
            let mut input = BufReader::with_capacity(1 << 20, file);
            let description = read_header(&mut input)?;
            let at = header(&description).len() as u64;
            Ok(Self { path: path.to_owned(), input, description, at, length })
        };
        begin().map_err(|finding| DatasetError::new(path, finding))
    }

    /// How the data was made, as JSON.
    pub fn description(&self) -> &str {
        &self.description
    }

    /// The position in the file, in bytes.
    pub fn at(&self) -> u64 {
        self.at
    }

    pub(super) fn out_of_order(&self, game: u32) -> DatasetError {
        DatasetError::new(&self.path, Finding::Order(game))
    }

    /// Adds the next block's records to `records`; `Some` at the end of the file.
    ///
    /// # Errors
    /// If the file can't be read, or a block other than the last is damaged.
    pub fn next_block(&mut self, records: &mut Vec<Record>) -> Result<Option<Tail>, DatasetError> {
        let before = records.len();
        let result = self.block(records);
        if !matches!(result, Ok(None)) {
            records.truncate(before);
        }
        result.map_err(|finding| DatasetError::new(&self.path, finding))
    }

    fn block(&mut self, records: &mut Vec<Record>) -> Result<Option<Tail>, Finding> {
        let left = self.length.saturating_sub(self.at);
        if left == 0 {
            return Ok(Some(Tail::Whole));
        }
        let mut head = [0; 12];
        if left < head.len() as u64 {
            return Ok(Some(Tail::Torn(left)));
        }
        self.input.read_exact(&mut head)?;
        let number = |at: usize| u32::from_le_bytes(std::array::from_fn(|i| head[at + i]));
        let (count, checksum) = (number(4) as usize, number(8));
        let damaged = |reason| Finding::Block { at: self.at, reason };
        // A file system may leave zeros where the last write did not arrive.
        if head == [0; 12] {
            return Ok(Some(Tail::Torn(left)));
        }
        if head[..4] != BLOCK || count > MAX_RECORDS {
            return Err(damaged("expected the beginning of a block"));
        }
        let size = head.len() as u64 + (count * Record::BYTES) as u64;
        if left < size {
            return Ok(Some(Tail::Torn(left)));
        }
        let mut bytes = vec![0; count * Record::BYTES];
        self.input.read_exact(&mut bytes)?;
        if crc32fast::hash(&bytes) != checksum {
            return if left == size {
                Ok(Some(Tail::Torn(left)))
            } else {
                Err(damaged("its checksum is wrong"))
            };
        }
        for bytes in bytes.as_chunks::<{ Record::BYTES }>().0 {
            records.push(Record::from_bytes(bytes).ok_or_else(|| damaged("a record can't be"))?);
        }
        self.at += size;
        Ok(None)
    }
}

/// Reads a whole file: its description, its records and how it ends.
///
/// # Errors
/// As [`Reader::open`] and [`Reader::next_block`].
pub fn read_all(path: &Path) -> Result<(String, Vec<Record>, Tail), DatasetError> {
    let mut reader = Reader::open(path)?;
    let mut records = Vec::new();
    loop {
        if let Some(tail) = reader.next_block(&mut records)? {
            return Ok((reader.description, records, tail));
        }
    }
}

fn read_header(input: &mut impl Read) -> Result<String, Finding> {
    let mut start = Vec::new();
    input.take(16).read_to_end(&mut start)?;
    if start.len() < 8 || start[..8] != MAGIC {
        return Err(Finding::Foreign);
    }
    let number = |bytes: &[u8], at: usize| {
        bytes.get(at..at + 4).map(|bytes| u32::from_le_bytes(std::array::from_fn(|i| bytes[i])))
    };
    let version = number(&start, 8).ok_or(Finding::Header)?;
    if version != VERSION {
        return Err(Finding::Version(version));
    }
    let length = number(&start, 12).ok_or(Finding::Header)? as usize;
    if length > LONGEST_DESCRIPTION {
        return Err(Finding::Header);
    }
    let mut rest = Vec::new();
    input.take(length as u64 + 4).read_to_end(&mut rest)?;
    let checksum = number(&rest, length).ok_or(Finding::Header)?;
    rest.truncate(length);
    let description = String::from_utf8(rest).map_err(|_| Finding::Header)?;
    let is_whole = header(&description).ends_with(&checksum.to_le_bytes());
    is_whole.then_some(description).ok_or(Finding::Header)
}

fn header(description: &str) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend((description.len() as u32).to_le_bytes());
    bytes.extend(description.as_bytes());
    let checksum = crc32fast::hash(&bytes);
    bytes.extend(checksum.to_le_bytes());
    bytes
}

/// Writes a data file block by block; each block is in the file as soon as it is complete. The file is locked until
/// then, as the blocks of two writers would overwrite each other.
#[derive(Debug)]
pub struct Writer {
    path: PathBuf,
    output: BufWriter<File>,
    /// Games that are not in the file yet.
    waiting: Vec<Record>,
}

impl Writer {
    /// Begins a file, or continues one that was made in the same way. The records already there are passed to
    /// `known`, and a torn last block is cut off.
    ///
    /// # Errors
    /// If the file can't be written, another writer has it, or it exists and is no data file, is damaged, or has another
    /// description.
    pub fn resume(
        path: &Path,
        description: &str,
        known: &mut dyn FnMut(&[Record]),
    ) -> Result<Self, DatasetError> {
        let failed = |error| DatasetError::new(path, Finding::Write(error));
        let file = locked(path)?;
        if file.metadata().map_err(failed)?.len() == 0 {
            return Self::begin(path, file, description).map_err(failed);
        }
        let mut reader = Reader::of(path, file)?;
        if reader.description != description {
            let (found, expected) = (reader.description, description.to_owned());
            return Err(DatasetError::new(path, Finding::Settings { found, expected }));
        }
        let mut records = Vec::new();
        while reader.next_block(&mut records)?.is_none() {
            known(&records);
            records.clear();
        }
        let (end, mut file) = (reader.at, reader.input.into_inner());
        file.set_len(end).and_then(|()| file.seek(SeekFrom::Start(end))).map_err(failed)?;
        Ok(Self { path: path.to_owned(), output: BufWriter::new(file), waiting: Vec::new() })
    }

    /// Begins a file, overwriting one that exists.
    ///
    /// # Errors
    /// If the file can't be written, or another writer has it.
    pub fn create(path: &Path, description: &str) -> Result<Self, DatasetError> {
        let file = locked(path)?;
        let created = file.set_len(0).and_then(|()| Self::begin(path, file, description));
        created.map_err(|error| DatasetError::new(path, Finding::Write(error)))
    }

    /// Begins an empty file.
    fn begin(path: &Path, file: File, description: &str) -> io::Result<Self> {
        let mut output = BufWriter::new(file);
        output.write_all(&header(description))?;
        output.flush()?;
        Ok(Self { path: path.to_owned(), output, waiting: Vec::new() })
    }

    /// Adds a game. It is in the file once there are enough games for a block, or after [`Self::finish`], so
    /// that the same games in the same order always make the same blocks.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn add_game(&mut self, records: &[Record]) -> Result<(), DatasetError> {
        self.waiting.extend(records);
        if self.waiting.len() < BLOCK_RECORDS { Ok(()) } else { self.finish() }
    }

    /// Writes the waiting games.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn finish(&mut self) -> Result<(), DatasetError> {
        let games = std::mem::take(&mut self.waiting);
        self.write(&games)
    }

    /// Appends a block, or several if there are very many records.
    ///
    /// # Errors
    /// If the file can't be written.
    pub fn write(&mut self, records: &[Record]) -> Result<(), DatasetError> {
        for block in records.chunks(MAX_RECORDS) {
            let bytes: Vec<u8> = block.iter().flat_map(Record::to_bytes).collect();
            let mut append = || -> io::Result<()> {
                self.output.write_all(&BLOCK)?;
                self.output.write_all(&(block.len() as u32).to_le_bytes())?;
                self.output.write_all(&crc32fast::hash(&bytes).to_le_bytes())?;
                self.output.write_all(&bytes)?;
                self.output.flush()
            };
            append().map_err(|error| DatasetError::new(&self.path, Finding::Write(error)))?;
        }
        Ok(())
    }
}

impl Drop for Writer {
    /// Unlocks the file, for which closing it is not enough: a process that another thread is just starting has a copy of it
    /// for a moment.
    fn drop(&mut self) {
        let _ = self.output.get_ref().unlock();
    }
}

/// Opens a file to read and write that no other writer has, making it if it is missing.
fn locked(path: &Path) -> Result<File, DatasetError> {
    let failed = |finding| DatasetError::new(path, finding);
    let mut options = File::options();
    let opened = options.read(true).write(true).create(true).truncate(false).open(path);
    let file = opened.map_err(|error| failed(Finding::Open(error)))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(failed(Finding::Busy)),
        // Some file systems know no locks; there nobody can be told of the other.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(file),
        Err(TryLockError::Error(error)) => Err(failed(Finding::Open(error))),
    }
}
