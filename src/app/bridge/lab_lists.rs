//! The lists of the laboratory: what can be chosen, what was found, and how a match stands.

use std::sync::Arc;

use cxx_qt_lib::QList;

use super::rows::{List, Rows, roles, texts};
use super::snapshot::Snapshot;
use crate::lab::{Algorithm, Contestant, Entry, Evaluation, Outcome, Switch, Value};
use crate::openings::Tongue;

#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    Algorithm,
    Switch,
    Evaluation,
}

#[derive(Clone, Copy)]
pub enum Worth {
    Hundredths,
    Discs,
    WinIn,
    LossIn,
    Lost,
    Share,
    Beyond,
}

pub fn worth_of(value: Value) -> (Worth, i32) {
    match value {
        Value::Evaluation(hundredths) => (Worth::Hundredths, hundredths),
        Value::Discs(margin) => (Worth::Discs, margin),
        Value::WinIn(plies) if plies > 0 => (Worth::WinIn, plies),
        Value::WinIn(plies) => (Worth::LossIn, -plies),
        Value::Lost => (Worth::Lost, 0),
        Value::Share(share) => (Worth::Share, (1000.0 * share).round() as i32),
    }
}

pub fn entries() -> Box<dyn Rows> {
    let roles = roles! { Choice;
        kind: |row| row.kind as i32;
        // Its index in the list of its kind.
        number: |row| row.number;
        name: |row| row.entry.name;
        title: |row| row.entry.title;
        about: |row| row.entry.text;
        source: |row| row.entry.source;
        chosen: |row| row.is_chosen;
        // Whether an evaluation judges the board, and whether a chosen algorithm takes a switch.
        fits: |row| row.fits;
    };
    Box::new(List::of(all_choices, |row| (row.kind as i32, row.number), roles))
}

#[derive(Clone, PartialEq)]
struct Choice {
    kind: Kind,
    number: usize,
    entry: Entry,
    is_chosen: bool,
    fits: bool,
}

fn all_choices(now: &Snapshot) -> Vec<Choice> {
    let (driver, tongue) = (now.driver, now.tongue());
    let (choices, variant) = (driver.state().lab().choices(), driver.state().variant_below());
    let (game, size) = (variant.game(), variant.size());
    let algorithms = Algorithm::ALL.iter().enumerate().map(|(number, one)| Choice {
        kind: Kind::Algorithm,
        number,
        entry: one.entry_in(tongue),
        is_chosen: choices.algorithms.contains(one),
        fits: true,
    });
    let switches = Switch::ALL.iter().enumerate().map(|(number, &one)| Choice {
        kind: Kind::Switch,
        number,
        entry: one.entry_in(tongue),
        is_chosen: choices.switches.has(one),
        fits: choices.algorithms.iter().any(|algorithm| algorithm.takes(one)),
    });
    let judge = choices.evaluation_for(game, size);
    let evaluations = Evaluation::ALL.iter().enumerate().map(|(number, &one)| Choice {
        kind: Kind::Evaluation,
        number,
        entry: one.entry_in(tongue),
        is_chosen: one == judge,
        fits: one.judges(game, size),
    });
    algorithms.chain(switches).chain(evaluations).collect()
}

