//! The rules of Gomoku, as a match asks for them.

use super::{Choice, Finish, Foul, GameKind, IllegalPly, Objection, Ply, Rules, Variant};
use crate::game::side::{PerSide, Side};
use crate::game::time_out_rule::TimeOutRule;
use crate::gomoku::{self, Due, Opening, PlaceError, Point, Position, Ruleset, Stone};

pub(super) const KIND: GameKind = GameKind {
    name: "Gomoku",
    id: "gomoku",
    aim: "Five in a row",
    usual: Variant::Gomoku { size: 15, rules: Ruleset::Freestyle, opening: Opening::Free },
    named: Some(Variant::Gomoku { size: 15, rules: Ruleset::Renju, opening: Opening::Free }),
    sizes: &[15, 19, 20],
    max_size: gomoku::MAX_SIZE,
    crossings: true,
    knows_pass: false,
    counts_stones: false,
    solves_endgame: false,
    time_out_rules: &[TimeOutRule::Ask, TimeOutRule::Lose, TimeOutRule::Draw],
    separator: " ",
    unit: "units of the evaluation",
    losses: [3.0, 5.0, 8.0],
    value_steps: [1.0, 3.0],
    // Half a unit costs two games in a hundred of even ones, as six units win 73 in 100.
    book_margin: 50,
    book_needs_reply: true,
    anywhere: true,
    sgf: 4,
    // Most games end long before the board is full.
    phases: |_| [10, 30],
};

impl From<Stone> for Side {
    fn from(stone: Stone) -> Self {
        match stone {
            Stone::Black => Self::Black,
            Stone::White => Self::White,
        }
    }
}

impl From<Side> for Stone {
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
            PlaceError::Forbidden(_, foul) => Self::Forbidden(foul),
            PlaceError::ChoiceDue => Self::ChoiceDue,
            PlaceError::TooFar(_, reach) => Self::TooFar(reach),
            PlaceError::OffersDue => Self::OffersDue,
            PlaceError::NoOffer => Self::NoOffer,
            PlaceError::Offered(_) => Self::Offered,
            PlaceError::Alike(..) => Self::Alike,
            PlaceError::NotOffered(_) => Self::NotOffered,
            PlaceError::GameOver => Self::GameOver,
        }
    }
}

/// The position with these stones. A row that would have won, had its last stone completed it, has.
pub(super) fn set_up(size: u8, rules: Ruleset, stones: &[Option<Side>], to_move: Side) -> Position {
    let position = made_of(size, rules, stones, to_move);
    match won(&position) {
        Some((winner, row)) => position.won_by(winner.into(), row),
        None => position,
    }
}

fn made_of(size: u8, rules: Ruleset, stones: &[Option<Side>], to_move: Side) -> Position {
    let points = Point::all(size).zip(stones);
    let placed = points.filter_map(|(point, stone)| Some((point, (*stone)?.into())));
    let position = Position::from_stones(size, rules, placed, to_move.into());
    position.expect("each point has one stone at most")
}

impl Rules for Position {
    fn size(&self) -> u8 {
        self.size()
    }

    fn side_to_move(&self) -> Side {
        self.to_move().into()
    }

    fn player_to_move(&self) -> Side {
        self.player_to_move().into()
    }

    fn player_of(&self, side: Side) -> Side {
        self.stage().owner(side.into()).into()
    }

    fn is_settled(&self) -> bool {
        self.stage().is_settled()
    }

