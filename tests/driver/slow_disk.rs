//! Programs that are killed while a slow disk still has to take what they were asked for: whatever was acknowledged is
//! there at the next start, once.
//!
//! The disk is slow because a library that is loaded before all others lets every sync take a second and a half. With
//! `HEIBAI_TEST_KILLS=200` as many programs are killed.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::driver_support::{Home, Program};
use crate::preloaded::library;
use heibai::analysis::practice::{Card, Deck, Grade, Occasion};
use heibai::analysis::{Mistake, MoveValue};
use heibai::app::collections::CollectionsFile;
use heibai::app::deck::Change;
use heibai::app::driver::Driver;
use heibai::app::folders::Folders;
use heibai::app::kept_file::KeptFile;
use heibai::app::launch::WindowOptions;
use heibai::app::lesson_progress::Progress;
use heibai::app::repertoire::{self, Edit, RepertoireFile};
use heibai::app::settings::SettingsFile;
use heibai::app::state::{
    Event, ExplorerEvent, LearnEvent, LessonEvent, PracticeEvent, SetUpEvent, StudyEvent,
};
use heibai::eval::Score;
use heibai::game::tree::Certainty;
use heibai::game::{Game, Mode, Phase, Ply, Position, Side, Tallies, TimeControl, Variant};
use heibai::lessons::Course;
use heibai::puzzles::History;
use heibai::repertoire::PositionKey;

/// Tell the test binary, started once more, where and what it is to do.
const CHILD_HOME: &str = "HEIBAI_TEST_HOME";
const CHILD_DEED: &str = "HEIBAI_TEST_DEED";
/// How many programs are killed.
const KILLS: &str = "HEIBAI_TEST_KILLS";

/// What a child says when it has done its deed.
const DONE: &str = "it is done";

/// Black wins with the ninth move.
const SHORTEST: &str = "e6f4e3f6g5d6e7f5c5";

const SLOW_SYNCS: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>
static int slowly(const char *name, int file) {
    struct timespec wait = { 1, 500000000 };
    nanosleep(&wait, 0);
    return ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
}
int fsync(int file) { return slowly("fsync", file); }
int fdatasync(int file) { return slowly("fdatasync", file); }
"#;

/// What is done before a kill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    /// A game comes to its end.
    End,
    /// A game is given up, that is taken back, and it is given up once more.
    EndTwice,
    /// Two mistakes are practised.
    Practise,
    /// Two choices are made, one after the other.
    Choose,
    /// Collections are added to the explorer, and one is removed.
    Collect,
    /// A position is set up.
    SetUp,
    /// A comment is written.
    Comment,
    /// Two puzzles are tried, and two sentences of a lesson read.
    Learn,
    /// A line is added to the openings, and one of its moves answered.
    Openings,
    /// Nothing but what an earlier program has left.
    Nothing,
}

const DEEDS: [Deed; 9] = [
    Deed::End,
    Deed::EndTwice,
    Deed::Practise,
    Deed::Choose,
    Deed::Collect,
    Deed::SetUp,
    Deed::Comment,
    Deed::Learn,
    Deed::Openings,
];

fn folders_in(home: &Path) -> Folders {
    let path = |name| Some(home.join(name));
    Folders { config: path("config"), state: path("state"), data: path("data") }
}

fn mistakes() -> Vec<Mistake> {
    let variant = Variant::default();
    let value = |cell, discs| {
        let (score, certainty) = (Score::from_discs(discs), Certainty::Exact);
        MoveValue { cell, score, certainty, line: vec![cell] }
    };
    let start = variant.start().expect("there is one");
    let mistake = |position: &Position, cells: [usize; 2]| Mistake {
        position: position.clone(),
        played: value(cells[0], -8),
        best: value(cells[1], 2),
    };
    let legal = |position: &Position| -> [usize; 2] {
        let cells = (0..64).filter(|&cell| position.is_legal(cell));
        cells.take(2).collect::<Vec<_>>().try_into().expect("there are four")
    };
    let first = mistake(&start, legal(&start));
    let mut program = Home::new().start(Mode::TwoPlayers);
    program.play("f5d6");
    let later = program.driver.state().game().position().clone();
    vec![first, mistake(&later, legal(&later))]
}

/// What has to be there before.
fn prepare(home: &Home, deed: Deed) {
    if deed == Deed::Practise {
        let file = KeptFile::<Deck>::at(home.folders().practice().expect("there is a place"));
        file.change(&Change::add(Variant::default(), &mistakes(), &Occasion::default(), 0), None)
            .expect("it can be written");
    }
}

fn collection(home: &Path, number: u32) -> PathBuf {
    home.join(format!("{number}.txt"))
}

