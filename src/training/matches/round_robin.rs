//! A match between each pair of players from the same openings, and the table of results.

use super::spec::Spec;
use super::statistics::Statistics;
use super::tournament::{MatchError, MatchSettings, Tournament};
use crate::game::{Game, Ply, Position, Variant};
use crate::lab::{self, Algorithm, Contestant, Evaluation, Request, Subject, Switch, Switches};
use crate::records::openings as collection;
use crate::search::Stop;

/// Who plays, how often, and under what conditions.
#[derive(Clone, Debug)]
pub struct RoundRobin {
    /// At least two players.
    pub players: Vec<Spec>,
    /// The match between each two of them.
    pub settings: MatchSettings,
}

/// The results of a round robin.
#[derive(Clone, Debug, PartialEq)]
pub struct CrossTable {
    /// The players' names.
    pub names: Vec<String>,
    /// For each pair, the indices of its players, the lower first, and the statistics of that one.
    pub matches: Vec<(usize, usize, Statistics)>,
    /// Each player's faults.
    pub faults: Vec<u64>,
}

impl RoundRobin {
    /// Plays all matches one after another; `None` if `stop` ended them. `report` gets the games played, the number of
    /// all games, and the current table.
    ///
    /// # Errors
    /// If a player can't be started.
    ///
    /// # Panics
    /// If there are no openings.
    pub fn play(
        &self,
        stop: &Stop,
        report: &mut dyn FnMut(usize, usize, &CrossTable),
    ) -> Result<Option<CrossTable>, MatchError> {
        let count = self.players.len();
        let mut table = CrossTable::of(self.players.iter().map(|player| player.name.clone()));
        let all = count * count.saturating_sub(1) * self.settings.pairs;
        for first in 0..count {
            for second in first + 1..count {
                let done = 2 * self.settings.pairs * table.matches.len();
                let tournament = Tournament {
                    players: [first, second].map(|player| self.players[player].clone()),
                    settings: self.settings.clone(),
                    sprt: None,
                };
                let standing = tournament.play(stop, &mut |_, standing| {
                    let mut now = table.clone();
                    now.matches.push((first, second, standing.statistics.clone()));
                    report(done + standing.statistics.games() as usize, all, &now);
                })?;
                if stop.is_requested() {
                    return Ok(None);
                }
                table.faults[first] += standing.faults[0];
                table.faults[second] += standing.faults[1];
                table.matches.push((first, second, standing.statistics));
            }
        }
        Ok(Some(table))
    }
}

impl CrossTable {
    /// The table before the first game.
    pub fn of(names: impl IntoIterator<Item = String>) -> Self {
        let names: Vec<String> = names.into_iter().collect();
        Self { matches: Vec::new(), faults: vec![0; names.len()], names }
    }

    /// The points and games of a player; a draw is half a point.
    pub fn total(&self, player: usize) -> (f64, u64) {
        let others = (0..self.names.len()).filter_map(|other| self.score(player, other));
        others.fold((0.0, 0), |(points, games), (more, played)| (points + more, games + played))
    }

    /// The points and games of a player against another; `None` against itself.
    pub fn score(&self, player: usize, other: usize) -> Option<(f64, u64)> {
        self.matches.iter().find_map(|(first, second, statistics)| {
            let (games, draws) = (statistics.games(), statistics.draws as f64 / 2.0);
            if (*first, *second) == (player, other) {
                Some((statistics.wins as f64 + draws, games))
            } else if (*second, *first) == (player, other) {
                Some((statistics.losses as f64 + draws, games))
            } else {
                None
            }
        })
    }

    /// The players' indices, the most points first.
    pub fn ranked(&self) -> Vec<usize> {
        let mut ranked: Vec<usize> = (0..self.names.len()).collect();
        ranked.sort_by(|&one, &other| self.total(other).0.total_cmp(&self.total(one).0));
        ranked
    }
}

/// Candidates examined for each opening wanted.
const CANDIDATES: usize = 8;

/// At most this many openings for a tournament: for Othello on 8×8 the built-in balanced ones, otherwise those of some
/// random ones that a search of depth 3 finds most balanced. Fewer, or none, if `stop` is requested.
///
/// # Panics
/// If the variant has no start.
pub fn openings(variant: Variant, count: usize, seed: u64, stop: &Stop) -> Vec<Vec<Ply>> {
    let mut rng = fastrand::Rng::with_seed(seed);
    if variant == Variant::default() {
        let mut openings: Vec<Vec<Ply>> =
            collection::balanced().map(|opening| opening.plies().to_vec()).collect();
        rng.shuffle(&mut openings);
        openings.truncate(count);
        return openings;
    }
    let start = variant.start().expect("the variant has a start");
    let mut found: Vec<(i32, Vec<Ply>)> = Vec::new();
    for _ in 0..CANDIDATES * count {
        if stop.is_requested() {
            break;
        }
        if let Some((plies, position)) = random_opening(&start, &mut rng)
            && let Some(value) = worth(&position, stop)
            && found.iter().all(|(_, known)| *known != plies)
        {
            found.push((value.abs(), plies));
        }
    }
    found.sort_by_key(|(value, _)| *value);
    found.truncate(count);
    found.into_iter().map(|(_, plies)| plies).collect()
}

/// An opening of random plies, near the middle where stones can go anywhere.
fn random_opening(start: &Position, rng: &mut fastrand::Rng) -> Option<(Vec<Ply>, Position)> {
    /// Plies of an opening: fewer where stones go anywhere, and these at most so many steps from the middle.
    const PLIES: usize = 6;
    const FEW_PLIES: usize = 4;
    const STEPS: usize = 2;

    let (mut position, mut plies) = (start.clone(), Vec::new());
    let size = usize::from(position.size());
    let anywhere = position.game().kind().anywhere;
    for _ in 0..if anywhere { FEW_PLIES } else { PLIES } {
        let mut cells = position.legal_cells();
        let middle = size / 2;
        cells.retain(|cell| {
            let is_near = |at: usize| at.abs_diff(middle) <= STEPS;
            !anywhere || is_near(cell % size) && is_near(cell / size)
        });
        let ply = rng.choice(cells).map_or(Ply::Pass, Ply::Place);
        position.play(ply).ok()?;
        plies.push(ply);
    }
    (!position.is_over()).then_some((plies, position))
}

fn worth(position: &Position, stop: &Stop) -> Option<i32> {
    let contestant = Contestant::new(Algorithm::FailSoft, Switches::NONE.with(Switch::Ordering));
    let limits = lab::Limits { depth: Some(3), ..lab::Limits::default() };
    let mut request = Request::new(Subject::Position(position.clone()), vec![contestant], limits);
    match position.game() {
        Game::Othello => {}
        Game::Gomoku => request.evaluation = Evaluation::Patterns,
    }
    let outcomes = lab::run(&request, stop, &mut |_| {}).ok()??;
    Some(outcomes[0].raw_value)
}
