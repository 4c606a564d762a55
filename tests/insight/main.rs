//! What a person's reviewed games say: which games count, what is kept of a review, and what the charts add up to.

mod advised;
mod games;
mod pictures;
mod tables;

use heibai::analysis::Class;
use heibai::game::tree::{GameKey, GameTree, NodeId, Start};
use heibai::game::{End, Mode, PerSide, Side, Skill, Variant};
use heibai::insight::{Judged, JudgedMove, Opponent, OwnGame, Won};
use heibai::puzzles::Theme;
use heibai::records::transcript;

/// A game of a person against the machine that White gave up after these moves.
fn given_up(mode: Mode, moves: &str) -> GameTree {
    let record = transcript::read(moves, Variant::default()).expect("they are legal");
    let mut tree = GameTree::new(Start::of(Variant::default()).expect("it has a start"));
    let mut at = NodeId::ROOT;
    for &ply in record.plies() {
        at = tree.play(at, ply).expect("it is legal");
    }
    tree.set_end(at, Some(End::Resigned(Side::White)));
    tree.facts.mode = Some(mode);
    tree.facts.skills = Some(PerSide::from_fn(|_| Skill::new(6).expect("there is such a level")));
    let person = mode.person();
    tree.facts.names = PerSide::from_fn(|side| match person {
        Some(person) if person != side => "Heibai 6".to_owned(),
        _ => String::new(),
    });
    tree
}

fn own_game(side: Side, opponent: u16) -> OwnGame {
    let tree = given_up(Mode::PlayBlack, "f5");
    OwnGame {
        key: GameKey::of(tree.start(), &[]),
        variant: Variant::default(),
        date: "2026-11-26".to_owned(),
        side,
        opponent: Opponent::Machine(opponent),
        won: Won::No,
        opening: None,
    }
}

fn judged_move(number: u16, side: Side, lost: f32, theme: Option<Theme>) -> JudgedMove {
    JudgedMove {
        number,
        side,
        cell: number % 64,
        best: number % 64,
        lost,
        accuracy: 100.0 - lost,
        seconds: None,
        class: (lost >= 4.0).then_some(Class::Mistake),
        theme,
        counts: true,
    }
}

fn judged(moves: Vec<JudgedMove>) -> Judged {
    Judged { moves, accuracy: PerSide { black: Some(80.0), white: Some(70.0) }, opening: None }
}
