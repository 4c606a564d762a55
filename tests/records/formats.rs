//! The table of formats: what a file is taken for, how many games it holds, and each of them as a tree; and the
//! subcommands that stand on it.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::program::{heibai_in, stderr, stdout};
use heibai::game::tree::{GameTree, NodeId};
use heibai::game::{Game, How, PerSide, Ply, Side, Turn, Variant};
use heibai::records::formats::{self, Collection, FORMATS, Format, Games, SourceFile, WriteError};
use heibai::records::{Place, ReadErrorKind, board_string};

fn collection(bytes: impl Into<Vec<u8>>) -> Collection {
    let source = SourceFile { bytes: bytes.into(), ..SourceFile::default() };
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
fn what_ggf_is_told_of_a_game_is_written() {
    let ggf = formats::named("ggf").expect("it is there");
    let text = "(;GM[Othello]PB[A]PW[B]RE[?]CO[A good game]TY[8]\
        BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)";
    let mut tree = trees(text).remove(0);
    assert_eq!(tree.facts.comment, "A good game");
    for (result, told) in [
        ("44-20", "+24.00"),
        ("20-44", "-24.00"),
        ("32-32", "+0.00"),
        ("1-0", "?"),
        ("40-20", "?"),
        ("B+4", "+4.00"),
    ] {
        result.clone_into(&mut tree.facts.result);
        let written = ggf.write([&tree]).expect("it is GGF");
        let written = String::from_utf8(written).expect("it is text");
        assert!(written.contains(&format!("RE[{told}]")), "{result}: {written}");
        assert_eq!(trees(&*written)[0].facts.comment, "A good game");
    }
}

#[test]
fn times_go_through_the_tree_both_ways() {
    let text = "(;GM[Othello]PB[A]PW[B]RE[?]TB[15:00/5/0]TW[900/5.5/0]TY[8]B[F5/1.00/2.25]W[D6//0.001]B[C3];)";
    let games = collection(text);
    let tree = games.tree(0).expect("it is whole");
    let milliseconds = |it: Duration| it.as_millis();
    let line = tree.path(tree.main_end());
    let times: Vec<_> = line.iter().map(|&id| tree.node(id).time().map(milliseconds)).collect();
    assert_eq!(times, [None, Some(2250), Some(1), None]);
    let white = tree.facts.clocks.white.expect("it has a clock");
    assert_eq!([white.main, white.increment].map(milliseconds), [900_000, 5500]);
    for format in ["ggf", "sgf"] {
        let format = formats::named(format).expect("it is there");
        assert_eq!(trees(format.write([&tree]).expect("it has a name")), vec![tree.clone()]);
    }
    let written = formats::named("ggf").expect("it is there").write([&tree]).expect("it is GGF");
    let written = String::from_utf8(written).expect("it is text");
    assert!(written.contains("TB[15:00/5/0]TW[15:00/5.5/0]"), "{written}");
    assert!(written.contains("B[F5/1.00/2.250]W[D6//0.001]B[C3]"), "{written}");
}

#[test]
fn times_of_piskvork_are_kept() {
    let psq = formats::named("psq").expect("it is there");
    let text = "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,9,873\n7,7,-5\n7,8,15\n";
    let tree = &trees(text)[0];
    let line = tree.line_after(NodeId::ROOT);
    let times: Vec<_> =
        line.iter().map(|&id| tree.node(id).time().map(|it| it.as_millis())).collect();
    assert_eq!(times, [None, Some(873), None, Some(15)]);
    let written = String::from_utf8(psq.write([tree]).expect("it is psq")).expect("it is text");
    assert!(written.contains("\n8,8,0\n9,9,873\n7,7,0\n7,8,15\n"), "{written}");
    assert_eq!(&trees(written)[0], tree);
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
fn the_moves_of_a_whole_game_say_its_result() {
    let results = |text: &str| {
        let games = collection(text);
        let each = (0..games.len()).map(|index| games.summary(index).result);
        each.collect::<Vec<_>>()
    };
    // Without White's last disc Black has the empty squares as well.
    assert_eq!(results("f5d6c5f4e7f6g5e6e3\nf5d6c3d3\nf5a1\n"), ["B+64", "", ""]);
    assert_eq!(results("h8a1i8a2j8a3k8a4l8\nh8a1i8a2\n"), ["B+", ""]);
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
        &SourceFile { bytes: b"--------\n---?".to_vec(), ..SourceFile::default() },
    );
    assert_eq!(error.expect_err("? is no square").place, Place::Line { line: 2, column: 4 });
}

#[test]
fn short_lists_of_boards_are_lists() {
    let line = format!("{}OX------XO{} X", "-".repeat(27), "-".repeat(27));
    for count in [1, 2, 20, 29, 31] {
        let text = format!("{line}\n").repeat(count);
        let games = collection(text);
        let name = if count == 1 { "board" } else { "obf" };
        assert_eq!((games.format().name, games.len()), (name, count));
    }
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
    assert_eq!(
        write("ggf", &[set_up, gomoku]),
        Err((1, WriteError::Game { format: "GGF", other: Game::Othello }))
    );
    assert_eq!(write("psq", &[gomoku, gomoku]), Err((1, WriteError::Several("psq"))));
    assert!(matches!(write("obf", &[set_up]), Err((0, WriteError::Board { size: 6, .. }))));
    assert_eq!(write("psq", &[gomoku]), Ok(()));
}

/// Othello Board Files refuse a board that no game leads to, so that none is written.
#[test]
fn a_position_that_no_game_leads_to_is_not_written_as_one() {
    let empty = &trees("-".repeat(64) + " X")[0];
    let written = formats::named("obf").expect("it is there").write([empty]);
    assert!(matches!(written, Err((0, WriteError::Impossible("OBF", _)))), "{written:?}");
    assert!(formats::named("sgf").expect("it is there").write([empty]).is_ok());
}

#[test]
fn a_name_is_one_line_without_signs_that_nobody_sees() {
    let games = collection("(;GM[Othello]PB[An\rn\u{7}]PW[Bob]TY[8]B[F5/1];)");
    assert_eq!(games.summary(0).names.black, "An n");
    let tree = games.tree(0).expect("it is whole");
    assert_eq!(tree.facts.names.black, "An n");
    // A value is by the player who is called so.
    let written = formats::named("sgf").expect("it is there").write([&tree]).expect("it is SGF");
    assert_eq!(trees(written), [tree]);
}

#[test]
fn a_comment_has_lines_of_one_kind() {
    let board = "---------------------------OX------XO--------------------------- X;";
    let tree = &trees(format!("{board} % one\rtwo\n"))[0];
    assert_eq!(tree.facts.comment, "one\ntwo");
    let written = formats::named("sgf").expect("it is there").write([tree]).expect("it is SGF");
    assert_eq!(&trees(written)[0], tree);
}

#[test]
fn nothing_is_no_collection() {
    for bytes in [&b""[..], b" \n"] {
        let source = SourceFile { bytes: bytes.into(), ..SourceFile::default() };
        let error = Collection::read(&source, None).expect_err("there is nothing");
        assert_eq!(error.kind, ReadErrorKind::Empty);
    }
    let source =
        SourceFile { bytes: vec![0; 100], variant: Variant::default(), beside: Vec::new() };
    let error = Collection::read(&source, None).expect_err("it is no text");
    assert_eq!(error.kind, ReadErrorKind::UnknownFormat);
}

/// A WTHOR file of these games, each as tournament, Black, White, Black's discs, the same with perfect play, moves.
fn wthor(games: &[(u16, u16, u16, u8, u8, &str)]) -> Vec<u8> {
    let mut bytes = vec![20, 7, 5, 22];
    bytes.extend(u32::try_from(games.len()).expect("there are few").to_le_bytes());
    bytes.extend([0, 0, 0xB9, 7, 8, 0, 24, 0]);
    for &(tournament, black, white, real, perfect, moves) in games {
        bytes.extend([tournament, black, white].into_iter().flat_map(u16::to_le_bytes));
        bytes.extend([real, perfect]);
        let squares =
            moves.as_bytes().chunks(2).map(|name| (name[1] - b'0') * 10 + name[0] - b'a' + 1);
        let end = bytes.len() + 60;
        bytes.extend(squares);
        bytes.resize(end, 0);
    }
    bytes
}

/// A file of names, as lie beside the games.
fn names(length: usize, names: &[&[u8]]) -> Vec<u8> {
    let mut bytes = vec![0; 16];
    for name in names {
        let end = bytes.len() + length;
        bytes.extend(*name);
        bytes.resize(end, 0);
    }
    bytes
}

#[test]
fn a_database_gives_the_names_that_lie_beside_it() {
    let mut source = SourceFile {
        bytes: wthor(&[(1, 2, 0, 34, 41, "f5d6c3f3"), (9, 1, 1, 64, 0, "f5f6a1")]),
        ..SourceFile::default()
    };
    source.beside.push(("jou", names(20, &[b"???", b"Ann", b"Andr\xe9 (author)"])));
    source.beside.push(("trn", names(26, &[b"?", b"Paris Open"])));
    let games = Collection::read(&source, None).expect("it is a database");
    assert_eq!((games.format().name, games.len()), ("wthor", 2));
    let summary = games.summary(0);
    assert_eq!((&*summary.names.black, &*summary.names.white), ("André (author)", "???"));
    assert_eq!(
        (&*summary.event, &*summary.date, &*summary.result),
        ("Paris Open", "1977", "34-30")
    );
    assert_eq!(games.summary(1).event, "#9", "there is no such tournament");
    assert_eq!(moves(&games.tree(0).expect("it is whole")), "f5d6c3f3");
    let broken = games.tree(1).expect_err("a1 flips nothing");
    assert_eq!(broken.place, Place::Byte { number: 16 + 68 + 8 + 3 });
    assert_eq!(broken.detail, "a1");
}

#[test]
fn a_score_of_more_discs_than_there_are_is_left_out() {
    let long = "f5d6c7f4e3f6g5g4e6f3h3e7g6c5d3h5d8d7h6h7h4h2g3e2c6c4f2c8b5a6b6e8b3b4a5a4a3a2c2a7";
    for (perfect, is_kept) in [(64, true), (65, false), (255, false)] {
        let tree = trees(wthor(&[(0, 0, 0, 40, perfect, long)])).remove(0);
        let line = tree.path(tree.main_end());
        let valued = line.iter().any(|&id| !tree.node(id).values().is_empty());
        assert_eq!(valued, is_kept, "{perfect}");
    }
}

#[test]
fn a_database_of_another_size_is_refused() {
    let whole = wthor(&[(1, 2, 0, 34, 41, "f5d6c3f3")]);
    let read = |bytes: &[u8]| {
        let source = SourceFile { bytes: bytes.to_vec(), ..SourceFile::default() };
        Collection::read_as(formats::named("wthor").expect("it is there"), &source).map(|_| ())
    };
    assert_eq!(read(&whole), Ok(()));
    let cut = read(&whole[..80]).expect_err("a part is missing");
    assert_eq!((cut.kind, cut.place), (ReadErrorKind::CutOff, Place::Byte { number: 5 }));
    let longer = read(&[&whole[..], b"more"].concat()).expect_err("nobody knows what the rest is");
    assert_eq!(longer.kind, ReadErrorKind::Syntax);
    let short = read(&whole[..10]).expect_err("a part is missing");
    let told = "byte 11: it ends too early: expected 16 bytes before the games, found 10";
    assert_eq!(short.to_string(), told);
    let text = read(b"f5d6c3d3c4 and more").expect_err("it has no date");
    let told = "byte 1: not understood: expected century, year, month and day, found 102 53 100 54";
    assert_eq!(text.to_string(), told);
    for (at, value, kind) in [
        (12, 10, ReadErrorKind::UnsupportedBoard),
        (13, 1, ReadErrorKind::UnsupportedGame),
        (2, 13, ReadErrorKind::Syntax),
    ] {
        let mut bytes = whole.clone();
        bytes[at] = value;
        assert_eq!(read(&bytes).expect_err("the header is wrong").kind, kind);
    }
}

/// A random game to its end, as squares, and all its plies.
fn random_game(random: &mut fastrand::Rng) -> (String, Vec<Ply>) {
    let mut position = Variant::default().start().expect("it is the usual one");
    let (mut squares, mut plies) = (String::new(), Vec::new());
    while !position.is_over() {
        let cells = position.legal_cells();
        let ply = random.choice(&cells).map_or(Ply::Pass, |&cell| Ply::Place(cell));
        if let Ply::Place(cell) = ply {
            squares += &position.cell_name(cell);
        }
        position.play(ply).expect("it is legal");
        plies.push(ply);
    }
    (squares, plies)
}

#[test]
fn passes_come_back_where_a_database_leaves_them_out() {
    let mut random = fastrand::Rng::with_seed(7);
    let games: Vec<_> = (0..200).map(|_| random_game(&mut random)).collect();
    assert!(games.iter().any(|(_, plies)| plies.contains(&Ply::Pass)));
    let records: Vec<_> = games.iter().map(|(squares, _)| (0, 0, 0, 40, 44, &**squares)).collect();
    for (tree, (squares, plies)) in trees(wthor(&records)).iter().zip(&games) {
        assert_eq!(&tree.plies(tree.main_end()), plies, "{squares}");
        let valued =
            tree.walk().with_positions().find(|(id, _)| !tree.node(*id).values().is_empty());
        if let Some((id, position)) = valued {
            let counts = position.counts();
            assert_eq!(64 - counts.black - counts.white, 24);
            assert!((tree.node(id).values()[0].black - 24.0).abs() < 0.1, "44 to 20");
        }
    }
}

/// Processor time of this thread, in seconds.
#[cfg(unix)]
fn processor_seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// As many games as the database has that people use.
#[cfg(unix)]
#[test]
fn a_database_of_all_games_is_listed_quickly() {
    let mut random = fastrand::Rng::with_seed(8);
    let some: Vec<_> = (0..500).map(|_| random_game(&mut random).0).collect();
    let records: Vec<_> =
        some.iter().cycle().take(137_548).map(|it| (1, 2, 3, 40, 44, &**it)).collect();
    let source = SourceFile {
        bytes: wthor(&records),
        beside: vec![("jou", names(20, &[b"?", b"?", b"Ann", b"Bob"]))],
        ..SourceFile::default()
    };
    let start = processor_seconds();
    let games = Collection::read(&source, None).expect("it is a database");
    let anns = (0..games.len()).filter(|&index| games.summary(index).names.black == "Ann").count();
    let seconds = processor_seconds() - start;
    assert_eq!(anns, 137_548);
    println!("137,548 games of {} bytes listed in {seconds:.3} s", source.bytes.len());
    // The bound is ten times what it takes.
    assert!(seconds < 2.0, "{seconds} s of processor time");
}

#[test]
fn what_lies_beside_a_file_is_found_by_its_name() {
    let paths =
        |names: &[&str]| names.iter().map(|name| Path::new("d").join(name)).collect::<Vec<_>>();
    let beside = |names: &[&str]| {
        let names = paths(names);
        Format::beside("jou", Path::new("d/WTH_2001.wtb"), &names).map(Path::to_owned)
    };
    let found = |name: &str| Some(PathBuf::from("d").join(name));
    assert_eq!(beside(&["WTHOR.JOU", "WTHOR.TRN", "wth_2001.jou"]), found("wth_2001.jou"));
    assert_eq!(beside(&["a.jou", "WTHOR.JOU", "WTHOR.TRN"]), found("WTHOR.JOU"));
    assert_eq!(beside(&["wth.Jou"]), found("wth.Jou"));
    assert_eq!(beside(&["players.jou"]), found("players.jou"));
    assert_eq!(beside(&["a.jou", "b.jou"]), None);
    assert_eq!(beside(&["WTHOR.TRN"]), None);
}

/// What the program prints and complains of, and its status.
fn ran(folder: &Path, arguments: &[&str]) -> (String, String, Option<i32>) {
    let output = heibai_in(folder, arguments);
    (stdout(&output).to_owned(), stderr(&output).to_owned(), output.status.code())
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room")
}

#[test]
fn files_are_converted_and_broken_games_are_named() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("archive.ggf"), ARCHIVE).expect("there is room");
    fs::write(path("list"), "f5d6\nf5a1\nd3c5\n").expect("there is room");
    let convert = |arguments: &[&str]| ran(folder.path(), arguments);
    let (out, complaints, status) = convert(&["convert", "archive.ggf", "list", "out.txt"]);
    assert_eq!((&*out, status), ("4 games\n", Some(1)));
    assert_eq!(
        complaints,
        "heibai: archive.ggf: game 3: line 4, column 3: A1 is not legal: no disc would be flipped there\n\
         heibai: archive.ggf: game 4: a transcript can't hold a game from a custom position\n\
         heibai: list: game 2: line 2, column 3: a1 is not legal: no disc would be flipped there\n\
         heibai: 3 games left out\n"
    );
    let written = fs::read_to_string(path("out.txt")).expect("it was written");
    assert_eq!(written, "f5d6\nd3c5\nf5d6\nd3c5\n");
    // What is written reads as it was, and the same every time.
    for _ in 0..2 {
        assert_eq!(convert(&["convert", "out.txt", "again.ggf"]).0, "4 games\n");
    }
    let once = fs::read(path("again.ggf")).expect("it was written");
    assert_eq!(
        convert(&["convert", "again.ggf", "again.ggf"]),
        ("4 games\n".into(), String::new(), Some(0))
    );
    assert_eq!(fs::read(path("again.ggf")).expect("it was written"), once);
    assert_eq!(convert(&["convert", "again.ggf", "--to", "transcript", "back"]).2, Some(0));
    assert_eq!(fs::read_to_string(path("back")).expect("it was written"), written);
}

