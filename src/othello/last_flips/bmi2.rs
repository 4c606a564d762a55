//! Last flips by looking up the four lines through the square: `pext` gathers a line's discs into an index.

#![expect(unsafe_code, reason = "a bounds check for each line would cost as much as the look-up")]

use std::arch::x86_64::_pext_u64;

/// The player's flips in the low byte, the other side's in the high one. The sum over four lines stays below 256.
type Counts = u16;

/// For each length from 1 to 8 and each place on such a line, one entry for each set of discs.
const ENTRIES: usize = first_entry(9, 0);

static COUNTS: [Counts; ENTRIES] = counts();

static LINES: [Lines; 64] = lines(8);

/// On 6×6; squares beyond are never looked up.
static SMALL_LINES: [Lines; 64] = lines(6);

#[repr(align(64))]
#[derive(Clone, Copy)]
struct Lines {
    masks: [u64; 4],
    /// Where the lines' entries start in [`COUNTS`].
    first: [u16; 4],
}

/// `index` is below 64; only its six lowest bits count, which saves a check.
#[inline]
#[target_feature(enable = "bmi2")]
pub(in crate::othello) fn count_last_flips(player: u64, index: usize) -> (u32, u32) {
    count_along(&LINES[index & 63], player)
}

#[inline]
#[target_feature(enable = "bmi2")]
pub(in crate::othello) fn count_small_last_flips(player: u64, index: usize) -> (u32, u32) {
    count_along(&SMALL_LINES[index & 63], player)
}

#[inline]
#[target_feature(enable = "bmi2")]
fn count_along(lines: &Lines, player: u64) -> (u32, u32) {
    let counts = |line: usize| {
        let entry = _pext_u64(player, lines.masks[line]) as usize + usize::from(lines.first[line]);
        debug_assert!(entry < ENTRIES);
        // SAFETY: a line's entries start at `first`, with one for each index that its mask gathers.
        u32::from(unsafe { *COUNTS.get_unchecked(entry) })
    };
    let sum = counts(0) + counts(1) + counts(2) + counts(3);
    (sum & 0xff, sum >> 8)
}

/// Where the entries start for the place `at` on lines of this length.
const fn first_entry(length: usize, at: usize) -> usize {
    let mut first = at << length;
    let mut shorter = 1;
    while shorter < length {
        first += shorter << shorter;
        shorter += 1;
    }
    first
}

const fn counts() -> [Counts; ENTRIES] {
    let mut counts = [0; ENTRIES];
    let mut length = 1;
    while length <= 8 {
        let mut at = 0;
        while at < length {
            let mut own = 0;
            while own < 1 << length {
                // The square itself is empty; other entries are never looked up.
                let other = !own & ((1 << length) - 1) & !(1 << at);
                let flips = line_flips(own, length, at) | line_flips(other, length, at) << 8;
                counts[first_entry(length, at) + own] = flips;
                own += 1;
            }
            at += 1;
        }
        length += 1;
    }
    counts
}

/// Discs flipped along a line if one side has `own` and the other all other squares but `at`.
const fn line_flips(own: usize, length: usize, at: usize) -> Counts {
    let mut flips = 0;
    let mut next = at + 1;
    while next < length {
        if own >> next & 1 != 0 {
            flips += next - at - 1;
            break;
        }
        next += 1;
    }
    let mut next = at;
    while next > 0 {
        next -= 1;
        if own >> next & 1 != 0 {
            flips += at - next - 1;
            break;
        }
    }
    flips as Counts
}

const fn lines(size: isize) -> [Lines; 64] {
    /// Steps of (column, row) towards the higher index.
    const STEPS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];
    let mut all = [Lines { masks: [0; 4], first: [0; 4] }; 64];
    let mut index = 0;
    while index < (size * size) as usize {
        let mut line = 0;
        while line < 4 {
            let (step_column, step_row) = STEPS[line];
            let (mut column, mut row) = (index as isize % size, index as isize / size);
            while is_inside(size, column - step_column, row - step_row) {
                (column, row) = (column - step_column, row - step_row);
            }
            let (mut length, mut at) = (0, 0);
            while is_inside(size, column, row) {
                let cell = row * size + column;
                if cell == index as isize {
                    at = length;
                }
                all[index].masks[line] |= 1 << cell;
                length += 1;
                (column, row) = (column + step_column, row + step_row);
            }
            all[index].first[line] = first_entry(length, at) as u16;
            line += 1;
        }
        index += 1;
    }
    all
}

const fn is_inside(size: isize, column: isize, row: isize) -> bool {
    column >= 0 && column < size && row >= 0 && row < size
}
