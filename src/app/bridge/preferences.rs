//! The settings of the window as properties that QML reads and writes; every change is kept on disk.

use std::pin::Pin;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QColor, QString, QStringList};

use super::int::Int;
use super::language::spoken;
use super::rows::texts;
use super::{driver, shim};
use crate::app::languages::{Language, LanguageChoice};
use crate::app::settings::{self, Choice, Settings};
use crate::app::sound;
use crate::game::TimeOutRule;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qcolor.h");
        type QColor = cxx_qt_lib::QColor;
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
    }

    #[qenum(Preferences)]
    enum Look {
        SystemLook,
        Light,
        Dark,
        HighContrast,
    }

    #[qenum(Preferences)]
    enum Board {
        Green,
        Wood,
        Blue,
    }

    #[qenum(Preferences)]
    enum Movement {
        SystemMotion,
        FullMotion,
        ReducedMotion,
    }

    #[qenum(Preferences)]
    enum TimeOut {
        Ask,
        Pass,
        Lose,
        Count,
        Draw,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The user's settings. `language` is 0 for that of the system, else a place in `languages` from 1;
        /// `system_accent` is transparent where the desktop has none, and `system_text` is in pixels.
        #[qobject]
        #[qml_element]
        #[qproperty(Look, look)]
        #[qproperty(Board, board)]
        #[qproperty(Board, gomoku_board)]
        #[qproperty(Int, language)]
        #[qproperty(Movement, motion)]
        #[qproperty(bool, show_legal)]
        #[qproperty(bool, show_last_move)]
        #[qproperty(bool, move_numbers)]
        #[qproperty(bool, show_preview)]
        #[qproperty(bool, sort_discs)]
        #[qproperty(bool, show_threats)]
        #[qproperty(bool, board_key)]
        #[qproperty(bool, values_for_black)]
        #[qproperty(bool, sound)]
        #[qproperty(QString, player_name)]
        #[qproperty(bool, pass_by_self)]
        #[qproperty(bool, official_rules)]
        #[qproperty(bool, coach)]
        #[qproperty(bool, review)]
        #[qproperty(bool, notify_review)]
        #[qproperty(TimeOut, time_out_rule)]
        #[qproperty(TimeOut, gomoku_time_out_rule)]
        #[qproperty(Int, reply_delay_ms)]
        #[qproperty(bool, takes_time)]
        #[qproperty(bool, may_resign)]
        #[qproperty(bool, keep_games)]
        #[qproperty(bool, picture_coordinates)]
        #[qproperty(bool, picture_marks)]
        #[qproperty(bool, picture_values)]
        #[qproperty(bool, side_panel_folded)]
        #[qproperty(QStringList, languages, READ, CONSTANT)]
        #[qproperty(QString, shown_language, READ, NOTIFY)]
        #[qproperty(bool, system_dark, READ, NOTIFY)]
        #[qproperty(bool, system_high_contrast, READ, NOTIFY)]
        #[qproperty(bool, system_reduced_motion, READ, NOTIFY)]
        #[qproperty(QColor, system_accent, READ, NOTIFY)]
        #[qproperty(f64, system_text, READ, NOTIFY)]
        type Preferences = super::PreferencesRust;

        #[qinvokable]
        fn can_be_heard(self: &Preferences) -> bool;
        #[qinvokable]
        fn native_files(self: &Preferences) -> bool;
    }

    impl cxx_qt::Threading for Preferences {}
    impl cxx_qt::Initialize for Preferences {}
}

/// Declares the properties that hold a setting, each in one row: its name, its type, and the setting.
macro_rules! preferences {
    ($($name:ident: $type:ty = $group:ident.$setting:ident;)+) => { pastey::paste! {
        pub struct PreferencesRust {
            $($name: $type,)+
            languages: QStringList,
            shown_language: QString,
            system_dark: bool,
            system_high_contrast: bool,
            system_reduced_motion: bool,
            system_accent: QColor,
            system_text: f64,
        }

        impl Default for PreferencesRust {
            fn default() -> Self {
                let driver = driver();
                let driver = driver.borrow();
                let settings = driver.settings();
                let looks = Looks::of_desktop();
                Self {
                    $($name: Keeps::of(&settings.$group.$setting),)+
                    languages: languages(),
                    shown_language: shown_language(driver.language()),
                    system_dark: looks.dark,
                    system_high_contrast: looks.high_contrast,
                    system_reduced_motion: looks.reduced_motion,
                    system_accent: looks.accent,
                    system_text: looks.text,
                }
            }
        }

        impl PreferencesRust {
            fn choose(&self, settings: &mut Settings) {
                $(self.$name.choose(&mut settings.$group.$setting);)+
            }
        }

        impl ffi::Preferences {
            fn keep_changes(mut self: Pin<&mut Self>) {
                $(self.as_mut().[<on_ $name _changed>](Self::keep).release();)+
            }
        }
    } };
}

