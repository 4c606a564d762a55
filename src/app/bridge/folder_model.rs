//! A folder as a list, for the dialog that opens and saves files where the desktop has none. Folders are read on a
//! thread of their own: one on a slow disk or a far machine must not stop the window.

use std::cell::RefCell;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::rc::Rc;
use std::thread;
use std::time::UNIX_EPOCH;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QString, QUrl};

use super::objects::Child;
use super::row_model::{ffi::RowModel, free, model_of};
use super::rows::{Fetched, Rows, roles};
use crate::app::folder::{self, Entry, FolderError};
use crate::marks::visible_name;
use crate::records::formats::FORMATS;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        /// Rows of a list.
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/qstring.h");
        /// Qt's text.
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qurl.h");
        /// Qt's address of a file.
        type QUrl = cxx_qt_lib::QUrl;
    }

    /// Why a folder could not be looked into.
    #[qenum(FolderModel)]
    enum Trouble {
        NoTrouble,
        Missing,
        Denied,
        NoFolder,
        Unreadable,
    }

    extern "RustQt" {
        /// The folders in a folder, and the files that have one of the endings.
        #[qobject]
        #[qml_element]
        #[qproperty(*mut RowModel, rows, READ, CONSTANT)]
        #[qproperty(QString, path, READ, NOTIFY)]
        #[qproperty(bool, has_parent, cxx_name = "hasParent", READ, NOTIFY)]
        #[qproperty(bool, loading, READ, NOTIFY)]
        #[qproperty(Trouble, trouble, READ, NOTIFY)]
        #[qproperty(QString, trouble_path, cxx_name = "troublePath", READ, NOTIFY)]
        #[qproperty(QString, endings)]
        type FolderModel = super::FolderModelRust;

        /// Goes to a folder; without a path to the one that was shown last, at first the one of documents.
        #[qinvokable]
        fn go(self: Pin<&mut FolderModel>, path: &QString);
        /// Goes into the folder of this row.
        #[qinvokable]
        fn enter(self: Pin<&mut FolderModel>, row: i32);
        /// Goes to the folder that this one is in.
        #[qinvokable]
        fn up(self: Pin<&mut FolderModel>);
        /// Whether there is a folder in this row.
        #[qinvokable]
        #[cxx_name = "isFolder"]
        fn is_folder(self: &FolderModel, row: i32) -> bool;
        /// The name in this row; empty if there is none.
        #[qinvokable]
        #[cxx_name = "nameOf"]
        fn name_of(self: &FolderModel, row: i32) -> QString;
        /// The address of the file in this row.
        #[qinvokable]
        #[cxx_name = "urlOf"]
        fn url_of(self: &FolderModel, row: i32) -> QUrl;
        /// The next row after `from`, round the end, whose name begins so; -1 if none does.
        #[qinvokable]
        fn find(self: &FolderModel, beginning: &QString, from: i32) -> i32;
        /// The address of the file that was meant by what was typed; empty if that names none. It gets the wanted ending
        /// if it has none of the endings in `known`, which are separated by blanks.
        #[qinvokable]
        fn meant(self: &FolderModel, typed: &QString, wanted: &QString, known: &QString) -> QUrl;
        /// The address of a file with this name in the folder of documents.
        #[qinvokable]
        fn proposed(self: &FolderModel, name: &QString) -> QUrl;
        /// How files of games may end, separated by blanks.
        #[qinvokable]
        #[cxx_name = "gameEndings"]
        fn game_endings(self: &FolderModel) -> QString;
        /// Whether something has this address already.
        #[qinvokable]
        fn taken(self: &FolderModel, url: &QUrl) -> bool;
    }

    impl cxx_qt::Threading for FolderModel {}
    impl cxx_qt::Initialize for FolderModel {}
}

thread_local! {
    /// The folder that was shown last in this program.
    static LAST: RefCell<Option<PathBuf>> = const { RefCell::new(None) };
}

/// The folder as QML knows it.
pub struct FolderModelRust {
    path: QString,
    has_parent: bool,
    loading: bool,
    trouble: ffi::Trouble,
    trouble_path: QString,
    endings: QString,
    folder: PathBuf,
    entries: Vec<Entry>,
    /// Those of the entries that are shown.
    shown: Rc<RefCell<Vec<Entry>>>,
    rows: *mut RowModel,
    /// How often a folder was asked for: an answer to an earlier question is dropped.
    asked: u64,
}

impl Default for FolderModelRust {
    fn default() -> Self {
        let shown = Rc::default();
        Self {
            rows: model_of(rows_of(&shown)),
            shown,
            path: QString::default(),
            has_parent: false,
            loading: false,
            trouble: ffi::Trouble::NoTrouble,
            trouble_path: QString::default(),
            endings: QString::default(),
            folder: PathBuf::new(),
            entries: Vec::new(),
            asked: 0,
        }
    }
}

impl Drop for FolderModelRust {
    fn drop(&mut self) {
        // SAFETY: views live no longer than the object that has the list.
        unsafe { free(self.rows) };
    }
}

impl FolderModelRust {
    fn entry(&self, row: i32) -> Option<Entry> {
        self.shown.borrow().get(usize::try_from(row).ok()?).cloned()
    }

    fn filtered(&self) -> Vec<Entry> {
        let endings = self.endings.to_string();
        let is_shown = |entry: &&Entry| {
            entry.is_folder
                || endings.is_empty()
                || folder::has_ending(&entry.name, endings.split(' '))
        };
        self.entries.iter().filter(is_shown).cloned().collect()
    }
}

