//! The fours and open threes on a board, with their stones and the points that matter next.

use std::cmp::Reverse;

use super::board::Board;
use super::lines::Direction;
use super::point::Point;
use super::renju;
use super::ruleset::Ruleset;
use super::stone::Stone;
use super::threats::{Line, Rows, Threat};

/// Stones on a line that make a threat together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingThreat {
    /// An open four, a four or an open three.
    pub threat: Threat,
    /// Its stones, in order along the line.
    pub stones: Vec<Point>,
    /// Where one more stone makes them a five, or a three a straight four, in board order, without forbidden points.
    pub points: Vec<Point>,
}

impl Ruleset {
    /// This colour's fours and open threes, strongest first, whoever is to move. Stones that either of two points makes
    /// a five are one open four; two fours that share only some stones are two.
    pub fn standing_threats(self, board: &Board, stone: Stone) -> Vec<StandingThreat> {
        let mut found = Vec::new();
        for direction in Direction::ALL {
            let (mut fives, mut fours) = (Vec::new(), Vec::new());
            for point in board.points().filter(|&point| board.is_empty(point)) {
                let rows = match self.step(board, point, stone, direction) {
                    Some(Threat::Five) => &mut fives,
                    Some(_) => &mut fours,
                    None => continue,
                };
                rows.push((point, row_beside(board, point, stone, direction)));
            }
            let mut own = gather(Threat::Four, 4, &fives);
            for four in own.iter_mut().filter(|four| four.points.len() > 1) {
                four.threat = Threat::OpenFour;
            }
            let mut threes = gather(Threat::OpenThree, 3, &fours);
            // A three within a four adds no threat.
            threes.retain(|three| !own.iter().any(|four| holds(&four.stones, &three.stones)));
            found.append(&mut own);
            found.append(&mut threes);
        }
        found.sort_by_key(|it: &StandingThreat| Reverse(it.threat));
        found
    }

    /// What a stone on this empty point, if allowed, would complete along the direction: a five, or a straight four.
    fn step(
        self,
        board: &Board,
        point: Point,
        stone: Stone,
        direction: Direction,
    ) -> Option<Threat> {
        let (line, cell) = Line::through(board, point, stone, direction);
        let rows = Rows::of(self, stone);
        if line.wins(cell, rows) {
            return Some(Threat::Five);
        }
        let is_straight_four =
            line.length(cell) == 4 && matches!(line.winning_cells(cell, rows), [Some(_), Some(_)]);
        let is_forbidden = || self.forbids(stone) && renju::foul(board, point).is_some();
        (is_straight_four && !is_forbidden()).then_some(Threat::OpenFour)
    }
}

fn row_beside(board: &Board, point: Point, stone: Stone, direction: Direction) -> Vec<Point> {
    let (before, after) = board.neighbours(point, direction, stone);
    let steps = (-(before as i8)..=after as i8).filter(|&steps| steps != 0);
    steps.filter_map(|steps| direction.along(point, steps)).collect()
}

fn holds(stones: &[Point], others: &[Point]) -> bool {
    others.iter().all(|other| stones.contains(other))
}

/// Makes threats of points and the rows they complete: rows that share at least `least` stones are one threat with
/// several points. One more stone beyond a gap makes no new threat.
fn gather(threat: Threat, least: usize, rows: &[(Point, Vec<Point>)]) -> Vec<StandingThreat> {
    let mut cores: Vec<Vec<Point>> = Vec::new();
    for (number, (_, row)) in rows.iter().enumerate() {
        for (_, other) in &rows[number..] {
            let common: Vec<Point> =
                row.iter().copied().filter(|stone| other.contains(stone)).collect();
            if common.len() >= least && !cores.contains(&common) {
                cores.push(common);
            }
        }
    }
    let is_least = |core: &&Vec<Point>| {
        !cores.iter().any(|other| other.len() < core.len() && holds(core, other))
    };
    let threats = cores.iter().filter(is_least).map(|core| {
        let of_it = rows.iter().filter(|(_, row)| holds(row, core));
        let points = of_it.map(|&(point, _)| point).collect();
        StandingThreat { threat, stones: core.clone(), points }
    });
    threats.collect()
}
