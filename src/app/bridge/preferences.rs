//! The settings of the window as properties that QML reads and writes; every change is kept on disk.

use std::ops::RangeInclusive;
use std::pin::Pin;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QList, QString, QStringList};

use super::int::Int;
use super::{driver, shim};
use crate::app::languages::{Language, LanguageChoice};
use crate::app::settings::{self, Choice, Settings};
use crate::app::sound;
use crate::game::TimeOutRule;

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
        include!("cxx-qt-lib/qstringlist.h");
        /// Several texts.
        type QStringList = cxx_qt_lib::QStringList;
    }

    /// The colours of the window.
    #[qenum(Preferences)]
    enum Look {
        SystemLook,
        Light,
        Dark,
        HighContrast,
    }

    /// The look of a board.
    #[qenum(Preferences)]
    enum Board {
        Green,
        Wood,
        Blue,
    }

    /// How much moves on the screen.
    #[qenum(Preferences)]
    enum Movement {
        SystemMotion,
        FullMotion,
        ReducedMotion,
    }

    /// What happens when the time is up.
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
        /// What the person in front of the window likes. The language is 0 for that of the system, else its place in
        /// the languages, counted from 1.
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
        #[qproperty(TimeOut, time_out_rule)]
        #[qproperty(TimeOut, gomoku_time_out_rule)]
        #[qproperty(Int, reply_delay_ms)]
        #[qproperty(bool, keep_games)]
        #[qproperty(bool, picture_coordinates)]
        #[qproperty(bool, picture_marks)]
        #[qproperty(bool, picture_values)]
        #[qproperty(bool, side_panel)]
        #[qproperty(Int, window_width)]
        #[qproperty(Int, window_height)]
        #[qproperty(bool, window_maximised)]
        #[qproperty(QStringList, languages, READ, CONSTANT)]
        #[qproperty(QString, shown_language, READ, NOTIFY)]
        #[qproperty(bool, system_dark, READ, NOTIFY)]
        #[qproperty(bool, system_high_contrast, READ, NOTIFY)]
        #[qproperty(bool, system_reduced_motion, READ, NOTIFY)]
        type Preferences = super::PreferencesRust;

        /// Whether there is a sound server that sounds can be played on.
        #[qinvokable]
        fn can_be_heard(self: &Preferences) -> bool;
        /// Whether the desktop's own dialog opens and saves files.
        #[qinvokable]
        fn native_files(self: &Preferences) -> bool;
    }

    impl cxx_qt::Threading for Preferences {}
    impl cxx_qt::Initialize for Preferences {}
}

/// The settings as QML last heard of them, and how the desktop looks.
#[expect(clippy::struct_excessive_bools, reason = "each is a property of its own")]
pub struct PreferencesRust {
    look: ffi::Look,
    board: ffi::Board,
    gomoku_board: ffi::Board,
    language: Int,
    motion: ffi::Movement,
    show_legal: bool,
    show_last_move: bool,
    move_numbers: bool,
    show_preview: bool,
    sort_discs: bool,
    show_threats: bool,
    board_key: bool,
    values_for_black: bool,
    sound: bool,
    player_name: QString,
    pass_by_self: bool,
    coach: bool,
    review: bool,
    official_rules: bool,
    time_out_rule: ffi::TimeOut,
    gomoku_time_out_rule: ffi::TimeOut,
    reply_delay_ms: Int,
    keep_games: bool,
    picture_coordinates: bool,
    picture_marks: bool,
    picture_values: bool,
    side_panel: bool,
    window_width: Int,
    window_height: Int,
    window_maximised: bool,
    languages: QStringList,
    shown_language: QString,
    system_dark: bool,
    system_high_contrast: bool,
    system_reduced_motion: bool,
}

