//! Games that go to files, and the settings.

use std::path::PathBuf;

use super::AppState;
use crate::app::picture::PictureKind;
use crate::app::session::ResumableGame;
use crate::app::settings::Settings;
use crate::app::state::{Effect, KeptGamesEvent};
use crate::game::tree::GameTree;
use crate::game::{Game, ProgramId, Setup};
use crate::records::formats::{self, Format};

/// The format that keeps variations and annotations.
const SGF: &str = "sgf";

/// The format that says how a match goes on.
const OWN: &str = "heibai";

impl AppState {
    pub(super) fn save_as(&mut self, path: PathBuf) {
        if let Some(kind) = PictureKind::of_name(&path) {
            return self.out.push(Effect::WritePicture(path, kind));
        }
        let asked = formats::with_ending_of(&path);
        let in_sgf = |tree| (tree, asked.map_or(SGF, |it| it.name), false);
        let (tree, format, is_dated) = match (self.line_on_board(), self.study()) {
            (Some(line), _) => in_sgf(GameTree::from(line)),
            (None, Some(study)) => in_sgf(study.tree().clone()),
            (None, None) => self.game_to_write(asked),
        };
        self.out.push(Effect::WriteGame { path, tree: Box::new(tree), format, is_dated });
    }

    /// The game, its format (our own if none is asked for), and whether to date it.
    fn game_to_write(&self, asked: Option<&'static Format>) -> (GameTree, &'static str, bool) {
        let game = &self.table.game;
        if asked.is_some_and(|format| format.name == SGF) {
            return (game.tree_with_facts(), SGF, false);
        }
        (game.line_with_facts(), asked.map_or(OWN, |it| it.name), !game.is_set_up())
    }

    /// How many kept games could be resumed.
    pub fn resumable(&self) -> usize {
        self.kept_games.count()
    }

    /// Notes at the start whether the kept games could not be listed, which has been said then.
    pub fn use_unknown_games(&mut self, is_unknown: bool) {
        self.kept_games.use_unknown(is_unknown);
    }

    /// Notes which game was resumed, as it was kept.
    pub fn use_resumed(&mut self, resumed: ResumableGame) {
        self.kept_games.use_latest(resumed);
    }

    pub(super) fn kept_games_event(&mut self, event: KeptGamesEvent) {
        match event {
            KeptGamesEvent::Resume => self.out.push(Effect::Claim(self.kept_games.next())),
            KeptGamesEvent::Listed(kept) => {
                if let Some(note) = self.kept_games.list(kept) {
                    self.out.say(note);
                }
            }
        }
    }

    /// The settings in use.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    pub(super) fn change_settings(&mut self, mut settings: Settings) {
        settings.clamp();
        let before = std::mem::replace(&mut self.settings, settings);
        self.follow_settings(Some(&before));
        self.out.push(Effect::KeepSettings);
    }

    /// Tells each part what the settings want of it; there are none `before` at the start.
    pub(super) fn follow_settings(&mut self, before: Option<&Settings>) {
        let Settings { view, play, .. } = &self.settings;
        self.table.game.name_person(play.name.clone());
        self.table.delay_replies(self.settings.reply_delay());
        self.table.change_options(self.settings.match_options(), &mut self.out);
        self.reviewing.follows_game = play.review;
        self.analysis.is_on = view.analysis;
        self.explorer.counts_own = view.own_games;
        if before.is_some_and(|it| it.view.own_games != view.own_games) {
            self.out.push(Effect::CountOwnGames(view.own_games));
        }
        let consults = before.is_some_and(|it| it.view.second_opinions != view.second_opinions);
        self.switch_coach(play.coach);
        if consults {
            self.consult();
        }
    }

    pub(super) fn consult_for(&mut self, game: Game, program: Option<ProgramId>) {
        let is_kept = |id: &ProgramId| self.program(*id).is_some_and(|it| it.game != game);
        let others = self.settings.view.second_opinions.iter().copied().filter(is_kept);
        let mut settings = self.settings.clone();
        settings.view.second_opinions = others.chain(program).collect();
        self.change_settings(settings);
    }

    pub(super) fn remember_setup(&mut self) {
        let is_asked = |effect: &Effect| *effect == Effect::RememberSetup;
        if self.out.effects.iter().any(is_asked) {
            let chosen = self.table.chosen_for_later();
            let opening = self.table.opening_before_series.unwrap_or(chosen.opening);
            self.settings.remember_setup(&Setup { opening, ..chosen });
        }
    }
}
