//! The advice, by the rule of `docs/insight.md`.

use crate::{judged, judged_move, own_game};
use heibai::game::{Game, Side};
use heibai::insight::{Advice, Judged, Part, Picture, advice};
use heibai::puzzles::Theme;

/// The picture of so many games, in each of which these moves were made.
fn picture(games: usize, moves: &[(u16, f32, Option<Theme>)]) -> Picture {
    let game = own_game(Side::Black, 3);
    let moves =
        moves.iter().map(|&(number, lost, theme)| judged_move(number, Side::Black, lost, theme));
    let judged: Judged = judged(moves.collect());
    Picture::of(&vec![(&game, &judged); games])
}

fn advised(games: usize, moves: &[(u16, f32, Option<Theme>)]) -> Option<Advice> {
    advice(Game::Othello, &picture(games, moves), |_| true)
}

#[test]
fn the_theme_that_costs_most_is_practised() {
    let moves = [(41, 5.0, Some(Theme::Parity)), (20, 4.0, Some(Theme::Corner)), (50, 9.0, None)];
    assert_eq!(advised(5, &moves), Some(Advice::Theme(Theme::Parity, 5.0)));
    assert_eq!(advised(4, &moves), None, "four games are too few");
}

#[test]
fn a_theme_without_puzzles_is_not_advised() {
    let moves = [(41, 5.0, Some(Theme::Parity)), (20, 4.0, Some(Theme::Corner))];
    let found = advice(Game::Othello, &picture(5, &moves), |theme| theme != Theme::Parity);
    assert_eq!(found, Some(Advice::Theme(Theme::Corner, 4.0)));
}

#[test]
fn a_part_that_stands_out_is_looked_at_when_no_theme_does() {
    let moves = [(5, 1.0, None), (15, 1.0, None), (45, 6.0, None)];
    assert_eq!(advised(6, &moves), Some(Advice::Part(Part(4), 6.0)));
    let even = [(5, 5.0, None), (15, 5.0, None), (45, 6.0, None)];
    assert_eq!(advised(6, &even), None, "it hardly costs more than the others");
}

#[test]
fn nothing_is_advised_to_who_loses_nothing() {
    assert_eq!(advised(9, &[(5, 0.0, None), (45, 0.0, None)]), None);
}
