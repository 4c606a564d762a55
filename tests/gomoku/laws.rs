//! The laws of Gomoku: boards kept as lines, and plain walks over the cells, are each other's oracle, over
//! random games and over boards that no game reaches.

use heibai::gomoku::{
    Board, Direction, Foul, Lines, MAX_SIZE, MIN_SIZE, Opening, PlaceError, Point, Position,
    Ruleset, Stone, renju,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngSeed, TestRunner};

use crate::plain::{Content, PlainBoard, PlainGame, STEPS};

fn fixed_seed() -> ProptestConfig {
    ProptestConfig {
        cases: 150,
        rng_seed: RngSeed::Fixed(15),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Any stones anywhere, dense or thin, on a board of any size.
fn scattered() -> impl Strategy<Value = PlainBoard> {
    (MIN_SIZE..=MAX_SIZE, 1_u32..8, 1_u32..6, 0_u32..4).prop_flat_map(
        |(size, empty, black, white)| {
            let cell = prop_oneof![
                empty => Just(None),
                black => Just(Some(Stone::Black)),
                white => Just(Some(Stone::White)),
            ];
            prop::collection::vec(cell, usize::from(size).pow(2)).prop_map(PlainBoard::new)
        },
    )
}

/// A cluster of stones, thin enough for threes to stay open, on a board of a usual size.
fn cluster() -> impl Strategy<Value = PlainBoard> {
    (3_u32..8, 0_u32..2, 4..9, 0..9, 0..9).prop_flat_map(|(empty, white, side, left, top)| {
        let cell = prop_oneof![
            2 * empty => Just(None),
            4 => Just(Some(Stone::Black)),
            white => Just(Some(Stone::White)),
        ];
        prop::collection::vec(cell, 64).prop_map(move |stones| {
            let mut board = PlainBoard::new(vec![None; 15 * 15]);
            for (index, stone) in stones.into_iter().enumerate() {
                let (column, row) = (index as i32 % 8, index as i32 / 8);
                let cell = (left + column, top + row);
                if column.max(row) < side && board.at(cell) != Content::Outside {
                    board.put(cell, stone);
                }
            }
            board
        })
    })
}

fn board(plain: &PlainBoard) -> Board {
    let mut board = Board::new(plain.size()).expect("a size");
    for (index, point) in board.points().enumerate() {
        if let Some(stone) = plain.at(plain.cell(index)).stone() {
            board.place(point, stone);
        }
    }
    board
}

/// The two bits that a cell has in its lines.
fn bits(cell: Content) -> u32 {
    match cell {
        Content::Outside => 0b00,
        Content::Stone(Stone::White) => 0b01,
        Content::Stone(Stone::Black) => 0b10,
        Content::Empty => 0b11,
    }
}

fn indices(points: &[Point], size: u8) -> Vec<usize> {
    let mut indices: Vec<usize> =
        points.iter().map(|point| point.index(size).expect("it is on the board")).collect();
    indices.sort_unstable();
    indices
}

/// The board and the plain one say the same about fouls everywhere; gives every foul.
fn agreed_fouls(plain: &PlainBoard) -> Vec<(Point, Foul)> {
    let board = board(plain);
    let mut fouls = Vec::new();
    for (index, point) in board.points().enumerate() {
        if board.is_empty(point) {
            let foul = renju::foul(&board, point);
            assert_eq!(foul, plain.foul(plain.cell(index)), "{point} {plain:?}");
            fouls.extend(foul.map(|foul| (point, foul)));
        }
    }
    fouls
}

proptest! {
    #![proptest_config(fixed_seed())]

    #[test]
    fn every_cell_is_on_its_four_lines(plain in scattered()) {
        let board = board(&plain);
        let reach = Lines::MARGIN as i32;
        for (index, point) in board.points().enumerate() {
            let (column, row) = plain.cell(index);
            prop_assert_eq!(u32::from(board.lines().cell(point)), bits(plain.at((column, row))));
            prop_assert_eq!(board.stone(point), plain.at((column, row)).stone());
            for (direction, (right, down)) in Direction::ALL.into_iter().zip(STEPS) {
                let window = board.lines().window(point, direction);
                for steps in -reach..=reach {
                    let seen = window >> (2 * (steps + reach)) & 0b11;
                    let there = plain.at((column + steps * right, row + steps * down));
                    prop_assert_eq!(seen, bits(there), "{} {:?} {}", point, direction, steps);
                }
            }
        }
    }

    #[test]
    fn placing_then_removing_is_identity(
        plain in scattered(), choices in prop::collection::vec((any::<Index>(), any::<bool>()), 1..20),
    ) {
        let start = board(&plain);
        let mut board = start.clone();
        let mut placed = Vec::new();
        for (choice, is_black) in choices {
            let empty: Vec<Point> = board.points().filter(|&point| board.is_empty(point)).collect();
            if empty.is_empty() {
                break;
            }
            let stone = if is_black { Stone::Black } else { Stone::White };
            let point = empty[choice.index(empty.len())];
            board.place(point, stone);
            placed.push((point, stone));
        }
        prop_assert_eq!(board.stone_count(), start.stone_count() + placed.len());
        // Not in the order of the stones: a board is the same whichever way it came about.
        for &(point, stone) in &placed {
            prop_assert_eq!(board.stone(point), Some(stone));
            board.remove(point, stone);
        }
        prop_assert_eq!(board, start);
    }

    #[test]
    fn rows_win_as_a_walk_over_them_says(plain in scattered()) {
        let board = board(&plain);
        for (index, point) in board.points().enumerate() {
            let cell = plain.cell(index);
            let there = plain.at(cell).stone();
            for stone in Stone::ALL.into_iter().filter(|&stone| there.is_none_or(|it| it == stone)) {
                let with = plain.with(cell, stone);
                for ruleset in Ruleset::ALL {
                    let row = indices(&ruleset.winning_row(&board, point, stone), board.size());
                    prop_assert_eq!(ruleset.wins(&board, point, stone), !row.is_empty());
                    prop_assert_eq!(row, with.winning_row(ruleset, cell), "{} {:?}", point, ruleset);
                }
            }
        }
    }

    #[test]
    fn threats_are_what_a_walk_over_the_line_finds(plain in prop_oneof![scattered(), cluster()]) {
        let board = board(&plain);
        for (index, point) in board.points().enumerate() {
            let cell = plain.cell(index);
            let there = plain.at(cell).stone();
            for stone in Stone::ALL.into_iter().filter(|&stone| there.is_none_or(|it| it == stone)) {
                let with = plain.with(cell, stone);
                for (direction, step) in Direction::ALL.into_iter().zip(STEPS) {
                    for ruleset in Ruleset::ALL {
                        prop_assert_eq!(
                            ruleset.threat(&board, point, stone, direction),
                            with.threat(ruleset, cell, step),
                            "{} {:?} {:?} {:?} {:?}", point, stone, direction, ruleset, plain
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn fouls_are_what_the_definition_says(plain in prop_oneof![1 => scattered(), 3 => cluster()]) {
        agreed_fouls(&plain);
    }

    #[test]
    fn a_random_game_goes_as_the_plain_rules_say(
        size in prop_oneof![MIN_SIZE..9, Just(15_u8)], ruleset in select(&Ruleset::ALL[..]),
        choices in prop::collection::vec(any::<Index>(), 225),
    ) {
        let mut position = Position::start(size, ruleset, Opening::Free).expect("a size");
        let mut plain = PlainGame::of(&position);
        for choice in choices {
            let legal = plain.legal();
            prop_assert_eq!(indices(&position.legal_points(), size), legal.clone());
            prop_assert_eq!(position.is_game_over(), legal.is_empty());
            if legal.is_empty() {
                break;
            }
            let index = legal[choice.index(legal.len())];
            let point = Point::from_index(index, size).expect("it is on the board");
            prop_assert_eq!(position.place(point), Ok(()));
            plain = plain.after(index);
            prop_assert_eq!(indices(position.winning_row(), size), plain.winning_row.clone());
            let winner = (!plain.winning_row.is_empty()).then_some(!plain.to_move);
            prop_assert_eq!(position.winner(), winner);
            prop_assert_eq!(position.to_move(), plain.to_move);
        }
        prop_assert!(position.is_game_over());
        let anywhere = Point::from_index(0, size).expect("it is on the board");
        prop_assert_eq!(position.place(anywhere), Err(PlaceError::GameOver));
    }
}

#[test]
fn clusters_hold_every_kind_of_foul() {
    let mut runner = TestRunner::new(fixed_seed());
    let mut kinds = [0; 3];
    for _ in 0..200 {
        let plain = cluster().new_tree(&mut runner).expect("a board").current();
        for (_, foul) in agreed_fouls(&plain) {
            kinds[foul as usize] += 1;
        }
    }
    assert!(kinds.iter().all(|&count| count >= 30), "{kinds:?}");
}

#[test]
fn a_full_board_without_a_row_is_drawn() {
    // Rows of two and two, shifted from row to row, hold no five in any direction.
    let cells = (0..25).map(|index| {
        let is_black = (index % 5 + 2 * (index / 5)) % 4 < 2;
        Some(if is_black { Stone::Black } else { Stone::White })
    });
    let plain = PlainBoard::new(cells.collect());
    let full = board(&plain);
    for ruleset in Ruleset::ALL {
        let last = Point::from_index(12, 5).expect("it is on the board");
        let stone = full.stone(last).expect("the board is full");
        let others = full.points().filter(|&point| point != last);
        let others = others.filter_map(|point| Some((point, full.stone(point)?)));
        let position = Position::from_stones(5, ruleset, others, stone);
        let mut position = position.expect("a size");
        assert!(!position.is_game_over());
        assert_eq!(position.place(last), Ok(()));
        assert!(position.is_game_over());
        assert_eq!((position.winner(), position.winning_row()), (None, &[][..]));
    }
}
