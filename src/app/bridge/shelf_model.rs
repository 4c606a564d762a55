//! The files of games that were added to the explorer, as a list model.

use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QHash, QHashPair_i32_QByteArray, QModelIndex, QString, QVariant, QVector};

use super::driver;
use super::problem::{ffi::Cause, problem_of};
use super::roles::{USER_ROLE, names_of};
use crate::app::driver::ShelfRow;
use crate::marks::visible_name;

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
        /// Rows with the roles name, games and leftOut (how many there are, and how many could not be read), broken, and why
        /// the file can't be read: problem, with move, line, column and detail.
        #[qobject]
        #[qml_element]
        #[base = QAbstractListModel]
        type ShelfModel = super::ShelfModelRust;

        /// Takes over what has changed since the last call.
        #[qinvokable]
        fn refresh(self: Pin<&mut ShelfModel>);

        #[cxx_override]
        fn data(self: &ShelfModel, index: &QModelIndex, role: i32) -> QVariant;
        #[cxx_override]
        #[cxx_name = "roleNames"]
        fn role_names(self: &ShelfModel) -> QHash_i32_QByteArray;
        #[cxx_override]
        #[cxx_name = "rowCount"]
        fn row_count(self: &ShelfModel, parent: &QModelIndex) -> i32;
    }

    unsafe extern "RustQt" {
        #[inherit]
        #[qsignal]
        #[cxx_name = "dataChanged"]
        fn data_changed(
            self: Pin<&mut ShelfModel>,
            top_left: &QModelIndex,
            bottom_right: &QModelIndex,
            roles: &QVector_i32,
        );
        #[inherit]
        fn index(self: &ShelfModel, row: i32, column: i32, parent: &QModelIndex) -> QModelIndex;
        #[inherit]
        #[cxx_name = "beginResetModel"]
        fn begin_reset_model(self: Pin<&mut ShelfModel>);
        #[inherit]
        #[cxx_name = "endResetModel"]
        fn end_reset_model(self: Pin<&mut ShelfModel>);
    }
}

const NAME: i32 = USER_ROLE + 1;
const GAMES: i32 = USER_ROLE + 2;
const LEFT_OUT: i32 = USER_ROLE + 3;
const BROKEN: i32 = USER_ROLE + 4;
const PROBLEM: i32 = USER_ROLE + 5;
const MOVE: i32 = USER_ROLE + 6;
const LINE: i32 = USER_ROLE + 7;
const COLUMN: i32 = USER_ROLE + 8;
const DETAIL: i32 = USER_ROLE + 9;

const ROLES: [(i32, &str); 9] = [
    (NAME, "name"),
    (GAMES, "games"),
    (LEFT_OUT, "leftOut"),
    (BROKEN, "broken"),
    (PROBLEM, "problem"),
    (MOVE, "move"),
    (LINE, "line"),
    (COLUMN, "column"),
    (DETAIL, "detail"),
];

/// The rows as QML knows them.
#[derive(Default)]
pub struct ShelfModelRust {
    rows: Vec<ShelfRow>,
}

fn value(row: &ShelfRow, role: i32) -> Option<QVariant> {
    let count = |count: usize| QVariant::from(&i32::try_from(count).unwrap_or(i32::MAX));
    let trouble = row.trouble.as_ref();
    Some(match role {
        NAME => {
            let name = row.path.file_name().unwrap_or(row.path.as_os_str());
            QVariant::from(&QString::from(&visible_name(&name.to_string_lossy())))
        }
        GAMES => count(row.games.0),
        LEFT_OUT => count(row.games.1),
        BROKEN => QVariant::from(&trouble.is_some()),
        PROBLEM => QVariant::from(&trouble.map_or(Cause::None, problem_of).repr),
        MOVE => count(trouble.map_or(0, |it| it.number)),
        LINE => count(trouble.map_or(0, |it| it.line)),
        COLUMN => count(trouble.map_or(0, |it| it.column)),
        DETAIL => QVariant::from(&QString::from(trouble.map_or("", |it| &it.detail))),
        _ => return None,
    })
}

impl ffi::ShelfModel {
    /// Takes over what has changed since the last call: rows live on as long as there are as many.
    pub fn refresh(mut self: Pin<&mut Self>) {
        let rows = driver().borrow().shelf_rows();
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