fn rows_of(shown: &Rc<RefCell<Vec<Entry>>>) -> Box<dyn Rows> {
    let roles = roles! { Entry;
        name: |entry| visible_name(&entry.name);
        folder: |entry| entry.is_folder;
        // In milliseconds since 1970, or -1.
        modified: |entry| {
            let since = entry.modified.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
            since.map_or(-1.0, |since| since.as_secs_f64() * 1000.0)
        };
    };
    let (counted, fetched) = (Rc::clone(shown), Rc::clone(shown));
    let row = move |row: usize| fetched.borrow().get(row).cloned();
    Fetched::of(move || counted.borrow().len(), row, roles)
}

fn trouble_of(error: &FolderError) -> ffi::Trouble {
    match error.cause.kind() {
        ErrorKind::NotFound => ffi::Trouble::Missing,
        ErrorKind::PermissionDenied => ffi::Trouble::Denied,
        ErrorKind::NotADirectory => ffi::Trouble::NoFolder,
        _ => ffi::Trouble::Unreadable,
    }
}

fn url_to(path: &Path) -> QUrl {
    QUrl::from_local_file(&QString::from(&*path.to_string_lossy()))
}

impl ffi::FolderModel {
    fn go(self: Pin<&mut Self>, path: &QString) {
        let path = path.to_string();
        let last = || LAST.with(|last| last.borrow().clone()).unwrap_or_else(folder::first);
        self.read(if path.is_empty() { last() } else { PathBuf::from(path) });
    }

    fn enter(self: Pin<&mut Self>, row: i32) {
        let inside = self.rust().entry(row).filter(|entry| entry.is_folder);
        if let Some(path) = inside.map(|entry| self.rust().folder.join(&entry.name)) {
            self.read(path);
        }
    }

    fn up(self: Pin<&mut Self>) {
        if let Some(path) = self.rust().folder.parent().map(Path::to_owned) {
            self.read(path);
        }
    }

    fn read(mut self: Pin<&mut Self>, path: PathBuf) {
        let asked = {
            let mut this = self.as_mut().rust_mut();
            this.asked += 1;
            this.loading = true;
            this.asked
        };
        self.as_mut().loading_changed();
        let thread = self.qt_thread();
        thread::spawn(move || {
            let listing = folder::list(&path);
            // Once the dialog is gone nobody waits for an answer.
            let _ = thread.queue(move |model| model.take(asked, path, listing));
        });
    }

    fn take(
        mut self: Pin<&mut Self>,
        asked: u64,
        path: PathBuf,
        listing: Result<Vec<Entry>, FolderError>,
    ) {
        if asked != self.rust().asked {
            return;
        }
        match listing {
            Ok(entries) => {
                LAST.with(|last| *last.borrow_mut() = Some(path.clone()));
                {
                    let mut this = self.as_mut().rust_mut();
                    this.path = QString::from(&*path.to_string_lossy());
                    this.has_parent = path.parent().is_some();
                    this.folder = path;
                    this.trouble = ffi::Trouble::NoTrouble;
                    this.loading = false;
                    this.entries = entries;
                }
                self.as_mut().filter();
            }
            // The folder that is shown stays.
            Err(error) => {
                let mut this = self.as_mut().rust_mut();
                this.trouble = trouble_of(&error);
                this.trouble_path = QString::from(&*error.path.to_string_lossy());
                this.loading = false;
            }
        }
        self.as_mut().path_changed();
        self.as_mut().has_parent_changed();
        self.as_mut().trouble_path_changed();
        self.as_mut().trouble_changed();
        self.loading_changed();
    }

    fn filter(self: Pin<&mut Self>) {
        let rust = self.rust();
        // SAFETY: it lives as long as this, in its thread.
        let mut rows = unsafe { Child::of(rust.rows) };
        rows.pin().begin_anew(|| *rust.shown.borrow_mut() = rust.filtered());
    }

    fn is_folder(&self, row: i32) -> bool {
        self.rust().entry(row).is_some_and(|entry| entry.is_folder)
    }

    fn name_of(&self, row: i32) -> QString {
        self.rust().entry(row).map(|entry| QString::from(&entry.name)).unwrap_or_default()
    }

    fn url_of(&self, row: i32) -> QUrl {
        let entry = self.rust().entry(row);
        entry.map(|entry| url_to(&self.rust().folder.join(&entry.name))).unwrap_or_default()
    }

    fn find(&self, beginning: &QString, from: i32) -> i32 {
        let beginning = beginning.to_string().to_lowercase();
        let count = self.rust().shown.borrow().len() as i32;
        let begins = |row: &i32| {
            let entry = self.rust().entry(*row);
            entry.is_some_and(|entry| entry.name.to_lowercase().starts_with(&beginning))
        };
        (1..=count).map(|step| (from.max(-1) + step) % count).find(begins).unwrap_or(-1)
    }

    fn meant(&self, typed: &QString, wanted: &QString, known: &QString) -> QUrl {
        let known = known.to_string();
        let known: Vec<&str> = known.split(' ').collect();
        let wanted = wanted.to_string();
        let path = folder::meant(&self.rust().folder, &typed.to_string(), &wanted, &known);
        path.as_deref().map(url_to).unwrap_or_default()
    }

    fn proposed(&self, name: &QString) -> QUrl {
        url_to(&folder::first().join(name.to_string()))
    }

    fn game_endings(&self) -> QString {
        let endings = FORMATS.iter().flat_map(|format| format.endings).copied();
        QString::from(&endings.collect::<Vec<_>>().join(" "))
    }

    fn taken(&self, url: &QUrl) -> bool {
        url.to_local_file().is_some_and(|path| {
            // A link that leads nowhere has the name too.
            Path::new(&path.to_string()).symlink_metadata().is_ok()
        })
    }
}

impl cxx_qt::Initialize for ffi::FolderModel {
    fn initialize(self: Pin<&mut Self>) {
        self.on_endings_changed(Self::filter).release();
    }
}
