//! The laboratory, as far as it is no list: what is chosen there, how far a run is, and what is to be said of it.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QString, QStringList, QUrl};

use super::driver;
use super::enumerations::same_names;
use super::files::path_at;
use super::int::Int;
use super::lab_lists::{self, Kind, Worth, title_of, worth_of};
use super::objects::{properties, slots};
use super::rows::texts;
use super::side::ffi::Colour;
use super::snapshot::Snapshot;
use super::sureness::{depth_of, ffi::Sureness};
use crate::app::laboratory::{Choices, Limit, memory_mebibytes};
use crate::app::state::{CellValue, Event, LabEvent, LabExport, LabStage};
use crate::lab::{Algorithm, Evaluation, INFINITY, RequestError, Round, Subject, Switch};

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
        include!("heibai/src/app/bridge/side.cxxqt.h");
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_laboratory() -> UniquePtr<Laboratory>;
    }

    #[qenum(Laboratory)]
    enum LabStage {
        Idle,
        Comparing,
        Playing,
        Done,
        Cancelled,
        Failed,
    }

    #[qenum(Laboratory)]
    enum LabTrouble {
        Fit,
        Over,
        Opening,
        Size,
        Evaluation,
        Nobody,
    }

    #[qenum(Laboratory)]
    enum LabLimit {
        Depth,
        Nodes,
        Time,
    }

    #[qenum(Laboratory)]
    enum LabKind {
        OfAlgorithm,
        OfSwitch,
        OfEvaluation,
    }

    /// What a value says. The number beside it is in hundredths, discs, plies or thousandths; of `Beyond`, its sign
    /// says whose side it is on.
    #[qenum(Laboratory)]
    enum LabWorth {
        Hundredths,
        Discs,
        WinIn,
        LossIn,
        Lost,
        Share,
        Beyond,
    }

    #[qenum(Laboratory)]
    enum LabFile {
        Table,
        Chart,
        Tree,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, entries, READ, CONSTANT)]
        #[qproperty(*mut RowModel, results, READ, CONSTANT)]
        #[qproperty(*mut RowModel, standings, READ, CONSTANT)]
        #[qproperty(LabStage, stage, READ, NOTIFY)]
        #[qproperty(LabTrouble, trouble, READ, NOTIFY)]
        #[qproperty(bool, can_play, READ, NOTIFY)]
        #[qproperty(Colour, side, READ, NOTIFY)]
        #[qproperty(bool, known, READ, NOTIFY)]
        #[qproperty(f64, known_worth, READ, NOTIFY)]
        #[qproperty(Int, known_percent, READ, NOTIFY)]
        #[qproperty(Int, known_forced, READ, NOTIFY)]
        #[qproperty(Int, known_sureness, READ, NOTIFY)]
        #[qproperty(Int, known_depth, READ, NOTIFY)]
        #[qproperty(bool, known_book, READ, NOTIFY)]
        #[qproperty(Int, contestants, READ, NOTIFY)]
        #[qproperty(Int, runs_now, READ, NOTIFY)]
        #[qproperty(Int, runs_in_all, READ, NOTIFY)]
        #[qproperty(QString, running_title, READ, NOTIFY)]
        #[qproperty(Int, deepened, READ, NOTIFY)]
        #[qproperty(Int, outcomes, READ, NOTIFY)]
        #[qproperty(QStringList, names, READ, NOTIFY)]
        #[qproperty(QStringList, titles, READ, NOTIFY)]
        #[qproperty(f64, most_of_rounds, READ, NOTIFY)]
        #[qproperty(Int, deepest, READ, NOTIFY)]
        #[qproperty(Int, version, READ, NOTIFY)]
        #[qproperty(Int, played, READ, NOTIFY)]
        #[qproperty(Int, to_play, READ, NOTIFY)]
        #[qproperty(bool, compares, READ, NOTIFY)]
        #[qproperty(LabLimit, limit, READ, NOTIFY)]
        #[qproperty(Int, depth, READ, NOTIFY)]
        #[qproperty(Int, nodes, READ, NOTIFY)]
        #[qproperty(Int, milliseconds, READ, NOTIFY)]
        #[qproperty(bool, plays_by_time, READ, NOTIFY)]
        #[qproperty(Int, match_nodes, READ, NOTIFY)]
        #[qproperty(Int, match_milliseconds, READ, NOTIFY)]
        #[qproperty(Int, games, READ, NOTIFY)]
        #[qproperty(Int, table_mebibytes, READ, NOTIFY)]
        #[qproperty(Int, recording_mebibytes, READ, NOTIFY)]
        type Laboratory = super::LaboratoryRust;

        /// Opens the laboratory for the position shown, or closes it and ends its run.
        #[qinvokable]
        fn show(self: &Laboratory, shown: bool);
        #[qinvokable]
        fn run(self: &Laboratory);
        #[qinvokable]
        fn play(self: &Laboratory);
        /// Ends the run and keeps what it found.
        #[qinvokable]
        fn cancel(self: &Laboratory);
        #[qinvokable]
        fn toggle(self: &Laboratory, kind: LabKind, number: Int);
        /// Whether each also runs without switches.
        #[qinvokable]
        fn compare_both(self: &Laboratory, wanted: bool);
        #[qinvokable]
        fn limit_by(self: &Laboratory, limit: LabLimit);
        #[qinvokable]
        fn allow(self: &Laboratory, limit: LabLimit, number: Int);
        /// Whether time limits a move of a match, rather than nodes.
        #[qinvokable]
        fn play_by_time(self: &Laboratory, wanted: bool);
        #[qinvokable]
        fn allow_move(self: &Laboratory, number: Int);
        #[qinvokable]
        fn play_games(self: &Laboratory, games: Int);
        #[qinvokable]
        fn write_file(
            self: &Laboratory,
            url: &QUrl,
            what: LabFile,
            outcome: Int,
            steps: Int,
            plies: Int,
        );
        #[qinvokable]
        fn worth(self: &Laboratory, raw: Int) -> LabWorth;
        #[qinvokable]
        fn amount(self: &Laboratory, raw: Int) -> Int;
    }
}

