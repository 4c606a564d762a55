//! The hot routines of the search, by processor tier. A build inlines those of the best tier that its target machines
//! all have; [`Kernels::available`] gives all that this machine has.

// Every call into another tier is next to the check that makes it sound.
#![cfg_attr(
    target_arch = "x86_64",
    expect(unsafe_code, reason = "instructions that not every processor has")
)]

use super::bitboard::{Grid6, Grid8};
use super::{flips, last_flips, moves, stability};

#[cfg(all(
    target_arch = "x86_64",
    target_feature = "avx2",
    target_feature = "bmi2",
    target_feature = "avx512f",
    target_feature = "avx512vl",
    target_feature = "avx512cd",
))]
mod best {
    use super::{Grid6, Grid8};
    use crate::othello::{flips, last_flips, moves, stability};

    pub(in crate::othello) const NAME: &str = "avx512";

    #[inline]
    pub(in crate::othello) fn flips(player: u64, opponent: u64, index: usize) -> u64 {
        // SAFETY: the build is for machines with these features.
        unsafe { flips::avx512::flips::<Grid8>(player, opponent, index) }
    }

    #[inline]
    pub(in crate::othello) fn small_flips(player: u64, opponent: u64, index: usize) -> u64 {
        // SAFETY: as above.
        unsafe { flips::avx512::flips::<Grid6>(player, opponent, index) }
    }

    #[inline]
    pub(in crate::othello) fn legal_moves(player: u64, opponent: u64) -> u64 {
        // SAFETY: as above.
        unsafe { moves::avx512::legal_moves(player, opponent) }
    }

    #[inline]
    pub(in crate::othello) fn small_legal_moves(player: u64, opponent: u64) -> u64 {
        // SAFETY: as above.
        unsafe { moves::avx2::legal_moves::<Grid6>(player, opponent) }
    }

    #[inline]
    pub(in crate::othello) fn count_last_flips(player: u64, index: usize) -> (u32, u32) {
        // SAFETY: as above.
        unsafe { last_flips::bmi2::count_last_flips(player, index) }
    }

    #[inline]
    pub(in crate::othello) fn count_small_last_flips(player: u64, index: usize) -> (u32, u32) {
        // SAFETY: as above.
        unsafe { last_flips::bmi2::count_small_last_flips(player, index) }
    }

    #[inline]
    pub(in crate::othello) fn stable(own: u64, other: u64) -> u64 {
        // SAFETY: as above.
        unsafe { stability::avx2::stable(own, other) }
    }
}

#[cfg(all(
    target_arch = "x86_64",
    target_feature = "avx2",
    target_feature = "bmi2",
    not(all(
        target_feature = "avx512f",
        target_feature = "avx512vl",
        target_feature = "avx512cd",
    )),
))]
mod best {
    use super::{Grid6, Grid8};
    use crate::othello::{flips, last_flips, moves, stability};

    pub(in crate::othello) const NAME: &str = "avx2";

    #[inline]
    pub(in crate::othello) fn flips(player: u64, opponent: u64, index: usize) -> u64 {
        // SAFETY: the build is for machines with these features.
        unsafe { flips::avx2::flips::<Grid8>(player, opponent, index) }
    }

    #[inline]
    pub(in crate::othello) fn small_flips(player: u64, opponent: u64, index: usize) -> u64 {
        // SAFETY: as above.
        unsafe { flips::avx2::flips::<Grid6>(player, opponent, index) }
    }

    #[inline]
    pub(in crate::othello) fn legal_moves(player: u64, opponent: u64) -> u64 {
        // SAFETY: as above.
        unsafe { moves::avx2::legal_moves::<Grid8>(player, opponent) }
    }

    #[inline]
    pub(in crate::othello) fn small_legal_moves(player: u64, opponent: u64) -> u64 {
        // SAFETY: as above.
        unsafe { moves::avx2::legal_moves::<Grid6>(player, opponent) }
    }

    #[inline]
    pub(in crate::othello) fn count_last_flips(player: u64, index: usize) -> (u32, u32) {
        // SAFETY: as above.
        unsafe { last_flips::bmi2::count_last_flips(player, index) }
    }

    #[inline]
    pub(in crate::othello) fn count_small_last_flips(player: u64, index: usize) -> (u32, u32) {
        // SAFETY: as above.
        unsafe { last_flips::bmi2::count_small_last_flips(player, index) }
    }

    #[inline]
    pub(in crate::othello) fn stable(own: u64, other: u64) -> u64 {
        // SAFETY: as above.
        unsafe { stability::avx2::stable(own, other) }
    }
}

#[cfg(not(all(target_arch = "x86_64", target_feature = "avx2", target_feature = "bmi2")))]
mod best {
    use super::{Grid6, Grid8};
    use crate::othello::{flips, last_flips, moves, stability};

    pub(in crate::othello) const NAME: &str = "portable";

    #[inline]
    pub(in crate::othello) fn flips(player: u64, opponent: u64, index: usize) -> u64 {
        flips::portable::flips::<Grid8>(player, opponent, index)
    }

    #[inline]
    pub(in crate::othello) fn small_flips(player: u64, opponent: u64, index: usize) -> u64 {
        flips::portable::flips::<Grid6>(player, opponent, index)
    }

    #[inline]
    pub(in crate::othello) fn legal_moves(player: u64, opponent: u64) -> u64 {
        moves::portable::legal_moves::<Grid8>(player, opponent)
    }

    #[inline]
    pub(in crate::othello) fn small_legal_moves(player: u64, opponent: u64) -> u64 {
        moves::portable::legal_moves::<Grid6>(player, opponent)
    }

    #[inline]
    pub(in crate::othello) fn count_last_flips(player: u64, index: usize) -> (u32, u32) {
        last_flips::portable::count_last_flips::<Grid8>(player, index)
    }

