//! Events of the study, and what the window shows besides the board.

use crate::game::Position;
use crate::game::tree::{GameTree, Judgement, Mark, NodeId};

/// An event of the study.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyEvent {
    /// Studies the game on the board, or continues the earlier study.
    Enter,
    /// Returns to the game.
    Leave,
    /// Goes to this node.
    GoTo(NodeId),
    /// Goes to the variation so many places further down.
    Sibling(isize),
    /// Moves the variation nearer to the main line.
    Promote,
    /// Moves the variation behind the next one.
    Demote,
    /// Makes the line the main line.
    MakeMain,
    /// Deletes the move and what follows.
    Delete,
    /// Deletes what follows.
    CutAfter,
    /// Sets a comment, which may come when something else is on the board already.
    Comment {
        /// The number of the study.
        study: u32,
        /// What is commented on.
        node: NodeId,
        /// The comment; empty for none.
        text: String,
    },
    /// Sets or removes the judgement of the move.
    Judge(Judgement),
    /// Puts a mark on a cell of the position, or removes it.
    Mark(usize, WantedMark),
    /// Merges another game in as variations.
    Merge(Box<GameTree>),
    /// Goes to the next node with this position.
    Find(Box<Position>),
    /// Folds or unfolds a variation.
    Fold(NodeId),
    /// Studies an opened game.
    Open(Box<GameTree>),
    /// Studies a game from the archive of those finished here.
    OpenOwn(Box<GameTree>),
    /// Plays on from the position on the board.
    PlayFromHere,
}

/// A mark to put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WantedMark {
    /// This one; if it is there, none.
    Mark(Mark),
    /// The first unused letter; if there is a letter, none.
    Letter,
    /// The one after the one there, and after the last none.
    Next,
}

/// What the window shows of a study besides the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a property of the window's own")]
pub struct StudyShown {
    /// Whether a study is on the board.
    pub open: bool,
    /// Its number, another for each study.
    pub number: u32,
    /// The number of the node.
    pub node: u32,
    /// The moves up to it.
    pub moves: usize,
    /// Its comment.
    pub comment: String,
    /// The judgement of its ply.
    pub judgement: Option<Judgement>,
    /// Whether it has a ply, which can be judged and deleted.
    pub has_ply: bool,
    /// Whether the line could be promoted.
    pub can_promote: bool,
    /// Whether a variation would take its place.
    pub can_demote: bool,
    /// Whether the game can be played on from here.
    pub can_play: bool,
    /// The tournament, match or place.
    pub event: String,
    /// The date, as recorded but for the time of day.
    pub date: String,
    /// The result, as recorded or in the letters of SGF.
    pub result: String,
}
