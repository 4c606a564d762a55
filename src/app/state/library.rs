//! Games of files, texts and the folder of finished games: one job at a time, and the latest request counts.

mod messages;

use std::path::PathBuf;
use std::sync::Arc;

use super::output::Output;
use super::refusal::text_refusal;
use super::{Effect, Event, Note, Status};
use crate::app::file_url::path_at;
use crate::app::library::{Catalogue, name_of};
use crate::game::Variant;
use crate::game::tree::GameTree;
use crate::records::ReadError;
use crate::records::formats::{Collection, SourceFile};

/// File names listed when several are opened, at most.
const MAX_NAMES: usize = 3;

pub use messages::{Doing, Done, LibraryEvent, LibraryJob, ListTrouble};

#[derive(Clone, Debug, Default)]
pub(super) struct Library {
    pub catalogue: Option<Arc<Catalogue>>,
    pub lists: u64,
    pub lists_asked: u64,
    pub trouble: Option<ListTrouble>,
    pub job: Option<Job>,
    jobs: u64,
    /// Whether the list of finished games lacks a change, and a job of another kind runs.
    lists_later: bool,
    /// How many orders to delete games are not carried out yet, beside any job.
    deletions: usize,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Job {
    number: u64,
    pub doing: Doing,
    pub name: String,
    /// The files that are read or written; none for a text, or games finished here.
    pub files: Vec<PathBuf>,
    /// Whether they were chosen from the recent files.
    pub is_recent: bool,
    /// Whether they are those of the command line, in whose place the unfinished game is resumed.
    is_at_start: bool,
    /// For a list of finished games, whether it was asked for.
    pub lists_finished: Option<bool>,
}

impl Library {
    /// Begins a job in place of the running one, but never of one that writes; returns whether it has begun.
    pub(super) fn begin(&mut self, job: LibraryJob, name: String, out: &mut Output) -> bool {
        if self.writes() {
            out.say(Note::new(Status::StillWriting));
            return false;
        }
        self.jobs += 1;
        let files = job.files().to_vec();
        let lists_finished = match job {
            LibraryJob::List { is_asked } => Some(is_asked),
            _ => None,
        };
        let (number, doing) = (self.jobs, job.doing());
        self.job = Some(Job { number, doing, name, files, lists_finished, ..Job::default() });
        // A job may be done at once: whoever waits for its end hears of its beginning first.
        out.effects.extend([Effect::LibraryChanged, Effect::Library(self.jobs, job)]);
        true
    }

    /// What is being done, and with which file. Games are deleted beside a job, which is shown first.
    pub(super) fn background(&self) -> Option<(Doing, &str)> {
        let job = self.job.as_ref().map(|job| (job.doing, &*job.name));
        job.or_else(|| (self.deletions > 0).then_some((Doing::Deleting, "")))
    }

    /// Deletes finished games, or all of them without a list.
    pub(super) fn delete(&mut self, files: Option<Vec<PathBuf>>, out: &mut Output) {
        self.deletions += 1;
        out.effects.extend([Effect::LibraryChanged, Effect::DeleteGames(files)]);
    }

    /// Stops deleting games. How many it was is said once it is over.
    pub(super) fn stop_deleting(&self, out: &mut Output) {
        if self.deletions > 0 {
            out.push(Effect::StopDeleting);
        }
    }

    /// The deletion that was asked for first is over.
    pub(super) fn deleted(&mut self, out: &mut Output) {
        self.deletions = self.deletions.saturating_sub(1);
        out.push(Effect::LibraryChanged);
    }

    /// Whether a file is being written.
    pub(super) fn writes(&self) -> bool {
        self.job.as_ref().is_some_and(|job| job.doing == Doing::Exporting)
    }

    /// Lists the finished games again, if they are shown, since one came or went. A list on its way may have been read
    /// before; a job of another kind is not disturbed.
    pub(super) fn list_again(&mut self, is_shown: bool, out: &mut Output) {
        match self.job.as_ref().map(|job| job.lists_finished) {
            Some(Some(is_asked)) => self.list(is_asked, out),
            Some(None) => self.lists_later |= is_shown,
            None if is_shown => self.list(false, out),
            None => {}
        }
    }

    /// After the end of a job, lists the finished games if that waited for it and they are still shown.
    pub(super) fn list_if_due(&mut self, out: &mut Output) {
        let is_due = self.job.is_none() && std::mem::take(&mut self.lists_later);
        if is_due && self.shows_archive() {
            self.list(false, out);
        }
    }

