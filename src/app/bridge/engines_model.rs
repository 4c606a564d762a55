//! The programs of others as a list model, with what is done with them; it exists only while somebody looks at it.

use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{
    QHash, QHashPair_i32_QByteArray, QList, QModelIndex, QString, QStringList, QUrl, QVariant,
    QVector,
};

use super::driver;
use super::engine_news::Told;
use super::int::Int;
use super::problem::ffi::Cause;
use super::roles::{USER_ROLE, names_of, number_of};
use crate::app::engines::{ListedProgram, TrialKind, tidy, words_of};
use crate::engine::program::{Dialect, Direction, Ended, State};

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!(<QtCore/QAbstractListModel>);
        /// Qt's base class of lists.
        type QAbstractListModel;
        include!("cxx-qt-lib/qmodelindex.h");
        /// A place in a model.
        type QModelIndex = cxx_qt_lib::QModelIndex;
        include!("cxx-qt-lib/qvariant.h");
        /// A value of any type.
        type QVariant = cxx_qt_lib::QVariant;
        include!("cxx-qt-lib/qstring.h");
        /// Qt's text.
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qstringlist.h");
        /// Texts.
        type QStringList = cxx_qt_lib::QStringList;
        include!("cxx-qt-lib/qurl.h");
        /// Qt's address of a file.
        type QUrl = cxx_qt_lib::QUrl;
        include!("cxx-qt-lib/qvector.h");
        /// A list of role numbers.
        type QVector_i32 = cxx_qt_lib::QVector<i32>;
        include!("cxx-qt-lib/qhash.h");
        /// The names of the roles.
        type QHash_i32_QByteArray = cxx_qt_lib::QHash<cxx_qt_lib::QHashPair_i32_QByteArray>;
        include!("heibai/src/app/bridge/problem.cxxqt.h");
        /// What is wrong with a file.
        #[namespace = "Problem"]
        type Cause = crate::app::bridge::problem::ffi::Cause;
    }

    /// What a program speaks.
    #[qenum(EnginesModel)]
    enum Protocol {
        Gtp,
        NBoard,
        Gomocup,
    }

    /// How a program is; `Resting` if it did not run since the window opened.
    #[qenum(EnginesModel)]
    enum Life {
        Resting,
        Starting,
        Ready,
        Thinking,
        Silent,
        Ended,
        Crashed,
    }

    /// What came of the last that was tried. In brackets: what `newsText` and `newsNumber` say.
    #[qenum(EnginesModel)]
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
    }

    extern "RustQt" {
        /// Rows with the roles name, protocol, kind (which game it plays), life, command, words (its arguments),
        /// folder, seconds (for a move without a clock), tells (whether it can be told the time).
        #[qobject]
        #[qml_element]
        #[base = QAbstractListModel]
        #[qproperty(bool, adding, READ, NOTIFY)]
        #[qproperty(Int, testing, READ, NOTIFY)]
        #[qproperty(News, news, READ, NOTIFY)]
        #[qproperty(QString, news_text, cxx_name = "newsText", READ, NOTIFY)]
        #[qproperty(Int, news_number, cxx_name = "newsNumber", READ, NOTIFY)]
        #[qproperty(Int, news_row, cxx_name = "newsRow", READ, NOTIFY)]
        #[qproperty(Cause, news_problem, cxx_name = "newsProblem", READ, NOTIFY)]
        type EnginesModel = super::EnginesModelRust;

        /// Takes over what has changed since the last call.
        #[qinvokable]
        fn refresh(self: Pin<&mut EnginesModel>);
        /// Asks a program what it speaks, and adds it if that is known.
        #[qinvokable]
        fn add(self: Pin<&mut EnginesModel>, command: &QString, words: &QString);
        /// Ends what is tried.
        #[qinvokable]
        fn cancel(self: &EnginesModel);
        /// Has the program of this row make the first move of a game.
        #[qinvokable]
        fn test(self: Pin<&mut EnginesModel>, row: i32);
        /// Removes the program of this row.
        #[qinvokable]
        fn remove(self: Pin<&mut EnginesModel>, row: i32);
        /// Calls the program of this row so; gives whether that is a name.
        #[qinvokable]
        fn rename(self: Pin<&mut EnginesModel>, row: i32, name: &QString) -> bool;
        /// Starts the program of this row with these arguments from now on, if they are well formed.
        #[qinvokable]
        #[cxx_name = "setWords"]
        fn set_words(self: Pin<&mut EnginesModel>, row: i32, words: &QString) -> bool;
        /// Starts the program of this row in this folder from now on; in ours if there is none.
        #[qinvokable]
        #[cxx_name = "setFolder"]
        fn set_folder(self: Pin<&mut EnginesModel>, row: i32, folder: &QString) -> bool;
        /// How many seconds the program of this row has for a move where no clock runs; 0 leaves it to the program.
        #[qinvokable]
        #[cxx_name = "setSeconds"]
        fn set_seconds(self: Pin<&mut EnginesModel>, row: i32, seconds: i32) -> bool;
        /// What went to and fro: lines that begin with the time, and with `>` to the program, `<` from it or `!` for a
        /// complaint.
        #[qinvokable]
        #[cxx_name = "logOf"]
        fn log_of(self: &EnginesModel, row: i32) -> QStringList;
        /// The path of a file.
        #[qinvokable]
        #[cxx_name = "pathOf"]
        fn path_of(self: &EnginesModel, url: &QUrl) -> QString;

        #[cxx_override]
        fn data(self: &EnginesModel, index: &QModelIndex, role: i32) -> QVariant;
        #[cxx_override]
        #[cxx_name = "roleNames"]
        fn role_names(self: &EnginesModel) -> QHash_i32_QByteArray;
        #[cxx_override]
        #[cxx_name = "rowCount"]
        fn row_count(self: &EnginesModel, parent: &QModelIndex) -> i32;
    }

    unsafe extern "RustQt" {
        #[inherit]
        #[qsignal]
        #[cxx_name = "dataChanged"]
        fn data_changed(
            self: Pin<&mut EnginesModel>,
            top_left: &QModelIndex,
            bottom_right: &QModelIndex,
            roles: &QVector_i32,
        );
        #[inherit]
        fn index(self: &EnginesModel, row: i32, column: i32, parent: &QModelIndex) -> QModelIndex;
        #[inherit]
        #[cxx_name = "beginResetModel"]
        fn begin_reset_model(self: Pin<&mut EnginesModel>);
        #[inherit]
        #[cxx_name = "endResetModel"]
        fn end_reset_model(self: Pin<&mut EnginesModel>);
        #[inherit]
        #[cxx_name = "beginInsertRows"]
        fn begin_insert_rows(
            self: Pin<&mut EnginesModel>,
            parent: &QModelIndex,
            first: i32,
            last: i32,
        );
        #[inherit]
        #[cxx_name = "endInsertRows"]
        fn end_insert_rows(self: Pin<&mut EnginesModel>);
    }
}

