//! The table of formats: what a file is taken for, how many games it holds, and each of them as a tree.

use std::path::Path;

use heibai::game::tree::GameTree;
use heibai::game::{Game, Side, Variant};
use heibai::records::formats::{self, Collection, FORMATS, Games, Source, WriteError};
use heibai::records::{Place, ReadErrorKind, board_string};

fn collection(bytes: impl Into<Vec<u8>>) -> Collection {
    let source = Source { bytes: bytes.into(), ..Source::default() };
    Collection::read(&source, None).expect("it can be read")
}

fn trees(bytes: impl Into<Vec<u8>>) -> Vec<GameTree> {
    let games = collection(bytes);
    (0..games.len()).map(|index| games.tree(index).expect("it is not broken")).collect()
}

fn moves(tree: &GameTree) -> String {
    let start = tree.start().position();
    tree.plies(tree.main_end()).into_iter().map(|ply| start.ply_name(ply)).collect()
}

#[test]
fn every_format_is_found_by_its_name_and_by_its_endings() {
    for format in FORMATS {
        assert!(std::ptr::eq(formats::named(format.name).expect("it is there"), format));
        assert!(!format.games.is_empty());
        for ending in format.endings {
            let name = format!("games.{}", ending.to_uppercase());
            let found = formats::with_ending_of(Path::new(&name)).expect("it is there");
            assert!(found.endings.contains(ending), "{name}");
        }
    }
}

#[test]
fn the_content_decides_before_the_name() {
    let ggf = "(;GM[Othello]PB[Ann]PW[Bob]TY[8]B[F5]W[D6];)";
    for (text, name, expected) in [
        (ggf, "games.txt", "ggf"),
        ("f5d6c3", "games.ggf", "ggf"),
        ("f5d6c3", "games", "transcript"),
        ("---------------------------OX------XO--------------------------- X", "x.txt", "board"),
        ("---------------------------OX------XO--------------------------- X", "x.obf", "obf"),
        ("---------------------------OX------XO--------------------------- X; d3:+0;", "x", "obf"),
        ("Piskvorky 15x15, 11:11, 0\n8,8,0\n", "x.txt", "psq"),
    ] {
        let found = formats::recognise(text.as_bytes(), Some(Path::new(name)));
        assert_eq!(found.name, expected, "{text} in {name}");
    }
}

/// An archive with a synchro match, a game that was set up, and one that is broken.
const ARCHIVE: &str = "1 (;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[Ann]PW[Bob]RB[1897.01]RE[+2.00:r]TY[s8]\
    BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[F5/2.50/1]W[D6/-1];)\n\
    2 (;GM[Othello]PB[Bob (;]PW[Ann]TY[s8]B[D3]W[C5];)\n\
    (;GM[Othello]PB[Cid]PW[Dot]TY[8]B[F5]\nW[A1];)\n\
    (;GM[Othello]PB[Eve]PW[Fay]TY[6r]BO[6 ------ --*--- --**-- --*O-- ------ ------ O]W[B2];)\n";

#[test]
fn an_archive_of_ggf_gives_each_of_its_games() {
    let games = collection(ARCHIVE);
    assert_eq!((games.format().name, games.len()), ("ggf", 4));
    let names: Vec<_> = (0..4).map(|index| games.summary(index).names.black).collect();
    assert_eq!(names, ["Ann", "Bob (;", "Cid", "Eve"]);
    let first = games.summary(0);
    assert_eq!((&*first.event, &*first.date), ("GGS/os", "2004-09-18 05:54:38.MDT"));
    assert_eq!(first.result, "+2.00:r");
    let tree = games.tree(0).expect("it is whole");
    assert_eq!(moves(&tree), "f5d6");
    assert_eq!(tree.facts.ratings.black, "1897.01");
    let node = tree.node(tree.main_end());
    assert!(node.values()[0].black > 0.9, "White's -1 is Black's 1");
    assert!(node.end().is_some());
    assert_eq!(moves(&games.tree(1).expect("it is whole")), "d3c5");
    let broken = games.tree(2).expect_err("a1 flips nothing");
    assert_eq!(broken.place, Place::Line { line: 4, column: 3 });
    let set_up = games.tree(3).expect("it is whole");
    assert!(set_up.start().is_set_up());
    assert_eq!((set_up.start().position().size(), &*moves(&set_up)), (6, "b2"));
    assert_eq!(set_up.start().position().side_to_move(), Side::White);
}

