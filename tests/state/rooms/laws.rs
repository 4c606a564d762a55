//! The laws.

use std::collections::BTreeSet;
use std::path::PathBuf;

use heibai::app::state::{
    BoardRow, DrillStage, Effect, Event, MoveRow, NEXT_GAME_AFTER, PracticeStage, Question,
    ReviewEvent, Shown, Status,
};
use heibai::game::tree::GameTree;
use heibai::game::{End, Ending, Game, Mode, Phase, Ply, Side, TallyChange};
use heibai::records::formats::{self, Collection, SourceFile};
use heibai::repertoire::Repertoires;

use super::steps::Step;
use super::walk::Walk;
use crate::window_support::{Window, secs};

/// Whether something else than the match is on the board.
pub fn is_away(window: &Window) -> bool {
    let shown = window.shown();
    shown.learns() || shown.study.open || shown.set_up.open || practises(&shown)
}

fn practises(shown: &Shown) -> bool {
    shown.practice.stage != PracticeStage::Closed
}

/// Everything that is seen but what is said and asked of it.
fn seen(window: &Window) -> (Shown, Vec<BoardRow>, Vec<MoveRow>, usize, Option<Repertoires>) {
    let state = &window.state;
    let note = Window::ready(Mode::TwoPlayers).shown().note;
    let shown = Shown { note, asked: None, ..window.shown() };
    let rows = state.study_rows().len();
    (shown, state.board_rows(), state.move_rows(), rows, state.repertoires().cloned())
}

/// What is offered does something, and what is not changes nothing.
fn check_offers(walk: &Walk) {
    // What is due by now is done first.
    let mut window = walk.window.clone();
    window.dispatch(Event::Wake);
    let shown = window.shown();
    for (event, is_offered) in [
        (Event::Undo, shown.can_undo),
        (Event::Redo, shown.can_redo),
        (Event::Skip, shown.can_skip),
        (Event::Hint, shown.can_hint),
        (Event::TogglePause, shown.can_pause),
        (Event::Resign, shown.can_resign),
    ] {
        let mut after = window.clone();
        let effects = after.dispatch(event.clone());
        let is_done = seen(&window) != seen(&after) || after.search != window.search;
        let of_stage = shown.stage();
        assert_eq!(
            is_done,
            is_offered,
            "{event:?} at {of_stage:?}: {:?} {effects:?}",
            after.status()
        );
    }
    if !is_away(&window) {
        for (event, is_offered) in [
            (Event::Start, shown.can_start),
            (Event::Rematch, shown.can_rematch),
            (Event::SwapSides, shown.can_rematch),
            (Event::Reset, shown.under_way),
        ] {
            let mut after = window.clone();
            let number = after.state.game().number();
            after.dispatch(event.clone());
            let game = after.state.game();
            let is_done = game.number() != number || game.phase() != window.state.game().phase();
            assert_eq!(is_done, is_offered, "{event:?}: {:?}", after.status());
        }
        let mut after = window.clone();
        after.dispatch(Event::Ask(Question::Resign));
        assert_eq!(after.shown().asked.is_some(), shown.can_resign, "{:?}", after.status());
    }
}

