//! The laws of the pattern evaluation and of its files.

use std::collections::HashSet;

use fastrand::Rng;
use heibai::eval::othello::patterns::{
    ERAS, Features, HIDDEN, MOBILITY_VALUES, Network, NetworkKernel, NetworkParameters, ORDERING,
    OrderingFeatures, PATTERNS, Parameters, Scale, WIDTH, Weights, WeightsError, era,
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
    let board = Board::start();
    let value = |number: i8| {
        let mut parameters = Parameters::zero();
        parameters.network.rows.fill([number; WIDTH]);
        for stage in &mut parameters.network.stages {
            stage.direct.fill(i16::MAX);
        }
        Weights::new(&parameters).evaluate(&Features::new(board), board)
    };
    assert_eq!((value(i8::MAX), value(0), value(i8::MIN)), (6399, 0, -6399));
}

#[test]
fn every_tier_works_the_network_out_alike() {
    let kernels = NetworkKernel::available();
    let mut rng = Rng::with_seed(13);
    let plain = arbitrary_parameters(&mut rng).network;
    let mut extreme = plain.clone();
    for row in &mut extreme.rows {
        *row = std::array::from_fn(|_| *rng.choice([i8::MIN, i8::MAX].iter()).expect("two"));
    }
    for stage in &mut extreme.stages {
        stage.hidden.as_flattened_mut().iter_mut().for_each(|weight| *weight = rng.i16(..));
        stage.hidden_bias.iter_mut().for_each(|bias| *bias = rng.i32(..));
        for list in [&mut stage.bias, &mut stage.output, &mut stage.direct] {
            list.fill_with(|| rng.i16(..));
        }
        stage.output_bias = rng.i32(..);
    }
    for network in [Network::new(&plain), Network::new(&extreme)] {
        let mut values = HashSet::new();
        for _ in 0..40 {
            for (board, ..) in random_game(&mut rng) {
                let features = Features::new(board);
                let value = kernels[0].evaluate(&network, &features, board);
                values.insert(value);
                assert_eq!(network.evaluate(&features, board), value, "{board:?}");
                for kernel in &kernels {
                    let other = kernel.evaluate(&network, &features, board);
                    assert_eq!(other, value, "{}: {board:?}", kernel.name);
                }
            }
        }
        assert!(values.len() > 200, "the values tell positions apart");
    }
}

/// The network in floating point, from its definition.
fn value_in_floats(network: &NetworkParameters, board: Board) -> f64 {
    let (groups, patterns) = PATTERNS.groups();
    let features = Features::new(board);
    let lanes =
        (0..PATTERNS.lanes()).map(|lane| groups[PATTERNS.place(lane, features.indices()[lane])]);
    let own = patterns + board.legal_moves().count_ones() as usize;
    let opponent = patterns + MOBILITY_VALUES + board.opponent_legal_moves().count_ones() as usize;
    let discs = patterns + 2 * MOBILITY_VALUES + board.player_count() as usize;
    let rows = lanes.map(|group| group as usize).chain([own, opponent, discs]);
    let first = era(board.empty_count()) * (network.rows.len() / ERAS);
    let rows: Vec<_> = rows.map(|row| network.rows[first + row]).collect();
    let stage = &network.stages[60 - board.empty_count() as usize];
    let (sum_scale, weight_scale) = (f64::from(Scale::SUM), f64::from(Scale::WEIGHT));
    let sums: [f64; WIDTH] = std::array::from_fn(|at| {
        let sum: i32 = rows.iter().map(|row| i32::from(row[at])).sum();
        f64::from(sum + i32::from(stage.bias[at])) / sum_scale
    });
    let mut value = f64::from(stage.output_bias) / (f64::from(Scale::UNIT) * weight_scale);
    for (sum, &weight) in sums.iter().zip(&stage.direct) {
        value += sum * f64::from(weight) / weight_scale;
    }
    for unit in 0..HIDDEN {
        let bias_scale = f64::from(Scale::SQUARE) * weight_scale;
        let mut sum = f64::from(stage.hidden_bias[unit]) / bias_scale;
        for (value, &weight) in sums.iter().zip(&stage.hidden[unit]) {
            sum += value.clamp(0.0, 1.0).powi(2) * f64::from(weight) / weight_scale;
        }
        value += sum.clamp(0.0, 1.0) * f64::from(stage.output[unit]) / weight_scale;
    }
    value * f64::from(Scale::DISCS) * 100.0
}

#[test]
fn the_network_in_integers_is_the_one_in_floats() {
    let mut rng = Rng::with_seed(14);
    let parameters = arbitrary_parameters(&mut rng).network;
    let network = Network::new(&parameters);
    let mut cut = 0;
    for _ in 0..20 {
        for (board, ..) in random_game(&mut rng) {
            let value = f64::from(network.evaluate(&Features::new(board), board));
            let truth = value_in_floats(&parameters, board);
            // Squares are rounded down to 1/1024, and 32 of them are weighed with up to 1 in either
            // direction; so are hidden units. Most of it cancels out.
            assert!((value - truth).abs() < 52.0, "{value} {truth}");
            cut += usize::from((value - truth).abs() > 1.0);
        }
    }
    assert!(cut > 0, "the hidden layer takes part");
}

