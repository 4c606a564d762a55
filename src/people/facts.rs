//! What can be said of a move without knowing who makes it: how much shallow searches hold against it, and what a person
//! sees at a glance.

use crate::game::{Ply, Position};
use crate::othello::{Bits, Board, Disc, Symmetry};
use crate::search::{Engine, Limits, RankedMove, Report, Request, Stop};

/// Depths of search whose values are facts of a move: somebody who sees less goes by the shallower ones.
const DEPTHS: [u8; 4] = [1, 2, 3, 5];

/// A deeper look takes the best moves by these searches, so many at most and none that loses more discs.
const DEEPER: (usize, f32) = (4, 6.0);

/// The depth of a deeper look, and the empty squares from which it is exact.
const DEEPEST: u8 = 8;
const EXACT: u32 = 14;

/// The numbers that describe a move.
pub const FACTS: usize = 36;

const CORNERS: u64 = 0x8100_0000_0000_0081;
const EDGES: u64 = 0xFF81_8181_8181_81FF;
const NOT_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;
const NOT_H: u64 = 0x7F7F_7F7F_7F7F_7F7F;

/// The moves before a position, as far as they are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LastMoves {
    /// The opponent's last move, a cell in row order.
    pub opponents: Option<usize>,
    /// The mover's own last move.
    pub own: Option<usize>,
}

impl LastMoves {
    /// Those of a game, from the last one back; what is passed leaves a gap.
    pub fn of(backwards: impl IntoIterator<Item = Ply>) -> Self {
        let mut cells = backwards.into_iter().map(Ply::placed);
        Self { opponents: cells.next().flatten(), own: cells.next().flatten() }
    }
}

/// A move as numbers of about -1 to 3.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveFacts {
    /// The cell in row order.
    pub cell: usize,
    /// The numbers; the model alone knows what each is for.
    pub numbers: [f32; FACTS],
    /// What the move loses by the deepest look there was, in discs.
    pub deep_loss: f32,
}

impl MoveFacts {
    /// What the move loses by the search of five plies, in discs, up to 24.
    pub fn loss(&self) -> f32 {
        8.0 * self.numbers[3 * (DEPTHS.len() - 1)]
    }
}

/// What is known of a position and its moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// The empty squares.
    pub empties: u32,
    /// The mover's value by the search of five plies, in discs.
    pub value: f32,
    /// The legal moves in row order.
    pub moves: Vec<MoveFacts>,
}

/// Looks at a position in which somebody can move, and once more at the moves that look best; `None` if nobody can move, or
/// if the search was stopped before it saw anything.
pub fn facts(engine: &mut Engine, board: Board, last: LastMoves, stop: &Stop) -> Option<Facts> {
    let (mut found, seen) = look(engine, board, last, stop)?;
    look_deeper(engine, seen, &mut found, stop);
    Some(found)
}

/// The same without the deeper look.
pub fn glance(engine: &mut Engine, board: Board, last: LastMoves, stop: &Stop) -> Option<Facts> {
    Some(look(engine, board, last, stop)?.0)
}

/// What the searches saw, of a board turned so that it is the same for all that are symmetric.
struct Seen {
    request: Request,
    /// The moves in the order of the facts.
    moves: Vec<RankedMove>,
}

fn look(engine: &mut Engine, board: Board, last: LastMoves, stop: &Stop) -> Option<(Facts, Seen)> {
    let cells: Vec<usize> = Bits::new(board.legal_moves()).collect();
    if cells.is_empty() {
        return None;
    }
    let (canonical, symmetry) = Symmetry::canonical(board);
    let turned: Vec<usize> =
        cells.iter().map(|&cell| symmetry.bits(1 << cell).trailing_zeros() as usize).collect();
    let position = Position::Othello(canonical.to_position(Disc::Black));
    let mut request = Request::new(position, Limits::depth(DEPTHS[DEPTHS.len() - 1]));
    request.best = cells.len();
    let (values, moves) = values(engine, &request, &turned, stop)?;
    let bests = values.each_ref().map(|of_depth| of_depth.iter().copied().fold(f32::MIN, f32::max));
    let facts = cells
        .iter()
        .enumerate()
        .map(|(index, &cell)| {
            let mut numbers = [0.0; FACTS];
            let (of_search, of_board) = numbers.split_at_mut(3 * DEPTHS.len());
            let mut deep_loss = 0.0;
            for (depth, numbers) in of_search.chunks_exact_mut(3).enumerate() {
                let loss = (bests[depth] - values[depth][index]).max(0.0);
                numbers[0] = loss.min(24.0) / 8.0;
                numbers[1] = loss.ln_1p();
                numbers[2] = f32::from(u8::from(loss < 0.25));
                deep_loss = loss;
            }
            seen_on_board(board, cell, last, of_board);
            MoveFacts { cell, numbers, deep_loss }
        })
        .collect();
    let found =
        Facts { empties: board.empty_count(), value: bests[DEPTHS.len() - 1], moves: facts };
    Some((found, Seen { request, moves }))
}

