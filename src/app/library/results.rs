//! How games ended and who played, and what the window says of it, so that a search finds what is read there as well as
//! what the file says.

use crate::game::{PerSide, Side, Skill};
use crate::records::formats::margin_of;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ended {
    /// Black won.
    Black,
    /// White won.
    White,
    /// A draw.
    Draw,
}

impl Ended {
    /// Reads a result as a file says it.
    pub(super) fn of(result: &str) -> Option<Self> {
        Some(match margin_of(result)? {
            margin if margin > 0.0 => Self::Black,
            margin if margin < 0.0 => Self::White,
            _ => Self::Draw,
        })
    }
}

/// The words for results, in the window's language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultWords {
    /// For any game that the side won.
    pub won: PerSide<String>,
    /// For one that the other side resigned.
    pub resigned: PerSide<String>,
    /// For one that the other side lost on time.
    pub on_time: PerSide<String>,
    /// For a draw.
    pub drawn: String,
}

/// What the window calls players, in its language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerWords {
    /// The nameless player beside a named opponent in a game finished here.
    pub you: String,
    /// The machine at a level, whose number replaces `%1`.
    pub level: String,
    /// The machine playing like a person of the rating in place of `%1`.
    pub like: String,
}

impl PlayerWords {
    /// The same in lower case.
    pub(super) fn to_lowercase(&self) -> Self {
        let Self { you, level, like } = self;
        Self { you: you.to_lowercase(), level: level.to_lowercase(), like: like.to_lowercase() }
    }

    /// What is shown in place of a name, both in lower case, where it is another; `other` is the opponent's name.
    pub(super) fn shown(&self, name: &str, other: &str, is_here: bool) -> Option<String> {
        self.with_number(name, other, is_here, str::to_owned)
    }

    /// The same, for sorting: level 9 comes before level 10.
    pub(super) fn sorted_as(&self, name: &str, other: &str, is_here: bool) -> Option<String> {
        self.with_number(name, other, is_here, |number| format!("{number:0>4}"))
    }

    fn with_number(
        &self,
        name: &str,
        other: &str,
        is_here: bool,
        write: impl FnOnce(&str) -> String,
    ) -> Option<String> {
        if name.is_empty() {
            return (is_here && !other.is_empty()).then(|| self.you.clone());
        }
        let number = name.strip_prefix("heibai ")?;
        let words = match Skill::new(number.parse().ok()?) {
            Some(Skill::Person(_)) => &self.like,
            _ => &self.level,
        };
        (!words.is_empty()).then(|| words.replace("%1", &write(number)))
    }
}

/// The results of which the window says some word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SaidOf {
    won: PerSide<bool>,
    resigned: PerSide<bool>,
    on_time: PerSide<bool>,
    drawn: bool,
}

impl ResultWords {
    /// The results said with this word, which is in lower case.
    pub(super) fn with(&self, word: &str) -> SaidOf {
        let says = |words: &str| words.to_lowercase().contains(word);
        let each = |words: &PerSide<String>| PerSide::from_fn(|side| says(&words[side]));
        SaidOf {
            won: each(&self.won),
            resigned: each(&self.resigned),
            on_time: each(&self.on_time),
            drawn: says(&self.drawn),
        }
    }
}

impl SaidOf {
    pub(super) fn is_none(&self) -> bool {
        *self == Self::default()
    }

    /// Whether a result, in lower case, is one of them.
    pub(super) fn includes(&self, result: &str) -> bool {
        let of_winner = |side: Side| {
            // SGF names the winner first, and then how the game was won.
            let how = result.split_once('+').and_then(|(_, how)| how.chars().next());
            let is_said = match how {
                Some('r') => self.resigned[side],
                Some('t') => self.on_time[side],
                _ => false,
            };
            self.won[side] || is_said
        };
        match Ended::of(result) {
            Some(Ended::Black) => of_winner(Side::Black),
            Some(Ended::White) => of_winner(Side::White),
            Some(Ended::Draw) => self.drawn,
            None => false,
        }
    }
}
