//! Any text is a collection of openings and errors with their lines.
#![no_main]

use heibai::game::{Game, Variant};
use heibai::records::openings;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for game in Game::ALL {
        for opening in openings::read(text, Variant::usual(game)) {
            match opening {
                Ok(record) => drop(record.end()),
                Err(error) => assert!((1..=text.lines().count()).contains(&error.line)),
            }
        }
    }
});
