//! The file of weights laid out for lookup. A package has it, so that its programs share one copy, of which only the
//! pages that are looked at are read: unpacking the file of weights takes half a second of processor time.
//!
//! All integers are little-endian:
//!
//! | bytes | |
//! |--:|---|
//! | 8 | `HEIBAIWL` |
//! | 4 | version, 1 |
//! | 4 | fingerprint of the patterns the weights were made for |
//! | 4 | CRC-32 of the packed weights that were laid out |
//! | 4 | CRC-32 of the layers |
//! | n | the layers behind the rows, as in the file of weights |
//! | | zeros up to a multiple of 4,096 |
//! | | the rows, 32 bytes each, then the tables of the ordering, 2 bytes a value |
//!
//! The rows have no checksum, because it would take reading all of them.

// Mapping is sound only while nobody changes the file.
#![expect(unsafe_code, reason = "a file is mapped")]

use std::fs::File;
use std::io::Read;
use std::path::Path;

use memmap2::Mmap;

use super::file::{WeightsError, checksum, fingerprint};
use super::network::{ERAS, Network, ROOM, Row};
use super::ordering::OrderingWeights;
use super::parameters::Parameters;
use super::weights::Weights;

const MAGIC: &str = "HEIBAIWL";
const VERSION: u32 = 1;
const HEADER: usize = 24;

/// No processor has smaller pages, and a row has to lie in one line of its cache.
const PAGE: usize = 4096;

const ROWS: usize = ERAS * ROOM * size_of::<Row>();
const TABLES: usize = OrderingWeights::LENGTH * size_of::<i16>();

impl Weights {
    /// The contents of the file of laid-out weights, from those of a file of weights.
    ///
    /// # Errors
    /// [`WeightsError`], as by [`Parameters::from_bytes`].
    pub fn lay_out(bytes: &[u8]) -> Result<Vec<u8>, WeightsError> {
        let parameters = Parameters::from_bytes(bytes)?;
        let weights = Self::new(&parameters);
        let layers = Parameters::of_layers(parameters.network.stages).planes();
        let mut laid_out = MAGIC.as_bytes().to_vec();
        for number in [VERSION, fingerprint(), checksum(bytes), crc32fast::hash(&layers)] {
            laid_out.extend(number.to_le_bytes());
        }
        laid_out.extend(&layers);
        laid_out.resize(start_of_rows(layers.len()), 0);
        laid_out.extend(bytemuck::cast_slice::<_, u8>(weights.network().all_rows()));
        laid_out.extend(bytemuck::cast_slice::<_, u8>(weights.ordering().tables()));
        Ok(laid_out)
    }

    /// Maps a file of laid-out weights, for good: it is never unmapped. `of` is the CRC-32 in the header of the weights
    /// that it has to be made of, if only those will do.
    ///
    /// # Errors
    /// [`WeightsError`] if the file can't be mapped, has another length, or was made of other weights or for other
    /// patterns, or if what comes before its rows is damaged.
    pub fn map(path: &Path, of: Option<u32>) -> Result<Self, WeightsError> {
        let io = |source| WeightsError::Io { path: path.to_owned(), source };
        let in_file =
            |reason| WeightsError::File { path: path.to_owned(), reason: Box::new(reason) };
        let mut file = File::open(path).map_err(io)?;
        // Mapping nothing is an error of its own, and a folder can be opened.
        let mut magic = [0; MAGIC.len()];
        let _ = file.read(&mut magic).map_err(io)?;
        if magic != MAGIC.as_bytes() {
            return Err(in_file(WeightsError::Foreign(MAGIC)));
        }
        // SAFETY: sound as long as nobody changes or cuts the file in place. Package managers and scripts/install put a
        // new file in its place, which leaves the mapped one as it was; who writes into it instead ends the programs
        // that have it mapped, as with any library.
        let map = unsafe { Mmap::map(&file) }.map_err(io)?;
        let layers = layers(&map, of).map_err(in_file)?;
        let map: &'static Mmap = Box::leak(Box::new(map));
        let (rows, tables) = map[start_of_rows(layers.unpacked_length())..].split_at(ROWS);
        Ok(Self::of_parts(
            Network::with_rows(bytemuck::cast_slice(rows).into(), &layers.network.stages),
            OrderingWeights::with_tables(bytemuck::cast_slice(tables).into()),
        ))
    }
}

/// The layers behind the rows, once everything before the rows is in order.
fn layers(bytes: &[u8], of: Option<u32>) -> Result<Parameters, WeightsError> {
    let mut layers = Parameters::zero_layers();
    let length = layers.unpacked_length();
    let expected = start_of_rows(length) + ROWS + TABLES;
    if bytes.len() < expected {
        return Err(WeightsError::Truncated { found: bytes.len(), expected });
    }
    if bytes.len() > expected {
        return Err(WeightsError::Trailing(bytes.len() - expected));
    }
    let number = |at: usize| u32::from_le_bytes(std::array::from_fn(|i| bytes[at + i]));
    if number(8) != VERSION {
        return Err(WeightsError::Version { found: number(8), expected: VERSION });
    }
    if number(12) != fingerprint() {
        return Err(WeightsError::Patterns { found: number(12), expected: fingerprint() });
    }
    if of.is_some_and(|of| of != number(16)) {
        return Err(WeightsError::OtherBuild);
    }
    let planes = &bytes[HEADER..][..length];
    if crc32fast::hash(planes) != number(20) {
        return Err(WeightsError::Checksum);
    }
    layers.take(planes);
    Ok(layers)
}

/// Where the rows begin after layers of this length.
const fn start_of_rows(layers: usize) -> usize {
    (HEADER + layers).next_multiple_of(PAGE)
}
