//! The laws of the search: always a legal answer, exact where it says so, the same for the same
//! request, and never beyond its limits.

use std::time::Duration;

use heibai::game::{Level, Ply, Position, Side, Variant};
use heibai::othello::{Bits, StartLayout, WideBoard};
use heibai::search::{Engine, HashSize, Limits, Report, Request, Stop, levels};

/// Processor time that a search may take beyond its limit: to get ready, and between two looks at the clock.
/// A busy machine doesn't change it, because what other programs take isn't counted.
const GRACE: Duration = Duration::from_millis(300);

/// The processor time of this thread so far; none where the system doesn't tell.
fn thread_time() -> Duration {
    #[cfg(unix)]
    {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        Duration::try_from(time).expect("it is not negative")
    }
    #[cfg(not(unix))]
    Duration::ZERO
}

/// Asks on this thread; the answer, and the processor time that it took.
fn ask_timed(engine: &mut Engine, request: &Request) -> (Option<Report>, Duration) {
    let before = thread_time();
    let report = ask(engine, request);
    (report, thread_time().saturating_sub(before))
}

fn start(size: u8) -> Position {
    Variant::Othello { size, layout: StartLayout::Standard, first: Side::Black }
        .start()
        .expect("the size is even and from 4 to 16")
}

fn engine() -> Engine {
    Engine::new(HashSize::mebibytes(2))
}

fn ask(engine: &mut Engine, request: &Request) -> Option<Report> {
    engine.search(request, &Stop::default(), &mut |_| {})
}

fn empties(position: &Position) -> usize {
    let counts = position.counts();
    usize::from(position.size()).pow(2) - counts.black - counts.white
}

/// Plays at random until at most `left` squares are empty; the game may have ended before.
fn random_position(size: u8, left: usize, rng: &mut fastrand::Rng) -> Position {
    let mut position = start(size);
    while empties(&position) > left && !position.is_over() {
        play_at_random(&mut position, rng);
    }
    position
}

fn play_at_random(position: &mut Position, rng: &mut fastrand::Rng) {
    let ply = rng.choice(position.legal_cells()).map_or(Ply::Pass, Ply::Place);
    position.play(ply).expect("a legal move, or a pass that is forced");
}

/// The margin of the side to move with best play, by plain minimax on the readable rules.
fn solve(position: &Position) -> i32 {
    if position.is_over() {
        return position.margin(position.side_to_move());
    }
    let cells = position.legal_cells();
    if cells.is_empty() {
        return -solve(&after(position, Ply::Pass));
    }
    cells
        .into_iter()
        .map(|cell| -solve(&after(position, Ply::Place(cell))))
        .max()
        .expect("there is a move")
}

fn after(position: &Position, ply: Ply) -> Position {
    let mut after = position.clone();
    after.play(ply).expect("the ply is legal");
    after
}

fn exact_scores_equal_plain_minimax(size: u8, left: usize, count: usize) {
    let mut rng = fastrand::Rng::with_seed(u64::from(size));
    let mut engine = engine();
    let mut seen = 0;
    while seen < count {
        let position = random_position(size, rng.usize(1..=left), &mut rng);
        let request = Request::new(position.clone(), Limits::default());
        let Some(report) = ask(&mut engine, &request) else {
            assert!(position.legal_cells().is_empty(), "no answer for {position:?}");
            continue;
        };
        seen += 1;
        assert!(report.exact, "not exact: {position:?}");
        assert_eq!(usize::from(report.depth), empties(&position));
        let truth = solve(&position);
        assert_eq!(i32::from(report.score.hundredths()), truth * 100, "{position:?}");
        assert_eq!(-solve(&after(&position, Ply::Place(report.best))), truth, "{position:?}");
    }
}

#[test]
fn exact_scores_equal_plain_minimax_on_6x6() {
    exact_scores_equal_plain_minimax(6, 8, 150);
}

#[test]
fn exact_scores_equal_plain_minimax_on_8x8() {
    exact_scores_equal_plain_minimax(8, 8, 150);
}

#[test]
fn exact_scores_equal_plain_minimax_on_10x10() {
    exact_scores_equal_plain_minimax(10, 7, 100);
}

