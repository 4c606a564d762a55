//! The laws of the workers: nothing asked of the disk is lost or put in the wrong place, and no
//! answer of a search that is not wanted any more gets through.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use heibai::app::disk::{self, ReadError, WriteError};
use heibai::app::session::{Claimed, Sessions};
use heibai::app::settings::{Settings, SettingsFile};
use heibai::app::worker::{
    AutosaveError, DiskAnswer, DiskWorker, EngineAnswer, EngineWorker, Places, Searcher,
};
use heibai::game::{Level, Variant};
use heibai::search::{
    Engine, HashSize, Limits, RankedMove, Report, Request, Score, Selectivity, Stop,
};
use tempfile::TempDir;

/// Longer than anything here takes, also on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// Stands for a game.
type Game = Vec<u32>;

/// A disk worker that stands still at its first answer until it is let go, so that what is asked
/// meanwhile has to wait.
struct Held {
    worker: DiskWorker<Game>,
    answers: Receiver<DiskAnswer<Game>>,
    gate: Sender<()>,
    folder: TempDir,
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("there is a folder for temporary files")
}

fn sessions(folder: &TempDir) -> Sessions {
    Sessions::open(folder.path().join("sessions")).expect("it can be made")
}

fn worker(places: Places) -> (DiskWorker<Game>, Receiver<DiskAnswer<Game>>) {
    let (sender, answers) = mpsc::channel();
    let worker = DiskWorker::start(places, move |answer| {
        let _ = sender.send(answer);
    });
    (worker.expect("there are threads"), answers)
}

fn held() -> Held {
    let folder = folder();
    let places = Places {
        sessions: Some(sessions(&folder)),
        settings: Some(SettingsFile::open(folder.path().join("settings.toml")).0),
        ..Places::default()
    };
    let (sender, answers) = mpsc::channel();
    let (gate, opened) = mpsc::channel();
    let opened = Mutex::new(Some(opened));
    let worker = DiskWorker::start(places, move |answer| {
        let first = opened.lock().expect("only this thread locks it").take();
        let _ = first.map(|opened| opened.recv());
        let _ = sender.send(answer);
    })
    .expect("there are threads");
    worker.list_resumable();
    Held { worker, answers, gate, folder }
}

impl Held {
    /// Lets the worker go, waits for its end, and tells what it answered after the first.
    fn let_go(self) -> (TempDir, Vec<DiskAnswer<Game>>) {
        assert!(self.worker.wait_for_drafts(PATIENCE), "drafts do not wait for the disk");
        self.gate.send(()).expect("the worker waits");
        self.worker.finish();
        (self.folder, self.answers.iter().skip(1).collect())
    }
}

fn next(answers: &Receiver<DiskAnswer<Game>>) -> DiskAnswer<Game> {
    answers.recv_timeout(PATIENCE).expect("the worker answers")
}

fn unfinished(folder: &TempDir) -> Vec<Game> {
    let sessions = sessions(folder);
    let claim = |kept: &heibai::app::session::ResumableGame| sessions.claim::<Game>(&kept.id);
    let mut games: Vec<Game> = sessions
        .resumable()
        .expect("they can be listed")
        .iter()
        .map(|kept| claim(kept).expect("nobody has it").game)
        .collect();
    games.sort();
    games
}

fn saved(answers: &[DiskAnswer<Game>]) -> Vec<u64> {
    let sequence = |answer: &DiskAnswer<Game>| match answer {
        DiskAnswer::Saved { sequence } => Some(*sequence),
        _ => None,
    };
    answers.iter().filter_map(sequence).collect()
}

#[test]
fn an_acknowledged_game_is_on_disk() {
    let folder = folder();
    let (worker, answers) =
        worker(Places { sessions: Some(sessions(&folder)), ..Places::default() });
    for sequence in 1..=20 {
        worker.save(sequence, vec![7; sequence as usize]);
        assert!(matches!(next(&answers), DiskAnswer::Saved { sequence: told } if told == sequence));
        let [path] = games(&folder).try_into().expect("there is one");
        let text = fs::read(path).expect("it is there");
        let file: serde_json::Value = serde_json::from_slice(&text).expect("it is JSON");
        assert_eq!(file["game"].as_array().map(Vec::len), Some(sequence as usize));
    }
}

fn games(folder: &TempDir) -> Vec<PathBuf> {
    files(folder, "json")
}

