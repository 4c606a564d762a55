//! The laboratory, as far as it is no list: what is chosen there, how far a run is, and what is to be said of it.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QString, QStringList, QUrl};

use super::driver;
use super::enumerations::same_names;
use super::int::Int;
use super::lists;
use super::objects::properties;
use super::side::ffi::Colour;
use super::snapshot::Snapshot;
use super::sureness::{depth_of, ffi::Sureness};
use crate::app::laboratory::{Choices, Limit, memory_mebibytes};
use crate::app::state::{CellValue, Event, LabEvent, LabExport, LabStage};
use crate::lab::{Algorithm, INFINITY, Round, Subject, Switch, Unfit, Value, catalogue};

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
        include!("cxx-qt-lib/qurl.h");
        /// Qt's address of a file.
        type QUrl = cxx_qt_lib::QUrl;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        /// A side, or none.
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        /// Rows of a list.
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        /// Makes one.
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_laboratory() -> UniquePtr<Laboratory>;
    }

    /// What is done.
    #[qenum(Laboratory)]
    enum LabStage {
        Idle,
        Comparing,
        Playing,
        Done,
        Cancelled,
        Failed,
    }

    /// Why nothing can be run.
    #[qenum(Laboratory)]
    enum LabTrouble {
        Fit,
        Over,
        Opening,
        Size,
        Evaluation,
        Nobody,
    }

    /// What a search is limited by.
    #[qenum(Laboratory)]
    enum LabLimit {
        Depth,
        Nodes,
        Time,
    }

    /// What a list of entries is of.
    #[qenum(Laboratory)]
    enum LabKind {
        OfAlgorithm,
        OfSwitch,
        OfEvaluation,
    }

    /// What a value says; the number beside it is in hundredths, discs, plies or thousandths, and beyond every value its
    /// sign says on which side.
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

    /// What a file is written of.
    #[qenum(Laboratory)]
    enum LabFile {
        Table,
        Chart,
        Tree,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The laboratory: what it does, why nothing can be run on the position that is shown, whether the chosen ones can
        /// play each other, whose move it is, how many run, which of them now (from 0) and how it is called, and how many
        /// moves it has looked ahead; how many outcomes there are, what they are called, the most nodes of one, of one of
        /// their rounds, and the deepest round, with a number that changes with them; how many games are
        /// played of how many, and whether there is a table of them. What is chosen: whether each runs without switches too,
        /// the limit, the depth, the nodes and milliseconds; of a match whether time limits a move, the nodes and milliseconds
        /// for it, and the games between each two. And the memory that a table takes at most, and all recordings. Of the
        /// position whether something else knows what it is worth: the score for the side to move, its chance to win in
        /// percent, the plies to a forced end, how sure that is, how far was looked ahead, and whether the book says so.
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
        #[qproperty(QString, running_name, READ, NOTIFY)]
        #[qproperty(Int, deepened, READ, NOTIFY)]
        #[qproperty(Int, outcomes, READ, NOTIFY)]
        #[qproperty(QStringList, names, READ, NOTIFY)]
        #[qproperty(f64, most_nodes, READ, NOTIFY)]
        #[qproperty(f64, most_of_rounds, READ, NOTIFY)]
        #[qproperty(Int, deepest, READ, NOTIFY)]
        #[qproperty(Int, version, READ, NOTIFY)]
        #[qproperty(Int, played, READ, NOTIFY)]
        #[qproperty(Int, to_play, READ, NOTIFY)]
        #[qproperty(bool, has_cross, READ, NOTIFY)]
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

        /// Opens it for the position that is shown, or closes it, which ends what runs.
        #[qinvokable]
        fn show(self: &Laboratory, shown: bool);
        /// Runs what is chosen.
        #[qinvokable]
        fn run(self: &Laboratory);
        /// Lets the chosen ones play each other.
        #[qinvokable]
        fn play(self: &Laboratory);
        /// Ends what runs, with all that it has found.
        #[qinvokable]
        fn cancel(self: &Laboratory);
        /// Chooses the entry with this number of a list, or no more.
        #[qinvokable]
        fn toggle(self: &Laboratory, kind: LabKind, number: Int);
        /// Whether each runs without switches, too.
        #[qinvokable]
        fn compare_both(self: &Laboratory, wanted: bool);
        /// Chooses what a search is limited by.
        #[qinvokable]
        fn limit_by(self: &Laboratory, limit: LabLimit);
        /// Chooses how much of a limit there is.
        #[qinvokable]
        fn allow(self: &Laboratory, limit: LabLimit, number: Int);
        /// Whether time limits a move of a match, else nodes do.
        #[qinvokable]
        fn play_by_time(self: &Laboratory, wanted: bool);
        /// Chooses how much there is of that for a move.
        #[qinvokable]
        fn allow_move(self: &Laboratory, number: Int);
        /// Chooses the games between each two.
        #[qinvokable]
        fn play_games(self: &Laboratory, games: Int);
        /// Writes a file of what was found; of a tree of this outcome after so many steps, to so many plies.
        #[qinvokable]
        fn write_file(
            self: &Laboratory,
            url: &QUrl,
            what: LabFile,
            outcome: Int,
            steps: Int,
            plies: Int,
        );
        /// What a number of a recording says.
        #[qinvokable]
        fn worth(self: &Laboratory, raw: Int) -> LabWorth;
        /// The number beside it.
        #[qinvokable]
        fn amount(self: &Laboratory, raw: Int) -> Int;
    }
}

