//! The painted pictures of the board: its ground and frame, discs, stones, their shadows and marks, as pixels. No Qt.
//!
//! A picture is a pure function of its [`Picture`] and of the size asked for, so that one can be painted once for
//! each size and look and be kept. The measures of a picture are pixels of the window; a display of 200 % asks for
//! twice as many of its own. The light falls from the top left in all of them.

mod board;
mod canvas;
mod colour;
mod disc;
mod ground;
mod noise;
mod request;
mod turn;

pub use board::Board;
pub use canvas::Canvas;
pub use colour::Rgb;
pub use disc::{Disc, Kind};
pub use ground::Material;
pub use request::RequestError;
pub use turn::TURN_FRAMES;

use crate::game::Side;

/// How many pixels of the window a picture of a board is wider than the board on each side, for its shadow.
pub const BOARD_PAD: u32 = 8;

/// The brightness of the window, which decides how strong lights and shadows are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
    /// Black, white, and no shades between.
    HighContrast,
}

/// What can be painted.
#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    /// A board with its frame, its lines and its shadow, [`BOARD_PAD`] pixels wider than itself all around.
    Board(Board),
    /// A disc or stone that lies on the board, without its shadow, in the middle of [`Disc::extent`].
    Disc(Disc),
    /// The shadow of such a one, in the same place.
    Shadow(Disc),
    /// The turn of a disc from this side to the other: [`TURN_FRAMES`] pictures beneath each other.
    Turn(Disc),
    /// A small disc for lists, with an outline that shows it on any paper; it fills its picture.
    Small(Disc),
    /// The mark of a legal move, in the colour of who may play it; it fills its picture.
    Mark(Disc),
}

impl Picture {
    /// Reads a request such as `disc?side=black&size=56&look=light`.
    ///
    /// # Errors
    /// Says what is missing or not understood.
    pub fn parse(request: &str) -> Result<Self, RequestError> {
        request::parse(request)
    }

    /// Its width and height in pixels of the window.
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

    /// Paints it over the whole canvas, whose width decides how many of its pixels make one of the window.
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

/// The tone of a side's ring or mark.
fn side_tone(side: Side) -> Rgb {
    match side {
        Side::Black => Rgb::hex(0x0a_0f_0d),
        Side::White => Rgb::hex(0xff_ff_ff),
    }
}