/// The margin of the side to move with best play, by plain alpha-beta: no table, no order.
fn solve_faster(board: WideBoard, alpha: i32, beta: i32) -> i32 {
    if board.legal_moves() == 0 {
        if board.opponent_legal_moves() != 0 {
            return -solve_faster(board.pass(), -beta, -alpha);
        }
        let margin = board.player_count() as i32 - board.opponent_count() as i32;
        return margin + margin.signum() * board.empty_count() as i32;
    }
    let mut best = alpha;
    for cell in Bits::new(board.legal_moves()) {
        best = best.max(-solve_faster(board.play(cell), -beta, -best));
        if best >= beta {
            break;
        }
    }
    best
}

#[test]
fn exact_scores_equal_plain_alpha_beta_with_more_empty_squares() {
    for (size, left, count) in [(6, 12, 25), (8, 11, 25), (10, 10, 25)] {
        let mut rng = fastrand::Rng::with_seed(10);
        let mut engine = engine();
        for _ in 0..count {
            let position = random_position(size, left, &mut rng);
            let request = Request::new(position.clone(), Limits::default());
            let Some(report) = ask(&mut engine, &request) else { continue };
            let Position::Othello(position) = position else { panic!("it is a board of Othello") };
            let board = WideBoard::try_from(&position).expect("the size is at most 10");
            let truth = solve_faster(board, -100, 100);
            assert_eq!(i32::from(report.score.hundredths()), truth * 100, "{position:?}");
            let best = -solve_faster(board.play(report.best), -100, 100);
            assert_eq!(best, truth, "{} in {position:?}", report.best);
        }
    }
}

#[test]
fn a_small_board_is_solved_from_the_start() {
    // 4×4 with best play ends 3:11 for the second player, with two squares empty that are the winner's.
    let report = ask(&mut engine(), &Request::new(start(4), Limits::default()));
    let report = report.expect("the start has moves");
    assert!(report.exact);
    assert_eq!(report.score.hundredths(), -1000);
}

#[test]
fn the_same_request_gets_the_same_answer_whatever_was_searched_before() {
    let mut rng = fastrand::Rng::with_seed(3);
    let mut used = engine();
    for size in [6, 8, 10] {
        for left in [14, 24, 31] {
            let position = random_position(size, left, &mut rng);
            let mut request = Request::new(position, Limits::nodes(20_000));
            request.seed = rng.u64(..);
            let fresh = ask(&mut engine(), &request);
            assert_eq!(ask(&mut used, &request), fresh);
            assert_eq!(ask(&mut used, &request), fresh);
        }
    }
}

#[test]
fn what_was_found_hundreds_of_searches_ago_does_not_come_back() {
    let mut rng = fastrand::Rng::with_seed(29);
    let mut used = engine();
    let position = random_position(8, 20, &mut rng);
    let request = Request::new(position, Limits::nodes(5_000));
    let fresh = ask(&mut engine(), &request);
    for round in 0..6 {
        assert_eq!(ask(&mut used, &request), fresh, "round {round}");
        for _ in 0..127 {
            let other = Request::new(random_position(8, 30, &mut rng), Limits::nodes(50));
            ask(&mut used, &Request { remember: rng.bool(), ..other });
        }
    }
    // Those that are remembered for long are no danger either.
    for _ in 0..600 {
        let request = Request { remember: true, ..request.clone() };
        let report = ask(&mut used, &request).expect("there is a move");
        assert!(request.position.is_legal(report.best));
    }
    assert_eq!(ask(&mut used, &request), fresh);
}

#[test]
fn an_engine_that_has_forgotten_answers_like_a_new_one() {
    let mut rng = fastrand::Rng::with_seed(23);
    let mut used = engine();
    for size in [6, 8, 10, 8] {
        let position = random_position(size, 20, &mut rng);
        let limits = Limits::nodes(20_000);
        let request = Request { remember: true, ..Request::new(position, limits) };
        let fresh = ask(&mut engine(), &request);
        ask(&mut used, &request);
        used.forget();
        assert_eq!(ask(&mut used, &request), fresh);
    }
}

