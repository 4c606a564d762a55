//! What a fault in the search costs: a thread that helps and panics costs time and not the answer; one that
//! answers and panics says so and keeps nobody waiting.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread::{self, ThreadId};
use std::time::Duration;

use heibai::app::worker::{EngineAnswer, EngineWorker, Searcher};
use heibai::game::{self, Position};
use heibai::gomoku::{self, Opening, Ruleset};
use heibai::othello::{Board, Disc};
use heibai::search::{Engine, HashSize, Limits, Report, Request, Stop};
use heibai::training::exactness::draw;

/// Nothing here takes as long; only what waits for ever does.
const FOR_EVER: Duration = Duration::from_secs(300);

const THREADS: usize = 4;

fn engine() -> Engine {
    Engine::new(HashSize::mebibytes(4))
}

/// A board whose search to the end is shared among threads.
fn board(seed: u64) -> Board {
    draw(16, &mut fastrand::Rng::with_seed(seed))
}

fn othello(board: Board, threads: usize) -> Request {
    let position = Position::Othello(board.to_position(Disc::Black));
    Request { threads, ..Request::new(position, Limits::default()) }
}

fn gomoku(threads: usize) -> Request {
    let mut position =
        gomoku::Position::start(15, Ruleset::Freestyle, Opening::Free).expect("a size of a board");
    for name in ["h8", "i9", "g9", "h10", "j8"] {
        position.place(name.parse().expect("a point")).expect("it is free");
    }
    let position = game::Position::Gomoku(Box::new(position));
    Request { threads, ..Request::new(position, Limits::depth(7)) }
}

/// Who panics at its look at the stop flag.
#[derive(Clone, Copy, Debug)]
enum Faulty {
    /// Each helper at its first look.
    Helpers,
    /// The helper that takes the look with this number of all that helpers take.
    HelperAt(usize),
    /// The thread that answers, once helpers have looked as often.
    OwnerAfter(usize),
}

/// A flag at which somebody panics; to be made on the thread that answers. The counter is of the panics.
fn faulty(stop: &Stop, who: Faulty) -> (Stop, Arc<AtomicUsize>) {
    let owner: ThreadId = thread::current().id();
    let (looks, panics) = (AtomicUsize::new(0), Arc::new(AtomicUsize::new(0)));
    let counted = Arc::clone(&panics);
    let stop = stop.watched(move || {
        let is_owner = thread::current().id() == owner;
        let look = if is_owner {
            looks.load(Ordering::Relaxed)
        } else {
            looks.fetch_add(1, Ordering::Relaxed)
        };
        let fails = match who {
            Faulty::Helpers => !is_owner,
            Faulty::HelperAt(at) => !is_owner && look == at,
            Faulty::OwnerAfter(most) => is_owner && look >= most,
        };
        if fails {
            counted.fetch_add(1, Ordering::Relaxed);
            panic!("{who:?}: put in by hand");
        }
    });
    (stop, panics)
}

/// What a search comes to, in a thread of its own so that one that never ends fails the test: the answer, none if
/// it panicked, and how often somebody did.
fn search(mut engine: Engine, request: Request, who: Faulty) -> (Option<Report>, usize) {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let (stop, panics) = faulty(&Stop::default(), who);
        let answer =
            panic::catch_unwind(AssertUnwindSafe(|| engine.search(&request, &stop, &mut |_| {})));
        let _ = sender.send((answer.ok().flatten(), panics.load(Ordering::Relaxed)));
    });
    receiver.recv_timeout(FOR_EVER).expect("the search ends")
}

#[test]
fn helpers_that_panic_cost_an_exact_search_nothing_but_time() {
    for seed in 0..3 {
        let board = board(seed);
        let truth = engine().search(&othello(board, 1), &Stop::default(), &mut |_| {});
        let truth = truth.expect("there is a move").score;
        let mut panicked = 0;
        for who in [Faulty::Helpers, Faulty::HelperAt(0), Faulty::HelperAt(5), Faulty::HelperAt(20)]
        {
            let (report, panics) = search(engine(), othello(board, THREADS), who);
            let report = report.expect("an answer");
            assert!(report.exact, "{who:?}, seed {seed}");
            assert_eq!(report.score, truth, "{who:?}, seed {seed}");
            panicked += panics;
        }
        assert!(panicked > 0, "nobody helped");
    }
}