fn files(folder: &TempDir, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder.path().join("sessions")).expect("it is there");
    let paths = entries.map(|entry| entry.expect("it can be listed").path());
    paths.filter(|path| path.extension().is_some_and(|found| found == ending)).collect()
}

#[test]
fn on_a_disk_that_stands_still_a_kill_costs_no_move() {
    let held = held();
    for sequence in 1..=6 {
        held.worker.save(sequence, vec![sequence as u32]);
        // What another program would find now, after this one was killed.
        let killed = folder();
        let place = killed.path().join("sessions");
        fs::create_dir(&place).expect("it can be made");
        for draft in files(&held.folder, "draft") {
            fs::copy(&draft, place.join(draft.file_name().expect("it has one"))).expect("it can");
        }
        assert_eq!(unfinished(&killed), [[sequence as u32]]);
    }
    assert_eq!(games(&held.folder), Vec::<PathBuf>::new(), "the disk stands still");
    let (folder, answers) = held.let_go();
    assert_eq!(saved(&answers), [6]);
    assert_eq!(files(&folder, "draft"), Vec::<PathBuf>::new(), "the file has it all");
    assert_eq!(unfinished(&folder), [[6]]);
}

#[test]
fn a_folder_that_is_removed_while_a_game_is_played_is_made_again() {
    let folder = folder();
    let (worker, answers) =
        worker(Places { sessions: Some(sessions(&folder)), ..Places::default() });
    for sequence in 1..=3 {
        worker.save(sequence, vec![sequence as u32]);
        let DiskAnswer::Saved { .. } = next(&answers) else { panic!("the folder is made again") };
        assert_eq!((games(&folder).len(), files(&folder, "lock").len()), (1, 1));
        fs::remove_dir_all(folder.path().join("sessions")).expect("it is there");
    }
    worker.save(4, vec![4]);
    worker.finish();
    assert_eq!(unfinished(&folder), [[4]]);
}

#[test]
fn of_the_saves_that_wait_the_latest_is_written_and_answered() {
    let held = held();
    for sequence in 1..=100 {
        held.worker.save(sequence, vec![sequence as u32]);
        held.worker.list_resumable();
    }
    let (folder, answers) = held.let_go();
    assert_eq!(saved(&answers), [100]);
    assert_eq!(answers.len(), 101, "what is no save is answered every time");
    assert_eq!(unfinished(&folder), [[100]]);
}

#[test]
fn of_the_settings_that_wait_the_latest_are_written() {
    let held = held();
    for width in 400..=500 {
        let mut settings = Settings::default();
        settings.window.width = width;
        held.worker.save_settings(settings);
    }
    let (folder, answers) = held.let_go();
    assert!(matches!(answers[..], [DiskAnswer::SettingsChanged(Ok(None))]), "{answers:?}");
    let (_, settings, _) = SettingsFile::open(folder.path().join("settings.toml"));
    assert_eq!(settings.window.width, 500);
}

#[test]
fn a_finished_game_is_removed_whatever_was_waiting_to_be_saved() {
    let held = held();
    held.worker.save(1, vec![1]);
    held.worker.clear();
    let (folder, answers) = held.let_go();
    assert_eq!(saved(&answers), Vec::<u64>::new());
    assert_eq!(unfinished(&folder), Vec::<Game>::new());
    let left = fs::read_dir(folder.path().join("sessions")).expect("it is there").count();
    assert_eq!(left, 0, "not even a lock");
}

#[test]
fn a_save_after_the_removal_stays() {
    let held = held();
    held.worker.save(1, vec![1]);
    held.worker.clear();
    held.worker.save(2, vec![2]);
    held.worker.save(3, vec![3]);
    let (folder, answers) = held.let_go();
    assert_eq!(saved(&answers), [3]);
    assert_eq!(unfinished(&folder), [[3]]);
}

#[test]
fn a_game_put_by_is_kept_and_the_next_has_its_own_file() {
    let held = held();
    held.worker.save(1, vec![1]);
    held.worker.put_by(vec![2]);
    held.worker.save(3, vec![3]);
    held.worker.save(4, vec![4]);
    let (folder, answers) = held.let_go();
    assert_eq!(saved(&answers), [1, 4]);
    assert!(matches!(answers[1], DiskAnswer::PutBy(Ok(()))), "{answers:?}");
    assert_eq!(unfinished(&folder), [[2], [4]]);
}

