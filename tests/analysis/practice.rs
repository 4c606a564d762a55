//! Mistakes that are given back.

use std::sync::Barrier;
use std::thread;

use heibai::analysis::practice::{
    Card, CardError, Deck, Exercise, Grade, Hint, Key, Memory, Occasion, Reply, Seconds, Stage,
    is_right,
};
use heibai::analysis::{Mistake, MoveValue};
use heibai::app::deck::Change;
use heibai::app::kept_file::KeptFile;
use heibai::eval::Score;
use heibai::game::tree::{Certainty, GameKey, Start};
use heibai::game::{Game, PerSide, Ply, Position, Variant};
use serde_json::Value;

use crate::support;

const DAY: Seconds = 86_400;

fn value(cell: usize, discs: i16) -> MoveValue {
    let (score, certainty) = (Score::from_discs(discs), Certainty::Exact);
    MoveValue { cell, score, certainty, line: vec![cell] }
}

/// The second legal move was played, the first is four discs better.
fn mistake(position: &Position) -> Mistake {
    let cells = position.legal_cells();
    let (best, played) = (value(cells[0], 2), value(cells[1], -2));
    Mistake { position: position.clone(), played, best }
}

fn mistakes(count: usize) -> Vec<Mistake> {
    support::with_empties(20, count).iter().map(mistake).collect()
}

fn exercise() -> Exercise {
    let mut deck = Deck::default();
    deck.add(Card::of(Variant::default(), &mistakes(1)[0], &Occasion::default(), 0), 0);
    Exercise::new(deck.cards()[0].clone()).unwrap()
}

#[test]
fn the_best_move_is_right_and_the_mistake_is_wrong() {
    let mut exercise = exercise();
    let (best, played) = (exercise.best(), exercise.card().played);
    assert_eq!(exercise.try_move(9999), Reply::Refused);
    assert_eq!(exercise.try_move(played), Reply::Wrong);
    assert_eq!((exercise.stage(), exercise.grade()), (Stage::Asking, Some(Grade::Again)));
    assert_eq!(exercise.try_move(best), Reply::Right);
    assert_eq!((exercise.stage(), exercise.grade()), (Stage::Solved(best), Some(Grade::Again)));
    assert_eq!(exercise.try_move(best), Reply::Refused, "it is over");
    exercise.again();
    assert_eq!(exercise.try_move(best), Reply::Right);
    assert_eq!(exercise.grade(), Some(Grade::Again), "the first move counts");
}

#[test]
fn another_move_is_looked_at_and_judged_by_what_it_is_worth() {
    for (discs, right) in [(2, true), (1, true), (0, false), (-1, false)] {
        let mut exercise = exercise();
        let best = exercise.best();
        let other = exercise.position().legal_cells()[2];
        assert_eq!(exercise.try_move(other), Reply::Look(vec![best, other]));
        assert_eq!(exercise.try_move(best), Reply::Refused, "one thing after the other");
        assert_eq!(exercise.hint(), None);
        let played = exercise.card().played;
        assert_eq!(exercise.learn(&value(best, 2), &value(played, 2)), Reply::Refused, "late");
        let reply = exercise.learn(&value(best, 2), &value(other, discs));
        assert_eq!(reply, if right { Reply::Right } else { Reply::Wrong }, "{discs}");
        let grade = if right { Grade::Good } else { Grade::Again };
        assert_eq!(exercise.grade(), Some(grade));
        if !right {
            assert_eq!(exercise.try_move(other), Reply::Wrong, "it is known by now");
            assert_eq!(exercise.wrong(), [other]);
        }
    }
}

