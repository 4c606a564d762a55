//! `RenjuNet`'s collection and lists of moves: formats of Gomoku alone.

use heibai::game::tree::GameTree;
use heibai::game::{Game, IllegalPly, Variant};
use heibai::gomoku::{Opening, Ruleset};
use heibai::records::formats::{self, Collection, Games, SourceFile, WriteError};
use heibai::records::{Place, ReadError, ReadErrorKind};

fn source(bytes: impl Into<Vec<u8>>) -> SourceFile {
    SourceFile { bytes: bytes.into(), ..SourceFile::default() }
}

fn read(bytes: impl Into<Vec<u8>>) -> Result<Collection, ReadError> {
    Collection::read(&source(bytes), None)
}

fn tree(games: &Collection, index: usize) -> GameTree {
    games.tree(index).unwrap_or_else(|error| panic!("game {index}: {error}"))
}

fn moves(tree: &GameTree) -> String {
    let start = tree.start().position();
    let plies = tree.plies(tree.main_end());
    plies.into_iter().map(|ply| start.ply_name(ply)).collect::<Vec<_>>().join(" ")
}

fn rules(tree: &GameTree) -> Ruleset {
    match tree.variant() {
        Variant::Gomoku { rules, .. } => rules,
        Variant::Othello { .. } => panic!("it is Gomoku"),
    }
}

const fn at(line: usize, column: usize) -> Place {
    Place::Line { line, column }
}

/// Two games that are whole, one with a move on a stone, and one of Gomoku that renju forbids.
const COLLECTION: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<database version="1.0">
<countries><country id="1" name="Estonia" abbr="EST"/></countries>
<cities><city id="2" name="Tallinn" country="1"/></cities>
<months><month id="8" name="August"/></months>
<rules><rule id="1" name="RIF"><info>two of the fifth</info></rule><rule id="2" name="Gomoku Swap2"/></rules>
<openings><opening id="4" name="Kagetsu" abbr="D4"/></openings>
<games>
<game id="9" tournament="3" round="1" rule="1" black="7" white="8" bresult="1" btime="90" opening="4" alt="g7" swap="1">
 <move>h8 h9 j8
  i8 g7</move><info>good &amp; short&#33; <![CDATA[<i>]]></info></game>
<game id="10" tournament="4" black="8" white="7" bresult="0.5"><move>h8 i9</move></game>
<game id="11" black="7" white="99" bresult="x" rule="1"><info/><move>h8 i9
 H8 g7</move></game>
<game id="12" rule="2" black="7" white="8" bresult="0"><move>h8 a1 h9 b1 i8 c1 i9</move></game>
<game id="13" rule="1"><move>h8 &i9; g7</move></game>
</games>
<players><player id="7" name="Ann" surname="T&amp;mm &who;" country="1" city="2"/><player id="8" name="Bob"/></players>
<tournaments>
<tournament id="3" name="World &#x39;05" country="1" city="2" year="2005" month="8" start="2005-08-01" rule="1"/>
<tournament id="4" name="" country="1" year="1999"/>
</tournaments>
</database>
"#;

#[test]
fn a_collection_says_who_played_where_and_how_it_ended() {
    let games = read(COLLECTION).expect("it is a collection");
    assert_eq!((games.format().name, games.len()), ("rif", 5));
    let first = games.summary(0);
    assert_eq!((&*first.names.black, &*first.names.white), ("Ann T&amp;mm &who;", "Bob"));
    assert_eq!((&*first.event, &*first.date), ("World 905, round 1", "2005-08-01"));
    assert_eq!(first.result, "1-0");
    let tree = tree(&games, 0);
    assert_eq!((&*moves(&tree), rules(&tree)), ("h8 h9 j8 i8 g7", Ruleset::Renju));
    assert_eq!(tree.facts.place, "Tallinn, Estonia");
    assert_eq!(
        tree.facts.comment,
        "good & short! <i>\nRule: RIF\nOpening: D4 Kagetsu\nFifth moves: g7\nSwap: 1"
    );
    let second = games.summary(1);
    assert_eq!((&*second.event, &*second.date, &*second.result), ("Estonia", "1999", "½-½"));
    assert_eq!((&*games.summary(2).names.white, &*games.summary(2).result), ("", "x"));
}

#[test]
fn games_of_gomoku_are_not_refused_by_renju() {
    let games = read(COLLECTION).expect("it is a collection");
    let tree = tree(&games, 3);
    assert_eq!((&*moves(&tree), rules(&tree)), ("h8 a1 h9 b1 i8 c1 i9", Ruleset::Standard));
    // A fork of two open threes, which renju forbids, is read by other rules though the name says renju.
    let named = COLLECTION.replace("rule=\"2\"", "rule=\"1\"");
    let text = named.replace("h8 a1 h9 b1 i8 c1 i9", "h8 a1 i8 b1 j9 c1 j10 d2 j8");
    let tree = self::tree(&read(text).expect("it is a collection"), 3);
    assert_eq!(rules(&tree), Ruleset::Freestyle);
}

