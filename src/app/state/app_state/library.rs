//! Games of files, of texts and of the folder of finished games.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::AppState;
use crate::app::disk::ReasonKind;
use crate::app::file_url::path_at;
use crate::app::library::{
    self, Archived, Catalogue, Exported, Import, Imported, Progress, name_of,
};
use crate::app::state::library::{Job, files_named_in, names_of, pasted};
use crate::app::state::refusal::file_refusal;
use crate::app::state::{
    Doing, Done, Effect, Event, ExplorerEvent, LibraryEvent, LibraryJob, ListTrouble, Note,
    OpeningsEvent, SetUpEvent, Status, StudyEvent,
};
use crate::game::tree::GameTree;
use crate::game::{GameRecord, Mode, Setup};
use crate::marks::visible_name;

/// Longer text is read on a thread.
const SHORT_TEXT: usize = 1 << 15;

impl AppState {
    /// The latest list.
    pub fn catalogue(&self) -> Option<Arc<Catalogue>> {
        self.library.catalogue.clone()
    }

    /// A number that changes with each list.
    pub fn list_number(&self) -> u64 {
        self.library.lists
    }

    /// A number that changes with each list that somebody asked to see.
    pub fn lists_asked(&self) -> u64 {
        self.library.lists_asked
    }

    /// Why the latest game asked for could not be opened.
    pub fn list_trouble(&self) -> Option<&ListTrouble> {
        self.library.trouble.as_ref()
    }

    /// What is done in the background, and its file.
    pub fn background(&self) -> Option<(Doing, &str)> {
        self.library.background()
    }

    pub(super) fn library_event(&mut self, event: LibraryEvent) -> Vec<Event> {
        match event {
            LibraryEvent::Open(paths) => {
                let variant = self.variant_on_board();
                self.library.open(paths, variant, &mut self.out);
            }
            LibraryEvent::OpenUrls(urls) => {
                let paths: Vec<PathBuf> = urls.iter().filter_map(|url| path_at(url)).collect();
                match urls.first() {
                    Some(url) if paths.is_empty() => {
                        let note = Note::new(Status::NotOnDisk).detail(visible_name(url));
                        return vec![Event::Say(note)];
                    }
                    _ => return self.library_event(LibraryEvent::Open(paths)),
                }
            }
            LibraryEvent::OpenRecent(path) => {
                let variant = self.variant_on_board();
                self.library.open_recent(path, variant, &mut self.out);
            }
            LibraryEvent::OpenAtStart(paths) => {
                let variant = self.variant_on_board();
                self.library.open_at_start(paths, variant, &mut self.out);
            }
            LibraryEvent::Paste(text) => return self.paste(text),
            LibraryEvent::MergePasted(text) => {
                return self.pasted_in_study(&text, |tree| StudyEvent::Merge(Box::new(tree)));
            }
            LibraryEvent::FindPasted(text) => {
                return self.pasted_in_study(&text, |tree| {
                    StudyEvent::Find(Box::new(tree.position(tree.main_end())))
                });
            }
            LibraryEvent::ListFinished => self.library.list(true, &mut self.out),
            LibraryEvent::OpenListed(list, game) => {
                if self.library.numbered(list).is_some_and(|list| game < list.len()) {
                    self.library.trouble = None;
                    self.library.begin(LibraryJob::Fetch(game), String::new(), &mut self.out);
                }
            }
            LibraryEvent::UseAsOpenings => return self.use_list_as_openings(),
            LibraryEvent::Export(chosen, path) => {
                if !chosen.games().is_empty() {
                    let name = name_of(&path);
                    self.library.begin(LibraryJob::Export(chosen, path), name, &mut self.out);
                }
            }
            LibraryEvent::Delete(list, games) => {
                if let Some(list) = self.library.numbered(list) {
                    let files = games.iter().filter_map(|&game| list.file(game as usize).cloned());
                    let files = files.collect();
                    self.library.delete(Some(files), &mut self.out);
                }
            }
            LibraryEvent::DeleteFinished => self.library.delete(None, &mut self.out),
            LibraryEvent::Cancel => {
                if let Some(job) = self.library.stop(&mut self.out) {
                    self.library.list_if_due(&mut self.out);
                    return job.refuse(Note::new(Status::ReadingStopped), &mut self.out);
                }
                self.library.stop_deleting(&mut self.out);
            }
            LibraryEvent::Done(number, done) => {
                if let Some(job) = self.library.finish(number) {
                    self.out.push(Effect::LibraryChanged);
                    let events = self.job_done(done, job);
                    self.library.list_if_due(&mut self.out);
                    return events;
                }
            }
            LibraryEvent::Kept(archived) => {
                if let Some(Archived { number, name }) = archived {
                    self.table.game.use_archived(number, name);
                }
                let is_in_view = self.table.covered_at.is_some() && self.library.shows_archive();
                self.library.list_again(is_in_view, &mut self.out);
            }
            LibraryEvent::Deleted(result) => {
                self.library.deleted(&mut self.out);
                let is_shown = self.library.shows_archive();
                self.library.list_again(is_shown, &mut self.out);
                return vec![Event::Say(match result {
                    Ok(games) => Note::new(Status::GamesDeleted).number(games),
                    Err(reason) => Note::new(Status::DeleteFailed).reason(reason),
                })];
            }
        }
        Vec::new()
    }

