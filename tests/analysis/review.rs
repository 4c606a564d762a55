//! The review of a whole game.

use std::sync::mpsc;
use std::time::Duration;

use heibai::analysis::review::{self, Forecast, Kind, News, Plan, ReviewDepth, Verdict, explain};
use heibai::analysis::{
    Class, Equipment, Review, Summary, accuracy, book_values, chance, disc_worth, noise,
};
use heibai::eval::Score;
use heibai::game::tree::{Certainty, Change, GameTree, Judgement, NodeId, Start};
use heibai::game::{Game, PerGame, Ply, Position, Side, Variant};
use heibai::search::{Engine, HashSize, Limits, Request, Stop};
use heibai::training::chance::{Sample, sample, steepness};

use crate::support;

/// Little enough for a test.
const EFFORT: ReviewDepth = ReviewDepth { depth: PerGame { othello: 4, gomoku: 2 }, exact: 12 };

fn equipment(threads: usize) -> Equipment {
    Equipment { hash: HashSize::mebibytes(4), threads }
}

/// The class of a move of which both scores are exact.
fn class(position: &Position, best: Score, played: Score) -> Option<Class> {
    let found = Class::of(position, (best, Certainty::Exact), (played, Certainty::Exact));
    assert_eq!(found, Class::if_certain(position, best, played));
    found
}

fn tree(variant: Variant, plies: &[Ply]) -> GameTree {
    let mut tree = GameTree::new(Start::of(variant).unwrap());
    let mut at = NodeId::ROOT;
    for &ply in plies {
        at = tree.play(at, ply).unwrap();
    }
    tree
}

fn othello(seed: u64) -> GameTree {
    let variant = Variant::default();
    tree(variant, &support::game(variant, seed, 20, 99))
}

/// Reviews the main line until so many moves are judged.
fn review(tree: &mut GameTree, effort: ReviewDepth, threads: usize, most: usize) -> usize {
    let plan = Plan::of(tree, tree.main_end());
    let stop = Stop::default();
    let mut found: Vec<Verdict> = Vec::new();
    review::run(&plan, effort, equipment(threads), &stop, &mut |verdict, completion| {
        assert_eq!(completion.all, plan.steps.len());
        if found.len() < most {
            found.push(verdict);
        }
        if found.len() >= most {
            stop.request();
        }
    });
    for verdict in &found {
        verdict.keep(tree, &plan.steps[verdict.step]);
    }
    found.len()
}

#[test]
fn a_review_that_is_resumed_equals_one_in_one_go() {
    let whole = &mut othello(1);
    let mut parts = whole.clone();
    let all = review(whole, EFFORT, 1, usize::MAX);
    assert_eq!(all, Plan::of(whole, whole.main_end()).steps.len());
    for most in [1, 20, 33, usize::MAX] {
        review(&mut parts, EFFORT, 2, most);
    }
    assert_eq!(parts, *whole);
}

#[test]
fn what_the_tree_holds_is_told_at_once_and_not_searched_again() {
    let mut tree = othello(2);
    review(&mut tree, EFFORT, 2, usize::MAX);
    let before = tree.clone();
    let plan = Plan::of(&tree, tree.main_end());
    // Even a review that was stopped before it began tells of what is known.
    let stop = Stop::default();
    stop.request();
    let mut told = 0;
    review::run(&plan, EFFORT, equipment(1), &stop, &mut |verdict, _| {
        told += 1;
        verdict.keep(&mut tree, &plan.steps[verdict.step]);
    });
    assert_eq!(told, plan.steps.len());
    assert_eq!(tree, before);
}

/// A forecast for moves to be judged, of equal weight: so many of each kind.
fn forecast(threads: usize, compares: bool, exact: usize, to_depth: usize) -> Forecast {
    let mut forecast = Forecast::new(threads, compares);
    for (kind, count) in [(Kind::Exact, exact), (Kind::Depth, to_depth)] {
        (0..count).for_each(|_| forecast.add(kind, 1.0));
    }
    forecast
}

