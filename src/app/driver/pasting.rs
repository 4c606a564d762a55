//! What is pasted into something that is there already: into a position that is set up, or into a study.

use super::Driver;
use super::refusal::refusal;
use crate::app::state::{Event, Note, SetUpEvent, Signal, Status, StudyEvent};
use crate::game::Variant;
use crate::game::tree::GameTree;
use crate::records::ReadError;
use crate::records::formats::{Collection, Source};

impl Driver {
    /// Sets up the position of a text: a board, or the end of a game. If it is neither, says so and leaves the board as
    /// it is.
    pub(super) fn paste_position(&mut self, text: &str, variant: Variant) -> Vec<Signal> {
        self.take_pasted(text, variant, |tree| {
            let position = Box::new(tree.position(tree.main_end()));
            Event::SetUp(SetUpEvent::Take(tree.variant(), position))
        })
    }

    /// Puts the lines of a pasted game into the study.
    pub fn merge_pasted(&mut self, text: &str) -> Vec<Signal> {
        let Some(study) = self.state.study() else { return Vec::new() };
        let variant = study.tree().variant();
        self.take_pasted(text, variant, |tree| Event::Study(StudyEvent::Merge(Box::new(tree))))
    }

    /// Looks for a pasted position in the study: a board, or the end of a game.
    pub fn find_pasted(&mut self, text: &str) -> Vec<Signal> {
        let Some(study) = self.state.study() else { return Vec::new() };
        let variant = study.tree().variant();
        self.take_pasted(text, variant, |tree| {
            Event::Study(StudyEvent::Find(Box::new(tree.position(tree.main_end()))))
        })
    }

    /// Does something with the first game of a text; a text that is none is refused.
    fn take_pasted(
        &mut self,
        text: &str,
        variant: Variant,
        event: impl FnOnce(GameTree) -> Event,
    ) -> Vec<Signal> {
        if text.trim().is_empty() {
            return self.tell(Event::Say(Note::new(Status::NothingToPaste)));
        }
        match first_game(text, variant) {
            Ok(tree) => self.tell(event(tree)),
            Err(error) => self.tell(Event::Say(refusal(Status::PasteRefused, &error))),
        }
    }
}

/// The first game of a text, which is of this variant if it does not say so itself. Who begins on a board that was set
/// up says nothing of a game that is pasted.
fn first_game(text: &str, variant: Variant) -> Result<GameTree, ReadError> {
    let variant = match variant {
        Variant::Othello { size, .. } => Variant::default().with_size(size),
        Variant::Gomoku { .. } => variant,
    };
    let source = Source { bytes: text.as_bytes().to_vec(), variant, ..Source::default() };
    Collection::read(&source, None)?.first()
}
