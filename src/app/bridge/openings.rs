//! The openings that a person learns: their list, and the drill on the board.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QString, QStringList, QUrl};

use super::driver;
use super::enumerations::same_names;
use super::files::path_at;
use super::int::Int;
use super::language::spoken;
use super::objects::{properties, slots};
use super::reason::ffi::{Manner, Motif, Remedy};
use super::rows::{List, Rows, roles, texts};
use super::setup::ffi::{Kind, Rules};
use super::side::ffi::Colour;
use super::snapshot::Snapshot;
use super::sureness::ffi::Sureness;
use crate::app::file_url;
use crate::app::state::{self, AppState, ChoiceRow, Event, NamedReason, OpeningRow, OpeningsEvent};
use crate::game::Side;
use crate::openings::{self, Opening};

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
        include!("heibai/src/app/bridge/reason.cxxqt.h");
        #[namespace = "Reason"]
        type Motif = crate::app::bridge::reason::ffi::Motif;
        #[namespace = "Reason"]
        type Manner = crate::app::bridge::reason::ffi::Manner;
        #[namespace = "Reason"]
        type Remedy = crate::app::bridge::reason::ffi::Remedy;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_openings() -> UniquePtr<Openings>;
    }

    #[qenum(Openings)]
    enum DrillStage {
        Closed,
        Replying,
        Asking,
        LineOver,
        AllDone,
    }

    #[qenum(Openings)]
    enum DrillVerdict {
        NoTry,
        AsPrepared,
        AlsoPrepared,
        Transposes,
        Unprepared,
        Told,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The openings that are learnt, of the game that is learnt and one side, and the drill of them.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, rows, READ, CONSTANT)]
        #[qproperty(*mut RowModel, choices, READ, CONSTANT)]
        #[qproperty(bool, known, READ, NOTIFY)]
        #[qproperty(Int, kind, READ, NOTIFY)]
        #[qproperty(Int, rules, READ, NOTIFY)]
        #[qproperty(Int, board_size, READ, NOTIFY)]
        #[qproperty(bool, has_names, READ, NOTIFY)]
        #[qproperty(Colour, side, READ, NOTIFY)]
        #[qproperty(bool, has_lines, READ, NOTIFY)]
        #[qproperty(bool, has_shares, READ, NOTIFY)]
        #[qproperty(Int, due, READ, NOTIFY)]
        #[qproperty(bool, has_any, READ, NOTIFY)]
        #[qproperty(Int, due_of_game, READ, NOTIFY)]
        #[qproperty(Int, rules_elsewhere, READ, NOTIFY)]
        #[qproperty(Int, size_elsewhere, READ, NOTIFY)]
        #[qproperty(Int, chosen, READ, NOTIFY)]
        #[qproperty(bool, leaves_out, READ, NOTIFY)]
        #[qproperty(bool, can_put_back, READ, NOTIFY)]
        #[qproperty(QString, start, READ, NOTIFY)]
        #[qproperty(bool, drilling, READ, NOTIFY)]
        #[qproperty(DrillStage, stage, READ, NOTIFY)]
        #[qproperty(DrillVerdict, verdict, READ, NOTIFY)]
        #[qproperty(QStringList, line, READ, NOTIFY)]
        #[qproperty(QString, opening, READ, NOTIFY)]
        #[qproperty(QString, tried, READ, NOTIFY)]
        #[qproperty(QString, expected, READ, NOTIFY)]
        #[qproperty(Motif, motif, READ, NOTIFY)]
        #[qproperty(Manner, manner, READ, NOTIFY)]
        #[qproperty(QString, reason_cell, READ, NOTIFY)]
        #[qproperty(QStringList, reason_list, READ, NOTIFY)]
        #[qproperty(Int, reason_count, READ, NOTIFY)]
        #[qproperty(Remedy, remedy, READ, NOTIFY)]
        #[qproperty(QString, remedy_cell, READ, NOTIFY)]
        #[qproperty(QStringList, remedy_list, READ, NOTIFY)]
        #[qproperty(Int, remedy_count, READ, NOTIFY)]
        #[qproperty(bool, explains, READ, NOTIFY)]
        #[qproperty(Int, left_at, READ, NOTIFY)]
        #[qproperty(Colour, left_by, READ, NOTIFY)]
        #[qproperty(QString, left_with, READ, NOTIFY)]
        #[qproperty(QStringList, prepared, READ, NOTIFY)]
        #[qproperty(bool, of_all, READ, NOTIFY)]
        #[qproperty(Int, done, READ, NOTIFY)]
        #[qproperty(Int, left, READ, NOTIFY)]
        #[qproperty(Int, right, READ, NOTIFY)]
        #[qproperty(Int, wrong, READ, NOTIFY)]
        type Openings = super::OpeningsRust;

        /// The list is looked at.
        #[qinvokable]
        fn show(self: &Openings);
        #[qinvokable]
        fn show_side(self: &Openings, side: Colour);
        /// Shows those of a side of which something is due.
        #[qinvokable]
        fn show_due(self: &Openings);
        /// Chooses a row.
        #[qinvokable]
        fn choose(self: &Openings, row: Int);
        /// Adds the line of the game or the study that waits below.
        #[qinvokable]
        fn add_game(self: &Openings);
        /// Adds lines of the book, so many plies from the end of the chosen row, or else from the start.
        #[qinvokable]
        fn add_from_book(self: &Openings, plies: Int);
        /// Adds the line on the board for a side.
        #[qinvokable]
        fn add_here(self: &Openings, side: Colour);
        /// Studies the position in which the finished game left the lines.
        #[qinvokable]
        fn study_departure(self: &Openings);
        /// Adds the named opening with these moves, as in `f5d6c3`.
        #[qinvokable]
        fn add_named(self: &Openings, moves: &QString);
        /// The names of the openings that can be added, each followed by its moves.
        #[qinvokable]
        fn names(self: &Openings) -> QStringList;
        /// Adds the lines of files of games, one URL a line.
        #[qinvokable]
        fn import_from(self: &Openings, urls: &QString);
        /// Writes the lines that are shown to a file.
        #[qinvokable]
        fn export_to(self: &Openings, url: &QUrl);
        /// Removes the chosen row.
        #[qinvokable]
        fn remove(self: &Openings);
        /// Puts back what was removed last.
        #[qinvokable]
        fn put_back(self: &Openings);
        /// Leaves the chosen row out of the drill, or takes it in again.
        #[qinvokable]
        fn leave_out(self: &Openings);
        /// Begins a drill.
        #[qinvokable]
        fn drill(self: &Openings);
    }
}

