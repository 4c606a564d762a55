//! Declares the C++ functions of `cpp/shim.h`, for what cxx-qt-lib does not bind.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use crate::app::art::{Canvas, Picture, RequestError};
use crate::app::sandbox::Sandbox;
use crate::app::state::Absence;

/// The functions, as cxx sees them.
#[cxx::bridge(namespace = "heibai")]
pub mod ffi {
    /// How the desktop looks.
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Appearance {
        /// Light text on a dark ground.
        dark: bool,
        /// More contrast than usual.
        high_contrast: bool,
        /// Fewer animations.
        reduced_motion: bool,
        /// The accent colour, as red, green and blue from 0 to 255.
        accent: [u8; 3],
        /// Whether there is one.
        has_accent: bool,
        /// The size of its words in pixels.
        text: f64,
    }

    /// Why nobody sees the window.
    enum Absence {
        /// The screen is locked, or covered by the screen saver.
        ScreenLocked,
        /// The computer goes to sleep.
        Asleep,
    }

    /// How a question to the file portal ended.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum PortalAnswer {
        /// Files were chosen.
        Chosen,
        /// The dialog was closed without a choice.
        Dismissed,
        /// There is no such dialog.
        Failed,
    }

    /// A kind of files that a dialog offers.
    #[derive(Clone, Debug)]
    struct PortalFilter {
        /// What it is called.
        name: String,
        /// The patterns of names.
        patterns: Vec<String>,
    }

    /// A question to the file portal.
    #[derive(Clone, Debug)]
    struct PortalQuestion {
        /// Whether a file is to be written; else some are to be opened.
        saving: bool,
        /// Whether several files may be chosen.
        several: bool,
        /// The title of the dialog.
        title: String,
        /// The words of its button.
        accept: String,
        /// What it offers, the first at first.
        filters: Vec<PortalFilter>,
        /// The folder to begin in, in the system's bytes.
        folder: Vec<u8>,
        /// The name suggested.
        name: String,
    }

    /// A screen; its rectangles are left, top, width and height.
    #[derive(Clone, Debug)]
    struct DesktopScreen {
        /// The system's name for it.
        name: String,
        /// All of it.
        whole: [i32; 4],
        /// What panels leave of it.
        available: [i32; 4],
    }

    unsafe extern "C++" {
        include!("heibai/shim.h");
        include!("cxx-qt-lib/qstring.h");

        /// Qt's text.
        #[namespace = ""]
        type QString = cxx_qt_lib::QString;
        /// Any object of Qt's.
        #[namespace = ""]
        type QObject = cxx_qt::QObject;
        include!("cxx-qt-lib/qqmlengine.h");
        /// What runs QML.
        #[namespace = ""]
        type QQmlEngine = cxx_qt_lib::QQmlEngine;

        /// Sets the language of the words in QML; before they are loaded, or all of them are made twice.
        fn speak(engine: Pin<&mut QQmlEngine>, language: &QString);
        /// Reads the QML files of the program from this folder, as they are now, in place of what was built in.
        fn read_qml_from(engine: Pin<&mut QQmlEngine>, folder: &QString);
        /// Lets the engine's QML ask for painted pictures as `image://heibai/<request>`.
        fn serve_pictures(engine: Pin<&mut QQmlEngine>);

        /// Puts text on the clipboard.
        fn set_clipboard(text: &QString);
        /// Puts a picture on the clipboard, as pixels and as lines and areas.
        fn set_clipboard_picture(png: &[u8], svg: &[u8]);
        /// The clipboard's text; empty if it holds none.
        fn clipboard() -> QString;
        /// Today where the computer stands, as `2026-11-21`.
        fn local_date() -> QString;
        /// This moment where the computer stands, as `2026-11-21 09:14:03`.
        fn local_time() -> QString;
        /// Sets the icon of every window from an image in the resources.
        fn set_window_icon(path: &QString);
        /// Sets the face of all words.
        fn choose_typeface();
        /// The languages that the desktop asks for, best first, with blanks between.
        fn system_languages() -> QString;
        /// Translates Qt's own words where their catalogues are installed.
        fn translate_qt(language: &QString);
        /// Whether the desktop's own file dialog will be shown.
        fn desktop_chooses_files() -> bool;
        /// Asks whether the desktop portal has file dialogs; the answer comes in its time.
        fn look_for_file_portal();
        /// Whether it has, as far as is known by now.
        fn file_portal_is_there() -> bool;
        /// Has the portal show a dialog; the answer comes to [`file_portal_answered`] with the same number.
        fn ask_file_portal(number: u32, question: &PortalQuestion);
        /// Takes the dialog of a question away, which gets no answer.
        fn close_file_portal(number: u32);
        /// The screens, the main one first.
        fn screens() -> Vec<DesktopScreen>;
        /// Whether a window can be put anywhere; elsewhere the desktop alone decides.
        fn windows_have_places() -> bool;
        /// Has a window fill the screen, or no longer; one that is maximised stays so below. Any other object is left alone.
        fn fill_screen(window: Pin<&mut QObject>, on: bool);
        /// Draws in software where there is no graphics card; before the application is made.
        fn choose_renderer();
        /// Tells screen readers the rows and columns of every board.
        fn describe_boards();
        /// Has screen readers find the rows of every list from top to bottom.
        fn keep_rows_in_order();
        /// Spares screen readers the news of items that are only being made.
        fn tell_only_news();
        /// From here until [`display_is_open`], the program ends with status 1 and [`no_display`] where Qt would end
        /// it; before the application is made.
        fn expect_display();
        /// The application is made.
        fn display_is_open();
        /// Asks the desktop how it looks and follows it from now on.
        fn watch_appearance();
        /// How the desktop looks, as far as is known by now.
        fn appearance() -> Appearance;
        /// Hears from now on when the screen is locked and when the computer goes to sleep.
        fn watch_absence();
        /// Shows a notification of the desktop in place of the last one, with an action that leads to the window; a
        /// press on it is told to [`on_notice_pressed`]'s listener.
        fn show_notice(title: &QString, body: &QString, action: &QString);
        /// Takes the notification back.
        fn withdraw_notice();
        /// Ends the program as closing its windows does; in any thread, while there is an application.
        fn quit_soon();
        /// Runs every `tst_*.qml` below `folder` and gives the number of failures.
        fn run_quick_tests(arguments: &[String], folder: &str) -> i32;
    }

    extern "Rust" {
        /// Tells the listener that the desktop's looks have changed.
        fn appearance_changed();
        /// Tells the listener that the notification was pressed.
        fn notice_pressed();
        /// Tells the game that nobody sees the board from now on.
        fn nobody_looks(absence: Absence);
        /// The width and height of a painted picture in pixels of the window.
        fn picture_size(request: &str) -> Result<[u32; 2]>;
        /// Paints a picture that is `width` pixels wide. Any thread may ask.
        fn paint_picture(request: &str, pixels: &mut [u32], width: u32) -> Result<()>;
        /// Takes the answer of the file portal: the addresses of the chosen files, and the name of the filter in use.
        fn file_portal_answered(
            number: u32,
            answer: PortalAnswer,
            urls: Vec<String>,
            filter: String,
        );
        /// Tells the user that there is no display to open the window on.
        fn no_display();
        /// Whether the program runs in a sandbox.
        fn in_sandbox() -> bool;
    }
}

