//! What Heibai is made of, and what a report of a fault needs to know.

use cxx_qt_lib::{QString, QStringList};

use super::rows::texts;
use super::{driver, report, shim};
use crate::app::licences;
use crate::app::state::{Event, Note, Status};

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        type About = super::AboutRust;

        /// The licences of everything inside, paragraph by paragraph.
        #[qinvokable]
        fn licences(self: &About) -> QStringList;
        /// Puts the details that head a log on the clipboard.
        #[qinvokable]
        fn copy_details(self: &About);
    }
}

#[derive(Default)]
pub struct AboutRust;

impl ffi::About {
    fn licences(&self) -> QStringList {
        let paragraphs = licences::TEXT.split("\n\n").map(|it| it.trim_matches('\n'));
        texts(paragraphs.filter(|it| !it.is_empty()))
    }

    fn copy_details(&self) {
        let mut text = report::details(&driver().borrow()).join("\n");
        text.push('\n');
        shim::ffi::set_clipboard(&QString::from(&text));
        let said = Event::Say(Note::new(Status::DetailsCopied));
        driver().borrow_mut().dispatch_unseen(said);
    }
}