same_names! {
    state::DrillStage => ffi::DrillStage; Closed, Replying, Asking, LineOver, AllDone
}
same_names! {
    state::DrillVerdict => ffi::DrillVerdict;
    NoTry, AsPrepared, AlsoPrepared, Transposes, Unprepared, Told
}

properties! {
    Openings as OpeningsRust with game lists { rows: rows, choices: choices };
    known: bool = |now| now.shown.openings.is_read;
    /// As `Setup` counts them.
    kind: Int = |now| Int(Kind::from(now.shown.openings.variant.game()).repr);
    rules: Int = |now| Int(Rules::from(now.shown.openings.variant.rules().unwrap_or_default()).repr);
    board_size: Int = |now| now.shown.openings.variant.size().into();
    has_names: bool = |now| {
        let variant = now.shown.openings.variant;
        variant.game().kind().named == Some(variant)
    };
    side: Colour = |now| now.shown.openings.side.into();
    has_lines: bool = |now| now.shown.openings.has_lines;
    /// Whether it is known of any row how often it is played.
    has_shares: bool = |now| now.shown.openings.has_shares;
    due: Int = |now| now.shown.openings.due.into();
    has_any: bool = |now| now.shown.openings.has_any;
    due_of_game: Int = |now| now.shown.openings.due_of_game.into();
    /// Of which other rules and board there are lines, if there are none of these; the size is 0 without any.
    rules_elsewhere: Int = |now| {
        let rules = now.shown.openings.elsewhere.and_then(|it| it.rules());
        Int(Rules::from(rules.unwrap_or_default()).repr)
    };
    size_elsewhere: Int = |now| now.shown.openings.elsewhere.map_or(0, |it| it.size()).into();
    /// The row, or -1.
    chosen: Int = |now| now.shown.openings.chosen.map_or(Int(-1), Int::from);
    leaves_out: bool = |now| now.shown.openings.leaves_out;
    can_put_back: bool = |now| now.shown.openings.can_put_back;
    start: QString = |now| QString::from(&now.shown.openings.start);
    drilling: bool = |now| now.shown.drill.stage != state::DrillStage::Closed;
    stage: ffi::DrillStage = |now| now.shown.drill.stage.into();
    verdict: ffi::DrillVerdict = |now| now.shown.drill.verdict.into();
    line: QStringList = |now| texts(&now.shown.drill.line);
    opening: QString = |now| QString::from(name(now.shown.drill.opening, now));
    tried: QString = |now| QString::from(&now.shown.drill.tried);
    expected: QString = |now| QString::from(&now.shown.drill.expected);
    motif: Motif = |now| why(now).map_or(Motif::None, |it| Motif::from(&it.motif));
    manner: Manner = |now| why(now).map_or(Manner::Plain, |it| Manner::from(&it.motif));
    reason_cell: QString = |now| why(now).map(|it| QString::from(&it.cell)).unwrap_or_default();
    reason_list: QStringList = |now| texts(why(now).iter().flat_map(|it| &it.list));
    reason_count: Int = |now| why(now).map_or(0, |it| it.count).into();
    remedy: Remedy = |now| why(now).map_or(Remedy::Untold, |it| Remedy::from(&it.remedy));
    remedy_cell: QString = |now| {
        why(now).map(|it| QString::from(&it.remedy_cell)).unwrap_or_default()
    };
    remedy_list: QStringList = |now| texts(why(now).iter().flat_map(|it| &it.remedy_list));
    remedy_count: Int = |now| why(now).map_or(0, |it| it.remedy_count).into();
    explains: bool = |now| now.shown.drill.explains;
    /// The number of the move with which the finished game left the lines, or 0.
    left_at: Int = |now| now.shown.departed.as_ref().map_or(0, |it| it.number).into();
    left_by: Colour = |now| now.shown.departed.as_ref().map(|it| it.side).into();
    left_with: QString = |now| {
        now.shown.departed.as_ref().map(|it| QString::from(&it.played)).unwrap_or_default()
    };
    prepared: QStringList = |now| {
        texts(now.shown.departed.iter().flat_map(|it| &it.prepared))
    };
    of_all: bool = |now| now.shown.drill.is_of_all;
    done: Int = |now| now.shown.drill.done.into();
    left: Int = |now| now.shown.drill.left.into();
    right: Int = |now| now.shown.drill.right.into();
    wrong: Int = |now| now.shown.drill.wrong.into();
}

