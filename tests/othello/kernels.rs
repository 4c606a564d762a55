//! Every tier of the kernels that this machine has against plain walks over the coordinates.
//!
//! `HEIBAI_KERNEL_BOARDS=10000000 cargo test --release --test othello kernels::` tries more boards than the ordinary run.

use std::collections::HashMap;

use fastrand::Rng;
use heibai::eval::othello::{Geometry, stable};
use heibai::othello::kernels::Kernels;
use heibai::othello::{Bits, Board, DIRECTIONS};

fn boards() -> u32 {
    match std::env::var("HEIBAI_KERNEL_BOARDS") {
        Ok(number) => number.parse().expect("HEIBAI_KERNEL_BOARDS is a number"),
        Err(_) => 500_000,
    }
}

/// The squares from `index` to the edge in one direction, without the square itself.
fn walk(index: usize, step: (i8, i8)) -> impl Iterator<Item = usize> {
    walk_on(8, index, step)
}

/// The same on a board with so many columns.
fn walk_on(
    size: i8,
    index: usize,
    (step_column, step_row): (i8, i8),
) -> impl Iterator<Item = usize> {
    let (mut column, mut row) = (index as i8 % size, index as i8 / size);
    std::iter::from_fn(move || {
        (column, row) = (column + step_column, row + step_row);
        let is_inside = (0..size).contains(&column) && (0..size).contains(&row);
        is_inside.then(|| (row * size + column) as usize)
    })
}

fn flips(player: u64, opponent: u64, index: usize) -> u64 {
    flips_on(8, player, opponent, index)
}

fn flips_on(size: i8, player: u64, opponent: u64, index: usize) -> u64 {
    let mut flips = 0;
    for direction in DIRECTIONS {
        let mut run = 0;
        for square in walk_on(size, index, direction) {
            if opponent >> square & 1 == 0 {
                if player >> square & 1 != 0 {
                    flips |= run;
                }
                break;
            }
            run |= 1 << square;
        }
    }
    flips
}

/// A board of any density: thin, full, and with few discs of one side among them.
fn scattered(random: &mut Rng) -> (u64, u64) {
    let mut set = || random.u64(..);
    let occupied = match set() % 5 {
        0 => set() & set(),
        1 => set(),
        2 => set() | set(),
        3 => set() | set() | set() | set(),
        _ => !0,
    };
    let player = match set() % 4 {
        0 => set() & set() & set(),
        1 => set() | set(),
        _ => set(),
    };
    (occupied & player, occupied & !player)
}

/// The positions of a game of random moves, and where each disc that is placed goes.
fn random_game(random: &mut Rng) -> Vec<Board> {
    let mut board = Board::start();
    let mut game = vec![board];
    loop {
        if board.is_game_over() {
            return game;
        }
        let moves: Vec<usize> = Bits::new(board.legal_moves()).collect();
        board = if moves.is_empty() {
            board.pass()
        } else {
            board.play(moves[random.usize(..moves.len())])
        };
        game.push(board);
    }
}

fn assert_flips_and_moves(tiers: &[Kernels], player: u64, opponent: u64) {
    let mut legal = 0;
    for index in Bits::new(!(player | opponent)) {
        let expected = flips(player, opponent, index);
        legal |= u64::from(expected != 0) << index;
        for tier in tiers {
            let found = (tier.flips)(player, opponent, index);
            assert_eq!(found, expected, "{} {index} {player:#x} {opponent:#x}", tier.name);
        }
    }
    for tier in tiers {
        let found = (tier.legal_moves)(player, opponent);
        assert_eq!(found, legal, "{} {player:#x} {opponent:#x}", tier.name);
    }
}

#[test]
fn the_tier_of_the_build_is_one_that_this_machine_has() {
    let tiers = Kernels::available();
    assert_eq!(tiers[0].name, "portable");
    assert!(tiers.iter().any(|tier| tier.name == Kernels::BUILT_FOR));
}

#[test]
fn every_tier_flips_and_moves_as_a_walk_does_on_any_board() {
    let tiers = Kernels::available();
    let mut random = Rng::with_seed(8);
    for _ in 0..boards() {
        let (player, opponent) = scattered(&mut random);
        assert_flips_and_moves(&tiers, player, opponent);
    }
}

