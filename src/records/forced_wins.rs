//! Gomoku positions in which the side to move wins by force: a JSON array of objects with the keys `rule`
//! (`"freestyle"`, `"standard"`, `"renju"` or `"caro"`), `moves` (the points played so far, as in `"H8 I9"`), `side`
//! (to move, `"B"` or `"W"`) and, if known, `mate_plies` (the greatest length of the win). `size` defaults to 15; other
//! keys are ignored.

use serde::Deserialize;

use super::error::{ReadError, ReadErrorKind};
use super::json_place::{self, Value};
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
    let written: Vec<Written> =
        serde_json::from_str(text).map_err(|error| ReadError::of_json(&error))?;
    let positions = written.into_iter().enumerate();
    let known = positions.map(|(index, written)| {
        written.known().map_err(|reason| {
            let place = json_place::end_of(text, Value::Number(index));
            let detail = format!("position {}: {reason}", index + 1);
            ReadError::new(ReadErrorKind::UnsupportedBoard, place, detail)
        })
    });
    known.collect()
}

#[derive(Deserialize)]
struct Written {
    #[serde(default = "usual_size")]
    size: u8,
    rule: Ruleset,
    moves: String,
    side: Side,
    mate_plies: Option<u16>,
}

const fn usual_size() -> u8 {
    15
}

#[derive(Deserialize)]
enum Side {
    #[serde(rename = "B")]
    Black,
    #[serde(rename = "W")]
    White,
}

impl Written {
    /// The position, or why it is impossible.
    fn known(self) -> Result<KnownWin, String> {
        let mut position = Position::start(self.size, self.rule, Opening::Free)
            .map_err(|error| error.to_string())?;
        for name in self.moves.split_whitespace() {
            let point: Point = name.parse().map_err(|error| format!("{error}"))?;
            position.place(point).map_err(|error| format!("{name}: {error}"))?;
        }
        let to_move = match self.side {
            Side::Black => Stone::Black,
            Side::White => Stone::White,
        };
        if position.is_game_over() || position.to_move() != to_move {
            return Err("the moves leave the turn to somebody else".to_owned());
        }
        Ok(KnownWin { position, plies: self.mate_plies })
    }
}
