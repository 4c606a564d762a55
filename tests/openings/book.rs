//! Opening books: how they grow, what they know, and what of a file is refused.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use crate::damage::damaged;
use crate::program::{heibai, text};
use heibai::book::growth::{Goal, Growth};
use heibai::book::{Book, Finding, GrowthSettings, Making, Tail};
use heibai::engine::own::{Machine, Settings};
use heibai::eval::othello::patterns::Weights;
use heibai::game::{Game, Level, Position, Variant};
use heibai::othello::{Board, Disc, Symmetry};
use heibai::records::transcript;
use heibai::search::{Engine, HashSize, Limits, RankedMove, Request, Score, Selectivity, Stop};
use tempfile::TempDir;

/// The weights that come with the program.
const WEIGHTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/othello-8x8.weights");

/// Deep enough to tell moves apart, and done in a moment.
const EFFORT: GrowthSettings = GrowthSettings {
    depth: 3,
    sieve: 1,
    within: Score::from_discs(6),
    ..GrowthSettings::usual(Game::Othello)
};

fn making() -> Making {
    Making::new(Variant::default(), EFFORT).expect("there are books of Othello")
}

/// Grows the book of a file until it has so many positions.
fn grow(path: &Path, positions: usize) {
    let mut growth = Growth::resume(path, &making()).expect("the book can be grown");
    let goal = Goal { positions, time: None };
    growth.grow(goal, &Stop::default(), &mut |_| {}).expect("there is room on the disk");
}

/// The bytes of a book with so many positions.
fn grown(positions: usize) -> Vec<u8> {
    let folder = TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("a.book");
    grow(&path, positions);
    fs::read(path).expect("it was just written")
}

/// Where the header ends: the book of that length knows nothing but the start.
fn header() -> usize {
    grown(1).len()
}

/// Where each position of a book begins, and the end of the last.
fn blocks(bytes: &[u8]) -> Vec<usize> {
    let mut at = vec![header()];
    while *at.last().expect("there is one") < bytes.len() {
        let last = at[at.len() - 1];
        at.push(last + 21 + 3 * usize::from(bytes[last + 16]));
    }
    at
}

fn board_at(bytes: &[u8], at: usize) -> Board {
    let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|i| bytes[at + i]));
    Board::new(word(at), word(at + 8)).expect("it is a board")
}

/// The board after a move, seen from who is to move there, and whether that is the same side.
fn after(board: Board, cell: usize) -> (Board, bool) {
    let after = board.play(cell);
    if after.must_pass() { (after.pass(), true) } else { (after, false) }
}

fn position(board: Board) -> Position {
    Position::Othello(board.to_position(Disc::Black))
}

/// The moves of a board that a book knows.
fn moves_of(book: &Book, board: Board) -> Vec<RankedMove> {
    book.moves(&position(board))
}

/// Every position of a book that moves lead to, each once, from the start on.
fn boards(book: &Book) -> Vec<Board> {
    let mut found = vec![Symmetry::canonical(Board::start()).0];
    let mut at = 0;
    while at < found.len() {
        let board = found[at];
        for known in moves_of(book, board) {
            let child = Symmetry::canonical(after(board, known.cell).0).0;
            if !found.contains(&child) {
                found.push(child);
            }
        }
        at += 1;
    }
    found
}

#[test]
fn a_book_is_the_same_however_often_its_growth_was_cut_off() {
    let whole = grown(300);
    let folder = TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("b.book");
    for positions in [2, 40, 41, 160] {
        grow(&path, positions);
        // What a killed growth leaves of the position under way.
        let mut bytes = fs::read(&path).expect("it was just written");
        bytes.extend(&whole[bytes.len()..bytes.len() + 11]);
        fs::write(&path, bytes).expect("it can be written");
    }
    grow(&path, 300);
    assert_eq!(fs::read(&path).expect("it was just written"), whole);
}

#[test]
fn a_book_is_the_same_with_any_number_of_threads() {
    let folder = TempDir::new().expect("there is room for a folder");
    for threads in [2, 3, 16] {
        let path = folder.path().join(threads.to_string());
        let growth = Growth::resume(&path, &making()).expect("it is a new book");
        let goal = Goal { positions: 300, time: None };
        let done = growth.with_threads(threads).grow(goal, &Stop::default(), &mut |_| {});
        let again = folder.path().join("one thread");
        let alone = Growth::resume(&again, &making()).expect("it is a new book");
        let expected = alone.with_threads(0).grow(goal, &Stop::default(), &mut |_| {});
        assert_eq!(done.expect("there is room on the disk"), expected.expect("as above"));
        let [many, one] = [&path, &again].map(|path| fs::read(path).expect("it was grown"));
        assert_eq!(many, one);
        fs::remove_file(again).expect("it is there");
    }
}

