//! The explorer, as far as it is no list: how many games come by the position that is shown, and where they are from.

use std::path::Path;

use cxx_qt::CxxQtType;
use cxx_qt_lib::QString;

use super::driver;
use super::int::Int;
use super::objects::{properties, slots};
use super::problem::{ffi::Cause, problem_of};
use super::rows::{List, Rows, roles, subject_of};
use super::side::ffi::Colour;
use super::snapshot::Snapshot;
use super::sureness::{depth_of, ffi::Sureness};
use crate::app::disk::Reason;
use crate::app::explorer::{BookFacts, Held};
use crate::app::file_url::path_at;
use crate::app::state::{BookRow, CollectionRow, Event, ExplorerEvent, ExplorerRow};
use crate::book::foreign::Level;
use crate::explorer::Results;
use crate::game::Side;
use crate::game::tree::Certainty;
use crate::marks::visible_name;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("heibai/src/app/bridge/problem.cxxqt.h");
        #[namespace = "Problem"]
        type Cause = crate::app::bridge::problem::ffi::Cause;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_explorer() -> UniquePtr<Explorer>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The games that reached the position shown, and the collections they are from. For the side to move, `mean`
        /// is its average margin and `points` its share of the points, or -1.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, moves, READ, CONSTANT)]
        #[qproperty(*mut RowModel, collections, READ, CONSTANT)]
        #[qproperty(*mut RowModel, books, READ, CONSTANT)]
        #[qproperty(bool, known, READ, NOTIFY)]
        #[qproperty(Colour, side, READ, NOTIFY)]
        #[qproperty(Int, games, READ, NOTIFY)]
        #[qproperty(Int, black, READ, NOTIFY)]
        #[qproperty(Int, draws, READ, NOTIFY)]
        #[qproperty(Int, white, READ, NOTIFY)]
        #[qproperty(bool, has_mean, READ, NOTIFY)]
        #[qproperty(f64, mean, READ, NOTIFY)]
        #[qproperty(f64, points, READ, NOTIFY)]
        #[qproperty(bool, has_collections, READ, NOTIFY)]
        #[qproperty(Int, held, READ, NOTIFY)]
        #[qproperty(Int, own, READ, NOTIFY)]
        #[qproperty(bool, uses_own, READ, NOTIFY)]
        #[qproperty(Int, files, READ, NOTIFY)]
        #[qproperty(Int, book_moves, READ, NOTIFY)]
        #[qproperty(bool, reading, READ, NOTIFY)]
        #[qproperty(QString, file, READ, NOTIFY)]
        #[qproperty(f64, done, READ, NOTIFY)]
        #[qproperty(bool, adding, READ, NOTIFY)]
        #[qproperty(Cause, problem, READ, NOTIFY)]
        #[qproperty(QString, trouble, READ, NOTIFY)]
        #[qproperty(bool, list_lost, READ, NOTIFY)]
        type Explorer = super::ExplorerRust;

        /// Nothing is read before it is first shown.
        #[qinvokable]
        fn show(self: &Explorer, shown: bool);
        /// Whether what books of other programs say is shown where no games are.
        #[qinvokable]
        fn show_books(self: &Explorer, shown: bool);
        /// Updates the progress of reading.
        #[qinvokable]
        fn look(self: &Explorer);
        #[qinvokable]
        fn use_own(self: &Explorer, wanted: bool);
        #[qinvokable]
        fn list_games(self: &Explorer);
        #[qinvokable]
        fn add(self: &Explorer, urls: &QString);
        #[qinvokable]
        fn stop(self: &Explorer);
        #[qinvokable]
        fn remove(self: &Explorer, row: Int);
    }
}

