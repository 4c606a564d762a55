//! Which tier evaluates the network.

// Every call into another tier is next to the check that makes it sound.
#![cfg_attr(
    target_arch = "x86_64",
    expect(unsafe_code, reason = "instructions that not every processor has")
)]

use super::arithmetic::{INPUTS, ROOM, Row, Stage};
use super::portable;

type Evaluate = fn(&[Row; ROOM], &[u32; INPUTS], &Stage) -> i32;

/// The best tier that all of the build's target machines have.
#[inline]
pub(super) fn best(rows: &[Row; ROOM], inputs: &[u32; INPUTS], stage: &Stage) -> i32 {
    #[cfg(all(target_arch = "x86_64", target_feature = "avx512f", target_feature = "avx512bw"))]
    // SAFETY: the build is for machines with these features.
    return unsafe { super::avx512::evaluate(rows, inputs, stage) };
    #[cfg(all(
        target_arch = "x86_64",
        target_feature = "avx2",
        not(all(target_feature = "avx512f", target_feature = "avx512bw")),
    ))]
    // SAFETY: the build is for machines with these features.
    return unsafe { super::avx2::evaluate(rows, inputs, stage) };
    #[cfg(not(all(target_arch = "x86_64", target_feature = "avx2")))]
    portable::evaluate(rows, inputs, stage)
}

/// One tier's evaluation of the network.
#[derive(Clone, Copy)]
pub struct NetworkKernel {
    /// The tier's name.
    pub name: &'static str,
    pub(super) evaluate: Evaluate,
}

impl NetworkKernel {
    /// The tiers this machine supports, the portable one first.
    pub fn available() -> Vec<Self> {
        std::iter::once(Self { name: "portable", evaluate: portable::evaluate })
            .chain(Self::vectored())
            .collect()
    }

    #[cfg(target_arch = "x86_64")]
    fn vectored() -> impl Iterator<Item = Self> {
        let avx2 = std::arch::is_x86_feature_detected!("avx2").then(|| {
            // SAFETY: constructed only if the processor has this feature.
            let evaluate: Evaluate =
                |rows, inputs, stage| unsafe { super::avx2::evaluate(rows, inputs, stage) };
            Self { name: "avx2", evaluate }
        });
        let avx512 = (std::arch::is_x86_feature_detected!("avx512f")
            && std::arch::is_x86_feature_detected!("avx512bw"))
        .then(|| {
            // SAFETY: constructed only if the processor has these features.
            let evaluate: Evaluate =
                |rows, inputs, stage| unsafe { super::avx512::evaluate(rows, inputs, stage) };
            Self { name: "avx512", evaluate }
        });
        [avx2, avx512].into_iter().flatten()
    }

    #[cfg(not(target_arch = "x86_64"))]
    fn vectored() -> impl Iterator<Item = Self> {
        std::iter::empty()
    }
}
