//! Opening books of Gomoku: what is theirs alone beside the laws of `book.rs`, which hold for both games.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use crate::damage::damaged;
use crate::program::{heibai, text};
use heibai::analysis::book_values;
use heibai::book::growth::{Goal, Growth};
use heibai::book::{Book, GrowthSettings, Making};
use heibai::engine::own::{Machine, Settings};
use heibai::game::symmetry::{SYMMETRIES, transformed};
use heibai::game::tree::Certainty;
use heibai::game::{Game, Level, Ply, Position, Variant};
use heibai::gomoku::{self, Opening, Point, Ruleset};
use heibai::records::transcript;
use heibai::search::forced::ForcedWins;
use heibai::search::{Limits, RankedMove, Request, Score, Stop};
use tempfile::TempDir;

/// Deep enough to tell moves apart, and done in a moment.
const EFFORT: GrowthSettings = GrowthSettings {
    depth: 2,
    sieve: 1,
    within: Score::from_discs(4),
    moves: Some(5),
    ..GrowthSettings::usual(Game::Gomoku)
};

const USUAL: Variant = Variant::usual(Game::Gomoku);

fn variant(rules: Ruleset, size: u8) -> Variant {
    Variant::Gomoku { size, rules, opening: Opening::Free }
}

/// Grows the book of a file until it has so many positions.
fn grow(path: &Path, variant: Variant, positions: usize) {
    grow_with(path, variant, EFFORT, positions);
}

fn grow_with(path: &Path, variant: Variant, effort: GrowthSettings, positions: usize) {
    let making = Making::new(variant, effort).expect("there are books of Gomoku");
    let mut growth = Growth::resume(path, &making).expect("the book can be grown");
    let goal = Goal { positions, time: None };
    growth.grow(goal, &Stop::default(), &mut |_| {}).expect("there is room on the disk");
}

/// The bytes of a book with so many positions.
fn grown(variant: Variant, positions: usize) -> Vec<u8> {
    let folder = TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("a.book");
    grow(&path, variant, positions);
    fs::read(path).expect("it was just written")
}

/// The position that moves lead to.
fn position(moves: &str) -> Position {
    transcript::read(moves, USUAL).expect("it is legal").end()
}

fn after(position: &Position, cell: usize) -> Position {
    let mut after = position.clone();
    after.play(Ply::Place(cell)).expect("books know legal moves");
    after
}

/// The position with its stones turned or mirrored.
fn turn_of(position: &Position, turn: u8) -> Position {
    let size = position.size();
    let Position::Gomoku(it) = position else { panic!("it is of Gomoku") };
    let stones = Point::all(size).filter_map(|point| {
        let cell = transformed(point.index(size)?, size.into(), turn);
        Some((Point::from_index(cell, size)?, it.board().stone(point)?))
    });
    let turned = gomoku::Position::from_stones(size, it.ruleset(), stones, it.to_move());
    Position::Gomoku(Box::new(turned.expect("they lie apart")))
}

/// Positions of a book that have moves, from the start on; of mirror images at least one.
fn expanded(book: &Book) -> Vec<Position> {
    let start = book.making().variant().start().expect("there is such a board");
    let (mut seen, mut found) = (HashSet::from([start.clone()]), vec![start]);
    let mut at = 0;
    while at < found.len() {
        for known in book.moves(&found[at]) {
            let child = after(&found[at], known.cell);
            let is_new = SYMMETRIES.into_iter().all(|turn| !seen.contains(&turn_of(&child, turn)));
            if is_new && !book.moves(&child).is_empty() {
                seen.insert(child.clone());
                found.push(child);
            }
        }
        at += 1;
    }
    found
}

#[test]
fn a_book_is_the_same_however_often_its_growth_was_cut_off() {
    for game in [USUAL, variant(Ruleset::Renju, 19)] {
        let whole = grown(game, 200);
        let folder = TempDir::new().expect("there is room for a folder");
        let path = folder.path().join("b.book");
        for positions in [2, 30, 31, 120] {
            grow(&path, game, positions);
            let mut bytes = fs::read(&path).expect("it was just written");
            bytes.extend(&whole[bytes.len()..bytes.len() + 9]);
            fs::write(&path, bytes).expect("it can be written");
        }
        grow(&path, game, 200);
        assert_eq!(fs::read(&path).expect("it was just written"), whole);
        let book = Book::from_bytes(&whole).expect("it is whole");
        assert_eq!(book.making().variant(), game);
        assert!(book.positions() >= 200);
    }
}

