//! The laws of the evaluation: it sees no difference between a board and its mirror image, calls a disc
//! stable only if it stays, and knows the end of the game.

use heibai::eval::othello::{
    Geometry, Mask, edge_stable, evaluate, features, final_margin, stable,
};
use heibai::othello::{Bits, Board, Disc, Position, StartLayout, Symmetry, WideBoard, Word};

const SIZES: [u8; 4] = [4, 6, 8, 10];

/// Every position of random games, the last one included.
fn random_positions(size: u8, games: usize, mut visit: impl FnMut(&Position, &mut fastrand::Rng)) {
    let mut rng = fastrand::Rng::with_seed(u64::from(size));
    for _ in 0..games {
        let mut position = Position::start(size, StartLayout::Standard, Disc::Black)
            .expect("the size is even and from 4 to 16");
        loop {
            visit(&position, &mut rng);
            if position.is_game_over() {
                break;
            }
            play_at_random(&mut position, &mut rng);
        }
    }
}

fn play_at_random(position: &mut Position, rng: &mut fastrand::Rng) {
    match rng.choice(position.legal_moves()) {
        Some(square) => drop(position.place(square).expect("the move is legal")),
        None => position.pass(),
    }
}

fn wide(position: &Position) -> WideBoard {
    WideBoard::try_from(position).expect("the size is at most 10")
}

#[test]
fn a_turned_or_mirrored_board_is_worth_the_same() {
    for size in SIZES {
        let geometry = Geometry::new(size);
        random_positions(size, 5, |position, _| {
            let value = evaluate(wide(position), &geometry);
            for symmetry in Symmetry::ALL {
                let image = wide(&symmetry.position(position));
                assert_eq!(evaluate(image, &geometry), value, "{symmetry:?} of {position:?}");
            }
        });
    }
}

#[test]
fn both_kinds_of_board_are_worth_the_same() {
    let (narrow_geometry, wide_geometry) = (Geometry::new(8), Geometry::new(8));
    random_positions(8, 20, |position, _| {
        let narrow = Board::try_from(position).expect("the size is 8");
        assert_eq!(
            evaluate(narrow, &narrow_geometry),
            evaluate(wide(position), &wide_geometry),
            "{position:?}"
        );
    });
}

#[test]
fn what_one_side_has_more_the_other_has_less() {
    for size in SIZES {
        let geometry = Geometry::new(size);
        random_positions(size, 5, |position, _| {
            let board = wide(position);
            let (own, other) = (features(board, &geometry), features(board.pass(), &geometry));
            // Parity and the turn belong to whoever is to move.
            for at in (0..own.len()).filter(|at| ![9, 10].contains(at)) {
                assert_eq!(own[at], -other[at], "feature {at} of {position:?}");
            }
        });
    }
}

#[test]
fn a_game_that_is_over_has_its_true_value_and_no_other_position_a_greater_one() {
    for size in SIZES {
        let geometry = Geometry::new(size);
        random_positions(size, 20, |position, _| {
            let board = wide(position);
            let value = evaluate(board, &geometry);
            let most = i32::from(size).pow(2) * 100;
            if position.is_game_over() {
                assert_eq!(value, final_margin(board) * 100);
            } else {
                assert!(-most < value && value < most, "{value} for {position:?}");
            }
        });
    }
}

#[test]
fn the_winner_is_given_the_empty_squares() {
    // Black has a1 alone and White nothing, on a board of 16 squares.
    let board = WideBoard::new(4, 1, 0).expect("the disc is on the board");
    assert_eq!(final_margin(board), 16);
    assert_eq!(final_margin(board.pass()), -16);
}

#[test]
fn a_stable_disc_is_never_flipped_again() {
    for size in SIZES {
        let geometry = Geometry::new(size);
        let mut found = 0;
        random_positions(size, 30, |position, rng| {
            let board = wide(position);
            let safe = stable(&geometry, board.player(), board.empty());
            let safe_at_edges = edge_stable(&geometry, board.player());
            assert_eq!(safe_at_edges & !safe, 0, "{position:?}");
            let own = position.side_to_move();
            found += safe.count();
            let mut later = position.clone();
            while !later.is_game_over() {
                play_at_random(&mut later, rng);
            }
            for cell in Bits::new(safe) {
                assert_eq!(later.cells()[cell], Some(own), "cell {cell} of {position:?}");
            }
        });
        assert!(found > 0, "no stable disc in any game on {size}×{size}");
    }
}

#[test]
fn a_full_edge_is_stable_and_a_lone_corner_is_too() {
    let geometry = Geometry::new(8);
    let top: u64 = 0xFF;
    let board = Board::new(0x0F, 0xF0 | 1 << 63).expect("no square has both");
    assert_eq!(edge_stable(&geometry, board.player()), 0x0F);
    assert_eq!(stable(&geometry, board.opponent(), board.empty()), top & 0xF0 | 1 << 63);
    let open = Board::new(0x1E, 0).expect("no square has both");
    assert_eq!(stable(&geometry, open.player(), open.empty()), u64::ZERO);
}

#[test]
fn neighbours_do_not_wrap_round_the_edges() {
    for size in SIZES {
        let geometry = Geometry::<u128>::new(size);
        let width = i32::from(size);
        for cell in 0..width * width {
            let near: Vec<usize> = (0..width * width)
                .filter(|other| {
                    let columns = (cell % width).abs_diff(other % width);
                    let rows = (cell / width).abs_diff(other / width);
                    columns.max(rows) == 1
                })
                .map(|other| other as usize)
                .collect();
            let cell = cell as usize;
            let along = (0..4).fold(0, |set, way| set | geometry.beside(u128::of(cell), way));
            assert_eq!(Bits::new(along).collect::<Vec<_>>(), near);
            assert_eq!(geometry.grown(u128::of(cell)), along | u128::of(cell));
        }
    }
}
