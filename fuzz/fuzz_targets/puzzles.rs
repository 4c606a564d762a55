//! Any bytes are puzzles or an error with its line; a puzzle is the same after it is written.
#![no_main]

use heibai::puzzles::Puzzles;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    match Puzzles::from_bytes(bytes) {
        Ok(puzzles) => {
            for puzzle in puzzles.all().iter().filter_map(|found| puzzles.of(found).ok()) {
                assert_eq!(puzzle.to_string().parse(), Ok(puzzle));
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
