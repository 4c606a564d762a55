//! The look of the window, as far as pictures depend on it.

/// The window's colour scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Black and white, without shades.
    HighContrast,
}
