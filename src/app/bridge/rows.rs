//! What a list declares of itself: where its rows come from, when a row is the same as before, and what its roles say.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use cxx_qt_lib::{QList, QString, QStringList, QVariant};

use super::int::Int;
use super::snapshot::Snapshot;
use crate::app::rows::{Edit, edits};
use crate::game::Side;

pub trait Rows {
    fn names(&self) -> &[&'static str];
    fn count(&self) -> usize;
    fn value(&self, row: usize, role: usize) -> Option<QVariant>;
    /// Plans the steps to the present rows, in place of those not made yet. Returns whether the first of them removes
    /// all rows, as they are about another subject.
    fn plan(&mut self, _now: &Snapshot) -> bool {
        false
    }
    fn next(&self) -> Option<Step> {
        None
    }
    fn step(&mut self) {}
}

/// A step from one list to another, as Qt's views hear of it.
pub enum Step {
    Remove {
        first: i32,
        last: i32,
    },
    Insert {
        first: i32,
        last: i32,
    },
    /// `to` is the place afterwards.
    Move {
        from: i32,
        to: i32,
    },
    Change {
        row: i32,
        roles: Vec<usize>,
    },
}

/// A role: its name and its value in a row.
pub type Role<T> = (&'static str, fn(&T) -> QVariant);

type Gather<T> = Box<dyn Fn(&Snapshot) -> Arc<Vec<T>>>;

/// A list that is gathered as a whole and changes row by row.
pub struct List<T, K> {
    source: Gather<T>,
    key: fn(&T) -> K,
    subject: fn(&Snapshot) -> u64,
    names: Vec<&'static str>,
    values: Vec<fn(&T) -> QVariant>,
    rows: Vec<T>,
    edits: VecDeque<Edit<T>>,
    about: u64,
    /// The rows that the edits lead to.
    planned: Option<Arc<Vec<T>>>,
}

impl<T: Clone + PartialEq + 'static, K: Eq + Hash + 'static> List<T, K> {
    /// Rows with the same key are the same row.
    pub fn of(
        source: impl Fn(&Snapshot) -> Vec<T> + 'static,
        key: fn(&T) -> K,
        roles: Vec<Role<T>>,
    ) -> Self {
        Self::of_kept(move |now| Arc::new(source(now)), key, roles)
    }

    /// The same, but of rows that are kept where they come from: as long as those are the same, nothing is compared. For
    /// lists that may be long.
    pub fn of_kept(
        source: impl Fn(&Snapshot) -> Arc<Vec<T>> + 'static,
        key: fn(&T) -> K,
        roles: Vec<Role<T>>,
    ) -> Self {
        let (names, values) = roles.into_iter().unzip();
        Self {
            source: Box::new(source),
            key,
            subject: |_| 0,
            names,
            values,
            rows: Vec::new(),
            edits: VecDeque::new(),
            about: 0,
            planned: None,
        }
    }

    /// The same, but another subject starts the list afresh: no row lives on.
    pub fn about(self, subject: fn(&Snapshot) -> u64) -> Self {
        Self { subject, ..self }
    }
}

impl<T: Clone + PartialEq + 'static, K: Eq + Hash + 'static> Rows for List<T, K> {
    fn names(&self) -> &[&'static str] {
        &self.names
    }

    fn count(&self) -> usize {
        self.rows.len()
    }

    fn value(&self, row: usize, role: usize) -> Option<QVariant> {
        Some(self.values.get(role)?(self.rows.get(row)?))
    }

    fn plan(&mut self, now: &Snapshot) -> bool {
        let rows = (self.source)(now);
        let is_same = self.planned.as_ref().is_some_and(|planned| Arc::ptr_eq(planned, &rows));
        if is_same && self.edits.is_empty() {
            return false;
        }
        // What is gathered for the list is nobody else's.
        self.planned = (Arc::strong_count(&rows) > 1).then(|| Arc::clone(&rows));
        let subject = (self.subject)(now);
        let is_other = std::mem::replace(&mut self.about, subject) != subject;
        let begins_anew = is_other && !self.rows.is_empty();
        let kept = if begins_anew { &[] } else { &*self.rows };
        self.edits = edits(kept, Arc::unwrap_or_clone(rows), self.key);
        if begins_anew {
            self.edits.push_front(Edit::Remove(0..self.rows.len()));
        }
        begins_anew
    }

    fn next(&self) -> Option<Step> {
        let range = |first: usize, count: usize| (first as i32, (first + count) as i32 - 1);
        Some(match self.edits.front()? {
            Edit::Remove(rows) => {
                let (first, last) = range(rows.start, rows.len());
                Step::Remove { first, last }
            }
            Edit::Insert { at, rows } => {
                let (first, last) = range(*at, rows.len());
                Step::Insert { first, last }
            }
            Edit::Move { from, to } => Step::Move { from: *from as i32, to: *to as i32 },
            Edit::Change { at, row } => {
                let is_other = |role: &usize| {
                    let value = self.values[*role];
                    value(&self.rows[*at]) != value(row)
                };
                let roles = (0..self.values.len()).filter(is_other).collect();
                Step::Change { row: *at as i32, roles }
            }
        })
    }

    fn step(&mut self) {
        if let Some(edit) = self.edits.pop_front() {
            edit.apply(&mut self.rows);
        }
    }
}

/// A list too long to gather: each row is made when it is seen. Its owner tells the model of resets and changes.
pub struct Fetched<T> {
    names: Vec<&'static str>,
    values: Vec<fn(&T) -> QVariant>,
    count: Box<dyn Fn() -> usize>,
    row: Box<dyn Fn(usize) -> Option<T>>,
}

impl<T: 'static> Fetched<T> {
    pub fn of(
        count: impl Fn() -> usize + 'static,
        row: impl Fn(usize) -> Option<T> + 'static,
        roles: Vec<Role<T>>,
    ) -> Box<dyn Rows> {
        let (names, values) = roles.into_iter().unzip();
        Box::new(Self { names, values, count: Box::new(count), row: Box::new(row) })
    }
}

impl<T> Rows for Fetched<T> {
    fn names(&self) -> &[&'static str] {
        &self.names
    }

