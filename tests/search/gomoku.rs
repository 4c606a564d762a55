//! The search of Gomoku positions: legal, prompt, repeatable, and right about what it calls won.

use std::time::Duration;

use heibai::game::{self, Choice, Level};
use heibai::gomoku::{Due, Opening, Point, Position, Ruleset, Stone};
use heibai::search::proof::{self, Unproven};
use heibai::search::{Engine, HashSize, Limits, RankedMove, Report, Request, Score, Stop};

fn engine() -> Engine {
    Engine::new(HashSize::mebibytes(4))
}

fn point(name: &str) -> Point {
    name.parse().expect("a point's name")
}

/// A position of stones named by their points, with Black to move unless there are more black ones.
fn position(ruleset: Ruleset, black: &str, white: &str) -> Position {
    let points = |names: &str| names.split_whitespace().map(point).collect::<Vec<_>>();
    let (black, white) = (points(black), points(white));
    let to_move = if black.len() > white.len() { Stone::White } else { Stone::Black };
    let stones = black.iter().map(|&point| (point, Stone::Black));
    let stones = stones.chain(white.iter().map(|&point| (point, Stone::White)));
    Position::from_stones(15, ruleset, stones, to_move).expect("stones on different points")
}

fn request(position: &Position, limits: Limits) -> Request {
    Request::new(game::Position::Gomoku(Box::new(position.clone())), limits)
}

fn search(position: &Position, limits: Limits) -> Report {
    engine()
        .search(&request(position, limits), &Stop::default(), &mut |_| {})
        .expect("there is a legal move")
}

fn best(position: &Position, limits: Limits) -> Point {
    Point::from_index(search(position, limits).best, position.size()).expect("on the board")
}

/// A position after random moves near each other, with nobody having won.
fn random_position(size: u8, ruleset: Ruleset, stones: usize, seed: u64) -> Position {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut position = Position::start(size, ruleset, Opening::Free).expect("a size of a board");
    for _ in 0..stones {
        let legal: Vec<Point> = position.legal_points();
        let Some(&next) = legal.get(random.usize(..legal.len().max(1))) else { break };
        let mut after = position.clone();
        after.place(next).expect("it is legal");
        if after.is_game_over() {
            break;
        }
        position = after;
    }
    position
}

#[test]
fn games_under_all_rules_on_all_sizes_are_played_to_their_end_with_legal_moves() {
    for ruleset in Ruleset::ALL {
        for size in 5..=22 {
            let stones = usize::from(size) * usize::from(size) / 3;
            let mut position = random_position(size, ruleset, stones, size.into());
            let mut engine = engine();
            for _ in 0..30 {
                let asked = request(&position, Limits::nodes(300));
                let found = engine.search(&asked, &Stop::default(), &mut |_| {});
                if position.is_game_over() {
                    assert_eq!(found, None);
                    break;
                }
                let best = Point::from_index(found.expect("a legal move").best, size).unwrap();
                position.place(best).expect("the search names legal moves");
            }
        }
    }
}

#[test]
fn a_search_with_next_to_no_nodes_still_names_a_legal_move() {
    for ruleset in Ruleset::ALL {
        for seed in 0..20 {
            let position = random_position(9, ruleset, 40, seed);
            for nodes in 0..4 {
                assert!(position.is_legal(best(&position, Limits::nodes(nodes))));
            }
        }
    }
}

#[test]
fn the_first_stone_is_placed_in_the_middle_and_the_second_near_it() {
    for size in [5, 15, 19, 20, 22] {
        let mut position = Position::start(size, Ruleset::Freestyle, Opening::Free).unwrap();
        let first = best(&position, Limits::depth(3));
        for coordinate in [first.column(), first.row()] {
            assert!(coordinate.abs_diff(size / 2) <= 1, "{first} on {size}");
        }
        position.place(first).unwrap();
        let second = best(&position, Limits::depth(3));
        assert!(second.column().abs_diff(first.column()) <= 4, "{second}");
        assert!(second.row().abs_diff(first.row()) <= 4, "{second}");
    }
}

#[test]
fn a_win_on_the_spot_is_taken() {
    for ruleset in Ruleset::ALL {
        let position = position(ruleset, "f8 g8 h8 i8", "f9 g9 h9 k3");
        let report = search(&position, Limits::depth(4));
        let best = Point::from_index(report.best, 15).unwrap();
        assert!([point("e8"), point("j8")].contains(&best));
        assert_eq!(report.score.forced(), Some(1));
    }
}

