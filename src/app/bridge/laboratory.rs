//! The laboratory, as far as it is no list: what is chosen there, how far a run is, and what is to be said of it.

use std::sync::Arc;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString, QStringList, QUrl};

use super::driver;
use super::enumerations::same_names;
use super::int::Int;
use super::objects::properties;
use super::rows::{List, Rows, roles, texts};
use super::side::ffi::Colour;
use super::snapshot::Snapshot;
use super::sureness::{depth_of, ffi::Sureness};
use crate::app::laboratory::{Choices, Limit, memory_mebibytes};
use crate::app::state::{CellValue, Event, LabEvent, LabExport, LabStage};
use crate::lab::{
    self, Algorithm, Contestant, Entry, INFINITY, Outcome, RequestError, Round, Subject, Switch,
    Value,
};
use crate::openings::Tongue;

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
        entries: entries,
        results: results,
        standings: standings
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
    known_worth: f64 = |now| known(now).map_or(0.0, |it| it.score.into());
    known_percent: Int = |now| known(now).map_or(50, |it| i32::from(it.percent)).into();
    known_forced: Int = |now| known(now).and_then(|it| it.forced).map_or(0, i32::from).into();
    known_sureness: Int = |now| {
        Sureness::from(known(now).map(|it| it.certainty)).repr.into()
    };
    known_depth: Int = |now| depth_of(known(now).map(|it| it.certainty)).into();
    known_book: bool = |now| known(now).is_some_and(|it| it.book);
    contestants: Int = |now| choices(now).contestants().len().into();
    runs_now: Int = |now| now.driver.state().lab().now().0.into();
    runs_in_all: Int = |now| {
        now.driver.state().lab().request().map_or(0, |request| request.contestants.len()).into()
    };
    running_name: QString = |now| {
        let lab = now.driver.state().lab();
        let running = lab.request().and_then(|request| request.contestants.get(lab.now().0));
        running.map_or_else(QString::default, |one| QString::from(&one.to_string()))
    };
    deepened: Int = |now| now.driver.state().lab().now().1.into();
    outcomes: Int = |now| now.driver.state().lab().outcomes().len().into();
    names: QStringList = |now| {
        let mut names = QStringList::default();
        for outcome in now.driver.state().lab().outcomes() {
            names.append(QString::from(&outcome.contestant.to_string()));
        }
        names
    };
    most_nodes: f64 = |now| {
        let nodes = now.driver.state().lab().outcomes().iter().map(|it| it.counts.nodes);
        nodes.max().unwrap_or_default() as f64
    };
    most_of_rounds: f64 = |now| {
        rounds(now).map(|round| round.counts.nodes).max().unwrap_or_default() as f64
    };
    deepest: Int = |now| {
        rounds(now).map(|round| round.depth).max().unwrap_or_default().into()
    };
    version: Int = |now| now.driver.state().lab().version().into();
    played: Int = |now| now.driver.state().lab().played().0.into();
    to_play: Int = |now| now.driver.state().lab().played().1.into();
    has_cross: bool = |now| now.driver.state().lab().cross().is_some();
    compares: bool = |now| choices(now).compares;
    limit: ffi::LabLimit = |now| choices(now).limit.into();
    depth: Int = |now| choices(now).depth[now.driver.state().lab_variant().game()].into();
    nodes: Int = |now| choices(now).nodes.into();
    milliseconds: Int = |now| choices(now).milliseconds.into();
    plays_by_time: bool = |now| choices(now).plays_by_time;
    match_nodes: Int = |now| choices(now).match_nodes.into();
    match_milliseconds: Int = |now| choices(now).match_milliseconds.into();
    games: Int = |now| choices(now).games.into();
    table_mebibytes: Int = |_| memory_mebibytes().0.into();
    recording_mebibytes: Int = |_| memory_mebibytes().1.into();
}

fn choices<'a>(now: &'a Snapshot) -> &'a Choices {
    now.driver.state().lab().choices()
}

fn rounds<'a>(now: &'a Snapshot) -> impl Iterator<Item = &'a Round> {
    now.driver.state().lab().outcomes().iter().flat_map(|outcome| &outcome.rounds)
}

