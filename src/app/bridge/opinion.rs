//! What a program of others says of the position that is analysed, as far as it is no list.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString, QStringList};

use super::driver;
use super::engines::{ShownNews, last_complaint};
use super::int::Int;
use super::lines;
use super::objects::properties;
use super::snapshot::Snapshot;
use crate::analysis::{Progress, Trouble};
use crate::app::state::{AnalysisEvent, Event, OpinionShown};
use crate::engine::program::State;
use crate::game::{Game, ProgramId};

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        /// Qt's text.
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qstringlist.h");
        /// Texts.
        type QStringList = cxx_qt_lib::QStringList;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        /// Rows of a list.
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        /// Makes one.
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_opinion() -> UniquePtr<Opinion>;
    }

    /// How far the program is.
    #[qenum(Opinion)]
    enum How {
        NotAsked,
        GetsReady,
        Thinks,
        IsExact,
        IsDone,
        CanNot,
        HasFailed,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The second opinion: the names of the programs that play the game on the board, the place of the chosen one
        /// among them or -1, what it is called, and how far it is. It has said something of so many of how many moves.
        /// What it did wrong is told as the news of `Engines` are: a code, a text, a number and a problem.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, lines, READ, CONSTANT)]
        #[qproperty(QStringList, programs, READ, NOTIFY)]
        #[qproperty(Int, chosen, READ, NOTIFY)]
        #[qproperty(QString, name, READ, NOTIFY)]
        #[qproperty(How, how, READ, NOTIFY)]
        #[qproperty(Int, moves, READ, NOTIFY)]
        #[qproperty(Int, known, READ, NOTIFY)]
        #[qproperty(Int, news, READ, NOTIFY)]
        #[qproperty(QString, text, READ, NOTIFY)]
        #[qproperty(Int, number, READ, NOTIFY)]
        #[qproperty(Int, problem, READ, NOTIFY)]
        type Opinion = super::OpinionRust;

        /// Asks the program at this place from here on, or with -1 none, and remembers it.
        #[qinvokable]
        fn choose(self: &Opinion, program: Int);
        /// Shows the position after so many moves of one of its lines; `Analysis.endPreview` ends it.
        #[qinvokable]
        fn preview(self: &Opinion, row: Int, moves: Int);
        /// Plays so many moves of one of its lines in the study.
        #[qinvokable]
        fn play(self: &Opinion, row: Int, moves: Int);
    }
}

properties! {
    Opinion as OpinionRust with game lists { lines: lines::of_program };
    programs: QStringList = |now| {
        QStringList::from(&playing(now).map(|(_, name)| QString::from(name)).collect::<QList<QString>>())
    };
    chosen: Int = |now| {
        let chosen = second(now).map(|it| it.program);
        playing(now).position(|(id, _)| Some(id) == chosen).map_or(Int(-1), Int::from)
    };
    name: QString = |now| second(now).map(|it| QString::from(&it.name)).unwrap_or_default();
    how: ffi::How = |now| second(now).map_or(ffi::How::NotAsked, |it| how(now, &it));
    moves: Int = |now| second(now).map_or(0, |it| it.moves).into();
    known: Int = |now| second(now).map_or(0, |it| it.known).into();
    news: Int = |now| told(now).map_or(Int(0), |told| Int(told.news.repr));
    text: QString = |now| told(now).map(|told| QString::from(&told.text)).unwrap_or_default();
    number: Int = |now| told(now).map_or(Int(0), |told| Int(told.number));
    problem: Int = |now| told(now).map_or(Int(0), |told| Int(told.problem.repr));
}

impl ffi::Opinion {
    fn choose(&self, program: Int) {
        let (game, id) = {
            let driver = driver();
            let driver = driver.borrow();
            let now = Snapshot::of(&driver);
            let at = usize::try_from(program.0).ok();
            let id = at.and_then(|at| playing(&now).nth(at).map(|(id, _)| id));
            (game(&now), id)
        };
        self.game.send(Event::Analysis(AnalysisEvent::ConsultFor(game, id)));
    }

    fn preview(&self, row: Int, moves: Int) {
        if let Some((program, row, moves)) = line(row, moves) {
            self.game.send(Event::Analysis(AnalysisEvent::PreviewSaid(program, row, moves)));
        }
    }

    fn play(&self, row: Int, moves: Int) {
        if let Some((program, row, moves)) = line(row, moves) {
            self.game.send(Event::Analysis(AnalysisEvent::PlaySaid(program, row, moves)));
        }
    }
}

/// Whose line it is, which one, and how many of its moves.
fn line(row: Int, moves: Int) -> Option<(ProgramId, usize, usize)> {
    let program = driver().borrow().state().second()?.program;
    Some((program, usize::try_from(row.0).ok()?, usize::try_from(moves.0).ok()?))
}

fn second(now: &Snapshot) -> Option<OpinionShown> {
    now.driver.state().second()
}

fn game(now: &Snapshot) -> Game {
    now.driver.state().explored_position().game()
}

/// The programs that play the game on the board.
fn playing<'a>(now: &'a Snapshot) -> impl Iterator<Item = (ProgramId, &'a str)> {
    let game = game(now);
    let programs = now.driver.state().programs().iter().filter(move |it| it.game == game);
    programs.map(|it| (it.id, it.name.as_str()))
}

fn how(now: &Snapshot, second: &OpinionShown) -> ffi::How {
    match (second.progress, &second.trouble) {
        (None, _) => ffi::How::NotAsked,
        (_, Some(Trouble::Unable)) => ffi::How::CanNot,
        (Some(Progress::Failed), _) => ffi::How::HasFailed,
        (Some(Progress::Exact), _) => ffi::How::IsExact,
        (Some(Progress::Ended), _) => ffi::How::IsDone,
        (Some(Progress::Looking), _) => {
            let is_ready = now.driver.engine_state(second.program) != Some(State::Starting);
            if is_ready || second.known > 0 { ffi::How::Thinks } else { ffi::How::GetsReady }
        }
    }
}

/// What it did wrong, if anything.
fn told(now: &Snapshot) -> Option<ShownNews> {
    let second = second(now)?;
    match second.trouble? {
        Trouble::Unable => None,
        Trouble::Fault(fault) => {
            Some(ShownNews::of_fault(&fault, &last_complaint(now.driver, second.program)))
        }
    }
}
