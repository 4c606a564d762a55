//! The moves of a game as its review judges them, as a list model: the points of the graph.

use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{
    QHash, QHashPair_i32_QByteArray, QList, QModelIndex, QString, QStringList, QVariant, QVector,
};

use super::driver;
use super::reason::ffi::{Manner, Motif, Remedy};
use super::review::ffi::Slip;
use super::roles::{USER_ROLE, names_of};
use super::side::ffi::Colour;
use super::sureness::ffi::Sureness;
use crate::app::state::ReviewRow;
use crate::game::Side;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QAbstractListModel>);
        /// Qt's base class of lists.
        type QAbstractListModel;
        include!("cxx-qt-lib/qmodelindex.h");
        /// A place in a model.
        type QModelIndex = cxx_qt_lib::QModelIndex;
        include!("cxx-qt-lib/qvariant.h");
        /// A value of any type.
        type QVariant = cxx_qt_lib::QVariant;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        /// A side, or none.
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("cxx-qt-lib/qvector.h");
        /// A list of role numbers.
        type QVector_i32 = cxx_qt_lib::QVector<i32>;
        include!("cxx-qt-lib/qhash.h");
        /// The names of the roles.
        type QHash_i32_QByteArray = cxx_qt_lib::QHash<cxx_qt_lib::QHashPair_i32_QByteArray>;
    }

    extern "RustQt" {
        /// Rows with the roles number, name and side of the move; value and forced (plies to a forced end) for Black after it,
        /// and sureness; better, lost, lostSoFar, slip and seconds (or -1); of its reason motif, manner, reasonCell, reasonList
        /// and reasonCount, of what was better remedy, remedyCell, remedyList and remedyCount, and happened, the number of
        /// the move by which the opponent did so in the game, or 0; of the lines of a slip, as texts of the same number,
        /// playedNames and playedSides (b or w), betterNames and betterSides.
        #[qobject]
        #[qml_element]
        #[base = QAbstractListModel]
        type ReviewModel = super::ReviewModelRust;

        /// Takes over what has changed since the last call.
        #[qinvokable]
        fn refresh(self: Pin<&mut ReviewModel>);
        /// The number of the next move after this one by which this side, or if it is none either, lost much; or with a
        /// negative `by` of the one before; -1 if there is none.
        #[qinvokable]
        #[cxx_name = "slipBeside"]
        fn slip_beside(self: &ReviewModel, number: i32, by: i32, side: Colour) -> i32;
        /// The row of a move by its number, or -1.
        #[qinvokable]
        #[cxx_name = "rowOf"]
        fn row_of(self: &ReviewModel, number: i32) -> i32;

        #[cxx_override]
        fn data(self: &ReviewModel, index: &QModelIndex, role: i32) -> QVariant;
        #[cxx_override]
        #[cxx_name = "roleNames"]
        fn role_names(self: &ReviewModel) -> QHash_i32_QByteArray;
        #[cxx_override]
        #[cxx_name = "rowCount"]
        fn row_count(self: &ReviewModel, parent: &QModelIndex) -> i32;
    }

    unsafe extern "RustQt" {
        #[inherit]
        #[qsignal]
        #[cxx_name = "dataChanged"]
        fn data_changed(
            self: Pin<&mut ReviewModel>,
            top_left: &QModelIndex,
            bottom_right: &QModelIndex,
            roles: &QVector_i32,
        );
        #[inherit]
        fn index(self: &ReviewModel, row: i32, column: i32, parent: &QModelIndex) -> QModelIndex;
        #[inherit]
        #[cxx_name = "beginResetModel"]
        fn begin_reset_model(self: Pin<&mut ReviewModel>);
        #[inherit]
        #[cxx_name = "endResetModel"]
        fn end_reset_model(self: Pin<&mut ReviewModel>);
    }
}

