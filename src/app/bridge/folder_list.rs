//! A folder as a list, for the dialog that opens and saves files where the desktop has none, and what any dialog of files
//! asks the disk.

use std::cell::RefCell;
use std::io::ErrorKind;
use std::path::Path;
use std::pin::Pin;
use std::rc::Rc;
use std::time::UNIX_EPOCH;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QString, QUrl};

use super::driver;
use super::enumerations::same_names;
use super::files::path_at;
use super::objects::standalone;
use super::rows::{Fetched, Rows, roles};
use crate::app::file_url;
use crate::app::folder::{self, Entry, FileKind, FolderError, Proposed, Visit, Visited};
use crate::book::foreign;
use crate::marks::visible_name;
use crate::records::formats::FORMATS;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qurl.h");
        type QUrl = cxx_qt_lib::QUrl;
    }

    #[qenum(FolderList)]
    enum Trouble {
        NoTrouble,
        Missing,
        Denied,
        NoFolder,
        Unreadable,
    }

    #[qenum(FolderList)]
    enum Purpose {
        Games,
        Pictures,
        Programs,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[qproperty(*mut RowModel, rows, READ, CONSTANT)]
        #[qproperty(QString, path, READ, NOTIFY)]
        #[qproperty(bool, has_parent, READ, NOTIFY)]
        #[qproperty(bool, loading, READ, NOTIFY)]
        #[qproperty(Trouble, trouble, READ, NOTIFY)]
        #[qproperty(QString, trouble_path, READ, NOTIFY)]
        #[qproperty(QString, endings, READ, WRITE = show_endings, NOTIFY)]
        #[qproperty(Purpose, kind, READ, WRITE = be_for, NOTIFY)]
        type FolderList = super::FolderListRust;

        /// Shows files with these extensions, separated by spaces; all files without any.
        #[qinvokable]
        fn show_endings(self: Pin<&mut FolderList>, endings: &QString);
        /// The kind of files it is for.
        #[qinvokable]
        fn be_for(self: Pin<&mut FolderList>, kind: Purpose);
        /// Goes to a folder; without a path to the last one of the kind, at first that of documents or pictures.
        #[qinvokable]
        fn go(self: Pin<&mut FolderList>, path: &QString);
        #[qinvokable]
        fn enter(self: Pin<&mut FolderList>, row: i32);
        #[qinvokable]
        fn up(self: Pin<&mut FolderList>);
        #[qinvokable]
        fn is_folder(self: &FolderList, row: i32) -> bool;
        #[qinvokable]
        fn name_of(self: &FolderList, row: i32) -> QString;
        #[qinvokable]
        fn url_of(self: &FolderList, row: i32) -> QUrl;
        /// The next row after `from`, wrapping around, whose name begins so, or -1.
        #[qinvokable]
        fn find(self: &FolderList, beginning: &QString, from: i32) -> i32;
        /// The file meant by the text typed; empty if it names none. Without one of the `known` extensions, which are
        /// separated by spaces, it gets the `wanted` one.
        #[qinvokable]
        fn meant(self: &FolderList, typed: &QString, wanted: &QString, known: &QString) -> QUrl;
        /// Asks for the last folder of the kind, and a file there that is not there yet.
        #[qinvokable]
        fn propose(self: Pin<&mut FolderList>, name: &QString, ending: &QString);
        /// The answer.
        #[qsignal]
        fn proposed(self: Pin<&mut FolderList>, folder: QUrl, file: QUrl);
        /// The name, or with a number one that no file shown has.
        #[qinvokable]
        fn unused(self: &FolderList, name: &QString, ending: &QString) -> QString;
        /// The extensions of game files, separated by spaces.
        #[qinvokable]
        fn game_endings(self: &FolderList) -> QString;
        /// The extensions of books of other programs, separated by spaces.
        #[qinvokable]
        fn book_endings(self: &FolderList) -> QString;
        /// Asks whether there is a file already.
        #[qinvokable]
        fn look_for(self: Pin<&mut FolderList>, url: &QUrl);
        /// The answer.
        #[qsignal]
        fn looked(self: Pin<&mut FolderList>, url: QUrl, is_there: bool);
    }

    impl cxx_qt::Threading for FolderList {}
}

standalone! {
    FolderList as FolderListRust of folder::FolderList, rows: rows_of;
    path: QString = |it| text_of(it.path());
    has_parent: bool = |it| it.path().parent().is_some();
    loading: bool = |it| it.is_loading();
    trouble: ffi::Trouble = |it| it.error().map_or(ffi::Trouble::NoTrouble, trouble_of);
    trouble_path: QString = |it| it.error().map(|error| text_of(&error.path)).unwrap_or_default();
    endings: QString = |it| QString::from(it.endings());
    kind: ffi::Purpose = |it| it.kind().into();
}

same_names! { FileKind = ffi::Purpose; Games, Pictures, Programs }

fn rows_of(folder: &Rc<RefCell<folder::FolderList>>) -> Box<dyn Rows> {
    let roles = roles! { Entry;
        name: |entry| visible_name(&entry.name);
        folder: |entry| entry.is_folder;
        // In milliseconds since 1970, or -1.
        modified: |entry| {
            let since = entry.modified.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
            since.map_or(-1.0, |since| since.as_secs_f64() * 1000.0)
        };
    };
    let (counted, fetched) = (Rc::clone(folder), Rc::clone(folder));
    let row = move |row: usize| fetched.borrow().shown().get(row).cloned();
    Fetched::of(move || counted.borrow().shown().len(), row, roles)
}

