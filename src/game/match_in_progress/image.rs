//! The saved image of a match, from which it is restored exactly.
//!
//! Versions belong to what stores it. Nothing is trusted: every ply is replayed, and an error names its place.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Identity, Match, Phase, Stash};
use crate::game::board_editor::EditorImage;
use crate::game::clock::Clock;
use crate::game::history::{History, Step};
use crate::game::outcome::{End, Outcome};
use crate::game::position::{IllegalPly, Ply};
use crate::game::setup::{Setup, SetupError};
use crate::game::side::{PerSide, Side};
use crate::game::tree::{SetUpImage, Start, TreeImage, TreeImageError};
use crate::game::turn::{How, Milliseconds, Turn, durations, milliseconds};

/// A match in its saved form: everything but the house rules and the tallies, which have their own files.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MatchImage {
    setup: Setup,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    set_up: Option<SetUpImage>,
    turns: Vec<TurnImage>,
    /// The next turn first.
    #[serde(default)]
    redo: Vec<RedoneImage>,
    /// A resignation that was taken back, after all of `redo`.
    #[serde(default)]
    redo_end: Option<End>,
    /// The clocks when the turn began, and now.
    turn_clocks: Milliseconds,
    clocks: Milliseconds,
    #[serde(default)]
    end: Option<End>,
    finished: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    variations: Vec<VariationImage>,
    /// Whether the game has not been started; then there is one before the reset.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    waiting: bool,
    /// The unfinished game before the reset, while it can be restored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before_reset: Option<Box<MatchImage>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    study: Option<Box<StudyImage>>,
    #[serde(default, rename = "bench", skip_serializing_if = "Option::is_none")]
    set_up_scene: Option<Box<SetUpSceneImage>>,
    /// Where an ending that was taken back is kept, below the folder of finished games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    archived: Option<String>,
    /// The programs of either player before somebody else took their place.
    #[serde(default, skip_serializing_if = "is_nobody")]
    before: PerSide<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    series: Option<Box<SeriesImage>>,
}

fn is_nobody(before: &PerSide<String>) -> bool {
    Side::ALL.into_iter().all(|side| before[side].is_empty())
}

/// A match of several games in its saved form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SeriesImage {
    /// How many games it has.
    pub games: u32,
    /// The game that is played, from 1.
    pub number: u32,
    /// Games won by whoever had Black in the first one, and by the other.
    pub wins: [u32; 2],
    /// Games without a winner.
    pub draws: u32,
    /// The opening of this pair of games.
    pub opening: Vec<Ply>,
}

/// A position being set up, in its saved form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SetUpSceneImage {
    /// The position.
    pub editor: EditorImage,
    /// The side whose stones are placed; none to remove stones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brush: Option<Side>,
    /// Whether a study was open before.
    pub was_studying: bool,
}