/// Does the deed; when this returns, the window shows that it is done.
fn perform(program: &mut Program, home: &Path, deed: Deed) {
    let begin = |program: &mut Program| {
        program.dispatch(Event::ChooseMode(Mode::TwoPlayers));
        program.dispatch(Event::ChooseClock(TimeControl::Off));
        program.dispatch(Event::Start);
    };
    match deed {
        Deed::End => {
            begin(program);
            program.play(SHORTEST);
            assert_eq!(program.phase(), Phase::Over);
        }
        Deed::EndTwice => {
            begin(program);
            program.play("f5d6c3");
            program.dispatch(Event::Resign);
            program.dispatch(Event::Undo);
            assert_ne!(program.phase(), Phase::Over);
            program.play("d3");
            program.dispatch(Event::Resign);
            assert_eq!(program.phase(), Phase::Over);
        }
        Deed::Practise => {
            program.dispatch(Event::Practice(PracticeEvent::Read));
            program.until("the cards", |driver| driver.state().shown().practice.all == 2);
            for event in [PracticeEvent::Tell, PracticeEvent::Next, PracticeEvent::Tell] {
                program.dispatch(Event::Practice(event));
            }
        }
        Deed::Choose => {
            program.change(|settings| settings.window.width = 777);
            program.change(|settings| settings.window.height = 666);
        }
        Deed::Collect => {
            for number in [1, 2] {
                program.dispatch(Event::Explorer(ExplorerEvent::Add(collection(home, number))));
            }
            program.dispatch(Event::Explorer(ExplorerEvent::Remove(collection(home, 1))));
        }
        Deed::SetUp => {
            program.dispatch(Event::SetUp(SetUpEvent::Begin));
            program.dispatch(Event::SetUp(SetUpEvent::Clear));
        }
        Deed::Comment => {
            begin(program);
            program.play("f5d6");
            program.dispatch(Event::Study(StudyEvent::Enter));
            let node = program.driver.state().study().expect("it is studied").at();
            let study = program.driver.state().shown().study.number;
            let text = "Tiger or buffalo?".to_owned();
            program.dispatch(Event::Study(StudyEvent::Comment { study, node, text }));
        }
        Deed::Learn => {
            let moment = program.driver.moment();
            program.dispatch(Event::Learn(LearnEvent::Enter(moment)));
            program.dispatch(Event::Practice(PracticeEvent::Tell));
            program.dispatch(Event::Learn(LearnEvent::Rated));
            program.dispatch(Event::Practice(PracticeEvent::Tell));
            program.dispatch(Event::Lesson(LessonEvent::Open(0)));
            program.dispatch(Event::Lesson(LessonEvent::Next));
        }
        Deed::Openings => {
            let key = PositionKey::of(&Variant::default().start().expect("there is one"));
            let lines = vec![vec![Ply::Place(37), Ply::Place(43), Ply::Place(18)]];
            let answer = Edit::Answer { key, grade: Grade::Good, now: 7 };
            for edit in [Edit::Add { lines, now: 5 }, answer] {
                let (variant, side) = (Variant::default(), Side::Black);
                program.driver.change_repertoire(repertoire::Change { variant, side, edit });
            }
        }
        Deed::Nothing => {}
    }
}

/// The next start finds what was done, once, and leaves nothing to be done.
fn check(home: &Home, deed: Deed) {
    let mut program = home.launch();
    let shown = program.shown();
    match deed {
        Deed::End | Deed::EndTwice | Deed::Nothing => {
            assert_eq!((shown.phase, shown.move_count), (Phase::Ready, 0), "nothing is unfinished");
        }
        Deed::Choose => {
            let window = &program.driver.settings().window;
            assert_eq!((window.width, window.height), (777, 666), "the start uses them");
        }
        Deed::SetUp => {
            let (_, position) = program.driver.state().set_up().expect("it is set up");
            assert_eq!(position.counts().black + position.counts().white, 0);
        }
        Deed::Comment => {
            let study = program.driver.state().study().expect("it is studied");
            assert_eq!(study.tree().node(study.at()).comment(), "Tiger or buffalo?");
        }
        Deed::Practise | Deed::Collect | Deed::Learn | Deed::Openings => {}
    }
    // Where one learns, the end of the day is still to come.
    program.dispatch(Event::Learn(LearnEvent::Leave));
    program.until("the disk has all", |driver| driver.next_wake().is_none());
    program.quit();
    let folders = home.folders();
    let results = |folders: &Folders| -> u32 {
        let (tallies, notice) =
            KeptFile::<Tallies>::at(folders.tally().expect("there is a place")).read();
        assert_eq!(notice, None);
        tallies.iter().map(|(_, results)| results.wins.iter().sum::<u32>() + results.draws).sum()
    };
    match deed {
        Deed::End | Deed::EndTwice => {
            let games = kept_games(&home.path("data/games"));
            assert_eq!(games.len(), 1, "{games:?}");
            let text = fs::read_to_string(&games[0]).expect("it is text");
            let last = if deed == Deed::End { "B[ce]" } else { "W[dc]" };
            assert!(text.contains(last), "{text}");
            assert_eq!(results(&folders), 1);
        }
        Deed::Practise => {
            let (deck, notice) =
                KeptFile::<Deck>::at(folders.practice().expect("there is a place")).read();
            assert_eq!(notice, None);
            let asked = |card: &Card| card.memory.counts()[0];
            assert_eq!(deck.cards().iter().map(asked).collect::<Vec<_>>(), [1, 1]);
        }
        Deed::Choose => {
            let (_, settings, _) =
                SettingsFile::open(folders.settings().expect("there is a place"));
            assert_eq!((settings.window.width, settings.window.height), (777, 666));
        }
        Deed::Collect => {
            let list = folders.collections().expect("there is a place");
            assert_eq!(CollectionsFile::open(list).1, [collection(&home.path(""), 2)]);
        }
        Deed::Learn => {
            let file = KeptFile::<History>::at(folders.puzzles().expect("there is a place"));
            let (history, notice) = file.read();
            assert_eq!((history.attempts().len(), notice), (2, None));
            let file = KeptFile::<Progress>::at(folders.lessons().expect("there is a place"));
            let (progress, notice) = file.read();
            let first = &Course::shipped(Game::Othello).lessons[0];
            let reached = progress.of(Game::Othello, &first.id).map(|it| it.blocks);
            assert_eq!((reached, notice), (Some(2), None));
        }
        Deed::Openings => {
            let file = folders.repertoire().expect("there is a place");
            let (all, notice) = RepertoireFile::at(file).read();
            assert_eq!(notice, None);
            let mine = all.get(Variant::default(), Side::Black).expect("it was begun");
            let mut asked: Vec<u32> = mine.cards().map(|(_, it)| it.counts()[0]).collect();
            asked.sort_unstable();
            assert_eq!(asked, [0, 1]);
        }
        Deed::SetUp | Deed::Comment | Deed::Nothing => {}
    }
    let pending = fs::read_dir(home.path("state/pending"));
    assert_eq!(pending.map_or(0, Iterator::count), 0, "nothing is left to be done");
}

