//! What the window shows of the state: one value for each property, one row for each delegate.

use std::time::Duration;

use super::{
    AnalysisShown, CellThreat, CellValue, CoachShown, DepartedShown, DrillShown, InsightShown,
    LessonShown, MineShown, Note, OpeningsShown, PracticeShown, PuzzleShown, Question, ReviewShown,
    SetUpShown, Status, StudyShown,
};
use crate::analysis::percent_of;
use crate::app::disk::Reason;
use crate::game::tree::Mark;
use crate::game::{
    Choice, Foul, How, Outcome, PerSide, Phase, Position, Setup, Side, Skill, Tally,
};
use crate::search::RankedMove;

/// Everything the window shows but the rows of the board and of the move list. Comparing two tells what has changed.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a property of the window's own")]
pub struct Shown {
    /// Where the match is between its set-up and its end.
    pub phase: Phase,
    /// What was chosen: mode, size, start, levels, clock.
    pub setup: Setup,
    /// What is chosen for the next game.
    pub next: Setup,
    /// Whether strengths that are chosen are those of the game on the board as well.
    pub shares_seats: bool,
    /// The side of the person who plays against the machine; `None` without such a person.
    pub you: Option<Side>,
    /// Whoever has each side, or had it in the studied game.
    pub people: PerSide<Player>,
    /// The level of the machine that has a side now, `None` where a person has it.
    pub players: PerSide<Option<Skill>>,
    /// What the program is called that has a side now, `None` where none has.
    pub programs: PerSide<Option<String>>,
    /// Whether mode, size, start and clock can be chosen now. Levels always can.
    pub can_change_setup: bool,
    /// Where the finished game on the board left the person's lines.
    pub departed: Option<DepartedShown>,
    /// What there is for the machine to play into in the next game.
    pub mine: MineShown,
    /// Whether there are openings for the board and the start that were chosen.
    pub has_openings: bool,
    /// The colour of the next stone at the position that is shown.
    pub turn: Side,
    /// The side whose player is in turn there; another than `turn` only while a player places stones of both colours.
    pub side_in_turn: Side,
    /// The side whose clock runs: the clock is always that of the game, also while an old position is shown.
    pub clock_side: Side,
    /// The side that who opened the game has, once colours have been chosen in its course.
    pub opener: Option<Side>,
    /// Whether the opening wants a choice there before a move.
    pub choosing: bool,
    /// The choices of the opening that a person has to make.
    pub choices: &'static [Choice],
    /// The stones on the board that is shown.
    pub counts: PerSide<usize>,
    /// What each side has on its clock, `None` without a clock.
    pub time: PerSide<Option<Duration>>,
    /// Whether the last seconds of a person's time are running.
    pub time_warning: bool,
    /// Whether it is the machine's turn at the position that is shown.
    pub thinking: bool,
    /// What is asked before the game on the board is left.
    pub asked: Option<Question>,
    /// Whether a person is to move and has no legal move.
    pub must_pass: bool,
    /// Whether it is asked if a side keeps its turn whose time is up.
    pub time_up: bool,
    /// Whether Start shows "Reset".
    pub under_way: bool,
    /// Whether Start would start.
    pub can_start: bool,
    /// Whether Pause or Continue would do something.
    pub can_pause: bool,
    /// Whether Skip would do something.
    pub can_skip: bool,
    /// Whether Undo would do something.
    pub can_undo: bool,
    /// Whether Redo would do something.
    pub can_redo: bool,
    /// Whether Hint would do something.
    pub can_hint: bool,
    /// Whether Copy would do something.
    pub can_copy: bool,
    /// Whether Resign would do something.
    pub can_resign: bool,
    /// Whether Rematch and Swap sides would do something.
    pub can_rematch: bool,
    /// The turns so far.
    pub move_count: usize,
    /// Of those, the moves: choices and offers of an opening are none.
    pub played: usize,
    /// The turns up to the position that is shown.
    pub viewed_move: usize,
    /// Whether that is an old one.
    pub viewing_past: bool,
    /// What is walked through move by move.
    pub walk: Walk,
    /// The best move of the hint on the board.
    pub hint: Option<Hint>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
    /// The finished games of those who play, as the sides that they have now see them.
    pub tally: Tally,
    /// The match of several games that is played.
    pub series: Option<SeriesShown>,
    /// What the status line says.
    pub note: Note,
    /// Why the game can't be kept at the moment, if it can't.
    pub autosave_trouble: Option<Reason>,
    /// Whether a save has not come to its end for longer than can be overlooked.
    pub save_due: bool,
    /// What is studied, if that is on the board.
    pub study: StudyShown,
    /// What is set up, if that is on the board.
    pub set_up: SetUpShown,
    /// How the analysis of the position stands.
    pub analysis: AnalysisShown,
    /// What is asked before a move is made.
    pub coach: CoachShown,
    /// How the review of the game stands.
    pub review: ReviewShown,
    /// The exercise, if there is one.
    pub practice: PracticeShown,
    /// The puzzle, if there is one.
    pub puzzle: PuzzleShown,
    /// The lesson, if there is one.
    pub lesson: LessonShown,
    /// The openings that are learnt.
    pub openings: OpeningsShown,
    /// The picture of one's own play.
    pub insight: InsightShown,
    /// The drill, if there is one.
    pub drill: DrillShown,
}

