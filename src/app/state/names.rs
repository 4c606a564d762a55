//! What a game is called where it is kept under a name.

use super::AppState;
use crate::game::{Game, Seat, Side};

impl AppState {
    /// A name for a file of the game, without an ending: the day, the game and who plays, as in
    /// `2026-11-21 Othello Black–Level 3`. Nothing in it is forbidden in the name of a file anywhere.
    pub fn suggested_name(&self, day: &str) -> String {
        let game = match self.game.setup().variant.game() {
            Game::Othello => "Othello",
            Game::Gomoku => "Gomoku",
        };
        let allowed = |letter: &char| !r#"/\:*?"<>|"#.contains(*letter) && !letter.is_control();
        let player = |side: Side| match (self.game.players()[side], side) {
            (Seat::Program(program), _) => {
                self.game.program_name(program).chars().filter(allowed).collect()
            }
            (Seat::Machine(level), _) => format!("Level {}", level.number()),
            (Seat::Person, Side::Black) => "Black".to_owned(),
            (Seat::Person, Side::White) => "White".to_owned(),
        };
        format!("{day} {game} {}–{}", player(Side::Black), player(Side::White))
    }
}
