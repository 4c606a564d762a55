//! The positions of a fit, shuffled on disk.
//!
//! Each position goes to one of several files by lot. A pass reads the files in an order of its own and shuffles each in
//! memory, so that every position may follow any other, and only one file has to fit in memory.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};
use std::path::Path;

use super::settings::Settings;
use crate::othello::Board;

/// A position to fit to, and its label in discs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sample {
    pub(super) board: Board,
    pub(super) label: f32,
}

impl Sample {
    const BYTES: usize = 20;

    fn to_bytes(self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        bytes[..8].copy_from_slice(&self.board.player().to_le_bytes());
        bytes[8..16].copy_from_slice(&self.board.opponent().to_le_bytes());
        bytes[16..].copy_from_slice(&self.label.to_le_bytes());
        bytes
    }

    fn from_bytes(bytes: &[u8; Self::BYTES]) -> Option<Self> {
        let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|i| bytes[at + i]));
        let label = f32::from_le_bytes(std::array::from_fn(|i| bytes[16 + i]));
        Some(Self { board: Board::new(word(0), word(8))?, label })
    }
}

/// Files without a name, which are gone with the program however it ends.
#[derive(Debug)]
pub(super) struct Samples {
    files: Vec<BufWriter<File>>,
    /// [`Settings::late`]
    late: f32,
    rng: fastrand::Rng,
    count: u64,
}

impl Samples {
    /// For about `count` positions.
    pub(super) fn new(folder: &Path, count: u64, settings: &Settings) -> io::Result<Self> {
        let files = count.div_ceil(settings.in_memory.max(1) as u64).max(1);
        let open = |_| Ok(BufWriter::with_capacity(1 << 16, tempfile::tempfile_in(folder)?));
        Ok(Self {
            files: (0..files).map(open).collect::<io::Result<_>>()?,
            late: settings.late,
            rng: fastrand::Rng::with_seed(settings.seed),
            count: 0,
        })
    }

    /// Adds a position, unless there are enough like it.
    pub(super) fn add(&mut self, sample: Sample) -> io::Result<()> {
        let is_late = sample.board.empty_count() <= Settings::LATE;
        if is_late && self.late < 1.0 && self.rng.f32() >= self.late {
            return Ok(());
        }
        self.count += 1;
        let file = self.rng.usize(..self.files.len());
        self.files[file].write_all(&sample.to_bytes())
    }

    /// How many were added.
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// Shows all positions in an order drawn by `rng`, in batches of this size; the last may be smaller.
    pub(super) fn pass(
        &mut self,
        batch: usize,
        rng: &mut fastrand::Rng,
        show: &mut dyn FnMut(&[Sample]),
    ) -> io::Result<()> {
        rng.shuffle(&mut self.files);
        let mut waiting = Vec::new();
        for file in &mut self.files {
            let mut samples = read(file)?;
            rng.shuffle(&mut samples);
            waiting.append(&mut samples);
            let whole = waiting.len() / batch * batch;
            waiting[..whole].chunks(batch).for_each(&mut *show);
            waiting.drain(..whole);
        }
        if !waiting.is_empty() {
            show(&waiting);
        }
        Ok(())
    }
}

fn read(file: &mut BufWriter<File>) -> io::Result<Vec<Sample>> {
    file.flush()?;
    let file = file.get_mut();
    let size = file.seek(io::SeekFrom::End(0))?;
    file.rewind()?;
    let count = size as usize / Sample::BYTES;
    let mut input = BufReader::with_capacity(1 << 20, file);
    let mut samples = Vec::with_capacity(count);
    let mut bytes = [0; Sample::BYTES];
    for _ in 0..count {
        input.read_exact(&mut bytes)?;
        let sample = Sample::from_bytes(&bytes);
        samples.push(sample.ok_or_else(|| io::Error::from(io::ErrorKind::InvalidData))?);
    }
    Ok(samples)
}
