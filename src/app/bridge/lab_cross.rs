//! How the algorithms stand that play each other, the best first, as a list model.

use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{
    QHash, QHashPair_i32_QByteArray, QModelIndex, QString, QStringList, QVariant, QVector,
};

use super::driver;
use super::lab_model::extras_of;
use super::preferences::spoken;
use super::roles::{USER_ROLE, names_of};
use crate::lab::Contestant;
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
        /// Rows with the roles name (as on the command line), title and extras in the language of the window, points, games,
        /// share (0 to 1), and scores: its points against each row from the first on, nothing where there was no game.
        #[qobject]
        #[qml_element]
        #[base = QAbstractListModel]
        type LabCross = super::LabCrossRust;

        /// Takes over what has changed since the last call.
        #[qinvokable]
        fn refresh(self: Pin<&mut LabCross>);

        #[cxx_override]
        fn data(self: &LabCross, index: &QModelIndex, role: i32) -> QVariant;
        #[cxx_override]
        #[cxx_name = "roleNames"]
        fn role_names(self: &LabCross) -> QHash_i32_QByteArray;
        #[cxx_override]
        #[cxx_name = "rowCount"]
        fn row_count(self: &LabCross, parent: &QModelIndex) -> i32;
    }

    unsafe extern "RustQt" {
        #[inherit]
        #[qsignal]
        #[cxx_name = "dataChanged"]
        fn data_changed(
            self: Pin<&mut LabCross>,
            top_left: &QModelIndex,
            bottom_right: &QModelIndex,
            roles: &QVector_i32,
        );
        #[inherit]
        fn index(self: &LabCross, row: i32, column: i32, parent: &QModelIndex) -> QModelIndex;
        #[inherit]
        #[cxx_name = "beginResetModel"]
        fn begin_reset_model(self: Pin<&mut LabCross>);
        #[inherit]
        #[cxx_name = "endResetModel"]
        fn end_reset_model(self: Pin<&mut LabCross>);
    }
}

const NAME: i32 = USER_ROLE + 1;
const TITLE: i32 = USER_ROLE + 2;
const EXTRAS: i32 = USER_ROLE + 3;
const POINTS: i32 = USER_ROLE + 4;
const GAMES: i32 = USER_ROLE + 5;
const SHARE: i32 = USER_ROLE + 6;
const SCORES: i32 = USER_ROLE + 7;

const ROLES: [(i32, &str); 7] = [
    (NAME, "name"),
    (TITLE, "title"),
    (EXTRAS, "extras"),
    (POINTS, "points"),
    (GAMES, "games"),
    (SHARE, "share"),
    (SCORES, "scores"),
];

/// The rows as QML knows them.
#[derive(Default)]
pub struct LabCrossRust {
    rows: Vec<Row>,
}

/// A player.
#[derive(PartialEq)]
struct Row {
    name: String,
    title: &'static str,
    extras: String,
    points: f64,
    games: u64,
    scores: Vec<String>,
}

fn rows_now() -> Vec<Row> {
    let driver = driver();
    let driver = driver.borrow();
    let tongue = Tongue::from(spoken(driver.language()));
    let Some(cross) = driver.lab().cross() else { return Vec::new() };
    let ranked = cross.ranked();
    let row = |&player: &usize| {
        let name = cross.names[player].clone();
        let contestant = name.parse::<Contestant>().ok();
        let (points, games) = cross.total(player);
        let score = |&other: &usize| match cross.score(player, other) {
            Some((points, games)) if games > 0 => points.to_string(),
            _ => String::new(),
        };
        Row {
            title: contestant.map_or("", |one| one.algorithm().entry_in(tongue).title),
            extras: contestant.map_or_else(String::new, |one| extras_of(one, tongue)),
            points,
            games,
            scores: ranked.iter().map(score).collect(),
            name,
        }
    };
    ranked.iter().map(row).collect()
}

fn value(row: &Row, role: i32) -> Option<QVariant> {
    let text = |text: &str| QVariant::from(&QString::from(text));
    Some(match role {
        NAME => text(&row.name),
        TITLE => text(row.title),
        EXTRAS => text(&row.extras),
        POINTS => QVariant::from(&row.points),
        GAMES => QVariant::from(&i32::try_from(row.games).unwrap_or(i32::MAX)),
        SHARE => QVariant::from(&(row.points / row.games.max(1) as f64)),
        SCORES => {
            let mut scores = QStringList::default();
            for score in &row.scores {
                scores.append(QString::from(score));
            }
            QVariant::from(&scores)
        }
        _ => return None,
    })
}

impl ffi::LabCross {
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
