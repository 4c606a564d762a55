//! The tree as rows of a list: the main line in two columns, comments under the move they are about, variations under
//! the move that they replace.

use super::super::AppState;
use crate::analysis::{MoveValue, OWN, tree_values};
use crate::game::tree::{GameTree, Judgement, NodeId};
use crate::game::{Position, Side};

/// A row of the list of moves and variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyRow {
    /// How deep the row is in variations of variations; 0 on the main line.
    pub indent: usize,
    /// The moves in it; on the main line at most one of each side, Black's left. None in a row with a comment.
    pub cells: Vec<StudyCell>,
    /// The comment about the move before; empty in a row with moves.
    pub comment: String,
    /// Whether only its beginning is shown; `None` if it can't be folded.
    pub folded: Option<bool>,
}

/// A move in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyCell {
    /// The number of its node.
    pub node: u32,
    /// Which move of the line it is, counted from 1.
    pub number: usize,
    /// `f5`, `pass`, or a choice of an opening.
    pub notation: String,
    /// Whose move it is.
    pub side: Side,
    /// What somebody thinks of it.
    pub judgement: Option<Judgement>,
    /// Whether the board shows the position after it.
    pub current: bool,
    /// Which of the variations at its place it is, counted from 1, and how many there are.
    pub variation: (usize, usize),
    /// What is written about it.
    pub comment: String,
    /// What it is worth for whoever made it, where the study knows that.
    pub value: Option<MoveValue>,
}

/// How many moves of a variation are seen while it is folded.
const SEEN_WHEN_FOLDED: usize = 3;

/// What is still to be written into rows.
enum Task {
    /// A line from this node on.
    Line {
        from: NodeId,
        indent: usize,
        before: Position,
        begins: bool,
    },
    Comment {
        text: String,
        indent: usize,
    },
}

impl AppState {
    /// The moves of the study with all variations; empty while nothing is studied.
    pub fn study_rows(&self) -> Vec<StudyRow> {
        let Some(study) = self.study() else { return Vec::new() };
        let tree = study.tree();
        let mut rows = Vec::new();
        let root = tree.node(NodeId::ROOT);
        let mut tasks = Vec::new();
        if let Some(&from) = root.children().first() {
            let before = tree.start().position().clone();
            tasks.push(Task::Line { from, indent: 0, before, begins: true });
        }
        if !root.comment().is_empty() {
            tasks.push(Task::Comment { text: root.comment().to_owned(), indent: 0 });
        }
        // The next task last, so that nothing recurses however deep variations go.
        while let Some(task) = tasks.pop() {
            match task {
                Task::Comment { text, indent } => {
                    rows.push(StudyRow { indent, cells: Vec::new(), comment: text, folded: None });
                }
                Task::Line { from, indent, before, begins } => {
                    self.write_line(tree, (from, before), (indent, begins), &mut rows, &mut tasks);
                }
            }
        }
        rows
    }

    /// Writes the moves of a line up to where something stands between them, and has the rest written later.
    fn write_line(
        &self,
        tree: &GameTree,
        (from, mut position): (NodeId, Position),
        (indent, begins): (usize, bool),
        rows: &mut Vec<StudyRow>,
        tasks: &mut Vec<Task>,
    ) {
        let is_folded = begins && indent > 0 && self.notebook.folded.contains(&from);
        let can_fold = begins && indent > 0 && is_long(tree, from);
        let mut row = StudyRow {
            indent,
            cells: Vec::new(),
            comment: String::new(),
            folded: can_fold.then_some(is_folded),
        };
        let mut next = Some(from);
        while let Some(id) = next {
            let node = tree.node(id);
            let before = position.clone();
            let cell = self.cell(tree, id, &before);
            let starts_row = indent == 0
                && row
                    .cells
                    .last()
                    .is_some_and(|last| last.side == cell.side || cell.side == Side::Black);
            if starts_row {
                rows.push(std::mem::replace(
                    &mut row,
                    StudyRow { indent, cells: Vec::new(), comment: String::new(), folded: None },
                ));
            }
            row.cells.push(cell);
            position
                .play(node.ply().expect("a ply leads to it"))
                .expect("every ply of a tree is legal");
            next = node.children().first().copied();
            if is_folded {
                if row.cells.len() == SEEN_WHEN_FOLDED {
                    break;
                }
                continue;
            }
            let others = alternatives(tree, id);
            if others.is_empty() && node.comment().is_empty() {
                continue;
            }
            if let Some(from) = next {
                tasks.push(Task::Line { from, indent, before: position, begins: false });
            }
            for &from in others.iter().rev() {
                tasks.push(Task::Line {
                    from,
                    indent: indent + 1,
                    before: before.clone(),
                    begins: true,
                });
            }
            if !node.comment().is_empty() {
                tasks.push(Task::Comment { text: node.comment().to_owned(), indent });
            }
            break;
        }
        if !row.cells.is_empty() {
            rows.push(row);
        }
    }

    fn cell(&self, tree: &GameTree, id: NodeId, before: &Position) -> StudyCell {
        let node = tree.node(id);
        let siblings = node.parent().map_or(1, |parent| tree.node(parent).children().len());
        StudyCell {
            node: id.number(),
            number: tree.depth(id),
            notation: before.ply_name(node.ply().expect("a ply leads to it")),
            side: before.side_to_move(),
            judgement: node.judgement(),
            current: self.study().is_some_and(|study| study.at() == id),
            variation: (tree.place_of(id).unwrap_or(0) + 1, siblings),
            comment: node.comment().to_owned(),
            value: value_of(tree, id, before),
        }
    }
}

/// What the analysis or a review has found of the move that leads to a node.
fn value_of(tree: &GameTree, id: NodeId, before: &Position) -> Option<MoveValue> {
    let node = tree.node(id);
    tree_values::of_move(tree, node.parent()?, before, OWN, node.ply()?)
}

/// What could be played in place of a first child.
fn alternatives(tree: &GameTree, id: NodeId) -> &[NodeId] {
    match (tree.place_of(id), tree.node(id).parent()) {
        (Some(0), Some(parent)) => &tree.node(parent).children()[1..],
        _ => &[],
    }
}

/// Whether a variation has more than is seen of it when it is folded.
fn is_long(tree: &GameTree, from: NodeId) -> bool {
    let mut at = from;
    for _ in 0..SEEN_WHEN_FOLDED {
        let node = tree.node(at);
        match node.children() {
            [] => return false,
            [next] if node.comment().is_empty() => at = *next,
            _ => return true,
        }
    }
    true
}
