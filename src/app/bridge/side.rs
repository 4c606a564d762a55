//! The sides as QML knows them: `Side.Black`, `Side.White`, and `Side.None` where there is none.

use super::enumerations::same_names;
use crate::game;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge(namespace = "Side")]
pub mod ffi {
    #[qml_element]
    qnamespace!("Side");

    /// A side, or none.
    #[qenum]
    enum Colour {
        None,
        Black,
        White,
    }
}

same_names! { game::Side => ffi::Colour; Black, White }

impl From<Option<game::Side>> for ffi::Colour {
    fn from(side: Option<game::Side>) -> Self {
        side.map_or(Self::None, Self::from)
    }
}

impl From<ffi::Colour> for Option<game::Side> {
    fn from(side: ffi::Colour) -> Self {
        match side {
            ffi::Colour::Black => Some(game::Side::Black),
            ffi::Colour::White => Some(game::Side::White),
            _ => None,
        }
    }
}
