//! The bounds that spare the search to the end of the game most of its work, each at positions at which it
//! decides: were it too sharp by two discs there, a score would be wrong.
//!
//! The positions are in `tests/data/bounds`, one file for each bound, with the true score of every move. They
//! were found by making the bound too sharp on purpose and running
//! `cargo test --test search bounds:: -- --ignored --nocapture`, which prints what is wrong then.

use heibai::game::Position;
use heibai::othello::{Bits, Board, Disc};
use heibai::records::obf::{self, ObfPosition};
use heibai::search::{Engine, HashSize, Limits, Report, Request, Stop};
use heibai::training::exactness::{Plain, draw};

/// A board and what each of its moves is worth in discs, the best first.
type Known = (Board, Vec<(usize, i32)>);

fn known(text: &str) -> Vec<Known> {
    let read = |line: &str| {
        let known = obf::read_line(line.as_bytes(), 1).expect("it is a line of such a file")?;
        let board = Board::try_from(&known.position).expect("it has 8×8 squares");
        let moves = known.moves.iter().filter_map(|&(cell, discs)| Some((cell?, discs.into())));
        Some((board, moves.collect()))
    };
    text.lines().filter_map(read).collect()
}

/// What every move is worth by a solver that knows no bounds, the best first.
fn truth(board: Board) -> Vec<(usize, i32)> {
    let mut plain = Plain::default();
    let worth = |cell| (cell, -plain.margin(board.play(cell), -64, 64));
    let mut moves: Vec<_> = Bits::new(board.legal_moves()).map(worth).collect();
    moves.sort_by_key(|&(cell, worth)| (-worth, cell));
    moves
}

fn ask(engine: &mut Engine, board: Board, best: usize, threads: usize) -> Report {
    let position = Position::Othello(board.to_position(Disc::Black));
    let request = Request { best, threads, ..Request::new(position, Limits::default()) };
    engine.search(&request, &Stop::default(), &mut |_| {}).expect("there is a legal move")
}

/// What is wrong about the engine's scores.
fn mistake(engine: &mut Engine, board: Board, truth: &[(usize, i32)]) -> Option<String> {
    let worth = |cell| truth.iter().find(|(other, _)| *other == cell).map(|(_, worth)| *worth);
    for threads in [1, 2] {
        for best in [1, usize::MAX] {
            let report = ask(engine, board, best, threads);
            for ranked in &report.ranked {
                let said = i32::from(ranked.score.hundredths());
                if !ranked.exact || Some(said) != worth(ranked.cell).map(|worth| worth * 100) {
                    return Some(format!("{said} said of {}, truth {truth:?}", ranked.cell));
                }
            }
            if worth(report.best) != Some(truth[0].1) {
                return Some(format!("{} is not the best of {truth:?}", report.best));
            }
        }
    }
    None
}

fn scores_are_exact(file: &str) {
    let positions = known(file);
    assert!(positions.len() >= 8, "only {}", positions.len());
    for (board, mut listed) in positions {
        let mut truth = truth(board);
        for mebibytes in [1, 16] {
            let mut engine = Engine::new(HashSize::mebibytes(mebibytes));
            assert_eq!(mistake(&mut engine, board, &truth), None, "{board:?}");
        }
        truth.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, truth, "the file is wrong about {board:?}");
    }
}

#[test]
fn scores_are_exact_where_stable_discs_bound_them() {
    scores_are_exact(include_str!("../data/bounds/stability.obf"));
}

#[test]
fn stable_discs_spare_half_of_the_work_where_they_decide() {
    let nodes =
        |(board, _): Known| ask(&mut Engine::new(HashSize::mebibytes(1)), board, 1, 1).nodes;
    let nodes: u64 =
        known(include_str!("../data/bounds/stability.obf")).into_iter().map(nodes).sum();
    // Without the bound it is some 62,000.
    assert!(nodes < 40_000, "{nodes} nodes");
}

#[test]
fn scores_are_exact_where_a_thread_s_own_table_knows_the_position() {
    scores_are_exact(include_str!("../data/bounds/table.obf"));
}

#[test]
fn scores_are_exact_where_the_table_knows_what_a_move_leads_to() {
    scores_are_exact(include_str!("../data/bounds/children.obf"));
}

#[test]
fn scores_are_exact_where_a_side_loses_all_its_discs() {
    let positions = include_str!("../data/bounds/wipeouts.obf");
    for (board, truth) in known(positions) {
        assert!(truth.iter().any(|(_, worth)| worth.abs() == 64), "nobody does in {board:?}");
    }
    scores_are_exact(positions);
}

/// A board with so many empty squares after a game in which White plays at random and Black takes what leaves
/// White the fewest discs, or the fewest moves, mostly.
fn one_sided(empties: u32, rng: &mut fastrand::Rng) -> Option<Board> {
    let (mut board, mut is_black, by_discs) = (Board::start(), true, rng.bool());
    while board.empty_count() > empties && !board.is_game_over() {
        let moves: Vec<usize> = Bits::new(board.legal_moves()).collect();
        let left = |cell: &usize| {
            let child = board.play(*cell);
            if by_discs { child.player_count() } else { child.legal_moves().count_ones() }
        };
        let chosen = if is_black && rng.u8(..8) > 0 {
            moves.iter().copied().min_by_key(left)
        } else {
            rng.choice(moves)
        };
        board = chosen.map_or_else(|| board.pass(), |cell| board.play(cell));
        is_black = !is_black;
    }
    (board.empty_count() == empties && board.legal_moves() != 0).then_some(board)
}

/// Run it by `cargo test --no-default-features --test search bounds:: -- --ignored --nocapture`, with SEED, COUNT,
/// LEAST and MOST in the environment.
#[test]
#[ignore = "looks for positions at which a bound that was made too sharp is wrong"]
fn positions_that_are_wrong() {
    let number = |name: &str, usual: u64| {
        std::env::var(name).map_or(usual, |text| text.parse().expect("a number"))
    };
    let (seed, count) = (number("SEED", 1), number("COUNT", 2000));
    let (least, most) = (number("LEAST", 6) as u32, number("MOST", 13) as u32);
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut engine = Engine::new(HashSize::mebibytes(1));
    for _ in 0..count {
        let empties = rng.u32(least..=most);
        let drawn =
            if rng.bool() { Some(draw(empties, &mut rng)) } else { one_sided(empties, &mut rng) };
        let Some(board) = drawn else { continue };
        let truth = truth(board);
        if mistake(&mut engine, board, &truth).is_some() {
            let worth = |&(cell, worth)| (Some(cell), worth as i8);
            let moves = truth.iter().map(worth).collect();
            let position = board.to_position(Disc::Black);
            println!("{}", obf::write(&ObfPosition { moves, ..ObfPosition::new(position) }));
        }
    }
}
