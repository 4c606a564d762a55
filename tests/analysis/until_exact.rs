//! How much longer an analysis takes until all is exact.

use std::sync::Arc;
use std::time::Duration;

use heibai::analysis::{AnalysisResult, MoveValue, OWN, UntilExact};
use heibai::game::tree::Certainty;
use heibai::search::{Engine, HashSize, Limits, RankedMove, Request, Stop};

use crate::support;

/// An analysis of so many moves with twenty empty squares that has come to this depth, with three times as many nodes
/// every two rounds.
fn deepened(empties: u8, moves: usize, is_all: bool, depth: u8) -> UntilExact {
    let mut until = UntilExact::new(empties, (0..moves).collect(), is_all);
    for depth in 1..=depth {
        for cell in 0..moves {
            until.find(cell, Certainty::Depth(depth), 100 * cell as i16, nodes_at(depth));
        }
    }
    until
}

fn nodes_at(depth: u8) -> u64 {
    (200.0 * 3.0_f64.powf(f64::from(depth) / 2.0)) as u64
}

#[test]
fn the_end_is_foreseen_from_the_last_rounds_of_the_midgame() {
    for depth in 1..=12 {
        let left = deepened(20, 8, true, depth).nodes_left();
        assert_eq!(left.is_some(), depth >= 8, "{depth}");
        if let Some(left) = left {
            assert!((500_000..50_000_000).contains(&left), "{depth}: {left}");
        }
    }
    // An estimate stays until there is another one.
    let mut until = deepened(20, 8, true, 11);
    let told = until.nodes_left();
    until.find(0, Certainty::Depth(12), 100, nodes_at(12));
    assert_eq!(until.nodes_left(), told);
}

#[test]
fn it_is_the_longer_the_more_squares_are_empty() {
    let left = |empties: u8| deepened(empties, 8, true, empties - 8).nodes_left();
    let known: Vec<u64> = (16..=25).map(|empties| left(empties).expect("it is known")).collect();
    assert!(known.is_sorted_by(|a, b| a < b), "{known:?}");
}

#[test]
fn the_time_is_a_multiple_of_the_time_so_far_in_which_nodes_of_the_midgame_weigh_more() {
    let mut until = deepened(20, 8, true, 12);
    let by_the_nodes = |until: &UntilExact, nodes: u64| {
        let one = until.time_left(Duration::from_secs(1)).expect("it is known").as_secs_f64();
        let two = until.time_left(Duration::from_secs(2)).expect("it is known").as_secs_f64();
        assert!((two / one - 2.0).abs() < 1e-6);
        one / (until.nodes_left().expect("it is known") as f64 / nodes as f64)
    };
    let in_the_midgame = by_the_nodes(&until, nodes_at(12));
    let mut nodes = nodes_at(12) + 100_000;
    for cell in 0..8 {
        until.find(cell, Certainty::Probable(73), 0, nodes);
    }
    let at_the_end = by_the_nodes(&until, nodes);
    nodes *= 20;
    until.find(0, Certainty::Exact, 0, nodes);
    let solving = by_the_nodes(&until, nodes);
    assert!(in_the_midgame < at_the_end && at_the_end < solving && solving < 1.0);
}

#[test]
fn it_shrinks_with_each_move_that_is_solved_and_ends_with_the_last() {
    let moves = 8;
    let mut until = deepened(20, moves, true, 12);
    let mut nodes = nodes_at(12);
    for cell in 0..moves {
        nodes += 10_000;
        until.find(cell, Certainty::Probable(73), 200, nodes);
    }
    let mut last = until.nodes_left().expect("it is known");
    for cell in 0..moves {
        nodes += 400_000;
        until.find(cell, Certainty::Exact, 200, nodes);
        let left = until.nodes_left();
        assert_eq!(left.is_some(), cell + 1 < moves);
        if let Some(left) = left {
            assert!(cell == 0 || left < last, "{cell}: {left} {last}");
            last = left;
        }
    }
}

#[test]
fn what_was_not_measured_is_not_foreseen() {
    for (empties, is_all) in [(15, true), (26, true), (40, true), (20, false)] {
        assert_eq!(deepened(empties, 8, is_all, empties - 8).nodes_left(), None, "{empties}");
    }
    // Once moves are solved, the others will take about as long.
    let solved = |empties: u8, known: bool| {
        let mut until = UntilExact::new(empties, (0..8).collect(), true);
        for cell in 0..8 {
            if known {
                until.know(cell, Certainty::Probable(98), 0);
            } else {
                until.find(cell, Certainty::Probable(98), 0, 100_000);
            }
        }
        assert_eq!(until.nodes_left(), None);
        until.find(3, Certainty::Exact, 0, 1_100_000);
        until.nodes_left()
    };
    assert_eq!(solved(28, false), None);
    let (whole, resumed) = (solved(27, false).expect("known"), solved(27, true).expect("known"));
    assert!((7_000_000..10_000_000).contains(&whole), "{whole}");
    assert!(resumed > whole, "without the nodes from before each move took more");
    // Values of other moves are of no account.
    let mut until = UntilExact::new(20, vec![1, 2], false);
    until.find(9, Certainty::Exact, 0, 5);
    assert_eq!(until.nodes_left(), None);
}

#[test]
fn the_nodes_of_a_search_are_about_as_many_as_were_foreseen() {
    let (mut right, mut all) = (0, 0);
    for position in support::with_empties(17, 4) {
        let moves: Vec<RankedMove> =
            position.legal_cells().into_iter().map(RankedMove::unknown).collect();
        let shared = Arc::new(position.clone());
        let mut result = AnalysisResult::new(1, shared, OWN, Vec::new());
        let mut told: Vec<(u64, u64)> = Vec::new();
        let mut engine = Engine::new(HashSize::mebibytes(16));
        let request = Request::new(position, Limits::default());
        engine.search_multi_pv(&request, moves, &Stop::default(), &mut |found, nodes| {
            result.find(MoveValue::of(found, 17), nodes);
            let left = result.until_exact().and_then(UntilExact::nodes_left);
            told.extend(left.map(|left| (nodes, left)));
        });
        let until = result.until_exact().expect("it is measured on this board");
        assert_eq!(until.nodes_left(), None, "all is exact");
        assert_eq!(until.time_left(Duration::from_secs(1)), None);
        assert!(!told.is_empty());
        let ratios = told
            .iter()
            .map(|&(nodes, left)| left as f64 / result.nodes.saturating_sub(nodes).max(1) as f64);
        for ratio in ratios {
            all += 1;
            right += usize::from((0.33..3.0).contains(&ratio));
        }
    }
    assert!(3 * right > 2 * all, "{right} of {all} within a factor of three");
}
