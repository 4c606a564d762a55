//! The programs of others that can sit at the board, and what is done with them.

use std::time::Duration;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QString, QStringList, QUrl};

use super::driver;
use super::enumerations::same_names;
use super::files::path_at;
use super::int::Int;
use super::objects::{properties, slots};
use super::problem::ffi::Cause;
use super::rows::{List, Rows, roles, texts};
use super::snapshot::Snapshot;
use crate::app::driver::Driver;
use crate::app::engines::{EntryError, ListedProgram, TrialKind, tidy, words_of};
use crate::app::state::{EngineEvent, EngineNews, Event, NotAdded, start_reason};
use crate::engine::program::detect::Undetected;
use crate::engine::program::{Dialect, Direction, Ended, State};
use crate::engine::{Fault, StartFault, StartReason};

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
        include!("cxx-qt-lib/qurl.h");
        type QUrl = cxx_qt_lib::QUrl;
        include!("heibai/src/app/bridge/problem.cxxqt.h");
        #[namespace = "Problem"]
        type Cause = crate::app::bridge::problem::ffi::Cause;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_engines() -> UniquePtr<Engines>;
    }

    #[qenum(Engines)]
    enum Protocol {
        Gtp,
        NBoard,
        Gomocup,
    }

    /// `Resting` has not run since the window opened.
    #[qenum(Engines)]
    enum Life {
        Resting,
        Starting,
        Ready,
        Thinking,
        Silent,
        Ended,
        Crashed,
    }

    /// What came of the last trial. In brackets: what `newsText` and `newsNumber` say.
    #[qenum(Engines)]
    enum News {
        NoNews,
        /// (name)
        Added,
        /// (file or the system's words; the problem says more)
        NotStarted,
        /// (last words)
        EndedEarly,
        /// (number: seconds)
        Mute,
        /// (what it said)
        Unknown,
        Floods,
        NoGame,
        Full,
        Sandboxed,
        NoArguments,
        NoCommand,
        /// (move; number: milliseconds)
        Tested,
        /// (answer)
        Nonsense,
        /// (move)
        Illegal,
        /// (last words)
        Died,
        /// (number: seconds)
        Hung,
        Lingered,
        /// (answer)
        OtherBoard,
        OtherStart,
        /// (answer)
        Refused,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The programs. `testing` and `newsRow` are rows, or -1.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, programs, READ, CONSTANT)]
        #[qproperty(bool, sandboxed, READ, NOTIFY)]
        #[qproperty(bool, adding, READ, NOTIFY)]
        #[qproperty(Int, testing, READ, NOTIFY)]
        #[qproperty(News, news, READ, NOTIFY)]
        #[qproperty(QString, news_text, READ, NOTIFY)]
        #[qproperty(Int, news_number, READ, NOTIFY)]
        #[qproperty(Int, news_row, READ, NOTIFY)]
        #[qproperty(Cause, news_problem, READ, NOTIFY)]
        type Engines = super::EnginesRust;

        /// Detects the protocol of a program and adds it.
        #[qinvokable]
        fn add(self: &Engines, command: &QString, words: &QString);
        #[qinvokable]
        fn cancel(self: &Engines);
        /// Has this program make the first move of a game.
        #[qinvokable]
        fn test(self: &Engines, row: Int);
        #[qinvokable]
        fn remove(self: &Engines, row: Int);
        #[qinvokable]
        fn rename(self: &Engines, row: Int, name: &QString) -> bool;
        #[qinvokable]
        fn set_words(self: &Engines, row: Int, words: &QString) -> bool;
        /// Sets the working folder; an empty one is ours.
        #[qinvokable]
        fn set_folder(self: &Engines, row: Int, folder: &QString) -> bool;
        /// Sets the seconds for a move without a clock; 0 leaves it to the program.
        #[qinvokable]
        fn set_seconds(self: &Engines, row: Int, seconds: Int) -> bool;
        /// The log: lines with the time, then `>` to the program, `<` from it or `!` for a complaint.
        #[qinvokable]
        fn log_of(self: &Engines, row: Int) -> QStringList;
        #[qinvokable]
        fn path_of(self: &Engines, url: &QUrl) -> QString;
    }
}

const SHOWN_LINES: usize = 500;

properties! {
    Engines as EnginesRust with game lists { programs: programs };
    sandboxed: bool = |now| !now.driver.state().can_start_programs();
    adding: bool = |now| matches!(now.driver.state().trial(), Some(TrialKind::Detection(_)));
    testing: Int = |now| {
        let tested = now.driver.state().programs().iter().position(|program| {
            matches!(now.driver.state().trial(), Some(TrialKind::Test(id)) if program.id == *id)
        });
        tested.map_or(Int(-1), Int::from)
    };
    news: ffi::News = |now| ShownNews::of(now.driver).news;
    news_text: QString = |now| QString::from(&ShownNews::of(now.driver).text);
    news_number: Int = |now| ShownNews::of(now.driver).number.into();
    news_row: Int = |now| ShownNews::of(now.driver).row.into();
    news_problem: Cause = |now| ShownNews::of(now.driver).problem;
}

