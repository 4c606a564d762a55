//! A match of several games between the two who play under Watch: colours change with every game, and each opening is
//! played by both.

use std::time::Duration;

use super::{AppState, Effect, Note, SeriesShown, Status};
use crate::game::{Mode, Opening, PerSide, Phase, Ply, Setup, Side};

/// Games of a match, at most.
pub const MAX_GAMES: u32 = 100;
/// How long the end of a game is seen before the next one begins.
pub const NEXT_GAME_AFTER: Duration = Duration::from_secs(3);

/// A match that goes on, or has come to its end.
#[derive(Clone, Debug)]
pub(super) struct Series {
    games: u32,
    /// Which game is played, counted from 1.
    number: u32,
    /// Games won by who had Black in the first one, and by the other.
    wins: [u32; 2],
    draws: u32,
    opening: Vec<Ply>,
    /// When the game that is over was seen for long enough.
    due: Option<Duration>,
    is_done: bool,
}

impl Series {
    /// The place of who plays Black in the game that is on the board.
    fn black(&self) -> usize {
        usize::from(self.number.is_multiple_of(2))
    }
}

impl AppState {
    /// What is shown of the match of several games, if one is played.
    pub(super) fn series_shown(&self) -> Option<SeriesShown> {
        let series = self.series.as_ref()?;
        let Series { games, number, wins, draws, is_done, .. } = *series;
        let black = series.black();
        let of_players = PerSide { black: wins[black], white: wins[1 - black] };
        let position = self.game.position();
        let wins = PerSide::from_fn(|side| of_players[position.player_of(side)]);
        Some(SeriesShown { games, number, wins, draws, is_done })
    }

    /// Begins a match of so many games between those who are chosen to play under Watch.
    pub(super) fn play_series(&mut self, games: u32, effects: &mut Vec<Effect>) {
        if !self.game.can_choose() {
            self.note = Note::new(Status::ResetFirst);
            return;
        }
        if self.game.phase() == Phase::Over && self.game.reset().is_err() {
            return;
        }
        let has_openings = self.openings.is_some();
        self.choose(effects, |setup| {
            setup.mode = Mode::Watch;
            if setup.has_openings() && has_openings && setup.line().is_none() {
                setup.opening = Opening::Balanced;
            }
        });
        self.series = Some(Series {
            games: games.clamp(1, MAX_GAMES),
            number: 1,
            wins: [0; 2],
            draws: 0,
            opening: Vec::new(),
            due: None,
            is_done: false,
        });
        self.begin_game_of_series();
    }

    /// Gives the match up; the game on the board goes on.
    pub(super) fn stop_series(&mut self) {
        self.series = None;
    }

    /// Begins the next game of a match when the last one was seen, and sees when somebody has put the match away.
    pub(super) fn update_series(&mut self) {
        let (now, phase) = (self.now, self.game.phase());
        let Some(series) = &mut self.series else { return };
        match phase {
            // Somebody wants to play something else.
            Phase::Ready => self.series = None,
            Phase::Running | Phase::Paused => series.due = None,
            Phase::Over if series.is_done => {}
            Phase::Over => {
                let due = *series.due.get_or_insert(now + NEXT_GAME_AFTER);
                if due <= now && self.covered_at.is_none() {
                    self.end_game_of_series();
                }
            }
        }
    }

    /// When the next game of a match begins.
    pub(super) fn series_due(&self) -> Option<Duration> {
        self.series.as_ref().filter(|series| !series.is_done)?.due
    }

    fn end_game_of_series(&mut self) {
        let winner = self.game.outcome().and_then(|outcome| outcome.winner);
        let winner = winner.map(|side| self.game.position().player_of(side));
        let Some(series) = &mut self.series else { return };
        match winner {
            Some(Side::Black) => series.wins[series.black()] += 1,
            Some(Side::White) => series.wins[1 - series.black()] += 1,
            None => series.draws += 1,
        }
        if series.number == series.games {
            series.is_done = true;
            return;
        }
        series.number += 1;
        series.due = None;
        let setup = *self.game.setup();
        let levels = PerSide { black: setup.levels.white, white: setup.levels.black };
        let programs = PerSide { black: setup.programs.white, white: setup.programs.black };
        if self.game.play_again(Setup { levels, programs, ..setup }).is_ok() {
            self.begin_game_of_series();
        } else {
            self.series = None;
        }
    }

    fn begin_game_of_series(&mut self) {
        let fresh = self.opening_moves();
        let Some(series) = &mut self.series else { return };
        // Both play each opening with both colours.
        if !series.number.is_multiple_of(2) {
            series.opening = fresh;
        }
        let plies = series.opening.clone();
        let result = self.start_with(&plies);
        if result.is_err() {
            self.series = None;
        }
        self.say_begun(result);
    }
}
