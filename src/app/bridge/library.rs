//! What is done with collections of games in the background, and how far it is.

use std::pin::Pin;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::QString;

use super::driver;
use super::enumerations::same_names;
use super::int::Int;
use super::objects::{GameObject, properties};
use super::shim::ffi as shim;
use super::snapshot::Snapshot;
use crate::app::state::{self, Event, LibraryEvent};

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
    }

    /// What is done in the background.
    #[qenum(Library)]
    enum Doing {
        Nothing,
        Reading,
        Listing,
        Fetching,
        Exporting,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// What is done with collections of games: of which file, and which share of it is done; whether there is a list,
        /// and how many there were that somebody asked to see.
        #[qobject]
        #[qml_element]
        #[qproperty(Doing, doing, READ, NOTIFY)]
        #[qproperty(QString, file, READ, NOTIFY)]
        #[qproperty(f64, done, READ, NOTIFY)]
        #[qproperty(bool, has_list, READ, NOTIFY)]
        #[qproperty(Int, lists_asked, READ, NOTIFY)]
        type Library = super::LibraryRust;

        /// Looks how far it is.
        #[qinvokable]
        fn look(self: Pin<&mut Library>);
        /// What is done is not wanted any more.
        #[qinvokable]
        fn cancel(self: &Library);
        /// Opens a text that was dropped.
        #[qinvokable]
        fn drop_text(self: &Library, text: &QString);
        /// Lists the games that were finished here.
        #[qinvokable]
        fn list_finished(self: &Library);
        /// Deletes every game that was finished here.
        #[qinvokable]
        fn delete_finished(self: &Library);
    }

    impl cxx_qt::Threading for Library {}
    impl cxx_qt::Initialize for Library {}
}

properties! {
    Library as LibraryRust;
    doing: ffi::Doing = |now| {
        now.driver.background().map_or(ffi::Doing::Nothing, |(doing, ..)| doing.into())
    };
    file: QString = |now| {
        now.driver.background().map(|(_, file, _)| file.into()).unwrap_or_default()
    };
    done: f64 = |now| {
        now.driver.background().map_or(0.0, |(.., per_mille)| f64::from(per_mille) / 1000.0)
    };
    has_list: bool = |now| now.driver.state().catalogue().is_some();
    lists_asked: Int = |now| now.driver.state().lists_asked().into();
}

same_names! { state::Doing => ffi::Doing; Reading, Listing, Fetching, Exporting }

/// Tells the state what happened; a game shows what comes of it.
pub(super) fn dispatch(event: LibraryEvent) {
    driver().borrow_mut().dispatch_unseen(Event::Library(event));
}

impl ffi::Library {
    fn look(mut self: Pin<&mut Self>) {
        let news = {
            let driver = driver();
            let driver = driver.borrow();
            self.as_mut().update(&Snapshot::of(&driver))
        };
        for notify in news {
            notify(self.as_mut());
        }
    }

    fn cancel(&self) {
        dispatch(LibraryEvent::Cancel);
    }

    fn drop_text(&self, text: &QString) {
        dispatch(LibraryEvent::Paste(text.to_string()));
    }

    fn list_finished(&self) {
        dispatch(LibraryEvent::ListFinished);
    }

    fn delete_finished(&self) {
        dispatch(LibraryEvent::DeleteFinished);
    }
}

impl cxx_qt::Initialize for ffi::Library {
    fn initialize(self: Pin<&mut Self>) {
        let thread = self.qt_thread();
        let driver = driver();
        let mut driver = driver.borrow_mut();
        driver.on_library(move || thread.queue(Self::look).is_ok());
        driver.use_local_time(|| shim::local_time().to_string());
        // A file of the command line may be read already.
        let thread = self.qt_thread();
        let _ = thread.queue(Self::look);
    }
}