#[test]
fn a_removal_after_putting_by_does_not_touch_the_game_put_by() {
    let held = held();
    held.worker.put_by(vec![1]);
    held.worker.save(2, vec![2]);
    held.worker.clear();
    let (folder, answers) = held.let_go();
    assert_eq!(saved(&answers), Vec::<u64>::new());
    assert_eq!(unfinished(&folder), [[1]]);
}

#[test]
fn a_game_taken_up_again_gets_the_saves_after_that_and_none_before() {
    let folder = folder();
    let all = sessions(&folder);
    all.begin().expect("it can be made").save(&vec![1]).expect("it can be written");
    let (worker, answers) = worker(Places { sessions: Some(all), ..Places::default() });
    worker.save(1, vec![2]);
    worker.list_resumable();
    worker.claim(None);
    assert!(matches!(next(&answers), DiskAnswer::Saved { sequence: 1 }));
    let DiskAnswer::Resumable(Ok(kept)) = next(&answers) else { panic!("the list was asked for") };
    assert_eq!(kept.len(), 1, "the game on the board is not among them");
    let DiskAnswer::Claimed { claimed: Some(claimed), .. } = next(&answers) else {
        panic!("the game was asked for")
    };
    assert_eq!(claimed.game, [1]);
    worker.save(2, vec![3]);
    worker.adopt(claimed.session);
    worker.save(3, vec![4]);
    worker.finish();
    assert_eq!(unfinished(&folder), [vec![3], vec![4]]);
}

#[test]
fn a_game_that_is_gone_can_not_be_taken_up() {
    let folder = folder();
    let all = sessions(&folder);
    let session = all.begin().expect("it can be made");
    let id = session.id().clone();
    drop(session);
    let (worker, answers) = worker(Places { sessions: Some(all), ..Places::default() });
    worker.claim(Some(id));
    let DiskAnswer::Claimed { claimed, error, .. } = next(&answers) else {
        panic!("the game was asked for")
    };
    assert!(claimed.is_none() && error.is_some());
}

#[test]
fn a_game_that_does_not_fit_is_kept_aside() {
    let folder = folder();
    let all = sessions(&folder);
    all.begin().expect("it can be made").save(&vec![1]).expect("it can be written");
    let Claimed { session, .. } = all.claim_latest::<Game>().claimed.expect("it is there");
    let notice = session.set_aside("move 1: not legal");
    assert_eq!(notice.details, ["move 1: not legal"]);
    assert!(notice.kept_aside.expect("it is kept").exists());
    assert!(all.claim_latest::<Game>().claimed.is_none());
}

#[test]
fn without_a_place_the_game_goes_on_and_it_is_told() {
    let (worker, answers) = worker(Places::default());
    worker.save(1, vec![1]);
    let DiskAnswer::SaveFailed { sequence: 1, error } = next(&answers) else {
        panic!("there is no place to save to")
    };
    assert!(matches!(error, AutosaveError::NoPlace));
    worker.clear();
    worker.list_resumable();
    assert!(matches!(next(&answers), DiskAnswer::Resumable(Ok(kept)) if kept.is_empty()));
}

#[test]
fn a_save_that_failed_is_tried_again_with_the_next() {
    let folder = folder();
    let all = sessions(&folder);
    let place = folder.path().join("sessions");
    fs::remove_dir(&place).expect("it is empty");
    fs::write(&place, "in the way").expect("it can be written");
    let (worker, answers) = worker(Places { sessions: Some(all), ..Places::default() });
    worker.save(1, vec![1]);
    let DiskAnswer::SaveFailed { sequence: 1, error } = next(&answers) else {
        panic!("a file is in the way")
    };
    assert!(error.to_string().contains(&*place.to_string_lossy()), "{error}");
    fs::remove_file(&place).expect("it is there");
    worker.save(2, vec![2]);
    assert!(matches!(next(&answers), DiskAnswer::Saved { sequence: 2 }));
}

