//! The analysis of a position while somebody looks.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use heibai::analysis::{AnalysisResult, Equipment, Live, MoveValue, Progress, Question};
use heibai::game::tree::Certainty;
use heibai::game::{Game, Position, Variant};
use heibai::search::HashSize;

use crate::support;

/// The threads of one analysis are counted by their name: one test at a time has some.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn live() -> (Live, Receiver<()>) {
    let (woken, told) = mpsc::channel();
    let equipment = Equipment { hash: HashSize::mebibytes(4), threads: 2 };
    let wake = move || woken.send(()).unwrap_or_default();
    (Live::start(equipment, wake).unwrap(), told)
}

/// Takes results until one is what is wanted.
fn until(
    live: &Live,
    told: &Receiver<()>,
    wanted: impl Fn(&AnalysisResult) -> bool,
) -> AnalysisResult {
    loop {
        if let Some(result) = live.take()
            && wanted(&result)
        {
            return result;
        }
        told.recv_timeout(Duration::from_secs(60)).expect("the analysis tells what it finds");
    }
}

#[test]
fn every_move_is_exact_near_the_end_and_then_it_ends() {
    let _alone = alone();
    let position = support::with_empties(12, 1).remove(0);
    let (live, told) = live();
    live.ask(7, Question::new(position.clone()));
    let result = until(&live, &told, |result| result.progress != Progress::Looking);
    assert_eq!((result.generation, result.progress), (7, Progress::Exact));
    assert!(result.is_whole() && result.nodes > 0);
    assert!(result.values().iter().all(MoveValue::is_exact));
    assert!(result.values().is_sorted_by_key(|value| std::cmp::Reverse(value.score)));
    let best = result.best().unwrap();
    assert_eq!(best.line[0], best.cell);
    assert_eq!(result.worth(), Some((best.score, Certainty::Exact)));
}

#[test]
fn a_value_of_another_position_is_never_shown() {
    let _alone = alone();
    // Positions whose legal moves differ, asked about faster than anybody can answer.
    let positions: Vec<Position> = [30, 20, 12, 10, 6]
        .into_iter()
        .flat_map(|empties| support::with_empties(empties, 3))
        .chain([Variant::usual(Game::Gomoku).start().unwrap()])
        .collect();
    let (live, _told) = live();
    let mut random = fastrand::Rng::with_seed(5);
    let mut seen = 0;
    for generation in 0..600 {
        let position = &positions[random.usize(..positions.len())];
        live.ask(generation, Question::new(position.clone()));
        if random.u8(..8) == 0 {
            live.cancel();
            assert_eq!(live.take(), None);
            continue;
        }
        let looks = random.usize(..4);
        for _ in 0..looks {
            if let Some(result) = live.take() {
                assert_eq!(result.generation, generation);
                assert_eq!(*result.position, *position);
                assert!(result.values().iter().all(|value| position.is_legal(value.cell)));
                seen += result.values().len();
            }
            thread::sleep(Duration::from_micros(random.u64(..1500)));
        }
    }
    assert!(seen > 0, "something was found at all");
}

#[test]
fn what_is_known_is_shown_at_once_and_not_searched_again() {
    let _alone = alone();
    let position = support::with_empties(14, 1).remove(0);
    let (live, told) = live();
    live.ask(1, Question::new(position.clone()));
    let found = until(&live, &told, |result| result.progress == Progress::Exact);
    let known = found.values().to_vec();
    live.ask(2, Question { known: known.clone(), ..Question::new(position) });
    let first = live.take().expect("what is known is there without a search");
    assert_eq!((first.generation, first.values()), (2, &known[..]));
    // Nothing is left to search, so the end may have come before the first look: it is told once.
    let is_done = first.progress == Progress::Exact;
    let last =
        if is_done { first } else { until(&live, &told, |it| it.progress == Progress::Exact) };
    assert_eq!((last.values(), last.nodes), (&known[..], 0));
}

