//! Books of Othello on boards smaller than 8×8: grown until all is solved.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;

use crate::program::{heibai, text};
use fastrand::Rng;
use heibai::book::growth::{Goal, Growth};
use heibai::book::{Book, GrowthSettings, Making};
use heibai::engine::own::{Machine, Settings};
use heibai::game::{Game, Level, Ply, Position, Variant};
use heibai::othello::{Bits, Board, Disc, Symmetry, WideBoard};
use heibai::search::{Engine, HashSize, Limits, RankedMove, Request, Score, Selectivity, Stop};
use tempfile::TempDir;

/// All moves are kept, and positions solved as soon as they have eight empty squares.
const SOLVED: GrowthSettings = GrowthSettings {
    depth: 2,
    mean: true,
    selectivity: Selectivity::P73,
    sieve: 1,
    solve: Some(8),
    within: Score::from_discs(64),
    moves: None,
    unit: 2,
};

fn start(size: u8) -> Position {
    Variant::usual(Game::Othello).with_size(size).start().expect("it is a board")
}

/// How books of 4×4 are made.
fn making(effort: GrowthSettings) -> Option<Making> {
    Making::new(Variant::usual(Game::Othello).with_size(4), effort)
}

/// Grows the book of 4×4 in a file until it has so many positions, or nothing is left to grow.
fn grow(path: &Path, effort: GrowthSettings, positions: usize) -> Vec<u8> {
    let making = making(effort).expect("there are books of 4×4");
    let mut growth = Growth::resume(path, &making).expect("it can be grown");
    let goal = Goal { positions, time: None };
    growth.grow(goal, &Stop::default(), &mut |_| {}).expect("there is room on the disk");
    drop(growth);
    fs::read(path).expect("it was just written")
}

/// The bytes of the book of 4×4, all grown.
fn grown(effort: GrowthSettings) -> Vec<u8> {
    let folder = TempDir::new().expect("there is room for a folder");
    grow(&folder.path().join("a.book"), effort, usize::MAX)
}

/// The book of 4×4, grown until nothing is left to grow.
fn solved() -> Book {
    Book::from_bytes(&grown(SOLVED)).expect("it was just grown")
}

fn wide(position: &Position) -> WideBoard {
    let Position::Othello(position) = position else { panic!("it is Othello") };
    WideBoard::try_from(position).expect("it is small")
}

/// The margin of the side to move with best play, by plain minimax.
fn truth(board: WideBoard, known: &mut HashMap<WideBoard, i32>) -> i32 {
    if let Some(&margin) = known.get(&board) {
        return margin;
    }
    let margin = if board.is_game_over() {
        let margin = board.player_count() as i32 - board.opponent_count() as i32;
        margin + margin.signum() * board.empty_count() as i32
    } else if board.must_pass() {
        -truth(board.pass(), known)
    } else {
        let moves = Bits::new(board.legal_moves());
        moves.map(|cell| -truth(board.play(cell), known)).max().expect("there is a move")
    };
    known.insert(board, margin);
    margin
}

fn after(position: &Position, cell: usize) -> Position {
    let mut after = position.clone();
    after.play(Ply::Place(cell)).expect("the book knows legal moves");
    if after.must_pass() {
        after.play(Ply::Pass).expect("it is due");
    }
    after
}

/// Every position that any moves lead to from the start, down to so many empty squares; the same squares with the
/// other side to move are the same.
fn all_positions(size: u8, least: u32) -> Vec<Position> {
    let mut seen = HashSet::from([wide(&start(size))]);
    let mut all = vec![start(size)];
    let mut at = 0;
    while at < all.len() {
        let position = all[at].clone();
        for cell in position.legal_cells() {
            let next = after(&position, cell);
            if wide(&next).empty_count() >= least && !next.is_over() && seen.insert(wide(&next)) {
                all.push(next);
            }
        }
        at += 1;
    }
    all
}

fn assert_true(known: &[RankedMove], board: WideBoard, truths: &mut HashMap<WideBoard, i32>) {
    for it in known {
        let margin = -truth(board.play(it.cell), truths);
        assert!(it.exact, "{board:?}");
        assert_eq!(i32::from(it.score.hundredths()), 100 * margin, "{board:?} {}", it.cell);
        assert_eq!(it.line[0], it.cell);
    }
}

