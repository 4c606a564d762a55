//! The openings that a person learns: their list, and changes to it.

use super::AppState;
use crate::app::repertoire::{Change, Edit};
use crate::app::state::{Effect, Note, OpeningRow, OpeningsEvent, OpeningsShown, Status};
use crate::book::Book;
use crate::game::Ply;
use crate::game::tree::NodeId;
use crate::repertoire::{Growth, Repertoires, SourceError};

impl AppState {
    pub(super) fn openings_event(&mut self, event: OpeningsEvent) {
        let now = self.learn.time(self.table.now);
        match event {
            OpeningsEvent::Read(repertoires) => self.openings.read(*repertoires, now),
            OpeningsEvent::Changed(repertoires) => {
                self.openings.changed(repertoires.map(|it| *it), now);
            }
            OpeningsEvent::Show => self.show_openings(),
            OpeningsEvent::Side(side) => {
                self.openings.show_side(side, now);
                self.count_openings();
            }
            OpeningsEvent::Choose(row) => self.openings.choose(row),
            OpeningsEvent::AddGame => {
                if self.is_nothing_below() {
                    self.out.note = Note::new(Status::NoMoveToAdd);
                } else {
                    let line = self.line_below();
                    self.add_lines(line.map(|line| vec![line]));
                }
            }
            OpeningsEvent::AddFromBook(plies) => {
                let lines = self.lines_of_book(plies);
                self.add_lines(lines);
            }
            OpeningsEvent::Remove => {
                let line = self.openings.chosen().and_then(|row| self.openings.begun(row));
                if let Some(line) = line {
                    self.change_openings(Edit::Remove(line));
                }
            }
            OpeningsEvent::LeaveOut => self.leave_chosen_out(),
            OpeningsEvent::Drill => self.begin_drill(),
        }
    }

    /// Has counted what people play, in the games that the explorer holds.
    fn show_openings(&mut self) {
        self.explorer.read(None, &mut self.out);
        self.count_openings();
    }

    fn count_openings(&mut self) {
        if let Some((number, repertoire)) = self.openings.ask_for_counts() {
            self.out.push(Effect::CountRepertoire(number, Box::new(repertoire)));
        }
    }

    /// Makes a change to the lines that are shown; returns whether it changed anything.
    pub(super) fn change_openings(&mut self, edit: Edit) -> bool {
        let (variant, side) = (self.openings.variant(), self.openings.side());
        self.change_repertoire(Change { variant, side, edit })
    }

    pub(super) fn change_repertoire(&mut self, change: Change) -> bool {
        let now = self.learn.time(self.table.now);
        let is_other = self.openings.change(&change, now);
        if is_other {
            self.out.push(Effect::Repertoire(Box::new(change)));
        }
        is_other
    }

    /// Whether no move leads to what waits below.
    fn is_nothing_below(&self) -> bool {
        match self.study() {
            Some(study) => study.at() == NodeId::ROOT,
            None => self.table.game.turns().is_empty(),
        }
    }

    /// The line of the game or the study that waits below.
    fn line_below(&self) -> Result<Vec<Ply>, SourceError> {
        let repertoire = self.openings.repertoire_or_new().ok_or(SourceError::OtherStart)?;
        if let Some(study) = self.study() {
            return repertoire.line_of(study.tree(), study.at());
        }
        let game = &self.table.game;
        let mut turns = game.turns().iter();
        let end = turns.try_fold(NodeId::ROOT, |at, turn| game.tree().child(at, turn.ply));
        repertoire.line_of(game.tree(), end.ok_or(SourceError::Line)?)
    }

    fn lines_of_book(&self, plies: usize) -> Result<Vec<Vec<Ply>>, SourceError> {
        let repertoire = self.openings.repertoire_or_new().ok_or(SourceError::OtherStart)?;
        let book = Book::embedded(repertoire.start()).ok_or(SourceError::Nothing)?;
        let line = self.openings.chosen().map_or(&[][..], |row| &row.line);
        repertoire.lines_by_book(line, Growth { plies, ..Growth::default() }, book)
    }

    fn add_lines(&mut self, lines: Result<Vec<Vec<Ply>>, SourceError>) {
        let cards = |state: &Self| state.openings.repertoire().map_or(0, |it| it.cards().count());
        let before = cards(self);
        let now = self.learn.time(self.table.now);
        let (added, trouble) = match lines {
            Ok(lines) => (self.change_openings(Edit::Add { lines, now }), None),
            Err(error) => (false, Some(error)),
        };
        self.out.note = match trouble {
            Some(SourceError::OtherStart) => Note::new(Status::OpeningElsewhere),
            _ if added => Note::new(Status::OpeningsAdded).number(cards(self) - before),
            _ => Note::new(Status::NoOpeningAdded),
        };
        if added {
            self.count_openings();
        }
    }

    fn leave_chosen_out(&mut self) {
        let Some(row) = self.openings.chosen() else { return };
        let is_left_out = row.is_left_out;
        let above = self.openings.above().into_iter().filter(|row| row.is_left_out);
        // It stays out as long as one above it does.
        let rows = std::iter::once(row).chain(above.filter(|_| is_left_out));
        let lines: Vec<_> = rows.filter_map(|row| self.openings.begun(row)).collect();
        for line in lines {
            let edit = if is_left_out { Edit::TakeIn(line) } else { Edit::LeaveOut(line) };
            self.change_openings(edit);
        }
    }

    /// The openings that a person learns; `None` until they have been read.
    pub fn repertoires(&self) -> Option<&Repertoires> {
        self.openings.all()
    }

    /// The rows of the lines that are shown.
    pub fn opening_rows(&self) -> Vec<OpeningRow> {
        if self.scene.is_learning() { self.openings.rows() } else { Vec::new() }
    }

    pub(super) fn openings_shown(&self) -> OpeningsShown {
        self.openings.shown()
    }
}
