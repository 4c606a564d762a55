//! The clock: what it counts, what is left, and what is asked when it has run out.

use std::time::Duration;

use cxx_qt::CxxQtType;

use super::parts::properties;
use super::side::ffi::Colour;
use crate::app::state::Event;
use crate::game::{Answer, TimeControl};

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
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

    #[auto_cxx_name]
    extern "RustQt" {
        /// The clock; times are in milliseconds, and -1 without one.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(Control, control, READ, NOTIFY)]
        #[qproperty(i32, turn_seconds, READ, NOTIFY)]
        #[qproperty(i32, game_seconds, READ, NOTIFY)]
        #[qproperty(i32, increment_seconds, READ, NOTIFY)]
        #[qproperty(Colour, side, READ, NOTIFY)]
        #[qproperty(i32, left, READ, NOTIFY)]
        #[qproperty(i32, black, READ, NOTIFY)]
        #[qproperty(i32, white, READ, NOTIFY)]
        #[qproperty(bool, warning, READ, NOTIFY)]
        #[qproperty(bool, time_up, READ, NOTIFY)]
        type Clock = super::ClockRust;

        /// So many seconds are left of a person's time: 5, 4, 3, 2 and 1, each told once.
        #[qsignal]
        fn last_second(self: Pin<&mut Clock>, seconds: i32);

        /// Chooses what the clock counts; both in seconds.
        #[qinvokable]
        fn choose(self: &Clock, control: Control, seconds: i32, increment: i32);
        /// Answers "Time is up. Continue?".
        #[qinvokable]
        fn answer_time_up(self: &Clock, go_on: bool);
    }
}

properties! {
    Clock as ClockRust with hub;
    control / control_changed: ffi::Control = |now| now.shown.setup.time.into();
    turn_seconds / turn_seconds_changed: i32 = |now| now.clock.turn_seconds.into();
    game_seconds / game_seconds_changed: i32 = |now| now.clock.game_seconds.into();
    increment_seconds / increment_seconds_changed: i32 = |now| now.clock.increment_seconds.into();
    side / side_changed: Colour = |now| now.shown.clock_side.into();
    left / left_changed: i32 = |now| milliseconds(now.shown.time[now.shown.clock_side]);
    black / black_changed: i32 = |now| milliseconds(now.shown.time.black);
    white / white_changed: i32 = |now| milliseconds(now.shown.time.white);
    warning / warning_changed: bool = |now| now.shown.time_warning;
    time_up / time_up_changed: bool = |now| now.shown.time_up;
}

impl ffi::Clock {
    fn choose(&self, control: ffi::Control, seconds: i32, increment: i32) {
        // What is out of range becomes the nearest that is not.
        let whole = |number: i32| u16::try_from(number.max(0)).unwrap_or(u16::MAX);
        let control = match control {
            ffi::Control::PerTurn => TimeControl::per_turn(whole(seconds)),
            ffi::Control::WholeGame => TimeControl::whole_game(whole(seconds), whole(increment)),
            _ => TimeControl::Off,
        };
        self.hub.tell(Event::ChooseClock(control));
    }

    fn answer_time_up(&self, go_on: bool) {
        self.hub.tell(Event::AnswerTimeUp(if go_on { Answer::Continue } else { Answer::NewGame }));
    }
}

/// -1 without a clock.
fn milliseconds(time: Option<Duration>) -> i32 {
    time.map_or(-1, |time| i32::try_from(time.as_millis()).unwrap_or(i32::MAX))
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
