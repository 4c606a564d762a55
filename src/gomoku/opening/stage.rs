//! Where an opening stands.

use super::Opening;
use super::choice::{Choice, ChoiceError};
use super::script::Step;
use crate::gomoku::stone::Stone;

/// What the rules want next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// A stone of the opening, at most so far from the centre along columns and rows.
    Stone {
        /// How far, if limited.
        reach: Option<u8>,
    },
    /// One of these choices.
    Choice(&'static [Choice]),
    /// Fifth moves, as many in all.
    Offers(u8),
    /// One of the fifth moves that were offered.
    Pick,
    /// A move: the opening is over.
    Move,
}

/// Where an opening stands. The opener is called Black and the other player White, whatever they play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    opening: Opening,
    is_aside: bool,
    at: u8,
    offers: u8,
    /// Whether the opener plays White.
    has_swapped: bool,
}

impl Stage {
    /// The first stage of a game with this opening.
    pub const fn start(opening: Opening) -> Self {
        let offers = opening.script().offers;
        Self { opening, is_aside: false, at: 0, offers, has_swapped: false }.tidied()
    }

    /// Everything is alike once an opening is over, but for who has which colour.
    const fn tidied(self) -> Self {
        match self.step() {
            Some(_) => self,
            None => Self { opening: Opening::Free, is_aside: false, at: 0, offers: 0, ..self },
        }
    }

    const fn steps(self) -> &'static [Step] {
        let script = self.opening.script();
        match script.aside {
            Some((_, steps)) if self.is_aside => steps,
            _ => script.main,
        }
    }

    const fn step(self) -> Option<Step> {
        let steps = self.steps();
        if (self.at as usize) < steps.len() { Some(steps[self.at as usize]) } else { None }
    }

    /// The opening, [`Opening::Free`] once it is over.
    pub const fn opening(self) -> Opening {
        self.opening
    }

    /// How many fifth moves are to be offered, as far as it is known: that may still be chosen.
    pub const fn fifths(self) -> u8 {
        self.offers
    }

    /// What the rules want next.
    pub const fn due(self) -> Due {
        match self.step() {
            Some(Step::Stone { reach, .. }) => Due::Stone { reach },
            Some(Step::Choice { of, .. }) => Due::Choice(of),
            Some(Step::Offers) => Due::Offers(self.offers),
            Some(Step::Pick) => Due::Pick,
            None => Due::Move,
        }
    }

    /// Returns whether a choice is due rather than a stone.
    pub const fn wants_choice(self) -> bool {
        matches!(self.due(), Due::Choice(_))
    }

    /// Returns whether the opening is over, and so nobody will swap colours any more.
    pub const fn is_settled(self) -> bool {
        matches!(self.due(), Due::Move)
    }

    /// The choices due, none if a stone is.
    pub const fn choices(self) -> &'static [Choice] {
        match self.due() {
            Due::Choice(choices) => choices,
            _ => &[],
        }
    }

    /// How many stones the player to move still has to place before somebody else decides something.
    pub fn stones(self) -> usize {
        let Some(Step::Stone { by, .. }) = self.step() else { return 0 };
        let is_theirs = |step: &&Step| matches!(step, Step::Stone { by: who, .. } if *who == by);
        self.steps()[self.at.into()..].iter().take_while(is_theirs).count()
    }

    /// Returns whether the opponent of whoever places the next stone may take its colour from them afterwards.
    pub(crate) fn may_be_swapped(self) -> bool {
        let decides = |step: &Step| match step {
            Step::Choice { by, of } if of.contains(&Choice::Black) => Some(*by),
            _ => None,
        };
        let Some(Step::Stone { by, .. }) = self.step() else { return false };
        self.steps()[self.at.into()..].iter().find_map(decides).is_some_and(|other| other != by)
    }

    /// The player who has the stones of this colour, named as in [`Self::player`].
    pub fn owner(self, colour: Stone) -> Stone {
        if self.has_swapped { !colour } else { colour }
    }

    /// The player to move: the opener is Black, the other one White. `to_move` is the next stone's colour.
    pub fn player(self, to_move: Stone) -> Stone {
        self.owner(match self.step() {
            Some(Step::Stone { by, .. } | Step::Choice { by, .. }) => by,
            Some(Step::Offers) => Stone::Black,
            Some(Step::Pick) => Stone::White,
            None => to_move,
        })
    }

    /// The stage after a stone, or after all fifth moves were offered.
    #[must_use]
    pub(in crate::gomoku) fn next(self) -> Self {
        if self.is_settled() { self } else { Self { at: self.at + 1, ..self }.tidied() }
    }

    pub(in crate::gomoku) fn after_choice(self, choice: Choice) -> Result<Self, ChoiceError> {
        let Some(Step::Choice { by, of }) = self.step() else {
            return Err(ChoiceError::NothingToChoose);
        };
        if !of.contains(&choice) {
            return Err(ChoiceError::NotAmongChoices);
        }
        if self.opening.script().aside.is_some_and(|(leaving, _)| choice == leaving) {
            return Ok(Self { is_aside: true, at: 0, ..self });
        }
        let mut stage = self;
        match choice {
            Choice::Black => stage.has_swapped ^= by != Stone::Black,
            Choice::White => stage.has_swapped ^= by != Stone::White,
            Choice::Fifths(count) => stage.offers = count,
            Choice::TwoMore => {}
        }
        Ok(stage.next())
    }
}
