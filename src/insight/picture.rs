//! A person's games in one picture.

use std::collections::BTreeMap;

use super::{Judged, JudgedMove, Opponent, OwnGame, Won};
use crate::game::Side;
use crate::openings::Opening;
use crate::puzzles::Theme;

/// Fewer games make no picture, and a bar of fewer is marked.
pub const ENOUGH: usize = 5;

/// So many squares are named as the worst.
const WORST_SQUARES: usize = 4;

/// Games whose mean accuracy is a point of the trend.
const TREND: usize = 15;

/// A game, and what a review found in it.
pub type ReviewedGame<'a> = (&'a OwnGame, &'a Judged);

/// Ten moves of a game, both sides' counted, by how many tens are before them. All after the sixtieth are one part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Part(pub u8);

impl Part {
    /// The number of parts.
    pub const COUNT: u8 = 7;

    /// The part of a ply.
    pub fn of(number: u16) -> Self {
        Self(((number.max(1) - 1) / 10).min(u16::from(Self::COUNT) - 1) as u8)
    }

    /// Its first move, and its last one if it ends.
    pub fn moves(self) -> (u16, Option<u16>) {
        let first = u16::from(self.0) * 10 + 1;
        (first, (self.0 + 1 < Self::COUNT).then_some(first + 9))
    }
}

/// How long a move took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pace(pub u8);

impl Pace {
    /// Where the paces end, in seconds; the last one does not.
    pub const ENDS: [u16; 4] = [2, 5, 10, 30];

    /// The pace of a move that took so many seconds.
    pub fn of(seconds: f32) -> Self {
        Self(Self::ENDS.iter().filter(|&&end| seconds >= f32::from(end)).count() as u8)
    }

    /// From how many seconds on, and up to how many if it ends.
    pub fn seconds(self) -> (u16, Option<u16>) {
        let at = usize::from(self.0);
        let first = at.checked_sub(1).map_or(0, |before| Self::ENDS[before]);
        (first, Self::ENDS.get(at).copied())
    }
}

/// What a bar is about.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// A part of the game.
    Part(Part),
    /// The theme of mistakes; `None` for those without a proved reason.
    Theme(Option<Theme>),
    /// An opening, by its English name; `None` for all that have none.
    Opening(Option<&'static str>),
    /// Somebody, with one colour of the person's own.
    Opponent(Opponent, bool),
    /// How long moves took.
    Pace(Pace),
    /// A square, in row order.
    Square(u16),
}

impl Subject {
    /// Whether a move of the person is one of those the bar is about.
    pub fn has_move(&self, it: &JudgedMove) -> bool {
        match self {
            Self::Part(part) => Part::of(it.number) == *part,
            Self::Theme(theme) => it.theme == *theme,
            Self::Pace(pace) => it.seconds.is_some_and(|seconds| Pace::of(seconds) == *pace),
            Self::Square(cell) => it.cell == *cell,
            Self::Opening(_) | Self::Opponent(..) => true,
        }
    }

    /// Whether a game is one of those the bar is about.
    pub fn has_game(&self, game: &OwnGame) -> bool {
        match self {
            Self::Opening(name) => name_of(game.opening) == *name,
            Self::Opponent(opponent, is_black) => {
                game.opponent == *opponent && (game.side == Side::Black) == *is_black
            }
            _ => true,
        }
    }

    /// Whether games are listed for it, and not mistakes.
    pub fn lists_games(&self) -> bool {
        matches!(self, Self::Opening(_) | Self::Opponent(..))
    }
}

/// A bar of a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct Bar {
    /// What it is about.
    pub subject: Subject,
    /// The loss a game, or for an opening the advantage after it, for an opponent the accuracy, for a pace the loss a move.
    pub value: f32,
    /// Games that it comes from.
    pub games: usize,
    /// Mistakes, or for an opening or an opponent the games won.
    pub count: usize,
    /// Whether it is the worst of those that come from enough games.
    pub is_worst: bool,
}

impl Bar {
    /// Whether it comes from few games.
    pub fn is_few(&self) -> bool {
        self.games < ENOUGH
    }
}

/// A game in the course of time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dot {
    /// The person's accuracy, from 0 to 100.
    pub accuracy: f32,
    /// How it ended.
    pub won: Won,
    /// The mean accuracy of the last fifteen games, this one included.
    pub trend: f32,
}

