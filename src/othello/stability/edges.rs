//! The edge discs that no sequence of moves can flip, from a table of all edges.

/// Each of eight squares is empty or has a disc of either side.
const EDGES: usize = 6561;

/// The stable discs of the first side, by [`edge_index`].
static SAFE: [u8; EDGES] = safe();

/// A set of squares read as a base-3 number.
static TERNARY: [u16; 256] = ternary();

#[inline]
pub(super) fn stable_edges(own: u64, other: u64) -> u64 {
    let row = |first: u32| {
        let safe = SAFE[edge_index((own >> first) as u8, (other >> first) as u8)];
        u64::from(safe) << first
    };
    let column = |first: u32| {
        let safe = SAFE[edge_index(column_a(own >> first), column_a(other >> first))];
        to_column_a(safe) << first
    };
    row(0) | row(56) | column(0) | column(7)
}

#[inline]
const fn edge_index(own: u8, other: u8) -> usize {
    TERNARY[own as usize] as usize + 2 * TERNARY[other as usize] as usize
}

/// The squares of column a: the product takes each bit to its place in the highest byte.
#[inline]
const fn column_a(discs: u64) -> u8 {
    ((discs & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

#[inline]
const fn to_column_a(bits: u8) -> u64 {
    // The highest bit would meet the lowest in the product.
    let low = ((bits & 0x7f) as u64 * 0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
    low | (bits as u64 >> 7) << 56
}

const fn ternary() -> [u16; 256] {
    let mut table = [0; 256];
    let mut set: usize = 1;
    while set < 256 {
        let highest = set.ilog2();
        table[set] = table[set & !(1 << highest)] + 3_u16.pow(highest);
        set += 1;
    }
    table
}

/// Fuller edges first, because an edge is as stable as those that a move makes of it.
const fn safe() -> [u8; EDGES] {
    let mut table = [0; EDGES];
    let mut discs = 9;
    while discs > 0 {
        discs -= 1;
        let mut occupied: u8 = 255;
        loop {
            if occupied.count_ones() == discs {
                let mut own = occupied;
                loop {
                    table[edge_index(own, occupied & !own)] = safe_of(&table, own, occupied & !own);
                    if own == 0 {
                        break;
                    }
                    own = (own - 1) & occupied;
                }
            }
            if occupied == 0 {
                break;
            }
            occupied -= 1;
        }
    }
    table
}

/// The discs of `own` that stay whoever plays wherever: flips across the edge may make any move legal.
const fn safe_of(table: &[u8; EDGES], own: u8, other: u8) -> u8 {
    let mut safe = own;
    let mut square = 0;
    while square < 8 && safe != 0 {
        if (own | other) >> square & 1 == 0 {
            let (mine, theirs) = played(own, other, square);
            safe &= table[edge_index(mine, theirs)];
            let (theirs, mine) = played(other, own, square);
            // A flipped disc is no longer among `mine`.
            safe &= table[edge_index(mine, theirs)];
        }
        square += 1;
    }
    safe
}

const fn played(mover: u8, answerer: u8, square: u32) -> (u8, u8) {
    let place = 1_u8 << square;
    let mut flips = 0;
    let mut run = 0;
    let mut at = place << 1;
    while at & answerer != 0 {
        run |= at;
        at <<= 1;
    }
    if at & mover != 0 {
        flips |= run;
    }
    run = 0;
    at = place >> 1;
    while at & answerer != 0 {
        run |= at;
        at >>= 1;
    }
    if at & mover != 0 {
        flips |= run;
    }
    (mover | flips | place, answerer & !flips)
}
