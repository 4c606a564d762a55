//! The laws of the training data and of self-play.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::program::heibai;
use fastrand::Rng;
use heibai::eval::Score;
use heibai::eval::othello::patterns::{Features, Parameters, Weights};
use heibai::othello::{Bits, Board, Symmetry};
use heibai::search::Stop;
use heibai::training::alignment::align;
use heibai::training::dataset::{
    Finding, GameFiles, Label, Merged, Origin, Reader, Record, Tail, Writer, merge, read_all,
};
use heibai::training::generate::{GenerateError, Progress, Settings, generate};
use heibai::training::shard::Shard;

/// Boards of random games with a legal move and at most `most` empty squares.
pub fn boards(rng: &mut Rng, count: usize, most: u32) -> Vec<Board> {
    let mut boards = Vec::new();
    while boards.len() < count {
        let mut board = Board::start();
        while let Some(cell) = rng.choice(Bits::new(board.legal_moves())) {
            if board.empty_count() <= most {
                boards.push(board);
            }
            board = board.play(cell);
            if board.must_pass() {
                board = board.pass();
            }
        }
    }
    boards.truncate(count);
    boards
}

fn record(rng: &mut Rng, board: Board, game: u32) -> Record {
    let depth = rng.u8(0..=4).min(board.empty_count() as u8);
    let origin = if rng.bool() { Origin::Game } else { Origin::SideLine };
    Record {
        board,
        game,
        score: Score::from_hundredths(rng.i16(-6400..=6400)),
        label: if depth == 0 { Label::Exact } else { Label::Search(depth) },
        outcome: rng.bool().then(|| rng.i8(-64..=64)),
        origin,
        is_left_at_random: origin == Origin::Game && rng.bool(),
    }
}

fn records(seed: u64, count: usize) -> Vec<Record> {
    let mut rng = Rng::with_seed(seed);
    let boards = boards(&mut rng, count, 60);
    (0..).zip(boards).map(|(at, board)| record(&mut rng, board, at / 50)).collect()
}

/// A file of three blocks in a folder of its own.
fn written(records: &[Record]) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("some.dat");
    let mut writer = Writer::create(&path, "{\"seed\":1}").expect("the folder can be written to");
    for block in records.chunks(records.len().div_ceil(3)) {
        writer.write(block).expect("the file can be written to");
    }
    (folder, path)
}

#[test]
fn a_record_read_from_its_bytes_is_the_one_written() {
    for record in records(1, 2000) {
        assert_eq!(Record::from_bytes(&record.to_bytes()), Some(record));
    }
}

#[test]
fn bytes_that_are_no_record_are_refused() {
    let record = records(2, 1)[0];
    let changed = |at: usize, value: u8| {
        let mut bytes = record.to_bytes();
        bytes[at] = value;
        Record::from_bytes(&bytes)
    };
    assert_eq!(changed(8, 0xFF).and(changed(12, 0xFF)), None, "discs on top of each other");
    assert_eq!(changed(21, 0x7F), None, "more than 64 discs");
    assert_eq!(changed(22, 100), None, "an outcome of more than 64 discs");
    assert_eq!(changed(23, 61), None, "deeper than there are squares");
    assert_eq!(changed(24, 4), None, "an unknown flag");
    assert_eq!(changed(24, 3), None, "a game that goes on from a line aside");
    assert_eq!(changed(25, 61), None, "another number of empty squares");
}

#[test]
fn a_file_gives_back_what_was_written() {
    let records = records(3, 1000);
    let (_folder, path) = written(&records);
    let (description, read, tail) = read_all(&path).expect("the file is whole");
    assert_eq!((description.as_str(), tail), ("{\"seed\":1}", Tail::Whole));
    assert!(read == records);
}

#[test]
fn a_torn_last_block_is_left_out_wherever_it_ends() {
    let records = records(4, 30);
    let (_folder, path) = written(&records);
    let bytes = fs::read(&path).expect("the file is there");
    let block = 12 + 10 * Record::BYTES;
    for missing in [1, 5, block - 13, block - 12, block - 11, block - 1] {
        fs::write(&path, &bytes[..bytes.len() - missing]).expect("the file can be written to");
        let (_, read, tail) = read_all(&path).expect("a torn end is no error");
        assert!(read == records[..20], "{missing} bytes are missing");
        assert_eq!(tail, Tail::Torn((block - missing) as u64));
    }
    let mut zeros = bytes[..bytes.len() - block].to_vec();
    zeros.resize(bytes.len(), 0);
    fs::write(&path, zeros).expect("the file can be written to");
    let (_, read, tail) = read_all(&path).expect("a torn end is no error");
    assert!(read == records[..20] && tail == Tail::Torn(block as u64));
}

