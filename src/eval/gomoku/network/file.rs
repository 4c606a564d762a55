//! The file format of a network.
//!
//! All integers are little-endian:
//!
//! | bytes | |
//! |--:|---|
//! | 8 | `HEIBAIGN` |
//! | 4 | version, 1 |
//! | 4 | length of the packed numbers |
//! | 4 | CRC-32 of the packed numbers |
//! | n | the packed numbers: a stream of raw deflate |
//!
//! Unpacked: one view for both colours, or Black's and White's. A view is the first number of all rows, then the second
//! and so on; the bias; the hidden layer, input by input; the output; the direct weights, all of 16 bits. Then, of 32 bits,
//! the units' biases, the threats', and the output's.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use thiserror::Error;

use super::parameters::{HIDDEN, INPUTS, Parameters, THREATS, View, WIDTH};
use super::windows::WINDOWS;

const MAGIC: &[u8; 8] = b"HEIBAIGN";
const VERSION: u32 = 1;
const HEADER: usize = 20;

/// Of a view's unpacked numbers, in bytes.
const LENGTH: usize = 2 * (WIDTH * (WINDOWS + 1) + INPUTS * HIDDEN + HIDDEN + INPUTS)
    + 4 * (HIDDEN * (1 + THREATS) + 1);

/// Why a file is no network.
#[derive(Debug, Error)]
pub enum NetworkError {
    /// It can't be read.
    #[error("{}", .0.display())]
    Io(PathBuf, #[source] io::Error),
    /// Its contents are invalid.
    #[error("{}", .0.display())]
    File(PathBuf, #[source] Box<Self>),
    /// It begins otherwise.
    #[error("no network for Gomoku: expected it to begin with HEIBAIGN")]
    Foreign,
    /// It has another version.
    #[error("a network of version {0}, expected {VERSION}")]
    Version(u32),
    /// Its length is not that in its header.
    #[error("the network has {found} bytes, expected {expected}")]
    Length {
        /// The length of the file.
        found: usize,
        /// The length by its header, or that of a header.
        expected: usize,
    },
    /// The checksum does not match.
    #[error("the network is damaged: its checksum is wrong")]
    Checksum,
    /// The checksum matches, but the contents are not a network's numbers.
    #[error("the network's numbers are too few, too many or too large")]
    Numbers,
}

impl Parameters {
    /// Reads a file.
    ///
    /// # Errors
    /// [`NetworkError`] if it can't be read or holds no sound network.
    pub fn read(path: &Path) -> Result<Self, NetworkError> {
        let mut bytes = Vec::new();
        // A file that is far too long is not read into memory.
        File::open(path)
            .and_then(|file| file.take((HEADER + 4 * LENGTH) as u64).read_to_end(&mut bytes))
            .map_err(|error| NetworkError::Io(path.to_owned(), error))?;
        Self::from_bytes(&bytes)
            .map_err(|reason| NetworkError::File(path.to_owned(), Box::new(reason)))
    }

    /// Reads a file's contents.
    ///
    /// # Errors
    /// [`NetworkError`] if they are no sound network.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetworkError> {
        if bytes.first_chunk() != Some(MAGIC) {
            return Err(NetworkError::Foreign);
        }
        let length = |expected| NetworkError::Length { found: bytes.len(), expected };
        let (header, packed) = bytes.split_at_checked(HEADER).ok_or(length(HEADER))?;
        let number = |at: usize| {
            u32::from_le_bytes(std::array::from_fn(|byte| header[MAGIC.len() + 4 * at + byte]))
        };
        if number(0) != VERSION {
            return Err(NetworkError::Version(number(0)));
        }
        if packed.len() != number(1) as usize {
            return Err(length(HEADER.saturating_add(number(1) as usize)));
        }
        if crc32fast::hash(packed) != number(2) {
            return Err(NetworkError::Checksum);
        }
        let mut unpacked = Vec::with_capacity(LENGTH);
        DeflateDecoder::new(packed)
            .take(2 * LENGTH as u64 + 1)
            .read_to_end(&mut unpacked)
            .map_err(|_| NetworkError::Numbers)?;
        let (views, rest) = unpacked.as_chunks::<LENGTH>();
        let views = rest.is_empty().then(|| views.iter().map(View::unpacked).collect());
        let parameters = views.and_then(Self::of_views);
        parameters.filter(Self::are_sound).ok_or(NetworkError::Numbers)
    }

    /// A file's contents.
    ///
    /// # Panics
    /// If a number is beyond its limit.
    pub fn to_bytes(&self) -> Vec<u8> {
        assert!(self.are_sound(), "every number is within its limit");
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        let packed = encoder
            .write_all(&self.views().iter().flat_map(View::packed).collect::<Vec<u8>>())
            .and_then(|()| encoder.finish())
            .expect("memory can be written to");
        let numbers = [VERSION, packed.len() as u32, crc32fast::hash(&packed)];
        let header = numbers.iter().flat_map(|number| number.to_le_bytes());
        MAGIC.iter().copied().chain(header).chain(packed.iter().copied()).collect()
    }
}

impl View {
    fn packed(&self) -> Vec<u8> {
        let columns = (0..WIDTH).flat_map(|sum| self.rows.iter().map(move |row| row[sum]));
        let hidden = self.hidden.as_flattened().iter().chain(&self.output).chain(&self.direct);
        let small = columns.chain(self.bias.iter().chain(hidden).copied());
        let large = self.hidden_bias.iter().chain(self.threats.as_flattened());
        let large = large.chain(std::iter::once(&self.output_bias));
        small
            .flat_map(i16::to_le_bytes)
            .chain(large.flat_map(|number| number.to_le_bytes()))
            .collect()
    }

    fn unpacked(bytes: &[u8; LENGTH]) -> Self {
        let mut bytes = &bytes[..];
        let mut made = Self::zero();
        let mut next = || {
            let (number, rest) = bytes.split_first_chunk().expect("the length is right");
            bytes = rest;
            i16::from_le_bytes(*number)
        };
        for sum in 0..WIDTH {
            made.rows.iter_mut().for_each(|row| row[sum] = next());
        }
        let hidden = made.hidden.as_flattened_mut().iter_mut();
        let small = made.bias.iter_mut().chain(hidden);
        small.chain(&mut made.output).chain(&mut made.direct).for_each(|number| *number = next());
        let large = made.hidden_bias.iter_mut().chain(made.threats.as_flattened_mut());
        for (number, bytes) in large.chain([&mut made.output_bias]).zip(bytes.as_chunks().0) {
            *number = i32::from_le_bytes(*bytes);
        }
        made
    }
}
