//! The language of the window.

use super::shim;
use crate::app::languages::{Language, LanguageChoice};

/// The chosen language, or else the first of the desktop's that Heibai speaks.
pub fn spoken(chosen: LanguageChoice) -> Language {
    chosen
        .language()
        .unwrap_or_else(|| Language::first_of(shim::ffi::system_languages().to_string().split(' ')))
}
