//! A folder as a list, for the dialog that opens and saves files where the desktop has none. Folders are read on a
//! thread: a slow disk or a remote machine must not stop the window.

use std::cell::RefCell;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::rc::Rc;
use std::thread;
use std::time::UNIX_EPOCH;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QString, QUrl};

use super::driver;
use super::enumerations::same_names;
use super::files::path_at;
use super::objects::standalone;
use super::rows::{Fetched, Rows, roles};
use crate::app::file_url;
use crate::app::folder::{self, Entry, FileKind, FolderError, safe_name};
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
        /// A file that is not there yet, in the last folder of the kind.
        #[qinvokable]
        fn proposed(self: &FolderList, name: &QString, ending: &QString) -> QUrl;
        /// The last folder of the kind.
        #[qinvokable]
        fn last(self: &FolderList) -> QUrl;
        /// The name, or with a number one that no file shown has.
        #[qinvokable]
        fn unused(self: &FolderList, name: &QString, ending: &QString) -> QString;
        /// The extensions of game files, separated by spaces.
        #[qinvokable]
        fn game_endings(self: &FolderList) -> QString;
        /// The extensions of books of other programs, separated by spaces.
        #[qinvokable]
        fn book_endings(self: &FolderList) -> QString;
        #[qinvokable]
        fn taken(self: &FolderList, url: &QUrl) -> bool;
    }

    impl cxx_qt::Threading for FolderList {}
}

thread_local! {
    /// The folder shown last for each kind.
    static LAST: RefCell<[Option<PathBuf>; 3]> = const { RefCell::new([None, None, None]) };
}

#[derive(Default)]
struct Folder {
    kind: FileKind,
    path: PathBuf,
    entries: Vec<Entry>,
    /// Extensions of the files shown, separated by spaces; empty for all.
    endings: String,
    shown: Vec<Entry>,
    is_loading: bool,
    /// Why the folder asked for last could not be read; the one before stays.
    error: Option<FolderError>,
    asked: u64,
}

standalone! {
    FolderList as FolderListRust of Folder, rows: rows_of;
    path: QString = |it| text_of(&it.path);
    has_parent: bool = |it| it.path.parent().is_some();
    loading: bool = |it| it.is_loading;
    trouble: ffi::Trouble = |it| it.error.as_ref().map_or(ffi::Trouble::NoTrouble, trouble_of);
    trouble_path: QString = |it| it.error.as_ref().map(|error| text_of(&error.path)).unwrap_or_default();
    endings: QString = |it| QString::from(&it.endings);
    kind: ffi::Purpose = |it| it.kind.into();
}

same_names! { FileKind = ffi::Purpose; Games, Pictures, Programs }

impl Folder {
    /// The folders to begin in, the best first: some may be gone by now.
    fn beginnings(&self) -> Vec<PathBuf> {
        let shown = LAST.with(|last| last.borrow()[self.kind as usize].clone());
        let used = driver().borrow().last_folder(self.kind).map(Path::to_owned);
        shown.into_iter().chain(used).chain([folder::first(self.kind)]).collect()
    }

    fn entry(&self, row: i32) -> Option<&Entry> {
        self.shown.get(usize::try_from(row).ok()?)
    }

    /// The best of them that is there.
    fn beginning(&self) -> PathBuf {
        let folders = self.beginnings();
        folders.iter().find(|folder| folder.is_dir()).unwrap_or(&folders[0]).clone()
    }

    fn filter(&mut self) {
        let Self { entries, endings, .. } = self;
        let is_shown = |entry: &&Entry| {
            entry.is_folder
                || endings.is_empty()
                || folder::has_ending(&entry.name, endings.split(' '))
        };
        self.shown = entries.iter().filter(is_shown).cloned().collect();
    }
}

