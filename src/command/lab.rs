//! `heibai lab`: the classical game-tree search algorithms on a position, side by side.

mod tournament;

use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;

use super::arguments::BoardArguments;
use super::errors::UsageError;
use super::{interrupt, progress};
use crate::app::disk;
use crate::app::picture::PictureKind;
use crate::game::{self, Game, Variant};
use crate::lab::{
    self, Algorithm, Contestant, Evaluation, Limits, Outcome, RecordLimits, Report, Request,
    Subject, Survey, SurveyResult, Switch, Switches, Tree, TreeOptions,
};
use crate::numbers;
use crate::records::{board_string, transcript};
use crate::search::Stop;
use crate::training::matches::algorithms::AlgorithmMatch;

#[derive(Debug, Args)]
#[command(mut_arg("size", |size| size.help(
    "Board size: in Othello even, from 4 to 10, by default 8; in Gomoku from 5 to 22, by default 15"
)))]
#[command(
    after_help = "An algorithm may have switches of its own, as in pvs+table+killers. Without --depth, --nodes and --time \
        Othello is searched 6 moves ahead and Gomoku 3."
)]
pub struct LabArguments {
    /// List all algorithms, switches and evaluations with their descriptions
    #[arg(long)]
    list: bool,

    /// The position: moves such as f5d6c3 or "h8 i9", or the cells row by row from the top-left corner as X, O and -,
    /// and the side to move; by default the start
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    position: Option<String>,

    /// A textbook tree instead of a position, as in "((3 12 8) (2 4 6) (14 5 2))"
    #[arg(long, value_name = "TREE", conflicts_with_all = ["position", "game", "rule", "size", "evaluation", "sample"])]
    tree: Option<Tree>,

    #[command(flatten)]
    board: BoardArguments,

    /// The algorithms, separated by commas; by default all
    #[arg(long, value_name = "A,B,...", value_delimiter = ',')]
    algorithms: Vec<Contestant>,

    /// Switches for all algorithms that take them: table, deepening, killers, history, ordering, or all
    #[arg(long, value_name = "S,T,...", value_delimiter = ',', value_parser = read_switches)]
    switches: Vec<Switches>,

    /// The evaluation; by default phases in Othello and rows in Gomoku
    #[arg(long, value_name = "E")]
    evaluation: Option<Evaluation>,

    /// Search depth
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    depth: Option<u8>,

    /// Maximum nodes of each algorithm, all depths together
    #[arg(long, value_name = "N", value_parser = numbers::nodes)]
    nodes: Option<u64>,

    /// Maximum milliseconds of each algorithm, all depths together
    #[arg(long, value_name = "MS", value_parser = numbers::milliseconds)]
    time: Option<Duration>,

    /// Search this many positions reached by random moves, and print the sums, and how often each algorithm chooses
    /// another move than the first
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    sample: Option<usize>,

    /// Let the algorithms play each other, this many games a pair, from balanced openings with both colours, each move
    /// within the limits
    #[arg(long, value_name = "GAMES", value_parser = numbers::count, conflicts_with_all = ["sample", "list", "position", "tree"])]
    tournament: Option<usize>,

    /// Seed for uct's playouts, probcut's sample, random moves and openings
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,

    /// Write the table as CSV
    #[arg(long, conflicts_with_all = ["sample", "list", "tournament"])]
    csv: bool,

    /// Write bars of the nodes and curves of nodes by depth to this file, an .svg
    #[arg(long, value_name = "FILE", conflicts_with_all = ["sample", "list", "tournament"])]
    chart: Option<PathBuf>,

    /// Write the first plies of the first algorithm's tree to this file, an .svg
    #[arg(long, value_name = "FILE", conflicts_with_all = ["sample", "list", "tournament"])]
    picture: Option<PathBuf>,

    /// Plies of that picture
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = numbers::from_to(1..=8_u8))]
    plies: u8,
}

fn read_switches(text: &str) -> Result<Switches, lab::UnknownName> {
    if text == "all" {
        return Ok(Switches::all());
    }
    text.parse::<Switch>().map(|switch| Switches::NONE.with(switch))
}