fn judge(forecast: &mut Forecast, kind: Kind, seconds: &[u64]) {
    for &seconds in seconds {
        forecast.judged(kind, 1.0, Some(Duration::from_secs(seconds)));
    }
}

/// The time left, in whole seconds.
fn seconds(forecast: &Forecast) -> u64 {
    (forecast.left() + Duration::from_millis(500)).as_secs()
}

#[test]
fn an_endgame_says_nothing_of_the_time_for_a_middle_game() {
    let mut left = forecast(1, false, 3, 10);
    judge(&mut left, Kind::Exact, &[1, 1, 1]);
    assert_eq!(left.left(), Duration::ZERO, "nobody knows");
    judge(&mut left, Kind::Depth, &[60]);
    assert_eq!(left.left(), Duration::ZERO, "one may be a chance");
    judge(&mut left, Kind::Depth, &[60]);
    assert_eq!(seconds(&left), 480);
    // The latest counts most.
    judge(&mut left, Kind::Depth, &[120, 120]);
    assert!((540..720).contains(&left.left().as_secs()), "{left:?}");

    let mut left = forecast(1, true, 4, 10);
    judge(&mut left, Kind::Exact, &[2, 2]);
    assert_eq!(seconds(&left), 24, "where weights compare, it does");
}

#[test]
fn what_was_known_before_takes_no_time_and_threads_share_the_rest() {
    let mut left = forecast(2, false, 10, 0);
    for _ in 0..4 {
        left.judged(Kind::Exact, 1.0, None);
    }
    assert_eq!(left.left(), Duration::ZERO);
    judge(&mut left, Kind::Exact, &[10, 10]);
    assert_eq!(seconds(&left), 20);
    judge(&mut left, Kind::Exact, &[10, 10, 10]);
    assert_eq!(seconds(&left), 10, "one is searched by one alone");
    judge(&mut left, Kind::Exact, &[10]);
    assert_eq!(left.left(), Duration::ZERO);
}

#[test]
fn exact_losses_are_those_of_the_solver() {
    let mut tree = othello(3);
    review(&mut tree, EFFORT, 2, usize::MAX);
    let summary = Summary::of(&tree, tree.main_end(), |_, _| false);
    let mut compared = 0;
    for (reviewed, step) in summary.moves.iter().zip(Plan::of(&tree, tree.main_end()).steps) {
        let stones = step.position.counts();
        if 64 - stones.black - stones.white > 12 {
            let in_book = !book_values::of_position(&step.position).is_empty();
            let certainty = reviewed.certainty;
            assert!(in_book || matches!(certainty, Certainty::Depth(4) | Certainty::Exact));
            continue;
        }
        assert_eq!(reviewed.certainty, Certainty::Exact);
        let request = Request::new(step.position.clone(), Limits::default());
        let mut engine = Engine::new(HashSize::mebibytes(1));
        let best = engine.search(&request, &Stop::default(), &mut |_| {}).unwrap();
        assert_eq!(reviewed.best_score, best.score);
        assert!(reviewed.lost >= 0.0);
        compared += 1;
    }
    assert!(compared > 8);
}

#[test]
fn a_turn_that_was_given_away_is_no_answer_to_the_move_before() {
    let variant = Variant::default();
    for seed in 20..26 {
        let mut plies = support::game(variant, seed, 20, 52);
        let mut position = support::after(variant, &plies);
        let is_skipped = !position.is_over() && !position.must_pass();
        assert!(is_skipped, "another seed is needed");
        position.play(Ply::Pass).unwrap();
        plies.push(Ply::Pass);
        while let Some(&cell) = position.legal_cells().last() {
            position.play(Ply::Place(cell)).unwrap();
            plies.push(Ply::Place(cell));
            if position.must_pass() && !position.is_over() {
                position.play(Ply::Pass).unwrap();
                plies.push(Ply::Pass);
            }
        }
        let mut tree = tree(variant, &plies);
        review(&mut tree, EFFORT, 1, usize::MAX);
        let summary = Summary::of(&tree, tree.main_end(), |_, _| false);
        let steps = Plan::of(&tree, tree.main_end()).steps;
        let skipped =
            steps.iter().zip(&summary.moves).filter(|(_, it)| (50..=53).contains(&it.ply));
        for (step, reviewed) in skipped {
            assert_eq!(reviewed.certainty, Certainty::Exact);
            assert_eq!(reviewed.score, solved(&step.position, step.cell), "{}", reviewed.ply);
        }
    }
}

