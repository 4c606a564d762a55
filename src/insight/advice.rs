//! One thing to practise, by the rule in `docs/insight.md`.

use super::picture::{ENOUGH, Part, Picture, Subject};
use crate::game::Game;
use crate::puzzles::Theme;

/// Games in which a theme costs something before it is spoken of.
const GAMES: usize = 3;

/// A part of the game is spoken of when it costs so many times what parts cost on the average.
const STANDS_OUT: f32 = 1.5;

/// What to practise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Advice {
    /// Puzzles of this theme, which costs so much a game.
    Theme(Theme, f32),
    /// The mistakes of this part, which costs so much a game.
    Part(Part, f32),
}

/// The loss a game from which a theme is worth practising: discs in Othello, points of the chance in Gomoku.
const fn worth_it(game: Game) -> f32 {
    match game {
        Game::Othello => 2.0,
        Game::Gomoku => 5.0,
    }
}

/// What to practise by the games of this picture; `None` if they are few, or nothing stands out. `has_puzzles` tells of
/// which themes there are puzzles.
pub fn advice(
    game: Game,
    picture: &Picture,
    has_puzzles: impl Fn(Theme) -> bool,
) -> Option<Advice> {
    if picture.games < ENOUGH {
        return None;
    }
    // The largest come first.
    let theme = picture.themes.iter().find_map(|bar| match bar.subject {
        Subject::Theme(Some(theme)) if has_puzzles(theme) && bar.games >= GAMES => {
            Some((theme, bar.value))
        }
        _ => None,
    });
    if let Some((theme, value)) = theme.filter(|it| it.1 >= worth_it(game)) {
        return Some(Advice::Theme(theme, value));
    }
    let worst = picture.parts.iter().find(|bar| bar.is_worst)?;
    let usual = picture.lost / picture.parts.len() as f32;
    match worst.subject {
        Subject::Part(part) if worst.count > 0 && worst.value >= STANDS_OUT * usual => {
            Some(Advice::Part(part, worst.value))
        }
        _ => None,
    }
}
