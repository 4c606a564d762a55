//! Discs that can never be flipped again: a lower bound of what the other side keeps, by which hopeless
//! lines are cut. Always too few, never too many.
//!
//! As in Edax and its kin: edges from a table of all edges, full lines in four directions, and whatever
//! leans on those.

use std::sync::LazyLock;

use super::squares::grown;

const RIM: u64 = 0xFF81_8181_8181_81FF;
const LEFT: u64 = 0x0101_0101_0101_0101;

/// The base-3 value of a byte's bits.
static TERNARY: [u16; 256] = {
    let mut ternary = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut power) = (0, 1);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                ternary[byte] += power;
            }
            power *= 3;
            bit += 1;
        }
        byte += 1;
    }
    ternary
};

const EDGES: usize = 6561;

/// For each edge, own discs as 1 and the other side's as 2 in base 3: the own discs that no play on the
/// edge can flip.
static STABLE_ON_EDGE: LazyLock<Box<[u8; EDGES]>> = LazyLock::new(|| {
    let mut stable: Box<[Option<u8>]> = vec![None; EDGES].into();
    for own in 0..=255_u8 {
        for other in (0..=255_u8).filter(|other| other & own == 0) {
            edge(&mut stable, own, other);
        }
    }
    let mut table = Box::new([0; EDGES]);
    for (slot, found) in table.iter_mut().zip(&stable) {
        *slot = found.unwrap_or(0);
    }
    table
});

fn edge_index(own: u8, other: u8) -> usize {
    usize::from(TERNARY[usize::from(own)] + 2 * TERNARY[usize::from(other)])
}

/// A disc on an edge is stable if it is still there whoever plays wherever next, and so on. A disc may
/// be placed on any empty square, because other lines may make it legal.
fn edge(known: &mut [Option<u8>], own: u8, other: u8) -> u8 {
    let index = edge_index(own, other);
    if let Some(stable) = known[index] {
        return stable;
    }
    let mut stable = own;
    for cell in (0..8).filter(|cell| (own | other) >> cell & 1 == 0) {
        let flips = edge_flips(own, other, cell);
        stable &= edge(known, own | flips | 1 << cell, other & !flips);
        let flips = edge_flips(other, own, cell);
        stable &= edge(known, own & !flips, other | flips | 1 << cell);
    }
    known[index] = Some(stable);
    stable
}

/// What `own` flips along the edge by placing a disc on `cell`.
fn edge_flips(own: u8, other: u8, cell: u32) -> u8 {
    let along = |step: fn(u32) -> Option<u32>| {
        let (mut run, mut at) = (0, step(cell));
        while let Some(next) = at.filter(|&next| next < 8 && other >> next & 1 == 1) {
            run |= 1 << next;
            at = step(next);
        }
        if at.is_some_and(|end| end < 8 && own >> end & 1 == 1) { run } else { 0 }
    };
    along(|at| at.checked_sub(1)) | along(|at| Some(at + 1))
}

/// How many discs of `own` can never be flipped, as far as this tells; `other` are the other side's.
pub fn stable_count(own: u64, other: u64) -> u32 {
    let edges = &**STABLE_ON_EDGE;
    let [rows, columns, falling, rising] = full_lines(own | other);
    let mut stable = stable_edges(edges, own, other) | own & rows & columns & falling & rising;
    let inner = own & !RIM;
    if stable == 0 {
        return 0;
    }
    loop {
        let grown = inner
            & !stable
            & grown(stable)
            & (rows | beside(stable, 1))
            & (columns | beside(stable, 8))
            & (falling | beside(stable, 9))
            & (rising | beside(stable, 7));
        if grown == 0 {
            return stable.count_ones();
        }
        stable |= grown;
    }
}

/// The squares next to `set` along one line. Wrapping round an edge does no harm: only squares off the
/// rim are asked about.
#[inline]
fn beside(set: u64, step: u32) -> u64 {
    set << step | set >> step
}

#[inline]
fn stable_edges(edges: &[u8; EDGES], own: u64, other: u64) -> u64 {
    let row = |own: u64, other: u64| {
        let index = edge_index(own as u8, other as u8);
        u64::from(edges[index])
    };
    row(own, other)
        | row(own >> 56, other >> 56) << 56
        | unpacked(row(packed(own), packed(other)))
        | unpacked(row(packed(own >> 7), packed(other >> 7))) << 7
}

/// The leftmost column as a byte, its first row lowest.
#[inline]
fn packed(set: u64) -> u64 {
    (set & LEFT).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// A byte as the leftmost column.
#[inline]
fn unpacked(byte: u64) -> u64 {
    let low = (byte & 0x0F).wrapping_mul(0x0020_4081) & 0x0101_0101;
    let high = (byte >> 4).wrapping_mul(0x0020_4081) & 0x0101_0101;
    low | high << 32
}

/// The squares in full rows, columns, falling and rising diagonals.
#[inline]
fn full_lines(taken: u64) -> [u64; 4] {
    let mut rows = taken & taken >> 1;
    rows &= rows >> 2;
    rows &= rows >> 4;
    let rows = (rows & LEFT) * 0xFF;
    let mut columns = taken & taken.rotate_right(8);
    columns &= columns.rotate_right(16);
    columns &= columns.rotate_right(32);
    let falling = full_upwards::<9>(taken) & full_downwards::<9>(taken);
    let rising = full_upwards::<7>(taken) & full_downwards::<7>(taken);
    [rows, columns, falling, rising]
}

/// The squares from which, `STEP` bits at a time, every square to the rim where the index is higher is
/// taken.
#[inline]
fn full_upwards<const STEP: u32>(taken: u64) -> u64 {
    let mut full = taken & (taken >> STEP | const { beyond(STEP, 1) });
    full &= full >> (2 * STEP) | const { beyond(STEP, 2) };
    full & (full >> (4 * STEP) | const { beyond(STEP, 4) })
}

/// The same where the index is lower. Turning the board by half turns one into the other.
#[inline]
fn full_downwards<const STEP: u32>(taken: u64) -> u64 {
    let mut full = taken & (taken << STEP | const { beyond_down(STEP, 1) });
    full &= full << (2 * STEP) | const { beyond_down(STEP, 2) };
    full & (full << (4 * STEP) | const { beyond_down(STEP, 4) })
}

/// The squares from which so many steps down the board, each `step` bits, leave it.
const fn beyond(step: u32, steps: u32) -> u64 {
    let mut set = 0;
    let mut cell = 0;
    while cell < 64 {
        let (column, row) = (cell % 8, cell / 8);
        let leaves_side = if step == 9 { column + steps > 7 } else { column < steps };
        if row + steps > 7 || leaves_side {
            set |= 1 << cell;
        }
        cell += 1;
    }
    set
}

const fn beyond_down(step: u32, steps: u32) -> u64 {
    beyond(step, steps).reverse_bits()
}