properties! {
    Explorer as ExplorerRust with game lists { moves: moves, collections: files, books: books };
    known: bool = |now| now.driver.state().explored().is_some();
    side: Colour = |now| to_move(now).into();
    games: Int = |now| count(now, Results::games);
    black: Int = |now| count(now, |it| it.black);
    draws: Int = |now| count(now, |it| it.draws);
    white: Int = |now| count(now, |it| it.white);
    has_mean: bool = |now| results(now).mean().is_some();
    mean: f64 = |now| mean(&results(now), to_move(now)).unwrap_or(0.0);
    points: f64 = |now| points(&results(now), to_move(now)).unwrap_or(-1.0);
    has_collections: bool = |now| now.driver.state().collections().is_some();
    held: Int = |now| now.driver.state().games_to_explore().into();
    own: Int = |now| now.driver.state().own_to_explore().into();
    uses_own: bool = |now| now.driver.settings().view.own_games;
    files: Int = |now| now.driver.state().collections().map_or(0, |it| it.added.len()).into();
    book_moves: Int = |now| now.driver.state().book_rows().len().into();
    reading: bool = |now| now.driver.explorer_reads().is_some();
    file: QString = |now| {
        now.driver.explorer_reads().map(|(file, _)| QString::from(&file)).unwrap_or_default()
    };
    done: f64 = |now| {
        now.driver.explorer_reads().map_or(0.0, |(_, per_mille)| f64::from(per_mille) / 1000.0)
    };
    adding: bool = |now| now.driver.state().is_adding();
    problem: Cause = |now| refused(now).map_or(Cause::None, |why| why.kind.into());
    trouble: QString = |now| refused(now).map_or_else(QString::default, |why| (&why.detail).into());
    list_lost: bool = |now| now.driver.state().collections().is_some_and(|it| !it.notices.is_empty());
}

fn to_move(now: &Snapshot) -> Side {
    now.driver.state().explored_position().side_to_move()
}

fn results(now: &Snapshot) -> Results {
    now.driver.state().explored().map(|it| it.results).unwrap_or_default()
}

fn count(now: &Snapshot, of: fn(&Results) -> u32) -> Int {
    (of(&results(now)) as usize).into()
}

fn refused<'a>(now: &'a Snapshot) -> Option<&'a Reason> {
    now.driver.state().collections()?.refused.as_ref()
}

fn mean(results: &Results, side: Side) -> Option<f64> {
    let mean = f64::from(results.mean()?);
    Some(if side == Side::Black { mean } else { -mean })
}

/// A side's share of the points, from 0 to 1.
fn points(results: &Results, side: Side) -> Option<f64> {
    let share = f64::from(results.black_share()?);
    Some(if side == Side::Black { share } else { 1.0 - share })
}

slots! {
    Explorer;
    list_games() => Event::Explorer(ExplorerEvent::ListGames);
    show(shown: bool) => Event::Explorer(ExplorerEvent::Show(shown));
    show_books(shown: bool) => Event::Explorer(ExplorerEvent::ShowBooks(shown));
    stop() => Event::Explorer(ExplorerEvent::StopAdding);
}

impl ffi::Explorer {
    fn send(&self, event: ExplorerEvent) {
        self.game.send(Event::Explorer(event));
    }

    fn look(&self) {
        self.game.show(Vec::new());
    }

    fn use_own(&self, wanted: bool) {
        self.game.change_settings(|it| it.view.own_games = wanted);
    }

    fn add(&self, urls: &QString) {
        let urls = urls.to_string();
        for path in urls.lines().filter_map(path_at) {
            self.send(ExplorerEvent::Add(path));
        }
    }

    fn remove(&self, row: Int) {
        let rows = driver().borrow().state().collection_rows();
        if let Some(row) = usize::try_from(row.0).ok().and_then(|row| rows.into_iter().nth(row)) {
            self.send(ExplorerEvent::Remove(row.path));
        }
    }
}

