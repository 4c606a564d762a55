//! How sure a value is, as QML knows it: `Sureness.Unknown`, `Sureness.AtDepth` and so on.

use crate::game::tree::Certainty;

#[cxx_qt::bridge(namespace = "Sureness")]
pub mod ffi {
    #[qml_element]
    qnamespace!("Sureness");

    /// How certain a value is: at a depth, with a probability, or exact.
    #[qenum]
    enum Sureness {
        Unknown,
        AtDepth,
        Probable,
        Certain,
    }
}

impl From<Option<Certainty>> for ffi::Sureness {
    fn from(certainty: Option<Certainty>) -> Self {
        match certainty {
            None => Self::Unknown,
            Some(Certainty::Depth(_)) => Self::AtDepth,
            Some(Certainty::Probable(_)) => Self::Probable,
            Some(Certainty::Exact) => Self::Certain,
        }
    }
}

/// The depth in plies, or the probability in percent.
pub fn depth_of(certainty: Option<Certainty>) -> i32 {
    match certainty {
        Some(Certainty::Depth(depth)) => depth.into(),
        Some(Certainty::Probable(percent)) => percent.into(),
        Some(Certainty::Exact) | None => 0,
    }
}