#[test]
fn a_broken_game_names_its_place_and_keeps_no_other_from_being_read() {
    let games = read(COLLECTION).expect("it is a collection");
    let error = games.tree(2).expect_err("h8 is taken");
    assert_eq!(error.kind, ReadErrorKind::IllegalMove(IllegalPly::Occupied));
    assert_eq!((error.place, &*error.detail), (at(14, 2), "H8"));
    let error = games.tree(4).expect_err("it is no move");
    assert_eq!((error.kind, error.place), (ReadErrorKind::Syntax, at(16, 33)));
    // What is no XML at all ends the list; the games before are there.
    let cut = &COLLECTION[..COLLECTION.find("<game id=\"12\"").expect("it is there")];
    let games = read(format!("{cut}</wrong></games></database>")).expect("some games are whole");
    assert_eq!(games.len(), 4);
    assert_eq!(moves(&tree(&games, 1)), "h8 i9");
    let error = games.tree(3).expect_err("that is no end");
    assert_eq!((error.kind, error.place), (ReadErrorKind::Syntax, at(15, 1)));
    // A file that was cut in a game tells it at that game.
    let games = read(&COLLECTION[..cut.len() - 20]).expect("some games are whole");
    assert_eq!(games.len(), 3);
    assert_eq!(games.tree(2).expect_err("it is cut").kind, ReadErrorKind::Syntax);
    assert_eq!(read("<database><games/></database>").expect("it is a collection").len(), 0);
}

#[test]
fn what_is_no_collection_is_an_error_with_its_place() {
    let rif = formats::named("rif").expect("it is there");
    let refusal = |bytes: &[u8]| {
        let read = Collection::read_as(rif, &source(bytes));
        let error = read.map(|_| ()).expect_err("it is none");
        (error.kind, error.place)
    };
    assert_eq!(refusal(b"f5d6"), (ReadErrorKind::UnknownFormat, at(1, 1)));
    assert_eq!(refusal(b"<html><body/></html>"), (ReadErrorKind::UnknownFormat, at(1, 1)));
    assert_eq!(refusal(b"<database>\n<games></players>"), (ReadErrorKind::Syntax, at(2, 8)));
    let deep = format!("<database><x>{}", "<a>".repeat(1000));
    assert_eq!(refusal(deep.as_bytes()), (ReadErrorKind::Syntax, at(1, 14 + 3 * 62)));
    let utf16: Vec<u8> = "<database/>".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(refusal(&[b"\xff\xfe", &*utf16].concat()), (ReadErrorKind::UnknownFormat, at(1, 1)));
    let unknown =
        b"<?xml version=\"1.0\" encoding=\"windows-1\"?><database><players><player id=\"1\" \
        name=\"\xc0\"/></players><games/></database>";
    assert_eq!(refusal(&unknown[..]), (ReadErrorKind::Syntax, at(1, 1)));
}

#[test]
fn names_are_read_in_the_encoding_that_the_file_declares() {
    let text = b"<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><database><players><player id=\"1\" \
        name=\"Andr\xe9\"/></players><games><game black=\"1\"><move>h8</move></game></games></database>";
    assert_eq!(read(&text[..]).expect("it is a collection").summary(0).names.black, "André");
    let text = b"<?xml version='1.0' encoding='windows-1251'?><database><players><player id='1' \
        name='\xc0\xed\xed\xe0'/></players><games><game black='1'><move>h8</move></game></games></database>";
    assert_eq!(read(&text[..]).expect("it is a collection").summary(0).names.black, "Анна");
}

/// What such a text stands for would be a billion letters.
#[test]
fn entities_are_not_expanded() {
    let levels = (1..10)
        .map(|level| format!("<!ENTITY a{level} \"{}\">", format!("&a{};", level - 1).repeat(10)));
    let levels: String = levels.collect();
    let mut text = format!("<!DOCTYPE x [<!ENTITY a0 \"aaaaaaaaaa\">{levels}");
    text += "]><database><players><player id=\"1\" name=\"&a9;\"/></players>\
        <games><game black=\"1\"><info>&a9;</info><move>h8</move></game></games></database>";
    let games = read(text).expect("it is a collection");
    let tree = tree(&games, 0);
    assert_eq!((&*tree.facts.names.black, &*tree.facts.comment), ("&a9;", "&a9;"));
}

/// Processor time of this thread, in seconds.
#[cfg(unix)]
fn processor_seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// More than a hundred MB, as no collection has today.
#[cfg(unix)]
#[test]
fn a_large_collection_is_listed_in_bounded_time() {
    let (head, rest) = COLLECTION.split_once("<game ").expect("it has games");
    let (first, _) = rest.split_once("<game ").expect("it has games");
    let count = 500_000;
    let games = format!("<game {first}").repeat(count);
    let text = format!("{head}{games}</games></database>");
    let bytes = text.len();
    assert!(bytes > 100_000_000);
    let source = source(text);
    let start = processor_seconds();
    let games = Collection::read(&source, None).expect("it is a collection");
    let read = processor_seconds() - start;
    assert_eq!(games.len(), count);
    let openings = (0..count).filter(|&index| games.summary(index).result == "1-0").count();
    let listed = processor_seconds() - start;
    assert_eq!(openings, count);
    assert_eq!(moves(&tree(&games, count - 1)), "h8 h9 j8 i8 g7");
    println!("{bytes} bytes: read in {read:.2} s, listed after {listed:.2} s");
    // The bound is ten times what it takes.
    assert!(listed < 40.0, "{listed} s of processor time");
}