fn kept_games(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut games = Vec::new();
    for path in entries.map(|entry| entry.path()) {
        if path.is_dir() {
            games.extend(kept_games(&path));
        } else if path.extension().is_some_and(|ending| ending == "sgf") {
            games.push(path);
        }
    }
    games
}

/// The other half of the tests below: does its deed, says so, and goes on until it is killed.
#[test]
fn child_that_is_killed_on_a_slow_disk() {
    let Some(home) = std::env::var_os(CHILD_HOME).map(PathBuf::from) else { return };
    let wanted = std::env::var(CHILD_DEED).unwrap_or_default();
    let deed = DEEDS.into_iter().find(|deed| format!("{deed:?}") == wanted);
    let driver = Driver::launch(WindowOptions::default(), &folders_in(&home));
    let mut program = Program { driver };
    perform(&mut program, &home, deed.unwrap_or(Deed::Nothing));
    println!("{DONE}");
    loop {
        program.driver.receive();
        program.dispatch(Event::Wake);
        thread::sleep(Duration::from_millis(5));
    }
}

/// Starts a program on a slow disk, and returns when it has done its deed.
fn begin(home: &Home, deed: Deed, library: &Path) -> Child {
    let mut child = Command::new(std::env::current_exe().expect("this is a program"))
        .args(["--exact", "slow_disk::child_that_is_killed_on_a_slow_disk", "--nocapture"])
        .env(CHILD_HOME, home.path(""))
        .env(CHILD_DEED, format!("{deed:?}"))
        .env("LD_PRELOAD", library)
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let output = BufReader::new(child.stdout.take().expect("it is piped"));
    let is_done = output.lines().map_while(Result::ok).any(|line| line.contains(DONE));
    assert!(is_done, "{deed:?}: the child has ended");
    child
}

fn kill(mut child: Child, after: Duration) {
    thread::sleep(after);
    child.kill().expect("it lives");
    child.wait().expect("it was killed");
}

#[test]
fn whatever_was_acknowledged_outlives_a_kill_on_a_slow_disk() {
    let (_folder, library) = library(SLOW_SYNCS);
    let kills = std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(18);
    let mut chance = fastrand::Rng::with_seed(27);
    let mut deeds = DEEDS.into_iter().cycle();
    let mut killed = 0;
    while killed < kills {
        let deed = deeds.next().expect("they go round");
        let home = Home::new();
        prepare(&home, deed);
        kill(begin(&home, deed, &library), Duration::from_millis(chance.u64(..1_600)));
        killed += 1;
        // The one that has to do what is left can be killed as well.
        while killed < kills && chance.bool() {
            kill(begin(&home, Deed::Nothing, &library), Duration::from_millis(chance.u64(..3_200)));
            killed += 1;
        }
        eprintln!("{killed}: {deed:?}");
        check(&home, deed);
    }
}

#[test]
fn what_a_living_program_has_promised_is_left_to_it() {
    let (_folder, library) = library(SLOW_SYNCS);
    let home = Home::new();
    let child = begin(&home, Deed::End, &library);
    // It ends at once, for its disk is quick.
    home.launch().quit();
    assert_eq!(kept_games(&home.path("data/games")), Vec::<PathBuf>::new(), "nobody else keeps it");
    kill(child, Duration::ZERO);
    check(&home, Deed::End);
}