#[test]
fn what_keeps_a_forced_win_is_right() {
    let othello = &support::with_empties(10, 1)[0];
    let right = |best: i16, tried: i16, exact| {
        is_right(othello, Score::from_discs(best), Score::from_discs(tried), exact)
    };
    assert!(right(20, 2, true) && !right(20, 0, true) && !right(20, 2, false));
    assert!(right(-4, -5, true) && !right(-4, -6, true));
    let gomoku = Variant::usual(Game::Gomoku).start().unwrap();
    let won = Score::win_in(5);
    assert!(is_right(&gomoku, won, Score::win_in(15), true));
    assert!(!is_right(&gomoku, won, Score::from_discs(50), false));
    assert!(!is_right(&gomoku, Score::from_discs(0), -Score::win_in(4), true));
    assert!(is_right(&gomoku, Score::from_discs(1), Score::from_hundredths(50), false));
}

#[test]
fn hints_come_in_steps_and_cost() {
    let mut exercise = exercise();
    let best = exercise.best();
    let Some(Hint::Where(cells)) = exercise.hint() else { panic!("where first") };
    assert!(cells.contains(&best) && (1..=16).contains(&cells.len()));
    let stones = exercise.position().stones();
    assert!(cells.iter().all(|&cell| stones[cell].is_none()), "what is taken is no hint");
    assert!(matches!(exercise.hint(), Some(Hint::What { changes: 1.., .. })));
    assert_eq!(exercise.hint(), Some(Hint::Move(best)));
    assert_eq!(exercise.hint(), None);
    assert_eq!(exercise.try_move(best), Reply::Right);
    assert_eq!(exercise.grade(), Some(Grade::Again), "who was told the move did not know it");
    let mut exercise = self::exercise();
    exercise.hint();
    exercise.try_move(best);
    assert_eq!(exercise.grade(), Some(Grade::Hard));
}

#[test]
fn the_answer_is_told_with_its_line() {
    let mut exercise = exercise();
    let best = exercise.best();
    assert_eq!(exercise.tell(), [best]);
    assert_eq!((exercise.stage(), exercise.grade()), (Stage::Told, Some(Grade::Again)));
    assert_eq!(exercise.try_move(exercise.best()), Reply::Refused);
}

#[test]
fn what_is_known_comes_on_another_day_and_a_wrong_clock_hides_nothing() {
    let missed = Memory::new(0).after(Grade::Again, 0);
    assert!(missed.is_due(600) && !missed.is_due(599));
    let known = missed.after(Grade::Good, 600);
    assert!(known.due() - 600 >= DAY, "though it is not known for long");
    // A clock was a year ahead.
    let later = 365 * DAY;
    assert!(Memory::new(later).is_due(0), "nobody has seen it yet");
    let practised = Memory::new(0).after(Grade::Good, later);
    assert!(practised.is_due(DAY));
    let again = practised.after(Grade::Good, DAY);
    assert!(!again.is_due(DAY) && again.is_due(30 * DAY), "then all is as usual");
}

#[test]
fn what_is_known_comes_later_each_time_and_what_is_missed_comes_soon() {
    let (mut memory, mut now, mut last) = (Memory::new(0), 0, 0);
    assert_eq!(memory.due(), 0);
    for _ in 0..5 {
        memory = memory.after(Grade::Good, now);
        let wait = memory.due() - now;
        assert!(wait > last, "{wait} after {last}");
        (last, now) = (wait, memory.due());
    }
    assert!(last > 100 * DAY);
    let hard = memory.after(Grade::Hard, now);
    assert!(hard.due() < memory.after(Grade::Good, now).due());
    let missed = memory.after(Grade::Again, now);
    assert_eq!(missed.due() - now, 600);
    let later = missed.after(Grade::Good, now + 600);
    assert!(later.due() - now < last, "what was missed once is asked sooner than before");
    assert_eq!(missed.counts(), [6, 1]);
}

