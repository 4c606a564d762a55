//! The laws of Othello. The reference position, the board of 64 bits and the boards of 128 bits are
//! one another's oracle, over random games and over boards that no game reaches.

use heibai::othello::{
    Bits, Board, Disc, Position, SmallBoard, Square, StartLayout, Symmetry, WideBoard,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;

fn fixed_seed() -> ProptestConfig {
    ProptestConfig {
        cases: 200,
        rng_seed: RngSeed::Fixed(64),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn disc() -> impl Strategy<Value = Disc> {
    select(&Disc::ALL[..])
}

fn start(sizes: &'static [u8]) -> impl Strategy<Value = Position> {
    let layout = select(&[StartLayout::Standard, StartLayout::Mirrored][..]);
    (select(sizes), layout, disc())
        .prop_map(|(size, layout, first)| Position::start(size, layout, first).expect("a size"))
}

/// Any discs anywhere, so also runs that go to the edge and over it.
fn scattered(sizes: &'static [u8]) -> impl Strategy<Value = Position> {
    select(sizes).prop_flat_map(|size| {
        let cell = prop_oneof![2 => Just(None), 3 => disc().prop_map(Some)];
        (prop::collection::vec(cell, usize::from(size).pow(2)), disc())
            .prop_map(move |(cells, to_move)| Position::from_cells(size, &cells, to_move).unwrap())
    })
}

/// The positions of a random game, up to its end.
fn game(start: Position, choices: &[Index]) -> Vec<Position> {
    let mut positions = vec![start];
    for choice in choices {
        let mut next = positions.last().expect("there is a start").clone();
        let moves = next.legal_moves();
        if next.is_game_over() {
            break;
        } else if moves.is_empty() {
            next.pass();
        } else {
            next.place(moves[choice.index(moves.len())]).expect("the move is legal");
        }
        positions.push(next);
    }
    positions
}

/// Enough choices for a whole game of 10×10 squares, with passes.
fn choices() -> impl Strategy<Value = Vec<Index>> {
    prop::collection::vec(any::<Index>(), 120)
}

fn indices(squares: &[Square], size: u8) -> Vec<usize> {
    let mut indices: Vec<usize> =
        squares.iter().map(|square| square.index(size).expect("it is on the board")).collect();
    indices.sort_unstable();
    indices
}

/// Asserts that a fast board says the same as the reference about moves, flips, passes and the end.
macro_rules! assert_same_rules {
    ($board:ty, $position:expr) => {{
        let position: &Position = $position;
        let size = position.size();
        let board = <$board>::try_from(position).expect("the board has room");
        let moves: Vec<usize> = Bits::new(board.legal_moves()).collect();
        assert_eq!(moves, indices(&position.legal_moves(), size), "{position:?}");
        let answers: Vec<usize> = Bits::new(board.opponent_legal_moves()).collect();
        let other_side = !position.side_to_move();
        assert_eq!(answers, indices(&position.legal_moves_of(other_side), size), "{position:?}");
        assert_eq!(board.must_pass(), position.must_pass(), "{position:?}");
        assert_eq!(board.is_game_over(), position.is_game_over(), "{position:?}");
        assert_eq!(board.player_count() as usize, position.count(!other_side));
        assert_eq!(board.opponent_count() as usize, position.count(other_side));
        assert_eq!(board.empty_count() as usize, position.empty_count());
        assert_eq!(&board.to_position(position.side_to_move()), position);
        for index in Bits::new(board.empty()) {
            let square = Square::from_index(index, size).expect("it is on the board");
            let flips = board.flips(index);
            let flipped: Vec<usize> = Bits::new(flips).collect();
            assert_eq!(flipped, indices(&position.flips(square), size), "{square} {position:?}");
            if flips != 0 {
                let mut after = position.clone();
                after.place(square).expect("it flips something");
                assert_eq!(board.play(index).to_position(after.side_to_move()), after);
            }
        }
    }};
}

proptest! {
    #![proptest_config(fixed_seed())]

    #[test]
    fn all_boards_agree_throughout_a_random_game(
        start in start(&[4, 6, 8, 10]), choices in choices(),
    ) {
        let game = game(start, &choices);
        prop_assert!(game.last().expect("there is a start").is_game_over());
        for position in &game {
            assert_same_rules!(WideBoard, position);
            if position.size() == Board::SIZE {
                assert_same_rules!(Board, position);
            }
            if position.size() == SmallBoard::SIZE {
                assert_same_rules!(SmallBoard, position);
            }
        }
    }

    #[test]
    fn all_boards_agree_about_discs_scattered_anyhow(position in scattered(&[4, 6, 8, 10])) {
        assert_same_rules!(WideBoard, &position);
        if position.size() == Board::SIZE {
            assert_same_rules!(Board, &position);
        }
        if position.size() == SmallBoard::SIZE {
            assert_same_rules!(SmallBoard, &position);
        }
    }

    #[test]
    fn undoing_a_move_gives_back_the_position_before(position in scattered(&[4, 6, 8, 10, 16])) {
        for square in position.legal_moves() {
            let mut played = position.clone();
            let placement = played.place(square).expect("it is legal");
            prop_assert_ne!(&played, &position);
            played.undo(&placement);
            prop_assert_eq!(&played, &position);
        }
        if let Ok(board) = WideBoard::try_from(&position) {
            for index in Bits::new(board.legal_moves()) {
                prop_assert_eq!(board.play(index).undo(index, board.flips(index)), board);
            }
        }
        if let Ok(board) = Board::try_from(&position) {
            for index in Bits::new(board.legal_moves()) {
                prop_assert_eq!(board.play(index).undo(index, board.flips(index)), board);
            }
        }
    }

    #[test]
    fn a_refused_move_leaves_the_position_alone(position in scattered(&[4, 8, 16])) {
        let legal = position.legal_moves();
        for index in 0..=255 {
            let square = Square::from_index(index, 16).expect("it is on the largest board");
            let mut tried = position.clone();
            let placed = tried.place(square);
            prop_assert_eq!(placed.is_ok(), legal.contains(&square));
            prop_assert_eq!(placed.is_err(), tried == position);
        }
    }

    #[test]
    fn symmetries_commute_with_moves(position in scattered(&[4, 6, 8])) {
        for symmetry in Symmetry::ALL {
            let size = position.size();
            let turned = symmetry.position(&position);
            prop_assert_eq!(&symmetry.inverse().position(&turned), &position);
            for square in position.legal_moves() {
                let mut after = position.clone();
                after.place(square).expect("it is legal");
                let mut turned_after = turned.clone();
                let turned_square = symmetry.square(square, size).expect("it is on the board");
                turned_after.place(turned_square).expect("it is legal as well");
                prop_assert_eq!(&symmetry.position(&after), &turned_after);
            }
            if let Ok(board) = Board::try_from(&position) {
                prop_assert_eq!(Board::try_from(&turned), Ok(symmetry.board(board)));
                prop_assert_eq!(
                    symmetry.bits(board.legal_moves()), symmetry.board(board).legal_moves(),
                );
            }
        }
    }
}

#[test]
fn the_eight_symmetries_send_a_square_to_eight_different_ones() {
    let b1: Square = "b1".parse().expect("a square");
    let names: Vec<String> = Symmetry::ALL
        .iter()
        .map(|symmetry| symmetry.square(b1, 8).expect("on the board").to_string())
        .collect();
    assert_eq!(names, ["b1", "h2", "g8", "a7", "g1", "b8", "a2", "h7"]);
}

#[test]
fn no_symmetry_keeps_a_square_off_the_board_on_it() {
    let i9: Square = "i9".parse().expect("a square of a larger board");
    assert!(Symmetry::ALL.iter().all(|symmetry| symmetry.square(i9, 8).is_none()));
}

#[test]
fn the_standard_start_is_that_of_the_reference() {
    for size in [4, 6, 8, 10] {
        let start = Position::start(size, StartLayout::Standard, Disc::Black).expect("a size");
        assert_eq!(WideBoard::start(size).expect("a size").to_position(Disc::Black), start);
    }
    let drawn = crate::drawn::position(
        Disc::Black,
        "........
         ........
         ........
         ...OX...
         ...XO...
         ........
         ........
         ........",
    );
    assert_eq!(Board::start().to_position(Disc::Black), drawn);
}

#[test]
fn fast_boards_refuse_sizes_and_discs_they_have_no_room_for() {
    let large = Position::start(12, StartLayout::Standard, Disc::Black).expect("a size");
    let error = WideBoard::try_from(&large).expect_err("144 squares");
    assert_eq!(error.to_string(), "expected an even size from 4×4 to 10×10, found 12×12");
    assert!(Board::try_from(&large).is_err());
    assert!(SmallBoard::try_from(&large).is_err());
    assert!(WideBoard::start(7).is_err());
    assert!(Board::new(1, 1).is_none());
    assert!(WideBoard::new(6, 1, 1).is_none());
    assert!(WideBoard::new(6, 1 << 36, 0).is_none());
    assert!(WideBoard::new(6, 1 << 35, 1).is_some());
}

/// The reference and whichever fast boards have room say the same; gives back the position.
fn agreed(position: Position) -> Position {
    if position.size() <= WideBoard::MAX_SIZE {
        assert_same_rules!(WideBoard, &position);
    }
    if position.size() == Board::SIZE {
        assert_same_rules!(Board, &position);
    }
    if position.size() == SmallBoard::SIZE {
        assert_same_rules!(SmallBoard, &position);
    }
    position
}

#[test]
fn a_move_may_flip_in_all_eight_directions() {
    let mut position = agreed(crate::drawn::position(
        Disc::Black,
        "X..X..X.
         .O.O.O..
         ..OOO...
         XOO.OOOX
         ..OOO...
         .O.O.O..
         X..O..X.
         ...X....",
    ));
    position.place("d4".parse().expect("a square")).expect("it brackets every line");
    let after = crate::drawn::position(
        Disc::White,
        "X..X..X.
         .X.X.X..
         ..XXX...
         XXXXXXXX
         ..XXX...
         .X.X.X..
         X..X..X.
         ...X....",
    );
    assert_eq!(position, after);
}

#[test]
fn moves_do_not_wrap_round_the_edge() {
    // Were the rows one line, h4 and a5 would be neighbours, and so would h1 and a3.
    let across_the_sides = crate::drawn::position(
        Disc::Black,
        "........
         ......XO
         ........
         ........
         O.....XO
         O.......
         O.....XO
         .X......",
    );
    let runs_into_corners = crate::drawn::position(
        Disc::Black,
        "OX....XO
         O......O
         ........
         ........
         ........
         ........
         O......O
         OX....XO",
    );
    for position in [across_the_sides, runs_into_corners] {
        assert_eq!(agreed(position).legal_moves(), []);
    }
}

#[test]
fn a_game_may_end_with_empty_squares() {
    let position = agreed(crate::drawn::position(
        Disc::Black,
        "OOOO.X
         OOOOO.
         OOOOOO
         OOOOOO
         OOOXOO
         OOXOOO",
    ));
    assert!(position.is_game_over());
    assert!(!position.must_pass());
    assert_eq!(position.empty_count(), 2);
}

#[test]
fn a_side_without_discs_has_lost() {
    let mut position = Position::start(8, StartLayout::Standard, Disc::Black).expect("a size");
    for name in ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"] {
        assert!(!position.is_game_over(), "before {name}");
        position.place(name.parse().expect("a square")).expect("it is legal");
        agreed(position.clone());
    }
    let end = crate::drawn::position(
        Disc::White,
        "........
         ........
         ....X...
         ...XXX..
         ..XXXXX.
         ...XXX..
         ....X...
         ........",
    );
    assert_eq!(position, end);
    assert!(position.is_game_over());
    assert_eq!(position.count(Disc::White), 0);
}

#[test]
fn a_side_may_have_to_pass_twice_in_a_row() {
    let mut position = agreed(crate::drawn::position(
        Disc::Black,
        "OX...X
         OO.XX.
         OXOXX.
         OOOXX.
         OOOXXX
         OO.OOO",
    ));
    assert!(position.must_pass());
    position.pass();
    position.place("c1".parse().expect("a square")).expect("White can move");
    assert!(agreed(position.clone()).must_pass());
    position.pass();
    assert!(!position.must_pass());
    assert!(!position.is_game_over());
}

#[test]
fn who_can_move_need_not_pass() {
    let start = agreed(Position::start(8, StartLayout::Mirrored, Disc::White).expect("a size"));
    assert!(!start.must_pass());
    assert!(!start.is_game_over());
}

#[test]
fn the_last_square_of_a_wide_board_flips_what_a_move_there_does() {
    let mut random = fastrand::Rng::with_seed(21);
    for size in [4, 6, 8, 10] {
        let board = WideBoard::start(size).expect("there are such boards");
        let squares = usize::from(size).pow(2);
        for _ in 0..2000 {
            let index = random.usize(..squares);
            let player = random.u128(..) & board.all() & !(1 << index);
            let other = board.all() & !player & !(1 << index);
            let flips = |own, other| {
                let full = WideBoard::new(size, own, other).expect("no square has both");
                full.flips(index).count_ones()
            };
            let (flipped, lost) = board.count_last_flips_of(player, index);
            assert_eq!(flipped, flips(player, other), "{size} {index} {player:#x}");
            if flipped == 0 {
                assert_eq!(lost, flips(other, player), "{size} {index} {player:#x}");
            }
        }
    }
}