    fn choices(&self) -> &'static [Choice] {
        self.stage().choices()
    }

    fn opening_stones(&self) -> usize {
        self.stage().stones()
    }

    fn reach(&self) -> Option<u8> {
        match self.stage().due() {
            Due::Stone { reach } => reach,
            _ => None,
        }
    }

    fn offers_due(&self) -> usize {
        match self.stage().due() {
            Due::Offers(wanted) => usize::from(wanted) - self.offers().len(),
            _ => 0,
        }
    }

    fn offers(&self) -> Vec<usize> {
        self.offers().iter().filter_map(|point| point.index(self.size())).collect()
    }

    fn moves_to_come(&self) -> usize {
        // Few games fill the board; most are decided with some thirty stones a side.
        const USUAL: usize = 30;
        const MIN: usize = 8;
        let board = self.board();
        USUAL.saturating_sub(board.stone_count() / 2).max(MIN).min(board.empty_count().div_ceil(2))
    }

    fn stone(&self, cell: usize) -> Option<Side> {
        let point = Point::from_index(cell, self.size())?;
        self.board().stone(point).map(Side::from)
    }

    fn counts(&self) -> PerSide<usize> {
        let stones = self.board().points().filter_map(|point| self.board().stone(point));
        stones.fold(PerSide::default(), |mut counts, stone| {
            counts[stone.into()] += 1;
            counts
        })
    }

    fn legal_cells(&self) -> Vec<usize> {
        let legal = self.legal_points();
        legal.into_iter().filter_map(|point| point.index(self.size())).collect()
    }

    fn is_legal(&self, cell: usize) -> bool {
        Point::from_index(cell, self.size()).is_some_and(|point| self.is_legal(point))
    }

    fn foul(&self, cell: usize) -> Option<Foul> {
        self.foul(Point::from_index(cell, self.size())?)
    }

    fn changes(&self, _: usize) -> Vec<usize> {
        Vec::new()
    }

    fn must_pass(&self) -> bool {
        false
    }

    fn finish(&self) -> Option<Finish> {
        match (self.winner(), self.is_game_over()) {
            (Some(_), _) => Some(Finish::Row),
            (None, true) => Some(Finish::Full),
            (None, false) => None,
        }
    }

    fn leader(&self) -> Option<Side> {
        self.winner().map(Side::from)
    }

    fn winning_cells(&self) -> Vec<usize> {
        let row = self.winning_row().iter();
        let mut cells: Vec<usize> = row.filter_map(|point| point.index(self.size())).collect();
        cells.sort_unstable();
        cells
    }

    fn score(&self) -> Option<PerSide<usize>> {
        None
    }

    fn forfeit_score(&self, _: Side) -> Option<PerSide<usize>> {
        None
    }

    fn play(&mut self, ply: Ply) -> Result<Vec<usize>, IllegalPly> {
        let point = |cell| Point::from_index(cell, self.size()).ok_or(IllegalPly::OffBoard);
        match ply {
            Ply::Place(cell) => self.place(point(cell)?)?,
            Ply::Offer(cell) => self.offer(point(cell)?)?,
            Ply::Pass => return Err(IllegalPly::NoPass),
            Ply::Choose(choice) => self.choose(choice).map_err(|_| IllegalPly::NoChoice)?,
        }
        Ok(Vec::new())
    }

    fn cell_name(&self, cell: usize) -> String {
        Point::from_index(cell, self.size()).map(|point| point.to_string()).unwrap_or_default()
    }

    fn cell_named(&self, name: &str) -> Option<usize> {
        name.parse::<Point>().ok()?.index(self.size())
    }

    fn objections(&self) -> Vec<Objection> {
        let counts = self.counts();
        let first = usize::from(self.side_to_move() == Side::White);
        let uneven = (counts.black != counts.white + first).then_some(Objection::Counts);
        self.leader().map(Objection::Row).into_iter().chain(uneven).collect()
    }
}

/// Whether five stones of one side are in a row, which no rule does without.
fn has_five(stones: &[Option<Side>], size: usize) -> bool {
    let five = |column: usize, row: usize, right: isize, down: usize| {
        let mut first = None;
        (0..5).all(|step| {
            let column = column.checked_add_signed(right * step).filter(|&it| it < size);
            let row = row + down * step as usize;
            let Some(column) = column.filter(|_| row < size) else { return false };
            let stone = stones[row * size + column];
            stone.is_some() && stone == *first.get_or_insert(stone)
        })
    };
    (0..stones.len()).any(|cell| {
        let (column, row) = (cell % size, cell / size);
        [(1, 0), (0, 1), (1, 1), (-1, 1)]
            .into_iter()
            .any(|(right, down)| five(column, row, right, down))
    })
}

/// Who has a row that would have won, had it been completed by its last stone, and the row.
fn won(position: &Position) -> Option<(Side, Vec<Point>)> {
    let size = position.size();
    let mut stones: Vec<_> =
        (0..usize::from(size).pow(2)).map(|cell| position.stone(cell)).collect();
    if !has_five(&stones, size.into()) {
        return None;
    }
    Point::all(size).enumerate().find_map(|(cell, point)| {
        let owner = stones[cell].take()?;
        let mut before = made_of(size, position.ruleset(), &stones, owner);
        stones[cell] = Some(owner);
        before.place(point).ok()?;
        before.winner().map(|_| (owner, before.winning_row().to_vec()))
    })
}