/// Whoever has a side of the game on the board, or had it in the studied game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Whether it is the person in front of the window, playing against the machine.
    pub is_you: bool,
    /// The name in the record of the studied game; empty in a match, or if the record has none.
    pub recorded: String,
}

/// What is shown of a match of several games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeriesShown {
    /// How many games there are to be.
    pub games: u32,
    /// Which one is on the board, counted from 1.
    pub number: u32,
    /// Games won by those who have the sides now.
    pub wins: PerSide<u32>,
    /// Games that nobody won.
    pub draws: u32,
    /// Whether every game is played.
    pub is_done: bool,
}

/// What is walked through move by move: the line of a solved puzzle or exercise, else the game on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    /// How many of its moves are on the board.
    pub shown: usize,
    /// How many it has.
    pub length: usize,
    /// Whether it is such a line.
    pub is_line: bool,
}

impl Walk {
    pub(super) fn of_game(shown: usize, length: usize) -> Self {
        Self { shown, length, is_line: false }
    }

    /// The walk through a line; `None` if there are no moves in it.
    pub(super) fn of_line(shown: usize, length: usize) -> Option<Self> {
        (length > 0).then_some(Self { shown, length, is_line: true })
    }
}

/// A hint on a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hint {
    /// 1 for the best move, 2 for the second best.
    pub rank: usize,
    /// What it is worth for the side to move, in the game's own unit.
    pub score: f32,
    /// Whether that is proven.
    pub exact: bool,
    /// Plies to a forced end: positive for a win, negative for a loss.
    pub forced: Option<i16>,
    /// The winning chance of the side to move in percent; 0 and 100 only where proved.
    pub percent: u8,
}

impl Hint {
    pub(super) fn of(position: &Position, found: &RankedMove, rank: usize) -> Self {
        let RankedMove { score, exact, .. } = *found;
        let percent = percent_of(position, score, exact);
        Self { rank, score: score.discs(), exact, forced: score.forced(), percent }
    }
}

/// A cell of the board.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a property of the window's own")]
pub struct BoardRow {
    /// The stone on it.
    pub stone: Option<Side>,
    /// Whether the person to move may place a stone there.
    pub legal: bool,
    /// Whether the latest stone was placed there.
    pub last_move: bool,
    /// Which of the fifth moves that are offered it is, counted from 1; 0 if it is none.
    pub offered: usize,
    /// Whether its stone belongs to the row that won.
    pub winning: bool,
    /// Which stone it was, counted from 1; 0 if the cell is empty or the game began with its stone.
    pub number: usize,
    /// Why the person to move may not place a stone on this empty cell, where a rule forbids it.
    pub foul: Option<Foul>,
    /// The sign that stands on it in a study.
    pub mark: Option<Mark>,
    /// What the hint says of it, if it is one of the best moves.
    pub hint: Option<Hint>,
    /// What the analysis says of a move there.
    pub value: Option<CellValue>,
    /// Whether it is one of the moves that alone are analysed.
    pub chosen: bool,
    /// Whether the program that is asked for a second opinion thinks best of it.
    pub advised: bool,
    /// The threat that it belongs to while the position is analysed: with its stone, or as the place of the next.
    pub threat: Option<CellThreat>,
    /// Why Black may not play there, where the other side is to move and the position is analysed.
    pub barred: Option<Foul>,
    /// Whether the reason of a mistake speaks of it, or it is asked if a stone shall really be placed there.
    pub reason: bool,
    /// Its name, such as `f5`.
    pub name: String,
}

/// A turn in the move list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// Counted from 1; 0 for a choice of the opening, which is no move.
    pub number: usize,
    /// The name of the ply, such as `f5`, `pass`, `black` or `offer-h9`.
    pub notation: String,
    /// The side to move, and so the colour of the stone if one was placed.
    pub side: Side,
    /// Why it came to that.
    pub how: How,
    /// Whether the board shows the position after it.
    pub current: bool,
}

impl MoveRow {
    /// Returns whether the turn was left to the other side.
    pub fn is_pass(&self) -> bool {
        matches!(self.how, How::ForcedPass | How::Skipped | How::TimedOut)
    }

    /// Returns whether it was a choice of the opening.
    pub fn is_choice(&self) -> bool {
        self.how == How::Chosen
    }
}

impl Shown {
    /// Whether the status line adds that the game is paused: after a reset or a file nothing else says how to go on.
    pub fn tells_pause(&self) -> bool {
        let comes_back = matches!(
            self.note.status,
            Status::Undone
                | Status::Redone
                | Status::ResetUndone
                | Status::Opened
                | Status::OpenedPartly
        );
        comes_back && self.phase == Phase::Paused
    }

    /// Whether the status line adds the result.
    pub fn tells_result(&self) -> bool {
        matches!(
            self.note.status,
            Status::Resigned | Status::GameOver | Status::TimeUpCounted | Status::StudiedEnd
        )
    }
}
