//! The laws of the laboratory: what all algorithms agree on, what they may look at, and what known trees cost.

use heibai::game::{Ply, Position, Side, Variant};
use heibai::gomoku::{Opening, Ruleset};
use heibai::lab::{
    Algorithm, Contestant, Evaluation, Game, Limits, Outcome, RecordLimits, Request, Subject,
    Switch, Switches, Tree, Value, branching_factor, run,
};
use heibai::othello::StartLayout;
use heibai::search::Stop;

/// The exact algorithms that look as deep as they are asked to.
const EXACT: [Algorithm; 7] = [
    Algorithm::Minimax,
    Algorithm::Negamax,
    Algorithm::FailHard,
    Algorithm::FailSoft,
    Algorithm::Aspiration,
    Algorithm::Pvs,
    Algorithm::Mtdf,
];

fn othello(size: u8) -> Variant {
    Variant::Othello { size, layout: StartLayout::Standard, first: Side::Black }
}

fn gomoku(size: u8, rules: Ruleset) -> Variant {
    Variant::Gomoku { size, rules, opening: Opening::Free }
}

fn empties(position: &Position) -> usize {
    (0..usize::from(position.size()).pow(2)).filter(|&cell| position.stone(cell).is_none()).count()
}

/// A position after random moves in which the game goes on, with so many empty cells.
fn random_position(variant: Variant, left: usize, rng: &mut fastrand::Rng) -> Position {
    loop {
        let mut position = variant.start().expect("the board is one of the game");
        while empties(&position) > left && !position.is_over() {
            let ply = rng.choice(position.legal_cells()).map_or(Ply::Pass, Ply::Place);
            position.play(ply).expect("a legal move, or a pass that is forced");
        }
        if !position.is_over() {
            return position;
        }
    }
}

fn random_switches(rng: &mut fastrand::Rng) -> Switches {
    Switch::ALL.into_iter().filter(|_| rng.bool()).collect()
}

fn request(subject: Subject, contestants: Vec<Contestant>, depth: u8) -> Request {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    Request { table_bits: 12, ..Request::new(subject, contestants, limits) }
}

fn run_all(request: &Request) -> Vec<Outcome> {
    let outcomes = run(request, &Stop::default(), &mut |_| {}).expect("it can be searched");
    outcomes.expect("nobody stops it")
}

fn run_one(request: &Request, contestant: Contestant) -> Outcome {
    let request = Request { contestants: vec![contestant], ..request.clone() };
    run_all(&request).remove(0)
}

fn plain(algorithm: Algorithm) -> Contestant {
    Contestant::new(algorithm, Switches::NONE)
}

/// Every exact algorithm, with switches of this position's own, has minimax's value, and a move that is worth it.
fn check_agreement(
    position: &Position,
    evaluation: Evaluation,
    depth: u8,
    rng: &mut fastrand::Rng,
) {
    let subject = Subject::Position(position.clone());
    let contestants = EXACT.iter().map(|&one| Contestant::new(one, random_switches(rng))).collect();
    let mut request = request(subject, contestants, depth);
    request.evaluation = evaluation;
    let truth = run_one(&request, plain(Algorithm::Minimax));
    for outcome in run_all(&request) {
        let who =
            format!("{} by {evaluation}, {depth} moves ahead in {position:?}", outcome.contestant);
        assert_eq!(outcome.value, truth.value, "{who}");
        assert!(outcome.is_done, "{who}");
        check_move(&request, position, &outcome, truth.raw_value, &who);
        check_line(position, &outcome, &who);
    }
}

/// The move that was chosen is worth the value.
fn check_move(request: &Request, position: &Position, outcome: &Outcome, value: i32, who: &str) {
    let mut after = position.clone();
    after.play(outcome.best.ply()).expect("the best move is legal");
    let reached = outcome.depth;
    if after.is_over() || reached < 2 {
        return;
    }
    let limits = Limits { depth: Some(reached - 1), ..Limits::default() };
    let reply = Request { subject: Subject::Position(after), limits, ..request.clone() };
    let reply = run_one(&reply, plain(Algorithm::FailSoft));
    assert_eq!(-reply.raw_value, value, "after the best move of {who}");
}

