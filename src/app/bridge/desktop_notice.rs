//! A notification of the desktop that leads back to the window.

use std::pin::Pin;

use cxx_qt::Threading;
use cxx_qt_lib::QString;

use super::shim;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// A notification of the desktop; there is one at a time.
        #[qobject]
        #[qml_element]
        type DesktopNotice = super::DesktopNoticeRust;

        /// It was pressed.
        #[qsignal]
        fn pressed(self: Pin<&mut DesktopNotice>);

        /// Shows plain words, and those of the action that leads to the window.
        #[qinvokable]
        fn show(self: &DesktopNotice, title: &QString, body: &QString, action: &QString);
        /// Takes it back.
        #[qinvokable]
        fn withdraw(self: &DesktopNotice);
    }

    impl cxx_qt::Threading for DesktopNotice {}
    impl cxx_qt::Initialize for DesktopNotice {}
}

#[derive(Default)]
pub struct DesktopNoticeRust;

impl ffi::DesktopNotice {
    fn show(&self, title: &QString, body: &QString, action: &QString) {
        shim::ffi::show_notice(title, body, action);
    }

    fn withdraw(&self) {
        shim::ffi::withdraw_notice();
    }
}

impl cxx_qt::Initialize for ffi::DesktopNotice {
    fn initialize(self: Pin<&mut Self>) {
        let thread = self.qt_thread();
        shim::on_notice_pressed(move || {
            // Fails once the window is gone.
            let _ = thread.queue(Self::pressed);
        });
    }
}
