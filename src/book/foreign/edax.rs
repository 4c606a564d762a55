//! Edax's books, usually `book.dat`. All numbers are little-endian:
//!
//! | bytes | |
//! |--:|---|
//! | 8 | `XADEKOOB` |
//! | 1 | version, 4 |
//! | 1 | release |
//! | 8 | when it was saved: year in two bytes, then month, day, hour, minute, second, and one unused |
//! | 20 | five numbers: level, empty squares where it ends, two error margins, one more |
//! | 4 | how many positions; the file goes on to its end whatever this says |
//!
//! Then each position:
//!
//! | bytes | |
//! |--:|---|
//! | 8, 8 | the discs of the side to move and of the other; bit 0 is a1, bit 7 h1 |
//! | 16 | games won, drawn and lost, and lines |
//! | 2, 2, 2 | its value for the side to move, with a lower and an upper bound |
//! | 1 | how many links |
//! | 1 | level |
//! | 2 each | links, the moves to positions in the book: value and square |
//! | 2 | the leaf, the best of the other moves: value and square |
//!
//! Squares are counted from a1 by rows; 64 is a pass and 65 no move. Each position is one of its eight forms. A position
//! whose side has to pass is one of its own, with the pass as its link.

use std::io::Read;

use super::header::Header;
use super::record::{Level, RawMove, Record};
use super::source::{Fault, Source};

pub(super) const MAGIC: &[u8; 8] = b"XADEKOOB";
pub(super) const VERSION: u8 = 4;
/// A position without links.
pub(super) const SHORTEST: u64 = 42;

/// Reads what follows the version.
pub(super) fn header<R: Read>(source: &mut Source<R>) -> Result<Header, Fault> {
    let release = source.byte()?;
    let year = source.short()?;
    let [month, day, _hour, _minute, _second, _unused] = source.take()?;
    let level = source.word()?;
    let _rest: [u8; 16] = source.take()?;
    let is_date =
        (1..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
    Ok(Header {
        release: Some(release),
        saved: is_date.then(|| format!("{year:04}-{month:02}-{day:02}")),
        level: u8::try_from(level).ok(),
        positions: source.word()?,
    })
}

pub(super) fn position<R: Read>(source: &mut Source<R>, record: &mut Record) -> Result<(), Fault> {
    (record.player, record.opponent) = (source.long()?, source.long()?);
    let _games: [u8; 16] = source.take()?;
    record.value = source.short()?;
    record.bounds = Some((source.short()?, source.short()?));
    let [links, level] = source.take()?;
    record.level = Level::Search(level);
    record.moves.clear();
    for link in 0..=links {
        let [value, cell] = source.take()?;
        let is_leaf = link == links;
        record.moves.push(RawMove { cell, value: value.cast_signed(), is_leaf });
    }
    Ok(())
}
