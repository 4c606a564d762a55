//! A game with its variations and annotations.
//!
//! A node is a position reached by a turn; the root is the start. First children are the main line. Nodes live as long
//! as the tree, so that what was cut off can come back: each [`Change`] returns its inverse.

mod change;
mod equality;
mod facts;
mod image;
mod key;
mod merge;
mod notes;
mod walk;

use std::time::Duration;

use super::outcome::End;
use super::position::{IllegalPly, Ply, Position, StartError, Variant};
use super::side::Side;
use super::turn::Turn;

pub use change::Change;
pub use facts::{Clock, Facts};
pub use image::{SetUpImage, TreeImage, TreeImageError};
pub use key::GameKey;
pub use merge::OtherStart;
pub use notes::{CellMark, Certainty, Judgement, Mark, NotedMove, Value};
pub use walk::Walk;

/// The start of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    variant: Variant,
    position: Position,
}

impl Start {
    /// A variant's usual start.
    ///
    /// # Errors
    /// If the game does not support the board.
    pub fn of(variant: Variant) -> Result<Self, StartError> {
        Ok(Self { variant, position: variant.start()? })
    }

    /// A custom position of the variant's game and size, to be played under its rules. Only its stones and the side to move
    /// count: of an opening that led there nothing is left.
    pub fn set_up(variant: Variant, position: Position) -> Self {
        let fits = position.game() == variant.game() && position.size() == variant.size();
        assert!(fits, "a start has one game and one board");
        if variant.start().as_ref() == Ok(&position) {
            return Self { variant, position };
        }
        let made = Position::set_up(variant, &position.stones(), position.side_to_move());
        Self { variant, position: made.expect("the board is one of the game's") }
    }

    /// The game, rules and board.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The position before the first move.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns whether it is not the usual start of the variant.
    pub fn is_set_up(&self) -> bool {
        self.variant.start().as_ref() != Ok(&self.position)
    }
}

