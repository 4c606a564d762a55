//! What a tree knows of how well a game was played.

use std::time::Duration;

use super::chance::{Class, accuracy, chance};
use super::kept::{self, from_black};
use super::live::{OWN, empties};
use super::review::Plan;
use super::value::Mistake;
use crate::eval::Score;
use crate::game::tree::{Certainty, Change, GameTree, NodeId, Value};
use crate::game::{Game, PerSide, Ply, Position, Side};

/// Losses are counted from each of these up to the next: discs in Othello, points of a hundred of the chance to win in
/// Gomoku.
pub const LOSSES: [f32; 6] = [0.0, 0.5, 2.0, 4.0, 6.0, 10.0];

/// A part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The first third.
    Opening,
    /// The second.
    Middle,
    /// The last.
    End,
}

impl Phase {
    /// All of them in order.
    pub const ALL: [Self; 3] = [Self::Opening, Self::Middle, Self::End];

    /// The part in which a position is: in Othello by the empty squares, in Gomoku by the stones, because such games
    /// end long before the board is full.
    pub fn of(position: &Position) -> Self {
        let empties = empties(position);
        let cells = usize::from(position.size()).pow(2);
        let (at, first, second) = match position.game() {
            Game::Othello => (cells - empties, cells * 24 / 64, cells * 44 / 64),
            Game::Gomoku => (cells - empties, 10, 30),
        };
        if at < first {
            Self::Opening
        } else if at < second {
            Self::Middle
        } else {
            Self::End
        }
    }
}

/// A move of a game with what is known of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Reviewed {
    /// The node that it leads to.
    pub node: NodeId,
    /// The number of the ply, from 1 on.
    pub number: usize,
    /// Who made it.
    pub side: Side,
    /// The move.
    pub cell: usize,
    /// What it is worth for whoever made it, and how sure that is.
    pub score: Score,
    /// How sure that is.
    pub certainty: Certainty,
    /// A best move, and what it is worth; the same if nothing was better.
    pub best: usize,
    /// What that is worth.
    pub best_score: Score,
    /// What the move lost: discs in Othello, points of a hundred of the chance in Gomoku.
    pub lost: f32,
    /// What all moves of that side lost up to this one.
    pub lost_so_far: f32,
    /// The chance to win of whoever made it, before and after.
    pub chances: [f32; 2],
    /// What it is called, if it lost much.
    pub class: Option<Class>,
    /// From 0 to 100.
    pub accuracy: f32,
    /// Whether it counts: there was a choice, and no book knows the move.
    pub counts: bool,
    /// The part of the game in which it was made.
    pub phase: Phase,
    /// How long it took.
    pub time: Option<Duration>,
}

impl Reviewed {
    /// How far Black is ahead after it: a point of the graph.
    pub fn black(&self) -> Score {
        if self.side == Side::Black { self.score } else { -self.score }
    }
}

/// How well a side played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SideSummary {
    /// Moves that count.
    pub moves: usize,
    /// From 0 to 100; none without a move that counts.
    pub accuracy: Option<f32>,
    /// What a move lost on average.
    pub mean_lost: f32,
    /// Moves than which nothing was better.
    pub best: usize,
    /// Moves of each [`Class`].
    pub classes: [usize; Class::ALL.len()],
    /// Moves by what they lost, see [`LOSSES`].
    pub losses: [usize; LOSSES.len()],
    /// The same for each [`Phase`]: moves, accuracy, and what a move lost on average.
    pub phases: [(usize, Option<f32>, f32); Phase::ALL.len()],
}

/// What a tree knows of how well a game was played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    /// The moves of which something is known, in order.
    pub moves: Vec<Reviewed>,
    /// How well each side played.
    pub sides: PerSide<SideSummary>,
    /// Moves in all, known or not.
    pub all: usize,
}

impl Summary {
    /// What is known of the moves from the start to a node. `is_book` says which moves are known from a book.
    pub fn of(tree: &GameTree, last: NodeId, is_book: impl Fn(&Position, usize) -> bool) -> Self {
        let plan = Plan::of(tree, last);
        let mut sums = PerSide::<f32>::default();
        let mut moves: Vec<Reviewed> = Vec::new();
        for step in &plan.steps {
            let position = &step.position;
            let side = position.side_to_move();
            let Some(judged) = Judged::of(tree, step.before, position, step.cell) else { continue };
            sums[side] += judged.lost(position);
            let chances = judged.chances(position);
            moves.push(Reviewed {
                node: step.after,
                number: tree.depth(step.after),
                side,
                cell: step.cell,
                score: judged.score,
                certainty: judged.certainty,
                best: judged.best,
                best_score: judged.best_score,
                lost: judged.lost(position),
                lost_so_far: sums[side],
                chances,
                class: judged.class(position),
                accuracy: accuracy(chances[0], chances[1]),
                counts: position.legal_cells().len() > 1 && !is_book(position, step.cell),
                phase: Phase::of(position),
                time: tree.node(step.after).time(),
            });
        }
        let sides = PerSide::from_fn(|side| {
            let own: Vec<&Reviewed> =
                moves.iter().filter(|it| it.side == side && it.counts).collect();
            SideSummary::of(&own)
        });
        Self { moves, sides, all: plan.steps.len() }
    }

