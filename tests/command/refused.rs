//! Texts that are refused: each refusal says where, and why.

use heibai::game::Variant;
use heibai::game::tree::GameTree;
use heibai::gomoku::{Opening, Ruleset};
use heibai::othello::StartLayout;
use heibai::records::formats::{Collection, SourceFile};
use heibai::records::{
    Place, ReadError, ReadErrorKind, board_string, forbidden_points, forced_wins, ggf, native, obf,
    openings, psq, transcript,
};

const NATIVE: &str = r#"{
  "heibai": "game",
  "version": 1,
  "variant": {"game": "othello", "size": 8, "layout": "standard", "first": "black"},
  "moves": "f5 d6 c3 d3 c4",
  "names": {"black": "Ann", "white": "Bob"}
}"#;
const GGF: &str = "(;GM[Othello]PC[NBoard]PB[Ann]PW[Bob]RE[?]TI[15:00]TY[8]\nBO[8 ---------------------------O*------*O--------------------------- *]\nB[F5]W[D6]B[C3];)";
const PSQ: &str =
    "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,1250\n8,9,0\nAnn\nBob\n-1\n1,Freestyle15_1\n";
const TRANSCRIPT: &str = "f5d6c3 d3 c4\nf4 c5";
const FOULS: &str = r#"[{"black": ["H8", "H9", "J8"], "white": ["A1"], "forbidden": {}},
 {"black": [], "white": [], "forbidden": {"H8": "DoubleThree"}}]"#;
const WINS: &str = r#"[{"rule": "freestyle", "moves": "H8 A1", "side": "B"},
 {"rule": "renju", "moves": "H8", "side": "W", "mate_plies": 9}]"#;
const OBF: &str =
    "---------------------------OX------XO--------------------------- X; d3:+0; c4:+0;";

/// Texts that are near to this one: cut off anywhere, and with any one character left out or exchanged.
fn broken(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, sign) in text.char_indices() {
        let (before, rest) = (&text[..at], &text[at + sign.len_utf8()..]);
        found.push(before.to_owned());
        found.push(format!("{before}{rest}"));
        for other in ["?", "9", "z", "\"", "]", ",", "\n"] {
            found.push(format!("{before}{other}{rest}"));
        }
    }
    found
}

/// What a user gets who opens this.
fn open(bytes: &[u8], variant: Variant) -> Result<GameTree, ReadError> {
    let source = SourceFile { bytes: bytes.to_vec(), variant, ..SourceFile::default() };
    Collection::read(&source, None)?.first()
}

/// There is no place in nothing.
fn is_blank(text: &str) -> bool {
    text.trim().is_empty()
}

fn check(text: &str, error: &ReadError, refused: &mut usize) {
    if !is_blank(text) {
        *refused += 1;
        assert_ne!(error.place, Place::Whole, "{error}: {text:?}");
    }
    let told = error.to_string();
    let reason = told.rsplit(": ").next().unwrap_or_default();
    assert!(!reason.trim().is_empty(), "no reason in {told:?} for {text:?}");
    if let Place::Line { line, column } = error.place {
        let lines = text.split('\n').count();
        // One line more where something is missing at the end.
        assert!((1..=lines + 1).contains(&line) && column >= 1, "{error}: {text:?}");
    }
}

/// Variants that a text may be read for.
fn variants() -> [Variant; 2] {
    let gomoku = Variant::Gomoku { size: 15, rules: Ruleset::Freestyle, opening: Opening::Free };
    [Variant::default(), gomoku]
}

#[test]
fn whatever_is_opened_or_pasted_is_refused_with_a_place() {
    let mut refused = 0;
    for whole in [NATIVE, GGF, PSQ, TRANSCRIPT] {
        for variant in variants() {
            for text in broken(whole) {
                if let Err(error) = open(text.as_bytes(), variant) {
                    check(&text, &error, &mut refused);
                }
            }
        }
    }
    assert!(refused > 2000, "only {refused} texts were refused");
}

