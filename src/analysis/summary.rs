//! The quality of play, from a reviewed tree.

use std::time::Duration;

use super::chance::{Class, accuracy, chance};
use super::live::OWN;
use super::reasons;
use super::review::{Plan, ReviewDepth};
use super::sureness::{noise, spread};
use super::tree_values::from_black;
use super::value::{Mistake, empties};
use crate::eval::Score;
use crate::game::tree::{Certainty, Change, GameTree, NodeId, Value};
use crate::game::{PerSide, Ply, Position, Side};

/// The lower ends of the loss ranges: discs in Othello, percentage points of the chance in Gomoku.
pub const LOSSES: [f32; 6] = [0.0, 0.5, 2.0, 4.0, 6.0, 10.0];

/// A phase of a game.
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

    /// The phase of a position, by the number of its stones.
    pub fn of(position: &Position) -> Self {
        let empties = empties(position);
        let cells = usize::from(position.size()).pow(2);
        let stones = cells - empties;
        let [middle, end] = (position.game().kind().phases)(cells);
        if stones < middle {
            Self::Opening
        } else if stones < end {
            Self::Middle
        } else {
            Self::End
        }
    }
}

/// A reviewed move.
#[derive(Clone, Debug, PartialEq)]
pub struct Reviewed {
    /// The node after it.
    pub node: NodeId,
    /// The number of the ply, from 1.
    pub ply: usize,
    /// The number of the move, from 1: choices and offers of an opening are none.
    pub number: usize,
    /// The side that made it.
    pub side: Side,
    /// The move.
    pub cell: usize,
    /// Its score for the mover.
    pub score: Score,
    /// The certainty.
    pub certainty: Certainty,
    /// How far the score may be off in discs, see [`spread`]; `None` where it was not measured.
    pub spread: Option<f32>,
    /// A best move; the same if nothing was better.
    pub best: usize,
    /// Its score.
    pub best_score: Score,
    /// The loss: stones where they are counted, else percentage points of the chance.
    pub lost: f32,
    /// The side's total loss up to this move.
    pub lost_so_far: f32,
    /// The mover's chance to win, before and after.
    pub chances: [f32; 2],
    /// How far that score may be off.
    pub best_spread: Option<f32>,
    /// How far the difference of the two scores may be off, see [`noise`].
    pub noise: f32,
    /// The class of the mistake, if it is one.
    pub class: Option<Class>,
    /// The class that it would have if the loss were not within the noise; `None` if it has one.
    pub doubted: Option<Class>,
    /// From 0 to 100.
    pub accuracy: f32,
    /// Whether it counts: there was a choice, it is not a book move, and it was not there when the game began.
    pub counts: bool,
    /// The phase.
    pub phase: Phase,
    /// How long it took.
    pub time: Option<Duration>,
}

impl Reviewed {
    /// Black's advantage after it: a point of the graph.
    pub fn black(&self) -> Score {
        if self.side == Side::Black { self.score } else { -self.score }
    }
}

/// How well a side played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SideSummary {
    /// Moves that count.
    pub moves: usize,
    /// From 0 to 100; `None` without a counting move.
    pub accuracy: Option<f32>,
    /// The mean loss of a move.
    pub mean_lost: f32,
    /// Best moves.
    pub best: usize,
    /// Moves of each [`Class`].
    pub classes: [usize; Class::ALL.len()],
    /// Moves by loss, see [`LOSSES`].
    pub losses: [usize; LOSSES.len()],
    /// The same for each [`Phase`]: moves, accuracy, and mean loss.
    pub phases: [(usize, Option<f32>, f32); Phase::ALL.len()],
}

/// Whether a move was there before anybody at the board had a say.
fn is_given(tree: &GameTree, node: NodeId) -> bool {
    tree.node(node).turn().is_some_and(|turn| turn.how.is_given())
}

/// The quality of play in a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    /// The reviewed moves in order.
    pub moves: Vec<Reviewed>,
    /// How well each side played.
    pub sides: PerSide<SideSummary>,
    /// All moves, reviewed or not.
    pub all: usize,
    /// Whether some moves were only looked at as by the quick pass and others more deeply, as when a review was stopped: what
    /// they say together is then of no one depth.
    pub is_rough: bool,
}

impl Summary {
    /// What a side may learn from: mistakes and blunders of its own.
    pub fn to_practise(&self, tree: &GameTree, side: Side) -> Vec<Mistake> {
        let is_bad = |class: Class| class != Class::Inaccuracy;
        let is_one = |it: &&Reviewed| {
            it.side == side && it.class.is_some_and(is_bad) && !is_given(tree, it.node)
        };
        let slips = self.moves.iter().filter(is_one);
        slips.filter_map(|it| reasons::mistake(tree, it.node)).collect()
    }

    /// The moves that lost something.
    pub fn slips(&self) -> impl Iterator<Item = &Reviewed> {
        self.moves.iter().filter(|it| it.class.is_some())
    }