properties! {
    Laboratory as LaboratoryRust with game lists {
        entries: lab_lists::entries,
        results: lab_lists::results,
        standings: lab_lists::standings
    };
    stage: ffi::LabStage = |now| now.driver.state().lab().stage().into();
    trouble: ffi::LabTrouble = |now| now.driver.state().lab_error().into();
    can_play: bool = |now| now.driver.state().lab_can_play();
    side: Colour = |now| {
        match now.driver.state().lab().request().map(|request| &request.subject) {
            Some(Subject::Position(position)) => position.side_to_move().into(),
            _ => Colour::None,
        }
    };
    known: bool = |now| known(now).is_some();
    /// For the side to move, as the chance to win in percent and the plies to a forced end are.
    known_worth: f64 = |now| known(now).map_or(0.0, |it| it.score.into());
    known_percent: Int = |now| known(now).map_or(50, |it| i32::from(it.percent)).into();
    known_forced: Int = |now| known(now).and_then(|it| it.forced).map_or(0, i32::from).into();
    known_sureness: Int = |now| {
        Sureness::from(known(now).map(|it| it.certainty)).repr.into()
    };
    known_depth: Int = |now| depth_of(known(now).map(|it| it.certainty)).into();
    known_book: bool = |now| known(now).is_some_and(|it| it.book);
    contestants: Int = |now| choices(now).contestants().len().into();
    /// Which contestant runs, from 0.
    runs_now: Int = |now| now.driver.state().lab().now().0.into();
    runs_in_all: Int = |now| {
        now.driver.state().lab().request().map_or(0, |request| request.contestants.len()).into()
    };
    running_title: QString = |now| {
        let lab = now.driver.state().lab();
        let running = lab.request().and_then(|request| request.contestants.get(lab.now().0));
        running.map_or_else(QString::default, |one| QString::from(&title_of(*one, now.tongue())))
    };
    deepened: Int = |now| now.driver.state().lab().now().1.into();
    outcomes: Int = |now| now.driver.state().lab().outcomes().len().into();
    names: QStringList = |now| {
        texts(now.driver.state().lab().outcomes().iter().map(|it| it.contestant.to_string()))
    };
    titles: QStringList = |now| {
        let outcomes = now.driver.state().lab().outcomes();
        texts(outcomes.iter().map(|it| title_of(it.contestant, now.tongue())))
    };
    /// Of one round of an outcome.
    most_of_rounds: f64 = |now| {
        rounds(now).map(|round| round.counts.nodes).max().unwrap_or_default() as f64
    };
    deepest: Int = |now| {
        rounds(now).map(|round| round.depth).max().unwrap_or_default().into()
    };
    /// Changes with the outcomes.
    version: Int = |now| now.driver.state().lab().version().into();
    played: Int = |now| now.driver.state().lab().played().0.into();
    to_play: Int = |now| now.driver.state().lab().played().1.into();
    compares: bool = |now| choices(now).compares;
    limit: ffi::LabLimit = |now| choices(now).limit.into();
    depth: Int = |now| choices(now).depth[now.driver.state().variant_below().game()].into();
    nodes: Int = |now| choices(now).nodes.into();
    milliseconds: Int = |now| choices(now).milliseconds.into();
    plays_by_time: bool = |now| choices(now).plays_by_time;
    /// For a move.
    match_nodes: Int = |now| choices(now).match_nodes.into();
    match_milliseconds: Int = |now| choices(now).match_milliseconds.into();
    /// Between each two.
    games: Int = |now| choices(now).games.into();
    /// Of one table at most.
    table_mebibytes: Int = |_| memory_mebibytes().0.into();
    /// Of all recordings at most.
    recording_mebibytes: Int = |_| memory_mebibytes().1.into();
}

