//! Files and the clipboard: opening, saving, going on with what was kept, and how keeping the game goes.

use std::path::PathBuf;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QString, QStringList, QUrl};

use super::driver;
use super::int::Int;
use super::objects::{properties, slots};
use super::problem::ffi::Cause;
use super::rows::texts;
use super::shim::ffi as shim;
use crate::app::file_url;
use crate::app::picture::PictureKind;
use crate::app::state::{Event, KeptGamesEvent, LibraryEvent, Note, RecentEvent, Status};

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
        include!("cxx-qt-lib/qurl.h");
        type QUrl = cxx_qt_lib::QUrl;
        include!("heibai/src/app/bridge/problem.cxxqt.h");
        #[namespace = "Problem"]
        type Cause = crate::app::bridge::problem::ffi::Cause;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_files() -> UniquePtr<Files>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(QString, trouble, READ, NOTIFY)]
        #[qproperty(Cause, problem, READ, NOTIFY)]
        #[qproperty(bool, save_due, READ, NOTIFY)]
        #[qproperty(Int, resumable, READ, NOTIFY)]
        #[qproperty(bool, can_copy, READ, NOTIFY)]
        #[qproperty(QString, suggested_name, READ, NOTIFY)]
        #[qproperty(QStringList, recent, READ, NOTIFY)]
        type Files = super::FilesRust;

        #[qinvokable]
        fn copy_transcript(self: &Files);
        #[qinvokable]
        fn copy_picture(self: &Files);
        #[qinvokable]
        fn paste_transcript(self: &Files);
        /// Opens game files, one URL a line.
        #[qinvokable]
        fn open_all(self: &Files, urls: &QString);
        /// The recent files are about to be seen.
        #[qinvokable]
        fn look_at_recent(self: &Files);
        /// Opens the recent file in this place.
        #[qinvokable]
        fn open_recent(self: &Files, place: Int);
        #[qinvokable]
        fn clear_recent(self: &Files);
        #[qinvokable]
        fn save(self: &Files, url: &QUrl);
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
    can_copy: bool = |now| now.shown.can_copy;
    suggested_name: QString = |now| QString::from(&now.driver.suggested_name(&shim::local_date().to_string()));
    /// What is shown of the recent files, newest first.
    recent: QStringList = |now| {
        texts(now.driver.state().recent().iter().map(|row| &*row.shown))
    };
}

slots! {
    Files;
    look_at_recent() => Event::Recent(RecentEvent::Look);
    clear_recent() => Event::Recent(RecentEvent::Clear);
    paste_transcript() => Event::Library(LibraryEvent::Paste(shim::clipboard().to_string()));
}

/// The file at an address, whatever its name.
pub(super) fn path_at(url: &QUrl) -> Option<PathBuf> {
    file_url::path_at(&url.to_encoded().to_string())
}

impl ffi::Files {
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

    fn open_all(&self, urls: &QString) {
        let urls = urls.to_string().lines().map(str::to_owned).collect();
        self.game.send(Event::Library(LibraryEvent::OpenUrls(urls)));
    }

    fn open_recent(&self, place: Int) {
        let rows = driver().borrow().state().recent();
        if let Some(row) = place.index().and_then(|place| rows.into_iter().nth(place)) {
            self.game.send(Event::Library(LibraryEvent::OpenRecent(row.path)));
        }
    }

    fn save(&self, url: &QUrl) {
        if let Some(path) = path_at(url) {
            self.game.send(Event::SaveAs(path));
        }
    }

    fn resume_kept(&self) {
        self.game.send(Event::KeptGames(KeptGamesEvent::Resume));
    }
}
