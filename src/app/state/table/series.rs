//! A match of several games under Watch: colours change with every game, and each opening is played with both.

use std::time::Duration;

use super::{Counted, Output, Series, Table};
use crate::app::state::SeriesShown;
use crate::game::{ImageError, MatchImage, PerSide, Phase, SeriesImage, Setup, Side};

/// Games of a match, at most.
pub const MAX_GAMES: u32 = 100;
/// How long the end of a game is shown before the next one begins.
pub const NEXT_GAME_AFTER: Duration = Duration::from_secs(3);

impl Series {
    /// The place in `wins` of whoever has Black in the game on the board.
    fn black(&self) -> usize {
        usize::from(self.number.is_multiple_of(2))
    }

    /// Whether there is a game to come.
    fn goes_on(&self) -> bool {
        !self.is_done && self.number < self.games
    }

    /// As it was before the last game was counted, which this player won.
    fn step_back(mut self, winner: Option<Side>) -> Self {
        self.number -= 1;
        *self.counter(winner) -= 1;
        self.due = None;
        self
    }

    /// As it was with the game of this number, which is put aside; `None` if that is none of it, or nobody knows its winner.
    pub(super) fn with_game(self, number: u64) -> Option<Self> {
        if self.game == number {
            return Some(self);
        }
        let last = self.last.filter(|_| self.number > 1)?;
        Some(self.step_back(last.winner))
    }

    /// What counts games that end like the one on the board, which this player won.
    fn counter(&mut self, winner: Option<Side>) -> &mut u32 {
        match winner {
            Some(Side::Black) => &mut self.wins[self.black()],
            Some(Side::White) => &mut self.wins[1 - self.black()],
            None => &mut self.draws,
        }
    }

    /// The series as it is kept with its game, until the last one has ended.
    pub(super) fn image(&self, is_over: bool) -> Option<SeriesImage> {
        let Self { games, number, wins, draws, ref opening, is_done, .. } = *self;
        let goes_on = !is_done && (number < games || !is_over);
        goes_on.then(|| SeriesImage { games, number, wins, draws, opening: opening.clone() })
    }

    /// The series that a kept game is one of, if any.
    pub(in crate::app::state) fn read(image: &MatchImage) -> Result<Option<Self>, ImageError> {
        let Some(series) = image.series() else { return Ok(None) };
        let SeriesImage { games, number, wins, draws, ref opening } = *series;
        let decided = wins.iter().try_fold(draws, |sum, &wins| sum.checked_add(wins));
        let is_possible = games <= MAX_GAMES
            && (1..=games).contains(&number)
            && decided == Some(number - 1)
            && opening.len() <= image.setup_in_series().opening.max_plies();
        let opening = opening.clone();
        let begun = Self { games, number, wins, draws, opening, ..Self::default() };
        if is_possible { Ok(Some(begun)) } else { Err(ImageError::Series) }
    }
}

impl Table {
    pub fn series_shown(&self) -> Option<SeriesShown> {
        let series = self.series.as_ref()?;
        let Series { games, number, wins, draws, is_done, .. } = *series;
        let black = series.black();
        let of_players = PerSide { black: wins[black], white: wins[1 - black] };
        let position = self.game.position();
        let wins = PerSide::from_fn(|side| of_players[position.player_of(side)]);
        Some(SeriesShown { games, number, wins, draws, is_done })
    }

    /// The series as it is kept, until its last game has ended.
    pub fn series_image(&self) -> Option<SeriesImage> {
        // Of a game that is reset, its image is kept beside that of the next one as long as this waits.
        let of_reset = || {
            let series = self.put_away.clone().filter(|_| self.game.phase() == Phase::Ready);
            series?.with_game(self.game.number_before()?)
        };
        self.series.clone().or_else(of_reset)?.image(self.is_over())
    }

    /// Goes on to the next game of a kept series whose last one is over, paused as every game that is resumed.
    pub fn resume_series(&mut self, out: &mut Output) {
        if self.series.is_some() && self.is_over() {
            self.end_game_of_series(out);
            // Refused if it could not begin, which was said.
            let _ = self.game.pause(self.now);
        }
    }

