//! "Win in n" against play by the rules: whatever the other side answers, the game is over after so many plies.
//!
//! `tests/data/forced_wins.json` has positions that are won by threats, found by `positions_that_are_won`, with the
//! most plies of the win. In some of them the answers put it off for more plies than in others, so that a search that
//! counts on the wrong ones says too few.

use heibai::game;
use heibai::gomoku::{Direction, Opening, Point, Position, Ruleset, Stone};
use heibai::records::forced_wins;
use heibai::search::{Engine, HashSize, Limits, Report, Request, Stop};

fn ask(engine: &mut Engine, position: &Position) -> Option<Report> {
    let asked = game::Position::Gomoku(Box::new(position.clone()));
    let request = Request { remember: true, ..Request::new(asked, Limits::nodes(20_000)) };
    engine.search(&request, &Stop::default(), &mut |_| {})
}

/// The plies within which the side to move says that it wins, and the move.
fn win(engine: &mut Engine, position: &Position) -> Option<(usize, Point)> {
    let report = ask(engine, position)?;
    let plies = usize::try_from(report.score.forced()?).ok()?;
    Some((plies, Point::from_index(report.best, position.size())?))
}

/// Of these points, those on which a stone would make a five.
fn fives(position: &Position, stone: Stone, points: impl IntoIterator<Item = Point>) -> usize {
    let (board, rules) = (position.board(), position.ruleset());
    let is_five = |point: &Point| board.is_empty(*point) && rules.wins(board, *point, stone);
    points.into_iter().filter(is_five).count()
}

/// The points of a board that can share a five with this one.
fn near(point: Point, size: u8) -> impl Iterator<Item = Point> {
    Direction::ALL.into_iter().flat_map(move |direction| {
        let (column, row) = direction.step();
        let steps = (-4_i8..=4).filter(|&step| step != 0);
        let points = steps.filter_map(move |step| point.offset(column * step, row * step));
        points.filter(move |point| point.column().max(point.row()) < size)
    })
}

/// The plies in which the side to move wins by a five, or by an open four that no five answers; by the rules
/// alone. Nothing but a stone on one of both ends stops an open four, except in caro.
fn wins_at_once(position: &Position) -> Option<usize> {
    let (board, own) = (position.board(), position.to_move());
    if fives(position, own, board.points()) > 0 {
        return Some(1);
    }
    let opens_four = |point: Point| {
        let has_own = |point: Point| board.stone(point) == Some(own);
        if !board.is_empty(point)
            || near(point, position.size()).filter(|&at| has_own(at)).count() < 3
        {
            return false;
        }
        let mut after = position.clone();
        after.place(point).is_ok() && fives(&after, own, near(point, position.size())) > 1
    };
    let is_threatened = fives(position, !own, board.points()) > 0;
    (!is_threatened && board.points().any(opens_four)).then_some(3)
}

/// Plays the side to move's win by what the engine says, against every answer.
struct Play {
    engine: Engine,
    /// Positions in which the engine was asked.
    asked: usize,
    line: Vec<Point>,
}

impl Play {
    fn new() -> Self {
        Self { engine: Engine::new(HashSize::mebibytes(4)), asked: 0, line: Vec::new() }
    }

    /// Whether the side to move wins within so many plies; the line in which it does not.
    fn wins_within(&mut self, position: &Position, plies: usize) -> Result<(), String> {
        self.asked += 1;
        let said = win(&mut self.engine, position);
        let Some((_, best)) = said.filter(|&(said, _)| said <= plies) else {
            let line: Vec<String> = self.line.iter().map(Point::to_string).collect();
            return Err(format!("{said:?} is said after {}, not {plies}", line.join(" ")));
        };
        let mut after = position.clone();
        after.place(best).map_err(|error| error.to_string())?;
        if after.winner().is_some() {
            return Ok(());
        }
        if plies < 3 || after.is_game_over() {
            return Err(format!("{best} does not win"));
        }
        self.line.push(best);
        for answer in after.legal_points() {
            let mut next = after.clone();
            next.place(answer).map_err(|error| error.to_string())?;
            if next.is_game_over() {
                return Err(format!("{answer} answers {best}"));
            }
            if wins_at_once(&next).is_none_or(|least| least > plies - 2) {
                self.line.push(answer);
                self.wins_within(&next, plies - 2)?;
                self.line.pop();
            }
        }
        self.line.pop();
        Ok(())
    }
}

#[test]
fn a_win_in_so_many_plies_is_won_in_so_many_against_every_answer() {
    let known =
        forced_wins::read(include_str!("../data/forced_wins.json")).expect("it is well formed");
    assert!(known.len() >= 6, "only {}", known.len());
    for (number, known) in known.into_iter().enumerate() {
        let plies = usize::from(known.plies.expect("every position has it"));
        let mut play = Play::new();
        let said = win(&mut play.engine, &known.position).map(|(said, _)| said);
        let said = said.unwrap_or_else(|| panic!("position {number} is won"));
        assert!(said <= plies, "position {number}: {said}, not {plies}");
        let mut play = Play::new();
        assert_eq!(play.wins_within(&known.position, said), Ok(()), "position {number}");
    }
}

/// A game of the engine against itself at few nodes, with some random moves, until a side wins by force in more
/// plies than fours alone would take it to see.
fn play_until_won(
    rules: Ruleset,
    rng: &mut fastrand::Rng,
) -> Option<(Position, Vec<Point>, usize)> {
    let mut position = Position::start(15, rules, Opening::Free).expect("a size of a board");
    let mut played = Vec::new();
    let mut engine = Engine::new(HashSize::mebibytes(4));
    while !position.is_game_over() && played.len() < 50 {
        if played.len() > 5
            && let Some((plies, _)) = win(&mut Engine::new(HashSize::mebibytes(4)), &position)
        {
            return (plies >= 5).then_some((position, played, plies));
        }
        let near = |point: &Point| {
            let (column, row) = (point.column(), point.row());
            column.abs_diff(7) < 4 && row.abs_diff(7) < 4
        };
        let next = if played.len() < 3 || rng.u8(..5) == 0 {
            rng.choice(position.legal_points().into_iter().filter(near).collect::<Vec<_>>())?
        } else {
            let asked = game::Position::Gomoku(Box::new(position.clone()));
            let request = Request::new(asked, Limits::nodes(500));
            let report = engine.search(&request, &Stop::default(), &mut |_| {})?;
            Point::from_index(report.best, 15)?
        };
        position.place(next).ok()?;
        played.push(next);
    }
    None
}

/// Run it by `cargo test --no-default-features --test search wins:: -- --ignored --nocapture`, with SEED and COUNT in the
/// environment.
#[test]
#[ignore = "looks for positions that are won by force"]
fn positions_that_are_won() {
    let number = |name: &str, usual: u64| {
        std::env::var(name).map_or(usual, |text| text.parse().expect("a number"))
    };
    let (seed, count) = (number("SEED", 1), number("COUNT", 200));
    for seed in seed..seed + count {
        let rules = Ruleset::ALL[seed as usize % 3];
        let found = play_until_won(rules, &mut fastrand::Rng::with_seed(seed));
        let Some((position, played, plies)) = found else { continue };
        let mut play = Play::new();
        let is_won = play.wins_within(&position, plies);
        let names: Vec<String> = played.iter().map(Point::to_string).collect();
        let side = if played.len() % 2 == 0 { "B" } else { "W" };
        println!(
            r#"{{"rule": "{}", "moves": "{}", "side": "{side}", "mate_plies": {plies}}}, // {} asked, {is_won:?}"#,
            rules.name(),
            names.join(" "),
            play.asked
        );
    }
}
