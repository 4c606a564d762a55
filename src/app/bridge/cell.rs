//! What can be said of a cell of the board, as QML knows it: `Cell.Circle`, `Cell.OpenThree` and so on.

use super::enumerations::same_names;
use crate::game;
use crate::game::tree::Mark;
use crate::gomoku;

#[cxx_qt::bridge(namespace = "Cell")]
pub mod ffi {
    #[qml_element]
    qnamespace!("Cell");

    /// Why a point is forbidden to Black.
    #[qenum]
    enum Foul {
        NoFoul,
        Overline,
        DoubleFour,
        DoubleThree,
    }

    /// What stones of one side threaten, the weakest first.
    #[qenum]
    enum Threat {
        NoThreat,
        OpenThree,
        Four,
        OpenFour,
    }

    #[qenum]
    enum Sign {
        NoSign,
        Circle,
        Cross,
        Square,
        Triangle,
        Letters,
    }
}

impl From<Option<&Mark>> for ffi::Sign {
    fn from(mark: Option<&Mark>) -> Self {
        match mark {
            None => Self::NoSign,
            Some(Mark::Circle) => Self::Circle,
            Some(Mark::Cross) => Self::Cross,
            Some(Mark::Square) => Self::Square,
            Some(Mark::Triangle) => Self::Triangle,
            Some(Mark::Label(_)) => Self::Letters,
        }
    }
}

same_names! { game::Foul | NoFoul => ffi::Foul; Overline, DoubleFour, DoubleThree }

impl From<Option<gomoku::Threat>> for ffi::Threat {
    fn from(threat: Option<gomoku::Threat>) -> Self {
        match threat {
            // A five is the end, and threatens nothing.
            None | Some(gomoku::Threat::Five) => Self::NoThreat,
            Some(gomoku::Threat::OpenThree) => Self::OpenThree,
            Some(gomoku::Threat::Four) => Self::Four,
            Some(gomoku::Threat::OpenFour) => Self::OpenFour,
        }
    }
}