const NUMBER: i32 = USER_ROLE + 1;
const NAME: i32 = USER_ROLE + 2;
const SIDE: i32 = USER_ROLE + 3;
const VALUE: i32 = USER_ROLE + 4;
const FORCED: i32 = USER_ROLE + 5;
const SURENESS: i32 = USER_ROLE + 6;
const BETTER: i32 = USER_ROLE + 7;
const LOST: i32 = USER_ROLE + 8;
const LOST_SO_FAR: i32 = USER_ROLE + 9;
const SLIP: i32 = USER_ROLE + 10;
const SECONDS: i32 = USER_ROLE + 11;
const MOTIF: i32 = USER_ROLE + 12;
const REASON_CELL: i32 = USER_ROLE + 13;
const REASON_LIST: i32 = USER_ROLE + 14;
const REASON_COUNT: i32 = USER_ROLE + 15;
const HAPPENED: i32 = USER_ROLE + 16;
const MANNER: i32 = USER_ROLE + 17;
const REMEDY: i32 = USER_ROLE + 18;
const REMEDY_CELL: i32 = USER_ROLE + 19;
const REMEDY_LIST: i32 = USER_ROLE + 20;
const REMEDY_COUNT: i32 = USER_ROLE + 21;
const PLAYED_NAMES: i32 = USER_ROLE + 22;
const PLAYED_SIDES: i32 = USER_ROLE + 23;
const BETTER_NAMES: i32 = USER_ROLE + 24;
const BETTER_SIDES: i32 = USER_ROLE + 25;

const ROLES: [(i32, &str); 25] = [
    (NUMBER, "number"),
    (NAME, "name"),
    (SIDE, "side"),
    (VALUE, "value"),
    (FORCED, "forced"),
    (SURENESS, "sureness"),
    (BETTER, "better"),
    (LOST, "lost"),
    (LOST_SO_FAR, "lostSoFar"),
    (SLIP, "slip"),
    (SECONDS, "seconds"),
    (MOTIF, "motif"),
    (REASON_CELL, "reasonCell"),
    (REASON_LIST, "reasonList"),
    (REASON_COUNT, "reasonCount"),
    (HAPPENED, "happened"),
    (MANNER, "manner"),
    (REMEDY, "remedy"),
    (REMEDY_CELL, "remedyCell"),
    (REMEDY_LIST, "remedyList"),
    (REMEDY_COUNT, "remedyCount"),
    (PLAYED_NAMES, "playedNames"),
    (PLAYED_SIDES, "playedSides"),
    (BETTER_NAMES, "betterNames"),
    (BETTER_SIDES, "betterSides"),
];

/// The rows as QML knows them.
#[derive(Default)]
pub struct ReviewModelRust {
    rows: Vec<ReviewRow>,
}

