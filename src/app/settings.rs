//! The user's choices, kept in `$XDG_CONFIG_HOME/heibai/settings.toml`, with a table for each group below. A missing or
//! invalid value falls back to its default alone; a file that can't be understood is kept aside.

mod choice;
mod file;

use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::config_file::{ConfigFile, SaveConfigError};
pub use choice::Choice;

pub use super::languages::LanguageChoice as Language;

use crate::game::{
    Game, Mode, Opening, Options, PerGame, PerSide, ProgramId, Setup, Side, Skill, SkipRule,
    TimeControl, TimeOutRule, Variant,
};
use crate::gomoku::{self, Ruleset};
use crate::othello::StartLayout;

/// The settings file.
pub type SettingsFile = ConfigFile<Settings>;
/// The settings were not saved; the file is untouched.
pub type SaveSettingsError = SaveConfigError<RangeError>;

/// The range of the delay before the machine's reply is shown, in milliseconds.
pub const REPLY_DELAY_MS: RangeInclusive<u16> = 0..=3000;
/// The most characters of a person's name.
pub const NAME_LETTERS: usize = 40;
/// The range of the window's width and height.
pub const WINDOW_SIDE: RangeInclusive<u16> = 200..=16_384;

/// Declares a [`Choice`] with the names of its values.
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
        /// The system's.
        #[default]
        System = "system",
        /// Dark on light.
        Light = "light",
        /// Light on dark.
        Dark = "dark",
        /// Maximal contrast.
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
    /// How much is animated.
    Motion {
        /// The system's choice.
        #[default]
        System = "system",
        /// Everything.
        Full = "full",
        /// Only what is necessary.
        Reduced = "reduced",
    }
}

