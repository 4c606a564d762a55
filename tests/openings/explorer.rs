//! What was played from a position: counts against a plain replay of every game, and how the command tells of them.

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

use fastrand::Rng;
use heibai::explorer::{GameDatabase, Played, played};
use heibai::game::tree::{GameTree, NodeId, Start};
use heibai::game::{End, Game, Ply, Position, Side, Variant};
use heibai::gomoku::{Opening, Ruleset};
use heibai::othello::StartLayout;
use heibai::records::formats::{
    Collection, Games, Moves, SourceFile, margin_of, shown_date, shown_result,
};

/// Where a cell goes to in one of the eight forms of a board.
fn turned(cell: usize, size: usize, turn: usize) -> usize {
    let (row, column) = (cell / size, cell % size);
    let last = size - 1;
    let (row, column) = [
        (row, column),
        (column, last - row),
        (last - row, last - column),
        (last - column, row),
        (row, last - column),
        (last - row, column),
        (column, row),
        (last - column, last - row),
    ][turn];
    row * size + column
}

/// A position as it is told apart: the stones, each by whether it is of the side to move. In Gomoku Black is always
/// first, so that colours are the same as sides.
fn cells(position: &Position, turn: usize) -> Vec<Option<bool>> {
    let size = usize::from(position.size());
    let mut cells = vec![None; size * size];
    for cell in 0..size * size {
        let stone = position.stone(cell).map(|side| side == position.side_to_move());
        cells[turned(cell, size, turn)] = stone;
    }
    cells
}

/// Counted for the side to move: games, won, lost, drawn, unknown, and the mean of the margins in thousandths.
type Count = [i64; 6];

/// The same, with the sum of the margins of games that were counted, and how many these are.
type Sum = [i64; 7];

fn count_of([games, won, lost, drawn, unknown, margin, scored]: Sum) -> Count {
    let mean = if scored == 0 { 0.0 } else { margin as f32 / scored as f32 };
    [games, won, lost, drawn, unknown, (1000.0 * mean).round() as i64]
}

/// What was played from a position, by replaying every game whole; each move as the least of its mirror images.
fn plainly(games: &[Moves], wanted: &Position) -> (BTreeMap<usize, Count>, Count) {
    let size = usize::from(wanted.size());
    let same: Vec<usize> = (0..8).filter(|&turn| cells(wanted, turn) == cells(wanted, 0)).collect();
    let (mut moves, mut all) = (BTreeMap::<usize, Sum>::new(), [0; 7]);
    for game in games {
        let mut position = game.start.position().clone();
        let is_other = |position: &Position| {
            position.size() != wanted.size() || position.game() != wanted.game()
        };
        if is_other(&position) {
            continue;
        }
        for at in 0..=game.plies.len() {
            let next = game.plies.get(at);
            // A forced pass belongs to the move before.
            let found = if position.must_pass() && !position.is_over() {
                None
            } else {
                (0..8).find(|&turn| cells(&position, turn) == cells(wanted, 0))
            };
            if let Some(turn) = found {
                let margin = game.margin.map(i64::from);
                let own =
                    margin.map(|it| if position.side_to_move() == Side::Black { it } else { -it });
                let scored = i64::from(game.is_scored);
                let count: Sum = match own {
                    None => [1, 0, 0, 0, 1, 0, 0],
                    Some(it) => {
                        let [won, lost, drawn] = [it > 0, it < 0, it == 0].map(i64::from);
                        [1, won, lost, drawn, 0, scored * it, scored]
                    }
                };
                let add = |to: &mut Sum| to.iter_mut().zip(count).for_each(|(to, by)| *to += by);
                add(&mut all);
                if let Some(Ply::Place(cell)) = next {
                    let cell = turned(*cell, size, turn);
                    let least = same.iter().map(|&turn| turned(cell, size, turn)).min();
                    add(moves.entry(least.expect("one leaves all as it is")).or_default());
                }
                break;
            }
            let Some(&ply) = next else { break };
            position.play(ply).expect("it is legal");
        }
    }
    (moves.into_iter().map(|(cell, sum)| (cell, count_of(sum))).collect(), count_of(all))
}