/// The line is legal, begins with the best move, and its names are the position's.
fn check_line(position: &Position, outcome: &Outcome, who: &str) {
    assert_eq!(outcome.line[0], outcome.best, "{who}");
    assert!(outcome.line.len() <= usize::from(outcome.depth), "{who}");
    let mut at = position.clone();
    for (&mv, name) in outcome.line.iter().zip(&outcome.names) {
        assert_eq!(&at.ply_name(mv.ply()), name, "{who}");
        at.play(mv.ply()).unwrap_or_else(|error| panic!("{name}: {error}, line of {who}"));
    }
}

#[test]
fn exact_algorithms_give_the_value_of_minimax_in_othello_whatever_the_switches() {
    let mut rng = fastrand::Rng::with_seed(14);
    let evaluations: Vec<Evaluation> =
        Evaluation::ALL.into_iter().filter(|one| *one != Evaluation::Rows).collect();
    for number in 0..250 {
        let size = [6, 8, 8, 10][number % 4];
        let depth = 1 + (number / 4 % 5) as u8;
        let cells = usize::from(size).pow(2);
        // Late positions are as many as early ones, but the widest are not searched to the last depth.
        let most = if depth == 5 { cells / 3 } else { cells - 4 };
        let position = random_position(othello(size), rng.usize(1..most), &mut rng);
        let evaluation = loop {
            let one = rng.choice(evaluations.iter().copied()).expect("there are some");
            if one.judges(position.game(), size) {
                break one;
            }
        };
        check_agreement(&position, evaluation, depth, &mut rng);
    }
}

#[test]
fn exact_algorithms_give_the_value_of_minimax_in_gomoku_whatever_the_switches() {
    let mut rng = fastrand::Rng::with_seed(41);
    for number in 0..250 {
        let depth = 1 + (number % 5) as u8;
        let size = [5, 6, 7, 15][number / 5 % 4];
        let rules = Ruleset::ALL[number / 20 % 4];
        // Minimax looks at all of them: so many points that there is an end to it.
        let most = [200, 60, 22, 12, 8][usize::from(depth) - 1].min(usize::from(size).pow(2));
        let left = if size == 15 && depth < 3 { rng.usize(190..215) } else { rng.usize(1..most) };
        let size = if size == 15 && depth > 2 { 7 } else { size };
        let position = random_position(gomoku(size, rules), left, &mut rng);
        let evaluation = if rng.bool() { Evaluation::Rows } else { Evaluation::Patterns };
        check_agreement(&position, evaluation, depth, &mut rng);
    }
}

#[test]
fn every_switch_by_itself_keeps_the_value() {
    let mut rng = fastrand::Rng::with_seed(3);
    for position in [
        random_position(othello(8), 30, &mut rng),
        random_position(gomoku(6, Ruleset::Freestyle), 10, &mut rng),
    ] {
        let contestants = EXACT.into_iter().flat_map(|algorithm| {
            Switch::ALL.map(|switch| Contestant::new(algorithm, Switches::NONE.with(switch)))
        });
        let request = request(Subject::Position(position), contestants.collect(), 4);
        let truth = run_one(&request, plain(Algorithm::Minimax)).value;
        for outcome in run_all(&request) {
            assert_eq!(outcome.value, truth, "{}", outcome.contestant);
        }
    }
}

#[test]
fn greedy_is_minimax_of_one_move() {
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..20 {
        let position = random_position(othello(8), rng.usize(1..60), &mut rng);
        let request = request(Subject::Position(position), vec![], 1);
        let [greedy, minimax] =
            [Algorithm::Greedy, Algorithm::Minimax].map(|one| run_one(&request, plain(one)));
        assert_eq!((greedy.best, greedy.value), (minimax.best, minimax.value));
    }
}

