//! What reviews found in the person's games, kept in `$XDG_DATA_HOME/heibai/reviews.json`.

use serde::{Deserialize, Serialize};

use super::kept_file::{Json, Kept};
use crate::game::tree::GameKey;
use crate::insight::{Judged, Reviews};

/// A reviewed game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Change {
    /// The game.
    pub key: GameKey,
    /// What was found.
    pub judged: Judged,
}

impl Kept for Reviews {
    type Change = Change;
    type Format = Json<1>;

    fn apply(&mut self, change: &Change) {
        self.add(change.key, change.judged.clone());
    }
}
