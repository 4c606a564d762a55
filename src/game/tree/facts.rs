//! The facts of a whole game.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::game::clock::TimeControl;
use crate::game::player::{Mode, Skill};
use crate::game::side::PerSide;

/// The facts of a whole game; unknown ones are empty. Where players swap colours, their facts are by starting colour.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Facts {
    /// The players' names.
    pub names: PerSide<String>,
    /// Their ratings as written.
    pub ratings: PerSide<String>,
    /// The event.
    pub event: String,
    /// The place.
    pub place: String,
    /// The date as written, mostly year-month-day.
    pub date: String,
    /// The result as written, where the moves do not show it.
    pub result: String,
    /// The comment on the whole game.
    pub comment: String,
    /// Each side's time at the start.
    pub clocks: PerSide<Option<Clock>>,
    /// Who plays which side, in a match of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<Mode>,
    /// The engine's actual or potential skill for each side.
    #[serde(rename = "levels", skip_serializing_if = "Option::is_none")]
    pub skills: Option<PerSide<Skill>>,
}

impl Facts {
    /// The time control, if both sides have the same and a match supports it.
    pub fn time(&self) -> Option<TimeControl> {
        let PerSide { black, white } = self.clocks;
        black.filter(|_| black == white)?.control()
    }

    /// The same facts with this time control for both sides.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Clock {
    /// For the whole game; zero with a countdown for each turn.
    pub main: Duration,
    /// The increment for each move, or the time of each turn.
    pub increment: Duration,
    /// What a side gets once when its time is up, at the cost of the win; `None` if the record does not say.
    #[serde(default = "no_extension", skip_serializing_if = "is_no_extension")]
    pub extension: Option<Duration>,
}

/// There is none in matches of ours.
#[expect(clippy::unnecessary_wraps, reason = "serde wants the type of the field")]
fn no_extension() -> Option<Duration> {
    Some(Duration::ZERO)
}

#[expect(clippy::ref_option, reason = "serde gives a reference to the field")]
fn is_no_extension(extension: &Option<Duration>) -> bool {
    *extension == no_extension()
}

impl Clock {
    /// An unlimited clock.
    pub const UNLIMITED: Self = Self::new(Duration::ZERO, Duration::ZERO);

    /// A clock that ends the game when its time is up.
    pub const fn new(main: Duration, increment: Duration) -> Self {
        Self { main, increment, extension: Some(Duration::ZERO) }
    }

    /// The corresponding time control, if there is one.
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
            TimeControl::PerTurn { seconds: turn } => Self::new(Duration::ZERO, seconds(turn)),
            TimeControl::WholeGame { seconds: main, increment } => {
                Self::new(seconds(main), seconds(increment))
            }
        }
    }
}