preferences! {
    look: ffi::Look = view.theme;
    board: ffi::Board = view.board;
    gomoku_board: ffi::Board = view.gomoku_board;
    language: Int = view.language;
    motion: ffi::Movement = view.motion;
    show_legal: bool = view.show_legal;
    show_last_move: bool = view.show_last_move;
    move_numbers: bool = view.move_numbers;
    show_preview: bool = view.show_preview;
    sort_discs: bool = view.sort_discs;
    show_threats: bool = view.show_threats;
    board_key: bool = view.board_key;
    values_for_black: bool = view.values_for_black;
    sound: bool = view.sound;
    player_name: QString = play.name;
    pass_by_self: bool = play.pass_by_itself;
    official_rules: bool = play.official_rules;
    coach: bool = play.coach;
    review: bool = play.review;
    notify_review: bool = play.notify_review;
    time_out_rule: ffi::TimeOut = play.time_out;
    gomoku_time_out_rule: ffi::TimeOut = play.gomoku_time_out;
    reply_delay_ms: Int = play.reply_delay_ms;
    takes_time: bool = play.takes_time;
    may_resign: bool = play.may_resign;
    keep_games: bool = play.keep_games;
    picture_coordinates: bool = picture.coordinates;
    picture_marks: bool = picture.marks;
    picture_values: bool = picture.values;
    side_panel_folded: bool = window.side_panel_folded;
}

/// How the desktop looks, in Qt's types.
struct Looks {
    dark: bool,
    high_contrast: bool,
    reduced_motion: bool,
    accent: QColor,
    text: f64,
}

impl Looks {
    fn of_desktop() -> Self {
        let looks = shim::ffi::appearance();
        let [red, green, blue] = looks.accent.map(i32::from);
        let opacity = if looks.has_accent { 255 } else { 0 };
        Self {
            dark: looks.dark,
            high_contrast: looks.high_contrast,
            reduced_motion: looks.reduced_motion,
            accent: QColor::from_rgba(red, green, blue, opacity),
            text: looks.text,
        }
    }
}

trait Keeps<Setting> {
    fn of(setting: &Setting) -> Self;

    /// Changes nothing if the value cannot be chosen.
    fn choose(&self, setting: &mut Setting);
}

impl Keeps<bool> for bool {
    fn of(setting: &bool) -> Self {
        *setting
    }

    fn choose(&self, setting: &mut bool) {
        *setting = *self;
    }
}

impl Keeps<u16> for Int {
    fn of(setting: &u16) -> Self {
        (*setting).into()
    }

    fn choose(&self, setting: &mut u16) {
        *setting = u16::try_from(self.0.max(0)).unwrap_or(u16::MAX);
    }
}

impl Keeps<String> for QString {
    fn of(setting: &String) -> Self {
        setting.into()
    }

    fn choose(&self, setting: &mut String) {
        *setting = self.to_string();
    }
}

impl Keeps<LanguageChoice> for Int {
    fn of(setting: &LanguageChoice) -> Self {
        let place = LanguageChoice::NAMED.iter().position(|(choice, _)| choice == setting);
        place.unwrap_or(0).into()
    }

    fn choose(&self, setting: &mut LanguageChoice) {
        let place = usize::try_from(self.0).ok();
        if let Some((choice, _)) = place.and_then(|at| LanguageChoice::NAMED.get(at)) {
            *setting = *choice;
        }
    }
}

/// Pairs the values of an enumeration with those of a setting.
macro_rules! pairs {
    ($($kind:ident of $choice:ty { $($value:ident $one:ident),+ })+) => {$(
        impl Keeps<$choice> for ffi::$kind {
            fn of(setting: &$choice) -> Self {
                match setting {
                    $(<$choice>::$one => Self::$value,)+
                }
            }

            fn choose(&self, setting: &mut $choice) {
                match *self {
                    $(Self::$value => *setting = <$choice>::$one,)+
                    _ => {}
                }
            }
        }
    )+};
}

pairs! {
    Look of settings::Theme { SystemLook System, Light Light, Dark Dark, HighContrast HighContrast }
    Board of settings::BoardLook { Green Green, Wood Wood, Blue Blue }
    Movement of settings::Motion { SystemMotion System, FullMotion Full, ReducedMotion Reduced }
    TimeOut of TimeOutRule { Ask Ask, Pass Pass, Lose Lose, Count Count, Draw Draw }
}

fn shown_language(chosen: LanguageChoice) -> QString {
    QString::from(spoken(chosen).code())
}

/// Each in its own language.
fn languages() -> QStringList {
    texts(Language::ALL.iter().map(|language| language.name()))
}

impl ffi::Preferences {
    fn keep(mut self: Pin<&mut Self>) {
        let driver = driver();
        let signals = driver.borrow_mut().change_settings(|settings| self.rust().choose(settings));
        driver.borrow_mut().show_later(signals);
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
        shim::ffi::desktop_chooses_files() || shim::ffi::file_portal_is_there()
    }

    #[expect(clippy::float_cmp, reason = "what the desktop says is the same or not")]
    fn follow_desktop(mut self: Pin<&mut Self>) {
        macro_rules! follow {
            ($($look:ident)+) => { pastey::paste! {
                let looks = Looks::of_desktop();
                $(if self.rust().[<system_ $look>] != looks.$look {
                    self.as_mut().rust_mut().[<system_ $look>] = looks.$look.clone();
                    self.as_mut().[<system_ $look _changed>]();
                })+
            } };
        }
        follow! { dark high_contrast reduced_motion accent text }
    }
}

impl cxx_qt::Initialize for ffi::Preferences {
    fn initialize(mut self: Pin<&mut Self>) {
        self.as_mut().keep_changes();
        let thread = self.qt_thread();
        shim::on_appearance_changed(move || {
            // Fails once the window is gone.
            let _ = thread.queue(Self::follow_desktop);
        });
        shim::ffi::translate_qt(&self.rust().shown_language);
    }
}
