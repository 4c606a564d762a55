//! What a game is called where it is saved.

use super::AppState;
use crate::game::{Seat, Side};

impl AppState {
    /// A file name without an extension, legal on every system: `2026-11-21 Othello Anna–Level 3`. A person without a
    /// name is `You`; two people are named by their colours.
    pub fn suggested_name(&self, day: &str) -> String {
        let game = self.table.game.setup().variant.game().kind().name;
        let allowed = |letter: &char| !r#"/\:*?"<>|"#.contains(*letter) && !letter.is_control();
        let written = |name: &str| name.chars().filter(allowed).collect::<String>();
        let is_alone = self.table.game.setup().mode.person().is_some();
        let player = |side: Side| match (self.table.game.players()[side], side) {
            (Seat::Program(program), _) => written(self.table.game.program_name(program)),
            (Seat::Person, _) if is_alone => match written(self.table.game.person_name()).trim() {
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