fn choices<'a>(now: &'a Snapshot) -> &'a Choices {
    now.driver.state().lab().choices()
}

fn rounds<'a>(now: &'a Snapshot) -> impl Iterator<Item = &'a Round> {
    now.driver.state().lab().outcomes().iter().flat_map(|outcome| &outcome.rounds)
}

same_names! { LabStage => ffi::LabStage; Idle, Comparing, Playing, Done, Cancelled, Failed }
same_names! { Worth => ffi::LabWorth; Hundredths, Discs, WinIn, LossIn, Lost, Share, Beyond }
same_names! { Limit = ffi::LabLimit; Depth, Nodes, Time }

impl From<Option<RequestError>> for ffi::LabTrouble {
    fn from(error: Option<RequestError>) -> Self {
        match error {
            None => Self::Fit,
            Some(RequestError::Over) => Self::Over,
            Some(RequestError::Opening) => Self::Opening,
            Some(RequestError::Size(_)) => Self::Size,
            Some(RequestError::Evaluation(_)) => Self::Evaluation,
            Some(RequestError::NoAlgorithm) => Self::Nobody,
        }
    }
}

fn known(now: &Snapshot) -> Option<CellValue> {
    now.driver.state().lab().request()?;
    let known = now.driver.state().explored_values().into_iter().map(|(_, value)| value);
    known.max_by(|a, b| a.score.total_cmp(&b.score))
}

fn worth_of_raw(raw: i32) -> (Worth, i32) {
    let driver = driver();
    let driver = driver.borrow();
    match driver.state().lab().request() {
        Some(request) if raw.abs() < INFINITY => worth_of(request.subject.value(raw)),
        _ => (Worth::Beyond, raw.signum()),
    }
}

// The lists give them as these numbers.
const _: () = assert!(ffi::LabWorth::Beyond.repr == Worth::Beyond as i32);
const _: () = assert!(ffi::LabKind::OfEvaluation.repr == Kind::Evaluation as i32);

