//! How far values may lie from the truth, and how likely the best one is the best

use heibai::analysis::{MoveValue, best_is_best, spread};
use heibai::eval::Score;
use heibai::game::tree::Certainty;
use heibai::game::{Game, Position, Side, Variant};
use heibai::othello::StartLayout;

fn start(game: Game) -> Position {
    Variant::usual(game).start().expect("the usual game has a start")
}

/// All moves of Othello's start with these values.
fn valued(hundredths: [i16; 4], certainty: Certainty) -> Vec<MoveValue> {
    let cells = start(Game::Othello).legal_cells();
    let value = |(cell, hundredths)| MoveValue {
        cell,
        score: Score::from_hundredths(hundredths),
        certainty,
        line: vec![cell],
    };
    cells.into_iter().zip(hundredths).map(value).collect()
}

fn sure(hundredths: [i16; 4], certainty: Certainty) -> f64 {
    best_is_best(&start(Game::Othello), &valued(hundredths, certainty)).expect("all are valued")
}

#[test]
fn a_deeper_search_is_surer_and_a_proof_is_sure() {
    let position = start(Game::Othello);
    let off = |certainty| spread(&position, certainty).expect("it was measured");
    for depth in 1..=40 {
        let (here, deeper) = (off(Certainty::Depth(depth)), off(Certainty::Depth(depth + 1)));
        assert!(deeper < here, "{depth}: {here} {deeper}");
        assert!((1.0..8.0).contains(&here), "{depth}: {here}");
    }
    let steps = [73, 87, 95, 98].map(|percent| off(Certainty::Probable(percent)));
    assert!(steps.is_sorted_by(|a, b| a > b), "{steps:?}");
    assert!(off(Certainty::Exact).abs() < f32::EPSILON);
}

#[test]
fn nothing_is_said_where_nothing_was_measured() {
    assert_eq!(spread(&start(Game::Gomoku), Certainty::Depth(9)), None);
    let small = Variant::Othello { size: 6, layout: StartLayout::Mirrored, first: Side::Black };
    let small = small.start().expect("it has a start");
    assert_eq!(spread(&small, Certainty::Depth(9)), None);
    let mut values = valued([300, 0, 0, 0], Certainty::Depth(9));
    values.pop();
    assert_eq!(best_is_best(&start(Game::Othello), &values), None);
}

#[test]
fn the_best_move_is_the_surer_the_further_ahead_and_the_deeper() {
    let depth = Certainty::Depth(12);
    let ahead = [0, 200, 500, 1000].map(|best| sure([best, 0, 0, 0], depth));
    assert!(ahead.is_sorted_by(|a, b| a < b), "{ahead:?}");
    assert!(ahead[0] > 0.25 && ahead[3] > 0.95, "{ahead:?}");
    assert!(sure([300, 0, 0, 0], Certainty::Depth(20)) > sure([300, 0, 0, 0], Certainty::Depth(4)));
    // The others count as far as they come near.
    assert!(sure([300, -900, -900, 0], depth) > sure([300, 0, 0, 0], depth));
}

#[test]
fn proven_values_leave_no_doubt() {
    assert!((sure([200, 0, 0, -600], Certainty::Exact) - 1.0).abs() < 1e-9);
    assert!(
        (sure([0, 0, 0, 0], Certainty::Exact) - 1.0).abs() < 1e-9,
        "none of equal ones is better"
    );
}