#[test]
fn a_file_is_not_replaced_by_its_own_games_without_the_broken_ones() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    let games = "f5d6\nf5a1\nd3c5\n";
    fs::write(path("games.txt"), games).expect("there is room");
    let (out, complaints, status) = ran(folder.path(), &["convert", "games.txt", "./games.txt"]);
    assert_eq!((&*out, status), ("", Some(1)));
    let told = "heibai: 1 game left out, which ./games.txt would lose: it stays as it is, write to another file\n";
    assert!(complaints.ends_with(told), "{complaints}");
    assert_eq!(fs::read_to_string(path("games.txt")).expect("it is there"), games);
    // What another file loses stays there.
    fs::write(path("good.txt"), "c4\n").expect("there is room");
    let both = ["convert", "good.txt", "games.txt", "good.txt"];
    assert_eq!(ran(folder.path(), &both).2, Some(1));
    assert_eq!(fs::read_to_string(path("good.txt")).expect("it is there"), "c4\nf5d6\nd3c5\n");
}

#[test]
fn a_board_of_any_size_is_converted_and_shown() {
    let folder = tempfile::tempdir().expect("there is room");
    let board = format!("{}XO{} O\n", "-".repeat(44), "-".repeat(54));
    fs::write(folder.path().join("ten.board"), &board).expect("there is room");
    let run = |arguments: &[&str]| ran(folder.path(), arguments);
    assert_eq!(run(&["convert", "ten.board", "ten.sgf"]).0, "1 game\n");
    assert_eq!(run(&["convert", "ten.sgf", "again.board"]).2, Some(0));
    assert_eq!(fs::read_to_string(folder.path().join("again.board")).expect("it is text"), board);
    let shown = |file| run(&["show", file]);
    let (drawn, _, status) = shown("ten.board");
    let board = |drawn: &str| drawn.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!((board(&drawn), status), (board(&shown("ten.sgf").0), Some(0)));
    assert!(drawn.lines().any(|line| line.trim_start().starts_with("10 ")), "{drawn}");
    fs::write(folder.path().join("bad.board"), "-".repeat(99) + " X").expect("there is room");
    let (_, complaints, status) = shown("bad.board");
    assert_eq!(status, Some(1));
    assert!(complaints.contains("line 1, column 101: "), "{complaints}");
    assert!(complaints.contains("expected as many rows as columns"), "{complaints}");
}

