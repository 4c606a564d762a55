//! What the status line says of the game.

use super::{AppState, Effect, Note, Signal, Status};
use crate::game::{Choice, Foul, How, IllegalPly, Phase, Ply, Refusal, Side, Turn};

impl AppState {
    /// What is to be said of the game as it stands, whatever happened before.
    pub(super) fn game_note(&self) -> Note {
        let side = self.game.side_in_turn();
        let position = self.game.position();
        match self.game.phase() {
            Phase::Ready => {
                let side = Some(side).filter(|_| self.click_plays_first());
                Note { side, ..Note::new(Status::PressStart) }
            }
            Phase::Paused => Note::new(Status::PausedPressContinue),
            Phase::Over => Note::new(Status::GameOver),
            Phase::Running => {
                let status = if self.game.time_up().is_some() {
                    Status::TimeUpAsked
                } else if self.game.machine_to_move().is_some() {
                    if !position.choices().is_empty() {
                        Status::MachineChooses
                    } else if position.opening_stones() > 0 {
                        Status::MachineOpens
                    } else {
                        Status::Thinking
                    }
                } else if !position.choices().is_empty() {
                    Status::ChooseColours
                } else if position.opening_stones() > 0 {
                    let stone = Note::new(Status::OpeningStone).side(position.side_to_move());
                    return stone.number(position.opening_stones());
                } else if self.passes_by_itself() {
                    Status::WillPass
                } else if self.game.must_pass() {
                    Status::MustPass
                } else {
                    Status::ToMove
                };
                Note::new(status).side(side)
            }
        }
    }

    /// Says and signals the turn that was just made.
    pub(super) fn announce_turn(&mut self, effects: &mut Vec<Effect>) {
        let Some(&turn) = self.game.turns().last() else { return };
        if let Ply::Place(cell) = turn.ply {
            effects.push(Effect::Signal(Signal::StonePlaced(cell)));
        }
        self.note = self.turn_note(turn);
    }

    fn turn_note(&self, turn: Turn) -> Note {
        let situation = self.game_note();
        let said_of = |note: Note| match turn.ply {
            Ply::Place(cell) => {
                let before = self.game.position_after(self.game.turns().len() - 1);
                note.cell(before.cell_name(cell)).count(before.changes(cell).len())
            }
            Ply::Pass | Ply::Choose(_) => note,
        };
        match (situation.status, turn.how) {
            (Status::GameOver, _) => said_of(situation.side(turn.side)),
            (Status::MustPass | Status::WillPass, _) => said_of(situation),
            (_, How::Chosen) => self.choice_note(turn.ply),
            (status, _) if status.is_of_opening() => situation,
            (_, How::Placed | How::Opening) => {
                let said = said_of(Note::new(Status::Played).side(turn.side));
                let status = if said.count > 0 { Status::Played } else { Status::Placed };
                Note { status, ..said }
            }
            (_, How::ForcedPass) => Note::new(Status::PassedToMove).side(turn.side),
            (_, How::Skipped) => Note::new(Status::SkippedToMove).side(turn.side),
            (_, How::TimedOut) => Note::new(Status::TimeUpPassed).side(turn.side),
        }
    }

    fn choice_note(&self, ply: Ply) -> Note {
        if ply == Ply::Choose(Choice::TwoMore) {
            return Note::new(Status::TwoMore);
        }
        // Who opens counts as Black until colours are chosen.
        Note::new(Status::ColoursChosen).side(self.game.position().player_of(Side::Black))
    }

    /// Says why something was not done, and what to do instead.
    pub(super) fn refused(&mut self, refusal: Refusal) {
        let side = self.game.side_in_turn();
        self.note = match refusal {
            Refusal::NotStarted
            | Refusal::UnderWay
            | Refusal::Paused
            | Refusal::Over
            | Refusal::TimeUp => self.game_note(),
            Refusal::NotYourTurn => Note::new(Status::NotYourTurn).side(side),
            Refusal::CanMove => Note::new(Status::SkipRefused).side(side),
            Refusal::Nothing | Refusal::Setup(_) | Refusal::Illegal(_) => return,
        };
    }

    /// Says why no stone can be placed on a cell.
    pub(super) fn illegal(&mut self, cell: usize, reason: IllegalPly, effects: &mut Vec<Effect>) {
        let status = match reason {
            IllegalPly::Occupied => Status::Occupied,
            IllegalPly::FlipsNothing => Status::FlipsNothing,
            IllegalPly::Forbidden(Foul::Overline) => Status::ForbiddenOverline,
            IllegalPly::Forbidden(Foul::DoubleFour) => Status::ForbiddenDoubleFour,
            IllegalPly::Forbidden(Foul::DoubleThree) => Status::ForbiddenDoubleThree,
            IllegalPly::ChoiceDue => {
                self.note = self.game_note();
                return;
            }
            IllegalPly::OffBoard
            | IllegalPly::NoChoice
            | IllegalPly::NoPass
            | IllegalPly::GameOver => return,
        };
        effects.push(Effect::Signal(Signal::IllegalCell(cell)));
        self.note = if self.study().is_none() && self.game.must_pass() {
            self.game_note()
        } else {
            Note::new(status).cell(self.cell_name(cell))
        };
    }
}
