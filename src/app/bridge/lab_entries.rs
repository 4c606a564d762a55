//! The algorithms, switches and evaluations of the laboratory as a list model, with what is to be said of each in the
//! language of the window.

use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QHash, QHashPair_i32_QByteArray, QModelIndex, QString, QVariant, QVector};

use super::driver;
use super::laboratory::ffi::LabKind;
use super::preferences::spoken;
use super::roles::{USER_ROLE, names_of};
use crate::lab::{Entry, catalogue};
use crate::openings::Tongue;

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
        /// Rows with the roles kind (which of the three lists it is in), number (its place there), name, title, about and
        /// source (what is to be said of it), chosen, and fits: whether an evaluation judges the board, and whether a chosen
        /// algorithm takes a switch.
        #[qobject]
        #[qml_element]
        #[base = QAbstractListModel]
        type LabEntries = super::LabEntriesRust;

        /// Takes over what has changed since the last call.
        #[qinvokable]
        fn refresh(self: Pin<&mut LabEntries>);

        #[cxx_override]
        fn data(self: &LabEntries, index: &QModelIndex, role: i32) -> QVariant;
        #[cxx_override]
        #[cxx_name = "roleNames"]
        fn role_names(self: &LabEntries) -> QHash_i32_QByteArray;
        #[cxx_override]
        #[cxx_name = "rowCount"]
        fn row_count(self: &LabEntries, parent: &QModelIndex) -> i32;
    }

    unsafe extern "RustQt" {
        #[inherit]
        #[qsignal]
        #[cxx_name = "dataChanged"]
        fn data_changed(
            self: Pin<&mut LabEntries>,
            top_left: &QModelIndex,
            bottom_right: &QModelIndex,
            roles: &QVector_i32,
        );
        #[inherit]
        fn index(self: &LabEntries, row: i32, column: i32, parent: &QModelIndex) -> QModelIndex;
        #[inherit]
        #[cxx_name = "beginResetModel"]
        fn begin_reset_model(self: Pin<&mut LabEntries>);
        #[inherit]
        #[cxx_name = "endResetModel"]
        fn end_reset_model(self: Pin<&mut LabEntries>);
    }
}

const KIND: i32 = USER_ROLE + 1;
const NUMBER: i32 = USER_ROLE + 2;
const NAME: i32 = USER_ROLE + 3;
const TITLE: i32 = USER_ROLE + 4;
const ABOUT: i32 = USER_ROLE + 5;
const SOURCE: i32 = USER_ROLE + 6;
const CHOSEN: i32 = USER_ROLE + 7;
const FITS: i32 = USER_ROLE + 8;

const ROLES: [(i32, &str); 8] = [
    (KIND, "kind"),
    (NUMBER, "number"),
    (NAME, "name"),
    (TITLE, "title"),
    (ABOUT, "about"),
    (SOURCE, "source"),
    (CHOSEN, "chosen"),
    (FITS, "fits"),
];

/// The rows as QML knows them.
#[derive(Default)]
pub struct LabEntriesRust {
    rows: Vec<Row>,
}

/// Something that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Row {
    kind: LabKind,
    number: usize,
    entry: Entry,
    is_chosen: bool,
    fits: bool,
}

fn rows_now() -> Vec<Row> {
    let driver = driver();
    let driver = driver.borrow();
    let (choices, variant) = (driver.lab().choices(), driver.lab_variant());
    let tongue = Tongue::from(spoken(driver.language()));
    let (game, size) = (variant.game(), variant.size());
    let all = catalogue();
    let algorithms = all.algorithms.iter().enumerate().map(|(number, one)| Row {
        kind: LabKind::OfAlgorithm,
        number,
        entry: one.entry_in(tongue),
        is_chosen: choices.algorithms.contains(one),
        fits: true,
    });
    let switches = all.switches.iter().enumerate().map(|(number, &one)| Row {
        kind: LabKind::OfSwitch,
        number,
        entry: one.entry_in(tongue),
        is_chosen: choices.switches.has(one),
        fits: choices.algorithms.iter().any(|algorithm| algorithm.takes(one)),
    });
    let judge = choices.evaluation_for(game, size);
    let evaluations = all.evaluations.iter().enumerate().map(|(number, &one)| Row {
        kind: LabKind::OfEvaluation,
        number,
        entry: one.entry_in(tongue),
        is_chosen: one == judge,
        fits: one.judges(game, size),
    });
    algorithms.chain(switches).chain(evaluations).collect()
}

fn value(row: &Row, role: i32) -> Option<QVariant> {
    let text = |text: &str| QVariant::from(&QString::from(text));
    Some(match role {
        KIND => QVariant::from(&row.kind.repr),
        NUMBER => QVariant::from(&(row.number as i32)),
        NAME => text(row.entry.name),
        TITLE => text(row.entry.title),
        ABOUT => text(row.entry.text),
        SOURCE => text(row.entry.source),
        CHOSEN => QVariant::from(&row.is_chosen),
        FITS => QVariant::from(&row.fits),
        _ => return None,
    })
}

impl ffi::LabEntries {
    /// Takes over what has changed since the last call: rows live on as long as there are as many.
    fn refresh(mut self: Pin<&mut Self>) {
        let rows = rows_now();
        if rows.len() != self.rust().rows.len() {
            self.as_mut().begin_reset_model();
            self.as_mut().rust_mut().rows = rows;
            self.end_reset_model();
            return;
        }
        let old = std::mem::replace(&mut self.as_mut().rust_mut().rows, rows);
        let pairs = old.iter().zip(&self.rust().rows);
        let changed = (0..).zip(pairs).filter(|(_, (old, new))| old != new).map(|(row, _)| row);
        let changed: Vec<i32> = changed.collect();
        for row in changed {
            let index = self.index(row, 0, &QModelIndex::default());
            self.as_mut().data_changed(&index, &index, &QVector::<i32>::default());
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
