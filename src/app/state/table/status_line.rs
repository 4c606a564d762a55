//! What the status line says of the match.

use super::{Output, Table};
use crate::app::state::{Note, Status};
use crate::game::{Choice, How, Phase, Ply, Position, Refusal, Side, Turn};

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
            Phase::Running if self.game.time_up().is_some() => {
                Note::new(Status::TimeUpAsked).side(side)
            }
            Phase::Running if !position.is_settled() => self.opening_note(position),
            Phase::Running => {
                let status = if self.game.machine_to_move().is_some() {
                    Status::Thinking
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

    fn opening_note(&self, position: &Position) -> Note {
        let side = self.game.side_in_turn();
        let (machine, person) = opening_notes(position);
        if self.game.machine_to_move().is_some() {
            return Note::new(machine).side(side);
        }
        if person.side.is_none() { person.side(side) } else { person }
    }

    pub fn announce_turn(&self, out: &mut Output) {
        if let Some(note) = self.latest_turn(out) {
            out.say(note);
        }
    }

    /// What is to be said of the latest turn, whose stone is heard at once.
    pub(super) fn latest_turn(&self, out: &mut Output) -> Option<Note> {
        let turn = *self.game.turns().last()?;
        if let Ply::Place(cell) = turn.ply {
            out.signal(crate::app::state::Signal::StonePlaced(cell));
        }
        Some(self.turn_note(turn))
    }

    fn turn_note(&self, turn: Turn) -> Note {
        let now = self.game_note();
        let with_stone = |note: Note| match turn.ply {
            Ply::Place(cell) => {
                let before = self.game.position_after(self.game.turns().len() - 1);
                note.cell(before.cell_name(cell)).count(before.changes(cell).len())
            }
            Ply::Pass | Ply::Choose(_) | Ply::Offer(_) => note,
        };
        match (now.status, turn.how) {
            (Status::GameOver, _) => with_stone(now.side(turn.side)),
            (Status::MustPass | Status::WillPass, _) => with_stone(now),
            (_, How::Chosen) => self.choice_note(turn.ply),
            (_, How::Placed) if self.took_fifth() => {
                with_stone(Note::new(Status::FifthTaken).side(self.game.side_in_turn()))
            }
            (status, _) if status.is_of_opening() => now,
            (_, How::Placed | How::Opening | How::Recorded) => {
                let note = with_stone(Note::new(Status::Played).side(turn.side));
                let status = if note.count > 0 { Status::Played } else { Status::Placed };
                Note { status, ..note }
            }
            (_, How::ForcedPass) => Note::new(Status::PassedToMove).side(turn.side),
            (_, How::Skipped) => Note::new(Status::SkippedToMove).side(turn.side),
            (_, How::TimedOut) => Note::new(Status::TimeUpPassed).side(turn.side),
        }
    }

    fn took_fifth(&self) -> bool {
        !self.game.position_after(self.game.turns().len() - 1).offers().is_empty()
    }

    fn choice_note(&self, ply: Ply) -> Note {
        let position = self.game.position();
        match ply {
            Ply::Choose(Choice::TwoMore) => Note::new(Status::TwoMore),
            Ply::Choose(Choice::Fifths(count)) => {
                let note = Note::new(Status::FifthsChosen).number(count.into());
                // Whose choice comes next, if it is a person's.
                let chooses =
                    !position.choices().is_empty() && self.game.machine_to_move().is_none();
                if chooses { note.side(position.player_to_move()) } else { note }
            }
            Ply::Offer(_) if position.offers_due() == 0 => self.game_note(),
            Ply::Offer(cell) => {
                let note = Note::new(Status::FifthOffered).cell(position.cell_name(cell));
                note.number(position.offers_due())
            }
            Ply::Choose(_) if position.offers_due() > 0 => self.game_note(),
            // The opener counts as Black until colours are chosen.
            Ply::Choose(_) | Ply::Place(_) | Ply::Pass => {
                let counts = position.counts();
                let note = Note::new(Status::ColoursChosen).side(position.player_of(Side::Black));
                note.number(counts.black + counts.white + 1).count(width_of(position))
            }
        }
    }

    pub fn refused(&self, refusal: Refusal, out: &mut Output) {
        let side = self.game.side_in_turn();
        out.say(match refusal {
            Refusal::NotStarted
            | Refusal::UnderWay
            | Refusal::Paused
            | Refusal::Over
            | Refusal::TimeUp => self.game_note(),
            Refusal::NotYourTurn => Note::new(Status::NotYourTurn).side(side),
            Refusal::CanMove => Note::new(Status::SkipRefused).side(side),
            Refusal::Nothing | Refusal::Setup(_) | Refusal::Illegal(_) => return,
        });
    }
}

/// The width of the square in the middle where the opening wants the next stone, or 0.
fn width_of(position: &Position) -> usize {
    position.reach().map_or(0, |reach| 2 * usize::from(reach) + 1)
}

/// What an opening wants next, of the machine and of a person.
pub(in crate::app::state) fn opening_notes(position: &Position) -> (Status, Note) {
    let fifths = position.choices().iter().rev().find_map(|choice| match choice {
        Choice::Fifths(count) => Some(usize::from(*count)),
        _ => None,
    });
    if !position.choices().is_empty() {
        let note = if position.choices().contains(&Choice::Black) {
            let note = Note::new(Status::ChooseColours).side(position.player_to_move());
            note.number(fifths.unwrap_or_default())
        } else {
            Note::new(Status::ChooseFifths)
        };
        (Status::MachineChooses, note)
    } else if position.offers_due() > 0 {
        let note = Note::new(Status::OfferFifths).number(position.offers_due());
        (Status::MachineOffers, note)
    } else if position.opening_stones() > 0 {
        let note = Note::new(Status::OpeningStone).side(position.side_to_move());
        let note = note.number(position.opening_stones()).count(width_of(position));
        (Status::MachineOpens, note)
    } else {
        (Status::MachineTakes, Note::new(Status::TakeFifth))
    }
}
