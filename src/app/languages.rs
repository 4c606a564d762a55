//! The languages of the window. A further one is a line in the table at the end, and a catalogue `qml/i18n/qml_<code>.ts`.

use serde::{Deserialize, Serialize};

use super::settings::Choice;
use crate::openings::Tongue;

/// Declares the languages: name in Rust, locale, name in English, name in its own words.
macro_rules! languages {
    ($($language:ident $code:literal $english:literal $name:literal;)+) => {
        /// A language that the window speaks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Language {
            $(#[doc = $english] $language,)+
        }

        impl Language {
            /// Every language; the first is spoken where the system has none of them.
            pub const ALL: &[Self] = &[$(Self::$language),+];

            /// The name as a locale, such as `zh_CN`.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$language => $code,)+
                }
            }

            /// The name in English.
            pub const fn english(self) -> &'static str {
                match self {
                    $(Self::$language => $english,)+
                }
            }

            /// The name in its own words.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$language => $name,)+
                }
            }
        }

        /// The language that was chosen for the window.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum LanguageChoice {
            /// As the system has it.
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
            /// The language, unless it is that of the system.
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
    /// The language that openings are called by.
    fn from(language: Language) -> Self {
        match language {
            Language::English => Self::English,
            Language::SimplifiedChinese => Self::Chinese,
        }
    }
}

impl Language {
    /// The first of the wanted ones, such as `zh-Hans-CN`, that the window speaks.
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