#[test]
fn files_are_read_up_to_their_limit_and_written_whole() {
    let folder = folder();
    let path = folder.path().join("game.txt");
    let (worker, answers) = worker(Places::default());
    worker.write(path.clone(), b"f5d6c3".to_vec());
    worker.write(folder.path().join("no folder").join("game.txt"), Vec::new());
    let written = next(&answers);
    assert!(
        matches!(&written, DiskAnswer::Written { path: told, result: Ok(()), .. } if *told == path)
    );
    let read = |path: &Path, limit| disk::read_whole(path, limit);
    assert_eq!(read(&path, 6).expect("it fits"), b"f5d6c3");
    assert!(matches!(read(&path, 5), Err(ReadError::TooLarge { limit: 5, .. })));
    let nothing = folder.path().join("nothing");
    assert!(matches!(read(&nothing, 5), Err(ReadError::Missing { .. })));
    assert!(matches!(read(folder.path(), 5), Err(ReadError::NotAFile { .. })));
    // Who reads is told how far it is, and may have enough.
    let stopped = disk::read_watched(&path, 6, |read, of| (read, of) != (6, 6));
    assert!(matches!(stopped, Ok(None)));
    let refused = next(&answers);
    assert!(
        matches!(refused, DiskAnswer::Written { result: Err(WriteError::Write { .. }), .. }),
        "{refused:?}"
    );
}

#[test]
fn dropping_the_worker_does_all_that_was_asked() {
    let held = held();
    for number in 0..20 {
        held.worker.write(held.folder.path().join(number.to_string()), b"bytes".to_vec());
    }
    let (folder, answers) = held.let_go();
    assert_eq!(answers.len(), 20);
    for number in 0..20 {
        let bytes = fs::read(folder.path().join(number.to_string())).expect("it was written");
        assert_eq!(bytes, b"bytes");
    }
}

/// Searches until it is stopped, reporting without end; `nodes` says which search it is.
struct Endless {
    searches: Arc<AtomicUsize>,
}

impl Searcher for Endless {
    fn search(
        &mut self,
        request: &Request,
        stop: &Stop,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        self.searches.fetch_add(1, Ordering::SeqCst);
        let found = found(request.seed);
        while !stop.is_requested() {
            report(&found);
            thread::sleep(Duration::from_millis(1));
        }
        Some(found)
    }
}

fn found(seed: u64) -> Report {
    let found = RankedMove {
        cell: 0,
        score: Score::default(),
        depth: 1,
        selectivity: Selectivity::NONE,
        exact: false,
        line: vec![0],
    };
    Report::of(found, seed)
}

fn request(seed: u64) -> Request {
    let position = Variant::default().start().expect("8×8 is known");
    Request { seed, ..Request::new(position, Limits::level(Level::MIN)) }
}

fn engine<S: Searcher>(
    make: impl Fn() -> S + Send + 'static,
) -> (EngineWorker, Receiver<EngineAnswer>) {
    let (sender, answers) = mpsc::channel();
    let worker = EngineWorker::new(make, move |answer| {
        let _ = sender.send(answer);
    });
    (worker.expect("there are threads"), answers)
}

fn endless() -> (EngineWorker, Receiver<EngineAnswer>, Arc<AtomicUsize>) {
    let searches = Arc::new(AtomicUsize::new(0));
    let theirs = Arc::clone(&searches);
    let (worker, answers) = engine(move || Endless { searches: Arc::clone(&theirs) });
    (worker, answers, searches)
}

fn wait_for(answers: &Receiver<EngineAnswer>, wanted: impl Fn(&EngineAnswer) -> bool) {
    let until = Instant::now() + PATIENCE;
    while let Ok(answer) = answers.recv_timeout(until.saturating_duration_since(Instant::now())) {
        if wanted(&answer) {
            return;
        }
    }
    panic!("the answer never came");
}

fn is_progress_of(wanted: u64) -> impl Fn(&EngineAnswer) -> bool {
    move |answer| {
        matches!(answer, EngineAnswer::Progress { generation, report }
            if *generation == wanted && report.nodes == wanted)
    }
}

#[test]
fn the_engine_answers_with_a_legal_move() {
    let (worker, answers) = engine(|| Engine::new(HashSize::default()));
    worker.start(1, request(0));
    wait_for(&answers, |answer| {
        let EngineAnswer::Done { generation: 1, report: Some(report) } = answer else {
            return false;
        };
        request(0).position.is_legal(report.best)
    });
}

#[test]
fn a_new_search_ends_the_old_one_whose_answer_is_dropped() {
    let (worker, answers, searches) = endless();
    for generation in 1..=10 {
        worker.start(generation, request(generation));
        wait_for(&answers, is_progress_of(generation));
    }
    assert_eq!(searches.load(Ordering::SeqCst), 10);
    drop(worker);
    let left: Vec<EngineAnswer> = answers.iter().collect();
    assert!(left.iter().all(|answer| !matches!(answer, EngineAnswer::Done { .. })), "{left:?}");
}

