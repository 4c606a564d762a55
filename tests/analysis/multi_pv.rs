//! Every move with a score of its own.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use heibai::game::{Game, Position, Variant};
use heibai::search::{Engine, HashSize, Limits, RankedMove, Request, Score, Selectivity, Stop};

use crate::support;

fn all(position: &Position) -> Vec<RankedMove> {
    position.legal_cells().into_iter().map(RankedMove::unknown).collect()
}

fn multi_pv(position: &Position, limits: Limits, threads: usize) -> Vec<RankedMove> {
    let request = Request { threads, ..Request::new(position.clone(), limits) };
    let mut engine = Engine::new(HashSize::mebibytes(16));
    engine.search_multi_pv(&request, all(position), &Stop::default(), &mut |_, _| {})
}

fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// Run it by `cargo test --no-default-features --test analysis -- --ignored --nocapture`; it takes some minutes.
#[test]
#[ignore = "measures how long values of all moves take, and asserts nothing of it"]
fn times() {
    let threads = 2;
    let mut engine = Engine::new(HashSize::mebibytes(64));
    engine.warm_up();
    for (empties, want) in [(44, 12), (38, 12), (32, 12), (26, 12), (20, 20), (22, 22)] {
        let (mut firsts, mut ends, mut cpus) = (vec![], vec![], vec![]);
        for position in support::with_empties(empties, 9) {
            engine.forget();
            let limits = Limits { time: Some(Duration::from_secs(20)), ..Limits::default() };
            let request = Request { threads, ..Request::new(position.clone(), limits) };
            let stop = Stop::default();
            let (begun, cpu) = (Instant::now(), processor_time());
            let known = Mutex::new(HashMap::new());
            let mut first = None;
            let mut end = None;
            let count = position.legal_cells().len();
            engine.search_multi_pv(&request, all(&position), &stop, &mut |found, _| {
                let mut known = known.lock().unwrap();
                known.insert(found.cell, (found.depth, found.exact));
                if known.len() == count && first.is_none() {
                    first = Some(begun.elapsed());
                }
                if known.len() == count
                    && known.values().all(|&(depth, exact)| depth >= want && (want == 12 || exact))
                {
                    end.get_or_insert((begun.elapsed(), processor_time().saturating_sub(cpu)));
                    stop.request();
                }
            });
            firsts.push(first.unwrap_or(Duration::MAX));
            let (wall, cpu) = end.unwrap_or((Duration::MAX, Duration::MAX));
            ends.push(wall);
            cpus.push(cpu);
        }
        firsts.sort();
        ends.sort();
        cpus.sort();
        println!(
            "{empties} empties: first {:?}, {want}: median {:?} most {:?}; processor {:?} most {:?}",
            firsts[4], ends[4], ends[8], cpus[4], cpus[8]
        );
    }
}

#[test]
fn exact_values_are_those_of_the_solver() {
    for position in support::with_empties(12, 6) {
        for threads in [1, 2] {
            for found in multi_pv(&position, Limits::default(), threads) {
                assert!(found.exact);
                assert_eq!(found.score, solved(&position, found.cell), "{}", found.cell);
            }
        }
    }
}

/// What a move is worth by a search of its own.
fn solved(position: &Position, cell: usize) -> Score {
    let mut after = position.clone();
    after.play(heibai::game::Ply::Place(cell)).unwrap();
    if after.is_over() {
        return Score::from_discs(after.margin(position.side_to_move()) as i16);
    }
    let mut sign = -1;
    if after.must_pass() {
        after.play(heibai::game::Ply::Pass).unwrap();
        sign = 1;
    }
    let request = Request::new(after, Limits::default());
    let found = Engine::new(HashSize::mebibytes(4)).search(&request, &Stop::default(), &mut |_| {});
    let score = found.unwrap().score;
    if sign > 0 { score } else { -score }
}

#[test]
fn a_search_of_every_move_on_one_thread_repeats_itself() {
    let position = &support::with_empties(40, 1)[0];
    let limits = Limits { selectivity: Some(Selectivity::P73), ..Limits::depth(8) };
    let first = multi_pv(position, limits, 1);
    assert_eq!(first, multi_pv(position, limits, 1));
    assert!(first.iter().all(|found| found.depth == 8 && !found.exact));
}

#[test]
fn what_is_known_is_not_searched_again() {
    let position = &support::with_empties(14, 1)[0];
    let known = multi_pv(position, Limits::default(), 1);
    let request = Request::new(position.clone(), Limits::default());
    let mut told = 0;
    let mut engine = Engine::new(HashSize::mebibytes(1));
    let again =
        engine.search_multi_pv(&request, known.clone(), &Stop::default(), &mut |_, _| told += 1);
    assert_eq!((again, told), (known, 0));
}

#[test]
fn a_stopped_search_gives_what_it_has() {
    let position = &support::with_empties(30, 1)[0];
    let stop = Stop::default();
    let request = Request { threads: 2, ..Request::new(position.clone(), Limits::default()) };
    let mut told = HashMap::new();
    let mut engine = Engine::new(HashSize::mebibytes(4));
    let found = engine.search_multi_pv(&request, all(position), &stop, &mut |found, _| {
        told.insert(found.cell, found.clone());
        if found.depth == 6 {
            stop.request();
        }
    });
    assert_eq!(found.len(), position.legal_cells().len());
    assert!(found.iter().all(|found| told.get(&found.cell) == Some(found)));
}

#[test]
fn symmetric_positions_have_equal_values() {
    // The four first moves are the same but for a turn of the board.
    let start = Variant::default().start().unwrap();
    let limits = Limits { selectivity: Some(Selectivity::Full), ..Limits::depth(5) };
    let found = multi_pv(&start, limits, 1);
    assert_eq!(found.len(), 4);
    assert!(found.iter().all(|other| other.score == found[0].score));
}

#[test]
fn other_boards_give_every_move_a_score() {
    for size in [4, 6, 10, 12] {
        let variant = Variant::usual(Game::Othello).with_size(size);
        let position = variant.start().unwrap();
        let found = multi_pv(&position, Limits::depth(4), 2);
        assert_eq!(found.len(), position.legal_cells().len(), "{size}");
        assert!(found.iter().all(|found| found.depth > 0), "{size}");
    }
    let variant = Variant::usual(Game::Othello).with_size(4);
    let found = multi_pv(&variant.start().unwrap(), Limits::default(), 1);
    // Black loses by three to eleven on the smallest board, whatever comes first; the empty squares are the winner's.
    assert!(
        found.iter().all(|found| found.exact && found.score == Score::from_discs(-10)),
        "{found:?}"
    );
}
