//! How sure a value is, as QML knows it: `Sureness.Unknown`, `Sureness.AtDepth` and so on.

use crate::game::tree::Certainty;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge(namespace = "Sureness")]
pub mod ffi {
    #[qml_element]
    qnamespace!("Sureness");

    /// How sure a value is: after so many plies, with so many percent, or for certain.
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

/// The plies that were looked ahead, or the percent of what is probable.
pub fn depth_of(certainty: Option<Certainty>) -> i32 {
    match certainty {
        Some(Certainty::Depth(depth)) => depth.into(),
        Some(Certainty::Probable(percent)) => percent.into(),
        Some(Certainty::Exact) | None => 0,
    }
}
