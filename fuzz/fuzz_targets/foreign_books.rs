//! Any bytes are a book of another program or an error: as a whole file, and as positions after each good header. What
//! is read can be looked up, and takes no more memory than libFuzzer's limit.
#![no_main]

use std::path::Path;

use heibai::book::foreign::ForeignBook;
use heibai::game::{Ply, Position, Variant};
use libfuzzer_sys::fuzz_target;

/// Headers that say they have four billion positions.
const HEADERS: [&[u8]; 4] = [
    b"XADEKOOB\x04\x06\xea\x07\x0b\x16\x09\x0e\x03\x00\x15\0\0\0\x18\0\0\0\x02\0\0\0\x01\0\0\0\x01\0\0\0\xff\xff\xff\xff",
    b"\xff\xff\xff\xff",
    b"DICUORAGE\x02\xff\xff\xff\xff",
    b"DICUORAGE\x03\xff\xff\xff\xff",
];

fuzz_target!(|bytes: &[u8]| {
    check(bytes);
    for header in HEADERS {
        check(&[header, bytes].concat());
    }
});

fn check(bytes: &[u8]) {
    let length = Some(bytes.len() as u64);
    let name = Some(Path::new("old.egbk"));
    match ForeignBook::read(bytes, length, name, &mut |_| true) {
        Ok(book) => {
            assert!(book.facts().positions > 0);
            let start = Variant::default().start().expect("it has a start");
            walk(&book, start);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Follows the book's best moves, which are legal.
fn walk(book: &ForeignBook, mut position: Position) {
    while let Some(known) = book.known(&position) {
        assert!(known.moves.iter().all(|it| (-64..=64).contains(&it.value)));
        let Some(best) = known.moves.first() else { break };
        position.play(Ply::Place(best.cell)).expect("the book has legal moves");
        if position.must_pass() {
            position.play(Ply::Pass).expect("it is due");
        }
    }
}
