//! What can be done at the board, as QML knows it: `GameStage.Playing`.

use super::enumerations::same_names;
use crate::app::state;

#[cxx_qt::bridge(namespace = "GameStage")]
pub mod ffi {
    #[qml_element]
    qnamespace!("GameStage");

    #[qenum]
    enum StageOfGame {
        TimeUp,
        Leaving,
        Coach,
        Exercise,
        Practised,
        Puzzle,
        Refuted,
        Solved,
        Lesson,
        TaskSolved,
        Drill,
        Drilled,
        Run,
        SetUp,
        Colours,
        Mistake,
        Study,
        Ready,
        Past,
        Over,
        Playing,
    }
}

same_names! {
    state::Stage => ffi::StageOfGame;
    TimeUp, Leaving, Coach, Exercise, Practised, Puzzle, Refuted, Solved, Lesson, TaskSolved, Drill, Drilled, Run, SetUp, Colours, Mistake, Study, Ready, Past, Over, Playing
}