    fn count(&self) -> usize {
        (self.count)()
    }

    fn value(&self, row: usize, role: usize) -> Option<QVariant> {
        Some(self.values.get(role)?(&(self.row)(row)?))
    }
}

pub fn numbers(numbers: impl IntoIterator<Item = f32>) -> QList<i32> {
    numbers.into_iter().map(|number| number.round() as i32).collect()
}

pub fn subject_of(subject: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    subject.hash(&mut hasher);
    hasher.finish()
}

pub trait Value {
    fn variant(self) -> QVariant;
}

macro_rules! values {
    ($($value:ty as |$it:ident| $qt:expr;)*) => {$(
        impl Value for $value {
            fn variant(self) -> QVariant {
                let $it = self;
                QVariant::from(&$qt)
            }
        }
    )*};
}

values! {
    bool as |it| it;
    i32 as |it| it;
    f64 as |it| it;
    f32 as |it| f64::from(it);
    Int as |it| it.0;
    usize as |it| Int::from(it).0;
    &str as |it| QString::from(it);
    &String as |it| QString::from(it);
    String as |it| QString::from(&it);
    QStringList as |it| it;
    QList<f64> as |it| it;
}

pub fn texts<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> QStringList {
    let texts: QList<QString> = texts.into_iter().map(|it| QString::from(it.as_ref())).collect();
    QStringList::from(&texts)
}

/// A side among texts.
pub const fn letter(side: Side) -> &'static str {
    match side {
        Side::Black => "b",
        Side::White => "w",
    }
}

/// The roles of a list: the QML name of each and its value in a row.
macro_rules! roles {
    ($row:ty; $($name:ident: |$it:pat_param| $value:expr;)*) => {
        vec![$((
            stringify!($name),
            (|$it: &$row| $crate::app::bridge::rows::Value::variant($value)) as fn(&$row) -> _,
        ),)*]
    };
}
pub(super) use roles;
