//! The Generic Game Format of the servers GGS and of `NBoard`
//! (<https://www.skatgame.net/mburo/ggsa/ggf>): `(;GM[Othello]…B[F5]W[D6];)`.
//!
//! The first game of an archive is read. Tags that are not known are ignored. What is written keeps
//! to the tags that `NBoard` knows.

mod reader;
mod tags;
mod writer;

pub use super::annotated::{AnnotatedGame as Game, Clock, Note};
pub(super) use reader::place_of_board;
pub use reader::{end, facts, is_pass, note, read, read_game};
pub(crate) use writer::date;
pub use writer::{write, write_annotated, write_game};

use crate::game::{Side, Variant};
use crate::othello::StartLayout;

/// Every way in which a game can start on a board of this size.
fn variants(size: u8) -> impl Iterator<Item = Variant> {
    [StartLayout::Standard, StartLayout::Mirrored].into_iter().flat_map(move |layout| {
        Side::ALL.into_iter().map(move |first| Variant::Othello { size, layout, first })
    })
}
