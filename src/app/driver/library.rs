//! Games of files, of texts and of the folder of finished games: read, listed and exported on threads of their own, one
//! thing at a time. What is asked for last counts.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use super::files::name_of;
use super::refusal::why;
use super::{Answer, AtStart, Driver, Post};
use crate::app::disk::{self, Reason};
use crate::app::library::{
    self, Archive, Catalogue, ExportError, Exported, Import, ImportError, Imported, Progress,
};
use crate::app::state::{Event, Note, Signal, Status, StudyEvent};
use crate::game::Position;
use crate::game::tree::GameTree;
use crate::marks::visible_name;

/// A text that is longer is read on a thread: nobody waits for less.
const SHORT_TEXT: usize = 1 << 15;

/// Of more files that are opened at once not all are named.
const MOST_NAMES: usize = 3;

/// What is done in the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doing {
    /// A file or a text is read.
    Reading,
    /// The finished games are listed.
    Listing,
    /// A game of the list is read.
    Fetching,
    /// Games of the list are written.
    Exporting,
}

/// Why a game of the list was not opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// The game.
    pub game: usize,
    /// What is wrong with it.
    pub note: Note,
}

/// What comes back from a thread.
pub(super) struct LibraryAnswer {
    job: u64,
    done: Done,
}

enum Done {
    Read { name: Option<PathBuf>, result: Result<Import, ImportError> },
    Listed { is_asked: bool, result: Result<Catalogue, ImportError> },
    Fetched { game: usize, result: Result<Box<GameTree>, ImportError> },
    Exported { path: PathBuf, result: Result<Exported, ExportError> },
}

/// What a window has of the library.
#[derive(Default)]
pub(super) struct Library {
    /// The finished games, if there is a place for them.
    pub(super) archive: Option<Archive>,
    /// The list that is shown, or was.
    catalogue: Option<Arc<Catalogue>>,
    /// How often there was another list.
    lists: u64,
    /// Whether somebody asked to see it, and has not yet.
    is_asked: bool,
    trouble: Option<Trouble>,
    job: Option<Job>,
    jobs: u64,
    /// What the time is where the computer stands, such as `2026-11-22 09:14:03`.
    local_time: Option<fn() -> String>,
    bells: Vec<Bell>,
}

impl Library {
    /// What the time is, such as `2026-11-22 09:14:03`.
    pub(super) fn time(&self) -> String {
        self.local_time.unwrap_or(library::time_in_greenwich)()
    }
}

/// Tells who looks at the library that something has changed; who does not look any more gives `false`.
type Bell = Box<dyn Fn() -> bool>;

/// Something that is under way.
struct Job {
    number: u64,
    doing: Doing,
    /// The file, if there is one.
    name: String,
    progress: Arc<Progress>,
}

impl Driver {
    /// Has a file read; [`Self::receive`] goes on when its games have come.
    pub fn open(&mut self, path: PathBuf) {
        if path.is_dir() {
            return self.open_several(vec![path]);
        }
        let variant = self.state.game().setup().variant;
        self.begin(Doing::Reading, name_of(&path), move |progress| {
            let result = library::read_file(&path, variant, progress);
            Done::Read { name: Some(path), result }
        });
    }

    /// Has files read that are opened at once: the games of several become one list.
    pub fn open_all(&mut self, mut paths: Vec<PathBuf>) {
        if paths.len() < 2 {
            return paths.pop().into_iter().for_each(|path| self.open(path));
        }
        self.open_several(paths);
    }

    fn open_several(&mut self, paths: Vec<PathBuf>) {
        let variant = self.state.game().setup().variant;
        let names: Vec<_> = paths.iter().take(MOST_NAMES).map(|path| name_of(path)).collect();
        let rest = if paths.len() > MOST_NAMES { ", …" } else { "" };
        let name = names.join(", ") + rest;
        self.begin(Doing::Reading, name.clone(), move |progress| {
            let result = library::read_files(&paths, variant, progress);
            Done::Read { name: Some(name.into()), result }
        });
    }

    /// Opens a text that was pasted or dropped; if it is no game, says so and leaves everything as it is. A long one is
    /// read in the background.
    pub fn paste(&mut self, text: &str) -> Vec<Signal> {
        if text.trim().is_empty() {
            return self.tell(Event::Say(Note::new(Status::NothingToPaste)));
        }
        if let Some((variant, _)) = self.state.set_up() {
            return self.paste_position(text, variant);
        }
        let variant = self.state.game().setup().variant;
        if text.len() <= SHORT_TEXT {
            let result = library::read_text(text, variant, &Progress::default());
            self.stop_reading();
            return self.take_read(None, result);
        }
        let text = text.to_owned();
        self.begin(Doing::Reading, String::new(), move |progress| {
            let result = library::read_text(&text, variant, progress);
            Done::Read { name: None, result }
        });
        Vec::new()
    }