#[test]
fn a_damaged_block_in_the_middle_is_an_error_with_its_place() {
    let records = records(5, 30);
    let (_folder, path) = written(&records);
    let mut bytes = fs::read(&path).expect("the file is there");
    let second = bytes.len() - 2 * (12 + 10 * Record::BYTES);
    bytes[second + 40] ^= 1;
    fs::write(&path, &bytes).expect("the file can be written to");
    let error = read_all(&path).expect_err("a block is damaged");
    assert!(
        matches!(*error.finding(), Finding::Block { at, .. } if at == second as u64),
        "{error}"
    );
    assert!(error.to_string().contains(&format!("at byte {second}")), "{error}");
    let mut known = 0;
    let resumed = Writer::resume(&path, "{\"seed\":1}", &mut |records| known += records.len());
    assert!(resumed.is_err(), "a damaged file is not written to");
    assert_eq!(fs::read(&path).expect("the file is there"), bytes);
}

#[test]
fn foreign_files_are_refused_by_name_and_left_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("foreign.dat");
    for text in ["", "short", "something else, long enough to be a header"] {
        fs::write(&path, text).expect("the folder can be written to");
        let error = Reader::open(&path).expect_err("it is no data file");
        assert!(matches!(error.finding(), Finding::Foreign), "{text:?}: {error}");
        assert!(error.to_string().contains("foreign.dat"), "{error}");
    }
    assert!(Writer::resume(&path, "{}", &mut |_| ()).is_err());
    let left = fs::read_to_string(&path).expect("the file is there");
    assert!(left.starts_with("something else"));
}

#[test]
fn headers_that_are_cut_or_changed_are_refused() {
    let (_folder, path) = written(&records(6, 3));
    let bytes = fs::read(&path).expect("the file is there");
    let header = bytes.len() - 3 * (12 + Record::BYTES);
    for length in 8..header {
        fs::write(&path, &bytes[..length]).expect("the file can be written to");
        let error = Reader::open(&path).expect_err("the header is cut");
        assert!(matches!(error.finding(), Finding::Header), "{length}: {error}");
    }
    let mut changed = bytes.clone();
    changed[8] = 9;
    fs::write(&path, &changed).expect("the file can be written to");
    let error = Reader::open(&path).expect_err("the version is another");
    assert!(matches!(error.finding(), Finding::Version(9)), "{error}");
    changed = bytes;
    changed[20] ^= 1;
    fs::write(&path, &changed).expect("the file can be written to");
    assert!(Reader::open(&path).is_err());
}

fn settings() -> Settings {
    Settings {
        seed: 7,
        random_plies: 50,
        depth: 1,
        selectivity: 73,
        solve: 7,
        blunders: 100,
        side_lines: 300,
        probes: 2,
        engine: "test".to_owned(),
        weights: None,
    }
}

/// The numbers of a shard's games.
pub fn share(games: u32, shard: u32, shards: u32) -> impl Iterator<Item = u32> {
    let shard: Shard = format!("{shard}/{shards}").parse().expect("it is a shard");
    shard.games(games)
}

pub fn play(path: &Path, games: impl Iterator<Item = u32>, threads: usize) -> Progress {
    generate(&settings(), games, threads, path, &Stop::default(), &mut |_| ())
        .expect("the folder can be written to")
}

fn bytes(path: &Path) -> Vec<u8> {
    fs::read(path).expect("the file is there")
}

fn as_set(path: &Path) -> HashSet<Record> {
    read_all(path).expect("the file is whole").1.into_iter().collect()
}

