//! Games of files, of texts and of the folder of finished games: read, listed and exported one thing at a time. What is
//! asked for last counts.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::refusal::{file_refusal, text_refusal};
use super::{AppState, Effect, Event, ExplorerEvent, Note, SetUpEvent, Status, StudyEvent};
use crate::app::disk::Reason;
use crate::app::library::{self, Catalogue, Exported, Import, Imported, Progress, name_of};
use crate::game::tree::GameTree;
use crate::game::{GameRecord, Mode, Position, Setup, Variant};
use crate::marks::visible_name;
use crate::records::ReadError;
use crate::records::formats::{Collection, SourceFile};

/// A text that is longer is read on a thread: nobody waits for less.
const SHORT_TEXT: usize = 1 << 15;

/// Of more files that are opened at once not all are named.
const MAX_NAMES: usize = 3;

/// Something that people do with games of files and texts, or that comes of it.
#[derive(Clone, Debug)]
pub enum LibraryEvent {
    /// Opens files: the games of several become one list.
    Open(Vec<PathBuf>),
    /// The same of what the command line names: if it is no game, the unfinished game is shown in its place.
    OpenAtStart(Vec<PathBuf>),
    /// Opens a text that was pasted or dropped; if it is no game, says so and leaves everything as it is.
    Paste(String),
    /// Puts the lines of a pasted game into the study.
    MergePasted(String),
    /// Looks for a pasted position in the study: a board, or the end of a game.
    FindPasted(String),
    /// Lists the games that were finished here.
    ListFinished,
    /// Opens a game of the list, to study it.
    OpenListed(usize),
    /// Has the explorer count the games of the list's files, for good.
    UseAsOpenings,
    /// Writes games of the list to a file, in the format that its name asks for.
    Export(Vec<u32>, PathBuf),
    /// Deletes games of the list of finished games; it is listed anew when that is done.
    Delete(Vec<u32>),
    /// Deletes every finished game.
    DeleteFinished,
    /// What is done is not wanted any more.
    Cancel,
    /// The job with this number is done.
    Done(u64, Done),
    /// So many finished games were deleted, or could not be.
    Deleted(Result<usize, Reason>),
}

/// What is done in the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doing {
    /// A file or a text is read.
    Reading,
    /// Games are listed.
    Listing,
    /// A game of the list is read.
    Fetching,
    /// Games of the list are written.
    Exporting,
}

/// What a thread is to do.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryJob {
    /// Read files; a game that does not say its board is taken to be of this variant.
    Open(Vec<PathBuf>, Variant),
    /// Read a text.
    Paste(String, Variant),
    /// List the games that were finished here.
    List {
        /// Whether somebody has asked to see the list.
        is_asked: bool,
    },
    /// List the games of these files, and those that were finished here if they count, that came by a position.
    ListBehind {
        /// The files.
        files: Vec<PathBuf>,
        /// Whether those count that were finished here.
        own: bool,
        /// The position.
        position: Box<Position>,
        /// The moves that lead there, as their names.
        line: String,
    },
    /// Read a game of the list.
    Fetch(usize),
    /// Write games of the list to a file.
    Export(Vec<u32>, PathBuf),
}

impl LibraryJob {
    fn doing(&self) -> Doing {
        match self {
            Self::Open(..) | Self::Paste(..) => Doing::Reading,
            Self::List { .. } | Self::ListBehind { .. } => Doing::Listing,
            Self::Fetch(_) => Doing::Fetching,
            Self::Export(..) => Doing::Exporting,
        }
    }
}

/// What came of a job, or what is said of its failure.
#[derive(Clone, Debug)]
pub enum Done {
    /// Games were read.
    Read(Result<Import, Note>),
    /// The finished games were listed.
    Listed {
        /// Whether somebody has asked to see the list.
        is_asked: bool,
        /// The list.
        result: Result<Arc<Catalogue>, Note>,
    },
    /// A game of the list was read.
    Fetched(usize, Result<Box<GameTree>, Note>),
    /// Games of the list were written.
    Exported(Result<Exported, Reason>),
    /// The system gives no thread.
    NotStarted(Reason),
}

