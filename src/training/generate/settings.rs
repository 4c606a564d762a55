//! How games are played and labelled.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::eval::othello::patterns::Weights;

/// How games are played and labelled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Settings {
    /// Decides everything, together with the number of a game.
    pub seed: u64,
    /// The most random plies a game begins with; their number is drawn evenly from 0.
    pub random_plies: u32,
    /// Moves looked ahead for the label and the move of a position; for every other one, as chance has it,
    /// one move more, so that the labels don't all lean to the side that has the last word.
    pub depth: u8,
    /// How sure these searches are of what they leave out, in percent: one of
    /// [`Selectivity::ALL`](crate::search::Selectivity::ALL).
    pub selectivity: u8,
    /// From this number of empty squares on, positions are solved.
    pub solve: u8,
    /// How often, out of a thousand, a random move is played instead of the best one.
    pub blunders: u32,
    /// How often, out of a thousand, a line aside from the game is labelled as well, while there are more
    /// empty squares than `solve`: up to [`MAX_ERRORS`] random moves of one side, with the other side's
    /// best answers between them by the evaluation alone. So are the leaves of a search: one side has tried
    /// everything, the other has answered well.
    pub side_lines: u32,
    /// Moves aside from the game that are labelled at each position from `solve` on, down to
    /// [`MIN_EMPTIES`] empty squares.
    pub probes: u32,
    /// What played: the name of the weights or of the engine.
    pub engine: String,
    /// The weights that play, if not those that come with the program;
    /// [`Self::engine`] has to tell them apart.
    #[serde(skip)]
    pub weights: Option<Arc<Weights>>,
}

/// Random moves of one side in a line aside from the game; each more is half as likely.
pub const MAX_ERRORS: u32 = 4;

/// Positions with fewer empty squares are not kept: a search that gets so far goes to the end.
pub const MIN_EMPTIES: u32 = 4;
