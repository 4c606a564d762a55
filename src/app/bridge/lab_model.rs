//! What the algorithms of the laboratory have found, a row for each, as a list model.

use std::pin::Pin;
use std::sync::Arc;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QHash, QHashPair_i32_QByteArray, QList, QModelIndex, QString, QVariant, QVector};

use super::driver;
use super::laboratory::worth_of;
use super::preferences::spoken;
use super::roles::{USER_ROLE, names_of};
use crate::lab::{Algorithm, Contestant, Outcome, Switch};
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
        /// Rows with the roles name (as on the command line), title and extras (its switches, or nothing) in the language of
        /// the window; worth and amount of the value, for the side to move; best and line, moves; depth; nodes, leaves,
        /// cutOffs, firstCuts, tableHits, researches, ordered (evaluations that only order moves), preparation (nodes that
        /// only prepare), probableCuts; branching (or -1), milliseconds, finished (whether no limit ended it), playouts
        /// (whether it has no depth), rounds (its nodes at depth 1, 2 and so on), and share (of the most nodes of all rows).
        #[qobject]
        #[qml_element]
        #[base = QAbstractListModel]
        type LabModel = super::LabModelRust;

        /// Takes over what has changed since the last call.
        #[qinvokable]
        fn refresh(self: Pin<&mut LabModel>);

        #[cxx_override]
        fn data(self: &LabModel, index: &QModelIndex, role: i32) -> QVariant;
        #[cxx_override]
        #[cxx_name = "roleNames"]
        fn role_names(self: &LabModel) -> QHash_i32_QByteArray;
        #[cxx_override]
        #[cxx_name = "rowCount"]
        fn row_count(self: &LabModel, parent: &QModelIndex) -> i32;
    }

    unsafe extern "RustQt" {
        #[inherit]
        #[qsignal]
        #[cxx_name = "dataChanged"]
        fn data_changed(
            self: Pin<&mut LabModel>,
            top_left: &QModelIndex,
            bottom_right: &QModelIndex,
            roles: &QVector_i32,
        );
        #[inherit]
        fn index(self: &LabModel, row: i32, column: i32, parent: &QModelIndex) -> QModelIndex;
        #[inherit]
        #[cxx_name = "beginResetModel"]
        fn begin_reset_model(self: Pin<&mut LabModel>);
        #[inherit]
        #[cxx_name = "endResetModel"]
        fn end_reset_model(self: Pin<&mut LabModel>);
    }
}

const NAME: i32 = USER_ROLE + 1;
const TITLE: i32 = USER_ROLE + 2;
const EXTRAS: i32 = USER_ROLE + 3;
const WORTH: i32 = USER_ROLE + 4;
const AMOUNT: i32 = USER_ROLE + 5;
const BEST: i32 = USER_ROLE + 6;
const LINE: i32 = USER_ROLE + 7;
const DEPTH: i32 = USER_ROLE + 8;
const NODES: i32 = USER_ROLE + 9;
const LEAVES: i32 = USER_ROLE + 10;
const CUT_OFFS: i32 = USER_ROLE + 11;
const FIRST_CUTS: i32 = USER_ROLE + 12;
const TABLE_HITS: i32 = USER_ROLE + 13;
const RESEARCHES: i32 = USER_ROLE + 14;
const ORDERED: i32 = USER_ROLE + 15;
const PREPARATION: i32 = USER_ROLE + 16;
const PROBABLE_CUTS: i32 = USER_ROLE + 17;
const BRANCHING: i32 = USER_ROLE + 18;
const MILLISECONDS: i32 = USER_ROLE + 19;
const FINISHED: i32 = USER_ROLE + 20;
const PLAYOUTS: i32 = USER_ROLE + 21;
const ROUNDS: i32 = USER_ROLE + 22;
const SHARE: i32 = USER_ROLE + 23;

