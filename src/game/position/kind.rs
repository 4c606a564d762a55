//! What has to be known of a game besides its rules, as `GameKind` in QML knows its looks and words.

use super::Variant;
use crate::game::time_out_rule::TimeOutRule;

/// What a game is like. Each gives its own beside its rules; nobody else has to know which game it is to find out.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct GameKind {
    /// Its English name, as in the names of files.
    pub name: &'static str,
    /// What the command line calls it.
    pub id: &'static str,
    /// What it is about in a few words, as the command line's help tells it.
    pub aim: &'static str,
    /// How it is usually played.
    pub usual: Variant,
    /// The start from which its openings have names.
    pub named: Option<Variant>,
    /// The board sizes that people are offered, the usual one among them.
    pub sizes: &'static [u8],
    /// The largest board there is.
    pub max_size: u8,
    /// Whether stones lie on the crossings of the lines.
    pub crossings: bool,
    /// Whether a turn can be left to the other side.
    pub knows_pass: bool,
    /// Whether the game ends on a full board on which the stones of both sides are counted: scores are in stones then.
    pub counts_stones: bool,
    /// Whether the engine solves endgames: searches the last moves to the end of the game.
    pub solves_endgame: bool,
    /// What may happen when a person's time is up, the first by default.
    pub time_out_rules: &'static [TimeOutRule],
    /// What stands between moves that are written one after another.
    pub separator: &'static str,
    /// What scores are counted in.
    pub unit: &'static str,
    /// How much of that an inaccuracy, a mistake and a blunder lose at least, whatever that does to the chance of winning:
    /// where the game is decided the chance hardly changes any more, and a corner given away is a mistake all the same.
    pub losses: [f32; 3],
    /// How much worse than the best a move may be to be shown as nearly as good, and beyond which it is shown as poor.
    pub value_steps: [f32; 2],
    /// How much worse than the best a book move may be and still be played, in hundredths of [`Self::unit`].
    pub book_margin: i16,
    /// Whether a book move needs a reply in the book, because play searches deeper than the book did.
    pub book_needs_reply: bool,
    /// Whether the board begins empty and takes a stone nearly anywhere, so that few of the moves mean anything.
    pub anywhere: bool,
    /// Its number in SGF, `GM`.
    pub sgf: u32,
    /// With how many stones on a board of so many cells the middle game and the endgame begin.
    pub phases: fn(usize) -> [usize; 2],
}

impl GameKind {
    /// How many of the moves of a position are shown with their values, the best ones.
    pub const fn valued_moves(&self) -> usize {
        if self.anywhere { 8 } else { usize::MAX }
    }
}
