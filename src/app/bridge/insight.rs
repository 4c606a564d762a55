//! The picture of one's own play: charts of the reviewed games, and their review in the background.

use std::sync::Arc;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString, QStringList, QUrl};

use super::files::path_at;
use super::int::Int;
use super::objects::{properties, slots};
use super::puzzle::ffi::PuzzleTheme;
use super::rows::{List, Rows, numbers, roles, texts};
use super::snapshot::Snapshot;
use crate::app::state::{Event, GamesProgress, InsightEvent, InsightRow, InsightShown, LongChart};
use crate::game::Side;
use crate::insight::{Advice, Bar, Opponent, Part, Picture, Subject, Won};
use crate::openings;
use crate::puzzles::Theme;

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
        include!("cxx-qt-lib/qlist.h");
        type QList_i32 = cxx_qt_lib::QList<i32>;
        include!("cxx-qt-lib/qurl.h");
        type QUrl = cxx_qt_lib::QUrl;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_insight() -> UniquePtr<Insight>;
    }

    #[qenum(Insight)]
    enum Chart {
        NoChart,
        PartChart,
        ThemeChart,
        OpeningChart,
        OpponentChart,
        PaceChart,
        SquareChart,
        UnprovedChart,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The picture of one's own play, of the game that is learnt. Losses are in discs for Othello, in points of the chance
        /// for Gomoku.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, parts, READ, CONSTANT)]
        #[qproperty(*mut RowModel, themes, READ, CONSTANT)]
        #[qproperty(*mut RowModel, openings, READ, CONSTANT)]
        #[qproperty(*mut RowModel, opponents, READ, CONSTANT)]
        #[qproperty(*mut RowModel, paces, READ, CONSTANT)]
        #[qproperty(*mut RowModel, rows, READ, CONSTANT)]
        #[qproperty(bool, known, READ, NOTIFY)]
        #[qproperty(QString, trouble, READ, NOTIFY)]
        #[qproperty(bool, in_discs, READ, NOTIFY)]
        #[qproperty(Int, games, READ, NOTIFY)]
        #[qproperty(Int, unreviewed, READ, NOTIFY)]
        #[qproperty(Int, minutes, READ, NOTIFY)]
        #[qproperty(Int, counted, READ, NOTIFY)]
        #[qproperty(Int, all_openings, READ, NOTIFY)]
        #[qproperty(Int, all_opponents, READ, NOTIFY)]
        #[qproperty(Int, last, READ, NOTIFY)]
        #[qproperty(bool, pictured, READ, NOTIFY)]
        #[qproperty(Int, accuracy, READ, NOTIFY)]
        #[qproperty(Int, gain, READ, NOTIFY)]
        #[qproperty(f64, unproved, READ, NOTIFY)]
        #[qproperty(QList_i32, accuracies, READ, NOTIFY)]
        #[qproperty(QList_i32, trends, READ, NOTIFY)]
        #[qproperty(QList_i32, results, READ, NOTIFY)]
        #[qproperty(QList_i32, squares, READ, NOTIFY)]
        #[qproperty(QList_i32, worst_squares, READ, NOTIFY)]
        #[qproperty(QStringList, square_names, READ, NOTIFY)]
        #[qproperty(Chart, chosen, READ, NOTIFY)]
        #[qproperty(Int, advised_theme, READ, NOTIFY)]
        #[qproperty(Int, advised_part, READ, NOTIFY)]
        #[qproperty(f64, advised_loss, READ, NOTIFY)]
        #[qproperty(bool, reviewing, READ, NOTIFY)]
        #[qproperty(Int, reviewed, READ, NOTIFY)]
        #[qproperty(Int, to_review, READ, NOTIFY)]
        #[qproperty(Int, per_mille, READ, NOTIFY)]
        #[qproperty(Int, failed, READ, NOTIFY)]
        type Insight = super::InsightRust;

        /// Only so many of the last games count; all if it is 0.
        #[qinvokable]
        fn show_last(self: &Insight, games: Int);
        /// Chooses a bar of a chart by its row.
        #[qinvokable]
        fn choose(self: &Insight, chart: Chart, row: Int);
        #[qinvokable]
        fn choose_nothing(self: &Insight);
        /// Shows all bars of a chart, also the many.
        #[qinvokable]
        fn show_all(self: &Insight, chart: Chart);
        /// Reviews what was not reviewed, in the background.
        #[qinvokable]
        fn review(self: &Insight);
        #[qinvokable]
        fn cancel(self: &Insight);
        /// Opens the game of a row.
        #[qinvokable]
        fn open(self: &Insight, row: Int);
        /// Chooses the mistakes that the advice is about.
        #[qinvokable]
        fn follow(self: &Insight);
        /// Writes the moves that count as comma-separated values.
        #[qinvokable]
        fn export_to(self: &Insight, file: &QUrl);
    }
}