#[test]
fn a_leaf_is_worth_the_mean_of_its_searchs_last_two_depths() {
    let settings = GrowthSettings { mean: false, ..EFFORT };
    let alone = Making::new(Variant::default(), settings).expect("as above");
    let mut differ = 0;
    for making in [making(), alone] {
        let folder = TempDir::new().expect("there is room for a folder");
        let mut growth = Growth::resume(&folder.path().join("a"), &making).expect("it is new");
        let goal = Goal { positions: 60, time: None };
        growth.grow(goal, &Stop::default(), &mut |_| {}).expect("there is room on the disk");
        let book = growth.book();
        let mut engine = Engine::new(HashSize::mebibytes(1));
        for board in boards(book) {
            for known in moves_of(book, board) {
                let (child, is_own) = after(board, known.cell);
                if !moves_of(book, child).is_empty() {
                    continue;
                }
                let child = Symmetry::canonical(child).0;
                let limits = Limits { selectivity: Some(Selectivity::P73), ..Limits::depth(3) };
                let request = Request::new(position(child), limits);
                let mut rounds = Vec::new();
                let report = engine.search(&request, &Stop::default(), &mut |round| {
                    rounds.push(round.score.hundredths());
                });
                let last = report.expect("it has moves").score.hundredths();
                let [.., before, _] = rounds[..] else { panic!("three rounds") };
                let expected = if making.is_mean() { i16::midpoint(before, last) } else { last };
                let found = known.score.hundredths();
                assert_eq!(if is_own { found } else { -found }, expected);
                differ += i32::from(before != last);
            }
        }
    }
    assert!(differ > 50, "of {differ} leaves even and odd depths differ");
}

#[test]
fn a_move_is_worth_what_the_best_answer_leaves() {
    let book = Book::from_bytes(&grown(300)).expect("it was just grown");
    assert!(book.positions() >= 300);
    let boards = boards(&book);
    assert_eq!(boards.len(), book.positions(), "moves lead to every position");
    assert_eq!(book.positions_from(&position(Board::start())), book.positions());
    let mut expanded = 0;
    for board in boards {
        let moves = moves_of(&book, board);
        expanded += usize::from(!moves.is_empty());
        assert!(moves.is_sorted_by(|one, other| one.score >= other.score));
        for known in moves {
            assert_eq!(known.line[0], known.cell);
            let (child, is_own) = after(board, known.cell);
            let Some(answer) = moves_of(&book, child).into_iter().next() else {
                assert!(!known.exact);
                assert_eq!(known.depth, 4, "a move, and three that its end was looked ahead");
                continue;
            };
            assert_eq!(known.score, if is_own { answer.score } else { -answer.score });
            assert_eq!(known.depth, answer.depth + 1);
            assert_eq!(known.line[1..], answer.line);
        }
    }
    assert_eq!(expanded, book.expanded());
}

#[test]
fn a_position_is_known_from_all_sides() {
    let book = Book::from_bytes(&grown(200)).expect("it was just grown");
    for board in boards(&book) {
        let moves = moves_of(&book, board);
        for turn in Symmetry::ALL {
            let turned = moves_of(&book, turn.board(board));
            assert_eq!(turned.len(), moves.len());
            for known in &moves {
                let cell = turn.bits(1 << known.cell).trailing_zeros() as usize;
                let same = turned.iter().find(|it| it.cell == cell).expect("it is known, too");
                assert_eq!((same.score, same.depth), (known.score, known.depth));
            }
        }
    }
}

