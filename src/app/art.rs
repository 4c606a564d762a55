//! Painted pictures of the board and its ground, frame, discs, stones, shadows and marks, as pixels. Each is a pure
//! function of its [`Picture`] and the size, so it is painted once and cached. Measures are in pixels of the window; a
//! 200 % display asks for twice as many of its own. The light always comes from the top left.

mod board;
mod canvas;
mod colour;
mod disc;
mod ground;
mod look;
mod noise;
mod request;
mod turn;

pub use board::{BOARD_PAD, Board};
pub use canvas::Canvas;
pub(crate) use colour::Rgb;
pub use disc::{Disc, Kind};
pub(crate) use ground::Material;
pub use look::Look;
pub use request::RequestError;
pub use turn::TURN_FRAMES;

/// A picture to paint.
#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    /// A board with frame, lines and shadow, [`BOARD_PAD`] pixels wider than itself on each side.
    Board(Board),
    /// A disc or stone without its shadow, in the middle of [`Disc::extent`].
    Disc(Disc),
    /// Its shadow, in the same place.
    Shadow(Disc),
    /// A disc turning over from this side: [`TURN_FRAMES`] frames below each other.
    Turn(Disc),
    /// A small disc for lists, outlined to show on any background; it fills its picture.
    Small(Disc),
    /// The mark of a legal move, in the colour of the side to move; it fills its picture.
    Mark(Disc),
}

impl Picture {
    /// The width and height, in pixels of the window.
    pub fn size(&self) -> (u32, u32) {
        match self {
            Self::Board(board) => {
                let side = board.side() + 2 * BOARD_PAD;
                (side, side)
            }
            Self::Disc(disc) | Self::Shadow(disc) => (disc.extent(), disc.extent()),
            Self::Turn(disc) => (disc.extent(), disc.extent() * TURN_FRAMES),
            Self::Small(disc) | Self::Mark(disc) => (disc.size, disc.size),
        }
    }

    /// Paints the picture over the whole canvas, whose width sets the scale.
    pub fn paint(&self, canvas: &mut Canvas) {
        let scale = canvas.width() as f32 / self.size().0 as f32;
        match self {
            Self::Board(board) => board.paint(canvas, scale),
            Self::Disc(disc) => disc.paint(canvas, scale),
            Self::Shadow(disc) => disc.paint_shadow(canvas, scale),
            Self::Turn(disc) => turn::paint(*disc, canvas, scale),
            Self::Small(disc) => disc.paint_small(canvas, scale),
            Self::Mark(disc) => disc.paint_mark(canvas, scale),
        }
    }
}
