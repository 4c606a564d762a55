//! The positions that `heibai bench --game gomoku` searches: 2 to 30 stones, under all rules, from self-play
//! with 3000 nodes a move and some random moves. No game is over.

use crate::game::Position;
use crate::gomoku::{self, Opening, Ruleset};

pub(super) const DEPTH: u8 = 8;

pub(super) fn positions() -> Vec<Position> {
    GAMES
        .into_iter()
        .map(|(size, rules, moves)| Position::Gomoku(Box::new(after(size, rules, moves))))
        .collect()
}

fn after(size: u8, rules: Ruleset, moves: &str) -> gomoku::Position {
    let start = gomoku::Position::start(size, rules, Opening::Free);
    let mut position = start.expect("there is a board of this size");
    for name in moves.split(' ') {
        let point = name.parse().expect("the tests read every point");
        position.place(point).expect("the tests play every move");
    }
    position
}

const GAMES: [(u8, Ruleset, &str); 27] = [
    (15, Ruleset::Freestyle, "j6 g7 j10 i11"),
    (15, Ruleset::Freestyle, "f9 i7 i9 j8 h9 j9 g8 j7"),
    (15, Ruleset::Freestyle, "j7 h8 g7 i7 j6 j8 h6 i8 g8 k8 l8 i5"),
    (15, Ruleset::Freestyle, "g6 i8 f10 i7 i9 h7 g7 h8 g8 i10 g4 g5 h6 j6 k5 i5"),
    (
        15,
        Ruleset::Freestyle,
        "f10 i10 g8 f11 e8 g10 d8 f8 d12 h9 i8 h6 e9 g7 g11 h12 e10 c7 k10 e12 d13 e7",
    ),
    (
        15,
        Ruleset::Freestyle,
        "j8 i8 f7 g9 h7 g7 g8 h9 f10 g10 j7 f5 i9 f9 k7 e5 e9 h10 j9 j6 l7 i7 m7 n7 k5 l6 k8 e12 f11 m6",
    ),
    (20, Ruleset::Freestyle, "j12 k11 m12 l12 j10 j11"),
    (20, Ruleset::Freestyle, "m9 j12 i11 h12 m11 i13 m10 m12 k11 i12 l11 j15 l9 j11"),
    (
        20,
        Ruleset::Freestyle,
        "m9 k8 j10 h11 i6 j9 i10 k10 i8 i7 k11 n11 i9 l12 k13 i11 l10 n8 m8 m12 l13 n12 h8 g7",
    ),
    (15, Ruleset::Standard, "f7 f9 f8 g7"),
    (15, Ruleset::Standard, "h9 j9 h6 f6 g7 h7 f8 h10"),
    (15, Ruleset::Standard, "g8 g7 h9 f7 h7 h8 i9 f9 j9 l9 i8 i10"),
    (15, Ruleset::Standard, "i10 f8 i8 g7 h12 h6 e9 i7 f10 g8 f13 d8 g11 i13 e8 g5"),
    (
        15,
        Ruleset::Standard,
        "j8 i6 h10 j6 h6 k7 i5 g7 i7 k9 g4 g5 k8 m10 i10 h5 g6 j9 h9 h8 g10 j10",
    ),
    (
        15,
        Ruleset::Standard,
        "i10 h7 h10 g10 i9 i8 j8 k7 m7 f6 h9 i7 e5 l9 j7 e4 n8 f7 f5 j9 g11 f12 k10 e8 k12 g8 j11 l13 n9 f8",
    ),
    (15, Ruleset::Renju, "i9 f10 j7 l6"),
    (15, Ruleset::Renju, "g6 i10 j7 j10 h7 h10 h9 g10"),
    (15, Ruleset::Renju, "f6 g9 g6 e7 e5 g7 d6 h6 f4 b5 c7 b8"),
    (15, Ruleset::Renju, "h10 j6 i7 g11 h9 k6 h7 h8 i6 g7 f13 j4 i5 i8 l7 g4"),
    (
        15,
        Ruleset::Renju,
        "j6 f9 j7 g9 j8 j9 k7 g11 i7 h7 e7 g12 i13 g10 g8 f13 g13 h11 i10 i12 e8 m8",
    ),
    (
        15,
        Ruleset::Renju,
        "i10 j7 f9 i6 h9 k10 g9 i9 f8 k8 l9 i7 e9 d10 c11 d9 k7 d8 d11 h7 g7 k9 n9 i8 i5 h6 j8 j9 m6 l10",
    ),
    (15, Ruleset::Caro, "j10 j9 i8 i10"),
    (15, Ruleset::Caro, "h10 j7 h7 i6 h8 h6 h4 k8"),
    (15, Ruleset::Caro, "h8 g7 i9 f8 h6 e6 i7 g9 f7 g5 i8 i6"),
    (15, Ruleset::Caro, "j8 g7 g6 h7 h5 f7 i7 i6 l6 f9 g8 f8 f10 e9 h6 f6"),
    (15, Ruleset::Caro, "f6 h8 j7 i7 g9 i8 f8 e7 i6 k8 j8 j6 i10 k7 k5 i3 i12 i5 h4 d4 g11 k1"),
    (
        15,
        Ruleset::Caro,
        "j6 j7 h8 f7 i7 g9 h6 h9 k5 l4 d6 g8 e6 g6 g7 i8 k6 j9 l6 m6 o4 f10 i9 c6 j10 f6 l9 l12 h7 m7",
    ),
];
