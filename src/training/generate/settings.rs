//! How games are played and labelled.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::eval::othello::patterns::Weights;

/// How games are played and labelled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Settings {
    /// Determines everything, together with a game's number.
    pub seed: u64,
    /// Maximum random plies at the start; their number is drawn evenly from 0.
    pub random_plies: u32,
    /// The search depth for the label and the move of a position; half of the searches, drawn at random, go one deeper,
    /// so that the labels don't all favour the side that moves last.
    pub depth: u8,
    /// The selectivity of these searches, in per cent: one of [`Selectivity::ALL`](crate::search::Selectivity::ALL).
    pub selectivity: u8,
    /// Positions are solved from this number of empty squares on.
    pub solve: u8,
    /// Random moves per thousand, played instead of the best one.
    pub blunders: u32,
    /// Positions per thousand, with more empty squares than `solve`, from which a side line is labelled as well: up to
    /// [`MAX_ERRORS`] random moves of one side, with the other side's best answers between them by the evaluation
    /// alone. The leaves of a search are like that: one side has tried everything, the other has answered well.
    pub side_lines: u32,
    /// Alternative moves that are labelled at each position from `solve` on, down to [`MIN_EMPTIES`] empty squares.
    pub probes: u32,
    /// The name of the engine or of its weights.
    pub engine: String,
    /// The weights to play with instead of the built-in ones; [`Self::engine`] must distinguish them.
    #[serde(skip)]
    pub weights: Option<Arc<Weights>>,
}

/// Maximum random moves of one side in a side line; each more is half as likely.
pub const MAX_ERRORS: u32 = 4;

/// Positions with fewer empty squares are not kept, because a search that comes so far goes to the end.
pub const MIN_EMPTIES: u32 = 4;
