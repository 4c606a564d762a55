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

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
    }

    #[qenum(Library)]
    enum Doing {
        Nothing,
        Reading,
        Listing,
        Fetching,
        Exporting,
        Deleting,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// Background work on collections; `listsAsked` counts the lists that someone asked to see.
        #[qobject]
        #[qml_element]
        #[qproperty(Doing, doing, READ, NOTIFY)]
        #[qproperty(QString, file, READ, NOTIFY)]
        #[qproperty(f64, done, READ, NOTIFY)]
        #[qproperty(bool, has_list, READ, NOTIFY)]
        #[qproperty(Int, lists_asked, READ, NOTIFY)]
        type Library = super::LibraryRust;

        /// Updates the progress.
        #[qinvokable]
        fn look(self: Pin<&mut Library>);
        #[qinvokable]
        fn cancel(self: &Library);
        #[qinvokable]
        fn drop_text(self: &Library, text: &QString);
        #[qinvokable]
        fn list_finished(self: &Library);
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

same_names! { state::Doing => ffi::Doing; Reading, Listing, Fetching, Exporting, Deleting }

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
        // A file named on the command line may have been read already.
        let thread = self.qt_thread();
        let _ = thread.queue(Self::look);
    }
}
