//! Where the window opens, and remembering where it closes.

use std::pin::Pin;

use cxx_qt_lib::QString;

use super::driver;
use super::int::Int;
use super::shim::ffi as shim;
use crate::app::window_place::{Area, Opening, Screen, WindowPlace};

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// Where the window opens. Without `placed` the desktop finds the place.
        #[qobject]
        #[qml_element]
        #[qproperty(Int, x, READ, CONSTANT)]
        #[qproperty(Int, y, READ, CONSTANT)]
        #[qproperty(Int, width, READ, CONSTANT)]
        #[qproperty(Int, height, READ, CONSTANT)]
        #[qproperty(bool, placed, READ, CONSTANT)]
        #[qproperty(bool, maximised, READ, CONSTANT)]
        type WindowPlace = super::WindowPlaceRust;

        /// Remembers the window as it closes on this screen: where it was before it filled the screen, and whether it did.
        #[qinvokable]
        fn keep(
            self: &WindowPlace,
            x: Int,
            y: Int,
            width: Int,
            height: Int,
            maximised: bool,
            screen: &QString,
        );

        /// Has the window fill the whole screen, or leaves that to be as it was before: maximised if it was.
        ///
        /// # Safety
        /// It is a `QWindow` or null.
        #[qinvokable]
        unsafe fn fill_screen(self: &WindowPlace, window: *mut QObject, on: bool);
    }
}

pub struct WindowPlaceRust {
    x: Int,
    y: Int,
    width: Int,
    height: Int,
    placed: bool,
    maximised: bool,
}

impl Default for WindowPlaceRust {
    fn default() -> Self {
        let Opening { area, is_placed, maximised } = driver().borrow().window_opening(&screens());
        let [x, y, width, height] = [area.x, area.y, area.width, area.height].map(Int);
        Self { x, y, width, height, placed: is_placed && shim::windows_have_places(), maximised }
    }
}

impl ffi::WindowPlace {
    fn keep(&self, x: Int, y: Int, width: Int, height: Int, maximised: bool, screen: &QString) {
        let (name, screens) = (screen.to_string(), screens());
        let screen = screens.iter().find(|it| it.name == name).or(screens.first());
        if let Some(screen) = screen {
            let area = Area { x: x.0, y: y.0, width: width.0, height: height.0 };
            let is_placed = shim::windows_have_places();
            let place = WindowPlace::of(Opening { area, is_placed, maximised }, screen);
            driver().borrow_mut().remember_window(place);
        }
    }

    unsafe fn fill_screen(&self, window: *mut cxx_qt::QObject, on: bool) {
        // SAFETY: the caller promises that it is one, and Qt never moves it.
        let window = unsafe { window.as_mut().map(|it| Pin::new_unchecked(it)) };
        if let Some(window) = window {
            shim::fill_screen(window, on);
        }
    }
}

fn screens() -> Vec<Screen> {
    let area = |[x, y, width, height]: [i32; 4]| Area { x, y, width, height };
    let screens = shim::screens().into_iter();
    let is_told = shim::windows_have_places();
    let screen = |it: shim::DesktopScreen| Screen {
        name: it.name,
        whole: area(it.whole),
        available: is_told.then(|| area(it.available)),
    };
    screens.map(screen).collect()
}