fn in_sandbox() -> bool {
    Sandbox::of_process() != Sandbox::Absent
}

fn file_portal_answered(number: u32, answer: ffi::PortalAnswer, urls: Vec<String>, filter: String) {
    let listener = PORTAL_LISTENERS.with(|listeners| listeners.borrow_mut().remove(&number));
    if let Some(listener) = listener {
        listener(answer, urls, filter);
    }
}

fn no_display() {
    let named = |variable| std::env::var(variable).ok().filter(|name| !name.is_empty());
    let has_variables = cfg!(all(unix, not(target_os = "macos")));
    let of_variable = |variable| named(variable).map(|name| format!("{variable} is {name:?}"));
    let tried =
        ["QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"].into_iter().filter_map(of_variable);
    let tried: Vec<String> = tried.collect();
    let reason = if !tried.is_empty() {
        format!("no display can be reached ({})", tried.join(", "))
    } else if has_variables {
        "neither DISPLAY nor WAYLAND_DISPLAY names a display".to_owned()
    } else {
        "no display can be reached".to_owned()
    };
    tracing::error!(target: "qt", "there is no display");
    crate::complaint::complain(&format!(
        "the window can't be opened: {reason}; heibai --help tells what works without one"
    ));
}

type PortalListener = Box<dyn FnOnce(ffi::PortalAnswer, Vec<String>, String)>;

