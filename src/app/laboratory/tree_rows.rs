//! The nodes of a recording as the rows of a tree view, in the order of the search.

use crate::lab::{Outcome, Recording};

/// A node's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeRow {
    /// The node's index in the recording.
    pub node: usize,
    /// Whether it is its parent's last child.
    pub is_last: bool,
    /// For each ply above its own, from the first: `1` where another branch follows below, else `0`.
    pub trunks: String,
}

/// The rows of a recording, down to some ply.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TreeRows {
    /// The rows, children below their parents.
    pub rows: Vec<TreeRow>,
    places: Vec<Option<usize>>,
}

impl TreeRows {
    /// The rows of all nodes within so many plies of the root.
    pub fn of(recording: &Recording, plies: usize) -> Self {
        let mut children = vec![Vec::new(); recording.nodes.len()];
        for (node, it) in recording.nodes.iter().enumerate() {
            if let Some(parent) = it.parent.filter(|_| it.ply <= plies) {
                children[parent].push(node);
            }
        }
        let mut made = Self { rows: Vec::new(), places: vec![None; recording.nodes.len()] };
        let mut waiting: Vec<TreeRow> = Vec::new();
        if !recording.nodes.is_empty() {
            waiting.push(TreeRow { node: 0, is_last: true, trunks: String::new() });
        }
        while let Some(row) = waiting.pop() {
            let branches = &children[row.node];
            let trunks = match recording.nodes[row.node].ply {
                0 => String::new(),
                _ => format!("{}{}", row.trunks, u8::from(!row.is_last)),
            };
            let last = branches.last().copied();
            waiting.extend(branches.iter().rev().map(|&node| TreeRow {
                node,
                is_last: Some(node) == last,
                trunks: trunks.clone(),
            }));
            made.places[row.node] = Some(made.rows.len());
            made.rows.push(row);
        }
        made
    }

    /// The row of a node, or of its nearest ancestor that has one.
    pub fn row_of(&self, recording: &Recording, node: usize) -> Option<usize> {
        let above = std::iter::successors(Some(node), |&at| recording.nodes.get(at)?.parent);
        above.into_iter().find_map(|at| self.places.get(at).copied().flatten())
    }

    /// The moves from the root to a node, separated by blanks.
    pub fn moves(&self, outcome: &Outcome, node: usize) -> String {
        let Some(recording) = &outcome.recording else { return String::new() };
        let above = std::iter::successors(Some(node), |&at| recording.nodes.get(at)?.parent);
        let mut names: Vec<&str> =
            above.filter_map(|at| recording.nodes.get(at)).map(|it| it.name.as_str()).collect();
        names.retain(|name| !name.is_empty());
        names.reverse();
        names.join(" ")
    }
}
