//! What people do while they study, and what of it the window shows besides the board.

use crate::game::Position;
use crate::game::tree::{GameTree, Judgement, Mark, NodeId};

/// Something that people do while they study.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyEvent {
    /// Studies the game on the board, or goes on with what was studied before.
    Enter,
    /// Returns to the game.
    Leave,
    /// Looks at this node.
    GoTo(NodeId),
    /// Looks at the variation so many places further down.
    Sibling(isize),
    /// Brings the variation nearer to the main line.
    Promote,
    /// Puts the variation behind the next one.
    Demote,
    /// Makes the line the main line.
    MakeMain,
    /// Cuts off the move and what follows.
    Delete,
    /// Cuts off what follows.
    CutAfter,
    /// Writes a comment about this node, which need not be shown any more.
    Comment(NodeId, String),
    /// Says what one thinks of the move, or no more.
    Judge(Judgement),
    /// Puts a sign on a cell of the position that is shown, or takes it away.
    Mark(usize, WantedMark),
    /// Puts the lines of another game in as variations.
    Merge(Box<GameTree>),
    /// Looks at the next node with this position.
    Find(Box<Position>),
    /// Folds a variation, or unfolds it.
    Fold(NodeId),
    /// Studies a game that was opened.
    Open(Box<GameTree>),
    /// Plays on from the position that is shown.
    PlayFromHere,
}

/// A sign that is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WantedMark {
    /// This one; if it is there, none.
    Mark(Mark),
    /// The first letter that stands nowhere on the board; if there is a letter, none.
    Letter,
    /// The one that comes after what is there, and after the last none.
    Next,
}

/// What the window shows of a study besides the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a property of the window's own")]
pub struct StudyShown {
    /// Whether a study is on the board.
    pub open: bool,
    /// The number of the node that is shown.
    pub node: u32,
    /// What is written about it.
    pub comment: String,
    /// What is thought of its ply.
    pub judgement: Option<Judgement>,
    /// Whether there is a ply, so that it can be judged and deleted.
    pub has_ply: bool,
    /// Whether the line could be promoted.
    pub can_promote: bool,
    /// Whether the game can be played on from here.
    pub can_play: bool,
    /// The tournament, the match or the place where it was played.
    pub event: String,
    /// When it was played, as it is written.
    pub date: String,
    /// How it ended, as it is written.
    pub result: String,
}
