//! The moves that were played from the position that is shown, as a list model.

use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QHash, QHashPair_i32_QByteArray, QModelIndex, QString, QVariant, QVector};

use super::driver;
use super::explorer::{mean, points};
use super::roles::{USER_ROLE, names_of};
use super::side::ffi::Colour;
use super::sureness::{depth_of, ffi::Sureness};
use crate::app::driver::ExplorerRow;

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
        include!("cxx-qt-lib/qvector.h");
        /// A list of role numbers.
        type QVector_i32 = cxx_qt_lib::QVector<i32>;
        include!("cxx-qt-lib/qhash.h");
        /// The names of the roles.
        type QHash_i32_QByteArray = cxx_qt_lib::QHash<cxx_qt_lib::QHashPair_i32_QByteArray>;
    }

    extern "RustQt" {
        /// Rows with the roles cell, name and side of the move; how many games went on so and which share (0 to 1) of all
        /// they are; black, draws and white, who won them; hasMean and mean, by how much the side to move was ahead, and
        /// points, its share of them (or -1); and what we think of it: valued, value, percent, forced, sureness, depth, and
        /// book, if that is what the book says.
        #[qobject]
        #[qml_element]
        #[base = QAbstractListModel]
        type ExplorerModel = super::ExplorerModelRust;

        /// Takes over what has changed since the last call.
        #[qinvokable]
        fn refresh(self: Pin<&mut ExplorerModel>);

        #[cxx_override]
        fn data(self: &ExplorerModel, index: &QModelIndex, role: i32) -> QVariant;
        #[cxx_override]
        #[cxx_name = "roleNames"]
        fn role_names(self: &ExplorerModel) -> QHash_i32_QByteArray;
        #[cxx_override]
        #[cxx_name = "rowCount"]
        fn row_count(self: &ExplorerModel, parent: &QModelIndex) -> i32;
    }

    unsafe extern "RustQt" {
        #[inherit]
        #[qsignal]
        #[cxx_name = "dataChanged"]
        fn data_changed(
            self: Pin<&mut ExplorerModel>,
            top_left: &QModelIndex,
            bottom_right: &QModelIndex,
            roles: &QVector_i32,
        );
        #[inherit]
        fn index(self: &ExplorerModel, row: i32, column: i32, parent: &QModelIndex) -> QModelIndex;
        #[inherit]
        #[cxx_name = "beginResetModel"]
        fn begin_reset_model(self: Pin<&mut ExplorerModel>);
        #[inherit]
        #[cxx_name = "endResetModel"]
        fn end_reset_model(self: Pin<&mut ExplorerModel>);
    }
}

const CELL: i32 = USER_ROLE + 1;
const NAME: i32 = USER_ROLE + 2;
const SIDE: i32 = USER_ROLE + 3;
const GAMES: i32 = USER_ROLE + 4;
const SHARE: i32 = USER_ROLE + 5;
const BLACK: i32 = USER_ROLE + 6;
const DRAWS: i32 = USER_ROLE + 7;
const WHITE: i32 = USER_ROLE + 8;
const HAS_MEAN: i32 = USER_ROLE + 9;
const MEAN: i32 = USER_ROLE + 10;
const POINTS: i32 = USER_ROLE + 11;
const VALUED: i32 = USER_ROLE + 12;
const VALUE: i32 = USER_ROLE + 13;
const PERCENT: i32 = USER_ROLE + 14;
const FORCED: i32 = USER_ROLE + 15;
const SURENESS: i32 = USER_ROLE + 16;
const DEPTH: i32 = USER_ROLE + 17;
const BOOK: i32 = USER_ROLE + 18;

const ROLES: [(i32, &str); 18] = [
    (CELL, "cell"),
    (NAME, "name"),
    (SIDE, "side"),
    (GAMES, "games"),
    (SHARE, "share"),
    (BLACK, "black"),
    (DRAWS, "draws"),
    (WHITE, "white"),
    (HAS_MEAN, "hasMean"),
    (MEAN, "mean"),
    (POINTS, "points"),
    (VALUED, "valued"),
    (VALUE, "value"),
    (PERCENT, "percent"),
    (FORCED, "forced"),
    (SURENESS, "sureness"),
    (DEPTH, "depth"),
    (BOOK, "book"),
];

/// The rows as QML knows them.
#[derive(Default)]
pub struct ExplorerModelRust {
    rows: Vec<ExplorerRow>,
}

fn value(row: &ExplorerRow, role: i32) -> Option<QVariant> {
    let count = |count: u32| QVariant::from(&i32::try_from(count).unwrap_or(i32::MAX));
    let (played, results) = (&row.played, &row.played.results);
    let found = row.value.as_ref();
    let certainty = found.map(|it| it.certainty);
    Some(match role {
        CELL => QVariant::from(&(played.cell as i32)),
        NAME => QVariant::from(&QString::from(&played.name)),
        SIDE => QVariant::from(&Colour::from(row.side).repr),
        GAMES => count(results.games()),
        SHARE => QVariant::from(&f64::from(played.share)),
        BLACK => count(results.black),
        DRAWS => count(results.draws),
        WHITE => count(results.white),
        HAS_MEAN => QVariant::from(&results.mean().is_some()),
        MEAN => QVariant::from(&mean(results, row.side).unwrap_or(0.0)),
        POINTS => QVariant::from(&points(results, row.side).unwrap_or(-1.0)),
        VALUED => QVariant::from(&found.is_some()),
        VALUE => QVariant::from(&found.map_or(0.0, |it| f64::from(it.score))),
        PERCENT => QVariant::from(&found.map_or(0, |it| i32::from(it.percent))),
        FORCED => QVariant::from(&i32::from(found.and_then(|it| it.forced).unwrap_or(0))),
        SURENESS => QVariant::from(&Sureness::from(certainty).repr),
        DEPTH => QVariant::from(&depth_of(certainty)),
        BOOK => QVariant::from(&found.is_some_and(|it| it.book)),
        _ => return None,
    })
}

impl ffi::ExplorerModel {
    /// Takes over what has changed since the last call: rows live on as long as there are as many.
    pub fn refresh(mut self: Pin<&mut Self>) {
        let rows = driver().borrow().explorer_rows();
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
