//! `heibai review`: each move's value and what was better, as a table, as JSON and as an annotated game.

use std::io::{self, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::bail;
use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::counted::counted;
use super::errors::UsageError;
use super::games::{self, NamedFormat, plain};
use super::{board_text, files, interrupt, progress};
use crate::analysis::reasons::{self, Explanation, Reason, Worded};
use crate::analysis::review::{self, Completion, Explained, Plan, ReviewDepth, Verdict};
use crate::analysis::{Class, Equipment, Mistake, Reviewed, SideSummary, Summary, book_values};
use crate::app::disk;
use crate::complaint::complain;
use crate::game::tree::{Certainty, GameTree};
use crate::game::{Game, Position, Side, Variant};
use crate::numbers;
use crate::openings::{self, Opening, Tongue};
use crate::records::formats::{self, Games, WriteError};
use crate::search::{Engine, HashSize};

#[derive(Debug, Args)]
#[command(
    after_help = "The main line of each game is searched from its last move back. OUT gets the games with the values of \
        their moves and with ?!, ? and ?? where nobody has judged a move yet; a loss within the noise of the values gets \
        none. What it holds already when it is reviewed again is not searched again. After Ctrl-C it has the games that were not \
        reached as they were; with --game it has that game alone."
)]
pub struct ReviewArguments {
    /// A game file in any format
    file: PathBuf,

    /// Write the annotated games to this file, .sgf, .ggf or, for one game, .heibai, which is replaced if it exists
    #[arg(value_name = "OUT")]
    output: Option<PathBuf>,

    /// Depth: exact from 16, 22 or 25 empty squares on, and depth 9, 18 or 22 before; in Gomoku depth 3, 7 or
    /// 9
    #[arg(long, value_name = "EFFORT", value_enum, default_value = "usual")]
    effort: DepthArgument,

    /// Review only this game of the file, counted from 1
    #[arg(long, value_name = "N", value_parser = numbers::count)]
    game: Option<usize>,

    /// Write a JSON object for each game
    #[arg(long)]
    json: bool,

    /// Positions searched in parallel, each by one thread; by default one per core
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    threads: Option<usize>,

