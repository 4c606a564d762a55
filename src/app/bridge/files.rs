//! Files and the clipboard: opening, saving, going on with what was kept, and how keeping the game goes.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QString, QUrl};

use super::driver;
use super::int::Int;
use super::objects::properties;
use super::problem::ffi::Cause;
use super::shim::ffi as shim;
use crate::app::picture::PictureKind;
use crate::app::state::{Event, KeptGamesEvent, LibraryEvent, Note, Status};

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        /// Qt's text.
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qurl.h");
        /// Qt's address of a file.
        type QUrl = cxx_qt_lib::QUrl;
        include!("heibai/src/app/bridge/problem.cxxqt.h");
        /// What is wrong with a text or a file.
        #[namespace = "Problem"]
        type Cause = crate::app::bridge::problem::ffi::Cause;
        include!("cxx-qt-lib/common.h");
        /// Makes one.
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_files() -> UniquePtr<Files>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// What is on disk of the game: why it can't be kept, whether that takes long, how many unfinished ones
        /// there are, and what a file of this one would be called.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(QString, trouble, READ, NOTIFY)]
        #[qproperty(Cause, problem, READ, NOTIFY)]
        #[qproperty(bool, save_due, READ, NOTIFY)]
        #[qproperty(Int, resumable, READ, NOTIFY)]
        #[qproperty(QString, suggested_name, READ, NOTIFY)]
        type Files = super::FilesRust;

        /// Puts the moves on the clipboard.
        #[qinvokable]
        fn copy_transcript(self: &Files);
        /// Puts a picture of the board that is shown on the clipboard.
        #[qinvokable]
        fn copy_picture(self: &Files);
        /// Opens the moves on the clipboard.
        #[qinvokable]
        fn paste_transcript(self: &Files);
        /// Opens a game file.
        #[qinvokable]
        fn open(self: &Files, url: &QUrl);
        /// Opens several game files, whose addresses stand on a line each.
        #[qinvokable]
        fn open_all(self: &Files, urls: &QString);
        /// Saves the game; the ending of the name chooses the format.
        #[qinvokable]
        fn save(self: &Files, url: &QUrl);
        /// Goes on with the newest unfinished game that was kept.
        #[qinvokable]
        fn resume_kept(self: &Files);
    }
}

properties! {
    Files as FilesRust with game;
    trouble: QString = |now| now.trouble().map_or_else(QString::default, |why| (&why.detail).into());
    problem: Cause = |now| now.trouble().map_or(Cause::None, |why| why.kind.into());
    save_due: bool = |now| now.shown.save_due;
    resumable: Int = |now| now.driver.resumable().into();
    suggested_name: QString = |now| QString::from(&now.driver.suggested_name(&shim::local_date().to_string()));
}

impl ffi::Files {
    fn dispatch(&self, event: LibraryEvent) {
        self.game.send(Event::Library(event));
    }

    fn copy_transcript(&self) {
        let text = driver().borrow().transcript();
        shim::set_clipboard(&QString::from(&text));
        self.game.send(Event::Say(Note::new(Status::Copied)));
    }

    fn copy_picture(&self) {
        let (png, svg) = {
            let driver = driver();
            let driver = driver.borrow();
            (driver.picture(PictureKind::Png), driver.picture(PictureKind::Svg))
        };
        shim::set_clipboard_picture(&png, &svg);
        self.game.send(Event::Say(Note::new(Status::PictureCopied)));
    }

    fn paste_transcript(&self) {
        self.dispatch(LibraryEvent::Paste(shim::clipboard().to_string()));
    }

    fn open(&self, url: &QUrl) {
        if let Some(path) = url.to_local_file() {
            self.dispatch(LibraryEvent::Open(vec![path.to_string().into()]));
        }
    }

    fn open_all(&self, urls: &QString) {
        let urls = urls.to_string();
        let paths = urls.lines().filter_map(|url| QUrl::from(url).to_local_file());
        self.dispatch(LibraryEvent::Open(paths.map(|path| path.to_string().into()).collect()));
    }

    fn save(&self, url: &QUrl) {
        if let Some(path) = url.to_local_file() {
            self.game.send(Event::SaveAs(path.to_string().into()));
        }
    }

    fn resume_kept(&self) {
        self.game.send(Event::KeptGames(KeptGamesEvent::Resume));
    }
}
