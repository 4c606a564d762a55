//! The arguments as they are written, before anything is made of them.

mod board;
mod study;

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::PossibleValue;
use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::app::launch::Language;
use crate::game::{Game, Level, Line, LineError};
use crate::numbers;
use crate::openings::{self, Opening};
use crate::search::{Hash, Selectivity};
use crate::training::matches::referee::Pace;
use crate::training::matches::statistics::Sprt;

pub use board::{BoardArguments, GameArgument, RuleArgument};
pub use study::{
    AccuracyArguments, AnalyzeArguments, BenchArguments, SolveArguments, VerifyArguments,
    WeightsArguments,
};

/// Everything that may follow the program's name.
#[derive(Debug, Parser)]
#[command(name = "heibai", version, args_conflicts_with_subcommands = true)]
#[command(about = "Othello and Gomoku to play, to learn and to study", max_term_width = 100)]
#[command(
    after_help = "Without a command the window opens, with the unfinished game if there is one."
)]
pub struct Arguments {
    /// What to do instead of opening the window.
    #[command(subcommand)]
    pub subcommand: Option<Task>,
    /// What the window opens with.
    #[command(flatten)]
    pub window: WindowArguments,
}

/// What to do instead of opening the window.
#[derive(Debug, Subcommand)]
pub enum Task {
    /// Measure how often the engine chooses a best move, and how far its scores are off
    Accuracy(AccuracyArguments),
    /// Show what a position's best moves are worth while the engine thinks
    Analyze(AnalyzeArguments),
    /// Search fixed positions: the count of nodes is the engine's signature
    Bench(BenchArguments),
    /// Grow an opening book of either game, or show what one knows of a position
    Book(super::book::BookArguments),
    /// Convert files of games into another format
    Convert(super::convert::ConvertArguments),
    /// Count what was played from a position in files of games, and how these games ended
    Explore(super::explore::ExploreArguments),
    /// Study Gomoku: forbidden points, forced wins, openings, and the games and weights of the evaluation
    Gomoku(super::gomoku::GomokuArguments),
    /// Speak the protocol of Gomocup with a manager such as Piskvork, at Gomoku
    Gomocup(GomocupArguments),
    /// Speak GTP, the Go Text Protocol, with a program that shows the board
    Gtp(GtpArguments),
    /// Compare the classical algorithms of game search on a position, or on a tree from a book
    Lab(super::lab::LabArguments),
    /// Measure what the machine's levels score against each other
    Levels(LevelsArguments),
    /// Let two engines play a match: ours, or others over GTP or the protocols of `NBoard` and Gomocup
    #[command(
        about = "Let two engines play a match: ours, or others over GTP, NBoard's or Gomocup's protocol"
    )]
    Match(MatchArguments),
    /// Speak the protocol of the `NBoard` viewer, version 2
    #[command(about = "Speak the protocol of the NBoard viewer, version 2")]
    Nboard(NboardArguments),
    /// Find balanced openings by searching all of them
    Openings(super::openings::OpeningsArguments),
    /// Count the sequences of moves of each length
    Perft(PerftArguments),
    /// Draw a position of a file of games as a picture, SVG or PNG
    Picture(super::picture::PictureArguments),
    /// Measure how many mistakes of real games get a proved reason
    Reasons(super::reasons::ReasonsArguments),
    /// Judge each move of the games of a file: what it was worth, what was better, how accurate each side was
    Review(super::review::ReviewArguments),
    /// Draw a position of a file of games as text
    Show(super::show::ShowArguments),
    /// Make the weights of the evaluation: positions from self-play, and a fit to them
    Train(super::train::TrainArguments),
    /// Solve the positions of a file: exact scores and best moves
    Solve(SolveArguments),
    /// Check exact scores against a plain solver, on many positions and in many ways
    Verify(VerifyArguments),
}

/// What the window opens with.
#[derive(Debug, Default, Args)]
pub struct WindowArguments {
    /// A game to open: Heibai's own file, a transcript such as f5d6c3, GGF or psq; of several files, or of a
    /// folder, the games become one list. It brings its own board, so only --lang goes with it
    #[arg(conflicts_with_all = ["game", "rule", "mode", "level", "size", "opening", "start"])]
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// The game to play
    #[arg(long, value_name = "GAME")]
    pub game: Option<GameArgument>,

    /// Who plays; the last choice if left out. A new game begins, but to study; an unfinished one is kept
    #[arg(long, value_name = "MODE")]
    pub mode: Option<ModeArgument>,

    /// The machine's strength, from 1 to 10
    #[arg(long, value_name = "LEVEL", value_parser = numbers::level)]
    pub level: Option<Level>,

