//! The position that is set up by hand. Its stones are on the board model, its size and turn with those of the game.

use cxx_qt::CxxQtType;

use super::int::Int;
use super::objects::properties;
use super::side::ffi::Colour;
use crate::app::state::{Event, SetUpEvent};

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!("heibai/src/app/bridge/side.cxxqt.h");
        /// A side, or none.
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/common.h");
        /// Makes one.
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_editor() -> UniquePtr<Editor>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// Whether a position is set up, and the side whose stones are put on the cells that are chosen meanwhile:
        /// with none, stones are taken away.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(bool, open, READ, NOTIFY)]
        #[qproperty(Colour, taken, READ, NOTIFY)]
        type Editor = super::EditorRust;

        /// Begins with the position on the board.
        #[qinvokable]
        fn begin(self: &Editor);
        /// Takes stones of a side to be put, or with none the means to take stones away.
        #[qinvokable]
        fn take(self: &Editor, side: Colour);
        /// Takes all stones off the board.
        #[qinvokable]
        fn clear(self: &Editor);
        /// Sets the usual start up.
        #[qinvokable]
        fn usual_start(self: &Editor);
        /// Turns the board a quarter to the right.
        #[qinvokable]
        fn rotate(self: &Editor);
        /// Changes left and right.
        #[qinvokable]
        fn mirror(self: &Editor);
        /// Gives every stone the other colour.
        #[qinvokable]
        fn swap_colours(self: &Editor);
        /// Says who is to move.
        #[qinvokable]
        fn give_turn_to(self: &Editor, side: Colour);
        /// Sets the usual start up on a board of so many columns and rows.
        #[qinvokable]
        fn choose_size(self: &Editor, size: Int);
        /// Studies the position.
        #[qinvokable]
        fn finish(self: &Editor);
        /// Leaves everything as it was before.
        #[qinvokable]
        fn cancel(self: &Editor);
    }
}

properties! {
    Editor as EditorRust with game;
    open: bool = |now| now.shown.set_up.open;
    taken: Colour = |now| now.shown.set_up.brush.into();
}

impl ffi::Editor {
    fn begin(&self) {
        self.send(SetUpEvent::Begin);
    }

    fn take(&self, side: Colour) {
        self.send(SetUpEvent::Brush(side.into()));
    }

    fn clear(&self) {
        self.send(SetUpEvent::Clear);
    }

    fn usual_start(&self) {
        self.send(SetUpEvent::UsualStart);
    }

    fn rotate(&self) {
        self.send(SetUpEvent::Rotate);
    }

    fn mirror(&self) {
        self.send(SetUpEvent::Mirror);
    }

    fn swap_colours(&self) {
        self.send(SetUpEvent::SwapColours);
    }

    fn give_turn_to(&self, side: Colour) {
        if let Some(side) = side.into() {
            self.send(SetUpEvent::ToMove(side));
        }
    }

    fn choose_size(&self, size: Int) {
        if let Ok(size) = u8::try_from(size.0) {
            self.send(SetUpEvent::Size(size));
        }
    }

    fn finish(&self) {
        self.send(SetUpEvent::Done);
    }

    fn cancel(&self) {
        self.send(SetUpEvent::Cancel);
    }

    fn send(&self, event: SetUpEvent) {
        self.game.send(Event::SetUp(event));
    }
}
