//! What the game's properties say: the state's own words turned into Qt's.

use std::pin::Pin;
use std::time::Duration;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString};

use super::game::ffi;
use super::shim::ffi as shim;
use crate::app::disk::{Reason, ReasonKind};
use crate::app::driver::Driver;
use crate::app::settings::SetupSettings;
use crate::app::state::{Note, Shown, Status};
use crate::game::{
    self, Choice, End, Ending, Finish, IllegalPly, Level, Mode, Opening, PerSide, Phase, Side,
    TimeControl, Variant,
};
use crate::gomoku::{Foul, Ruleset};
use crate::othello::StartLayout;
use crate::records::ReadErrorKind;

/// Declares the properties, each in one row: its field and type, how QML is told of it, and what it says.
macro_rules! properties {
    ($($field:ident: $type:ty, $changed:ident, $value:expr;)*) => {
        /// The properties as QML last heard of them.
        pub struct GameRust {
            $(pub(super) $field: $type,)*
        }

        impl GameRust {
            /// The properties as they are now.
            fn of(driver: &Driver) -> Self {
                let it = Source::of(driver);
                Self { $($field: { let value: fn(&Source) -> $type = $value; value(&it) },)* }
            }
        }

        impl ffi::Game {
            /// Sets every property to what it is now, then tells QML of each that has changed: whoever hears
            /// of one finds all of them as they are.
            #[expect(clippy::float_cmp, reason = "the score is told when it is not the very same")]
            pub(super) fn take_over_properties(mut self: Pin<&mut Self>) {
                let fresh = GameRust::of(&super::driver().borrow());
                let held = self.rust();
                let is_another_board =
                    held.kind != fresh.kind || held.board_size != fresh.board_size;
                let mut changed: Vec<fn(Pin<&mut Self>)> = Vec::new();
                $(
                    if held.$field != fresh.$field {
                        changed.push(Self::$changed);
                    }
                )*
                *self.as_mut().rust_mut() = fresh;
                if is_another_board {
                    self.as_mut().board_goes();
                }
                for tell in changed {
                    tell(self.as_mut());
                }
            }
        }
    };
}