    /// What wins in Gomoku, and what is forbidden
    #[arg(long, value_name = "RULE")]
    pub rule: Option<RuleArgument>,

    /// Columns and rows of the board: 6, 8 or 10 in Othello, 15, 19 or 20 in Gomoku
    #[arg(long, value_name = "SIZE")]
    pub size: Option<u8>,

    /// How the game begins: none; balanced, the eight moves of a random opening of Othello in which neither side is
    /// better; swap2, for Gomoku; or the name or the moves of an opening that `heibai openings list` knows
    #[arg(long, value_name = "OPENING", value_parser = opening)]
    pub opening: Option<OpeningArgument>,

    /// Start at once, ready for the first move. A new game begins; an unfinished one is kept
    #[arg(long)]
    pub start: bool,

    /// The language of the window; that of the system or the last choice if left out
    #[arg(long, value_name = "LANGUAGE")]
    pub lang: Option<Language>,
}

/// How the engine plays in a conversation with another program, whatever the game.
#[derive(Clone, Debug, Args)]
pub struct SearchArguments {
    /// Play like one of the application's levels, from 1 to 10; the highest if nothing else limits
    /// the search
    #[arg(long, value_name = "LEVEL", value_parser = numbers::level)]
    pub level: Option<Level>,

    /// Look at most so many moves ahead
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    pub depth: Option<u8>,

    /// Seconds for a move at most, also with a fraction
    #[arg(long, value_name = "S", value_parser = numbers::seconds)]
    pub time: Option<Duration>,

    /// Positions looked at for a move at most
    #[arg(long, value_name = "N", value_parser = numbers::nodes)]
    pub nodes: Option<u64>,

    /// Threads of the search
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    pub threads: usize,

    /// Memory of the search in MiB
    #[arg(long, value_name = "MIB", default_value = "64", value_parser = numbers::hash)]
    pub hash: Hash,

    /// Chooses among equal moves
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
}

/// How the engine plays Othello in a conversation with another program.
#[derive(Clone, Debug, Args)]
pub struct EngineArguments {
    /// What holds for either game.
    #[command(flatten)]
    pub search: SearchArguments,

    /// Be content with being so sure: 73, 87, 95, 98, 99 or 100 per cent
    #[arg(long, value_name = "PERCENT", value_parser = numbers::selectivity)]
    pub selectivity: Option<Selectivity>,

    /// What the engine judges positions by.
    #[command(flatten)]
    pub weights: WeightsArguments,
}

/// What `gomocup` speaks for.
#[derive(Debug, Args)]
#[command(
    after_help = "A manager's INFO can lower these, and choose the threads up to the number of cores. \
                        A program whose name begins with pbrain- does this without being asked to."
)]
pub struct GomocupArguments {
    /// How the engine plays.
    #[command(flatten)]
    pub search: SearchArguments,
}

/// What `gtp` speaks for.
#[derive(Debug, Args)]
pub struct GtpArguments {
    /// How the engine plays.
    #[command(flatten)]
    pub engine: EngineArguments,

    /// Think while the opponent does, too
    #[arg(long)]
    pub ponder: bool,
}

/// What `match` plays.
#[derive(Debug, Args)]
#[command(after_help = "A player is
  heibai[:SETTING=VALUE,...]           level, depth, selectivity, nodes, time, threads, hash, weights, seed,
                                       name
  lab:ALGORITHM[+SWITCH...][,SETTING=VALUE,...]
                                       of heibai lab --list; evaluation, depth, nodes, time, seed, name
  gtp[,dir=FOLDER][,name=NAME]:COMMAND LINE
  nboard[,dir=FOLDER][,name=NAME][,depth=N]:COMMAND LINE
  gomocup[,dir=FOLDER][,name=NAME][,memory=MIB]:COMMAND LINE
GTP and NBoard's protocol are for Othello, Gomocup's is for Gomoku.
A program is started in its folder. It loses a game in which it ends, hangs, plays what is not legal or
takes too long, and begins anew.")]
pub struct MatchArguments {
    /// The player whose result is told
    #[arg(long, value_name = "PLAYER")]
    pub first: String,

    /// The player it plays against
    #[arg(long, value_name = "PLAYER")]
    pub second: String,

    /// What they play; in Othello on 8×8 squares only.
    #[command(flatten)]
    pub board: BoardArguments,