#[test]
fn that_all_answers_of_a_book_lose_proves_nothing_if_it_left_some_out() {
    let folder = TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("narrow.book");
    let effort = GrowthSettings { depth: 4, sieve: 2, moves: Some(1), ..EFFORT };
    grow_with(&path, USUAL, effort, 100);
    let book = Book::from_bytes(&fs::read(&path).expect("it was just written"));
    let book = book.expect("it was just grown");
    let expanded = expanded(&book);
    let mut lost = 0;
    for position in &expanded {
        for known in book.moves(position) {
            let after = after(position, known.cell);
            let answers = book.moves(&after);
            let is_lost = |answer: &RankedMove| answer.score.forced().is_some_and(|it| it < 0);
            if !answers.is_empty() && answers.iter().all(is_lost) {
                assert!(!known.exact, "{known:?}");
                lost += 1;
            }
        }
    }
    assert!(lost > 0, "no line was decided");
}

#[test]
fn a_move_is_worth_what_the_best_answer_leaves() {
    let book = Book::from_bytes(&grown(USUAL, 300)).expect("it was just grown");
    let expanded = expanded(&book);
    assert_eq!(expanded.len(), book.expanded(), "moves lead to every position");
    assert_eq!(book.positions_from(&expanded[0]), book.positions());
    assert_eq!(book.moves(&expanded[0]).len(), 1, "the first stone lies in the middle");
    for position in expanded {
        let moves = book.moves(&position);
        assert!(moves.is_sorted_by(|one, other| one.score >= other.score));
        for known in moves {
            assert_eq!(known.line[0], known.cell);
            let answers = book.moves(&after(&position, known.cell));
            let Some(answer) = answers.first() else {
                assert!(known.depth <= 3, "a move, and two that its end was looked ahead");
                continue;
            };
            if answer.score.forced().is_some_and(|plies| plies < 0) {
                // Others may not lose.
                assert!(!known.exact);
                continue;
            }
            // A forced end is a ply further away.
            assert_eq!(known.score, -answer.score.a_ply_before());
            assert_eq!(known.depth, answer.depth + 1);
            assert_eq!(known.line.len(), 1 + answer.line.len());
        }
    }
}

#[test]
fn a_position_is_known_from_all_sides() {
    let book = Book::from_bytes(&grown(USUAL, 200)).expect("it was just grown");
    for position in expanded(&book) {
        let moves = book.moves(&position);
        for turn in SYMMETRIES {
            let other = book.moves(&turn_of(&position, turn));
            assert_eq!(other.len(), moves.len());
            for known in &moves {
                let cell = transformed(known.cell, 15, turn);
                let same = other.iter().find(|it| it.cell == cell).expect("it is known, too");
                assert_eq!((same.score, same.depth), (known.score, known.depth));
            }
        }
    }
    let around = book.moves(&position("h8"));
    assert!(around.len() >= 8, "a move stands for its mirror images");
}

#[test]
fn a_book_is_of_its_rules_and_its_board_alone() {
    let book = Book::from_bytes(&grown(USUAL, 60)).expect("it was just grown");
    assert!(!book.moves(&USUAL.start().expect("it is a board")).is_empty());
    let swap2 = Variant::Gomoku { size: 15, rules: Ruleset::Freestyle, opening: Opening::Swap2 };
    let others = [
        variant(Ruleset::Standard, 15),
        variant(Ruleset::Freestyle, 19),
        swap2,
        Variant::default(),
    ];
    for other in others {
        assert_eq!(book.moves(&other.start().expect("it is a board")), []);
    }
    // Whose turn it is is not what the stones say.
    let set_up = gomoku::Position::from_stones(15, Ruleset::Freestyle, [], gomoku::Stone::White);
    assert_eq!(book.moves(&Position::Gomoku(Box::new(set_up.expect("it is a board")))), []);
    assert_eq!(Making::new(Variant::default().with_size(10), EFFORT), None);
    assert_eq!(Making::new(USUAL, GrowthSettings { depth: 0, ..EFFORT }), None);
}

/// A position with its checksum.
fn block(stones: &[u8], moves: &[(u8, i16)]) -> Vec<u8> {
    let mut bytes = vec![stones.len() as u8];
    bytes.extend(stones);
    bytes.push(moves.len() as u8);
    for (cell, score) in moves {
        bytes.push(*cell);
        bytes.extend(score.to_le_bytes());
    }
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes
}