#[test]
fn intervals_are_those_of_the_published_algorithm() {
    // First answers wait for the published stabilities; the second is worked out by hand from the formulas.
    let first = |grade| Memory::new(0).after(grade, 0).due() as f64 / DAY as f64;
    assert!((first(Grade::Good) - 2.3065).abs() < 1e-3);
    assert!((first(Grade::Hard) - 1.2931).abs() < 1e-3);
    let again = Memory::new(0).after(Grade::Good, 0).after(Grade::Good, 2 * DAY);
    let days = (again.due() - 2 * DAY) as f64 / DAY as f64;
    assert!((9.0..12.0).contains(&days), "{days}");
}

#[test]
fn a_clock_that_is_turned_back_harms_nothing() {
    let memory = Memory::new(1_000_000).after(Grade::Good, 1_000_000);
    let back =
        memory.after(Grade::Good, 5).after(Grade::Again, i64::MIN).after(Grade::Good, i64::MAX);
    assert_eq!(back.counts(), [4, 1]);
}

#[test]
fn a_position_is_in_the_deck_once() {
    let mut deck = Deck::default();
    let all = mistakes(3);
    for mistake in all.iter().chain(&all) {
        deck.add(Card::of(Variant::default(), mistake, &Occasion::default(), 7), 7);
    }
    assert_eq!((deck.cards().len(), deck.due(7).len()), (3, 3));
    let key = deck.due(7)[0].key.clone();
    assert_eq!(key, Key::of(Variant::default(), &all[0].position));
    assert_eq!(key.position().unwrap(), all[0].position);
    assert!(deck.answer(&key, Grade::Good, 7));
    assert_eq!(deck.due(7).len(), 2);
    assert_eq!(deck.next_due(), Some(7));
    // A game that is reviewed once more is no other.
    deck.add(Card::of(Variant::default(), &all[0], &Occasion::default(), 20), 20);
    assert_eq!(deck.card(&key).unwrap().memory.counts(), [1, 0]);
    // Who makes the mistake again is asked again.
    let start = Start::of(Variant::default()).unwrap();
    let games = [vec![], vec![Ply::Place(19)]].map(|plies| GameKey::of(&start, &plies));
    let in_game =
        |game| Occasion { game: Some(game), date: "2026".to_owned(), ..Occasion::default() };
    deck.add(Card::of(Variant::default(), &all[0], &in_game(games[0]), 20), 20);
    assert_eq!(deck.card(&key).unwrap().memory.counts(), [2, 1]);
    let renamed = Occasion { date: "2027".to_owned(), ..in_game(games[0]) };
    deck.add(Card::of(Variant::default(), &all[0], &renamed, 20), 20);
    assert_eq!(deck.card(&key).unwrap().memory.counts(), [2, 1], "it is the same game");
    deck.add(Card::of(Variant::default(), &all[0], &in_game(games[1]), 20), 20);
    assert_eq!(deck.card(&key).unwrap().memory.counts(), [3, 2]);
    assert!(deck.remove(&key) && !deck.remove(&key));
}

#[test]
fn the_file_keeps_the_deck_and_two_windows_may_change_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("heibai/practice.json");
    let (variant, all) = (Variant::default(), mistakes(16));
    let start = Barrier::new(2);
    thread::scope(|scope| {
        for half in all.chunks(8) {
            let (path, start) = (path.clone(), &start);
            scope.spawn(move || {
                let file = KeptFile::<Deck>::at(path);
                let (_, notice) = file.read();
                assert!(notice.is_none());
                start.wait();
                for mistake in half {
                    let mistakes = vec![mistake.clone()];
                    let occasion = Occasion::default();
                    file.change(&Change::add(variant, &mistakes, &occasion, 5), None).unwrap();
                }
            });
        }
    });
    let file = KeptFile::<Deck>::at(path.clone());
    let (deck, notice) = file.read();
    assert!(notice.is_none());
    assert_eq!(deck.cards().len(), 16, "no window undoes what another did");
    let key = Key::of(variant, &all[3].position);
    let grade = Grade::Good;
    let (changed, _) =
        file.change(&Change::Answer { key: key.clone(), grade, now: 9 }, None).unwrap();
    assert_eq!(KeptFile::<Deck>::at(path.clone()).read().0, changed);
    file.change(&Change::Remove(key.clone()), None).unwrap();
    assert_eq!(KeptFile::<Deck>::at(path).read().0.card(&key), None);
}

