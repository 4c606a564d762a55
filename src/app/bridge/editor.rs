//! The position that is set up by hand. Its stones are on the board model, its size and turn with those of the game.

use cxx_qt::CxxQtType;

use super::int::Int;
use super::objects::{properties, slots};
use super::side::ffi::Colour;
use crate::app::state::{Event, SetUpEvent};

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!("heibai/src/app/bridge/side.cxxqt.h");
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_editor() -> UniquePtr<Editor>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The set-up of a position. `taken` is the side whose stones are placed; without one, stones are removed.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(bool, open, READ, NOTIFY)]
        #[qproperty(bool, unchanged, READ, NOTIFY)]
        #[qproperty(Colour, taken, READ, NOTIFY)]
        type Editor = super::EditorRust;

        #[qinvokable]
        fn begin(self: &Editor);
        #[qinvokable]
        fn take(self: &Editor, side: Colour);
        #[qinvokable]
        fn clear(self: &Editor);
        #[qinvokable]
        fn usual_start(self: &Editor);
        /// Turns the board clockwise by 90°.
        #[qinvokable]
        fn rotate(self: &Editor);
        #[qinvokable]
        fn mirror(self: &Editor);
        #[qinvokable]
        fn swap_colours(self: &Editor);
        #[qinvokable]
        fn give_turn_to(self: &Editor, side: Colour);
        #[qinvokable]
        fn choose_size(self: &Editor, size: Int);
        #[qinvokable]
        fn finish(self: &Editor);
        #[qinvokable]
        fn cancel(self: &Editor);
    }
}

properties! {
    Editor as EditorRust with game;
    open: bool = |now| now.shown.set_up.open;
    /// Whether it is open and Escape may leave it: a position that was changed goes by Cancel alone.
    unchanged: bool = |now| now.shown.set_up.open && !now.shown.can_undo && !now.shown.can_redo;
    taken: Colour = |now| now.shown.set_up.brush.into();
}

slots! {
    Editor;
    begin() => Event::SetUp(SetUpEvent::Begin);
    take(side: Colour) => Event::SetUp(SetUpEvent::Brush(side.into()));
    clear() => Event::SetUp(SetUpEvent::Clear);
    usual_start() => Event::SetUp(SetUpEvent::UsualStart);
    rotate() => Event::SetUp(SetUpEvent::Rotate);
    mirror() => Event::SetUp(SetUpEvent::Mirror);
    swap_colours() => Event::SetUp(SetUpEvent::SwapColours);
    give_turn_to(side: Colour) => Event::SetUp(SetUpEvent::ToMove(Option::from(side)?));
    choose_size(size: Int) => Event::SetUp(SetUpEvent::Size(u8::try_from(size.0).ok()?));
    finish() => Event::SetUp(SetUpEvent::Done);
    cancel() => Event::SetUp(SetUpEvent::Cancel);
}
