//! Lines from studies, the book, people's games and names.

use heibai::book::Book;
use heibai::explorer::GameDatabase;
use heibai::game::tree::{GameTree, NodeId, Start};
use heibai::game::{Game, GameRecord, Ply, Side};
use heibai::openings::{self, Tongue};
use heibai::records::formats::Moves;
use heibai::repertoire::{Counts, Growth, Repertoire, SourceError, best, of_people};

use crate::support::{after, othello, plies, repertoire};

fn book() -> &'static Book {
    Book::embedded(&othello().start().unwrap()).unwrap()
}

fn empty(side: Side) -> Repertoire {
    Repertoire::new(othello(), side).unwrap()
}

fn add(mine: &mut Repertoire, lines: &[Vec<Ply>]) {
    for line in lines {
        mine.add(line, 0).unwrap();
    }
}

#[test]
fn a_study_gives_all_its_lines_or_one() {
    let mut tree: GameTree = GameRecord::new(othello(), plies("f5d6c3d3c4")).unwrap().into();
    let mut at = NodeId::ROOT;
    for ply in plies("f5d6c5") {
        at = tree.play(at, ply).unwrap();
    }
    let mut mine = empty(Side::Black);
    let lines = mine.lines_of(&tree).unwrap();
    assert_eq!(lines, [plies("f5d6c3d3c4"), plies("f5d6c5")]);
    assert_eq!(mine.line_of(&tree, at), Ok(plies("f5d6c5")));
    add(&mut mine, &lines);
    let position = tree.position(tree.node(at).parent().unwrap());
    let c3 = position.cell_named("c3").unwrap();
    assert_eq!((mine.answers(&position).len(), mine.answers(&position)[0]), (2, c3));
    let none = GameTree::new(Start::of(othello()).unwrap());
    assert_eq!(mine.lines_of(&none), Err(SourceError::Nothing));
    let other = GameTree::new(Start::of(othello().with_size(6)).unwrap());
    assert_eq!(mine.lines_of(&other), Err(SourceError::OtherStart));
}

#[test]
fn the_book_answers_with_its_best_moves() {
    for side in Side::ALL {
        let mut mine = empty(side);
        let growth = Growth { plies: 6, replies: 2, least_share: 0.1 };
        let lines = mine.lines_by_book(&plies("f5"), growth, book()).unwrap();
        assert!(
            lines.iter().all(|line| (2..=7).contains(&line.len()) && line[0] == Ply::Place(37))
        );
        assert!(lines.len() > 1);
        add(&mut mine, &lines);
        for (key, _) in mine.cards() {
            let line = mine.line_to(key).unwrap();
            let position = after(othello(), &line);
            if !line.is_empty() {
                let wanted = best(book(), &position).unwrap();
                let mut same = Repertoire::new(othello(), side).unwrap();
                same.add(&[line.clone(), vec![Ply::Place(wanted)]].concat(), 0).unwrap();
                assert_eq!(same.answers(&position), mine.answers(&position));
            }
        }
    }
    let deep = [plies("f5d6c3d3c4f4f6"), vec![]].concat();
    assert!(empty(Side::White).lines_by_book(&deep, Growth::default(), book()).is_ok());
    let nowhere = [plies("f5d6"), vec![Ply::Place(0)]].concat();
    let grown = empty(Side::White).lines_by_book(&nowhere, Growth::default(), book());
    assert_eq!(grown, Err(SourceError::Line));
}

#[test]
fn ones_own_answer_goes_before_the_books() {
    let mine = repertoire(Side::Black, &["f5d6c5"]);
    let growth = Growth { plies: 2, replies: 1, least_share: 0.0 };
    let lines = mine.lines_by_book(&plies("f5d6"), growth, book()).unwrap();
    assert!(lines.iter().all(|line| line.starts_with(&plies("f5d6c5"))), "{lines:?}");
}

