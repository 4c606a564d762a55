//! What a text states about a position.

use super::words::Words;
use crate::game::{Position, Side};
use crate::gomoku::{Foul, Threat};

/// Something that is true of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Stones of Black and of White.
    Stones(usize, usize),
    /// Empty cells.
    Empty(usize),
    /// Whose turn it is.
    Turn(Side),
    /// The game is over, and this side has won.
    Won(Side),
    /// The line so far has this English name.
    Opening(String),
    /// Othello: the legal moves of the side to move, all of them.
    Legal(Vec<usize>),
    /// Othello: moves that a side would have if it were to move.
    Moves(Side, usize),
    /// Othello: a side could play each of these if it were to move.
    Can(Side, Vec<usize>),
    /// Othello: a side could play none of these if it were to move.
    Cannot(Side, Vec<usize>),
    /// Othello: discs that the side to move turns on this square.
    Turns(usize, usize),
    /// Othello: the side to move has to pass.
    Pass,
    /// Othello: the discs on these squares can never be turned.
    Stable(Vec<usize>),
    /// Othello: discs of a side beside an empty square.
    Frontier(Side, usize),
    /// Othello: sizes of the regions of empty squares, which touch also by their corners; largest first.
    Regions(Vec<usize>),
    /// Othello: the final score of a side with best play.
    Score(Side, i32),
    /// Gomoku: all points that win for a side with its next stone.
    Fives(Side, Vec<usize>),
    /// Gomoku: how many threats of a kind a side has on the board.
    Threats(Side, Threat, usize),
    /// Gomoku: a side would win by fours alone if it were to move, or would not.
    Fours(Side, bool),
    /// Gomoku: the side to move wins by fours and threes.
    ForcedWin,
    /// Renju: the points are forbidden for this reason if Black is to move.
    Forbidden(Foul, Vec<usize>),
    /// Renju: Black may play these.
    Allowed(Vec<usize>),
}

/// A fact, and the moves after which it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Moves played from the position that it is about.
    pub after: Vec<usize>,
    /// What is true then.
    pub fact: Fact,
    /// As it is written.
    pub text: String,
}

impl Claim {
    /// Reads a claim as files have it: a fact, with moves and a colon before it where it holds after them.
    pub(super) fn read(text: &str, position: &Position) -> Result<Self, String> {
        let (after, fact) = text.split_once(':').unwrap_or(("", text));
        let after = Words::new(after, position).cells()?;
        let mut words = Words::new(fact, position);
        let fact = Fact::read(&mut words)?;
        words.end()?;
        Ok(Self { after, fact, text: text.to_owned() })
    }
}

impl Fact {
    fn read(words: &mut Words<'_>) -> Result<Self, String> {
        Ok(match words.word("a claim")? {
            "stones" | "discs" => Self::Stones(words.count()?, words.count()?),
            "empty" => Self::Empty(words.count()?),
            "turn" => Self::Turn(words.side()?),
            "won" => Self::Won(words.side()?),
            "opening" => Self::Opening(words.rest()),
            "legal" => Self::Legal(words.cells()?),
            "moves" => Self::Moves(words.side()?, words.count()?),
            "can" => Self::Can(words.side()?, words.cells()?),
            "cannot" => Self::Cannot(words.side()?, words.cells()?),
            "turns" => Self::Turns(words.cell()?, words.count()?),
            "pass" => Self::Pass,
            "stable" => Self::Stable(words.cells()?),
            "frontier" => Self::Frontier(words.side()?, words.count()?),
            "regions" => Self::Regions(words.counts()?),
            "score" => Self::Score(words.side()?, words.number()?),
            "fives" => Self::Fives(words.side()?, words.cells()?),
            "threats" => {
                let side = words.side()?;
                let threat = match words.word("open-three, four or open-four")? {
                    "open-three" => Threat::OpenThree,
                    "four" => Threat::Four,
                    "open-four" => Threat::OpenFour,
                    other => return Err(format!("{other:?} is not a threat")),
                };
                Self::Threats(side, threat, words.count()?)
            }
            "fours" => Self::Fours(words.side()?, true),
            "no-fours" => Self::Fours(words.side()?, false),
            "forced-win" => Self::ForcedWin,
            "forbidden" => {
                let foul = match words.word("a foul")? {
                    "overline" => Foul::Overline,
                    "double-four" => Foul::DoubleFour,
                    "double-three" => Foul::DoubleThree,
                    other => return Err(format!("{other:?} is not a foul")),
                };
                Self::Forbidden(foul, words.cells()?)
            }
            "allowed" => Self::Allowed(words.cells()?),
            other => return Err(format!("{other:?} is not a claim")),
        })
    }
}