#[test]
fn a_cancelled_search_says_nothing_more() {
    let (worker, answers, searches) = endless();
    worker.start(1, request(1));
    wait_for(&answers, is_progress_of(1));
    worker.cancel();
    // One report may be on its way at this moment.
    thread::sleep(Duration::from_millis(30));
    while answers.try_recv().is_ok() {}
    thread::sleep(Duration::from_millis(60));
    assert_eq!(answers.try_recv(), Err(mpsc::TryRecvError::Empty));
    worker.finish_search();
    worker.start(2, request(2));
    wait_for(&answers, is_progress_of(2));
    assert_eq!(searches.load(Ordering::SeqCst), 2);
}

#[test]
fn a_search_told_to_finish_answers_with_what_it_has() {
    let (worker, answers, _) = endless();
    worker.start(7, request(7));
    worker.finish_search();
    let is_done = |answer: &EngineAnswer| {
        matches!(answer, EngineAnswer::Done { generation: 7, report: Some(report) }
            if report.nodes == 7)
    };
    wait_for(&answers, is_done);
    worker.start(8, request(8));
    wait_for(&answers, is_progress_of(8));
}

#[test]
fn the_worker_ends_at_once_also_in_the_middle_of_a_search() {
    let (worker, answers) = engine(|| Engine::new(HashSize::default()));
    let limits = Limits { time: Some(PATIENCE), ..Limits::default() };
    worker.start(1, Request { limits, ..request(0) });
    wait_for(&answers, |answer| matches!(answer, EngineAnswer::Progress { .. }));
    let began = Instant::now();
    drop(worker);
    // 50 ms on a quiet machine; what counts is that it does not wait for the search's own end.
    assert!(began.elapsed() < Duration::from_millis(500), "{:?}", began.elapsed());
}

/// Fails at every search with an odd seed.
struct Faulty {
    has_failed: bool,
}

impl Searcher for Faulty {
    fn search(
        &mut self,
        request: &Request,
        _: &Stop,
        _: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        assert!(!self.has_failed, "a searcher that has failed is not used again");
        self.has_failed = request.seed % 2 == 1;
        assert!(!self.has_failed, "this fault belongs to the test");
        Some(found(request.seed))
    }
}

#[test]
fn a_fault_of_the_search_is_told_and_the_next_search_works() {
    let (worker, answers) = engine(|| Faulty { has_failed: false });
    for generation in 1..=4 {
        worker.start(generation, request(generation));
        let expected = if generation % 2 == 1 {
            EngineAnswer::Failed { generation }
        } else {
            EngineAnswer::Done { generation, report: Some(found(generation)) }
        };
        assert_eq!(answers.recv_timeout(PATIENCE), Ok(expected));
    }
}

/// Says in `nodes` how nice its thread is.
#[cfg(target_os = "linux")]
struct Nice;

#[cfg(target_os = "linux")]
fn niceness() -> i64 {
    let stat = fs::read_to_string("/proc/thread-self/stat").expect("Linux tells about threads");
    let (_, fields) = stat.rsplit_once(')').expect("the name stands in brackets");
    let niceness = fields.split_whitespace().nth(16).expect("the nineteenth of all fields");
    niceness.parse().expect("it is a number")
}

#[cfg(target_os = "linux")]
impl Searcher for Nice {
    fn search(&mut self, _: &Request, _: &Stop, _: &mut dyn FnMut(&Report)) -> Option<Report> {
        let helper = thread::spawn(niceness).join().expect("it ends");
        assert_eq!(helper, niceness(), "the threads of a search are as nice as the search");
        Some(found(niceness().unsigned_abs()))
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_search_gives_way_to_the_window() {
    let mine = niceness();
    let (worker, answers) = engine(|| Nice);
    worker.start(1, request(1));
    // The nicest there is, is 19.
    let expected = found((mine + 10).min(19).unsigned_abs());
    let done = EngineAnswer::Done { generation: 1, report: Some(expected) };
    assert_eq!(answers.recv_timeout(PATIENCE), Ok(done));
    assert_eq!(niceness(), mine, "the window's own thread stays as it is");
}
