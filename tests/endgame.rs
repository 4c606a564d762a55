//! The laws of the 8×8 search to the end of the game: it is always right, with any number of threads and
//! any table, and after searches that were stopped half way.

use heibai::game::Position;
use heibai::othello::{Bits, Board, Disc};
use heibai::search::{Engine, Hash, Limits, Report, Request, Selectivity, Stop};

/// The margin of the side to move with best play, by plain alpha-beta: no table, no order, nothing of
/// the search's own.
fn solve(board: Board, alpha: i32, beta: i32) -> i32 {
    if board.legal_moves() == 0 {
        if board.opponent_legal_moves() != 0 {
            return -solve(board.pass(), -beta, -alpha);
        }
        let margin = board.player_count() as i32 - board.opponent_count() as i32;
        return margin + margin.signum() * board.empty_count() as i32;
    }
    let mut best = alpha;
    for cell in Bits::new(board.legal_moves()) {
        best = best.max(-solve(board.play(cell), -beta, -best));
        if best >= beta {
            break;
        }
    }
    best
}

/// A board with a legal move and so many empty squares, from a game of random moves.
fn random_board(empties: u32, rng: &mut fastrand::Rng) -> Board {
    loop {
        let mut board = Board::start();
        while board.empty_count() > empties && !board.is_game_over() {
            match rng.choice(Bits::new(board.legal_moves())) {
                Some(cell) => board = board.play(cell),
                None => board = board.pass(),
            }
        }
        if board.empty_count() == empties && board.legal_moves() != 0 {
            return board;
        }
    }
}

fn request(board: Board, limits: Limits, threads: usize) -> Request {
    let position = Position::Othello(board.to_position(Disc::Black));
    Request { threads, ..Request::new(position, limits) }
}

fn ask(engine: &mut Engine, request: &Request) -> Report {
    engine.search(request, &Stop::default(), &mut |_| {}).expect("there is a legal move")
}

/// Asks for the exact score and checks it and the move.
fn assert_is_right(engine: &mut Engine, board: Board, threads: usize) {
    let report = ask(engine, &request(board, Limits::default(), threads));
    assert!(report.exact, "{board:?}");
    let truth = solve(board, -64, 64);
    let score = i32::from(report.score.hundredths());
    assert_eq!(score, truth * 100, "score with {threads} threads: {board:?}");
    let best = -solve(board.play(report.best), -64, 64);
    assert_eq!(best, truth, "move {} with {threads} threads: {board:?}", report.best);
}

#[test]
fn exact_scores_equal_a_plain_solver() {
    let mut rng = fastrand::Rng::with_seed(11);
    let mut engine = Engine::new(Hash::mebibytes(8));
    for at in 0..240 {
        let board = random_board(5 + at % 6, &mut rng);
        assert_is_right(&mut engine, board, 1);
    }
}

#[test]
fn exact_scores_are_the_same_with_any_threads_and_tables() {
    let mut rng = fastrand::Rng::with_seed(12);
    let mut engines = [1, 64].map(|mebibytes| Engine::new(Hash::mebibytes(mebibytes)));
    for _ in 0..6 {
        let board = random_board(15, &mut rng);
        let mut scores = Vec::new();
        for engine in &mut engines {
            for threads in [1, 2, 4] {
                for remember in [false, true] {
                    let mut request = request(board, Limits::default(), threads);
                    request.remember = remember;
                    scores.push(ask(engine, &request).score);
                }
            }
        }
        assert!(scores.windows(2).all(|pair| pair[0] == pair[1]), "{scores:?} for {board:?}");
    }
}

#[test]
fn exact_scores_are_right_after_searches_that_were_stopped() {
    let mut rng = fastrand::Rng::with_seed(13);
    let mut engine = Engine::new(Hash::mebibytes(4));
    for threads in [1, 2, 4] {
        for _ in 0..8 {
            let board = random_board(13, &mut rng);
            for _ in 0..6 {
                let limits = Limits::nodes(rng.u64(1_000..60_000));
                let mut broken_off = request(board, limits, threads);
                broken_off.remember = true;
                ask(&mut engine, &broken_off);
            }
            let mut whole = request(board, Limits::default(), threads);
            whole.remember = true;
            let score = ask(&mut engine, &whole).score;
            let fresh = Engine::new(Hash::mebibytes(4));
            let truth = ask(&mut { fresh }, &request(board, Limits::default(), 1)).score;
            assert_eq!(score, truth, "{threads} threads: {board:?}");
        }
    }
}

#[test]
fn every_ranked_move_has_its_own_exact_score() {
    let mut rng = fastrand::Rng::with_seed(14);
    let mut engine = Engine::new(Hash::mebibytes(8));
    for _ in 0..40 {
        let board = random_board(9, &mut rng);
        let mut request = request(board, Limits::default(), 1);
        request.best = usize::MAX;
        let report = ask(&mut engine, &request);
        assert_eq!(report.ranked.len(), board.legal_moves().count_ones() as usize);
        for ranked in &report.ranked {
            let truth = -solve(board.play(ranked.cell), -64, 64);
            assert_eq!(i32::from(ranked.score.hundredths()), truth * 100, "{board:?}");
        }
    }
}

#[test]
fn a_selective_search_says_so() {
    let board = random_board(20, &mut fastrand::Rng::with_seed(15));
    let limits =
        Limits { depth: Some(20), selectivity: Some(Selectivity::P73), ..Limits::default() };
    let report = ask(&mut Engine::new(Hash::mebibytes(8)), &request(board, limits, 1));
    assert_eq!((report.depth, report.selectivity, report.exact), (20, Selectivity::P73, false));
}

#[test]
fn several_threads_end_when_they_are_stopped() {
    let board = random_board(30, &mut fastrand::Rng::with_seed(16));
    let mut engine = Engine::new(Hash::mebibytes(8));
    for threads in [1, 2, 4, 8] {
        let stop = Stop::default();
        let mut reports = 0;
        let request = request(board, Limits::default(), threads);
        let report = engine.search(&request, &stop, &mut |report| {
            reports += 1;
            if report.depth == 10 {
                stop.request();
            }
        });
        let report = report.expect("there is a legal move");
        assert!(reports >= 10 && report.depth == 10, "{threads} threads: depth {}", report.depth);
    }
}

#[test]
#[ignore = "takes minutes: cargo test --release --test endgame -- --ignored"]
fn ten_thousand_exact_scores_equal_a_plain_solver() {
    let seed = std::env::var("HEIBAI_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(17);
    let count = std::env::var("HEIBAI_COUNT").ok().and_then(|count| count.parse().ok());
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut engines = [1, 64].map(|mebibytes| Engine::new(Hash::mebibytes(mebibytes)));
    for at in 0..count.unwrap_or(10_000_usize) {
        // Fewer of the many empty squares: the plain solver takes minutes for the hardest.
        let empties = [10, 10, 10, 10, 11, 11, 11, 12, 12, 13, 10, 11, 12, 10, 14, 11][at % 16];
        let board = random_board(empties + u32::from(at % 1000 == 999), &mut rng);
        assert_is_right(&mut engines[at % 2], board, [1, 2, 4][at % 3]);
    }
}