properties! {
    phase: ffi::Phase, phase_changed, |it| it.shown.phase.into();
    mode: ffi::Mode, mode_changed, |it| it.shown.setup.mode.into();
    kind: ffi::Kind, kind_changed, |it| it.variant().game().into();
    sizes: QList<i32>, sizes_changed, |it| list_of_sizes(it.variant().game());
    rules: ffi::Rules, rules_changed, |it| it.rules().into();
    swap2: bool, swap2_changed, |it| it.variant().swaps_colours();
    has_swap2: bool, has_swap2_changed, |it| it.rules().knows_swap2();
    knows_pass: bool, knows_pass_changed, |it| it.variant().game().knows_pass();
    board_size: i32, board_size_changed, |it| it.variant().size().into();
    mirrored_start: bool, mirrored_start_changed, |it| it.start().0 == StartLayout::Mirrored;
    white_first: bool, white_first_changed, |it| it.start().1 == Side::White;
    balanced_opening: bool, balanced_opening_changed, |it| it.shown.setup.opening == Opening::Balanced;
    has_openings: bool, has_openings_changed, |it| it.shown.has_openings;
    black_level: i32, black_level_changed, |it| it.shown.setup.levels.black.number().into();
    white_level: i32, white_level_changed, |it| it.shown.setup.levels.white.number().into();
    time_control: ffi::TimeControl, time_control_changed, |it| it.shown.setup.time.into();
    turn_seconds: i32, turn_seconds_changed, |it| it.clock.turn_seconds.into();
    game_seconds: i32, game_seconds_changed, |it| it.clock.game_seconds.into();
    increment_seconds: i32, increment_seconds_changed, |it| it.clock.increment_seconds.into();
    turn: ffi::Side, turn_changed, |it| it.shown.turn.into();
    side_in_turn: ffi::Side, side_in_turn_changed, |it| it.shown.side_in_turn.into();
    clock_side: ffi::Side, clock_side_changed, |it| it.shown.clock_side.into();
    opener: ffi::Side, opener_changed, |it| it.shown.opener.into();
    you: ffi::Side, you_changed, |it| it.shown.you.into();
    black_player: i32, black_player_changed, |it| level_of(it.shown.players.black);
    white_player: i32, white_player_changed, |it| level_of(it.shown.players.white);
    may_choose: bool, may_choose_changed, |it| !it.shown.choices.is_empty();
    may_place_two_more: bool, may_place_two_more_changed, |it| it.shown.choices.contains(&Choice::TwoMore);
    black_count: i32, black_count_changed, |it| it.shown.counts.black as i32;
    white_count: i32, white_count_changed, |it| it.shown.counts.white as i32;
    time_left_ms: i32, time_left_ms_changed, |it| milliseconds(it.shown.time[it.shown.clock_side]);
    black_time_ms: i32, black_time_ms_changed, |it| milliseconds(it.shown.time.black);
    white_time_ms: i32, white_time_ms_changed, |it| milliseconds(it.shown.time.white);
    time_warning: bool, time_warning_changed, |it| it.shown.time_warning;
    thinking: bool, thinking_changed, |it| it.shown.thinking;
    must_pass: bool, must_pass_changed, |it| it.shown.must_pass;
    time_up: bool, time_up_changed, |it| it.shown.time_up;
    under_way: bool, under_way_changed, |it| it.shown.under_way;
    can_change_setup: bool, can_change_setup_changed, |it| it.shown.can_change_setup;
    can_start: bool, can_start_changed, |it| it.shown.can_start;
    can_pause: bool, can_pause_changed, |it| it.shown.can_pause;
    can_skip: bool, can_skip_changed, |it| it.shown.can_skip;
    can_undo: bool, can_undo_changed, |it| it.shown.can_undo;
    can_redo: bool, can_redo_changed, |it| it.shown.can_redo;
    can_hint: bool, can_hint_changed, |it| it.shown.can_hint;
    can_resign: bool, can_resign_changed, |it| it.shown.can_resign;
    can_rematch: bool, can_rematch_changed, |it| it.shown.can_rematch;
    move_count: i32, move_count_changed, |it| it.shown.move_count as i32;
    viewed_move: i32, viewed_move_changed, |it| it.shown.viewed_move as i32;
    viewing_past: bool, viewing_past_changed, |it| it.shown.viewing_past;
    studying: bool, studying_changed, |it| it.shown.study.open;
    hint_score: f64, hint_score_changed, |it| it.shown.hint.map_or(0.0, |hint| hint.score.into());
    hint_exact: bool, hint_exact_changed, |it| it.shown.hint.is_some_and(|hint| hint.exact);
    hint_forced: i32, hint_forced_changed, |it| it.shown.hint.and_then(|hint| hint.forced).unwrap_or(0).into();
    winner: ffi::Side, winner_changed, |it| it.shown.outcome.and_then(|outcome| outcome.winner).into();
    ending: ffi::Ending, ending_changed, |it| it.shown.outcome.map(|outcome| outcome.ending).into();
    black_score: i32, black_score_changed, |it| it.score().map_or(-1, |score| score.black as i32);
    white_score: i32, white_score_changed, |it| it.score().map_or(-1, |score| score.white as i32);
    tally_black: i32, tally_black_changed, |it| it.shown.tally.wins.black as i32;
    tally_white: i32, tally_white_changed, |it| it.shown.tally.wins.white as i32;
    tally_draws: i32, tally_draws_changed, |it| it.shown.tally.draws as i32;
    status: ffi::Status, status_changed, |it| it.shown.note.status.into();
    status_side: ffi::Side, status_side_changed, |it| it.shown.note.side.into();
    status_cell: QString, status_cell_changed, |it| QString::from(&it.shown.note.cell);
    status_count: i32, status_count_changed, |it| it.shown.note.count as i32;
    status_number: i32, status_number_changed, |it| it.shown.note.number as i32;
    status_line: i32, status_line_changed, |it| it.shown.note.line as i32;
    status_detail: QString, status_detail_changed, |it| QString::from(&it.shown.note.detail);
    status_problem: ffi::Problem, status_problem_changed, |it| problem_of(&it.shown.note);
    autosave_trouble: QString, autosave_trouble_changed, |it| it.trouble().map_or_else(QString::default, |why| (&why.detail).into());
    autosave_problem: ffi::Problem, autosave_problem_changed, |it| it.trouble().map_or(ffi::Problem::NoProblem, |why| why.kind.into());
    save_due: bool, save_due_changed, |it| it.shown.save_due;
    resumable: i32, resumable_changed, |it| it.driver.resumable() as i32;
    suggested_name: QString, suggested_name_changed, |it| QString::from(&it.driver.suggested_name(&shim::local_date().to_string()));
}

/// What the properties are taken from.
struct Source<'a> {
    driver: &'a Driver,
    shown: Shown,
    clock: &'a SetupSettings,
}