    pub(super) fn list(&mut self, is_asked: bool, out: &mut Output) {
        self.begin(LibraryJob::List { is_asked }, String::new(), out);
    }

    /// The list, if it still is the one with this number: another one has other games in its places.
    pub(super) fn numbered(&self, list: u64) -> Option<&Arc<Catalogue>> {
        self.catalogue.as_ref().filter(|_| self.lists == list)
    }

    /// Whether the list is of the games finished here.
    pub(super) fn shows_archive(&self) -> bool {
        self.catalogue.as_ref().is_some_and(|list| list.is_archive())
    }

    /// Ends the running job, and returns it.
    pub(super) fn stop(&mut self, out: &mut Output) -> Option<Job> {
        let job = self.job.take()?;
        out.effects.extend([Effect::StopLibrary, Effect::LibraryChanged]);
        Some(job)
    }

    /// The job with this number, if it is the running one, which is over then.
    pub(super) fn finish(&mut self, number: u64) -> Option<Job> {
        self.job.take_if(|job| job.number == number)
    }

    /// Begins to read files, if any are named and nothing is being written.
    pub(super) fn open(
        &mut self,
        paths: Vec<PathBuf>,
        variant: Variant,
        out: &mut Output,
    ) -> Option<&mut Job> {
        if paths.is_empty() {
            return None;
        }
        let (names, more) = names_of(&paths);
        let rest = if more > 0 { ", …" } else { "" };
        let has_begun = self.begin(LibraryJob::Open(paths, variant), names + rest, out);
        self.job.as_mut().filter(|_| has_begun)
    }

    /// As [`Self::open`], for one of the recent files.
    pub(super) fn open_recent(&mut self, path: PathBuf, variant: Variant, out: &mut Output) {
        if let Some(job) = self.open(vec![path], variant, out) {
            job.is_recent = true;
        }
    }

    /// As [`Self::open`], for the files of the command line.
    pub(super) fn open_at_start(
        &mut self,
        paths: Vec<PathBuf>,
        variant: Variant,
        out: &mut Output,
    ) {
        if let Some(job) = self.open(paths, variant, out) {
            job.is_at_start = true;
        }
    }

    pub(super) fn show(&mut self, list: Arc<Catalogue>, is_asked: bool) {
        self.lists_asked += u64::from(is_asked);
        self.catalogue = Some(list);
        self.lists += 1;
        self.trouble = None;
    }
}

impl Job {
    /// Says why it came to nothing.
    pub(super) fn refuse(&self, note: Note, out: &mut Output) -> Vec<Event> {
        if self.is_at_start {
            out.push(Effect::ResumeInstead(note.clone()));
        }
        vec![Event::Say(note)]
    }
}

/// The names of the first files, and how many more there are.
pub(super) fn names_of(files: &[PathBuf]) -> (String, usize) {
    let names: Vec<_> = files.iter().take(MAX_NAMES).map(|file| name_of(file)).collect();
    (names.join(", "), files.len() - names.len())
}

/// The files that a text names and nothing else, each on a line, as file managers copy them (RFC 2483).
pub(super) fn files_named_in(text: &str) -> Option<Vec<PathBuf>> {
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    let file = |line: &str| path_at(line).or_else(|| line.starts_with('/').then(|| line.into()));
    let files: Vec<PathBuf> = lines.map(file).collect::<Option<_>>()?;
    (!files.is_empty()).then_some(files)
}

/// What is done with the first game of a text; text without one is refused.
pub(super) fn pasted(
    text: &str,
    variant: Variant,
    event: impl FnOnce(GameTree) -> Event,
) -> Vec<Event> {
    if text.trim().is_empty() {
        return vec![Event::Say(Note::new(Status::NothingToPaste))];
    }
    vec![match first_game(text, variant) {
        Ok(tree) => event(tree),
        Err(error) => Event::Say(text_refusal(Status::PasteRefused, &error)),
    }]
}

/// The first game of a text, of this variant unless it states another. Who begins on a board that was set up says nothing
/// about a pasted game.
fn first_game(text: &str, variant: Variant) -> Result<GameTree, ReadError> {
    let variant = variant.plain();
    let source = SourceFile { bytes: text.as_bytes().to_vec(), variant, ..SourceFile::default() };
    Collection::read(&source, None)?.first()
}
