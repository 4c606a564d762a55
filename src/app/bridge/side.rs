//! The sides as QML knows them: `Side.Black`, `Side.White`, and `Side.None` where there is none.

use super::enumerations::same_names;
use crate::game;

#[cxx_qt::bridge(namespace = "Side")]
pub mod ffi {
    #[qml_element]
    qnamespace!("Side");

    #[qenum]
    enum Colour {
        None,
        Black,
        White,
    }
}

same_names! { game::Side | None = ffi::Colour; Black, White }