/// A study in its saved form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StudyImage {
    /// The tree and the current node.
    pub tree: Arc<TreeImage>,
    /// Whether it is open.
    pub open: bool,
    /// Whether it is of the game beside it, with which it goes on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub of_game: bool,
    /// Whether it is a game from the archive of those finished here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub own: bool,
    /// The previous study, while it can be restored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earlier: Option<Arc<TreeImage>>,
    /// Those before the previous one, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub older: Vec<Arc<TreeImage>>,
    /// Those that were left by going back, the one left last at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub later: Vec<Arc<TreeImage>>,
    /// Which of the others are games from that archive, too: −1 for the previous study, −2 for the one before it, and so on; 1
    /// for the one that comes next by going forward.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own_others: Vec<i32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct TurnImage {
    ply: Ply,
    how: How,
    clocks: Milliseconds,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct RedoneImage {
    turn: TurnImage,
    after: Milliseconds,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct VariationImage {
    /// What it followed: nothing (0), one of the turns, counted from 1 and continuing with the redo steps, or a
    /// variation, counted on from there.
    after: usize,
    turn: TurnImage,
}

/// Why an image is not one of a match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImageError {
    /// The setup is invalid.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// A ply is illegal.
    #[error("move {at_move}: {reason}")]
    Ply {
        /// Counted from 1, continuing with the redo steps.
        at_move: usize,
        /// Why it is illegal.
        reason: IllegalPly,
    },
    /// A ply can't have come about as stated.
    #[error("move {at_move}: the ply was not {claimed}")]
    How {
        /// Counted from 1, continuing with the redo steps.
        at_move: usize,
        /// What the image states.
        claimed: &'static str,
    },
    /// A clock shows more than is possible.
    #[error("move {at_move}: more time than there is")]
    Clock {
        /// Counted from 1, continuing with the redo steps.
        at_move: usize,
    },
    /// The end does not fit the position.
    #[error("the stated end does not fit the game")]
    End,
    /// A variation follows a nonexistent turn.
    #[error("a variation follows nothing")]
    Variation,
    /// The start is invalid.
    #[error("start: {0}")]
    Start(TreeImageError),
    /// The study is invalid.
    #[error("study: {0}")]
    Study(#[from] TreeImageError),
    /// The position being set up is invalid.
    #[error("custom position: {0}")]
    SetUpScene(TreeImageError),
    /// Moves were played before the start.
    #[error("there are moves in a game that was not started")]
    Waiting,
    /// The match of several games is impossible.
    #[error("a match of several games that can't be")]
    Series,
}

impl MatchImage {
    /// A game not yet begun, to carry what is saved with it.
    pub(crate) fn not_begun(setup: &Setup) -> Self {
        let start = Start::of(setup.variant).expect("the set-up is sound");
        let full = Clock::new(setup.time).left();
        let (none, history) = (Identity::default(), History::new(start));
        Self { waiting: true, ..Self::of(&none, setup, &history, &full, &full) }
    }

    /// The setup.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The turns so far.
    pub fn turn_count(&self) -> usize {
        self.turns.len()
    }

    /// Returns whether nothing but an opening was played, with no redo steps either.
    pub fn is_fresh(&self) -> bool {
        self.has_no_moves() && self.redo_end.is_none()
    }

    fn has_no_moves(&self) -> bool {
        self.turns.len() == self.opening_length() && self.redo.is_empty()
    }

    fn opening_length(&self) -> usize {
        self.turns.iter().take_while(|turn| turn.how == How::Opening).count()
    }

    /// The game to resume: the one before the reset as long as nothing has happened since, otherwise this one.
    #[must_use]
    pub fn played(self) -> Self {
        let is_untouched = self.has_no_moves();
        match self.before_reset {
            Some(before) if is_untouched => {
                let series = self.series.filter(|_| self.waiting);
                Self { study: self.study, set_up_scene: self.set_up_scene, series, ..*before }
            }
            before_reset => Self { before_reset, ..self },
        }
    }

    /// The setup of the game that the series is of: the one before the reset as long as the next one waits.
    pub(crate) fn setup_in_series(&self) -> &Setup {
        let before = self.before_reset.as_deref().filter(|_| self.waiting);
        &before.unwrap_or(self).setup
    }

    /// The study beside it, if any.
    pub fn study(&self) -> Option<&StudyImage> {
        self.study.as_deref()
    }

    #[must_use]
    pub(crate) fn with_study(self, study: Option<StudyImage>) -> Self {
        Self { study: study.map(Box::new), ..self }
    }

    /// The position being set up beside it, if any.
    pub fn set_up_scene(&self) -> Option<&SetUpSceneImage> {
        self.set_up_scene.as_deref()
    }

    #[must_use]
    pub(crate) fn with_set_up_scene(self, scene: Option<SetUpSceneImage>) -> Self {
        Self { set_up_scene: scene.map(Box::new), ..self }
    }

    /// Where an ending that was taken back is kept, below the folder of finished games.
    pub fn archived(&self) -> Option<&str> {
        self.archived.as_deref()
    }

    /// The match of several games that it is one of, if any.
    pub fn series(&self) -> Option<&SeriesImage> {
        self.series.as_deref()
    }

    #[must_use]
    pub(crate) fn with_series(self, series: Option<SeriesImage>) -> Self {
        Self { series: series.map(Box::new), ..self }
    }

    /// Returns whether there is neither a study nor a position being set up beside the game, nor a match that goes on.
    pub fn is_alone(&self) -> bool {
        self.study.is_none() && self.set_up_scene.is_none() && self.series.is_none()
    }

    /// Returns whether the game was over.
    pub fn is_finished(&self) -> bool {
        self.finished
    }
}

impl Match {
    /// The image of the game on the board, with an unfinished one before the reset, or `None` if there is neither.
    pub fn image(&self) -> Option<MatchImage> {
        let before_reset = self.stash.as_deref().map(|stash| {
            let Stash { identity, setup, history, clocks, turn_clocks, .. } = stash;
            MatchImage::of(identity, setup, history, turn_clocks, clocks)
        });
        let before_reset = before_reset.filter(|image| !image.finished).map(Box::new);
        let waiting = !self.under_way();
        if waiting && before_reset.is_none() {
            return None;
        }
        let clocks = self.clock.left();
        let (identity, turn_clocks) = (&self.identity, &self.turn_clocks);
        let image = MatchImage::of(identity, &self.setup, &self.history, turn_clocks, &clocks);
        Some(MatchImage { waiting, before_reset, ..image })
    }

    /// The image of the game from before the reset, once a new move has made it impossible to restore.
    pub(crate) fn take_dropped(&mut self) -> Option<(u64, MatchImage)> {
        let Stash { identity, setup, history, clocks, turn_clocks, .. } = *self.dropped.take()?;
        let image = MatchImage::of(&identity, &setup, &history, &turn_clocks, &clocks);
        Some((identity.number, image))
    }

    /// Restores the game of an image: over, paused, or not started. It replaces the current game.
    ///
    /// # Errors
    /// [`ImageError`] says what does not fit; the match is unchanged then.
    pub fn restore(&mut self, image: &MatchImage) -> Result<(), ImageError> {
        let mut game = image.read()?;
        let mut before_reset = image.before_reset.as_deref().map(MatchImage::read).transpose()?;
        let is_untouched = game.history.is_fresh() && game.history.turns().is_empty();
        if image.waiting && !is_untouched {
            return Err(ImageError::Waiting);
        }
        for game in before_reset.iter_mut().chain([&mut game]) {
            let Identity { archived, before, .. } = std::mem::take(&mut game.identity);
            game.identity = Identity { before, ..self.new_identity(archived) };
        }
        self.take_out(game);
        if self.history.is_fresh() {
            self.stash = before_reset.map(Box::new);
        }
        if image.waiting {
            self.phase = Phase::Ready;
        }
        Ok(())
    }
}

impl MatchImage {
    fn of(
        identity: &Identity,
        setup: &Setup,
        history: &History,
        turn_clocks: &PerSide<Duration>,
        clocks: &PerSide<Duration>,
    ) -> Self {
        let mut redo = Vec::new();
        let mut redo_end = None;
        for step in history.redo().iter().rev() {
            match step {
                Step::Turn { turn, after, .. } => {
                    redo.push(RedoneImage { turn: turn.into(), after: milliseconds(after) });
                }
                Step::End(end) => redo_end = Some(*end),
            }
        }
        Self {
            setup: *setup,
            set_up: SetUpImage::of(history.tree().start()),
            turns: history.turns().iter().map(TurnImage::from).collect(),
            redo,
            redo_end,
            turn_clocks: milliseconds(turn_clocks),
            clocks: milliseconds(clocks),
            end: history.end(),
            finished: Outcome::of(history.position(), history.end()).is_some(),
            variations: variations(history),
            waiting: false,
            before_reset: None,
            study: None,
            set_up_scene: None,
            archived: identity.archived.clone(),
            before: identity.before.clone(),
            series: None,
        }
    }

    fn read(&self) -> Result<Stash, ImageError> {
        self.read_as(self.setup).or_else(|error| match self.setup.variant.before_swaps() {
            Some(variant) => self.read_as(Setup { variant, ..self.setup }),
            None => Err(error),
        })
    }

    fn read_as(&self, setup: Setup) -> Result<Stash, ImageError> {
        setup.check()?;
        let start = match &self.set_up {
            None => Start::of(setup.variant).map_err(SetupError::from)?,
            Some(set_up) => set_up.read(setup.variant).map_err(ImageError::Start)?,
        };
        let mut history = History::new(start);
        for turn in &self.turns {
            self.replay(&mut history, turn)?;
        }
        // Redo steps are played to check them, and taken back again.
        for redone in &self.redo {
            if redone.turn.how == How::Opening {
                return Err(how_error(&history, OPENING));
            }
            self.replay(&mut history, &redone.turn)?;
            self.check_clocks(history.turns().len(), redone.after)?;
        }
        if let Some(end) = self.redo_end {
            check_end(&history)?;
            history.end_by(end);
            history.take_back_end();
        }
        for redone in self.redo.iter().rev() {
            history.take_back(durations(redone.after));
        }
        self.read_variations(&mut history)?;
        self.check_clocks(self.turns.len(), self.turn_clocks)?;
        self.check_clocks(self.turns.len(), self.clocks)?;
        if let Some(end) = self.end {
            check_end(&history)?;
            if !history.redo().is_empty() {
                return Err(ImageError::End);
            }
            history.end_by(end);
        }
        if self.finished != (self.end.is_some() || history.position().is_over()) {
            return Err(ImageError::End);
        }
        Ok(Stash {
            identity: Identity {
                number: 0,
                archived: self.archived.clone(),
                before: self.before.clone(),
            },
            setup,
            history,
            clocks: durations(self.clocks),
            turn_clocks: durations(self.turn_clocks),
            counted: None,
        })
    }

    fn read_variations(&self, history: &mut History) -> Result<(), ImageError> {
        let mut nodes: Vec<_> = history.line().collect();
        for VariationImage { after, turn } in &self.variations {
            let parent = *nodes.get(*after).ok_or(ImageError::Variation)?;
            let at_move = history.tree().depth(parent) + 1;
            self.check_clocks(at_move - 1, turn.clocks)?;
            let must_pass = history.tree().position(parent).must_pass();
            check_how(turn, must_pass, false)
                .map_err(|claimed| ImageError::How { at_move, claimed })?;
            let node = history
                .add_variation(parent, turn.ply, turn.how, durations(turn.clocks))
                .map_err(|reason| ImageError::Ply { at_move, reason })?;
            nodes.push(node);
        }
        Ok(())
    }

    fn replay(&self, history: &mut History, turn: &TurnImage) -> Result<(), ImageError> {
        let at_move = history.turns().len() + 1;
        self.check_clocks(at_move - 1, turn.clocks)?;
        let may_open = self.setup.plays_opening()
            && at_move <= self.setup.opening.max_plies()
            && history.opening_length() + 1 == at_move;
        check_how(turn, history.position().must_pass(), may_open)
            .map_err(|claimed| how_error(history, claimed))?;
        history
            .play(turn.ply, turn.how, durations(turn.clocks))
            .map_err(|reason| ImageError::Ply { at_move, reason })?;
        Ok(())
    }

    fn check_clocks(&self, turns: usize, clocks: Milliseconds) -> Result<(), ImageError> {
        // The opening's moves add no increments.
        let most = self.setup.time.most(turns.saturating_sub(self.opening_length()));
        let clocks = durations(clocks);
        if clocks.black <= most && clocks.white <= most {
            Ok(())
        } else {
            Err(ImageError::Clock { at_move: turns + 1 })
        }
    }
}

const OPENING: &str = "of the opening";

fn check_how(turn: &TurnImage, must_pass: bool, may_open: bool) -> Result<(), &'static str> {
    let (fits, claimed) = match turn.how {
        How::Placed => (matches!(turn.ply, Ply::Place(_)), "placed"),
        How::Opening => (matches!(turn.ply, Ply::Place(_)) && may_open, OPENING),
        How::Recorded => (matches!(turn.ply, Ply::Place(_)), "recorded"),
        How::Chosen => (matches!(turn.ply, Ply::Choose(_) | Ply::Offer(_)), "a choice"),
        How::ForcedPass => (turn.ply == Ply::Pass && must_pass, "a forced pass"),
        How::Skipped => (turn.ply == Ply::Pass && !must_pass, "skipped"),
        How::TimedOut => (turn.ply == Ply::Pass, "a time-out"),
    };
    if fits { Ok(()) } else { Err(claimed) }
}

fn variations(history: &History) -> Vec<VariationImage> {
    let tree = history.tree();
    let mut places: HashMap<_, _> = history.line().zip(0..).collect();
    let mut variations = Vec::new();
    for id in tree.walk() {
        let node = tree.node(id);
        if places.contains_key(&id) {
            continue;
        }
        if let (Some(parent), Some(turn)) = (node.parent(), node.turn()) {
            variations
                .push(VariationImage { after: places[&parent], turn: TurnImage::from(&turn) });
            places.insert(id, places.len());
        }
    }
    variations
}

fn how_error(history: &History, claimed: &'static str) -> ImageError {
    ImageError::How { at_move: history.turns().len() + 1, claimed }
}

fn check_end(history: &History) -> Result<(), ImageError> {
    if history.position().is_over() { Err(ImageError::End) } else { Ok(()) }
}

impl From<&Turn> for TurnImage {
    fn from(turn: &Turn) -> Self {
        Self { ply: turn.ply, how: turn.how, clocks: milliseconds(&turn.clocks) }
    }
}
