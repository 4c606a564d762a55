//! What people do with the analysis, what is asked of it, and what of it the window shows.

use std::time::Duration;

use crate::analysis::{
    AnalysisResult, Balanced, MoveValue, Opinion, Progress, Question, SecondQuestion, Stones,
    Trouble, percent,
};
use crate::app::state::exercise::WorthShown;
use crate::eval::Score;
use crate::game::tree::Certainty;
use crate::game::{Game, Position, ProgramId, Side};
use crate::gomoku::{self, Threat};

/// An event of the analysis.
#[derive(Clone, Debug, PartialEq)]
pub enum AnalysisEvent {
    /// Something was found.
    Found(Box<AnalysisResult>),
    /// Analyses only these moves of the position on the board; all of them if there are none.
    Choose(Vec<usize>),
    /// Adds this move to the chosen ones, or removes it.
    ChooseAlso(usize),
    /// Consults this program, or none, on positions of a game from here on, and remembers that.
    ConsultFor(Game, Option<ProgramId>),
    /// A program has given its opinion, or failed.
    Said(ProgramId, Box<Opinion>),
    /// Previews a program's line, by its place and plies; [`Self::Preview`] ends that.
    PreviewSaid(ProgramId, usize, usize),
    /// Plays a program's line in the study, by its place and plies.
    PlaySaid(ProgramId, usize, usize),
    /// Previews a line, by its place and plies, or ends that.
    Preview(Option<(usize, usize)>),
    /// Plays a line in the study, by its place and plies.
    Play(usize, usize),
    /// Looks for the stones that balance the position on the board.
    Balance(Stones),
    /// They were found, by the job with this number.
    Balanced(u64, Vec<Balanced>),
    /// Plays stones that balance the position in the study, by their place.
    PlayBalanced(usize),
}

/// A position of Gomoku to balance.
#[derive(Clone, Debug, PartialEq)]
pub struct BalanceJob {
    /// The number of the job; they count up.
    pub number: u64,
    /// The position.
    pub position: gomoku::Position,
    /// How many stones.
    pub stones: Stones,
}

/// What the window shows of stones that balance a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BalanceShown {
    /// Whether they can be looked for.
    pub possible: bool,
    /// How many stones are or were looked for; `None` if none were in this position.
    pub asked: Option<Stones>,
    /// What was found, the most even first; `None` while it is looked for.
    pub found: Option<Vec<BalancedRow>>,
}

/// Stones that balance a game.
#[derive(Clone, Debug, PartialEq)]
pub struct BalancedRow {
    /// Their cells, in the order in which they are placed.
    pub cells: Vec<usize>,
    /// The value for Black after them.
    pub score: f32,
    /// Black's winning chance in percent.
    pub percent: u8,
}

/// A position to analyse.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysisJob {
    /// The number of the question; they count up.
    pub generation: u64,
    /// The question.
    pub question: Question,
}

/// What the window shows of the analysis besides values and lines.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnalysisShown {
    /// Whether it is switched on.
    pub on: bool,
    /// Whether it is on and has a position.
    pub possible: bool,
    /// Its progress, if it has begun.
    pub progress: Option<Progress>,
    /// The moves analysed alone, in order; empty for all.
    pub chosen: Vec<usize>,
    /// Moves analysed.
    pub moves: usize,
    /// Those with an exact value.
    pub exact: usize,
    /// The minimum depth of the others; 0 while one has no value.
    pub depth: u8,
    /// Positions searched per second.
    pub speed: u64,
    /// About how long until all moves analysed are exact; `None` where that can't be told.
    pub until_exact: Option<Duration>,
    /// The value of the position and the side it is for; `None` while it is not known.
    pub worth: Option<(WorthShown, Side)>,
    /// Black's winning chance in percent; 0 and 100 only where proved; `None` while it is not known.
    pub percent: Option<u8>,
    /// How likely no other move is better than the best one, in percent; `None` while it is not known, or where nothing was
    /// measured.
    pub best_is_best: Option<u8>,
    /// The stones that balance it.
    pub balance: BalanceShown,
}

/// The value of a move beside the best one, as its cell and its line show it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CellValue {
    /// The value for the side to move, in the game's unit.
    pub score: f32,
    /// How much better the best move is, in the game's unit.
    pub loss: f32,
    /// The winning chance of the side to move in percent; 0 and 100 only where proved.
    pub percent: u8,
    /// Plies to a forced end: positive for a win, negative for a loss.
    pub forced: Option<i16>,
    /// How certain the value is.
    pub certainty: Certainty,
    /// How far it may be off: the standard deviation of the true score around it, in the game's unit; 0 if it is exact or
    /// nothing was measured, as of the book and other programs.
    pub spread: f32,
    /// How it compares to the best move.
    pub gap: Gap,
    /// Whether it comes from the opening book.
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
            spread: 0.0,
            gap,
            book: false,
        }
    }
}

/// A line: a move and the expected play after it.
#[derive(Clone, Debug, PartialEq)]
pub struct LineRow {
    /// The value of the move.
    pub value: CellValue,
    /// The stones that are placed, and by whom; passes are left out.
    pub plies: Vec<(Side, String)>,
}

/// The strongest threat a cell belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellThreat {
    /// An open four, a four or an open three.
    pub threat: Threat,
    /// Whose it is.
    pub side: Side,
    /// Whether the side to move makes it.
    pub own: bool,
}

/// A question to a program.
#[derive(Clone, Debug, PartialEq)]
pub struct OpinionJob {
    /// The program.
    pub program: ProgramId,
    /// The question.
    pub question: SecondQuestion,
}

/// What the window shows of a program's opinion besides values and lines.
#[derive(Clone, Debug, PartialEq)]
pub struct OpinionShown {
    /// The program.
    pub program: ProgramId,
    /// Its name.
    pub name: String,
    /// Its progress; `None` if it is not asked, because nothing is analysed or it plays another game.
    pub progress: Option<Progress>,
    /// Legal moves.
    pub moves: usize,
    /// Those it has valued.
    pub known: usize,
    /// Why it is silent.
    pub trouble: Option<Trouble>,
}
