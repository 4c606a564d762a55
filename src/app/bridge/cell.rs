//! What can be said of a cell of the board, as QML knows it: `Cell.Circle`, `Cell.OpenThree` and so on.

use crate::game;
use crate::game::tree::Mark;
use crate::gomoku;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge(namespace = "Cell")]
pub mod ffi {
    #[qml_element]
    qnamespace!("Cell");

    /// Why Black may not place a stone.
    #[qenum]
    enum Foul {
        NoFoul,
        Overline,
        DoubleFour,
        DoubleThree,
    }

    /// What stones of one side threaten together, the weakest first.
    #[qenum]
    enum Threat {
        NoThreat,
        OpenThree,
        Four,
        OpenFour,
    }

    /// What stands on a cell of a position that is studied.
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

impl From<Option<game::Foul>> for ffi::Foul {
    fn from(foul: Option<game::Foul>) -> Self {
        match foul {
            None => Self::NoFoul,
            Some(game::Foul::Overline) => Self::Overline,
            Some(game::Foul::DoubleFour) => Self::DoubleFour,
            Some(game::Foul::DoubleThree) => Self::DoubleThree,
        }
    }
}

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