#[test]
fn each_reader_of_games_refuses_with_a_place() {
    let mut refused = 0;
    for text in broken(NATIVE) {
        native::read(&text).err().inspect(|error| check(&text, error, &mut refused));
    }
    for text in broken(GGF) {
        ggf::read(&text).err().inspect(|error| check(&text, error, &mut refused));
    }
    for text in broken(PSQ) {
        let read = psq::read(&text, Ruleset::Renju);
        read.err().inspect(|error| check(&text, error, &mut refused));
    }
    for text in broken(TRANSCRIPT) {
        let read = transcript::read(&text, Variant::default());
        read.err().inspect(|error| check(&text, error, &mut refused));
    }
    assert!(refused > 1000, "only {refused} texts were refused");
}

#[test]
fn each_reader_of_collections_refuses_with_a_place() {
    let mut refused = 0;
    for text in broken(WINS) {
        forced_wins::read(&text).err().inspect(|error| check(&text, error, &mut refused));
    }
    for text in broken(FOULS) {
        let Err(error) = forbidden_points::read(&text) else { continue };
        assert!(is_blank(&text) || error.to_string().starts_with("line "), "{error}: {text:?}");
        refused += 1;
    }
    for text in broken(OBF) {
        let Err(error) = obf::read_line(text.as_bytes(), 7) else { continue };
        let told = error.to_string();
        assert!(error.column >= 1 && told.starts_with("line 7, column "), "{told}: {text:?}");
        refused += 1;
    }
    for text in broken(OBF.split(';').next().expect("there is a board")) {
        let Err(error) = board_string::read(&text) else { continue };
        assert!(error.to_string().starts_with("column "), "{error}: {text:?}");
        refused += 1;
    }
    for text in broken(TRANSCRIPT) {
        for error in openings::read(&text, Variant::default()).filter_map(Result::err) {
            let told = error.to_string();
            assert!(told.starts_with("line ") && error.error.place != Place::Whole, "{told}");
            refused += 1;
        }
    }
    assert!(refused > 1000, "only {refused} texts were refused");
}

