//! What the properties of a game's objects are taken from.

use std::cell::OnceCell;

use crate::app::disk::Reason;
use crate::app::driver::Driver;
use crate::app::settings::SetupSettings;
use crate::app::state::Shown;
use crate::game::{PerSide, Side, Variant};
use crate::gomoku::Ruleset;
use crate::othello::StartLayout;

/// The state at one moment: every property is taken from the same.
pub struct Source<'a> {
    pub driver: &'a Driver,
    pub shown: Shown,
    pub clock: &'a SetupSettings,
    next: OnceCell<Box<Self>>,
}

impl<'a> Source<'a> {
    /// The state as it is now.
    pub fn of(driver: &'a Driver) -> Self {
        Self {
            driver,
            shown: driver.state().shown(),
            clock: driver.clock_choice(),
            next: OnceCell::new(),
        }
    }

    /// The same with what is chosen for the next game in place of what is played.
    pub fn next(&self) -> &Self {
        self.next.get_or_init(|| {
            let shown = Shown { setup: self.shown.next, ..self.shown.clone() };
            Box::new(Self { driver: self.driver, shown, clock: self.clock, next: OnceCell::new() })
        })
    }

    /// What is played, or chosen for the next game.
    pub fn variant(&self) -> Variant {
        self.shown.setup.variant
    }

    /// How the first discs lie, and who moves first.
    pub fn start(&self) -> (StartLayout, Side) {
        match self.variant() {
            Variant::Othello { layout, first, .. } => (layout, first),
            Variant::Gomoku { .. } => (StartLayout::default(), Side::Black),
        }
    }

    /// The rules of Gomoku.
    pub fn rules(&self) -> Ruleset {
        match self.variant() {
            Variant::Gomoku { rules, .. } => rules,
            Variant::Othello { .. } => Ruleset::default(),
        }
    }

    /// Why the game can't be kept.
    pub fn trouble(&self) -> Option<&Reason> {
        self.shown.autosave_trouble.as_ref()
    }

    /// The result in discs, where it is one.
    pub fn score(&self) -> Option<PerSide<usize>> {
        self.shown.outcome.and_then(|outcome| outcome.score)
    }
}