/// The moves played; `share` is of all games.
fn moves() -> Box<dyn Rows> {
    let roles = roles! { ExplorerRow;
        cell: |row| row.played.cell;
        name: |row| &row.played.name;
        side: |row| Colour::from(row.side).repr;
        games: |row| Int::from(row.played.results.games());
        share: |row| row.played.share;
        black: |row| Int::from(row.played.results.black);
        draws: |row| Int::from(row.played.results.draws);
        white: |row| Int::from(row.played.results.white);
        hasMean: |row| row.played.results.mean().is_some();
        mean: |row| mean(&row.played.results, row.side).unwrap_or(0.0);
        points: |row| points(&row.played.results, row.side).unwrap_or(-1.0);
        valued: |row| row.value.is_some();
        value: |row| row.value.as_ref().map_or(0.0, |it| it.score);
        percent: |row| row.value.as_ref().map_or(0, |it| i32::from(it.percent));
        forced: |row| i32::from(row.value.as_ref().and_then(|it| it.forced).unwrap_or(0));
        sureness: |row| Sureness::from(certainty(row)).repr;
        depth: |row| depth_of(certainty(row));
        book: |row| row.value.as_ref().is_some_and(|it| it.book);
    };
    let list = List::of(|now| now.driver.state().explorer_rows(), |row| row.played.cell, roles);
    Box::new(list.about(|now| subject_of(&now.driver.state().explored_position())))
}

fn certainty(row: &ExplorerRow) -> Option<Certainty> {
    row.value.as_ref().map(|it| it.certainty)
}

/// What books of other programs say of the moves.
fn books() -> Box<dyn Rows> {
    let roles = roles! { BookRow;
        book: |row| shown_name(&row.book);
        cell: |row| row.known.cell;
        name: |row| &row.name;
        side: |row| Colour::from(row.side).repr;
        value: |row| f64::from(row.known.value);
        // -1 if the book doesn't say.
        level: |row| match row.known.level {
            Level::Search(level) => i32::from(level),
            Level::Unknown | Level::ByHand => -1,
        };
        byHand: |row| row.known.level == Level::ByHand;
        begins: |row| row.begins;
    };
    let key = |row: &BookRow| (row.book.clone(), row.known.cell);
    let list = List::of(|now| now.driver.state().book_rows(), key, roles);
    Box::new(list.about(|now| subject_of(&now.driver.state().explored_position())))
}

fn shown_name(path: &Path) -> String {
    visible_name(&path.file_name().unwrap_or(path.as_os_str()).to_string_lossy())
}

fn files() -> Box<dyn Rows> {
    let roles = roles! { CollectionRow;
        name: |row| shown_name(&row.path);
        games: |row| row.games;
        // Games or positions that could not be read.
        leftOut: |row| match row.held {
            Some(Held::Games { left_out, .. }) => left_out,
            Some(Held::Book(BookFacts { left_out, .. })) => left_out as usize,
            Some(Held::Waiting { .. }) | None => 0,
        };
        // The program that made a book; of games nothing.
        program: |row| book_of(row).map_or("", |it| it.format.program());
        positions: |row| book_of(row).map_or(0, |it| it.positions as usize);
        torn: |row| book_of(row).is_some_and(|it| it.is_torn);
        waiting: |row| matches!(row.held, Some(Held::Waiting { .. }));
        broken: |row| row.trouble.is_some();
        problem: |row| row.trouble.as_ref().map_or(Cause::None, problem_of).repr;
        move: |row| row.trouble.as_ref().map_or(0, |it| it.number);
        line: |row| row.trouble.as_ref().map_or(0, |it| it.line);
        column: |row| row.trouble.as_ref().map_or(0, |it| it.column);
        detail: |row| row.trouble.as_ref().map_or("", |it| &it.detail);
    };
    Box::new(List::of(|now| now.driver.state().collection_rows(), |row| row.path.clone(), roles))
}

fn book_of(row: &CollectionRow) -> Option<BookFacts> {
    match row.held {
        Some(Held::Book(facts)) => Some(facts),
        _ => None,
    }
}
