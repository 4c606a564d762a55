//! What a game is called where it is kept under a name.

use super::AppState;
use crate::game::{Seat, Side};

impl AppState {
    /// A name for a file of the game, without an ending: the day, the game and who plays, as in
    /// `2026-11-21 Othello Anna–Level 3`, where who has given no name is `You`. Of two people nobody has told who has
    /// which colour. Nothing in it is forbidden in the name of a file anywhere.
    pub fn suggested_name(&self, day: &str) -> String {
        let game = self.game.setup().variant.game().kind().name;
        let allowed = |letter: &char| !r#"/\:*?"<>|"#.contains(*letter) && !letter.is_control();
        let written = |name: &str| name.chars().filter(allowed).collect::<String>();
        let is_alone = self.game.setup().mode.person().is_some();
        let player = |side: Side| match (self.game.players()[side], side) {
            (Seat::Program(program), _) => written(self.game.program_name(program)),
            (Seat::Person, _) if is_alone => match written(self.game.person_name()).trim() {
                "" => "You".to_owned(),
                name => name.to_owned(),
            },
            (Seat::Machine(level), _) => format!("Level {}", level.number()),
            (Seat::Person, Side::Black) => "Black".to_owned(),
            (Seat::Person, Side::White) => "White".to_owned(),
        };
        format!("{day} {game} {}–{}", player(Side::Black), player(Side::White))
    }
}