#[test]
fn a_search_to_the_end_gives_the_margin_of_the_solver() {
    let mut rng = fastrand::Rng::with_seed(8);
    for size in [6, 8] {
        for _ in 0..10 {
            let position = random_position(othello(size), 8, &mut rng);
            let contestant = Contestant::new(Algorithm::Pvs, Switches::all());
            let request = request(Subject::Position(position.clone()), vec![contestant], 20);
            let outcome = &run_all(&request)[0];
            let expected = solved(&position);
            // A draw is 0 whatever it is counted in.
            let found = match outcome.value {
                Value::Discs(margin) => margin,
                Value::Evaluation(0) => 0,
                other => panic!("{other:?} at the end of {position:?}"),
            };
            assert_eq!(found, expected, "{position:?}");
        }
    }
}

/// The margin of the side to move with best play, by plain recursion over the rules.
fn solved(position: &Position) -> i32 {
    let side = position.side_to_move();
    if position.is_over() {
        return position.margin(side);
    }
    let cells = position.legal_cells();
    let plies = if cells.is_empty() {
        vec![Ply::Pass]
    } else {
        cells.into_iter().map(Ply::Place).collect()
    };
    let after = plies.into_iter().map(|ply| {
        let mut after = position.clone();
        after.play(ply).expect("it is legal");
        -solved(&after)
    });
    after.max().expect("there is a move or a pass")
}

/// What Knuth and Moore prove for uniform trees.
fn least_leaves(branches: u64, height: u32) -> u64 {
    branches.pow(height.div_ceil(2)) + branches.pow(height / 2) - 1
}

#[test]
fn alpha_beta_looks_at_as_many_leaves_of_uniform_trees_as_knuth_and_moore_allow() {
    let mut rng = fastrand::Rng::with_seed(1975);
    for branches in 2..=5_usize {
        for height in 1..=5_u32 {
            for number in 0..12 {
                // With values that are all the same, whatever comes first is best: the least tree.
                let values = if number == 0 { 1 } else { 1 + rng.i32(0..50) };
                let tree = Tree::uniform(branches, height as usize, || rng.i32(0..values));
                let request = request(Subject::Tree(tree), vec![], height as u8);
                let [minimax, hard, soft] =
                    [Algorithm::Minimax, Algorithm::FailHard, Algorithm::FailSoft]
                        .map(|one| run_one(&request, plain(one)));
                let all = (branches as u64).pow(height);
                let least = least_leaves(branches as u64, height);
                assert_eq!(minimax.counts.leaves, all);
                assert_eq!(hard.counts, soft.counts, "the cuts are the same");
                assert!((least..=all).contains(&soft.counts.leaves), "{branches}^{height}");
                assert_eq!((soft.value, hard.value), (minimax.value, minimax.value));
                if number == 0 {
                    assert_eq!(soft.counts.leaves, least, "{branches}^{height}");
                }
            }
        }
    }
}

/// The leaves that prove of a position that its value is at least, and at most, `value`: what Knuth and Moore's bound
/// becomes where trees are not uniform. `None` if it isn't so.
fn proofs(
    position: &Position,
    request: &Request,
    depth: u8,
    value: i32,
) -> (Option<u64>, Option<u64>) {
    let at_end = |found: i32| ((found >= value).then_some(1), (found <= value).then_some(1));
    if position.is_over() || depth == 0 {
        return at_end(value_of(position, request));
    }
    let cells = position.legal_cells();
    let plies = if cells.is_empty() {
        vec![Ply::Pass]
    } else {
        cells.into_iter().map(Ply::Place).collect()
    };
    let replies: Vec<_> = plies
        .into_iter()
        .map(|ply| {
            let mut after = position.clone();
            after.play(ply).expect("it is legal");
            proofs(&after, request, depth - 1, -value)
        })
        .collect();
    // One reply that is good enough, or all replies that are not too good.
    let least = replies.iter().filter_map(|(_, most)| *most).min();
    let most = replies.iter().map(|(least, _)| *least).sum();
    (least, most)
}

/// What a leaf is worth for its side to move.
fn value_of(position: &Position, request: &Request) -> i32 {
    if position.is_over() {
        let margin = position.margin(position.side_to_move());
        return margin.signum() * heibai::lab::WIN + 100 * margin;
    }
    let counts = position.counts();
    let side = position.side_to_move();
    assert_eq!(request.evaluation, Evaluation::Discs);
    100 * (counts[side] as i32 - counts[!side] as i32)
}