/// What each move is worth with best play, the best first.
fn true_scores(position: &Position) -> Vec<i32> {
    let margin = |cell| -solve(&after(position, Ply::Place(cell))) * 100;
    let mut scores: Vec<i32> = position.legal_cells().into_iter().map(margin).collect();
    scores.sort_unstable_by_key(|&score| std::cmp::Reverse(score));
    scores
}

#[test]
fn several_best_moves_come_in_order_each_with_its_own_true_score() {
    for size in [6, 8, 10] {
        let mut rng = fastrand::Rng::with_seed(u64::from(size));
        let mut engine = engine();
        for best in [1, 2, 3, 100].into_iter().cycle().take(60) {
            let position = random_position(size, rng.usize(1..=7), &mut rng);
            let truth = true_scores(&position);
            let mut request = Request::new(position.clone(), Limits::default());
            request.best = best;
            let Some(report) = ask(&mut engine, &request) else { continue };
            assert_eq!(report.ranked.len(), best.min(truth.len()));
            for (ranked, truth) in report.ranked.iter().zip(truth) {
                assert!(ranked.exact);
                assert_eq!(i32::from(ranked.score.hundredths()), truth, "{position:?}");
                let own = -solve(&after(&position, Ply::Place(ranked.cell))) * 100;
                assert_eq!(own, truth, "{} in {position:?}", ranked.cell);
                assert_eq!(ranked.line[0], ranked.cell);
            }
        }
    }
}

#[test]
fn every_level_and_every_size_of_board_ranks_as_many_moves_as_were_asked_for() {
    let mut rng = fastrand::Rng::with_seed(31);
    let mut engine = engine();
    for size in [6, 8, 10, 12] {
        for level in Level::all() {
            let position = random_position(size, rng.usize(8..20), &mut rng);
            let legal = position.legal_cells().clone();
            let limits = Limits { nodes: Some(3_000), ..Limits::level(level) };
            let request = Request { best: 3, ..Request::new(position, limits) };
            let Some(report) = ask(&mut engine, &request) else { continue };
            let cells: Vec<usize> = report.ranked.iter().map(|ranked| ranked.cell).collect();
            assert_eq!(cells.len(), legal.len().min(3), "{level:?}, size {size}");
            let different: std::collections::HashSet<&usize> = cells.iter().collect();
            assert_eq!(different.len(), cells.len(), "a move is ranked twice: {cells:?}");
            assert!(cells.iter().all(|cell| legal.contains(cell)), "{cells:?}");
            // To ask for more does not change what is the best.
            let alone = ask(&mut engine, &Request { best: 1, ..request });
            let is_rule =
                matches!(levels::info(level).strength, levels::Strength::Heuristic { .. });
            assert!(!is_rule || alone.expect("there is a move").best == cells[0], "{level:?}");
        }
    }
}

#[test]
fn as_many_moves_are_ranked_as_were_asked_for_whatever_ends_the_search() {
    let mut rng = fastrand::Rng::with_seed(12);
    let mut engine = engine();
    for size in [6, 8, 10] {
        for nodes in [0, 1, 10, 100, 1000, 10_000] {
            let position = random_position(size, 28, &mut rng);
            let mut request = Request::new(position.clone(), Limits::nodes(nodes));
            request.best = rng.usize(1..12);
            let mut seen = Vec::new();
            let Some(last) = engine.search(&request, &Stop::default(), &mut |report| {
                seen.push(report.clone());
            }) else {
                continue;
            };
            seen.push(last);
            for report in seen {
                assert_eq!(report.ranked.len(), request.best.min(position.legal_cells().len()));
                let first = &report.ranked[0];
                assert_eq!((first.cell, first.score), (report.best, report.score));
                assert!(report.ranked.is_sorted_by_key(|ranked| std::cmp::Reverse(ranked.score)));
                let cells: std::collections::HashSet<usize> =
                    report.ranked.iter().map(|ranked| ranked.cell).collect();
                assert_eq!(cells.len(), report.ranked.len(), "a move is ranked twice");
                assert!(cells.iter().all(|&cell| position.is_legal(cell)));
            }
        }
    }
}