properties! {
    Insight as InsightRust with game lists {
        parts: parts, themes: themes, openings: openings, opponents: opponents, paces: paces, rows: rows
    };
    known: bool = |now| now.shown.insight.is_read;
    /// Why the games could not be read; empty if they could.
    trouble: QString = |now| {
        now.shown.insight.trouble.as_ref().map(|it| QString::from(&it.detail)).unwrap_or_default()
    };
    /// Whether losses are in discs.
    in_discs: bool = |now| now.driver.state().learnt_game().kind().counts_stones;
    games: Int = |now| now.shown.insight.games.into();
    unreviewed: Int = |now| now.shown.insight.unreviewed.into();
    /// About how many minutes their review takes.
    minutes: Int = |now| now.shown.insight.minutes.into();
    counted: Int = |now| picture(now).games.into();
    /// The openings that occur, whether their bars are shown or not.
    all_openings: Int = |now| picture(now).openings.len().into();
    /// The same of opponents, twice where the person had both colours.
    all_opponents: Int = |now| picture(now).opponents.len().into();
    last: Int = |now| now.shown.insight.last.unwrap_or(0).into();
    pictured: bool = |now| picture(now).accuracy.is_some();
    accuracy: Int = |now| picture(now).accuracy.map_or(Int(0), |it| whole(it.0));
    /// The points of accuracy that the newer half of the games has more than the older one.
    gain: Int = |now| picture(now).accuracy.map_or(Int(0), |it| whole(it.1));
    /// What is lost a game without a proved reason.
    unproved: f64 = |now| picture(now).unexplained.into();
    /// The accuracy of each game, oldest first.
    accuracies: QList<i32> = |now| numbers(picture(now).dots.iter().map(|it| it.accuracy));
    trends: QList<i32> = |now| numbers(picture(now).dots.iter().map(|it| it.trend));
    /// 1 for a game that was won, 0 for a draw, -1 for one that was lost.
    results: QList<i32> = |now| numbers(picture(now).dots.iter().map(|it| match it.won {
        Won::Yes => 1.0,
        Won::Drawn => 0.0,
        Won::No => -1.0,
    }));
    /// What moves to each square lost in all, in row order.
    squares: QList<i32> = |now| numbers(picture(now).squares.iter().copied());
    worst_squares: QList<i32> = |now| {
        numbers(picture(now).worst_squares().iter().map(|&square| square as f32))
    };
    square_names: QStringList = |now| texts(now.shown.insight.square_names.iter());
    chosen: ffi::Chart = |now| chart_of(now.shown.insight.chosen.as_ref());
    /// One of `Puzzle`'s themes.
    advised_theme: Int = |now| Int(PuzzleTheme::from(match now.shown.insight.advice {
        Some(Advice::Theme(theme, _)) => Some(theme),
        _ => None,
    }).repr);
    /// The first move of the part to practise; 0 if it is none.
    advised_part: Int = |now| match now.shown.insight.advice {
        Some(Advice::Part(part, _)) => part.moves().0.into(),
        _ => Int(0),
    };
    advised_loss: f64 = |now| match now.shown.insight.advice {
        Some(Advice::Theme(_, loss) | Advice::Part(_, loss)) => loss.into(),
        None => 0.0,
    };
    reviewing: bool = |now| now.shown.insight.running.is_some();
    reviewed: Int = |now| now.shown.insight.running.map_or(Int(0), |it| it.done.into());
    to_review: Int = |now| now.shown.insight.running.map_or(Int(0), |it| it.all.into());
    per_mille: Int = |now| now.shown.insight.running.map_or(Int(0), of_all);
    failed: Int = |now| now.shown.insight.failed.into();
}