/// The middle, and points around it of which no mirror image comes before.
const MIDDLE: u8 = 112;
const DIAGONAL: u8 = 96;
const DIRECT: u8 = 97;
const FAR: u8 = 82;

/// The book with these positions.
fn written(blocks: &[Vec<u8>]) -> Result<Book, String> {
    let bytes = [&[grown(USUAL, 1)], blocks].concat().concat();
    Book::from_bytes(&bytes).map_err(|error| error.to_string())
}

#[test]
fn what_can_t_be_is_refused_though_its_checksum_is_right() {
    let start = block(&[], &[(MIDDLE, 0)]);
    let lost = block(&[MIDDLE], &[(FAR, -29_990), (DIAGONAL, 10)]);
    for (blocks, reason) in [
        (vec![block(&[], &[])], "no moves"),
        (vec![block(&[], &[(225, 0)])], "not legal"),
        (vec![block(&[], &[(9, 0), (7, 0)])], "not in order"),
        (vec![block(&[], &[(MIDDLE, 20_001)])], "can't be"),
        (vec![block(&[], &[(MIDDLE, 30_001)])], "can't be"),
        (vec![block(&[], &[(MIDDLE, i16::MIN)])], "can't be"),
        (vec![block(&[MIDDLE], &[(DIAGONAL, 0)])], "no move before"),
        (vec![start.clone(), start.clone()], "it was there already"),
        (vec![start.clone(), block(&[MIDDLE], &[(MIDDLE, 0)])], "not legal"),
        (vec![start.clone(), block(&[MIDDLE, 98], &[(0, 0)])], "not the least"),
        (vec![start.clone(), block(&[MIDDLE, MIDDLE], &[(0, 0)])], "two stones"),
        (vec![start.clone(), block(&[MIDDLE, 225], &[(0, 0)])], "not on the board"),
        (vec![start.clone(), block(&[MIDDLE, 1, 0], &[(2, 0)])], "not in order"),
        (vec![start.clone(), lost, block(&[MIDDLE, FAR], &[(0, 0)])], "its end is known"),
    ] {
        let told = written(&blocks).expect_err(reason);
        assert!(told.contains(reason), "{told}, not {reason}");
    }
}

#[test]
fn any_bytes_are_a_book_or_an_error() {
    damaged(&grown(USUAL, 60), 3000, |bytes| {
        if let Err(error) = Book::read(bytes) {
            assert!(!error.to_string().is_empty());
        }
    });
}

fn request(position: Position, level: u8, seed: u64) -> Request {
    let level = Level::new(level).expect("there are ten");
    Request { seed, ..Request::new(position, Limits::level(level)) }
}

/// Every move that a level may choose.
fn chosen(book: &Book, position: &Position) -> HashSet<usize> {
    let seeds = 0..200;
    let reports = seeds.filter_map(|seed| book.choose(&request(position.clone(), 10, seed)));
    reports.map(|report| report.best).collect()
}

#[test]
fn a_level_varies_within_half_a_unit_and_plays_only_what_was_answered() {
    let answers = [(82, -29_990), (95, 35), (DIAGONAL, 40), (DIRECT, -10), (110, -11)];
    let book = written(&[
        block(&[], &[(MIDDLE, 0)]),
        block(&[MIDDLE], &answers),
        block(&[MIDDLE, DIAGONAL], &[(97, -40)]),
        block(&[MIDDLE, DIRECT], &[(96, 10)]),
    ]);
    let book = book.expect("it can be so");
    let first = position("h8");
    let mirrored = [DIAGONAL, DIRECT]
        .map(|cell| SYMMETRIES.map(move |turn| transformed(cell.into(), 15, turn)));
    let expected: HashSet<usize> = mirrored.into_iter().flatten().collect();
    assert_eq!(chosen(&book, &first), expected);
    let lost = book.moves(&first).into_iter().filter(|known| known.cell == 82);
    assert_eq!(lost.map(|known| known.score.forced()).collect::<Vec<_>>(), [Some(-11)]);
    assert_eq!(
        book.choose(&request(first.clone(), 8, 1)),
        None,
        "weaker levels play by themselves"
    );
    assert_eq!(book.choose(&request(after(&first, 0), 10, 1)), None);
    assert_eq!(chosen(&book, &after(&first, DIAGONAL.into())), HashSet::new(), "no answers there");
}

