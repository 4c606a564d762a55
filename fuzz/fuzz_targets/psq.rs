//! Any bytes are a game in psq or an error; what is read is the same after it was written.
#![no_main]

use heibai::gomoku::Ruleset;
use heibai::records::formats::{Collection, SourceFile};
use heibai::records::psq;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &[u8])| {
    let (kind, bytes) = input;
    let rules = Ruleset::ALL[usize::from(kind) % Ruleset::ALL.len()];
    let source = SourceFile { bytes: bytes.to_vec(), ..SourceFile::default() };
    let _ = Collection::read(&source, None).and_then(|games| games.first());
    let Ok(text) = str::from_utf8(bytes) else { return };
    match psq::read(text, rules) {
        Ok(game) => {
            let written = psq::write(&game);
            let again =
                psq::read(&written, rules).unwrap_or_else(|error| panic!("{written}: {error}"));
            assert_eq!(again, game, "{written}");
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
