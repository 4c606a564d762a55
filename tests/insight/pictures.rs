//! The charts: what they add up to, and what is marked in them.

use crate::{judged, judged_move, own_game};
use heibai::analysis::Class;
use heibai::game::Side;
use heibai::insight::{Bar, ENOUGH, Judged, OwnGame, Pace, Part, Picture, Subject, Won};
use heibai::puzzles::Theme;
use proptest::prelude::*;

fn is_near(one: f32, other: f32) -> bool {
    (one - other).abs() < 0.001
}

fn any_game() -> impl Strategy<Value = (OwnGame, Judged)> {
    let themes = [None, Some(Theme::Parity), Some(Theme::Corner), Some(Theme::Mobility)];
    let one =
        (1..=70_u16, 0..20_u8, 0..themes.len(), any::<bool>(), prop::option::of(0.0..40.0_f32));
    let moves = prop::collection::vec(one, 0..40);
    (moves, any::<bool>(), 1..4_u16).prop_map(move |(moves, is_black, level)| {
        let moves = moves.into_iter().map(|(number, lost, theme, is_black, seconds)| {
            let side = if is_black { Side::Black } else { Side::White };
            let lost = f32::from(lost);
            let theme = themes[theme].filter(|_| lost >= 4.0);
            super::JudgedMove { seconds, ..judged_move(number, side, lost, theme) }
        });
        let side = if is_black { Side::Black } else { Side::White };
        (own_game(side, level), judged(moves.collect()))
    })
}

proptest! {
    #[test]
    fn parts_and_themes_add_up_to_what_the_person_lost(
        games in prop::collection::vec(any_game(), 1..12)
    ) {
        let all: Vec<_> = games.iter().map(|(game, judged)| (game, judged)).collect();
        let picture = Picture::of(&all);
        let own = games.iter().flat_map(|(game, judged)| {
            judged.moves.iter().filter(|it| it.side == game.side)
        });
        let own: Vec<_> = own.collect();
        let lost = own.iter().map(|it| it.lost).sum::<f32>() / games.len() as f32;
        let close = |sum: f32| (sum - lost).abs() < 0.01;
        prop_assert!(close(picture.lost));
        prop_assert!(close(picture.parts.iter().map(|bar| bar.value).sum()));
        let themes: f32 = picture.themes.iter().map(|bar| bar.value).sum();
        prop_assert!(close(themes + picture.unexplained));
        let squares: f32 = picture.squares.iter().sum();
        prop_assert!(close(squares / games.len() as f32));
        let worst = picture.worst_squares();
        let least = worst.iter().map(|&at| picture.squares[at]).fold(f32::INFINITY, f32::min);
        let costlier = picture.squares.iter().filter(|&&loss| loss > least).count();
        prop_assert!(worst.len() <= 4 && costlier < 4, "no other costs more than one of the worst");
        prop_assert!(worst.iter().all(|&at| picture.squares[at] > 0.0));
        let mistakes = own.iter().filter(|it| it.class == Some(Class::Mistake)).count();
        prop_assert_eq!(picture.parts.iter().map(|bar| bar.count).sum::<usize>(), mistakes);
        // Every mistake is listed under one part.
        for bar in &picture.parts {
            let listed = own.iter().filter(|it| it.class.is_some() && bar.subject.has_move(it));
            prop_assert_eq!(listed.count(), bar.count);
        }
    }

    #[test]
    fn at_most_one_bar_is_the_worst_and_no_other_of_enough_games_is_worse(
        games in prop::collection::vec(any_game(), 1..24)
    ) {
        let all: Vec<_> = games.iter().map(|(game, judged)| (game, judged)).collect();
        let picture = Picture::of(&all);
        let check = |bars: &[Bar], badness: &dyn Fn(&Bar) -> f32| {
            let worst: Vec<&Bar> = bars.iter().filter(|bar| bar.is_worst).collect();
            let worse = |than: &Bar| {
                bars.iter().any(|bar| bar.games >= ENOUGH && badness(bar) > badness(than))
            };
            worst.len() <= 1 && worst.iter().all(|bar| !bar.is_few() && !worse(bar))
        };
        prop_assert!(check(&picture.parts, &|bar| bar.value));
        prop_assert!(check(&picture.themes, &|bar| bar.value));
        prop_assert!(check(&picture.paces, &|bar| bar.value));
        prop_assert!(check(&picture.opponents, &|bar| -bar.value));
        // Each game is one of one opponent with one colour.
        let of_opponents: usize = picture.opponents.iter().map(|bar| bar.games).sum();
        prop_assert_eq!(of_opponents, games.len());
        let is_sorted = picture.themes.is_sorted_by(|one, other| one.value >= other.value);
        prop_assert!(is_sorted, "the costliest theme comes first");
    }
}

