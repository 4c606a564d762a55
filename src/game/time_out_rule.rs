//! What happens when a person's time is up.

use serde::{Deserialize, Serialize};

/// What happens when a person's time is up; [`TimeOutRule::known_to`] has those of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeOutRule {
    /// It is asked whether to continue or to start over.
    #[default]
    Ask,
    /// The turn passes to the other side.
    Pass,
    /// The game is lost.
    Lose,
    /// The game ends and the board decides.
    #[serde(rename = "discs")]
    Count,
    /// The game ends without a winner.
    Draw,
}