    /// Has the games listed that were finished here.
    pub fn list_finished(&mut self) {
        self.list_archive(true);
    }

    fn list_archive(&mut self, is_asked: bool) {
        let archive = self.library.archive.clone();
        self.begin(Doing::Listing, String::new(), move |progress| {
            let no_place = || {
                let path = PathBuf::from("games");
                ImportError::Disk(disk::ReadError::Missing { path })
            };
            let list = |archive: &Archive| archive.list(progress);
            let result = archive.as_ref().ok_or_else(no_place).and_then(list);
            Done::Listed { is_asked, result }
        });
    }

    /// Has the games of files listed that came by a position.
    pub(super) fn list_behind(&mut self, paths: Vec<PathBuf>, position: Position, line: String) {
        self.begin(Doing::Listing, String::new(), move |progress| {
            let result = library::games_behind(&paths, &position, &line, progress);
            Done::Read { name: Some(PathBuf::new()), result }
        });
    }

    /// Has a game of the list opened, to study it.
    pub fn open_listed(&mut self, game: usize) {
        let Some(catalogue) = self.catalogue().filter(|list| game < list.len()) else { return };
        self.library.trouble = None;
        self.begin(Doing::Fetching, String::new(), move |_| Done::Fetched {
            game,
            result: catalogue.tree(game).map(Box::new),
        });
    }

    /// Has the explorer count the games of the list's files, for good; says how many files these are.
    pub fn use_list_as_openings(&mut self) {
        let Some(list) = self.catalogue() else { return };
        let files: Vec<PathBuf> = list.files().into_iter().map(Path::to_owned).collect();
        let count = files.len();
        for file in files {
            // The list of the explorer outlives the folder in which the program was started.
            self.add_collection(std::path::absolute(&file).unwrap_or(file));
        }
        let signals = self.tell(Event::Say(Note::new(Status::UsedAsOpenings).number(count)));
        self.show_later(signals);
    }

    /// Has games of the list written to a file, in the format that its name asks for.
    pub fn export(&mut self, games: Vec<u32>, path: PathBuf) {
        let Some(catalogue) = self.catalogue() else { return };
        self.begin(Doing::Exporting, name_of(&path), move |progress| {
            let result = library::export(&catalogue, &games, &path, progress);
            Done::Exported { path, result }
        });
    }

    /// Deletes games of the list of finished games; it is listed anew when that is done.
    pub fn delete_listed(&self, games: &[u32]) {
        let Some(catalogue) = self.catalogue() else { return };
        let files = games.iter().filter_map(|&game| catalogue.file(game as usize).cloned());
        let files: Vec<PathBuf> = files.collect();
        self.with_disk(|disk| disk.delete_games(Some(files)));
    }

    /// Deletes every finished game.
    pub fn delete_finished(&self) {
        self.with_disk(|disk| disk.delete_games(None));
    }

    /// What is being read is not wanted any more.
    pub fn stop_reading(&mut self) {
        if let Some(job) = self.library.job.take() {
            job.progress.stop();
        }
        self.ring_library();
    }

    /// As [`Self::stop_reading`], and says so. What comes of it is there to [`Self::receive`].
    pub fn cancel_reading(&mut self) {
        if self.library.job.is_some() {
            self.stop_reading();
            let signals = self.refuse(Note::new(Status::ReadingStopped));
            self.show_later(signals);
        }
    }

    /// Opens a text that was dropped on the window, as [`Self::paste`] does. What comes of it is there to
    /// [`Self::receive`].
    pub fn drop_text(&mut self, text: &str) {
        let signals = self.paste(text);
        self.show_later(signals);
    }

    /// The list that is shown, or was shown last.
    pub fn catalogue(&self) -> Option<Arc<Catalogue>> {
        self.library.catalogue.clone()
    }

    /// A number that changes with each list.
    pub fn list_number(&self) -> u64 {
        self.library.lists
    }

    /// Returns once whether somebody asked to see the list that is there now.
    pub fn take_list_asked(&mut self) -> bool {
        std::mem::take(&mut self.library.is_asked)
    }

    /// Why the game of the list that was asked for last was not opened.
    pub fn list_trouble(&self) -> Option<&Trouble> {
        self.library.trouble.as_ref()
    }

    /// What is done in the background, of which file, and how far it has come in thousandths.
    pub fn background(&self) -> Option<(Doing, &str, u32)> {
        let job = self.library.job.as_ref()?;
        Some((job.doing, &job.name, job.progress.per_mille()))
    }

    /// Has `ring` called whenever something of the library has changed, until it gives `false`. The driver is in use
    /// then.
    pub fn on_library(&mut self, ring: impl Fn() -> bool + 'static) {
        self.library.bells.push(Box::new(ring));
    }

    /// Tells how to find out the time where the computer stands, such as `2026-11-22 09:14:03`; without that finished
    /// games are dated by Greenwich.
    pub fn use_local_time(&mut self, local_time: fn() -> String) {
        self.library.local_time = Some(local_time);
    }

