//! Files of weights.
//!
//! All integers are little-endian:
//!
//! | bytes | |
//! |--:|---|
//! | 8 | `HEIBAIWT` |
//! | 4 | version, 1 |
//! | 4 | fingerprint of the patterns the weights were made for |
//! | 4 | length of the packed weights |
//! | 4 | CRC-32 of the packed weights |
//! | n | the packed weights: a stream of raw deflate |
//!
//! Unpacked, every list of weights is two planes of bytes, first the low ones, then the high ones,
//! of the weights with their sign moved to the lowest bit, because like bytes side by side pack
//! well. The lists of a phase are the patterns, own mobility, the opponent's, discs, constant; then,
//! behind all phases, comes one list for each phase of the ordering.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use thiserror::Error;

use super::layout::{ORDERING, PATTERNS};
use super::parameters::Parameters;

const MAGIC: [u8; 8] = *b"HEIBAIWT";
const VERSION: u32 = 1;
const HEADER: usize = 24;

/// How many bytes unpacked weights have. To find it out takes far longer than to see that a file holds none.
static UNPACKED: LazyLock<usize> = LazyLock::new(|| Parameters::zero().unpacked_length());

/// Says why weights can't be used.
#[derive(Debug, Error)]
pub enum WeightsError {
    /// The file can't be read.
    #[error("{}: can't be read", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The file's contents are no good.
    #[error("{}: {reason}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        reason: Box<WeightsError>,
    },
    /// These are no weights.
    #[error("no weights: expected them to begin with HEIBAIWT")]
    Foreign,
    /// The weights are in another version's form.
    #[error("weights of version {0}, expected {VERSION}")]
    Version(u32),
    /// The weights were made for other patterns.
    #[error("weights for other patterns ({found:08x}), expected those for {expected:08x}")]
    Patterns {
        /// The fingerprint in the file.
        found: u32,
        /// The fingerprint of today's patterns.
        expected: u32,
    },
    /// The end is missing.
    #[error("the weights are truncated: {found} bytes, expected {expected}")]
    Truncated {
        /// The length.
        found: usize,
        /// The length that the header states, or that of a header.
        expected: usize,
    },
    /// Something follows the weights.
    #[error("{0} bytes follow the weights")]
    Trailing(usize),
    /// The weights were changed.
    #[error("the weights are damaged: their checksum is wrong")]
    Checksum,
    /// The checksum is right, but what it covers isn't weights.
    #[error("the packed weights can't be unpacked to their right length")]
    Unpacking,
}

impl Parameters {
    /// Reads a file of weights.
    ///
    /// # Errors
    /// If the file can't be read, is none of weights, of another version, made for other patterns,
    /// truncated or damaged.
    pub fn read(path: &Path) -> Result<Self, WeightsError> {
        let io = |source| WeightsError::Io { path: path.to_owned(), source };
        let most = HEADER as u64 + 2 * *UNPACKED as u64;
        let mut bytes = Vec::new();
        // A file that is far too long is not taken into memory.
        fs::File::open(path)
            .and_then(|file| file.take(most).read_to_end(&mut bytes))
            .map_err(io)?;
        Self::from_bytes(&bytes)
            .map_err(|reason| WeightsError::File { path: path.to_owned(), reason: reason.into() })
    }

    /// Takes the weights from a file's contents.
    ///
    /// # Errors
    /// If these are no weights, of another version, made for other patterns, truncated or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let packed = packed(bytes)?;
        let expected = *UNPACKED;
        let mut planes = Vec::with_capacity(expected + 1);
        DeflateDecoder::new(packed)
            .take(expected as u64 + 1)
            .read_to_end(&mut planes)
            .map_err(|_| WeightsError::Unpacking)?;
        if planes.len() != expected {
            return Err(WeightsError::Unpacking);
        }
        let mut parameters = Self::zero();
        let mut rest = planes.as_slice();
        for list in parameters.lists_mut() {
            let (low, more) = rest.split_at(list.len());
            let (high, more) = more.split_at(list.len());
            for (weight, (&low, &high)) in list.iter_mut().zip(low.iter().zip(high)) {
                let folded = u16::from_le_bytes([low, high]);
                *weight = (folded >> 1) as i16 ^ -((folded & 1) as i16);
            }
            rest = more;
        }
        Ok(parameters)
    }

    /// A file's contents.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut copy = self.clone();
        let mut planes = Vec::with_capacity(self.unpacked_length());
        for list in copy.lists_mut() {
            let folded = list.iter().map(|&weight| ((weight << 1) ^ (weight >> 15)).to_le_bytes());
            planes.extend(folded.clone().map(|bytes| bytes[0]));
            planes.extend(folded.map(|bytes| bytes[1]));
        }
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        let packed = encoder
            .write_all(&planes)
            .and_then(|()| encoder.finish())
            .expect("memory can be written to");
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(fingerprint().to_le_bytes());
        bytes.extend((packed.len() as u32).to_le_bytes());
        bytes.extend(crc32fast::hash(&packed).to_le_bytes());
        bytes.extend(packed);
        bytes
    }

    fn lists_mut(&mut self) -> impl Iterator<Item = &mut [i16]> {
        let phases = self.phases.iter_mut().flat_map(|phase| {
            [
                phase.patterns.as_mut_slice(),
                &mut phase.own_mobility,
                &mut phase.opponent_mobility,
                &mut phase.discs,
                std::slice::from_mut(&mut phase.constant),
            ]
        });
        phases.chain(self.ordering.iter_mut().map(Vec::as_mut_slice))
    }

    fn unpacked_length(&self) -> usize {
        let phases = self.phases.iter().map(|phase| {
            let tables = phase.own_mobility.len() + phase.opponent_mobility.len();
            phase.patterns.len() + tables + phase.discs.len() + 1
        });
        2 * (phases.sum::<usize>() + self.ordering.iter().map(Vec::len).sum::<usize>())
    }
}

/// The packed weights, once everything around them is in order.
fn packed(bytes: &[u8]) -> Result<&[u8], WeightsError> {
    if !bytes.starts_with(&MAGIC) {
        return Err(WeightsError::Foreign);
    }
    if bytes.len() < HEADER {
        return Err(WeightsError::Truncated { found: bytes.len(), expected: HEADER });
    }
    let number = |at: usize| u32::from_le_bytes(std::array::from_fn(|i| bytes[at + i]));
    let (version, patterns, length, checksum) = (number(8), number(12), number(16), number(20));
    if version != VERSION {
        return Err(WeightsError::Version(version));
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

fn fingerprint() -> u32 {
    PATTERNS.fingerprint() ^ ORDERING.fingerprint().rotate_left(1)
}
