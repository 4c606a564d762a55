//! Events of the picture of one's own play, and what the window shows of it.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::disk::Reason;
use crate::app::own_games::{Judging, KeptGame};
use crate::app::reviews::Change;
use crate::game::Side;
use crate::game::tree::GameKey;
use crate::insight::{Advice, Bar, Opponent, Picture, Reviews, Subject, Won};

/// An event of the picture.
#[derive(Clone, Debug)]
pub enum InsightEvent {
    /// The person's games have been read.
    Games(Result<Vec<KeptGame>, Reason>),
    /// What reviews found in them has been read.
    Reviews(Box<Reviews>),
    /// What was found last was written, or could not be.
    Written,
    /// Only so many of the last games count; `None` for all.
    Last(Option<usize>),
    /// Chooses a bar, or none.
    Choose(Option<Subject>),
    /// Shows all bars of a chart.
    ShowAll(LongChart),
    /// Chooses the mistakes that the advice is about.
    Follow,
    /// Reviews the games that were not reviewed, in the background.
    Review,
    /// Ends that.
    CancelReview,
    /// News of the background review with this number.
    Judging(u64, Judging),
    /// Opens the game of a row of the chosen bar, at its mistake if it has one.
    Open(usize),
    /// Writes the moves that count to a file.
    Export(PathBuf),
}

/// A chart that has a bar for whatever occurs in the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LongChart {
    /// The openings.
    Openings,
    /// The opponents.
    Opponents,
}

/// What the picture asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum InsightEffect {
    /// Read the person's games; the answer is [`InsightEvent::Games`].
    ReadGames,
    /// Read what reviews found in them; the answer is [`InsightEvent::Reviews`].
    ReadReviews,
    /// Keep what a review found.
    Keep(Change),
    /// Review games in the background, in place of others; [`InsightEvent::Judging`] tells with its number.
    Review(GamesJob),
    /// End that.
    EndReview,
}

/// A background review of games.
#[derive(Clone, Debug, PartialEq)]
pub struct GamesJob {
    /// Its number.
    pub number: u64,
    /// The games.
    pub games: Vec<(PathBuf, GameKey)>,
}

/// How far a background review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GamesProgress {
    /// Games done.
    pub done: usize,
    /// Games in all.
    pub all: usize,
    /// Of the present game, in thousandths.
    pub within: u32,
}

/// A mistake, or a game, of the chosen bar.
#[derive(Clone, Debug, PartialEq)]
pub struct InsightRow {
    /// The file of the game.
    pub path: PathBuf,
    /// The day, as written.
    pub date: String,
    /// The opponent's name; our engine's is its number.
    pub opponent: Opponent,
    /// The person's colour.
    pub side: Side,
    /// How the game ended.
    pub won: Won,
    /// The accuracy of the person in it.
    pub accuracy: Option<f32>,
    /// The mistake: its ply from 1, its name, that of the best move, and what it lost.
    pub mistake: Option<(u16, String, String, f32)>,
}

/// What the window shows of one's own play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct InsightShown {
    /// Whether games and reviews have been read.
    pub is_read: bool,
    /// Why the games could not be read.
    pub trouble: Option<Reason>,
    /// Games of the game that is learnt, reviewed or not.
    pub games: usize,
    /// Those that were not reviewed.
    pub unreviewed: usize,
    /// About how long their review takes.
    pub minutes: usize,
    /// The last games that count; `None` for all.
    pub last: Option<usize>,
    /// The picture of the reviewed ones.
    pub picture: Arc<Picture>,
    /// The bars of openings and of opponents that are shown.
    pub openings: Arc<[Bar]>,
    /// See there.
    pub opponents: Arc<[Bar]>,
    /// The names of its squares.
    pub square_names: Arc<[String]>,
    /// What to practise by them.
    pub advice: Option<Advice>,
    /// The chosen bar.
    pub chosen: Option<Subject>,
    /// Its mistakes or games.
    pub rows: Arc<Vec<InsightRow>>,
    /// The background review.
    pub running: Option<GamesProgress>,
    /// Games that could not be reviewed.
    pub failed: usize,
}