#[test]
fn self_play_writes_the_same_file_on_any_number_of_threads_and_the_same_games_after_a_kill() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (alone, together) = (folder.path().join("alone"), folder.path().join("together"));
    let progress = play(&alone, share(12, 0, 1), 1);
    assert_eq!((progress.games, progress.done), (12, 12));
    play(&together, share(12, 0, 1), 3);
    assert!(bytes(&alone) == bytes(&together));

    // Five games, then a torn block as a kill leaves it, then the rest.
    let killed = folder.path().join("killed");
    play(&killed, share(5, 0, 1), 1);
    let mut bytes = fs::read(&killed).expect("the file is there");
    bytes.extend(b"BLCK\x05\x00\x00\x00torn");
    fs::write(&killed, bytes).expect("the file can be written to");
    let mut first = None;
    let progress =
        generate(&settings(), share(12, 0, 1), 1, &killed, &Stop::default(), &mut |progress| {
            first.get_or_insert(progress);
        });
    assert_eq!(first.expect("progress is told").done, 5);
    assert_eq!(progress.expect("the file can be written to").done, 12);
    let games = |path| read_all(path).expect("the file is whole").1;
    assert!(games(&killed) == games(&alone));
}

#[test]
fn shards_have_all_games_between_them_and_none_twice() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let whole = folder.path().join("whole");
    play(&whole, share(10, 0, 1), 1);
    let mut parts = HashSet::new();
    for shard in 0..3 {
        let path = folder.path().join(format!("part{shard}"));
        play(&path, share(10, shard, 3), 1);
        for record in as_set(&path) {
            assert_eq!(record.game % 3, shard);
            assert!(parts.insert(record), "{record:?} is in two shards");
        }
    }
    assert!(parts == as_set(&whole));
}

#[test]
fn data_made_in_another_way_is_not_added_to() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("some.dat");
    play(&path, share(2, 0, 1), 1);
    let other = Settings { depth: 2, ..settings() };
    let error = generate(&other, share(4, 0, 1), 1, &path, &Stop::default(), &mut |_| ())
        .expect_err("the depth is another");
    let GenerateError::Data(error) = error else { panic!("{error}") };
    assert!(matches!(error.finding(), Finding::Settings { .. }), "{error}");
}

#[test]
fn a_data_file_has_one_writer_at_a_time() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("some.dat");
    let records = records(11, 100);
    let resumed = || Writer::resume(&path, "{}", &mut |_| ());
    let mut first = resumed().expect("the folder can be written to");
    first.write(&records).expect("the file can be written to");
    for other in [resumed(), Writer::create(&path, "{}")] {
        let error = other.expect_err("the first one has it");
        assert!(matches!(error.finding(), Finding::Busy), "{error}");
    }
    let output = heibai(&["train", "generate", "--out", &path.display().to_string()]);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("some.dat is being written by another program"), "{told}");
    assert_eq!((output.stdout.len(), output.status.code()), (0, Some(1)));
    first.write(&records).expect("the file can be written to");
    drop(first);
    assert!(resumed().is_ok());
    let (_, kept, tail) = read_all(&path).expect("it is a data file");
    assert!(kept == [&records[..], &records[..]].concat() && tail == Tail::Whole);
}