#[test]
fn every_tier_flips_and_moves_as_a_walk_does_on_six_columns() {
    const ALL: u64 = (1 << 36) - 1;
    let tiers = Kernels::available();
    let mut random = Rng::with_seed(12);
    for _ in 0..boards() {
        let (player, opponent) = scattered(&mut random);
        let (player, opponent) = (player & ALL, opponent & ALL);
        let mut legal = 0;
        for index in Bits::new(ALL & !(player | opponent)) {
            let expected = flips_on(6, player, opponent, index);
            legal |= u64::from(expected != 0) << index;
            for tier in &tiers {
                let found = (tier.small_flips)(player, opponent, index);
                assert_eq!(found, expected, "{} {index} {player:#x} {opponent:#x}", tier.name);
            }
        }
        for tier in &tiers {
            let found = (tier.small_legal_moves)(player, opponent);
            assert_eq!(found, legal, "{} {player:#x} {opponent:#x}", tier.name);
        }
    }
}

#[test]
fn every_tier_flips_and_moves_as_a_walk_does_throughout_games() {
    let tiers = Kernels::available();
    let mut random = Rng::with_seed(9);
    for _ in 0..boards() / 60 {
        for board in random_game(&mut random) {
            assert_flips_and_moves(&tiers, board.player(), board.opponent());
        }
    }
}

#[test]
fn a_board_uses_the_tier_of_the_build() {
    let mut random = Rng::with_seed(10);
    for _ in 0..1000 {
        let (player, opponent) = scattered(&mut random);
        let board = Board::new(player, opponent).expect("no square has both");
        for index in Bits::new(board.empty()) {
            assert_eq!(board.flips(index), flips(player, opponent, index));
        }
    }
}

#[test]
fn the_last_disc_flips_what_a_walk_finds_for_both_sides() {
    let tiers = Kernels::available();
    let mut random = Rng::with_seed(11);
    for _ in 0..boards() {
        let (player, index) = (scattered(&mut random).0, random.usize(..64));
        let player = player & !(1 << index);
        let opponent = !player & !(1 << index);
        let count = |own, other| flips(own, other, index).count_ones();
        let expected = (count(player, opponent), count(opponent, player));
        for tier in &tiers {
            let found = (tier.count_last_flips)(player, index);
            assert_eq!(found, expected, "{} {index} {player:#x}", tier.name);
        }
    }
}

#[test]
fn the_last_disc_flips_what_a_walk_finds_on_six_columns() {
    const ALL: u64 = (1 << 36) - 1;
    let tiers = Kernels::available();
    let mut random = Rng::with_seed(13);
    for _ in 0..boards() {
        let (player, index) = (scattered(&mut random).0, random.usize(..36));
        let player = player & ALL & !(1 << index);
        let opponent = ALL & !player & !(1 << index);
        let count = |own, other| flips_on(6, own, other, index).count_ones();
        let expected = (count(player, opponent), count(opponent, player));
        for tier in &tiers {
            let found = (tier.count_small_last_flips)(player, index);
            assert_eq!(found, expected, "{} {index} {player:#x}", tier.name);
        }
    }
}

#[test]
fn every_set_of_discs_of_a_full_line_is_counted_at_the_last_square() {
    let tiers = Kernels::available();
    for index in 0..64 {
        for direction in DIRECTIONS {
            let line: Vec<usize> = walk(index, direction).collect();
            for set in 0..1_u64 << line.len() {
                let on_line = |at: usize| (set >> at & 1) << line[at];
                let player: u64 = (0..line.len()).map(on_line).sum();
                let opponent = !player & !(1 << index);
                let count = |own, other| flips(own, other, index).count_ones();
                let expected = (count(player, opponent), count(opponent, player));
                for tier in &tiers {
                    assert_eq!((tier.count_last_flips)(player, index), expected, "{}", tier.name);
                }
            }
        }
    }
}