#[test]
fn a_proved_win_is_played_the_short_way_and_a_proved_loss_is_left_to_the_search() {
    let book = written(&[
        block(&[], &[(MIDDLE, 0)]),
        block(&[MIDDLE], &[(DIAGONAL, 40)]),
        block(&[MIDDLE, DIAGONAL], &[(95, 29_970), (97, 29_990), (98, 29_980)]),
    ]);
    let book = book.expect("it can be so");
    let first = position("h8");
    let second = after(&first, DIAGONAL.into());
    assert_eq!(chosen(&book, &second), HashSet::from([97, 111]), "they are mirror images");
    let report = book.choose(&request(second, 9, 0)).expect("it knows");
    assert_eq!((report.score.forced(), report.exact), (Some(11), true));
    let lost = &book.moves(&first)[0];
    assert_eq!(lost.score.forced(), Some(-12));
    assert_eq!(chosen(&book, &first), HashSet::new());
}

#[test]
fn the_book_that_comes_along_plays_no_move_that_loses_to_threats() {
    let start = Variant::usual(Game::Gomoku).start().expect("it is a board");
    let book = Book::embedded(&start).expect("there is one");
    assert_eq!(book.making().variant(), USUAL);
    assert!(book.making().depth() >= 10 && book.positions() >= 500);
    assert!(book.moves(&position("h8")).len() >= 8, "both ways to lie beside the first stone");
    let wins = ForcedWins::new().expect("there is a MiB");
    let mut looked = 0;
    for position in expanded(book) {
        for seed in 0..4 {
            let Some(report) = book.choose(&request(position.clone(), 9, seed)) else { continue };
            let Position::Gomoku(answer) = after(&position, report.best) else { continue };
            let found = wins.find(&answer, 2000, &Stop::default());
            assert_eq!(found, None, "{report:?}");
            looked += 1;
        }
    }
    assert!(looked >= 100, "{looked}");
}

#[test]
fn the_machine_and_the_analysis_know_what_the_book_knows() {
    let first = position("h8");
    let limits = Limits::level(Level::MAX);
    let settings = Settings { limits, seed: 3, ..Settings::default() };
    let mut machine = Machine::idle(settings);
    let found = machine.search(&first, limits, 1, &Stop::default(), &mut |_| {}).expect("it moves");
    assert_eq!(found.nodes, 0);
    let known = book_values::of_position(&first);
    let value = known.iter().find(|value| value.cell == found.best).expect("it is of the book");
    assert_eq!((value.score, &value.line), (found.score, &found.line));
    assert_eq!(value.certainty, Certainty::Depth(found.depth));
    assert!(book_values::is_book_move(&first, found.best));
}

#[test]
fn a_book_is_grown_and_shown_by_command() {
    let folder = TempDir::new().expect("there is room for a folder");
    let path = folder.path().join("c.book");
    let name = path.to_str().expect("it is a text");
    let small = ["--depth", "2", "--sieve", "1", "--within", "4", "--moves", "5"];
    let arguments = ["book", "grow", "--game", "gomoku", "--positions", "100", "--out", name];
    let grown_by = heibai(&[&arguments[..], &small].concat());
    assert_eq!(text(&grown_by.stderr), "");
    assert_eq!(fs::read(&path).expect("it was grown"), grown(USUAL, 100));
    let shown = heibai(&["book", "show", "h8", "--book", name]);
    assert_eq!(text(&shown.stderr), "");
    let lines: Vec<&str> = text(&shown.stdout).lines().collect();
    let told = "White to move; values in units of the evaluation for the side to move";
    assert_eq!(lines[lines.len() - 2], told);
    assert!(lines[0].starts_with(" 1. ") && lines[0].contains(" positions  "), "{}", lines[0]);
    let torn = folder.path().join("torn.book");
    let bytes = grown(USUAL, 100);
    fs::write(&torn, &bytes[..bytes.len() - 1]).expect("there is room");
    let torn = torn.to_str().expect("it is a text");
    for arguments in [&["book", "describe", torn][..], &["book", "show", "--book", torn]] {
        let output = heibai(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(text(&output.stdout).contains(" positions, "), "{arguments:?}");
        assert!(text(&output.stderr).contains("bytes at the end are torn"), "{arguments:?}");
    }
    let embedded = heibai(&["book", "show", "--game", "gomoku"]);
    assert!(text(&embedded.stdout).starts_with(" 1. h8 "), "{}", text(&embedded.stdout));
    let wrong = heibai(&["book", "grow", "--rule", "renju", "--selectivity", "73", "--out", name]);
    assert_eq!(wrong.status.code(), Some(2));
    let other = heibai(&["book", "grow", "--size", "10", "--out", name]);
    assert_eq!(other.status.code(), Some(2));
}
