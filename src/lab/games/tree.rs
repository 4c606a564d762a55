//! Trees as in textbooks: numbers at the leaves, brackets around the branches of a node. The first side to move
//! maximises.

use thiserror::Error;

use crate::lab::game::{Game, INFINITY, Move, Value, WIN};

/// More leaves and nodes than this are refused.
pub const MAX_NODES: usize = 100_000;

/// More levels than this are refused.
pub const MAX_LEVELS: usize = 40;

/// Why a text is no tree. Columns are characters, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TreeError {
    /// A number or a bracket was expected.
    #[error("column {column}: expected a number or a bracket, found {found:?}")]
    Sign {
        /// Where it is.
        column: usize,
        /// The character.
        found: char,
    },
    /// The text ended too early.
    #[error("column {column}: expected a number or a bracket, found the end")]
    End {
        /// The one after the last.
        column: usize,
    },
    /// A number is too large.
    #[error("column {column}: expected a number within ±{MAX_NUMBER}")]
    Number {
        /// Where it begins.
        column: usize,
    },
    /// A node has no branch.
    #[error("column {column}: expected a branch, found none")]
    Empty {
        /// Where the brackets are closed.
        column: usize,
    },
    /// The tree is too large.
    #[error("column {column}: expected at most {MAX_NODES} nodes, {MAX_LEVELS} levels and {most} branches of a node", most = Move::COUNT - 2)]
    TooLarge {
        /// Where it becomes too large.
        column: usize,
    },
}

/// The largest number of a leaf.
pub const MAX_NUMBER: i32 = WIN / 100 - 1;

#[derive(Clone, Debug, PartialEq, Eq)]
enum Node {
    /// Its value for the side that moves first.
    Leaf(i32),
    Inner(Vec<usize>),
}

/// A tree of numbers, and the current node.
///
/// ```
/// use heibai::lab::Tree;
/// let tree: Tree = "((3 12 8) (2 4 6) (14 5 2))".parse().unwrap();
/// assert_eq!((tree.height(), tree.leaves()), (2, 9));
/// assert_eq!(tree.to_string(), "((3 12 8) (2 4 6) (14 5 2))");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    nodes: Vec<Node>,
    at: usize,
    before: Vec<usize>,
}

impl Tree {
    /// A uniform tree: every inner node has `branches` branches, every leaf is `height` moves deep, and `leaf` gives
    /// their numbers from the left.
    ///
    /// # Panics
    /// If there are more than [`MAX_NODES`] nodes.
    pub fn uniform(branches: usize, height: usize, mut leaf: impl FnMut() -> i32) -> Self {
        fn grow(
            nodes: &mut Vec<Node>,
            branches: usize,
            height: usize,
            leaf: &mut impl FnMut() -> i32,
        ) -> usize {
            let at = nodes.len();
            assert!(at < MAX_NODES, "a tree has at most {MAX_NODES} nodes");
            if height == 0 {
                nodes.push(Node::Leaf(leaf()));
                return at;
            }
            nodes.push(Node::Inner(Vec::new()));
            let children = (0..branches).map(|_| grow(nodes, branches, height - 1, leaf)).collect();
            nodes[at] = Node::Inner(children);
            at
        }
        let mut nodes = Vec::new();
        grow(&mut nodes, branches, height, &mut leaf);
        Self { nodes, at: 0, before: Vec::new() }
    }

    /// Moves from the root to the deepest leaf.
    pub fn height(&self) -> usize {
        // Children come after their parents.
        let mut heights = vec![0; self.nodes.len()];
        for (at, node) in self.nodes.iter().enumerate().rev() {
            if let Node::Inner(children) = node {
                heights[at] = 1 + children.iter().map(|&child| heights[child]).max().unwrap_or(0);
            }
        }
        heights[0]
    }

    /// The number of leaves.
    pub fn leaves(&self) -> usize {
        self.nodes.iter().filter(|node| matches!(node, Node::Leaf(_))).count()
    }

    /// 1 if the side to move maximises, else -1.
    fn sign(&self) -> i32 {
        if self.before.len().is_multiple_of(2) { 1 } else { -1 }
    }

