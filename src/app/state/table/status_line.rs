//! What the status line says of the match.

use super::{Output, Table};
use crate::app::state::{Note, Status};
use crate::game::{Choice, How, Phase, Ply, Refusal, Side, Turn};

impl Table {
    pub fn game_note(&self) -> Note {
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
                let (chooses, stones) =
                    (!position.choices().is_empty(), position.opening_stones() > 0);
                let status = if self.game.time_up().is_some() {
                    Status::TimeUpAsked
                } else if self.game.machine_to_move().is_some() {
                    match (chooses, stones) {
                        (true, _) => Status::MachineChooses,
                        (_, true) => Status::MachineOpens,
                        _ => Status::Thinking,
                    }
                } else if chooses {
                    Status::ChooseColours
                } else if stones {
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

    pub fn announce_turn(&self, out: &mut Output) {
        let Some(&turn) = self.game.turns().last() else { return };
        if let Ply::Place(cell) = turn.ply {
            out.signal(crate::app::state::Signal::StonePlaced(cell));
        }
        out.note = self.turn_note(turn);
    }

    fn turn_note(&self, turn: Turn) -> Note {
        let now = self.game_note();
        let with_stone = |note: Note| match turn.ply {
            Ply::Place(cell) => {
                let before = self.game.position_after(self.game.turns().len() - 1);
                note.cell(before.cell_name(cell)).count(before.changes(cell).len())
            }
            Ply::Pass | Ply::Choose(_) => note,
        };
        match (now.status, turn.how) {
            (Status::GameOver, _) => with_stone(now.side(turn.side)),
            (Status::MustPass | Status::WillPass, _) => with_stone(now),
            (_, How::Chosen) => self.choice_note(turn.ply),
            (status, _) if status.is_of_opening() => now,
            (_, How::Placed | How::Opening) => {
                let note = with_stone(Note::new(Status::Played).side(turn.side));
                let status = if note.count > 0 { Status::Played } else { Status::Placed };
                Note { status, ..note }
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
        // The opener counts as Black until colours are chosen.
        Note::new(Status::ColoursChosen).side(self.game.position().player_of(Side::Black))
    }

    pub fn refused(&self, refusal: Refusal, out: &mut Output) {
        let side = self.game.side_in_turn();
        out.note = match refusal {
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
}
