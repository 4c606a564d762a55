//! Counts of `tests/data/perft_gomoku.txt` by the rules on lines and by a walk over plain cells.

use heibai::gomoku::{Opening, Point, Position, Ruleset, Stone, perft};

use crate::plain::{PlainGame, drawn};

const KNOWN: &str = include_str!("../data/perft_gomoku.txt");

/// The walk over plain cells is slow, and meant to be.
const PLAIN_BUDGET: u64 = 20_000;

struct Count {
    name: &'static str,
    start: Position,
    depth: u8,
    sequences: u64,
}

fn counts() -> Vec<Count> {
    let entries = KNOWN.split("\n\n").filter(|entry| !entry.starts_with('#'));
    entries.flat_map(of_entry).collect()
}

fn of_entry(entry: &'static str) -> impl Iterator<Item = Count> {
    let (board, lines) = entry.trim().split_once(" to move").expect("`X to move`");
    let (board, side) = board.rsplit_once('\n').expect("a line of its own");
    let (name, rows) = board.split_once('\n').expect("a board below the name");
    let to_move = if side == "X" { Stone::Black } else { Stone::White };
    lines.trim().lines().map(move |line| {
        let mut words = line.split(' ');
        let mut word = || words.next().expect("`rule depth count`");
        let rule = word();
        let ruleset = Ruleset::ALL.into_iter().find(|ruleset| ruleset.name() == rule);
        Count {
            name: name.strip_prefix("name ").expect("`name …`"),
            start: position(rows, ruleset.expect("a rule"), to_move),
            depth: word().parse().expect("a depth"),
            sequences: word().parse().expect("a count"),
        }
    })
}

fn position(rows: &str, ruleset: Ruleset, to_move: Stone) -> Position {
    let cells = drawn(rows);
    let size = cells.len().isqrt() as u8;
    let stones = Point::all(size).zip(cells).filter_map(|(point, cell)| Some((point, cell?)));
    Position::from_stones(size, ruleset, stones, to_move).expect("the drawing is a square")
}

#[test]
fn the_rules_count_what_is_known() {
    let mut checked = 0;
    for Count { name, start, depth, sequences } in counts() {
        let rule = start.ruleset().name();
        assert_eq!(perft(&start, depth), sequences, "{name}, {rule}, depth {depth}");
        checked += 1;
    }
    // A file that nothing was read from would pass as well.
    assert!(checked >= 80, "only {checked} counts were checked");
}

#[test]
fn plain_cells_count_what_is_known() {
    let mut checked = 0;
    for Count { name, start, depth, sequences } in counts() {
        if sequences <= PLAIN_BUDGET {
            let rule = start.ruleset().name();
            let counted = PlainGame::of(&start).sequences(depth);
            assert_eq!(counted, sequences, "{name}, {rule}, depth {depth}");
            checked += 1;
        }
    }
    assert!(checked >= 60, "only {checked} counts were checked");
}

#[test]
fn a_choice_of_the_opening_is_one_move() {
    let start = Position::start(5, Ruleset::Freestyle, Opening::Swap2).expect("a size");
    let three_stones = 25 * 24 * 23;
    assert_eq!(perft(&start, 3), three_stones);
    assert_eq!(perft(&start, 4), three_stones * 3);
    assert_eq!(perft(&start, 5), three_stones * 3 * 22);
}