/// Drop-out expansion by its definition, worked out by trying until nothing changes.
#[test]
fn the_leaf_that_costs_least_is_next() {
    let bytes = grown(150);
    for end in blocks(&bytes).into_iter().filter(|&end| end < bytes.len()) {
        let book = Book::from_bytes(&bytes[..end]).expect("every position ends a book");
        let start = Symmetry::canonical(Board::start()).0;
        let mut costs = HashMap::from([(start, 0)]);
        let boards = boards(&book);
        loop {
            let before = costs.clone();
            for &board in &boards {
                let Some(&cost) = before.get(&board) else { continue };
                let moves = moves_of(&book, board);
                let Some(best) = moves.first().map(|best| best.score.hundredths()) else {
                    continue;
                };
                for known in moves {
                    let child = Symmetry::canonical(after(board, known.cell).0).0;
                    let lost = i32::from(best) - i32::from(known.score.hundredths());
                    let new = cost + 100 + 2 * lost;
                    let cost = costs.entry(child).or_insert(new);
                    *cost = new.min(*cost);
                }
            }
            if costs == before {
                break;
            }
        }
        let leaves =
            boards.iter().filter(|&&it| moves_of(&book, it).is_empty() && !it.is_game_over());
        let next = leaves.min_by_key(|it| (costs[it], it.player(), it.opponent()));
        assert_eq!(Some(&board_at(&bytes, end)), next);
    }
}

#[test]
fn a_torn_end_is_told_and_the_rest_is_read() {
    let bytes = grown(60);
    let ends = blocks(&bytes);
    let whole = ends[ends.len() - 2];
    for end in whole + 1..bytes.len() {
        let (book, tail) = Book::read(&bytes[..end]).expect("only its end is torn");
        assert_eq!(tail, Tail::Torn(end - whole));
        assert_eq!(book.expanded(), ends.len() - 2);
        let told = Book::from_bytes(&bytes[..end]).expect_err("it is torn").to_string();
        assert_eq!(told, format!("byte {}: {} bytes at the end are torn", whole + 1, end - whole));
    }
}

#[test]
fn damage_is_refused_with_its_place() {
    let bytes = grown(60);
    let ends = blocks(&bytes);
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x10;
        let Err(error) = Book::from_bytes(&damaged) else { panic!("byte {at} is covered") };
        match error {
            Finding::Foreign => assert!(at < 8),
            Finding::Version { .. } => assert!((8..12).contains(&at)),
            Finding::Header { .. } => assert!(at < ends[0]),
            Finding::Block { at: told, .. } | Finding::Torn { at: told, .. } => {
                let block = ends.iter().rev().find(|&&begin| begin <= at).expect("it is in one");
                assert_eq!(told, block + 1);
            }
            other => panic!("{other}"),
        }
    }
}

/// A position with its checksum.
fn block(board: Board, moves: &[(u8, i16)]) -> Vec<u8> {
    let mut bytes = board.player().to_le_bytes().to_vec();
    bytes.extend(board.opponent().to_le_bytes());
    bytes.push(moves.len() as u8);
    for (cell, score) in moves {
        bytes.push(*cell);
        bytes.extend(score.to_le_bytes());
    }
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}

#[test]
fn what_can_t_be_is_refused_though_its_checksum_is_right() {
    let header = grown(1);
    let start = Symmetry::canonical(Board::start()).0;
    let cells: Vec<u8> = (0..64).filter(|cell| start.legal_moves() >> cell & 1 == 1).collect();
    let other = Symmetry::MirrorRows.board(start);
    assert_ne!(other, start);
    for (bytes, reason) in [
        (block(start, &[]), "no moves"),
        (block(start, &[(0, 0)]), "not legal"),
        (block(start, &[(64, 0)]), "not legal"),
        (block(start, &[(cells[1], 0), (cells[0], 0)]), "not in order"),
        (block(start, &[(cells[0], 0), (cells[0], 0)]), "not in order"),
        (block(start, &[(cells[0], 6401)]), "can't be"),
        (block(other, &[(cells[0], 0)]), "not the least"),
        (block(start.play(cells[0].into()), &[(cells[0], 0)]), "not the least"),
        (block(Symmetry::canonical(start.play(cells[0].into())).0, &[(9, 0)]), "no move before"),
    ] {
        let error = Book::from_bytes(&[header.clone(), bytes].concat()).expect_err(reason);
        let told = error.to_string();
        assert!(told.contains(reason), "{told}, not {reason}");
        assert!(told.starts_with(&format!("byte {}: ", header.len() + 1)), "{told}");
    }
    let twice = block(start, &[(cells[0], 0)]).repeat(2);
    assert!(Book::from_bytes(&[header, twice].concat()).is_err());
}

#[test]
fn any_bytes_are_a_book_or_an_error() {
    damaged(&grown(60), 3000, |bytes| {
        if let Err(error) = Book::read(bytes) {
            assert!(!error.to_string().is_empty());
        }
    });
}