#[test]
fn a_solved_book_knows_the_truth_of_every_position() {
    let book = solved();
    let mut truths = HashMap::new();
    let positions = all_positions(4, 8);
    assert!(positions.len() > 100);
    for position in &positions {
        let (board, known) = (wide(position), book.moves(position));
        assert_true(&known, board, &mut truths);
        let best = Score::from_discs(truth(board, &mut truths) as i16);
        assert_eq!(known[0].score, best, "a best move is known: {board:?}");
        if board.empty_count() > 8 {
            let cells: HashSet<usize> = known.iter().map(|it| it.cell).collect();
            assert_eq!(cells, position.legal_cells().into_iter().collect(), "{board:?}");
            assert!(known.iter().all(|it| u32::from(it.depth) >= board.empty_count() - 1));
        }
    }
    // Nothing grows behind what is solved.
    assert!(all_positions(4, 7).iter().any(|it| book.moves(it).is_empty()));
}

#[test]
fn a_solved_position_is_known_from_all_sides_and_to_both_colours() {
    let book = solved();
    let mut rng = Rng::with_seed(5);
    let positions = all_positions(4, 8);
    for _ in 0..100 {
        let position = &positions[rng.usize(..positions.len())];
        let Position::Othello(here) = position else { panic!("it is Othello") };
        let board = wide(position);
        let scores =
            |known: Vec<RankedMove>| known.into_iter().map(|it| it.score).collect::<Vec<_>>();
        let expected = scores(book.moves(position));
        for turn in Symmetry::ALL {
            let turned = Position::Othello(turn.position(here));
            let known = book.moves(&turned);
            assert!(known.iter().all(|it| turned.legal_cells().contains(&it.cell)));
            // A position that is its own mirror image has the images of its one kept move, too.
            assert_eq!(scores(known)[0], expected[0]);
        }
        for disc in [Disc::Black, Disc::White] {
            let other = Position::Othello(board.to_position(disc));
            assert_eq!(scores(book.moves(&other)), expected);
        }
    }
}

fn request(position: &Position, level: u8) -> Request {
    let level = Level::new(level).expect("there are ten");
    Request::new(position.clone(), Limits::level(level))
}

/// A position of 6×6 after so many random moves.
fn random_start(plies: usize, rng: &mut Rng) -> Position {
    let mut position = start(6);
    for _ in 0..plies {
        let cell = rng.choice(position.legal_cells()).expect("nobody passes so early");
        position = after(&position, cell);
    }
    position
}

#[test]
fn the_book_of_6x6_knows_every_position_of_the_first_six_moves() {
    let book = Book::embedded(&start(6)).expect("it comes along");
    let first = book.moves(&start(6));
    assert_eq!(first.len(), 4);
    // Joel Feinstein found in 1993 that White wins by 20 to 16.
    assert!(first.iter().all(|it| it.exact && it.score == Score::from_discs(-4)), "{first:?}");
    for position in all_positions(6, 26) {
        let known = book.moves(&position);
        let empties = wide(&position).empty_count();
        assert!(known.iter().all(|it| it.exact), "{position:?}");
        let least = if empties > 26 { position.legal_cells().len() } else { 1 };
        assert!(known.len() >= least, "{position:?}");
        let chosen = book.choose(&request(&position, 10)).expect("it knows a move");
        assert_eq!((chosen.score, chosen.exact), (known[0].score, true));
        assert_eq!(book.choose(&request(&position, 8)), None, "weaker levels play by themselves");
    }
    assert!(book.moves(&random_start(7, &mut Rng::with_seed(1))).is_empty());
    assert!(Book::embedded(&start(10)).is_none() && Book::embedded(&start(4)).is_none());
}

#[test]
fn positions_behind_the_book_of_6x6_are_worth_what_a_search_finds() {
    let book = Book::embedded(&start(6)).expect("it comes along");
    let mut rng = Rng::with_seed(2);
    let mut engine = Engine::new(HashSize::mebibytes(16));
    for _ in 0..4 {
        // One move of the book, and a few that a search finds, none of which may change what the position is worth.
        let mut position = random_start(6, &mut rng);
        let worth = book.moves(&position)[0].score;
        let mut is_turned = false;
        let mut machine = Machine::idle(Settings::default());
        while wide(&position).empty_count() > 22 {
            let limits = Limits::default();
            let known = book.moves(&position).first().map(|it| it.cell);
            let best = known.unwrap_or_else(|| {
                let stop = Stop::default();
                machine.search(&position, limits, 1, &stop, &mut |_| {}).expect("it moves").best
            });
            let before = position.side_to_move();
            position = after(&position, best);
            is_turned ^= position.side_to_move() != before;
        }
        let request = Request::new(position.clone(), Limits::default());
        let found = engine.search(&request, &Stop::default(), &mut |_| {}).expect("it moves");
        assert_eq!(found.score, if is_turned { -worth } else { worth }, "{position:?}");
    }
}

