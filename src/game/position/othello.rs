//! The rules of Othello, as a match asks for them.

use std::cmp::Ordering;

use super::{Choice, Finish, Foul, GameKind, IllegalPly, Objection, Ply, Rules, Variant};
use crate::game::side::{PerSide, Side};
use crate::game::time_out_rule::TimeOutRule;
use crate::othello::{self, Disc, ImpossibleBoard, PlaceError, Position, Square, StartLayout};

const USUAL: Variant =
    Variant::Othello { size: 8, layout: StartLayout::Standard, first: Side::Black };

pub(super) const KIND: GameKind = GameKind {
    name: "Othello",
    id: "othello",
    aim: "Discs that flip",
    usual: USUAL,
    named: Some(USUAL),
    sizes: &[6, 8, 10],
    max_size: othello::MAX_SIZE,
    crossings: false,
    knows_pass: true,
    counts_stones: true,
    solves_endgame: true,
    time_out_rules: &[TimeOutRule::Ask, TimeOutRule::Pass, TimeOutRule::Lose, TimeOutRule::Count],
    separator: "",
    unit: "discs",
    losses: [6.0, 10.0, 15.0],
    value_steps: [2.5, 6.5],
    book_margin: 100,
    book_needs_reply: false,
    anywhere: false,
    sgf: 2,
    phases: |cells| [cells * 24 / 64, cells * 44 / 64],
};

impl From<Disc> for Side {
    fn from(disc: Disc) -> Self {
        match disc {
            Disc::Black => Self::Black,
            Disc::White => Self::White,
        }
    }
}

impl From<Side> for Disc {
    fn from(side: Side) -> Self {
        match side {
            Side::Black => Self::Black,
            Side::White => Self::White,
        }
    }
}

impl From<PlaceError> for IllegalPly {
    fn from(error: PlaceError) -> Self {
        match error {
            PlaceError::OffBoard(_) => Self::OffBoard,
            PlaceError::Occupied(_) => Self::Occupied,
            PlaceError::FlipsNothing(_) => Self::FlipsNothing,
        }
    }
}

pub(super) fn set_up(size: u8, stones: &[Option<Side>], to_move: Side) -> Position {
    let discs: Vec<_> = stones.iter().map(|stone| stone.map(Disc::from)).collect();
    let position = Position::from_cells(size, &discs, to_move.into());
    position.expect("the size and the number of cells are right")
}

fn indices<'a>(
    squares: impl IntoIterator<Item = &'a Square>,
    size: u8,
) -> impl Iterator<Item = usize> {
    squares.into_iter().filter_map(move |square| square.index(size))
}

impl Rules for Position {
    fn size(&self) -> u8 {
        self.size()
    }

    fn side_to_move(&self) -> Side {
        self.side_to_move().into()
    }

    fn player_to_move(&self) -> Side {
        self.side_to_move().into()
    }

    fn player_of(&self, side: Side) -> Side {
        side
    }

    fn is_settled(&self) -> bool {
        true
    }

    fn reach(&self) -> Option<u8> {
        None
    }

    fn offers_due(&self) -> usize {
        0
    }

    fn offers(&self) -> Vec<usize> {
        Vec::new()
    }

    fn choices(&self) -> &'static [Choice] {
        &[]
    }

    fn opening_stones(&self) -> usize {
        0
    }

    fn moves_to_come(&self) -> usize {
        self.empty_count().div_ceil(2)
    }

    fn stone(&self, cell: usize) -> Option<Side> {
        self.cells().get(cell).copied()?.map(Side::from)
    }

    fn counts(&self) -> PerSide<usize> {
        PerSide::from_fn(|side| self.count(side.into()))
    }

    fn legal_cells(&self) -> Vec<usize> {
        indices(&self.legal_moves(), self.size()).collect()
    }

    fn is_legal(&self, cell: usize) -> bool {
        Square::from_index(cell, self.size()).is_some_and(|square| self.is_legal(square))
    }

    fn foul(&self, _: usize) -> Option<Foul> {
        None
    }

    fn changes(&self, cell: usize) -> Vec<usize> {
        let flips = Square::from_index(cell, self.size()).map(|square| self.flips(square));
        indices(&flips.unwrap_or_default(), self.size()).collect()
    }

    fn must_pass(&self) -> bool {
        self.must_pass()
    }

    fn finish(&self) -> Option<Finish> {
        let discs = self.counts();
        match self.is_game_over() {
            false => None,
            true if discs.black == 0 || discs.white == 0 => Some(Finish::WipedOut),
            true => Some(Finish::NoMoves),
        }
    }

    fn leader(&self) -> Option<Side> {
        let discs = self.counts();
        match discs.black.cmp(&discs.white) {
            Ordering::Greater => Some(Side::Black),
            Ordering::Less => Some(Side::White),
            Ordering::Equal => None,
        }
    }

    fn winning_cells(&self) -> Vec<usize> {
        Vec::new()
    }

    fn score(&self) -> Option<PerSide<usize>> {
        let mut score = self.counts();
        let empty = self.empty_count();
        if let Some(side) = self.leader() {
            score[side] += empty;
        } else {
            score.black += empty / 2;
            score.white += empty / 2;
        }
        Some(score)
    }

    fn forfeit_score(&self, winner: Side) -> Option<PerSide<usize>> {
        let squares = usize::from(self.size()).pow(2);
        let lost = self.counts()[!winner].min(squares / 2 - 1);
        Some(PerSide::from_fn(|side| if side == winner { squares - lost } else { lost }))
    }

    fn play(&mut self, ply: Ply) -> Result<Vec<usize>, IllegalPly> {
        match ply {
            Ply::Pass => {
                self.pass();
                Ok(Vec::new())
            }
            Ply::Place(cell) => {
                let size = self.size();
                let square = Square::from_index(cell, size).ok_or(IllegalPly::OffBoard)?;
                let placement = self.place(square)?;
                Ok(indices(&placement.flipped, size).collect())
            }
            Ply::Choose(_) => Err(IllegalPly::NoChoice),
            Ply::Offer(_) => Err(IllegalPly::NoOffer),
        }
    }

    fn cell_name(&self, cell: usize) -> String {
        Square::from_index(cell, self.size()).map(|square| square.to_string()).unwrap_or_default()
    }

    fn cell_named(&self, name: &str) -> Option<usize> {
        name.parse::<Square>().ok()?.index(self.size())
    }

    fn objections(&self) -> Vec<Objection> {
        let index = |square: Square| square.index(self.size());
        let objection = self.check_possible().err().and_then(|error| match error {
            ImpossibleBoard::EmptyMiddle(square) => index(square).map(Objection::EmptyMiddle),
            ImpossibleBoard::CutOff(square) => index(square).map(Objection::CutOff),
        });
        objection.into_iter().collect()
    }
}
