//! Enumerations that the program and QML both have.

/// Turns one enumeration into another that has the same names: what has a name on one side alone does not compile.
macro_rules! same_names {
    ($from:ty => $to:ty; $($(#[$about:meta])* $name:ident),* $(,)?) => {
        impl From<$from> for $to {
            fn from(value: $from) -> Self {
                match value {
                    $(<$from>::$name => Self::$name,)*
                }
            }
        }
    };
}
pub(super) use same_names;