#[test]
fn what_cannot_be_converted_leaves_the_file_that_is_there() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("bad"), "nonsense").expect("there is room");
    fs::write(path("out.txt"), "old").expect("there is room");
    let (out, complaints, status) = ran(folder.path(), &["convert", "bad", "absent", "out.txt"]);
    assert_eq!((&*out, status), ("0 games\n", Some(1)));
    assert!(complaints.starts_with("heibai: bad: line 1, column 1: "), "{complaints}");
    assert!(complaints.contains("heibai: absent can't be opened"), "{complaints}");
    assert!(complaints.ends_with("heibai: 2 files left out\n"), "{complaints}");
    assert_eq!(fs::read_to_string(path("out.txt")).expect("it is there"), "old");
    fs::write(path("good"), "f5d6").expect("there is room");
    let (_, complaints, status) = ran(folder.path(), &["convert", "good", "none/out.txt"]);
    let told = "heibai: can't write none/out.txt: No such file or directory (os error 2)\n";
    assert_eq!((&*complaints, status), (told, Some(1)));
    for arguments in [
        &["convert", "bad", "out.what"][..],
        &["convert", "bad", "out.wtb"],
        &["convert", "bad"],
        &["convert", "--from", "what", "bad", "out.txt"],
    ] {
        assert_eq!(ran(folder.path(), arguments).2, Some(2), "{arguments:?}");
    }
}

