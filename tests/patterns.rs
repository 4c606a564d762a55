//! The laws of the pattern evaluation and of its files.

use fastrand::Rng;
use heibai::eval::othello::patterns::{
    Features, ORDERING, OrderingFeatures, PATTERNS, Parameters, Weights, WeightsError,
};
use heibai::othello::{Bits, Board, Symmetry};

/// The boards of a random game, each with the move that is made on it and its flips; passes are made
/// without a board of their own.
fn random_game(rng: &mut Rng) -> Vec<(Board, usize, u64)> {
    let (mut board, mut game) = (Board::start(), Vec::new());
    loop {
        if board.must_pass() {
            board = board.pass();
        }
        let Some(cell) = rng.choice(Bits::new(board.legal_moves())) else { return game };
        let flips = board.flips(cell);
        game.push((board, cell, flips));
        board = board.play_with(cell, flips);
    }
}

#[test]
fn features_kept_from_move_to_move_are_those_of_the_board() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..200 {
        for (board, cell, flips) in random_game(&mut rng) {
            let after = board.play_with(cell, flips);
            assert_eq!(Features::new(board).after(cell, flips), Features::new(after), "{board:?}");
            let ordering = OrderingFeatures::new(board).after(cell, flips);
            assert_eq!(ordering, OrderingFeatures::new(after), "{board:?}");
        }
    }
}

#[test]
fn features_passed_are_those_of_the_board_seen_from_the_other_side() {
    let mut rng = Rng::with_seed(2);
    for (board, ..) in random_game(&mut rng) {
        assert_eq!(Features::new(board).passed(), Features::new(board.pass()));
        assert_eq!(OrderingFeatures::new(board).passed(), OrderingFeatures::new(board.pass()));
    }
}

#[test]
fn every_lane_has_a_pattern_and_every_place_a_group() {
    assert_eq!((PATTERNS.lanes(), ORDERING.lanes()), (62, 16));
    for (groups, count, size) in [
        (PATTERNS.groups().0, PATTERNS.groups().1, PATTERNS.size()),
        (ORDERING.groups().0, ORDERING.groups().1, ORDERING.size()),
    ] {
        assert_eq!(groups.len(), size);
        assert_eq!(groups.iter().max().map(|&most| most as usize + 1), Some(count));
    }
}

#[test]
fn a_board_is_worth_the_same_however_it_is_turned() {
    let weights = Weights::new(&arbitrary_parameters(&mut Rng::with_seed(3)));
    let mut rng = Rng::with_seed(4);
    for _ in 0..20 {
        for (board, ..) in random_game(&mut rng) {
            let value = weights.evaluate(&Features::new(board), board);
            let empties = board.empty_count();
            let order = weights.ordering().evaluate(&OrderingFeatures::new(board), empties);
            for symmetry in Symmetry::ALL {
                let turned = symmetry.board(board);
                assert_eq!(weights.evaluate(&Features::new(turned), turned), value, "{turned:?}");
                let features = OrderingFeatures::new(turned);
                assert_eq!(weights.ordering().evaluate(&features, empties), order, "{turned:?}");
            }
        }
    }
}

#[test]
fn values_stay_within_those_of_a_game() {
    let mut parameters = Parameters::zero();
    for phase in &mut parameters.phases {
        phase.patterns.fill(i16::MAX);
    }
    let most = Weights::new(&parameters);
    let board = Board::start();
    assert_eq!(most.evaluate(&Features::new(board), board), 6399);
    for phase in &mut parameters.phases {
        phase.patterns.fill(i16::MIN);
    }
    let least = Weights::new(&parameters);
    assert_eq!(least.evaluate(&Features::new(board), board), -6399);
}

fn arbitrary_parameters(rng: &mut Rng) -> Parameters {
    let mut parameters = Parameters::zero();
    for phase in &mut parameters.phases {
        for weight in &mut phase.patterns {
            *weight = rng.i16(-60..=60);
        }
        for weight in phase.own_mobility.iter_mut().chain(&mut phase.opponent_mobility) {
            *weight = rng.i16(-300..=300);
        }
        for weight in &mut phase.discs {
            *weight = rng.i16(..);
        }
        phase.constant = rng.i16(..);
    }
    for phase in &mut parameters.ordering {
        for weight in phase {
            *weight = rng.i16(-100..=100);
        }
    }
    parameters
}

#[test]
fn weights_read_from_a_file_are_those_written() {
    let parameters = arbitrary_parameters(&mut Rng::with_seed(5));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("some.weights");
    std::fs::write(&path, parameters.to_bytes()).expect("the folder can be written to");
    assert!(Parameters::read(&path).expect("the file is whole") == parameters);
}

#[test]
fn the_weights_of_the_program_are_whole_and_know_a_corner_is_good() {
    let board = Board::start();
    assert!(Weights::embedded().evaluate(&Features::new(board), board).abs() < 500);
    // As after some moves on the left side; then with the corner a1 and its neighbours taken.
    let without = Board::new(0x0000_0010_1C00_0000, 0x0000_0008_0004_0000).expect("they are apart");
    let with = Board::new(without.player() | 0x0000_0000_0001_0103, without.opponent());
    let with = with.expect("they are apart");
    let value = |board| Weights::embedded().evaluate(&Features::new(board), board);
    assert!(value(with) > value(without) + 100, "{} {}", value(with), value(without));
}

#[test]
fn bad_weights_are_told_apart() {
    let bytes = Parameters::zero().to_bytes();
    let changed = |at: usize| {
        let mut bytes = bytes.clone();
        bytes[at] ^= 0x55;
        Weights::from_bytes(&bytes).expect_err("a byte was changed")
    };
    assert!(matches!(changed(0), WeightsError::Foreign));
    assert!(matches!(changed(8), WeightsError::Version(0x54)));
    assert!(matches!(changed(12), WeightsError::Patterns { .. }));
    assert!(matches!(changed(bytes.len() - 1), WeightsError::Checksum));
    let cut =
        |length: usize| Weights::from_bytes(&bytes[..length]).expect_err("the end is missing");
    assert!(matches!(cut(0), WeightsError::Foreign));
    assert!(matches!(cut(20), WeightsError::Truncated { found: 20, .. }));
    assert!(matches!(cut(bytes.len() - 1), WeightsError::Truncated { .. }));
    let longer = [bytes.as_slice(), b"more"].concat();
    assert!(matches!(Weights::from_bytes(&longer), Err(WeightsError::Trailing(4))));
}

#[test]
fn a_sound_checksum_does_not_make_foreign_bytes_weights() {
    let bytes = Parameters::zero().to_bytes();
    for packed in [&b"not deflate at all"[..], &[3, 0]] {
        let mut forged = bytes[..16].to_vec();
        forged.extend((packed.len() as u32).to_le_bytes());
        forged.extend(crc32fast::hash(packed).to_le_bytes());
        forged.extend(packed);
        assert!(matches!(Weights::from_bytes(&forged), Err(WeightsError::Unpacking)));
    }
}

#[test]
fn an_unreadable_file_of_weights_is_named() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let missing = folder.path().join("missing.weights");
    let error = Weights::read(&missing).expect_err("there is no such file");
    assert!(error.to_string().contains("missing.weights"), "{error}");
    let foreign = folder.path().join("foreign.weights");
    std::fs::write(&foreign, "anything else").expect("the folder can be written to");
    let error = Weights::read(&foreign).expect_err("these are no weights");
    assert!(error.to_string().contains("foreign.weights: no weights"), "{error}");
}