/// Why a game of the list was not opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListTrouble {
    /// The game.
    pub game: usize,
    /// What is wrong with it.
    pub note: Note,
}

/// What a window has of the library.
#[derive(Clone, Debug, Default)]
pub(super) struct Library {
    /// The list that is shown, or was.
    catalogue: Option<Arc<Catalogue>>,
    /// How often there was another list.
    lists: u64,
    /// How often somebody asked to see the list that came then.
    lists_asked: u64,
    trouble: Option<ListTrouble>,
    job: Option<Job>,
    jobs: u64,
    /// Whether what the command line names is being read.
    opens_at_start: bool,
}

/// Something that is under way.
#[derive(Clone, Debug)]
struct Job {
    number: u64,
    doing: Doing,
    /// The file, if there is one.
    name: String,
}

impl AppState {
    /// The list that is shown, or was shown last.
    pub fn catalogue(&self) -> Option<Arc<Catalogue>> {
        self.library.catalogue.clone()
    }

    /// A number that changes with each list.
    pub fn list_number(&self) -> u64 {
        self.library.lists
    }

    /// A number that changes whenever a list is there that somebody asked to see.
    pub fn lists_asked(&self) -> u64 {
        self.library.lists_asked
    }

    /// Why the game of the list that was asked for last was not opened.
    pub fn list_trouble(&self) -> Option<&ListTrouble> {
        self.library.trouble.as_ref()
    }

    /// What is done in the background, and of which file.
    pub fn background(&self) -> Option<(Doing, &str)> {
        self.library.job.as_ref().map(|job| (job.doing, &*job.name))
    }

    /// Takes in what happened in the library; gives what that comes to for everything else.
    pub(super) fn library_event(
        &mut self,
        event: LibraryEvent,
        effects: &mut Vec<Effect>,
    ) -> Vec<Event> {
        match event {
            LibraryEvent::Open(paths) => self.open(paths, effects),
            LibraryEvent::OpenAtStart(paths) => {
                self.open(paths, effects);
                self.library.opens_at_start = true;
            }
            LibraryEvent::Paste(text) => return self.paste(text, effects),
            LibraryEvent::MergePasted(text) => {
                return self.pasted_in_study(&text, |tree| StudyEvent::Merge(Box::new(tree)));
            }
            LibraryEvent::FindPasted(text) => {
                return self.pasted_in_study(&text, |tree| {
                    StudyEvent::Find(Box::new(tree.position(tree.main_end())))
                });
            }
            LibraryEvent::ListFinished => {
                self.begin_job(LibraryJob::List { is_asked: true }, String::new(), effects);
            }
            LibraryEvent::OpenListed(game) => {
                if self.library.catalogue.as_ref().is_some_and(|list| game < list.len()) {
                    self.library.trouble = None;
                    self.begin_job(LibraryJob::Fetch(game), String::new(), effects);
                }
            }
            LibraryEvent::UseAsOpenings => return self.use_list_as_openings(),
            LibraryEvent::Export(games, path) => {
                if self.library.catalogue.is_some() {
                    let name = name_of(&path);
                    self.begin_job(LibraryJob::Export(games, path), name, effects);
                }
            }
            LibraryEvent::Delete(games) => {
                if let Some(list) = &self.library.catalogue {
                    let files = games.iter().filter_map(|&game| list.file(game as usize).cloned());
                    effects.push(Effect::DeleteGames(Some(files.collect())));
                }
            }
            LibraryEvent::DeleteFinished => effects.push(Effect::DeleteGames(None)),
            LibraryEvent::Cancel => {
                if self.library.job.is_some() {
                    self.stop_job(effects);
                    return self.refuse(Note::new(Status::ReadingStopped), effects);
                }
            }
            LibraryEvent::Done(number, done) => {
                if let Some(job) = self.library.job.take_if(|job| job.number == number) {
                    effects.push(Effect::LibraryChanged);
                    return self.job_done(done, job.name, effects);
                }
            }
            LibraryEvent::Deleted(result) => {
                if self.library.catalogue.as_ref().is_some_and(|list| list.is_archive()) {
                    self.begin_job(LibraryJob::List { is_asked: false }, String::new(), effects);
                }
                return vec![Event::Say(match result {
                    Ok(games) => Note::new(Status::GamesDeleted).number(games),
                    Err(reason) => Note::new(Status::DeleteFailed).reason(reason),
                })];
            }
        }
        Vec::new()
    }

