//! The board that is shown as a picture, to a file or to be pasted elsewhere.

use std::path::Path;

use super::Driver;
use crate::app::picture::{self, BoardTone, Diagram, PictureOptions};
use crate::app::settings::BoardLook;
use crate::game::{Game, Ply};

/// The kinds of pictures that there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureKind {
    /// Lines and areas, for any size.
    Svg,
    /// Pixels.
    Png,
}

impl PictureKind {
    /// The kind that a file's name asks for, if it ends as that of a picture.
    pub fn of_name(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "svg" => Some(Self::Svg),
            "png" => Some(Self::Png),
            _ => None,
        }
    }
}

impl Driver {
    /// The board that is shown, with its last move, signs and values, on what it is made of in the window.
    pub fn picture(&self, kind: PictureKind) -> Vec<u8> {
        let (state, view) = (&self.state, &self.settings.view);
        let diagram = if let Some((_, position)) = state.set_up() {
            Diagram::of_position(position.clone(), None)
        } else if let Some(study) = state.study() {
            Diagram::of(study.tree(), study.at())
        } else {
            let (game, turns) = (state.game(), state.shown().viewed_move);
            let last = turns.checked_sub(1).and_then(|turn| match game.turns().get(turn)?.ply {
                Ply::Place(cell) => Some(cell),
                Ply::Pass | Ply::Choose(_) => None,
            });
            Diagram::of_position(game.position_after(turns).clone(), last)
        };
        let look = match state.shown().setup.variant.game() {
            Game::Othello => view.board,
            Game::Gomoku => view.gomoku_board,
        };
        let tone = match look {
            BoardLook::Green => BoardTone::Green,
            BoardLook::Wood => BoardTone::Wood,
            BoardLook::Blue => BoardTone::Blue,
        };
        let options = PictureOptions { tone, ..PictureOptions::default() };
        match kind {
            PictureKind::Svg => picture::svg(&diagram, &options).into_bytes(),
            PictureKind::Png => picture::png(&diagram, &options),
        }
    }
}
