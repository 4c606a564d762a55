//! Whole numbers under the name that Qt's tools know. What cxx writes for an `i32`, `::std::int32_t`, is no type to the
//! tools of QML: they warn of each such property and compile no expression that uses one.

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(transparent)]
pub struct Int(pub i32);

// SAFETY: Qt's qint32 is an int of 32 bits.
unsafe impl cxx::ExternType for Int {
    type Id = cxx::type_id!("qint32");
    type Kind = cxx::kind::Trivial;
}

impl Int {
    /// A place counted from 0; `None` if it is negative.
    pub fn index(self) -> Option<usize> {
        usize::try_from(self.0).ok()
    }
}

macro_rules! from {
    ($($number:ty)*) => {$(
        /// Saturates at the greatest.
        impl From<$number> for Int {
            #[allow(clippy::unnecessary_fallible_conversions, reason = "some always fit")]
            fn from(number: $number) -> Self {
                Self(i32::try_from(number).unwrap_or(i32::MAX))
            }
        }
    )*};
}

from! { u8 u16 i16 i32 u32 u64 u128 usize }