    /// The moves that lost much and count, each with its place among [`Self::moves`]: for reasons, and for practice. The
    /// tree is the one that the summary is of.
    pub fn mistakes(&self, tree: &GameTree) -> Vec<(usize, Mistake)> {
        let found = self.moves.iter().enumerate().filter(|(_, it)| it.counts && it.class.is_some());
        found
            .filter_map(|(at, it)| {
                let before = tree.node(it.node).parent()?;
                let position = tree.position(before);
                let known = kept::known(tree, before, &position, OWN);
                let value = |cell| known.iter().find(|value| value.cell == cell).cloned();
                let (played, best) = (value(it.cell)?, value(it.best)?);
                Some((at, Mistake { position, played, best }))
            })
            .collect()
    }
}

impl SideSummary {
    fn of(moves: &[&Reviewed]) -> Self {
        let count = |is: &dyn Fn(&Reviewed) -> bool| moves.iter().filter(|it| is(it)).count();
        let at_least = |at: usize| count(&|it| it.lost >= LOSSES[at]);
        let phase = |phase| {
            let own: Vec<&Reviewed> =
                moves.iter().copied().filter(|it| it.phase == phase).collect();
            (own.len(), of_all(&own), mean_lost(&own))
        };
        Self {
            moves: moves.len(),
            accuracy: of_all(moves),
            mean_lost: mean_lost(moves),
            best: count(&|it| it.lost == 0.0),
            classes: Class::ALL.map(|class| count(&|it| it.class == Some(class))),
            losses: std::array::from_fn(|at| {
                at_least(at) - if at + 1 < LOSSES.len() { at_least(at + 1) } else { 0 }
            }),
            phases: Phase::ALL.map(phase),
        }
    }
}

fn mean_lost(moves: &[&Reviewed]) -> f32 {
    // The sum of nothing would be -0.
    moves.iter().fold(0.0, |sum, it| sum + it.lost) / moves.len().max(1) as f32
}

/// The accuracy of a game: the mean of the usual mean, and of the harmonic one, in which a single bad move counts for
/// more. lichess weighs moves by how much the chance goes up and down around them besides; that would let a loss
/// raise the accuracy of a game, and does not here.
fn of_all(moves: &[&Reviewed]) -> Option<f32> {
    if moves.is_empty() {
        return None;
    }
    let count = moves.len() as f32;
    let usual = moves.iter().map(|it| it.accuracy).sum::<f32>() / count;
    let harmonic = count / moves.iter().map(|it| 1.0 / it.accuracy.max(1.0)).sum::<f32>();
    Some(f32::midpoint(usual, harmonic))
}

/// What a move loses against the best: discs in Othello, points of a hundred of the chance in Gomoku.
pub fn lost(position: &Position, best: Score, played: Score) -> f32 {
    match position.game() {
        Game::Othello => (best.discs() - played.discs()).max(0.0),
        Game::Gomoku => 100.0 * (chance(position, best) - chance(position, played)).max(0.0),
    }
}

/// What a node knows of a move that was played there.
struct Judged {
    best: usize,
    best_score: Score,
    score: Score,
    certainty: Certainty,
}

impl Judged {
    fn of(tree: &GameTree, node: NodeId, position: &Position, cell: usize) -> Option<Self> {
        let value = tree.node(node).values().iter().find(|value| value.by == OWN)?;
        let played = value.moves.iter().find(|it| it.ply == Ply::Place(cell))?;
        let side = position.side_to_move();
        let score = from_black(played.black, played.forced, side);
        let better = best_of(value, side).filter(|&(_, best)| best > score);
        let (best, best_score) = better.unwrap_or((cell, score));
        Some(Self { best, best_score, score, certainty: played.certainty })
    }

    fn lost(&self, position: &Position) -> f32 {
        lost(position, self.best_score, self.score)
    }

    fn class(&self, position: &Position) -> Option<Class> {
        Class::of(position, self.best_score, self.score)
    }

    fn chances(&self, position: &Position) -> [f32; 2] {
        [self.best_score, self.score].map(|score| chance(position, score))
    }
}

/// The best move that a value tells of, and what it is worth for a side.
fn best_of(value: &Value, side: Side) -> Option<(usize, Score)> {
    match value.line.first() {
        Some(&Ply::Place(cell)) => Some((cell, from_black(value.black, value.forced, side))),
        _ => None,
    }
}

/// What a tree calls a move that was played at a node, and what it was called when only the chance counted.
pub(super) fn class_of(
    tree: &GameTree,
    node: NodeId,
    position: &Position,
    cell: usize,
) -> [Option<Class>; 2] {
    Judged::of(tree, node, position, cell).map_or([None; 2], |judged| {
        let [before, after] = judged.chances(position);
        [judged.class(position), Class::of_chance(before, after)]
    })
}

/// Marks the move to a node as what it is called now; `before` is what it may have been called until now. A mark that this
/// does not explain is a person's, and stays.
pub(super) fn mark(
    tree: &mut GameTree,
    node: NodeId,
    before: [Option<Class>; 2],
    now: Option<Class>,
) {
    let judgement = tree.node(node).judgement();
    if judgement.is_none() || before.iter().any(|it| judgement == it.map(Class::judgement)) {
        let judgement = now.map(Class::judgement);
        tree.apply(Change::Judge { node, judgement });
    }
}
