//! The board as a list model: one row per cell, in row order, told apart by what really changed.

use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QHash, QHashPair_i32_QByteArray, QModelIndex, QString, QVariant, QVector};

use super::driver;
use super::roles::{USER_ROLE, names_of};
use super::side::ffi::Colour;
use super::sureness::{depth_of, ffi::Sureness};
use crate::app::state::BoardRow;
use crate::game::Foul;
use crate::game::tree::Mark;
use crate::gomoku::Threat;

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

    /// Why Black may not place a stone.
    #[qenum(BoardModel)]
    enum Foul {
        NoFoul,
        Overline,
        DoubleFour,
        DoubleThree,
    }

    /// What stones of one side threaten together, the weakest first.
    #[qenum(BoardModel)]
    enum Danger {
        NoThreat,
        OpenThree,
        Four,
        OpenFour,
    }

    /// What stands on a cell of a position that is studied.
    #[qenum(BoardModel)]
    enum CellSign {
        NoSign,
        Circle,
        Cross,
        Square,
        Triangle,
        Letters,
    }

    extern "RustQt" {
        /// The cells with the roles stone, legal, lastMove, winning, number, foul, hintRank, hintScore,
        /// hintExact, hintForced, sign, label and cellName; of what the analysis says of a move there sureness, depth
        /// (in plies, or the percent of what is probable), value, valueForced, loss, best and book; besides whether it is
        /// chosenMove or advised, what it has to do with a threat (0, then the weakest first), whose that is, and why
        /// Black may not play there (barred).
        #[qobject]
        #[qml_element]
        #[base = QAbstractListModel]
        type BoardModel = super::BoardModelRust;

        /// Has no cells until the next refresh.
        #[qinvokable]
        fn clear(self: Pin<&mut BoardModel>);

        /// Takes over what has changed since the last call.
        #[qinvokable]
        fn refresh(self: Pin<&mut BoardModel>);

        #[cxx_override]
        fn data(self: &BoardModel, index: &QModelIndex, role: i32) -> QVariant;
        #[cxx_override]
        #[cxx_name = "roleNames"]
        fn role_names(self: &BoardModel) -> QHash_i32_QByteArray;
        #[cxx_override]
        #[cxx_name = "rowCount"]
        fn row_count(self: &BoardModel, parent: &QModelIndex) -> i32;
    }

    unsafe extern "RustQt" {
        #[inherit]
        #[qsignal]
        #[cxx_name = "dataChanged"]
        fn data_changed(
            self: Pin<&mut BoardModel>,
            top_left: &QModelIndex,
            bottom_right: &QModelIndex,
            roles: &QVector_i32,
        );
        #[inherit]
        fn index(self: &BoardModel, row: i32, column: i32, parent: &QModelIndex) -> QModelIndex;
        #[inherit]
        #[cxx_name = "beginResetModel"]
        fn begin_reset_model(self: Pin<&mut BoardModel>);
        #[inherit]
        #[cxx_name = "endResetModel"]
        fn end_reset_model(self: Pin<&mut BoardModel>);
    }
}

const STONE: i32 = USER_ROLE + 1;
const LEGAL: i32 = USER_ROLE + 2;
const LAST_MOVE: i32 = USER_ROLE + 3;
const HINT_RANK: i32 = USER_ROLE + 4;
const HINT_SCORE: i32 = USER_ROLE + 5;
const HINT_EXACT: i32 = USER_ROLE + 6;
const CELL_NAME: i32 = USER_ROLE + 7;
const WINNING: i32 = USER_ROLE + 8;
const NUMBER: i32 = USER_ROLE + 9;
const FOUL: i32 = USER_ROLE + 10;
const HINT_FORCED: i32 = USER_ROLE + 11;
const SIGN: i32 = USER_ROLE + 12;
const LABEL: i32 = USER_ROLE + 13;
const SURENESS: i32 = USER_ROLE + 14;
const DEPTH: i32 = USER_ROLE + 15;
const VALUE: i32 = USER_ROLE + 16;
const VALUE_FORCED: i32 = USER_ROLE + 17;
const LOSS: i32 = USER_ROLE + 18;
const BEST: i32 = USER_ROLE + 19;
const REASON: i32 = USER_ROLE + 20;
const PERCENT: i32 = USER_ROLE + 21;