#[test]
fn a_position_is_drawn() {
    let folder = folder();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("GAMES.WTB"), wthor(&[(0, 0, 0, 40, 40, "f5"), (1, 1, 0, 34, 41, "f5d6c3f3")]))
        .expect("there is room");
    fs::write(path("wthor.jou"), names(20, &[b"???", b"Andr\xe9\x1b"])).expect("there is room");
    let show = |arguments: &[&str]| ran(folder.path(), arguments);
    let drawn = "game 2 of 2, WTHOR\nAndré – ???, #1, 1977, 34-30\n   a b c d e f g h\n 1 - - - - - - - -\n \
        2 - - - - - - - -\n 3 - - - - - - - -\n 4 - - - O X - - -\n 5 - - - O X X - -\n 6 - - -(O)- - - -\n \
        7 - - - - - - - -\n 8 - - - - - - - -\nmove 2 of 4: d6; Black to move; Black 3, White 3\nopening: Perpendicular · 垂直 · 縦取り\n";
    let shown = show(&["show", "GAMES.WTB", "--game", "2", "--move", "2"]);
    assert_eq!(shown, (drawn.into(), String::new(), Some(0)));
    let (out, ..) = show(&["show", "GAMES.WTB", "--game", "2"]);
    assert!(out.ends_with("move 4 of 4: f3; Black to move; Black 4, White 4\nopening: Perpendicular · 垂直 · 縦取り\n"), "{out}");
    for (arguments, complaint) in [
        (["--game", "3"], "heibai: --game 3: GAMES.WTB has only 2 games\n"),
        (["--move", "2"], "heibai: --move 2: the game has only 1 move\n"),
    ] {
        let all = ["show", "GAMES.WTB", arguments[0], arguments[1]];
        assert_eq!(show(&all), (String::new(), complaint.into(), Some(2)));
    }
    fs::write(path("game.psq"), "Piskvorky 15x15, 11:11, 0\n15,1,0\n8,8,0\n")
        .expect("there is room");
    let (out, _, status) = show(&["show", "game.psq", "--move", "1"]);
    assert_eq!(status, Some(0));
    assert!(out.contains("\n15 - - - - - - - - - - - - - -(X)\n14 - "), "{out}");
}