fn picture<'a>(now: &'a Snapshot) -> &'a Picture {
    &now.shown.insight.picture
}

fn whole(number: f32) -> Int {
    Int(number.round() as i32)
}

/// How much of a background review is done, in thousandths.
fn of_all(progress: GamesProgress) -> Int {
    let GamesProgress { done, all, within } = progress;
    Int::from((done * 1000 + within as usize) / all.max(1))
}

fn chart_of(subject: Option<&Subject>) -> ffi::Chart {
    match subject {
        None => ffi::Chart::NoChart,
        Some(Subject::Part(_)) => ffi::Chart::PartChart,
        Some(Subject::Theme(Some(_))) => ffi::Chart::ThemeChart,
        Some(Subject::Theme(None)) => ffi::Chart::UnprovedChart,
        Some(Subject::Opening(_)) => ffi::Chart::OpeningChart,
        Some(Subject::Opponent(..)) => ffi::Chart::OpponentChart,
        Some(Subject::Pace(_)) => ffi::Chart::PaceChart,
        Some(Subject::Square(_)) => ffi::Chart::SquareChart,
    }
}

fn bars_of(shown: &InsightShown, chart: ffi::Chart) -> &[Bar] {
    match chart {
        ffi::Chart::PartChart => &shown.picture.parts,
        ffi::Chart::ThemeChart => &shown.picture.themes,
        ffi::Chart::OpeningChart => &shown.openings,
        ffi::Chart::OpponentChart => &shown.opponents,
        ffi::Chart::PaceChart => &shown.picture.paces,
        _ => &[],
    }
}

slots! {
    Insight;
    show_last(games: Int) => {
        Event::Insight(InsightEvent::Last(games.index().filter(|&games| games > 0)))
    };
    choose_nothing() => Event::Insight(InsightEvent::Choose(None));
    show_all(chart: ffi::Chart) => Event::Insight(InsightEvent::ShowAll(match chart {
        ffi::Chart::OpeningChart => LongChart::Openings,
        ffi::Chart::OpponentChart => LongChart::Opponents,
        _ => return None,
    }));
    follow() => Event::Insight(InsightEvent::Follow);
    review() => Event::Insight(InsightEvent::Review);
    cancel() => Event::Insight(InsightEvent::CancelReview);
    open(row: Int) => Event::Insight(InsightEvent::Open(row.index()?));
    export_to(file: &QUrl) => Event::Insight(InsightEvent::Export(path_at(file)?));
}

impl ffi::Insight {
    fn choose(&self, chart: ffi::Chart, row: Int) {
        let Some(row) = row.index() else { return };
        let subject = {
            let driver = super::driver();
            let driver = driver.borrow();
            let insight = driver.state().shown().insight;
            match chart {
                ffi::Chart::SquareChart => u16::try_from(row).ok().map(Subject::Square),
                ffi::Chart::UnprovedChart => Some(Subject::Theme(None)),
                chart => bars_of(&insight, chart).get(row).map(|bar| bar.subject.clone()),
            }
        };
        self.game.send(Event::Insight(InsightEvent::Choose(subject)));
    }
}

/// A bar of a chart.
#[derive(Clone, PartialEq)]
struct BarRow {
    bar: Bar,
    /// The opening, or the program, by its name.
    name: String,
}

impl BarRow {
    /// The first and the last of the moves or seconds that it is about; -1 for an end that there is not.
    fn range(&self) -> (i32, i32) {
        let end = |end: Option<u16>| end.map_or(-1, i32::from);
        match self.bar.subject {
            Subject::Part(part @ Part(_)) => {
                let (first, last) = part.moves();
                (first.into(), end(last))
            }
            Subject::Pace(pace) => {
                let (first, last) = pace.seconds();
                (first.into(), end(last))
            }
            _ => (-1, -1),
        }
    }