#[test]
fn alpha_beta_looks_at_no_more_than_minimax_and_no_less_than_a_proof_needs() {
    let mut rng = fastrand::Rng::with_seed(1976);
    for number in 0..60 {
        let depth = 1 + number % 4;
        let position = random_position(othello(6), rng.usize(2..30), &mut rng);
        let mut request = request(Subject::Position(position.clone()), vec![], depth);
        request.evaluation = Evaluation::Discs;
        let minimax = run_one(&request, plain(Algorithm::Minimax));
        let (least, most) = proofs(&position, &request, minimax.depth, minimax.raw_value);
        // Both proofs share one leaf.
        let bound = least.expect("it is the value") + most.expect("it is the value") - 1;
        for order in [
            Switches::NONE,
            Switches::NONE.with(Switch::Ordering),
            Switches::NONE.with(Switch::Killers),
        ] {
            for algorithm in [Algorithm::FailHard, Algorithm::FailSoft] {
                let leaves = run_one(&request, Contestant::new(algorithm, order)).counts.leaves;
                assert!(leaves <= minimax.counts.leaves, "{leaves} of {}", minimax.counts.leaves);
                assert!(leaves >= bound, "{leaves} leaves prove it, but {bound} are needed");
            }
        }
    }
}

/// A tree's value in whole numbers, and the leaves that an algorithm looks at.
fn known(tree: &str, algorithm: Algorithm) -> (i32, u64) {
    let tree: Tree = tree.parse().expect("it is a tree");
    let height = tree.height() as u8;
    let outcome = run_one(&request(Subject::Tree(tree), vec![], height), plain(algorithm));
    (outcome.raw_value / 100, outcome.counts.leaves)
}

#[test]
fn trees_from_books_have_their_known_values_and_counts() {
    // Stuart Russell and Peter Norvig, "Artificial Intelligence: A Modern Approach": two of nine leaves are cut.
    let norvig = "((3 12 8) (2 4 6) (14 5 2))";
    assert_eq!(known(norvig, Algorithm::Minimax), (3, 9));
    assert_eq!(known(norvig, Algorithm::FailSoft), (3, 7));
    // Patrick Winston, "Artificial Intelligence": the 8 needs no look.
    let winston = "((2 7) (1 8))";
    assert_eq!(known(winston, Algorithm::Minimax), (2, 4));
    assert_eq!(known(winston, Algorithm::FailHard), (2, 3));
    // Judea Pearl, "Heuristics", 1984, and Plaat and others, 1996: the value is 35.
    let pearl = "((((41 5) (12 90)) ((101 80) (20 30))) (((34 80) (36 35)) ((50 36) (25 3))))";
    for algorithm in EXACT {
        assert_eq!(known(pearl, algorithm).0, 35, "{algorithm}");
    }
    assert_eq!(known(pearl, Algorithm::Minimax).1, 16);
    // A deep cut-off: what makes the 9 needless is the 5 three moves above.
    let deep = "(5 ((4 (3 9))))";
    assert_eq!(known(deep, Algorithm::Minimax), (5, 4));
    assert_eq!(known(deep, Algorithm::FailSoft), (5, 3));
}

#[test]
fn mtdf_ends_however_far_its_first_guess_is() {
    let mut rng = fastrand::Rng::with_seed(1995);
    for _ in 0..200 {
        let spread = 1 + rng.i32(0..5000);
        let tree = Tree::uniform(3, 5, || rng.i32(-spread..=spread));
        let request = request(Subject::Tree(tree), vec![], 5);
        for switches in [Switches::NONE, Switches::all()] {
            let found = run_one(&request, Contestant::new(Algorithm::Mtdf, switches));
            assert_eq!(found.value, run_one(&request, plain(Algorithm::Minimax)).value);
            // Each pass moves a bound to the value of another leaf.
            assert!(found.counts.researches <= 5 * 243, "{}", found.counts.researches);
        }
    }
}