pub fn results() -> Box<dyn Rows> {
    let roles = roles! { Found;
        name: |row| row.outcome.contestant.to_string();
        title: |row| row.outcome.contestant.algorithm().entry_in(row.tongue).title;
        extras: |row| extras(row.outcome.contestant, row.tongue);
        // For the side to move.
        worth: |row| worth_of(row.outcome.value).0 as i32;
        amount: |row| worth_of(row.outcome.value).1;
        best: |row| row.outcome.names.first().map_or("", String::as_str);
        line: |row| row.outcome.names.join(" ");
        depth: |row| i32::from(row.outcome.depth);
        // Counts may exceed an int.
        nodes: |row| row.outcome.counts.nodes as f64;
        leaves: |row| row.outcome.counts.leaves as f64;
        cutOffs: |row| row.outcome.counts.cut_offs as f64;
        firstCuts: |row| row.outcome.counts.first_cuts as f64;
        tableHits: |row| row.outcome.counts.table_hits as f64;
        // Evaluations that only ordered moves.
        ordered: |row| row.outcome.counts.ordered as f64;
        // Nodes that only prepared.
        preparation: |row| row.outcome.counts.preparation as f64;
        probableCuts: |row| row.outcome.counts.probable_cuts as f64;
        branching: |row| row.outcome.branching_factor().unwrap_or(-1.0);
        milliseconds: |row| 1000.0 * row.outcome.time.as_secs_f64();
        finished: |row| row.outcome.is_done;
        playouts: |row| row.outcome.contestant.algorithm() == Algorithm::Uct;
        // Nodes at depth 1, 2 and so on.
        rounds: |row| {
            let nodes = row.outcome.rounds.iter().map(|round| round.counts.nodes as f64);
            nodes.collect::<QList<f64>>()
        };
        share: |row| row.outcome.counts.nodes as f64 / row.most.max(1) as f64;
    };
    Box::new(List::of(found, |row| row.outcome.contestant.to_string(), roles))
}

#[derive(Clone)]
struct Found {
    outcome: Arc<Outcome>,
    tongue: Tongue,
    most: u64,
}

impl PartialEq for Found {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.outcome, &other.outcome)
            && (self.tongue, self.most) == (other.tongue, other.most)
    }
}

fn found(now: &Snapshot) -> Vec<Found> {
    let (outcomes, tongue) = (now.driver.state().lab().outcomes(), now.tongue());
    let most = outcomes.iter().map(|it| it.counts.nodes).max().unwrap_or(1);
    outcomes.iter().map(|it| Found { outcome: Arc::clone(it), tongue, most }).collect()
}

/// An algorithm with the switches that are on, as people call it.
pub fn title_of(contestant: Contestant, tongue: Tongue) -> String {
    let title = contestant.algorithm().entry_in(tongue).title;
    match &*extras(contestant, tongue) {
        "" => title.to_owned(),
        extras => format!("{title} + {extras}"),
    }
}

fn extras(contestant: Contestant, tongue: Tongue) -> String {
    let on = Switch::ALL.into_iter().filter(|&switch| contestant.switches().has(switch));
    let titles: Vec<&str> = on.map(|switch| switch.entry_in(tongue).title).collect();
    titles.join(" + ")
}

pub fn standings() -> Box<dyn Rows> {
    let roles = roles! { Standing;
        name: |row| &row.name;
        title: |row| row.title;
        extras: |row| &row.extras;
        points: |row| row.points;
        games: |row| i32::try_from(row.games).unwrap_or(i32::MAX);
        share: |row| row.points / row.games.max(1) as f64;
        // Against each row in turn; empty without a game.
        scores: |row| texts(&row.scores);
    };
    Box::new(List::of(players, |row| row.name.clone(), roles))
}

#[derive(Clone, PartialEq)]
struct Standing {
    name: String,
    title: &'static str,
    extras: String,
    points: f64,
    games: u64,
    scores: Vec<String>,
}

fn players(now: &Snapshot) -> Vec<Standing> {
    let tongue = now.tongue();
    let Some(cross) = now.driver.state().lab().cross() else { return Vec::new() };
    let ranked = cross.ranked();
    let row = |&player: &usize| {
        let name = cross.names[player].clone();
        let contestant = name.parse::<Contestant>().ok();
        let (points, games) = cross.total(player);
        let score = |&other: &usize| match cross.score(player, other) {
            Some((points, games)) if games > 0 => points.to_string(),
            _ => String::new(),
        };
        Standing {
            title: contestant.map_or("", |one| one.algorithm().entry_in(tongue).title),
            extras: contestant.map_or_else(String::new, |one| extras(one, tongue)),
            points,
            games,
            scores: ranked.iter().map(score).collect(),
            name,
        }
    };
    ranked.iter().map(row).collect()
}
