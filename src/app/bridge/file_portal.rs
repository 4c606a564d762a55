//! The desktop portal's file dialogs, for QML.

use std::pin::Pin;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QString, QStringList, QUrl};

use super::files::path_at;
use super::rows::texts;
use super::shim::ffi::{PortalAnswer, PortalFilter, PortalQuestion};
use super::shim::{self, ffi as desktop};
use crate::app::file_portal::{FileFilter, with_ending};
use crate::app::file_url;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
        include!("cxx-qt-lib/qurl.h");
        type QUrl = cxx_qt_lib::QUrl;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// A file dialog of the desktop portal.
        #[qobject]
        #[qml_element]
        #[qproperty(bool, asking, READ, NOTIFY)]
        type FilePortal = super::FilePortalRust;

        /// Whether it is to be asked: where the desktop's own plugin brings no dialog, and there is a portal.
        #[qinvokable]
        fn is_wanted(self: &FilePortal) -> bool;
        /// Asks for files to open, beginning in a folder.
        #[qinvokable]
        fn open(
            self: Pin<&mut FilePortal>,
            title: &QString,
            accept: &QString,
            filters: &QStringList,
            folder: &QUrl,
            several: bool,
        );
        /// Asks for a file to write, suggesting one.
        #[qinvokable]
        fn save(
            self: Pin<&mut FilePortal>,
            title: &QString,
            accept: &QString,
            filters: &QStringList,
            file: &QUrl,
        );
        /// Takes its dialog away, as if it had never been asked for.
        #[qinvokable]
        fn close(self: Pin<&mut FilePortal>);
        /// The addresses of the chosen files.
        #[qsignal]
        fn chosen(self: Pin<&mut FilePortal>, urls: QStringList);
        #[qsignal]
        fn dismissed(self: Pin<&mut FilePortal>);
        /// There is no such dialog after all.
        #[qsignal]
        fn failed(self: Pin<&mut FilePortal>);
    }

    impl cxx_qt::Threading for FilePortal {}
}

#[derive(Default)]
pub struct FilePortalRust {
    asking: bool,
    /// The number of the last question.
    question: u32,
    saving: bool,
    filters: Vec<FileFilter>,
}

impl ffi::FilePortal {
    fn is_wanted(&self) -> bool {
        desktop::file_portal_is_there() && !desktop::desktop_chooses_files()
    }

    fn open(
        self: Pin<&mut Self>,
        title: &QString,
        accept: &QString,
        filters: &QStringList,
        folder: &QUrl,
        several: bool,
    ) {
        let folder = path_at(folder).unwrap_or_default().into_os_string().into_encoded_bytes();
        let (title, accept) = (title.to_string(), accept.to_string());
        let question = PortalQuestion {
            saving: false,
            several,
            title,
            accept,
            filters: Vec::new(),
            folder,
            name: String::new(),
        };
        self.ask(question, parsed(filters));
    }

    fn save(
        self: Pin<&mut Self>,
        title: &QString,
        accept: &QString,
        filters: &QStringList,
        file: &QUrl,
    ) {
        let file = path_at(file).unwrap_or_default();
        let folder = file.parent().map(|it| it.as_os_str().as_encoded_bytes().to_vec());
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let question = PortalQuestion {
            saving: true,
            several: false,
            title: title.to_string(),
            accept: accept.to_string(),
            filters: Vec::new(),
            folder: folder.unwrap_or_default(),
            name,
        };
        self.ask(question, parsed(filters));
    }

    fn ask(mut self: Pin<&mut Self>, question: PortalQuestion, filters: Vec<FileFilter>) {
        if self.rust().asking {
            return;
        }
        let offered = filters
            .iter()
            .map(|it| PortalFilter { name: it.name.clone(), patterns: it.patterns.clone() });
        let question = PortalQuestion { filters: offered.collect(), ..question };
        {
            let mut held = self.as_mut().rust_mut();
            (held.asking, held.saving, held.filters) = (true, question.saving, filters);
        }
        self.as_mut().asking_changed();
        let thread = self.qt_thread();
        let number = shim::ask_portal(&question, move |answer, urls, filter| {
            // Fails once nobody waits for it any more.
            let _ = thread.queue(move |it| it.take(answer, urls, &filter));
        });
        self.rust_mut().question = number;
    }

    fn close(mut self: Pin<&mut Self>) {
        if self.rust().asking {
            shim::close_portal(self.rust().question);
            self.as_mut().rust_mut().asking = false;
            self.asking_changed();
        }
    }

    fn take(mut self: Pin<&mut Self>, answer: PortalAnswer, urls: Vec<String>, filter: &str) {
        self.as_mut().rust_mut().asking = false;
        self.as_mut().asking_changed();
        match answer {
            PortalAnswer::Chosen => {
                let held = self.rust();
                let filter = held.filters.iter().find(|it| it.name == filter);
                let filter = filter.or(held.filters.first());
                let urls = if held.saving {
                    let files = urls.iter().filter_map(|url| file_url::path_at(url));
                    files.map(|file| file_url::url_to(&with_ending(file, filter))).collect()
                } else {
                    urls
                };
                self.chosen(texts(urls));
            }
            PortalAnswer::Dismissed => self.dismissed(),
            _ => self.failed(),
        }
    }
}

fn parsed(filters: &QStringList) -> Vec<FileFilter> {
    filters.iter().filter_map(|it| FileFilter::parse(&it.to_string())).collect()
}
