//! What is known of a game as a whole.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::game::clock::TimeControl;
use crate::game::player::{Level, Mode};
use crate::game::side::PerSide;

/// What is known of a game as a whole. What is not known is empty. Where players swap colours, what is said of one is
/// said by the colour with which they began.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Facts {
    /// The players' names.
    pub names: PerSide<String>,
    /// Their ratings, as they are written.
    pub ratings: PerSide<String>,
    /// The tournament or match.
    pub event: String,
    /// Where it was played.
    pub place: String,
    /// When, as it is written; most begin with year-month-day.
    pub date: String,
    /// What the file says of the result, where the moves do not show it.
    pub result: String,
    /// What is said of the game as a whole.
    pub comment: String,
    /// The time that each side has at the start.
    pub clocks: PerSide<Option<Clock>>,
    /// Who of people and machine plays which side, if it is a match of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<Mode>,
    /// How strongly the machine plays each side, or would.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub levels: Option<PerSide<Level>>,
}

impl Facts {
    /// How the time is given in a match, if both sides have the same and a match can be played so.
    pub fn time(&self) -> Option<TimeControl> {
        let PerSide { black, white } = self.clocks;
        black.filter(|_| black == white)?.control()
    }

    /// The same facts of a game with this time for both sides.
    #[must_use]
    pub fn with_time(self, time: Option<TimeControl>) -> Self {
        let clock = time.map(Clock::from);
        Self { clocks: PerSide { black: clock, white: clock }, ..self }
    }
}

/// The time of one side.
///
/// ```
/// use heibai::game::TimeControl;
/// use heibai::game::tree::Clock;
///
/// let a_turn = Clock::from(TimeControl::per_turn(30));
/// assert!(a_turn.main.is_zero() && a_turn.increment.as_secs() == 30);
/// assert_eq!(a_turn.control(), Some(TimeControl::PerTurn { seconds: 30 }));
/// assert_eq!(Clock::from(TimeControl::Off), Clock::UNLIMITED);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Clock {
    /// For the whole game; nothing where there is a countdown for each turn.
    pub main: Duration,
    /// Added for each move, or what each turn has.
    pub increment: Duration,
}

impl Clock {
    /// The clock of somebody whose time is not limited.
    pub const UNLIMITED: Self = Self { main: Duration::ZERO, increment: Duration::ZERO };

    /// How a match gives this time, if one can.
    pub fn control(self) -> Option<TimeControl> {
        let seconds = |time: Duration| {
            let whole = time.subsec_nanos() == 0;
            u16::try_from(time.as_secs()).ok().filter(|_| whole)
        };
        let time = match (seconds(self.main)?, seconds(self.increment)?) {
            (0, 0) => TimeControl::Off,
            (0, seconds) => TimeControl::PerTurn { seconds },
            (seconds, increment) => TimeControl::WholeGame { seconds, increment },
        };
        time.check().is_ok().then_some(time)
    }
}

impl From<TimeControl> for Clock {
    fn from(time: TimeControl) -> Self {
        let seconds = |seconds: u16| Duration::from_secs(seconds.into());
        match time {
            TimeControl::Off => Self::UNLIMITED,
            TimeControl::PerTurn { seconds: turn } => {
                Self { main: Duration::ZERO, increment: seconds(turn) }
            }
            TimeControl::WholeGame { seconds: main, increment } => {
                Self { main: seconds(main), increment: seconds(increment) }
            }
        }
    }
}