properties! {
    Laboratory as LaboratoryRust with game lists {
        entries: lists::laboratory::entries,
        results: lists::laboratory::results,
        standings: lists::laboratory::standings
    };
    stage / stage_changed: ffi::LabStage = |now| now.driver.state().lab().stage().into();
    trouble / trouble_changed: ffi::LabTrouble = |now| now.driver.state().lab_unfit().into();
    can_play / can_play_changed: bool = |now| now.driver.state().lab_can_play();
    side / side_changed: Colour = |now| {
        match now.driver.state().lab().request().map(|request| &request.subject) {
            Some(Subject::Position(position)) => position.side_to_move().into(),
            _ => Colour::None,
        }
    };
    known / known_changed: bool = |now| known(now).is_some();
    known_worth / known_worth_changed: f64 = |now| known(now).map_or(0.0, |it| it.score.into());
    known_percent / known_percent_changed: Int = |now| known(now).map_or(50, |it| i32::from(it.percent)).into();
    known_forced / known_forced_changed: Int = |now| known(now).and_then(|it| it.forced).map_or(0, i32::from).into();
    known_sureness / known_sureness_changed: Int = |now| {
        Sureness::from(known(now).map(|it| it.certainty)).repr.into()
    };
    known_depth / known_depth_changed: Int = |now| depth_of(known(now).map(|it| it.certainty)).into();
    known_book / known_book_changed: bool = |now| known(now).is_some_and(|it| it.book);
    contestants / contestants_changed: Int = |now| choices(now).contestants().len().into();
    runs_now / runs_now_changed: Int = |now| now.driver.state().lab().now().0.into();
    runs_in_all / runs_in_all_changed: Int = |now| {
        now.driver.state().lab().request().map_or(0, |request| request.contestants.len()).into()
    };
    running_name / running_name_changed: QString = |now| {
        let lab = now.driver.state().lab();
        let running = lab.request().and_then(|request| request.contestants.get(lab.now().0));
        running.map_or_else(QString::default, |one| QString::from(&one.to_string()))
    };
    deepened / deepened_changed: Int = |now| now.driver.state().lab().now().1.into();
    outcomes / outcomes_changed: Int = |now| now.driver.state().lab().outcomes().len().into();
    names / names_changed: QStringList = |now| {
        let mut names = QStringList::default();
        for outcome in now.driver.state().lab().outcomes() {
            names.append(QString::from(&outcome.contestant.to_string()));
        }
        names
    };
    most_nodes / most_nodes_changed: f64 = |now| {
        let nodes = now.driver.state().lab().outcomes().iter().map(|it| it.counts.nodes);
        nodes.max().unwrap_or_default() as f64
    };
    most_of_rounds / most_of_rounds_changed: f64 = |now| {
        rounds(now).map(|round| round.counts.nodes).max().unwrap_or_default() as f64
    };
    deepest / deepest_changed: Int = |now| {
        rounds(now).map(|round| round.depth).max().unwrap_or_default().into()
    };
    version / version_changed: Int = |now| now.driver.state().lab().version().into();
    played / played_changed: Int = |now| now.driver.state().lab().played().0.into();
    to_play / to_play_changed: Int = |now| now.driver.state().lab().played().1.into();
    has_cross / has_cross_changed: bool = |now| now.driver.state().lab().cross().is_some();
    compares / compares_changed: bool = |now| choices(now).compares;
    limit / limit_changed: ffi::LabLimit = |now| choices(now).limit.into();
    depth / depth_changed: Int = |now| choices(now).depth[now.driver.state().lab_variant().game()].into();
    nodes / nodes_changed: Int = |now| choices(now).nodes.into();
    milliseconds / milliseconds_changed: Int = |now| choices(now).milliseconds.into();
    plays_by_time / plays_by_time_changed: bool = |now| choices(now).plays_by_time;
    match_nodes / match_nodes_changed: Int = |now| choices(now).match_nodes.into();
    match_milliseconds / match_milliseconds_changed: Int = |now| choices(now).match_milliseconds.into();
    games / games_changed: Int = |now| choices(now).games.into();
    table_mebibytes / table_mebibytes_changed: Int = |_| memory_mebibytes().0.into();
    recording_mebibytes / recording_mebibytes_changed: Int = |_| memory_mebibytes().1.into();
}

fn choices<'a>(now: &'a Snapshot) -> &'a Choices {
    now.driver.state().lab().choices()
}