/// The mover's values of the moves in discs by each of [`DEPTHS`], and what is known of each at the end.
fn values(
    engine: &mut Engine,
    request: &Request,
    cells: &[usize],
    stop: &Stop,
) -> Option<([Vec<f32>; DEPTHS.len()], Vec<RankedMove>)> {
    let mut found: [Vec<f32>; DEPTHS.len()] = Default::default();
    let mut take = |report: &Report| {
        let of = |cell: usize| report.ranked.iter().find(|it| it.cell == cell);
        let values: Option<Vec<f32>> =
            cells.iter().map(|&cell| of(cell).map(|it| it.score.discs())).collect();
        let is_whole = report.ranked.iter().all(|it| it.depth == report.depth);
        if let Some(values) = values.filter(|_| is_whole) {
            // Near the end a search is deeper than it was asked to be.
            for (wanted, slot) in DEPTHS.iter().zip(&mut found) {
                if report.depth <= *wanted || slot.is_empty() {
                    slot.clone_from(&values);
                }
            }
        }
    };
    let last = engine.search(request, stop, &mut take)?;
    take(&last);
    let of = |cell: &usize| last.ranked.iter().find(|it| it.cell == *cell).cloned();
    let moves: Vec<RankedMove> = cells.iter().map(of).collect::<Option<_>>()?;
    found.iter().all(|values| !values.is_empty()).then_some((found, moves))
}

/// Looks deeper at the moves that look best. A stopped look sees what it saw.
fn look_deeper(engine: &mut Engine, seen: Seen, found: &mut Facts, stop: &Stop) {
    let (most, loss) = DEEPER;
    let mut best: Vec<usize> = (0..found.moves.len()).collect();
    best.retain(|&at| found.moves[at].deep_loss <= loss);
    best.sort_by(|&a, &b| found.moves[a].deep_loss.total_cmp(&found.moves[b].deep_loss));
    best.truncate(most);
    if best.len() < 2 {
        return;
    }
    let Seen { mut request, moves } = seen;
    let depth = if found.empties <= EXACT { found.empties as u8 } else { DEEPEST };
    request.limits = Limits::depth(depth);
    request.remember = true;
    let wanted = best.iter().map(|&at| moves[at].clone()).collect();
    let known = engine.search_multi_pv(&request, wanted, stop, &mut |_, _| {});
    let value = known.iter().map(|it| it.score.discs()).fold(f32::MIN, f32::max);
    for at in best {
        if let Some(it) = known.iter().find(|it| it.cell == moves[at].cell) {
            found.moves[at].deep_loss = value - it.score.discs();
        }
    }
}

/// What a person sees of a move, without looking ahead any further than the discs it turns.
fn seen_on_board(board: Board, cell: usize, last: LastMoves, numbers: &mut [f32]) {
    let bit = 1_u64 << cell;
    let flips = board.flips(cell);
    let after = board.play(cell);
    let empty = board.empty() & !bit;
    let (own, theirs) = (after.opponent(), after.player());
    let turned = flips.count_ones() as f32;
    let is = |it: bool| f32::from(u8::from(it));
    let many = |bits: u64| (bits.count_ones() as f32).ln_1p() / 2.0;
    // What follows is on our side of the board.
    let near = neighbours(bit);
    let corner = nearest_corner(cell);
    let is_x = bit & 0x0042_0000_0000_4200 != 0;
    let is_c = bit & 0x4281_0000_0000_8142 != 0;
    let corner_is_empty = board.empty() & corner != 0;
    let corner_is_own = board.player() & corner != 0;
    let region = region(board.empty(), bit);
    let distance = |other: Option<usize>| other.map_or(0.5, |other| apart(cell, other) / 7.0);
    let replies = after.legal_moves();
    let found = [
        turned.ln_1p() / 2.0,
        turned / 8.0,
        is(bit & CORNERS != 0),
        is(is_x && corner_is_empty),
        is(is_c && corner_is_empty),
        is((is_x || is_c) && corner_is_own),
        is(bit & EDGES != 0),
        many(replies),
        many(after.opponent_legal_moves()),
        is(replies == 0),
        is(replies & CORNERS != 0),
        is(replies & CORNERS & !board.opponent_legal_moves() != 0),
        is(board.legal_moves() & CORNERS & !bit != 0 && bit & CORNERS == 0),
        many(flips & neighbours(empty)),
        many(own & neighbours(empty)),
        many(theirs & neighbours(empty)),
        (near & board.empty()).count_ones() as f32 / 8.0,
        is(region.count_ones() % 2 == 1),
        many(region),
        distance(last.opponents),
        is(last.opponents.is_some_and(|it| near & (1 << it) != 0)),
        is(last.opponents.is_some_and(|it| flips & (1 << it) != 0)),
        distance(last.own),
        many(after.opponent_stable()) - many(board.stable()),
    ];
    numbers.copy_from_slice(&found);
}

/// The squares beside these, and some of themselves.
const fn neighbours(bits: u64) -> u64 {
    let wide = bits | (bits << 1 & NOT_A) | (bits >> 1 & NOT_H);
    (wide | wide << 8 | wide >> 8) & !bits
}

/// The empty squares that hang together with this one, diagonals counted.
fn region(empty: u64, square: u64) -> u64 {
    let mut found = square;
    loop {
        let wider = found | neighbours(found) & empty;
        if wider == found {
            return found;
        }
        found = wider;
    }
}

const fn nearest_corner(cell: usize) -> u64 {
    let column = if cell % 8 < 4 { 0 } else { 7 };
    let row = if cell / 8 < 4 { 0 } else { 7 };
    1 << (8 * row + column)
}

/// The moves of a king from one square to another.
fn apart(one: usize, other: usize) -> f32 {
    (one % 8).abs_diff(other % 8).max((one / 8).abs_diff(other / 8)) as f32
}
