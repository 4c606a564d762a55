//! The moves of a study with its variations and comments as a list model.

use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{
    QHash, QHashPair_i32_QByteArray, QList, QModelIndex, QString, QStringList, QVariant, QVector,
};

use super::driver;
use super::roles::{USER_ROLE, names_of};
use crate::analysis::MoveValue;
use crate::app::state::{StudyCell, StudyRow};
use crate::eval::Score;
use crate::game::Side;
use crate::game::tree::Judgement;

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
        include!("cxx-qt-lib/qstring.h");
        /// Qt's text.
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qvector.h");
        /// A list of role numbers.
        type QVector_i32 = cxx_qt_lib::QVector<i32>;
        include!("cxx-qt-lib/qhash.h");
        /// The names of the roles.
        type QHash_i32_QByteArray = cxx_qt_lib::QHash<cxx_qt_lib::QHashPair_i32_QByteArray>;
    }

    /// Whether what branches off in a row is folded.
    #[qenum(StudyModel)]
    enum Fold {
        NoFold,
        Unfolded,
        Folded,
    }

    extern "RustQt" {
        /// Rows with the roles indent, fold, comment, current (the place of
        /// the move that is shown, or -1), and of its moves, as texts of the same number: nodes, numbers, names,
        /// signs, sides (b or w), places (such as 2/3 among variations) and comments; of what is known of them values (in
        /// discs or units for Black, or empty), forced (plies to a forced end, negative if White wins, or 0) and exact (1 or 0).
        #[qobject]
        #[qml_element]
        #[base = QAbstractListModel]
        type StudyModel = super::StudyModelRust;

        /// Takes over what has changed since the last call.
        #[qinvokable]
        fn refresh(self: Pin<&mut StudyModel>);
        /// The row of the move that is shown, or -1.
        #[qinvokable]
        #[cxx_name = "currentRow"]
        fn current_row(self: &StudyModel) -> i32;

        #[cxx_override]
        fn data(self: &StudyModel, index: &QModelIndex, role: i32) -> QVariant;
        #[cxx_override]
        #[cxx_name = "roleNames"]
        fn role_names(self: &StudyModel) -> QHash_i32_QByteArray;
        #[cxx_override]
        #[cxx_name = "rowCount"]
        fn row_count(self: &StudyModel, parent: &QModelIndex) -> i32;
    }

    unsafe extern "RustQt" {
        #[inherit]
        #[qsignal]
        #[cxx_name = "dataChanged"]
        fn data_changed(
            self: Pin<&mut StudyModel>,
            top_left: &QModelIndex,
            bottom_right: &QModelIndex,
            roles: &QVector_i32,
        );
        #[inherit]
        fn index(self: &StudyModel, row: i32, column: i32, parent: &QModelIndex) -> QModelIndex;
        #[inherit]
        #[cxx_name = "beginInsertRows"]
        fn begin_insert_rows(
            self: Pin<&mut StudyModel>,
            parent: &QModelIndex,
            first: i32,
            last: i32,
        );
        #[inherit]
        #[cxx_name = "endInsertRows"]
        fn end_insert_rows(self: Pin<&mut StudyModel>);
        #[inherit]
        #[cxx_name = "beginRemoveRows"]
        fn begin_remove_rows(
            self: Pin<&mut StudyModel>,
            parent: &QModelIndex,
            first: i32,
            last: i32,
        );
        #[inherit]
        #[cxx_name = "endRemoveRows"]
        fn end_remove_rows(self: Pin<&mut StudyModel>);
    }
}

const INDENT: i32 = USER_ROLE + 1;
const FOLD: i32 = USER_ROLE + 2;
const COMMENT: i32 = USER_ROLE + 3;
const CURRENT: i32 = USER_ROLE + 4;
const NODES: i32 = USER_ROLE + 5;
const NUMBERS: i32 = USER_ROLE + 6;
const NAMES: i32 = USER_ROLE + 7;
const SIGNS: i32 = USER_ROLE + 8;
const SIDES: i32 = USER_ROLE + 9;
const PLACES: i32 = USER_ROLE + 10;
const COMMENTS: i32 = USER_ROLE + 11;
const VALUES: i32 = USER_ROLE + 12;
const FORCED: i32 = USER_ROLE + 13;
const EXACT: i32 = USER_ROLE + 14;

const ROLES: [(i32, &str); 14] = [
    (INDENT, "indent"),
    (FOLD, "fold"),
    (COMMENT, "comment"),
    (CURRENT, "current"),
    (NODES, "nodes"),
    (NUMBERS, "numbers"),
    (NAMES, "names"),
    (SIGNS, "signs"),
    (SIDES, "sides"),
    (PLACES, "places"),
    (COMMENTS, "comments"),
    (VALUES, "values"),
    (FORCED, "forced"),
    (EXACT, "exact"),
];