#[test]
fn only_the_chosen_moves_are_looked_at() {
    let _alone = alone();
    let position = support::with_empties(12, 1).remove(0);
    let (live, told) = live();
    let chosen = position.legal_cells()[..2].to_vec();
    let strange = chosen.iter().copied().chain([0, 9999]).collect();
    live.ask(1, Question { moves: Some(strange), ..Question::new(position.clone()) });
    let result = until(&live, &told, |result| result.progress == Progress::Exact);
    let mut cells: Vec<usize> = result.values().iter().map(|value| value.cell).collect();
    cells.sort_unstable();
    cells.retain(|cell| chosen.contains(cell));
    assert_eq!(cells, chosen);
    assert_eq!(result.best(), None, "moves that nobody looked at may be better");
}

#[test]
fn it_ends_after_its_time() {
    let _alone = alone();
    let position = Variant::default().start().unwrap();
    let (live, told) = live();
    let time = Duration::from_millis(80);
    let begun = Instant::now();
    live.ask(1, Question { time, ..Question::new(position) });
    let result = until(&live, &told, |result| result.progress != Progress::Looking);
    assert_eq!(result.progress, Progress::Ended);
    assert!(begun.elapsed() >= time && result.is_whole());
}

#[test]
fn a_position_without_a_move_is_done_at_once() {
    let _alone = alone();
    let variant = Variant::default();
    let plies = support::game(variant, 3, 8, 99);
    let (live, told) = live();
    live.ask(1, Question::new(support::after(variant, &plies)));
    let result = until(&live, &told, |result| result.progress != Progress::Looking);
    assert!(result.values().is_empty() && result.best().is_none() && result.worth().is_none());
}

#[test]
fn nobody_is_woken_twice_before_something_is_taken() {
    let _alone = alone();
    let position = Variant::default().start().unwrap();
    let woken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&woken);
    let equipment = Equipment { hash: HashSize::mebibytes(4), threads: 1 };
    let wake = move || {
        count.fetch_add(1, Ordering::Relaxed);
    };
    let live = Live::start(equipment, wake).unwrap();
    let time = Duration::from_millis(50);
    live.ask(1, Question { time, ..Question::new(position) });
    live.take();
    thread::sleep(Duration::from_millis(200));
    assert_eq!(woken.load(Ordering::Relaxed), 1, "many reports, of which none was taken");
}

#[cfg(target_os = "linux")]
#[test]
fn an_analysis_that_is_done_or_cancelled_uses_no_processor() {
    let _alone = alone();
    let (live, told) = live();
    live.ask(1, Question::new(support::with_empties(10, 1).remove(0)));
    until(&live, &told, |result| result.progress == Progress::Exact);
    assert_asleep();
    live.ask(2, Question::new(Variant::default().start().unwrap()));
    until(&live, &told, AnalysisResult::is_whole);
    live.cancel();
    assert_asleep();
    assert_eq!(live.take(), None);
}

/// The threads of the analysis come to rest, and then their processor time stands still.
#[cfg(target_os = "linux")]
fn assert_asleep() {
    let states = || -> Vec<(String, u64)> {
        let tasks = std::fs::read_dir("/proc/self/task").unwrap();
        let stats =
            tasks.filter_map(|task| std::fs::read_to_string(task.ok()?.path().join("stat")).ok());
        let ours = stats.filter(|stat| stat.contains("(heibai-analysis"));
        ours.map(|stat| {
            let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
            let ticks = |at: usize| fields[at].parse::<u64>().unwrap();
            (fields[0].to_owned(), ticks(11) + ticks(12))
        })
        .collect()
    };
    let is_asleep = || matches!(&states()[..], [(state, _)] if state == "S");
    let begun = Instant::now();
    while !is_asleep() {
        assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", states());
        thread::sleep(Duration::from_millis(5));
    }
    let before = states();
    thread::sleep(Duration::from_millis(300));
    assert_eq!(states(), before, "the thread sleeps, and its clock with it");
}