/// Undo followed by Redo is the identity.
fn check_undo(walk: &Walk) {
    let mut window = walk.window.clone();
    window.dispatch(Event::Cover(false));
    window.dispatch(Event::Wake);
    let shown = window.shown();
    // A move that is asked about is none yet, a wrong try is not brought back, and neither is a reset.
    let is_question = shown.coach.looking || shown.coach.asks.is_some();
    let is_of_other = shown.learns() || practises(&shown);
    let undoes_reset = !is_away(&window) && window.state.game().undoes_reset();
    // The end that the machine made would only come again, and so does that of a turn's time.
    let comes_again = !is_away(&window) && (machine_resigned(&window) || shown.time_up);
    if !shown.can_undo || is_question || is_of_other || undoes_reset || comes_again {
        return;
    }
    let mut after = window.clone();
    after.dispatch(Event::Undo);
    assert!(after.shown().can_redo, "what was undone can be redone: {:?}", after.status());
    after.dispatch(Event::Redo);
    if shown.viewing_past {
        window.dispatch(Event::ViewLast);
    }
    let phase = match window.phase() {
        // So that the machine does not play on at once.
        Phase::Running if shown.setup.mode == Mode::Watch => Phase::Paused,
        phase => phase,
    };
    assert_eq!(after.phase(), phase);
    for side in Side::ALL {
        assert!(after.shown().time[side] >= window.shown().time[side], "no time is lost");
    }
    for window in [&mut window, &mut after] {
        // The last game of a match is counted once it was seen.
        if shown.series.is_some_and(|it| it.number == it.games) && phase == Phase::Over {
            window.wait(NEXT_GAME_AFTER);
        }
    }
    let kept = |window: &Window| {
        let Shown { setup, next, outcome, series, turn, opener, choices, .. } = window.shown();
        let Shown { can_undo, can_redo, .. } = window.shown();
        let stones: Vec<_> = window.state.board_rows().iter().map(|it| it.stone).collect();
        let lines = (window.state.move_rows(), names_in_study(window));
        let position = (stones, turn, opener, choices);
        ((setup, next), (outcome, series), position, lines, (can_undo, can_redo))
    };
    assert_eq!(kept(&after), kept(&window), "{:?}", after.status());
}

fn machine_resigned(window: &Window) -> bool {
    let game = window.state.game();
    let Some(Ending::By(End::Resigned(loser))) = game.outcome().map(|it| it.ending) else {
        return false;
    };
    let mode = game.setup().mode;
    mode != Mode::Watch && !mode.is_human(game.position().player_of(loser))
}

fn names_in_study(window: &Window) -> Vec<String> {
    let rows = window.state.study_rows();
    rows.iter().flat_map(|row| &row.cells).map(|cell| cell.notation.clone()).collect()
}

/// The match is as it was but for its players, who may change at any time.
pub fn check_untouched(before: &Window, after: &Window) {
    let of = |window: &Window| {
        let game = window.state.game();
        let time: Vec<_> = Side::ALL.map(|side| game.time_left(side)).to_vec();
        let setup = *game.setup();
        (
            game.turns().to_vec(),
            game.phase(),
            game.end(),
            time,
            game.can_redo(),
            game.number(),
            (setup.variant, setup.mode, setup.time, setup.opening),
        )
    };
    assert_eq!(of(after), of(before), "{:?}", after.status());
}

/// Who played a game that is over stays who that was; each end of a game is counted, and kept, once; and the score of a match
/// is that of its games.
pub fn check_records(before: &Walk, after: &Walk, step: &Step) {
    let brings_end_back = matches!(
        step,
        Step::Tell(Event::Undo | Event::Redo)
            | Step::Restart
            | Step::Paste(_)
            | Step::CopyAndPaste
            | Step::Resume(_)
    );
    if !brings_end_back {
        let number = |is_it: fn(&Effect) -> bool| after.asked.iter().filter(|it| is_it(it)).count();
        let counted = number(|it| matches!(it, Effect::ChangeTally(TallyChange::Count(_))));
        let kept = number(|it| matches!(it, Effect::KeepFinished(_)));
        assert_eq!(counted, kept);
    }
    let [then, game] = [before, after].map(|walk| walk.window.state.game());
    let are_over = then.phase() == Phase::Over && game.phase() == Phase::Over;
    if are_over && then.number() == game.number() {
        assert_eq!(then.players(), game.players(), "{step:?}");
    }
    if let (Phase::Over, Some(name)) = (game.phase(), game.archived()) {
        let tree = &after.archive[name];
        let end = tree.main_end();
        let plies: Vec<_> = game.turns().iter().map(|turn| turn.ply).collect();
        assert_eq!((tree.plies(end), tree.node(end).end()), (plies, game.end()));
    }
    let series = |walk: &Walk| walk.window.shown().series;
    let Some(now) = series(after) else { return };
    let sum = now.wins.black + now.wins.white + now.draws;
    assert_eq!(sum, now.number - 1 + u32::from(now.is_done));
    assert!(now.number <= now.games);
    let game = before.window.state.game();
    if let Some(then) = series(before)
        && matches!(step, Step::Wait(_))
        && game.phase() == Phase::Over
        && (now.number, now.is_done) != (then.number, then.is_done)
    {
        // Colours change with the game.
        let swaps = now.number != then.number;
        let mut wins = then.wins;
        let mut draws = then.draws;
        match game.outcome().and_then(|it| it.winner) {
            Some(winner) => wins[winner] += 1,
            None => draws += 1,
        }
        let of = |side: Side| wins[if swaps { !side } else { side }];
        let both = Side::ALL.map(|side| (now.wins[side], of(side)));
        assert!(both.iter().all(|(is, wanted)| is == wanted) && now.draws == draws, "{both:?}");
    }
}

