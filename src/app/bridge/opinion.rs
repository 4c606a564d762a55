//! What a program of others says of the position that is analysed, as far as it is no list.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QString, QStringList};

use super::driver;
use super::engines::ShownNews;
use super::int::Int;
use super::lines;
use super::objects::{properties, slots};
use super::rows::texts;
use super::snapshot::Snapshot;
use crate::analysis::{Progress, Trouble};
use crate::app::state::{AnalysisEvent, Event, OpinionShown};
use crate::engine::program::State;
use crate::game::{Game, ProgramId};

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
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_opinion() -> UniquePtr<Opinion>;
    }

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
        /// The second opinion. `chosen` is a place among `programs`, or -1; what went wrong is told as in `Engines`.
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

        /// Asks the program at this place from now on, or with -1 none, and keeps the choice.
        #[qinvokable]
        fn choose(self: &Opinion, program: Int);
        /// Shows the position after this many moves of one of its lines; `Analysis.endPreview` ends it.
        #[qinvokable]
        fn preview(self: &Opinion, row: Int, moves: Int);
        #[qinvokable]
        fn play(self: &Opinion, row: Int, moves: Int);
    }
}

properties! {
    Opinion as OpinionRust with game lists { lines: lines::of_program };
    programs: QStringList = |now| texts(now.programs(game(now)).map(|(_, name)| name));
    chosen: Int = |now| {
        let chosen = second(now).map(|it| it.program);
        now.programs(game(now)).position(|(id, _)| Some(id) == chosen).map_or(Int(-1), Int::from)
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

slots! {
    Opinion;
    preview(row: Int, moves: Int) => {
        Event::Analysis(AnalysisEvent::PreviewSaid(asked()?, row.index()?, moves.index()?))
    };
    play(row: Int, moves: Int) => {
        Event::Analysis(AnalysisEvent::PlaySaid(asked()?, row.index()?, moves.index()?))
    };
}

impl ffi::Opinion {
    fn choose(&self, program: Int) {
        let (game, id) = {
            let driver = driver();
            let driver = driver.borrow();
            let now = Snapshot::of(&driver);
            let game = game(&now);
            (game, program.index().and_then(|at| now.programs(game).nth(at)).map(|(id, _)| id))
        };
        self.game.send(Event::Analysis(AnalysisEvent::ConsultFor(game, id)));
    }
}

fn asked() -> Option<ProgramId> {
    Some(driver().borrow().state().second()?.program)
}

fn second(now: &Snapshot) -> Option<OpinionShown> {
    now.driver.state().second()
}

fn game(now: &Snapshot) -> Game {
    now.driver.state().explored_position().game()
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

fn told(now: &Snapshot) -> Option<ShownNews> {
    let second = second(now)?;
    match second.trouble? {
        Trouble::Unable => None,
        Trouble::Fault(fault) => {
            Some(ShownNews::of_fault(&fault, &now.driver.engine_words(second.program)))
        }
    }
}
