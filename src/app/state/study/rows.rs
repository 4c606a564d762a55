//! The tree as rows of a list: the main line in two columns, comments under the move they are about, variations under
//! the move that they replace.

use std::collections::HashSet;

use crate::analysis::{MoveValue, OWN, tree_values};
use crate::game::tree::{GameTree, Judgement, NodeId};
use crate::game::{Ply, Side, Study};

/// A row of the list of moves and variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyRow {
    /// The depth of nested variations; 0 on the main line.
    pub indent: usize,
    /// The moves in it; on the main line at most one of each side, Black's left. Empty in a row with a comment.
    pub cells: Vec<StudyCell>,
    /// The comment about the move before; empty in a row with moves.
    pub comment: String,
    /// Whether it is folded; `None` if it can't be.
    pub folded: Option<bool>,
}

/// A move in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyCell {
    /// The number of its node.
    pub node: u32,
    /// The number of the move in its line, from 1; 0 for a choice or an offer of an opening, which is no move.
    pub number: usize,
    /// `f5`, `pass`, or a choice of an opening.
    pub notation: String,
    /// Whose move it is.
    pub side: Side,
    /// The annotator's judgement.
    pub judgement: Option<Judgement>,
    /// Its place among the variations, from 1, and their number.
    pub variation: (usize, usize),
    /// The comment on it.
    pub comment: String,
    /// Its value for whoever made it, if the study holds one.
    pub value: Option<MoveValue>,
}

const SEEN_WHEN_FOLDED: usize = 3;

enum Task {
    /// A line from a node, before which so many moves were made.
    Line {
        from: NodeId,
        made: usize,
        indent: usize,
        begins: bool,
    },
    Comment {
        text: String,
        indent: usize,
    },
}

/// The moves of a study with all variations; `folded` ones show their beginning only.
pub(in crate::app::state) fn rows(study: &Study, folded: &HashSet<NodeId>) -> Vec<StudyRow> {
    let tree = study.tree();
    let mut layout = Layout { tree, folded, rows: Vec::new(), tasks: Vec::new() };
    let root = tree.node(NodeId::ROOT);
    if let Some(&from) = root.children().first() {
        layout.tasks.push(Task::Line { from, made: 0, indent: 0, begins: true });
    }
    layout.comment_later(root.comment(), 0);
    // A stack of tasks in place of recursion, however deep the variations are.
    while let Some(task) = layout.tasks.pop() {
        match task {
            Task::Comment { text, indent } => {
                layout.rows.push(StudyRow { comment: text, ..StudyRow::empty(indent, None) });
            }
            Task::Line { from, made, indent, begins } => {
                layout.line(from, made, indent, begins);
            }
        }
    }
    layout.rows
}

impl StudyRow {
    fn empty(indent: usize, folded: Option<bool>) -> Self {
        Self { indent, cells: Vec::new(), comment: String::new(), folded }
    }
}

struct Layout<'a> {
    tree: &'a GameTree,
    folded: &'a HashSet<NodeId>,
    rows: Vec<StudyRow>,
    /// The next one last.
    tasks: Vec<Task>,
}

impl Layout<'_> {
    fn comment_later(&mut self, text: &str, indent: usize) {
        if !text.is_empty() {
            self.tasks.push(Task::Comment { text: excerpt(text), indent });
        }
    }

    /// Lays out the moves of a line up to the first comment or variation; the rest follows later.
    fn line(&mut self, from: NodeId, mut made: usize, indent: usize, begins: bool) {
        let tree = self.tree;
        let is_variation = begins && indent > 0;
        let is_folded = is_variation && self.folded.contains(&from);
        let can_fold = is_variation && is_long(tree, from);
        let mut row = StudyRow::empty(indent, can_fold.then_some(is_folded));
        let mut next = Some(from);
        while let Some(id) = next {
            let node = tree.node(id);
            let before = made;
            let is_move = node.ply().is_some_and(Ply::is_move);
            made += usize::from(is_move);
            let cell = self.cell(id, if is_move { made } else { 0 });
            let last = row.cells.last();
            if indent == 0
                && last.is_some_and(|last| last.side == cell.side || cell.side == Side::Black)
            {
                self.rows.push(std::mem::replace(&mut row, StudyRow::empty(indent, None)));
            }
            row.cells.push(cell);
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
                self.tasks.push(Task::Line { from, made, indent, begins: false });
            }
            for &from in others.iter().rev() {
                let (made, indent) = (before, indent + 1);
                self.tasks.push(Task::Line { from, made, indent, begins: true });
            }
            self.comment_later(node.comment(), indent);
            break;
        }
        if !row.cells.is_empty() {
            self.rows.push(row);
        }
    }

    fn cell(&self, id: NodeId, number: usize) -> StudyCell {
        let tree = self.tree;
        let node = tree.node(id);
        let ply = node.ply().expect("a ply leads to it");
        let siblings = node.parent().map_or(1, |parent| tree.node(parent).children().len());
        StudyCell {
            node: id.number(),
            number,
            // Cells are called the same in all positions of a game.
            notation: tree.start().position().ply_name(ply),
            side: node.mover().expect("it is a ply of a side"),
            judgement: node.judgement(),
            variation: (tree.place_of(id).unwrap_or(0) + 1, siblings),
            comment: excerpt(node.comment()),
            value: tree_values::of_move_to(tree, id, OWN),
        }
    }
}

/// A comment as the list shows and says it: of a very long one the beginning, as laying out a line takes time that grows
/// with the square of its length.
fn excerpt(comment: &str) -> String {
    const LONGEST: usize = 4000;
    match comment.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &comment[..end]),
        None => comment.to_owned(),
    }
}

fn alternatives(tree: &GameTree, id: NodeId) -> &[NodeId] {
    match (tree.place_of(id), tree.node(id).parent()) {
        (Some(0), Some(parent)) => &tree.node(parent).children()[1..],
        _ => &[],
    }
}

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
