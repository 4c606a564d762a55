//! The settings of the window as properties that QML reads and writes; every change is kept on disk.

use std::pin::Pin;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::QString;

use super::{driver, shim};

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!("cxx-qt-lib/qstring.h");
        /// Qt's text.
        type QString = cxx_qt_lib::QString;
    }

    extern "RustQt" {
        /// What the person in front of the window likes.
        #[qobject]
        #[qml_element]
        #[qproperty(QString, theme)]
        #[qproperty(QString, board)]
        #[qproperty(QString, language)]
        #[qproperty(QString, motion)]
        #[qproperty(bool, show_legal, cxx_name = "showLegal")]
        #[qproperty(bool, show_last_move, cxx_name = "showLastMove")]
        #[qproperty(bool, show_preview, cxx_name = "showPreview")]
        #[qproperty(bool, sound)]
        #[qproperty(bool, pass_by_self, cxx_name = "passBySelf")]
        #[qproperty(bool, official_rules, cxx_name = "officialRules")]
        #[qproperty(QString, time_out_rule, cxx_name = "timeOutRule")]
        #[qproperty(i32, reply_delay_ms, cxx_name = "replyDelayMs")]
        #[qproperty(bool, side_panel, cxx_name = "sidePanel")]
        #[qproperty(i32, window_width, cxx_name = "windowWidth")]
        #[qproperty(i32, window_height, cxx_name = "windowHeight")]
        #[qproperty(bool, window_maximised, cxx_name = "windowMaximised")]
        #[qproperty(QString, shown_language, cxx_name = "shownLanguage", READ, NOTIFY)]
        #[qproperty(bool, system_dark, cxx_name = "systemDark", READ, NOTIFY)]
        #[qproperty(bool, system_high_contrast, cxx_name = "systemHighContrast", READ, NOTIFY)]
        #[qproperty(bool, system_reduced_motion, cxx_name = "systemReducedMotion", READ, NOTIFY)]
        type Preferences = super::PreferencesRust;
    }

    impl cxx_qt::Threading for Preferences {}
    impl cxx_qt::Initialize for Preferences {}
}
