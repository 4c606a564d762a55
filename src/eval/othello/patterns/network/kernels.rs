//! Which tier works the network out.

// Every call into another tier stands beside the check that makes it sound.
#![cfg_attr(
    target_arch = "x86_64",
    expect(unsafe_code, reason = "instructions that not every processor has")
)]

use super::{INPUTS, Network, ROOM, Row, Stage, inputs, portable};
use crate::eval::othello::patterns::features::Features;
use crate::othello::Board;

type Evaluate = fn(&[Row; ROOM], &[u32; INPUTS], &Stage) -> i32;

/// The value by the best tier that every machine has that the build is for.
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

/// One way to work the network out.
#[derive(Clone, Copy)]
pub struct NetworkKernel {
    /// What the tier is called.
    pub name: &'static str,
    evaluate: Evaluate,
}

impl NetworkKernel {
    /// The tiers that this machine has, the portable one first.
    pub fn available() -> Vec<Self> {
        std::iter::once(Self { name: "portable", evaluate: portable::evaluate })
            .chain(Self::vectored())
            .collect()
    }

    /// The tiers beyond the portable one.
    #[cfg(target_arch = "x86_64")]
    fn vectored() -> impl Iterator<Item = Self> {
        let avx2 = std::arch::is_x86_feature_detected!("avx2").then(|| {
            // SAFETY: made only if the processor has this feature.
            let evaluate: Evaluate =
                |rows, inputs, stage| unsafe { super::avx2::evaluate(rows, inputs, stage) };
            Self { name: "avx2", evaluate }
        });
        let avx512 = (std::arch::is_x86_feature_detected!("avx512f")
            && std::arch::is_x86_feature_detected!("avx512bw"))
        .then(|| {
            // SAFETY: made only if the processor has these features.
            let evaluate: Evaluate =
                |rows, inputs, stage| unsafe { super::avx512::evaluate(rows, inputs, stage) };
            Self { name: "avx512", evaluate }
        });
        [avx2, avx512].into_iter().flatten()
    }

    /// Other processors have none.
    #[cfg(not(target_arch = "x86_64"))]
    fn vectored() -> impl Iterator<Item = Self> {
        std::iter::empty()
    }

    /// The value of a position by this tier, as [`Network::evaluate`].
    pub fn evaluate(&self, network: &Network, features: &Features, board: Board) -> i32 {
        (self.evaluate)(network.rows(board), &inputs(features, board), network.stage(board))
    }
}