    /// Size of all transposition tables together
    #[arg(long, value_name = "MIB", default_value = "64", value_parser = numbers::hash)]
    hash: HashSize,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum DepthArgument {
    /// The whole game in a few seconds
    Quick,
    /// About half a minute on two cores
    Usual,
    /// Some minutes
    Deep,
}

impl DepthArgument {
    fn depth(self) -> ReviewDepth {
        match self {
            Self::Quick => ReviewDepth::QUICK,
            Self::Usual => ReviewDepth::USUAL,
            Self::Deep => ReviewDepth::DEEP,
        }
    }
}

/// The formats whose writers keep the value of each move.
const WITH_VALUES: [&str; 3] = ["sgf", "ggf", "heibai"];

fn written_format(path: &Path) -> Result<NamedFormat, UsageError> {
    let with_values = WITH_VALUES.map(|name| formats::named(name).expect("it is in the table"));
    let format = formats::with_ending_of(path);
    if let Some(format) = format.filter(|it| WITH_VALUES.contains(&it.name)) {
        return Ok(format);
    }
    let endings = with_values.map(|format| format!(".{}", format.endings[0]));
    let (last, others) = endings.split_last().expect("there are some");
    let (name, usable) = (path.display(), format!("{} and {last}", others.join(", ")));
    let reason = match format {
        Some(_) => format!("{name} can't hold the values of a game's moves; {usable} can"),
        None => {
            format!(
                "the ending of {name} says no format; {usable} hold the values of a game's moves"
            )
        }
    };
    Err(UsageError::new("OUT", reason))
}

/// Refuses a file of one game for several, before the work. Broken games are left out anyway.
fn check_count(
    format: NamedFormat,
    games: &impl Games,
    wanted: &Range<usize>,
) -> Result<(), UsageError> {
    let holds_many = format.write.is_some_and(|writer| writer.holds_many);
    let count = wanted.clone().filter(|&index| games.tree(index).is_ok()).take(2).count();
    if holds_many || count < 2 {
        return Ok(());
    }
    let reason =
        format!("{}; --game chooses one of {}", WriteError::Several(format.title), games.len());
    Err(UsageError::new("OUT", reason))
}

/// Reviews the games one by one, reports each, and writes them all, after Ctrl-C the rest as they were. Broken games are
/// left out and make it fail at the end.
pub(super) fn run(arguments: &ReviewArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let annotated = match &arguments.output {
        Some(path) => Some((path, written_format(path)?)),
        None => None,
    };
    if let Some((path, _)) = annotated {
        disk::check_target(path)?;
    }
    let games = games::read(&arguments.file, None)?;
    let count = games.len();
    let wanted = match arguments.game {
        Some(number) => {
            games::check_number(number, &games, &arguments.file)?;
            number - 1..number
        }
        None => 0..count,
    };
    if let Some((_, format)) = annotated {
        check_count(format, &games, &wanted)?;
    }
    let replaces = annotated.is_some_and(|(path, _)| files::is_same(path, &arguments.file));
    if replaces {
        check_replacement(&games, &wanted)?;
    }
    // Rather than after the work. The tables of all threads and games take as much.
    let start = Variant::default().start().expect("the usual game has a start");
    Engine::new(arguments.hash).reserve(&start)?;
    let (mut bytes, mut written, mut unwritten, mut bad) = (Vec::new(), 0, 0, 0);
    let mut interrupted = Ok(());
    for index in wanted.clone() {
        let mut tree = match games.tree(index) {
            Ok(tree) => tree,
            Err(error) => {
                let reason = plain(&error.to_string());
                complain(&format!("{}: game {}: {reason}", arguments.file.display(), index + 1));
                bad += 1;
                continue;
            }
        };
        let place = match wanted.len() {
            1 => String::new(),
            _ => format!("game {} of {count}, ", index + 1),
        };
        // What is not reviewed any more is kept all the same.
        if interrupted.is_ok() {
            interrupted = review(arguments, &place, &mut tree);
        }
        if interrupted.is_ok() {
            let summarised =
                |tree: &GameTree| Summary::of(tree, tree.main_end(), book_values::is_book_move);
            let slips = summarised(&tree);
            let stop = interrupt::stop()?;
            let explained = review::explain(&mut tree, &slips, &stop);
            let far = (explained.len(), slips.slips().count());
            interrupted = interrupt::check_at(&place, &stop, far, "mistakes");
            let summary = summarised(&tree);
            let proven = proven_reasons(&tree, &summary, explained);
            write_game(arguments, index + 1, &tree, &summary, &proven, output)?;
        }
        if let Some((path, format)) = annotated {
            match format.add(&tree, written, &mut bytes) {
                Ok(()) => written += 1,
                Err(error) => {
                    complain(&format!("{}: game {}: {error}", path.display(), index + 1));
                    unwritten += 1;
                }
            }
        }
        if interrupted.is_err() && annotated.is_none() {
            break;
        }
    }
    // A file of another format than its name says may hold what that format can't.
    if let Some((path, _)) = annotated.filter(|_| written > 0 && !(replaces && unwritten > 0)) {
        disk::write_whole(path, &bytes)?;
    }
    interrupted?;
    if bad > 0 {
        bail!("{bad} of {count} games left out");
    }
    if unwritten > 0 {
        bail!("{} not written", counted(unwritten, "game"));
    }
    Ok(())
}

/// Refuses to replace a file by less than all its games.
fn check_replacement(games: &impl Games, wanted: &Range<usize>) -> anyhow::Result<()> {
    if wanted.len() < games.len() {
        bail!("FILE is replaced by OUT, and would lose its other games");
    }
    let broken = wanted.clone().find(|&index| games.tree(index).is_err());
    match broken {
        Some(index) => {
            bail!("FILE is replaced by OUT, and would lose its broken game {}", index + 1)
        }
        None => Ok(()),
    }
}

/// Searches the moves whose values are not certain enough yet, and stores the results in the tree.
fn review(arguments: &ReviewArguments, place: &str, tree: &mut GameTree) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    let plan = Plan::of(tree, tree.main_end());
    let bar = progress::bar(plan.steps.len());
    let usual = Equipment::default().threads;
    let equipment = Equipment { hash: arguments.hash, threads: arguments.threads.unwrap_or(usual) };
    let mut done = 0;
    let mut keep = |verdict: Verdict, far: Completion| {
        verdict.keep(tree, &plan.steps[verdict.step]);
        done = far.done;
        bar.inc(1);
    };
    let shortage = review::run(&plan, arguments.effort.depth(), equipment, &stop, &mut keep);
    bar.finish_and_clear();
    shortage.map_or(Ok(()), Err)?;
    interrupt::check_at(place, &stop, (done, plan.steps.len()), "moves")
}

