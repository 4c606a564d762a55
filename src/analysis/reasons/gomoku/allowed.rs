//! Wins that the mistake allows the opponent.

use super::case::{Case, points};
use crate::analysis::reasons::{Fork, Motif, Reason, Remedy};
use crate::eval::gomoku::{Cell, Class, PatternBoard};
use crate::gomoku::{Direction, Point, Position, Ruleset, Stone, Threat};
use crate::search::forced::{ForcedWin, ForcedWinKind};

/// The opponent's win after the mistake, absent after the best move; and the refutation, the mistake and that win.
pub fn find(case: &Case) -> Option<(Reason, Vec<usize>)> {
    if case.mistake.best.score.forced().is_some_and(|plies| plies < 0) {
        return None;
    }
    let win = case.win(&case.after)?;
    if !case.instead.is_game_over() && case.win(&case.instead).is_some() {
        return None;
    }
    let line = case.cells(&win.line);
    let refutation = std::iter::once(case.cell(case.played)).chain(line.iter().copied()).collect();
    let motif = motif(case, &win, line);
    Some((Reason { remedy: Remedy::Stops, ..Reason::new(motif, 1, 100) }, refutation))
}

fn motif(case: &Case, win: &ForcedWin, line: Vec<usize>) -> Motif {
    let other = !case.own();
    let first = win.line[0];
    let fives = points(&case.board, other, Class::Five);
    let fours = points(&case.board, other, Class::OpenFour);
    let after = PatternBoard::new(&case.after);
    if fives.contains(&first) {
        let row = case.row(&case.after, first, other);
        return Motif::FourUnblocked { five: line[0], row };
    }
    if let Some(point) = foul_trap(case, win) {
        return Motif::FoulTrap { point, line };
    }
    let (threat, class) =
        if fives.is_empty() { (&fours, Class::OpenFour) } else { (&fives, Class::Five) };
    let is_parried = points(&after, other, class).is_empty();
    if !threat.is_empty() && is_parried {
        let stones = threat.iter().flat_map(|&point| case.row(case.position, point, other));
        let mut stones: Vec<usize> = stones.collect();
        stones.sort_unstable();
        stones.dedup();
        return Motif::WrongSide { threat: stones, right: case.cell(case.best), line };
    }
    let class = after.class(Cell::of(first), other);
    if fours.contains(&first) && class == Class::OpenFour && line.len() <= 5 {
        let row = case.row(&case.after, first, other);
        return Motif::ThreeIgnored { four: line[0], row };
    }
    if let Some(fork) = fork(case, first, class, other) {
        return Motif::ForkAllowed { point: line[0], fork, line };
    }
    match win.kind {
        ForcedWinKind::Fours => Motif::FoursAllowed(line),
        ForcedWinKind::Threats => Motif::ThreatsAllowed(line),
    }
}

fn fork(case: &Case, first: Point, class: Class, stone: Stone) -> Option<Fork> {
    let board = case.after.board();
    let made = |direction| case.after.ruleset().threat(board, first, stone, direction);
    let open = Direction::ALL.into_iter().any(|it| made(it) == Some(Threat::OpenFour));
    match class {
        Class::FourThree => Some(Fork::FourThree),
        Class::Threes => Some(Fork::DoubleThree),
        Class::OpenFour if !open => Some(Fork::DoubleFour),
        _ => None,
    }
}

/// **A foul trap**: Black has to stop a five on a forbidden point; without forbidden points there is no such win.
fn foul_trap(case: &Case, win: &ForcedWin) -> Option<usize> {
    if !case.position.ruleset().forbids(case.own()) {
        return None;
    }
    let mut position: Position = case.after.clone();
    let mut trap = None;
    for &point in &win.line {
        position.place(point).ok()?;
        if position.to_move() == case.own() && !position.is_game_over() {
            let fives = points(&PatternBoard::new(&position), !case.own(), Class::Five);
            let stops = fives.into_iter().filter(|_| trap.is_none()).collect::<Vec<_>>();
            if let [five] = stops[..]
                && position.foul(five).is_some()
            {
                trap = Some(five);
            }
        }
    }
    let board = case.after.board();
    let stones = board.points().filter_map(|point| Some((point, board.stone(point)?)));
    let free =
        Position::from_stones(case.after.size(), Ruleset::Standard, stones, case.after.to_move());
    trap.filter(|_| free.is_ok_and(|free| case.win(&free).is_none())).map(|five| case.cell(five))
}
