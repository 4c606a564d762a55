//! The clock: what it counts, what is left, and what is asked when it has run out.

use std::time::Duration;

use cxx_qt::CxxQtType;

use super::enumerations::same_names;
use super::int::Int;
use super::objects::{properties, slots};
use super::side::ffi::Colour;
use crate::app::state::Event;
use crate::game::{Answer, TimeControl};

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
        fn new_clock() -> UniquePtr<Clock>;
    }

    #[qenum(Clock)]
    enum Control {
        Off,
        PerTurn,
        WholeGame,
    }

    #[qenum(Clock)]
    enum Answer {
        KeepTurn,
        GiveTurn,
        NewGame,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// Times are in milliseconds, and -1 without a clock. `chosen…` is for the next game.
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

        /// A person has this many seconds left: 5, 4, 3, 2 and 1, each once.
        #[qsignal]
        fn last_second(self: Pin<&mut Clock>, seconds: Int);

        /// Both times are in seconds.
        #[qinvokable]
        fn choose(self: &Clock, control: Control, seconds: Int, increment: Int);
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

slots! {
    Clock;
    answer_time_up(answer: ffi::Answer) => Event::AnswerTimeUp(Option::from(answer)?);
}

impl ffi::Clock {
    fn choose(&self, control: ffi::Control, seconds: Int, increment: Int) {
        // Clamps what is out of range.
        let whole = |number: Int| u16::try_from(number.0.max(0)).unwrap_or(u16::MAX);
        let control = match control {
            ffi::Control::PerTurn => TimeControl::per_turn(whole(seconds)),
            ffi::Control::WholeGame => TimeControl::whole_game(whole(seconds), whole(increment)),
            _ => TimeControl::Off,
        };
        self.game.send(Event::ChooseClock(control));
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

same_names! { Answer = ffi::Answer; KeepTurn, GiveTurn, NewGame }
