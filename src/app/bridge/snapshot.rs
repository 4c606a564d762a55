//! What the properties of a game's objects are taken from.

use std::cell::OnceCell;
use std::rc::Rc;

use super::language::spoken;
use crate::app::disk::Reason;
use crate::app::driver::Driver;
use crate::app::settings::SetupSettings;
use crate::app::state::Shown;
use crate::game::{Game, PerSide, ProgramId, Side, Variant};
use crate::gomoku::Ruleset;
use crate::openings::Tongue;

/// The state at one moment, so that all properties agree.
pub struct Snapshot<'a> {
    pub driver: &'a Driver,
    pub shown: Rc<Shown>,
    pub clock: &'a SetupSettings,
    /// The side shown, where each has an object.
    pub side: Side,
    next: OnceCell<Box<Self>>,
    white: OnceCell<Box<Self>>,
}

impl<'a> Snapshot<'a> {
    pub fn of(driver: &'a Driver) -> Self {
        Self::made(driver, Rc::new(driver.state().shown()), Side::Black)
    }

    fn made(driver: &'a Driver, shown: Rc<Shown>, side: Side) -> Self {
        let (next, white) = (OnceCell::new(), OnceCell::new());
        Self { driver, shown, clock: driver.clock_choice(), side, next, white }
    }

    /// The same for White, where each side has an object.
    pub fn white(&self) -> &Self {
        let white = || Self::made(self.driver, Rc::clone(&self.shown), Side::White);
        self.white.get_or_init(|| Box::new(white()))
    }

    /// The same with the choices for the next game in place of what is played.
    pub fn next(&self) -> &Self {
        self.next.get_or_init(|| {
            let shown = Shown { setup: self.shown.next, ..(*self.shown).clone() };
            Box::new(Self::made(self.driver, Rc::new(shown), self.side))
        })
    }

    pub fn tongue(&self) -> Tongue {
        spoken(self.driver.language()).into()
    }

    pub fn variant(&self) -> Variant {
        self.shown.setup.variant
    }

    pub fn programs(&self, game: Game) -> impl Iterator<Item = (ProgramId, &str)> {
        let programs = self.driver.state().programs().iter().filter(move |it| it.game == game);
        programs.map(|it| (it.id, it.name.as_str()))
    }

    /// The rules of Gomoku, or the usual ones.
    pub fn rules(&self) -> Ruleset {
        self.variant().rules().unwrap_or_default()
    }

    pub fn trouble(&self) -> Option<&Reason> {
        self.shown.autosave_trouble.as_ref()
    }

    pub fn score(&self) -> Option<PerSide<usize>> {
        self.shown.outcome.and_then(|outcome| outcome.score)
    }
}
