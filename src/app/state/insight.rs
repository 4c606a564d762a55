//! The picture of one's own play: the games, what was found in them, and what is shown of it.

mod messages;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;

use super::output::Output;
use super::{DeckChange, Effect};
use crate::app::disk::Reason;
use crate::app::own_games::{Judging, KeptGame, SECONDS_A_GAME, ToPractise};
use crate::app::reviews::Change;
use crate::game::tree::GameKey;
use crate::game::{Game, Position};
use crate::insight::{
    Advice, Bar, Judged, JudgedMove, OwnGame, Picture, ReviewedGame, Reviews, Subject, advice,
    table,
};
use crate::puzzles::Theme;

pub use messages::{
    GamesJob, GamesProgress, InsightEffect, InsightEvent, InsightRow, InsightShown, LongChart,
};

/// So many bars of a long chart are shown at first.
const BARS: usize = 12;

/// So many rows of a bar are shown: the worst mistakes, or the latest games.
const ROWS: usize = 200;

#[derive(Clone, Debug, Default)]
pub(super) struct Insight {
    /// The newest first; `None` until they have been read.
    games: Option<Vec<KeptGame>>,
    trouble: Option<Reason>,
    /// `None` until they have been read.
    reviews: Option<Reviews>,
    /// What was found and is not on disk yet, which may be reading what it held before.
    on_way: VecDeque<Change>,
    game: Game,
    last: Option<usize>,
    chosen: Option<Subject>,
    number: u64,
    running: Option<GamesProgress>,
    /// How many games the latest background review could not review, and of which game.
    failed: (usize, Game),
    /// The charts of which all bars are shown.
    whole: Vec<LongChart>,
    /// This and what follows is worked out when something changes, as it is asked for after every event.
    picture: Arc<Picture>,
    openings: Arc<[Bar]>,
    opponents: Arc<[Bar]>,
    rows: Arc<Vec<InsightRow>>,
    square_names: Arc<[String]>,
    advice: Option<Advice>,
    counts: (usize, usize),
}

impl Insight {
    pub(super) fn learn(&mut self, game: Game, has_puzzles: impl Fn(Theme) -> bool) {
        if self.game != game {
            self.chosen = None;
            self.whole.clear();
        }
        self.game = game;
        self.work_out(has_puzzles);
    }

    pub(super) fn read_games(&mut self, games: Result<Vec<KeptGame>, Reason>) {
        match games {
            Ok(games) => (self.games, self.trouble) = (Some(games), None),
            Err(reason) => self.trouble = Some(reason),
        }
    }

    pub(super) fn read_reviews(&mut self, mut reviews: Reviews) {
        for Change { key, judged } in &self.on_way {
            reviews.add(*key, judged.clone());
        }
        self.reviews = Some(reviews);
    }

    /// Keeps what a review found; returns whether that is new.
    pub(super) fn add(&mut self, key: GameKey, judged: Judged, out: &mut Output) -> bool {
        let change = Change { key, judged };
        if self.reviews.as_ref().is_some_and(|it| it.get(key) == Some(&change.judged)) {
            return false;
        }
        if let Some(reviews) = &mut self.reviews {
            reviews.add(key, change.judged.clone());
        }
        self.on_way.push_back(change.clone());
        out.push(Effect::Insight(InsightEffect::Keep(change)));
        true
    }

    /// The disk is done with the first of what is on its way.
    pub(super) fn written(&mut self) {
        self.on_way.pop_front();
    }

    pub(super) fn show_last(&mut self, last: Option<usize>) {
        self.last = last;
    }

    pub(super) fn choose(&mut self, subject: Option<Subject>) {
        let has = |subject: &Subject| match subject {
            Subject::Square(_) | Subject::Theme(None) => true,
            _ => self.picture.bars().any(|bar| bar.subject == *subject),
        };
        self.chosen = subject.filter(has);
        self.rows = Arc::new(self.gather_rows());
    }

    pub(super) fn show_all(&mut self, chart: LongChart) {
        self.whole.push(chart);
        self.choose_bars();
    }

    fn choose_bars(&mut self) {
        let shown = |chart, bars: &[Bar]| {
            if self.whole.contains(&chart) { bars.to_vec() } else { main_bars(bars) }
        };
        let openings = shown(LongChart::Openings, &self.picture.openings).into();
        let opponents = shown(LongChart::Opponents, &self.picture.opponents).into();
        (self.openings, self.opponents) = (openings, opponents);
    }

    /// Chooses the mistakes that the advice is about.
    pub(super) fn follow(&mut self) {
        let subject = match self.advice {
            Some(Advice::Theme(theme, _)) => Subject::Theme(Some(theme)),
            Some(Advice::Part(part, _)) => Subject::Part(part),
            None => return,
        };
        self.choose(Some(subject));
    }

    /// Those of the game that is learnt which were not reviewed, newest first.
    fn unreviewed(&self) -> Vec<(PathBuf, GameKey)> {
        let Some(reviews) = &self.reviews else { return Vec::new() };
        let of_game = self.of_game();
        let open = of_game.filter(|it| reviews.get(it.own.key).is_none());
        open.map(|it| (it.path.clone(), it.own.key)).collect()
    }

    fn of_game(&self) -> impl Iterator<Item = &KeptGame> {
        self.games.iter().flatten().filter(|it| it.own.game() == self.game)
    }

    pub(super) fn review(&mut self, out: &mut Output) {
        let games = self.unreviewed();
        if self.running.is_some() || games.is_empty() {
            return;
        }
        self.number += 1;
        self.failed = (0, self.game);
        self.running = Some(GamesProgress { done: 0, all: games.len(), within: 0 });
        let job = GamesJob { number: self.number, games };
        out.push(Effect::Insight(InsightEffect::Review(job)));
    }

