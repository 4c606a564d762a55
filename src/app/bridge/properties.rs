//! What the game's properties say: the state's own words turned into Qt's.

use std::time::Duration;

use cxx_qt_lib::{QList, QString};

use super::game::{GameRust, ffi};
use crate::app::driver::Driver;
use crate::app::state::Status;
use crate::game::{
    self, Choice, End, Ending, Finish, IllegalPly, Mode, Opening, Phase, Side, TimeControl, Variant,
};
use crate::gomoku::{Foul, Ruleset};
use crate::othello::StartLayout;
use crate::records::ReadErrorKind;

impl Default for GameRust {
    fn default() -> Self {
        Self::of(&super::driver().borrow())
    }
}

impl GameRust {
    /// The properties as they are now.
    pub(super) fn of(driver: &Driver) -> Self {
        let shown = driver.state().shown();
        let setup = shown.setup;
        let clock = driver.clock_choice();
        let variant = setup.variant;
        let (layout, first) = match variant {
            Variant::Othello { layout, first, .. } => (layout, first),
            Variant::Gomoku { .. } => (StartLayout::default(), Side::Black),
        };
        let rules = match variant {
            Variant::Gomoku { rules, .. } => rules,
            Variant::Othello { .. } => Ruleset::default(),
        };
        let note = shown.note;
        let outcome = shown.outcome;
        let score = outcome.and_then(|outcome| outcome.score);
        let hint = shown.hint;
        Self {
            phase: shown.phase.into(),
            mode: setup.mode.into(),
            kind: variant.game().into(),
            sizes: list_of_sizes(variant.game()),
            rules: rules.into(),
            swap2: variant.swaps_colours(),
            has_swap2: rules.knows_swap2(),
            knows_pass: variant.game().knows_pass(),
            rows_from_bottom: variant.game() == game::Game::Gomoku,
            board_size: variant.size().into(),
            mirrored_start: layout == StartLayout::Mirrored,
            white_first: first == Side::White,
            balanced_opening: setup.opening == Opening::Balanced,
            has_openings: shown.has_openings,
            black_level: setup.levels.black.number().into(),
            white_level: setup.levels.white.number().into(),
            time_control: setup.time.into(),
            turn_seconds: clock.turn_seconds.into(),
            game_seconds: clock.game_seconds.into(),
            increment_seconds: clock.increment_seconds.into(),
            turn: shown.turn.into(),
            side_in_turn: shown.side_in_turn.into(),
            opener: shown.opener.into(),
            may_choose: !shown.choices.is_empty(),
            may_place_two_more: shown.choices.contains(&Choice::TwoMore),
            black_count: shown.counts.black as i32,
            white_count: shown.counts.white as i32,
            time_left_ms: milliseconds(shown.time[shown.side_in_turn]),
            black_time_ms: milliseconds(shown.time.black),
            white_time_ms: milliseconds(shown.time.white),
            time_warning: shown.time_warning,
            thinking: shown.thinking,
            must_pass: shown.must_pass,
            time_up: shown.time_up,
            under_way: shown.under_way,
            can_change_setup: shown.can_change_setup,
            can_start: shown.can_start,
            can_pause: shown.can_pause,
            can_skip: shown.can_skip,
            can_undo: shown.can_undo,
            can_redo: shown.can_redo,
            can_hint: shown.can_hint,
            can_resign: shown.can_resign,
            move_count: shown.move_count as i32,
            viewed_move: shown.viewed_move as i32,
            viewing_past: shown.viewing_past,
            hint_cell: hint.map_or(-1, |hint| hint.cell as i32),
            hint_score: hint.map_or(0.0, |hint| hint.score.into()),
            hint_exact: hint.is_some_and(|hint| hint.exact),
            hint_forced: hint.and_then(|hint| hint.forced).unwrap_or(0).into(),
            winner: outcome.and_then(|outcome| outcome.winner).into(),
            ending: outcome.map(|outcome| outcome.ending).into(),
            black_score: score.map_or(-1, |score| score.black as i32),
            white_score: score.map_or(-1, |score| score.white as i32),
            tally_black: shown.tally.wins.black as i32,
            tally_white: shown.tally.wins.white as i32,
            tally_draws: shown.tally.draws as i32,
            status: note.status.into(),
            status_side: note.side.into(),
            status_cell: QString::from(&note.cell),
            status_count: note.count as i32,
            status_number: note.number as i32,
            status_detail: QString::from(&note.detail),
            status_problem: note.problem.into(),
            autosave_trouble: QString::from(&shown.autosave_trouble),
            resumable: driver.resumable() as i32,
        }
    }
}