/// What reviewed games of one kind say.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// The games.
    pub games: usize,
    /// The mean accuracy, and how much more it is in the newer half of the games than in the older one.
    pub accuracy: Option<(f32, f32)>,
    /// Discs or points of the chance that a game costs.
    pub lost: f32,
    /// The games in the course of time, oldest first.
    pub dots: Vec<Dot>,
    /// The loss a game by part.
    pub parts: Vec<Bar>,
    /// The loss a game by theme, the largest first; what has no proved reason is not among them.
    pub themes: Vec<Bar>,
    /// The loss a game without a proved reason.
    pub unexplained: f32,
    /// The person's advantage after the opening, the most frequent first.
    pub openings: Vec<Bar>,
    /// The accuracy by opponent and colour, the most frequent opponent first.
    pub opponents: Vec<Bar>,
    /// The loss a move by the time it took.
    pub paces: Vec<Bar>,
    /// The loss in all by the square that was played, in row order; empty where boards have several sizes.
    pub squares: Vec<f32>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    value: f32,
    of: usize,
    games: usize,
    count: usize,
}

impl Picture {
    /// The picture of games, newest first.
    pub fn of(games: &[ReviewedGame<'_>]) -> Self {
        let count = games.len();
        if count == 0 {
            return Self::default();
        }
        let mut picture = Self { games: count, ..Self::default() };
        let mut sums: BTreeMap<Subject, Sum> = BTreeMap::new();
        for &game in games {
            for (subject, sum) in sums_of(game) {
                let all = sums.entry(subject).or_default();
                all.value += sum.value;
                all.of += sum.of;
                all.count += sum.count;
                all.games += 1;
            }
        }
        let size = games[0].0.variant.size();
        if games.iter().all(|(game, _)| game.variant.size() == size) {
            picture.squares = vec![0.0; usize::from(size).pow(2)];
        }
        for (subject, sum) in sums {
            let a_game = sum.value / count as f32;
            let mean = sum.value / sum.of.max(1) as f32;
            let bar = |value| Bar {
                subject: subject.clone(),
                value,
                games: sum.games,
                count: sum.count,
                is_worst: false,
            };
            match &subject {
                Subject::Part(_) => picture.parts.push(bar(a_game)),
                Subject::Theme(Some(_)) => picture.themes.push(bar(a_game)),
                Subject::Theme(None) => picture.unexplained = a_game,
                Subject::Opening(_) => picture.openings.push(bar(mean)),
                Subject::Opponent(..) => picture.opponents.push(bar(mean)),
                Subject::Pace(_) => picture.paces.push(bar(mean)),
                &Subject::Square(cell) => {
                    if let Some(square) = picture.squares.get_mut(usize::from(cell)) {
                        *square = sum.value;
                    }
                }
            }
        }
        // Passes make a game longer than its squares: nobody needs a bar for them.
        while picture.parts.last().is_some_and(|bar| bar.value == 0.0 && bar.count == 0) {
            picture.parts.pop();
        }
        picture.lost = picture.parts.iter().map(|bar| bar.value).sum();
        picture.themes.sort_by(|one, other| other.value.total_cmp(&one.value));
        picture.openings.sort_by_key(|bar| std::cmp::Reverse(bar.games));
        sort_opponents(&mut picture.opponents);
        mark_worst(&mut picture.parts, |bar| bar.value);
        mark_worst(&mut picture.themes, |bar| bar.value);
        mark_worst(&mut picture.paces, |bar| bar.value);
        mark_worst(&mut picture.openings, |bar| -bar.value);
        mark_worst(&mut picture.opponents, |bar| -bar.value);
        picture.dots = dots(games);
        picture.accuracy = course(&picture.dots);
        picture
    }

    /// The few squares that cost most, the worst first.
    pub fn worst_squares(&self) -> Vec<usize> {
        let mut costly: Vec<usize> =
            (0..self.squares.len()).filter(|&at| self.squares[at] > 0.0).collect();
        costly.sort_by(|&one, &other| self.squares[other].total_cmp(&self.squares[one]));
        costly.truncate(WORST_SQUARES);
        costly
    }

    /// All bars.
    pub fn bars(&self) -> impl Iterator<Item = &Bar> {
        let Self { parts, themes, openings, opponents, paces, .. } = self;
        [parts, themes, openings, opponents, paces].into_iter().flatten()
    }
}

/// What a game adds to each bar.
fn sums_of((game, judged): ReviewedGame<'_>) -> BTreeMap<Subject, Sum> {
    let mut sums: BTreeMap<Subject, Sum> = BTreeMap::new();
    let mut add = |subject: Subject, value: f32, is_counted: bool| {
        let sum = sums.entry(subject).or_default();
        sum.value += value;
        sum.of += 1;
        sum.count += usize::from(is_counted);
    };
    for it in judged.moves.iter().filter(|it| it.side == game.side && it.counts) {
        let is_mistake = it.class.is_some();
        add(Subject::Part(Part::of(it.number)), it.lost, is_mistake);
        add(Subject::Square(it.cell), it.lost, is_mistake);
        if it.lost > 0.0 {
            add(Subject::Theme(it.theme), it.lost, is_mistake);
        }
        if let Some(seconds) = it.seconds {
            add(Subject::Pace(Pace::of(seconds)), it.lost, is_mistake);
        }
    }
    let is_won = game.won == Won::Yes;
    let turn = |advantage: f32| if game.side == Side::Black { advantage } else { -advantage };
    if let Some(advantage) = judged.opening {
        add(Subject::Opening(name_of(game.opening)), turn(advantage), is_won);
    }
    if let Some(accuracy) = judged.accuracy[game.side] {
        let is_black = game.side == Side::Black;
        add(Subject::Opponent(game.opponent.clone(), is_black), accuracy, is_won);
    }
    sums
}

/// The most frequent opponent first, with both colours together.
fn sort_opponents(bars: &mut [Bar]) {
    let mut games: BTreeMap<Opponent, usize> = BTreeMap::new();
    for bar in &*bars {
        if let Subject::Opponent(opponent, _) = &bar.subject {
            *games.entry(opponent.clone()).or_default() += bar.games;
        }
    }
    let place = |bar: &Bar| match &bar.subject {
        Subject::Opponent(opponent, is_black) => {
            let count = games.get(opponent).copied().unwrap_or_default();
            (std::cmp::Reverse(count), Some(opponent.clone()), !is_black)
        }
        _ => (std::cmp::Reverse(0), None, false),
    };
    bars.sort_by_key(place);
}

/// Marks the bar where `badness` is largest and not what all have, if there are others to compare it with.
fn mark_worst(bars: &mut [Bar], badness: impl Fn(&Bar) -> f32) {
    let compared = || bars.iter().filter(|bar| !bar.is_few());
    if compared().count() < 2 {
        return;
    }
    let least = compared().map(&badness).fold(f32::INFINITY, f32::min);
    let most = compared().map(&badness).fold(f32::NEG_INFINITY, f32::max);
    if most <= least {
        return;
    }
    if let Some(worst) = bars.iter_mut().find(|bar| !bar.is_few() && badness(bar) >= most) {
        worst.is_worst = true;
    }
}

fn dots(games: &[ReviewedGame<'_>]) -> Vec<Dot> {
    let known = games.iter().rev().filter_map(|(game, judged)| {
        let accuracy = judged.accuracy[game.side]?;
        Some(Dot { accuracy, won: game.won, trend: accuracy })
    });
    let mut dots: Vec<Dot> = known.collect();
    for at in 0..dots.len() {
        let last = &dots[(at + 1).saturating_sub(TREND)..=at];
        dots[at].trend = mean(last);
    }
    dots
}

fn mean(dots: &[Dot]) -> f32 {
    dots.iter().map(|dot| dot.accuracy).sum::<f32>() / dots.len().max(1) as f32
}

/// The mean accuracy, and how much more it is in the newer half than in the older one.
fn course(dots: &[Dot]) -> Option<(f32, f32)> {
    if dots.len() < ENOUGH {
        return None;
    }
    let (older, newer) = dots.split_at(dots.len() / 2);
    Some((mean(dots), mean(newer) - mean(older)))
}

fn name_of(opening: Option<&'static Opening>) -> Option<&'static str> {
    opening.map(|it| it.name(crate::openings::Tongue::English))
}
