//! The kinds of reasons as QML knows them: `Reason.Parity`, and `Reason.None` where none is told.

use crate::analysis::reasons::{Fork, Gate, Manner, Motif, Remedy, Standing};

#[cxx_qt::bridge(namespace = "Reason")]
pub mod ffi {
    #[qml_element]
    qnamespace!("Reason");

    /// What is wrong with a move.
    #[qenum]
    enum Motif {
        None,
        WinToDraw,
        WinToLoss,
        DrawToLoss,
        WipeOutMissed,
        WipeOutAllowed,
        XSquare,
        CSquare,
        CornerOpened,
        CornerLeft,
        CornerLater,
        CornerMissed,
        Wedge,
        Parity,
        LastMove,
        Swindle,
        NoSafeMoves,
        Tempo,
        Wall,
        Greed,
        Passes,
        PassMissed,
        ReplyOpened,
        ReplyLeft,
        Opened,
        MovesLeft,
        Edge,
        OwnMove,
        Closed,
        FiveMissed,
        FoursMissed,
        ThreatsMissed,
        FourWasted,
        FourUnblocked,
        ThreeIgnored,
        WrongSide,
        DoubleFour,
        FourThree,
        DoubleThree,
        FoursAllowed,
        ThreatsAllowed,
        WinMissed,
        WinAllowed,
        FoulTrap,
    }

    /// What is special about the opponent's reply.
    #[qenum]
    enum Manner {
        Plain,
        Quiet,
        Hole,
        Lasting,
        Robs,
    }

    /// What the better move would have done.
    #[qenum]
    enum Remedy {
        Untold,
        Occupies,
        Denies,
        Avoids,
        StaysAway,
        Keeps,
        HasLastMove,
        Answers,
        HasMoves,
        SafeMoves,
        Urgent,
        LeavesNone,
        LeavesNoneBy,
        Reaches,
        WinsBy,
        Draws,
        LosesBy,
        Stops,
        Wins,
    }
}

impl From<&Motif> for ffi::Manner {
    fn from(motif: &Motif) -> Self {
        match motif {
            Motif::Reply { manner: Manner::Quiet, .. } => Self::Quiet,
            Motif::Reply { manner: Manner::Hole, .. } => Self::Hole,
            Motif::Reply { manner: Manner::Lasting, .. } => Self::Lasting,
            Motif::Reply { manner: Manner::Robs(_), .. } => Self::Robs,
            _ => Self::Plain,
        }
    }
}

impl From<&Remedy> for ffi::Remedy {
    fn from(remedy: &Remedy) -> Self {
        match remedy {
            Remedy::Untold => Self::Untold,
            Remedy::Occupies => Self::Occupies,
            Remedy::Denies { .. } => Self::Denies,
            Remedy::Avoids => Self::Avoids,
            Remedy::StaysAway => Self::StaysAway,
            Remedy::Keeps { .. } => Self::Keeps,
            Remedy::LastMove => Self::HasLastMove,
            Remedy::Answers => Self::Answers,
            Remedy::HasMoves { .. } => Self::HasMoves,
            Remedy::SafeMoves { .. } => Self::SafeMoves,
            Remedy::Urgent => Self::Urgent,
            Remedy::LeavesNone => Self::LeavesNone,
            Remedy::LeavesNoneBy { .. } => Self::LeavesNoneBy,
            Remedy::Reaches => Self::Reaches,
            Remedy::Scores(0) => Self::Draws,
            Remedy::Scores(1..) => Self::WinsBy,
            Remedy::Scores { .. } => Self::LosesBy,
            Remedy::Stops => Self::Stops,
            Remedy::Wins { .. } => Self::Wins,
        }
    }
}

impl From<&Motif> for ffi::Motif {
    fn from(motif: &Motif) -> Self {
        match motif {
            Motif::Result { before: Standing::Won, after: Standing::Drawn } => Self::WinToDraw,
            Motif::Result { before: Standing::Won, .. } => Self::WinToLoss,
            Motif::Result { .. } => Self::DrawToLoss,
            Motif::WipeOutMissed => Self::WipeOutMissed,
            Motif::WipeOutAllowed { .. } => Self::WipeOutAllowed,
            Motif::Corner { gate, .. } => match gate {
                Gate::XSquare => Self::XSquare,
                Gate::CSquare => Self::CSquare,
                Gate::Opened => Self::CornerOpened,
                Gate::Left => Self::CornerLeft,
                Gate::Later => Self::CornerLater,
            },
            Motif::CornerMissed { .. } => Self::CornerMissed,
            Motif::Wedge { .. } => Self::Wedge,
            Motif::Parity { entered: true, .. } => Self::Parity,
            Motif::Parity { .. } => Self::LastMove,
            Motif::Swindle { .. } => Self::Swindle,
            Motif::NoSafeMoves { .. } => Self::NoSafeMoves,
            Motif::Tempo { .. } => Self::Tempo,
            Motif::Wall { .. } => Self::Wall,
            Motif::Greed { .. } => Self::Greed,
            Motif::Passes { .. } => Self::Passes,
            Motif::PassMissed { .. } => Self::PassMissed,
            Motif::Reply { opened: true, .. } => Self::ReplyOpened,
            Motif::Reply { .. } => Self::ReplyLeft,
            Motif::Opened { new: true, .. } => Self::Opened,
            Motif::Opened { .. } => Self::MovesLeft,
            Motif::Edge { .. } => Self::Edge,
            Motif::OwnMove { .. } => Self::OwnMove,
            Motif::Closed { .. } => Self::Closed,
            Motif::FiveMissed { .. } => Self::FiveMissed,
            Motif::FoursMissed { .. } => Self::FoursMissed,
            Motif::ThreatsMissed { .. } => Self::ThreatsMissed,
            Motif::FourWasted { .. } => Self::FourWasted,
            Motif::FourUnblocked { .. } => Self::FourUnblocked,
            Motif::ThreeIgnored { .. } => Self::ThreeIgnored,
            Motif::WrongSide { .. } => Self::WrongSide,
            Motif::ForkAllowed { fork, .. } => match fork {
                Fork::DoubleFour => Self::DoubleFour,
                Fork::FourThree => Self::FourThree,
                Fork::DoubleThree => Self::DoubleThree,
            },
            Motif::FoursAllowed { .. } => Self::FoursAllowed,
            Motif::ThreatsAllowed { .. } => Self::ThreatsAllowed,
            Motif::WinMissed { .. } => Self::WinMissed,
            Motif::WinAllowed { .. } => Self::WinAllowed,
            Motif::FoulTrap { .. } => Self::FoulTrap,
        }
    }
}