fn why<'a>(now: &'a Snapshot) -> Option<&'a NamedReason> {
    now.shown.drill.why.as_ref()
}

fn name(opening: Option<&'static Opening>, now: &Snapshot) -> &'static str {
    opening.map_or("", |it| it.name(now.tongue()))
}

slots! {
    Openings;
    show() => Event::Openings(OpeningsEvent::Show);
    show_due() => Event::Openings(OpeningsEvent::ShowDue);
    show_side(side: Colour) => Event::Openings(OpeningsEvent::Side(Option::<Side>::from(side)?));
    choose(row: Int) => Event::Openings(OpeningsEvent::Choose(row.index()?));
    add_game() => Event::Openings(OpeningsEvent::AddGame);
    add_from_book(plies: Int) => Event::Openings(OpeningsEvent::AddFromBook(plies.index()?));
    add_here(side: Colour) => {
        let moment = driver().borrow().moment();
        Event::Openings(OpeningsEvent::AddHere(Option::<Side>::from(side)?, moment))
    };
    study_departure() => Event::Openings(OpeningsEvent::StudyDeparture);
    add_named(moves: &QString) => {
        let moves = moves.to_string();
        let named = named(driver().borrow().state()).find(|it| it.moves() == moves);
        Event::Openings(OpeningsEvent::AddNamed(named?))
    };
    import_from(urls: &QString) => {
        let paths = urls.to_string().lines().filter_map(file_url::path_at).collect();
        Event::Openings(OpeningsEvent::Import(paths))
    };
    export_to(url: &QUrl) => Event::Openings(OpeningsEvent::Export(path_at(url)?));
    remove() => Event::Openings(OpeningsEvent::Remove);
    put_back() => Event::Openings(OpeningsEvent::PutBack);
    leave_out() => Event::Openings(OpeningsEvent::LeaveOut);
    drill() => Event::Openings(OpeningsEvent::Drill);
}

impl ffi::Openings {
    fn names(&self) -> QStringList {
        let driver = driver();
        let driver = driver.borrow();
        let tongue = spoken(driver.language()).into();
        texts(named(driver.state()).flat_map(|opening| [opening.name(tongue), opening.moves()]))
    }
}

/// The named openings of the game that is learnt.
fn named(state: &AppState) -> impl Iterator<Item = &'static Opening> + use<> {
    openings::all(state.learnt_game())
}

fn rows() -> Box<dyn Rows> {
    type Named = (OpeningRow, &'static str);
    let roles = roles! { Named;
        depth: |row| row.0.depth;
        moves: |row| row.0.moves.join(" ");
        opening: |row| row.1;
        // In per cent; -1 if that is not known.
        share: |row| row.0.share.map_or(-1, |share| (share * 100.0).round() as i32);
        // In per cent.
        known: |row| (row.0.known * 100.0).round() as i32;
        due: |row| row.0.is_due;
        leftOut: |row| row.0.is_left_out;
        transposes: |row| row.0.transposes;
        chosen: |row| row.0.is_chosen;
    };
    let named = |now: &Snapshot| {
        let rows = now.driver.state().opening_rows().into_iter();
        rows.map(|row| (row.opening, row)).map(|(opening, row)| (row, name(opening, now))).collect()
    };
    Box::new(List::of(named, |row: &Named| (row.0.depth, row.0.moves.clone()), roles))
}

fn choices() -> Box<dyn Rows> {
    let roles = roles! { ChoiceRow;
        name: |row| &row.name;
        valued: |row| row.value.is_some();
        value: |row| row.value.map_or(0.0, |it| it.score);
        percent: |row| row.value.map_or(0, |it| i32::from(it.percent));
        forced: |row| i32::from(row.value.and_then(|it| it.forced).unwrap_or(0));
        sureness: |row| Sureness::from(row.value.map(|it| it.certainty)).repr;
        share: |row| row.share.map_or(-1, |share| (share * 100.0).round() as i32);
        prepared: |row| row.is_prepared;
        missed: |row| row.is_tried;
    };
    Box::new(List::of(|now| now.driver.state().choice_rows(), |row| row.name.clone(), roles))
}
