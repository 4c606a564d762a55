//! The arguments as written, before they are interpreted.

mod board;
mod search;

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::PossibleValue;
use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::app::launch::Language;
use crate::game::{Game, Level, Line, LineError};
use crate::gomoku::{self, Ruleset};
use crate::numbers;
use crate::openings::{self, Opening};
use crate::search::{HashSize, Selectivity};
use crate::training::matches::referee::Pace;
use crate::training::matches::statistics::Sprt;

pub use board::BoardArguments;
pub use search::{
    AccuracyArguments, AnalyzeArguments, BenchArguments, SolveArguments, VerifyArguments,
    WeightsArguments,
};

#[derive(Debug, Parser)]
#[command(name = "heibai", version, args_conflicts_with_subcommands = true)]
#[command(about = "Othello and Gomoku to play, to learn and to study", max_term_width = 100)]
#[command(
    after_help = "Without a command the window opens, with the unfinished game if there is one."
)]
pub struct Arguments {
    #[command(subcommand)]
    pub subcommand: Option<Task>,
    #[command(flatten)]
    pub window: WindowArguments,
}

#[derive(Debug, Subcommand)]
pub enum Task {
    /// Measure how often the engine finds a best move, and its error in score
    Accuracy(AccuracyArguments),
    /// Show a position's best moves and their scores while the engine thinks
    Analyze(AnalyzeArguments),
    /// Search fixed positions: the node count is the engine's signature
    Bench(BenchArguments),
    /// Grow an opening book, or show what one has on a position
    Book(super::book::BookArguments),
    /// Convert game files into another format
    Convert(super::convert::ConvertArguments),
    /// Count the moves played from a position in game files, and their results
    Explore(super::explore::ExploreArguments),
    /// Speak the Gomocup protocol with a manager such as Piskvork
    #[command(
        after_help = "A manager's INFO can lower these, and choose the threads up to the number of cores. \
                        A program whose name begins with pbrain- does this without being asked to."
    )]
    Gomocup(SearchArguments),
    /// Study Gomoku: forbidden points, forced wins, openings, and the games and weights of the evaluation
    Gomoku(super::gomoku::GomokuArguments),
    /// Speak GTP, the Go Text Protocol, with a program that shows the board: Othello on 8×8
    Gtp(GtpArguments),
    /// Compare the classical game-tree search algorithms on a position or a textbook tree
    Lab(super::lab::LabArguments),
    /// List the lessons, and prove what they state
    Lessons(super::lessons::LessonsArguments),
    /// Measure the engine's levels against each other
    Levels(LevelsArguments),
    /// Print the licences of everything inside
    Licences,
    /// Write the manual pages and the completions for bash, zsh and fish
    #[command(hide = true)]
    Manuals(super::manuals::ManualsArguments),
    /// Play a match between two engines: ours, or others over GTP or the protocols of `NBoard` and Gomocup
    #[command(
        about = "Play a match between two engines: ours, or others over GTP, NBoard's or Gomocup's protocol"
    )]
    Match(MatchArguments),
    /// Speak the protocol of the `NBoard` viewer, version 2: Othello on 8×8
    #[command(about = "Speak the protocol of the NBoard viewer, version 2: Othello on 8×8")]
    Nboard(EngineArguments),
    /// Find balanced openings by searching all of them
    Openings(super::openings::OpeningsArguments),
    /// Judge the model of how people move by games between people
    People(super::people::PeopleArguments),
    /// Count the sequences of moves of each length
    Perft(PerftArguments),
    /// Draw a position of a game file as a picture, SVG or PNG
    Picture(super::picture::PictureArguments),
    /// Make, prove and list puzzles
    Puzzles(super::puzzles::PuzzlesArguments),
    /// Measure how many mistakes in real games get a proven reason
    Reasons(super::reasons::ReasonsArguments),
    /// List, fill and write the openings that are learnt
    Repertoire(super::repertoire::RepertoireArguments),
    /// Review the games of a file: each move's score, better moves, and each side's accuracy
    Review(super::review::ReviewArguments),
    /// Draw a position of a game file as text
    Show(super::game_position::PositionArguments),
    /// Solve the positions of a file: exact scores and best moves
    Solve(SolveArguments),
    /// Train the evaluation: generate positions by self-play, and fit weights to them
    Train(super::train::TrainArguments),
    /// Check exact scores against a plain solver
    Verify(VerifyArguments),
}

#[derive(Debug, Default, Args)]
pub struct WindowArguments {
    /// A game to open, in any format that `heibai convert` reads; the games of several files or of a folder become one
    /// list. It brings its own board, so no option of a game goes with it
    #[arg(conflicts_with_all = ["game", "rule", "mode", "level", "size", "opening", "start"])]
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// The game to play
    #[arg(long, value_name = "GAME")]
    pub game: Option<Game>,

    /// Who plays; the last choice by default. Begins a new game, except for study; an unfinished one is kept
    #[arg(long, value_name = "MODE")]
    pub mode: Option<ModeArgument>,

    /// The engine's strength, from 1 to 10
    #[arg(long, value_name = "LEVEL", value_parser = numbers::level)]
    pub level: Option<Level>,

