//! The saved image of a tree, from which it is restored exactly. Reading trusts nothing.

use std::collections::HashMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{CellMark, Facts, GameTree, Judgement, NodeId, Start, Value};
use crate::game::outcome::End;
use crate::game::position::{IllegalPly, Ply, Position, SetUpError, Variant};
use crate::game::side::Side;
use crate::game::turn::{How, Milliseconds, Turn, durations, milliseconds};

/// A tree in its saved form, with a current node.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TreeImage {
    variant: Variant,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    set_up: Option<SetUpImage>,
    #[serde(default)]
    facts: Facts,
    /// The root first, parents before children, the main line before variations.
    nodes: Vec<NodeImage>,
    at: usize,
}

/// A custom start in its saved form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SetUpImage {
    /// One letter per cell, in row order: `X` Black, `O` White, `-` empty.
    stones: String,
    to_move: Side,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct NodeImage {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    after: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ply: Option<Ply>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    how: Option<How>,
    /// Milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clocks: Option<Milliseconds>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    end: Option<End>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    comment: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    judgement: Option<Judgement>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    marks: Vec<CellMark>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    values: Vec<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time: Option<Duration>,
}

/// Why an image is not one of a tree.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TreeImageError {
    /// The start is impossible.
    #[error("{0}")]
    Start(#[from] SetUpError),
    /// A cell of the start has an unknown letter.
    #[error("{0:?} is not a stone")]
    Stone(char),
    /// A ply is illegal.
    #[error("node {node}: {reason}")]
    Ply {
        /// The node's index.
        node: usize,
        /// Why it is illegal.
        reason: IllegalPly,
    },
    /// A node has no earlier parent, or no ply; or the root has one.
    #[error("node {0} has no place in the tree")]
    Node(usize),
}

impl TreeImage {
    /// The image of a tree with its current node.
    pub fn of(tree: &GameTree, at: NodeId) -> Self {
        let set_up = SetUpImage::of(tree.start());
        let mut numbers = HashMap::new();
        let nodes = tree.walk().zip(0..).map(|(id, number)| {
            numbers.insert(id, number);
            let node = tree.node(id);
            NodeImage {
                after: node.parent().map(|parent| numbers[&parent]),
                ply: node.ply(),
                how: node.turn().map(|turn| turn.how),
                clocks: node.turn().map(|turn| milliseconds(&turn.clocks)),
                end: node.end(),
                comment: node.comment().to_owned(),
                judgement: node.judgement(),
                marks: node.marks().to_vec(),
                values: node.values().to_vec(),
                time: node.time(),
            }
        });
        let nodes = nodes.collect();
        let at = numbers.get(&at).copied().unwrap_or(0);
        Self { variant: tree.variant(), set_up, facts: tree.facts.clone(), nodes, at }
    }

    /// The tree and its current node.
    ///
    /// # Errors
    /// [`TreeImageError`] says what does not fit.
    pub fn read(&self) -> Result<(GameTree, NodeId), TreeImageError> {
        let start = match &self.set_up {
            None => Start::of(self.variant).map_err(SetUpError::from)?,
            Some(set_up) => set_up.read(self.variant)?,
        };
        let mut tree = GameTree::new(start);
        tree.facts = self.facts.clone();
        let mut ids: Vec<NodeId> = Vec::with_capacity(self.nodes.len());
        // The positions on the way to the node read last, so that a tree in the order of an image is played through once.
        let mut path: Vec<(NodeId, Position)> = Vec::new();
        for (image, number) in self.nodes.iter().zip(0..) {
            let id = match (image.after.map(|after| ids.get(after)), image.ply) {
                (None, None) if number == 0 => NodeId::ROOT,
                (Some(Some(&parent)), Some(ply)) => {
                    let known = tree.node(parent).children().len();
                    let reason = |reason| TreeImageError::Ply { node: number, reason };
                    while path.last().is_some_and(|(node, _)| *node != parent) {
                        path.pop();
                    }
                    if path.is_empty() {
                        path.push((parent, tree.position(parent)));
                    }
                    let mut position = path[path.len() - 1].1.clone();
                    let side = position.side_to_move();
                    let id = tree.play_from(parent, &mut position, ply).map_err(reason)?;
                    path.push((id, position));
                    if tree.node(parent).children().len() == known {
                        return Err(TreeImageError::Node(number));
                    }
                    if let (Some(how), Some(clocks)) = (image.how, image.clocks) {
                        tree.set_turn(id, Turn { side, ply, how, clocks: durations(clocks) });
                    }
                    id
                }
                _ => return Err(TreeImageError::Node(number)),
            };
            let node = tree.node_mut(id);
            node.end = image.end;
            node.comment.clone_from(&image.comment);
            node.judgement = image.judgement;
            node.marks.clone_from(&image.marks);
            node.values.clone_from(&image.values);
            node.time = image.time;
            ids.push(id);
        }
        let at = ids.get(self.at).copied().ok_or(TreeImageError::Node(self.at))?;
        Ok((tree, at))
    }
}

impl SetUpImage {
    /// The image of a start, unless it is usual.
    pub fn of(start: &Start) -> Option<Self> {
        start.is_set_up().then(|| Self::of_position(start.position()))
    }

    /// The image of any position.
    pub fn of_position(position: &Position) -> Self {
        let letter = |stone: Option<Side>| match stone {
            Some(Side::Black) => 'X',
            Some(Side::White) => 'O',
            None => '-',
        };
        let stones = position.stones().into_iter().map(letter).collect();
        Self { stones, to_move: position.side_to_move() }
    }

    /// The start.
    ///
    /// # Errors
    /// [`TreeImageError`] says what does not fit.
    pub fn read(&self, variant: Variant) -> Result<Start, TreeImageError> {
        let stone = |letter| match letter {
            'X' => Ok(Some(Side::Black)),
            'O' => Ok(Some(Side::White)),
            '-' => Ok(None),
            other => Err(TreeImageError::Stone(other)),
        };
        let stones = self.stones.chars().map(stone).collect::<Result<Vec<_>, _>>()?;
        let position = Position::set_up(variant, &stones, self.to_move)?;
        Ok(Start::set_up(variant, position))
    }
}