    /// The set-up with the players as they sat in the first game of the series, whose colours are those that were chosen.
    pub(super) fn as_begun(&self, setup: Setup) -> Setup {
        let has_swapped = self.series.as_ref().is_some_and(|series| series.black() == 1);
        if has_swapped { setup.with_swapped_seats() } else { setup }
    }

    /// Begins a series of so many games, clamped to [`MAX_GAMES`].
    pub fn begin_series(&mut self, games: u32, out: &mut Output) {
        self.series =
            Some(Series { games: games.clamp(1, MAX_GAMES), number: 1, ..Series::default() });
        self.begin_game_of_series(out);
    }

    /// Whether the game on the board is one of a series.
    pub fn has_series(&self) -> bool {
        self.series.is_some()
    }

    pub fn stop_series(&mut self) {
        self.series = None;
    }

    /// Puts the series away with the game that was reset.
    pub fn put_series_away(&mut self) {
        self.put_away = self.series.take().or(self.put_away.take());
    }

    /// Whether another game of the series follows that on the board.
    pub fn series_goes_on(&self) -> bool {
        self.series.as_ref().is_some_and(Series::goes_on)
    }

    /// Goes on with the series of a game that Undo has brought back: the one before in the same series, or one that was reset.
    pub(super) fn bring_series_back(&mut self) {
        let (winner, number) = (self.winner(), self.game.number());
        self.series = match self.series.take().or(self.put_away.take()) {
            Some(series) if series.game != number && series.number > 1 => {
                Some(Series { game: number, ..series.step_back(winner) })
            }
            other => other.filter(|series| series.game == number),
        };
    }

    /// The player that won the game on the board.
    pub(super) fn winner(&self) -> Option<Side> {
        let winner = self.game.outcome()?.winner?;
        Some(self.game.position().player_of(winner))
    }

    /// Counts the last game of a series no more, whose end with this winner is taken back.
    pub(super) fn reopen_series(&mut self, winner: Option<Side>) {
        if let Some(series) = self.series.as_mut().filter(|it| it.is_done) {
            *series.counter(winner) -= 1;
            (series.is_done, series.due) = (false, None);
        }
    }

    /// Begins the next game of a series once the last one has been seen, for which it has to be on the board, and puts away
    /// the series of a game that was reset.
    pub fn update_series(&mut self, is_shown: bool, out: &mut Output) {
        if !self.game.undoes_reset() {
            self.put_away = None;
        }
        let Some(series) = &mut self.series else { return };
        match self.game.phase() {
            Phase::Ready => {
                self.put_series_away();
                self.put_away = self.put_away.take().filter(|_| self.game.undoes_reset());
            }
            Phase::Running | Phase::Paused => series.due = None,
            Phase::Over if series.is_done => {}
            Phase::Over if !is_shown => series.due = None,
            Phase::Over => {
                let due = *series.due.get_or_insert(self.now + NEXT_GAME_AFTER);
                if due <= self.now && self.covered_at.is_none() {
                    self.end_game_of_series(out);
                }
            }
        }
    }

    pub fn series_due(&self) -> Option<Duration> {
        self.series.as_ref().filter(|series| !series.is_done)?.due
    }

    fn end_game_of_series(&mut self, out: &mut Output) {
        let (winner, before) = (self.winner(), self.setup_to_go_on());
        let Some(series) = &mut self.series else { return };
        *series.counter(winner) += 1;
        series.last = Some(Counted { winner });
        if series.number == series.games {
            series.is_done = true;
            return;
        }
        series.number += 1;
        series.due = None;
        self.next.get_or_insert(before);
        if self.game.play_again(before.with_swapped_seats()).is_ok() {
            self.forget_same_choice();
            self.begin_game_of_series(out);
        } else {
            self.series = None;
        }
    }

    fn begin_game_of_series(&mut self, out: &mut Output) {
        let fresh = self.opening_moves();
        let Some(series) = &mut self.series else { return };
        if !series.number.is_multiple_of(2) {
            series.opening = fresh;
        }
        let plies = series.opening.clone();
        let result = self.game.start_from(&plies, self.now);
        series.game = self.game.number();
        if result.is_err() {
            self.series = None;
        }
        self.say_begun(result, out);
    }
}
