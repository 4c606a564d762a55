//! The clock: what it counts, what is left, and what is asked when it has run out.

use std::time::Duration;

use cxx_qt::CxxQtType;

use super::int::Int;
use super::objects::properties;
use super::side::ffi::Colour;
use crate::app::state::Event;
use crate::game::{Answer, TimeControl};

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        /// A side, or none.
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("cxx-qt-lib/common.h");
        /// Makes one.
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_clock() -> UniquePtr<Clock>;
    }

    /// What the clock counts.
    #[qenum(Clock)]
    enum Control {
        Off,
        PerTurn,
        WholeGame,
    }

    /// An answer to the question whether a side keeps its turn whose time is up.
    #[qenum(Clock)]
    enum Answer {
        KeepTurn,
        GiveTurn,
        NewGame,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The clock; times are in milliseconds, and -1 without one. What begins with `chosen` is that of the next game.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(Control, control, READ, NOTIFY)]
        #[qproperty(Int, turn_seconds, READ, NOTIFY)]
        #[qproperty(Int, game_seconds, READ, NOTIFY)]
        #[qproperty(Int, increment_seconds, READ, NOTIFY)]
        #[qproperty(Control, chosen, READ, NOTIFY)]
        #[qproperty(Int, chosen_turn, READ, NOTIFY)]
        #[qproperty(Int, chosen_game, READ, NOTIFY)]
        #[qproperty(Int, chosen_increment, READ, NOTIFY)]
        #[qproperty(Colour, side, READ, NOTIFY)]
        #[qproperty(Int, left, READ, NOTIFY)]
        #[qproperty(Int, black, READ, NOTIFY)]
        #[qproperty(Int, white, READ, NOTIFY)]
        #[qproperty(bool, warning, READ, NOTIFY)]
        #[qproperty(bool, time_up, READ, NOTIFY)]
        type Clock = super::ClockRust;

        /// So many seconds are left of a person's time: 5, 4, 3, 2 and 1, each told once.
        #[qsignal]
        fn last_second(self: Pin<&mut Clock>, seconds: Int);

        /// Chooses what the clock counts; both in seconds.
        #[qinvokable]
        fn choose(self: &Clock, control: Control, seconds: Int, increment: Int);
        /// Answers whether a side keeps its turn whose time is up.
        #[qinvokable]
        fn answer_time_up(self: &Clock, answer: Answer);
    }
}

properties! {
    Clock as ClockRust with game;
    control: ffi::Control = |now| now.shown.setup.time.into();
    turn_seconds: Int = |now| match now.shown.setup.time {
        TimeControl::PerTurn { seconds } => seconds.into(),
        _ => Int(0),
    };
    game_seconds: Int = |now| match now.shown.setup.time {
        TimeControl::WholeGame { seconds, .. } => seconds.into(),
        _ => Int(0),
    };
    increment_seconds: Int = |now| match now.shown.setup.time {
        TimeControl::WholeGame { increment, .. } => increment.into(),
        _ => Int(0),
    };
    chosen: ffi::Control = |now| now.shown.next.time.into();
    chosen_turn: Int = |now| now.clock.turn_seconds.into();
    chosen_game: Int = |now| now.clock.game_seconds.into();
    chosen_increment: Int = |now| now.clock.increment_seconds.into();
    side: Colour = |now| now.shown.clock_side.into();
    left: Int = |now| milliseconds(now.shown.time[now.shown.clock_side]);
    black: Int = |now| milliseconds(now.shown.time.black);
    white: Int = |now| milliseconds(now.shown.time.white);
    warning: bool = |now| now.shown.time_warning;
    time_up: bool = |now| now.shown.time_up;
}

impl ffi::Clock {
    fn choose(&self, control: ffi::Control, seconds: Int, increment: Int) {
        // What is out of range becomes the nearest that is not.
        let whole = |number: Int| u16::try_from(number.0.max(0)).unwrap_or(u16::MAX);
        let control = match control {
            ffi::Control::PerTurn => TimeControl::per_turn(whole(seconds)),
            ffi::Control::WholeGame => TimeControl::whole_game(whole(seconds), whole(increment)),
            _ => TimeControl::Off,
        };
        self.game.send(Event::ChooseClock(control));
    }

    fn answer_time_up(&self, answer: ffi::Answer) {
        self.game.send(Event::AnswerTimeUp(match answer {
            ffi::Answer::KeepTurn => Answer::KeepTurn,
            ffi::Answer::GiveTurn => Answer::GiveTurn,
            ffi::Answer::NewGame => Answer::NewGame,
            _ => return,
        }));
    }
}

/// -1 without a clock.
fn milliseconds(time: Option<Duration>) -> Int {
    time.map_or(Int(-1), |time| time.as_millis().into())
}

impl From<TimeControl> for ffi::Control {
    fn from(control: TimeControl) -> Self {
        match control {
            TimeControl::Off => Self::Off,
            TimeControl::PerTurn { .. } => Self::PerTurn,
            TimeControl::WholeGame { .. } => Self::WholeGame,
        }
    }
}
