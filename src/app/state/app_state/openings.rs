//! The openings that a person learns: their list, and changes to it.

use std::path::PathBuf;

use super::AppState;
use crate::app::explorer::CountsFor;
use crate::app::library::name_of;
use crate::app::repertoire::{Change, Edit};
use crate::app::state::drill::OpenDrill;
use crate::app::state::{
    Effect, LibraryJob, Note, OpeningRow, OpeningsEvent, OpeningsShown, Status,
};
use crate::book::Book;
use crate::game::tree::NodeId;
use crate::game::{Ply, Side, Variant};
use crate::openings::Opening;
use crate::repertoire::{Growth, Repertoire, Repertoires, SourceError, best, most_played};

impl AppState {
    pub(super) fn openings_event(&mut self, event: OpeningsEvent) {
        match event {
            OpeningsEvent::Read(repertoires) => {
                self.openings.read(*repertoires);
                self.lines_are_read();
                for (variant, side, line) in self.openings.take_waiting() {
                    self.add_lines_to(variant, side, vec![line]);
                }
            }
            OpeningsEvent::Changed(repertoires) => self.openings.changed(repertoires.map(|it| *it)),
            OpeningsEvent::Show => self.show_openings(),
            OpeningsEvent::Side(side) => {
                self.openings.pick_side(side);
                self.count_openings();
            }
            OpeningsEvent::ShowDue => {
                self.openings.show_due(self.learn.tonight(self.table.now));
                self.count_openings();
            }
            OpeningsEvent::Choose(row) => self.openings.choose(row),
            OpeningsEvent::AddGame => {
                if self.is_nothing_below() {
                    self.out.say(Note::new(Status::NoMoveToAdd));
                } else {
                    let line = self.line_below();
                    self.add_lines(line.map(|line| vec![line]));
                }
            }
            OpeningsEvent::AddHere(side, moment) => {
                self.learn.enter(moment, self.table.now);
                self.add_here(side);
            }
            OpeningsEvent::AddNamed(opening) => {
                let line = self.named_line(opening);
                self.add_lines(line.map(|line| vec![line]));
            }
            OpeningsEvent::Import(paths) => self.read_lines(paths),
            OpeningsEvent::Imported((variant, side), lines) => {
                self.add_lines_to(variant, side, lines);
            }
            OpeningsEvent::StudyDeparture => self.study_departure(),
            OpeningsEvent::Export(path) => self.write_lines(path),
            OpeningsEvent::AddFromBook(plies) => {
                let lines = self.lines_of_book(plies);
                if lines == Err(SourceError::Nothing) {
                    self.out.say(Note::new(Status::NotInBook));
                } else {
                    self.add_lines(lines);
                }
            }
            OpeningsEvent::Remove => {
                let line = self.openings.chosen().and_then(|row| self.openings.begun(row));
                if let Some(line) = line {
                    self.remove_opening(line);
                }
            }
            OpeningsEvent::PutBack => self.put_openings_back(),
            OpeningsEvent::LeaveOut => self.leave_chosen_out(),
            OpeningsEvent::Drill => self.begin_drill(),
        }
    }

    /// Has counted what people play, in the games that the explorer holds.
    fn show_openings(&mut self) {
        self.explorer.read(None, &mut self.out);
        self.count_openings();
    }

    pub(super) fn count_openings(&mut self) {
        if let Some((number, repertoire)) = self.openings.ask_for_counts() {
            let repertoire = Box::new(repertoire);
            self.out.push(Effect::CountRepertoire(CountsFor::List, number, repertoire));
        }
    }

    /// Makes a change to the lines that are shown; returns whether it changed anything.
    pub(super) fn change_openings(&mut self, edit: Edit) -> bool {
        let (variant, side) = (self.openings.variant(), self.openings.side());
        self.change_repertoire(Change { variant, side, edit })
    }