#[test]
fn helpers_that_panic_do_not_end_a_search_of_gomoku() {
    let alone = engine().search(&gomoku(1), &Stop::default(), &mut |_| {}).expect("a move");
    let (report, panics) = search(engine(), gomoku(THREADS), Faulty::Helpers);
    let report = report.expect("an answer");
    assert_eq!(panics, THREADS - 1);
    assert_eq!((report.depth, report.score), (alone.depth, alone.score));
}

#[test]
fn a_panic_of_the_thread_that_answers_ends_the_search_for_its_helpers_too() {
    // Without limits, helpers that nobody sends home would search for ever.
    let wide = draw(40, &mut fastrand::Rng::with_seed(4));
    for after in [0, 1, 30] {
        for request in [othello(wide, THREADS), gomoku(THREADS)] {
            let request = Request { limits: Limits::default(), ..request };
            let (report, panics) = search(engine(), request, Faulty::OwnerAfter(after));
            assert_eq!((report, panics), (None, 1), "after {after}");
        }
    }
}

/// An engine in which somebody panics in the first search.
struct Unlucky {
    engine: Engine,
    who: Option<Faulty>,
}

impl Searcher for Unlucky {
    fn search(
        &mut self,
        request: &Request,
        stop: &Stop,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let stop = self.who.take().map_or_else(|| stop.clone(), |who| faulty(stop, who).0);
        self.engine.search(request, &stop, report)
    }
}

/// The last answers of a worker to two searches, of which the first is faulty; then the worker is closed.
fn worker_answers(who: Faulty, request: &Request) -> [EngineAnswer; 2] {
    let (sender, receiver) = mpsc::channel();
    let first = std::sync::Mutex::new(Some(who));
    let make = move || {
        let who = first.lock().expect("nothing panics under it").take();
        Unlucky { engine: engine(), who }
    };
    let worker = EngineWorker::new(make, move |answer| {
        let _ = sender.send(answer);
    })
    .expect("there are threads");
    let answers = [1, 2].map(|generation| {
        worker.start(generation, request.clone());
        loop {
            match receiver.recv_timeout(FOR_EVER).expect("an answer") {
                EngineAnswer::Progress { .. } => {}
                last => return last,
            }
        }
    });
    // What quits waits for the worker.
    let (sender, closed) = mpsc::channel();
    thread::spawn(move || {
        worker.start(
            3,
            Request::new(
                Position::Othello(
                    draw(50, &mut fastrand::Rng::with_seed(1)).to_position(Disc::Black),
                ),
                Limits::default(),
            ),
        );
        drop(worker);
        let _ = sender.send(());
    });
    closed.recv_timeout(FOR_EVER).expect("the worker ends");
    answers
}

#[test]
fn a_worker_answers_although_a_helper_panicked_and_ends_when_it_is_closed() {
    for request in [othello(board(5), THREADS), gomoku(THREADS)] {
        let [first, second] = worker_answers(Faulty::Helpers, &request);
        for (answer, expected) in [(first, 1), (second, 2)] {
            let EngineAnswer::Done { generation, report: Some(report) } = answer else {
                panic!("{answer:?}");
            };
            assert_eq!(generation, expected);
            assert!(request.position.is_legal(report.best));
        }
    }
}

#[test]
fn a_worker_tells_that_a_search_panicked_answers_the_next_and_ends_when_it_is_closed() {
    for request in [othello(board(6), THREADS), gomoku(THREADS)] {
        let [first, second] = worker_answers(Faulty::OwnerAfter(0), &request);
        assert_eq!(first, EngineAnswer::Failed { generation: 1 });
        assert!(matches!(second, EngineAnswer::Done { generation: 2, report: Some(_) }));
    }
}
