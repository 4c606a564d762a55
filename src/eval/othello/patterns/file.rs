//! The file format of weights.
//!
//! All integers are little-endian:
//!
//! | bytes | |
//! |--:|---|
//! | 8 | `HEIBAIWT` |
//! | 4 | version, 4 |
//! | 4 | fingerprint of the patterns the weights were made for |
//! | 4 | length of the packed weights |
//! | 4 | CRC-32 of the packed weights |
//! | n | the packed weights: a stream of raw deflate |
//!
//! Unpacked, the rows come first, transposed: the first number of all rows, then the second, and so on, because similar
//! bytes side by side compress well; eras after the first hold differences from the era before. Then come lists of
//! 16-bit weights: for each stage the bias, the hidden layer unit by unit, the output and the direct weights; and one
//! list for each phase of the ordering. Each is two planes of bytes, low then high, with the sign in the lowest bit.
//! Last, for each stage, the 32-bit biases of the hidden units and of the output.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use thiserror::Error;

use super::layout::{ORDERING, PATTERNS};
use super::network::{ERAS, HIDDEN, STAGES, WIDTH};
use super::parameters::Parameters;

const MAGIC: &str = "HEIBAIWT";
const VERSION: u32 = 4;
const HEADER: usize = 24;

/// Lazy, because computing it takes far longer than seeing that a file holds no weights.
static UNPACKED: LazyLock<usize> = LazyLock::new(|| Parameters::zero().unpacked_length());

