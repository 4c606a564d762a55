//! A game and the lines that the person has prepared: the machine plays into them, and afterwards it is told who left them.

use super::AppState;
use crate::app::explorer::CountsFor;
use crate::app::state::notebook::end_of;
use crate::app::state::openings::likely;
use crate::app::state::{DepartedShown, Effect, MineShown, StudyEvent};
use crate::game::{Opening, Ply, Setup};
use crate::repertoire::{Course, Departure};

/// The most prepared moves that are told.
const MOST_TOLD: usize = 3;

impl AppState {
    /// Whether the machine's move has to wait until it is known what is prepared.
    pub(super) fn waits_for_lines(&self) -> bool {
        let is_wanted = self.table.game.setup().lines_of().is_some();
        is_wanted && self.openings.all().is_none() && self.table.wants_reply()
    }

    /// Plays one of the moves that are prepared for, as often as a drill would, while the game is within the lines.
    pub(super) fn play_into_lines(&mut self) {
        let setup = self.table.game.setup();
        let Some(side) = setup.lines_of().filter(|_| self.table.wants_reply()) else { return };
        let variant = setup.variant;
        // Once for each game: another window may have changed them.
        if self.lines_read_for != Some(self.table.game.number()) {
            self.lines_read_for = Some(self.table.game.number());
            self.out.push(Effect::ReadRepertoires);
        }
        let Some(mine) = self.openings.all().and_then(|all| all.get(variant, side)) else { return };
        if mine.course(&self.table.game.record()) != Course::Within {
            return;
        }
        let counts = self.openings.counts_for_game();
        let mut weigh = |position: &_| likely(&counts, position);
        let position = self.table.game.position();
        if let Some(cell) = mine.prepared_move(position, &mut weigh, &mut self.learn.random) {
            self.table.reply_with(cell);
        }
    }

    /// Has counted what people play where the machine can play into lines, in the games that the explorer holds.
    pub(super) fn count_for_game(&mut self) {
        let setup = self.table.game.setup();
        let Some(side) = setup.lines_of() else { return };
        if let Some((number, mine)) = self.openings.ask_for_game(setup.variant, side) {
            self.explorer.read(None, &mut self.out);
            self.out.push(Effect::CountRepertoire(CountsFor::Game, number, Box::new(mine)));
        }
    }

    /// Looks at what is prepared, where that is chosen for the next game and not known yet.
    pub(super) fn look_at_lines(&mut self) {
        if self.chosen().opening == Opening::Mine && self.openings.all().is_none() {
            self.out.push(Effect::ReadRepertoires);
        }
    }

    /// What there is for the machine to play into in a game like this.
    pub(super) fn mine_shown(&self, setup: &Setup) -> MineShown {
        let setup = Setup { opening: Opening::Mine, ..*setup };
        match (setup.lines_of(), self.openings.all()) {
            (None, _) if setup.variant.swaps_colours() => MineShown::ColoursSwap,
            (None, _) => MineShown::NotAlone,
            (Some(_), None) => MineShown::Unknown,
            (Some(side), Some(all)) if all.get(setup.variant, side).is_some() => MineShown::Ready,
            (Some(_), Some(_)) => MineShown::NoLines,
        }
    }

    /// Looks, after the end of a game against the machine, where it left the person's lines.
    pub(super) fn look_back_at_lines(&mut self) {
        self.departed = None;
        self.awaits_lines = self.table.game.person().is_some() && self.openings.all().is_none();
        if self.awaits_lines {
            self.out.push(Effect::ReadRepertoires);
        } else {
            self.find_departure();
        }
    }

    /// The lines have been read, for which a finished game may wait.
    pub(super) fn lines_are_read(&mut self) {
        self.count_for_game();
        if std::mem::take(&mut self.awaits_lines) && self.table.is_over() {
            self.find_departure();
        }
    }

    fn find_departure(&mut self) {
        let game = &self.table.game;
        let Some(person) = game.person() else { return };
        let mine = self.openings.all().and_then(|all| all.get(game.setup().variant, person));
        let Some(Course::Left(left)) = mine.map(|mine| mine.course(&game.record())) else { return };
        // One that has never been in them did not leave them.
        if left.ply > 0 {
            self.departed = Some((self.table.game.number(), left));
        }
    }

    /// What is told of the finished game.
    pub(super) fn departed_shown(&self) -> Option<DepartedShown> {
        let (_, left) = self.departed()?;
        let game = &self.table.game;
        let name = |cell| game.position().cell_name(cell);
        let played = match game.turns().get(left.ply)?.ply {
            Ply::Place(cell) => name(cell),
            Ply::Pass | Ply::Choose(_) | Ply::Offer(_) => String::new(),
        };
        Some(DepartedShown {
            number: self.moves_up_to(left.ply + 1),
            side: left.side,
            played,
            prepared: left.prepared.iter().take(MOST_TOLD).map(|&cell| name(cell)).collect(),
        })
    }

    fn departed(&self) -> Option<&(u64, Departure)> {
        let is_here =
            |it: &&(u64, Departure)| it.0 == self.table.game.number() && self.table.is_over();
        self.departed.as_ref().filter(is_here)
    }

    /// Studies the position in which the game left the lines.
    pub(super) fn study_departure(&mut self) {
        let Some(ply) = self.departed().map(|(_, left)| left.ply) else { return };
        self.study_event(StudyEvent::Enter);
        let played: Vec<Ply> = self.table.game.turns()[..ply].iter().map(|it| it.ply).collect();
        if let Some(study) = self.study() {
            self.study_event(StudyEvent::GoTo(end_of(study, &played)));
        }
    }
}
