//! Any text is a game in GGF or an error; the moves that are read are the same after they are written.
#![no_main]

use std::time::SystemTime;

use heibai::records::ggf;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = ggf::read_game(text);
    match ggf::read(text) {
        Ok(game) => {
            let written = ggf::write(&game, SystemTime::UNIX_EPOCH);
            let again = ggf::read(&written).unwrap_or_else(|error| panic!("{written}: {error}"));
            assert_eq!(again.record.plies(), game.record.plies(), "{written}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