#[test]
fn the_best_moves_begin_with_the_fives_and_the_open_fours() {
    for ruleset in Ruleset::ALL {
        for best in [2, 4, 6] {
            for (threads, limits) in [(1, Limits::depth(4)), (2, Limits::nodes(3000))] {
                let ranked = |black: &str, white: &str| {
                    let position = position(ruleset, black, white);
                    let asked = Request { best, threads, ..request(&position, limits) };
                    let found = engine().search(&asked, &Stop::default(), &mut |_| {});
                    found.expect("a legal move").ranked
                };
                let wins = |ranked: &[RankedMove], names: [&str; 2], plies: i16| {
                    let cells = names.map(|name| point(name).index(15).expect("on the board"));
                    for it in &ranked[..2] {
                        assert!(cells.contains(&it.cell), "{ruleset:?} {best}: {ranked:?}");
                        assert_eq!(it.score.forced(), Some(plies), "{ruleset:?} {best}");
                    }
                };
                let fives = ranked("f8 g8 h8 i8", "f9 g9 h9 k3");
                assert_eq!(fives.len(), best);
                wins(&fives, ["e8", "j8"], 1);
                let open_fours = ranked("f8 g8 h8", "a1 c3 o15");
                wins(&open_fours, ["e8", "i8"], 3);
            }
        }
    }
}

#[test]
fn a_four_is_stopped() {
    for ruleset in Ruleset::ALL {
        let mut position = position(ruleset, "e8 a1 o15 c3", "f8 g8 h8 i8");
        position.place(best(&position, Limits::depth(6))).expect("it is legal");
        for five in position.legal_points() {
            assert!(!ruleset.wins(position.board(), five, Stone::White), "{ruleset:?} {five}");
        }
    }
}

#[test]
fn an_open_three_is_stopped_where_there_is_nothing_better() {
    for ruleset in Ruleset::ALL {
        let position = position(ruleset, "a1 o15 c3", "g8 h8 i8");
        let best = best(&position, Limits::depth(6));
        let parries = ["e8", "f8", "j8", "k8"].map(point);
        assert!(parries.contains(&best), "{best} under {ruleset:?}");
    }
}

#[test]
fn an_open_four_wins_in_three_and_nothing_helps_against_one() {
    for ruleset in Ruleset::ALL {
        let own = position(ruleset, "g8 h8 i8", "a1 o15 c3");
        assert_eq!(search(&own, Limits::depth(6)).score.forced(), Some(3), "{ruleset:?}");
        let other = position(ruleset, "a1 o15 c3 m1", "f8 g8 h8 i8");
        assert_eq!(search(&other, Limits::depth(6)).score.forced(), Some(-2), "{ruleset:?}");
    }
}

#[test]
fn six_in_a_row_is_no_win_where_exactly_five_are_wanted() {
    let six = |ruleset| position(ruleset, "d8 e8 f8 h8 i8", "a1 o15 c3 m1 a15");
    let win = |ruleset| search(&six(ruleset), Limits::depth(1)).score.forced() == Some(1);
    assert!(win(Ruleset::Freestyle));
    for ruleset in [Ruleset::Standard, Ruleset::Renju, Ruleset::Caro] {
        assert!(!win(ruleset), "{ruleset:?}");
    }
}

#[test]
fn what_was_found_under_other_rules_or_on_another_board_is_not_believed() {
    let (black, white) = ("f8 g8 h8 j8 k8", "f10 h10 c3 d5 m6");
    let remembering = |ruleset| Request {
        remember: true,
        ..request(&position(ruleset, black, white), Limits::depth(4))
    };
    let found = |engine: &mut Engine, request: &Request| {
        let report = engine.search(request, &Stop::default(), &mut |_| {});
        report.map(|report| (report.best, report.score, report.nodes))
    };
    for ruleset in [Ruleset::Standard, Ruleset::Renju, Ruleset::Caro] {
        let mut engine = engine();
        found(&mut engine, &remembering(Ruleset::Freestyle));
        let after = found(&mut engine, &remembering(ruleset));
        assert_eq!(after, found(&mut self::engine(), &remembering(ruleset)), "{ruleset:?}");
    }
    let small = [(7, 15), (15, 7)].map(|sizes| {
        let on = |size| {
            let stones = [("c3", Stone::Black), ("d4", Stone::White)];
            let stones = stones.map(|(name, stone)| (point(name), stone));
            let made = Position::from_stones(size, Ruleset::Freestyle, stones, Stone::Black);
            let made = made.expect("every stone has its point");
            Request { remember: true, ..request(&made, Limits::depth(4)) }
        };
        let mut engine = engine();
        found(&mut engine, &on(sizes.0));
        (found(&mut engine, &on(sizes.1)), found(&mut self::engine(), &on(sizes.1)))
    });
    assert!(small.iter().all(|(after, fresh)| after == fresh), "{small:?}");
}