    #[inline]
    pub(in crate::othello) fn count_small_last_flips(player: u64, index: usize) -> (u32, u32) {
        last_flips::portable::count_last_flips::<Grid6>(player, index)
    }

    #[inline]
    pub(in crate::othello) fn stable(own: u64, other: u64) -> u64 {
        stability::portable::stable(own, other)
    }
}

pub(super) use best::{
    count_last_flips, count_small_last_flips, flips, legal_moves, small_flips, small_legal_moves,
    stable,
};

/// One tier's routines as function pointers: slower than [`super::Board`]'s methods, which are inlined.
#[derive(Clone, Copy, Debug)]
pub struct Kernels {
    /// The tier: `portable`, `avx2` or `avx512`.
    pub name: &'static str,
    /// What `player` flips by playing the empty square, which is below 64.
    pub flips: fn(player: u64, opponent: u64, index: usize) -> u64,
    /// The same on 6×6, with squares below 36.
    pub small_flips: fn(player: u64, opponent: u64, index: usize) -> u64,
    /// Where `player` may place a disc.
    pub legal_moves: fn(player: u64, opponent: u64) -> u64,
    /// The same on 6×6.
    pub small_legal_moves: fn(player: u64, opponent: u64) -> u64,
    /// How many discs `player` and the other side would each flip on `index`, the only empty square.
    pub count_last_flips: fn(player: u64, index: usize) -> (u32, u32),
    /// The same on 6×6, with squares below 36.
    pub count_small_last_flips: fn(player: u64, index: usize) -> (u32, u32),
    /// The discs of `own` that are known to stay.
    pub stable: fn(own: u64, other: u64) -> u64,
}

impl Kernels {
    /// This build's tier.
    pub const BUILT_FOR: &'static str = best::NAME;

    /// The tiers this machine supports, the portable one first.
    pub fn available() -> Vec<Self> {
        let portable = Self {
            name: "portable",
            flips: flips::portable::flips::<Grid8>,
            small_flips: flips::portable::flips::<Grid6>,
            legal_moves: moves::portable::legal_moves::<Grid8>,
            small_legal_moves: moves::portable::legal_moves::<Grid6>,
            count_last_flips: last_flips::portable::count_last_flips::<Grid8>,
            count_small_last_flips: last_flips::portable::count_last_flips::<Grid6>,
            stable: stability::portable::stable,
        };
        std::iter::once(portable).chain(Self::vectored()).collect()
    }

    #[cfg(target_arch = "x86_64")]
    fn vectored() -> impl Iterator<Item = Self> {
        [Self::avx2(), Self::avx512()].into_iter().flatten()
    }

    #[cfg(not(target_arch = "x86_64"))]
    fn vectored() -> impl Iterator<Item = Self> {
        std::iter::empty()
    }

    #[cfg(target_arch = "x86_64")]
    fn avx2() -> Option<Self> {
        let is_here = std::arch::is_x86_feature_detected!("avx2")
            && std::arch::is_x86_feature_detected!("bmi2");
        is_here.then_some(Self {
            name: "avx2",
            // SAFETY: constructed only if the processor has these features.
            flips: |player, opponent, index| unsafe {
                flips::avx2::flips::<Grid8>(player, opponent, index)
            },
            // SAFETY: as above.
            small_flips: |player, opponent, index| unsafe {
                flips::avx2::flips::<Grid6>(player, opponent, index)
            },
            // SAFETY: as above.
            legal_moves: |player, opponent| unsafe {
                moves::avx2::legal_moves::<Grid8>(player, opponent)
            },
            // SAFETY: as above.
            small_legal_moves: |player, opponent| unsafe {
                moves::avx2::legal_moves::<Grid6>(player, opponent)
            },
            // SAFETY: as above.
            count_last_flips: |player, index| unsafe {
                last_flips::bmi2::count_last_flips(player, index)
            },
            // SAFETY: as above.
            count_small_last_flips: |player, index| unsafe {
                last_flips::bmi2::count_small_last_flips(player, index)
            },
            // SAFETY: as above.
            stable: |own, other| unsafe { stability::avx2::stable(own, other) },
        })
    }

    #[cfg(target_arch = "x86_64")]
    fn avx512() -> Option<Self> {
        let is_here = std::arch::is_x86_feature_detected!("avx2")
            && std::arch::is_x86_feature_detected!("bmi2")
            && std::arch::is_x86_feature_detected!("avx512f")
            && std::arch::is_x86_feature_detected!("avx512vl")
            && std::arch::is_x86_feature_detected!("avx512cd");
        is_here.then_some(Self {
            name: "avx512",
            // SAFETY: constructed only if the processor has these features.
            flips: |player, opponent, index| unsafe {
                flips::avx512::flips::<Grid8>(player, opponent, index)
            },
            // SAFETY: as above.
            small_flips: |player, opponent, index| unsafe {
                flips::avx512::flips::<Grid6>(player, opponent, index)
            },
            // SAFETY: as above.
            legal_moves: |player, opponent| unsafe { moves::avx512::legal_moves(player, opponent) },
            // SAFETY: as above.
            small_legal_moves: |player, opponent| unsafe {
                moves::avx2::legal_moves::<Grid6>(player, opponent)
            },
            // SAFETY: as above.
            count_last_flips: |player, index| unsafe {
                last_flips::bmi2::count_last_flips(player, index)
            },
            // SAFETY: as above.
            count_small_last_flips: |player, index| unsafe {
                last_flips::bmi2::count_small_last_flips(player, index)
            },
            // SAFETY: as above.
            stable: |own, other| unsafe { stability::avx2::stable(own, other) },
        })
    }
}
