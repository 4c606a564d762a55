//! The picture of one's own play: what is read for it, what a review leaves in it, the review in the background, and where
//! its rows lead.

use std::path::PathBuf;

use crate::window_support::Window;
use heibai::analysis::practice::Occasion;
use heibai::analysis::reasons::Explanation;
use heibai::analysis::review::{Completion, News, ReviewDepth, Verdict};
use heibai::analysis::{Class, MoveValue};
use heibai::app::own_games::{Judging, KeptGame, ToPractise};
use heibai::app::reviews::Change;
use heibai::app::state::{
    DeckChange, Done, Effect, Event, Explained, GamesJob, InsightEffect, InsightEvent, KEPT_EVERY,
    LearnEvent, LibraryEvent, LibraryJob, LongChart, Moment, ReviewEvent, ReviewJob, Stage,
    StudyEvent,
};
use heibai::eval::Score;
use heibai::game::tree::{Certainty, GameKey, GameTree, NodeId, Start};
use heibai::game::{Choice, Game, Mode, PerSide, Ply, Side, Variant};
use heibai::gomoku::{Opening, Ruleset};
use heibai::insight::{Advice, Judged, JudgedMove, Opponent, OwnGame, Part, Reviews, Subject, Won};
use heibai::openings;
use heibai::records::transcript;

const TODAY: Moment = Moment { date: 20_261_126, seconds: 1_795_000_000, tonight: 1_795_046_399 };

const READ_GAMES: Effect = Effect::Insight(InsightEffect::ReadGames);
const READ_REVIEWS: Effect = Effect::Insight(InsightEffect::ReadReviews);

fn insight(window: &mut Window, event: InsightEvent) -> Vec<Effect> {
    window.dispatch(Event::Insight(event))
}

/// A game of these moves against level 3.
fn game(variant: Variant, line: &str) -> KeptGame {
    let record = transcript::read(line, variant).expect("they are legal");
    let own = OwnGame {
        key: GameKey::of(record.start(), record.plies()),
        variant,
        date: "2026-11-26".to_owned(),
        side: Side::Black,
        opponent: Opponent::Machine(3),
        won: Won::No,
        opening: None,
    };
    KeptGame { path: PathBuf::from(format!("/games/{line}.sgf")), own }
}

fn different(count: usize) -> Vec<KeptGame> {
    let lines = ["f5", "f5d6", "f5d6c3", "f5d6c3d3", "f5d6c3d3c4", "f5f6", "f5f4", "f5f6e6"];
    lines.iter().take(count).map(|line| game(Variant::default(), line)).collect()
}

fn judged(losses: &[(u16, f32)]) -> Judged {
    let one = |&(number, lost): &(u16, f32)| JudgedMove {
        number,
        side: Side::Black,
        cell: 0,
        best: 63,
        lost,
        accuracy: 90.0,
        seconds: None,
        class: (lost >= 4.0).then_some(Class::Mistake),
        theme: None,
        counts: true,
    };
    Judged {
        moves: losses.iter().map(one).collect(),
        accuracy: PerSide { black: Some(90.0), white: None },
        opening: None,
    }
}

/// The room where one learns, with these games read and none reviewed.
fn learning(games: Vec<KeptGame>) -> Window {
    let mut window = Window::ready(Mode::TwoPlayers);
    let effects = window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    assert!(effects.contains(&READ_GAMES) && effects.contains(&READ_REVIEWS));
    assert!(!window.shown().insight.is_read);
    insight(&mut window, InsightEvent::Reviews(Box::default()));
    insight(&mut window, InsightEvent::Games(Ok(games)));
    assert!(window.shown().insight.is_read);
    window
}

fn job(effects: &[Effect]) -> Option<GamesJob> {
    effects.iter().find_map(|effect| match effect {
        Effect::Insight(InsightEffect::Review(job)) => Some(job.clone()),
        _ => None,
    })
}

fn kept(effects: &[Effect]) -> Vec<Change> {
    let change = |effect: &Effect| match effect {
        Effect::Insight(InsightEffect::Keep(change)) => Some(change.clone()),
        _ => None,
    };
    effects.iter().filter_map(change).collect()
}

#[test]
fn nothing_is_read_before_the_room_is_entered() {
    let window = Window::started(Mode::PlayBlack);
    assert!(!window.log.contains(&READ_GAMES));
    assert!(!window.log.contains(&READ_REVIEWS));
}