    /// The summary of the moves from the start to a node. `is_book` says which are book moves.
    pub fn of(tree: &GameTree, last: NodeId, is_book: impl Fn(&Position, usize) -> bool) -> Self {
        let plan = Plan::of(tree, last);
        let mut sums = PerSide::<f32>::default();
        let mut moves: Vec<Reviewed> = Vec::new();
        let mut depths = Vec::new();
        for step in &plan.steps {
            let position = &step.position;
            let side = position.side_to_move();
            let Some(judged) = Judged::of(tree, step.before, position, step.cell) else { continue };
            sums[side] += judged.lost(position);
            let chances = judged.chances(position);
            let is_of_book = is_book(position, step.cell);
            // What a book says of its moves is as deep as the book was made.
            if !is_of_book {
                depths.extend(ReviewDepth::is_beyond_quick(position, judged.certainty));
            }
            moves.push(Reviewed {
                node: step.after,
                ply: tree.depth(step.after),
                number: tree.moves_to(step.after),
                side,
                cell: step.cell,
                score: judged.score,
                certainty: judged.certainty,
                spread: spread(position, judged.certainty),
                best: judged.best,
                best_score: judged.best_score,
                lost: judged.lost(position),
                lost_so_far: sums[side],
                chances,
                best_spread: spread(position, judged.best_certainty),
                noise: judged.noise(position),
                class: judged.class(position),
                doubted: judged.doubted(position),
                accuracy: accuracy(chances[0], chances[1]),
                counts: position.legal_cells().len() > 1
                    && !is_of_book
                    && !is_given(tree, step.after),
                phase: Phase::of(position),
                time: tree.node(step.after).time(),
            });
        }
        let sides = PerSide::from_fn(|side| {
            let own: Vec<&Reviewed> =
                moves.iter().filter(|it| it.side == side && it.counts).collect();
            SideSummary::of(&own)
        });
        let is_rough = depths.contains(&false) && depths.contains(&true);
        Self { moves, sides, all: plan.steps.len(), is_rough }
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
    // An empty sum would be -0.
    moves.iter().fold(0.0, |sum, it| sum + it.lost) / moves.len().max(1) as f32
}

/// The accuracy of several moves: the mean of the arithmetic and the harmonic mean, which weighs a single bad move
/// more. lichess also weighs moves by the volatility around them; that could let a loss raise the accuracy.
fn of_all(moves: &[&Reviewed]) -> Option<f32> {
    if moves.is_empty() {
        return None;
    }
    let count = moves.len() as f32;
    let usual = moves.iter().map(|it| it.accuracy).sum::<f32>() / count;
    let harmonic = count / moves.iter().map(|it| 1.0 / it.accuracy.max(1.0)).sum::<f32>();
    Some(f32::midpoint(usual, harmonic))
}

/// A move's loss against the best: stones where they are counted, else percentage points of the chance.
pub fn lost(position: &Position, best: Score, played: Score) -> f32 {
    if position.game().kind().counts_stones {
        (best.discs() - played.discs()).max(0.0)
    } else {
        100.0 * (chance(position, best) - chance(position, played)).max(0.0)
    }
}

struct Judged {
    best: usize,
    best_score: Score,
    best_certainty: Certainty,
    score: Score,
    certainty: Certainty,
}

impl Judged {
    fn of(tree: &GameTree, node: NodeId, position: &Position, cell: usize) -> Option<Self> {
        let value = tree.node(node).values().iter().find(|value| value.by == OWN)?;
        let played = value.moves.iter().find(|it| it.ply == Ply::Place(cell))?;
        let side = position.side_to_move();
        let score = from_black(played.black, played.forced, side);
        let certainty = played.certainty;
        let better = best_of(value, side).filter(|&(_, best, _)| best > score);
        let (best, best_score, best_certainty) = better.unwrap_or((cell, score, certainty));
        Some(Self { best, best_score, best_certainty, score, certainty })
    }

    fn lost(&self, position: &Position) -> f32 {
        lost(position, self.best_score, self.score)
    }

    fn class(&self, position: &Position) -> Option<Class> {
        let best = (self.best_score, self.best_certainty);
        Class::of(position, best, (self.score, self.certainty))
    }

    fn noise(&self, position: &Position) -> f32 {
        noise(position, self.best_certainty, self.certainty)
    }

    fn if_certain(&self, position: &Position) -> Option<Class> {
        Class::if_certain(position, self.best_score, self.score)
    }

    fn doubted(&self, position: &Position) -> Option<Class> {
        self.if_certain(position).filter(|_| self.class(position).is_none())
    }

    fn chances(&self, position: &Position) -> [f32; 2] {
        [self.best_score, self.score].map(|score| chance(position, score))
    }
}

fn best_of(value: &Value, side: Side) -> Option<(usize, Score, Certainty)> {
    let &first = value.line.first()?;
    let Ply::Place(cell) = first else { return None };
    // The value as a whole is less certain than its best move if another may be better.
    let own = value.moves.iter().find(|it| it.ply == first);
    let certainty = own.map_or(value.certainty, |it| it.certainty);
    Some((cell, from_black(value.black, value.forced, side), certainty))
}

/// The class of a move played at a node by the tree's values, followed by those that earlier versions gave such moves:
/// as if the values were certain, and by the chance alone.
pub(super) fn class_of(
    tree: &GameTree,
    node: NodeId,
    position: &Position,
    cell: usize,
) -> [Option<Class>; 3] {
    Judged::of(tree, node, position, cell).map_or([None; 3], |judged| {
        let [before, after] = judged.chances(position);
        [judged.class(position), judged.if_certain(position), Class::of_chance(before, after)]
    })
}

/// Updates the symbol of the move to a node, unless it is none of the classes `before`, and so a person's.
pub(super) fn mark(
    tree: &mut GameTree,
    node: NodeId,
    before: &[Option<Class>],
    now: Option<Class>,
) {
    let judgement = tree.node(node).judgement();
    if judgement.is_none() || before.iter().any(|it| judgement == it.map(Class::judgement)) {
        let judgement = now.map(Class::judgement);
        tree.apply(Change::Judge { node, judgement });
    }
}