/// The exact score of a move for its mover.
fn solved(position: &Position, cell: usize) -> Score {
    let mut after = position.clone();
    after.play(Ply::Place(cell)).unwrap();
    let side = position.side_to_move();
    if after.is_over() {
        return Score::from_discs(after.margin(side) as i16);
    }
    if after.must_pass() {
        after.play(Ply::Pass).unwrap();
    }
    let mut engine = Engine::new(HashSize::mebibytes(1));
    let request = Request::new(after.clone(), Limits::default());
    let score = engine.search(&request, &Stop::default(), &mut |_| {}).unwrap().score;
    if after.side_to_move() == side { score } else { -score }
}

#[test]
fn perfect_play_is_wholly_accurate() {
    let variant = Variant::default();
    let mut plies = support::game(variant, 4, 8, 50);
    let mut position = support::after(variant, &plies);
    let first = plies.len();
    let mut engine = Engine::new(HashSize::mebibytes(4));
    while !position.is_over() {
        let request = Request::new(position.clone(), Limits::default());
        let found = engine.search(&request, &Stop::default(), &mut |_| {});
        let ply = found.map_or(Ply::Pass, |found| Ply::Place(found.best));
        position.play(ply).unwrap();
        plies.push(ply);
    }
    let mut tree = tree(variant, &plies);
    review(&mut tree, EFFORT, 2, usize::MAX);
    let summary = Summary::of(&tree, tree.main_end(), |_, _| false);
    let perfect: Vec<_> = summary.moves.iter().filter(|it| it.number > first).collect();
    assert!(!perfect.is_empty());
    for it in perfect {
        assert_eq!((it.accuracy, it.lost, it.class), (100.0, 0.0, None), "ply {}", it.number);
    }
}

#[test]
fn accuracy_falls_and_names_grow_with_what_is_lost() {
    let position = &support::with_empties(20, 1)[0];
    for before in (-40..=40).map(Score::from_discs) {
        let mut last = (101.0, None);
        for lost in 0..30 {
            let after = Score::from_hundredths(before.hundredths() - 100 * lost);
            let chances = [chance(position, before), chance(position, after)];
            let found = (accuracy(chances[0], chances[1]), class(position, before, after));
            assert!(found.0 <= last.0 && found.1 >= last.1, "{before} {after}");
            assert!((0.0..=100.0).contains(&found.0));
            last = found;
        }
        assert!(accuracy(0.4, 0.4) >= 100.0);
    }
}

#[test]
fn many_lost_discs_are_marked_also_where_the_chance_to_win_hardly_changes() {
    let position = &support::with_empties(20, 1)[0];
    let class_of = |best: i16, played: i16| {
        let [best, played] = [best, played].map(Score::from_discs);
        class(position, best, played)
    };
    // The game is lost, and then by more: a corner, say.
    assert_eq!(class_of(-30, -35), None);
    assert_eq!(class_of(-30, -36), Some(Class::Inaccuracy));
    assert_eq!(class_of(-30, -40), Some(Class::Mistake));
    assert_eq!(class_of(-30, -51), Some(Class::Blunder));
    // At Gomoku a stone far from everything is marked in a position that is lost anyway, as the evaluation sees it.
    let gomoku = Variant::usual(Game::Gomoku).start().expect("a start");
    let class_there = |best: i16, played: Score| class(&gomoku, Score::from_discs(best), played);
    assert_eq!(class_there(-30, Score::from_discs(-32)), None);
    assert_eq!(class_there(-30, Score::from_discs(-36)), Some(Class::Mistake));
    assert_eq!(class_there(-40, -Score::win_in(4)), Some(Class::Mistake));
    assert_eq!(class(&gomoku, -Score::win_in(8), -Score::win_in(4)), None);
    assert_eq!(class(&gomoku, Score::win_in(9), Score::from_discs(40)), None);
    // The chance is what counts where the game is level.
    assert_eq!(class_of(2, -10), Some(Class::Blunder));
}

