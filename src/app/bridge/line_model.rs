//! The lines that the analysis has found, the best first, as a list model.

use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{
    QHash, QHashPair_i32_QByteArray, QList, QModelIndex, QString, QStringList, QVariant, QVector,
};

use super::driver;
use super::roles::{USER_ROLE, names_of};
use super::sureness::{depth_of, ffi::Sureness};
use crate::app::state::LineRow;
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
        include!("cxx-qt-lib/qvector.h");
        /// A list of role numbers.
        type QVector_i32 = cxx_qt_lib::QVector<i32>;
        include!("cxx-qt-lib/qhash.h");
        /// The names of the roles.
        type QHash_i32_QByteArray = cxx_qt_lib::QHash<cxx_qt_lib::QHashPair_i32_QByteArray>;
    }

    extern "RustQt" {
        /// Rows with the roles sureness, depth (in plies, or the percent of what is probable), value, forced, loss,
        /// best and book, and of their moves, as texts of the same number: names and sides (b or w).
        /// They are ours, or those of the program that gives a second opinion.
        #[qobject]
        #[qml_element]
        #[base = QAbstractListModel]
        #[qproperty(bool, second)]
        type LineModel = super::LineModelRust;

        /// Takes over what has changed since the last call.
        #[qinvokable]
        fn refresh(self: Pin<&mut LineModel>);

        #[cxx_override]
        fn data(self: &LineModel, index: &QModelIndex, role: i32) -> QVariant;
        #[cxx_override]
        #[cxx_name = "roleNames"]
        fn role_names(self: &LineModel) -> QHash_i32_QByteArray;
        #[cxx_override]
        #[cxx_name = "rowCount"]
        fn row_count(self: &LineModel, parent: &QModelIndex) -> i32;
    }

    unsafe extern "RustQt" {
        #[inherit]
        #[qsignal]
        #[cxx_name = "dataChanged"]
        fn data_changed(
            self: Pin<&mut LineModel>,
            top_left: &QModelIndex,
            bottom_right: &QModelIndex,
            roles: &QVector_i32,
        );
        #[inherit]
        fn index(self: &LineModel, row: i32, column: i32, parent: &QModelIndex) -> QModelIndex;
        #[inherit]
        #[cxx_name = "beginResetModel"]
        fn begin_reset_model(self: Pin<&mut LineModel>);
        #[inherit]
        #[cxx_name = "endResetModel"]
        fn end_reset_model(self: Pin<&mut LineModel>);
    }
}

const SURENESS: i32 = USER_ROLE + 1;
const DEPTH: i32 = USER_ROLE + 2;
const VALUE: i32 = USER_ROLE + 3;
const FORCED: i32 = USER_ROLE + 4;
const LOSS: i32 = USER_ROLE + 5;
const BEST: i32 = USER_ROLE + 6;
const NAMES: i32 = USER_ROLE + 7;
const SIDES: i32 = USER_ROLE + 8;
const PERCENT: i32 = USER_ROLE + 9;

const BOOK: i32 = USER_ROLE + 10;

const ROLES: [(i32, &str); 10] = [
    (SURENESS, "sureness"),
    (DEPTH, "depth"),
    (VALUE, "value"),
    (FORCED, "forced"),
    (LOSS, "loss"),
    (BEST, "best"),
    (NAMES, "names"),
    (SIDES, "sides"),
    (PERCENT, "percent"),
    (BOOK, "book"),
];

/// The rows as QML knows them.
#[derive(Default)]
pub struct LineModelRust {
    rows: Vec<LineRow>,
    second: bool,
}

fn value(row: &LineRow, role: i32) -> Option<QVariant> {
    let texts = |text: fn(&(Side, String)) -> &str| {
        let texts: QList<QString> = row.plies.iter().map(|ply| QString::from(text(ply))).collect();
        Some(QVariant::from(&QStringList::from(&texts)))
    };
    let found = &row.value;
    match role {
        SURENESS => Some(QVariant::from(&Sureness::from(Some(found.certainty)).repr)),
        DEPTH => Some(QVariant::from(&depth_of(Some(found.certainty)))),
        PERCENT => Some(QVariant::from(&i32::from(found.percent))),
        VALUE => Some(QVariant::from(&f64::from(found.score))),
        FORCED => Some(QVariant::from(&i32::from(found.forced.unwrap_or(0)))),
        LOSS => Some(QVariant::from(&f64::from(found.loss))),
        BOOK => Some(QVariant::from(&found.book)),
        BEST => Some(QVariant::from(&found.best)),
        NAMES => texts(|(_, name)| name),
        SIDES => texts(|&(side, _)| if side == Side::Black { "b" } else { "w" }),
        _ => None,
    }
}

impl ffi::LineModel {
    /// Takes over what has changed since the last call: rows live on as long as there are as many.
    pub fn refresh(mut self: Pin<&mut Self>) {
        let rows = self.lines();
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

    fn lines(&self) -> Vec<LineRow> {
        let driver = driver();
        let driver = driver.borrow();
        let state = driver.state();
        match state.second() {
            Some(second) if self.rust().second => state.opinion_rows(second.program),
            _ if self.rust().second => Vec::new(),
            _ => state.analysis_rows(),
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
