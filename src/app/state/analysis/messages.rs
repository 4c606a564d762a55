//! What people do with the analysis, what is asked of it, and what of it the window shows.

use crate::analysis::{
    AnalysisResult, MoveValue, Opinion, Progress, Question, SecondQuestion, Trouble, percent,
};
use crate::app::state::exercise::WorthShown;
use crate::eval::Score;
use crate::game::tree::Certainty;
use crate::game::{Position, ProgramId, Side};
use crate::gomoku::Threat;

/// Something that people do with the analysis, or that comes of it.
#[derive(Clone, Debug, PartialEq)]
pub enum AnalysisEvent {
    /// Switches it on or off.
    Switch(bool),
    /// Something was found.
    Found(Box<AnalysisResult>),
    /// From here on looks only at these moves of the position on the board, until another position is there; at all of
    /// them if there are none.
    Choose(Vec<usize>),
    /// Adds this move to the chosen ones, or takes it from them if it is one.
    ChooseAlso(usize),
    /// From here on asks these programs for a second opinion, and no others; at most [`super::MAX_CONSULTED`].
    Consult(Vec<ProgramId>),
    /// A program has said something, or has done something wrong.
    Said(ProgramId, Box<Opinion>),
    /// Shows the position after so many plies of the line of that place of a program; [`Self::Preview`] ends it.
    PreviewSaid(ProgramId, usize, usize),
    /// Plays so many plies of the line of that place of a program in the study.
    PlaySaid(ProgramId, usize, usize),
    /// Shows the position after so many plies of the line of that place, or no more.
    Preview(Option<(usize, usize)>),
    /// Plays so many plies of the line of that place in the study.
    Play(usize, usize),
}

/// A position to analyse.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysisJob {
    /// Names the question; later ones have greater numbers.
    pub generation: u64,
    /// What is asked.
    pub question: Question,
}

/// What the window shows of the analysis besides the values on the board and the lines.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnalysisShown {
    /// Whether it is switched on.
    pub on: bool,
    /// Whether it has a position to look at, which takes that it is on.
    pub possible: bool,
    /// How far it is, if it has begun.
    pub progress: Option<Progress>,
    /// The cells of the moves that alone are looked at, in order; none if all are.
    pub chosen: Vec<usize>,
    /// How many moves are looked at.
    pub moves: usize,
    /// How many of them have an exact value.
    pub exact: usize,
    /// How many moves ahead those of them are looked at, at least, that are not exact; 0 while one has no value.
    pub depth: u8,
    /// Positions looked at in a second.
    pub speed: u64,
    /// What the position is worth for Black, and whether that is exact; `None` while it is not known.
    pub worth: Option<(WorthShown, Side)>,
    /// With which chance in percent Black wins; 0 and 100 only where that is proved; `None` while it is not known.
    pub percent: Option<u8>,
}

/// What a move is worth, as its cell and its line show it: in numbers for the eye, beside the best move's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellValue {
    /// What it is worth for the side to move, in the game's own unit.
    pub score: f32,
    /// How much better the best move is, in the game's own unit.
    pub loss: f32,
    /// With which chance in percent the side to move wins; 0 and 100 only where that is proved.
    pub percent: u8,
    /// Plies to a forced end: positive for a win, negative for a loss.
    pub forced: Option<i16>,
    /// How sure that is.
    pub certainty: Certainty,
    /// How it compares to the best move.
    pub gap: Gap,
    /// Whether it stands in the opening book, and nothing surer was found.
    pub book: bool,
}

/// How a move compares to the best one, by the steps of its [`GameKind`](crate::game::GameKind).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// No move is known to be better.
    Best,
    /// It is nearly as good.
    Near,
    /// It is less good.
    Middling,
    /// It is poor.
    Poor,
}

impl CellValue {
    pub(in crate::app::state) fn of(
        position: &Position,
        value: &MoveValue,
        best: Score,
        is_best: bool,
    ) -> Self {
        let loss = best.discs() - value.score.discs();
        let [near, poor] = position.game().kind().value_steps;
        let gap = match loss {
            _ if is_best => Gap::Best,
            loss if loss <= near => Gap::Near,
            loss if loss > poor => Gap::Poor,
            _ => Gap::Middling,
        };
        Self {
            score: value.score.discs(),
            loss,
            percent: percent(position, value),
            forced: value.score.forced(),
            certainty: value.certainty,
            gap,
            book: false,
        }
    }
}

/// A line that was found: a move and what is expected after it.
#[derive(Clone, Debug, PartialEq)]
pub struct LineRow {
    /// What the move is worth.
    pub value: CellValue,
    /// The stones that are placed, and by whom; passes are left out.
    pub plies: Vec<(Side, String)>,
}

/// What a cell has to do with the strongest threat that it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellThreat {
    /// An open four, a four or an open three.
    pub threat: Threat,
    /// Whose it is.
    pub side: Side,
    /// Whether it is that of the side to move.
    pub own: bool,
}

/// A question for a program.
#[derive(Clone, Debug, PartialEq)]
pub struct OpinionJob {
    /// Which program it is.
    pub program: ProgramId,
    /// What is asked.
    pub question: SecondQuestion,
}

/// What the window shows of the opinion of a program besides its values and lines.
#[derive(Clone, Debug, PartialEq)]
pub struct OpinionShown {
    /// Which program it is.
    pub program: ProgramId,
    /// What it is called.
    pub name: String,
    /// How far it is; `None` if it is not asked, because nothing is analysed, or another game than it plays.
    pub progress: Option<Progress>,
    /// How many legal moves there are.
    pub moves: usize,
    /// Of how many of them it has said something.
    pub known: usize,
    /// Why it says nothing, or nothing more.
    pub trouble: Option<Trouble>,
}
