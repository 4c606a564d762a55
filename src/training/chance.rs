//! How likely a lead wins in games between people: the logistic curve that best fits the exact scores of
//! positions and the results of their games.

use crate::game::tree::{GameTree, NodeId};
use crate::game::{Game, Position, Side};
use crate::search::{Engine, Limits, Request, Stop};

/// A position's score with best play, and the result of its game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Black's lead with best play, in discs.
    pub discs: f64,
    /// 1 if Black won, 0 if White did, a half for a draw.
    pub won: f64,
}

/// The position of a game with this many empty squares, if its main line was played to the end on 8×8. The
/// search is exact and takes long with more than twenty of them.
pub fn sample(tree: &GameTree, empties: usize, engine: &mut Engine, stop: &Stop) -> Option<Sample> {
    if tree.variant().game() != Game::Othello || tree.variant().size() != 8 {
        return None;
    }
    let mut position = tree.start().position().clone();
    let mut wanted = None;
    for node in tree.line_after(NodeId::ROOT) {
        if wanted.is_none() && is_wanted(&position, empties) {
            wanted = Some(position.clone());
        }
        position.play(tree.node(node).ply()?).ok()?;
    }
    position.finish()?;
    let wanted = wanted?;
    let request = Request::new(wanted.clone(), Limits::default());
    let found = engine.search(&request, stop, &mut |_| {}).filter(|found| found.exact)?;
    let score = f64::from(found.score.discs());
    let discs = if wanted.side_to_move() == Side::Black { score } else { -score };
    let won = match position.leader() {
        Some(Side::Black) => 1.0,
        Some(Side::White) => 0.0,
        None => 0.5,
    };
    Some(Sample { discs, won })
}

fn is_wanted(position: &Position, empties: usize) -> bool {
    let counts = position.counts();
    64 - counts.black - counts.white == empties
        && !position.must_pass()
        && position.finish().is_none()
        && !position.legal_cells().is_empty()
}

/// The likeliest k of the chance 1 / (1 + e^(−k·discs)); `None` if samples can't tell, or the better side always won.
pub fn steepness(samples: &[Sample]) -> Option<f64> {
    /// Steeper than any meaningful curve.
    const MOST: f64 = 20.0;
    // The slope of the likelihood falls steadily with k and is zero at the best one.
    let slope = |k: f64| -> f64 {
        samples.iter().map(|it| it.discs * (it.won - 1.0 / (1.0 + (-k * it.discs).exp()))).sum()
    };
    let (mut low, mut high) = (0.0, MOST);
    if slope(low) <= 0.0 || slope(high) >= 0.0 {
        return None;
    }
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    Some(f64::midpoint(low, high))
}
