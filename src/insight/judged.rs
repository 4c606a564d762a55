//! What a review found in a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::analysis::reasons::{Explanation, Motif};
use crate::analysis::{Class, Mistake, Reviewed, Summary, chance};
use crate::game::tree::{GameKey, GameTree};
use crate::game::{Game, PerSide, Side};
use crate::puzzles::Theme;

/// Plies after which an opening is judged by its value.
const OPENING: [usize; 2] = [20, 10];

/// A move that a review judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Row", into = "Row")]
pub struct JudgedMove {
    /// The number of the move, from 1: choices and offers of an opening are none.
    pub number: u16,
    /// The side that made it.
    pub side: Side,
    /// The cell in row order.
    pub cell: u16,
    /// A best move there; the same if nothing was better.
    pub best: u16,
    /// The loss: discs in Othello, percentage points of the chance in Gomoku.
    pub lost: f32,
    /// From 0 to 100.
    pub accuracy: f32,
    /// How long it took, in seconds, if that is known.
    pub seconds: Option<f32>,
    /// The class of the mistake, if it is one.
    pub class: Option<Class>,
    /// What the mistake was about, if that was proved.
    pub theme: Option<Theme>,
    /// Whether it counts: there was a choice, it is not a book move, and it was not there when the game began.
    pub counts: bool,
}

/// As it is written: short, as there are sixty of them in a game.
type Row = (u16, Side, u16, u16, f32, f32, Option<f32>, u8, Option<Theme>, bool);

impl From<Row> for JudgedMove {
    fn from(row: Row) -> Self {
        let (number, side, cell, best, lost, accuracy, seconds, class, theme, counts) = row;
        let class = usize::from(class).checked_sub(1).and_then(|at| Class::ALL.get(at).copied());
        Self { number, side, cell, best, lost, accuracy, seconds, class, theme, counts }
    }
}

impl From<JudgedMove> for Row {
    fn from(it: JudgedMove) -> Self {
        let class = Class::ALL.iter().position(|&class| Some(class) == it.class);
        let class = class.map_or(0, |at| at as u8 + 1);
        let seconds = it.seconds.map(tenths);
        let (lost, accuracy) = (tenths(it.lost), tenths(it.accuracy));
        (it.number, it.side, it.cell, it.best, lost, accuracy, seconds, class, it.theme, it.counts)
    }
}

/// What a review found in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Judged {
    /// The moves of both sides, in order.
    pub moves: Vec<JudgedMove>,
    /// Each side's accuracy, from 0 to 100; `None` without a counting move.
    pub accuracy: PerSide<Option<f32>>,
    /// Black's advantage when the opening was over, if the game came so far: discs in Othello, percentage points of the
    /// chance above an even one in Gomoku.
    pub opening: Option<f32>,
}

impl Judged {
    /// What the summary of a reviewed tree says, with the reasons of mistakes as far as `explained` knows them. `None` if
    /// some move is not judged.
    pub fn of<'a>(
        tree: &GameTree,
        summary: &Summary,
        explained: impl Fn(&Mistake) -> Option<&'a Explanation>,
    ) -> Option<Self> {
        if summary.moves.is_empty() || summary.moves.len() < summary.all {
            return None;
        }
        let theme = |it: &Reviewed| {
            let mistake = crate::analysis::reasons::mistake(tree, it.node)?;
            explained(&mistake)?.reasons.iter().find_map(|reason| theme_of(&reason.motif))
        };
        let judged = |it: &Reviewed| JudgedMove {
            number: it.number as u16,
            side: it.side,
            cell: it.cell as u16,
            best: it.best as u16,
            lost: it.lost,
            accuracy: it.accuracy,
            seconds: it.time.map(|time| time.as_secs_f32()),
            class: it.class,
            theme: it.class.and_then(|_| theme(it)),
            counts: it.counts,
        };
        let plies = OPENING[usize::from(tree.variant().game() == Game::Gomoku)];
        let last = summary.moves.iter().rfind(|it| it.number <= plies);
        let last = last.filter(|_| summary.moves.iter().any(|it| it.number > plies));
        Some(Self {
            moves: summary.moves.iter().map(judged).collect(),
            accuracy: PerSide::from_fn(|side| summary.sides[side].accuracy.map(tenths)),
            opening: last.map(|it| tenths(advantage(tree, it))),
        })
    }
}

/// Black's advantage after a move.
fn advantage(tree: &GameTree, it: &Reviewed) -> f32 {
    match tree.variant().game() {
        Game::Othello => it.black().discs(),
        Game::Gomoku => {
            let before = tree.node(it.node).parent().map(|node| tree.position(node));
            let ahead = before.map_or(0.0, |before| 100.0 * chance(&before, it.score) - 50.0);
            if it.side == Side::Black { ahead } else { -ahead }
        }
    }
}

/// The theme of a mistake with this reason.
fn theme_of(motif: &Motif) -> Option<Theme> {
    Theme::of(motif).or(match motif {
        Motif::FiveMissed(_) | Motif::FoursMissed(_) | Motif::FourWasted { .. } => {
            Some(Theme::Fours)
        }
        Motif::ThreatsMissed(_) | Motif::WinMissed { .. } => Some(Theme::Threats),
        Motif::FourUnblocked { .. }
        | Motif::ThreeIgnored { .. }
        | Motif::WrongSide { .. }
        | Motif::ForkAllowed { .. }
        | Motif::FoursAllowed(_)
        | Motif::ThreatsAllowed(_)
        | Motif::WinAllowed { .. } => Some(Theme::Defence),
        Motif::FoulTrap { .. } => Some(Theme::ForbiddenPoint),
        _ => None,
    })
}

/// What reviews found in the games of a person.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Reviews(BTreeMap<GameKey, Judged>);

impl Reviews {
    /// What was found in a game.
    pub fn get(&self, key: GameKey) -> Option<&Judged> {
        self.0.get(&key)
    }

    /// Adds what was found, in place of what an earlier review found.
    pub fn add(&mut self, key: GameKey, judged: Judged) {
        self.0.insert(key, judged);
    }
}

/// Finer numbers would be noise, and fill the file.
fn tenths(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}