#[test]
fn a_book_grows_in_one_way_and_by_one_program() {
    let folder = TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("c.book");
    let growth = Growth::resume(&path, &making()).expect("it is a new book");
    let busy = Growth::resume(&path, &making()).expect_err("it grows already");
    assert!(matches!(busy.finding(), Finding::Busy), "{busy}");
    assert!(busy.to_string().ends_with("c.book is being grown by another program"), "{busy}");
    drop(growth);
    let other = Making::new(Variant::default(), GrowthSettings { depth: 4, ..EFFORT });
    let other = other.expect("as above");
    let error = Growth::resume(&path, &other).expect_err("it was made in another way");
    assert!(matches!(error.finding(), Finding::Making { .. }), "{error}");
    fs::write(&path, "HEIBAIBOOK, my memoirs").expect("it can be written");
    let error = Growth::resume(&path, &making()).expect_err("it is no book");
    assert!(matches!(error.finding(), Finding::Foreign), "{error}");
    assert_eq!(fs::read(&path).expect("it is there"), b"HEIBAIBOOK, my memoirs");
}

#[test]
fn a_book_is_free_at_once_though_other_programs_start_meanwhile() {
    let folder = TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("e.book");
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    let heibai =
                        Command::new(env!("CARGO_BIN_EXE_heibai")).arg("--version").output();
                    assert!(heibai.expect("it starts").status.success());
                }
            });
        }
        let mut rounds = 0..20_000;
        let refused = rounds.find_map(|_| Growth::resume(&path, &making()).err());
        done.store(true, Ordering::Relaxed);
        assert!(refused.is_none(), "{refused:?}");
    });
}

#[test]
fn a_growth_that_is_stopped_leaves_a_book() {
    let folder = TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("d.book");
    let mut growth = Growth::resume(&path, &making()).expect("it is a new book");
    let stop = Stop::default();
    let goal = Goal { positions: 1000, time: None };
    let mut tell = |done: heibai::book::growth::Progress| {
        if done.expanded == 5 {
            stop.request();
        }
    };
    let done = growth.grow(goal, &stop, &mut tell).expect("there is room on the disk");
    assert_eq!(done.expanded, 5);
    let soon = Goal { positions: 1000, time: Some(Duration::ZERO) };
    assert_eq!(growth.grow(soon, &Stop::default(), &mut |_| {}).expect("as above").expanded, 5);
    drop(growth);
    let book = Book::from_bytes(&fs::read(&path).expect("it is there")).expect("it is whole");
    assert_eq!((book.positions(), book.expanded()), (done.positions, 5));
}

#[test]
fn the_book_that_comes_along_knows_the_first_moves() {
    let book = Book::embedded(&position(Board::start())).expect("there is one");
    let first = moves_of(book, Board::start());
    assert_eq!(first.len(), 4);
    assert!(first.iter().all(|it| it.score == first[0].score), "they are mirror images");
    assert!(book.making().depth() >= 18 && book.positions() >= 20_000);
    let second = moves_of(book, Board::start().play(37));
    assert!(second.len() >= 2, "the parallel opening is bad, the others are not");
}

const SMALL: [&str; 8] = ["--depth", "3", "--sieve", "1", "--within", "6", "--positions", "400"];

#[test]
fn a_killed_growth_goes_on() {
    let folder = TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("e.book");
    let name = path.to_str().expect("it is a text");
    let arguments = [&["book", "grow", "--out", name][..], &SMALL].concat();
    for _ in 0..3 {
        let mut child = Command::new(env!("CARGO_BIN_EXE_heibai"))
            .args(&arguments)
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        thread::sleep(Duration::from_millis(60));
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
    }
    let done = heibai(&arguments);
    assert_eq!(text(&done.stderr), "");
    assert_eq!(done.status.code(), Some(0));
    let bytes = fs::read(&path).expect("it was grown");
    assert_eq!(bytes, grown(400));
    let book = Book::from_bytes(&bytes).expect("it is whole");
    let told = format!("positions {}  expanded {}  nodes ", book.positions(), book.expanded());
    assert!(text(&done.stdout).starts_with(&told));
}

