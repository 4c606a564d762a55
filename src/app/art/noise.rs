//! Deterministic noise.

/// A pseudo-random number from 0 to 1 for a point.
pub fn at(x: u32, y: u32) -> f32 {
    let mut hash = x.wrapping_mul(0x9e37_79b1) ^ y.wrapping_mul(0x85eb_ca77).rotate_left(13);
    hash = (hash ^ (hash >> 15)).wrapping_mul(0x2c1b_3c6d);
    hash = (hash ^ (hash >> 12)).wrapping_mul(0x297a_2d39);
    hash ^= hash >> 15;
    (hash >> 8) as f32 / 16_777_216.0
}

/// Smoothly interpolated noise from 0 to 1, with one value for each integer.
pub fn smooth(place: f32, seed: u32) -> f32 {
    let whole = place.floor();
    let share = place - whole;
    let eased = share * share * (3.0 - 2.0 * share);
    let here = at(whole as i32 as u32, seed);
    let next = at((whole as i32).wrapping_add(1) as u32, seed);
    here + (next - here) * eased
}