#[test]
fn what_is_recorded_is_the_depth_reached_also_where_nodes_end_in_a_preparation() {
    let subject = Subject::Position(othello(8).start().expect("the board is one of the game"));
    let recorded = |limits: Limits| {
        let request = Request::new(subject.clone(), vec![plain(Algorithm::ProbCut)], limits);
        run_all(&Request { record: Some(RecordLimits::default()), ..request }).remove(0)
    };
    let ended = recorded(Limits { nodes: Some(2000), ..Limits::default() });
    assert!(!ended.is_done && ended.depth == 3, "{}", ended.depth);
    let whole = recorded(Limits { depth: Some(ended.depth), ..Limits::default() });
    assert_eq!(ended.recording, whole.recording);
}

#[test]
fn uct_finds_the_solvers_move_with_eight_empties() {
    let mut rng = fastrand::Rng::with_seed(2006);
    let count = 60;
    let (mut found, mut kept) = (0, 0);
    for _ in 0..count {
        let position = random_position(othello(8), 8, &mut rng);
        let request = request(Subject::Position(position.clone()), vec![], 1);
        let outcome = run_one(&request, plain(Algorithm::Uct));
        assert_eq!(outcome.counts.leaves, Limits::PLAYOUTS);
        assert!(matches!(outcome.value, Value::Share(share) if (0.0..=1.0).contains(&share)));
        let mut after = position.clone();
        after.play(outcome.best.ply()).expect("it is legal");
        let (chosen, best) = (-solved(&after), solved(&position));
        found += usize::from(chosen == best);
        kept += usize::from(chosen.signum() == best.signum());
    }
    println!("of {count}: the best margin {found} times, the best result {kept} times");
    assert!(found * 100 >= count * 80, "{found} of {count}");
    assert!(kept * 100 >= count * 95, "{kept} of {count}");
}

#[test]
fn games_behind_the_trait_follow_the_rules() {
    let mut rng = fastrand::Rng::with_seed(5);
    let variants = [othello(6), othello(8), othello(10), gomoku(7, Ruleset::Freestyle)];
    let variants = variants.into_iter().chain(Ruleset::ALL.map(|rules| gomoku(9, rules)));
    for variant in variants {
        for _ in 0..10 {
            let mut position = variant.start().expect("the board is one of the game");
            while !position.is_over() {
                let subject = Subject::Position(position.clone());
                let request = request(subject, vec![plain(Algorithm::Greedy)], 1);
                let outcome = &run_all(&request)[0];
                assert!(position.clone().play(outcome.best.ply()).is_ok(), "{position:?}");
                // Whoever can end the game by a win does so.
                let wins = |cell: &usize| {
                    let mut after = position.clone();
                    after.play(Ply::Place(*cell)).is_ok()
                        && after.is_over()
                        && after.leader() == Some(position.side_to_move())
                };
                let can_win = position.legal_cells().iter().any(wins);
                let has_won = matches!(outcome.value, Value::WinIn(1))
                    || matches!(outcome.value, Value::Discs(1..));
                assert_eq!(has_won, can_win, "{:?} in {position:?}", outcome.value);
                let ply = rng.choice(position.legal_cells()).map_or(Ply::Pass, Ply::Place);
                position.play(ply).expect("a legal move, or a pass that is forced");
            }
            let over = Request::new(
                Subject::Position(position),
                vec![plain(Algorithm::Greedy)],
                Limits::default(),
            );
            assert!(over.check().is_err());
        }
    }
}

#[test]
fn the_branching_factor_of_a_uniform_tree_is_its_branches() {
    for branches in [2_usize, 3, 7] {
        let tree = Tree::uniform(branches, 4, || 0);
        assert!(tree.outcome().is_none());
        let outcome = run_one(&request(Subject::Tree(tree), vec![], 4), plain(Algorithm::Minimax));
        let factor = outcome.branching_factor().expect("a round was done");
        assert!((factor - branches as f64).abs() < 1e-6, "{factor}");
    }
    assert!(branching_factor(1, 5).abs() < 1e-9);
}
