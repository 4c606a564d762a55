//! What a search has looked at.

/// The numbers by which algorithms are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Positions entered, the root among them, each time anew; in UCT also those of the playouts.
    pub nodes: u64,
    /// Positions that were evaluated because the search looks no further, or in which the game was over; in UCT
    /// playouts.
    pub leaves: u64,
    /// Nodes at which the moves that were left were not looked at.
    pub cut_offs: u64,
    /// Of these, nodes at which the first move was enough.
    pub first_cuts: u64,
    /// Nodes that the transposition table answered.
    pub table_hits: u64,
    /// Searches that were made again with another window.
    pub researches: u64,
    /// Positions evaluated only to bring moves into order.
    pub ordered: u64,
    /// Nodes that were searched to prepare `ProbCut`; they are no part of [`Self::nodes`], but of what the limits allow.
    pub preparation: u64,
    /// Nodes that `ProbCut` left to a shallow search.
    pub probable_cuts: u64,
}

/// The effective branching factor: how many branches each node of a uniform tree has that is `depth` moves deep and has
/// as many nodes besides its root. 0 without a node or a move.
///
/// The measure of Nils Nilsson, "Problem-Solving Methods in Artificial Intelligence", 1971.
///
/// ```
/// use heibai::lab::branching_factor;
/// assert!((branching_factor(3 + 9 + 27 + 1, 3) - 3.0).abs() < 1e-6);
/// ```
pub fn branching_factor(nodes: u64, depth: u8) -> f64 {
    let below = nodes.saturating_sub(1) as f64;
    if depth == 0 || below <= 0.0 {
        return 0.0;
    }
    let size =
        |factor: f64| -> f64 { (1..=i32::from(depth)).map(|level| factor.powi(level)).sum() };
    let (mut low, mut high) = (0.0, below);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if size(middle) < below { low = middle } else { high = middle }
    }
    high
}
