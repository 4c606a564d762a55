//! Every list that QML shows. It is declared in the file of its object: where its rows come from, what makes a row the
//! same as before, and what each role says. It stays as it is while no view is there, and is looked up again for the
//! first that comes.

use std::cell::{Cell, RefCell};
use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{
    QByteArray, QHash, QHashPair_i32_QByteArray, QModelIndex, QString, QVariant, QVector,
};

use super::driver;
use super::int::Int;
use super::rows::{Rows, Step};
use super::snapshot::Snapshot;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!(<QtCore/QAbstractListModel>);
        type QAbstractListModel;
        include!("cxx-qt-lib/qmodelindex.h");
        type QModelIndex = cxx_qt_lib::QModelIndex;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qvariant.h");
        type QVariant = cxx_qt_lib::QVariant;
        include!("cxx-qt-lib/qvector.h");
        type QVector_i32 = cxx_qt_lib::QVector<i32>;
        include!("cxx-qt-lib/qhash.h");
        type QHash_i32_QByteArray = cxx_qt_lib::QHash<cxx_qt_lib::QHashPair_i32_QByteArray>;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_row_model() -> UniquePtr<RowModel>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[base = QAbstractListModel]
        type RowModel = super::RowModelRust;

        /// The first row whose role has this value, or -1.
        #[qinvokable]
        fn find(self: &RowModel, role: &QString, value: &QVariant) -> Int;

        #[cxx_override]
        fn data(self: &RowModel, index: &QModelIndex, role: i32) -> QVariant;
        #[cxx_override]
        fn role_names(self: &RowModel) -> QHash_i32_QByteArray;
        #[cxx_override]
        fn row_count(self: &RowModel, parent: &QModelIndex) -> i32;
    }

    #[auto_cxx_name]
    unsafe extern "RustQt" {
        #[inherit]
        unsafe fn receivers(self: &RowModel, signal: *const c_char) -> i32;
        #[inherit]
        #[qsignal]
        fn data_changed(
            self: Pin<&mut RowModel>,
            top_left: &QModelIndex,
            bottom_right: &QModelIndex,
            roles: &QVector_i32,
        );
        #[inherit]
        fn index(self: &RowModel, row: i32, column: i32, parent: &QModelIndex) -> QModelIndex;
        #[inherit]
        fn begin_insert_rows(self: Pin<&mut RowModel>, parent: &QModelIndex, first: i32, last: i32);
        #[inherit]
        fn end_insert_rows(self: Pin<&mut RowModel>);
        #[inherit]
        fn begin_remove_rows(self: Pin<&mut RowModel>, parent: &QModelIndex, first: i32, last: i32);
        #[inherit]
        fn end_remove_rows(self: Pin<&mut RowModel>);
        #[inherit]
        fn begin_move_rows(
            self: Pin<&mut RowModel>,
            parent: &QModelIndex,
            first: i32,
            last: i32,
            new_parent: &QModelIndex,
            before: i32,
        ) -> bool;
        #[inherit]
        fn end_move_rows(self: Pin<&mut RowModel>);
        #[inherit]
        fn begin_reset_model(self: Pin<&mut RowModel>);
        #[inherit]
        fn end_reset_model(self: Pin<&mut RowModel>);
    }
}

/// The number of the first role: Qt's own are not greater.
const FIRST_ROLE: i32 = 0x101;

/// Qt asks without a mutable reference.
#[derive(Default)]
pub struct RowModelRust {
    rows: RefCell<Option<Box<dyn Rows>>>,
    is_fresh: Cell<bool>,
    /// Whether the planned rows are about another subject.
    begins_anew: Cell<bool>,
}

impl RowModelRust {
    fn with<T>(&self, ask: impl FnOnce(&dyn Rows) -> Option<T>) -> Option<T> {
        if !self.is_fresh.replace(true)
            && let Some(rows) = &mut *self.rows.borrow_mut()
        {
            // No view has seen the old rows.
            rows.plan(&Snapshot::of(&driver().borrow()));
            while rows.next().is_some() {
                rows.step();
            }
        }
        ask(self.rows.borrow().as_deref()?)
    }
}