pub(super) fn run(arguments: &LabArguments, output: &mut impl Write) -> anyhow::Result<()> {
    if arguments.list {
        write!(output, "{}", list())?;
        return Ok(());
    }
    let request = arguments.request()?;
    for (name, path) in [("--chart", &arguments.chart), ("--picture", &arguments.picture)] {
        if let Some(path) = path {
            check_picture(name, path)?;
            disk::check_target(path)?;
        }
    }
    let stop = interrupt::stop()?;
    if let Some(games) = arguments.tournament {
        return arguments.play(&request, games, &stop, output);
    }
    if let Some(positions) = arguments.sample {
        let plies = match &request.subject {
            Subject::Position(position) if position.game().kind().anywhere => 20,
            Subject::Position(_) => 44,
            Subject::Tree(_) => 0,
        };
        let survey = Survey { request, positions, plies };
        let (bar, mut done) = (progress::bar(positions), 0);
        let surveyed = survey.run(&stop, &mut |count| {
            done = count;
            bar.set_position(count as u64);
        })?;
        bar.finish_and_clear();
        if done > 0 {
            write!(output, "{}", sums(&surveyed))?;
        }
        return interrupt::check(&stop, done, positions, "positions");
    }
    // Those that are done when the others are stopped.
    let mut outcomes: Vec<Outcome> = Vec::new();
    lab::run(&request, &stop, &mut |report| {
        if let Report::Done(_, outcome) = report {
            outcomes.push(outcome.clone());
        }
    })?;
    if outcomes.is_empty() {
        return interrupt::check(&stop, 0, request.contestants.len(), "algorithms");
    }
    if arguments.csv {
        write!(output, "{}", lab::csv(&request, &outcomes))?;
    } else {
        write!(output, "{}", table(&request, &outcomes))?;
    }
    interrupt::check(&stop, outcomes.len(), request.contestants.len(), "algorithms")?;
    if let Some(path) = &arguments.chart {
        disk::write_whole(path, lab::chart_svg(&outcomes).as_bytes())?;
    }
    if let Some(path) = &arguments.picture {
        let options = TreeOptions { plies: arguments.plies.into(), ..TreeOptions::default() };
        let recording = outcomes[0].recording.as_ref().expect("it was asked for");
        let picture = lab::tree_svg(&request.subject, recording, &options);
        disk::write_whole(path, picture.as_bytes())?;
    }
    Ok(())
}

/// Refuses a file that other programs would take for another picture than SVG, before the work.
fn check_picture(argument: &'static str, path: &Path) -> Result<(), UsageError> {
    if PictureKind::of_name(path) == Some(PictureKind::Svg) {
        return Ok(());
    }
    let reason = format!("expected a name that ends in .svg, found {}", path.display());
    Err(UsageError::new(argument, reason))
}

impl LabArguments {
    fn play(
        &self,
        request: &Request,
        games: usize,
        stop: &Stop,
        output: &mut impl Write,
    ) -> anyhow::Result<()> {
        if request.contestants.len() < 2 {
            let reason = "at least two algorithms must play";
            return Err(UsageError::new("--algorithms", reason).into());
        }
        let settings = AlgorithmMatch {
            variant: self.board.variant()?,
            contestants: request.contestants.clone(),
            evaluation: request.evaluation,
            limits: request.limits,
            games,
            seed: self.seed,
        };
        let all = settings.all();
        let (bar, mut done) = (progress::bar(all), 0);
        let mut cross = None;
        settings.play(stop, &mut |played, _, table| {
            done = played;
            bar.set_position(played as u64);
            cross = Some(table.clone());
        })?;
        bar.finish_and_clear();
        if let Some(cross) = cross {
            write!(output, "{}", tournament::table(&cross))?;
        }
        interrupt::check(stop, done, all, "games")
    }

    fn request(&self) -> Result<Request, UsageError> {
        let subject = match (&self.tree, &self.position) {
            (Some(tree), _) => Subject::Tree(tree.clone()),
            (None, text) => Subject::Position(position(text.as_deref(), self.board)?),
        };
        let mut contestants = self.algorithms.clone();
        if contestants.is_empty() {
            contestants = Algorithm::ALL.map(|one| Contestant::new(one, Switches::NONE)).to_vec();
        }
        let common: Switches = Switch::ALL
            .into_iter()
            .filter(|&it| self.switches.iter().any(|set| set.has(it)))
            .collect();
        let contestants = contestants
            .iter()
            .map(|one| {
                let is_on = |&switch: &Switch| one.switches().has(switch) || common.has(switch);
                Contestant::new(one.algorithm(), Switch::ALL.into_iter().filter(is_on).collect())
            })
            .collect();
        let limits = Limits { depth: self.depth, nodes: self.nodes, time: self.time };
        let mut request = Request::new(subject, contestants, limits);
        request.evaluation = self.evaluation.unwrap_or(request.evaluation);
        request.seed = self.seed;
        let record = RecordLimits { plies: self.plies.into(), ..RecordLimits::default() };
        request.record = self.picture.is_some().then_some(record);
        request.check().map_err(|error| {
            let argument = match error {
                lab::RequestError::Evaluation(_) => "--evaluation",
                lab::RequestError::Size(_) => "--size",
                _ if self.tree.is_some() => "--tree",
                _ => "--position",
            };
            UsageError::new(argument, error.to_string())
        })?;
        Ok(request)
    }
}