#[test]
fn a_four_between_two_stones_is_no_threat_in_caro() {
    // With e8 or k8 added, a five there is blocked at both ends.
    let blocked = position(Ruleset::Caro, "g8 h8 i8 j8", "f8 l8 a1 o15");
    assert_ne!(search(&blocked, Limits::depth(2)).score.forced(), Some(1));
    let open = position(Ruleset::Standard, "g8 h8 i8 j8", "f8 l8 a1 o15");
    assert_eq!(search(&open, Limits::depth(2)).score.forced(), Some(1));
}

#[test]
fn black_never_plays_a_forbidden_point() {
    for seed in 0..60 {
        let position = random_position(15, Ruleset::Renju, 60 + seed as usize % 40, seed);
        let best = best(&position, Limits::nodes(500));
        assert!(position.is_legal(best), "{best} with seed {seed}");
    }
}

#[test]
fn a_four_whose_only_stop_is_forbidden_wins_for_white() {
    // White's four on row 8 is open at j8 only, where Black would make an overline in column j.
    let black = "e8 j5 j6 j7 j9 j10 a1";
    let white = "f8 g8 h8 o15 o1 a15";
    let mut position = position(Ruleset::Renju, black, white);
    assert_eq!(position.to_move(), Stone::White);
    let report = search(&position, Limits::depth(6));
    assert_eq!(Point::from_index(report.best, 15), Some(point("i8")));
    assert_eq!(report.score.forced(), Some(3));
    position.place(point("i8")).unwrap();
    assert!(position.foul(point("j8")).is_some());
}

#[test]
fn wins_that_are_found_are_proven_against_every_answer() {
    let wins = [
        // Two sleeping threes that cross: a double four.
        (Ruleset::Freestyle, "h8 i8 j8 k9 k10 k11", "g8 k12 a1 o15 c3 m1"),
        // A four and a three.
        (Ruleset::Standard, "h8 i8 j8 k9 k10", "g8 a1 o15 c3 m1"),
        (Ruleset::Caro, "h8 i8 j8 k9 k10", "g8 a1 o15 c3 m1"),
        (Ruleset::Renju, "h8 i8 j8 k9 k10", "g8 a1 o15 c3 m1"),
        // Two open threes.
        (Ruleset::Freestyle, "h8 i8 j10 j11", "a1 o15 c3 m1"),
    ];
    for (ruleset, black, white) in wins {
        let position = position(ruleset, black, white);
        let mut engine = engine();
        let asked = request(&position, Limits::nodes(200_000));
        let report = engine.search(&asked, &Stop::default(), &mut |_| {}).unwrap();
        assert!(report.score.forced().is_some_and(|plies| plies > 0), "{black}");
        let first = Point::from_index(report.best, 15).unwrap();
        let time = Duration::from_secs(10);
        let proof = proof::prove(&mut engine, &position, first, time, &Stop::default());
        assert!(proof.is_ok(), "{ruleset:?} {black}: {proof:?}");
    }
}

#[test]
fn a_win_that_was_told_is_known_after_every_answer() {
    let moves = "i9 h5 k10 h8 e7 e5 j9 k9 h7 i8 j8 h10 j10 j11";
    let mut position = Position::start(15, Ruleset::Freestyle, Opening::Free).expect("15×15");
    for name in moves.split(' ') {
        position.place(point(name)).expect("the point is empty");
    }
    let mut engine = Engine::new(HashSize::mebibytes(16));
    let mut wins_in = |position: &Position, nodes| {
        let asked = Request { remember: true, ..request(position, Limits::nodes(nodes)) };
        let report = engine.search(&asked, &Stop::default(), &mut |_| {}).expect("it can move");
        let plies = report.score.forced().unwrap_or_else(|| panic!("{position:?} {report:?}"));
        assert!(plies > 0, "{position:?} {report:?}");
        (Point::from_index(report.best, 15).expect("on the board"), plies)
    };
    let (best, plies) = wins_in(&position, 500_000);
    assert!(plies > 20, "so short a win needs no memory: {plies}");
    position.place(best).expect("it is legal");
    for answer in position.legal_points() {
        let mut next = position.clone();
        next.place(answer).expect("it is legal");
        let (_, left) = wins_in(&next, 100);
        assert!(left <= plies - 2, "{answer}: {left} after {plies}");
    }
}

