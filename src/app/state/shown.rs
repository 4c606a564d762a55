//! What the window shows of the state: one value for each property, one row for each delegate.

use std::time::Duration;

use super::study::line::{line_of, turns_of};
use super::{
    AnalysisShown, AppState, CellThreat, CellValue, CoachShown, Note, PracticeShown, Question,
    ReviewShown, SetUpShown, StudyShown, WARNING_TIME,
};
use crate::app::disk::Reason;
use crate::game::tree::Mark;
use crate::game::{
    Choice, Foul, How, Level, Mode, Mover, Outcome, PerSide, Phase, Ply, Position, Setup, Side,
    Tally, TimeControl,
};
use crate::openings::{self, Opening};
use crate::search::RankedMove;

/// Everything the window shows but the rows of the board and of the move list. Compare two of them
/// to see which properties have changed.
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
    /// Whoever has each side, or had it in the game that is studied.
    pub people: PerSide<Player>,
    /// The level of the machine that has a side now, `None` where a person has it.
    pub players: PerSide<Option<Level>>,
    /// What the program is called that has a side now, `None` where none has.
    pub programs: PerSide<Option<String>>,
    /// Whether mode, size, start and clock can be chosen now. Levels always can.
    pub can_change_setup: bool,
    /// Whether there are openings for the board and the start that were chosen.
    pub has_openings: bool,
    /// The colour of the next stone at the position that is shown.
    pub turn: Side,
    /// The side of the player whose turn it is there. It is another than `turn` only while a player places
    /// stones of both colours in an opening.
    pub side_in_turn: Side,
    /// The side whose clock runs: the clock is always that of the game, also while an old position is shown.
    pub clock_side: Side,
    /// The side that who opened the game has, once colours have been chosen in its course.
    pub opener: Option<Side>,
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
    /// Whether Resign would do something.
    pub can_resign: bool,
    /// Whether Rematch and Swap sides would do something.
    pub can_rematch: bool,
    /// The turns so far.
    pub move_count: usize,
    /// The turns up to the position that is shown.
    pub viewed_move: usize,
    /// Whether that is an old one.
    pub viewing_past: bool,
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
}

/// Whoever has a side of the game on the board, or had it in the game that is studied.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Whether it is the person in front of the window, playing against the machine.
    pub is_you: bool,
    /// The name in the record of the game that is studied; empty in a match, or if the record has none.
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
}