/// Why weights can't be used.
#[derive(Debug, Error)]
pub enum WeightsError {
    /// The file can't be read.
    #[error("{}: can't be read", path.display())]
    Io {
        /// Its path.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// The file's contents are invalid.
    #[error("{}: {reason}", path.display())]
    File {
        /// Its path.
        path: PathBuf,
        /// What is wrong.
        reason: Box<WeightsError>,
    },
    /// The data is not weights, which begin so.
    #[error("no weights: expected them to begin with {0}")]
    Foreign(&'static str),
    /// The weights have another version.
    #[error("weights of version {found}, expected {expected}")]
    Version {
        /// In the file.
        found: u32,
        /// The version that is read.
        expected: u32,
    },
    /// The weights were made for other patterns.
    #[error("weights for other patterns ({found:08x}), expected those for {expected:08x}")]
    Patterns {
        /// In the file.
        found: u32,
        /// Of the current patterns.
        expected: u32,
    },
    /// The end is missing.
    #[error("the weights are truncated: {found} bytes, expected {expected}")]
    Truncated {
        /// The file's length.
        found: usize,
        /// The length in the header, or of a header.
        expected: usize,
    },
    /// Something follows the weights.
    #[error("{0} bytes follow the weights")]
    Trailing(usize),
    /// The checksum does not match.
    #[error("the weights are damaged: their checksum is wrong")]
    Checksum,
    /// The checksum matches, but the contents aren't weights.
    #[error("the packed weights can't be unpacked to their right length")]
    Unpacking,
    /// The weights are sound, but not those that the program was built with.
    #[error("the weights of another build of Heibai")]
    OtherBuild,
    /// The program is not where a package has it, so its weights are not to be found.
    #[error("the program is not in the folder of its package, where its weights are")]
    NoPackage,
}

impl Parameters {
    /// Reads a file of weights.
    ///
    /// # Errors
    /// [`WeightsError`] if the file can't be read or holds no weights for these patterns, or they are truncated or
    /// damaged.
    pub fn read(path: &Path) -> Result<Self, WeightsError> {
        let io = |source| WeightsError::Io { path: path.to_owned(), source };
        let most = HEADER as u64 + 2 * *UNPACKED as u64;
        let mut bytes = Vec::new();
        // A file that is far too long is not read into memory.
        fs::File::open(path)
            .and_then(|file| file.take(most).read_to_end(&mut bytes))
            .map_err(io)?;
        Self::from_bytes(&bytes)
            .map_err(|reason| WeightsError::File { path: path.to_owned(), reason: reason.into() })
    }

    /// Reads weights from a file's contents.
    ///
    /// # Errors
    /// [`WeightsError`] if these are no weights for these patterns, or truncated or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let packed = packed(bytes)?;
        let mut parameters = Self::zero();
        let expected = parameters.unpacked_length();
        let mut planes = Vec::with_capacity(expected + 1);
        DeflateDecoder::new(packed)
            .take(expected as u64 + 1)
            .read_to_end(&mut planes)
            .map_err(|_| WeightsError::Unpacking)?;
        if planes.len() != expected {
            return Err(WeightsError::Unpacking);
        }
        parameters.take(&planes);
        Ok(parameters)
    }

    /// A file's contents.
    pub fn to_bytes(&self) -> Vec<u8> {
        let planes = self.clone().planes();
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        let packed = encoder
            .write_all(&planes)
            .and_then(|()| encoder.finish())
            .expect("memory can be written to");
        let mut bytes = MAGIC.as_bytes().to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(fingerprint().to_le_bytes());
        bytes.extend((packed.len() as u32).to_le_bytes());
        bytes.extend(crc32fast::hash(&packed).to_le_bytes());
        bytes.extend(packed);
        bytes
    }

    /// Reads the unpacked form, which has the right length.
    pub(super) fn take(&mut self, planes: &[u8]) {
        /// This many rows stay in the L1 cache while their numbers come from all over the planes.
        const BLOCK: usize = 128;

        let count = self.network.rows.len();
        let (numbers, mut rest) = planes.split_at(WIDTH * count);
        for (block, rows) in self.network.rows.chunks_mut(BLOCK).enumerate() {
            for (column, plane) in numbers.chunks_exact(count).enumerate() {
                for (row, &byte) in rows.iter_mut().zip(&plane[block * BLOCK..]) {
                    row[column] = byte.cast_signed();
                }
            }
        }
        let in_an_era = count / ERAS;
        for at in in_an_era..count {
            let before = self.network.rows[at - in_an_era];
            for (number, before) in self.network.rows[at].iter_mut().zip(before) {
                *number = number.wrapping_add(before);
            }
        }
        for list in self.lists_mut() {
            let (low, more) = rest.split_at(list.len());
            let (high, more) = more.split_at(list.len());
            for (weight, (&low, &high)) in list.iter_mut().zip(low.iter().zip(high)) {
                let folded = u16::from_le_bytes([low, high]);
                *weight = (folded >> 1) as i16 ^ -((folded & 1) as i16);
            }
            rest = more;
        }
        for (number, bytes) in self.biases_mut().zip(rest.as_chunks().0) {
            *number = i32::from_le_bytes(*bytes);
        }
    }

    pub(super) fn planes(mut self) -> Vec<u8> {
        let mut planes = Vec::with_capacity(self.unpacked_length());
        let in_an_era = self.network.rows.len() / ERAS;
        for at in (in_an_era..self.network.rows.len()).rev() {
            let before = self.network.rows[at - in_an_era];
            for (number, before) in self.network.rows[at].iter_mut().zip(before) {
                *number = number.wrapping_sub(before);
            }
        }
        for column in 0..WIDTH {
            planes.extend(self.network.rows.iter().map(|row| row[column].cast_unsigned()));
        }
        for list in self.lists_mut() {
            let folded = list.iter().map(|&weight| ((weight << 1) ^ (weight >> 15)).to_le_bytes());
            planes.extend(folded.clone().map(|bytes| bytes[0]));
            planes.extend(folded.map(|bytes| bytes[1]));
        }
        planes.extend(self.biases_mut().flat_map(|number| number.to_le_bytes()));
        planes
    }

    fn lists_mut(&mut self) -> impl Iterator<Item = &mut [i16]> {
        let stages = self.network.stages.iter_mut().flat_map(|stage| {
            [
                stage.bias.as_mut_slice(),
                stage.hidden.as_flattened_mut(),
                &mut stage.output,
                &mut stage.direct,
            ]
        });
        stages.chain(self.ordering.iter_mut().map(Vec::as_mut_slice))
    }

    fn biases_mut(&mut self) -> impl Iterator<Item = &mut i32> {
        let stages = self.network.stages.iter_mut();
        stages.flat_map(|stage| stage.hidden_bias.iter_mut().chain([&mut stage.output_bias]))
    }

    pub(super) fn unpacked_length(&self) -> usize {
        let rows = WIDTH * self.network.rows.len();
        let stage = 2 * (2 * WIDTH + HIDDEN + WIDTH * HIDDEN) + 4 * (HIDDEN + 1);
        rows + STAGES * stage + 2 * self.ordering.iter().map(Vec::len).sum::<usize>()
    }
}

/// The checksum by which a set of weights is known, from its file's contents.
pub(super) const fn checksum(bytes: &[u8]) -> u32 {
    u32::from_le_bytes([bytes[20], bytes[21], bytes[22], bytes[23]])
}

/// The packed weights, once everything around them is in order.
fn packed(bytes: &[u8]) -> Result<&[u8], WeightsError> {
    if !bytes.starts_with(MAGIC.as_bytes()) {
        return Err(WeightsError::Foreign(MAGIC));
    }
    if bytes.len() < HEADER {
        return Err(WeightsError::Truncated { found: bytes.len(), expected: HEADER });
    }
    let number = |at: usize| u32::from_le_bytes(std::array::from_fn(|i| bytes[at + i]));
    let (version, patterns, length, checksum) = (number(8), number(12), number(16), number(20));
    if version != VERSION {
        return Err(WeightsError::Version { found: version, expected: VERSION });
    }
    if patterns != fingerprint() {
        return Err(WeightsError::Patterns { found: patterns, expected: fingerprint() });
    }
    let (packed, expected) = (&bytes[HEADER..], length as usize);
    if packed.len() < expected {
        return Err(WeightsError::Truncated { found: bytes.len(), expected: HEADER + expected });
    }
    if packed.len() > expected {
        return Err(WeightsError::Trailing(packed.len() - expected));
    }
    if crc32fast::hash(packed) != checksum {
        return Err(WeightsError::Checksum);
    }
    Ok(packed)
}

/// Identifies the patterns: weights fit only those they were made for.
pub(super) fn fingerprint() -> u32 {
    PATTERNS.fingerprint() ^ ORDERING.fingerprint().rotate_left(1)
}