    fn paste(&mut self, text: String) -> Vec<Event> {
        if let Some(files) = files_named_in(&text) {
            return self.library_event(LibraryEvent::Open(files));
        }
        if let Some((variant, _)) = self.set_up() {
            return pasted(&text, variant, |tree| {
                let position = Box::new(tree.position(tree.main_end()));
                Event::SetUp(SetUpEvent::Take(tree.variant(), position))
            });
        }
        if text.trim().is_empty() {
            return vec![Event::Say(Note::new(Status::NothingToPaste))];
        }
        let variant = self.variant_on_board();
        if text.len() > SHORT_TEXT {
            self.library.begin(LibraryJob::Paste(text, variant), String::new(), &mut self.out);
            return Vec::new();
        }
        let result = library::read_text(&text, variant, &Progress::default());
        if !self.library.writes() {
            self.library.stop(&mut self.out);
        }
        let result = result.map_err(|error| file_refusal(Status::PasteRefused, &error));
        self.take_read(result, &Job::default())
    }

    fn pasted_in_study(&self, text: &str, event: fn(GameTree) -> StudyEvent) -> Vec<Event> {
        let Some(study) = self.study() else { return Vec::new() };
        pasted(text, study.tree().variant(), |tree| Event::Study(event(tree)))
    }

    fn use_list_as_openings(&self) -> Vec<Event> {
        let Some(list) = &self.library.catalogue else { return Vec::new() };
        let files = list.files();
        let said = Note::new(Status::UsedAsOpenings).number(files.len());
        // The explorer's list outlives the working directory.
        let absolute = |file: &Path| std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
        let add = |file| Event::Explorer(ExplorerEvent::Add(absolute(file)));
        files.into_iter().map(add).chain([Event::Say(said)]).collect()
    }

    fn job_done(&mut self, done: Done, job: Job) -> Vec<Event> {
        match done {
            Done::Read(result) => self.take_read(result, &job),
            Done::Listed { is_asked, result: Ok(list) } => {
                self.library.show(list, is_asked);
                Vec::new()
            }
            Done::Listed { result: Err(note), .. }
            | Done::OpenedOwn(Err(note), _)
            | Done::Lines(_, Err(note)) => job.refuse(note, &mut self.out),
            Done::Fetched(_, Ok(tree)) => {
                let is_own = self.library.catalogue.as_ref().is_some_and(|list| list.is_archive());
                let open = if is_own { StudyEvent::OpenOwn } else { StudyEvent::Open };
                vec![Event::Study(open(tree))]
            }
            Done::OpenedOwn(Ok(tree), number) => Self::study_own_game(tree, number),
            Done::Fetched(game, Err(note)) => {
                let note = note.number(game + 1);
                self.library.trouble = Some(ListTrouble { game, note: note.clone() });
                vec![Event::Say(note)]
            }
            Done::Exported(Ok(Exported { format, written, left_out })) => {
                self.remember_files(&job.files);
                let note = Note::new(Status::Exported).number(written).count(left_out);
                vec![Event::Say(note.format(format).detail(job.name))]
            }
            Done::Exported(Err(reason)) => {
                vec![Event::Say(Note::new(Status::ExportFailed).reason(reason))]
            }
            Done::Lines(of, Ok(lines)) => {
                self.remember_folder_of(&job.files);
                vec![Event::Openings(OpeningsEvent::Imported(of, lines))]
            }
            Done::LinesWritten(Ok(cards)) => {
                self.remember_folder_of(&job.files);
                vec![Event::Say(Note::new(Status::LinesWritten).number(cards).file(job.name))]
            }
            Done::LinesWritten(Err(reason)) => {
                vec![Event::Say(Note::new(Status::LinesNotWritten).reason(reason))]
            }
        }
    }

    /// Accepts what was read: a game to play on, one to study, or a list to choose from.
    fn take_read(&mut self, result: Result<Import, Note>, job: &Job) -> Vec<Event> {
        let Import { format, games, left_out } = match result {
            Ok(import) => import,
            Err(note) => {
                let note = self.forget_missing(note, job);
                return job.refuse(note, &mut self.out);
            }
        };
        self.remember_files(&job.files);
        let mut read = Note::new(Status::Opened).format(format.name);
        let mut events = match games {
            Imported::Played(game) => vec![self.load_event(&game)],
            Imported::Studied(tree) => vec![Event::Study(StudyEvent::Open(tree))],
            Imported::Several(list) => {
                let broken: Vec<_> = list.unreadable().map(Path::to_owned).collect();
                let games = list.len() - broken.len();
                read = Note::new(Status::ListRead).number(games).format(list.format_name());
                let (names, more) = names_of(&broken);
                let rest = if more > 0 { ", …" } else { "" };
                read = read.file(names + rest);
                self.library.show(list, true);
                self.out.push(Effect::LibraryChanged);
                Vec::new()
            }
        };
        let read = if left_out.is_empty() {
            let (names, more) = names_of(&job.files);
            read.detail(names).count(more)
        } else {
            Note { status: Status::OpenedPartly, ..read }.detail(visible_name(&left_out))
        };
        events.push(Event::Say(read));
        events
    }

    /// A recent file that is gone leaves the list, and that is what is said.
    fn forget_missing(&mut self, note: Note, job: &Job) -> Note {
        let is_missing = note.reason.as_ref().is_some_and(|it| it.kind == ReasonKind::Missing);
        if !job.is_recent || !is_missing {
            return note;
        }
        for file in &job.files {
            self.forget_file(file);
        }
        Note::new(Status::RecentGone).detail(note.detail)
    }

    fn load_event(&self, game: &GameTree) -> Event {
        let before = self.table.setup_to_go_on();
        let last = game.main_end();
        let setup = Setup {
            variant: game.variant(),
            mode: game.facts.mode.unwrap_or(Mode::TwoPlayers),
            skills: game.facts.skills.unwrap_or(before.skills),
            time: game.facts.time().unwrap_or(before.time),
            opening: before.opening,
            programs: before.programs,
        };
        let record = Box::new(GameRecord::of(game, last));
        Event::Load { record, setup, end: game.node(last).end() }
    }
}
