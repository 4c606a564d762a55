//! What has to be known of a game besides its rules, as `GameKind` in QML knows its looks and words.

use super::Variant;
use crate::game::time_out_rule::TimeOutRule;

/// What a game is like; nobody else has to know which game it is to find out.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct GameKind {
    /// Its English name.
    pub name: &'static str,
    /// Its name on the command line.
    pub id: &'static str,
    /// What it is about, for the command line's help.
    pub aim: &'static str,
    /// Its usual variant.
    pub usual: Variant,
    /// The start from which its openings have names.
    pub named: Option<Variant>,
    /// The board sizes that people are offered.
    pub sizes: &'static [u8],
    /// The largest board there is.
    pub max_size: u8,
    /// Whether stones lie on the crossings of the lines.
    pub crossings: bool,
    /// Whether a turn can be passed.
    pub knows_pass: bool,
    /// Whether stones are counted on a full board: scores are in stones then.
    pub counts_stones: bool,
    /// Whether the engine solves endgames: searches the last moves to the end of the game.
    pub solves_endgame: bool,
    /// The rules for a person's time-out, the usual one first.
    pub time_out_rules: &'static [TimeOutRule],
    /// The separator of written moves.
    pub separator: &'static str,
    /// The unit of scores.
    pub unit: &'static str,
    /// The least losses of an inaccuracy, a mistake and a blunder, in that unit. Where the game is decided the chance of
    /// winning hardly changes, but a corner given away is a mistake all the same.
    pub losses: [f32; 3],
    /// The most that a move shown as good may be worse than the best, and the least for one shown as poor.
    pub value_steps: [f32; 2],
    /// The most that a book move may be worse than the best, in hundredths of [`Self::unit`].
    pub book_margin: i16,
    /// Whether a book move needs a reply in the book, because play searches deeper than the book did.
    pub book_needs_reply: bool,
    /// Whether a stone may go nearly anywhere from the start, so that few of the moves mean anything.
    pub anywhere: bool,
    /// Its number in SGF, `GM`.
    pub sgf: u32,
    /// The stones with which middle game and endgame begin, by the cells of the board.
    pub phases: fn(usize) -> [usize; 2],
}

impl GameKind {
    /// How many of a position's moves, the best ones, are shown with their values.
    pub(crate) const fn valued_moves(&self) -> usize {
        if self.anywhere { 8 } else { usize::MAX }
    }
}
