//! The squares on which a side may place a disc, for a whole board at once. One routine per way of
//! computing them; [`portable`] runs everywhere and is the reference for the others.

#[cfg(target_arch = "x86_64")]
pub(super) mod avx2;
#[cfg(target_arch = "x86_64")]
pub(super) mod avx512;
pub(super) mod portable;