/// The same of what the explorer says.
fn told(played: &Played, wanted: &Position) -> (BTreeMap<usize, Count>, Count) {
    let size = usize::from(wanted.size());
    let same: Vec<usize> = (0..8).filter(|&turn| cells(wanted, turn) == cells(wanted, 0)).collect();
    let count = |it: &heibai::explorer::Results| -> Count {
        let mean = (1000.0 * it.mean().unwrap_or_default()).round() as i64;
        let (own, other, sign) = match wanted.side_to_move() {
            Side::Black => (it.black, it.white, 1),
            Side::White => (it.white, it.black, -1),
        };
        [it.games(), own, other, it.draws, it.unknown]
            .map(i64::from)
            .into_iter()
            .chain([sign * mean])
            .collect::<Vec<_>>()
            .try_into()
            .expect("there are six")
    };
    let moves = played.moves.iter().map(|it| {
        let least = same.iter().map(|&turn| turned(it.cell, size, turn)).min();
        (least.expect("one leaves all as it is"), count(&it.results))
    });
    let moves: BTreeMap<usize, Count> = moves.collect();
    assert_eq!(moves.len(), played.moves.len(), "mirror images of a move are told together");
    (moves, count(&played.results))
}

/// A game by chance, of so many plies at most; few moves are chosen from, so that games meet.
fn game(start: Start, most: usize, random: &mut Rng) -> Moves {
    let mut tree = GameTree::new(start);
    let mut position = tree.start().position().clone();
    let mut last = NodeId::ROOT;
    for at in 0..most {
        if position.is_over() {
            break;
        }
        let cells = position.legal_cells();
        let few = if at < 5 { 3 } else { cells.len() };
        let middle = cells.len() / 2;
        let near = |it: &usize| {
            cells.iter().position(|cell| cell == it).map_or(0, |at| at.abs_diff(middle))
        };
        let mut some = cells.clone();
        some.sort_by_key(near);
        some.truncate(few);
        let ply = random.choice(some).map_or(Ply::Pass, Ply::Place);
        last = tree.play_from(last, &mut position, ply).expect("it is legal");
    }
    if random.u8(..4) == 0 {
        tree.set_end(last, Some(End::Resigned(position.side_to_move())));
    }
    Moves::of(&tree)
}

/// Compares what is told of positions on the way of the games, back and forth, with the plain replay.
fn compare(games: &[Moves], random: &mut Rng) {
    let half = games.len() / 2;
    let mut collections = vec![GameDatabase::default(), GameDatabase::default()];
    for (at, game) in games.iter().enumerate() {
        collections[usize::from(at >= half)].add(game);
    }
    let mut met = 0;
    for _ in 0..30 {
        let game = random.choice(games).expect("there are some");
        let mut position = game.start.position().clone();
        // The first moves more often: there games meet.
        let most = if random.bool() { 6 } else { game.plies.len() };
        for &ply in &game.plies[..random.usize(..=most.min(game.plies.len()))] {
            position.play(ply).expect("it is legal");
        }
        if position.must_pass() {
            continue;
        }
        let found = played(&mut collections, &position);
        let (moves, all) = told(&found, &position);
        let (expected, expected_all) = plainly(games, &position);
        let margins = |count: &Count| count[5];
        assert_eq!(moves.keys().collect::<Vec<_>>(), expected.keys().collect::<Vec<_>>());
        for (cell, count) in &moves {
            assert_eq!(count[..5], expected[cell][..5], "{}", position.cell_name(*cell));
            if position.game() == Game::Othello {
                assert_eq!(margins(count), margins(&expected[cell]));
            }
        }
        assert_eq!(all[..5], expected_all[..5]);
        assert!(all[0] > 0, "the game itself comes by");
        met += usize::from(all[0] > 3);
        let counts: Vec<u32> = found.moves.iter().map(|it| it.results.games()).collect();
        assert!(counts.is_sorted_by(|one, other| one >= other));
    }
    assert!(met > 5, "{met} positions of several games");
}

#[test]
fn games_of_othello_are_counted_as_a_plain_replay_does() {
    let mut random = Rng::with_seed(7);
    let mut games = Vec::new();
    for at in 0..200 {
        let layout = if at % 9 == 0 { StartLayout::Mirrored } else { StartLayout::Standard };
        let first = if at % 5 == 0 { Side::White } else { Side::Black };
        let size = if at % 50 == 0 { 6 } else { 8 };
        let start = Start::of(Variant::Othello { size, layout, first }).expect("it is a board");
        let most = if at % 3 == 0 { 12 } else { 80 };
        let game = game(start, most, &mut random);
        if size == 8 {
            games.push(game);
        }
    }
    compare(&games, &mut random);
}