/// No clock runs where nobody sees the board, or nobody may move.
fn check_clock(walk: &Walk) {
    let (window, game) = (&walk.window, walk.window.state.game());
    let stands = is_away(window)
        || walk.is_covered
        || game.phase() != Phase::Running
        || game.time_up().is_some()
        || window.shown().coach.asks.is_some();
    assert!(!stands || !game.clock_runs());
    if !stands && game.human_to_move() && game.time_left(game.side_in_turn()).is_some() {
        let hints = window.search.as_ref().is_some_and(|job| job.skill.is_none());
        assert!(game.clock_runs() || hints, "a person's time runs");
    }
    if stands {
        let mut later = window.clone();
        later.now += secs(100);
        later.dispatch(Event::Wake);
        let time = |window: &Window| Side::ALL.map(|side| window.state.game().time_left(side));
        if later.state.game().number() == game.number() {
            assert_eq!(time(&later), time(window));
        }
    }
}

/// What is said is true.
fn check_status(walk: &Walk) {
    let (window, game) = (&walk.window, walk.window.state.game());
    let shown = window.shown();
    let note = &shown.note;
    let is_match = !is_away(window);
    let is_to_move = || is_match && game.human_to_move() && note.side == Some(game.side_in_turn());
    let is_true = match note.status {
        Status::Started | Status::Continued | Status::ToMove => is_to_move() && !shown.must_pass,
        Status::BackAtLatest => is_to_move() && !shown.viewing_past,
        Status::Played
        | Status::Placed
        | Status::PassedToMove
        | Status::SkippedToMove
        | Status::TimeUpPassed => is_match && game.phase() == Phase::Running && !shown.time_up,
        Status::OpeningStone
        | Status::ChooseColours
        | Status::ChooseFifths
        | Status::OfferFifths
        | Status::TakeFifth => !is_match || game.human_to_move(),
        Status::Thinking
        | Status::MachineOpens
        | Status::MachineChooses
        | Status::MachineOffers
        | Status::MachineTakes => is_match && game.machine_to_move().is_some(),
        Status::NotYourTurn => is_match && !game.human_to_move(),
        Status::MustPass | Status::WillPass => shown.must_pass,
        Status::PausedPressContinue
        | Status::GamePaused
        | Status::PausedByLock
        | Status::PausedBySleep
        | Status::TimeUpPaused
        | Status::Resumed => game.phase() == Phase::Paused,
        Status::PressStart => {
            let begins = note.side.is_none_or(|side| side == game.side_in_turn());
            is_match && game.phase() == Phase::Ready && begins
        }
        Status::GameOver
        | Status::Resigned
        | Status::TimeUpLost
        | Status::TimeUpCounted
        | Status::TimeUpDrawn => is_match && game.phase() == Phase::Over,
        Status::TimeUpAsked => is_match && shown.time_up && note.side == game.time_up(),
        Status::NothingToUndo => !shown.can_undo,
        Status::NothingToRedo => !shown.can_redo,
        Status::NothingToResign => !shown.can_resign,
        Status::SkipRefused => !shown.can_skip,
        Status::ViewingPast => shown.viewing_past,
        Status::Undone | Status::Redone if is_match => {
            note.side == Some(game.side_in_turn()) && game.phase() != Phase::Ready
        }
        Status::ResetUndone => is_match && game.phase() == Phase::Paused,
        Status::LookingForHint => window.search.as_ref().is_some_and(|it| it.skill.is_none()),
        Status::HintIs => shown.hint.is_some(),
        Status::Studied | Status::StudiedStart | Status::StudiedEnd => shown.study.open,
        Status::Exercise => practises(&shown),
        Status::Puzzle => shown.puzzle.is_open(),
        Status::Lesson => shown.lesson.open,
        Status::Drill => shown.drill.stage != DrillStage::Closed,
        Status::SettingUp
        | Status::SetUpEmptyMiddle
        | Status::SetUpCutOff
        | Status::SetUpCounts
        | Status::SetUpRow
        | Status::SetUpOver
        | Status::SetUpMustPass
        | Status::SetUpFirst => shown.set_up.open,
        Status::CoachAsks => shown.coach.asks.is_some(),
        _ => true,
    };
    assert!(is_true, "{note:?} at {:?}, {:?}", shown.stage(), game.phase());
}

