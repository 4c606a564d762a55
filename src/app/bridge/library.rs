//! What is done with collections of games in the background, and how far it is.

use std::pin::Pin;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::QString;

use super::driver;
use super::enumerations::same_names;
use super::shim::ffi as shim;
use crate::app::driver;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
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
        /// What is done with collections of games: of which file, and which share of it is done; and whether there is a
        /// list.
        #[qobject]
        #[qml_element]
        #[qproperty(Doing, doing, READ, NOTIFY)]
        #[qproperty(QString, file, READ, NOTIFY)]
        #[qproperty(f64, done, READ, NOTIFY)]
        #[qproperty(bool, has_list, READ, NOTIFY)]
        type Library = super::LibraryRust;

        /// There is a list that somebody asked to see.
        #[qsignal]
        fn list_asked(self: Pin<&mut Library>);
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

/// The properties as QML last heard of them.
pub struct LibraryRust {
    doing: ffi::Doing,
    file: QString,
    done: f64,
    has_list: bool,
}

impl Default for LibraryRust {
    fn default() -> Self {
        let doing = ffi::Doing::Nothing;
        Self { doing, file: QString::default(), done: 0.0, has_list: false }
    }
}

same_names! { driver::Doing => ffi::Doing; Reading, Listing, Fetching, Exporting }

impl ffi::Library {
    fn look(mut self: Pin<&mut Self>) {
        let is_asked = driver().borrow_mut().take_list_asked();
        let now = {
            let driver = driver();
            let driver = driver.borrow();
            let has_list = driver.catalogue().is_some();
            match driver.background() {
                None => LibraryRust { has_list, ..LibraryRust::default() },
                Some((doing, file, per_mille)) => LibraryRust {
                    doing: doing.into(),
                    file: file.into(),
                    done: f64::from(per_mille) / 1000.0,
                    has_list,
                },
            }
        };
        let before = std::mem::replace(&mut *self.as_mut().rust_mut(), now);
        // All are set before any change is told.
        let changed = {
            let now = self.rust();
            [
                before.doing != now.doing,
                before.file != now.file,
                before.done.to_bits() != now.done.to_bits(),
                before.has_list != now.has_list,
            ]
        };
        let tell: [fn(Pin<&mut Self>); 4] =
            [Self::doing_changed, Self::file_changed, Self::done_changed, Self::has_list_changed];
        for (tell, _) in tell.into_iter().zip(changed).filter(|(_, changed)| *changed) {
            tell(self.as_mut());
        }
        if is_asked {
            self.list_asked();
        }
    }

    fn cancel(&self) {
        driver().borrow_mut().cancel_reading();
    }

    fn drop_text(&self, text: &QString) {
        driver().borrow_mut().drop_text(&text.to_string());
    }

    fn list_finished(&self) {
        driver().borrow_mut().list_finished();
    }

    fn delete_finished(&self) {
        driver().borrow().delete_finished();
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