#[test]
fn without_games_there_is_nothing() {
    assert_eq!(Picture::of(&[]), Picture::default());
}

#[test]
fn a_forced_move_and_one_of_the_book_cost_nothing() {
    let mut free = judged_move(5, Side::Black, 9.0, Some(Theme::Corner));
    free.counts = false;
    let judged = judged(vec![free]);
    let game = own_game(Side::Black, 3);
    let picture = Picture::of(&[(&game, &judged)]);
    assert!(picture.parts.is_empty() && picture.themes.is_empty());
    assert!(is_near(picture.lost, 0.0));
}

#[test]
fn parts_are_ten_moves_and_the_last_has_no_end() {
    let parts: Vec<_> = (0..Part::COUNT).map(|at| Part(at).moves()).collect();
    assert_eq!(parts[0], (1, Some(10)));
    assert_eq!(parts[5], (51, Some(60)));
    assert_eq!(parts[6], (61, None));
    for number in 1..=225 {
        let (first, last) = Part::of(number).moves();
        assert!(first <= number && last.is_none_or(|last| number <= last), "{number}");
    }
}

#[test]
fn every_time_belongs_to_one_pace() {
    for tenths in 0..2000_u16 {
        let seconds = f32::from(tenths) / 10.0;
        let (first, last) = Pace::of(seconds).seconds();
        assert!(f32::from(first) <= seconds, "{seconds}");
        assert!(last.is_none_or(|last| seconds < f32::from(last)), "{seconds}");
    }
}

#[test]
fn the_opening_is_seen_with_the_persons_eyes() {
    let behind =
        Judged { opening: Some(-6.0), ..judged(vec![judged_move(3, Side::Black, 0.0, None)]) };
    for (side, advantage) in [(Side::Black, -6.0), (Side::White, 6.0)] {
        let game = own_game(side, 3);
        let picture = Picture::of(&[(&game, &behind)]);
        assert!(is_near(picture.openings[0].value, advantage));
        assert_eq!(picture.openings[0].subject, Subject::Opening(None));
    }
}

#[test]
fn accuracy_over_time_is_told_from_five_games_on() {
    let game = own_game(Side::Black, 3);
    let of = |accuracy: f32| {
        let mut judged = judged(vec![judged_move(1, Side::Black, 0.0, None)]);
        judged.accuracy.black = Some(accuracy);
        judged
    };
    // The newest first.
    let all: Vec<Judged> = [90.0, 90.0, 80.0, 70.0, 70.0].map(of).to_vec();
    let games: Vec<_> = all.iter().map(|judged| (&game, judged)).collect();
    assert_eq!(Picture::of(&games[1..]).accuracy, None);
    let picture = Picture::of(&games);
    let (mean, gain) = picture.accuracy.expect("there are five");
    assert!(is_near(mean, 80.0));
    assert!(is_near(gain, 260.0 / 3.0 - 70.0));
    let course: Vec<f32> = picture.dots.iter().map(|dot| dot.accuracy).collect();
    assert_eq!(course, [70.0, 70.0, 80.0, 90.0, 90.0], "the oldest comes first");
    assert!(is_near(picture.dots[2].trend, 220.0 / 3.0));
    assert!(picture.dots.iter().all(|dot| dot.won == Won::No));
}
