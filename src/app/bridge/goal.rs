//! What a puzzle asks for as QML knows it: `Goal.Win`, and `Goal.None` where nothing is asked.

use super::enumerations::same_names;
use crate::puzzles;

#[cxx_qt::bridge(namespace = "Goal")]
pub mod ffi {
    #[qml_element]
    qnamespace!("Goal");

    #[qenum]
    enum Aim {
        None,
        Win,
        Draw,
        Best,
        Fours,
        Defence,
        Threats,
    }
}

same_names! { puzzles::Goal | None => ffi::Aim; Win, Draw, Best, Fours, Defence, Threats }