    fn write(&self, at: usize, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.nodes[at] {
            Node::Leaf(value) => write!(f, "{value}"),
            Node::Inner(children) => {
                for (index, &child) in children.iter().enumerate() {
                    write!(f, "{}", if index == 0 { '(' } else { ' ' })?;
                    self.write(child, f)?;
                }
                write!(f, ")")
            }
        }
    }
}

impl Game for Tree {
    fn moves(&self, moves: &mut Vec<Move>) {
        if let Node::Inner(children) = &self.nodes[self.at] {
            moves.extend((0..children.len()).map(Move::new));
        }
    }

    fn play(&mut self, mv: Move) {
        self.before.push(self.at);
        if let (Node::Inner(children), Some(branch)) = (&self.nodes[self.at], mv.cell()) {
            self.at = children[branch];
        }
    }

    fn undo(&mut self) {
        self.at = self.before.pop().expect("a move was made");
    }

    fn outcome(&self) -> Option<i32> {
        match self.nodes[self.at] {
            Node::Leaf(value) => Some(self.sign() * value * 100),
            Node::Inner(_) => None,
        }
    }

    /// Nothing is known of an inner node.
    fn evaluate(&self) -> i32 {
        0
    }

    fn key(&self) -> u64 {
        self.at as u64
    }

    fn points(&self, outcome: i32) -> f64 {
        0.5 + f64::from(outcome) / f64::from(INFINITY) / 2.0
    }

    fn value(&self, value: i32) -> Value {
        Value::Evaluation(value)
    }

    /// The branches are `a` to `z`, then `aa` and so on.
    fn name(&self, mv: Move) -> String {
        let mut left = mv.cell().unwrap_or_default() + 1;
        let mut name = Vec::new();
        while left > 0 {
            left -= 1;
            name.push(char::from(b'a' + (left % 26) as u8));
            left /= 26;
        }
        name.iter().rev().collect()
    }
}

impl std::fmt::Display for Tree {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.write(0, f)
    }
}

impl std::str::FromStr for Tree {
    type Err = TreeError;

    /// Reads whole numbers at the leaves, and brackets of any kind around the branches of a node, separated by blanks
    /// and commas.
    fn from_str(text: &str) -> Result<Self, TreeError> {
        let mut nodes: Vec<Node> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        let mut signs = text.chars().zip(1..).peekable();
        while let Some((sign, column)) = signs.next() {
            let refused = TreeError::Sign { column, found: sign };
            if sign.is_whitespace() || sign == ',' {
                continue;
            }
            if matches!(sign, ')' | ']' | '}') {
                let closed = open.pop().ok_or(refused)?;
                if nodes[closed] == Node::Inner(Vec::new()) {
                    return Err(TreeError::Empty { column });
                }
                continue;
            }
            let at = nodes.len();
            match open.last().map(|&parent| &mut nodes[parent]) {
                Some(Node::Inner(children)) => {
                    if children.len() >= Move::COUNT - 2 {
                        return Err(TreeError::TooLarge { column });
                    }
                    children.push(at);
                }
                _ if at > 0 => return Err(refused),
                _ => {}
            }
            if at >= MAX_NODES || open.len() >= MAX_LEVELS {
                return Err(TreeError::TooLarge { column });
            }
            if matches!(sign, '(' | '[' | '{') {
                open.push(at);
                nodes.push(Node::Inner(Vec::new()));
                continue;
            }
            let mut digits = String::from(sign);
            while let Some((digit, _)) = signs.next_if(|(sign, _)| sign.is_ascii_digit()) {
                digits.push(digit);
            }
            if !digits.ends_with(|sign: char| sign.is_ascii_digit()) {
                return Err(refused);
            }
            let number = digits.parse().ok();
            let number = number.filter(|number: &i32| number.unsigned_abs() <= MAX_NUMBER as u32);
            nodes.push(Node::Leaf(number.ok_or(TreeError::Number { column })?));
        }
        if nodes.is_empty() || !open.is_empty() {
            return Err(TreeError::End { column: text.chars().count() + 1 });
        }
        Ok(Self { nodes, at: 0, before: Vec::new() })
    }
}