#[test]
fn labels_near_the_end_are_the_true_results() {
    fn exact(board: Board) -> i32 {
        if board.legal_moves() == 0 {
            if board.opponent_legal_moves() != 0 {
                return -exact(board.pass());
            }
            let margin = board.player_count() as i32 - board.opponent_count() as i32;
            return margin + margin.signum() * board.empty_count() as i32;
        }
        let values = Bits::new(board.legal_moves()).map(|cell| -exact(board.play(cell)));
        values.max().expect("there is a legal move")
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("some.dat");
    play(&path, share(8, 0, 1), 1);
    let (mut solved, mut aside) = (0, 0);
    for record in as_set(&path) {
        assert_ne!(record.board.legal_moves(), 0);
        if record.board.empty_count() <= 7 {
            assert_eq!(record.label, Label::Exact);
            assert_eq!(i32::from(record.score.hundredths()), 100 * exact(record.board));
            solved += 1;
            aside += u32::from(record.origin == Origin::SideLine);
            let agrees = |outcome| i16::from(outcome) * 100 == record.score.hundredths();
            assert!(record.outcome.is_none_or(agrees), "{record:?}");
        }
    }
    assert!(solved > 30 && aside > 10, "{solved} {aside}");
}

#[test]
fn a_merge_keeps_each_position_once_with_its_best_label() {
    let mut rng = Rng::with_seed(8);
    let originals = merge(&records(9, 500)).expect("records are there").records;
    let mut all = Vec::new();
    for &original in &originals {
        all.push(original);
        let symmetry = rng.choice(Symmetry::ALL).expect("there are eight");
        let board = symmetry.board(original.board);
        let label = if rng.bool() { Label::Exact } else { Label::Search(5) };
        all.push(Record { board, label, score: Score::from_discs(1), ..original });
    }
    let Merged { records, duplicates } = merge(&all).expect("records are there");
    assert_eq!((records.len(), duplicates), (originals.len(), originals.len()));
    let places: HashSet<Board> = records.iter().map(|record| record.board).collect();
    assert_eq!(places.len(), records.len());
    for (pair, kept) in all.chunks(2).zip(&records) {
        assert_eq!(Symmetry::canonical(kept.board).0, kept.board);
        let expected = if pair[0].label == Label::Exact || pair[0].label == pair[1].label {
            pair[0]
        } else {
            pair[1]
        };
        assert_eq!((kept.label, kept.score), (expected.label, expected.score));
    }
}

#[test]
fn any_number_of_shards_merges_to_the_same_bytes() {
    /// Enough for two blocks.
    const GAMES: u32 = 100;

    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name);
    let merge = |name: &str, files: &[String], whole: bool| {
        let out = path(name).display().to_string();
        let mut arguments = vec!["train", "merge", "--out", &out];
        arguments.extend(files.iter().map(String::as_str));
        arguments.extend(whole.then_some("--whole-games"));
        let output = heibai(&arguments);
        assert!(output.status.success(), "{output:?}");
        bytes(&path(name))
    };
    let alone = path("alone");
    play(&alone, share(GAMES, 0, 1), 2);
    let expected = merge("once", &[alone.display().to_string()], false);
    assert!(bytes(&alone).windows(4).filter(|bytes| bytes == b"BLCK").count() > 1);
    for shards in [1, 2, 3, 5] {
        let parts = (0..shards).rev().map(|shard| {
            let part = path(&format!("part{shard}of{shards}"));
            play(&part, share(GAMES, shard, shards), 2);
            part.display().to_string()
        });
        let parts: Vec<String> = parts.collect();
        assert!(merge("whole", &parts, true) == bytes(&alone), "{shards} shards, whole games");
        assert!(merge("merged", &parts, false) == expected, "{shards} shards");
    }
    // A game that two shards have is there once.
    let overlapping =
        ["alone", "part0of2", "part1of3"].map(|name| path(name).display().to_string());
    assert!(merge("whole", &overlapping, true) == bytes(&alone));
}

#[test]
fn games_of_another_run_are_no_shards_of_this_one() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (one, other, all) = (path("one"), path("other"), path("all"));
    play(Path::new(&one), share(3, 0, 1), 1);
    let settings = Settings { seed: 8, ..settings() };
    generate(&settings, share(3, 0, 1), 1, Path::new(&other), &Stop::default(), &mut |_| ())
        .expect("the folder can be written to");
    let output = heibai(&["train", "merge", &one, &other, "--out", &all, "--whole-games"]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("were made in 2 ways"), "{told}");
    // Merged by positions they are put together, and what was merged is kept when it is merged again.
    let merge = |files: [&String; 2], out: &String| {
        let output = heibai(&["train", "merge", files[0], files[1], "--out", out]);
        assert!(output.status.success(), "{output:?}");
        as_set(Path::new(out))
    };
    let (both, turned) = (merge([&one, &other], &all), path("turned"));
    assert!(
        merge([&other, &one], &turned) == both
            && bytes(Path::new(&all)) == bytes(Path::new(&turned))
    );
    assert!(merge([&all, &turned], &path("again")) == both);
}

#[test]
fn a_file_is_not_merged_into_itself_under_another_name() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (one, dotted, hard) = (path("one"), path("./one"), path("hard"));
    play(Path::new(&one), share(3, 0, 1), 1);
    let before = bytes(Path::new(&one));
    fs::hard_link(&one, &hard).expect("it can be linked");
    for out in [&one, &dotted, &hard] {
        for kind in [&[][..], &["--whole-games"]] {
            let output = heibai(&[&["train", "merge", &one, "--out", out], kind].concat());
            assert_eq!(output.status.code(), Some(1), "{out}");
            let told = String::from_utf8_lossy(&output.stderr);
            assert!(told.contains("read and written at the same time"), "{told}");
            assert!(bytes(Path::new(&one)) == before, "{out}");
        }
    }
}

