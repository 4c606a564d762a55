//! What puzzles are about.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::analysis::reasons::Motif;

/// Declares the themes with their names in files.
macro_rules! themes {
    ($($(#[$doc:meta])* $theme:ident $name:literal,)*) => {
        /// What a puzzle is about, proved by a reason or by the board.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Theme {
            $($(#[$doc])* $theme,)*
        }

        impl Theme {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$theme,)*];

            /// A stable name for files and programs.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$theme => $name,)*
                }
            }
        }
    };
}

themes! {
    /// Othello: who plays last in a region.
    Parity "parity",
    /// Othello: a region in which only one side can play.
    Swindle "swindle",
    /// Othello: a disc between two others on an edge, for good.
    Wedge "wedge",
    /// Othello: a corner is kept from the opponent, or won.
    Corner "corner",
    /// Othello: who holds an edge at the end.
    Edge "edge",
    /// Othello: a move that could have waited.
    Tempo "tempo",
    /// Othello: who has moves, and where.
    Mobility "mobility",
    /// Othello: somebody has to pass.
    Pass "pass",
    /// Othello: the right move lets the opponent take a corner.
    Sacrifice "sacrifice",
    /// Othello: all discs of one side are flipped.
    WipeOut "wipe-out",
    /// Gomoku: a win by fours alone.
    Fours "fours",
    /// Gomoku: a win by threats, not by fours alone.
    Threats "threats",
    /// Gomoku: a win is to be stopped.
    Defence "defence",
    /// Gomoku: one move makes threats that no single answer stops.
    Fork "fork",
    /// Gomoku: the right move makes two open threes.
    DoubleThree "double-three",
    /// Gomoku: one of the moves makes a four and an open three.
    FourThree "four-three",
    /// Gomoku: the right move makes neither a four nor an open three.
    Quiet "quiet",
    /// Gomoku: the other side's answer makes a four itself.
    CounterFour "counter-four",
    /// Gomoku: the win needs a point that is forbidden to the other side.
    ForbiddenPoint "forbidden-point",
}

impl Theme {
    /// The theme with this name, or with one that it had in files before.
    pub fn named(name: &str) -> Option<Self> {
        let name = if name == "threes" { Self::Threats.name() } else { name };
        Self::ALL.iter().copied().find(|theme| theme.name() == name)
    }

    /// The theme of a puzzle in which the natural mistake has this reason; `None` if it only tells the result, or is
    /// Gomoku's.
    pub fn of(motif: &Motif) -> Option<Self> {
        Some(match motif {
            Motif::Parity { .. } => Self::Parity,
            Motif::Swindle(_) => Self::Swindle,
            Motif::Wedge { .. } => Self::Wedge,
            Motif::Corner { .. } | Motif::CornerMissed(_) => Self::Corner,
            Motif::Edge(_) => Self::Edge,
            Motif::Tempo(_) => Self::Tempo,
            Motif::Passes(_) | Motif::PassMissed(_) => Self::Pass,
            Motif::NoSafeMoves { .. }
            | Motif::Wall { .. }
            | Motif::Greed { .. }
            | Motif::Opened { .. }
            | Motif::Closed(_)
            | Motif::OwnMove(_)
            | Motif::Reply { .. } => Self::Mobility,
            Motif::WipeOutMissed | Motif::WipeOutAllowed(_) => Self::WipeOut,
            _ => return None,
        })
    }
}

impl Serialize for Theme {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Theme {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::named(&name).ok_or_else(|| de::Error::custom(format!("no theme is called {name:?}")))
    }
}
