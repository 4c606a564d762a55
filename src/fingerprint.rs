//! Names for contents, the same in every version of the program.

/// FNV-1a, 64 bits (Glenn Fowler, Landon Curt Noll, Kiem-Phong Vo), of the parts with a zero behind each.
pub fn fnv<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> u64 {
    let bytes = parts.into_iter().flat_map(|part| part.iter().chain(&[0]));
    bytes.fold(0xCBF2_9CE4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}