const NAME: i32 = USER_ROLE + 1;
const PROTOCOL: i32 = USER_ROLE + 2;
const KIND: i32 = USER_ROLE + 3;
const LIFE: i32 = USER_ROLE + 4;
const COMMAND: i32 = USER_ROLE + 5;
const WORDS: i32 = USER_ROLE + 6;
const FOLDER: i32 = USER_ROLE + 7;
const SECONDS: i32 = USER_ROLE + 8;
const TELLS: i32 = USER_ROLE + 9;

const ROLES: [(i32, &str); 9] = [
    (NAME, "name"),
    (PROTOCOL, "protocol"),
    (KIND, "kind"),
    (LIFE, "life"),
    (COMMAND, "command"),
    (WORDS, "words"),
    (FOLDER, "folder"),
    (SECONDS, "seconds"),
    (TELLS, "tells"),
];

/// Lines of a log that are shown; more are kept.
const SHOWN_LINES: usize = 500;

/// A row: a program, and how it is.
#[derive(Clone, PartialEq)]
struct Row {
    program: ListedProgram,
    life: ffi::Life,
}

/// The rows and the properties as QML knows them.
pub struct EnginesModelRust {
    rows: Vec<Row>,
    adding: bool,
    testing: Int,
    news: ffi::News,
    news_text: QString,
    news_number: Int,
    news_row: Int,
    news_problem: Cause,
}