#[test]
fn a_side_without_a_move_changes_nothing_of_who_won() {
    let mut random = Rng::with_seed(11);
    let start = Start::of(Variant::default()).expect("it is a board");
    let mut met = 0;
    for _ in 0..60 {
        let game = game(start.clone(), 99, &mut random);
        let mut database = GameDatabase::default();
        database.add(&game);
        let mut position = game.start.position().clone();
        for &ply in &game.plies {
            if position.must_pass() && !position.is_over() {
                let before = played([&mut database], &position);
                let mut passed = position.clone();
                passed.play(Ply::Pass).expect("nothing else is left");
                assert_eq!(before, played([&mut database], &passed));
                met += 1;
            }
            position.play(ply).expect("it is legal");
        }
    }
    assert!(met > 5, "{met} passes");
}

#[test]
fn games_of_gomoku_are_counted_as_a_plain_replay_does() {
    let mut random = Rng::with_seed(8);
    let mut games = Vec::new();
    for at in 0..300 {
        let size = if at % 10 == 0 { 19 } else { 15 };
        let rules = if at % 2 == 0 { Ruleset::Renju } else { Ruleset::Freestyle };
        let variant = Variant::Gomoku { size, rules, opening: Opening::Free };
        games.push(game(Start::of(variant).expect("it is a board"), 30, &mut random));
    }
    compare(&games, &mut random);
}

#[test]
fn the_move_that_was_played_most_stands_for_its_mirror_images() {
    let mut database = GameDatabase::default();
    let read = |text: &str| {
        let source = SourceFile { bytes: text.into(), ..SourceFile::default() };
        Collection::read(&source, None).expect("it is a transcript").moves(0).expect("it is whole")
    };
    for text in ["f5d6c3", "f5f6e6", "e6f4", "f5d6c4"] {
        database.add(&read(text));
    }
    let start = Variant::default().start().expect("it has a start");
    let found = played([&mut database], &start);
    let moves: Vec<_> =
        found.moves.iter().map(|it| (start.cell_name(it.cell), it.results.games())).collect();
    assert_eq!(moves, [("f5".to_owned(), 4)]);
    assert_eq!(found.results.unknown, 4);
    assert_eq!((found.results.mean(), found.results.black_share()), (None, None));
    let mut after = start;
    after.play(after.ply_named("c4").expect("it is a cell")).expect("it is legal");
    let found = played([&mut database], &after);
    let moves: Vec<_> =
        found.moves.iter().map(|it| (after.cell_name(it.cell), it.results.games())).collect();
    // d6, f6 and f4 after f5 and e6, seen from c4: two games with the perpendicular answer, one with each other.
    assert_eq!(moves.iter().map(|it| it.1).collect::<Vec<_>>(), [3, 1]);
}

/// A file of WTHOR with these games, each with Black's discs.
fn wthor(games: &[(u8, &[Ply])]) -> Vec<u8> {
    let mut bytes = vec![20, 7, 5, 22];
    bytes.extend((games.len() as u32).to_le_bytes());
    bytes.extend([0, 0, 0xb9, 7, 8, 0, 24, 0]);
    for (black, plies) in games {
        bytes.extend([0; 6]);
        bytes.extend([*black, 40]);
        let mut moves = [0; 60];
        let cells = plies.iter().filter_map(|ply| match ply {
            Ply::Place(cell) => Some(*cell as u8),
            _ => None,
        });
        for (to, cell) in moves.iter_mut().zip(cells) {
            *to = 10 * (cell / 8 + 1) + cell % 8 + 1;
        }
        bytes.extend(moves);
    }
    bytes
}

#[test]
fn a_game_of_wthor_has_the_same_moves_read_fast_or_whole() {
    let mut random = Rng::with_seed(9);
    let start = Start::of(Variant::default()).expect("it is a board");
    let games: Vec<Moves> = (0..60)
        .map(|at| game(start.clone(), if at % 4 == 0 { 30 } else { 99 }, &mut random))
        .collect();
    let listed: Vec<(u8, &[Ply])> =
        games.iter().map(|game| (random.u8(..=80), &*game.plies)).collect();
    let mut bytes = wthor(&listed);
    // One of them is broken.
    bytes[16 + 68 * 3 + 8 + 5] = 99;
    let source = SourceFile { bytes, ..SourceFile::default() };
    let collection = Collection::read(&source, None).expect("it is of WTHOR");
    assert_eq!(collection.format().name, "wthor");
    for index in 0..collection.len() {
        let whole = collection.tree(index).map(|tree| Moves::of(&tree));
        assert_eq!(collection.moves(index), whole);
        assert_eq!(whole.is_err(), index == 3);
    }
    let database = GameDatabase::read(&collection, |_, _| true).expect("it is wanted");
    assert_eq!((database.len(), database.left_out()), (59, 1));
    assert!(GameDatabase::read(&collection, |_, _| false).is_none());
}

