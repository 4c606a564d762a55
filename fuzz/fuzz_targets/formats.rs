//! Any bytes, in whichever format they are said to be, are games or errors; a game that is written reads as a game,
//! and as the same one from SGF.
//!
//! `HEIBAI_FORMAT` names the format, as `scripts/fuzz` does; without it the first byte chooses one.
#![no_main]

use std::sync::LazyLock;

use heibai::game::Ply;
use heibai::game::tree::GameTree;
use heibai::records::formats::{self, Collection, FORMATS, Format, Games, SourceFile};
use libfuzzer_sys::fuzz_target;

/// More games of one input are not looked at.
const MOST: usize = 20;

/// The format that is asked for.
static ASKED: LazyLock<Option<&'static Format>> = LazyLock::new(|| {
    let name = std::env::var("HEIBAI_FORMAT").ok()?;
    Some(formats::named(&name).unwrap_or_else(|| panic!("there is no format {name:?}")))
});

fuzz_target!(|bytes: &[u8]| {
    let (format, bytes) = match (*ASKED, bytes) {
        (Some(format), bytes) => (format, bytes),
        (None, [kind, bytes @ ..]) => (&FORMATS[usize::from(*kind) % FORMATS.len()], bytes),
        (None, []) => return,
    };
    let beside = format.beside.iter().map(|ending| (*ending, bytes.to_vec())).collect();
    let source = SourceFile { bytes: bytes.to_vec(), beside, ..SourceFile::default() };
    let _ = (format.recognises)(bytes);
    let _ = Collection::read(&source, None);
    let games = match Collection::read_as(format, &source) {
        Ok(games) => games,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    for index in 0..games.len().min(MOST) {
        let _ = games.summary(index);
        match games.tree(index) {
            Ok(tree) if index == 0 => FORMATS.iter().for_each(|target| check(format, &tree, target)),
            Ok(tree) => check(format, &tree, format),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});

/// Writes a tree and reads it again.
fn check(format: &Format, tree: &GameTree, target: &'static Format) {
    let Ok(bytes) = target.write([tree]) else { return };
    // No move is no game where there is nothing but moves.
    let plies = tree.plies(tree.main_end());
    let has_stones = plies.iter().any(|ply| matches!(ply, Ply::Place(_)));
    if !has_stones && ["transcript", "psq"].contains(&target.name) {
        return;
    }
    let source = SourceFile { bytes, variant: tree.variant(), ..SourceFile::default() };
    let again = Collection::read_as(target, &source).and_then(|games| games.tree(0));
    let written = String::from_utf8_lossy(&source.bytes);
    match again {
        Ok(again) if target.name == "sgf" => assert_eq!(again, *tree, "from {}: {written}", format.name),
        Ok(_) => {}
        Err(error) => panic!("{} as {}: {error}: {written}", format.name, target.name),
    }
}
