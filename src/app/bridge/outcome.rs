//! How a game ended, and who won how often.

use cxx_qt::CxxQtType;

use super::int::Int;
use super::objects::properties;
use super::side::ffi::Colour;
use crate::game::{self, End, Finish};

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_outcome() -> UniquePtr<Outcome>;
    }

    #[qenum(Outcome)]
    enum Ending {
        NotOver,
        NoMoves,
        WipedOut,
        Row,
        FullBoard,
        Resigned,
        LostOnTime,
        CountedOnTime,
        DrawnOnTime,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// How the game ended: scores are -1 without one. The tally is of these players.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(Colour, winner, READ, NOTIFY)]
        #[qproperty(Ending, ending, READ, NOTIFY)]
        #[qproperty(Int, black_score, READ, NOTIFY)]
        #[qproperty(Int, white_score, READ, NOTIFY)]
        #[qproperty(Int, black_wins, READ, NOTIFY)]
        #[qproperty(Int, white_wins, READ, NOTIFY)]
        #[qproperty(Int, draws, READ, NOTIFY)]
        type Outcome = super::OutcomeRust;
    }
}

properties! {
    Outcome as OutcomeRust;
    winner: Colour = |now| now.shown.outcome.and_then(|outcome| outcome.winner).into();
    ending: ffi::Ending = |now| now.shown.outcome.map(|outcome| outcome.ending).into();
    black_score: Int = |now| now.score().map_or(Int(-1), |score| score.black.into());
    white_score: Int = |now| now.score().map_or(Int(-1), |score| score.white.into());
    black_wins: Int = |now| now.shown.tally.wins.black.into();
    white_wins: Int = |now| now.shown.tally.wins.white.into();
    draws: Int = |now| now.shown.tally.draws.into();
}

impl From<Option<game::Ending>> for ffi::Ending {
    fn from(ending: Option<game::Ending>) -> Self {
        match ending {
            None => Self::NotOver,
            Some(game::Ending::Board(Finish::NoMoves)) => Self::NoMoves,
            Some(game::Ending::Board(Finish::WipedOut)) => Self::WipedOut,
            Some(game::Ending::Board(Finish::Row)) => Self::Row,
            Some(game::Ending::Board(Finish::Full)) => Self::FullBoard,
            Some(game::Ending::By(End::Resigned(_))) => Self::Resigned,
            Some(game::Ending::By(End::LostOnTime(_))) => Self::LostOnTime,
            Some(game::Ending::By(End::CountedOnTime(_))) => Self::CountedOnTime,
            Some(game::Ending::By(End::DrawnOnTime(_))) => Self::DrawnOnTime,
        }
    }
}