same_names! { LabStage => ffi::LabStage; Idle, Comparing, Playing, Done, Cancelled, Failed }
same_names! { Limit => ffi::LabLimit; Depth, Nodes, Time }

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

/// What the study, the book or a search knows of the best move of the position, as it is shown everywhere else.
fn known(now: &Snapshot) -> Option<CellValue> {
    now.driver.state().lab().request()?;
    let known = now.driver.state().explored_values().into_iter().map(|(_, value)| value);
    known.max_by(|a, b| a.score.total_cmp(&b.score))
}

/// What a value says, and the number beside it.
fn worth_of(value: Value) -> (ffi::LabWorth, i32) {
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
    fn dispatch(&self, event: LabEvent) {
        self.game.send(Event::Laboratory(event));
    }

    fn choose(&self, change: impl FnOnce(&mut Choices)) {
        let mut choices = Box::new(driver().borrow().state().lab().choices().clone());
        change(&mut choices);
        self.dispatch(LabEvent::Choose(choices));
    }

    fn show(&self, shown: bool) {
        self.dispatch(if shown { LabEvent::Open } else { LabEvent::Close });
    }

    fn run(&self) {
        self.dispatch(LabEvent::Run);
    }

    fn play(&self) {
        self.dispatch(LabEvent::Play);
    }

    fn cancel(&self) {
        self.dispatch(LabEvent::Cancel);
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
                if let Some(one) = at(&lab::Evaluation::ALL, number) {
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
            self.dispatch(LabEvent::Export(what, path.to_string().into()));
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

/// The algorithms, switches and evaluations, each with what is to be said of it.
fn entries() -> Box<dyn Rows> {
    let roles = roles! { Choice;
        kind: |row| row.kind.repr;
        // Its place in the list of its kind.
        number: |row| row.number;
        name: |row| row.entry.name;
        title: |row| row.entry.title;
        about: |row| row.entry.text;
        source: |row| row.entry.source;
        chosen: |row| row.is_chosen;
        // Whether an evaluation judges the board, and whether a chosen algorithm takes a switch.
        fits: |row| row.fits;
    };
    Box::new(List::of(all_choices, |row| (row.kind.repr, row.number), roles))
}

/// Something that can be chosen.
#[derive(PartialEq)]
struct Choice {
    kind: ffi::LabKind,
    number: usize,
    entry: Entry,
    is_chosen: bool,
    fits: bool,
}

fn all_choices(now: &Snapshot) -> Vec<Choice> {
    let (driver, tongue) = (now.driver, now.tongue());
    let (choices, variant) = (driver.state().lab().choices(), driver.state().lab_variant());
    let (game, size) = (variant.game(), variant.size());
    let algorithms = Algorithm::ALL.iter().enumerate().map(|(number, one)| Choice {
        kind: ffi::LabKind::OfAlgorithm,
        number,
        entry: one.entry_in(tongue),
        is_chosen: choices.algorithms.contains(one),
        fits: true,
    });
    let switches = Switch::ALL.iter().enumerate().map(|(number, &one)| Choice {
        kind: ffi::LabKind::OfSwitch,
        number,
        entry: one.entry_in(tongue),
        is_chosen: choices.switches.has(one),
        fits: choices.algorithms.iter().any(|algorithm| algorithm.takes(one)),
    });
    let judge = choices.evaluation_for(game, size);
    let evaluations = lab::Evaluation::ALL.iter().enumerate().map(|(number, &one)| Choice {
        kind: ffi::LabKind::OfEvaluation,
        number,
        entry: one.entry_in(tongue),
        is_chosen: one == judge,
        fits: one.judges(game, size),
    });
    algorithms.chain(switches).chain(evaluations).collect()
}

/// What each algorithm has found.
fn results() -> Box<dyn Rows> {
    let roles = roles! { Found;
        // As on the command line.
        name: |row| row.outcome.contestant.to_string();
        title: |row| row.outcome.contestant.algorithm().entry_in(row.tongue).title;
        // Its switches.
        extras: |row| extras(row.outcome.contestant, row.tongue);
        // For the side to move.
        worth: |row| worth_of(row.outcome.value).0.repr;
        amount: |row| worth_of(row.outcome.value).1;
        best: |row| row.outcome.names.first().map_or("", String::as_str);
        line: |row| row.outcome.names.join(" ");
        depth: |row| i32::from(row.outcome.depth);
        // Counts may be beyond Qt's whole numbers.
        nodes: |row| row.outcome.counts.nodes as f64;
        leaves: |row| row.outcome.counts.leaves as f64;
        cutOffs: |row| row.outcome.counts.cut_offs as f64;
        firstCuts: |row| row.outcome.counts.first_cuts as f64;
        tableHits: |row| row.outcome.counts.table_hits as f64;
        researches: |row| row.outcome.counts.researches as f64;
        // Evaluations that only order moves.
        ordered: |row| row.outcome.counts.ordered as f64;
        // Nodes that only prepare.
        preparation: |row| row.outcome.counts.preparation as f64;
        probableCuts: |row| row.outcome.counts.probable_cuts as f64;
        branching: |row| row.outcome.branching_factor().unwrap_or(-1.0);
        milliseconds: |row| 1000.0 * row.outcome.time.as_secs_f64();
        // Whether no limit ended it.
        finished: |row| row.outcome.is_done;
        // Whether it has no depth.
        playouts: |row| row.outcome.contestant.algorithm() == Algorithm::Uct;
        // Its nodes at depth 1, 2 and so on.
        rounds: |row| {
            let nodes = row.outcome.rounds.iter().map(|round| round.counts.nodes as f64);
            nodes.collect::<QList<f64>>()
        };
        // Of the most nodes of all rows.
        share: |row| row.outcome.counts.nodes as f64 / row.most.max(1) as f64;
    };
    Box::new(List::of(found, |row| row.outcome.contestant.to_string(), roles))
}

/// An outcome, with what it is called.
struct Found {
    outcome: Arc<Outcome>,
    tongue: Tongue,
    /// The most nodes of all rows.
    most: u64,
}

impl PartialEq for Found {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.outcome, &other.outcome)
            && (self.tongue, self.most) == (other.tongue, other.most)
    }
}

fn found(now: &Snapshot) -> Vec<Found> {
    let (outcomes, tongue) = (now.driver.state().lab().outcomes(), now.tongue());
    let most = outcomes.iter().map(|it| it.counts.nodes).max().unwrap_or(1);
    outcomes.iter().map(|it| Found { outcome: Arc::clone(it), tongue, most }).collect()
}

/// The switches of a contestant in a language, or nothing.
fn extras(contestant: Contestant, tongue: Tongue) -> String {
    let on = Switch::ALL.into_iter().filter(|&switch| contestant.switches().has(switch));
    let titles: Vec<&str> = on.map(|switch| switch.entry_in(tongue).title).collect();
    titles.join(" + ")
}

/// How those stand that play each other, the best first.
fn standings() -> Box<dyn Rows> {
    let roles = roles! { Standing;
        name: |row| &row.name;
        title: |row| row.title;
        extras: |row| &row.extras;
        points: |row| row.points;
        games: |row| i32::try_from(row.games).unwrap_or(i32::MAX);
        share: |row| row.points / row.games.max(1) as f64;
        // Against each row from the first on, nothing where there was no game.
        scores: |row| texts(&row.scores);
    };
    Box::new(List::of(players, |row| row.name.clone(), roles))
}

/// A player.
#[derive(PartialEq)]
struct Standing {
    name: String,
    title: &'static str,
    extras: String,
    points: f64,
    games: u64,
    scores: Vec<String>,
}

fn players(now: &Snapshot) -> Vec<Standing> {
    let tongue = now.tongue();
    let Some(cross) = now.driver.state().lab().cross() else { return Vec::new() };
    let ranked = cross.ranked();
    let row = |&player: &usize| {
        let name = cross.names[player].clone();
        let contestant = name.parse::<Contestant>().ok();
        let (points, games) = cross.total(player);
        let score = |&other: &usize| match cross.score(player, other) {
            Some((points, games)) if games > 0 => points.to_string(),
            _ => String::new(),
        };
        Standing {
            title: contestant.map_or("", |one| one.algorithm().entry_in(tongue).title),
            extras: contestant.map_or_else(String::new, |one| extras(one, tongue)),
            points,
            games,
            scores: ranked.iter().map(score).collect(),
            name,
        }
    };
    ranked.iter().map(row).collect()
}
