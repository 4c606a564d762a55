//! The board as a picture, for a file or the clipboard.

use super::Driver;
use crate::app::picture::{BoardTone, Diagram, PictureKind, PictureOptions};
use crate::app::settings::{BoardLook, PictureSettings};

impl Driver {
    /// A picture of the board as in the window, with what the settings want on it.
    pub fn picture(&self, kind: PictureKind) -> Vec<u8> {
        let (state, view) = (&self.state, &self.settings().view);
        let diagram = if let Some(line) = state.line_on_board() {
            Diagram::of_position(line.end(), line.plies().last().and_then(|ply| ply.placed()))
        } else if let Some(study) = state.study() {
            Diagram::of(study.tree(), study.at())
        } else {
            let (game, turns) = (state.game(), state.shown().viewed_move);
            let last = turns.checked_sub(1).and_then(|turn| game.turns().get(turn)?.ply.placed());
            Diagram::of_position(game.position_after(turns).clone(), last)
        };
        let tone = match view.board_of(state.shown().setup.variant.game()) {
            BoardLook::Green => BoardTone::Green,
            BoardLook::Wood => BoardTone::Wood,
            BoardLook::Blue => BoardTone::Blue,
        };
        let PictureSettings { coordinates, marks, values } = self.settings().picture;
        let options = PictureOptions {
            coordinates,
            last_move: marks,
            marks,
            values,
            tone,
            ..PictureOptions::default()
        };
        kind.draw(&diagram, &options)
    }
}