    fn ring_library(&mut self) {
        self.library.bells.retain(|ring| ring());
    }

    /// Does something on a thread of its own, in place of what is under way.
    fn begin(
        &mut self,
        doing: Doing,
        name: String,
        work: impl FnOnce(&Progress) -> Done + Send + 'static,
    ) {
        self.stop_reading();
        self.library.jobs += 1;
        let number = self.library.jobs;
        let progress = Arc::new(Progress::default());
        let shared = Arc::clone(&progress);
        let post: Post = self.post.clone();
        let spawned = thread::Builder::new().name("heibai-library".to_owned()).spawn(move || {
            let answer = LibraryAnswer { job: number, done: work(&shared) };
            post.send(Answer::Library(Box::new(answer)));
        });
        match spawned {
            Ok(_) => self.library.job = Some(Job { number, doing, name, progress }),
            Err(error) => {
                self.complain(Status::OpenRefused, Reason::told(&error));
            }
        }
        self.ring_library();
    }

    pub(super) fn receive_from_library(&mut self, answer: LibraryAnswer) -> Vec<Signal> {
        if self.library.job.as_ref().is_none_or(|job| job.number != answer.job) {
            return Vec::new();
        }
        self.library.job = None;
        let signals = match answer.done {
            Done::Read { name, result } => self.take_read(name.as_deref(), result),
            Done::Listed { is_asked, result: Ok(list) } => {
                self.show_list(list, is_asked);
                Vec::new()
            }
            Done::Listed { result: Err(error), .. } => {
                self.refuse(why(Status::OpenRefused, &error))
            }
            Done::Fetched { game, result } => self.take_fetched(game, result),
            Done::Exported { path, result } => self.tell(Event::Say(match result {
                Ok(Exported { format, written, left_out }) => Note::new(Status::Exported)
                    .number(written)
                    .count(left_out)
                    .format(format)
                    .detail(name_of(&path)),
                Err(error) => Note::new(Status::ExportFailed).reason(error.reason()),
            })),
        };
        self.ring_library();
        signals
    }

    /// Takes over what was read: a game that can be played on, one to study, or a list to choose from.
    fn take_read(
        &mut self,
        name: Option<&Path>,
        result: Result<Import, ImportError>,
    ) -> Vec<Signal> {
        let refused = if name.is_some() { Status::OpenRefused } else { Status::PasteRefused };
        let Import { format, games, left_out } = match result {
            Ok(import) => import,
            Err(error) => return self.refuse(why(refused, &error)),
        };
        self.at_start = AtStart::Done;
        let file = name.map(name_of).unwrap_or_default();
        let mut read = Note::new(Status::Opened).format(format.name);
        let mut signals = match games {
            Imported::Played(game) => self.load(&game),
            Imported::Studied(tree) => self.tell(Event::Study(StudyEvent::Open(tree))),
            Imported::Several(list) => {
                read = Note::new(Status::ListRead).number(list.len()).format(list.format_name());
                self.show_list(*list, true);
                Vec::new()
            }
        };
        let read = if left_out.is_empty() {
            read.detail(file)
        } else {
            Note { status: Status::OpenedPartly, ..read }.detail(visible_name(&left_out))
        };
        signals.extend(self.tell(Event::Say(read)));
        signals
    }

    fn take_fetched(
        &mut self,
        game: usize,
        result: Result<Box<GameTree>, ImportError>,
    ) -> Vec<Signal> {
        match result {
            Ok(tree) => self.tell(Event::Study(StudyEvent::Open(tree))),
            Err(error) => {
                let note = why(Status::GameRefused, &error).number(game + 1);
                self.library.trouble = Some(Trouble { game, note: note.clone() });
                self.tell(Event::Say(note))
            }
        }
    }

    fn show_list(&mut self, list: Catalogue, is_asked: bool) {
        self.library.is_asked |= is_asked;
        self.library.catalogue = Some(Arc::new(list));
        self.library.lists += 1;
        self.library.trouble = None;
        self.ring_library();
    }

    /// Keeps a game that was finished, if that is wanted.
    pub(super) fn keep_finished(&self, number: u64, tree: &GameTree) {
        if self.settings.play.keep_games {
            let now = self.library.time();
            self.with_disk(|disk| disk.keep_game(number, tree, now));
        }
    }

    /// Takes in that finished games were deleted, or were not.
    pub(super) fn finished_deleted(
        &mut self,
        result: Result<usize, disk::WriteError>,
    ) -> Vec<Signal> {
        if self.library.catalogue.as_ref().is_some_and(|list| list.is_archive()) {
            self.list_archive(false);
        }
        match result {
            Ok(games) => self.tell(Event::Say(Note::new(Status::GamesDeleted).number(games))),
            Err(error) => self.complain(Status::DeleteFailed, &error),
        }
    }
}