fn arbitrary_parameters(rng: &mut Rng) -> Parameters {
    let mut parameters = Parameters::zero();
    for number in parameters.network.rows.as_flattened_mut() {
        *number = rng.i8(-20..=20);
    }
    for stage in &mut parameters.network.stages {
        stage.hidden.as_flattened_mut().iter_mut().for_each(|w| *w = rng.i16(-4096..=4096));
        for list in [&mut stage.output, &mut stage.direct] {
            list.fill_with(|| rng.i16(-4096..=4096));
        }
        stage.bias.iter_mut().for_each(|bias| *bias = rng.i16(0..=512));
        stage.hidden_bias.iter_mut().for_each(|bias| *bias = rng.i32(-500_000..=500_000));
        stage.output_bias = rng.i32(-500_000..=500_000);
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
    assert!(Weights::shipped().evaluate(&Features::new(board), board).abs() < 500);
    // What a move leads to, for the side that makes it.
    let value = |board: Board, cell: usize| {
        let after = board.play(cell);
        -Weights::shipped().evaluate(&Features::new(after), after)
    };
    let (mut corners, mut others) = (Vec::new(), Vec::new());
    let mut rng = Rng::with_seed(15);
    for (board, ..) in (0..40).flat_map(|_| random_game(&mut rng)) {
        let (corner, other): (Vec<_>, Vec<_>) =
            Bits::new(board.legal_moves()).partition(|cell| [0, 7, 56, 63].contains(cell));
        if !corner.is_empty() && !other.is_empty() {
            corners.extend(corner.into_iter().map(|cell| value(board, cell)));
            others.extend(other.into_iter().map(|cell| value(board, cell)));
        }
    }
    let mean = |values: &[i32]| values.iter().sum::<i32>() / values.len() as i32;
    assert!(mean(&corners) > mean(&others) + 300, "{} {}", mean(&corners), mean(&others));
}

#[test]
fn weights_that_are_mapped_are_those_laid_out() {
    let parameters = arbitrary_parameters(&mut Rng::with_seed(8));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("some.rows");
    let bytes = parameters.to_bytes();
    std::fs::write(&path, Weights::lay_out(&bytes).expect("the weights are sound"))
        .expect("the folder can be written to");
    let mapped = Weights::map(&path, None).expect("the file is whole");
    assert!(mapped == Weights::new(&parameters));
    let board = Board::start();
    let unpacked = Weights::from_bytes(&bytes).expect("the weights are sound");
    let features = Features::new(board);
    assert_eq!(mapped.evaluate(&features, board), unpacked.evaluate(&features, board));
}

#[test]
fn bad_files_of_laid_out_weights_are_told_apart() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("bad.rows");
    let bytes = Parameters::zero().to_bytes();
    let laid_out = Weights::lay_out(&bytes).expect("the weights are sound");
    let refused = |contents: &[u8], of: Option<u32>| {
        std::fs::write(&path, contents).expect("the folder can be written to");
        let error = Weights::map(&path, of).expect_err("the file is bad");
        let text = error.to_string();
        assert!(text.contains("bad.rows: "), "{text}");
        text
    };
    let changed = |at: usize| {
        let mut changed = laid_out.clone();
        changed[at] ^= 0x55;
        refused(&changed, None)
    };
    assert!(changed(0).ends_with("no weights: expected them to begin with HEIBAIWL"));
    assert!(changed(8).ends_with("weights of version 84, expected 1"));
    assert!(changed(12).contains("weights for other patterns"));
    assert!(changed(24).ends_with("their checksum is wrong"));
    assert!(refused(b"", None).contains("no weights"));
    assert!(refused(&bytes, None).contains("no weights"), "a file that is not laid out");
    assert!(refused(&laid_out[..laid_out.len() - 1], None).contains("truncated"));
    assert!(refused(&laid_out[..20], None).contains("truncated"));
    assert!(refused(&[&laid_out[..], b"more"].concat(), None).contains("4 bytes follow"));
    let own = u32::from_le_bytes(bytes[20..24].try_into().expect("four bytes"));
    assert!(refused(&laid_out, Some(own ^ 1)).contains("another build"));
    std::fs::write(&path, &laid_out).expect("the folder can be written to");
    assert!(Weights::map(&path, Some(own)).is_ok());
    assert!(Weights::map(folder.path(), None).is_err(), "a folder is no file of weights");
    assert!(Weights::map(&folder.path().join("none"), None).is_err());
}

#[test]
fn bad_weights_are_told_apart() {
    let bytes = Parameters::zero().to_bytes();
    let changed = |at: usize| {
        let mut bytes = bytes.clone();
        bytes[at] ^= 0x55;
        Weights::from_bytes(&bytes).expect_err("a byte was changed")
    };
    assert!(matches!(changed(0), WeightsError::Foreign(_)));
    assert!(matches!(changed(8), WeightsError::Version { found: 0x51, .. }));
    assert!(matches!(changed(12), WeightsError::Patterns { .. }));
    assert!(matches!(changed(bytes.len() - 1), WeightsError::Checksum));
    let cut =
        |length: usize| Weights::from_bytes(&bytes[..length]).expect_err("the end is missing");
    assert!(matches!(cut(0), WeightsError::Foreign(_)));
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
