//! Any bytes are positions and errors with their lines; what is read is the same after it is written.
#![no_main]

use heibai::records::obf::{self, ReadObfError};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut lines = obf::read(bytes);
    while let Some(entry) = lines.next() {
        match entry {
            Ok(read) => {
                let again = obf::read_line(obf::write(&read).as_bytes(), 1);
                let again = again.expect("it was written well").expect("it was no empty line");
                assert_eq!((&again.position, &again.moves), (&read.position, &read.moves));
                assert_eq!(again.best(), read.best());
                assert!(read.moves.iter().all(|&(_, discs)| (-64..=64).contains(&discs)));
            }
            Err(ReadObfError::Line(error)) => assert_eq!(error.line, lines.number()),
            Err(error) => panic!("a slice can be read: {error}"),
        }
    }
});
