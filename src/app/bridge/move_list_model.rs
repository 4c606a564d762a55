//! The moves of the game as a list model, one row per place of its two columns.

use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QHash, QHashPair_i32_QByteArray, QModelIndex, QString, QVariant, QVector};

use super::driver;
use super::roles::{USER_ROLE, names_of};
use crate::app::move_columns::{MovePlace, in_columns};
use crate::app::state::MoveRow;
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
        /// The turns with the roles number, plies, notation, black, pass, choice
        /// and current; plies is 0 where a column stays empty.
        #[qobject]
        #[qml_element]
        #[base = QAbstractListModel]
        type MoveListModel = super::MoveListModelRust;

        /// Takes over what has changed since the last call.
        #[qinvokable]
        fn refresh(self: Pin<&mut MoveListModel>);
        /// The row of the turn with which so many were made, or -1.
        #[qinvokable]
        #[cxx_name = "rowOf"]
        fn row_of(self: &MoveListModel, plies: i32) -> i32;

        #[cxx_override]
        fn data(self: &MoveListModel, index: &QModelIndex, role: i32) -> QVariant;
        #[cxx_override]
        #[cxx_name = "roleNames"]
        fn role_names(self: &MoveListModel) -> QHash_i32_QByteArray;
        #[cxx_override]
        #[cxx_name = "rowCount"]
        fn row_count(self: &MoveListModel, parent: &QModelIndex) -> i32;
    }

    unsafe extern "RustQt" {
        #[inherit]
        #[qsignal]
        #[cxx_name = "dataChanged"]
        fn data_changed(
            self: Pin<&mut MoveListModel>,
            top_left: &QModelIndex,
            bottom_right: &QModelIndex,
            roles: &QVector_i32,
        );
        #[inherit]
        fn index(self: &MoveListModel, row: i32, column: i32, parent: &QModelIndex) -> QModelIndex;
        #[inherit]
        #[cxx_name = "beginInsertRows"]
        fn begin_insert_rows(
            self: Pin<&mut MoveListModel>,
            parent: &QModelIndex,
            first: i32,
            last: i32,
        );
        #[inherit]
        #[cxx_name = "endInsertRows"]
        fn end_insert_rows(self: Pin<&mut MoveListModel>);
        #[inherit]
        #[cxx_name = "beginRemoveRows"]
        fn begin_remove_rows(
            self: Pin<&mut MoveListModel>,
            parent: &QModelIndex,
            first: i32,
            last: i32,
        );
        #[inherit]
        #[cxx_name = "endRemoveRows"]
        fn end_remove_rows(self: Pin<&mut MoveListModel>);
    }
}

const NUMBER: i32 = USER_ROLE + 1;
const NOTATION: i32 = USER_ROLE + 2;
const BLACK: i32 = USER_ROLE + 3;
const PASS: i32 = USER_ROLE + 4;
const CURRENT: i32 = USER_ROLE + 5;
const CHOICE: i32 = USER_ROLE + 6;
const PLIES: i32 = USER_ROLE + 7;

const ROLES: [(i32, &str); 7] = [
    (NUMBER, "number"),
    (NOTATION, "notation"),
    (BLACK, "black"),
    (PASS, "pass"),
    (CURRENT, "current"),
    (CHOICE, "choice"),
    (PLIES, "plies"),
];

/// The rows as QML knows them.
#[derive(Default)]
pub struct MoveListModelRust {
    rows: Vec<MovePlace>,
}

/// Returns whether a row shows the same turn, be it the current one or not.
fn same_turn(one: &MovePlace, other: &MovePlace) -> bool {
    let turn = |place: &MovePlace| {
        let turn = place.turn.as_ref();
        turn.map(|turn| (turn.number, turn.notation.clone(), turn.side, turn.how))
    };
    turn(one) == turn(other)
}

fn value(place: &MovePlace, role: i32) -> Option<QVariant> {
    let turn = place.turn.as_ref();
    match role {
        NUMBER => Some(QVariant::from(&turn.map_or(0, |turn| turn.number as i32))),
        PLIES => Some(QVariant::from(&(place.plies as i32))),
        NOTATION => {
            let notation = turn.map_or("", |turn| &turn.notation);
            Some(QVariant::from(&QString::from(notation)))
        }
        BLACK => Some(QVariant::from(&turn.is_some_and(|turn| turn.side == Side::Black))),
        PASS => Some(QVariant::from(&turn.is_some_and(MoveRow::is_pass))),
        CURRENT => Some(QVariant::from(&turn.is_some_and(|turn| turn.current))),
        CHOICE => Some(QVariant::from(&turn.is_some_and(MoveRow::is_choice))),
        _ => None,
    }
}

impl ffi::MoveListModel {
    /// Takes over what has changed since the last call: rows at the end come and go, others change.
    pub fn refresh(mut self: Pin<&mut Self>) {
        let rows = in_columns(driver().borrow().state().move_rows());
        let same_moves =
            self.rust().rows.iter().zip(&rows).take_while(|(old, new)| same_turn(old, new)).count();
        let parent = QModelIndex::default();
        let old_len = self.rust().rows.len();
        if same_moves < old_len {
            self.as_mut().begin_remove_rows(&parent, same_moves as i32, old_len as i32 - 1);
            self.as_mut().rust_mut().rows.truncate(same_moves);
            self.as_mut().end_remove_rows();
        }
        for (row, fresh) in rows.iter().enumerate().take(same_moves) {
            if self.rust().rows[row] != *fresh {
                self.as_mut().rust_mut().rows[row] = fresh.clone();
                let index = self.index(row as i32, 0, &parent);
                self.as_mut().data_changed(&index, &index, &QVector::<i32>::default());
            }
        }
        if rows.len() > same_moves {
            self.as_mut().begin_insert_rows(&parent, same_moves as i32, rows.len() as i32 - 1);
            self.as_mut().rust_mut().rows.extend_from_slice(&rows[same_moves..]);
            self.end_insert_rows();
        }
    }

    pub(super) fn row_of(&self, plies: i32) -> i32 {
        let wanted = usize::try_from(plies).ok().filter(|&plies| plies > 0);
        let row =
            wanted.and_then(|plies| self.rust().rows.iter().position(|row| row.plies == plies));
        row.map_or(-1, |row| row as i32)
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
