//! What the user has chosen, kept between starts in `$XDG_CONFIG_HOME/heibai/settings.toml`.
//!
//! The file is TOML with `version = 1` and one table for each group below. A value that is missing
//! or impossible falls back alone; a file that is not wholly understood is kept aside, never lost.

mod file;

use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use super::languages::LanguageChoice as Language;
pub use file::{SaveSettingsError, SettingsFile};
pub(super) use file::{anticipate, text_of};

use crate::game::{
    Game, Level, Mode, Opening, Options, PerGame, PerSide, ProgramId, Setup, Side, SkipRule,
    TimeControl, TimeOutRule, Variant,
};
use crate::gomoku::{self, Ruleset};
use crate::othello::StartLayout;

/// Milliseconds before a reply of the machine is shown.
pub const REPLY_DELAY_MS: RangeInclusive<u16> = 0..=3000;
/// Letters of a person's name at most.
pub const NAME_LETTERS: usize = 40;
/// Width and height of the window, in its own units.
pub const WINDOW_SIDE: RangeInclusive<u16> = 200..=16_384;

/// A setting that is one of a few named ones. The names are those of the file.
pub trait Choice: Sized + Copy + PartialEq + 'static {
    /// Every one with its name, the default first.
    const NAMED: &'static [(Self, &'static str)];

    /// The name of this one.
    fn name(self) -> &'static str {
        let named = Self::NAMED.iter().find(|(choice, _)| *choice == self);
        named.map(|(_, name)| *name).expect("every one is in the list")
    }

    /// The one with this name.
    fn named(name: &str) -> Option<Self> {
        Self::NAMED.iter().find(|(_, found)| *found == name).map(|(choice, _)| *choice)
    }
}

/// Declares a [`Choice`] whose names in the file and in the list are written once.
macro_rules! choice {
    ($(#[$about:meta])* $choice:ident { $($(#[$of:meta])* $one:ident = $name:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum $choice {
            $($(#[$of])* #[serde(rename = $name)] $one,)+
        }

        impl Choice for $choice {
            const NAMED: &'static [(Self, &'static str)] = &[$((Self::$one, $name)),+];
        }
    };
}

choice! {
    /// The colours of the window.
    Theme {
        /// As the system has it.
        #[default]
        System = "system",
        /// Dark on light.
        Light = "light",
        /// Light on dark.
        Dark = "dark",
        /// As much contrast as there can be.
        HighContrast = "high-contrast",
    }
}

choice! {
    /// The look of the board.
    BoardLook {
        /// Green felt.
        #[default]
        Green = "green",
        /// Wood.
        Wood = "wood",
        /// Blue.
        Blue = "blue",
    }
}

choice! {
    /// How much moves on the screen.
    Motion {
        /// As the system has it.
        #[default]
        System = "system",
        /// Everything.
        Full = "full",
        /// Nothing that need not.
        Reduced = "reduced",
    }
}

choice! {
    /// Which clock is used.
    ClockChoice {
        /// A countdown that starts afresh with every turn.
        #[default]
        PerTurn = "per-turn",
        /// One clock for the whole game on each side.
        WholeGame = "whole-game",
        /// None.
        Off = "off",
    }
}

impl Choice for TimeOutRule {
    const NAMED: &'static [(Self, &'static str)] = &[
        (Self::Ask, "ask"),
        (Self::Pass, "pass"),
        (Self::Lose, "lose"),
        (Self::Count, "discs"),
        (Self::Draw, "draw"),
    ];
}