#[test]
fn people_give_what_they_play_and_nothing_rarer() {
    let mut database = GameDatabase::default();
    let mut add_games = |moves: &str, count: usize| {
        let record = GameRecord::new(othello(), plies(moves)).unwrap();
        for _ in 0..count {
            database.add(&Moves {
                start: record.start().clone(),
                plies: record.plies().to_vec(),
                margin: None,
                is_scored: false,
            });
        }
    };
    // The second one is the first, from another side.
    add_games("f5d6c3d3c4", 30);
    add_games("c4e3f6e6f5", 20);
    add_games("f5f6e6", 45);
    add_games("f5f4e3", 5);
    let mut collections = [database];
    let mut people = |position: &_| of_people(&mut collections, position);
    let growth = Growth { plies: 4, replies: 5, least_share: 0.1 };
    let mine = empty(Side::Black);
    let lines = mine.lines_by_people(&[], growth, &mut people, None).unwrap();
    assert_eq!(lines, [plies("f5f6e6"), plies("f5d6c3d3")]);
    let growth = Growth { least_share: 0.01, plies: 2, ..growth };
    let lines = mine.lines_by_people(&[], growth, &mut people, Some(book())).unwrap();
    assert_eq!(lines.len(), 3);
    let nothing = mine.lines_by_people(&plies("f5f4d3"), growth, &mut people, None);
    assert_eq!(nothing, Err(SourceError::Nothing));
    // Looked up once for a whole repertoire.
    let mine = repertoire(Side::Black, &["f5d6c3d3c4", "f5f4e3"]);
    let counts = Counts::of(&mine, &mut people, || true).unwrap();
    for moves in ["f5", "c4", "f5d6c3"] {
        let position = after(othello(), &plies(moves));
        let sorted = |mut all: Vec<(usize, f64)>| {
            all.sort_by_key(|(cell, _)| *cell);
            all
        };
        assert_eq!(sorted(counts.at(&position)), sorted(people(&position)), "{moves}");
        assert!(!counts.at(&position).is_empty());
    }
    assert_eq!(counts.at(&after(othello(), &plies("f5f6e6"))), []);
    assert_eq!(Counts::of(&mine, &mut people, || false), None);
}

#[test]
fn a_wrong_move_stands_beside_what_people_and_the_book_play() {
    let mine = repertoire(Side::Black, &["f5d6c3d3c4"]);
    let position = after(othello(), &plies("f5d6c3d3"));
    let cell = |name: &str| position.cell_named(name).unwrap();
    let known = [(cell("c4"), 75.0), (cell("c5"), 25.0)];
    let tried = position.legal_cells().into_iter().find(|it| {
        !known.iter().any(|(cell, _)| cell == it)
            && !book().moves(&position).iter().any(|known| known.cell == *it)
    });
    let choices = mine.choices(&position, tried, &known, Some(book()));
    let scores: Vec<_> = choices.iter().map(|it| it.score).collect();
    assert!(scores.is_sorted_by(|one, other| one >= other), "{choices:?}");
    let of = |cell: usize| *choices.iter().find(|it| it.cell == cell).unwrap();
    let c4 = of(cell("c4"));
    assert_eq!((c4.share, c4.is_prepared, c4.is_tried), (Some(0.75), true, false));
    if let Some(tried) = tried {
        let it = of(tried);
        assert_eq!((it.score, it.share, it.is_prepared), (None, Some(0.0), false));
        assert!(it.is_tried);
    }
    // At the start all four are one, and the one tried stands for them.
    let start = othello().start().unwrap();
    let choices = mine.choices(&start, Some(19), &[(37, 3.0), (26, 1.0)], Some(book()));
    assert_eq!(choices.len(), 1);
    let it = choices[0];
    assert_eq!((it.cell, it.share, it.is_prepared, it.is_tried), (19, Some(1.0), true, true));
    assert_eq!(mine.choices(&start, Some(4000), &[], None).len(), 1);
}

#[test]
fn a_name_gives_its_line_with_an_answer() {
    let named = |wanted: &str| {
        openings::all(Game::Othello).find(|it| it.name(Tongue::English) == wanted).unwrap()
    };
    let mut answer = |position: &_| best(book(), position);
    let line = empty(Side::Black).line_named(named("Tiger"), &mut answer).unwrap();
    assert_eq!(line, plies("f5d6c3d3c4"));
    let line = empty(Side::White).line_named(named("Tiger"), &mut answer).unwrap();
    assert_eq!((line.len(), &line[..5]), (6, &plies("f5d6c3d3c4")[..]));
    let small = Repertoire::new(othello().with_size(6), Side::Black).unwrap();
    assert_eq!(small.line_named(named("Tiger"), &mut answer), Err(SourceError::OtherStart));
    let renju = Game::Gomoku.kind().named.unwrap();
    let mine = Repertoire::new(renju, Side::White).unwrap();
    for opening in openings::all(Game::Gomoku) {
        let line = mine.line_named(opening, &mut |_| None).unwrap();
        assert_eq!(line.len(), opening.plies());
    }
}