fn trouble_of(error: &FolderError) -> ffi::Trouble {
    match error.cause.kind() {
        ErrorKind::NotFound => ffi::Trouble::Missing,
        ErrorKind::PermissionDenied => ffi::Trouble::Denied,
        ErrorKind::NotADirectory => ffi::Trouble::NoFolder,
        _ => ffi::Trouble::Unreadable,
    }
}

fn text_of(path: &Path) -> QString {
    QString::from(&*path.to_string_lossy())
}

fn url_to(path: &Path) -> QUrl {
    QUrl::from(&file_url::url_to(path))
}

impl ffi::FolderList {
    fn go(mut self: Pin<&mut Self>, path: &QString) {
        let last = driver().borrow().last_folders(self.state().kind());
        let visit = self.as_mut().change(|it| it.go(&path.to_string(), last));
        self.visit(Some(visit));
    }

    fn be_for(self: Pin<&mut Self>, kind: ffi::Purpose) {
        let kind: Option<FileKind> = kind.into();
        self.change(|it| it.be_for(kind.unwrap_or_default()));
    }

    fn enter(mut self: Pin<&mut Self>, row: i32) {
        let row = usize::try_from(row).ok();
        let visit = self.as_mut().change(|it| it.enter(row?));
        self.visit(visit);
    }

    fn up(mut self: Pin<&mut Self>) {
        let visit = self.as_mut().change(folder::FolderList::go_up);
        self.visit(visit);
    }

    fn visit(self: Pin<&mut Self>, visit: Option<Visit>) {
        let Some(visit) = visit else { return };
        let thread = self.qt_thread();
        let then = move |visited| {
            // Fails once the dialog is gone.
            let _ = thread.queue(move |list| list.take(visited));
        };
        let visited = driver().borrow().visit(visit, then);
        if let Some(visited) = visited {
            self.take(visited);
        }
    }

    fn take(self: Pin<&mut Self>, visited: Visited) {
        if !self.state().wants(&visited) {
            return;
        }
        if let Some(folder) = visited.folder() {
            driver().borrow_mut().remember_shown(self.state().kind(), folder);
            self.change_rows(|it| it.take(visited));
        } else {
            self.change(|it| it.take(visited));
        }
    }

    fn show_endings(self: Pin<&mut Self>, endings: &QString) {
        let endings = endings.to_string();
        if self.state().endings() != endings {
            self.change_rows(|it| it.show_endings(&endings));
        }
    }

    fn is_folder(&self, row: i32) -> bool {
        self.entry(row).is_some_and(|entry| entry.is_folder)
    }

    fn name_of(&self, row: i32) -> QString {
        self.entry(row).map(|entry| QString::from(&entry.name)).unwrap_or_default()
    }

    fn url_of(&self, row: i32) -> QUrl {
        let path = usize::try_from(row).ok().and_then(|row| self.state().path_of(row));
        path.map(|path| url_to(&path)).unwrap_or_default()
    }

    fn find(&self, beginning: &QString, from: i32) -> i32 {
        let found = self.state().find(&beginning.to_string(), usize::try_from(from).ok());
        found.map_or(-1, |row| row as i32)
    }

    fn meant(&self, typed: &QString, wanted: &QString, known: &QString) -> QUrl {
        let known = known.to_string();
        let known: Vec<&str> = known.split(' ').collect();
        let wanted = wanted.to_string();
        let path = folder::meant(self.state().path(), &typed.to_string(), &wanted, &known);
        path.as_deref().map(url_to).unwrap_or_default()
    }

    fn propose(self: Pin<&mut Self>, name: &QString, ending: &QString) {
        let thread = self.qt_thread();
        let then = move |found| {
            let _ = thread.queue(move |list| list.answer(&found));
        };
        let (kind, wanted) = (self.state().kind(), (name.to_string(), ending.to_string()));
        let found = driver().borrow().propose(kind, wanted, then);
        if let Some(found) = found {
            self.answer(&found);
        }
    }

    fn answer(self: Pin<&mut Self>, found: &Proposed) {
        self.proposed(url_to(&found.folder), url_to(&found.file));
    }

    fn unused(&self, name: &QString, ending: &QString) -> QString {
        QString::from(&self.state().unused(&name.to_string(), &ending.to_string()))
    }

    fn look_for(self: Pin<&mut Self>, url: &QUrl) {
        let Some(path) = path_at(url) else { return self.looked(url.clone(), false) };
        let (thread, theirs) = (self.qt_thread(), url.to_encoded().to_string());
        let then = move |is_there| {
            let _ = thread.queue(move |list| list.looked(QUrl::from(&theirs), is_there));
        };
        let is_there = driver().borrow().look_for(path, then);
        if let Some(is_there) = is_there {
            self.looked(url.clone(), is_there);
        }
    }

    fn entry(&self, row: i32) -> Option<Entry> {
        self.state().shown().get(usize::try_from(row).ok()?).cloned()
    }

    fn game_endings(&self) -> QString {
        let endings = FORMATS.iter().flat_map(|format| format.endings).copied();
        QString::from(&endings.collect::<Vec<_>>().join(" "))
    }

    fn book_endings(&self) -> QString {
        QString::from(&foreign::Format::ALL.map(foreign::Format::ending).join(" "))
    }
}