#[test]
fn games_are_reviewed_in_the_background_one_by_one_and_each_is_kept() {
    let mut window = learning(different(3));
    assert_eq!((window.shown().insight.games, window.shown().insight.unreviewed), (3, 3));
    let job = job(&insight(&mut window, InsightEvent::Review)).expect("a review is asked for");
    assert_eq!(job.games.len(), 3);
    assert_eq!(self::job(&insight(&mut window, InsightEvent::Review)), None, "one runs");
    let news = |window: &mut Window, news| insight(window, InsightEvent::Judging(job.number, news));
    news(&mut window, Judging::Within(500));
    let progress = window.shown().insight.running.expect("it runs");
    assert_eq!((progress.done, progress.all, progress.within), (0, 3, 500));
    let to_practise = ToPractise {
        variant: Variant::default(),
        mistakes: Vec::new(),
        occasion: Occasion { date: "2026-11-26".to_owned(), ..Occasion::default() },
    };
    let effects = news(&mut window, Judging::Mistakes(Box::new(to_practise)));
    let is_added = |it: &Effect| {
        matches!(it, Effect::Deck(DeckChange::Add { occasion, is_own: true, .. })
            if occasion.date == "2026-11-26")
    };
    assert!(effects.iter().any(is_added), "its mistakes can be practised");
    let key = job.games[0].1;
    let effects = news(&mut window, Judging::Game(key, Some(Box::new(judged(&[(45, 9.0)])))));
    assert_eq!(kept(&effects), [Change { key, judged: judged(&[(45, 9.0)]) }]);
    assert_eq!(window.shown().insight.unreviewed, 2);
    assert_eq!(window.shown().insight.picture.games, 1);
    news(&mut window, Judging::Game(job.games[1].1, None));
    assert_eq!(window.shown().insight.failed, 1);
    // Leaving the room ends nothing.
    window.dispatch(Event::Learn(LearnEvent::Leave));
    let judging = Judging::Game(job.games[2].1, Some(Box::new(judged(&[(3, 0.0)]))));
    assert_eq!(kept(&news(&mut window, judging)).len(), 1);
    news(&mut window, Judging::Over);
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    assert_eq!(window.shown().insight.running, None);
    assert_eq!(window.shown().insight.picture.games, 2);
}

#[test]
fn a_cancelled_review_keeps_what_it_found_and_its_late_news_count_for_nothing() {
    let mut window = learning(different(2));
    let job = job(&insight(&mut window, InsightEvent::Review)).expect("a review is asked for");
    let key = job.games[0].1;
    let found = Judging::Game(key, Some(Box::new(judged(&[(45, 9.0)]))));
    insight(&mut window, InsightEvent::Judging(job.number, found.clone()));
    let effects = insight(&mut window, InsightEvent::CancelReview);
    assert!(effects.contains(&Effect::Insight(InsightEffect::EndReview)));
    let late = Judging::Game(job.games[1].1, Some(Box::new(judged(&[(1, 1.0)]))));
    assert_eq!(kept(&insight(&mut window, InsightEvent::Judging(job.number, late))), []);
    assert_eq!(window.shown().insight.picture.games, 1);
    let again = self::job(&insight(&mut window, InsightEvent::Review)).expect("one is left");
    assert_eq!((again.games.len(), again.number > job.number), (1, true));
    assert_eq!(kept(&insight(&mut window, InsightEvent::Judging(job.number, found))), []);
}

#[test]
fn what_is_found_while_the_reviews_are_read_again_stays() {
    let mut window = learning(different(2));
    let job = job(&insight(&mut window, InsightEvent::Review)).expect("a review is asked for");
    window.dispatch(Event::Learn(LearnEvent::Leave));
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    let found = Judging::Game(job.games[0].1, Some(Box::new(judged(&[(45, 9.0)]))));
    insight(&mut window, InsightEvent::Judging(job.number, found));
    // What was read before that comes after it.
    insight(&mut window, InsightEvent::Reviews(Box::default()));
    assert_eq!(window.shown().insight.unreviewed, 1);
    assert_eq!(window.shown().insight.picture.games, 1);
}

#[test]
fn games_that_a_review_never_came_to_could_not_be_reviewed() {
    let mut window = learning(different(3));
    let job = job(&insight(&mut window, InsightEvent::Review)).expect("a review is asked for");
    let found = Judging::Game(job.games[0].1, Some(Box::new(judged(&[(45, 9.0)]))));
    insight(&mut window, InsightEvent::Judging(job.number, found));
    insight(&mut window, InsightEvent::Judging(job.number, Judging::Over));
    let shown = window.shown().insight;
    assert_eq!((shown.running, shown.failed, shown.unreviewed), (None, 2, 2));
    window.dispatch(Event::Learn(LearnEvent::Game(Game::Gomoku)));
    assert_eq!(window.shown().insight.failed, 0, "those are games of Othello");
}