choice! {
    /// The kind of clock.
    ClockChoice {
        /// A countdown for each turn.
        #[default]
        PerTurn = "per-turn",
        /// A clock for the whole game on each side.
        WholeGame = "whole-game",
        /// No clock.
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

/// Declares the settings with name (in the file with hyphens), type, default, and the range of a number.
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

        /// All settings.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub struct Settings {
            $($(#[$about])* pub $group: $of_group,)+
        }

        impl Settings {
            /// Every number with a range, by its key in the file.
            fn numbers(&mut self) -> Vec<(&'static str, RangeInclusive<u16>, &mut u16)> {
                vec![$($($(
                    (concat!(stringify!($group), ".", stringify!($name)), $range, &mut self.$group.$name),
                )?)+)+]
            }
        }
    };
}

settings! {
    /// What is seen and heard.
    view: ViewSettings {
        /// The colours of the window.
        theme: Theme = Theme::default();
        /// The board's look in Othello.
        board: BoardLook = BoardLook::default();
        /// The board's look in Gomoku.
        gomoku_board: BoardLook = BoardLook::Wood;
        /// The window's language.
        language: Language = Language::default();
        /// How much is animated.
        motion: Motion = Motion::default();
        /// Whether legal moves are marked.
        show_legal: bool = true;
        /// Whether the last move is marked.
        show_last_move: bool = true;
        /// Whether stones show their move number, where stones stay as they are.
        move_numbers: bool = false;
        /// Whether pointing at a square previews the flips.
        show_preview: bool = true;
        /// Whether studies are analysed.
        analysis: bool = false;
        /// Whether the explorer counts the games finished here.
        own_games: bool = true;
        /// Whether the discs of a finished game of Othello are sorted for counting.
        sort_discs: bool = true;
        /// Whether analysis marks the threats of both sides.
        show_threats: bool = true;
        /// Whether a key beside the analysis explains its marks.
        board_key: bool = true;
        /// Whether values are for Black, not for the side to move.
        #[serde(default)]
        values_for_black: bool = false;
        /// The programs asked for a second opinion, one for each game.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        second_opinions: Vec<ProgramId> = Vec::new();
        /// Whether sounds are played.
        sound: bool = true;
    }
    /// What an image of the board shows.
    picture: PictureSettings {
        /// Whether coordinates are drawn.
        coordinates: bool = true;
        /// Whether the last move and the marks on cells are drawn.
        marks: bool = true;
        /// Whether the known values of the next moves are drawn.
        values: bool = true;
    }
    /// How games are played.
    play: PlaySettings {
        /// The person's name in records of games against the machine, up to [`NAME_LETTERS`]; empty if not given.
        name: String = String::new();
        /// Whether a side without a legal move passes automatically.
        pass_by_itself: bool = false;
        /// Whether people, too, may only skip without a legal move.
        official_rules: bool = false;
        /// What happens in Othello when a turn times out.
        time_out: TimeOutRule = TimeOutRule::default();
        /// What happens in Gomoku when a turn times out.
        gomoku_time_out: TimeOutRule = TimeOutRule::default();
        /// The delay before the machine's reply is shown, in milliseconds; see [`REPLY_DELAY_MS`].
        reply_delay_ms: u16 = 1000, in REPLY_DELAY_MS;
        /// Whether the machine takes as long as people do where it plays like one.
        #[serde(default)]
        takes_time: bool = false;
        /// Whether it resigns lost games there.
        #[serde(default)]
        may_resign: bool = false;
        /// Whether finished games are archived.
        keep_games: bool = true;
        /// Whether blunders against the machine are questioned before they are played.
        coach: bool = false;
        /// Whether finished games are reviewed.
        review: bool = false;
        /// Whether a notification tells that a long review is finished.
        notify_review: bool = false;
    }
    /// The last set-up, offered again.
    setup: SetupSettings {
        /// Who plays.
        mode: Mode = Mode::default();
        /// The game.
        game: Game = Game::Othello;
        /// The board's size in Othello; one of [`GameKind::sizes`](crate::game::GameKind::sizes).
        size: u8 = 8;
        /// The layout of the first discs.
        layout: StartLayout = StartLayout::default();
        /// The side to move first.
        first: Side = Side::Black;
        /// The moves made before the first turn.
        #[serde(default, skip_serializing_if = "Opening::is_none")]
        opening: Opening = Opening::None;
        /// The board's size in Gomoku; one of [`GameKind::sizes`](crate::game::GameKind::sizes).
        gomoku_size: u8 = 15;
        /// The rules of Gomoku.
        rules: Ruleset = Ruleset::default();
        /// The opening of Gomoku.
        gomoku_opening: gomoku::Opening = gomoku::Opening::default();
        /// How strong the machine plays Black: a level, or the rating of somebody it plays like.
        black_level: Skill = Skill::default();
        /// How strong it plays White.
        white_level: Skill = Skill::default();
        /// The external engine that plays Black for the machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black_program: Option<ProgramId> = None;
        /// The external engine that plays White for the machine.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        white_program: Option<ProgramId> = None;
        /// The kind of clock.
        clock: ClockChoice = ClockChoice::default();
        /// Seconds for a turn; see [`TimeControl::TURN_SECONDS`].
        turn_seconds: u16 = 30, in TimeControl::TURN_SECONDS;
        /// Seconds for a game; see [`TimeControl::GAME_SECONDS`].
        game_seconds: u16 = 300, in TimeControl::GAME_SECONDS;
        /// Seconds added for each move of a game clock; see [`TimeControl::INCREMENT_SECONDS`].
        increment_seconds: u16 = 0, in TimeControl::INCREMENT_SECONDS;
    }
    /// The window: its size and state on a screen where it was not yet, and its side panel.
    window: WindowSettings {
        /// The width; see [`WINDOW_SIDE`].
        width: u16 = 1280, in WINDOW_SIDE;
        /// The height; see [`WINDOW_SIDE`].
        height: u16 = 800, in WINDOW_SIDE;
        /// Whether it is maximised.
        maximised: bool = false;
        /// Whether the side panel is folded.
        side_panel_folded: bool = false;
    }
}

impl ViewSettings {
    /// The board's look in a game.
    pub const fn board_of(&self, game: Game) -> BoardLook {
        match game {
            Game::Othello => self.board,
            Game::Gomoku => self.gomoku_board,
        }
    }
}

/// A setting is out of range.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{key}: expected {expected}, found {found}")]
pub struct RangeError {
    key: String,
    expected: String,
    found: String,
}

impl Settings {
    /// Checks all values.
    ///
    /// # Errors
    /// [`RangeError`] names the first that is out of range.
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

    /// The last set-up of a game.
    pub fn variant(&self, game: Game) -> Variant {
        let SetupSettings { size, layout, first, gomoku_size, rules, gomoku_opening, .. } =
            self.setup;
        match game {
            Game::Othello => Variant::Othello { size, layout, first },
            Game::Gomoku => Variant::Gomoku { size: gomoku_size, rules, opening: gomoku_opening },
        }
    }

    /// The set-up to offer.
    pub fn match_setup(&self) -> Setup {
        Setup {
            variant: self.variant(self.setup.game),
            mode: self.setup.mode,
            opening: self.setup.opening,
            skills: PerSide { black: self.setup.black_level, white: self.setup.white_level },
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

    /// Remembers a set-up to offer again, but for a size that is not offered and the numbers of clocks not in use.
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
        setup.black_level = chosen.skills.black;
        setup.white_level = chosen.skills.white;
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

    /// The options of a match.
    pub fn match_options(&self) -> Options {
        Options {
            skip: if self.play.official_rules { SkipRule::Official } else { SkipRule::Friendly },
            time_out: PerGame { othello: self.play.time_out, gomoku: self.play.gomoku_time_out },
            pass_by_itself: self.play.pass_by_itself,
            takes_time: self.play.takes_time,
            may_resign: self.play.may_resign,
        }
    }

    /// The delay before the machine's reply is shown.
    pub fn reply_delay(&self) -> Duration {
        Duration::from_millis(self.play.reply_delay_ms.into())
    }
}
