//! Egaroucid's third books, `.egbk3`. All numbers are little-endian:
//!
//! | bytes | |
//! |--:|---|
//! | 9 | `DICUORAGE` |
//! | 1 | version, 3 |
//! | 4 | how many positions |
//!
//! Then each position:
//!
//! | bytes | |
//! |--:|---|
//! | 8, 8 | the discs of the side to move and of the other; bit 63 is a1, bit 56 h1, bit 0 h8 |
//! | 1 | its value for the side to move |
//! | 1 | level; 70 if a person entered the value |
//! | 4 | lines after it |
//! | 1, 1, 1 | the leaf, the best of the moves that lead out of the book: value, square by the number of its bit, and level; none if out of range |
//!
//! The other moves are those that lead to a position in the book. No position is one whose side has to pass.

use std::io::Read;

use super::egbk::discs;
use super::egbk2::{level, square};
use super::record::{RawMove, Record};
use super::source::{Fault, Source};

pub(super) const VERSION: u8 = 3;
pub(super) const POSITION: u64 = 25;

pub(super) fn position<R: Read>(source: &mut Source<R>, record: &mut Record) -> Result<(), Fault> {
    (record.player, record.opponent) = discs(source)?;
    record.value = source.signed_byte()?.into();
    record.level = level(source.signed_byte()?);
    let _lines = source.word()?;
    let value = source.signed_byte()?;
    let [bit, _level] = source.take()?;
    record.moves.clear();
    if (-64..=64).contains(&value) {
        record.moves.push(RawMove { cell: square(bit), value, is_leaf: true });
    }
    Ok(())
}