/// What is on the board, or below what is learnt, is there again after the end of the program.
fn check_restart(walk: &Walk, quits: bool) {
    let mut walk = walk.clone();
    let now = walk.window.shown();
    if quits {
        walk.window.dispatch(Event::Close);
    }
    let window = walk.window.clone();
    walk.restart();
    let next = &walk.window;
    let then = next.shown();
    let game = |window: &Window| {
        let game = window.state.game();
        let is_running = matches!(game.phase(), Phase::Running | Phase::Paused);
        is_running.then(|| {
            (
                game.turns().to_vec(),
                *game.setup(),
                // A finished game that was reset is not kept.
                game.can_undo() && !game.undoes_reset(),
                game.can_redo(),
                game.facts(),
                game.archived().map(str::to_owned),
            )
        })
    };
    let time = |window: &Window| Side::ALL.map(|side| window.state.game().time_left(side));
    let Some(_) = &window.kept else { return };
    if game(&window).is_some() {
        assert_eq!(game(next), game(&window));
    }
    if window.state.game().phase() != Phase::Over {
        assert_eq!(next.state.game().turns(), window.state.game().turns());
    }
    if window.state.game().phase() == Phase::Paused {
        assert_eq!(time(next), time(&window));
    }
    // After the last game nothing of a match is kept, after another the next game begins.
    let goes_on = now.series.filter(|it| !it.is_done);
    if goes_on.is_none() || window.state.game().phase() != Phase::Over {
        assert_eq!(then.series, goes_on);
    }
    // What a file brought along is not remembered.
    if window.state.settings().match_setup() == now.next {
        assert_eq!(then.next, now.next, "what is chosen for the next game");
    }
    if now.learns() || practises(&now) || now.viewing_past && !now.study.open {
        return;
    }
    assert_eq!(then.set_up, now.set_up);
    // An empty study is not worth keeping.
    if !window.state.study_rows().is_empty() {
        assert_eq!(then.study.open, now.study.open);
        if quits && !now.set_up.open {
            assert_eq!((then.viewed_move, then.study.moves), (now.viewed_move, now.study.moves));
            assert_eq!((&then.people, then.outcome), (&now.people, now.outcome));
            assert_eq!(&then.study.comment, &now.study.comment);
            assert_eq!(then.review.known, now.review.known);
        }
    }
    assert_eq!(names_in_study(next), names_in_study(&window));
    let is_over = window.state.game().phase() == Phase::Over;
    if now.set_up.open
        || (!now.study.open && !is_over)
        || (quits && now.study.open && !names_in_study(&window).is_empty())
    {
        let stones = |window: &Window| {
            // A line that is looked at is left.
            let mut window = window.clone();
            window.dispatch(Event::Review(ReviewEvent::Preview(None)));
            window.state.board_rows().iter().map(|row| row.stone).collect::<Vec<_>>()
        };
        assert_eq!(stones(next), stones(&window));
    }
}

