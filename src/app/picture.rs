//! A position as an image: SVG, which scales, and PNG, painted as in the window. The same [`Diagram`] and
//! [`PictureOptions`] give the same bytes.

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

/// An image format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureKind {
    /// Vector graphics.
    Svg,
    /// Pixels.
    Png,
}

impl PictureKind {
    /// The format of a file name with an image's extension.
    pub fn of_name(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "svg" => Some(Self::Svg),
            "png" => Some(Self::Png),
            _ => None,
        }
    }

    /// Draws the diagram; returns the bytes of the file.
    pub fn draw(self, diagram: &Diagram, options: &PictureOptions) -> Vec<u8> {
        match self {
            Self::Svg => svg(diagram, options).into_bytes(),
            Self::Png => png(diagram, options),
        }
    }
}

/// The range of an image's side, in pixels.
pub const SIDES: std::ops::RangeInclusive<u32> = 64..=4096;

/// What to draw, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each leaves out something else")]
pub struct PictureOptions {
    /// The side in pixels; see [`SIDES`].
    pub side: u32,
    /// Whether to draw coordinates.
    pub coordinates: bool,
    /// Whether to mark the last move and the winning row.
    pub last_move: bool,
    /// Whether to draw the letters and signs on cells.
    pub marks: bool,
    /// Whether to draw the known values of the next moves.
    pub values: bool,
    /// The board's colours.
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

/// A position to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    position: Position,
    last: Option<usize>,
    marks: Vec<CellMark>,
    values: Vec<Worth>,
}

#[derive(Clone, Debug, PartialEq)]
struct Worth {
    cell: usize,
    /// As shown, for the side to move.
    text: String,
    is_best: bool,
}

impl Diagram {
    /// A position after its last move.
    pub fn of_position(position: Position, last: Option<usize>) -> Self {
        Self { position, last, marks: Vec::new(), values: Vec::new() }
    }

    /// The position at a node, with its marks and the known values of the next moves.
    ///
    /// # Panics
    /// If the node belongs to another tree.
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

    /// The names of columns from the left, and of rows from the top.
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

/// An integer, or one decimal where it matters.
fn worth_text(worth: f32) -> String {
    // Turns -0 into 0.
    let rounded = (worth * 10.0).round() / 10.0 + 0.0;
    if rounded.fract() == 0.0 || rounded.abs() >= 100.0 {
        format!("{rounded:+.0}")
    } else {
        format!("{rounded:+.1}")
    }
}