#[test]
fn a_loss_within_the_noise_of_the_values_is_no_mistake() {
    let position = &support::with_empties(30, 1)[0];
    let at = |best: i16, depth: u8, lost: i16| {
        let score = Score::from_discs(best);
        let played = Score::from_hundredths(score.hundredths() - lost);
        let certainty = Certainty::Depth(depth);
        let found = Class::of(position, (score, certainty), (played, certainty));
        (found, class(position, score, played), noise(position, certainty, certainty))
    };
    let mut doubted = 0;
    for (best, lost) in
        [-20, -3, 0, 8].into_iter().flat_map(|best| (0..16).map(move |it| (best, 50 * it)))
    {
        let mut last = None;
        for depth in 1..=22 {
            let (found, certain, noise) = at(best, depth, lost);
            assert_eq!(
                found,
                certain.filter(|_| f32::from(lost) / 100.0 >= noise),
                "{best} {depth} {lost}"
            );
            assert!(found >= last, "a deeper search takes no mark away: {best} {depth} {lost}");
            doubted += usize::from(found != certain);
            last = found;
        }
    }
    assert!(doubted > 20, "{doubted}");
}

#[test]
fn values_without_a_measured_noise_are_taken_as_they_are() {
    let certainty = Certainty::Depth(4);
    let small = Variant::default().with_size(6);
    for variant in [small, Variant::usual(Game::Gomoku)] {
        let position = variant.start().expect("a start");
        assert!(noise(&position, certainty, certainty).abs() < f32::EPSILON);
        for lost in 0..16 {
            let (best, played) = (Score::default(), Score::from_discs(-lost));
            let found = Class::of(&position, (best, certainty), (played, certainty));
            assert_eq!(found, class(&position, best, played));
        }
    }
}

#[test]
fn what_a_shallow_review_doubts_is_named_and_never_marked() {
    let doubted: usize = (11..14).map(doubted_of).sum();
    assert!(doubted > 0);
}

/// How many losses a review of game number `seed` doubts.
fn doubted_of(seed: u64) -> usize {
    let mut tree = othello(seed);
    // Symbols as earlier versions set them, to which a loss was always certain.
    review(&mut tree, EFFORT, 2, usize::MAX);
    let summary = Summary::of(&tree, tree.main_end(), |_, _| false);
    for it in &summary.moves {
        let judgement = it.class.or(it.doubted).map(Class::judgement);
        tree.apply(Change::Judge { node: it.node, judgement });
    }
    review(&mut tree, EFFORT, 2, usize::MAX);
    let again = Summary::of(&tree, tree.main_end(), |_, _| false);
    assert_eq!(again, summary);
    let doubted = summary.moves.iter().filter(|it| it.doubted.is_some());
    for it in doubted.clone() {
        assert_eq!(it.class, None);
        assert!(it.lost < it.noise && it.certainty != Certainty::Exact);
        assert_eq!(tree.node(it.node).judgement(), None);
    }
    for it in summary.moves.iter().filter(|it| it.certainty == Certainty::Exact) {
        assert_eq!(it.doubted, None);
    }
    doubted.count()
}

