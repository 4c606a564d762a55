//! Studies made by chance: every kind of thing that a tree can hold.

use std::time::Duration;

use fastrand::Rng;
use heibai::game::tree::{
    CellMark, Certainty, Change, Clock, Facts, GameTree, Judgement, Mark, NodeId, NotedMove, Start,
    Value,
};
use heibai::game::{
    Choice, End, Game, How, Mode, PerSide, Ply, Position, Side, Skill, Turn, Variant,
};
use heibai::gomoku::{Opening, Ruleset};
use heibai::othello::{self, Disc, StartLayout};

/// A study of either game.
pub fn tree(seed: u64) -> GameTree {
    let mut random = Rng::with_seed(seed);
    let mut tree = GameTree::new(start(&mut random));
    tree.facts = facts(&mut random);
    let mut nodes = vec![NodeId::ROOT];
    notes(&mut tree, NodeId::ROOT, None, &mut random);
    for _ in 0..random.usize(0..25) {
        let mut at = nodes[random.usize(..nodes.len())];
        for _ in 0..random.usize(1..20) {
            let position = tree.position(at);
            let Some(ply) = any_ply(&position, &mut random) else { break };
            if tree.child(at, ply).is_some() {
                break;
            }
            at = tree.play(at, ply).expect("it is legal");
            notes(&mut tree, at, Some((position.side_to_move(), ply)), &mut random);
            nodes.push(at);
        }
    }
    tree
}

/// What a library of Gomoku can hold.
pub fn library(seed: u64) -> GameTree {
    let mut random = Rng::with_seed(seed);
    let variant = Variant::Gomoku { size: 15, rules: Ruleset::Renju, opening: Opening::Free };
    let mut tree = GameTree::new(Start::of(variant).expect("it is a board"));
    let mut nodes = vec![NodeId::ROOT];
    for _ in 0..random.usize(0..25) {
        let mut at = nodes[random.usize(..nodes.len())];
        for _ in 0..random.usize(1..20) {
            let Some(ply) = any_ply(&tree.position(at), &mut random) else { break };
            at = tree.play(at, ply).expect("it is legal");
            nodes.push(at);
        }
    }
    for node in nodes {
        let text = text(&mut random);
        tree.apply(Change::Comment { node, text });
        let mut marks = Vec::new();
        if let Some(Ply::Place(cell)) = tree.node(node).ply().filter(|_| random.bool()) {
            marks.push(CellMark { cell, mark: Mark::Circle });
        }
        for _ in 0..random.usize(..3) {
            let cell = random.usize(..225);
            let is_free = tree.position(node).stone(cell).is_none();
            let text = self::text(&mut random);
            if is_free && !text.is_empty() && marks.iter().all(|it| it.cell != cell) {
                marks.push(CellMark { cell, mark: Mark::Label(text) });
            }
        }
        marks.sort();
        tree.apply(Change::Mark { node, marks });
    }
    tree
}

fn start(random: &mut Rng) -> Start {
    let variant = if random.bool() {
        Variant::Othello {
            size: [4, 6, 8, 10, 16][random.usize(..5)],
            layout: [StartLayout::Standard, StartLayout::Mirrored][random.usize(..2)],
            first: Side::ALL[random.usize(..2)],
        }
    } else {
        let size = [5, 9, 15, 19, 20, 22][random.usize(..6)];
        let rules = Ruleset::ALL[random.usize(..4)];
        let known: Vec<Opening> =
            Opening::ALL.into_iter().filter(|opening| opening.fits(rules, size)).collect();
        Variant::Gomoku { size, rules, opening: known[random.usize(..known.len())] }
    };
    if random.bool() {
        return Start::of(variant).expect("it is a board");
    }
    let density = random.usize(1..9);
    let stone = |random: &mut Rng| (random.usize(..8) + 1 < density).then(|| random.bool());
    let to_move = random.bool();
    let position = match variant {
        Variant::Othello { size, .. } => {
            let disc = |black| if black { Disc::Black } else { Disc::White };
            let cells: Vec<_> =
                (0..usize::from(size).pow(2)).map(|_| stone(random).map(disc)).collect();
            Position::Othello(
                othello::Position::from_cells(size, &cells, disc(to_move)).expect("a board"),
            )
        }
        Variant::Gomoku { size, .. } => {
            let side = |black| if black { Side::Black } else { Side::White };
            let stones: Vec<_> =
                (0..usize::from(size).pow(2)).map(|_| stone(random).map(side)).collect();
            Position::set_up(variant, &stones, side(to_move)).expect("a board")
        }
    };
    Start::set_up(variant, position)
}

fn any_ply(position: &Position, random: &mut Rng) -> Option<Ply> {
    if position.is_over() {
        return None;
    }
    if let Some(&choice) = random.choice(position.choices()) {
        return Some(Ply::Choose(choice));
    }
    let cells = position.legal_cells();
    match random.choice(&cells) {
        Some(&cell) if random.usize(..20) > 0 || !position.game().kind().knows_pass => {
            Some(position.ply_on(cell))
        }
        None if !position.game().kind().knows_pass => None,
        _ => Some(Ply::Pass),
    }
}

fn facts(random: &mut Rng) -> Facts {
    let results = ["", "?", "B+R", "W+T", "B+", "0", "W+4", "33-31"];
    Facts {
        names: PerSide { black: text(random), white: text(random) },
        ratings: PerSide { black: text(random), white: text(random) },
        event: text(random),
        place: text(random),
        date: text(random),
        result: results[random.usize(..results.len())].to_owned(),
        comment: text(random),
        clocks: PerSide { black: start_clock(random), white: start_clock(random) },
        mode: (random.u8(..3) == 0).then(|| random.choice(MODES).expect("there are four")),
        skills: (random.u8(..3) == 0)
            .then(|| PerSide { black: skill(random), white: skill(random) }),
    }
}