    /// The rules of Gomoku
    #[arg(long, value_name = "RULE")]
    pub rule: Option<Ruleset>,

    /// Columns and rows of the board: 6, 8 or 10 in Othello, 15, 19 or 20 in Gomoku
    #[arg(long, value_name = "SIZE", value_parser = numbers::size)]
    pub size: Option<u8>,

    /// The opening: none; balanced, a random balanced opening of eight moves in Othello; mine, in which the machine plays
    /// into the lines that `heibai repertoire list` shows; swap1 or swap2, for Gomoku; rif, soosorv-8 or taraguchi-10, for
    /// renju; or the name or the moves of an opening that `heibai openings list` knows
    #[arg(long, value_name = "OPENING", value_parser = opening)]
    pub opening: Option<OpeningArgument>,

    /// Start at once, ready for the first move. A new game begins; an unfinished one is kept
    #[arg(long)]
    pub start: bool,

    /// The language of the window; the last choice or the system's by default
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<Language>,

    /// Keep settings, games and everything else in this folder, made if missing, and leave the usual ones alone
    #[arg(long, value_name = "FOLDER")]
    pub config_dir: Option<PathBuf>,

    /// Write a log for the report of a fault, to this file or else to a new one in the state folder. It names no folders,
    /// files or people
    #[arg(long, value_name = "FILE", require_equals = true)]
    #[expect(clippy::option_option, reason = "the option, and its value")]
    pub log: Option<Option<PathBuf>>,

    /// Put the settings back to their defaults, without a window. The former ones are kept aside; games, mistakes to
    /// practise and engines stay
    #[arg(long)]
    #[arg(conflicts_with_all = ["files", "game", "rule", "mode", "level", "size", "opening", "start", "lang", "log"])]
    pub reset_settings: bool,
}

#[derive(Clone, Debug, Args)]
pub struct SearchArguments {
    /// Play like this level, from 1 to 10; by default the highest if nothing else limits the search
    #[arg(long, value_name = "LEVEL", value_parser = numbers::level)]
    pub level: Option<Level>,

    /// Maximum search depth
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    pub depth: Option<u8>,

    /// Maximum seconds a move, fractions allowed
    #[arg(long, value_name = "S", value_parser = numbers::seconds)]
    pub time: Option<Duration>,

    /// Maximum nodes a move
    #[arg(long, value_name = "N", value_parser = numbers::nodes)]
    pub nodes: Option<u64>,

    /// Search threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    pub threads: usize,

    /// Size of the transposition table in MiB
    #[arg(long, value_name = "MIB", default_value = "64", value_parser = numbers::hash)]
    pub hash: HashSize,

    /// Seed for choices among equal moves
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = numbers::seed)]
    pub seed: u64,
}

#[derive(Clone, Debug, Args)]
pub struct EngineArguments {
    #[command(flatten)]
    pub search: SearchArguments,

    /// Selectivity: 73, 87, 95, 98, 99 or 100 per cent
    #[arg(long, value_name = "PERCENT", value_parser = numbers::selectivity)]
    pub selectivity: Option<Selectivity>,

    #[command(flatten)]
    pub weights: WeightsArguments,
}

#[derive(Debug, Args)]
pub struct GtpArguments {
    #[command(flatten)]
    pub engine: EngineArguments,

    /// Ponder in the opponent's turn
    #[arg(long)]
    pub ponder: bool,
}

#[derive(Debug, Args)]
#[command(mut_arg("size", |size| size.help(
    "Board size: in Othello 8 only; in Gomoku from 5 to 22, by default 15"
)))]
#[command(after_help = "A player is
  heibai[:SETTING=VALUE,...]           level, depth, selectivity, nodes, time, threads, hash, weights, seed,
                                       name; in Gomoku gomoku-weights or gomoku-network
  lab:ALGORITHM[+SWITCH...][,SETTING=VALUE,...]
                                       of heibai lab --list; evaluation, depth, nodes, time, seed, name
  person:RATING[,SETTING=VALUE,...]    somebody who plays like people; model, seed, name
  gtp[,dir=FOLDER][,name=NAME]:COMMAND LINE
  nboard[,dir=FOLDER][,name=NAME][,depth=N]:COMMAND LINE
  gomocup[,dir=FOLDER][,name=NAME][,memory=MIB]:COMMAND LINE
GTP and NBoard's protocol are for Othello, Gomocup's is for Gomoku.
A program is started in its folder. It loses a game in which it ends, hangs, plays what is not legal or
takes too long, and begins anew.")]
pub struct MatchArguments {
    /// The player whose result is reported
    #[arg(long, value_name = "PLAYER")]
    pub first: String,

    /// Its opponent
    #[arg(long, value_name = "PLAYER")]
    pub second: String,

    #[command(flatten)]
    pub board: BoardArguments,

