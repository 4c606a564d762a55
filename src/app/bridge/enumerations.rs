//! Enumerations that the program and QML both have.

/// Converts one enumeration into another with the same names; a name that only one has does not compile. `A => B`
/// converts one way, `A = B` also back into an `Option<A>`. `A | Nothing` converts an `Option<A>` too, with `Nothing`
/// for `None`.
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
    ($from:ty = $to:ty; $($name:ident),* $(,)?) => {
        $crate::app::bridge::enumerations::same_names! { $from => $to; $($name),* }

        impl From<$to> for Option<$from> {
            fn from(value: $to) -> Self {
                match value {
                    $(<$to>::$name => Some(<$from>::$name),)*
                    _ => None,
                }
            }
        }
    };
    ($from:ty | $none:ident => $to:ty; $($name:ident),* $(,)?) => {
        $crate::app::bridge::enumerations::same_names! { $from => $to; $($name),* }

        impl From<Option<$from>> for $to {
            fn from(value: Option<$from>) -> Self {
                value.map_or(Self::$none, Self::from)
            }
        }
    };
    ($from:ty | $none:ident = $to:ty; $($name:ident),* $(,)?) => {
        $crate::app::bridge::enumerations::same_names! { $from = $to; $($name),* }

        impl From<Option<$from>> for $to {
            fn from(value: Option<$from>) -> Self {
                value.map_or(Self::$none, Self::from)
            }
        }
    };
}
pub(super) use same_names;
