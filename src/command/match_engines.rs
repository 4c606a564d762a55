//! `heibai match`: a match between two engines, and the difference in strength that it shows.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::Context;
use clap::Args;

use super::arguments::BoardArguments;
use super::counted::counted;
use super::errors::UsageError;
use super::interrupt;
use super::opening_file;
use super::progress;
use crate::game::{self, Level, PerSide, Ply, Side, Variant};
use crate::numbers;
use crate::records::{ggf, openings};
use crate::search::Limits;
use crate::training::matches::referee::{Conditions, Pace, Played};
use crate::training::matches::spec::{Kind, Spec};
use crate::training::matches::statistics::{Sprt, Statistics, Verdict};
use crate::training::matches::tournament::{Game, MatchSettings, Standing, Tournament};

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
    first: String,

    /// Its opponent
    #[arg(long, value_name = "PLAYER")]
    second: String,

    #[command(flatten)]
    board: BoardArguments,

    /// Games; an odd number is rounded up, because every opening is played twice
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = numbers::count)]
    games: usize,

    /// Seconds for each move
    #[arg(long, value_name = "S", value_parser = numbers::seconds, conflicts_with = "clock")]
    time: Option<Duration>,

    /// Seconds for the whole game, and seconds added for each move
    #[arg(long, value_name = "MAIN+INC", value_parser = read_clock)]
    clock: Option<Pace>,

    /// The level of our engine, from 1 to 10, if its player has no limit of its own
    #[arg(long, value_name = "LEVEL", value_parser = numbers::level)]
    level: Option<Level>,

    /// Likewise, its maximum depth; other programs are told so if they can be
    #[arg(long, value_name = "N", value_parser = numbers::depth)]
    depth: Option<u8>,

    /// Likewise, its maximum nodes a move
    #[arg(long, value_name = "N", value_parser = numbers::nodes)]
    nodes: Option<u64>,

    /// File of openings, one a line. By default balanced ones of eight moves in Othello; required in Gomoku, where they
    /// are played in all eight symmetries
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,

    /// End as soon as it is decided which of two Elo differences it is; the risks are 0.05 by default
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]", allow_hyphen_values = true, value_parser = read_sprt)]
    sprt: Option<Sprt>,

    /// Games played in parallel
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::threads)]
    threads: usize,

    /// Append the games to this file: as GGF in Othello, as a line of moves each in Gomoku
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,

    /// Seed for the order of the openings
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,

    /// Seconds by which a move may be late
    #[arg(long, value_name = "S", default_value = "0.2", value_parser = numbers::seconds_or_none)]
    margin: Duration,

    /// Seconds beyond its time after which a silent program counts as hung; for its start it has 60
    #[arg(long, value_name = "S", default_value = "60", value_parser = numbers::seconds)]
    patience: Duration,
}

/// The match, and how many lines of the file of openings are invalid.
fn tournament(arguments: &MatchArguments) -> anyhow::Result<(Tournament, usize)> {
    if let (game::Game::Othello, Some(size)) = (arguments.board.game(), arguments.board.size)
        && size != Variant::default().size()
    {
        let reason = format!("Othello matches are played on 8×8 squares, not {size}×{size}");
        return Err(UsageError::new("--size", reason).into());
    }
    let variant = arguments.board.variant()?;
    let kind = variant.game().kind();
    let player = |argument, text: &str| {
        let spec = text.parse::<Spec>();
        let spec = spec.map_err(|error| UsageError::new(argument, error.to_string()))?;
        if !spec.plays(variant.game()) {
            let reason = match &spec.kind {
                Kind::Program(dialect, _) => {
                    let (protocol, game) = (dialect.name(), dialect.game().kind().name);
                    format!("{protocol} is for {game}; this match is {}", kind.name)
                }
                _ => format!("{} can't play {}", spec.name, kind.name),
            };
            return Err(UsageError::new(argument, reason));
        }
        if let (false, Some(setting)) = (kind.counts_stones, spec.setting_for_othello()) {
            let reason = format!("{setting} is for Othello, not for {}", kind.name);
            return Err(UsageError::new(argument, reason));
        }
        Ok(spec)
    };
    opening_file::check_openings(variant, arguments.openings.as_deref())?;
    let pace = match (arguments.time, arguments.clock) {
        (Some(time), _) => Pace::Move(time),
        (None, Some(clock)) => clock,
        (None, None) => Pace::Free,
    };
    let mut defaults = Limits {
        level: arguments.level,
        depth: arguments.depth,
        nodes: arguments.nodes,
        ..Limits::default()
    };
    if pace == Pace::Free && defaults == Limits::default() {
        defaults.level = Some(Level::MAX);
    }
    let players = [player("--first", &arguments.first)?, player("--second", &arguments.second)?];
    let (openings, bad) = openings(arguments, variant)?;
    let conditions = Conditions { pace, margin: arguments.margin, patience: arguments.patience };
    let settings = MatchSettings {
        variant,
        defaults,
        openings,
        pairs: arguments.games.div_ceil(2),
        conditions,
        threads: arguments.threads,
    };
    Ok((Tournament { players, settings, sprt: arguments.sprt }, bad))
}

