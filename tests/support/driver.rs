//! A program without a window: the real driver and workers, in folders of the test's own.
#![allow(dead_code, reason = "every test file uses its own part of this")]

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use heibai::app::driver::Driver;
use heibai::app::folders::Folders;
use heibai::app::launch::WindowOptions;
use heibai::app::library::ChosenGames;
use heibai::app::settings::Settings;
use heibai::app::state::{Event, KeptGamesEvent, LibraryEvent, Note, Shown, Status};
use heibai::game::{Mode, Phase, TimeControl};
use tempfile::TempDir;

/// Longer than anything takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Home {
    folder: TempDir,
}

impl Home {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("there is a folder for temporary files") }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("it is in the home")).expect("it can be made");
        fs::write(&path, bytes).expect("it can be written");
        path
    }

    pub fn folders(&self) -> Folders {
        let path = |name| Some(self.path(name));
        Folders { config: path("config"), state: path("state"), data: path("data") }
    }

    /// Starts as `heibai` does.
    pub fn launch(&self) -> Program {
        self.launch_with(WindowOptions::default())
    }

    pub fn launch_with(&self, options: WindowOptions) -> Program {
        Program { driver: Driver::launch(options, &self.folders()) }
    }

    /// Starts as `heibai --mode MODE --start` does.
    pub fn start(&self, mode: Mode) -> Program {
        self.launch_with(anew(mode))
    }

    /// A copy of the files as they are now, as after a kill.
    pub fn after_kill(&self) -> Self {
        let copy = Self::new();
        copy_folder(self.folder.path(), copy.folder.path());
        copy
    }

    /// The names of the files of unfinished games, without locks.
    pub fn games(&self) -> Vec<String> {
        let Ok(entries) = fs::read_dir(self.path("state/sessions")) else { return Vec::new() };
        let paths = entries.flatten().map(|entry| entry.path());
        let games = paths.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
        let mut names: Vec<String> = games
            .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()))
            .collect();
        names.sort();
        names
    }

    /// The file of the only unfinished game.
    pub fn game(&self) -> PathBuf {
        let games = self.games();
        assert_eq!(games.len(), 1, "{games:?}");
        self.path("state/sessions").join(&games[0])
    }
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("it can be made");
    for entry in fs::read_dir(from).expect("it is there").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_folder(&entry.path(), &target);
        } else {
            // A temporary file may have been renamed.
            let Ok(modified) = entry.metadata().and_then(|metadata| metadata.modified()) else {
                continue;
            };
            if fs::copy(entry.path(), &target).is_ok() {
                let copy = fs::File::options().write(true).open(target).expect("it is there");
                copy.set_modified(modified).expect("it is ours");
            }
        }
    }
}

/// The options of `--mode MODE --start`.
pub fn anew(mode: Mode) -> WindowOptions {
    WindowOptions { mode: Some(mode), start: true, ..WindowOptions::default() }
}

/// The options of a file on the command line.
pub fn opening(file: &Path) -> WindowOptions {
    WindowOptions { files: vec![file.to_owned()], ..WindowOptions::default() }
}

/// A running program. Dropping it is not as orderly as [`Program::quit`].
pub struct Program {
    pub driver: Driver,
}

impl Program {
    pub fn dispatch(&mut self, event: Event) {
        self.driver.dispatch(event);
    }

    pub fn library(&mut self, event: LibraryEvent) {
        self.dispatch(Event::Library(event));
    }

    /// The number of the latest list.
    pub fn list(&self) -> u64 {
        self.driver.state().list_number()
    }

    /// Exports games of the latest list.
    pub fn export(&mut self, games: Vec<u32>, path: PathBuf) {
        let list = self.driver.state().catalogue().expect("something is listed");
        self.library(LibraryEvent::Export(ChosenGames::of(list, games), path));
    }

    pub fn open(&mut self, path: PathBuf) {
        self.library(LibraryEvent::Open(vec![path]));
    }

    pub fn paste(&mut self, text: &str) {
        self.library(LibraryEvent::Paste(text.to_owned()));
    }

    /// Closes the window.
    pub fn quit(mut self) {
        self.driver.close();
    }

    /// Lets workers and clock run until `is_so`.
    pub fn until(&mut self, what: &str, is_so: impl Fn(&Driver) -> bool) {
        let end = Instant::now() + PATIENCE;
        loop {
            self.driver.receive();
            if is_so(&self.driver) {
                return;
            }
            assert!(Instant::now() < end, "never: {what}; {:?}", self.shown());
            let wake = self.driver.next_wake();
            thread::sleep(
                wake.map_or(Duration::from_millis(2), |wake| wake.min(Duration::from_millis(2))),
            );
            if wake.is_some() {
                self.driver.dispatch(Event::Wake);
            }
        }
    }

    /// Waits for the disk by writing a file that can't be written. What is still being read would replace that message.
    pub fn settle(&mut self) {
        self.until("what is read", |driver| driver.background().is_none());
        let note = self.shown().note;
        self.dispatch(Event::SaveAs(PathBuf::from("/nowhere/at all")));
        self.until("the disk", |driver| {
            let note = driver.state().shown().note;
            note.status == Status::SaveFailed && note.detail.contains("/nowhere")
        });
        self.dispatch(Event::Say(note));
    }

    pub fn until_says(&mut self, status: Status) -> Note {
        self.until(&format!("{status:?}"), |driver| driver.state().shown().note.status == status);
        self.shown().note
    }

    pub fn until_moves(&mut self, moves: &str) {
        self.until(moves, |driver| moves_of(driver) == moves);
    }

    pub fn until_resumable(&mut self, games: usize) {
        self.until(&format!("{games} kept games"), |driver| driver.resumable() == games);
    }

    /// Plays moves such as `f5d6`, for both sides.
    pub fn play(&mut self, transcript: &str) {
        for name in transcript.as_bytes().chunks(2) {
            let name = std::str::from_utf8(name).expect("transcripts are of ASCII");
            let cell = self.driver.state().cell_named(name).expect("it is on the board");
            let before = self.shown().move_count;
            self.dispatch(Event::Activate(cell));
            assert_eq!(self.shown().move_count, before + 1, "{name}: {:?}", self.shown().note);
        }
    }

    /// Resumes the next game, which has these moves.
    pub fn resume(&mut self, moves: &str) {
        self.dispatch(Event::KeptGames(KeptGamesEvent::Resume));
        self.until_moves(moves);
        self.settle();
    }

    pub fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        self.driver.change_settings(change);
    }

    pub fn without_delay(mut self) -> Self {
        self.change(|settings| settings.play.reply_delay_ms = 0);
        self.dispatch(Event::MotionChanged { is_still: true });
        self
    }

    pub fn without_clock(mut self) -> Self {
        self.dispatch(Event::ChooseClock(TimeControl::Off));
        self
    }

    pub fn shown(&self) -> Shown {
        self.driver.state().shown()
    }

    pub fn phase(&self) -> Phase {
        self.shown().phase
    }

    pub fn status(&self) -> Status {
        self.shown().note.status
    }

    pub fn moves(&self) -> String {
        moves_of(&self.driver)
    }
}

/// The program started after a kill, once the disk has caught up.
pub fn kept_now(program: &mut Program, home: &Home) -> Program {
    program.settle();
    home.after_kill().launch()
}

fn moves_of(driver: &Driver) -> String {
    driver.state().move_rows().into_iter().map(|row| row.notation).collect()
}