#[test]
fn a_merge_that_fails_leaves_what_is_there_and_replaces_no_other_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (one, other, out) = (path("one"), path("other"), path("out"));
    play(Path::new(&one), share(3, 0, 1), 1);
    let settings = Settings { seed: 8, ..settings() };
    generate(&settings, share(3, 0, 1), 1, Path::new(&other), &Stop::default(), &mut |_| ())
        .expect("the folder can be written to");
    fs::copy(&one, &out).expect("there is room");
    let output = heibai(&["train", "merge", &one, &other, "--out", &out, "--whole-games"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(bytes(Path::new(&out)) == bytes(Path::new(&one)));
    fs::write(&out, "my notes").expect("there is room");
    let output = heibai(&["train", "merge", &one, "--out", &out]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("out is not a data file of Heibai"), "{told}");
    assert_eq!(bytes(Path::new(&out)), b"my notes");
    assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 3);
}

#[test]
fn a_torn_end_is_told_by_the_status_as_well() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (whole, torn, out) = (path("whole"), path("torn"), path("out"));
    play(Path::new(&whole), share(3, 0, 1), 1);
    let bytes = [&bytes(Path::new(&whole))[..], b"BLCK\x05\x00\x00\x00torn"].concat();
    fs::write(&torn, bytes).expect("there is room");
    for arguments in [&["train", "evaluate", &torn][..], &["train", "merge", &torn, "--out", &out]]
    {
        let output = heibai(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(!output.stdout.is_empty(), "{arguments:?}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.ends_with("heibai: the torn end of 1 file left out\n"), "{told}");
    }
}

#[test]
fn blank_weights_are_worth_nothing_everywhere() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("blank.weights");
    let output = heibai(&["train", "blank", "--out", &path.display().to_string()]);
    assert!(output.status.success(), "{output:?}");
    let weights = Weights::read(&path).expect("they are weights");
    for board in boards(&mut Rng::with_seed(9), 100, 60) {
        assert_eq!(weights.evaluate(&Features::new(board), board), 0);
    }
}

#[test]
fn the_commands_make_data_and_test_positions() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (a, b, all) = (path("a.dat"), path("b.dat"), path("all.dat"));
    for (out, shard) in [(&a, "0/2"), (&b, "1/2")] {
        let arguments = ["train", "generate", "--out", out, "--games", "4", "--shard", shard];
        let output = heibai(&[&arguments[..], &["--depth", "1", "--solve", "6"]].concat());
        assert!(output.status.success(), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stdout).starts_with("games 2  positions "));
    }
    let output = heibai(&["train", "merge", &a, &b, "--out", &all]);
    assert!(output.status.success(), "{output:?}");
    let (blank, high) = (path("blank.weights"), path("high.weights"));
    train(&format!("blank --out {blank}"));
    train(&format!("align {all} --weights {blank} --least 1 --out {high}"));
    let games = GameFiles::open(&[PathBuf::from(&all)]).expect("it is a data file");
    let mut expected = Parameters::zero();
    align(&mut expected, Weights::shipped(), &games, 1).expect("the file is whole");
    assert!(expected != Parameters::zero());
    assert!(fs::read(&high).expect("it is written") == expected.to_bytes());
    let output = heibai(&["train", "judge-labels", &a, "--empties", "8", "--count", "3"]);
    assert!(output.status.success(), "{output:?}");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.starts_with("positions ") && told.contains("| 0.3 | 0.9 |"), "{told}");
    let obf = path("some.obf");
    let arguments = ["train", "positions", "--out", &obf, "--empties", "8", "--count", "3"];
    assert!(heibai(&arguments).status.success());
    let output = heibai(&["solve", &obf]);
    assert!(output.status.success(), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("positions 3  wrong 0"), "{output:?}");
}