pub fn model_of(rows: Box<dyn Rows>) -> *mut ffi::RowModel {
    let mut model = ffi::new_row_model();
    model.pin_mut().rust_mut().rows = RefCell::new(Some(rows));
    model.into_raw()
}

impl ffi::RowModel {
    /// Plans the changes; [`Self::update`] makes them.
    pub fn prepare(&self, now: &Snapshot) {
        // SAFETY: the text ends with a zero, and Qt only reads it.
        let views = unsafe { self.receivers(c"2rowsInserted(QModelIndex,int,int)".as_ptr()) };
        if views == 0 {
            self.is_fresh.set(false);
        } else if self.is_fresh.get()
            && let Some(rows) = &mut *self.rows.borrow_mut()
        {
            self.begins_anew.set(rows.plan(now));
        }
    }

    /// Removes the rows of the former subject at once, so that nothing shows them beside properties of the new one.
    pub fn let_go(self: Pin<&mut Self>) {
        if self.begins_anew.take() {
            self.make_step();
        }
    }

    pub fn update(mut self: Pin<&mut Self>) {
        while self.as_mut().make_step() {}
    }

    fn make_step(mut self: Pin<&mut Self>) -> bool {
        let parent = QModelIndex::default();
        let Some(step) = self.rows.borrow().as_ref().and_then(|rows| rows.next()) else {
            return false;
        };
        match step {
            Step::Remove { first, last } => {
                self.as_mut().begin_remove_rows(&parent, first, last);
                self.step();
                self.end_remove_rows();
            }
            Step::Insert { first, last } => {
                self.as_mut().begin_insert_rows(&parent, first, last);
                self.step();
                self.end_insert_rows();
            }
            Step::Move { from, to } => {
                // Qt wants the row that the moved one will precede, counted before the move.
                let before = to + i32::from(to > from);
                self.as_mut().begin_move_rows(&parent, from, from, &parent, before);
                self.step();
                self.end_move_rows();
            }
            Step::Change { row, roles } => {
                self.step();
                self.change(row, row, &roles);
            }
        }
        true
    }

    fn step(&self) {
        if let Some(rows) = &mut *self.rows.borrow_mut() {
            rows.step();
        }
    }

    /// Resets a list whose rows are made when seen: a search of a hundred thousand games would be as many single steps.
    pub fn begin_anew(mut self: Pin<&mut Self>, change: impl FnOnce()) {
        self.as_mut().begin_reset_model();
        change();
        self.end_reset_model();
    }

    /// Announces changed roles of some rows, by their indices; all of them if none is given.
    pub fn change(mut self: Pin<&mut Self>, first: i32, last: i32, roles: &[usize]) {
        let parent = QModelIndex::default();
        let (first, last) = (self.index(first, 0, &parent), self.index(last, 0, &parent));
        let mut numbers = QVector::<i32>::default();
        for &role in roles {
            numbers.append(FIRST_ROLE + role as i32);
        }
        self.as_mut().data_changed(&first, &last, &numbers);
    }

    fn find(&self, role: &QString, value: &QVariant) -> Int {
        let role = role.to_string();
        let found = self.rust().with(|rows| {
            let role = rows.names().iter().position(|name| **name == *role)?;
            (0..rows.count()).find(|&row| rows.value(row, role).as_ref() == Some(value))
        });
        found.map_or(Int(-1), Int::from)
    }

    fn data(&self, index: &QModelIndex, role: i32) -> QVariant {
        let row = usize::try_from(index.row()).ok();
        let role = usize::try_from(role - FIRST_ROLE).ok();
        let place = row.zip(role);
        let value = place.and_then(|(row, role)| self.rust().with(|rows| rows.value(row, role)));
        value.unwrap_or_default()
    }

    fn role_names(&self) -> QHash<QHashPair_i32_QByteArray> {
        let mut names = QHash::<QHashPair_i32_QByteArray>::default();
        if let Some(rows) = &*self.rows.borrow() {
            for (number, name) in (FIRST_ROLE..).zip(rows.names()) {
                names.insert(number, QByteArray::from(*name));
            }
        }
        names
    }

    fn row_count(&self, parent: &QModelIndex) -> i32 {
        if parent.is_valid() {
            return 0;
        }
        self.rust().with(|rows| Some(rows.count())).unwrap_or_default() as i32
    }
}