#[test]
fn our_machine_plays_6x6_from_the_book() {
    let position = random_start(5, &mut Rng::with_seed(3));
    let limits = Limits::level(Level::MAX);
    let mut machine = Machine::idle(Settings { limits, ..Settings::default() });
    let stop = Stop::default();
    let report = machine.search(&position, limits, 1, &stop, &mut |_| {}).expect("it moves");
    assert_eq!((report.nodes, report.exact), (0, true));
    let known = Book::embedded(&position).expect("it comes along").moves(&position);
    assert_eq!(report.score, known[0].score);
}

#[test]
fn a_book_is_solved_and_shown_by_command() {
    let folder = TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("b.book");
    let name = path.to_str().expect("it is a text");
    let effort = ["--solve", "8", "--depth", "2", "--sieve", "1", "--within", "64"];
    let grown = heibai(&[&["book", "grow", "--size", "4", "--out", name][..], &effort].concat());
    assert_eq!((text(&grown.stderr), grown.status.code()), ("", Some(0)));
    let bytes = fs::read(&path).expect("it was grown");
    let book = Book::from_bytes(&bytes).expect("it is whole");
    assert_eq!((book.positions(), book.expanded()), {
        let same = solved();
        (same.positions(), same.expanded())
    });
    let shown = heibai(&["book", "show", "--book", name]);
    assert!(text(&shown.stdout).starts_with(" 1. "), "{}", text(&shown.stdout));
    assert!(text(&shown.stdout).lines().take(4).all(|line| line.contains("exact")));
    for refused in [
        &["book", "grow", "--out", name, "--size", "10"][..],
        &["book", "grow", "--out", name, "--game", "gomoku", "--solve", "5"],
        &["book", "show", "--size", "10"],
    ] {
        assert_eq!(heibai(refused).status.code(), Some(2), "{refused:?}");
    }
    let last = format!(
        "{} positions, {} with moves; solved with 8 empty squares by Heibai {}; moves within 64 discs",
        book.positions(),
        book.expanded(),
        env!("CARGO_PKG_VERSION"),
    );
    assert_eq!(text(&shown.stdout).lines().last(), Some(last.as_str()));
    let embedded = heibai(&["book", "show", "--size", "6", "c2"]);
    assert!(text(&embedded.stdout).contains("exact"), "{}", text(&embedded.stderr));
    for (refused, argument) in [
        (&["book", "grow", "--out", name, "--size", "10"][..], "--size"),
        (&["book", "grow", "--out", name, "--game", "gomoku", "--solve", "5"], "--solve"),
        (&["book", "grow", "--out", name, "--size", "4", "--solve", "13"], "--solve"),
        (&["book", "grow", "--out", name, "--size", "6", "--selectivity", "73"], "--selectivity"),
        (&["book", "show", "--size", "10"], "--size"),
        (&["book", "show", "--game", "gomoku", "--size", "19"], "--size"),
        (&["book", "show", "--rule", "renju"], "--rule"),
    ] {
        let output = heibai(refused);
        assert_eq!(output.status.code(), Some(2), "{refused:?}");
        assert!(text(&output.stderr).contains(argument), "{}", text(&output.stderr));
    }
}

#[test]
fn a_solved_book_is_the_same_however_often_its_growth_was_cut_off() {
    let whole = grown(SOLVED);
    let folder = TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("b.book");
    for positions in [2, 5, 30, 60] {
        let mut bytes = grow(&path, SOLVED, positions);
        // What a killed growth leaves of the position under way.
        bytes.extend(&whole[bytes.len()..bytes.len() + 9]);
        fs::write(&path, bytes).expect("it can be written");
    }
    assert_eq!(grow(&path, SOLVED, usize::MAX), whole);
}

#[test]
fn where_moves_are_left_out_nothing_is_called_exact() {
    let narrow = GrowthSettings { within: Score::from_discs(2), ..SOLVED };
    let book = Book::from_bytes(&grown(narrow)).expect("it was just grown");
    let mut truths = HashMap::new();
    let (mut open, mut exact) = (0, 0);
    for position in all_positions(4, 8) {
        let (known, board) = (book.moves(&position), wide(&position));
        for it in &known {
            exact += usize::from(it.exact);
            open += usize::from(!it.exact);
            if it.exact {
                let margin = -truth(board.play(it.cell), &mut truths);
                assert_eq!(i32::from(it.score.hundredths()), 100 * margin, "{board:?}");
            }
        }
    }
    assert!(open > 0 && exact > 0, "{open} {exact}");
}