    pub(super) fn change_repertoire(&mut self, change: Change) -> bool {
        let is_other = self.openings.change(&change);
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

    /// Adds the line on the board, once it is known what there is.
    fn add_here(&mut self, side: Side) {
        let variant = self.variant_below().plain();
        let empty = Repertoire::new(variant, side).map_err(|_| SourceError::OtherStart);
        match empty.and_then(|empty| self.line_for(&empty)) {
            Ok(line) if self.openings.all().is_some() => {
                self.add_lines_to(variant, side, vec![line]);
            }
            Ok(line) => {
                if self.openings.add_later(variant, side, line) {
                    self.out.push(Effect::ReadRepertoires);
                }
            }
            Err(error) => self.add_lines(Err(error)),
        }
    }

    /// The line of the game or the study that waits below.
    fn line_below(&self) -> Result<Vec<Ply>, SourceError> {
        let repertoire = self.openings.repertoire_or_new().ok_or(SourceError::OtherStart)?;
        self.line_for(&repertoire)
    }

    /// The line of the study, or else of the game, as it fits a repertoire.
    fn line_for(&self, repertoire: &Repertoire) -> Result<Vec<Ply>, SourceError> {
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

    /// The line of a named opening, with an answer at its end by the book, or else by what people play.
    fn named_line(&self, opening: &'static Opening) -> Result<Vec<Ply>, SourceError> {
        let repertoire = self.openings.repertoire_or_new().ok_or(SourceError::OtherStart)?;
        let counts = self.openings.counts();
        repertoire.line_named(opening, &mut |position| {
            let of_book = Book::embedded(position).and_then(|book| best(book, position));
            of_book.or_else(|| most_played(counts.at(position)))
        })
    }

    fn read_lines(&mut self, paths: Vec<PathBuf>) {
        let mine = self.openings.repertoire_or_new().filter(|_| self.openings.all().is_some());
        if let (Some(mine), Some(first)) = (mine, paths.first()) {
            let name = name_of(first);
            self.library.begin(LibraryJob::ReadLines(paths, Box::new(mine)), name, &mut self.out);
        }
    }

    fn write_lines(&mut self, path: PathBuf) {
        if let Some(mine) = self.openings.repertoire().cloned() {
            let name = name_of(&path);
            self.library.begin(LibraryJob::WriteLines(Box::new(mine), path), name, &mut self.out);
        }
    }

    fn add_lines(&mut self, lines: Result<Vec<Vec<Ply>>, SourceError>) {
        match lines {
            Ok(lines) => {
                let (variant, side) = (self.openings.variant(), self.openings.side());
                self.add_lines_to(variant, side, lines);
            }
            Err(SourceError::OtherStart) => self.out.say(Note::new(Status::OpeningElsewhere)),
            Err(SourceError::Line | SourceError::Nothing) => {
                self.out.say(Note::new(Status::NoOpeningAdded));
            }
        }
    }

    fn cards_of(&self, variant: Variant, side: Side) -> usize {
        let mine = self.openings.all().and_then(|all| all.get(variant, side));
        mine.map_or(0, |it| it.cards().count())
    }

    fn remove_opening(&mut self, line: Vec<Ply>) {
        let (variant, side) = (self.openings.variant(), self.openings.side());
        let before = self.cards_of(variant, side);
        self.openings.keep_removed();
        if self.change_openings(Edit::Remove(line)) {
            let removed = before - self.cards_of(variant, side);
            self.out.say(Note::new(Status::OpeningsRemoved).side(side).number(removed));
        } else {
            self.openings.take_removed();
        }
    }

    /// Whether something was removed from the lines beside the board.
    pub(super) fn can_put_openings_back(&self) -> bool {
        let is_shown = self.scene.is_learning() && self.scene.drill().is_none();
        is_shown && self.openings.can_put_back()
    }

    /// Puts back what was removed last from the lines that are shown.
    pub(super) fn put_openings_back(&mut self) {
        let (variant, side) = (self.openings.variant(), self.openings.side());
        let before = self.cards_of(variant, side);
        let Some(removed) = self.openings.take_removed() else { return };
        if self.change_openings(Edit::PutBack(removed)) {
            let back = self.cards_of(variant, side) - before;
            self.out.say(Note::new(Status::OpeningsPutBack).side(side).number(back));
            self.count_openings();
        }
    }

    fn add_lines_to(&mut self, variant: Variant, side: Side, lines: Vec<Vec<Ply>>) {
        let before = self.cards_of(variant, side);
        let now = self.learn.time(self.table.now);
        let edit = Edit::Add { lines, now };
        let added = self.change_repertoire(Change { variant, side, edit });
        self.out.say(if added {
            let added = self.cards_of(variant, side) - before;
            Note::new(Status::OpeningsAdded).side(side).number(added)
        } else {
            Note::new(Status::NoOpeningAdded)
        });
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

    /// What the list shows, unless a drill covers it.
    pub(super) fn update_openings(&mut self) {
        if self.scene.is_learning() && self.scene.drill().is_none_or(OpenDrill::is_all_done) {
            let (now, before) = (self.table.now, self.openings.side());
            self.openings.update(self.learn.time(now), self.learn.tonight(now));
            if self.openings.side() != before {
                self.count_openings();
            }
        }
    }

    pub(super) fn openings_shown(&self) -> OpeningsShown {
        self.openings.shown()
    }
}