#[test]
fn the_advice_leads_to_the_mistakes_that_it_is_about() {
    let mut window = pictured();
    assert!(matches!(window.shown().insight.advice, Some(Advice::Part(Part(4), _))));
    insight(&mut window, InsightEvent::Follow);
    assert_eq!(window.shown().insight.chosen, Some(Subject::Part(Part(4))));
    let mut window = learning(different(2));
    insight(&mut window, InsightEvent::Follow);
    assert_eq!(window.shown().insight.chosen, None, "there is no advice");
}

#[test]
fn squares_have_the_names_of_their_board() {
    let shown = pictured().shown().insight;
    assert_eq!(shown.square_names.len(), shown.picture.squares.len());
    assert_eq!((&*shown.square_names[0], &*shown.square_names[63]), ("a1", "h8"));
    assert_eq!(shown.picture.worst_squares(), [0]);
    assert!(learning(different(2)).shown().insight.square_names.is_empty());
}

#[test]
fn only_games_of_the_game_that_is_learnt_are_pictured() {
    let mut all = different(2);
    all.push(game(Variant::usual(Game::Gomoku), "h8"));
    let mut window = learning(all);
    assert_eq!(window.shown().insight.games, 2);
    window.dispatch(Event::Learn(LearnEvent::Game(Game::Gomoku)));
    assert_eq!(window.shown().insight.games, 1);
}

/// Seven reviewed games, the newest with the worst mistake.
fn pictured() -> Window {
    let games = different(7);
    let mut reviews = Reviews::default();
    for (at, game) in games.iter().enumerate() {
        reviews.add(game.own.key, judged(&[(45, 10.0 - at as f32), (5, 1.0)]));
    }
    let mut window = learning(games);
    insight(&mut window, InsightEvent::Reviews(Box::new(reviews)));
    window
}

#[test]
fn a_bar_leads_to_its_mistakes_the_worst_first_and_a_mistake_to_where_it_was_made() {
    let mut window = pictured();
    assert!(window.shown().insight.rows.is_empty(), "nothing is chosen");
    insight(&mut window, InsightEvent::Choose(Some(Subject::Part(Part(4)))));
    let rows = window.shown().insight.rows;
    let lost: Vec<f32> = rows.iter().filter_map(|row| Some(row.mistake.as_ref()?.3)).collect();
    assert_eq!(lost, [10.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0]);
    assert_eq!(rows[0].mistake, Some((45, "a1".to_owned(), "h8".to_owned(), 10.0)));
    let effects = insight(&mut window, InsightEvent::Open(0));
    let asked = effects.iter().find_map(|effect| match effect {
        Effect::Library(number, LibraryJob::OpenOwn(path, of)) => {
            Some((*number, path.clone(), *of))
        }
        _ => None,
    });
    let (number, path, of) = asked.expect("the game is read");
    assert_eq!((path, of), (rows[0].path.clone(), Some(45)));
    // The game that is read is studied there.
    let record = transcript::read("f5d6c3d3", Variant::default()).expect("legal");
    let mut tree = GameTree::new(record.start().clone());
    let mut at = NodeId::ROOT;
    for &ply in record.plies() {
        at = tree.play(at, ply).expect("it is legal");
    }
    let done = Done::OpenedOwn(Ok(Box::new(tree)), Some(3));
    window.dispatch(Event::Library(LibraryEvent::Done(number, done)));
    let stones = window.state.board_rows().iter().filter(|row| row.stone.is_some()).count();
    assert_eq!((window.shown().stage(), stones), (Stage::Study, 4 + 2));

    // A choice in the opening is no move.
    let (rules, opening) = (Ruleset::Freestyle, Opening::Swap1);
    let variant = Variant::Gomoku { size: 15, rules, opening };
    let mut tree = GameTree::new(Start::of(variant).expect("it can be played"));
    let mut at = NodeId::ROOT;
    for ply in [Ply::Place(112), Ply::Choose(Choice::White), Ply::Place(0), Ply::Place(113)] {
        at = tree.play(at, ply).expect("it is legal");
    }
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    insight(&mut window, InsightEvent::Choose(Some(Subject::Part(Part(4)))));
    let effects = insight(&mut window, InsightEvent::Open(0));
    let number = effects.iter().find_map(|effect| match effect {
        Effect::Library(number, LibraryJob::OpenOwn(..)) => Some(*number),
        _ => None,
    });
    let done = Done::OpenedOwn(Ok(Box::new(tree)), Some(2));
    window.dispatch(Event::Library(LibraryEvent::Done(number.expect("it is read"), done)));
    let study = window.state.study().expect("it is studied");
    assert_eq!(study.tree().plies(study.at()).last(), Some(&Ply::Choose(Choice::White)));
}

