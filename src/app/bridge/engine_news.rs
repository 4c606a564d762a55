//! What came of the last that was tried with a program, in the codes that QML knows.

use std::time::Duration;

use super::engines::ffi;
use super::problem::ffi::Cause;
use crate::app::driver::Driver;
use crate::app::engines::EntryError;
use crate::app::state::{EngineNews, NotAdded, start_reason};
use crate::engine::program::Direction;
use crate::engine::program::detect::Undetected;
use crate::engine::{Fault, StartFault, StartReason};
use crate::game::ProgramId;

/// What came of the last that was tried, as QML knows it.
pub(super) struct Told {
    pub news: ffi::News,
    pub text: String,
    pub number: i32,
    pub row: i32,
    pub problem: Cause,
}

impl Told {
    fn new(news: ffi::News) -> Self {
        Self { news, text: String::new(), number: 0, row: -1, problem: Cause::None }
    }

    fn text(self, text: &str) -> Self {
        Self { text: text.to_owned(), ..self }
    }

    fn seconds(self, time: Duration) -> Self {
        Self { number: i32::try_from(time.as_secs()).unwrap_or(i32::MAX).max(1), ..self }
    }

    pub(super) fn of(driver: &Driver) -> Self {
        let row = |id| {
            driver.state().programs().iter().position(|it| it.id == id).map_or(-1, |at| at as i32)
        };
        match driver.state().engine_news() {
            None => Self::new(ffi::News::NoNews),
            Some(&EngineNews::Added(id)) => {
                let name = driver.state().program(id).map(|it| &*it.name);
                Self { row: row(id), ..Self::new(ffi::News::Added).text(name.unwrap_or_default()) }
            }
            Some(EngineNews::NotAdded(why)) => Self::of_refusal(why),
            Some(EngineNews::Tested(id, tested)) => Self {
                number: i32::try_from(tested.took.as_millis()).unwrap_or(i32::MAX),
                row: row(*id),
                ..Self::new(ffi::News::Tested).text(&tested.ply)
            },
            Some(EngineNews::TestFailed(id, fault)) => {
                Self { row: row(*id), ..Self::of_fault(fault, &last_complaint(driver, *id)) }
            }
        }
    }

    fn of_refusal(why: &NotAdded) -> Self {
        match why {
            NotAdded::NoGame => Self::new(ffi::News::NoGame),
            NotAdded::Full => Self::new(ffi::News::Full),
            NotAdded::Entry(EntryError::Arguments) => Self::new(ffi::News::NoArguments),
            NotAdded::Entry(_) => Self::new(ffi::News::NoCommand),
            NotAdded::Undetected(undetected) => match undetected {
                Undetected::NotStarted { program, reason } => Self::not_started(program, reason),
                Undetected::Ended { words, .. } => Self::new(ffi::News::EndedEarly).text(words),
                Undetected::Silent(patience) => Self::new(ffi::News::Mute).seconds(*patience),
                Undetected::Unknown(said) => Self::new(ffi::News::Unknown).text(said),
                Undetected::Flood => Self::new(ffi::News::Floods),
                Undetected::Stopped => Self::new(ffi::News::NoNews),
            },
        }
    }

    /// What a program did wrong, and what it said last.
    pub(super) fn of_fault(fault: &Fault, words: &str) -> Self {
        match fault {
            Fault::Start(StartFault::Program { program, reason }) => {
                Self::not_started(program, reason)
            }
            Fault::Start(StartFault::Shortage(_)) | Fault::Crash | Fault::Absent => {
                Self::new(ffi::News::Died).text(words)
            }
            Fault::Hang(patience) => Self::new(ffi::News::Hung).seconds(*patience),
            Fault::Overstepped { took, .. } => Self::new(ffi::News::Hung).seconds(*took),
            Fault::Answer(answer) => Self::new(ffi::News::Nonsense).text(answer),
            Fault::IllegalMove(name) | Fault::Foul { name, .. } => {
                Self::new(ffi::News::Illegal).text(name)
            }
            Fault::Flood => Self::new(ffi::News::Floods),
            Fault::Lingered(_) => Self::new(ffi::News::Lingered),
            Fault::SetUp | Fault::Stopped => Self::new(ffi::News::NoNews),
        }
    }

    fn not_started(program: &str, reason: &StartReason) -> Self {
        let reason = start_reason(program, reason);
        Self {
            problem: reason.kind.into(),
            ..Self::new(ffi::News::NotStarted).text(&reason.detail)
        }
    }
}

/// What a program wrote last of what is wrong.
pub(super) fn last_complaint(driver: &Driver, id: ProgramId) -> String {
    let log = driver.engine_log(id, 0);
    let complaint = log.into_iter().rev().find(|it| it.direction == Direction::Complained);
    complaint.map(|line| line.text).unwrap_or_default()
}
