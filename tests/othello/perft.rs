//! Counts of `tests/data/perft_othello.txt` on every board that has room for the position.

use heibai::othello::{
    Board, Disc, PerftBoard, Position, SmallBoard, StartLayout, WideBoard, perft,
};

const KNOWN: &str = include_str!("../data/perft_othello.txt");

/// Longer lines of the file are left out, so that the ordinary run stays short.
const FAST_BUDGET: u64 = 30_000_000;

/// The reference is slow, and meant to be.
const REFERENCE_BUDGET: u64 = 60_000;

struct Entry {
    name: &'static str,
    start: Position,
    counts: Vec<(u8, u64)>,
}

fn entries() -> Vec<Entry> {
    KNOWN
        .split("\n\n")
        .filter(|entry| !entry.starts_with('#'))
        .map(|entry| {
            let (board, counts) = entry.trim().split_once(" to move").expect("`X to move`");
            let (board, side) = board.rsplit_once('\n').expect("a line of its own");
            let (name, rows) = board.split_once('\n').expect("a board below the name");
            let to_move = if side == "X" { Disc::Black } else { Disc::White };
            let counts = counts.trim().lines().map(|line| {
                let (depth, count) = line.split_once(' ').expect("`depth count`");
                (depth.parse().expect("a depth"), count.parse().expect("a count"))
            });
            Entry {
                name: name.strip_prefix("name ").expect("`name …`"),
                start: crate::drawn::position(to_move, rows),
                counts: counts.collect(),
            }
        })
        .collect()
}

/// Counts the lines that were within the budget.
fn check(entry: &Entry, board: &impl PerftBoard, budget: u64) -> usize {
    let within = entry.counts.iter().filter(|&&(_, count)| count <= budget);
    within
        .map(|&(depth, count)| {
            assert_eq!(perft(board, depth), count, "{}, depth {depth}", entry.name);
        })
        .count()
}

#[test]
fn every_board_counts_what_is_known() {
    let mut checked = 0;
    for entry in entries() {
        checked += check(&entry, &entry.start, REFERENCE_BUDGET);
        if let Ok(board) = WideBoard::try_from(&entry.start) {
            checked += check(&entry, &board, FAST_BUDGET / 4);
        }
        if let Ok(board) = SmallBoard::try_from(&entry.start) {
            checked += check(&entry, &board, FAST_BUDGET / 4);
        }
        if let Ok(board) = Board::try_from(&entry.start) {
            checked += check(&entry, &board, FAST_BUDGET);
        }
    }
    // A file that nothing was read from would pass as well.
    assert!(checked >= 50, "only {checked} counts were checked");
}

#[test]
fn the_largest_board_starts_like_any_other() {
    // Six plies from the start do not feel the edge of 8×8 yet, so that larger boards count the same.
    let start = Position::start(16, StartLayout::Standard, Disc::Black);
    assert_eq!(perft(&start.expect("a size"), 6), 8200);
}
