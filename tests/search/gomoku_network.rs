//! The network that corrects Gomoku's tables: it follows the board, sees no difference where the game has none, and its
//! files are read whole or not at all.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use heibai::eval::gomoku::network::{Limit, NetworkError, Parameters, View};
use heibai::eval::gomoku::{Cell, Evaluator, PatternBoard, Weights};
use heibai::game;
use heibai::gomoku::{Board, Opening, Point, Position, Ruleset, Stone};
use heibai::search::{Engine, HashSize, Limits, Request, Stop};
use proptest::prelude::*;

const SIZE: u8 = 15;

fn points() -> impl Strategy<Value = Vec<Point>> {
    let near = 3..12_u8;
    prop::collection::vec((near.clone(), near), 0..50).prop_map(|points| {
        let mut kept: Vec<Point> = Vec::new();
        for (column, row) in points {
            let point = Point::new(column, row).expect("on the board");
            if !kept.contains(&point) {
                kept.push(point);
            }
        }
        kept
    })
}

fn board_of(size: u8, stones: impl IntoIterator<Item = (Point, Stone)>) -> Board {
    let mut board = Board::new(size).expect("a size of a board");
    for (point, stone) in stones {
        board.place(point, stone);
    }
    board
}

fn value(board: &PatternBoard) -> i32 {
    Evaluator::new(board).value(board)
}

fn of(board: &Board, to_move: Stone) -> PatternBoard {
    PatternBoard::of_board(board, Ruleset::Freestyle, to_move, Weights::default())
}

/// A view unlike any that was fitted.
fn view(random: &mut fastrand::Rng) -> View {
    let mut made = View::zero();
    made.rows.as_flattened_mut().fill_with(|| random.i16(-90..=90));
    made.bias.fill_with(|| random.i16(-90..=90));
    made.hidden.as_flattened_mut().fill_with(|| random.i16(-900..=900));
    made.hidden_bias.fill_with(|| random.i32(-90_000..=90_000));
    made.threats.as_flattened_mut().fill_with(|| random.i32(-90_000..=90_000));
    made.output.fill_with(|| random.i16(-900..=900));
    made.direct.fill_with(|| random.i16(-900..=900));
    made.output_bias = 12_345;
    made
}

fn alike() -> Parameters {
    Parameters::Alike(Box::new(view(&mut fastrand::Rng::with_seed(5))))
}

fn views() -> [View; 2] {
    let mut random = fastrand::Rng::with_seed(6);
    [view(&mut random), view(&mut random)]
}

