//! Any text is a game in GGF or an error; the moves that are read are the same after they are written.
#![no_main]

use heibai::game::tree::GameTree;
use heibai::records::ggf;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match ggf::read(text) {
        Ok(game) => {
            let written = ggf::write(&game);
            let again = ggf::read(&written).unwrap_or_else(|error| panic!("{written}: {error}"));
            let plies = |game: &GameTree| game.plies(game.main_end());
            assert_eq!(plies(&again), plies(&game), "{written}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
