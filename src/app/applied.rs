//! Keeps an entry of the journal from being applied twice.

use serde::{Deserialize, Serialize};

/// How many names are remembered. A program has only one entry at a time that is applied and not yet removed.
const MAX_APPLIED: usize = 64;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Applied(Vec<String>);

impl Applied {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Remembers an entry; returns false if it was applied before.
    pub fn remember(&mut self, name: &str) -> bool {
        if self.0.iter().any(|known| known == name) {
            return false;
        }
        self.0.push(name.to_owned());
        let surplus = self.0.len().saturating_sub(MAX_APPLIED);
        self.0.drain(..surplus);
        true
    }
}
