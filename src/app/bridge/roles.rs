//! The roles of the list models: their numbers for Qt, their names for QML.

use cxx_qt_lib::{QByteArray, QHash, QHashPair_i32_QByteArray};

use crate::game::Game;

/// Every role of a model is greater than this, Qt's own are not.
pub const USER_ROLE: i32 = 0x100;

/// The names of the roles, as Qt asks a model for them.
pub fn names_of(roles: &[(i32, &str)]) -> QHash<QHashPair_i32_QByteArray> {
    let mut names = QHash::<QHashPair_i32_QByteArray>::default();
    for &(role, name) in roles {
        names.insert(role, QByteArray::from(name));
    }
    names
}

/// A game as the roles of a list name it: its number in `Setup.Kind`, or -1.
pub fn number_of(game: Option<Game>) -> i32 {
    game.map_or(-1, |game| game as i32)
}