const BOOK: i32 = USER_ROLE + 22;
const CHOSEN: i32 = USER_ROLE + 23;
const ADVISED: i32 = USER_ROLE + 24;
const THREAT: i32 = USER_ROLE + 25;
const THREAT_SIDE: i32 = USER_ROLE + 26;
const THREAT_OWN: i32 = USER_ROLE + 27;
const BARRED: i32 = USER_ROLE + 28;

const ROLES: [(i32, &str); 28] = [
    (STONE, "stone"),
    (LEGAL, "legal"),
    (LAST_MOVE, "lastMove"),
    (HINT_RANK, "hintRank"),
    (HINT_SCORE, "hintScore"),
    (HINT_EXACT, "hintExact"),
    (CELL_NAME, "cellName"),
    (WINNING, "winning"),
    (NUMBER, "number"),
    (FOUL, "foul"),
    (HINT_FORCED, "hintForced"),
    (SIGN, "sign"),
    (LABEL, "label"),
    (SURENESS, "sureness"),
    (DEPTH, "depth"),
    (VALUE, "value"),
    (VALUE_FORCED, "valueForced"),
    (LOSS, "loss"),
    (BEST, "best"),
    (REASON, "inReason"),
    (PERCENT, "percent"),
    (BOOK, "book"),
    (CHOSEN, "chosenMove"),
    (ADVISED, "advised"),
    (THREAT, "threat"),
    (THREAT_SIDE, "threatSide"),
    (THREAT_OWN, "threatOwn"),
    (BARRED, "barred"),
];

/// The rows as QML knows them.
#[derive(Default)]
pub struct BoardModelRust {
    rows: Vec<BoardRow>,
}

/// The roles in which two states of one cell differ.
fn changed_roles(old: &BoardRow, new: &BoardRow) -> Vec<i32> {
    ROLES
        .iter()
        .map(|&(role, _)| role)
        .filter(|&role| value(old, role) != value(new, role))
        .collect()
}

fn value(cell: &BoardRow, role: i32) -> Option<QVariant> {
    match role {
        PERCENT => Some(QVariant::from(&cell.value.map_or(0, |value| i32::from(value.percent)))),
        REASON => Some(QVariant::from(&cell.reason)),
        BOOK => Some(QVariant::from(&cell.value.is_some_and(|value| value.book))),
        CHOSEN => Some(QVariant::from(&cell.chosen)),
        ADVISED => Some(QVariant::from(&cell.advised)),
        THREAT => Some(QVariant::from(&ffi::Danger::from(cell.threat.map(|it| it.threat)).repr)),
        THREAT_SIDE => Some(QVariant::from(&Colour::from(cell.threat.map(|it| it.side)).repr)),
        THREAT_OWN => Some(QVariant::from(&cell.threat.is_some_and(|it| it.own))),
        BARRED => Some(QVariant::from(&ffi::Foul::from(cell.barred).repr)),
        STONE => Some(QVariant::from(&Colour::from(cell.stone).repr)),
        LEGAL => Some(QVariant::from(&cell.legal)),
        LAST_MOVE => Some(QVariant::from(&cell.last_move)),
        HINT_RANK => Some(QVariant::from(&cell.hint.map_or(0, |hint| hint.rank as i32))),
        HINT_SCORE => Some(QVariant::from(&cell.hint.map_or(0.0, |hint| f64::from(hint.score)))),
        HINT_EXACT => Some(QVariant::from(&cell.hint.is_some_and(|hint| hint.exact))),
        CELL_NAME => Some(QVariant::from(&QString::from(&cell.name))),
        WINNING => Some(QVariant::from(&cell.winning)),
        NUMBER => Some(QVariant::from(&(cell.number as i32))),
        FOUL => Some(QVariant::from(&ffi::Foul::from(cell.foul).repr)),
        HINT_FORCED => {
            Some(QVariant::from(&i32::from(cell.hint.and_then(|hint| hint.forced).unwrap_or(0))))
        }
        SIGN => Some(QVariant::from(&ffi::CellSign::from(cell.mark.as_ref()).repr)),
        LABEL => Some(QVariant::from(&match &cell.mark {
            Some(Mark::Label(text)) => QString::from(text),
            _ => QString::default(),
        })),
        SURENESS => Some(QVariant::from(&Sureness::from(cell.value.map(|it| it.certainty)).repr)),
        DEPTH => Some(QVariant::from(&depth_of(cell.value.map(|it| it.certainty)))),
        VALUE => Some(QVariant::from(&cell.value.map_or(0.0, |value| f64::from(value.score)))),
        VALUE_FORCED => {
            Some(QVariant::from(&i32::from(cell.value.and_then(|it| it.forced).unwrap_or(0))))
        }
        LOSS => Some(QVariant::from(&cell.value.map_or(0.0, |value| f64::from(value.loss)))),
        BEST => Some(QVariant::from(&cell.value.is_some_and(|value| value.best))),
        _ => None,
    }
}

