//! What the user has chosen, kept between starts in `$XDG_CONFIG_HOME/heibai/settings.toml`.
//!
//! The file is TOML with `version = 1` and one table for each group below. A value that is missing
//! or impossible falls back alone; a file that is not wholly understood is kept aside, never lost.

mod file;

use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::config_file::{ConfigFile, SaveConfigError};
pub use super::languages::LanguageChoice as Language;

use crate::game::{
    Game, Level, Mode, Opening, Options, PerGame, PerSide, ProgramId, Setup, Side, SkipRule,
    TimeControl, TimeOutRule, Variant,
};
use crate::gomoku::{self, Ruleset};
use crate::othello::StartLayout;

/// The file of the settings.
pub type SettingsFile = ConfigFile<Settings>;
/// Says that the settings were not written; the file that was there is untouched.
pub type SaveSettingsError = SaveConfigError<RangeError>;

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

/// Declares the settings, each in one row: its name, which in the file has hyphens, its type, its default, and the range
/// of a number.
macro_rules! settings {
    ($(
        $(#[$about:meta])*
        $group:ident: $of_group:ident { $($(#[$of:meta])* $name:ident: $type:ty = $default:expr $(, in $range:expr)?;)+ }
    )+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
            #[serde(rename_all = "kebab-case")]
            #[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own in the window")]
            pub struct $of_group {
                $($(#[$of])* pub $name: $type,)+
            }

            impl Default for $of_group {
                fn default() -> Self {
                    Self { $($name: $default,)+ }
                }
            }
        )+

        /// Everything that the user has chosen.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub struct Settings {
            $($(#[$about])* pub $group: $of_group,)+
        }

        impl Settings {
            /// Every number that has a range, by its key in the file.
            fn numbers(&mut self) -> Vec<(&'static str, RangeInclusive<u16>, &mut u16)> {
                vec![$($($(
                    (concat!(stringify!($group), ".", stringify!($name)), $range, &mut self.$group.$name),
                )?)+)+]
            }
        }
    };
}

settings! {
    /// What is shown and heard.
    view: ViewSettings {
        /// The colours of the window.
        theme: Theme = Theme::default();
        /// The look of the board in Othello.
        board: BoardLook = BoardLook::default();
        /// The look of the board in Gomoku.
        gomoku_board: BoardLook = BoardLook::Wood;
        /// The language of the window.
        language: Language = Language::default();
        /// How much moves on the screen.
        motion: Motion = Motion::default();
        /// Whether legal moves are marked.
        show_legal: bool = true;
        /// Whether the last move is marked.
        show_last_move: bool = true;
        /// Whether stones show which move they were, in games whose stones stay as they are.
        move_numbers: bool = false;
        /// Whether pointing at a square shows what would flip.
        show_preview: bool = true;
        /// Whether what is studied is analysed.
        analysis: bool = false;
        /// Whether the games that were finished here count in the explorer.
        own_games: bool = true;
        /// Whether the discs of a game of Othello that is over are sorted into rows, to be counted at a glance.
        sort_discs: bool = true;
        /// Whether the threats of both sides are marked while a position is analysed.
        show_threats: bool = true;
        /// Whether it is told beside the analysis what its marks on the board mean.
        board_key: bool = true;
        /// Whether values are told for Black, and not for the side to move.
        #[serde(default)]
        values_for_black: bool = false;
        /// The programs that are asked for a second opinion, one for each game.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        second_opinions: Vec<ProgramId> = Vec::new();
        /// Whether discs, the last seconds, refused moves and the end are heard.
        sound: bool = true;
    }
    /// What a picture of the board shows beside the discs or stones.
    picture: PictureSettings {
        /// Whether the names of columns and rows stand around the board.
        coordinates: bool = true;
        /// Whether the last move, and the letters and signs on cells, are drawn.
        marks: bool = true;
        /// Whether the values that are known of the next moves stand on their cells.
        values: bool = true;
    }
    /// How every game is played.
    play: PlaySettings {
        /// What the person is called in records of games against the machine; empty where that is not told. At most
        /// [`NAME_LETTERS`].
        name: String = String::new();
        /// Whether a side with no legal move passes by itself.
        pass_by_itself: bool = false;
        /// Whether people, too, may skip only with no legal move.
        official_rules: bool = false;
        /// What happens in Othello when a turn's time is up.
        time_out: TimeOutRule = TimeOutRule::default();
        /// What happens in Gomoku when a turn's time is up.
        gomoku_time_out: TimeOutRule = TimeOutRule::default();
        /// Milliseconds before a reply of the machine is shown; see [`REPLY_DELAY_MS`].
        reply_delay_ms: u16 = 1000, in REPLY_DELAY_MS;
        /// Whether games that were finished are kept.
        keep_games: bool = true;
        /// Whether it is asked, against the machine, before a move is made that throws the game or much of it away.
        coach: bool = false;
        /// Whether a game is reviewed when it is over.
        review: bool = false;
    }
    /// The last choice of a game, offered again at the next start.
    setup: SetupSettings {
        /// Who plays.
        mode: Mode = Mode::default();
        /// Which game is played.
        game: Game = Game::Othello;
        /// Columns and rows in Othello; one of [`GameKind::sizes`](crate::game::GameKind::sizes).
        size: u8 = 8;
        /// How the first discs lie.
        layout: StartLayout = StartLayout::default();
        /// Who moves first.
        first: Side = Side::Black;
        /// Which moves are made before the first turn.
        #[serde(default, skip_serializing_if = "Opening::is_none")]
        opening: Opening = Opening::None;
        /// Columns and rows in Gomoku; one of [`GameKind::sizes`](crate::game::GameKind::sizes).
        gomoku_size: u8 = 15;
        /// What wins in Gomoku, and what is forbidden.
        rules: Ruleset = Ruleset::default();
        /// How a game of Gomoku begins.
        gomoku_opening: gomoku::Opening = gomoku::Opening::default();
        /// The machine's level when it has Black.
        black_level: Level = Level::default();
        /// The machine's level when it has White.
        white_level: Level = Level::default();
        /// The program in the machine's place when it has Black.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black_program: Option<ProgramId> = None;
        /// The program in the machine's place when it has White.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white_program: Option<ProgramId> = None;
        /// Which clock is used.
        clock: ClockChoice = ClockChoice::default();
        /// Seconds for one turn; see [`TimeControl::TURN_SECONDS`].
        turn_seconds: u16 = 30, in TimeControl::TURN_SECONDS;
        /// Seconds for a whole game; see [`TimeControl::GAME_SECONDS`].
        game_seconds: u16 = 300, in TimeControl::GAME_SECONDS;
        /// Seconds that a move adds to the clock for a whole game; see [`TimeControl::INCREMENT_SECONDS`].
        increment_seconds: u16 = 0, in TimeControl::INCREMENT_SECONDS;
    }
    /// How the window was left.
    window: WindowSettings {
        /// Its width when it is not maximised; see [`WINDOW_SIDE`].
        width: u16 = 1280, in WINDOW_SIDE;
        /// Its height when it is not maximised; see [`WINDOW_SIDE`].
        height: u16 = 800, in WINDOW_SIDE;
        /// Whether it filled the screen.
        maximised: bool = false;
        /// Whether the panel beside the board was folded away.
        side_panel_folded: bool = false;
    }
}

impl ViewSettings {
    /// The look of a game's board.
    pub const fn board_of(&self, game: Game) -> BoardLook {
        match game {
            Game::Othello => self.board,
            Game::Gomoku => self.gomoku_board,
        }
    }
}

/// Says that a setting, a number or a named one, lies outside of what is possible.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{key}: expected {expected}, found {found}")]
pub struct RangeError {
    key: String,
    expected: String,
    found: String,
}

impl Settings {
    /// Checks every number against its range, and every named value that not all games know.
    ///
    /// # Errors
    /// [`RangeError`] names the first that is outside.
    pub fn check(&self) -> Result<(), RangeError> {
        let wrong = |key: &str, expected: String, found: String| {
            Err(RangeError { key: key.replace('_', "-"), expected, found })
        };
        let Self { play, setup, .. } = self;
        let sizes = PerGame {
            othello: ("setup.size", setup.size),
            gomoku: ("setup.gomoku-size", setup.gomoku_size),
        };
        let time_outs = PerGame {
            othello: ("play.time-out", play.time_out),
            gomoku: ("play.gomoku-time-out", play.gomoku_time_out),
        };
        for game in Game::ALL {
            let (key, found) = sizes[game];
            if !game.kind().sizes.contains(&found) {
                let sizes: Vec<String> = game.kind().sizes.iter().map(u8::to_string).collect();
                let sizes = sizes.join(", ");
                let expected = match sizes.rsplit_once(", ") {
                    Some((others, last)) => format!("{others} or {last}"),
                    None => sizes,
                };
                return wrong(key, expected, found.to_string());
            }
        }
        for game in Game::ALL {
            let (key, found) = time_outs[game];
            let known = game.kind().time_out_rules;
            if !known.contains(&found) {
                let names: Vec<&str> = known.iter().map(|rule| rule.name()).collect();
                let expected = format!("one of {}", names.join(", "));
                return wrong(key, expected, found.name().to_owned());
            }
        }
        let letters = play.name.chars().count();
        if letters > NAME_LETTERS || play.name.chars().any(char::is_control) {
            let expected = format!("at most {NAME_LETTERS} letters in one line");
            return wrong("play.name", expected, format!("{letters} letters"));
        }
        for (key, range, found) in self.clone().numbers() {
            if !range.contains(found) {
                let expected = format!("{} to {}", range.start(), range.end());
                return wrong(key, expected, found.to_string());
            }
        }
        Ok(())
    }

    /// Brings every number into its range, and the name into one short line.
    pub fn clamp(&mut self) {
        let name = self.play.name.trim().chars().filter(|letter| !letter.is_control());
        self.play.name = name.take(NAME_LETTERS).collect();
        for (_, range, number) in self.numbers() {
            *number = (*number).clamp(*range.start(), *range.end());
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
        let is_offered = |game: Game, size| game.kind().sizes.contains(&size);
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
