//! Laws of the formats that keep a whole study.

use std::collections::BTreeSet;
use std::time::Instant;

use heibai::game::tree::{Change, GameTree, Judgement, Mark, NodeId, Start, TreeImage};
use heibai::game::{End, Game, IllegalPly, Ply, Side, Variant};
use heibai::gomoku::{Opening, Ruleset};
use heibai::records::formats::{self, Collection, Games, SourceFile, WriteError};
use heibai::records::renlib;
use heibai::records::sgf::{self, Points};
use heibai::records::{Place, ReadError, ReadErrorKind, native, transcript};
use proptest::prelude::*;

use crate::study_support;
use serde_json::Value as Json;

fn only(text: &str) -> Result<GameTree, ReadError> {
    let mut games = sgf::read(text);
    assert_eq!(games.len(), 1, "{text}");
    games.pop().expect("there is one")
}

fn game(text: &str) -> GameTree {
    only(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What is wrong, and its line and column.
fn refusal(text: &str) -> (ReadErrorKind, Place, String) {
    let error = only(text).expect_err(text);
    (error.kind, error.place, error.detail)
}

const fn at(line: usize, column: usize) -> Place {
    Place::Line { line, column }
}

fn line(tree: &GameTree) -> String {
    let end = tree.main_end();
    let start = tree.start().position();
    tree.plies(end).into_iter().map(|ply| start.ply_name(ply)).collect::<Vec<_>>().join(" ")
}

/// A library of this minor version with these nodes.
fn library(minor: u8, nodes: &[u8]) -> Vec<u8> {
    let mut bytes = b"\xffRenLib\xff\x03".to_vec();
    bytes.push(minor);
    bytes.resize(20, 0xff);
    bytes.extend(nodes);
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_study_comes_back_from_sgf_as_it_was(seeds in prop::collection::vec(any::<u64>(), 1..4)) {
        let trees: Vec<GameTree> = seeds.into_iter().map(study_support::tree).collect();
        for points in [Points::Pairs, Points::Names] {
            let text = sgf::write_as(&trees.iter().collect::<Vec<_>>(), points);
            prop_assert_eq!(formats::recognise(text.as_bytes(), None).name, "sgf");
            let again: Vec<GameTree> = sgf::read(&text)
                .into_iter()
                .map(|game| game.unwrap_or_else(|error| panic!("{text}\n{error}")))
                .collect();
            prop_assert_eq!(&again, &trees, "{}", text);
            let second = sgf::write_as(&again.iter().collect::<Vec<_>>(), points);
            prop_assert_eq!(second, text);
        }
    }

    #[test]
    fn a_library_comes_back_as_it_was(seed in any::<u64>()) {
        let tree = study_support::library(seed);
        let bytes = renlib::write(&tree).expect("it is a library");
        let again = renlib::read(&bytes).unwrap_or_else(|error| panic!("{error}"));
        prop_assert_eq!(&again, &tree);
        prop_assert_eq!(renlib::write(&again), Ok(bytes));
    }

    #[test]
    fn any_bytes_are_a_library_or_an_error(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _ = renlib::read(&bytes);
        let _ = renlib::read(&library(4, &bytes));
        let _ = renlib::read(&library(4, &[b"\x78\x01\0\x01".as_slice(), &bytes].concat()));
    }

    #[test]
    fn any_text_is_games_or_errors(text in r"(\(;GM\[[24]\](SZ\[[0-9]{1,2}\])?)?[()\[\];:\\BWACTELG a-p\n]{0,200}") {
        prop_assert!(!sgf::read(&text).is_empty());
    }
}

/// The keys of a value, and the words under keys that have a few.
fn said(value: &Json, key: &str, found: &mut BTreeSet<String>) {
    match value {
        Json::Object(members) => {
            for (key, value) in members {
                found.insert(key.clone());
                said(value, key, found);
            }
        }
        Json::Array(values) => values.iter().for_each(|value| said(value, key, found)),
        Json::String(word)
            if ["how", "judgement", "mark", "kind", "certainty", "mode"].contains(&key) =>
        {
            found.insert(word.clone());
        }
        _ => {}
    }
}

/// What comes back from SGF says little if the studies of that law lack something.
#[test]
fn studies_made_by_chance_hold_everything_that_a_tree_can_hold() {
    let mut found = BTreeSet::new();
    for seed in 0..200 {
        let tree = study_support::tree(seed);
        let image = TreeImage::of(&tree, NodeId::ROOT);
        said(&serde_json::to_value(image).expect("it is kept"), "", &mut found);
    }
    let words = "variant set-up facts nodes at stones to-move after ply how clocks end comment judgement marks values moves \
        time names ratings event place date result main increment extension mode levels cell mark black forced certainty line by \
        placed chosen opening recorded forced-pass skipped timed-out very-good good interesting doubtful bad very-bad circle cross \
        square triangle label depth probable exact resigned lost-on-time counted-on-time drawn-on-time two-players \
        play-black play-white watch";
    for word in words.split_whitespace() {
        assert!(found.contains(word), "no study says {word}: {found:?}");
    }
    let keys: Vec<&str> = words.split_whitespace().collect();
    let of_plies = ["place", "pass", "choose"];
    let of_variants =
        ["game", "size", "layout", "first", "rules", "opening", "white", "side", "kind"];
    let of_times = ["secs", "nanos"];
    let known = |word: &String| {
        let all = [&keys[..], &of_plies, &of_variants, &of_times].concat();
        all.contains(&word.as_str())
    };
    let unknown: Vec<_> = found.iter().filter(|word| !known(word)).collect();
    assert!(unknown.is_empty(), "a tree holds more than is listed here: {unknown:?}");
}

#[test]
fn both_dialects_of_othello_are_the_same_game() {
    let quarry =
        game("(;GM[2]FF[4]CA[UTF-8]AP[Quarry:0.2.0]SZ[8]PB[a]PW[b]RE[Void];B[fe];W[df];B[cf])");
    let edax = game(
        "(;FF[4]GM[2]AP[edax:4.6]PC[x]DT[2020-01-02]PB[a]PW[b]SZ[8]AB[d5][e4]AW[d4][e5]PL[B]RE[Void]\
         B[f5];W[d6];B[c6];)",
    );
    assert_eq!(line(&quarry), "f5 d6 c6");
    assert_eq!(line(&edax), "f5 d6 c6");
    assert_eq!(quarry.start(), edax.start());
    assert!(!edax.start().is_set_up());
    assert_eq!(edax.facts.names.black, "a");
    assert_eq!(edax.facts.date, "2020-01-02");
    assert_eq!(edax.facts.place, "x");
    assert_eq!(edax.facts.result, "Void");
}

#[test]
fn edax_finds_its_own_way_of_writing() {
    let text = sgf::write_as(&[&game("(;GM[2]SZ[8];B[fe];W[df])")], Points::Names);
    for wanted in ["GM[2]", "AB[e4][d5]", "AW[d4][e5]", "PL[B]", ";B[f5];W[d6]"] {
        assert!(text.contains(wanted), "{wanted} in {text}");
    }
}

#[test]
fn games_of_gomoku_count_rows_from_the_top() {
    let tree = game("(;FF[4]GM[4]SZ[15];B[hh];W[ig](;B[ii])(;B[jj]))");
    let Err(error) = only("(;FF[4]GM[4]SZ[15];B[hh];W[tt])") else { panic!("no pass in Gomoku") };
    assert_eq!(error.kind, ReadErrorKind::IllegalMove(IllegalPly::NoPass));
    assert_eq!(line(&tree), "h8 i9 i7");
}

#[test]
fn variations_comments_marks_and_judgements_are_read() {
    let tree = game(
        "(;GM[2]C[start]\n;B[fe]C[one: a\\] b\\\\c]N[Title]TE[2](;W[df]DO[]CR[aa][bb]LB[ca:1\\:2])\
         (;W[dd]BM[1])(;W[ff]IT[]TR[aa:bb]V[-2.5];B[ee]W[xx]))"
            .replace("(;W[dd]BM[1])", "(;W[fd]BM[1])")
            .replace(";B[ee]W[xx]", "")
            .as_str(),
    );
    assert_eq!(tree.node(NodeId::ROOT).comment(), "start");
    let first = tree.node(NodeId::ROOT).children()[0];
    assert_eq!(tree.node(first).comment(), "Title\none: a] b\\c");
    assert_eq!(tree.node(first).judgement(), Some(Judgement::VeryGood));
    let replies = tree.node(first).children();
    assert_eq!(replies.len(), 3);
    let marks = tree.node(replies[0]).marks();
    assert_eq!(marks.len(), 3);
    assert!(marks.iter().any(|it| it.cell == 2 && it.mark == Mark::Label("1:2".to_owned())));
    assert_eq!(tree.node(replies[1]).judgement(), Some(Judgement::Bad));
    assert_eq!(tree.node(replies[2]).marks().len(), 4);
    assert!((tree.node(replies[2]).values()[0].black + 2.5).abs() < f32::EPSILON);
}

#[test]
fn passes_may_be_written_or_left_out() {
    // White has no move once Black has taken the only white disc but a5, whose row ends at the edge.
    let start = "(;GM[2]SZ[8]AB[a1][h8]AW[b1][g8][a5]PL[B];B[c1];";
    for pass in ["", "W[];", "W[PA];", "W[tt];", "W[pa];"] {
        let tree = game(&format!("{start}{pass}B[f8])"));
        assert_eq!(line(&tree), "c1 pass f8", "{pass}");
    }
    let skipped = game("(;GM[2];B[fe];W[];B[dc])");
    assert_eq!(line(&skipped), "f5 pass d3");
}

#[test]
fn ends_of_others_are_read_from_the_result() {
    let tree = game("(;GM[4]SZ[15]RE[W+R];B[hh];W[ii])");
    assert_eq!(tree.node(tree.main_end()).end(), Some(End::Resigned(Side::Black)));
    assert_eq!(tree.facts.result, "");
    let tree = game("(;GM[2]RE[B+Time];B[fe])");
    assert_eq!(tree.node(tree.main_end()).end(), Some(End::LostOnTime(Side::White)));
    assert_eq!(tree.facts.result, "B+Time");
}

#[test]
fn rules_that_are_not_said_are_those_that_the_moves_allow() {
    // Black has six in a row and goes on.
    let six =
        "(;GM[4]SZ[15];B[aa];W[ac];B[ba];W[cc];B[ca];W[ec];B[ea];W[gc];B[fa];W[ic];B[da];W[kc])";
    let Variant::Gomoku { rules, .. } = game(six).variant() else { panic!("not Gomoku") };
    assert_eq!(rules, Ruleset::Standard);
    let said = six.replace("SZ[15]", "SZ[15]RU[Freestyle]");
    let Err(error) = only(&said) else { panic!("the game was over") };
    assert_eq!(error.kind, ReadErrorKind::IllegalMove(IllegalPly::GameOver));
}

#[test]
fn errors_say_line_column_and_reason() {
    use ReadErrorKind::{
        CutOff, IllegalMove, NewerVersion, OutOfTurn, Syntax, UnknownFormat, UnsupportedBoard,
        UnsupportedGame,
    };
    let cases = [
        ("(;GM[1]SZ[19];B[pd])", UnsupportedGame, at(1, 6), "Go GM[1]"),
        ("(;FF[4]SZ[19];B[pd])", UnsupportedGame, at(1, 1), "no GM, which means Go"),
        ("(;GM[2]\nSZ[7])", UnsupportedBoard, at(2, 4), ""),
        ("(;GM[2]\n;B[fe]\n;W[aa])", IllegalMove(IllegalPly::FlipsNothing), at(3, 4), "aa"),
        ("(;GM[2]SZ[8];B[zz])", IllegalMove(IllegalPly::OffBoard), at(1, 16), "zz"),
        ("(;GM[2]\n;B[fe]\n;B[df])", OutOfTurn(Side::White), at(3, 4), "B[df]"),
        ("(;GM[2];B[fe", CutOff, at(1, 9), "the value does not end: B[fe"),
        ("(;GM[2];B[fe]\n", CutOff, at(2, 1), "the game does not end: no )"),
        ("(;GM[2];B[fe]?)", Syntax, at(1, 14), "?)"),
        ("(;GM[2];B[fe];W[df]AB[aa])", Syntax, at(1, 23), "AB after the first move"),
        ("(;GM[2]HB[2])", NewerVersion, at(1, 11), "2"),
        ("hello", UnknownFormat, at(1, 1), "hello"),
    ];
    for (text, kind, place, detail) in cases {
        let (found, there, said) = refusal(text);
        assert_eq!((found, there), (kind, place), "{text}: {said}");
        assert!(detail.is_empty() || said == detail, "{text}: {said}");
    }
    let Err(error) = only("(;GM[2];B[fe];B[fe])") else { panic!("Black moves twice") };
    let told = "line 1, column 17: B[fe] is not legal: it is White's turn";
    assert_eq!(error.to_string(), told);
}

#[test]
fn one_broken_game_keeps_no_other_from_being_read() {
    let good = "(;GM[2];B[fe];W[df])";
    for bad in [
        "(;GM[1])",
        "(;GM[2];B[aa](;W[bb])(;W[cc]))",
        "(;GM[2];B[fe",
        "(;GM[2]{;B[fe]",
        "(;GM[2];B[fe](;W[df]",
    ] {
        let games = sgf::read(&format!("mail\n{good}\n{bad}\n{good}"));
        let fits = if bad.ends_with("[fe") { 2..=3 } else { 3..=3 };
        assert!(fits.contains(&games.len()), "{bad}: {}", games.len());
        assert!(games[0].is_ok() && games[1].is_err(), "{bad}");
        assert_eq!(games.len() == 3, games.last().is_some_and(Result::is_ok), "{bad}");
    }
}

#[test]
fn depth_is_no_danger() {
    const PLIES: usize = 100_000;
    let read = std::thread::Builder::new().stack_size(256 << 10).spawn(|| {
        let mut nested = "(;GM[2]".to_owned();
        for ply in 0..PLIES {
            nested += ["(;B[]", "(;W[]"][ply % 2];
        }
        nested += &")".repeat(PLIES + 1);
        let tree = game(&nested);
        assert_eq!(tree.depth(tree.main_end()), PLIES);
        let again = game(&sgf::write(&[&tree]));
        assert_eq!(again, tree);
    });
    read.expect("threads start").join().expect("no overflow");
}

#[test]
fn ten_megabytes_of_noise_take_no_time() {
    const SIZE: usize = 10 << 20;
    let texts = [
        "(;GM[2];B[]".to_owned(),
        "(;".to_owned(),
        "(;GM[4])".to_owned(),
        "(;GM[4](;B[aa])(;B[bb]".to_owned(),
        "(".to_owned(),
        "(;GM[2]AB[".to_owned(),
        "(;GM[2]AB[a1]\\".to_owned(),
        "[\\".to_owned(),
        "(;GM[4]".to_owned() + &"(;B[aa]".repeat(50),
    ];
    let start = Instant::now();
    for text in texts {
        let begin = Instant::now();
        let noise = text.repeat(SIZE / text.len());
        assert!(!sgf::read(&noise).is_empty());
        assert!(!sgf::read(&format!("(;GM[2]{noise}")).is_empty());
        println!("{text:.20}: {:?}", begin.elapsed());
    }
    let mut random = fastrand::Rng::with_seed(1);
    let letters = b"()[];:\\BWGM24abcdefgh\n ";
    let noise: String =
        (0..SIZE).map(|_| char::from(letters[random.usize(..letters.len())])).collect();
    let begin = Instant::now();
    assert!(!sgf::read(&noise).is_empty());
    println!("random: {:?}, all: {:?}", begin.elapsed(), start.elapsed());
}

#[test]
fn a_game_of_swap2_keeps_its_choices_and_names() {
    let variant = Variant::Gomoku { size: 15, rules: Ruleset::Standard, opening: Opening::Swap2 };
    let mut tree = GameTree::new(Start::of(variant).expect("a board of 15"));
    tree.facts.names.black = "opener".to_owned();
    let mut at = NodeId::ROOT;
    for name in ["h8", "i9", "j8", "black", "a1"] {
        let ply = tree.start().position().ply_named(name).expect("a ply");
        at = tree.play(at, ply).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    let text = sgf::write(&[&tree]);
    assert!(text.contains("PW[opener]"), "White's stones are the opener's: {text}");
    assert_eq!(game(&text), tree);
    assert_eq!(tree.start().variant().game(), Game::Gomoku);
    assert!(matches!(tree.node(at).ply(), Some(Ply::Place(_))));
}

#[test]
fn a_game_of_a_tournament_opening_keeps_its_choices_and_offers() {
    for (opening, plies) in [
        (Opening::Swap1, "c3 black h8"),
        (Opening::Rif, "h8 i9 j10 black a1 offer-h9 offer-o15 o15 g7"),
        (Opening::Soosorv8, "h8 i9 j10 white a1 fifths-2 white offer-h9 offer-o15 h9"),
        (Opening::Taraguchi10, "h8 black i9 black j10 white k11 black l12 black a1"),
        (Opening::Taraguchi10, "h8 black i9 black j10 white k11 fifths-10 offer-l12 offer-a2"),
    ] {
        let variant = Variant::Gomoku { size: 15, rules: Ruleset::Renju, opening };
        let mut tree = GameTree::new(Start::of(variant).expect("a board of 15"));
        let mut at = NodeId::ROOT;
        for name in plies.split_whitespace() {
            let ply = tree.start().position().ply_named(name).expect("a ply");
            at = tree.play(at, ply).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        let text = sgf::write(&[&tree]);
        assert!(text.contains(&format!("HBV[{}]", opening.name())), "{text}");
        assert_eq!(game(&text), tree);
    }
}

#[test]
fn what_breaks_the_rules_of_an_opening_is_told_with_its_place() {
    let head = "(;FF[4]GM[4]SZ[15]RU[Renju]HB[1]HBV[rif]";
    let illegal = ReadErrorKind::IllegalMove;
    let board = ReadErrorKind::UnsupportedBoard;
    for (text, part, kind) in [
        (format!("{head};B[hg])"), "B[hg]", illegal(IllegalPly::TooFar(0))),
        (format!("{head};B[hh];W[ig];B[jf];W[aa])"), "W[aa]", illegal(IllegalPly::ChoiceDue)),
        (
            format!("{head};B[hh];W[ig];B[jf];HBC[white];W[gi];HBC[offer-g8];HBC[offer-h7])"),
            "HBC[offer-h7]",
            illegal(IllegalPly::Alike),
        ),
        (
            format!("{head};B[hh];W[ig];B[jf];HBC[white];W[gi];B[hg])"),
            "B[hg]",
            illegal(IllegalPly::OffersDue),
        ),
        (head.replace("Renju", "Standard") + ";B[hh])", "HBV[rif]", board),
        (head.replace("[15]", "[19]") + ";B[jj])", "HBV[rif]", board),
        (head.replace("rif", "pro") + ";B[hh])", "HBV[pro]", ReadErrorKind::Syntax),
    ] {
        let (found, place, _) = refusal(&text);
        let value = part.find('[').expect("a property has one") + 1;
        let column = text.find(part).expect("it is there") + value + 1;
        assert_eq!((found, place), (kind, at(1, column)), "{text}");
    }
}

#[test]
fn renju_that_swap2_was_written_of_in_vain_by_an_older_version_is_read() {
    let older = "(;FF[4]GM[4]SZ[15]RU[Renju]HB[1]HBV[swap2];B[hh];W[ig];B[jf];W[aa];B[ab])";
    assert_eq!(line(&game(older)), "h8 i9 j10 a15 a14");
    let newer = "(;FF[4]GM[4]SZ[15]RU[Renju]HB[1]HBV[swap2];B[hh];W[ig];B[jf];HBC[white];W[aa])";
    assert!(game(newer).variant().swaps_colours());
}

#[test]
fn the_table_reads_files_of_several_studies() {
    let text = "(;GM[2]PB[Ann];B[fe])\n(;GM[2];B[aa])\n (;FF[4]GM[4]SZ[15]PB[Bob]RE[B+R];B[hh])";
    let source = SourceFile { bytes: text.into(), ..SourceFile::default() };
    let games = Collection::read(&source, None).expect("it is SGF");
    assert_eq!((games.format().name, games.len()), ("sgf", 3));
    assert_eq!(games.summary(0).names.black, "Ann");
    assert_eq!(games.summary(2).result, "B+R");
    assert_eq!(line(&games.tree(2).expect("it is Gomoku")), "h8");
    let error = games.tree(1).expect_err("no disc is flipped");
    assert_eq!(error.place, at(2, 11));
    let sgf = formats::named("sgf").expect("it is there");
    let trees = [games.tree(0).expect("it is whole"), games.tree(2).expect("it is whole")];
    let written = sgf.write(&trees).expect("SGF knows both games");
    let games = Collection::read(&SourceFile { bytes: written, ..SourceFile::default() }, None)
        .expect("it is SGF");
    assert_eq!(games.tree(1).as_ref(), Ok(&trees[1]));
}

#[test]
fn a_library_is_read_as_its_program_writes_it() {
    // h8 i9, as an older version writes it.
    let tree = renlib::read(&library(0, &[0x78, 0x00, 0x69, 0x40])).expect("a library");
    assert_eq!(line(&tree), "h8 i9");
    let Variant::Gomoku { rules: Ruleset::Renju, size: 15, .. } = tree.variant() else {
        panic!("a library is of renju")
    };
    assert_eq!(renlib::write(&tree), Ok(library(0, &[0x78, 0x00, 0x69, 0x40])));
    // A root with a comment; h8 with a sibling, marked; after it i9; h9 with a title, a text, and a text on the board.
    let nodes =
        [b"\x00\x08root\0\0\x78\x90\x69\x40".as_slice(), b"\x68\x49\x00\x01T\x08a\r\nb\0\0A\0"];
    let tree = renlib::read(&library(4, &nodes.concat())).expect("a library");
    let root = tree.node(NodeId::ROOT);
    assert_eq!(root.comment(), "root");
    assert_eq!(root.children().len(), 2);
    let [marked, named] = root.children() else { panic!("two moves") };
    assert_eq!(tree.node(*marked).marks()[0].mark, Mark::Circle);
    assert_eq!(tree.node(*named).comment(), "T\na\nb");
    assert_eq!(root.marks()[0].mark, Mark::Label("A".to_owned()));
}

#[test]
fn what_a_library_has_no_place_for_is_named() {
    let begun = |opening| {
        let variant = Variant::Gomoku { size: 15, rules: Ruleset::Standard, opening };
        GameTree::new(Start::of(variant).expect("a board of 15"))
    };
    assert!(renlib::write(&begun(Opening::Free)).is_ok());
    let choices = renlib::write(&begun(Opening::Swap2));
    assert_eq!(choices, Err(WriteError::Choices("RenLib")));
    let set_up = renlib::write(&game("(;GM[4]SZ[15]AB[hh]PL[W];W[ig])"));
    assert_eq!(set_up, Err(WriteError::SetUp("RenLib")));
}

#[test]
fn a_broken_library_says_at_which_byte() {
    let cases: [(&[u8], ReadErrorKind, usize); 5] = [
        (&[0x78, 0x00, 0x78, 0x40], ReadErrorKind::IllegalMove(IllegalPly::Occupied), 22),
        (&[0x78, 0x00, 0x7f], ReadErrorKind::CutOff, 22),
        (&[0x78, 0x00, 0xff, 0x40], ReadErrorKind::IllegalMove(IllegalPly::OffBoard), 22),
        (&[0x78, 0x08, b'a'], ReadErrorKind::CutOff, 22),
        (&[0x78, 0x00, 0x00, 0x40], ReadErrorKind::IllegalMove(IllegalPly::NoPass), 22),
    ];
    for (nodes, kind, byte) in cases {
        let error = renlib::read(&library(4, nodes)).expect_err("it is broken");
        assert_eq!(
            (error.kind, error.place),
            (kind, Place::Byte { number: byte + 1 }),
            "{nodes:x?}: {error}"
        );
    }
    let error = renlib::read(&library(5, &[])).expect_err("it is newer");
    assert_eq!(error.kind, ReadErrorKind::NewerVersion);
    let othello = GameTree::new(Start::of(Variant::default()).expect("8×8"));
    assert_eq!(
        renlib::write(&othello),
        Err(WriteError::Game { format: "RenLib", other: Game::Gomoku })
    );
}

#[test]
fn ten_megabytes_of_library_are_read_or_refused() {
    let mut random = fastrand::Rng::with_seed(2);
    let any: Vec<u8> = (0..10 << 20).map(|_| random.u8(..)).collect();
    let texts = [0x78, 0x82].repeat(5 << 20);
    let again = [0x78, 0x80, 0x79, 0x40].repeat(5 << 19);
    for bytes in [any, texts, again] {
        println!("{:?}", renlib::read(&library(4, &bytes)).map(|tree| tree.len()));
    }
}

#[test]
fn a_cell_has_one_label_the_last_one() {
    let tree = game("(;GM[4]FF[4]SZ[15];B[hh]LB[aa:1]TR[aa];LB[aa:2][bb:3];C[one];C[two])");
    let at = tree.main_end();
    let labels: Vec<String> = tree.node(at).marks().iter().map(|it| format!("{it:?}")).collect();
    assert_eq!(labels.len(), 3, "{labels:?}");
    assert!(
        labels.iter().any(|it| it.contains("\"2\""))
            && !labels.iter().any(|it| it.contains("\"1\""))
    );
    assert_eq!(tree.node(at).comment(), "one\ntwo");
}

#[test]
fn our_own_file_keeps_all_of_a_study() {
    for seed in 0..40 {
        let whole = study_support::tree(seed);
        let text = native::write(&whole);
        let read = native::read(&text).expect("it is ours");
        assert_eq!(
            TreeImage::of(&read, NodeId::ROOT),
            TreeImage::of(&whole, NodeId::ROOT),
            "{text}"
        );
        assert_eq!(formats::recognise(text.as_bytes(), None).name, "heibai");
        // An earlier program reads the main line.
        let mut line: Json = serde_json::from_str(&text).unwrap();
        line.as_object_mut().unwrap().remove("tree");
        let read = native::read(&line.to_string()).expect("the main line");
        assert_eq!(read.plies(read.main_end()), whole.plies(whole.main_end()));
    }
}

#[test]
fn a_game_without_anything_beside_its_moves_stays_a_short_file() {
    let game = transcript::read("f5d6c3", Variant::default()).unwrap();
    assert!(!native::write(&game.into()).contains("\"tree\""));
}

#[test]
fn a_study_in_our_own_file_that_makes_no_sense_is_refused_with_its_place() {
    let mut game = GameTree::from(transcript::read("f5d6c3", Variant::default()).unwrap());
    game.apply(Change::Comment { node: game.main_end(), text: "here".to_owned() });
    let text = native::write(&game);
    for (from, to, kind) in [
        ("\"after\":2", "\"after\":7", ReadErrorKind::UnsupportedBoard),
        ("\"after\":2", "\"after\":1", ReadErrorKind::IllegalMove(IllegalPly::FlipsNothing)),
        ("\"after\"", "\"behind\"", ReadErrorKind::Syntax),
    ] {
        let wrong = text.replace(from, to);
        assert_ne!(wrong, text, "{from} is not in {text}");
        let error = native::read(&wrong).expect_err(to);
        assert_eq!(error.kind, kind, "{error}");
        assert!(error.line() > 0, "{error}");
    }
}
