//! A lesson and its text.

use super::claim::Claim;
use super::shown::Shown;
use super::task::Task;
use crate::game::{Ply, Position};

/// A sentence or two, and what the board shows meanwhile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The text in English, a key of the catalogues.
    pub text: String,
    /// The position before [`Self::plies`].
    pub position: Position,
    /// What is played while the text speaks, forced passes included.
    pub plies: Vec<Ply>,
    /// What is drawn after that.
    pub shown: Shown,
    /// What the text states of the position after [`Self::plies`].
    pub claims: Vec<Claim>,
}

impl Block {
    /// The position after its plies.
    pub fn end(&self) -> Position {
        let mut end = self.position.clone();
        for &ply in &self.plies {
            end.play(ply).expect("the plies were played when the file was read");
        }
        end
    }
}

/// One idea: a text beside the board, and tasks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its id, unique in its course and never changed.
    pub id: String,
    /// What it belongs to: a heading of one or more lessons in a row, in English.
    pub chapter: String,
    /// Its title in English.
    pub title: String,
    /// The text.
    pub blocks: Vec<Block>,
    /// What to play then.
    pub tasks: Vec<Task>,
}

impl Lesson {
    /// All words of the lesson, the keys of the catalogues.
    pub fn words(&self) -> Vec<&str> {
        let mut words = vec![self.chapter.as_str(), self.title.as_str()];
        words.extend(self.blocks.iter().map(|block| block.text.as_str()));
        words.extend(self.tasks.iter().flat_map(Task::words));
        words
    }
}
