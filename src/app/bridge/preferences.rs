//! The settings of the window as properties that QML reads and writes; every change is kept on disk.

use std::ops::RangeInclusive;
use std::pin::Pin;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::QString;

use super::{driver, shim};
use crate::app::settings::{self, Choice, Language, Settings};
use crate::app::sound;

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
        #[qproperty(QString, gomoku_board, cxx_name = "gomokuBoard")]
        #[qproperty(QString, language)]
        #[qproperty(QString, motion)]
        #[qproperty(bool, show_legal, cxx_name = "showLegal")]
        #[qproperty(bool, show_last_move, cxx_name = "showLastMove")]
        #[qproperty(bool, move_numbers, cxx_name = "moveNumbers")]
        #[qproperty(bool, show_preview, cxx_name = "showPreview")]
        #[qproperty(bool, sort_discs, cxx_name = "sortDiscs")]
        #[qproperty(bool, sound)]
        #[qproperty(bool, pass_by_self, cxx_name = "passBySelf")]
        #[qproperty(bool, official_rules, cxx_name = "officialRules")]
        #[qproperty(QString, time_out_rule, cxx_name = "timeOutRule")]
        #[qproperty(QString, gomoku_time_out_rule, cxx_name = "gomokuTimeOutRule")]
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

        /// Whether there is a sound server that sounds can be played on.
        #[qinvokable]
        #[cxx_name = "canBeHeard"]
        fn can_be_heard(self: &Preferences) -> bool;
        /// Whether the desktop's own dialog opens and saves files.
        #[qinvokable]
        #[cxx_name = "nativeFiles"]
        fn native_files(self: &Preferences) -> bool;
    }

    impl cxx_qt::Threading for Preferences {}
    impl cxx_qt::Initialize for Preferences {}
}

/// The settings as QML last heard of them, and how the desktop looks.
#[expect(clippy::struct_excessive_bools, reason = "each is a property of its own")]
pub struct PreferencesRust {
    theme: QString,
    board: QString,
    gomoku_board: QString,
    language: QString,
    motion: QString,
    show_legal: bool,
    show_last_move: bool,
    move_numbers: bool,
    show_preview: bool,
    sort_discs: bool,
    sound: bool,
    pass_by_self: bool,
    official_rules: bool,
    time_out_rule: QString,
    gomoku_time_out_rule: QString,
    reply_delay_ms: i32,
    side_panel: bool,
    window_width: i32,
    window_height: i32,
    window_maximised: bool,
    shown_language: QString,
    system_dark: bool,
    system_high_contrast: bool,
    system_reduced_motion: bool,
}

fn name_of(choice: impl Choice) -> QString {
    QString::from(choice.name())
}

/// Puts the choice with this name into `place`; a name that is none changes nothing.
fn choose<T: Choice>(name: &QString, place: &mut T) {
    if let Some(choice) = T::named(&name.to_string()) {
        *place = choice;
    }
}

impl Default for PreferencesRust {
    fn default() -> Self {
        let driver = driver();
        let driver = driver.borrow();
        let Settings { view, play, window, .. } = driver.settings();
        let looks = shim::ffi::appearance();
        Self {
            theme: name_of(view.theme),
            board: name_of(view.board),
            gomoku_board: name_of(view.gomoku_board),
            language: name_of(view.language),
            motion: name_of(view.motion),
            show_legal: view.show_legal,
            show_last_move: view.show_last_move,
            move_numbers: view.move_numbers,
            show_preview: view.show_preview,
            sort_discs: view.sort_discs,
            sound: view.sound,
            pass_by_self: play.pass_by_itself,
            official_rules: play.official_rules,
            time_out_rule: name_of(play.time_out),
            gomoku_time_out_rule: name_of(play.gomoku_time_out),
            reply_delay_ms: play.reply_delay_ms.into(),
            side_panel: !window.side_panel_folded,
            window_width: window.width.into(),
            window_height: window.height.into(),
            window_maximised: window.maximised,
            shown_language: shown_language(driver.language()),
            system_dark: looks.dark,
            system_high_contrast: looks.high_contrast,
            system_reduced_motion: looks.reduced_motion,
        }
    }
}