#[test]
fn the_texts_that_are_broken_here_are_whole_before() {
    for text in [NATIVE, GGF, PSQ, TRANSCRIPT] {
        open(text.as_bytes(), Variant::default()).unwrap_or_else(|error| panic!("{error}"));
    }
    forced_wins::read(WINS).unwrap_or_else(|error| panic!("{error}"));
    forbidden_points::read(FOULS).unwrap_or_else(|error| panic!("{error}"));
    obf::read_line(OBF.as_bytes(), 1).unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn what_is_cut_off_anywhere_ends_too_early() {
    for whole in [NATIVE, GGF] {
        /// So much shows the format.
        const BEGINNING: usize = 30;
        for at in BEGINNING..whole.len() {
            let error = open(&whole.as_bytes()[..at], Variant::default()).expect_err("cut off");
            assert_eq!(error.kind, ReadErrorKind::CutOff, "{at}: {error}");
        }
    }
    let cut = |text: &'static str| &text[..text.len() - 9];
    let told = [
        forced_wins::read(cut(WINS)).expect_err("cut off").to_string(),
        forbidden_points::read(cut(FOULS)).expect_err("cut off").to_string(),
    ];
    assert!(told.iter().all(|it| it.ends_with("it ends too early")), "{told:?}");
}

#[test]
fn a_library_that_is_cut_off_anywhere_ends_too_early() {
    let text = "(;GM[4]SZ[15]RU[Renju]C[x];B[hh](;W[ig];B[gg])(;W[hg]C[a title]))";
    let tree = open(text.as_bytes(), Variant::default()).expect("it is SGF");
    let whole = heibai::records::renlib::write(&tree).expect("it is a library");
    assert!(open(&whole, Variant::default()).is_ok());
    // A root may be alone, and the last text may lack its padding.
    let root = 20 + [0, 0x08, b'x', 0].len();
    for end in (8..whole.len() - 1).filter(|&end| end != root) {
        let Err(error) = open(&whole[..end], Variant::default()) else {
            panic!("{end} of {} bytes are read as a whole library", whole.len())
        };
        assert_eq!(error.kind, ReadErrorKind::CutOff, "{end}: {error}");
    }
}

#[test]
fn what_is_wrong_in_json_is_quoted_from_the_file() {
    for (from, to, quoted) in [
        ("\"size\": 8", "\"size\": eight", "eight, \"layout\""),
        ("\"Bob\"", "7", "\"white\": 7"),
        ("\"moves\": \"", "\"moves\": 7, \"x\": \"", "\"moves\": 7"),
    ] {
        let text = NATIVE.replace(from, to);
        let error = open(text.as_bytes(), Variant::default()).expect_err("it is broken");
        assert_eq!(error.kind, ReadErrorKind::Syntax);
        assert!(error.detail.starts_with(quoted), "{error}");
    }
}

#[test]
fn a_column_of_json_counts_characters() {
    let line = |line, column| Place::Line { line, column };
    // The same text, with names of as many letters, which have more bytes.
    let of_both = |text: &str, read: &dyn Fn(&str) -> Option<Place>| {
        let [latin, chinese] =
            ["AnnBob", "张三李四王五"].map(|name| read(&text.replace("NAME", name)));
        assert_eq!(chinese, latin, "{text}");
        latin
    };
    let place =
        |text: &str| open(text.as_bytes(), Variant::default()).err().map(|error| error.place);
    let native = NATIVE.replace("\"Ann\", \"white\": \"Bob\"", "\"NAME\", \"white\": 7");
    assert_eq!(of_both(&native, &place), Some(line(6, 41)));
    let native = NATIVE.replace("\"Ann\", ", "\"NAME\"; ");
    assert_eq!(of_both(&native, &place), Some(line(6, 30)));
    let native = "{\"heibai\":\"game\",\"names\":\"NAME\",\"version\":99,\"moves\":\"\"}";
    assert_eq!(of_both(native, &place), Some(line(1, 46)));
    let wins = r#"[{"rule": "freestyle", "source": "NAME", "moves": "H8 Z99", "side": "B"}]"#;
    let forced = |text: &str| forced_wins::read(text).err().map(|error| error.place);
    assert!(of_both(wins, &forced).is_some());
    assert!(of_both(&wins.replace(r#""side": "B""#, r#""side": 7"#), &forced).is_some());
    let quest =
        r#"{"args":[{"players":[{"name":"NAME"}],"position":{"moves":[{"m":"f5"},{"m":"a1"}]}}]}"#;
    assert_eq!(of_both(quest, &place), Some(line(1, 74)));
}

#[test]
fn what_is_wrong_as_a_whole_is_found_where_it_is_said() {
    let layout = StartLayout::Standard;
    let wide = Variant::Othello { size: 8, layout, first: heibai::game::Side::Black };
    let line = |line, column| Place::Line { line, column };
    for (text, kind, place) in [
        (
            NATIVE.replace("\"version\": 1", "\"version\": 3"),
            ReadErrorKind::NewerVersion,
            line(3, 14),
        ),
        (NATIVE.replace("\"game\"", "\"session\""), ReadErrorKind::UnknownFormat, line(2, 21)),
        (
            NATIVE.replace("\"size\": 8", "\"size\": 7"),
            ReadErrorKind::UnsupportedBoard,
            line(4, 83),
        ),
        ("(;GM[Othello]TY[13];)".to_owned(), ReadErrorKind::UnsupportedBoard, line(1, 17)),
        ("(;GM[Othello]TY[2];)".to_owned(), ReadErrorKind::UnsupportedBoard, line(1, 17)),
        (
            "Piskvorky 30x30, 11:11, 0\n1,1,0\n".to_owned(),
            ReadErrorKind::UnsupportedBoard,
            line(1, 1),
        ),
        ("Piskvorky 15x15, 11:11, 0\nAnn\nBob\n".to_owned(), ReadErrorKind::Empty, line(2, 1)),
        ("\n\n  hello".to_owned(), ReadErrorKind::UnknownFormat, line(3, 3)),
    ] {
        let error = open(text.as_bytes(), wide).expect_err("it is no game");
        assert_eq!((error.kind, error.place), (kind, place), "{error}: {text}");
    }
    let error = open(b"f5\nd6 \xff", wide).expect_err("it is no text");
    assert_eq!((error.kind, error.place), (ReadErrorKind::NotText, line(2, 4)));
}