/// -1 without a clock.
fn milliseconds(time: Option<Duration>) -> i32 {
    time.map_or(-1, |time| i32::try_from(time.as_millis()).unwrap_or(i32::MAX))
}

fn list_of_sizes(game: game::Game) -> QList<i32> {
    let mut list = QList::<i32>::default();
    for &size in game.sizes() {
        list.append(size.into());
    }
    list
}

impl From<game::Game> for ffi::Kind {
    fn from(game: game::Game) -> Self {
        match game {
            game::Game::Othello => Self::Othello,
            game::Game::Gomoku => Self::Gomoku,
        }
    }
}

impl From<ffi::Kind> for game::Game {
    fn from(kind: ffi::Kind) -> Self {
        if kind == ffi::Kind::Gomoku { Self::Gomoku } else { Self::Othello }
    }
}

impl From<Ruleset> for ffi::Rules {
    fn from(rules: Ruleset) -> Self {
        match rules {
            Ruleset::Freestyle => Self::Freestyle,
            Ruleset::Standard => Self::Standard,
            Ruleset::Renju => Self::Renju,
            Ruleset::Caro => Self::Caro,
        }
    }
}

impl From<ffi::Rules> for Ruleset {
    fn from(rules: ffi::Rules) -> Self {
        match rules {
            ffi::Rules::Standard => Self::Standard,
            ffi::Rules::Renju => Self::Renju,
            ffi::Rules::Caro => Self::Caro,
            _ => Self::Freestyle,
        }
    }
}

impl From<Phase> for ffi::Phase {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Choosing => Self::Choosing,
            Phase::Ready => Self::Ready,
            Phase::Running => Self::Running,
            Phase::Paused => Self::Paused,
            Phase::Over => Self::Over,
        }
    }
}

impl From<Option<Mode>> for ffi::Mode {
    fn from(mode: Option<Mode>) -> Self {
        match mode {
            None => Self::NoMode,
            Some(Mode::TwoPlayers) => Self::TwoPlayers,
            Some(Mode::PlayBlack) => Self::PlayBlack,
            Some(Mode::PlayWhite) => Self::PlayWhite,
            Some(Mode::Watch) => Self::Watch,
        }
    }
}

impl From<ffi::Mode> for Option<Mode> {
    fn from(mode: ffi::Mode) -> Self {
        match mode {
            ffi::Mode::TwoPlayers => Some(Mode::TwoPlayers),
            ffi::Mode::PlayBlack => Some(Mode::PlayBlack),
            ffi::Mode::PlayWhite => Some(Mode::PlayWhite),
            ffi::Mode::Watch => Some(Mode::Watch),
            _ => None,
        }
    }
}

impl From<Side> for ffi::Side {
    fn from(side: Side) -> Self {
        match side {
            Side::Black => Self::Black,
            Side::White => Self::White,
        }
    }
}

impl From<Option<Side>> for ffi::Side {
    fn from(side: Option<Side>) -> Self {
        side.map_or(Self::NoSide, Self::from)
    }
}

impl From<ffi::Side> for Option<Side> {
    fn from(side: ffi::Side) -> Self {
        match side {
            ffi::Side::Black => Some(Side::Black),
            ffi::Side::White => Some(Side::White),
            _ => None,
        }
    }
}

impl From<TimeControl> for ffi::TimeControl {
    fn from(control: TimeControl) -> Self {
        match control {
            TimeControl::Off => Self::ClockOff,
            TimeControl::PerTurn { .. } => Self::PerTurn,
            TimeControl::WholeGame { .. } => Self::WholeGame,
        }
    }
}

impl From<Option<Ending>> for ffi::Ending {
    fn from(ending: Option<Ending>) -> Self {
        match ending {
            None => Self::NotOver,
            Some(Ending::Board(Finish::NoMoves)) => Self::NoMoves,
            Some(Ending::Board(Finish::WipedOut)) => Self::WipedOut,
            Some(Ending::Board(Finish::Row)) => Self::Row,
            Some(Ending::Board(Finish::Full)) => Self::FullBoard,
            Some(Ending::By(End::Resigned(_))) => Self::Resigned,
            Some(Ending::By(End::LostOnTime(_))) => Self::LostOnTime,
            Some(Ending::By(End::CountedOnTime(_))) => Self::CountedOnTime,
            Some(Ending::By(End::DrawnOnTime(_))) => Self::DrawnOnTime,
        }
    }
}