    pub(super) fn end_review(&mut self, out: &mut Output) {
        if self.running.take().is_some() {
            out.push(Effect::Insight(InsightEffect::EndReview));
        }
    }

    /// Accepts news of the background review; returns whether the picture has changed.
    pub(super) fn judging(&mut self, number: u64, news: Judging, out: &mut Output) -> bool {
        let Some(running) = self.running.as_mut().filter(|_| number == self.number) else {
            return false;
        };
        match news {
            Judging::Within(within) => {
                running.within = within;
                false
            }
            Judging::Mistakes(found) => {
                let ToPractise { variant, mistakes, occasion } = *found;
                out.push(Effect::Deck(DeckChange::Add {
                    variant,
                    mistakes,
                    occasion,
                    is_own: true,
                }));
                false
            }
            Judging::Game(key, judged) => {
                (running.done, running.within) = (running.done + 1, 0);
                match judged {
                    Some(judged) => _ = self.add(key, *judged, out),
                    None => self.failed.0 += 1,
                }
                true
            }
            Judging::Over => {
                self.failed.0 += running.all - running.done;
                self.end_review(out);
                false
            }
        }
    }

    /// The reviewed games that count, newest first.
    fn counted(&self) -> Vec<(&KeptGame, &Judged)> {
        let Some(reviews) = &self.reviews else { return Vec::new() };
        let reviewed = self.of_game().filter_map(|it| Some((it, reviews.get(it.own.key)?)));
        reviewed.take(self.last.unwrap_or(usize::MAX)).collect()
    }

    pub(super) fn work_out(&mut self, has_puzzles: impl Fn(Theme) -> bool) {
        let counted = self.counted();
        let games: Vec<ReviewedGame<'_>> = counted.iter().map(|it| (&it.0.own, it.1)).collect();
        let picture = Picture::of(&games);
        let board = games.first().filter(|_| !picture.squares.is_empty());
        let start = board.and_then(|(game, _)| game.variant.start().ok());
        let names =
            |start: &Position| (0..picture.squares.len()).map(|at| start.cell_name(at)).collect();
        let square_names = start.as_ref().map(names).unwrap_or_default();
        self.advice = advice(self.game, &picture, has_puzzles);
        self.counts = (self.of_game().count(), self.unreviewed().len());
        self.square_names = square_names;
        self.picture = Arc::new(picture);
        self.choose_bars();
        let chosen = self.chosen.take();
        self.choose(chosen);
    }

    pub(super) fn shown(&self) -> InsightShown {
        InsightShown {
            is_read: self.games.is_some() && self.reviews.is_some(),
            trouble: self.trouble.clone(),
            games: self.counts.0,
            unreviewed: self.counts.1,
            last: self.last,
            minutes: (self.counts.1 * SECONDS_A_GAME).div_ceil(60),
            picture: Arc::clone(&self.picture),
            openings: Arc::clone(&self.openings),
            opponents: Arc::clone(&self.opponents),
            square_names: Arc::clone(&self.square_names),
            advice: self.advice,
            chosen: self.chosen.clone(),
            rows: Arc::clone(&self.rows),
            running: self.running,
            failed: if self.failed.1 == self.game { self.failed.0 } else { 0 },
        }
    }

    /// The mistakes of the chosen bar, the worst first, or its games, the newest first.
    /// A row of the chosen bar.
    pub(super) fn row(&self, at: usize) -> Option<&InsightRow> {
        self.rows.get(at)
    }

    fn gather_rows(&self) -> Vec<InsightRow> {
        let Some(subject) = &self.chosen else { return Vec::new() };
        let counted = self.counted();
        let games = counted.into_iter().filter(|(game, _)| subject.has_game(&game.own));
        if subject.lists_games() {
            return games.take(ROWS).map(|(game, judged)| row(game, judged, None)).collect();
        }
        let mistakes = games.flat_map(|(game, judged)| {
            let side = game.own.side;
            let is_one = move |it: &&JudgedMove| {
                it.side == side && it.counts && it.class.is_some() && subject.has_move(it)
            };
            judged.moves.iter().filter(is_one).map(move |it| (game, judged, it))
        });
        let mut mistakes: Vec<_> = mistakes.collect();
        mistakes.sort_by(|one, other| other.2.lost.total_cmp(&one.2.lost));
        mistakes.truncate(ROWS);
        mistakes.into_iter().map(|(game, judged, it)| row(game, judged, Some(it))).collect()
    }

    /// The moves that count, as comma-separated values.
    pub(super) fn table(&self) -> String {
        let counted = self.counted();
        let games: Vec<ReviewedGame<'_>> = counted.iter().map(|it| (&it.0.own, it.1)).collect();
        table(&games)
    }
}

/// The first bars, and the worst wherever it is, unless hardly more are left.
fn main_bars(bars: &[Bar]) -> Vec<Bar> {
    let first = if bars.len() > BARS + 3 { BARS } else { bars.len() };
    let (first, others) = bars.split_at(first);
    first.iter().chain(others.iter().find(|bar| bar.is_worst)).cloned().collect()
}

fn row(game: &KeptGame, judged: &Judged, mistake: Option<&JudgedMove>) -> InsightRow {
    let KeptGame { path, own } = game;
    let OwnGame { date, opponent, side, won, variant, .. } = own;
    let start = variant.start().ok();
    let name = |cell: u16| start.as_ref().map(|it| it.cell_name(cell.into())).unwrap_or_default();
    InsightRow {
        path: path.clone(),
        date: date.clone(),
        opponent: opponent.clone(),
        side: *side,
        won: *won,
        accuracy: judged.accuracy[*side],
        mistake: mistake.map(|it| (it.number, name(it.cell), name(it.best), it.lost)),
    }
}