    /// Games; an odd number is rounded up, because every opening is played twice
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = numbers::count)]
    pub games: usize,

    /// Seconds for each move
    #[arg(long, value_name = "S", value_parser = numbers::seconds, conflicts_with = "clock")]
    pub time: Option<Duration>,

    /// Seconds for the whole game and seconds added for each move
    #[arg(long, value_name = "MAIN+INC", value_parser = super::match_engines::read_clock)]
    pub clock: Option<Pace>,

    /// Our engine plays like this level, from 1 to 10, where its player has no limit of its own
    #[arg(long, value_name = "LEVEL", value_parser = numbers::level)]
    pub level: Option<Level>,

    /// Likewise, it looks at most so many moves ahead; other programs are told so if they can be
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    pub depth: Option<u8>,

    /// Likewise, it looks at most at so many positions for a move
    #[arg(long, value_name = "N", value_parser = numbers::nodes)]
    pub nodes: Option<u64>,

    /// Openings, the moves of one on each line. In Othello balanced ones of eight moves if left out; in Gomoku they
    /// are needed, and are played from all eight sides of the board
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,

    /// End as soon as it is clear which of two differences in Elo it is; the risks are 0.05 if left out
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]", allow_hyphen_values = true, value_parser = super::match_engines::read_sprt)]
    pub sprt: Option<Sprt>,

    /// Games played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    pub threads: usize,

    /// Add the games to this file: in Othello in GGF, in Gomoku the moves of each on a line
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,

    /// Decides the order of the openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    /// Seconds by which a move may be late
    #[arg(long, value_name = "S", default_value = "0.2", value_parser = numbers::seconds_or_none)]
    pub margin: Duration,

    /// Seconds after which a program that does not answer hangs, beyond the time it has
    #[arg(long, value_name = "S", default_value = "60", value_parser = numbers::seconds)]
    pub patience: Duration,
}

/// What `nboard` speaks for.
#[derive(Debug, Args)]
pub struct NboardArguments {
    /// How the engine plays.
    #[command(flatten)]
    pub engine: EngineArguments,
}

/// What `levels` plays.
#[derive(Debug, Args)]
pub struct LevelsArguments {
    /// Games for each pair; an odd number is rounded up, because every opening is played twice
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = numbers::count)]
    pub games: usize,

    /// Two levels that are to play; may be given again. Every level against the one two below it if
    /// left out
    #[arg(long, value_name = "LEVEL", num_args = 2, value_parser = numbers::level)]
    pub pair: Vec<Level>,

    /// What they play.
    #[command(flatten)]
    pub board: BoardArguments,

    /// Openings, the moves of one on each line. In Othello ten random plies if left out; in Gomoku they are needed, and
    /// are played from all eight sides of the board
    #[arg(long, value_name = "FILE")]
    pub openings: Option<PathBuf>,

    /// Decides random openings and the choices among equal moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    /// Games played at the same time; one for each core if left out
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    pub threads: Option<usize>,
}

/// What `perft` counts.
#[derive(Debug, Args)]
pub struct PerftArguments {
    /// Moves to look ahead; one line is printed for each depth up to it
    #[arg(value_name = "DEPTH", value_parser = numbers::depth)]
    pub depth: u8,

    /// What is played.
    #[command(flatten)]
    pub board: BoardArguments,

    /// Where to begin instead of at the start: in Othello the 64 squares from a1 to h8 as X, O and -, and the
    /// side to move; in Gomoku the moves that were made, such as "h8 i9"
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    pub position: Option<String>,
}

/// A mode by name.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum ModeArgument {
    /// Two people at one board
    TwoPlayers,
    /// You have Black, the machine White
    PlayBlack,
    /// You have White, the machine Black
    PlayWhite,
    /// The machine plays itself
    Watch,
    /// Nobody plays: any move for either side, with variations. An unfinished game is what is studied
    Study,
}

/// The moves before the first turn, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningArgument {
    /// The eight moves of a random opening in which neither side is better.
    Balanced,
    /// Gomoku: who opens places three stones, and the other chooses.
    Swap2,
    /// The game begins with the first move.
    None,
    /// It begins with the moves of an opening that has a name.
    Line(Game, Line),
}

fn opening(text: &str) -> Result<OpeningArgument, String> {
    let wanted = text.to_lowercase();
    match wanted.as_str() {
        "balanced" => return Ok(OpeningArgument::Balanced),
        "swap2" => return Ok(OpeningArgument::Swap2),
        "none" => return Ok(OpeningArgument::None),
        _ => {}
    }
    let is_it = |opening: &&Opening| {
        opening.moves() == wanted
            || opening.names().iter().any(|name| name.to_lowercase() == wanted)
    };
    let found = Game::ALL.into_iter().find_map(|game| openings::all(game).find(is_it));
    let Some(found) = found else {
        let known = "none, balanced, swap2, or an opening of `heibai openings list`";
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