/// The language to show: the one that was chosen, else the first of the desktop's that we speak.
fn shown_language(chosen: Language) -> QString {
    let code = match chosen {
        Language::English => "en",
        Language::SimplifiedChinese => "zh_CN",
        Language::System => {
            let wanted = shim::ffi::system_languages().to_string();
            let spoken = wanted.split(' ').find_map(|language| match language.get(..2) {
                Some("zh") => Some("zh_CN"),
                Some("en") => Some("en"),
                _ => None,
            });
            spoken.unwrap_or("en")
        }
    };
    QString::from(code)
}

/// Calls `keep` whenever one of these properties changes.
macro_rules! keep_on_change {
    ($preferences:expr, $($on_changed:ident)*) => {
        $($preferences.as_mut().$on_changed(Self::keep).release();)*
    };
}

impl ffi::Preferences {
    /// Puts the properties into the settings, and those onto the disk.
    fn keep(mut self: Pin<&mut Self>) {
        let driver = driver();
        let mut settings = driver.borrow().settings().clone();
        let Settings { view, play, window, .. } = &mut settings;
        {
            let now = self.rust();
            choose(&now.theme, &mut view.theme);
            choose(&now.board, &mut view.board);
            choose(&now.gomoku_board, &mut view.gomoku_board);
            choose(&now.language, &mut view.language);
            choose(&now.motion, &mut view.motion);
            view.show_legal = now.show_legal;
            view.show_last_move = now.show_last_move;
            view.move_numbers = now.move_numbers;
            view.show_preview = now.show_preview;
            view.sort_discs = now.sort_discs;
            view.sound = now.sound;
            play.pass_by_itself = now.pass_by_self;
            play.official_rules = now.official_rules;
            choose(&now.time_out_rule, &mut play.time_out);
            choose(&now.gomoku_time_out_rule, &mut play.gomoku_time_out);
            play.reply_delay_ms = within(now.reply_delay_ms, &settings::REPLY_DELAY_MS);
            window.side_panel_folded = !now.side_panel;
            window.width = within(now.window_width, &settings::WINDOW_SIDE);
            window.height = within(now.window_height, &settings::WINDOW_SIDE);
            window.maximised = now.window_maximised;
        }
        driver.borrow_mut().change_settings(settings);
        let shown = shown_language(driver.borrow().language());
        if self.rust().shown_language != shown {
            shim::ffi::translate_qt(&shown);
            self.as_mut().rust_mut().shown_language = shown;
            self.shown_language_changed();
        }
    }

    fn can_be_heard(&self) -> bool {
        sound::can_be_heard()
    }

    fn native_files(&self) -> bool {
        shim::ffi::desktop_chooses_files()
    }

    fn follow_desktop(mut self: Pin<&mut Self>) {
        let looks = shim::ffi::appearance();
        if self.rust().system_dark != looks.dark {
            self.as_mut().rust_mut().system_dark = looks.dark;
            self.as_mut().system_dark_changed();
        }
        if self.rust().system_high_contrast != looks.high_contrast {
            self.as_mut().rust_mut().system_high_contrast = looks.high_contrast;
            self.as_mut().system_high_contrast_changed();
        }
        if self.rust().system_reduced_motion != looks.reduced_motion {
            self.as_mut().rust_mut().system_reduced_motion = looks.reduced_motion;
            self.system_reduced_motion_changed();
        }
    }
}

/// The nearest number of the range.
fn within(number: i32, range: &RangeInclusive<u16>) -> u16 {
    u16::try_from(number.max(0)).unwrap_or(u16::MAX).clamp(*range.start(), *range.end())
}

impl cxx_qt::Initialize for ffi::Preferences {
    fn initialize(mut self: Pin<&mut Self>) {
        keep_on_change! {
            self,
            on_theme_changed on_board_changed on_gomoku_board_changed on_move_numbers_changed
            on_gomoku_time_out_rule_changed on_language_changed on_motion_changed
            on_show_legal_changed on_show_last_move_changed on_show_preview_changed
            on_sort_discs_changed on_sound_changed on_pass_by_self_changed on_official_rules_changed
            on_time_out_rule_changed on_reply_delay_ms_changed on_side_panel_changed
            on_window_width_changed on_window_height_changed on_window_maximised_changed
        }
        let thread = self.qt_thread();
        shim::on_appearance_changed(move || {
            // Once the window is gone its looks are nobody's concern.
            let _ = thread.queue(Self::follow_desktop);
        });
        shim::ffi::translate_qt(&self.rust().shown_language);
    }
}