#[test]
fn games_in_ggf_are_the_same_after_they_are_written() {
    let games = collection(ARCHIVE);
    let whole: Vec<_> = [0, 1, 3].map(|index| games.tree(index).expect("it is whole")).into();
    let written = formats::named("ggf").expect("it is there").write(&whole).expect("it is GGF");
    let mut again = trees(written);
    // Signs that would open a game are no part of a name.
    for (again, whole) in again.iter_mut().zip(&whole) {
        again.facts.result.clone_from(&whole.facts.result);
    }
    assert_eq!(again, whole);
}

#[test]
fn a_list_of_games_has_one_in_each_line() {
    let games = collection("f5d6c3d3c4\n\nF5D6c4\r\nf5a1\nd3 c5\n");
    assert_eq!((games.format().name, games.len()), ("transcript", 4));
    assert_eq!(moves(&games.tree(1).expect("it is whole")), "f5d6c4");
    let broken = games.tree(2).expect_err("a1 flips nothing");
    assert_eq!(broken.place, Place::Line { line: 4, column: 3 });
    assert_eq!(moves(&games.tree(3).expect("it is whole")), "d3c5");
    // The moves of one game may stand in several lines.
    assert_eq!(collection("f5d6c3\nd3c4\n").len(), 1);
}

#[test]
fn positions_bring_what_their_moves_are_worth() {
    let text = "% two of them\n---------------------------OX------XO--------------------------- X; d3:+0; C4:+2; % one\n\
        ---------------------------OX------XO--------------------------- O\nnonsense\n";
    let games = collection(text);
    assert_eq!((games.format().name, games.len()), ("obf", 3));
    let first = games.tree(0).expect("it is whole");
    assert_eq!((first.len(), &*first.facts.comment), (2, "one"));
    let white = games.tree(1).expect("it is whole");
    assert_eq!(white.start().position().side_to_move(), Side::White);
    let broken = games.tree(2).expect_err("it is nonsense");
    assert_eq!(broken.place, Place::Line { line: 4, column: 1 });
    let written = formats::named("obf").expect("it is there").write([&first, &white]);
    assert_eq!(trees(written.expect("they are positions")), [first, white]);
}

#[test]
fn a_board_may_have_a_line_for_each_row() {
    let rows =
        "--------\n--------\n--------\n---OX---\n---XO---\n--------\n--------\n--------\nX\n";
    let tree = &trees(rows)[0];
    assert!(!tree.start().is_set_up());
    let written = formats::named("board").expect("it is there").write([tree]).expect("it is one");
    assert_eq!(
        board_string::read(str::from_utf8(&written).expect("it is text")).map(|_| ()),
        Ok(())
    );
    let error = Collection::read_as(
        formats::named("board").expect("it is there"),
        &Source { bytes: b"--------\n---?".to_vec(), ..Source::default() },
    );
    assert_eq!(error.expect_err("? is no square").place, Place::Line { line: 2, column: 4 });
}

#[test]
fn what_a_format_cannot_say_is_refused() {
    let set_up = &trees(ARCHIVE.lines().last().expect("it has lines").as_bytes())[0];
    let gomoku = &trees("Piskvorky 15x15, 11:11, 0\n8,8,0\n9,9,0\n")[0];
    assert_eq!(gomoku.variant().game(), Game::Gomoku);
    let write = |name, games: &[&GameTree]| {
        formats::named(name).expect("it is there").write(games.iter().copied()).map(|_| ())
    };
    assert_eq!(write("transcript", &[set_up]), Err((0, WriteError::SetUp("a transcript"))));
    assert_eq!(write("ggf", &[set_up, gomoku]), Err((1, WriteError::Game("GGF"))));
    assert_eq!(write("psq", &[gomoku, gomoku]), Err((1, WriteError::Several("psq"))));
    assert!(matches!(write("obf", &[set_up]), Err((0, WriteError::Board { size: 6, .. }))));
    assert_eq!(write("psq", &[gomoku]), Ok(()));
}

#[test]
fn nothing_is_no_collection() {
    for bytes in [&b""[..], b" \n"] {
        let source = Source { bytes: bytes.into(), ..Source::default() };
        let error = Collection::read(&source, None).expect_err("there is nothing");
        assert_eq!(error.kind, ReadErrorKind::Empty);
    }
    let source = Source { bytes: vec![0; 100], variant: Variant::default(), beside: Vec::new() };
    let error = Collection::read(&source, None).expect_err("it is no text");
    assert_eq!(error.kind, ReadErrorKind::UnknownFormat);
}