/// The rows as QML knows them.
#[derive(Default)]
pub struct StudyModelRust {
    rows: Vec<StudyRow>,
}

fn value(row: &StudyRow, role: i32) -> Option<QVariant> {
    let texts = |text: fn(&StudyCell) -> String| {
        let texts: QList<QString> =
            row.cells.iter().map(|cell| QString::from(&text(cell))).collect();
        Some(QVariant::from(&QStringList::from(&texts)))
    };
    match role {
        INDENT => Some(QVariant::from(&(row.indent as i32))),
        FOLD => {
            let fold = match row.folded {
                None => ffi::Fold::NoFold,
                Some(false) => ffi::Fold::Unfolded,
                Some(true) => ffi::Fold::Folded,
            };
            Some(QVariant::from(&fold.repr))
        }
        COMMENT => Some(QVariant::from(&QString::from(&row.comment))),
        CURRENT => {
            let current = row.cells.iter().position(|cell| cell.current);
            Some(QVariant::from(&current.map_or(-1, |at| at as i32)))
        }
        NODES => texts(|cell| cell.node.to_string()),
        NUMBERS => texts(|cell| cell.number.to_string()),
        NAMES => texts(|cell| cell.notation.clone()),
        SIGNS => texts(|cell| cell.judgement.map_or("", Judgement::sign).to_owned()),
        SIDES => texts(|cell| if cell.side == Side::Black { "b" } else { "w" }.to_owned()),
        PLACES => texts(|cell| format!("{}/{}", cell.variation.0, cell.variation.1)),
        COMMENTS => texts(|cell| cell.comment.clone()),
        VALUES => texts(|cell| black(cell).map_or_else(String::new, |it| it.discs().to_string())),
        FORCED => texts(|cell| black(cell).and_then(Score::forced).unwrap_or(0).to_string()),
        EXACT => {
            texts(|cell| u8::from(cell.value.as_ref().is_some_and(MoveValue::is_exact)).to_string())
        }
        _ => None,
    }
}

/// What a move is worth for Black.
fn black(cell: &StudyCell) -> Option<Score> {
    let score = cell.value.as_ref()?.score;
    Some(if cell.side == Side::Black { score } else { -score })
}

impl ffi::StudyModel {
    /// Takes over what has changed since the last call: rows before and after what has changed stay.
    pub fn refresh(self: Pin<&mut Self>) {
        let rows = driver().borrow().state().study_rows();
        self.replace(rows);
    }

    fn replace(mut self: Pin<&mut Self>, rows: Vec<StudyRow>) {
        let old = &self.rust().rows;
        let (old_len, new_len) = (old.len(), rows.len());
        let least = old_len.min(new_len);
        let start = old.iter().zip(&rows).take_while(|(old, new)| same(old, new)).count();
        let end = old.iter().rev().zip(rows.iter().rev()).take_while(|(old, new)| same(old, new));
        let end = end.count().min(least - start);
        let changed: Vec<usize> = (0..start)
            .map(|row| (row, row))
            .chain((1..=end).map(|back| (old_len - back, new_len - back)))
            .filter(|&(one, two)| old[one] != rows[two])
            .map(|(_, row)| row)
            .collect();
        let parent = QModelIndex::default();
        if old_len > start + end {
            self.as_mut().begin_remove_rows(&parent, start as i32, (old_len - end) as i32 - 1);
            self.as_mut().rust_mut().rows.drain(start..old_len - end);
            self.as_mut().end_remove_rows();
        }
        if new_len > start + end {
            self.as_mut().begin_insert_rows(&parent, start as i32, (new_len - end) as i32 - 1);
            self.as_mut().rust_mut().rows = rows;
            self.as_mut().end_insert_rows();
        } else {
            self.as_mut().rust_mut().rows = rows;
        }
        for row in changed {
            let index = self.index(row as i32, 0, &parent);
            self.as_mut().data_changed(&index, &index, &QVector::<i32>::default());
        }
    }

    pub(super) fn current_row(&self) -> i32 {
        let has_current = |row: &StudyRow| row.cells.iter().any(|cell| cell.current);
        self.rust().rows.iter().position(has_current).map_or(-1, |row| row as i32)
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

/// Whether a row has the same moves, be it the one that is shown or not.
fn same(one: &StudyRow, other: &StudyRow) -> bool {
    let nodes = |row: &StudyRow| row.cells.iter().map(|cell| cell.node).collect::<Vec<_>>();
    one.indent == other.indent
        && one.comment.is_empty() == other.comment.is_empty()
        && nodes(one) == nodes(other)
}