#[test]
fn no_move_is_played_that_threats_are_known_to_refute() {
    // In the second the search alone prefers a move that loses to threats within 25 plies.
    for moves in [
        "j5 j6 g7 h7 g10 h8 h6 i5 i8 k7 l8",
        "e9 h9 f5 j7 i9 k5 i8 h5 k8 j5 i5 h7 h8 j8 j6 i6 g8 h4",
        "h6 j11 g11 g10 g9 k10 h9 i12 l9 j9 f9 e9 h7",
    ] {
        let mut position = Position::start(15, Ruleset::Freestyle, Opening::Free).expect("15×15");
        for name in moves.split(' ') {
            position.place(point(name)).expect("the point is empty");
        }
        position.place(best(&position, Limits::nodes(30_000))).expect("it is legal");
        let answer = search(&position, Limits::nodes(6_000));
        assert!(answer.score.forced().is_none_or(|plies| plies < 0), "{moves}: {answer:?}");
    }
}

#[test]
fn a_win_that_is_none_is_not_proven() {
    let position = position(Ruleset::Freestyle, "h8 i8", "a1 o15");
    let time = Duration::from_millis(5);
    let proof = proof::prove(&mut engine(), &position, point("c12"), time, &Stop::default());
    assert!(matches!(proof, Err(Unproven::NotFound(_) | Unproven::Answered(_))), "{proof:?}");
}

#[test]
fn the_same_request_gets_the_same_answer_with_one_thread() {
    for ruleset in Ruleset::ALL {
        let position = random_position(15, ruleset, 12, 5);
        let asked = Request { seed: 3, ..request(&position, Limits::nodes(20_000)) };
        let mut engine = engine();
        let mut answer = || engine.search(&asked, &Stop::default(), &mut |_| {});
        let first = answer();
        assert!(first.is_some());
        assert_eq!(first, answer());
    }
}

#[test]
fn several_threads_answer_with_a_legal_move_too() {
    let position = random_position(15, Ruleset::Freestyle, 12, 8);
    let asked = Request { threads: 3, ..request(&position, Limits::depth(7)) };
    let report = engine().search(&asked, &Stop::default(), &mut |_| {}).unwrap();
    assert!(position.is_legal(Point::from_index(report.best, 15).unwrap()));
}

#[test]
fn as_many_moves_are_ranked_as_were_asked_for_the_best_first() {
    let position = position(Ruleset::Freestyle, "h8 i9", "g8 h9");
    let asked = Request { best: 5, ..request(&position, Limits::depth(4)) };
    let report = engine().search(&asked, &Stop::default(), &mut |_| {}).unwrap();
    assert_eq!(report.ranked.len(), 5);
    assert_eq!(report.ranked[0].cell, report.best);
    assert!(report.ranked.windows(2).all(|pair| pair[0].score >= pair[1].score));
    let mut cells: Vec<usize> = report.ranked.iter().map(|found| found.cell).collect();
    cells.sort_unstable();
    cells.dedup();
    assert_eq!(cells.len(), 5);
    assert!(report.ranked.iter().all(|found| found.line[0] == found.cell));
}

#[test]
fn a_stop_ends_the_search_soon() {
    let position = random_position(15, Ruleset::Freestyle, 10, 2);
    for threads in [1, 2] {
        let stop = Stop::default();
        let mut at_stop = 0;
        let asked = Request { threads, ..request(&position, Limits::default()) };
        let report = engine().search(&asked, &stop, &mut |report| {
            if report.depth == 5 {
                stop.request();
                at_stop = report.nodes;
            }
        });
        let report = report.expect("a legal move");
        // Helpers tell their nodes at their end only.
        assert!(report.depth == 5 && at_stop > 0);
        assert!(threads > 1 || report.nodes <= at_stop + 2048, "{at_stop}, {}", report.nodes);
    }
}

