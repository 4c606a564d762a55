//! What the row of actions below the board is for.

use super::{PracticeStage, Shown};
use crate::game::Phase;

/// What can be done at the board now: answer a question, or go on with what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A side's time is up, and it is asked whether it keeps its turn.
    TimeUp,
    /// It is asked whether the game is really left.
    Leaving,
    /// The coach asks whether a move shall really be played.
    Coach,
    /// The answer to an exercise is wanted.
    Exercise,
    /// An exercise is over.
    Practised,
    /// A position is set up.
    SetUp,
    /// A person chooses a colour in the opening.
    Colours,
    /// The next move of what is studied is a mistake that can be tried again.
    Mistake,
    /// A game is studied.
    Study,
    /// No game has begun.
    Ready,
    /// An earlier position of the game is looked at.
    Past,
    /// The game is over.
    Over,
    /// The game is played, or paused.
    Playing,
}

impl Shown {
    /// What can be done now.
    pub fn stage(&self) -> Stage {
        let (practice, study) = (&self.practice, &self.study);
        if self.time_up {
            Stage::TimeUp
        } else if self.asked.is_some() {
            Stage::Leaving
        } else if self.coach.asks.is_some() {
            Stage::Coach
        } else if practice.is_over() {
            Stage::Practised
        } else if practice.stage != PracticeStage::Closed {
            Stage::Exercise
        } else if self.set_up.open {
            Stage::SetUp
        } else if !self.choices.is_empty() {
            Stage::Colours
        } else if study.open {
            if practice.can_try { Stage::Mistake } else { Stage::Study }
        } else if !self.under_way {
            Stage::Ready
        } else if self.viewing_past {
            Stage::Past
        } else if self.phase == Phase::Over {
            Stage::Over
        } else {
            Stage::Playing
        }
    }
}