impl<'a> Source<'a> {
    fn of(driver: &'a Driver) -> Self {
        Self { driver, shown: driver.state().shown(), clock: driver.clock_choice() }
    }

    fn variant(&self) -> Variant {
        self.shown.setup.variant
    }

    /// How the first discs lie, and who moves first.
    fn start(&self) -> (StartLayout, Side) {
        match self.variant() {
            Variant::Othello { layout, first, .. } => (layout, first),
            Variant::Gomoku { .. } => (StartLayout::default(), Side::Black),
        }
    }

    fn rules(&self) -> Ruleset {
        match self.variant() {
            Variant::Gomoku { rules, .. } => rules,
            Variant::Othello { .. } => Ruleset::default(),
        }
    }

    fn trouble(&self) -> Option<&Reason> {
        self.shown.autosave_trouble.as_ref()
    }

    fn score(&self) -> Option<PerSide<usize>> {
        self.shown.outcome.and_then(|outcome| outcome.score)
    }
}

impl Default for GameRust {
    fn default() -> Self {
        Self::of(&super::driver().borrow())
    }
}

/// 0 for a person.
fn level_of(machine: Option<Level>) -> i32 {
    machine.map_or(0, |level| level.number().into())
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
            Phase::Ready => Self::Ready,
            Phase::Running => Self::Running,
            Phase::Paused => Self::Paused,
            Phase::Over => Self::Over,
        }
    }
}

impl From<Mode> for ffi::Mode {
    fn from(mode: Mode) -> Self {
        match mode {
            Mode::TwoPlayers => Self::TwoPlayers,
            Mode::PlayBlack => Self::PlayBlack,
            Mode::PlayWhite => Self::PlayWhite,
            Mode::Watch => Self::Watch,
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
            Status::Started => Self::Started,
            Status::Continued => Self::Continued,
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
            Status::Studied => Self::Studied,
            Status::StudiedStart => Self::StudiedStart,
            Status::StudiedEnd => Self::StudiedEnd,
            Status::HintIs => Self::HintIs,
            Status::Resumed => Self::Resumed,
            Status::ViewingPast => Self::ViewingPast,
            Status::ResetFirst => Self::ResetFirst,
            Status::NothingToPaste => Self::NothingToPaste,
            Status::PasteRefused => Self::PasteRefused,
            Status::OpenRefused => Self::OpenRefused,
            Status::SaveFailed => Self::SaveFailed,
            Status::AutosaveFailed => Self::AutosaveFailed,
            Status::PutByFailed => Self::PutByFailed,
            Status::ClearFailed => Self::ClearFailed,
            Status::KeptUnknown => Self::KeptUnknown,
            Status::ResumeRefused => Self::ResumeRefused,
            Status::SettingsReset => Self::SettingsReset,
            Status::SettingsPartly => Self::SettingsPartly,
            Status::SettingsNewer => Self::SettingsNewer,
            Status::SettingsLeft => Self::SettingsLeft,
            Status::SessionReset => Self::SessionReset,
            Status::SessionNewer => Self::SessionNewer,
            Status::SessionLeft => Self::SessionLeft,
            Status::SettingsNotSaved => Self::SettingsNotSaved,
            Status::TallyReset => Self::TallyReset,
            Status::TallyLeft => Self::TallyLeft,
            Status::TallyNotSaved => Self::TallyNotSaved,
            Status::NoMachine => Self::NoMachine,
            Status::Saved => Self::Saved,
            Status::Opened => Self::Opened,
            Status::Copied => Self::Copied,
        }
    }
}

/// What is wrong with a game that was to be read, or why a file could not be used.
fn problem_of(note: &Note) -> ffi::Problem {
    match &note.reason {
        Some(reason) => reason.kind.into(),
        None => note.problem.into(),
    }
}

impl From<ReasonKind> for ffi::Problem {
    fn from(kind: ReasonKind) -> Self {
        match kind {
            ReasonKind::NoHome => Self::NoHome,
            ReasonKind::NoRoom => Self::NoRoom,
            ReasonKind::ReadOnly => Self::ReadOnly,
            ReasonKind::NoPermission => Self::NoPermission,
            ReasonKind::NoFolder => Self::NoFolder,
            ReasonKind::NotAFile => Self::NotAFile,
            ReasonKind::Missing => Self::Missing,
            ReasonKind::TooLarge => Self::TooLarge,
            ReasonKind::InUse => Self::InUse,
            ReasonKind::Gone => Self::Gone,
            ReasonKind::System => Self::SystemError,
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