impl From<Status> for ffi::Status {
    fn from(status: Status) -> Self {
        match status {
            Status::ChooseMode => Self::ChooseMode,
            Status::PressStart => Self::PressStart,
            Status::ToMove => Self::ToMove,
            Status::Played => Self::Played,
            Status::Placed => Self::Placed,
            Status::OpeningStone => Self::OpeningStone,
            Status::ChooseColours => Self::ChooseColours,
            Status::MachineOpens => Self::MachineOpens,
            Status::MachineChooses => Self::MachineChooses,
            Status::TwoMore => Self::TwoMore,
            Status::ColoursChosen => Self::ColoursChosen,
            Status::PassedToMove => Self::PassedToMove,
            Status::SkippedToMove => Self::SkippedToMove,
            Status::MustPass => Self::MustPass,
            Status::WillPass => Self::WillPass,
            Status::Thinking => Self::Thinking,
            Status::PausedPressContinue => Self::PausedPressContinue,
            Status::GamePaused => Self::GamePaused,
            Status::TimeUpAsked => Self::TimeUpAsked,
            Status::TimeUpPassed => Self::TimeUpPassed,
            Status::TimeUpPaused => Self::TimeUpPaused,
            Status::TimeUpLost => Self::TimeUpLost,
            Status::TimeUpCounted => Self::TimeUpCounted,
            Status::TimeUpDrawn => Self::TimeUpDrawn,
            Status::Occupied => Self::Occupied,
            Status::FlipsNothing => Self::FlipsNothing,
            Status::ForbiddenOverline => Self::ForbiddenOverline,
            Status::ForbiddenDoubleFour => Self::ForbiddenDoubleFour,
            Status::ForbiddenDoubleThree => Self::ForbiddenDoubleThree,
            Status::NotYourTurn => Self::NotYourTurn,
            Status::SkipRefused => Self::SkipRefused,
            Status::GameOverStatus => Self::GameOverStatus,
            Status::Resigned => Self::ResignedStatus,
            Status::Undone => Self::Undone,
            Status::Redone => Self::Redone,
            Status::ResetUndone => Self::ResetUndone,
            Status::NothingToUndo => Self::NothingToUndo,
            Status::NothingToRedo => Self::NothingToRedo,
            Status::LookingForHint => Self::LookingForHint,
            Status::HintIs => Self::HintIs,
            Status::Resumed => Self::Resumed,
            Status::ViewingPast => Self::ViewingPast,
            Status::ResetFirst => Self::ResetFirst,
            Status::NothingToPaste => Self::NothingToPaste,
            Status::PasteRefused => Self::PasteRefused,
            Status::OpenRefused => Self::OpenRefused,
            Status::SaveFailed => Self::SaveFailed,
            Status::AutosaveFailed => Self::AutosaveFailed,
            Status::SettingsReset => Self::SettingsReset,
            Status::SessionReset => Self::SessionReset,
            Status::SettingsNotSaved => Self::SettingsNotSaved,
            Status::NoMachine => Self::NoMachine,
            Status::NoSound => Self::NoSound,
            Status::Saved => Self::Saved,
            Status::Opened => Self::Opened,
            Status::Copied => Self::Copied,
        }
    }
}

impl From<Option<ReadErrorKind>> for ffi::Problem {
    fn from(problem: Option<ReadErrorKind>) -> Self {
        match problem {
            None => Self::NoProblem,
            Some(ReadErrorKind::TooLarge) => Self::TooLarge,
            Some(ReadErrorKind::NotText) => Self::NotText,
            Some(ReadErrorKind::Empty) => Self::Empty,
            Some(ReadErrorKind::UnknownFormat) => Self::UnknownFormat,
            Some(ReadErrorKind::NewerVersion) => Self::NewerVersion,
            Some(ReadErrorKind::Syntax) => Self::Syntax,
            Some(ReadErrorKind::IllegalMove(IllegalPly::OffBoard)) => Self::OffTheBoard,
            Some(ReadErrorKind::IllegalMove(IllegalPly::Occupied)) => Self::TakenCell,
            Some(ReadErrorKind::IllegalMove(IllegalPly::Forbidden(foul))) => match foul {
                Foul::Overline => Self::Overline,
                Foul::DoubleFour => Self::DoubleFour,
                Foul::DoubleThree => Self::DoubleThree,
            },
            Some(ReadErrorKind::IllegalMove(IllegalPly::GameOver)) => Self::AfterTheEnd,
            Some(ReadErrorKind::IllegalMove(_)) => Self::IllegalMove,
            Some(ReadErrorKind::UnsupportedGame) => Self::UnsupportedGame,
            Some(ReadErrorKind::UnsupportedBoard) => Self::UnsupportedBoard,
        }
    }
}
