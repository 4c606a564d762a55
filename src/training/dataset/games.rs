//! Going through the games of files that don't fit in memory.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use super::file::{DatasetError, Reader, Tail};
use super::record::Record;

const MERGED: &str = "{\"merged\":[";

/// The description of a merge of runs with these descriptions.
pub fn merged_description<'d>(runs: impl Iterator<Item = &'d str>) -> String {
    let runs: Vec<&str> = runs.collect();
    format!("{MERGED}{}]}}", runs.join(","))
}

/// Is shown the records of a game.
pub type Show<'a> = dyn FnMut(&[Record]) -> ControlFlow<()> + 'a;

/// Games that can be gone through more than once.
pub trait Games {
    /// Shows the records of one game after the other, until `show` breaks off.
    ///
    /// # Errors
    /// If the games can't be read.
    fn visit(&self, show: &mut Show) -> Result<(), DatasetError>;
}

/// Records that follow each other and have the same number are a game.
impl Games for Vec<Record> {
    fn visit(&self, show: &mut Show) -> Result<(), DatasetError> {
        let _ = self.chunk_by(|one, other| one.game == other.game).try_for_each(show);
        Ok(())
    }
}

/// The games of data files, read a block at a time: those that were made in the same way in the order of their numbers,
/// each once, whatever shards they are in and whatever the order of the files. Merged files are left as they are.
#[derive(Clone, Debug)]
pub struct GameFiles {
    /// The descriptions and files of runs.
    runs: Vec<(String, Vec<PathBuf>)>,
}

impl GameFiles {
    /// Opens the files.
    ///
    /// # Errors
    /// As [`Reader::open`].
    pub fn open(files: &[PathBuf]) -> Result<Self, DatasetError> {
        let mut runs: Vec<(String, Vec<PathBuf>)> = Vec::new();
        for path in files {
            let description = Reader::open(path)?.description().to_owned();
            let is_shard = !description.starts_with(MERGED);
            match runs.iter_mut().find(|(known, _)| is_shard && *known == description) {
                Some((_, files)) => files.push(path.clone()),
                None => runs.push((description, vec![path.clone()])),
            }
        }
        runs.sort_by(|(one, _), (other, _)| one.cmp(other));
        Ok(Self { runs })
    }

    /// How each run was made, as JSON.
    pub fn descriptions(&self) -> impl Iterator<Item = &str> {
        self.runs.iter().map(|(description, _)| description.as_str())
    }

    /// Reads everything once without keeping it; returns the files whose last block is torn, and the bytes left out.
    ///
    /// # Errors
    /// As [`Reader::next_block`], or if the games of a file are not in the order of their numbers.
    pub fn check(&self) -> Result<Vec<(&Path, u64)>, DatasetError> {
        let mut torn = Vec::new();
        for path in self.runs.iter().flat_map(|(_, files)| files) {
            let mut file = OpenFile::open(path)?;
            while file.next()? {}
            if let Some(Tail::Torn(bytes)) = file.tail {
                torn.push((path.as_path(), bytes));
            }
        }
        Ok(torn)
    }
}

impl Games for GameFiles {
    fn visit(&self, show: &mut Show) -> Result<(), DatasetError> {
        for (_, files) in &self.runs {
            let mut open = Vec::with_capacity(files.len());
            for path in files {
                let mut file = OpenFile::open(path)?;
                if file.next()? {
                    open.push(file);
                }
            }
            let mut last = None;
            // Of games with the same number the first file's is taken.
            while let Some(at) = (0..open.len()).min_by_key(|&at| open[at].number()) {
                let number = open[at].number();
                let is_new = files.len() == 1 || last != Some(number);
                if is_new && show(open[at].game()).is_break() {
                    return Ok(());
                }
                last = Some(number);
                if !open[at].next()? {
                    open.remove(at);
                }
            }
        }
        Ok(())
    }
}

/// A file that is being read, at one of its games.
struct OpenFile {
    reader: Reader,
    /// Those of the last block read.
    records: Vec<Record>,
    /// The place of the game among them.
    game: std::ops::Range<usize>,
    must_be_in_order: bool,
    tail: Option<Tail>,
}

impl OpenFile {
    fn open(path: &Path) -> Result<Self, DatasetError> {
        let reader = Reader::open(path)?;
        let must_be_in_order = !reader.description().starts_with(MERGED);
        Ok(Self { reader, records: Vec::new(), game: 0..0, must_be_in_order, tail: None })
    }

    fn game(&self) -> &[Record] {
        &self.records[self.game.clone()]
    }

    fn number(&self) -> u32 {
        self.game()[0].game
    }

    /// Goes on to the next game; `false` at the end.
    fn next(&mut self) -> Result<bool, DatasetError> {
        let before = self.game().first().map(|record| record.game);
        while self.game.end == self.records.len() {
            if self.tail.is_some() {
                return Ok(false);
            }
            self.records.clear();
            self.game = 0..0;
            self.tail = self.reader.next_block(&mut self.records)?;
        }
        let rest = &self.records[self.game.end..];
        let number = rest[0].game;
        let length = rest.iter().take_while(|record| record.game == number).count();
        self.game = self.game.end..self.game.end + length;
        if self.must_be_in_order && before.is_some_and(|before| before >= number) {
            return Err(self.reader.out_of_order(number));
        }
        Ok(true)
    }
}
