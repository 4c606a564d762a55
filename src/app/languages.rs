//! The window's languages. Another one takes a line in the table at the end, and a catalogue `qml/i18n/qml_<code>.ts`.

use serde::{Deserialize, Serialize};

use super::settings::Choice;
use crate::openings::Tongue;

/// Declares the languages: variant, locale, name in English, native name.
macro_rules! languages {
    ($($language:ident $code:literal $english:literal $name:literal;)+) => {
        /// A language of the window.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Language {
            $(#[doc = $english] $language,)+
        }

        impl Language {
            /// Every language; the first is used where the system's is missing.
            pub const ALL: &[Self] = &[$(Self::$language),+];

            /// The locale, such as `zh_CN`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$language => $code,)+
                }
            }

            /// The English name.
            pub const fn english(self) -> &'static str {
                match self {
                    $(Self::$language => $english,)+
                }
            }

            /// The native name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$language => $name,)+
                }
            }
        }

        /// The language chosen for the window.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum LanguageChoice {
            /// The system's.
            #[default]
            #[serde(rename = "system")]
            System,
            $(
                #[doc = $english]
                #[serde(rename = $code)]
                $language,
            )+
        }

        impl Choice for LanguageChoice {
            const NAMED: &'static [(Self, &'static str)] =
                &[(Self::System, "system"), $((Self::$language, $code)),+];
        }

        impl From<Language> for LanguageChoice {
            fn from(language: Language) -> Self {
                match language {
                    $(Language::$language => Self::$language,)+
                }
            }
        }

        impl LanguageChoice {
            /// The language, unless it is the system's.
            pub const fn language(self) -> Option<Language> {
                match self {
                    Self::System => None,
                    $(Self::$language => Some(Language::$language),)+
                }
            }
        }
    };
}

impl From<Language> for Tongue {
    fn from(language: Language) -> Self {
        match language {
            Language::English => Self::English,
            Language::SimplifiedChinese => Self::Chinese,
        }
    }
}

impl Language {
    /// The first of the preferred locales, such as `zh-Hans-CN`, that is supported.
    pub fn first_of<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Self {
        let tongue = |locale: &'a str| locale.split(['-', '_']).next().unwrap_or(locale);
        let spoken = wanted.into_iter().find_map(|locale| {
            let speaks = |language: &&Self| tongue(language.code()) == tongue(locale);
            Self::ALL.iter().find(speaks).copied()
        });
        spoken.unwrap_or(Self::ALL[0])
    }
}

languages! {
    English "en" "English" "English";
    SimplifiedChinese "zh_CN" "Simplified Chinese" "简体中文";
}