#[test]
fn the_node_limit_is_kept() {
    let mut engine = engine();
    for nodes in [0, 1, 2, 3, 10, 100, 1000, 30_000] {
        for level in Level::all().map(Some).chain([None]) {
            let limits = Limits { level, nodes: Some(nodes), ..Limits::default() };
            let report = ask(&mut engine, &Request::new(start(8), limits)).expect("a legal move");
            assert!(report.nodes <= nodes, "level {level:?}: {} of {nodes} nodes", report.nodes);
            assert!(start(8).is_legal(report.best));
        }
    }
}

#[test]
fn different_seeds_choose_different_moves_among_equal_ones() {
    let mut engine = engine();
    for level in Level::all() {
        let mut chosen = std::collections::HashSet::new();
        for seed in 0..40 {
            // The four first moves are mirror images of each other.
            let limits = Limits { depth: Some(4), ..Limits::level(level) };
            let mut request = Request::new(start(8), limits);
            request.seed = seed;
            chosen.insert(ask(&mut engine, &request).expect("a legal move").best);
        }
        assert_eq!(chosen.len(), 4, "level {}", level.number());
    }
}

#[test]
fn every_level_plays_whole_games_on_every_size() {
    let mut engine = engine();
    for size in [4, 6, 8, 10, 12, 16] {
        for level in Level::all() {
            let mut position = start(size);
            let mut rng = fastrand::Rng::with_seed(u64::from(level.number()));
            while !position.is_over() {
                // The deep levels are given few nodes: it is the answers that matter here.
                let limits = Limits { nodes: Some(2000), ..Limits::level(level) };
                let mut request = Request::new(position.clone(), limits);
                request.seed = rng.u64(..);
                let answer = ask(&mut engine, &request);
                assert_eq!(answer.is_none(), position.legal_cells().is_empty());
                let ply = answer.map_or(Ply::Pass, |report| Ply::Place(report.best));
                position.play(ply).expect("the machine's moves are legal");
                if rng.u8(..4) == 0 && !position.is_over() {
                    play_at_random(&mut position, &mut rng);
                }
            }
        }
    }
}

#[test]
fn every_level_moves_from_the_start_of_every_size_within_its_own_limits() {
    let mut engine = Engine::default();
    engine.warm_up();
    for size in [6, 8, 10] {
        for info in levels::all() {
            let request = Request::new(start(size), Limits::level(info.level));
            let (report, took) = ask_timed(&mut engine, &request);
            let report = report.expect("a legal move");
            assert!(start(size).is_legal(report.best));
            let strength = if size == 8 { info.strength } else { info.other_sizes };
            let (nodes, time) = match strength {
                levels::Strength::Search { nodes, time, .. } => (nodes, time),
                // A rule looks at each move, and at most at the replies to it.
                levels::Strength::Heuristic { .. } => (20, Duration::ZERO),
            };
            let level = info.level.number();
            assert!(report.nodes <= nodes, "level {level}, size {size}: {} nodes", report.nodes);
            assert!(took <= time + GRACE, "level {level}, size {size}: {took:?}");
        }
    }
}

#[test]
fn no_move_is_given_where_there_is_none() {
    let mut rng = fastrand::Rng::with_seed(8);
    let mut engine = engine();
    let mut passes = 0;
    while passes < 20 {
        let mut position = random_position(6, rng.usize(2..20), &mut rng);
        while !position.must_pass() && !position.is_over() {
            play_at_random(&mut position, &mut rng);
        }
        passes += usize::from(position.must_pass());
        for level in Level::all().map(Some).chain([None]) {
            let limits = Limits { level, ..Limits::default() };
            assert_eq!(ask(&mut engine, &Request::new(position.clone(), limits)), None);
        }
    }
}

#[test]
fn a_search_that_is_stopped_at_once_still_answers() {
    let stop = Stop::default();
    stop.request();
    for size in [6, 8, 10, 12] {
        for level in Level::all().map(Some).chain([None]) {
            let request = Request::new(start(size), Limits { level, ..Limits::default() });
            let report = engine().search(&request, &stop.clone(), &mut |_| {});
            assert!(start(size).is_legal(report.expect("a legal move").best));
        }
    }
}