const ROLES: [(i32, &str); 23] = [
    (NAME, "name"),
    (TITLE, "title"),
    (EXTRAS, "extras"),
    (WORTH, "worth"),
    (AMOUNT, "amount"),
    (BEST, "best"),
    (LINE, "line"),
    (DEPTH, "depth"),
    (NODES, "nodes"),
    (LEAVES, "leaves"),
    (CUT_OFFS, "cutOffs"),
    (FIRST_CUTS, "firstCuts"),
    (TABLE_HITS, "tableHits"),
    (RESEARCHES, "researches"),
    (ORDERED, "ordered"),
    (PREPARATION, "preparation"),
    (PROBABLE_CUTS, "probableCuts"),
    (BRANCHING, "branching"),
    (MILLISECONDS, "milliseconds"),
    (FINISHED, "finished"),
    (PLAYOUTS, "playouts"),
    (ROUNDS, "rounds"),
    (SHARE, "share"),
];

/// The rows as QML knows them.
#[derive(Default)]
pub struct LabModelRust {
    rows: Vec<Row>,
}

/// An outcome, with what it is called.
struct Row {
    outcome: Arc<Outcome>,
    tongue: Tongue,
    /// The most nodes of all rows.
    most: u64,
}

impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.outcome, &other.outcome)
            && (self.tongue, self.most) == (other.tongue, other.most)
    }
}

fn rows_now() -> Vec<Row> {
    let driver = driver();
    let driver = driver.borrow();
    let outcomes = driver.lab().outcomes();
    let most = outcomes.iter().map(|it| it.counts.nodes).max().unwrap_or(1);
    let tongue = Tongue::from(spoken(driver.language()));
    outcomes.iter().map(|it| Row { outcome: Arc::clone(it), tongue, most }).collect()
}

/// The switches of a contestant in a language, or nothing.
pub fn extras_of(contestant: Contestant, tongue: Tongue) -> String {
    let on = Switch::ALL.into_iter().filter(|&switch| contestant.switches().has(switch));
    let titles: Vec<&str> = on.map(|switch| switch.entry_in(tongue).title).collect();
    titles.join(" + ")
}

fn value(row: &Row, role: i32) -> Option<QVariant> {
    let Row { outcome, tongue, most } = row;
    let text = |text: &str| QVariant::from(&QString::from(text));
    // Counts may be beyond Qt's whole numbers.
    let count = |count: u64| QVariant::from(&(count as f64));
    let (counts, (worth, amount)) = (&outcome.counts, worth_of(outcome.value));
    Some(match role {
        NAME => text(&outcome.contestant.to_string()),
        TITLE => text(outcome.contestant.algorithm().entry_in(*tongue).title),
        EXTRAS => text(&extras_of(outcome.contestant, *tongue)),
        WORTH => QVariant::from(&worth.repr),
        AMOUNT => QVariant::from(&amount),
        BEST => text(outcome.names.first().map_or("", String::as_str)),
        LINE => text(&outcome.names.join(" ")),
        DEPTH => QVariant::from(&i32::from(outcome.depth)),
        NODES => count(counts.nodes),
        LEAVES => count(counts.leaves),
        CUT_OFFS => count(counts.cut_offs),
        FIRST_CUTS => count(counts.first_cuts),
        TABLE_HITS => count(counts.table_hits),
        RESEARCHES => count(counts.researches),
        ORDERED => count(counts.ordered),
        PREPARATION => count(counts.preparation),
        PROBABLE_CUTS => count(counts.probable_cuts),
        BRANCHING => QVariant::from(&outcome.branching_factor().unwrap_or(-1.0)),
        MILLISECONDS => QVariant::from(&(1000.0 * outcome.time.as_secs_f64())),
        FINISHED => QVariant::from(&outcome.is_done),
        PLAYOUTS => QVariant::from(&(outcome.contestant.algorithm() == Algorithm::Uct)),
        ROUNDS => {
            let mut rounds = QList::<f64>::default();
            for round in &outcome.rounds {
                rounds.append(round.counts.nodes as f64);
            }
            QVariant::from(&rounds)
        }
        SHARE => QVariant::from(&(counts.nodes as f64 / (*most).max(1) as f64)),
        _ => return None,
    })
}

impl ffi::LabModel {
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