    fn theme(&self) -> Option<Theme> {
        match self.bar.subject {
            Subject::Theme(theme) => theme,
            _ => None,
        }
    }

    /// The number of our engine's level or rating; 0 for another opponent.
    fn machine(&self) -> i32 {
        match self.bar.subject {
            Subject::Opponent(Opponent::Machine(number), _) => number.into(),
            _ => 0,
        }
    }

    fn is_black(&self) -> bool {
        matches!(self.bar.subject, Subject::Opponent(_, true))
    }
}

fn bars(chart: ffi::Chart) -> Box<dyn Rows> {
    let roles = roles! { BarRow;
        first: |row| row.range().0;
        last: |row| row.range().1;
        theme: |row| PuzzleTheme::from(row.theme()).repr;
        known: |row| &row.name;
        machine: |row| row.machine();
        black: |row| row.is_black();
        value: |row| row.bar.value;
        games: |row| row.bar.games;
        count: |row| row.bar.count;
        few: |row| row.bar.is_few();
        worst: |row| row.bar.is_worst;
    };
    let rows = move |now: &Snapshot| {
        let row = |bar: &Bar| BarRow { bar: bar.clone(), name: name_of(&bar.subject, now) };
        bars_of(&now.shown.insight, chart).iter().map(row).collect()
    };
    Box::new(List::of(rows, |row: &BarRow| row.bar.subject.clone(), roles))
}

fn name_of(subject: &Subject, now: &Snapshot) -> String {
    match subject {
        Subject::Opening(Some(name)) => {
            let game = now.driver.state().learnt_game();
            let is_it = |it: &&openings::Opening| it.name(openings::Tongue::English) == *name;
            openings::all(game).find(is_it).map_or(*name, |it| it.name(now.tongue())).to_owned()
        }
        Subject::Opponent(Opponent::Program(name), _) => name.clone(),
        _ => String::new(),
    }
}

fn parts() -> Box<dyn Rows> {
    bars(ffi::Chart::PartChart)
}

fn themes() -> Box<dyn Rows> {
    bars(ffi::Chart::ThemeChart)
}

fn openings() -> Box<dyn Rows> {
    bars(ffi::Chart::OpeningChart)
}

fn opponents() -> Box<dyn Rows> {
    bars(ffi::Chart::OpponentChart)
}

fn paces() -> Box<dyn Rows> {
    bars(ffi::Chart::PaceChart)
}

/// The mistakes, or the games, of the chosen bar.
fn rows() -> Box<dyn Rows> {
    let roles = roles! { InsightRow;
        date: |row| &row.date;
        machine: |row| match row.opponent {
            Opponent::Machine(number) => i32::from(number),
            Opponent::Program(_) => 0,
        };
        name: |row| match &row.opponent {
            Opponent::Machine(_) => "",
            Opponent::Program(name) => name,
        };
        black: |row| row.side == Side::Black;
        // 1 for a game that was won, 0 for a draw, -1 for one that was lost.
        result: |row| match row.won {
            Won::Yes => 1,
            Won::Drawn => 0,
            Won::No => -1,
        };
        // In per cent; -1 if that is not known.
        accuracy: |row| row.accuracy.map_or(-1, |it| it.round() as i32);
        // The ply of the mistake; 0 if it is about the whole game.
        number: |row| row.mistake.as_ref().map_or(0, |it| i32::from(it.0));
        played: |row| row.mistake.as_ref().map_or("", |it| &*it.1);
        better: |row| row.mistake.as_ref().map_or("", |it| &*it.2);
        lost: |row| row.mistake.as_ref().map_or(0.0, |it| it.3);
    };
    let rows = |now: &Snapshot| Arc::clone(&now.shown.insight.rows);
    Box::new(List::of_kept(
        rows,
        |row: &InsightRow| (row.path.clone(), row.mistake.as_ref().map(|it| it.0)),
        roles,
    ))
}