/// The names of elements that never end, or begin, and attributes without number.
#[cfg(unix)]
#[test]
fn noise_in_angle_brackets_is_read_quickly() {
    const LENGTH: usize = 10_000_000;
    let mut random = fastrand::Rng::with_seed(11);
    let mut of = |signs: &[&str]| -> String {
        let mut text = "<database><games><game><move>".to_owned();
        while text.len() < LENGTH {
            text += signs[random.usize(..signs.len())];
        }
        text
    };
    let noises = [
        of(&["<a>"]),
        of(&["<game>", "</game>", "<game/>", "<move>", "</move>", "h8 ", "&x;", "\n"]),
        of(&["<", ">", "/", "game", "=", "\"", "&", ";", "!", "[", "]", "-", "?", " "]),
        of(&["&a;"]),
        format!("<database><games><game {}", of(&["a=\"b\" "])),
        format!("<database><games>{}", "<game/>\n".repeat(LENGTH / 8)),
        format!("<!DOCTYPE a [{}", of(&["<!ENTITY a \"b\">"])),
        format!(
            "<database><games><game>{}</game></games></database>",
            "<move>h8</move>".repeat(LENGTH / 15)
        ),
    ];
    let rif = formats::named("rif").expect("it is there");
    for (number, text) in noises.into_iter().enumerate() {
        let source = source(text);
        let start = processor_seconds();
        if let Ok(games) = Collection::read_as(rif, &source) {
            for index in 0..games.len().min(1000) {
                let _ = std::hint::black_box((games.summary(index), games.tree(index)));
            }
        }
        let seconds = processor_seconds() - start;
        println!("noise {number}: {seconds:.2} s");
        assert!(seconds < 2.0, "noise {number}: {seconds} s");
    }
}

#[test]
fn a_list_of_moves_counts_rows_from_the_top() {
    // h8, i9, j10, g7: 112, 98, 84, 126.
    let bytes = [4, 112, 98, 84, 126];
    let games = read(bytes).expect("it is a list");
    assert_eq!((games.format().name, games.len()), ("pos", 1));
    let tree = tree(&games, 0);
    assert_eq!((&*moves(&tree), rules(&tree)), ("h8 i9 j10 g7", Ruleset::Renju));
    let pos = formats::named("pos").expect("it is there");
    assert_eq!(pos.write([&tree]), Ok(bytes.to_vec()));
    // The corners: a15 is the first point, o1 the last.
    assert_eq!(moves(&self::tree(&read([2, 0, 224]).expect("it is a list"), 0)), "a15 o1");
    let standard = Variant::Gomoku { size: 15, rules: Ruleset::Standard, opening: Opening::Free };
    let source = SourceFile { bytes: bytes.into(), variant: standard, ..SourceFile::default() };
    let asked = Collection::read(&source, None).expect("it is a list");
    assert_eq!(rules(&self::tree(&asked, 0)), Ruleset::Standard);
}

#[test]
fn a_list_of_moves_that_is_wrong_names_the_byte() {
    let pos = formats::named("pos").expect("it is there");
    let refusal = |bytes: &[u8]| {
        let read = Collection::read_as(pos, &source(bytes));
        let error = read.map(|_| ()).expect_err("it is none");
        (error.kind, error.place)
    };
    let byte = |number| Place::Byte { number };
    assert_eq!(refusal(&[3, 112, 98]), (ReadErrorKind::CutOff, byte(4)));
    assert_eq!(refusal(&[1, 112, 98]), (ReadErrorKind::Syntax, byte(3)));
    let occupied = ReadErrorKind::IllegalMove(IllegalPly::Occupied);
    assert_eq!(refusal(&[2, 112, 112]), (occupied, byte(3)));
    let outside = ReadErrorKind::IllegalMove(IllegalPly::OffBoard);
    assert_eq!(refusal(&[2, 112, 225]), (outside, byte(3)));
    assert_eq!(Collection::read_as(pos, &source([0])).map(|games| games.len()), Ok(1));
}

#[test]
fn what_a_list_of_moves_cannot_say_is_refused() {
    let pos = formats::named("pos").expect("it is there");
    let large = read("Piskvorky 19x19, 11:11, 0\n8,8,0\n").expect("it is a game");
    let board = WriteError::Board { format: "a .pos file", size: 19 };
    assert_eq!(pos.write([&tree(&large, 0)]), Err((0, board)));
    let set_up = read("(;GM[4]SZ[15]AB[hh]PL[W];W[ig])").expect("it is a game");
    assert_eq!(pos.write([&tree(&set_up, 0)]), Err((0, WriteError::SetUp("a .pos file"))));
    let othello = read("f5d6").expect("it is a game");
    assert_eq!(
        pos.write([&tree(&othello, 0)]),
        Err((0, WriteError::Game { format: "a .pos file", other: Game::Gomoku }))
    );
}