/// What is shown and heard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in the window")]
pub struct ViewSettings {
    /// The colours of the window.
    pub theme: Theme,
    /// The look of the board in Othello.
    pub board: BoardLook,
    /// The look of the board in Gomoku.
    pub gomoku_board: BoardLook,
    /// The language of the window.
    pub language: Language,
    /// How much moves on the screen.
    pub motion: Motion,
    /// Whether legal moves are marked.
    pub show_legal: bool,
    /// Whether the last move is marked.
    pub show_last_move: bool,
    /// Whether stones show which move they were, in games whose stones stay as they are.
    pub move_numbers: bool,
    /// Whether pointing at a square shows what would flip.
    pub show_preview: bool,
    /// Whether what is studied is analysed.
    pub analysis: bool,
    /// Whether the games that were finished here count in the explorer.
    pub own_games: bool,
    /// Whether the discs of a game of Othello that is over are sorted into rows, to be counted at a glance.
    pub sort_discs: bool,
    /// Whether the threats of both sides are marked while a position is analysed.
    pub show_threats: bool,
    /// Whether it is told beside the analysis what its marks on the board mean.
    pub board_key: bool,
    /// Whether values are told for Black, and not for the side to move.
    #[serde(default)]
    pub values_for_black: bool,
    /// The programs that are asked for a second opinion, one for each game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub second_opinions: Vec<ProgramId>,
    /// Whether discs, the last seconds, refused moves and the end are heard.
    pub sound: bool,
}

impl Default for ViewSettings {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            board: BoardLook::default(),
            gomoku_board: BoardLook::Wood,
            language: Language::default(),
            motion: Motion::default(),
            show_legal: true,
            show_last_move: true,
            move_numbers: false,
            show_preview: true,
            analysis: false,
            own_games: true,
            sort_discs: true,
            show_threats: true,
            board_key: true,
            values_for_black: false,
            second_opinions: Vec::new(),
            sound: true,
        }
    }
}

/// What a picture of the board shows beside the discs or stones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PictureSettings {
    /// Whether the names of columns and rows stand around the board.
    pub coordinates: bool,
    /// Whether the last move, and the letters and signs on cells, are drawn.
    pub marks: bool,
    /// Whether the values that are known of the next moves stand on their cells.
    pub values: bool,
}

impl Default for PictureSettings {
    fn default() -> Self {
        Self { coordinates: true, marks: true, values: true }
    }
}

/// How every game is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own in the window")]
pub struct PlaySettings {
    /// What the person is called in records of games against the machine; empty where that is not told. At most
    /// [`NAME_LETTERS`].
    pub name: String,
    /// Whether a side with no legal move passes by itself.
    pub pass_by_itself: bool,
    /// Whether people, too, may skip only with no legal move.
    pub official_rules: bool,
    /// What happens in Othello when a turn's time is up.
    pub time_out: TimeOutRule,
    /// What happens in Gomoku when a turn's time is up.
    pub gomoku_time_out: TimeOutRule,
    /// Milliseconds before a reply of the machine is shown; see [`REPLY_DELAY_MS`].
    pub reply_delay_ms: u16,
    /// Whether games that were finished are kept.
    pub keep_games: bool,
    /// Whether it is asked, against the machine, before a move is made that throws the game or much of it away.
    pub coach: bool,
    /// Whether a game is reviewed when it is over.
    pub review: bool,
}

impl Default for PlaySettings {
    fn default() -> Self {
        Self {
            name: String::new(),
            pass_by_itself: false,
            official_rules: false,
            time_out: TimeOutRule::default(),
            gomoku_time_out: TimeOutRule::default(),
            reply_delay_ms: 1000,
            keep_games: true,
            coach: false,
            review: false,
        }
    }
}

/// The last choice of a game, offered again at the next start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SetupSettings {
    /// Who plays.
    pub mode: Mode,
    /// Which game is played.
    pub game: Game,
    /// Columns and rows in Othello; one of [`Game::sizes`].
    pub size: u8,
    /// How the first discs lie.
    pub layout: StartLayout,
    /// Who moves first.
    pub first: Side,
    /// Which moves are made before the first turn.
    #[serde(default, skip_serializing_if = "Opening::is_none")]
    pub opening: Opening,
    /// Columns and rows in Gomoku; one of [`Game::sizes`].
    pub gomoku_size: u8,
    /// What wins in Gomoku, and what is forbidden.
    pub rules: Ruleset,
    /// How a game of Gomoku begins.
    pub gomoku_opening: gomoku::Opening,
    /// The machine's level when it has Black.
    pub black_level: Level,
    /// The machine's level when it has White.
    pub white_level: Level,
    /// The program in the machine's place when it has Black.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_program: Option<ProgramId>,
    /// The program in the machine's place when it has White.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_program: Option<ProgramId>,
    /// Which clock is used.
    pub clock: ClockChoice,
    /// Seconds for one turn; see [`TimeControl::TURN_SECONDS`].
    pub turn_seconds: u16,
    /// Seconds for a whole game; see [`TimeControl::GAME_SECONDS`].
    pub game_seconds: u16,
    /// Seconds that a move adds to the clock for a whole game; see [`TimeControl::INCREMENT_SECONDS`].
    pub increment_seconds: u16,
}