const MODES: [Mode; 4] = [Mode::TwoPlayers, Mode::PlayBlack, Mode::PlayWhite, Mode::Watch];

fn skill(random: &mut Rng) -> Skill {
    let people = (8..=22).map(|hundreds| 100 * hundreds);
    let numbers: Vec<u16> = (1..=10).chain(people).collect();
    let number = random.choice(numbers).expect("there are ten and more");
    Skill::new(number).expect("it is one")
}

fn start_clock(random: &mut Rng) -> Option<Clock> {
    random.bool().then(|| {
        let started = Clock::new(clock(random), clock(random));
        let extension = [started.extension, None, Some(clock(random))];
        Clock { extension: *random.choice(&extension).expect("there are three"), ..started }
    })
}

fn notes(tree: &mut GameTree, node: NodeId, ply: Option<(Side, Ply)>, random: &mut Rng) {
    let rarely = |random: &mut Rng| random.usize(..4) == 0;
    let cells = usize::from(tree.variant().size()).pow(2);
    if rarely(random) {
        let text = text(random);
        tree.apply(Change::Comment { node, text });
    }
    if rarely(random) {
        let judgement = Judgement::ALL[random.usize(..6)];
        tree.apply(Change::Judge { node, judgement: Some(judgement) });
    }
    if rarely(random) {
        let mut marks: Vec<CellMark> = (0..random.usize(..8))
            .map(|_| CellMark { cell: random.usize(..cells), mark: mark(random) })
            .collect();
        marks.sort();
        marks.dedup();
        // A cell has room for one label.
        let label = |it: &CellMark| matches!(it.mark, Mark::Label(_)).then_some(it.cell);
        marks.dedup_by(|next, it| label(next).is_some() && label(next) == label(it));
        tree.apply(Change::Mark { node, marks });
    }
    for _ in 0..random.usize(..8).saturating_sub(5) {
        let value = value(tree.variant().game(), cells, random);
        tree.set_value(node, value);
    }
    if let Some((side, ply)) = ply.filter(|_| random.bool()) {
        let hows = [
            How::Placed,
            How::Chosen,
            How::Opening,
            How::Recorded,
            How::ForcedPass,
            How::Skipped,
            How::TimedOut,
        ];
        let clocks = PerSide { black: clock(random), white: clock(random) };
        tree.set_turn(node, Turn { side, ply, how: hows[random.usize(..7)], clocks });
    }
    if random.usize(..3) == 0 {
        tree.set_time(node, Some(clock(random)));
    }
    if random.usize(..12) == 0 {
        let side = Side::ALL[random.usize(..2)];
        let ends = [
            End::Resigned(side),
            End::LostOnTime(side),
            End::CountedOnTime(side),
            End::DrawnOnTime(side),
        ];
        tree.set_end(node, Some(ends[random.usize(..4)]));
    }
}

fn mark(random: &mut Rng) -> Mark {
    match random.usize(..5) {
        0 => Mark::Circle,
        1 => Mark::Cross,
        2 => Mark::Square,
        3 => Mark::Triangle,
        _ => Mark::Label(text(random)),
    }
}

fn value(game: Game, cells: usize, random: &mut Rng) -> Value {
    let certainty = match random.usize(..3) {
        0 => Certainty::Depth(random.u8(..)),
        1 => Certainty::Probable(random.u8(..)),
        _ => Certainty::Exact,
    };
    let choices = [Choice::Black, Choice::White, Choice::TwoMore];
    let ply = |random: &mut Rng| match (random.usize(..6), game) {
        (0, Game::Othello) => Ply::Pass,
        (0, Game::Gomoku) => Ply::Choose(choices[random.usize(..3)]),
        _ => Ply::Place(random.usize(..cells)),
    };
    let line = (0..random.usize(..6)).map(|_| ply(random)).collect();
    let black = f32::from_bits(random.u32(..));
    let black = if black.is_finite() { black } else { -1.25 };
    let moves = (0..random.usize(..3)).map(|_| move_value(cells, random)).collect();
    Value { black, forced: random.u16(..), certainty, line, by: text(random), moves }
}

fn move_value(cells: usize, random: &mut Rng) -> NotedMove {
    let certainty = if random.bool() { Certainty::Exact } else { Certainty::Depth(random.u8(..)) };
    let line = (0..random.usize(..4)).map(|_| Ply::Place(random.usize(..cells))).collect();
    let ply = Ply::Place(random.usize(..cells));
    NotedMove { ply, black: random.f32() - 0.5, forced: random.u16(..), certainty, line }
}

fn clock(random: &mut Rng) -> Duration {
    match random.usize(..4) {
        0 => Duration::ZERO,
        1 => Duration::from_millis(random.u64(..3_600_000)),
        2 => Duration::MAX,
        _ => Duration::new(random.u64(..100_000), random.u32(..1_000_000_000)),
    }
}

/// Text of awkward signs.
fn text(random: &mut Rng) -> String {
    const SIGNS: [&str; 16] = [
        "]",
        "[",
        "\\",
        ":",
        "\n",
        "(",
        ")",
        ";",
        "黑白",
        "é",
        " ",
        "\t",
        "B",
        "[aa]",
        "\\]",
        "\u{1f600}",
    ];
    (0..random.usize(..9).saturating_sub(2)).map(|_| SIGNS[random.usize(..SIGNS.len())]).collect()
}