/// A node of one [`GameTree`]; meaningless in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The start of a game.
    pub const ROOT: Self = Self(0);

    /// The node with this number, if there is one.
    pub const fn from_number(number: u32) -> Self {
        Self(number)
    }

    /// Its number, unique in its tree.
    pub const fn number(self) -> u32 {
        self.0
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A position of a game, the turn that led to it, and its annotations.
#[derive(Clone, Debug, Default)]
pub struct Node {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    ply: Option<Ply>,
    mover: Option<Side>,
    turn: Option<Turn>,
    end: Option<End>,
    comment: String,
    judgement: Option<Judgement>,
    marks: Vec<CellMark>,
    values: Vec<Value>,
    time: Option<Duration>,
}

impl Node {
    /// The node before it; `None` for the root.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// Its continuations, main line first.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The ply that led to it; `None` for the root.
    pub fn ply(&self) -> Option<Ply> {
        self.ply
    }

    /// The side that was to move before the ply; `None` for the root.
    pub fn mover(&self) -> Option<Side> {
        self.mover
    }

    /// The ply's turn, with its cause and clocks, if played in a match.
    pub fn turn(&self) -> Option<Turn> {
        self.turn
    }

    /// How long the ply took, if measured.
    pub fn time(&self) -> Option<Duration> {
        self.time
    }

    /// The end of a game here, if not on the board.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// The comment; may be empty.
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// The judgement of the ply.
    pub fn judgement(&self) -> Option<Judgement> {
        self.judgement
    }

    /// The marks on cells.
    pub fn marks(&self) -> &[CellMark] {
        &self.marks
    }

    /// The engines' values, one for each engine.
    pub fn values(&self) -> &[Value] {
        &self.values
    }
}

/// A game with its variations. Every ply is legal.
#[derive(Clone, Debug)]
pub struct GameTree {
    start: Start,
    /// The facts of the whole game: names, event, date and so on.
    pub facts: Facts,
    nodes: Vec<Node>,
}

impl GameTree {
    /// A game not yet begun.
    pub fn new(start: Start) -> Self {
        Self { start, facts: Facts::default(), nodes: vec![Node::default()] }
    }

    /// The same game with these facts.
    #[must_use]
    pub fn with_facts(self, facts: Facts) -> Self {
        Self { facts, ..self }
    }

    /// The start.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The game, rules and board.
    pub fn variant(&self) -> Variant {
        self.start.variant
    }

    /// A node of this tree.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// Returns whether a node can be reached from the root, that is, was not cut off.
    pub fn contains(&self, id: NodeId) -> bool {
        let mut at = id;
        while let Some(parent) = self.nodes.get(at.index()).and_then(|node| node.parent) {
            if !self.node(parent).children.contains(&at) {
                return false;
            }
            at = parent;
        }
        at == NodeId::ROOT
    }

    /// The nodes from the root to this one, inclusive.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> =
            std::iter::successors(Some(id), |&id| self.node(id).parent).collect();
        path.reverse();
        path
    }

    /// The number of plies to a node.
    pub fn depth(&self, id: NodeId) -> usize {
        std::iter::successors(self.node(id).parent, |&id| self.node(id).parent).count()
    }

    /// The number of moves and passes to a node: its plies without the choices and offers of an opening.
    pub fn moves_to(&self, id: NodeId) -> usize {
        self.plies(id).into_iter().filter(|ply| ply.is_move()).count()
    }

    /// The plies to a node.
    pub fn plies(&self, id: NodeId) -> Vec<Ply> {
        self.path(id).into_iter().filter_map(|id| self.node(id).ply).collect()
    }

    /// The nodes after this one along first children, down to the last.
    pub fn line_after(&self, id: NodeId) -> Vec<NodeId> {
        std::iter::successors(self.node(id).children.first().copied(), |&id| {
            self.node(id).children.first().copied()
        })
        .collect()
    }

    /// The last node of the main line.
    pub fn main_end(&self) -> NodeId {
        self.line_after(NodeId::ROOT).last().copied().unwrap_or(NodeId::ROOT)
    }

    /// Returns whether a node is on the main line.
    pub fn is_main(&self, id: NodeId) -> bool {
        let mut at = id;
        while let Some(parent) = self.node(at).parent {
            if self.node(parent).children.first() != Some(&at) {
                return false;
            }
            at = parent;
        }
        true
    }

    /// The line to a node as its own tree, with all annotations and facts.
    #[must_use]
    pub(crate) fn line_to(&self, id: NodeId) -> Self {
        let path = self.path(id);
        let last = path.len() - 1;
        let numbered = path.into_iter().zip(0..);
        let nodes = numbered.map(|(id, number)| {
            let after = NodeId(number + 1);
            Node {
                parent: number.checked_sub(1).map(NodeId),
                children: if number as usize == last { Vec::new() } else { vec![after] },
                ..self.node(id).clone()
            }
        });
        let nodes = nodes.collect();
        Self { start: self.start.clone(), facts: self.facts.clone(), nodes }
    }

    /// The position at the end of the main line.
    pub fn end_position(&self) -> Position {
        self.position(self.main_end())
    }

    /// The position at a node, replayed from the start.
    pub fn position(&self, id: NodeId) -> Position {
        let mut position = self.start.position.clone();
        for ply in self.plies(id) {
            position.play(ply).expect("every ply of a tree is legal");
        }
        position
    }

    /// The child for a ply, if there is one.
    pub fn child(&self, id: NodeId, ply: Ply) -> Option<NodeId> {
        self.node(id).children.iter().copied().find(|&child| self.node(child).ply == Some(ply))
    }

    /// Plays a ply at a node: follows it if played before, else adds it as the last variation.
    ///
    /// # Errors
    /// [`IllegalPly`] says why it is illegal; the tree is unchanged then.
    pub fn play(&mut self, at: NodeId, ply: Ply) -> Result<NodeId, IllegalPly> {
        match self.child(at, ply) {
            Some(child) => Ok(child),
            None => self.play_from(at, &mut self.position(at), ply),
        }
    }

    /// Like [`GameTree::play`], given the position at the node, which becomes that of the new node.
    ///
    /// # Errors
    /// [`IllegalPly`] says why it is illegal; tree and position are unchanged then.
    pub fn play_from(
        &mut self,
        at: NodeId,
        position: &mut Position,
        ply: Ply,
    ) -> Result<NodeId, IllegalPly> {
        let mover = position.side_to_move();
        position.play(ply)?;
        if let Some(child) = self.child(at, ply) {
            return Ok(child);
        }
        let id = self.new_node(at, ply, mover);
        self.node_mut(at).children.push(id);
        Ok(id)
    }

    /// Like [`GameTree::play_from`], but makes the ply the main line; the previous one stays as a variation.
    pub(crate) fn lead_from(
        &mut self,
        at: NodeId,
        position: &mut Position,
        ply: Ply,
    ) -> Result<NodeId, IllegalPly> {
        let node = self.play_from(at, position, ply)?;
        self.apply(Change::Move { node, place: 0 });
        Ok(node)
    }

    fn new_node(&mut self, parent: NodeId, ply: Ply, mover: Side) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("memory ends long before"));
        let (parent, ply, mover) = (Some(parent), Some(ply), Some(mover));
        self.nodes.push(Node { parent, ply, mover, ..Node::default() });
        id
    }

    /// Sets how a node's ply came about in a match.
    pub fn set_turn(&mut self, id: NodeId, turn: Turn) {
        self.node_mut(id).turn = Some(turn);
    }

    /// Sets how long a node's ply took.
    pub fn set_time(&mut self, id: NodeId, time: Option<Duration>) {
        self.node_mut(id).time = time;
    }

    /// Sets or clears the end of a game at a node.
    pub fn set_end(&mut self, id: NodeId, end: Option<End>) {
        self.node_mut(id).end = end;
    }

    /// Stores an engine's value, replacing its earlier one.
    pub fn set_value(&mut self, id: NodeId, value: Value) {
        let values = &mut self.node_mut(id).values;
        match values.iter_mut().find(|old| old.by == value.by) {
            Some(old) => *old = value,
            None => values.push(value),
        }
    }

    /// Adds a line to the comment of a node, unless it is empty.
    pub(crate) fn add_comment(&mut self, id: NodeId, text: &str) {
        let comment = &mut self.node_mut(id).comment;
        if !comment.is_empty() && !text.is_empty() {
            comment.push('\n');
        }
        comment.push_str(text);
    }

    /// Adds a move to an engine's value of the node; returns whether there is one.
    pub(crate) fn add_move_value(&mut self, id: NodeId, by: &str, found: NotedMove) -> bool {
        let value = self.node_mut(id).values.iter_mut().find(|value| value.by == by);
        value.map(|value| value.moves.push(found)).is_some()
    }

    /// Every reachable node, parents before children and the main line before variations.
    pub fn walk(&self) -> Walk<'_> {
        Walk::new(self)
    }

    /// The nodes with this position, however reached, in the order of [`GameTree::walk`].
    pub fn find(&self, wanted: &Position) -> Vec<NodeId> {
        self.walk().with_positions().filter(|(_, it)| it == wanted).map(|(id, _)| id).collect()
    }

    /// The number of reachable nodes, without the root.
    pub fn len(&self) -> usize {
        self.walk().count() - 1
    }

    /// The number of nodes that were ever made, with those that are cut off. Unlike [`GameTree::len`] it takes no walk.
    pub(crate) fn made(&self) -> usize {
        self.nodes.len()
    }

    /// Returns whether nothing was played.
    pub fn is_empty(&self) -> bool {
        self.node(NodeId::ROOT).children.is_empty()
    }
}