/// What is saved can be read again: the same moves, the same variations and the same end.
fn check_files(walk: &Walk) {
    for name in ["a.heibai", "a.sgf", "a.ggf", "a.psq", "a.txt"] {
        let mut window = walk.window.clone();
        let effects = window.dispatch(Event::SaveAs(PathBuf::from(name)));
        let written = effects.iter().find_map(|effect| match effect {
            Effect::WriteGame { tree, format, .. } => Some((tree, format)),
            _ => None,
        });
        let (tree, format) = written.expect("something can always be saved");
        let format = formats::named(format).expect("it is one of ours");
        let variant = tree.variant();
        let bytes = match format.write([&**tree]) {
            Ok(bytes) => bytes,
            Err(error) => {
                let keeps_all = ["sgf", "heibai"].contains(&format.name);
                assert!(!keeps_all, "{error:?} of {name}");
                continue;
            }
        };
        // Nothing is in it.
        if tree.is_empty() && !["sgf", "heibai"].contains(&format.name) {
            continue;
        }
        if name == "a.txt" && variant.game() == Game::Gomoku && !formats::tells_board(tree) {
            continue;
        }
        let source = SourceFile { bytes, variant, beside: Vec::new() };
        let text = || String::from_utf8_lossy(&source.bytes).into_owned();
        let read = Collection::read_as(format, &source).and_then(|it| it.first());
        let read = read.unwrap_or_else(|error| panic!("{error}: {}", text()));
        // These have the moves alone.
        let has_all = !["a.psq", "a.txt"].contains(&name);
        let is_kept = |ply: &Ply| has_all || matches!(ply, Ply::Place(_) | Ply::Pass);
        let line = |tree: &GameTree| {
            tree.plies(tree.main_end()).into_iter().filter(is_kept).collect::<Vec<_>>()
        };
        assert_eq!(line(&read), line(tree), "{name}: {}", text());
        // Stones alone do not tell how a game began.
        if !["a.psq", "a.txt"].contains(&name) {
            assert_eq!(read.start().position(), tree.start().position(), "{name}: {}", text());
        }
        if name == "a.sgf" || name == "a.heibai" {
            let end = |tree: &GameTree| tree.node(tree.main_end()).end();
            assert_eq!(end(&read), end(tree), "{name}: {}", text());
        }
        if name == "a.sgf" {
            assert_eq!(read.len(), tree.len(), "{}", text());
        }
    }
}

pub fn check(walk: &Walk) {
    let window = &walk.window;
    let (shown, state) = (window.shown(), &window.state);
    let board = state.board_rows();
    let stones = |side| board.iter().filter(|row| row.stone == Some(side)).count();
    assert_eq!(shown.counts.black, stones(Side::Black));
    assert_eq!(shown.counts.white, stones(Side::White));
    let actions: BTreeSet<&str> = shown.actions().iter().map(|it| it.name()).collect();
    assert_eq!(actions.len(), shown.actions().len(), "no button stands there twice");
    if let Some(line) = state.line_on_board() {
        let end = line.end();
        let is_there = (0..board.len()).all(|cell| end.stone(cell) == board[cell].stone);
        assert!(is_there, "the line on the board ends with what is on the board");
        assert_eq!(line.variant(), shown.setup.variant);
    }
    // One room at a time.
    let open = [
        shown.puzzle.is_open(),
        shown.lesson.open,
        shown.drill.stage != DrillStage::Closed,
        shown.set_up.open,
    ];
    assert!(open.iter().filter(|it| **it).count() <= 1);
    assert_eq!(shown.learns(), open[..3].contains(&true));
    check_clock(walk);
    check_status(walk);
    check_offers(walk);
}

/// Laws that take longer to look at.
pub fn check_at_leisure(walk: &Walk) {
    check_undo(walk);
    check_restart(walk, true);
    check_restart(walk, false);
    check_files(walk);
}