fn each() -> Parameters {
    Parameters::Each(Box::new(views()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn it_follows_the_board_wherever_it_is_asked(
        points in points(),
        (rules, size) in (prop::sample::select(&Ruleset::ALL[..]), 12..=22_u8),
        steps in prop::collection::vec((0..5_u8, any::<bool>()), 80),
        asked_from in 0..40_usize,
        network in prop::sample::select(vec![alike(), each()]),
    ) {
        let weights = Weights::default().with_network(Some(&network));
        let start = Board::new(size).expect("a size of a board");
        let mut board = PatternBoard::of_board(&start, rules, Stone::Black, weights);
        let mut evaluator = None;
        let mut placed: Vec<Option<(Point, Stone)>> = Vec::new();
        let mut waiting = points.into_iter();
        for (number, (step, asks)) in steps.into_iter().enumerate() {
            // It may begin with stones that are taken back later.
            if number == asked_from {
                evaluator = Some(Evaluator::new(&board));
            }
            match step {
                0 => {
                    board.undo();
                    placed.pop();
                }
                1 => {
                    board.pass();
                    placed.push(None);
                }
                _ => {
                    let Some(point) = waiting.next() else { break };
                    placed.push(Some((point, board.to_move())));
                    board.place(Cell::of(point));
                }
            }
            if let Some(evaluator) = &mut evaluator && asks {
                let stones = board_of(size, placed.iter().copied().flatten());
                let fresh = PatternBoard::of_board(&stones, rules, board.to_move(), weights);
                prop_assert_eq!(evaluator.value(&board), value(&fresh));
            }
        }
    }

    #[test]
    fn sides_of_the_board_and_colours_are_all_alike(points in points()) {
        let stones: Vec<(Point, Stone)> =
            points.iter().copied().zip(Stone::ALL.into_iter().cycle()).collect();
        let expected = value(&of(&board_of(SIZE, stones.iter().copied()), Stone::Black));
        let exchanged = stones.iter().map(|&(point, stone)| (point, !stone));
        prop_assert_eq!(value(&of(&board_of(SIZE, exchanged), Stone::White)), expected);
        for side in 0..8_u8 {
            let turned = stones.iter().map(|&(point, stone)| {
                let (mut column, mut row) = (point.column(), point.row());
                if side & 1 != 0 {
                    column = SIZE - 1 - column;
                }
                if side & 2 != 0 {
                    row = SIZE - 1 - row;
                }
                if side & 4 != 0 {
                    (column, row) = (row, column);
                }
                (Point::new(column, row).expect("on the board"), stone)
            });
            prop_assert_eq!(value(&of(&board_of(SIZE, turned), Stone::Black)), expected, "{}", side);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn each_colour_sees_with_its_own_eyes(points in points(), to_move in prop::sample::select(&Stone::ALL)) {
        let [black, white] = views();
        let of = |views, exchanged: bool| {
            let stones = points.iter().copied().zip(Stone::ALL.into_iter().cycle());
            let stones = stones.map(|(point, stone)| (point, if exchanged { !stone } else { stone }));
            let weights = Weights::default().with_network(Some(&Parameters::Each(Box::new(views))));
            let to_move = if exchanged { !to_move } else { to_move };
            value(&PatternBoard::of_board(&board_of(SIZE, stones), Ruleset::Freestyle, to_move, weights))
        };
        let expected = of([black.clone(), white.clone()], false);
        prop_assert_eq!(of([white.clone(), black.clone()], true), expected);
        prop_assert_ne!(of([black.clone(), white.clone()], true), expected);
        let alike = Parameters::Alike(Box::new(black.clone()));
        let stones = points.iter().copied().zip(Stone::ALL.into_iter().cycle());
        let board = board_of(SIZE, stones);
        let weights = Weights::default().with_network(Some(&alike));
        let seen = value(&PatternBoard::of_board(&board, Ruleset::Freestyle, to_move, weights));
        prop_assert_eq!(of([black.clone(), black], false), seen);
    }
}

fn middle_game() -> Position {
    let mut position =
        Position::start(SIZE, Ruleset::Freestyle, Opening::Free).expect("there is such a board");
    for name in ["h8", "i9", "i7", "g9", "h9", "h10", "j8"] {
        position.place(name.parse().expect("a point")).expect("it is empty");
    }
    position
}

#[test]
fn it_corrects_boards_of_all_sizes_under_all_rules() {
    for rules in Ruleset::ALL {
        for size in [5, 15, 22] {
            let mut board = Board::new(size).expect("a size of a board");
            board.place("c3".parse().expect("a point"), Stone::Black);
            let of = |weights| PatternBoard::of_board(&board, rules, Stone::White, weights);
            let (with, without) =
                (of(Weights::default()), of(Weights::default().with_network(None)));
            assert_ne!(value(&with), with.value(), "{rules:?} {size}");
            assert_eq!(value(&without), without.value(), "{rules:?} {size}");
        }
    }
}

#[test]
fn whoever_overlooks_a_point_has_no_whole_lines_to_look_up() {
    let board = PatternBoard::as_seen(&middle_game(), Weights::default(), &[3]);
    assert_eq!(value(&board), board.value());
}

#[test]
fn one_that_corrects_nothing_leaves_the_search_as_it_is() {
    let report = |weights| {
        let mut engine = Engine::new(HashSize::mebibytes(1)).with_gomoku_weights(weights);
        let asked = game::Position::Gomoku(Box::new(middle_game()));
        let request = Request::new(asked, Limits::nodes(20_000));
        let found =
            engine.search(&request, &Stop::default(), &mut |_| {}).expect("there are moves");
        (found.best, found.score, found.depth, found.nodes)
    };
    let tables = Weights::default().with_network(None);
    assert_eq!(report(tables), report(tables.with_network(Some(&Parameters::zero()))));
    assert_ne!(report(tables), report(Weights::default()));
}

#[test]
fn a_file_is_read_as_it_was_written() {
    for network in [alike(), each()] {
        let read = Parameters::from_bytes(&network.to_bytes()).expect("it was just written");
        assert_eq!(read, network);
    }
}

#[test]
fn a_damaged_file_is_refused() {
    let bytes = each().to_bytes();
    let refusal = |bytes: &[u8]| Parameters::from_bytes(bytes).expect_err("it is damaged");
    assert!(matches!(refusal(b""), NetworkError::Foreign));
    assert!(matches!(refusal(b"HEIBAIWT and more"), NetworkError::Foreign));
    assert!(matches!(refusal(&bytes[..12]), NetworkError::Length { found: 12, .. }));
    assert!(matches!(refusal(&bytes[..bytes.len() - 1]), NetworkError::Length { .. }));
    let longer: Vec<u8> = bytes.iter().copied().chain([0]).collect();
    assert!(matches!(refusal(&longer), NetworkError::Length { .. }));
    let flipped = |at: usize| {
        let mut bytes = bytes.clone();
        bytes[at] ^= 1;
        bytes
    };
    assert!(matches!(refusal(&flipped(8)), NetworkError::Version(0)));
    for at in [16, 20, 1000, bytes.len() - 1] {
        assert!(matches!(refusal(&flipped(at)), NetworkError::Checksum), "{at}");
    }
}

#[test]
fn numbers_that_could_overflow_are_refused() {
    const HEADER: usize = 20;
    let bytes = Parameters::zero().to_bytes();
    let mut numbers = Vec::new();
    DeflateDecoder::new(&bytes[HEADER..]).read_to_end(&mut numbers).expect("it was just packed");
    let with = |numbers: &[u8]| {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(numbers).expect("memory can be written to");
        let packed = encoder.finish().expect("memory can be written to");
        let mut bytes = bytes[..12].to_vec();
        bytes.extend((packed.len() as u32).to_le_bytes());
        bytes.extend(crc32fast::hash(&packed).to_le_bytes());
        bytes.extend(packed);
        Parameters::from_bytes(&bytes)
    };
    let with_first = |first: i16| with(&[&first.to_le_bytes(), &numbers[2..]].concat());
    let seen = with_first(Limit::ROW).expect("it is at the limit");
    assert_eq!(seen.of(Stone::White).rows[0][0], Limit::ROW);
    assert!(matches!(with_first(Limit::ROW + 1), Err(NetworkError::Numbers)));
    with(&numbers.repeat(2)).expect("each colour has a view");
    for wrong in [&numbers[..0], &numbers[1..], &numbers.repeat(3)] {
        assert!(matches!(with(wrong), Err(NetworkError::Numbers)), "{}", wrong.len());
    }
}