/// Parses `MAIN+INC`.
fn read_clock(text: &str) -> Result<Pace, String> {
    let (main, increment) = text.split_once('+').unwrap_or((text, "0"));
    let (main, increment) = (numbers::seconds(main)?, numbers::seconds_or_none(increment)?);
    Ok(Pace::Clock { main, increment })
}

/// Parses `ELO0,ELO1[,ALPHA,BETA]`.
fn read_sprt(text: &str) -> Result<Sprt, String> {
    /// Beyond this one player wins every game.
    const DIFFERENCES: RangeInclusive<f64> = -1000.0..=1000.0;
    const RISKS: RangeInclusive<f64> = 0.000_001..=0.499_999;

    let parts: Vec<&str> = text.split(',').collect();
    let (differences, risks) = match parts[..] {
        [elo0, elo1] => ([elo0, elo1], ["0.05", "0.05"]),
        [elo0, elo1, alpha, beta] => ([elo0, elo1], [alpha, beta]),
        _ => return Err("expected ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA".to_owned()),
    };
    let difference = |text| {
        numbers::within(text, &DIFFERENCES).map_err(|reason| format!("a difference: {reason}"))
    };
    let risk = |text| numbers::within(text, &RISKS).map_err(|reason| format!("a risk: {reason}"));
    let (elo0, elo1) = (difference(differences[0])?, difference(differences[1])?);
    if elo0 >= elo1 {
        return Err("expected the lower difference first".to_owned());
    }
    Ok(Sprt { elo0, elo1, alpha: risk(risks[0])?, beta: risk(risks[1])? })
}

/// Plays the match and writes the result; faults of the players are written at once, and after Ctrl-C the
/// results so far.
pub(super) fn run(arguments: &MatchArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let (tournament, bad) = tournament(arguments)?;
    let mut archive = arguments.save.as_deref().map(Archive::open).transpose()?;
    let all = 2 * tournament.settings.pairs;
    let bar = progress::bar(all);
    let stop = interrupt::stop()?;
    let mut result = Ok(());
    let standing = tournament.play(&stop, &mut |games, standing| {
        bar.set_position(standing.statistics.games());
        bar.set_message(summary(&standing.statistics));
        let reported =
            bar.suspend(|| report_games(games, &tournament.players, archive.as_mut(), output));
        if let Err(error) = reported {
            result = Err(error);
            stop.request();
        }
    })?;
    bar.finish_and_clear();
    result?;
    let played = standing.statistics.games() as usize;
    if played > 0 {
        write_result(&tournament, &standing, output)?;
    }
    if standing.verdict.is_none() {
        interrupt::check(&stop, played, all, "games")?;
    }
    anyhow::ensure!(bad == 0, "{} of the openings left out", counted(bad, "line"));
    Ok(())
}

fn openings(
    arguments: &MatchArguments,
    variant: Variant,
) -> anyhow::Result<(Vec<Vec<Ply>>, usize)> {
    let (openings, bad) = match &arguments.openings {
        None => (openings::balanced().collect(), 0),
        Some(path) => opening_file::openings(path, variant)?,
    };
    let mut openings: Vec<Vec<Ply>> =
        openings.iter().map(|opening| opening.plies().to_vec()).collect();
    // Each opening is played once before any comes again in another symmetry.
    let sides = if variant.game().kind().anywhere { openings::SIDES } else { 1 };
    let mut rng = fastrand::Rng::with_seed(arguments.seed);
    let length = openings.len() / sides;
    openings.chunks_mut(length).for_each(|part| rng.shuffle(part));
    Ok((openings, bad))
}