thread_local! {
    /// The questions asked so far.
    static PORTAL_QUESTIONS: Cell<u32> = const { Cell::new(0) };
    /// Who waits for an answer, by the number of the question.
    static PORTAL_LISTENERS: RefCell<HashMap<u32, PortalListener>> = RefCell::default();
    static APPEARANCE_LISTENER: RefCell<Option<Box<dyn Fn()>>> = const { RefCell::new(None) };
    static ABSENCE_LISTENER: Cell<Option<fn(Absence)>> = const { Cell::new(None) };
    static NOTICE_LISTENER: RefCell<Option<Box<dyn Fn()>>> = const { RefCell::new(None) };
}

/// Has the file portal show a dialog; `listener` gets the addresses of the chosen files and the name of the filter in use.
/// Returns the number of the question.
pub fn ask_portal(
    question: &ffi::PortalQuestion,
    listener: impl FnOnce(ffi::PortalAnswer, Vec<String>, String) + 'static,
) -> u32 {
    let number = PORTAL_QUESTIONS.with(|asked| asked.replace(asked.get() + 1));
    PORTAL_LISTENERS.with(|listeners| listeners.borrow_mut().insert(number, Box::new(listener)));
    ffi::ask_file_portal(number, question);
    number
}

/// Takes the dialog of a question away. Nobody is told.
pub fn close_portal(number: u32) {
    PORTAL_LISTENERS.with(|listeners| listeners.borrow_mut().remove(&number));
    ffi::close_file_portal(number);
}

/// Calls `listener` in the window's thread whenever the desktop's looks change.
pub fn on_appearance_changed(listener: impl Fn() + 'static) {
    APPEARANCE_LISTENER.with(|slot| *slot.borrow_mut() = Some(Box::new(listener)));
}

fn appearance_changed() {
    APPEARANCE_LISTENER.with(|slot| {
        if let Some(listener) = &*slot.borrow() {
            listener();
        }
    });
}

/// Calls `listener` in the window's thread whenever the notification is pressed.
pub fn on_notice_pressed(listener: impl Fn() + 'static) {
    NOTICE_LISTENER.with(|slot| *slot.borrow_mut() = Some(Box::new(listener)));
}

fn notice_pressed() {
    NOTICE_LISTENER.with(|slot| {
        if let Some(listener) = &*slot.borrow() {
            listener();
        }
    });
}

/// Calls `listener` in the window's thread, from now on, when nobody sees the window any more.
pub fn watch_absence(listener: fn(Absence)) {
    ABSENCE_LISTENER.set(Some(listener));
    ffi::watch_absence();
}

fn nobody_looks(absence: ffi::Absence) {
    let absence = match absence {
        ffi::Absence::ScreenLocked => Absence::ScreenLocked,
        ffi::Absence::Asleep => Absence::Asleep,
        _ => return,
    };
    if let Some(listener) = ABSENCE_LISTENER.get() {
        listener(absence);
    }
}

fn picture_size(request: &str) -> Result<[u32; 2], RequestError> {
    Picture::parse(request).map(|picture| picture.size().into())
}

fn paint_picture(request: &str, pixels: &mut [u32], width: u32) -> Result<(), RequestError> {
    let height = pixels.len() as u32 / width;
    Picture::parse(request)?.paint(&mut Canvas::new(pixels, width, height));
    Ok(())
}
