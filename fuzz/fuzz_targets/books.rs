//! Any bytes are a book of ours or an error: as a whole file, after a good header, and as a position there whose checksum
//! is right.
#![no_main]

use heibai::book::{Book, Tail};
use libfuzzer_sys::fuzz_target;

/// A book that comes with the program, for its header.
static GOOD: &[u8] = include_bytes!("../../data/othello-6x6.book");

fuzz_target!(|bytes: &[u8]| {
    check(bytes);
    let making = u32::from_le_bytes(GOOD[12..16].try_into().expect("four bytes"));
    let header = &GOOD[..16 + making as usize + 4];
    check(&[header, bytes].concat());
    check(&[header, bytes, &crc32fast::hash(bytes).to_le_bytes()].concat());
});

fn check(bytes: &[u8]) {
    match Book::read(bytes) {
        Ok((book, tail)) => {
            let whole = match tail {
                Tail::Whole => bytes.len(),
                Tail::Torn(torn) => bytes.len() - torn,
            };
            let again = Book::from_bytes(&bytes[..whole]).expect("its end is cut off");
            assert_eq!(again.expanded(), book.expanded());
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