#[test]
fn only_what_the_start_has_can_be_solved() {
    for solve in [0, 13, 60, 255] {
        assert_eq!(making(GrowthSettings { solve: Some(solve), ..SOLVED }), None, "{solve}");
    }
    let book =
        Book::from_bytes(&grown(GrowthSettings { solve: Some(12), ..SOLVED })).expect("it grew");
    let mut truths = HashMap::new();
    assert_true(&book.moves(&start(4)), wide(&start(4)), &mut truths);
    assert_eq!(book.expanded(), 1, "the start alone was solved");
    let gomoku = Variant::usual(Game::Gomoku);
    assert_eq!(
        Making::new(
            gomoku,
            GrowthSettings { solve: Some(8), ..GrowthSettings::usual(Game::Gomoku) }
        ),
        None
    );
}

/// The header of a book whose making is this text.
fn header(making: &str) -> Vec<u8> {
    let mut bytes = b"HEIBAIBK".to_vec();
    bytes.extend(1_u32.to_le_bytes());
    bytes.extend((making.len() as u32).to_le_bytes());
    bytes.extend(making.as_bytes());
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}

fn making_of(game: &str, solve: &str) -> String {
    format!(
        r#"{{"game":"{game}","engine":"x","depth":2,"selectivity":100,"sieve_depth":1,"solve":{solve},"within":6400,"disc":2}}"#
    )
}

/// A position with its checksum: in the middle of 8×8, as books have small boards.
fn block(player: u64, opponent: u64, moves: &[(u8, i16)]) -> Vec<u8> {
    let mut bytes = [player.to_le_bytes(), opponent.to_le_bytes()].concat();
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
    for game in [
        "othello 0x0",
        "othello 2x2",
        "othello 5x5",
        "othello 10x10",
        "othello 254x254",
        "othello 6x4",
    ] {
        assert!(Book::from_bytes(&header(&making_of(game, "1"))).is_err(), "{game}");
    }
    for solve in ["0", "13", "255"] {
        let bytes = header(&making_of("othello 4x4", solve));
        assert!(Book::from_bytes(&bytes).is_err(), "{solve}");
    }
    let solved = header(&making_of("othello 4x4", "12"));
    assert_eq!(Book::from_bytes(&solved).expect("it knows nothing but the start").positions(), 1);
    // The start of 4×4, whose middle is that of 8×8.
    let (black, white) = (1 << 28 | 1 << 35, 1 << 27 | 1 << 36);
    let (board, _) = Symmetry::canonical(Board::new(black, white).expect("it is one"));
    let cells: Vec<u8> =
        (0..16).filter(|&cell| start(4).legal_cells().contains(&usize::from(cell))).collect();
    let error = |moves: &[(u8, i16)], more: u64| {
        let bytes =
            [solved.clone(), block(board.player() | more, board.opponent(), moves)].concat();
        Book::from_bytes(&bytes).map(|book| book.positions()).map_err(|error| error.to_string())
    };
    let any = (0..16).find(|&cell| error(&[(cell, -800)], 0).is_ok()).expect("a move is legal");
    assert_eq!(error(&[(any, -800)], 0), Ok(2));
    assert!(error(&[(any, -799)], 0).unwrap_err().contains("result"));
    assert!(error(&[(any, -700)], 0).unwrap_err().contains("result"));
    assert!(error(&[(any, 1800)], 0).unwrap_err().contains("can't be"));
    let both: Vec<(u8, i16)> = cells.iter().map(|&cell| (cell, -800)).collect();
    if both.iter().all(|&one| error(&[one], 0).is_ok()) {
        assert!(error(&both, 0).unwrap_err().contains("one move"));
    }
    assert!(error(&[(any, -800)], 1).unwrap_err().contains("not on the board"));
}

#[test]
fn any_bytes_behind_a_header_are_a_book_or_an_error() {
    let bytes = grown(SOLVED);
    let head = header(&making_of("othello 4x4", "8")).len();
    let mut rng = Rng::with_seed(6);
    for _ in 0..2000 {
        let mut broken = bytes[..rng.usize(head..=bytes.len())].to_vec();
        for _ in 0..rng.usize(0..3) {
            if let Some(at) = rng.choice(0..broken.len()) {
                broken[at] = rng.u8(..);
            }
        }
        let _ = Book::read(&broken);
    }
}
