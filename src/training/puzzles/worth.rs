//! Which puzzles are worth somebody's time. What follows was learnt from hundreds that were looked at one by one.

use crate::game::{Game, Position};
use crate::othello::{Bits, Board};
use crate::puzzles::gomoku::is_four;
use crate::puzzles::{Goal, Puzzle, Step, Theme};

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// A last move that is better than the next one by so much is seen at once.
const PLAIN: i16 = 20;

/// With so many empty squares or more nobody counts small margins out.
const FAR: u32 = 14;
const SMALL: i16 = 6;
const MANY: usize = 5;

/// A win by fours in so many plies takes only the choice of a four. So does a longer one if only its first four is the only
/// one: with fewer fours than these to choose from, it is found by chance.
const SHORT: i16 = 5;
const FEW: usize = 3;

/// The puzzle without what is plain at its end and with the themes of its solution; `None` if little is to be found.
pub fn worthwhile(puzzle: Puzzle) -> Option<Puzzle> {
    match puzzle.goal.game() {
        Game::Othello => worthwhile_othello(puzzle),
        Game::Gomoku => is_worthwhile_gomoku(&puzzle).then_some(puzzle),
    }
}

fn gap(step: &Step) -> Option<i16> {
    Some(step.score - step.wrong.iter().map(|it| it.score).max()?)
}

fn worthwhile_othello(mut puzzle: Puzzle) -> Option<Puzzle> {
    while puzzle.steps.len() > 1
        && puzzle.steps.last().is_some_and(|step| gap(step).is_none_or(|gap| gap >= PLAIN))
    {
        puzzle.steps.pop();
    }
    puzzle.steps.last_mut()?.answers.clear();
    let position = puzzle.record.end();
    let Position::Othello(othello) = &position else { return None };
    let board = Board::try_from(othello).ok()?;
    let first = &puzzle.steps[0];
    let is_plain = CORNERS >> first.right & 1 == 1 || is_only_safe(board, first.right);
    let is_counting = puzzle.goal == Goal::Best
        && board.empty_count() >= FAR
        && gap(first).is_none_or(|gap| gap <= SMALL)
        && (puzzle.steps.len() == 1
            || first.wrong.iter().filter(|it| it.score > 0).count() >= MANY);
    // One move, far from the end, of which nothing but its score can be said.
    let is_mute = board.empty_count() >= FAR && puzzle.steps.len() == 1 && puzzle.themes.is_empty();
    if is_plain || is_counting || is_mute {
        return None;
    }
    set(&mut puzzle.themes, Theme::Pass, |is_there| is_there || passes(board, &puzzle.steps));
    let offers = sacrifices(board, &puzzle.steps);
    set(&mut puzzle.themes, Theme::Sacrifice, |is_there| is_there && offers);
    Some(puzzle)
}

fn set(themes: &mut Vec<Theme>, theme: Theme, is_wanted: impl FnOnce(bool) -> bool) {
    let is_wanted = is_wanted(themes.contains(&theme));
    themes.retain(|&it| it != theme);
    if is_wanted {
        themes.push(theme);
        themes.sort_unstable();
    }
}

/// Whether all other moves lie beside an empty corner.
fn is_only_safe(board: Board, right: usize) -> bool {
    let empty = board.empty() & CORNERS;
    let spread = |bits: u64| {
        let sides =
            bits | (bits & !0x0101_0101_0101_0101) >> 1 | (bits & !0x8080_8080_8080_8080) << 1;
        sides | sides << 8 | sides >> 8
    };
    let safe = board.legal_moves() & !spread(empty);
    safe == 1 << right
}

/// Whether the other side has to pass after one of the moves.
fn passes(mut board: Board, steps: &[Step]) -> bool {
    for step in steps {
        board = board.play(step.right);
        if board.must_pass() && !board.is_game_over() {
            return true;
        }
        for &cell in &step.answers {
            board = board.play(cell);
            if board.must_pass() {
                board = board.pass();
            }
        }
    }
    false
}

/// Whether the first move lets the other side take a corner, which some other moves would not, and which it takes if the
/// solution tells.
fn sacrifices(board: Board, steps: &[Step]) -> bool {
    let before = board.pass().legal_moves();
    let offered = |cell: usize| board.play(cell).legal_moves() & !before & CORNERS;
    let corners = offered(steps[0].right);
    let answer = steps[0].answers.first();
    let is_taken = answer.is_none_or(|&cell| corners >> cell & 1 == 1);
    corners != 0 && is_taken && Bits::new(board.legal_moves()).any(|cell| offered(cell) == 0)
}

fn is_worthwhile_gomoku(puzzle: &Puzzle) -> bool {
    let first = &puzzle.steps[0];
    match puzzle.goal {
        Goal::Fours => {
            let is_long = first.score > SHORT && puzzle.steps.len() > 1;
            is_long || first.wrong.len() + 1 >= FEW
        }
        Goal::Threats => first.wrong.len() + 1 >= FEW,
        _ => match &puzzle.record.end() {
            Position::Gomoku(position) => !is_four(position, first.right),
            Position::Othello(_) => false,
        },
    }
}