#[test]
fn a_disc_is_worth_more_the_fewer_squares_are_empty() {
    let worths: Vec<f32> = (0..=60).map(disc_worth).collect();
    assert!(worths.is_sorted_by(|one, two| one >= two));
    let times = disc_worth(2) / disc_worth(24);
    assert!((15.0..25.0).contains(&times), "{times}");
}

#[test]
fn marks_of_people_stay_and_our_own_change() {
    let mut tree = othello(5);
    let nodes = tree.line_after(NodeId::ROOT);
    // Somebody likes every third move.
    for &node in nodes.iter().step_by(3) {
        tree.apply(Change::Judge { node, judgement: Some(Judgement::Good) });
    }
    let of_summary = |tree: &GameTree| {
        let summary = Summary::of(tree, tree.main_end(), |_, _| false);
        let mut marked = 0;
        for it in &summary.moves {
            let judgement = tree.node(it.node).judgement();
            let is_theirs = (it.number - 1).is_multiple_of(3);
            let ours = it.class.map(Class::judgement);
            assert_eq!(judgement, if is_theirs { Some(Judgement::Good) } else { ours });
            marked += usize::from(!is_theirs && ours.is_some());
        }
        assert!(marked > 2, "moves by chance are bad enough");
    };
    review(
        &mut tree,
        ReviewDepth { depth: PerGame { othello: 1, gomoku: 1 }, exact: 4 },
        2,
        usize::MAX,
    );
    of_summary(&tree);
    review(&mut tree, EFFORT, 2, usize::MAX);
    of_summary(&tree);
}

#[test]
fn reasons_that_are_stopped_are_none() {
    let mut tree = othello(5);
    review(&mut tree, EFFORT, 2, usize::MAX);
    let summary = Summary::of(&tree, tree.main_end(), |_, _| false);
    assert!(summary.slips().count() > 2, "moves by chance are bad enough");
    let before = tree.clone();
    let stop = Stop::default();
    stop.request();
    assert_eq!(explain(&mut tree, &summary, &stop), []);
    assert_eq!(tree, before);
}

