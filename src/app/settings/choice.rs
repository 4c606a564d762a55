//! Settings with a few named values.

/// A setting with a few named values.
pub trait Choice: Sized + Copy + PartialEq + 'static {
    /// Every value with its name in the file, the default first.
    const NAMED: &'static [(Self, &'static str)];

    /// The value's name.
    fn name(self) -> &'static str {
        let named = Self::NAMED.iter().find(|(choice, _)| *choice == self);
        named.map(|(_, name)| *name).expect("every one is in the list")
    }

    /// The value with this name.
    fn named(name: &str) -> Option<Self> {
        Self::NAMED.iter().find(|(_, found)| *found == name).map(|(choice, _)| *choice)
    }
}