#[test]
fn every_level_answers_with_a_legal_move_and_lets_a_seed_decide_it() {
    for level in Level::all() {
        let position = position(Ruleset::Renju, "h8 i9 g6", "g8 h9");
        let limits = Limits { nodes: Some(2_000), ..Limits::level(level) };
        let asked = Request { seed: 9, ..request(&position, limits) };
        let answer = || engine().search(&asked, &Stop::default(), &mut |_| {}).unwrap();
        let first = answer();
        assert!(position.is_legal(Point::from_index(first.best, 15).unwrap()));
        assert_eq!(first, answer(), "level {}", level.number());
    }
}

#[test]
fn a_level_that_only_glances_claims_no_end_that_it_has_not_seen() {
    let five = position(Ruleset::Freestyle, "f8 g8 h8 i8", "f9 g9 h9 c3");
    for level in Level::all().take(4) {
        let score = search(&five, Limits::level(level)).score;
        assert_eq!(score.forced(), None, "{level:?} says {score}");
        assert!(score > Score::default(), "{level:?} says {score} of a five");
    }
}

#[test]
fn every_level_takes_a_win_on_the_spot() {
    for level in Level::all() {
        for seed in 0..20 {
            let position = position(Ruleset::Freestyle, "f8 g8 h8 i8", "f9 g9 h9 k3");
            let asked = Request { seed, ..request(&position, Limits::level(level)) };
            let report = engine().search(&asked, &Stop::default(), &mut |_| {}).unwrap();
            let best = Point::from_index(report.best, 15).unwrap();
            assert!([point("e8"), point("j8")].contains(&best), "level {}", level.number());
        }
    }
}

#[test]
fn the_machine_plays_every_opening_until_the_colours_are_settled() {
    let of_gomoku = [Opening::Swap1, Opening::Swap2];
    let of_renju = [Opening::Rif, Opening::Soosorv8, Opening::Taraguchi10];
    let sized = [(15, 0), (15, 1), (19, 2), (20, 3), (15, 4), (5, 5)];
    let of_gomoku = sized.iter().flat_map(|&(size, seed)| {
        of_gomoku.map(|opening| (size, seed, Ruleset::Standard, opening))
    });
    let of_renju =
        (0..4).flat_map(|seed| of_renju.map(|opening| (15, seed, Ruleset::Renju, opening)));
    for (size, seed, rules, opening) in of_gomoku.chain(of_renju) {
        for limits in [Limits::nodes(3_000), Limits::level(Level::all().next().unwrap())] {
            let mut position = Position::start(size, rules, opening).unwrap();
            while !position.stage().is_settled() {
                let asked = Request { seed, ..request(&position, limits) };
                let report = engine().search(&asked, &Stop::default(), &mut |_| {}).unwrap();
                let wants_choice = position.stage().wants_choice();
                assert_eq!(report.choice.is_some(), wants_choice, "{}", opening.name());
                let point = Point::from_index(report.best, size).unwrap();
                match (report.choice, position.stage().due()) {
                    (Some(choice), _) => position.choose(choice).expect("it is due"),
                    (None, Due::Offers(_)) => position.offer(point).expect("it is legal"),
                    (None, _) => position.place(point).expect("it is legal"),
                }
            }
            assert!(!position.is_game_over());
        }
    }
}

/// The machine's answer in renju, after stones, choices, and offers that begin with a question mark.
fn in_opening(opening: Opening, plies: &str) -> (Report, Position) {
    let mut position = Position::start(15, Ruleset::Renju, opening).unwrap();
    for ply in plies.split_whitespace() {
        match (ply.strip_prefix('?'), ply.parse()) {
            (Some(offer), _) => position.offer(point(offer)).expect("it can be offered"),
            (None, Ok(choice)) => position.choose(choice).expect("it is due"),
            (None, Err(_)) => position.place(point(ply)).expect("it is legal"),
        }
    }
    let asked = request(&position, Limits::nodes(40_000));
    (engine().search(&asked, &Stop::default(), &mut |_| {}).unwrap(), position)
}

