//! Any text is games in SGF or errors; what is read is the same after it is written.
#![no_main]

use heibai::records::sgf::{self, Points};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let games = sgf::read(text);
    assert!(!games.is_empty());
    for start in sgf::starts(text) {
        assert!(text[start..].starts_with('('));
    }
    for game in games {
        let tree = match game {
            Ok(tree) => tree,
            Err(error) => {
                assert!(!error.to_string().is_empty());
                continue;
            }
        };
        for points in [Points::Pairs, Points::Names] {
            let written = sgf::write_as(&[&tree], points);
            let again = sgf::read_game(&written).unwrap_or_else(|error| panic!("{written}: {error}"));
            assert_eq!(again, tree, "{written}");
        }
    }
});