/// Writes the faults of two games, and saves the games.
fn report_games(
    games: &[Game; 2],
    players: &[Spec; 2],
    archive: Option<&mut Archive>,
    output: &mut impl Write,
) -> anyhow::Result<()> {
    for game in games {
        if let Some((side, fault)) = &game.played.fault {
            let player = &players[usize::from(*side != game.first)];
            let number = game.played.game.depth(game.played.game.main_end()) + 1;
            let ending = &game.ending;
            writeln!(output, "fault: {} at move {number}: {fault}{ending}", player.name)?;
            output.flush()?;
        }
    }
    match archive {
        Some(archive) => archive.add(games),
        None => Ok(()),
    }
}

struct Archive {
    path: PathBuf,
    file: File,
}

impl Archive {
    fn open(path: &Path) -> anyhow::Result<Self> {
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.with_context(|| format!("{} can't be opened", path.display()))?;
        Ok(Self { path: path.to_owned(), file })
    }

    fn add(&mut self, games: &[Game; 2]) -> anyhow::Result<()> {
        let text: String = games.iter().map(written).collect();
        let failed = || format!("{} can't be written", self.path.display());
        self.file.write_all(text.as_bytes()).with_context(failed)
    }
}

fn written(game: &Game) -> String {
    let outcome = game.played.outcome();
    let Played { game, fault } = &game.played;
    let start = game.start().position();
    if start.game() == game::Game::Othello {
        return ggf::write(&ggf::dated(game.clone(), SystemTime::now()));
    }
    let name = |&ply: &Ply| start.ply_name(ply);
    let moves: String = game.plies(game.main_end()).iter().map(name).collect();
    let result = match outcome.winner {
        Some(Side::Black) => "1-0",
        Some(Side::White) => "0-1",
        None => "1/2-1/2",
    };
    let fault = fault.as_ref().map_or(String::new(), |(_, fault)| format!(" ({fault})"));
    let PerSide { black, white } = &game.facts.names;
    format!("{moves} # {black} - {white} {result}{fault}\n")
}

fn summary(statistics: &Statistics) -> String {
    format!("+{} ={} -{}", statistics.wins, statistics.draws, statistics.losses)
}

fn write_result(
    tournament: &Tournament,
    standing: &Standing,
    output: &mut impl Write,
) -> anyhow::Result<()> {
    let Standing { statistics, faults, verdict } = standing;
    let [first, second] = &tournament.players;
    writeln!(output, "{} against {}", first.name, second.name)?;
    let pairs = statistics.pairs.map(|count| count.to_string()).join(" ");
    writeln!(output, "pairs with 0, ½, 1, 1½, 2 points: {pairs}")?;
    writeln!(output, "faults: {} {}, {} {}", first.name, faults[0], second.name, faults[1])?;
    let error = |error: Option<f64>, scale: f64, digits: usize| {
        error.map_or(String::new(), |error| format!(" ± {:.digits$}", scale * error))
    };
    if tournament.settings.variant.game().kind().counts_stones {
        let margin_error = error(statistics.margin_error(), 1.0, 2);
        writeln!(output, "discs {:+.2}{margin_error}", statistics.margin())?;
    }
    let elo = statistics.elo();
    let interval = elo
        .interval
        .map_or(String::new(), |(low, high)| format!(" ({low:+.1} to {high:+.1} with 95 %)"));
    writeln!(output, "elo {:+.1}{interval}", elo.value)?;
    if let Some(sprt) = tournament.sprt {
        let (lower, upper) = sprt.bounds();
        let ratio = sprt.log_likelihood_ratio(statistics);
        let verdict = match verdict {
            Some(Verdict::Higher) => format!("{:+} rather than {:+}", sprt.elo1, sprt.elo0),
            Some(Verdict::Lower) => format!("{:+} rather than {:+}", sprt.elo0, sprt.elo1),
            None => "undecided".to_owned(),
        };
        writeln!(output, "sprt {ratio:.2} of {lower:.2} to {upper:.2}: {verdict}")?;
    }
    writeln!(
        output,
        "games {}  wins {}  draws {}  losses {}  score {:.1}{} %",
        statistics.games(),
        statistics.wins,
        statistics.draws,
        statistics.losses,
        100.0 * statistics.score(),
        error(statistics.score_error(), 100.0, 1),
    )?;
    Ok(())
}
