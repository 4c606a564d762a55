//! The person's own games: their facts, read from the archive, and their review in the background.

use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::library::{Archive, ImportError, Progress};
use crate::analysis::practice::Occasion;
use crate::analysis::review::{self, Plan, ReviewDepth};
use crate::analysis::{Background, Equipment, Mistake, Summary, book_values};
use crate::game::Variant;
use crate::game::tree::{GameKey, GameTree};
use crate::insight::{Judged, OwnGame};
use crate::search::Stop;

/// One of the person's games, and where it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// The file.
    pub path: PathBuf,
    /// The facts.
    pub own: OwnGame,
}

/// Reads the facts of all games against the machine, newest first. Broken files are left out.
///
/// # Errors
/// [`ImportError::Disk`] if the folder can't be read, and [`ImportError::Stopped`].
pub fn read(archive: &Archive, progress: &Progress) -> Result<Vec<KeptGame>, ImportError> {
    let mut games = Vec::new();
    for path in archive.files()? {
        if !progress.is_wanted() {
            return Err(ImportError::Stopped);
        }
        let own = Archive::read(&path).ok().and_then(|tree| OwnGame::of(&tree));
        games.extend(own.map(|own| KeptGame { path, own }));
    }
    Ok(games)
}

/// About how many seconds a game takes on two cores.
pub const SECONDS_A_GAME: usize = 40;

/// What a background review tells.
#[derive(Clone, Debug, PartialEq)]
pub enum Judging {
    /// So many thousandths of a game are searched.
    Within(u32),
    /// A game that is reviewed has mistakes of the person's to practise.
    Mistakes(Box<ToPractise>),
    /// A game is reviewed; `None` if it could not be.
    Game(GameKey, Option<Box<Judged>>),
    /// That was all; games that were not told of could not be reviewed.
    Over,
}

/// Mistakes of the person's in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct ToPractise {
    /// The game and its board.
    pub variant: Variant,
    /// The mistakes.
    pub mistakes: Vec<Mistake>,
    /// The game.
    pub occasion: Occasion,
}

/// Reviews games one after the other on a low-priority thread, each as the window does. Dropping it ends it, and waits.
#[derive(Debug)]
pub struct GamesReview(#[expect(dead_code, reason = "it works until it is dropped")] Background);

impl GamesReview {
    /// Starts. `report` is called on other threads.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(
        games: Vec<(PathBuf, GameKey)>,
        report: impl Fn(Judging) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let report = Arc::new(report);
        let thread = Background::start("heibai-games", move |stop| {
            for (path, key) in games {
                // One whose review panics can't be reviewed, and the others can.
                let work = || judge(&path, key, stop, &*report);
                let judged = panic::catch_unwind(AssertUnwindSafe(work)).unwrap_or_default();
                if stop.is_requested() {
                    return;
                }
                report(Judging::Game(key, judged.map(Box::new)));
            }
            report(Judging::Over);
        })?;
        Ok(Self(thread))
    }
}

/// Reviews a game; `None` if it is not there any more, or another one, or the review was stopped.
fn judge(
    path: &Path,
    key: GameKey,
    stop: &Stop,
    report: &(impl Fn(Judging) + Send + Sync),
) -> Option<Judged> {
    let mut tree = Archive::read(path).ok()?;
    let own = OwnGame::of(&tree).filter(|own| own.key == key)?;
    let plan = Plan::of(&tree, tree.main_end());
    review::run(
        &plan,
        ReviewDepth::USUAL,
        Equipment::default(),
        stop,
        &mut |verdict, completion| {
            verdict.keep(&mut tree, &plan.steps[verdict.step]);
            let of = completion.all.max(1) as u32;
            report(Judging::Within(1000 * completion.done as u32 / of));
        },
    );
    if stop.is_requested() {
        return None;
    }
    let summarised =
        |tree: &GameTree| Summary::of(tree, tree.main_end(), book_values::is_book_move);
    let slips = summarised(&tree);
    let explained = review::explain(&mut tree, &slips, stop);
    let summary = summarised(&tree);
    let known =
        |mistake: &Mistake| explained.iter().find(|it| it.mistake == *mistake).map(|it| &it.found);
    let judged = Judged::of(&tree, &summary, known).filter(|_| !stop.is_requested())?;
    let mistakes = summary.to_practise(&tree, own.side);
    if !mistakes.is_empty() {
        let (variant, occasion) = (tree.variant(), Occasion::of(&tree));
        report(Judging::Mistakes(Box::new(ToPractise { variant, mistakes, occasion })));
    }
    Some(judged)
}
