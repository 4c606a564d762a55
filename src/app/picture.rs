//! A position as a picture to be kept or sent: SVG, which any size can be made of, and PNG, painted as the window is.
//!
//! A picture is a pure function of a [`Diagram`] and of [`PictureOptions`]: the same ones give the same bytes.

mod drawing;
mod letters;
mod plan;
mod png;
mod svg;
mod tones;

use std::path::Path;

use crate::game::tree::{CellMark, GameTree, NodeId};
use crate::game::{Game, Ply, Position, Side};

pub use png::png;
pub use svg::svg;
pub use tones::BoardTone;

use super::art::Look;

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

    /// A picture of this kind, as the bytes of its file.
    pub fn draw(self, diagram: &Diagram, options: &PictureOptions) -> Vec<u8> {
        match self {
            Self::Svg => svg(diagram, options).into_bytes(),
            Self::Png => png(diagram, options),
        }
    }
}

/// The side that a picture may have, in pixels.
pub const SIDES: std::ops::RangeInclusive<u32> = 64..=4096;

/// How a picture is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each leaves out something else")]
pub struct PictureOptions {
    /// Its side in pixels, see [`SIDES`].
    pub side: u32,
    /// Whether the names of columns and rows stand around the board.
    pub coordinates: bool,
    /// Whether the last move and the row that won are marked.
    pub last_move: bool,
    /// Whether the letters and signs are drawn that somebody put on cells.
    pub marks: bool,
    /// Whether the values that are known of the next moves stand on their cells.
    pub values: bool,
    /// What the board is made of.
    pub tone: BoardTone,
    /// The look of the window.
    pub look: Look,
}

impl Default for PictureOptions {
    fn default() -> Self {
        Self {
            side: 800,
            coordinates: true,
            last_move: true,
            marks: true,
            values: true,
            tone: BoardTone::Green,
            look: Look::Light,
        }
    }
}

/// What there is to be seen of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    position: Position,
    last: Option<usize>,
    marks: Vec<CellMark>,
    values: Vec<Worth>,
}

/// What the next move on a cell is worth.
#[derive(Clone, Debug, PartialEq)]
struct Worth {
    cell: usize,
    /// As it is shown, for the side to move.
    text: String,
    /// Whether no other is better.
    is_best: bool,
}

impl Diagram {
    /// A position after its last move.
    pub fn of_position(position: Position, last: Option<usize>) -> Self {
        Self { position, last, marks: Vec::new(), values: Vec::new() }
    }

    /// A position of a game, with the signs that are on it, and what is known of the moves that follow.
    ///
    /// # Panics
    /// If the node is of another tree.
    pub fn of(tree: &GameTree, node: NodeId) -> Self {
        let last = match tree.node(node).ply() {
            Some(Ply::Place(cell)) => Some(cell),
            _ => None,
        };
        let position = tree.position(node);
        let side = position.side_to_move();
        let worth = |&id: &NodeId| {
            let Some(Ply::Place(cell)) = tree.node(id).ply() else { return None };
            let black = tree.node(id).values().first()?.black;
            Some((cell, if side == Side::Black { black } else { -black }))
        };
        let known: Vec<(usize, f32)> =
            tree.node(node).children().iter().filter_map(worth).collect();
        let best = known.iter().map(|&(_, worth)| worth).fold(f32::NEG_INFINITY, f32::max);
        let values = known.into_iter().map(|(cell, worth)| Worth {
            cell,
            text: worth_text(worth),
            is_best: worth >= best,
        });
        let values = values.collect();
        Self { last, marks: tree.node(node).marks().to_vec(), values, position }
    }

    fn game(&self) -> Game {
        self.position.game()
    }

    fn size(&self) -> u32 {
        u32::from(self.position.size())
    }

    /// What columns are called from the left, and rows from the top.
    fn names(&self) -> (Vec<String>, Vec<String>) {
        let size = self.size() as usize;
        let is_letter = |c: char| c.is_ascii_alphabetic();
        let name = |cell: usize| self.position.cell_name(cell);
        let columns =
            (0..size).map(|column| name(column).chars().filter(|&c| is_letter(c)).collect());
        let rows = (0..size).map(|row| name(row * size).trim_start_matches(is_letter).to_owned());
        (columns.collect(), rows.collect())
    }
}

/// A whole number, or one with a decimal where that says more.
fn worth_text(worth: f32) -> String {
    // Nought has no minus.
    let rounded = (worth * 10.0).round() / 10.0 + 0.0;
    if rounded.fract() == 0.0 || rounded.abs() >= 100.0 {
        format!("{rounded:+.0}")
    } else {
        format!("{rounded:+.1}")
    }
}
