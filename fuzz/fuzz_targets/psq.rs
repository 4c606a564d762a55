//! Any bytes are a game in psq or an error; the moves that are read are the same after they are written.
#![no_main]

use heibai::game::Variant;
use heibai::gomoku::Ruleset;
use heibai::records::{psq, read_any};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &[u8])| {
    let (kind, bytes) = input;
    let rules = Ruleset::ALL[usize::from(kind) % Ruleset::ALL.len()];
    let _ = read_any(bytes, Variant::default());
    let Ok(text) = str::from_utf8(bytes) else { return };
    match psq::read(text, rules) {
        Ok(game) => {
            let written = psq::write(&game);
            let again =
                psq::read(&written, rules).unwrap_or_else(|error| panic!("{written}: {error}"));
            assert_eq!(again.record.variant(), game.record.variant(), "{written}");
            assert_eq!(again.record.plies(), game.record.plies(), "{written}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