/// The safe discs of an edge by trying all that can be played on it.
fn safe_on_edge(edges: &mut HashMap<(u8, u8), u8>, own: u8, other: u8) -> u8 {
    if let Some(&safe) = edges.get(&(own, other)) {
        return safe;
    }
    let play = |mover: u8, answerer: u8, square: usize| {
        // The edge as the first row of an otherwise empty board.
        let flips = flips(u64::from(mover), u64::from(answerer), square) as u8;
        (mover | flips | 1 << square, answerer & !flips)
    };
    let mut safe = own;
    for square in (0..8).filter(|square| (own | other) >> square & 1 == 0) {
        let (after_own, after_other) = play(own, other, square);
        safe &= safe_on_edge(edges, after_own, after_other);
        let (after_other, after_own) = play(other, own, square);
        safe &= safe_on_edge(edges, after_own, after_other);
    }
    edges.insert((own, other), safe);
    safe
}

/// The rule of stability as it is stated, square by square.
fn stable_by_walks(edges: &mut HashMap<(u8, u8), u8>, own: u64, other: u64) -> u64 {
    let has = |set: u64, square: usize| set >> square & 1 != 0;
    let mut stable = 0;
    for (first, step) in [(0, 1), (56, 1), (0, 8), (7, 8)] {
        let squares: Vec<usize> = (0..8).map(|at| first + at * step).collect();
        let gather = |set| (0..8).map(|at| u8::from(has(set, squares[at])) << at).sum();
        let safe = safe_on_edge(edges, gather(own), gather(other));
        stable |= (0..8).map(|at| u64::from(safe >> at & 1) << squares[at]).fold(0, |a, b| a | b);
    }
    let is_full = |square: usize, (column, row): (i8, i8)| {
        let mut line = walk(square, (column, row)).chain(walk(square, (-column, -row)));
        line.all(|square| has(own | other, square))
    };
    let is_inner = |square: usize| (1..7).contains(&(square % 8)) && (8..56).contains(&square);
    loop {
        let grown = Bits::new(own & !stable).filter(|&square| {
            let mut lines = [(1, 0), (0, 1), (1, 1), (-1, 1)].into_iter();
            lines.all(|(column, row)| {
                let mut beside = [(column, row), (-column, -row)]
                    .into_iter()
                    .filter_map(|direction| walk(square, direction).next());
                is_full(square, (column, row))
                    || is_inner(square) && beside.any(|square| has(stable, square))
            })
        });
        let grown = grown.fold(stable, |set, square| set | 1 << square);
        if grown == stable {
            return stable;
        }
        stable = grown;
    }
}

#[test]
fn every_tier_finds_the_stable_discs_that_the_rule_says() {
    let tiers = Kernels::available();
    let mut edges = HashMap::new();
    let mut random = Rng::with_seed(12);
    let mut check = |own: u64, other: u64| {
        let expected = stable_by_walks(&mut edges, own, other);
        for tier in &tiers {
            assert_eq!((tier.stable)(own, other), expected, "{} {own:#x} {other:#x}", tier.name);
        }
    };
    for _ in 0..boards() / 20 {
        let (own, other) = scattered(&mut random);
        check(own, other);
    }
    for _ in 0..boards() / 600 {
        for board in random_game(&mut random) {
            check(board.player(), board.opponent());
        }
    }
}

#[test]
fn a_stable_disc_is_never_turned_over() {
    let mut random = Rng::with_seed(13);
    for _ in 0..boards() / 200 {
        let game = random_game(&mut random);
        for pair in game.windows(2) {
            let [before, after] = [pair[0], pair[1]];
            // Who was to move is the opponent now.
            assert_eq!(before.stable() & !after.opponent_stable(), 0, "{before:?} {after:?}");
            assert_eq!(before.opponent_stable() & !after.stable(), 0, "{before:?} {after:?}");
            assert_eq!(before.stable() & !before.player(), 0, "{before:?}");
        }
    }
}

#[test]
fn no_fewer_discs_are_stable_than_on_boards_of_any_size() {
    let geometry = Geometry::<u64>::new(8);
    let mut random = Rng::with_seed(14);
    for _ in 0..boards() / 200 {
        for board in random_game(&mut random) {
            let general = stable(&geometry, board.player(), board.empty());
            assert_eq!(general & !board.stable(), 0, "{board:?}");
        }
    }
}