impl Hint {
    fn of(found: &RankedMove, rank: usize) -> Self {
        let RankedMove { score, exact, .. } = *found;
        Self { rank, score: score.discs(), exact, forced: score.forced() }
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
    /// `f5`, `pass`, or for a choice of the opening `black`, `white` or `two-more`.
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

impl AppState {
    /// What is shown of every scene, with nothing that could be done. Each scene adds its own.
    pub(super) fn shown_in_common(&self) -> Shown {
        let position = self.position();
        let setup = Setup {
            // Whoever sits there moves for both sides, without a clock.
            mode: Mode::TwoPlayers,
            time: TimeControl::Off,
            ..*self.game.setup()
        };
        Shown {
            phase: Phase::Running,
            setup,
            next: *self.chosen(),
            shares_seats: self.shares_seats(),
            you: None,
            people: PerSide::default(),
            players: PerSide::default(),
            programs: PerSide::default(),
            can_change_setup: false,
            has_openings: self.chosen().has_openings() && self.openings.is_some(),
            turn: position.side_to_move(),
            side_in_turn: position.player_of(position.player_to_move()),
            clock_side: self.game.side_in_turn(),
            opener: None,
            choices: &[],
            counts: position.counts(),
            time: PerSide::default(),
            time_warning: false,
            thinking: false,
            asked: self.asked(),
            must_pass: false,
            time_up: false,
            under_way: true,
            can_start: false,
            can_pause: false,
            can_skip: false,
            can_undo: false,
            can_redo: false,
            can_hint: false,
            can_resign: false,
            can_rematch: false,
            move_count: 0,
            viewed_move: 0,
            viewing_past: false,
            hint: None,
            outcome: None,
            tally: self.game.tally(),
            series: self.series_shown(),
            note: self.note.clone(),
            autosave_trouble: self.saves.trouble().cloned(),
            save_due: self.save_due(),
            study: StudyShown::default(),
            set_up: SetUpShown::default(),
            analysis: self.analysis_shown(),
            coach: self.coach_shown(),
            review: self.review_shown(),
            practice: self.practice_shown(),
        }
    }

    /// The best move of the hint on the board.
    pub(super) fn best_of_hint(&self) -> Option<Hint> {
        self.hint.as_ref().and_then(|(_, ranked)| Some(Hint::of(ranked.first()?, 1)))
    }

    /// The cells of the board that is shown, in row order.
    pub fn board_rows(&self) -> Vec<BoardRow> {
        let position = self.position();
        let playable = self.playable_position();
        let playable = playable.as_deref();
        let legal = playable.map(Position::legal_cells).unwrap_or_default();
        let placed: Vec<usize> = self
            .plies()
            .into_iter()
            .filter_map(|ply| match ply {
                Ply::Place(cell) => Some(cell),
                Ply::Pass | Ply::Choose(_) => None,
            })
            .collect();
        let cells = usize::from(position.size()).pow(2);
        let mut numbers = vec![0; cells];
        for (&cell, number) in placed.iter().zip(1..) {
            numbers[cell] = number;
        }
        let won = position.winning_cells();
        let mistake = self.mistake_here();
        let asked = self.coach_shown().asks.map(|it| it.cell);
        let threats = self.threatened();
        let black_moves = playable.is_some_and(|it| it.side_to_move() == Side::Black);
        let forbidden = if black_moves { Vec::new() } else { self.forbidden_cells() };
        let barred = |cell| forbidden.iter().find(|it| it.0 == cell).map(|it| it.1);
        let advised = self.advised();
        let value_of_mistake = |cell| mistake.as_ref().and_then(|it| it.value_on(cell));
        (0..cells)
            .map(|cell| BoardRow {
                stone: position.stone(cell),
                legal: legal.binary_search(&cell).is_ok(),
                last_move: placed.last() == Some(&cell),
                winning: won.binary_search(&cell).is_ok(),
                number: numbers[cell],
                foul: playable.and_then(|it| it.foul(cell)),
                mark: self.mark_on(cell).cloned(),
                hint: self.hint_on(cell),
                value: self.value_on(cell).or_else(|| value_of_mistake(cell)),
                chosen: self.is_chosen(cell),
                advised: advised == Some(cell),
                threat: threats[cell],
                barred: barred(cell),
                reason: mistake.as_ref().is_some_and(|it| it.shows(cell))
                    || asked == Some(cell)
                    || self.exercise_marks(cell),
                name: position.cell_name(cell),
            })
            .collect()
    }

    fn hint_on(&self, cell: usize) -> Option<Hint> {
        let (_, ranked) = self.hint.as_ref().filter(|_| self.view().is_none())?;
        let at = ranked.iter().position(|found| found.cell == cell)?;
        Some(Hint::of(&ranked[at], at + 1))
    }

    /// The turns of the game.
    pub fn move_rows(&self) -> Vec<MoveRow> {
        if let Some(study) = self.study() {
            let turns = turns_of(study.tree(), &line_of(study));
            let viewed = study.tree().depth(study.at());
            let rows = turns.into_iter().zip(1..).map(|((side, ply, how), number)| MoveRow {
                number,
                notation: study.position().ply_name(ply),
                side,
                how,
                current: number == viewed,
            });
            return rows.collect();
        }
        let counted = self.game.turns().iter().zip(1..);
        counted
            .map(|(turn, turns)| MoveRow {
                number: if turn.how == How::Chosen { 0 } else { self.moves_up_to(turns) },
                notation: self.game.position().ply_name(turn.ply),
                side: turn.side,
                how: turn.how,
                current: turns == self.viewed(),
            })
            .collect()
    }

    /// The moves among the first so many turns: all but the choices of an opening.
    pub(super) fn moves_up_to(&self, turns: usize) -> usize {
        let made = self.game.turns().iter().take(turns);
        made.filter(|turn| turn.how != How::Chosen).count()
    }

    /// The cells that would change colour if the person to move placed a stone on `cell` now; empty
    /// if that is not possible.
    pub fn changed_by(&self, cell: usize) -> Vec<usize> {
        self.playable_position().map_or_else(Vec::new, |position| position.changes(cell))
    }

    /// The opening that the moves up to the position that is shown have led to.
    pub fn opening(&self) -> Option<&'static Opening> {
        openings::along(self.tree()?.start().position(), self.plies())
    }

    /// The moves up to the position that is shown, by their names.
    pub fn line_to_here(&self) -> String {
        let position = self.position();
        let names = self.plies().into_iter().map(|ply| position.ply_name(ply));
        names.collect::<Vec<_>>().join(position.game().kind().separator)
    }

    /// The name of a cell, such as `f5`; empty off the board.
    pub fn cell_name(&self, cell: usize) -> String {
        self.position().cell_name(cell)
    }

    /// The cell with this name, in either case.
    pub fn cell_named(&self, name: &str) -> Option<usize> {
        self.position().cell_named(name)
    }

    pub(super) fn opener(&self) -> Option<Side> {
        let position = self.game.position();
        let is_settled = self.game.turns().iter().rev().any(|turn| turn.how == How::Chosen)
            && position.choices().is_empty()
            && position.opening_stones() == 0;
        // Who opens counts as Black until then.
        is_settled.then(|| position.player_of(Side::Black))
    }

    pub(super) fn is_warning(&self) -> bool {
        self.game.human_to_move()
            && self.game.clock_is_on()
            && self
                .game
                .time_left(self.game.side_in_turn())
                .is_some_and(|left| left <= WARNING_TIME)
    }

    /// Whether a click before the start makes the first move as well.
    pub(super) fn click_plays_first(&self) -> bool {
        let moves_first = self.game.mover() == Mover::Human && !self.plays_opening();
        self.game.phase() == Phase::Ready && moves_first
    }
}