#[test]
fn a_move_of_the_book_is_one_that_it_knows_and_calls_no_mistake() {
    let mut position = Variant::default().start().expect("there is one");
    let mut seen = [0; 2];
    for name in ["f5", "d6", "c3", "d3", "c4"] {
        let known = book_values::of_position(&position);
        let best = known.iter().max_by_key(|it| it.score).expect("the book knows it").worth();
        for cell in position.legal_cells() {
            let it = known.iter().find(|it| it.cell == cell);
            let is_good = it.is_some_and(|it| Class::of(&position, best, it.worth()).is_none());
            assert_eq!(book_values::is_book_move(&position, cell), is_good);
            seen[usize::from(is_good)] += 1;
        }
        let cell = position.cell_named(name).expect("it is a square");
        position.play(Ply::Place(cell)).expect("it is legal");
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}

#[test]
fn forced_moves_and_those_of_a_book_do_not_count() {
    let mut tree = othello(6);
    review(&mut tree, EFFORT, 2, usize::MAX);
    let is_book = |position: &heibai::game::Position, _| position.counts().black < 6;
    let summary = Summary::of(&tree, tree.main_end(), is_book);
    for (it, step) in summary.moves.iter().zip(Plan::of(&tree, tree.main_end()).steps) {
        let choice = step.position.legal_cells().len() > 1;
        assert_eq!(it.counts, choice && step.position.counts().black >= 6);
    }
    let sides = [&summary.sides.black, &summary.sides.white];
    let counted: usize = sides.iter().map(|side| side.moves).sum();
    assert_eq!(counted, summary.moves.iter().filter(|it| it.counts).count());
    for side in sides {
        assert_eq!(side.losses.iter().sum::<usize>(), side.moves);
        assert_eq!(side.phases.iter().map(|phase| phase.0).sum::<usize>(), side.moves);
    }
}

#[test]
fn other_boards_and_gomoku_are_reviewed_too() {
    for variant in [Variant::default().with_size(6), Variant::usual(Game::Gomoku)] {
        let mut tree = tree(variant, &support::game(variant, 7, 6, 24));
        let all = review(&mut tree, EFFORT, 2, usize::MAX);
        let summary = Summary::of(&tree, tree.main_end(), |_, _| false);
        assert_eq!((summary.moves.len(), summary.all), (all, all));
        assert!(summary.moves.iter().all(|it| (0.0..=1.0).contains(&it.chances[1])));
    }
}

#[test]
fn the_one_in_the_background_is_quick_first_and_ends() {
    let mut tree = othello(8);
    let plan = Plan::of(&tree, tree.main_end());
    let (sender, told) = mpsc::channel();
    let tell = move |news| sender.send(news).unwrap_or_default();
    let review = Review::start(3, plan.clone(), EFFORT, equipment(2), tell).unwrap();
    let (mut quick, mut whole) = (0, 0);
    loop {
        match told.recv_timeout(Duration::from_secs(120)).unwrap() {
            News::Judged { generation, verdict, completion, is_quick } => {
                assert_eq!(generation, 3);
                verdict.keep(&mut tree, &plan.steps[verdict.step]);
                let count = if is_quick { &mut quick } else { &mut whole };
                *count += 1;
                assert_eq!((completion.done, completion.all), (*count, plan.steps.len()));
                assert!(is_quick || quick == plan.steps.len(), "one pass after the other");
            }
            News::Done { generation } => break assert_eq!(generation, 3),
            News::Failed { .. } => panic!("it failed"),
        }
    }
    assert_eq!((quick, whole), (plan.steps.len(), plan.steps.len()));
    drop(review);
}

#[test]
fn nothing_is_told_of_a_review_that_was_cancelled() {
    let tree = othello(9);
    let plan = Plan::of(&tree, tree.main_end());
    let (sender, told) = mpsc::channel();
    let tell = move |news| sender.send(news).unwrap_or_default();
    let review = Review::start(1, plan, ReviewDepth::DEEP, equipment(2), tell).unwrap();
    told.recv_timeout(Duration::from_secs(120)).unwrap();
    review.cancel();
    // It ends soon, or dropping it would wait for the deepest of all reviews.
    drop(review);
    assert!(told.try_iter().all(|news| matches!(news, News::Judged { .. })));
}

#[test]
fn the_worth_of_a_disc_is_found_again_from_games_that_were_made_with_it() {
    for k in [0.08, 0.4, 1.5] {
        let mut random = fastrand::Rng::with_seed(2);
        let samples: Vec<Sample> = (0..20_000)
            .map(|_| {
                let discs = f64::from(random.i32(-10..=10) * 2);
                let chance = 1.0 / (1.0 + (-k * discs).exp());
                Sample { discs, won: f64::from(u8::from(random.f64() < chance)) }
            })
            .collect();
        let found = steepness(&samples).unwrap();
        assert!((found / k - 1.0).abs() < 0.1, "{found} for {k}");
    }
    assert_eq!(steepness(&[]), None);
    assert_eq!(steepness(&[Sample { discs: 2.0, won: 1.0 }]), None, "no curve is steep enough");
}

#[test]
fn a_sample_is_an_exact_score_and_how_the_game_ended() {
    let tree = othello(10);
    let end = tree.position(tree.main_end());
    let mut engine = Engine::new(HashSize::mebibytes(1));
    let found = sample(&tree, 8, &mut engine, &Stop::default()).unwrap();
    let won = match end.leader() {
        Some(Side::Black) => 1.0,
        Some(Side::White) => 0.0,
        None => 0.5,
    };
    assert!((found.won - won).abs() < 1e-9 && found.discs.abs() <= 64.0);
    let mut short = GameTree::new(Start::of(Variant::default()).unwrap());
    short.play(NodeId::ROOT, Ply::Place(end.cell_named("f5").unwrap())).unwrap();
    assert_eq!(sample(&short, 58, &mut engine, &Stop::default()), None, "nobody won it yet");
}