impl Default for EnginesModelRust {
    fn default() -> Self {
        Self {
            rows: Vec::new(),
            adding: false,
            testing: Int(-1),
            news: ffi::News::NoNews,
            news_text: QString::default(),
            news_number: Int(0),
            news_row: Int(-1),
            news_problem: Cause::None,
        }
    }
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

fn value(row: &Row, role: i32) -> Option<QVariant> {
    let text = |text: &str| Some(QVariant::from(&QString::from(text)));
    let program = &row.program;
    match role {
        NAME => text(&program.name),
        PROTOCOL => Some(QVariant::from(&match program.dialect {
            Dialect::Gtp => ffi::Protocol::Gtp.repr,
            Dialect::NBoard => ffi::Protocol::NBoard.repr,
            Dialect::Gomocup => ffi::Protocol::Gomocup.repr,
        })),
        KIND => Some(QVariant::from(&number_of(Some(program.game)))),
        LIFE => Some(QVariant::from(&row.life.repr)),
        COMMAND => text(&program.command),
        WORDS => text(&program.argument_line()),
        FOLDER => text(program.folder.as_deref().unwrap_or_default()),
        SECONDS => Some(QVariant::from(&i32::from(program.move_seconds))),
        TELLS => Some(QVariant::from(&program.abilities.time)),
        _ => None,
    }
}

impl ffi::EnginesModel {
    fn refresh(mut self: Pin<&mut Self>) {
        let (rows, trial, told) = {
            let driver = driver();
            let driver = driver.borrow();
            let row = |program: &ListedProgram| Row {
                program: program.clone(),
                life: driver.engine_state(program.id).into(),
            };
            let rows: Vec<Row> = driver.engines().iter().map(row).collect();
            (rows, driver.trial().cloned(), Told::of(&driver))
        };
        let testing = match &trial {
            Some(TrialKind::Test(id)) => rows.iter().position(|row| row.program.id == *id),
            _ => None,
        };
        self.as_mut().replace(rows);
        let adding = matches!(trial, Some(TrialKind::Detection(_)));
        let news = EnginesModelRust {
            rows: Vec::new(),
            adding,
            testing: testing.map_or(Int(-1), Int::from),
            news: told.news,
            news_text: QString::from(&told.text),
            news_number: told.number.into(),
            news_row: told.row.into(),
            news_problem: told.problem,
        };
        self.tell(news);
    }

    /// Takes over all properties, then tells of those that have changed.
    fn tell(mut self: Pin<&mut Self>, now: EnginesModelRust) {
        let mut changed: Vec<fn(Pin<&mut Self>)> = Vec::new();
        let mut held = self.as_mut().rust_mut();
        macro_rules! take {
            ($($field:ident $tell:ident),*) => {$(
                if held.$field != now.$field {
                    held.$field = now.$field;
                    changed.push(Self::$tell);
                }
            )*};
        }
        take!(
            adding adding_changed, testing testing_changed, news_text news_text_changed,
            news_number news_number_changed, news_row news_row_changed,
            news_problem news_problem_changed, news news_changed
        );
        for tell in changed {
            tell(self.as_mut());
        }
    }