#[test]
fn white_takes_the_fifth_move_that_does_least_for_black() {
    // The one in the corner is of no use.
    let rest = "h8 h9 j8 white a1 ?i9 ?o15";
    let (report, _) = in_opening(Opening::Rif, rest);
    assert_eq!(Point::from_index(report.best, 15), Some(point("o15")));
    let (report, _) = in_opening(Opening::Rif, "h8 h9 j8 white a1 ?o15 ?i9");
    assert_eq!(Point::from_index(report.best, 15), Some(point("o15")));
}

#[test]
fn fifth_moves_are_offered_best_first_and_their_number_evens_the_game() {
    // The first one that Black offers is not in the corner.
    let (report, position) = in_opening(Opening::Rif, "h8 h9 j8 white a1");
    let best = Point::from_index(report.best, 15).unwrap();
    let near = |point: Point| point.column().abs_diff(7).max(point.row().abs_diff(7));
    assert!(near(best) <= 4, "{best}");
    assert!(position.is_legal(best));
    // With White's fourth stone in the corner Black is far better, and has to offer many fifth moves.
    let (wide, _) = in_opening(Opening::Soosorv8, "h8 h9 j8 white a1");
    let Some(Choice::Fifths(count)) = wide.choice else { panic!("{:?}", wide.choice) };
    assert!(count >= 4, "{count}");
}

#[test]
fn who_may_choose_between_colours_takes_the_better_one() {
    // With White's fourth stone in the corner and a single fifth move, Black wins.
    let (report, _) = in_opening(Opening::Soosorv8, "h8 h9 j8 white a1 fifths-1");
    assert_eq!(report.choice, Some(Choice::Black));
    // After a first stone in the corner White's is the next one, near the centre.
    let (report, _) = in_opening(Opening::Swap1, "a1");
    assert_eq!(report.choice, Some(Choice::White));
    let (report, _) = in_opening(Opening::Swap1, "h8");
    assert_eq!(report.choice, Some(Choice::Black));
    // Whoever places the next stone evens the game, and so it is better to choose after it.
    let (report, _) = in_opening(Opening::Taraguchi10, "h8");
    assert_eq!(report.choice, Some(Choice::Black));
}

#[test]
fn in_renju_white_wins_by_a_four_that_black_may_not_stop() {
    // The other end of each four is blocked, and the open one is forbidden: an overline, and a double three.
    for (black, white, four, barred) in [
        ("e8 f8 g8 i8 j8 h3 h9", "h5 h6 h7 a1 o1 a15", "h4", "h8"),
        ("i8 j8 h9 h10 c3 i9", "e5 f6 g7 a1 o1", "d4", "h8"),
    ] {
        let position = position(Ruleset::Renju, black, white);
        let mut after = position.clone();
        after.place(point(four)).expect("White may play anything");
        assert!(after.foul(point(barred)).is_some(), "{barred} is forbidden");
        let asked = request(&position, Limits::nodes(50_000));
        let report = engine().search(&asked, &Stop::default(), &mut |_| {}).unwrap();
        assert_eq!(Point::from_index(report.best, 15), Some(point(four)));
        assert!(report.exact && report.score == Score::win_in(3), "{:?}", report.score);
        // Without forbidden points Black stops it, and there is no win by fours at once.
        let stones = |ruleset| self::position(ruleset, black, white);
        let asked = request(&stones(Ruleset::Standard), Limits::nodes(50_000));
        let report = engine().search(&asked, &Stop::default(), &mut |_| {}).unwrap();
        assert_ne!(report.score, Score::win_in(3));
    }
}

#[test]
fn in_renju_fours_steer_black_into_a_forbidden_point() {
    // l9 makes a four that Black has to stop at h9, after which h8 would be the sixth stone of a column; so Black can't stop
    // the four that i8 makes then.
    let (black, white) = ("h5 h6 h7 h10 m9 g9 d8", "i9 j9 k9 e8 f8 g8");
    let position = position(Ruleset::Renju, black, white);
    let mut after = position.clone();
    assert_eq!(after.foul(point("h8")), None);
    for name in ["l9", "h9"] {
        after.place(point(name)).expect("it is legal");
    }
    after.place(point("i8")).expect("it is legal");
    assert!(after.foul(point("h8")).is_some(), "now it is an overline");
    let asked = request(&position, Limits::nodes(100_000));
    let report = engine().search(&asked, &Stop::default(), &mut |_| {}).unwrap();
    assert_eq!(Point::from_index(report.best, 15), Some(point("l9")));
    assert!(report.exact && report.score == Score::win_in(5), "{:?}", report.score);
}
