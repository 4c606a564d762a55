//! Gomoku positions in which the side to move wins by force: a JSON array of objects with the keys `rule`
//! (`"freestyle"`, `"standard"`, `"renju"` or `"caro"`), `moves` (the points played so far, as in `"H8 I9"`), `side`
//! (to move, `"B"` or `"W"`) and, if known, `mate_plies` (the greatest length of the win). `size` defaults to 15; other
//! keys are ignored.

use serde::Deserialize;

use super::error::{ReadError, ReadErrorKind};
use super::json_place;
use crate::gomoku::{Opening, Point, Position, Ruleset, Stone};

/// A position and its known win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownWin {
    /// The position; the side to move wins.
    pub position: Position,
    /// The greatest length of the win in plies, if known.
    pub plies: Option<u16>,
}

/// Reads a file.
///
/// # Errors
/// [`ReadErrorKind::Syntax`] with the line and column of the error, and [`ReadErrorKind::UnsupportedBoard`] with the
/// number of an unplayable position, and the place where it ends.
pub fn read(text: &str) -> Result<Vec<KnownWin>, ReadError> {
    json_place::read_list(text, Written::known, |place, number, reason| {
        let detail = format!("position {number}: {reason}");
        ReadError::new(ReadErrorKind::UnsupportedBoard, place, detail)
    })
}

#[derive(Deserialize)]
struct Written {
    #[serde(default = "json_place::usual_size")]
    size: u8,
    rule: Ruleset,
    moves: String,
    #[serde(with = "Side")]
    side: Stone,
    mate_plies: Option<u16>,
}

#[derive(Deserialize)]
#[serde(remote = "Stone")]
enum Side {
    #[serde(rename = "B")]
    Black,
    #[serde(rename = "W")]
    White,
}

impl Written {
    fn known(self) -> Result<KnownWin, String> {
        let mut position = Position::start(self.size, self.rule, Opening::Free)
            .map_err(|error| error.to_string())?;
        for name in self.moves.split_whitespace() {
            let point: Point = name.parse().map_err(|error| format!("{error}"))?;
            position.place(point).map_err(|error| format!("{name}: {error}"))?;
        }
        if position.is_game_over() || position.to_move() != self.side {
            return Err("the other side is to move after the moves".to_owned());
        }
        Ok(KnownWin { position, plies: self.mate_plies })
    }
}