fn rows_of(folder: &Rc<RefCell<Folder>>) -> Box<dyn Rows> {
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
    let row = move |row: usize| fetched.borrow().shown.get(row).cloned();
    Fetched::of(move || counted.borrow().shown.len(), row, roles)
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
    fn go(self: Pin<&mut Self>, path: &QString) {
        let path = path.to_string();
        let paths = if path.is_empty() { self.state().beginnings() } else { vec![path.into()] };
        self.read(paths);
    }

    fn be_for(self: Pin<&mut Self>, kind: ffi::Purpose) {
        let kind: Option<FileKind> = kind.into();
        self.change(|it| it.kind = kind.unwrap_or_default());
    }

    fn enter(self: Pin<&mut Self>, row: i32) {
        let inside = {
            let it = self.state();
            it.entry(row).filter(|entry| entry.is_folder).map(|entry| it.path.join(&entry.file))
        };
        if let Some(path) = inside {
            self.read(vec![path]);
        }
    }

    fn up(self: Pin<&mut Self>) {
        let above = self.state().path.parent().map(Path::to_owned);
        if let Some(path) = above {
            self.read(vec![path]);
        }
    }

    /// Shows the first of these folders that can be read.
    fn read(mut self: Pin<&mut Self>, mut paths: Vec<PathBuf>) {
        let asked = self.as_mut().change(|it| {
            it.asked += 1;
            it.is_loading = true;
            it.asked
        });
        let thread = self.qt_thread();
        thread::spawn(move || {
            let mut path = paths.remove(0);
            let mut listing = folder::list(&path);
            for other in paths {
                if listing.is_ok() {
                    break;
                }
                listing = folder::list(&other);
                path = other;
            }
            // Fails once the dialog is gone.
            let _ = thread.queue(move |list| list.take(asked, path, listing));
        });
    }

    fn take(
        self: Pin<&mut Self>,
        asked: u64,
        path: PathBuf,
        listing: Result<Vec<Entry>, FolderError>,
    ) {
        if asked != self.state().asked {
            return;
        }
        match listing {
            Ok(entries) => {
                let kind = self.state().kind;
                LAST.with(|last| last.borrow_mut()[kind as usize] = Some(path.clone()));
                self.change_rows(|it| {
                    (it.path, it.entries, it.error, it.is_loading) = (path, entries, None, false);
                    it.filter();
                });
            }
            Err(error) => self.change(|it| (it.error, it.is_loading) = (Some(error), false)),
        }
    }

    fn show_endings(self: Pin<&mut Self>, endings: &QString) {
        let endings = endings.to_string();
        if self.state().endings != endings {
            self.change_rows(|it| {
                it.endings = endings;
                it.filter();
            });
        }
    }

    fn is_folder(&self, row: i32) -> bool {
        self.state().entry(row).is_some_and(|entry| entry.is_folder)
    }

    fn name_of(&self, row: i32) -> QString {
        self.state().entry(row).map(|entry| QString::from(&entry.name)).unwrap_or_default()
    }

    fn url_of(&self, row: i32) -> QUrl {
        let it = self.state();
        it.entry(row).map(|entry| url_to(&it.path.join(&entry.file))).unwrap_or_default()
    }

    fn find(&self, beginning: &QString, from: i32) -> i32 {
        let beginning = beginning.to_string().to_lowercase();
        let it = self.state();
        let count = it.shown.len() as i32;
        let begins = |row: &i32| {
            it.entry(*row).is_some_and(|entry| entry.name.to_lowercase().starts_with(&beginning))
        };
        (1..=count).map(|step| (from.max(-1) + step) % count).find(begins).unwrap_or(-1)
    }

    fn meant(&self, typed: &QString, wanted: &QString, known: &QString) -> QUrl {
        let known = known.to_string();
        let known: Vec<&str> = known.split(' ').collect();
        let wanted = wanted.to_string();
        let path = folder::meant(&self.state().path, &typed.to_string(), &wanted, &known);
        path.as_deref().map(url_to).unwrap_or_default()
    }

    fn proposed(&self, name: &QString, ending: &QString) -> QUrl {
        let (name, ending) = (safe_name(&name.to_string()), ending.to_string());
        let folder = self.state().beginning();
        let is_taken = |name: &str| folder.join(name).symlink_metadata().is_ok();
        let name = folder::free_name(&name, &ending, is_taken);
        url_to(&folder.join(format!("{name}.{ending}")))
    }

    fn last(&self) -> QUrl {
        url_to(&self.state().beginning())
    }

    fn unused(&self, name: &QString, ending: &QString) -> QString {
        let (name, ending) = (safe_name(&name.to_string()), ending.to_string());
        let it = self.state();
        // Some file systems make no difference between capital and small letters.
        let is_taken = |name: &str| {
            it.entries.iter().any(|entry| entry.name.to_lowercase() == name.to_lowercase())
        };
        QString::from(&folder::free_name(&name, &ending, is_taken))
    }

    fn game_endings(&self) -> QString {
        let endings = FORMATS.iter().flat_map(|format| format.endings).copied();
        QString::from(&endings.collect::<Vec<_>>().join(" "))
    }

    fn book_endings(&self) -> QString {
        QString::from(&foreign::Format::ALL.map(foreign::Format::ending).join(" "))
    }

    fn taken(&self, url: &QUrl) -> bool {
        // A dangling link has the name too.
        path_at(url).is_some_and(|path| path.symlink_metadata().is_ok())
    }
}
