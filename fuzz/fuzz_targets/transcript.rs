//! Any text is a transcript or an error, in both games on every size; what is read is the same after it is
//! written.
#![no_main]

use heibai::game::{Side, Variant};
use heibai::gomoku::{Opening, Ruleset};
use heibai::othello::StartLayout;
use heibai::records::transcript;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (kind, text) = input;
    let layout = if kind & 1 == 0 { StartLayout::Standard } else { StartLayout::Mirrored };
    let first = if kind & 2 == 0 { Side::Black } else { Side::White };
    let othello = Variant::Othello { size: (kind >> 2) % 18, layout, first };
    let rules = Ruleset::ALL[usize::from(kind & 3)];
    let gomoku = Variant::Gomoku { size: (kind >> 2) % 24, rules, opening: Opening::Swap2 };
    for variant in [othello, gomoku] {
        match transcript::read(text, variant) {
            Ok(record) => {
                let written = transcript::write(&record);
                let again = transcript::read(&written, variant).expect("it was written well");
                assert_eq!(again.plies(), record.plies(), "{written}");
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
