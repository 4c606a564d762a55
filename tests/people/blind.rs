//! Whether games can be told apart.

use heibai::game::Level;
use heibai::people::{LastMoves, Model, draw};
use heibai::search::{Engine, HashSize, Stop};
use heibai::training::people::blind::{FACTS, GameFacts, Opponent, judge, pairs};
use heibai::training::people::losses::{Care, Made, game};

const CARE: Care = Care { exact: 10, depth: 3 };

/// Games of the model, in the place of people's, which are nobody's to give away.
fn games(count: usize) -> Vec<Vec<Made>> {
    let model = Model::shipped();
    let mut engine = Engine::new(HashSize::mebibytes(2));
    let mut rng = fastrand::Rng::with_seed(5);
    let stop = Stop::default();
    let mut play = || {
        game(1500.0, |board, last: LastMoves| {
            let chances = model.chances(&mut engine, board, last, 1500.0, &stop)?;
            Some(draw(&chances, &mut rng))
        })
    };
    (0..count).map(|_| play().expect("it is not stopped")).collect()
}

#[test]
fn a_level_that_turns_many_discs_is_told_from_people_and_people_from_themselves_are_not() {
    let model = Model::shipped();
    let games = games(12);
    let told = |opponent: Opponent<'_>| {
        let found = pairs(&games, opponent, model.openings(), CARE, 7, &Stop::default(), || {});
        judge(&found.expect("it is not stopped"))
    };
    let beginner = told(Opponent::Level(Level::MIN));
    assert!(beginner.told >= 0.9, "{beginner:?}");
    let share = FACTS.iter().position(|it| it.contains("losing nothing")).expect("it is one");
    assert!(beginner.apart[share] > 3.0, "{beginner:?}");
    let same = told(Opponent::Model(&model));
    assert!(same.told <= 0.8, "{same:?}");
}

#[test]
fn what_is_drawn_alike_is_told_apart_half_of_the_time_and_one_fact_is_enough_to_tell() {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut draw = |shift: f64| -> GameFacts {
        let mut found: GameFacts = std::array::from_fn(|_| rng.f64());
        found[4] += shift;
        found
    };
    let alike: Vec<_> = (0..200).map(|_| (draw(0.0), draw(0.0))).collect();
    let verdict = judge(&alike);
    assert!((0.4..0.6).contains(&verdict.told), "{verdict:?}");
    let apart: Vec<_> = (0..60).map(|_| (draw(1.5), draw(0.0))).collect();
    let verdict = judge(&apart);
    assert!(verdict.told > 0.95 && verdict.apart[4] > 10.0, "{verdict:?}");
    let most = verdict.apart.iter().map(|it| it.abs()).fold(0.0, f64::max);
    assert!(verdict.apart[4] >= most);
}
