//! One labelled position, and its 26 bytes.

use crate::eval::Score;
use crate::othello::Board;

/// Where the label's score comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Label {
    /// A search to this depth.
    Search(u8),
    /// Best play to the end.
    Exact,
}

/// How the position came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// In the game.
    Game,
    /// By a move that was not played.
    SideLine,
}

/// A position and its score.
///
/// | bytes | |
/// |--:|---|
/// | 8 | discs of the side to move: bit 0 is a1, bit 7 is h1, bit 63 is h8 |
/// | 8 | discs of the other side |
/// | 4 | number of the game; with the seed in the file's description it decides everything |
/// | 2 | score for the side to move, in hundredths of a disc |
/// | 1 | outcome of the game for the side to move in discs, -128 if it says nothing about the position |
/// | 1 | depth of the search; 0 if the score is exact |
/// | 1 | flags: 1 a side line, 2 a random move follows in the game |
/// | 1 | empty squares |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Record {
    /// The position, seen from the side to move, which has a legal move.
    pub board: Board,
    /// The number of its game; games are held out from fitting as a whole.
    pub game: u32,
    /// The score for the side to move.
    pub score: Score,
    /// Where the score comes from.
    pub label: Label,
    /// The game's final margin in discs for the side to move, if only good moves followed.
    pub outcome: Option<i8>,
    /// How the position came about.
    pub origin: Origin,
    /// Whether a random move followed, so that the rest of the game says nothing about the position.
    pub is_left_at_random: bool,
}

impl Record {
    /// The length of a record in a file.
    pub const BYTES: usize = 26;
    const NO_OUTCOME: i8 = i8::MIN;
    const SIDE_LINE: u8 = 1;
    const LEFT_AT_RANDOM: u8 = 2;

    /// Encodes the record.
    pub fn to_bytes(&self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        bytes[0..8].copy_from_slice(&self.board.player().to_le_bytes());
        bytes[8..16].copy_from_slice(&self.board.opponent().to_le_bytes());
        bytes[16..20].copy_from_slice(&self.game.to_le_bytes());
        bytes[20..22].copy_from_slice(&self.score.hundredths().to_le_bytes());
        bytes[22] = self.outcome.unwrap_or(Self::NO_OUTCOME).to_le_bytes()[0];
        bytes[23] = match self.label {
            Label::Search(depth) => depth,
            Label::Exact => 0,
        };
        bytes[24] = match self.origin {
            Origin::Game => 0,
            Origin::SideLine => Self::SIDE_LINE,
        };
        bytes[24] |= if self.is_left_at_random { Self::LEFT_AT_RANDOM } else { 0 };
        bytes[25] = self.board.empty_count() as u8;
        bytes
    }

    /// Decodes a record; `None` for overlapping discs, impossible values or unknown flags.
    pub fn from_bytes(bytes: &[u8; Self::BYTES]) -> Option<Self> {
        let word = |at: usize| u64::from_le_bytes(std::array::from_fn(|i| bytes[at + i]));
        let board = Board::new(word(0), word(8))?;
        let outcome = i8::from_le_bytes([bytes[22]]);
        let score = i16::from_le_bytes([bytes[20], bytes[21]]);
        let is_valid = (-6400..=6400).contains(&score)
            && (outcome == Self::NO_OUTCOME || (-64..=64).contains(&outcome))
            && u32::from(bytes[25]) == board.empty_count()
            && u32::from(bytes[23]) <= board.empty_count();
        let (origin, is_left_at_random) = match bytes[24] {
            0 => (Origin::Game, false),
            Self::SIDE_LINE => (Origin::SideLine, false),
            Self::LEFT_AT_RANDOM => (Origin::Game, true),
            _ => return None,
        };
        is_valid.then(|| Self {
            board,
            game: u32::from_le_bytes([bytes[16], bytes[17], bytes[18], bytes[19]]),
            score: Score::from_hundredths(score),
            label: if bytes[23] == 0 { Label::Exact } else { Label::Search(bytes[23]) },
            outcome: (outcome != Self::NO_OUTCOME).then_some(outcome),
            origin,
            is_left_at_random,
        })
    }
}