struct ProvenReason {
    mistake: Mistake,
    found: Explanation,
    /// The ply at which the move that the reason is about was played in the game.
    happened: Option<usize>,
}

impl ProvenReason {
    fn reason(&self) -> &Reason {
        &self.found.reasons[0]
    }

    fn words(&self) -> Worded<'_> {
        let Self { mistake, happened, .. } = self;
        Worded { reason: self.reason(), mistake, happened: *happened }
    }
}

/// The reasons that were found, one entry for each move.
fn proven_reasons(
    tree: &GameTree,
    summary: &Summary,
    explained: Vec<Explained>,
) -> Vec<Option<ProvenReason>> {
    let line = tree.path(tree.main_end());
    let mut explained = explained.into_iter().peekable();
    let why = |it: &Reviewed| {
        let Explained { node, mistake, found } = explained.next_if(|slip| slip.node == it.node)?;
        // What is no mistake by the values that were proved has no reason when it is reviewed again, either.
        it.class?;
        let happened = reasons::happened(tree, &line, node, &found.reasons.first()?.motif);
        Some(ProvenReason { mistake, found, happened })
    };
    summary.moves.iter().map(why).collect()
}

fn write_game(
    arguments: &ReviewArguments,
    number: usize,
    tree: &GameTree,
    summary: &Summary,
    proven: &[Option<ProvenReason>],
    output: &mut impl Write,
) -> io::Result<()> {
    let start = tree.start().position();
    if arguments.json {
        let opening = openings::of_line(tree, tree.main_end());
        let mut object = as_json(arguments.effort.depth(), number, start, summary, proven);
        object["opening"] = opening.map_or(Value::Null, opening_as_json);
        return writeln!(output, "{object}");
    }
    let name = |side: Side| {
        let name = plain(&tree.facts.names[side]);
        if name.is_empty() { format!("{side:?}") } else { name }
    };
    writeln!(output, "game {number}: {} – {}", name(Side::Black), name(Side::White))?;
    if let Some(opening) = openings::of_line(tree, tree.main_end()) {
        writeln!(output, "opening: {}", opening.names().join(" · "))?;
    }
    for (reviewed, why) in summary.moves.iter().zip(proven) {
        writeln!(output, "{}", row(tree, start, reviewed))?;
        if let Some(why) = why {
            writeln!(output, "       {}", why.words())?;
        }
    }
    for side in Side::ALL {
        writeln!(output, "{side:?}: {}", side_in_words(&summary.sides[side], start.game()))?;
    }
    writeln!(output)
}

fn row(tree: &GameTree, start: &Position, it: &Reviewed) -> String {
    let mark = tree.node(it.node).judgement().map_or("", |judgement| judgement.sign());
    let side = if it.side == Side::Black { 'X' } else { 'O' };
    let sure = match it.certainty {
        Certainty::Exact => "exact".to_owned(),
        Certainty::Probable(percent) => format!("{percent}%"),
        Certainty::Depth(depth) => format!("depth {depth}"),
    };
    let move_name = start.cell_name(it.cell) + mark;
    let off = it
        .spread
        .map_or_else(String::new, |off| format!(" {:<5}", board_text::give_or_take(Some(off))));
    let score = it.score.to_string();
    let own = format!("{:>3}. {side} {move_name:<6} {score:>8}{off}  {sure:<8}", it.number);
    if it.best == it.cell {
        return own.trim_end().to_owned();
    }
    let best_off = match board_text::give_or_take(it.best_spread) {
        off if off.is_empty() => off,
        off => format!(" {off}"),
    };
    let doubt =
        it.doubted.map_or_else(String::new, |_| format!("  within the noise of ±{:.1}", it.noise));
    let best = start.cell_name(it.best);
    format!("{own}  lost {:>5.1}  best {best} {}{best_off}{doubt}", it.lost, it.best_score)
}