    fn replace(mut self: Pin<&mut Self>, rows: Vec<Row>) {
        let ids = |rows: &[Row]| rows.iter().map(|row| row.program.id).collect::<Vec<_>>();
        let (old, new) = (ids(&self.rust().rows), ids(&rows));
        let parent = QModelIndex::default();
        if old == new {
            let changed: Vec<usize> =
                (0..rows.len()).filter(|&at| self.rust().rows[at] != rows[at]).collect();
            self.as_mut().rust_mut().rows = rows;
            for at in changed {
                let index = self.index(at as i32, 0, &parent);
                self.as_mut().data_changed(&index, &index, &QVector::<i32>::default());
            }
        } else if !old.is_empty() && new.starts_with(&old) {
            let (first, last) = (old.len() as i32, new.len() as i32 - 1);
            self.as_mut().begin_insert_rows(&parent, first, last);
            self.as_mut().rust_mut().rows = rows;
            self.as_mut().end_insert_rows();
        } else {
            self.as_mut().begin_reset_model();
            self.as_mut().rust_mut().rows = rows;
            self.as_mut().end_reset_model();
        }
    }

    fn program(&self, row: i32) -> Option<&ListedProgram> {
        let row = usize::try_from(row).ok().and_then(|row| self.rust().rows.get(row));
        row.map(|row| &row.program)
    }

    fn add(self: Pin<&mut Self>, command: &QString, words: &QString) {
        let command = command.to_string();
        driver().borrow_mut().add_engine(command.trim(), &words.to_string(), None);
        self.refresh();
    }

    fn cancel(&self) {
        driver().borrow_mut().cancel_trial();
    }

    fn test(self: Pin<&mut Self>, row: i32) {
        if let Some(id) = self.program(row).map(|program| program.id) {
            driver().borrow_mut().test_engine(id);
            self.refresh();
        }
    }

    fn remove(self: Pin<&mut Self>, row: i32) {
        if let Some(id) = self.program(row).map(|program| program.id) {
            driver().borrow_mut().remove_engine(id);
            self.refresh();
        }
    }

    fn change(self: Pin<&mut Self>, row: i32, change: impl FnOnce(&mut ListedProgram)) -> bool {
        let Some(id) = self.program(row).map(|program| program.id) else { return false };
        let is_possible = driver().borrow_mut().change_engine(id, change).is_ok();
        self.refresh();
        is_possible
    }

    fn rename(self: Pin<&mut Self>, row: i32, name: &QString) -> bool {
        let name = tidy(&name.to_string());
        self.change(row, |program| program.name = name)
    }

    fn set_words(self: Pin<&mut Self>, row: i32, words: &QString) -> bool {
        match words_of(&words.to_string()) {
            Ok(words) => self.change(row, |program| program.arguments = words),
            Err(_) => false,
        }
    }

    fn set_folder(self: Pin<&mut Self>, row: i32, folder: &QString) -> bool {
        let folder = folder.to_string().trim().to_owned();
        self.change(row, |program| program.folder = Some(folder).filter(|it| !it.is_empty()))
    }

    fn set_seconds(self: Pin<&mut Self>, row: i32, seconds: i32) -> bool {
        let seconds = u16::try_from(seconds).unwrap_or(u16::MAX);
        self.change(row, |program| program.move_seconds = seconds)
    }

    fn log_of(&self, row: i32) -> QStringList {
        let id = self.program(row).map(|program| program.id);
        let log = id.map(|id| driver().borrow().engine_log(id, 0)).unwrap_or_default();
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
        QStringList::from(&lines.iter().map(QString::from).collect::<QList<QString>>())
    }

    fn path_of(&self, url: &QUrl) -> QString {
        url.to_local_file().unwrap_or_default()
    }

    fn data(&self, index: &QModelIndex, role: i32) -> QVariant {
        usize::try_from(index.row())
            .ok()
            .and_then(|row| self.rust().rows.get(row))
            .and_then(|row| value(row, role))
            .unwrap_or_default()
    }

    fn role_names(&self) -> QHash<QHashPair_i32_QByteArray> {
        names_of(&ROLES)
    }

    fn row_count(&self, parent: &QModelIndex) -> i32 {
        if parent.is_valid() { 0 } else { self.rust().rows.len() as i32 }
    }
}