#[test]
fn errors_are_told_for_six_numbers_of_empty_squares_or_for_each() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().join("some.dat").display().to_string();
    train(&format!("generate --out {data} --games 100 --depth 1 --solve 6"));
    let rows = |options: &str| {
        let told = train(&format!("evaluate {data}{options}"));
        let rows = told.lines().filter(|line| line.starts_with('|'));
        let cells = |row: &str| row.split('|').map(|cell| cell.trim().to_owned()).collect();
        rows.skip(2).map(cells).collect::<Vec<Vec<String>>>()
    };
    let (six, each) = (rows(""), rows(" --by-empties"));
    assert!(six.len() > 5 && each.len() > 30, "{six:?} {each:?}");
    let (some, none): (Vec<_>, Vec<_>) = each.iter().partition(|row| row[2] != "0");
    assert!(!some.is_empty() && !none.is_empty(), "{each:?}");
    assert!(none.iter().all(|row| row[3..6] == ["–"; 3]), "nothing has no error: {none:?}");
    let number = |cell: &str| cell.parse::<f64>().expect("it is a number");
    for row in six {
        let (from, to) = row[1].split_once('–').expect("two numbers");
        let range = number(from)..=number(to);
        // The positions of all labels, and by how much they are too high.
        let parts = each.iter().filter(|row| range.contains(&number(&row[1])));
        let (count, excess) = parts.fold((0.0, 0.0), |(count, excess), row| {
            (count + number(&row[6]), excess + number(&row[6]) * number(&row[9]))
        });
        assert!((count - number(&row[6])).abs() < 0.5, "{row:?}");
        assert!((excess / count - number(&row[9])).abs() < 0.011, "{row:?} {}", excess / count);
    }
}

/// What a command of the training says, after it has gone well.
fn train(arguments: &str) -> String {
    let output = heibai(&["train"].into_iter().chain(arguments.split(' ')).collect::<Vec<_>>());
    assert!(output.status.success(), "{arguments}: {output:?}");
    String::from_utf8(output.stdout).expect("the output is text")
}

/// The lines of all shards of a command that writes text, sorted, each once.
fn merged(command: &str, count: u32) -> BTreeSet<String> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let part = folder.path().join("part");
    let lines = (0..count).flat_map(|shard| {
        let threads = 1 + shard % 2;
        train(&format!(
            "{command} --out {} --shard {shard}/{count} --threads {threads}",
            part.display()
        ));
        let text = fs::read_to_string(&part).expect("the file was written");
        text.lines().map(str::to_owned).collect::<Vec<_>>()
    });
    lines.collect()
}

#[test]
fn any_number_of_shards_makes_the_same_test_positions() {
    let command = "positions --empties 8 --count 7 --depth 1";
    let whole = merged(command, 1);
    assert_eq!(whole.len(), 8, "a comment and seven positions: {whole:?}");
    assert_eq!(merged(command, 3), whole);
}

#[test]
fn any_number_of_shards_gives_the_same_weights_of_other_sizes() {
    let command = "features --size 6 --games 11 --depth 1 --solve 4";
    let whole = merged(command, 1);
    assert_eq!(whole.len(), 11, "{whole:?}");
    assert_eq!(merged(command, 3), whole);

    // Lines sorted as text are not in the order of the games.
    let mut file = tempfile::NamedTempFile::new().expect("a temporary file");
    for line in &whole {
        writeln!(file, "{line}").expect("the file can be written to");
    }
    let file = file.path().display();
    assert_eq!(
        train(&format!("features --size 6 {file}")),
        train(&format!("{command} --threads 2"))
    );
    let output = heibai(&["train", "features", "--size", "8", &file.to_string()]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains(": line 1: expected a number, the random plies"), "{told}");
}

#[test]
fn bad_files_and_arguments_of_the_training_are_told() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let foreign = folder.path().join("foreign.dat");
    fs::write(&foreign, "not what it should be").expect("the folder can be written to");
    let foreign = foreign.display().to_string();
    let out = folder.path().join("out.weights").display().to_string();
    for arguments in [
        vec!["train", "generate", "--out", &foreign],
        vec!["train", "merge", &foreign, "--out", "/dev/null"],
        vec!["train", "fit", &foreign, "--out", &out],
        vec!["train", "evaluate", &foreign],
        vec!["train", "align", &foreign, "--weights", "x", "--out", &out],
    ] {
        let output = heibai(&arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.contains("foreign.dat is not a data file of Heibai"), "{told}");
    }
    let output = heibai(&["train", "generate", "--out", &foreign, "--shard", "3/3"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("expected I/N"), "{output:?}");
}