fn rounds<'a>(now: &'a Snapshot) -> impl Iterator<Item = &'a Round> {
    now.driver.state().lab().outcomes().iter().flat_map(|outcome| &outcome.rounds)
}

same_names! { LabStage => ffi::LabStage; Idle, Comparing, Playing, Done, Cancelled, Failed }
same_names! { Limit => ffi::LabLimit; Depth, Nodes, Time }

impl From<Option<Unfit>> for ffi::LabTrouble {
    fn from(unfit: Option<Unfit>) -> Self {
        match unfit {
            None => Self::Fit,
            Some(Unfit::Over) => Self::Over,
            Some(Unfit::Opening) => Self::Opening,
            Some(Unfit::Size(_)) => Self::Size,
            Some(Unfit::Evaluation(_)) => Self::Evaluation,
            Some(Unfit::Nobody) => Self::Nobody,
        }
    }
}

/// What the study, the book or a search knows of the best move of the position, as it is shown everywhere else.
fn known(now: &Snapshot) -> Option<CellValue> {
    now.driver.state().lab().request()?;
    let known = now.driver.state().explored_values().into_iter().map(|(_, value)| value);
    known.max_by(|a, b| a.score.total_cmp(&b.score))
}

/// What a value says, and the number beside it.
pub fn worth_of(value: Value) -> (ffi::LabWorth, i32) {
    match value {
        Value::Evaluation(hundredths) => (ffi::LabWorth::Hundredths, hundredths),
        Value::Discs(margin) => (ffi::LabWorth::Discs, margin),
        Value::WinIn(plies) if plies > 0 => (ffi::LabWorth::WinIn, plies),
        Value::WinIn(plies) => (ffi::LabWorth::LossIn, -plies),
        Value::Lost => (ffi::LabWorth::Lost, 0),
        Value::Share(share) => (ffi::LabWorth::Share, (1000.0 * share).round() as i32),
    }
}

/// The same of a number of a recording of what was run last.
fn worth_of_raw(raw: i32) -> (ffi::LabWorth, i32) {
    let driver = driver();
    let driver = driver.borrow();
    match driver.state().lab().request() {
        Some(request) if raw.abs() < INFINITY => worth_of(request.subject.value(raw)),
        _ => (ffi::LabWorth::Beyond, raw.signum()),
    }
}

/// What is at this place of a list.
fn at<T: Copy>(all: &[T], number: Int) -> Option<T> {
    all.get(usize::try_from(number.0).ok()?).copied()
}

impl ffi::Laboratory {
    fn tell(&self, event: LabEvent) {
        self.game.send(Event::Laboratory(event));
    }

    fn choose(&self, change: impl FnOnce(&mut Choices)) {
        let mut choices = Box::new(driver().borrow().state().lab().choices().clone());
        change(&mut choices);
        self.tell(LabEvent::Choose(choices));
    }

    fn show(&self, shown: bool) {
        self.tell(if shown { LabEvent::Open } else { LabEvent::Close });
    }

    fn run(&self) {
        self.tell(LabEvent::Run);
    }

    fn play(&self) {
        self.tell(LabEvent::Play);
    }

    fn cancel(&self) {
        self.tell(LabEvent::Cancel);
    }

    fn toggle(&self, kind: ffi::LabKind, number: Int) {
        let game = driver().borrow().state().lab_variant().game();
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
                if let Some(one) = at(catalogue().evaluations, number) {
                    choices.evaluation[game] = one;
                }
            }
        });
    }

    fn compare_both(&self, wanted: bool) {
        self.choose(|choices| choices.compares = wanted);
    }

    fn limit_by(&self, limit: ffi::LabLimit) {
        self.choose(|choices| {
            choices.limit = match limit {
                ffi::LabLimit::Nodes => Limit::Nodes,
                ffi::LabLimit::Time => Limit::Time,
                _ => Limit::Depth,
            };
        });
    }

    fn allow(&self, limit: ffi::LabLimit, number: Int) {
        let game = driver().borrow().state().lab_variant().game();
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
        let games = usize::try_from(games.0).unwrap_or_default();
        self.choose(|choices| {
            choices.games = games.clamp(*Choices::GAMES.start(), *Choices::GAMES.end());
        });
    }

    fn write_file(&self, url: &QUrl, what: ffi::LabFile, outcome: Int, steps: Int, plies: Int) {
        let number = |it: Int| usize::try_from(it.0).unwrap_or_default();
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
        if let Some(path) = url.to_local_file() {
            self.tell(LabEvent::Export(what, path.to_string().into()));
        }
    }

    fn worth(&self, raw: Int) -> ffi::LabWorth {
        worth_of_raw(raw.0).0
    }

    fn amount(&self, raw: Int) -> Int {
        Int(worth_of_raw(raw.0).1)
    }
}

fn within(number: u64, range: std::ops::RangeInclusive<u64>) -> u64 {
    number.clamp(*range.start(), *range.end())
}
