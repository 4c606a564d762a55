//! The laws of the 8×8 search to the end of the game: it is always right, with any number of threads and
//! any table, and after searches that were stopped half way.

use heibai::game::Position;
use heibai::othello::{Bits, Board, Disc};
use heibai::search::{Engine, HashSize, Limits, Report, Request, Score, Selectivity, Stop};
use heibai::training::exactness::{Judge, Mistake, News, Plain, Settings, check, draw};

/// The margin of the side to move with best play, by plain alpha-beta: no table, no order, no window. The
/// plain solver that more positions are checked by is checked by this one.
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
    let mut engine = Engine::new(HashSize::mebibytes(8));
    for at in 0..240 {
        let board = draw(5 + at % 6, &mut rng);
        assert_is_right(&mut engine, board, 1);
    }
}

#[test]
fn the_plain_solver_is_right_within_its_window() {
    let mut rng = fastrand::Rng::with_seed(18);
    for at in 0..400 {
        let board = draw(1 + at % 9, &mut rng);
        let truth = solve(board, -64, 64);
        let mut plain = Plain::default();
        assert_eq!(plain.margin(board, -64, 64), truth, "{board:?}");
        for claimed in [truth - 2, truth, truth + 2] {
            assert_eq!(plain.is_margin(board, claimed), claimed == truth, "{board:?}");
        }
    }
}

#[test]
fn exact_scores_are_right_in_every_way_of_asking() {
    let settings = Settings {
        count: 60,
        seed: 17,
        empties: 10..=13,
        threads: vec![1, 2, 4],
        tables: [1, 64].map(HashSize::mebibytes).to_vec(),
    };
    let tally = check(&settings, &Stop::default(), &mut |news| {
        assert!(matches!(news, News::Done(_)), "{news:?}");
    });
    let tally = tally.expect("there are memory and threads");
    assert_eq!((tally.positions, tally.wrong, tally.searches), (60, 0, 60 * 3 * 2 * 2));
}

#[test]
fn a_wrong_score_and_a_wrong_move_are_noticed() {
    let mut rng = fastrand::Rng::with_seed(19);
    let mut engine = Engine::new(HashSize::mebibytes(1));
    let mut seen = [0; 2];
    for _ in 0..20 {
        let board = draw(8, &mut rng);
        let mut request = request(board, Limits::default(), 1);
        request.best = usize::MAX;
        let right = ask(&mut engine, &request);
        let truth = i32::from(right.score.hundredths()) / 100;
        let mut judge = Judge::new(board);
        let higher = Score::from_hundredths(right.score.hundredths() + 200);
        let wrong = Report { score: higher, ..right.clone() };
        let mistake = Mistake::Score { claimed: truth + 2, truth };
        assert_eq!(judge.mistake(&wrong), Some(mistake), "{board:?}");
        assert_eq!(judge.mistake(&right), None, "{board:?}");
        let unsure = Report { exact: false, ..right.clone() };
        assert_eq!(judge.mistake(&unsure), Some(Mistake::NotExact), "{board:?}");
        for other in &right.ranked {
            let (cell, worth) = (other.cell, i32::from(other.score.hundredths()) / 100);
            let found = judge.mistake(&Report { best: cell, ..right.clone() });
            let expected = (worth < truth).then_some(Mistake::Move { cell, worth, truth });
            assert_eq!(found, expected, "{board:?}");
            seen[usize::from(worth < truth)] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

#[test]
fn exact_scores_are_the_same_with_any_threads_and_tables() {
    let mut rng = fastrand::Rng::with_seed(12);
    let mut engines = [1, 64].map(|mebibytes| Engine::new(HashSize::mebibytes(mebibytes)));
    for _ in 0..6 {
        let board = draw(15, &mut rng);
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
    let mut engine = Engine::new(HashSize::mebibytes(4));
    for threads in [1, 2, 4] {
        for _ in 0..8 {
            let board = draw(13, &mut rng);
            for _ in 0..6 {
                let limits = Limits::nodes(rng.u64(1_000..60_000));
                let mut broken_off = request(board, limits, threads);
                broken_off.remember = true;
                ask(&mut engine, &broken_off);
            }
            let mut whole = request(board, Limits::default(), threads);
            whole.remember = true;
            let score = ask(&mut engine, &whole).score;
            let fresh = Engine::new(HashSize::mebibytes(4));
            let truth = ask(&mut { fresh }, &request(board, Limits::default(), 1)).score;
            assert_eq!(score, truth, "{threads} threads: {board:?}");
        }
    }
}

#[test]
fn every_ranked_move_has_its_own_exact_score() {
    let mut rng = fastrand::Rng::with_seed(14);
    let mut engine = Engine::new(HashSize::mebibytes(8));
    for _ in 0..40 {
        let board = draw(9, &mut rng);
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
    let board = draw(20, &mut fastrand::Rng::with_seed(15));
    let limits =
        Limits { depth: Some(20), selectivity: Some(Selectivity::P73), ..Limits::default() };
    let report = ask(&mut Engine::new(HashSize::mebibytes(8)), &request(board, limits, 1));
    assert_eq!((report.depth, report.selectivity, report.exact), (20, Selectivity::P73, false));
}

#[test]
fn several_threads_end_when_they_are_stopped() {
    let board = draw(30, &mut fastrand::Rng::with_seed(16));
    let mut engine = Engine::new(HashSize::mebibytes(8));
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