/// The position given by moves from the start, or by a board.
fn position(text: Option<&str>, board: BoardArguments) -> Result<game::Position, UsageError> {
    // The rules know larger boards, which can't be searched.
    let variant = board.variant().map_err(|error| match board.size {
        Some(size) if board.game() == Game::Othello && board.rule.is_none() => {
            UsageError::new("--size", lab::RequestError::Size(size).to_string())
        }
        _ => error,
    })?;
    let Some(text) = text else {
        return variant.start().map_err(|error| refused(&error));
    };
    let moves = match transcript::read(text, variant) {
        Ok(record) if record.end() != *record.start().position() => return Ok(record.end()),
        // A text of numbers and dashes alone reads as a game without moves.
        Ok(_) => refused(&"expected moves or a board"),
        Err(error) => refused(&error),
    };
    // A text that begins like a move is meant as moves, also if there is no such square.
    let mut first = text.trim_start().chars();
    let is_moves = first.next().is_some_and(char::is_alphabetic)
        && first.next().is_some_and(|sign| sign.is_ascii_digit());
    match board_string::read_start(text, variant) {
        Ok(start) if is_of(variant, board, start.position()) => Ok(start.position().clone()),
        Ok(_) => Err(refused(&"the board is of another game or size than the other arguments say")),
        Err(_) if is_moves => Err(moves),
        Err(error) => Err(refused(&error)),
    }
}

fn is_of(variant: Variant, board: BoardArguments, position: &game::Position) -> bool {
    let names_game = board.game.is_some() || board.rule.is_some();
    (!names_game || position.game() == variant.game())
        && board.size.is_none_or(|size| position.size() == size)
}

fn refused(reason: &dyn ToString) -> UsageError {
    UsageError::new("--position", reason.to_string())
}

fn list() -> String {
    let mut text = String::new();
    let mut part = |head: &str, entries: &[lab::Entry]| {
        let _ = writeln!(text, "{head}");
        for lab::Entry { name, title, text: said, source } in entries {
            let _ = writeln!(text, "  {name:<16} {title} ({source})\n    {said}");
        }
    };
    part("algorithms", &Algorithm::ALL.map(Algorithm::entry));
    part("switches", &Switch::ALL.map(Switch::entry));
    part("evaluations", &Evaluation::ALL.map(Evaluation::entry));
    text
}

fn table(request: &Request, outcomes: &[Outcome]) -> String {
    let width = name_width(outcomes.iter().map(|one| &one.contestant));
    let mut text = format!(
        "{:<width$} {:>5} {:>14} {:<5} {:>11} {:>11} {:>10} {:>9} {:>9} {:>9} {:>10}  line\n",
        "algorithm",
        "depth",
        "value",
        "best",
        "nodes",
        "leaves",
        "cut-offs",
        "table",
        "again",
        "branching",
        "ms",
    );
    for outcome in outcomes {
        let counts = &outcome.counts;
        let factor =
            outcome.branching_factor().map_or_else(|| "-".to_owned(), |it| format!("{it:.2}"));
        let remark = if outcome.is_done { "" } else { "  (ended by its limits)" };
        let _ = writeln!(
            text,
            "{:<width$} {:>5} {:>14} {:<5} {:>11} {:>11} {:>10} {:>9} {:>9} {factor:>9} {:>10.1}  {}{remark}",
            outcome.contestant,
            outcome.depth,
            outcome.value.to_string(),
            request.subject.name(outcome.best),
            counts.nodes,
            counts.leaves,
            counts.cut_offs,
            counts.table_hits,
            counts.researches,
            1000.0 * outcome.time.as_secs_f64(),
            outcome.names.join(" "),
        );
    }
    text
}

fn sums(surveyed: &[SurveyResult]) -> String {
    let width = name_width(surveyed.iter().map(|one| &one.contestant));
    let mut text = format!(
        "{:<width$} {:>9} {:>13} {:>13} {:>12} {:>10} {:>12} {:>13}\n",
        "algorithm",
        "positions",
        "nodes",
        "leaves",
        "cut-offs",
        "table",
        "other moves",
        "other values",
    );
    for one in surveyed {
        let share = |count: usize| {
            format!("{count} ({:.1} %)", 100.0 * count as f64 / one.positions.max(1) as f64)
        };
        let _ = writeln!(
            text,
            "{:<width$} {:>9} {:>13} {:>13} {:>12} {:>10} {:>12} {:>13}",
            one.contestant,
            one.positions,
            one.counts.nodes,
            one.counts.leaves,
            one.counts.cut_offs,
            one.counts.table_hits,
            share(one.other_moves),
            share(one.other_values),
        );
    }
    text
}

fn name_width<'a>(contestants: impl Iterator<Item = &'a Contestant>) -> usize {
    contestants.map(|one| one.to_string().len()).max().unwrap_or(0).max(9)
}