    fn open(&mut self, paths: Vec<PathBuf>, effects: &mut Vec<Effect>) {
        if paths.is_empty() {
            return;
        }
        let names: Vec<_> = paths.iter().take(MAX_NAMES).map(|path| name_of(path)).collect();
        let rest = if paths.len() > MAX_NAMES { ", …" } else { "" };
        let variant = self.game.setup().variant;
        self.begin_job(LibraryJob::Open(paths, variant), names.join(", ") + rest, effects);
    }

    fn paste(&mut self, text: String, effects: &mut Vec<Effect>) -> Vec<Event> {
        if let Some((variant, _)) = self.set_up() {
            return pasted(&text, variant, |tree| {
                let position = Box::new(tree.position(tree.main_end()));
                Event::SetUp(SetUpEvent::Take(tree.variant(), position))
            });
        }
        if text.trim().is_empty() {
            return vec![Event::Say(Note::new(Status::NothingToPaste))];
        }
        let variant = self.game.setup().variant;
        if text.len() > SHORT_TEXT {
            self.begin_job(LibraryJob::Paste(text, variant), String::new(), effects);
            return Vec::new();
        }
        let result = library::read_text(&text, variant, &Progress::default());
        self.stop_job(effects);
        let result = result.map_err(|error| file_refusal(Status::PasteRefused, &error));
        self.take_read(result, String::new(), effects)
    }

    fn pasted_in_study(&self, text: &str, event: fn(GameTree) -> StudyEvent) -> Vec<Event> {
        let Some(study) = self.study() else { return Vec::new() };
        pasted(text, study.tree().variant(), |tree| Event::Study(event(tree)))
    }

    fn use_list_as_openings(&self) -> Vec<Event> {
        let Some(list) = &self.library.catalogue else { return Vec::new() };
        let files = list.files();
        let said = Note::new(Status::UsedAsOpenings).number(files.len());
        // The list of the explorer outlives the folder in which the program was started.
        let absolute = |file: &Path| std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
        let add = |file| Event::Explorer(ExplorerEvent::Add(absolute(file)));
        files.into_iter().map(add).chain([Event::Say(said)]).collect()
    }

    /// Does something in place of what is under way.
    pub(super) fn begin_job(&mut self, job: LibraryJob, name: String, effects: &mut Vec<Effect>) {
        self.library.jobs += 1;
        let number = self.library.jobs;
        self.library.job = Some(Job { number, doing: job.doing(), name });
        effects.extend([Effect::Library(number, job), Effect::LibraryChanged]);
    }

    fn stop_job(&mut self, effects: &mut Vec<Effect>) {
        if self.library.job.take().is_some() {
            effects.extend([Effect::StopLibrary, Effect::LibraryChanged]);
        }
    }