/// Pairs the values of an enumeration with what can be chosen in the settings.
macro_rules! pairs {
    ($($kind:ident of $choice:ty { $($value:ident $one:ident),+ })+) => {$(
        impl ffi::$kind {
            /// The one that was chosen.
            fn of(choice: $choice) -> Self {
                match choice {
                    $(<$choice>::$one => Self::$value,)+
                }
            }

            /// Puts it into `place`; what is none of them changes nothing.
            fn choose(self, place: &mut $choice) {
                match self {
                    $(Self::$value => *place = <$choice>::$one,)+
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

impl Default for PreferencesRust {
    fn default() -> Self {
        let driver = driver();
        let driver = driver.borrow();
        let Settings { view, picture, play, window, .. } = driver.settings();
        let looks = shim::ffi::appearance();
        Self {
            look: ffi::Look::of(view.theme),
            board: ffi::Board::of(view.board),
            gomoku_board: ffi::Board::of(view.gomoku_board),
            language: place_of(view.language),
            motion: ffi::Movement::of(view.motion),
            show_legal: view.show_legal,
            show_last_move: view.show_last_move,
            move_numbers: view.move_numbers,
            show_preview: view.show_preview,
            sort_discs: view.sort_discs,
            show_threats: view.show_threats,
            board_key: view.board_key,
            values_for_black: view.values_for_black,
            sound: view.sound,
            player_name: QString::from(&play.name),
            pass_by_self: play.pass_by_itself,
            coach: play.coach,
            review: play.review,
            official_rules: play.official_rules,
            time_out_rule: ffi::TimeOut::of(play.time_out),
            gomoku_time_out_rule: ffi::TimeOut::of(play.gomoku_time_out),
            reply_delay_ms: play.reply_delay_ms.into(),
            keep_games: play.keep_games,
            picture_coordinates: picture.coordinates,
            picture_marks: picture.marks,
            picture_values: picture.values,
            side_panel: !window.side_panel_folded,
            window_width: window.width.into(),
            window_height: window.height.into(),
            window_maximised: window.maximised,
            languages: languages(),
            shown_language: shown_language(driver.language()),
            system_dark: looks.dark,
            system_high_contrast: looks.high_contrast,
            system_reduced_motion: looks.reduced_motion,
        }
    }
}

/// The language to show: the one that was chosen, else the first of the desktop's that we speak.
pub fn spoken(chosen: LanguageChoice) -> Language {
    chosen
        .language()
        .unwrap_or_else(|| Language::first_of(shim::ffi::system_languages().to_string().split(' ')))
}

fn shown_language(chosen: LanguageChoice) -> QString {
    QString::from(spoken(chosen).code())
}

/// 0 for that of the system, else the place of a language in the list.
fn place_of(chosen: LanguageChoice) -> Int {
    let place = LanguageChoice::NAMED.iter().position(|(choice, _)| *choice == chosen);
    place.unwrap_or(0).into()
}

/// The names of all languages, each in its own words.
fn languages() -> QStringList {
    let names: QList<QString> =
        Language::ALL.iter().map(|language| QString::from(language.name())).collect();
    QStringList::from(&names)
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
        let Settings { view, picture, play, window, .. } = &mut settings;
        {
            let now = self.rust();
            now.look.choose(&mut view.theme);
            now.board.choose(&mut view.board);
            now.gomoku_board.choose(&mut view.gomoku_board);
            let language = usize::try_from(now.language.0).ok();
            if let Some((language, _)) = language.and_then(|at| LanguageChoice::NAMED.get(at)) {
                view.language = *language;
            }
            now.motion.choose(&mut view.motion);
            view.show_legal = now.show_legal;
            view.show_last_move = now.show_last_move;
            view.move_numbers = now.move_numbers;
            view.show_preview = now.show_preview;
            view.sort_discs = now.sort_discs;
            view.show_threats = now.show_threats;
            view.board_key = now.board_key;
            view.values_for_black = now.values_for_black;
            view.sound = now.sound;
            let name = now.player_name.to_string();
            let letters = name.trim().chars().filter(|letter| !letter.is_control());
            play.name = letters.take(settings::NAME_LETTERS).collect();
            play.pass_by_itself = now.pass_by_self;
            play.coach = now.coach;
            play.review = now.review;
            play.official_rules = now.official_rules;
            now.time_out_rule.choose(&mut play.time_out);
            now.gomoku_time_out_rule.choose(&mut play.gomoku_time_out);
            play.keep_games = now.keep_games;
            play.reply_delay_ms = within(now.reply_delay_ms, &settings::REPLY_DELAY_MS);
            picture.coordinates = now.picture_coordinates;
            picture.marks = now.picture_marks;
            picture.values = now.picture_values;
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
fn within(number: Int, range: &RangeInclusive<u16>) -> u16 {
    u16::try_from(number.0.max(0)).unwrap_or(u16::MAX).clamp(*range.start(), *range.end())
}

impl cxx_qt::Initialize for ffi::Preferences {
    fn initialize(mut self: Pin<&mut Self>) {
        keep_on_change! {
            self,
            on_look_changed on_board_changed on_gomoku_board_changed on_move_numbers_changed
            on_gomoku_time_out_rule_changed on_language_changed on_motion_changed
            on_show_legal_changed on_show_last_move_changed on_show_preview_changed
            on_sort_discs_changed on_show_threats_changed on_board_key_changed on_values_for_black_changed on_sound_changed on_player_name_changed on_pass_by_self_changed on_coach_changed
            on_review_changed
            on_official_rules_changed
            on_time_out_rule_changed on_reply_delay_ms_changed on_keep_games_changed on_side_panel_changed
            on_picture_coordinates_changed on_picture_marks_changed on_picture_values_changed
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