const PLAYOK: &str = "[Event \"?\"]\n[Site \"PlayOK\"]\n[Date \"2024.01.02\"]\n[Black \"ann\"]\n[White \"bob\"]\n\
    [Result \"33-31\"]\n[BlackElo \"1500\"]\n\n1. f5 d6 {d6, not f4} 2. C3 d3 (2... f3) 3. c4 33-31\n\n\
    [Black \"cid\"]\n[White \"dot\"]\n\n1. d3 c3 2. a1 *\n";

#[test]
fn texts_with_headers_give_each_game() {
    let games = collection(PLAYOK);
    assert_eq!((games.format().name, games.len()), ("pgn", 2));
    let summary = games.summary(0);
    assert_eq!(
        (&*summary.names.black, &*summary.event, &*summary.date),
        ("ann", "PlayOK", "2024-01-02")
    );
    let tree = games.tree(0).expect("it is whole");
    assert_eq!((&*moves(&tree), &*tree.facts.ratings.black), ("f5d6c3d3c4", "1500"));
    let broken = games.tree(1).expect_err("a1 flips nothing");
    assert_eq!(broken.place, Place::Line { line: 14, column: 13 });
}

#[test]
fn a_comment_of_a_text_with_headers_may_look_like_a_header() {
    let text = "[Black \"B \\\" x\"]\n[White \"a\\\\b\\c\"]\n\n1. f5 {x\n[Foo \"bar\"]\n} d6 2. c3 ; {\n\n\
                [Black \"cid\"]\n\n1. d3 {never closed\n\n[Black \"eve\"]\n\n1. e6\n";
    let games = collection(text);
    assert_eq!((games.format().name, games.len()), ("pgn", 3));
    let tree = games.tree(0).expect("it is whole");
    assert_eq!(moves(&tree), "f5d6c3");
    assert_eq!((&*tree.facts.names.black, &*tree.facts.names.white), ("B \" x", "a\\b\\c"));
    assert_eq!(moves(&games.tree(1).expect("it has a move")), "d3");
    assert_eq!(games.summary(2).names.black, "eve");
    assert_eq!(moves(&games.tree(2).expect("it is whole")), "e6");
}