impl From<Option<State>> for ffi::Life {
    fn from(state: Option<State>) -> Self {
        match state {
            None => Self::Resting,
            Some(State::Starting) => Self::Starting,
            Some(State::Ready) => Self::Ready,
            Some(State::Thinking) => Self::Thinking,
            Some(State::Silent) => Self::Silent,
            Some(State::Ended(Ended::Exited(0) | Ended::Killed | Ended::NotStarted)) => Self::Ended,
            Some(State::Ended(_)) => Self::Crashed,
        }
    }
}

same_names! { Dialect => ffi::Protocol; Gtp, NBoard, Gomocup }

fn program(row: Int) -> Option<ListedProgram> {
    let driver = driver();
    let driver = driver.borrow();
    driver.state().programs().get(row.index()?).cloned()
}

slots! {
    Engines;
    cancel() => Event::Engines(EngineEvent::CancelTrial);
    test(row: Int) => Event::Engines(EngineEvent::Test(program(row)?.id));
    remove(row: Int) => Event::Engines(EngineEvent::Remove(program(row)?.id));
}

impl ffi::Engines {
    fn act(&self, event: EngineEvent) {
        self.game.send(Event::Engines(event));
    }

    fn add(&self, command: &QString, words: &QString) {
        let command = command.to_string().trim().to_owned();
        self.act(EngineEvent::Add { command, arguments: words.to_string(), folder: None });
    }

    fn change(&self, row: Int, change: impl FnOnce(&mut ListedProgram)) -> bool {
        let Some(mut program) = program(row) else { return false };
        change(&mut program);
        let is_possible = program.check().is_ok();
        self.act(EngineEvent::Change(Box::new(program)));
        is_possible
    }

    fn rename(&self, row: Int, name: &QString) -> bool {
        let name = tidy(&name.to_string());
        self.change(row, |program| program.name = name)
    }

    fn set_words(&self, row: Int, words: &QString) -> bool {
        match words_of(&words.to_string()) {
            Ok(words) => self.change(row, |program| program.arguments = words),
            Err(_) => false,
        }
    }

    fn set_folder(&self, row: Int, folder: &QString) -> bool {
        let folder = folder.to_string().trim().to_owned();
        self.change(row, |program| program.folder = Some(folder).filter(|it| !it.is_empty()))
    }

    fn set_seconds(&self, row: Int, seconds: Int) -> bool {
        let seconds = u16::try_from(seconds.0).unwrap_or(u16::MAX);
        self.change(row, |program| program.move_seconds = seconds)
    }

    fn log_of(&self, row: Int) -> QStringList {
        let program = program(row);
        let log = program.map(|it| driver().borrow().engine_log(it.id, 0)).unwrap_or_default();
        let mut lines = Vec::new();
        for line in &log[log.len().saturating_sub(SHOWN_LINES)..] {
            if line.omitted > 0 {
                lines.push(format!("… {}", line.omitted));
            }
            let sign = match line.direction {
                Direction::Sent => '>',
                Direction::Received => '<',
                Direction::Complained => '!',
            };
            lines.push(format!("{:8.3} {sign} {}", line.at.as_secs_f64(), line.text));
        }
        texts(lines)
    }

    fn path_of(&self, url: &QUrl) -> QString {
        let path = path_at(url).unwrap_or_default();
        QString::from(&*path.to_string_lossy())
    }
}

fn programs() -> Box<dyn Rows> {
    let roles = roles! { Listed;
        name: |row| &row.program.name;
        protocol: |row| ffi::Protocol::from(row.program.dialect).repr;
        // A number of `Setup.Kind`.
        kind: |row| row.program.game as i32;
        life: |row| row.life.repr;
        command: |row| &row.program.command;
        words: |row| row.program.argument_line();
        folder: |row| row.program.folder.as_deref().unwrap_or_default();
        seconds: |row| i32::from(row.program.move_seconds);
        tells: |row| row.program.abilities.time;
        // What is said before it is removed.
        seated: |row| row.is_seated;
        inMatch: |row| row.plays_match;
    };
    Box::new(List::of(listed, |row| row.program.id, roles))
}

#[derive(Clone, PartialEq)]
struct Listed {
    program: ListedProgram,
    life: ffi::Life,
    is_seated: bool,
    plays_match: bool,
}

fn listed(now: &Snapshot) -> Vec<Listed> {
    let row = |program: &ListedProgram| Listed {
        program: program.clone(),
        life: now.driver.engine_state(program.id).into(),
        is_seated: now.driver.state().seats(program.id),
        plays_match: now.driver.state().plays_match(program.id),
    };
    now.driver.state().programs().iter().map(row).collect()
}

pub(super) struct ShownNews {
    pub news: ffi::News,
    pub text: String,
    pub number: i32,
    pub row: i32,
    pub problem: Cause,
}

impl ShownNews {
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
                Self { row: row(*id), ..Self::of_fault(fault, &driver.engine_words(*id)) }
            }
        }
    }

    fn of_refusal(why: &NotAdded) -> Self {
        match why {
            NotAdded::NoGame => Self::new(ffi::News::NoGame),
            NotAdded::Full => Self::new(ffi::News::Full),
            NotAdded::Sandboxed => Self::new(ffi::News::Sandboxed),
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
            Fault::Board(answer) => Self::new(ffi::News::OtherBoard).text(answer),
            Fault::SetUp => Self::new(ffi::News::OtherStart),
            Fault::Refused { answer, .. } => Self::new(ffi::News::Refused).text(answer),
            Fault::Stopped => Self::new(ffi::News::NoNews),
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
