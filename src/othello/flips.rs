//! The discs that a move turns over. One routine per way of computing them; [`portable`] runs
//! everywhere and is the reference for any other.

pub(super) mod portable;