#[test]
fn a_search_without_limits_ends_when_it_is_stopped() {
    let stop = Stop::default();
    let request = Request::new(start(10), Limits::default());
    let mut nodes_at_stop = 0;
    let report = engine().search(&request, &stop, &mut |report| {
        if report.depth == 6 {
            stop.request();
            nodes_at_stop = report.nodes;
        }
    });
    let report = report.expect("a legal move");
    assert!(nodes_at_stop > 0);
    assert!(report.nodes < nodes_at_stop + 2000, "{nodes_at_stop}, then {}", report.nodes);
}

#[test]
fn a_search_with_a_time_takes_no_more() {
    let mut engine = engine();
    engine.warm_up();
    for (size, level) in [(8, None), (8, Some(Level::MAX)), (10, None), (10, Some(Level::MAX))] {
        for milliseconds in [0, 1, 50, 300] {
            let time = Duration::from_millis(milliseconds);
            let limits = Limits { level, time: Some(time), ..Limits::default() };
            let (report, took) = ask_timed(&mut engine, &Request::new(start(size), limits));
            assert!(start(size).is_legal(report.expect("a legal move").best));
            assert!(took <= time + GRACE, "{took:?} of {time:?} on {size}×{size}, {level:?}");
        }
    }
}

#[test]
fn reports_grow_deeper_and_end_with_the_answer() {
    let position = random_position(8, 30, &mut fastrand::Rng::with_seed(5));
    let request = Request::new(position.clone(), Limits::depth(6));
    let mut reports = Vec::new();
    let answer = engine().search(&request, &Stop::default(), &mut |report| {
        reports.push(report.clone());
    });
    assert_eq!(reports.last(), answer.as_ref());
    assert_eq!(reports.iter().map(|report| report.depth).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    assert!(reports.is_sorted_by_key(|report| report.nodes));
}

#[test]
fn a_limited_search_looks_further_ahead_where_the_end_is_out_of_reach() {
    let mut rng = fastrand::Rng::with_seed(11);
    let mut depths = Vec::new();
    for _ in 0..8 {
        let position = random_position(8, 30, &mut rng);
        if !position.is_over() && !position.must_pass() {
            let limits = Limits { nodes: Some(300_000), ..Limits::default() };
            let report = ask(&mut engine(), &Request::new(position, limits));
            depths.push(report.expect("a legal move").depth);
        }
    }
    // An unlimited search goes to the end once it has seen all but twelve moves.
    assert!(depths.iter().any(|depth| (19..=22).contains(depth)), "{depths:?}");
}

#[test]
fn the_expected_line_is_legal_and_starts_with_the_best_move() {
    let mut rng = fastrand::Rng::with_seed(6);
    for size in [6, 8, 10] {
        for left in [9, 14, 30] {
            let mut position = random_position(size, left, &mut rng);
            let request = Request::new(position.clone(), Limits::nodes(50_000));
            let Some(report) = ask(&mut engine(), &request) else { continue };
            assert_eq!(report.line[0], report.best);
            for &cell in &report.line {
                if position.must_pass() {
                    position.play(Ply::Pass).expect("a forced pass is legal");
                }
                position.play(Ply::Place(cell)).expect("the line is legal");
            }
        }
    }
}

#[test]
fn the_levels_are_named_in_order_and_each_name_is_its_own() {
    let names: Vec<_> = levels::all().map(|info| info.name).collect();
    assert!(levels::all().map(|info| info.level).eq(Level::all()));
    assert_eq!(names.iter().collect::<std::collections::HashSet<_>>().len(), 10);
}

#[test]
fn an_engine_can_be_given_to_another_thread() {
    let mut engine = engine();
    let request = Request::new(start(8), Limits::level(Level::MAX));
    let answer = std::thread::spawn(move || ask(&mut engine, &Request { threads: 4, ..request }));
    assert!(answer.join().expect("a search does not panic").is_some());
}
