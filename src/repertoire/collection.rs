//! All repertoires of a person.

use serde::{Deserialize, Serialize};

use super::graph::Repertoire;
use super::stored::{Stored, StoredError};
use crate::analysis::practice::Seconds;
use crate::game::{Side, Variant};

/// The most repertoires.
const MOST_REPERTOIRES: usize = 64;

/// The repertoires of a person, one for each variant and side, in the order they were begun.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Stored>", into = "Vec<Stored>")]
pub struct Repertoires(Vec<Repertoire>);

impl Repertoires {
    /// All of them; none is empty.
    pub fn iter(&self) -> impl Iterator<Item = &Repertoire> {
        self.0.iter()
    }

    /// Returns whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The repertoire of a variant for a side. In Gomoku, how colours are chosen makes no difference.
    pub fn get(&self, variant: Variant, side: Side) -> Option<&Repertoire> {
        self.0.iter().find(|it| is_of(it, variant, side))
    }

    /// The repertoire of a variant for a side alone.
    #[must_use]
    pub fn only(&self, variant: Variant, side: Side) -> Self {
        Self(self.get(variant, side).into_iter().cloned().collect())
    }

    /// Changes the repertoire of a variant and side, beginning one if there is none; an empty one is removed. `None` if
    /// the variant has no board, or there is no room.
    pub fn change<R>(
        &mut self,
        variant: Variant,
        side: Side,
        change: impl FnOnce(&mut Repertoire) -> R,
    ) -> Option<R> {
        let at = match self.0.iter().position(|it| is_of(it, variant, side)) {
            Some(at) => at,
            None if self.0.len() >= MOST_REPERTOIRES => return None,
            None => {
                self.0.push(Repertoire::new(variant, side).ok()?);
                self.0.len() - 1
            }
        };
        let result = change(&mut self.0[at]);
        self.0.retain(|it| !it.is_empty());
        Some(result)
    }

    /// About how many lines are due by a time in all of them.
    pub fn due_lines(&self, by: Seconds) -> usize {
        self.iter().map(|it| it.due_lines(by)).sum()
    }

    /// When the next card is due, if there are any.
    pub fn next_due(&self) -> Option<Seconds> {
        self.iter().filter_map(Repertoire::next_due).min()
    }
}

impl From<Repertoires> for Vec<Stored> {
    fn from(repertoires: Repertoires) -> Self {
        repertoires.0.into_iter().map(Stored::from).collect()
    }
}

impl TryFrom<Vec<Stored>> for Repertoires {
    type Error = StoredError;

    fn try_from(stored: Vec<Stored>) -> Result<Self, StoredError> {
        if stored.len() > MOST_REPERTOIRES {
            return Err(StoredError::TooMany);
        }
        let mut all: Vec<Repertoire> = Vec::with_capacity(stored.len());
        for stored in stored {
            let repertoire = Repertoire::try_from(stored)?;
            let is_of = |it: &Repertoire| is_of(it, repertoire.variant(), repertoire.side());
            if repertoire.is_empty() || all.iter().any(is_of) {
                return Err(StoredError::Needless);
            }
            all.push(repertoire);
        }
        Ok(Self(all))
    }
}

fn is_of(repertoire: &Repertoire, variant: Variant, side: Side) -> bool {
    (repertoire.variant(), repertoire.side()) == (variant.without_swap(), side)
}
