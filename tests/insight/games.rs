//! Which games count, by which name they are known, and what is kept of their reviews.

use crate::{given_up, judged, judged_move};
use heibai::analysis::book_values;
use heibai::analysis::review::{Completion, Plan, ReviewDepth, Verdict, run};
use heibai::analysis::{Equipment, Summary};
use heibai::app::library::archive_text;
use heibai::game::tree::{GameKey, Start};
use heibai::game::{Mode, Ply, Side, Variant};
use heibai::insight::{Judged, Opponent, OwnGame, Reviews, Won};
use heibai::puzzles::Theme;
use heibai::records::formats::{Collection, Games, SourceFile};
use heibai::search::Stop;

#[test]
fn a_game_against_the_machine_counts_and_others_do_not() {
    let own = OwnGame::of(&given_up(Mode::PlayBlack, "f5d6c3")).expect("a person played");
    assert_eq!((own.side, own.won), (Side::Black, Won::Yes));
    assert_eq!(own.opponent, Opponent::Machine(6));
    let other = OwnGame::of(&given_up(Mode::PlayWhite, "f5d6c3")).expect("a person played");
    assert_eq!((other.side, other.won), (Side::White, Won::No));
    assert_eq!(other.key, own.key, "the moves are the same");
    for mode in [Mode::TwoPlayers, Mode::Watch] {
        assert_eq!(OwnGame::of(&given_up(mode, "f5d6c3")), None, "nobody knows who is who");
    }
    let mut unfinished = given_up(Mode::PlayBlack, "f5d6c3");
    unfinished.set_end(unfinished.main_end(), None);
    assert_eq!(OwnGame::of(&unfinished), None);
    let mut foreign = given_up(Mode::PlayBlack, "f5d6c3");
    foreign.facts.mode = None;
    assert_eq!(OwnGame::of(&foreign), None, "it was played elsewhere");
}

#[test]
fn a_program_keeps_its_name_whatever_that_is() {
    for name in ["Edax", "Heibai", "Heibai x", "Heibai 12345"] {
        let mut tree = given_up(Mode::PlayBlack, "f5");
        tree.facts.names.white = name.to_owned();
        let own = OwnGame::of(&tree).expect("a person played");
        assert_eq!(own.opponent, Opponent::Program(name.to_owned()));
    }
}

#[test]
fn a_game_is_the_same_after_it_was_kept_and_read() {
    for moves in ["f5", "f5d6c3d3c4", "f5d6c4d3e6f4"] {
        let tree = given_up(Mode::PlayWhite, moves);
        let bytes = archive_text(&tree, "2026-11-22 09:14:03");
        let source = SourceFile { bytes, ..SourceFile::default() };
        let read = Collection::read(&source, None).and_then(|it| it.tree(0)).expect("it is whole");
        let (before, after) = (OwnGame::of(&tree), OwnGame::of(&read));
        assert_eq!(after.as_ref().map(|it| it.key), before.as_ref().map(|it| it.key));
        assert_eq!(after.map(|it| it.date), Some("2026-11-22".to_owned()));
    }
}

#[test]
fn another_move_or_another_start_is_another_game() {
    let start = Start::of(Variant::default()).expect("it has a start");
    let key = |start: &Start, plies: &[usize]| {
        let plies: Vec<Ply> = plies.iter().map(|&cell| Ply::Place(cell)).collect();
        GameKey::of(start, &plies)
    };

    let all = [key(&start, &[]), key(&start, &[37]), key(&start, &[44]), key(&start, &[37, 43])];
    for (at, one) in all.iter().enumerate() {
        assert_eq!(one.to_string().parse(), Ok(*one));
        assert!(all[at + 1..].iter().all(|other| other != one));
    }
    let six = Start::of(Variant::default().with_size(6)).expect("it has a start");
    assert_ne!(key(&six, &[]), all[0]);
}

#[test]
fn what_is_kept_of_a_review_is_what_the_summary_says_and_survives_the_file() {
    let mut tree = given_up(Mode::PlayBlack, "f5f6c4e3f7g6g5c5f3f4d2e2d1c1c2e1f2d3c3b1c6f1h5b3");
    let plan = Plan::of(&tree, tree.main_end());
    let depth = ReviewDepth { depth: heibai::game::PerGame { othello: 2, gomoku: 1 }, exact: 1 };
    let equipment = Equipment { threads: 1, ..Equipment::default() };
    let mut found: Vec<Verdict> = Vec::new();
    run(&plan, depth, equipment, &Stop::default(), &mut |verdict, _: Completion| {
        found.push(verdict);
    });
    let summary = |tree: &_| Summary::of(tree, tree.main_end(), book_values::is_book_move);
    for (at, verdict) in found.iter().enumerate() {
        let before = Judged::of(&tree, &summary(&tree), |_| None);
        assert_eq!(before, None, "after {at} verdicts a move is not judged");
        verdict.keep(&mut tree, &plan.steps[verdict.step]);
    }
    let summary = summary(&tree);
    let judged = Judged::of(&tree, &summary, |_| None).expect("every move is judged");
    assert_eq!(judged.moves.len(), summary.moves.len());
    for (kept, told) in judged.moves.iter().zip(&summary.moves) {
        assert_eq!((usize::from(kept.number), kept.side), (told.number, told.side));
        assert_eq!((kept.class, kept.counts), (told.class, told.counts));
        assert_eq!((kept.lost, usize::from(kept.cell)), (told.lost, told.cell));
    }
    assert!(judged.moves.iter().any(|it| it.lost > 0.0), "two plies judge none of it as all best");
    assert!(judged.opening.is_some(), "the game has more than twenty moves");
    let key = GameKey::of(tree.start(), &tree.plies(tree.main_end()));
    let mut reviews = Reviews::default();
    reviews.add(key, judged);
    let text = serde_json::to_string(&reviews).expect("it is made of plain values");
    let read: Reviews = serde_json::from_str(&text).expect("it was just written");
    assert_eq!(serde_json::to_string(&read).expect("as before"), text);
    assert!(read.get(key).is_some());
}

#[test]
fn a_later_review_takes_the_place_of_the_earlier_one() {
    let tree = given_up(Mode::PlayBlack, "f5");
    let key = GameKey::of(tree.start(), &[]);
    let mut reviews = Reviews::default();
    let one = judged(vec![judged_move(1, Side::Black, 3.0, None)]);
    let other = judged(vec![judged_move(1, Side::Black, 8.0, Some(Theme::Parity))]);
    reviews.add(key, one);
    reviews.add(key, other.clone());
    assert_eq!(reviews.get(key), Some(&other));
}
