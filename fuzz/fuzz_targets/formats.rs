//! Any bytes, in whichever format they are said to be, are games or errors; a game that is written reads as a game.
#![no_main]

use heibai::records::formats::{Collection, FORMATS, Games, Source};
use libfuzzer_sys::fuzz_target;

/// More games of one input are not looked at.
const MOST: usize = 20;

fuzz_target!(|input: (u8, &[u8])| {
    let (kind, bytes) = input;
    let format = &FORMATS[usize::from(kind) % FORMATS.len()];
    let beside = format.beside.iter().map(|ending| (*ending, bytes.to_vec())).collect();
    let source = Source { bytes: bytes.to_vec(), beside, ..Source::default() };
    let _ = Collection::read(&source, None);
    let games = match Collection::read_as(format, &source) {
        Ok(games) => games,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    for index in 0..games.len().min(MOST) {
        let _ = games.summary(index);
        let tree = match games.tree(index) {
            Ok(tree) => tree,
            Err(error) => return assert!(!error.to_string().is_empty()),
        };
        for target in FORMATS {
            let Ok(written) = target.write([&tree]) else { continue };
            let source = Source { bytes: written, variant: tree.variant(), ..Source::default() };
            if tree.is_empty() && target.name != "board" && target.name != "obf" {
                continue;
            }
            let again = Collection::read_as(target, &source);
            let again = again.and_then(|games| games.tree(0));
            assert!(again.is_ok(), "{} as {}: {again:?}", format.name, target.name);
        }
    }
});
