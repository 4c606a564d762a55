//! The scene of a drill. The match, or the study, waits meanwhile.

use super::AppState;
use crate::analysis::Judged;
use crate::app::state::board_action::BoardAction;
use crate::app::state::drill::OpenDrill;
use crate::app::state::overlay::Overlay;
use crate::app::state::review::named_reason;
use crate::app::state::scene::Over;
use crate::app::state::{ChoiceRow, DrillShown, DrillVerdict, Effect, PracticeEvent, Signal};
use crate::game::{IllegalPly, Ply};

impl AppState {
    pub(super) fn begin_drill(&mut self) {
        let Some(repertoire) = self.openings.repertoire().filter(|_| self.scene.is_learning())
        else {
            return;
        };
        let clock = self.table.now;
        let times = (self.learn.time(clock), self.learn.tonight(clock), clock);
        let counts = self.openings.counts();
        let seed = self.learn.random.u64(..);
        let open = OpenDrill::new(repertoire, counts, seed, times);
        if let Some(open) = open {
            self.end_run();
            self.scene.lay(Over::Drill(Box::new(open)));
            self.out.say(self.scene_note());
        }
    }

    pub(super) fn act_in_drill(&mut self, action: BoardAction) {
        if let BoardAction::Activate(cell) = action {
            self.try_in_drill(cell);
        }
    }

    fn try_in_drill(&mut self, cell: usize) {
        let times = (self.learn.time(self.table.now), self.table.now);
        let Some(open) = self.scene.drill_mut().filter(|open| open.asks()) else { return };
        let is_superseded = open.end_comparing();
        let Some((verdict, change)) = open.try_move(cell, times) else {
            if let Err(reason) = open.position().clone().play(Ply::Place(cell))
                && reason != IllegalPly::GameOver
            {
                self.illegal(cell, reason);
            }
            return;
        };
        self.out.signal(match verdict {
            DrillVerdict::AsPrepared => Signal::StonePlaced(cell),
            // It stays off the board.
            _ => Signal::IllegalCell(cell),
        });
        if let Some(change) = change {
            self.change_repertoire(change);
        }
        if verdict == DrillVerdict::Unprepared {
            self.compare_in_drill();
        } else if is_superseded {
            self.out.push(Effect::EndJudging);
        }
        self.out.say(self.scene_note());
    }

    /// Asks what a wrong try is worth beside the move of the line.
    pub(super) fn compare_in_drill(&mut self) {
        let generation = self.coach.next_judgement();
        if let Some(intention) = self.scene.drill_mut().and_then(|open| open.compare(generation)) {
            self.out.push(Effect::Judge(Box::new(intention)));
        }
    }

    /// Accepts the comparison, and has the reason looked for if the try was a mistake; returns whether it was awaited.
    pub(super) fn judged_in_drill(&mut self, judged: &Judged) -> bool {
        let Some(open) = self.scene.drill_mut() else { return false };
        let is_awaited = open.compared(judged);
        let mistake = open.mistake().filter(|_| is_awaited).cloned();
        if let Some(mistake) = mistake {
            self.reviewing.explain_one(mistake, &mut self.out);
        }
        is_awaited
    }

    /// Ends the comparison of a try that is seen no more.
    pub(super) fn end_comparing(&mut self) {
        if self.scene.drill_mut().is_some_and(OpenDrill::end_comparing) {
            self.out.push(Effect::EndJudging);
        }
    }

    /// What the buttons of an exercise mean for a drill.
    pub(super) fn practice_in_drill(&mut self, event: &PracticeEvent) {
        let (now, clock) = (self.learn.time(self.table.now), self.table.now);
        self.end_comparing();
        let Some(open) = self.scene.drill_mut() else { return };
        match event {
            PracticeEvent::Tell => {
                if let Some(change) = open.tell(now) {
                    self.change_repertoire(change);
                }
            }
            PracticeEvent::Next if !open.is_all_done() => open.next_line(now, clock),
            PracticeEvent::Next | PracticeEvent::Leave => return self.end_drill(),
            _ => {}
        }
        self.out.say(self.scene_note());
    }

    /// Back to the list, beside the puzzle of the day.
    fn end_drill(&mut self) {
        if self.scene.drill().is_some() {
            self.set_puzzle_of_day();
        }
    }

    pub(super) fn do_what_is_due_in_drill(&mut self) {
        let (now, clock) = (self.learn.time(self.table.now), self.table.now);
        if let Some(cell) = self.scene.drill_mut().and_then(|open| open.reply_if_due(now, clock)) {
            self.out.signal(Signal::StonePlaced(cell));
            self.out.say(self.scene_note());
        }
    }

    pub(super) fn drill_shown(&self) -> DrillShown {
        let Some(open) = self.scene.drill() else { return DrillShown::default() };
        let mistake = open.mistake();
        let found = mistake.and_then(|it| Some((it, self.reviewing.explanation(it)?)));
        let why = found.and_then(|(it, found)| {
            found.reasons.first().map(|reason| named_reason(reason, &it.position))
        });
        let explains = mistake.is_some_and(|it| self.reviewing.explains(it));
        open.shown(why, explains)
    }

    /// The moves beside a missed one, in the drill on the board.
    pub fn choice_rows(&self) -> Vec<ChoiceRow> {
        self.scene.drill().map_or_else(Vec::new, |open| open.choice_rows().to_vec())
    }
}
