//! Which position of the game is on the board: the live one, or an earlier one that is looked at.

use cxx_qt::CxxQtType;
use cxx_qt_lib::QString;

use super::int::Int;
use super::lists;
use super::objects::properties;
use super::preferences::spoken;
use crate::app::state::Event;
use crate::openings::Opening;

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
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        /// Rows of a list.
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        /// Makes one.
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_view() -> UniquePtr<View>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The position on the board: so many moves of that many were made, and whether it is an old one.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, cells, READ, CONSTANT)]
        #[qproperty(*mut RowModel, moves, READ, CONSTANT)]
        #[qproperty(Int, shown, READ, NOTIFY)]
        #[qproperty(Int, count, READ, NOTIFY)]
        #[qproperty(bool, past, READ, NOTIFY)]
        #[qproperty(QString, opening, READ, NOTIFY)]
        type View = super::ViewRust;

        /// Looks at the position after so many plies.
        #[qinvokable]
        fn go_to(self: &View, plies: Int);
        /// Looks at the start.
        #[qinvokable]
        fn first(self: &View);
        /// Looks one ply back.
        #[qinvokable]
        fn previous(self: &View);
        /// Looks one ply on.
        #[qinvokable]
        fn next(self: &View);
        /// Returns to the live position.
        #[qinvokable]
        fn last(self: &View);
    }
}

properties! {
    View as ViewRust with game lists { cells: lists::board::cells, moves: lists::board::moves };
    shown / shown_changed: Int = |now| now.shown.viewed_move.into();
    count / count_changed: Int = |now| now.shown.move_count.into();
    opening / opening_changed: QString = |now| {
        let name = |opening: &Opening| {
            QString::from(opening.name(spoken(now.driver.language()).into()))
        };
        now.driver.state().opening().map(name).unwrap_or_default()
    };
    past / past_changed: bool = |now| now.shown.viewing_past;
}

impl ffi::View {
    fn go_to(&self, plies: Int) {
        if let Ok(plies) = usize::try_from(plies.0) {
            self.game.send(Event::View(plies));
        }
    }

    fn first(&self) {
        self.game.send(Event::ViewFirst);
    }

    fn previous(&self) {
        self.game.send(Event::ViewPrevious);
    }

    fn next(&self) {
        self.game.send(Event::ViewNext);
    }

    fn last(&self) {
        self.game.send(Event::ViewLast);
    }
}
