//! The counts of a search.

/// The counts by which algorithms are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Positions entered, including the root and repeated visits; in UCT also those of the playouts.
    pub nodes: u64,
    /// Positions evaluated at the horizon or at the end of the game; in UCT playouts.
    pub leaves: u64,
    /// Nodes left with moves unsearched.
    pub cut_offs: u64,
    /// Of these, nodes where the first move was enough.
    pub first_cuts: u64,
    /// Nodes answered by the transposition table.
    pub table_hits: u64,
    /// Re-searches with another window.
    pub researches: u64,
    /// Positions evaluated only for move ordering.
    pub ordered: u64,
    /// Nodes searched to calibrate `ProbCut`, not part of [`Self::nodes`] but charged to the limits.
    pub preparation: u64,
    /// Nodes that `ProbCut` left to a shallow search.
    pub probable_cuts: u64,
}

/// The effective branching factor: that of the uniform tree of this depth with as many nodes besides its root; 0
/// without nodes or depth. The measure is Nils Nilsson's, "Problem-Solving Methods in Artificial Intelligence", 1971.
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
