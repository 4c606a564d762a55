//! The commands, and what each of them runs.

use std::io::Write;

use clap::{CommandFactory, Parser, Subcommand};

use super::arguments::{EngineArguments, SearchArguments};
use super::output::Output;
use super::window::WindowArguments;
use super::{
    accuracy, analyze, bench, book, convert, explore, game_position, gomocup, gomoku, gtp, lab,
    lessons, levels, manuals, match_engines, nboard, openings, people, perft, picture, puzzles,
    reasons, repertoire, review, show, solve, train, verify,
};
use crate::app::licences;

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
    Accuracy(accuracy::AccuracyArguments),
    /// Show a position's best moves and their scores while the engine thinks
    Analyze(analyze::AnalyzeArguments),
    /// Search fixed positions: the node count is the engine's signature
    Bench(bench::BenchArguments),
    /// Grow an opening book, or show what one has on a position
    Book(book::BookArguments),
    /// Convert game files into another format
    Convert(convert::ConvertArguments),
    /// Count the moves played from a position in game files, and their results
    Explore(explore::ExploreArguments),
    /// Speak the Gomocup protocol with a manager such as Piskvork
    #[command(
        after_help = "A manager's INFO can lower these, and choose the threads up to the number of cores. \
                        A program whose name begins with pbrain- does this without being asked to."
    )]
    Gomocup(SearchArguments),
    /// Study Gomoku: forbidden points, forced wins, openings, and the games and weights of the evaluation
    Gomoku(gomoku::GomokuArguments),
    /// Speak GTP, the Go Text Protocol, with a program that shows the board: Othello on 8×8
    Gtp(gtp::GtpArguments),
    /// Compare the classical game-tree search algorithms on a position or a textbook tree
    Lab(lab::LabArguments),
    /// List the lessons, and prove what they state
    Lessons(lessons::LessonsArguments),
    /// Measure the engine's levels against each other
    Levels(levels::LevelsArguments),
    /// Print the licences of everything inside
    Licences,
    /// Write the manual pages and the completions for bash, zsh and fish
    #[command(hide = true)]
    Manuals(manuals::ManualsArguments),
    /// Play a match between two engines: ours, or others over GTP or the protocols of `NBoard` and Gomocup
    #[command(
        about = "Play a match between two engines: ours, or others over GTP, NBoard's or Gomocup's protocol"
    )]
    Match(match_engines::MatchArguments),
    /// Speak the protocol of the `NBoard` viewer, version 2: Othello on 8×8
    #[command(about = "Speak the protocol of the NBoard viewer, version 2: Othello on 8×8")]
    Nboard(EngineArguments),
    /// Find balanced openings by searching all of them
    Openings(openings::OpeningsArguments),
    /// Judge the model of how people move by games between people
    People(people::PeopleArguments),
    /// Count the sequences of moves of each length
    Perft(perft::PerftArguments),
    /// Draw a position of a game file as a picture, SVG or PNG
    Picture(picture::PictureArguments),
    /// Make, prove and list puzzles
    Puzzles(puzzles::PuzzlesArguments),
    /// Measure how many mistakes in real games get a proven reason
    Reasons(reasons::ReasonsArguments),
    /// List, fill and write the openings that are learnt
    Repertoire(repertoire::RepertoireArguments),
    /// Review the games of a file: each move's score, better moves, and each side's accuracy
    Review(review::ReviewArguments),
    /// Draw a position of a game file as text
    Show(game_position::PositionArguments),
    /// Solve the positions of a file: exact scores and best moves
    Solve(solve::SolveArguments),
    /// Train the evaluation: generate positions by self-play, and fit weights to them
    Train(train::TrainArguments),
    /// Check exact scores against a plain solver
    Verify(verify::VerifyArguments),
}

impl Task {
    /// Whether it needs the files of the package, which the others make or do without.
    pub fn needs_package(&self) -> bool {
        !matches!(self, Self::Train(_) | Self::Manuals(_) | Self::Licences)
    }

    pub fn run(&self, output: &mut Output) -> anyhow::Result<()> {
        match self {
            Self::Accuracy(arguments) => accuracy::run(arguments, output),
            Self::Analyze(arguments) => analyze::run(arguments, output),
            Self::Bench(arguments) => bench::run(arguments, output),
            Self::Book(arguments) => book::run(arguments, output),
            Self::Convert(arguments) => convert::run(arguments, output),
            Self::Explore(arguments) => explore::run(arguments, output),
            Self::Gomocup(arguments) => gomocup::run(arguments, output),
            Self::Gomoku(arguments) => gomoku::run(arguments, output),
            Self::Gtp(arguments) => gtp::run(arguments, output),
            Self::Lab(arguments) => lab::run(arguments, output),
            Self::Lessons(arguments) => lessons::run(arguments, output),
            Self::Levels(arguments) => levels::run(arguments, output),
            Self::Licences => Ok(output.write_all(licences::TEXT.as_bytes())?),
            Self::Manuals(arguments) => manuals::run(arguments, &Arguments::command()),
            Self::Match(arguments) => match_engines::run(arguments, output),
            Self::Nboard(arguments) => nboard::run(arguments, output),
            Self::Openings(arguments) => openings::run(arguments, output),
            Self::People(arguments) => people::run(arguments, output),
            Self::Perft(arguments) => perft::run(arguments, output),
            Self::Picture(arguments) => picture::run(arguments),
            Self::Puzzles(arguments) => puzzles::run(arguments, output),
            Self::Reasons(arguments) => reasons::run(arguments, output),
            Self::Repertoire(arguments) => repertoire::run(arguments, output),
            Self::Review(arguments) => review::run(arguments, output),
            Self::Show(arguments) => show::run(arguments, output),
            Self::Solve(arguments) => solve::run(arguments, output),
            Self::Train(arguments) => train::run(arguments, output),
            Self::Verify(arguments) => verify::run(arguments, output),
        }
    }
}
