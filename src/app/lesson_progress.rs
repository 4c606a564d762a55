//! How far a person has come in the lessons, kept in `$XDG_DATA_HOME/heibai/lessons.json`.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::kept_file::{Json, Kept};
use crate::game::Game;
use crate::lessons::{Course, Lesson};

/// How far somebody has come in a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reached {
    /// The sentences that were read, counted from the first.
    pub blocks: usize,
    /// The tasks that were solved, by their numbers from 0.
    pub tasks: BTreeSet<usize>,
}

impl Reached {
    /// Whether nothing of the lesson is left.
    pub fn is_done(&self, lesson: &Lesson) -> bool {
        (0..lesson.tasks.len()).all(|task| self.tasks.contains(&task))
            && (!lesson.tasks.is_empty() || self.blocks >= lesson.blocks.len())
    }
}

/// What was reached in all lessons that were begun, by game and id.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Progress(BTreeMap<String, Reached>);

/// A step forward.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// The game.
    pub game: Game,
    /// The id of the lesson.
    pub lesson: String,
    /// Sentences read.
    pub blocks: usize,
    /// A task that was solved.
    pub task: Option<usize>,
}

impl Progress {
    /// Takes over what was reached elsewhere; nothing that was reached here is lost.
    pub fn include(&mut self, other: Self) {
        for (key, there) in other.0 {
            let reached = self.0.entry(key).or_default();
            reached.blocks = reached.blocks.max(there.blocks);
            reached.tasks.extend(there.tasks);
        }
    }

    /// What was reached in a lesson; `None` if it was not begun.
    pub fn of(&self, game: Game, lesson: &str) -> Option<&Reached> {
        self.0.get(&key(game, lesson))
    }

    /// The first lesson of a course that is not done, by its number; `None` if all are.
    pub fn next(&self, course: &Course) -> Option<usize> {
        let is_open = |lesson: &Lesson| {
            self.of(course.game, &lesson.id).is_none_or(|reached| !reached.is_done(lesson))
        };
        course.lessons.iter().position(is_open)
    }
}

impl Kept for Progress {
    type Change = Change;
    type Format = Json<1>;

    fn apply(&mut self, change: &Change) {
        let reached = self.0.entry(key(change.game, &change.lesson)).or_default();
        reached.blocks = reached.blocks.max(change.blocks);
        reached.tasks.extend(change.task);
    }
}

fn key(game: Game, lesson: &str) -> String {
    format!("{}/{lesson}", game.kind().name.to_lowercase())
}