#[test]
fn the_games_of_othello_quest_are_read() {
    let text = r#"{"args":[{"players":[{"name":"ann","oldR":1700.5},{"name":"bob"}],
        "position":{"moves":[{"t":1,"m":"e6"},{"t":900,"m":"f4"}]},"created":"2024-01-02T03:04:05Z"},
        {"position":{"moves":[{"m":"f5"},
        {"m":"a1"}]}}]}"#;
    let games = collection(text);
    assert_eq!((games.format().name, games.len()), ("quest", 2));
    assert_eq!(games.summary(0).names.white, "bob");
    let tree = games.tree(0).expect("it is whole");
    assert_eq!((&*moves(&tree), &*tree.facts.ratings.black), ("e6f4", "1700.5"));
    assert_eq!(tree.node(tree.main_end()).time(), Some(Duration::from_millis(900)));
    let broken = games.tree(1).expect_err("a1 flips nothing");
    assert_eq!(broken.place, Place::Line { line: 4, column: 10 });
    let one = r#"{"position":{"moves":[{"m":"f5"}]}}"#;
    assert_eq!(collection(one).len(), 1);
}

#[test]
fn a_text_of_sensei_says_who_played() {
    let text = "f5d6c3d3c4\nBlack: Ann\nWhite: Bob: junior\nTournament: Paris\nDate: 2024\n";
    let games = collection(text);
    assert_eq!((games.format().name, games.len()), ("sensei", 1));
    let tree = games.tree(0).expect("it is whole");
    assert_eq!((&*moves(&tree), &*tree.facts.names.white), ("f5d6c3d3c4", "Bob: junior"));
    assert_eq!(tree.facts.event, "Paris");
}