#[test]
fn fewer_games_count_if_that_is_wanted_and_a_bar_that_is_gone_is_let_go() {
    let mut window = pictured();
    assert_eq!(window.shown().insight.picture.games, 7);
    insight(&mut window, InsightEvent::Choose(Some(Subject::Part(Part(0)))));
    assert!(window.shown().insight.rows.is_empty(), "its losses were no mistakes");
    assert!(window.shown().insight.chosen.is_some());
    insight(&mut window, InsightEvent::Last(Some(5)));
    assert_eq!(window.shown().insight.picture.games, 5);
    insight(&mut window, InsightEvent::Choose(Some(Subject::Part(Part(6)))));
    assert_eq!(window.shown().insight.chosen, None, "there is no such bar");
}

#[test]
fn of_many_openings_the_frequent_ones_and_the_worst_are_shown_until_all_are_asked_for() {
    let (mut games, mut reviews) = (Vec::new(), Reviews::default());
    for (at, opening) in openings::all(Game::Othello).take(20).enumerate() {
        // The last one is the rarest.
        for _ in 0..if at == 19 { 5 } else { 6 } {
            let mut kept = game(Variant::default(), "f5");
            kept.own.key = format!("{:016x}", games.len()).parse().expect("it is a key");
            kept.own.opening = Some(opening);
            let advantage = if at == 19 { -40.0 } else { 0.0 };
            let judged = Judged { opening: Some(advantage), ..judged(&[(45, 1.0)]) };
            reviews.add(kept.own.key, judged);
            games.push(kept);
        }
    }
    let mut window = learning(games);
    insight(&mut window, InsightEvent::Reviews(Box::new(reviews)));
    let shown = window.shown().insight;
    assert_eq!((shown.picture.openings.len(), shown.openings.len()), (20, 13));
    let worst: Vec<usize> = (0..13).filter(|&at| shown.openings[at].is_worst).collect();
    assert_eq!(worst, [12]);
    assert_eq!(*shown.opponents, *shown.picture.opponents, "there are few");
    insight(&mut window, InsightEvent::ShowAll(LongChart::Openings));
    assert_eq!(*window.shown().insight.openings, *shown.picture.openings);
    window.dispatch(Event::Learn(LearnEvent::Game(Game::Gomoku)));
    window.dispatch(Event::Learn(LearnEvent::Game(Game::Othello)));
    assert_eq!(window.shown().insight.openings.len(), 13);
}

/// A lost game against the machine whose review runs.
fn own_review() -> (Window, ReviewJob) {
    let mut window = Window::started(Mode::PlayBlack);
    window.click("f5");
    window.answer("d6");
    window.wait(std::time::Duration::from_secs(3));
    window.click("c3");
    window.dispatch(Event::Resign);
    window.dispatch(Event::Study(StudyEvent::Enter));
    let effects = window.dispatch(Event::Review(ReviewEvent::Start(ReviewDepth::USUAL)));
    let job = effects.iter().find_map(|effect| match effect {
        Effect::Review(job) => Some((**job).clone()),
        _ => None,
    });
    (window, job.expect("a review is asked for"))
}

/// Judges every move of it, in the quick pass or the one after.
fn judge_all(window: &mut Window, job: &ReviewJob, is_quick: bool) {
    let completion = Completion { done: 1, all: 3, left: std::time::Duration::ZERO };
    for (step, it) in job.plan.steps.iter().enumerate() {
        let value = MoveValue {
            cell: it.cell,
            score: Score::from_discs(0),
            certainty: Certainty::Exact,
            line: vec![it.cell],
        };
        let verdict = Verdict { step, best: value.clone(), played: value };
        let generation = job.generation;
        let news = News::Judged { generation, verdict, completion, is_quick };
        let effects = window.dispatch(Event::Review(ReviewEvent::News(Box::new(news))));
        assert_eq!(kept(&effects), [], "it is not over");
    }
}

/// What is kept when a reason has been found, of whatever mistake: of a puzzle, too.
fn explained(window: &mut Window) -> Vec<Change> {
    let explained = Explained { generation: 0, at: 0, explanation: Explanation::default() };
    kept(&window.dispatch(Event::Review(ReviewEvent::Explained(Box::new(explained)))))
}

