//! The rule for a person's time-out.

use serde::{Deserialize, Serialize};

/// What happens on a person's time-out; `GameKind` has those of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TimeOutRule {
    /// The player is asked whether to continue or start over.
    #[default]
    Ask,
    /// The turn passes.
    Pass,
    /// The game is lost.
    Lose,
    /// The game ends and the board decides.
    #[serde(rename = "discs")]
    Count,
    /// The game ends without a winner.
    Draw,
}
