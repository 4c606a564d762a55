//! The positions of a fit, shuffled on disk.
//!
//! Each position goes to one of several files by lot. A pass reads the files in an order of its own and shuffles each in
//! memory, so that every position may follow any other, and only one file has to fit in memory.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use super::error::FitError;
use super::settings::Settings;
use crate::fingerprint::fnv;
use crate::othello::Board;

/// A position to fit to, and its label in discs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sample {
    pub(super) board: Board,
    pub(super) label: f32,
}

impl Sample {
    pub(super) const BYTES: usize = 20;

    pub(super) fn to_bytes(self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        bytes[..8].copy_from_slice(&self.board.player().to_le_bytes());
        bytes[8..16].copy_from_slice(&self.board.opponent().to_le_bytes());
        bytes[16..].copy_from_slice(&self.label.to_le_bytes());
        bytes
    }

    pub(super) fn from_bytes(bytes: &[u8; Self::BYTES]) -> Option<Self> {
        let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|i| bytes[at + i]));
        let label = f32::from_le_bytes(std::array::from_fn(|i| bytes[16 + i]));
        Some(Self { board: Board::new(word(0), word(8))?, label })
    }
}

/// Files without a name, which are gone with the program however it ends.
#[derive(Debug)]
pub(super) struct Samples {
    folder: PathBuf,
    files: Vec<BufWriter<File>>,
    /// [`Settings::late`]
    late: f32,
    rng: fastrand::Rng,
    count: u64,
    /// Of all samples in their order.
    print: u64,
}

/// How far the passes have come.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Place {
    /// The passes that are done.
    pub(super) pass: u32,
    /// The order of the files in this pass, and the one that is being shown.
    pub(super) order: Vec<u32>,
    pub(super) file: usize,
    /// The state of the lots before the samples of that file were shuffled.
    pub(super) lots: u64,
    /// What the files before left over, less than a batch.
    pub(super) waiting: Vec<Sample>,
    /// The batches that were shown since.
    pub(super) batches: usize,
}

impl Samples {
    /// For about `count` positions.
    pub(super) fn new(folder: &Path, count: u64, settings: &Settings) -> io::Result<Self> {
        let files = count.div_ceil(settings.in_memory.max(1) as u64).max(1);
        let open = |_| Ok(BufWriter::with_capacity(1 << 16, tempfile::tempfile_in(folder)?));
        Ok(Self {
            folder: folder.to_owned(),
            files: (0..files).map(open).collect::<io::Result<_>>()?,
            late: settings.late,
            rng: fastrand::Rng::with_seed(settings.seed),
            count: 0,
            print: 0,
        })
    }

    /// Adds a position, unless there are enough like it.
    pub(super) fn add(&mut self, sample: Sample) -> io::Result<()> {
        let is_late = sample.board.empty_count() <= Settings::LATE;
        if is_late && self.late < 1.0 && self.rng.f32() >= self.late {
            return Ok(());
        }
        self.count += 1;
        let bytes = sample.to_bytes();
        self.print = fnv([self.print.to_le_bytes().as_slice(), bytes.as_slice()]);
        let file = self.rng.usize(..self.files.len());
        self.files[file].write_all(&bytes)
    }

    /// The error where they can't be kept on disk.
    pub(super) fn failed(&self, cause: io::Error) -> FitError {
        FitError::Scratch { folder: self.folder.clone(), cause }
    }

    /// How many were added.
    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// A number that other samples, or the same in another order, do not have.
    pub(super) fn print(&self) -> u64 {
        self.print
    }

    /// The place before the first pass, whose order is drawn by `rng`, as all that follows.
    pub(super) fn begin(&self, mut rng: fastrand::Rng) -> Place {
        let mut order: Vec<u32> = (0..).take(self.files.len()).collect();
        rng.shuffle(&mut order);
        Place { pass: 0, order, file: 0, lots: rng.get_seed(), waiting: Vec::new(), batches: 0 }
    }

    /// Whether there is such a place.
    pub(super) fn has(&self, place: &Place, batch: usize) -> bool {
        let mut order = place.order.clone();
        order.sort_unstable();
        let is_order = order.into_iter().eq((0..).take(self.files.len()));
        is_order && place.file < self.files.len() && place.waiting.len() < batch
    }

    /// Shows the positions of a pass from a place on, in batches of this size; the last may be smaller. Ends after the
    /// pass, or as soon as `show` breaks it off; returns the place where it goes on.
    pub(super) fn pass(
        &mut self,
        mut place: Place,
        batch: usize,
        show: &mut dyn FnMut(&[Sample]) -> ControlFlow<()>,
    ) -> io::Result<Place> {
        let mut rng = fastrand::Rng::with_seed(place.lots);
        while let Some(&file) = place.order.get(place.file) {
            let mut samples = read(&mut self.files[file as usize])?;
            rng.shuffle(&mut samples);
            let mut waiting = place.waiting.clone();
            waiting.append(&mut samples);
            let (batches, rest) = waiting.split_at(waiting.len() / batch * batch);
            for batch in batches.chunks(batch).skip(place.batches) {
                place.batches += 1;
                if show(batch).is_break() {
                    return Ok(place);
                }
            }
            place.waiting = rest.to_vec();
            (place.file, place.batches, place.lots) = (place.file + 1, 0, rng.get_seed());
        }
        let last = std::mem::take(&mut place.waiting);
        if !last.is_empty() {
            let _ = show(&last);
        }
        rng.shuffle(&mut place.order);
        (place.pass, place.file, place.lots) = (place.pass + 1, 0, rng.get_seed());
        Ok(place)
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