#[test]
fn a_review_of_ones_own_game_is_in_the_picture_without_another() {
    let (mut window, job) = own_review();
    judge_all(&mut window, &job, false);
    let done = News::Done { generation: job.generation };
    let effects = window.dispatch(Event::Review(ReviewEvent::News(Box::new(done))));
    let changes = kept(&effects);
    assert_eq!(changes.len(), 1);
    assert_eq!(changes[0].judged.moves.len(), 3);
    // It is the key of the game in the archive.
    let archived = window.log.iter().rev().find_map(|effect| match effect {
        Effect::KeepFinished(game) => OwnGame::of(&game.tree),
        _ => None,
    });
    assert_eq!(archived.expect("it was kept").key, changes[0].key);
}

#[test]
fn only_a_review_that_came_to_its_end_is_in_the_picture() {
    for name in ["cancelled", "failed"] {
        let (mut window, job) = own_review();
        judge_all(&mut window, &job, true);
        let failed = News::Failed { generation: job.generation };
        let effects = window.dispatch(Event::Review(match name {
            "cancelled" => ReviewEvent::Cancel,
            _ => ReviewEvent::News(Box::new(failed)),
        }));
        assert_eq!(kept(&effects), [], "{name}");
        assert_eq!(explained(&mut window), [], "{name}");
        // The next one does.
        let effects = window.dispatch(Event::Review(ReviewEvent::Start(ReviewDepth::USUAL)));
        let again = effects.iter().find_map(|effect| match effect {
            Effect::Review(job) => Some(job.generation),
            _ => None,
        });
        let done = News::Done { generation: again.expect("it is reviewed again") };
        let effects = window.dispatch(Event::Review(ReviewEvent::News(Box::new(done))));
        assert_eq!(kept(&effects).len(), 1, "{name}");
    }
    // Nor is one that ended with the program, though the study has kept its values.
    let (mut window, job) = own_review();
    judge_all(&mut window, &job, true);
    window.wait(KEPT_EVERY);
    judge_all(&mut window, &job, true);
    let mut next = Window::started(Mode::PlayBlack);
    next.restore(window.kept.as_ref().expect("the study is kept"));
    assert_eq!(next.shown().review.known, 3);
    assert_eq!(explained(&mut next), []);
}

#[test]
fn a_game_whose_review_ends_beside_the_picture_is_in_it_at_once() {
    let (mut window, job) = own_review();
    judge_all(&mut window, &job, false);
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    insight(&mut window, InsightEvent::Reviews(Box::default()));
    let mut games = vec![game(Variant::default(), "f5d6c3")];
    let archived = window.log.iter().rev().find_map(|effect| match effect {
        Effect::KeepFinished(game) => OwnGame::of(&game.tree),
        _ => None,
    });
    games[0].own = archived.expect("it was kept");
    insight(&mut window, InsightEvent::Games(Ok(games)));
    assert_eq!(window.shown().insight.unreviewed, 1);
    let done = News::Done { generation: job.generation };
    window.dispatch(Event::Review(ReviewEvent::News(Box::new(done))));
    assert_eq!(window.shown().insight.unreviewed, 0);
    assert_eq!(window.shown().insight.picture.games, 1);
}

#[test]
fn a_review_of_anothers_game_is_not_in_the_picture() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    window.dispatch(Event::Resign);
    window.dispatch(Event::Study(StudyEvent::Enter));
    let effects = window.dispatch(Event::Review(ReviewEvent::Start(ReviewDepth::USUAL)));
    let generation = effects.iter().find_map(|effect| match effect {
        Effect::Review(job) => Some(job.generation),
        _ => None,
    });
    let done = News::Done { generation: generation.expect("a review is asked for") };
    let effects = window.dispatch(Event::Review(ReviewEvent::News(Box::new(done))));
    assert_eq!(kept(&effects), []);
}

#[test]
fn the_table_is_written_where_it_was_asked_for() {
    let mut window = pictured();
    let path = PathBuf::from("/tables/moves.csv");
    let effects = insight(&mut window, InsightEvent::Export(path.clone()));
    let bytes = effects.iter().find_map(|effect| match effect {
        Effect::Write { path: to, bytes } if *to == path => Some(bytes.clone()),
        _ => None,
    });
    let text = String::from_utf8(bytes.expect("it is written")).expect("it is a text");
    assert_eq!(text.lines().count(), 1 + 2 * 7);
}