#[test]
fn a_file_that_is_not_understood_is_kept_aside() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("practice.json");
    let file = KeptFile::<Deck>::at(path.clone());
    let variant = Variant::default();
    let add = Change::add(variant, &mistakes(2), &Occasion::default(), 5);
    file.change(&add, None).unwrap();
    let good = std::fs::read_to_string(&path).unwrap();
    let bad = [
        String::new(),
        good.replace("\"version\":2", "\"version\":3"),
        good.replace("\"played\":", "\"played\":9"),
        good.replace('X', "Q"),
        good.replacen("\"times\":0", "\"times\":1", 1),
        good[..good.len() / 2].to_owned(),
    ];
    for text in bad {
        assert_ne!(text, good);
        std::fs::write(&path, &text).unwrap();
        let (deck, notice) = KeptFile::<Deck>::at(path.clone()).read();
        let aside = notice.expect("it is told").kept_aside.expect("it is kept");
        assert_eq!((deck, std::fs::read_to_string(aside).unwrap()), (Deck::default(), text));
    }
    std::fs::write(&path, &good).unwrap();
    assert_eq!(KeptFile::<Deck>::at(path).read().0.cards().len(), 2);
}

#[test]
fn a_deck_of_an_earlier_version_is_read_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("practice.json");
    let file = KeptFile::<Deck>::at(path.clone());
    let variant = Variant::default();
    file.change(&Change::add(variant, &mistakes(2), &Occasion::default(), 5), None).unwrap();
    // What version 1 did not know.
    let mut kept: Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    kept["version"] = 1.into();
    for card in kept["cards"].as_array_mut().unwrap() {
        let card = card.as_object_mut().unwrap();
        assert!(card.remove("occasion").is_some());
        card.remove("played-line");
    }
    std::fs::write(&path, kept.to_string()).unwrap();
    let file = KeptFile::<Deck>::at(path.clone());
    let (deck, notice) = file.read();
    assert!(notice.is_none());
    assert_eq!(deck.cards().len(), 2);
    assert_eq!(deck.cards()[0].occasion, Occasion::default());

    let names = PerSide { black: "a".repeat(100_000), white: "Anna".to_owned() };
    let occasion = Occasion { names, event: "Cup".to_owned(), date: "2026".to_owned(), game: None };
    file.change(&Change::add(variant, &mistakes(3)[2..], &occasion, 6), None).unwrap();
    let (deck, notice) = KeptFile::<Deck>::at(path).read();
    assert!(notice.is_none());
    let kept = &deck.cards()[2].occasion;
    assert_eq!((&*kept.names.white, &*kept.event, &*kept.date), ("Anna", "Cup", "2026"));
    assert!(kept.names.black.len() < 1000, "a name is no book");
}

#[test]
fn a_card_that_makes_no_sense_gives_no_exercise() {
    let good = exercise().card().clone();
    let other = Card { line: vec![], ..good.clone() };
    assert!(Exercise::new(other).is_err());
    let mut other = good.clone();
    other.played_line = vec![other.played, 4000];
    assert!(Exercise::new(other).is_err());
    for score in [30_001, i16::MIN] {
        let other = Card { best_score: score, ..good.clone() };
        assert_eq!(Exercise::new(other).err(), Some(CardError::Score(score)));
    }
    let other = Card { played: 4000, ..good.clone() };
    assert!(Exercise::new(other.clone()).is_err());
    assert!(Deck::of(vec![good.clone(), other]).is_err());
    assert!(Deck::of(vec![good.clone(), good]).is_err(), "twice the same");
}