fn value(row: &ReviewRow, role: i32) -> Option<QVariant> {
    Some(match role {
        NUMBER => QVariant::from(&(row.number as i32)),
        NAME => QVariant::from(&QString::from(&row.name)),
        SIDE => QVariant::from(&Colour::from(row.side).repr),
        VALUE => QVariant::from(&f64::from(row.black)),
        FORCED => QVariant::from(&i32::from(row.forced)),
        SURENESS => QVariant::from(&Sureness::from(Some(row.certainty)).repr),
        BETTER => QVariant::from(&QString::from(row.better.as_deref().unwrap_or_default())),
        LOST => QVariant::from(&f64::from(row.lost)),
        LOST_SO_FAR => QVariant::from(&f64::from(row.lost_so_far)),
        SLIP => QVariant::from(&Slip::from(row.class).repr),
        SECONDS => QVariant::from(&row.time.map_or(-1.0, |time| time.as_secs_f64())),
        MOTIF => {
            let motif = row.reason.as_ref().map_or(Motif::None, |it| Motif::from(&it.motif));
            QVariant::from(&motif.repr)
        }
        MANNER => {
            let manner = row.reason.as_ref().map_or(Manner::Plain, |it| Manner::from(&it.motif));
            QVariant::from(&manner.repr)
        }
        REMEDY => {
            let remedy = row.reason.as_ref().map_or(Remedy::Untold, |it| Remedy::from(&it.remedy));
            QVariant::from(&remedy.repr)
        }
        REASON_CELL => text(row.reason.as_ref().map(|it| &it.cell)),
        REMEDY_CELL => text(row.reason.as_ref().map(|it| &it.remedy_cell)),
        REASON_LIST => texts(row.reason.iter().flat_map(|it| &it.list)),
        REMEDY_LIST => texts(row.reason.iter().flat_map(|it| &it.remedy_list)),
        REASON_COUNT => number(row.reason.as_ref().map(|it| it.count)),
        REMEDY_COUNT => number(row.reason.as_ref().map(|it| it.remedy_count)),
        HAPPENED => number(row.reason.as_ref().and_then(|it| it.happened)),
        PLAYED_NAMES => texts(row.lines[0].iter().map(|(_, name)| name)),
        BETTER_NAMES => texts(row.lines[1].iter().map(|(_, name)| name)),
        PLAYED_SIDES => texts(row.lines[0].iter().map(|&(side, _)| letter(side))),
        BETTER_SIDES => texts(row.lines[1].iter().map(|&(side, _)| letter(side))),
        _ => return None,
    })
}

fn text(text: Option<&String>) -> QVariant {
    QVariant::from(&QString::from(text.map_or("", String::as_str)))
}

fn texts<T: AsRef<str>>(texts: impl Iterator<Item = T>) -> QVariant {
    let texts: QList<QString> = texts.map(|it| QString::from(it.as_ref())).collect();
    QVariant::from(&QStringList::from(&texts))
}

fn number(number: Option<usize>) -> QVariant {
    QVariant::from(&(number.unwrap_or(0) as i32))
}

const fn letter(side: Side) -> &'static str {
    match side {
        Side::Black => "b",
        Side::White => "w",
    }
}

impl ffi::ReviewModel {
    /// Takes over what has changed since the last call: rows live on as long as there are as many.
    pub fn refresh(mut self: Pin<&mut Self>) {
        let rows = driver().borrow().state().review_rows();
        if rows.len() != self.rust().rows.len() {
            self.as_mut().begin_reset_model();
            self.as_mut().rust_mut().rows = rows;
            self.end_reset_model();
            return;
        }
        let old = std::mem::replace(&mut self.as_mut().rust_mut().rows, rows);
        let changed: Vec<(i32, Vec<i32>)> = (0..)
            .zip(old.iter().zip(&self.rust().rows))
            .filter(|(_, (old, new))| old != new)
            .map(|(row, (old, new))| {
                let roles = ROLES.iter().map(|&(role, _)| role);
                (row, roles.filter(|&role| value(old, role) != value(new, role)).collect())
            })
            .collect();
        for (row, roles) in changed {
            let index = self.index(row, 0, &QModelIndex::default());
            let mut list = QVector::<i32>::default();
            for role in roles {
                list.append(role);
            }
            self.as_mut().data_changed(&index, &index, &list);
        }
    }

    fn slip_beside(&self, number: i32, by: i32, side: Colour) -> i32 {
        let side: Option<Side> = side.into();
        let is_wanted =
            |row: &&ReviewRow| row.class.is_some() && side.is_none_or(|side| side == row.side);
        let rows = self.rust().rows.iter().filter(is_wanted);
        let mut numbers = rows.map(|row| row.number as i32);
        let found =
            if by > 0 { numbers.find(|&it| it > number) } else { numbers.rfind(|&it| it < number) };
        found.unwrap_or(-1)
    }

    fn row_of(&self, number: i32) -> i32 {
        let found = self.rust().rows.iter().position(|row| row.number as i32 == number);
        found.map_or(-1, |row| row as i32)
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
