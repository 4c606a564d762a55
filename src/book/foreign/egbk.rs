//! Egaroucid's first books, `.egbk`, of its versions up to 6.2. All numbers are little-endian: how many positions there
//! are, in 4 bytes, then each of them:
//!
//! | bytes | |
//! |--:|---|
//! | 8, 8 | the discs of the side to move and of the other; bit 63 is a1, bit 56 h1, bit 0 h8 |
//! | 1 | its value plus 64, for the side that is **not** to move |
//!
//! Moves are those that lead to a position in the book.

use std::io::Read;

use super::record::{Level, Record};
use super::source::{Fault, Source};

pub(super) const POSITION: u64 = 17;

/// The bytes of a book with so many positions.
pub(super) fn length(positions: u32) -> u64 {
    4 + POSITION * u64::from(positions)
}

pub(super) fn position<R: Read>(source: &mut Source<R>, record: &mut Record) -> Result<(), Fault> {
    (record.player, record.opponent) = discs(source)?;
    // For the other side.
    record.value = 64 - i16::from(source.byte()?);
    record.level = Level::Unknown;
    Ok(())
}

/// The discs of both sides by our count of the squares, which is the other way round.
pub(super) fn discs<R: Read>(source: &mut Source<R>) -> Result<(u64, u64), Fault> {
    Ok((source.long()?.reverse_bits(), source.long()?.reverse_bits()))
}