#[test]
fn a_book_is_shown() {
    let folder = TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("f.book");
    grow(&path, 100);
    let name = path.to_str().expect("it is a text");
    let shown = heibai(&["book", "show", "f5d6", "--book", name]);
    assert_eq!(text(&shown.stderr), "");
    let lines: Vec<&str> = text(&shown.stdout).lines().collect();
    assert!(lines[0].starts_with(" 1. c") && lines[0].contains("  depth "), "{}", lines[0]);
    let book = Book::from_bytes(&fs::read(&path).expect("it was grown")).expect("it is whole");
    let last = format!(
        "{} positions, {} with moves; each searched 2 and 3 moves ahead at 73% by Heibai {}; moves within 6 discs",
        book.positions(),
        book.expanded(),
        env!("CARGO_PKG_VERSION"),
    );
    assert_eq!(lines[lines.len() - 1], last);
    assert_eq!(lines[lines.len() - 2], "Black to move; values in discs for the side to move");
    let unknown = heibai(&["book", "show", "f5d6c3d3c4f4f6f3e6e7d7g6", "--book", name]);
    assert!(text(&unknown.stdout).starts_with("the book has no moves here\n"));
    let illegal = heibai(&["book", "show", "f5f5"]);
    assert_eq!(illegal.status.code(), Some(2));
    fs::write(&path, "no book").expect("it can be written");
    let foreign = heibai(&["book", "show", "--book", name]);
    assert_eq!(foreign.status.code(), Some(1));
    assert!(text(&foreign.stderr).contains(" is not a book of Heibai, Edax or Egaroucid\n"));
}

fn request(moves: &str, level: u8, seed: u64) -> Request {
    let position = transcript::read(moves, Variant::default()).expect("it is legal").end();
    let level = Level::new(level).expect("there are ten");
    Request { seed, ..Request::new(position, Limits::level(level)) }
}

#[test]
fn the_strongest_levels_vary_within_a_disc_of_the_best_move() {
    let book = Book::from_bytes(&grown(400)).expect("it was just grown");
    let mut varied = 0;
    for moves in ["", "f5", "f5d6", "f5d6c3", "f5d6c3d3", "f5f6"] {
        let known = book.moves(&request(moves, 9, 0).position);
        let mut chosen = HashSet::new();
        for seed in 0..100 {
            let request = request(moves, if seed % 2 == 0 { 9 } else { 10 }, seed);
            let report = book.choose(&request).expect("the book knows it");
            assert_eq!(book.choose(&request).as_ref(), Some(&report), "a seed chooses once");
            let it = known.iter().find(|it| it.cell == report.best).expect("it is of the book");
            assert_eq!((it.score, &it.line), (report.score, &report.line));
            assert!(known[0].score.hundredths() - it.score.hundredths() <= 100);
            assert_eq!((report.nodes, report.exact), (0, false));
            chosen.insert(report.best);
        }
        let good =
            known.iter().filter(|it| known[0].score.hundredths() - it.score.hundredths() <= 100);
        assert_eq!(chosen.len(), good.count(), "all of them are played");
        varied += usize::from(chosen.len() > 1);
    }
    assert!(varied > 1);
    assert_eq!(book.choose(&request("f5", 8, 1)), None, "weaker levels play by themselves");
    assert_eq!(book.choose(&Request { best: 2, ..request("f5", 9, 1) }), None);
    assert_eq!(book.choose(&request("f5f4", 9, 1)), None);
    let free = Request { limits: Limits::default(), ..request("f5", 9, 1) };
    assert_eq!(book.choose(&free), None);
    let small = Variant::default().with_size(6).start().expect("it is a board");
    assert_eq!(book.choose(&Request { position: small, ..request("f5", 9, 1) }), None);
    let gomoku = Variant::usual(Game::Gomoku).start().expect("it is a board");
    assert_eq!(book.choose(&Request { position: gomoku, ..request("f5", 9, 1) }), None);
}

#[test]
fn our_machine_plays_from_the_book_unless_it_has_other_weights() {
    let request = request("f5", 9, 0);
    let settings = Settings { limits: request.limits, seed: 3, ..Settings::default() };
    let ask = |settings: Settings| {
        let mut machine = Machine::idle(settings);
        let stop = Stop::default();
        machine.search(&request.position, request.limits, 1, &stop, &mut |_| {}).expect("it moves")
    };
    let own = ask(settings.clone());
    assert_eq!(own.nodes, 0);
    assert_eq!(
        own,
        Book::embedded(&request.position)
            .expect("there is one")
            .choose(&Request { seed: 3, ..request.clone() })
            .expect("it knows")
    );
    let weights =
        Some(Weights::from_bytes(&fs::read(WEIGHTS).expect("it is there")).expect("whole").into());
    assert!(ask(Settings { weights, ..settings }).nodes > 0);
}