#[test]
fn moves_are_found_in_the_middle_of_other_text() {
    for text in [
        "Look at F5 d6 C3 d3 c4, which is called Tiger (a1 is far away).",
        "He said: 1. f5 d6 2. c3 d3 3. c4 and I did not pass.",
        "https://example.org/?game=f5d6c3d3c4&side=b",
        "Ｆ５ｄ６Ｃ３ｄ３ｃ４ という進行",
    ] {
        assert_eq!(moves(&trees(text)[0]), "f5d6c3d3c4", "{text}");
    }
    // Nothing but moves, one of which is wrong, is no other text.
    for text in ["f5 d6 c3 d3 a1 c4", "No moves at all: a1, b2, c3."] {
        let source = SourceFile { bytes: text.into(), ..SourceFile::default() };
        assert!(Collection::read(&source, None).is_err(), "{text}");
    }
}

#[test]
fn one_wrong_move_before_the_last_is_told_with_its_place() {
    let refused = |text: &str| {
        let source = SourceFile { bytes: text.into(), ..SourceFile::default() };
        let error = Collection::read(&source, None).err();
        error.unwrap_or_else(|| panic!("{text} is taken")).to_string()
    };
    for (text, column) in [
        ("f5d6c3d3a1c4f4", 9),
        ("f5d6c3d3c4a1a2", 11),
        ("https://example.org/?moves=f5d6c3d3a1c4", 36),
    ] {
        let told = refused(text);
        assert!(told.contains("a1") && told.contains(&column.to_string()), "{text}: {told}");
    }
}