    fn job_done(&mut self, done: Done, name: String, effects: &mut Vec<Effect>) -> Vec<Event> {
        match done {
            Done::Read(result) => self.take_read(result, name, effects),
            Done::Listed { is_asked, result: Ok(list) } => {
                self.show_list(list, is_asked);
                Vec::new()
            }
            Done::Listed { result: Err(note), .. } => self.refuse(note, effects),
            Done::Fetched(_, Ok(tree)) => vec![Event::Study(StudyEvent::Open(tree))],
            Done::Fetched(game, Err(note)) => {
                let note = note.number(game + 1);
                self.library.trouble = Some(ListTrouble { game, note: note.clone() });
                vec![Event::Say(note)]
            }
            Done::Exported(Ok(Exported { format, written, left_out })) => {
                let note = Note::new(Status::Exported).number(written).count(left_out);
                vec![Event::Say(note.format(format).detail(name))]
            }
            Done::Exported(Err(reason)) => {
                vec![Event::Say(Note::new(Status::ExportFailed).reason(reason))]
            }
            Done::NotStarted(reason) => {
                vec![Event::Say(Note::new(Status::OpenRefused).reason(reason))]
            }
        }
    }

    /// Takes over what was read: a game that can be played on, one to study, or a list to choose from.
    fn take_read(
        &mut self,
        result: Result<Import, Note>,
        file: String,
        effects: &mut Vec<Effect>,
    ) -> Vec<Event> {
        let Import { format, games, left_out } = match result {
            Ok(import) => import,
            Err(note) => return self.refuse(note, effects),
        };
        self.library.opens_at_start = false;
        let mut read = Note::new(Status::Opened).format(format.name);
        let mut events = match games {
            Imported::Played(game) => vec![self.load_event(&game)],
            Imported::Studied(tree) => vec![Event::Study(StudyEvent::Open(tree))],
            Imported::Several(list) => {
                read = Note::new(Status::ListRead).number(list.len()).format(list.format_name());
                self.show_list(list, true);
                effects.push(Effect::LibraryChanged);
                Vec::new()
            }
        };
        let read = if left_out.is_empty() {
            read.detail(file)
        } else {
            Note { status: Status::OpenedPartly, ..read }.detail(visible_name(&left_out))
        };
        events.push(Event::Say(read));
        events
    }

    /// Puts a game that was read on the board, at the end of its main line.
    fn load_event(&self, game: &GameTree) -> Event {
        let before = self.game.setup();
        let last = game.main_end();
        let setup = Setup {
            variant: game.variant(),
            mode: game.facts.mode.unwrap_or(Mode::TwoPlayers),
            levels: game.facts.levels.unwrap_or(before.levels),
            time: game.facts.time().unwrap_or(before.time),
            opening: before.opening,
            programs: before.programs,
        };
        let record = Box::new(GameRecord::of(game, last));
        Event::Load { record, setup, end: game.node(last).end() }
    }

    /// Says that there is no game.
    fn refuse(&mut self, note: Note, effects: &mut Vec<Effect>) -> Vec<Event> {
        if std::mem::take(&mut self.library.opens_at_start) {
            effects.push(Effect::ResumeInstead(note.clone()));
        }
        vec![Event::Say(note)]
    }

    fn show_list(&mut self, list: Arc<Catalogue>, is_asked: bool) {
        self.library.lists_asked += u64::from(is_asked);
        self.library.catalogue = Some(list);
        self.library.lists += 1;
        self.library.trouble = None;
    }
}

/// What is done with the first game of a text; a text that is none is refused.
fn pasted(text: &str, variant: Variant, event: impl FnOnce(GameTree) -> Event) -> Vec<Event> {
    if text.trim().is_empty() {
        return vec![Event::Say(Note::new(Status::NothingToPaste))];
    }
    vec![match first_game(text, variant) {
        Ok(tree) => event(tree),
        Err(error) => Event::Say(text_refusal(Status::PasteRefused, &error)),
    }]
}

/// The first game of a text, which is of this variant if it does not say so itself. Who begins on a board that was set
/// up says nothing of a game that is pasted.
fn first_game(text: &str, variant: Variant) -> Result<GameTree, ReadError> {
    let variant = variant.plain();
    let source = SourceFile { bytes: text.as_bytes().to_vec(), variant, ..SourceFile::default() };
    Collection::read(&source, None)?.first()
}