fn at<T: Copy>(all: &[T], number: Int) -> Option<T> {
    all.get(number.index()?).copied()
}

slots! {
    Laboratory;
    show(shown: bool) => Event::Laboratory(if shown { LabEvent::Open } else { LabEvent::Close });
    run() => Event::Laboratory(LabEvent::Run);
    play() => Event::Laboratory(LabEvent::Play);
    cancel() => Event::Laboratory(LabEvent::Cancel);
}

impl ffi::Laboratory {
    fn choose(&self, change: impl FnOnce(&mut Choices)) {
        let mut choices = Box::new(driver().borrow().state().lab().choices().clone());
        change(&mut choices);
        self.game.send(Event::Laboratory(LabEvent::Choose(choices)));
    }

    fn toggle(&self, kind: ffi::LabKind, number: Int) {
        let game = driver().borrow().state().variant_below().game();
        self.choose(|choices| match kind {
            ffi::LabKind::OfAlgorithm => {
                if let Some(one) = at(&Algorithm::ALL, number) {
                    choices.toggle(one);
                }
            }
            ffi::LabKind::OfSwitch => {
                if let Some(one) = at(&Switch::ALL, number) {
                    choices.switch(one);
                }
            }
            _ => {
                if let Some(one) = at(&Evaluation::ALL, number) {
                    choices.evaluation[game] = one;
                }
            }
        });
    }

    fn compare_both(&self, wanted: bool) {
        self.choose(|choices| choices.compares = wanted);
    }

    fn limit_by(&self, limit: ffi::LabLimit) {
        self.choose(|choices| choices.limit = Option::from(limit).unwrap_or_default());
    }

    fn allow(&self, limit: ffi::LabLimit, number: Int) {
        let game = driver().borrow().state().variant_below().game();
        let number = u64::try_from(number.0).unwrap_or_default();
        self.choose(|choices| match limit {
            ffi::LabLimit::Nodes => choices.nodes = within(number, Choices::NODES),
            ffi::LabLimit::Time => choices.milliseconds = within(number, Choices::MILLISECONDS),
            _ => {
                let depth = u8::try_from(number).unwrap_or(u8::MAX);
                choices.depth[game] = depth.clamp(*Choices::DEPTHS.start(), *Choices::DEPTHS.end());
            }
        });
    }

    fn play_by_time(&self, wanted: bool) {
        self.choose(|choices| choices.plays_by_time = wanted);
    }

    fn allow_move(&self, number: Int) {
        let number = u64::try_from(number.0).unwrap_or_default();
        self.choose(|choices| {
            if choices.plays_by_time {
                choices.match_milliseconds = within(number, Choices::MILLISECONDS);
            } else {
                choices.match_nodes = within(number, Choices::NODES);
            }
        });
    }

    fn play_games(&self, games: Int) {
        let games = games.index().unwrap_or_default();
        self.choose(|choices| {
            choices.games = games.clamp(*Choices::GAMES.start(), *Choices::GAMES.end());
        });
    }

    fn write_file(&self, url: &QUrl, what: ffi::LabFile, outcome: Int, steps: Int, plies: Int) {
        let number = |it: Int| it.index().unwrap_or_default();
        let what = match what {
            ffi::LabFile::Table => LabExport::Table,
            ffi::LabFile::Chart => LabExport::Chart,
            ffi::LabFile::Tree => LabExport::Tree {
                outcome: number(outcome),
                steps: number(steps),
                plies: number(plies),
            },
            _ => return,
        };
        if let Some(path) = path_at(url) {
            let export = LabEvent::Export(what, path);
            self.game.send(Event::Laboratory(export));
        }
    }

    fn worth(&self, raw: Int) -> ffi::LabWorth {
        worth_of_raw(raw.0).0.into()
    }

    fn amount(&self, raw: Int) -> Int {
        Int(worth_of_raw(raw.0).1)
    }
}

fn within(number: u64, range: std::ops::RangeInclusive<u64>) -> u64 {
    number.clamp(*range.start(), *range.end())
}