impl Default for SetupSettings {
    fn default() -> Self {
        Self {
            mode: Mode::default(),
            game: Game::Othello,
            size: 8,
            layout: StartLayout::default(),
            first: Side::Black,
            opening: Opening::None,
            gomoku_size: 15,
            rules: Ruleset::default(),
            gomoku_opening: gomoku::Opening::default(),
            black_level: Level::default(),
            white_level: Level::default(),
            black_program: None,
            white_program: None,
            clock: ClockChoice::default(),
            turn_seconds: 30,
            game_seconds: 300,
            increment_seconds: 0,
        }
    }
}

/// How the window was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct WindowSettings {
    /// Its width when it is not maximised; see [`WINDOW_SIDE`].
    pub width: u16,
    /// Its height when it is not maximised; see [`WINDOW_SIDE`].
    pub height: u16,
    /// Whether it filled the screen.
    pub maximised: bool,
    /// Whether the panel beside the board was folded away.
    pub side_panel_folded: bool,
}

impl Default for WindowSettings {
    fn default() -> Self {
        Self { width: 1280, height: 800, maximised: false, side_panel_folded: false }
    }
}

/// Everything that the user has chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Settings {
    /// What is shown and heard.
    pub view: ViewSettings,
    /// What a picture of the board shows.
    pub picture: PictureSettings,
    /// How every game is played.
    pub play: PlaySettings,
    /// The last choice of a game.
    pub setup: SetupSettings,
    /// How the window was left.
    pub window: WindowSettings,
}

/// Says that a setting, a number or a named one, lies outside of what is possible.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{key}: expected {expected}, found {found}")]
pub struct RangeError {
    key: &'static str,
    expected: String,
    found: String,
}

impl Settings {
    /// Checks every number against its range, and every named value that not all games know.
    ///
    /// # Errors
    /// [`RangeError`] names the first that is outside.
    pub fn check(&self) -> Result<(), RangeError> {
        let Self { play, setup, window, .. } = self;
        let sizes = [
            ("setup.size", Game::Othello, setup.size),
            ("setup.gomoku-size", Game::Gomoku, setup.gomoku_size),
        ];
        for (key, game, found) in sizes {
            if !game.sizes().contains(&found) {
                let [first, second, last] = game.sizes() else { unreachable!("there are three") };
                let expected = format!("{first}, {second} or {last}");
                return Err(RangeError { key, expected, found: found.to_string() });
            }
        }
        let time_outs = [
            ("play.time-out", Game::Othello, play.time_out),
            ("play.gomoku-time-out", Game::Gomoku, play.gomoku_time_out),
        ];
        for (key, game, found) in time_outs {
            let known = TimeOutRule::known_to(game);
            if !known.contains(&found) {
                let names: Vec<&str> = known.iter().map(|rule| rule.name()).collect();
                let expected = format!("one of {}", names.join(", "));
                return Err(RangeError { key, expected, found: found.name().to_owned() });
            }
        }
        let letters = play.name.chars().count();
        if letters > NAME_LETTERS || play.name.chars().any(char::is_control) {
            let expected = format!("at most {NAME_LETTERS} letters in one line");
            let found = format!("{letters} letters");
            return Err(RangeError { key: "play.name", expected, found });
        }
        let ranges = [
            ("play.reply-delay-ms", REPLY_DELAY_MS, play.reply_delay_ms),
            ("setup.turn-seconds", TimeControl::TURN_SECONDS, setup.turn_seconds),
            ("setup.game-seconds", TimeControl::GAME_SECONDS, setup.game_seconds),
            ("setup.increment-seconds", TimeControl::INCREMENT_SECONDS, setup.increment_seconds),
            ("window.width", WINDOW_SIDE, window.width),
            ("window.height", WINDOW_SIDE, window.height),
        ];
        match ranges.into_iter().find(|(_, range, value)| !range.contains(value)) {
            None => Ok(()),
            Some((key, range, found)) => {
                let expected = format!("{} to {}", range.start(), range.end());
                Err(RangeError { key, expected, found: found.to_string() })
            }
        }
    }