impl From<Option<&Mark>> for ffi::CellSign {
    fn from(mark: Option<&Mark>) -> Self {
        match mark {
            None => Self::NoSign,
            Some(Mark::Circle) => Self::Circle,
            Some(Mark::Cross) => Self::Cross,
            Some(Mark::Square) => Self::Square,
            Some(Mark::Triangle) => Self::Triangle,
            Some(Mark::Label(_)) => Self::Letters,
        }
    }
}

impl From<Option<Foul>> for ffi::Foul {
    fn from(foul: Option<Foul>) -> Self {
        match foul {
            None => Self::NoFoul,
            Some(Foul::Overline) => Self::Overline,
            Some(Foul::DoubleFour) => Self::DoubleFour,
            Some(Foul::DoubleThree) => Self::DoubleThree,
        }
    }
}

impl From<Option<Threat>> for ffi::Danger {
    fn from(threat: Option<Threat>) -> Self {
        match threat {
            // A five is the end, and threatens nothing.
            None | Some(Threat::Five) => Self::NoThreat,
            Some(Threat::OpenThree) => Self::OpenThree,
            Some(Threat::Four) => Self::Four,
            Some(Threat::OpenFour) => Self::OpenFour,
        }
    }
}

impl ffi::BoardModel {
    /// Has no cells until the next refresh, as when another board takes the place of this one.
    pub fn clear(mut self: Pin<&mut Self>) {
        self.as_mut().begin_reset_model();
        self.as_mut().rust_mut().rows.clear();
        self.end_reset_model();
    }

    /// Takes over what has changed since the last call: row by row, so that delegates live on.
    pub fn refresh(mut self: Pin<&mut Self>) {
        let rows = driver().borrow().state().board_rows();
        if rows.len() != self.rust().rows.len() {
            self.as_mut().begin_reset_model();
            self.as_mut().rust_mut().rows = rows;
            self.end_reset_model();
            return;
        }
        let old = std::mem::replace(&mut self.as_mut().rust_mut().rows, rows);
        let changes: Vec<(i32, Vec<i32>)> = old
            .iter()
            .zip(&self.rust().rows)
            .zip(0..)
            .filter(|((old, new), _)| old != new)
            .map(|((old, new), row)| (row, changed_roles(old, new)))
            .collect();
        for (row, roles) in changes {
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
            .and_then(|cell| value(cell, role))
            .unwrap_or_default()
    }

    fn role_names(&self) -> QHash<QHashPair_i32_QByteArray> {
        names_of(&ROLES)
    }

    fn row_count(&self, parent: &QModelIndex) -> i32 {
        if parent.is_valid() { 0 } else { self.rust().rows.len() as i32 }
    }
}
