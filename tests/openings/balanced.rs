//! The collection of balanced openings, and how it is made.

use std::collections::HashSet;

use heibai::game::{GameRecord, Ply, Position, Variant};
use heibai::othello::{Board, Symmetry};
use heibai::records::{openings, transcript};
use heibai::search::{Engine, HashSize, Limits, Request, Score, Selectivity, Stop};
use heibai::training::openings::{Conditions, enumerate, find};

fn board(record: &GameRecord) -> Board {
    let Position::Othello(position) = record.end() else { panic!("openings are of Othello") };
    Board::try_from(&position).expect("openings are for 8×8 squares")
}

#[test]
fn the_collection_has_a_thousand_openings_of_eight_moves_and_no_symmetric_twins() {
    let mut seen = HashSet::new();
    let mut last = String::new();
    for opening in openings::balanced() {
        assert_eq!(opening.plies().len(), 8);
        assert!(opening.plies().iter().all(|ply| matches!(ply, Ply::Place(_))));
        assert!(!opening.end().legal_cells().is_empty());
        assert!(
            seen.insert(Symmetry::canonical(board(&opening)).0),
            "a twin: {}",
            transcript::write(&opening)
        );
        let moves = transcript::write(&opening);
        assert!(last < moves, "{moves} is not in the order of the alphabet");
        last = moves;
    }
    assert!(seen.len() >= 1000, "only {} openings", seen.len());
}

#[test]
fn neither_side_is_better_off_in_the_collection() {
    let sample: Vec<GameRecord> = openings::balanced().step_by(15).collect();
    let mut engine = Engine::new(HashSize::mebibytes(16));
    let limits = Limits { depth: Some(10), ..Limits::default() };
    let mut sum = 0.0;
    for opening in &sample {
        let mut rounds = Vec::new();
        engine.search(&Request::new(opening.end(), limits), &Stop::default(), &mut |round| {
            rounds.push(round.score.discs());
        });
        sum += f64::from(rounds[8] + rounds[9]) / 2.0;
    }
    let mean = sum / sample.len() as f64;
    assert!(mean.abs() < 0.6, "{mean} discs for the side to move in {} openings", sample.len());
}

#[test]
fn the_collection_says_how_it_was_made() {
    let text = include_str!("../../data/openings.txt");
    for said in
        ["heibai openings make", "--depth", "--selectivity", "--seed", "Nodes of all searches"]
    {
        let mut comments = text.lines().take_while(|line| line.starts_with('#'));
        assert!(comments.any(|line| line.contains(said)), "nothing about {said:?}");
    }
}

#[test]
fn a_random_opening_is_one_of_the_collection_seen_from_any_side() {
    let all: HashSet<Board> =
        openings::balanced().map(|opening| Symmetry::canonical(board(&opening)).0).collect();
    let mut first_moves = HashSet::new();
    let mut different = HashSet::new();
    for seed in 0..200 {
        let opening = openings::random(seed);
        assert_eq!(opening, openings::random(seed));
        assert!(all.contains(&Symmetry::canonical(board(&opening)).0));
        first_moves.insert(opening.plies()[0]);
        different.insert(board(&opening));
    }
    assert_eq!(first_moves.len(), 4, "the four first moves are equally good");
    assert!(different.len() > 150);
}

#[test]
fn a_bad_line_keeps_no_other_from_being_read() {
    let text = "# three\nf5d6c3\n\nf5f5 # twice\n  F5D6C4  # upper case\nnonsense\n";
    let (good, bad): (Vec<_>, Vec<_>) =
        openings::read(text, Variant::default()).partition(Result::is_ok);
    let lengths: Vec<usize> =
        good.into_iter().flatten().map(|record| record.plies().len()).collect();
    assert_eq!(lengths, [3, 3]);
    let said: Vec<String> =
        bad.into_iter().filter_map(Result::err).map(|e| e.to_string()).collect();
    assert_eq!(said.len(), 2);
    assert!(said[0].starts_with("line 4: move 2 (character 3): f5 is not legal"), "{}", said[0]);
    assert!(said[1].starts_with("line 6: move 1 (character 1): not understood"), "{}", said[1]);
}

#[test]
fn every_position_is_enumerated_once() {
    // Positions after so many plies up to symmetry, <https://oeis.org/A124005>.
    for (plies, count) in [(0, 1), (1, 1), (2, 3), (3, 14), (4, 60), (5, 322), (6, 1773)] {
        let all = enumerate(plies);
        assert_eq!(all.len(), count, "{plies} plies");
        let seen: HashSet<Board> =
            all.iter().map(|candidate| Symmetry::canonical(candidate.board).0).collect();
        assert_eq!(seen.len(), count, "{plies} plies");
    }
    for candidate in enumerate(4) {
        let read: Vec<GameRecord> = openings::read(&candidate.moves, Variant::default())
            .collect::<Result<_, _>>()
            .expect("legal moves");
        assert_eq!(board(&read[0]), candidate.board);
        assert!(Symmetry::ALL.iter().all(|turn| {
            Symmetry::canonical(turn.board(candidate.board)).0
                == Symmetry::canonical(candidate.board).0
        }));
    }
}

#[test]
fn what_is_found_is_balanced_and_does_not_depend_on_the_threads() {
    let conditions = Conditions {
        plies: 4,
        depth: 5,
        selectivity: Selectivity::NONE,
        within: Score::from_discs(2),
        sample: Some(40),
        seed: 3,
    };
    let mut told = Vec::new();
    let found =
        find(&conditions, 1, &mut |done, count| told.push((done, count))).expect("there is memory");
    assert_eq!(find(&conditions, 3, &mut |_, _| {}).expect("there is memory"), found);
    assert_eq!(found.looked_at, 40);
    assert_eq!(told, (1..=40).map(|done| (done, 40)).collect::<Vec<_>>());
    assert!((1..40).contains(&found.openings.len()));
    assert!(found.openings.iter().all(|(_, score)| score.hundredths().abs() <= 200));
    assert!(found.openings.is_sorted());
    let other =
        find(&Conditions { seed: 4, ..conditions }, 2, &mut |_, _| {}).expect("there is memory");
    assert_ne!(other.openings, found.openings, "the seed chooses the sample");
}

#[test]
fn openings_of_gomoku_come_from_all_sides_of_the_board() {
    let variant = Variant::usual(heibai::game::Game::Gomoku);
    let text = "h8i9j7 # one\n\nH8 I8\n";
    let read: Result<Vec<_>, _> = openings::read(text, variant).collect();
    let read = read.expect("they are openings");
    let all = openings::from_all_sides(&read);
    assert_eq!(all.len(), openings::SIDES * read.len());
    assert_eq!(all[..2], read[..]);
    let first: std::collections::HashSet<_> =
        all.iter().step_by(2).map(|opening| opening.plies().to_vec()).collect();
    assert_eq!(first.len(), openings::SIDES, "each is another one");
    let errors: Vec<usize> = openings::read("h8h8\nh8\nh16\nx\n", variant)
        .filter_map(|opening| opening.err().map(|error| error.line))
        .collect();
    assert_eq!(errors, [1, 3, 4]);
}