    /// A game as it was chosen last.
    pub fn variant(&self, game: Game) -> Variant {
        let SetupSettings { size, layout, first, gomoku_size, rules, gomoku_opening, .. } =
            self.setup;
        match game {
            Game::Othello => Variant::Othello { size, layout, first },
            Game::Gomoku => Variant::Gomoku { size: gomoku_size, rules, opening: gomoku_opening },
        }
    }

    /// The setup of the game that is offered.
    pub fn match_setup(&self) -> Setup {
        Setup {
            variant: self.variant(self.setup.game),
            mode: self.setup.mode,
            opening: self.setup.opening,
            levels: PerSide { black: self.setup.black_level, white: self.setup.white_level },
            programs: PerSide { black: self.setup.black_program, white: self.setup.white_program },
            time: match self.setup.clock {
                ClockChoice::Off => TimeControl::Off,
                ClockChoice::PerTurn => TimeControl::per_turn(self.setup.turn_seconds),
                ClockChoice::WholeGame => {
                    TimeControl::whole_game(self.setup.game_seconds, self.setup.increment_seconds)
                }
            },
        }
    }

    /// Remembers what was chosen, to be offered again. A size that came with a file and is not
    /// offered is not remembered, and the numbers of a clock that is not used stay.
    pub fn remember_setup(&mut self, chosen: &Setup) {
        let setup = &mut self.setup;
        let is_offered = |game: Game, size| game.sizes().contains(&size);
        setup.game = chosen.variant.game();
        match chosen.variant {
            Variant::Othello { size, layout, first } => {
                if is_offered(setup.game, size) {
                    setup.size = size;
                }
                setup.layout = layout;
                setup.first = first;
            }
            Variant::Gomoku { size, rules, opening } => {
                if is_offered(setup.game, size) {
                    setup.gomoku_size = size;
                }
                setup.rules = rules;
                setup.gomoku_opening = opening;
            }
        }
        setup.opening = chosen.opening;
        setup.mode = chosen.mode;
        setup.black_level = chosen.levels.black;
        setup.white_level = chosen.levels.white;
        setup.black_program = chosen.programs.black;
        setup.white_program = chosen.programs.white;
        match chosen.time {
            TimeControl::Off => setup.clock = ClockChoice::Off,
            TimeControl::PerTurn { seconds } => {
                setup.clock = ClockChoice::PerTurn;
                setup.turn_seconds = seconds;
            }
            TimeControl::WholeGame { seconds, increment } => {
                setup.clock = ClockChoice::WholeGame;
                setup.game_seconds = seconds;
                setup.increment_seconds = increment;
            }
        }
    }

    /// The house rules.
    pub fn match_options(&self) -> Options {
        Options {
            skip: if self.play.official_rules { SkipRule::Official } else { SkipRule::Friendly },
            time_out: PerGame { othello: self.play.time_out, gomoku: self.play.gomoku_time_out },
            pass_by_itself: self.play.pass_by_itself,
        }
    }

    /// The shortest time before a reply of the machine is shown.
    pub fn reply_delay(&self) -> Duration {
        Duration::from_millis(self.play.reply_delay_ms.into())
    }
}