#[test]
fn what_a_person_writes_of_a_game_is_taken_and_what_is_left_out_is_told() {
    for (text, taken, left_out) in [
        ("黑f5 白d6 黑c3", "f5d6c3", ""),
        ("56 64 33 34", "f5d6c3d3", ""),
        ("f5d6c3d3a1", "f5d6c3d3", "a1"),
        ("f5 d6 c3 d3 c4 zz9", "f5d6c3d3c4", "zz9"),
        ("https://example.org/#f5d6c3", "f5d6c3", "https example org"),
        ("black f5 white d6 black c3 white d3", "f5d6c3d3", ""),
    ] {
        let source = SourceFile { bytes: text.into(), ..SourceFile::default() };
        let read =
            Collection::read(&source, None).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(moves(&read.first().expect("there is one")), taken, "{text}");
        assert_eq!(read.left_out(), left_out, "{text}");
    }
    // Two moves and one that can't be made are no game, and numbers need not be moves.
    for text in ["f5d6a1", "11 22 33", "56 64 88", "99", "https://example.org/a1"] {
        let source = SourceFile { bytes: text.into(), ..SourceFile::default() };
        assert!(Collection::read(&source, None).is_err(), "{text}");
    }
}

#[test]
fn a_list_of_positions_says_of_each_what_is_asked() {
    let text = "---------------------------OX------XO--------------------------- X; d3:+4; c4:-2; % One\n\
                ---------------------------OX------XO--------------------------- O; % Two\n\
                nothing of that kind\n";
    let read = collection(text);
    assert_eq!(read.format().name, "obf");
    let problem = read.summary(0).problem.expect("it is one");
    assert_eq!((problem.empties, problem.side, problem.discs), (60, Side::Black, Some(4)));
    let problem = read.summary(1).problem.expect("it is one");
    assert_eq!((problem.side, problem.discs), (Side::White, None));
    assert_eq!((&*read.summary(0).event, &*read.summary(1).event), ("One", "Two"));
    assert_eq!(read.summary(2).problem, None);
}

#[test]
fn moves_with_colours_and_moves_as_digits_are_taken() {
    for (text, taken) in [("黑f5 白d6 黑c3", "f5d6c3"), ("56 64 33 34", "f5d6c3d3")] {
        assert_eq!(moves(&trees(text)[0]), taken, "{text}");
    }
    for text in ["f5d6a1", "11 22 33", "56 64 88", "99"] {
        let source = SourceFile { bytes: text.into(), ..SourceFile::default() };
        assert!(Collection::read(&source, None).is_err(), "{text}");
    }
}

#[test]
fn a_game_without_a_clock_is_not_told_move_by_move_how_it_was_made() {
    let mut tree = trees("f5d6c3d3").remove(0);
    let line = tree.path(tree.main_end());
    let mut position = tree.start().position().clone();
    for &id in &line[1..] {
        let ply = tree.node(id).ply().expect("a ply leads to it");
        let (side, how) = (position.side_to_move(), How::Placed);
        tree.set_turn(id, Turn { side, ply, how, clocks: PerSide::default() });
        position.play(ply).expect("it is legal");
    }
    let sgf = formats::named("sgf").expect("it is in the table");
    let written = sgf.write([&tree]).expect("it can be written");
    let text = String::from_utf8(written).expect("it is a text");
    assert!(!text.contains("HBT["), "{text}");
    assert_eq!(trees(text).remove(0), tree);
    // What was out of the ordinary is told.
    let skipped = Duration::from_secs(7);
    let turn = tree.node(line[2]).turn().expect("it was made");
    let clocks = PerSide { black: skipped, white: skipped };
    tree.set_turn(line[2], Turn { clocks, ..turn });
    let written = sgf.write([&tree]).expect("it can be written");
    assert_eq!(trees(written).remove(0), tree);
}

#[test]
fn a_value_that_is_too_large_is_left_out() {
    let ggf = "(;GM[Othello]TY[8]B[F5/2.0E56/1]W[D6/1.5/1];)";
    let tree = trees(ggf).remove(0);
    assert_eq!(moves(&tree), "f5d6");
    let sgf = formats::named("sgf").expect("it is in the table");
    let written = sgf.write([&tree]).unwrap_or_else(|_| panic!("it can be written"));
    let source = SourceFile { bytes: written, variant: tree.variant(), ..SourceFile::default() };
    let again = Collection::read_as(sgf, &source).and_then(|games| games.tree(0));
    assert_eq!(again.expect("it can be read"), tree);
}
