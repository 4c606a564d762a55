//! The names of openings: the table, and which position has which name.

use std::collections::{HashMap, HashSet};

use fastrand::Rng;
use heibai::game::tree::GameTree;
use heibai::game::{Game, GameRecord, Ply, Position, Variant};
use heibai::gomoku::{self, Ruleset};
use heibai::openings::{self, Tongue};
use heibai::othello::{Square, Symmetry};
use heibai::records::{openings as collections, transcript};

fn renju() -> Variant {
    Variant::Gomoku { size: 15, rules: Ruleset::Renju, opening: gomoku::Opening::Free }
}

fn record(text: &str, variant: Variant) -> GameRecord {
    transcript::read(text, variant).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn name(text: &str, variant: Variant) -> Option<&'static str> {
    let record = record(text, variant);
    let found = openings::along(record.start().position(), record.plies().iter().copied());
    found.map(|opening| opening.name(Tongue::English))
}

fn othello(text: &str) -> Option<&'static str> {
    name(text, Variant::default())
}

#[test]
fn every_opening_of_the_table_is_found_by_its_moves() {
    for (game, variant, count) in
        [(Game::Othello, Variant::default(), 99), (Game::Gomoku, renju(), 28)]
    {
        let mut positions = HashMap::new();
        let mut names = HashSet::new();
        for opening in openings::all(game) {
            let line = record(opening.moves(), variant);
            assert_eq!(line.plies().len(), opening.plies());
            assert_eq!(openings::of(&line.end()), Some(opening), "{}", opening.moves());
            let tree = GameTree::from(line.clone());
            assert_eq!(openings::of_line(&tree, tree.main_end()), Some(opening));
            let before = positions.insert(line.end(), opening.moves());
            assert_eq!(before, None, "{} is there twice", opening.moves());
            assert!(names.insert(opening.name(Tongue::English)), "{}", opening.moves());
            let chinese = opening.name_in(Tongue::Chinese).expect("each has a Chinese name");
            assert!(!chinese.is_ascii());
            assert!(opening.names().contains(&chinese));
            assert_eq!(opening.game(), game);
        }
        assert_eq!(names.len(), count);
    }
}

#[test]
fn a_name_is_known_from_all_sides() {
    let sides =
        [Symmetry::Identity, Symmetry::HalfTurn, Symmetry::MainDiagonal, Symmetry::OtherDiagonal];
    for opening in openings::all(Game::Othello) {
        let line = record(opening.moves(), Variant::default());
        for side in sides {
            let plies = line.plies().iter().map(|ply| match *ply {
                Ply::Place(cell) => {
                    let square = Square::from_index(cell, 8).expect("it is on the board");
                    let square = side.square(square, 8).expect("it stays there");
                    Ply::Place(square.index(8).expect("it stays there"))
                }
                ply => ply,
            });
            assert_eq!(openings::along(line.start().position(), plies), Some(opening));
        }
    }
    let lines: Vec<GameRecord> =
        openings::all(Game::Gomoku).map(|opening| record(opening.moves(), renju())).collect();
    let turned = collections::from_all_sides(&lines);
    for (at, line) in turned.iter().enumerate() {
        assert_eq!(openings::of(&line.end()), openings::of(&lines[at % lines.len()].end()));
    }
}

#[test]
fn moves_in_another_order_lead_to_the_same_name() {
    assert_eq!(othello("f5d6c3d3c4"), Some("Tiger"));
    assert_eq!(othello("F5d6C4d3C3"), Some("Tiger"));
    assert_eq!(name("h10 h9 h8", renju()), Some("Kansei (D1)"));
    assert_eq!(name("h8 i9 j10", renju()), Some("Chosei (I1)"));
    assert_eq!(name("j10 i9 h8", renju()), Some("Chosei (I1)"));
}

/// Whatever is played, the name is that of the last position on the way that has one, by comparing each with each of
/// the table's on all sides.
#[test]
fn the_name_of_a_line_is_the_last_on_the_way() {
    let table: Vec<(Position, &str)> = openings::all(Game::Othello)
        .map(|opening| (record(opening.moves(), Variant::default()).end(), opening.moves()))
        .collect();
    let plain = |position: &Position| {
        let Position::Othello(position) = position else { panic!("it is Othello") };
        let sides: Vec<Position> =
            Symmetry::ALL.iter().map(|side| Position::Othello(side.position(position))).collect();
        table.iter().find(|(named, _)| sides.contains(named)).map(|(_, moves)| *moves)
    };
    let mut random = Rng::with_seed(4);
    let mut found = 0;
    for opening in openings::all(Game::Othello) {
        let line = record(opening.moves(), Variant::default());
        let mut position = line.start().position().clone();
        let (mut plies, mut expected) = (Vec::new(), None);
        let stays = random.usize(..=line.plies().len());
        for at in 0..22 {
            let own = line.plies().get(at).copied().filter(|_| at < stays);
            let any = || random.choice(position.legal_cells()).map(Ply::Place);
            let Some(ply) = own.or_else(any) else { break };
            position.play(ply).expect("it is legal");
            plies.push(ply);
            expected = plain(&position).or(expected);
            let named = openings::along(line.start().position(), plies.iter().copied());
            assert_eq!(named.map(openings::Opening::moves), expected);
        }
        found += usize::from(expected.is_some());
    }
    assert!(found > 80, "{found}");
}

#[test]
fn other_boards_and_rules_have_no_names() {
    let small = Variant::default().with_size(6);
    assert_eq!(name("e4e5", small).or(name("d5e5", small)), None);
    let freestyle = Variant::usual(Game::Gomoku);
    assert_eq!(name("h8 h9 h10", freestyle), None);
    assert_eq!(name("h8 h9 h10", renju().with_size(19)), None);
    assert_eq!(name("h8", renju()), None);
    assert_eq!(name("h8 h9", renju()), Some("Direct"));
    assert_eq!(name("h8 i9 i10 a1 b2", renju()), name("h8 i9 i10", renju()));
    assert_eq!(othello(""), None);
    assert_eq!(othello("f5"), None);
}

#[test]
fn a_name_that_a_language_lacks_is_told_in_english() {
    let tiger = openings::of(&record("f5d6c3d3c4", Variant::default()).end()).expect("it is named");
    assert_eq!(tiger.name(Tongue::Chinese), "虎");
    assert_eq!(tiger.names(), ["Tiger", "虎"]);
    let berg =
        openings::of(&record("f5d6c3d3c4b5", Variant::default()).end()).expect("it is named");
    assert_eq!(berg.name_in(Tongue::Japanese), None);
    assert_eq!(berg.name(Tongue::Japanese), "Berg Tiger");
}
