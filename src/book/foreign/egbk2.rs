//! Egaroucid's second books, `.egbk2`, of its versions 6.3 to 6.5. All numbers are little-endian:
//!
//! | bytes | |
//! |--:|---|
//! | 9 | `DICUORAGE` |
//! | 1 | version, 2 |
//! | 4 | how many positions |
//!
//! Then each position:
//!
//! | bytes | |
//! |--:|---|
//! | 8, 8 | the discs of the side to move and of the other; bit 63 is a1, bit 56 h1, bit 0 h8 |
//! | 1 | its value for the side to move |
//! | 1 | level; 70 if a person entered the value |
//! | 1 | how many links; the program's documentation has four bytes here, the program one |
//! | 2 each | links: value and square, the number of its bit |

use std::io::Read;

use super::egbk::discs;
use super::record::{Level, RawMove, Record};
use super::source::{Fault, Source};

pub(super) const VERSION: u8 = 2;
/// A position without links.
pub(super) const SHORTEST: u64 = 19;

pub(super) fn position<R: Read>(source: &mut Source<R>, record: &mut Record) -> Result<(), Fault> {
    (record.player, record.opponent) = discs(source)?;
    record.value = source.signed_byte()?.into();
    record.level = level(source.signed_byte()?);
    record.moves.clear();
    for _ in 0..source.byte()? {
        let [value, bit] = source.take()?;
        record.moves.push(RawMove {
            cell: square(bit),
            value: value.cast_signed(),
            is_leaf: false,
        });
    }
    Ok(())
}

/// A level, of which a negative one is none.
pub(super) fn level(level: i8) -> Level {
    const BY_HAND: i8 = 70;
    match level {
        BY_HAND => Level::ByHand,
        _ => u8::try_from(level).map_or(Level::Unknown, Level::Search),
    }
}

/// The square of a bit by our count.
pub(super) fn square(bit: u8) -> u8 {
    63_u8.checked_sub(bit).unwrap_or(RawMove::NONE)
}