#[test]
fn a_result_is_understood_as_it_is_written() {
    for (text, margin) in [
        ("44-20", Some(24.0)),
        ("B+12", Some(12.0)),
        ("w+r", Some(-1000.0)),
        ("+24.00:r", Some(24.0)),
        (" Draw ", Some(0.0)),
        ("1/2-1/2", Some(0.0)),
        ("?", None),
        ("", None),
    ] {
        assert_eq!(margin_of(text), margin, "{text}");
    }
}

#[test]
fn results_and_dates_of_every_format_are_shown_alike() {
    for (text, shown) in [
        ("+6.00", "B+6"),
        ("-4.50", "W+4.5"),
        ("+0.00", "0"),
        ("+12.00:r", "B+R"),
        ("-64.00:t", "W+T"),
        ("-2.00:l", "W+2"),
        ("B+6", "B+6"),
        ("44-20", "44-20"),
        ("+", "+"),
        ("-0:x", "-0:x"),
        ("?", "?"),
        ("", ""),
    ] {
        assert_eq!(shown_result(text), shown, "{text}");
    }
    for (text, shown) in [
        ("2026-12-01 00:55:33.GMT", "2026-12-01"),
        ("2004-09-18 05:54:38.MDT", "2004-09-18"),
        ("2004-09-18", "2004-09-18"),
        ("2004-09-18 05:54:38", "2004-09-18 05:54:38"),
        ("spring 1989.", "spring 1989."),
        ("", ""),
    ] {
        assert_eq!(shown_date(text), shown, "{text}");
    }
}

#[test]
fn other_boards_are_left_out() {
    let mut database = GameDatabase::default();
    let small = Start::of(Variant::default().with_size(6)).expect("it is a board");
    database.add(&Moves {
        start: small.clone(),
        plies: Vec::new(),
        margin: None,
        is_scored: false,
    });
    assert_eq!((database.len(), database.left_out()), (0, 1));
    assert_eq!(played([&mut database], small.position()), Played::default());
}

#[test]
fn the_command_counts_the_games_of_files() {
    let folder = tempfile::tempdir().expect("there is room");
    fs::write(folder.path().join("one.txt"), "f5d6c3d3c4\nf5d6c4d3c3\n").expect("there is room");
    fs::write(folder.path().join("two.txt"), "e6f4c3c4d3e7\nf5f6e6f4\n").expect("there is room");
    let explore = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_heibai"))
            .current_dir(folder.path())
            .arg("explore")
            .args(arguments)
            .output()
            .expect("the program starts");
        let out = String::from_utf8(output.stdout).expect("it is a text");
        (out, String::from_utf8(output.stderr).expect("it is a text"), output.status.code())
    };
    let (out, err, status) = explore(&["one.txt", "two.txt", "--moves", "f5d6c3d3c4"]);
    assert_eq!((&*err, status), ("", Some(0)));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "opening: Tiger · 虎");
    assert!(
        lines[1].starts_with(" 1. g5         1 game   Black 0  White 0  drawn 0  unknown 1"),
        "{out}"
    );
    assert!(lines[3].starts_with("3 of 4 games reach it; White to move; "), "{out}");
    let (out, ..) = explore(&["one.txt", "--moves", "f5d6c4"]);
    assert!(out.contains("\n1 of 2 games reaches it; White to move; "), "{out}");
    // A game on another board is no broken one.
    let small = "(;GM[2]SZ[6])\n(;GM[2]SZ[8];B[f5];W[d6])\n";
    fs::write(folder.path().join("sizes.sgf"), small).expect("there is room");
    let (out, err, status) = explore(&["sizes.sgf"]);
    assert_eq!((&*err, status), ("", Some(0)));
    assert!(out.contains("\n1 of 1 game reaches it, 1 on another board; Black to move; "), "{out}");
    fs::write(folder.path().join("bad.txt"), "f5d6c3\nf5a1\n").expect("there is room");
    let (out, err, status) = explore(&["bad.txt"]);
    assert!(out.contains("\n1 of 1 game reaches it; "), "{out}");
    assert!(err.starts_with("heibai: bad.txt: game 2: "), "{err}");
    assert!(err.ends_with("\nheibai: 1 game left out\n"), "{err}");
    assert_eq!(status, Some(1));
    let (_, err, status) = explore(&["sizes.sgf", "--size", "6"]);
    assert_eq!(err, "heibai: --size: games on 6×6 squares are not looked up\n");
    assert_eq!(status, Some(2));
    let (_, err, status) = explore(&["one.txt", "--moves", "f5f5"]);
    assert_eq!(status, Some(2), "{err}");
    let (_, err, status) = explore(&["none.txt"]);
    assert_eq!(status, Some(1), "{err}");
}
