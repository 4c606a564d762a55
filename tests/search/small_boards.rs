//! What the search of Gomoku calls won or lost, on boards so small and full that every move of both sides can be tried to
//! the end of the game.

use std::collections::HashMap;

use heibai::game;
use heibai::gomoku::{Point, Position, Ruleset, Stone};
use heibai::search::forced::{ForcedWins, ThreatWins};
use heibai::search::{Engine, HashSize, Limits, Request, Stop};

/// Who wins, and in how many plies at most: above zero for the side to move, below for the other, zero for nobody.
type Outcome = i16;

/// The outcomes of positions by plain search: no evaluation, no order of moves, no cuts but after a win on the spot.
#[derive(Default)]
struct Plain {
    known: HashMap<(u128, Stone), Outcome>,
}

/// Two bits for each point.
fn key(position: &Position) -> (u128, Stone) {
    let board = position.board();
    let bits = |point: Point| match board.stone(point) {
        None => 0,
        Some(Stone::Black) => 1,
        Some(Stone::White) => 2,
    };
    let stones = board.points().fold(0, |key, point| key << 2 | bits(point));
    (stones, position.to_move())
}

fn after(position: &Position, point: Point) -> Position {
    let mut after = position.clone();
    after.place(point).expect("it is legal");
    after
}

impl Plain {
    fn outcome(&mut self, position: &Position) -> Outcome {
        if position.winner().is_some() {
            return -1;
        }
        if position.is_game_over() {
            return 0;
        }
        let key = key(position);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let next: Vec<Position> =
            position.legal_points().into_iter().map(|point| after(position, point)).collect();
        let outcome = if next.iter().any(|next| next.winner().is_some()) {
            1
        } else {
            let outcomes = next.iter().map(|next| self.outcome(next));
            // Sooner wins and later losses are better.
            let best = outcomes
                .map(|it| -it)
                .max_by_key(|&it| if it == 0 { 0 } else { 1000 * it.signum() - it });
            match best {
                None | Some(0) => 0,
                Some(plies) => plies + plies.signum(),
            }
        };
        self.known.insert(key, outcome);
        outcome
    }
}

/// Whether this colour has a five to make.
fn has_five(position: &Position, stone: Stone) -> bool {
    let (board, rules) = (position.board(), position.ruleset());
    board.points().any(|point| board.is_empty(point) && rules.wins(board, point, stone))
}

/// Whether fours alone win: whatever is answered, the side to move always threatens a five.
fn wins_by_fours(position: &Position) -> bool {
    let own = position.to_move();
    if has_five(position, own) {
        return true;
    }
    position.legal_points().into_iter().any(|point| {
        let four = after(position, point);
        let is_four = !four.is_game_over() && has_five(&four, own) && !has_five(&four, !own);
        let answers = || four.legal_points().into_iter().map(|answer| after(&four, answer));
        is_four && answers().all(|next| !next.is_game_over() && wins_by_fours(&next))
    })
}

/// A board with stones anywhere on which the side to move has no five; `None` if it has or the game is over.
fn scattered(
    size: u8,
    rules: Ruleset,
    empty: usize,
    random: &mut fastrand::Rng,
) -> Option<Position> {
    let mut points: Vec<Point> = Point::all(size).collect();
    random.shuffle(&mut points);
    points.truncate(points.len().saturating_sub(empty));
    let stones = points.iter().enumerate().map(|(at, &point)| {
        (point, if at.is_multiple_of(2) { Stone::Black } else { Stone::White })
    });
    let to_move = if points.len().is_multiple_of(2) { Stone::Black } else { Stone::White };
    let position = Position::from_stones(size, rules, stones, to_move).ok()?;
    let is_open = !position.is_game_over() && !position.legal_points().is_empty();
    (is_open && !has_five(&position, to_move)).then_some(position)
}

/// Boards with up to ten empty points under all rules.
fn boards(count: usize, seed: u64) -> impl Iterator<Item = Position> {
    let mut random = fastrand::Rng::with_seed(seed);
    let rules = Ruleset::ALL.into_iter().cycle();
    let found = rules.filter_map(move |rules| {
        let (size, empty) = (random.u8(5..=7), random.usize(6..=10));
        scattered(size, rules, empty, &mut random)
    });
    found.take(count)
}

#[test]
fn no_win_and_no_loss_is_claimed_that_plain_search_does_not_find() {
    let (mut wins, mut losses) = (0, 0);
    for (position, threads) in boards(2_000, 31).zip([1, 1, 1, 3].into_iter().cycle()) {
        let outcome = Plain::default().outcome(&position);
        let asked = game::Position::Gomoku(Box::new(position.clone()));
        let request = Request { threads, ..Request::new(asked, Limits::nodes(5_000)) };
        let report = Engine::new(HashSize::mebibytes(1))
            .search(&request, &Stop::default(), &mut |_| {})
            .expect("there is a legal move");
        match report.score.forced() {
            Some(said) if said > 0 => {
                assert!((1..=said).contains(&outcome), "win in {said}: {outcome} {position:?}");
                let best = Point::from_index(report.best, position.size()).expect("on the board");
                let left = -Plain::default().outcome(&after(&position, best));
                assert!((0..said).contains(&(left - 1)), "{best} leaves {left}: {position:?}");
                wins += 1;
            }
            Some(said) if said < 0 => {
                assert!((said..=-1).contains(&outcome), "loss in {said}: {outcome} {position:?}");
                losses += 1;
            }
            _ => {}
        }
    }
    assert!(wins > 20 && losses > 20, "{wins} wins and {losses} losses are too few to tell");
}

#[test]
fn fours_are_said_to_win_if_and_only_if_they_do() {
    let forced = ForcedWins::new().expect("there is a MiB");
    let (mut wins, mut failures) = (0, 0);
    for position in boards(2_500, 32) {
        let said = forced.wins_by_fours(&position, 100_000, &Stop::default());
        let said = said.expect("so few points take few nodes");
        assert_eq!(said.is_some(), wins_by_fours(&position), "{said:?} {position:?}");
        if let Some(plies) = said {
            let outcome = Plain::default().outcome(&position);
            assert!(
                (1..=plies as i16).contains(&outcome),
                "win in {plies}: {outcome} {position:?}"
            );
            wins += 1;
        } else {
            failures += 1;
        }
    }
    assert!(wins > 20 && failures > 20, "{wins} wins and {failures} others are too few to tell");
}

#[test]
fn what_wins_by_threats_wins_against_everything() {
    let forced = ForcedWins::new().expect("there is a MiB");
    let mut found = 0;
    for position in boards(1_000, 33) {
        let within = 2.try_into().expect("it is not zero");
        match forced.threat_wins(&position, within, 1_000_000, &Stop::default()) {
            Some(ThreatWins::One { right, refuted }) => {
                let mut plain = Plain::default();
                assert!(plain.outcome(&after(&position, right)) < 0, "{right} {position:?}");
                for (threat, reply) in refuted {
                    let threat = after(&position, threat);
                    assert!(threat.is_legal(reply), "{reply} {position:?}");
                }
                found += 1;
            }
            Some(ThreatWins::Several) => {
                let outcome = Plain::default().outcome(&position);
                assert!(outcome > 0, "{outcome} {position:?}");
                found += 1;
            }
            Some(ThreatWins::None) | None => {}
        }
    }
    assert!(found > 20, "{found} are too few to tell");
}