    /// Games; an odd number is rounded up, because every opening is played twice
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = numbers::count)]
    pub games: usize,

    /// Seconds for each move
    #[arg(long, value_name = "S", value_parser = numbers::seconds, conflicts_with = "clock")]
    pub time: Option<Duration>,

    /// Seconds for the whole game, and seconds added for each move
    #[arg(long, value_name = "MAIN+INC", value_parser = super::match_engines::read_clock)]
    pub clock: Option<Pace>,

    /// The level of our engine, from 1 to 10, if its player has no limit of its own
    #[arg(long, value_name = "LEVEL", value_parser = numbers::level)]
    pub level: Option<Level>,

    /// Likewise, its maximum depth; other programs are told so if they can be
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    pub depth: Option<u8>,

    /// Likewise, its maximum nodes a move
    #[arg(long, value_name = "N", value_parser = numbers::nodes)]
    pub nodes: Option<u64>,

    /// File of openings, one a line. By default balanced ones of eight moves in Othello; required in Gomoku, where they
    /// are played in all eight symmetries
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,

    /// End as soon as it is decided which of two Elo differences it is; the risks are 0.05 by default
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]", allow_hyphen_values = true, value_parser = super::match_engines::read_sprt)]
    pub sprt: Option<Sprt>,

    /// Games played in parallel
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    pub threads: usize,

    /// Append the games to this file: as GGF in Othello, as a line of moves each in Gomoku
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,

    /// Seed for the order of the openings
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    pub seed: u64,

    /// Seconds by which a move may be late
    #[arg(long, value_name = "S", default_value = "0.2", value_parser = numbers::seconds_or_none)]
    pub margin: Duration,

    /// Seconds beyond its time after which a silent program counts as hung; for its start it has 60
    #[arg(long, value_name = "S", default_value = "60", value_parser = numbers::seconds)]
    pub patience: Duration,
}

#[derive(Debug, Args)]
pub struct LevelsArguments {
    /// Games for each pair; an odd number is rounded up, because every opening is played twice
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = numbers::count)]
    pub games: usize,

    /// Two levels to play each other; may be repeated. By default every level against the one two below it,
    /// and 9 and 10 against their neighbours too
    #[arg(long, value_name = "LEVEL", num_args = 2, value_parser = numbers::level)]
    pub pair: Vec<Level>,

    #[command(flatten)]
    pub board: BoardArguments,

    /// File of openings, one a line. By default ten random plies in Othello; required in Gomoku, where they are played
    /// in all eight symmetries
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,

    /// Seed for random openings and for choices among equal moves
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    pub seed: u64,

    /// Games played in parallel; by default one per core
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    pub threads: Option<usize>,
}

#[derive(Debug, Args)]
pub struct PerftArguments {
    /// Depth; one line is printed for each depth up to it
    #[arg(value_name = "DEPTH", value_parser = numbers::depth)]
    pub depth: u8,

    #[command(flatten)]
    pub board: BoardArguments,

    /// The position instead of the start: in Othello the 64 squares from a1 to h8 as X, O and -, and the side to move;
    /// in Gomoku the moves played, such as "h8 i9"
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    pub position: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ModeArgument {
    /// Two people at one board
    TwoPlayers,
    /// You have Black, the engine White
    PlayBlack,
    /// You have White, the engine Black
    PlayWhite,
    /// The engine plays itself
    Watch,
    /// Study: any move for either side, with variations. An unfinished game is what is studied
    Study,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningArgument {
    Balanced,
    Mine,
    /// One of the rules by which Gomoku begins, but not the free one.
    Gomoku(gomoku::Opening),
    None,
    Line(Game, Line),
}

fn opening(text: &str) -> Result<OpeningArgument, String> {
    let wanted = text.to_lowercase();
    match wanted.as_str() {
        "balanced" => return Ok(OpeningArgument::Balanced),
        "mine" => return Ok(OpeningArgument::Mine),
        "none" => return Ok(OpeningArgument::None),
        _ => {}
    }
    let rule = gomoku::Opening::named(&wanted).filter(|rule| *rule != gomoku::Opening::Free);
    if let Some(rule) = rule {
        return Ok(OpeningArgument::Gomoku(rule));
    }
    let moves: String = wanted.split_whitespace().collect();
    // Renju's have the place of the white stone behind their names, as in "Kagetsu (D4)".
    let is_called = |name: &str| {
        let name = name.to_lowercase();
        name == wanted || name.split(" (").next() == Some(&*wanted)
    };
    let is_it = |opening: &&Opening| {
        opening.moves() == moves || opening.names().iter().any(|name| is_called(name))
    };
    let found = Game::ALL.into_iter().find_map(|game| openings::all(game).find(is_it));
    let Some(found) = found else {
        let rules = gomoku::Opening::ALL.into_iter().filter(|it| *it != gomoku::Opening::Free);
        let rules: Vec<_> = rules.map(gomoku::Opening::name).collect();
        let rules = rules.join(", ");
        let known =
            format!("none, balanced, mine, {rules}, or an opening of `heibai openings list`");
        return Err(format!("expected {known}"));
    };
    let line = found.moves().parse().map_err(|error: LineError| error.to_string())?;
    Ok(OpeningArgument::Line(found.game(), line))
}

impl ValueEnum for Language {
    fn value_variants<'a>() -> &'a [Self] {
        Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.code()).help(self.english()))
    }
}