fn side_in_words(side: &SideSummary, game: Game) -> String {
    let Some(accuracy) = side.accuracy else { return "no move to judge".to_owned() };
    let unit = if game.kind().counts_stones { "discs" } else { "points of the chance" };
    let classes: Vec<String> = Class::ALL
        .iter()
        .zip(side.classes)
        .map(|(class, count)| match (class, count) {
            (_, 1) => format!("1 {}", class.name()),
            (Class::Inaccuracy, count) => format!("{count} inaccuracies"),
            (class, count) => format!("{count} {}s", class.name()),
        })
        .collect();
    let SideSummary { moves, mean_lost, best, .. } = side;
    format!(
        "accuracy {accuracy:.1} %, {mean_lost:.2} {unit} lost a move, {best} of {moves} moves the best; {}",
        classes.join(", ")
    )
}

fn as_json(
    depth: ReviewDepth,
    number: usize,
    start: &Position,
    summary: &Summary,
    proven: &[Option<ProvenReason>],
) -> Value {
    let moves = summary.moves.iter().zip(proven);
    let moves: Vec<Value> = moves.map(|(it, why)| move_as_json(start, it, why.as_ref())).collect();
    let side = |side: Side| {
        let it = &summary.sides[side];
        json!({
            "accuracy": it.accuracy,
            "moves": it.moves,
            "best": it.best,
            "lost": it.mean_lost,
            "inaccuracies": it.classes[0],
            "mistakes": it.classes[1],
            "blunders": it.classes[2],
        })
    };
    json!({
        "game": number,
        "moves": moves,
        "accuracy": { "black": summary.sides.black.accuracy, "white": summary.sides.white.accuracy },
        "black": side(Side::Black),
        "white": side(Side::White),
        "judged": {
            "exact-from": depth.exact,
            "depth": depth.depth[start.game()],
            "inaccuracy": Class::Inaccuracy.least(),
            "mistake": Class::Mistake.least(),
            "blunder": Class::Blunder.least(),
            "lost": start.game().kind().losses,
            // A loss of less than so much of its noise is no mistake.
            "least-noise": 1.0,
        },
    })
}

fn opening_as_json(opening: &Opening) -> Value {
    json!({
        "moves": opening.moves(),
        "english": opening.name(Tongue::English),
        "chinese": opening.name_in(Tongue::Chinese),
        "japanese": opening.name_in(Tongue::Japanese),
    })
}

fn move_as_json(start: &Position, it: &Reviewed, why: Option<&ProvenReason>) -> Value {
    json!({
        "ply": it.ply,
        "move": start.cell_name(it.cell),
        "side": if it.side == Side::Black { "black" } else { "white" },
        "score": it.score.discs(),
        "spread": it.spread.map(hundredths),
        "forced": it.score.forced(),
        "best": start.cell_name(it.best),
        "best-score": it.best_score.discs(),
        "best-spread": it.best_spread.map(hundredths),
        "lost": it.lost,
        "noise": hundredths(it.noise),
        "chance": it.chances,
        "exact": it.certainty == Certainty::Exact,
        "class": it.class.map(Class::name),
        "doubted": it.doubted.map(Class::name),
        "counts": it.counts,
        "reason": why.map(reason_as_json),
    })
}

fn hundredths(discs: f32) -> f64 {
    (f64::from(discs) * 100.0).round() / 100.0
}

fn reason_as_json(why: &ProvenReason) -> Value {
    let (reason, position) = (why.reason(), &why.mistake.position);
    let names = |cells: &[usize]| board_text::names(position, cells);
    json!({
        "kind": reason.motif.name(),
        "text": why.words().to_string(),
        "cells": names(&reason.motif.cells()),
        "ply": reason.ply,
        "explained": reason.explained,
        "played-line": names(&why.found.refutation),
        "better-line": names(&why.found.better),
        "happened": why.happened,
    })
}
