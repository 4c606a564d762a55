//! Lines and repertoires made by chance.

use fastrand::Rng;
use heibai::game::symmetry::transformed;
use heibai::game::{Game, Ply, Position, Side, Variant};
use heibai::gomoku::{Opening, Ruleset};
use heibai::records::transcript;
use heibai::repertoire::{PositionKey, Repertoire};

pub const DAY: i64 = 86_400;

/// The symmetries that leave Othello's start as it is.
const OF_THE_START: [u8; 4] = [0, 3, 4, 7];

pub fn othello() -> Variant {
    Variant::default()
}

/// Boards of both games.
pub fn variants() -> [Variant; 4] {
    let renju = Variant::Gomoku { size: 15, rules: Ruleset::Renju, opening: Opening::Free };
    [othello(), othello().with_size(6), Variant::usual(Game::Gomoku), renju]
}

pub fn plies(moves: &str) -> Vec<Ply> {
    transcript::read(moves, othello()).expect("it is a line").plies().to_vec()
}

pub fn after(variant: Variant, plies: &[Ply]) -> Position {
    let mut position = variant.start().expect("there is one");
    for &ply in plies {
        position.play(ply).expect("it is legal");
    }
    position
}

pub fn repertoire(side: Side, lines: &[&str]) -> Repertoire {
    let mut repertoire = Repertoire::new(othello(), side).expect("there is a board");
    for line in lines {
        repertoire.add(&plies(line), 0).expect("it can be added");
    }
    repertoire
}

/// A line of at most twelve moves with few choices, so that lines meet.
pub fn line(variant: Variant, rng: &mut Rng) -> Vec<Ply> {
    let mut position = variant.start().expect("there is one");
    let mut line = Vec::new();
    for _ in 0..rng.usize(1..=12) {
        let mut cells = position.legal_cells();
        if variant.game() == Game::Gomoku {
            let middle = i32::from(variant.size()) / 2;
            let size = i32::from(variant.size());
            let is_near = |&cell: &usize| {
                let (row, column) = (cell as i32 / size, cell as i32 % size);
                (row - middle).abs() <= 1 && (column - middle).abs() <= 1
            };
            cells.retain(is_near);
        }
        let Some(&cell) = rng.choice(cells.iter().take(3)) else { break };
        if position.play(Ply::Place(cell)).is_err() || position.is_over() {
            break;
        }
        line.push(Ply::Place(cell));
        if position.must_pass() {
            position.play(Ply::Pass).expect("it is forced");
            line.push(Ply::Pass);
        }
    }
    line
}

pub fn lines(variant: Variant, count: usize, seed: u64) -> Vec<Vec<Ply>> {
    let mut rng = Rng::with_seed(seed);
    (0..count).map(|_| line(variant, &mut rng)).collect()
}

/// The same line, seen from another side of the board.
pub fn turned(variant: Variant, line: &[Ply], rng: &mut Rng) -> Vec<Ply> {
    let turn = match variant.game() {
        Game::Othello => OF_THE_START[rng.usize(..4)],
        Game::Gomoku => rng.u8(..8),
    };
    let image = |&ply: &Ply| match ply {
        Ply::Place(cell) => Ply::Place(transformed(cell, variant.size().into(), turn)),
        other => other,
    };
    line.iter().map(image).collect()
}

pub fn of_lines(variant: Variant, side: Side, lines: &[Vec<Ply>], now: i64) -> Repertoire {
    let mut repertoire = Repertoire::new(variant, side).expect("there is a board");
    for line in lines {
        repertoire.add(line, now).expect("it can be added");
    }
    repertoire
}

/// The cards with the positions that the answers to each lead to.
pub fn answers(repertoire: &Repertoire) -> Vec<(PositionKey, Vec<PositionKey>)> {
    let cards = repertoire.cards().map(|(key, _)| {
        let line = repertoire.line_to(key).expect("a line leads to every card");
        let position = after(repertoire.variant(), &line);
        let lead = |cell: usize| {
            let mut position = position.clone();
            position.play(Ply::Place(cell)).expect("an answer is legal");
            PositionKey::of(&position)
        };
        let mut answers: Vec<PositionKey> =
            repertoire.answers(&position).into_iter().map(lead).collect();
        answers.sort();
        (key.clone(), answers)
    });
    cards.collect()
}
