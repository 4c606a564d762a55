//! Real games: where they left the repertoire, and how the machine plays into it.

use fastrand::Rng;
use heibai::game::{GameRecord, Ply, Side, Variant};
use heibai::repertoire::Departure;

use crate::support::{after, lines, of_lines, othello, plies, repertoire, turned};

fn game(moves: &str) -> GameRecord {
    GameRecord::new(othello(), plies(moves)).unwrap()
}

#[test]
fn a_game_tells_where_it_left_and_whose_move_it_was() {
    let mine = repertoire(Side::Black, &["f5d6c3d3c4", "f5f6e6"]);
    assert_eq!(mine.departure(&game("f5d6c3d3c4f4f6")), None, "the line ended before");
    assert_eq!(mine.departure(&game("f5d6c3")), None);
    assert_eq!(mine.departure(&game("")), None);
    // The same, seen from another side.
    assert_eq!(mine.departure(&game("c4e3f6e6f5")), None);
    let position = after(othello(), &plies("f5d6"));
    let c3 = position.cell_named("c3").unwrap();
    let left = mine.departure(&game("f5d6c5f4")).unwrap();
    assert_eq!(left, Departure { ply: 2, side: Side::Black, prepared: vec![c3] });
    let left = mine.departure(&game("f5f4e3")).unwrap();
    assert_eq!((left.ply, left.side, left.prepared.len()), (1, Side::White, 2));
    let other = GameRecord::new(othello().with_size(6), Vec::new()).unwrap();
    assert_eq!(mine.departure(&other), None);
    let skipped = [plies("f5"), vec![Ply::Pass]].concat();
    let skipped = GameRecord::new(othello(), skipped).unwrap();
    assert_eq!(mine.departure(&skipped).unwrap().ply, 1);
}

#[test]
fn no_line_of_a_repertoire_leaves_it() {
    let mut rng = Rng::with_seed(5);
    for seed in 0..30 {
        let all = lines(othello(), 5, seed);
        for side in Side::ALL {
            let mine = of_lines(othello(), side, &all, 0);
            for line in &all {
                let line = turned(othello(), line, &mut rng);
                let record = GameRecord::new(othello(), line).unwrap();
                let left = mine.departure(&record);
                // Only a last move of the other side, which has no answer, may do so.
                let is_last =
                    |it: &Departure| it.ply + 1 >= record.plies().len() && it.side != side;
                assert!(left.as_ref().is_none_or(is_last), "{left:?}");
            }
        }
    }
}

#[test]
fn the_machine_plays_into_it_as_often_as_people_do() {
    let mut mine = repertoire(Side::Black, &["f5d6c3", "f5f6e6", "f5f4e3"]);
    let position = after(othello(), &plies("f5"));
    let cell = |name: &str| position.cell_named(name).unwrap();
    let mut rng = Rng::with_seed(9);
    let mut known = |_: &_| vec![(cell("d6"), 9.0), (cell("f6"), 1.0)];
    let drawn: Vec<usize> =
        (0..200).map(|_| mine.prepared_move(&position, &mut known, &mut rng).unwrap()).collect();
    let often = drawn.iter().filter(|&&it| it == cell("d6")).count();
    assert!((160..198).contains(&often), "{often}");
    mine.leave_out(&plies("f5d6"), true);
    let drawn = |rng: &mut Rng| mine.prepared_move(&position, &mut |_| Vec::new(), rng).unwrap();
    assert!((0..50).all(|_| drawn(&mut rng) != cell("d6")));
    // In its own turn, beyond the end and elsewhere there is nothing to play.
    let elsewhere = Variant::default().with_size(6).start().unwrap();
    for position in [othello().start().unwrap(), after(othello(), &plies("f5d6c5")), elsewhere] {
        assert_eq!(mine.prepared_move(&position, &mut |_| Vec::new(), &mut rng), None);
    }
}
