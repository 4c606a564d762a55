//! What the deck of mistakes is read for.

#[derive(Clone, Copy, Debug)]
pub(super) enum DeckUse {
    Practise,
    /// Only how many are due is wanted.
    Count,
}
