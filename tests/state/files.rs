//! Games that go to files, kept games, and settings: which effects an event has.

use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use crate::window_support::{Window, by_itself, listed, settings_of, setup};
use heibai::app::disk::{Reason, ReasonKind};
use heibai::app::picture::PictureKind;
use heibai::app::session::{ResumableGame, SessionId};
use heibai::app::state::{
    AnalysisEvent, AppState, Effect, Event, KeptGamesEvent, PracticeEvent, Status, StudyEvent,
};
use heibai::game::{Game, Mode, Options, ProgramId, Side, SkipRule};

/// The format a game would be written in, and whether it would be dated.
fn written_as(window: &mut Window, name: &str) -> (&'static str, bool) {
    let effects = window.dispatch(Event::SaveAs(name.into()));
    match effects.as_slice() {
        [Effect::WriteGame { path, format, is_dated, .. }] => {
            assert_eq!(*path, PathBuf::from(name));
            (*format, *is_dated)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_game_is_written_in_the_format_of_its_name_or_in_our_own() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    assert_eq!(written_as(&mut window, "a.ggf"), ("ggf", true));
    assert_eq!(written_as(&mut window, "a.unknown"), ("heibai", true));
    assert_eq!(written_as(&mut window, "a.sgf"), ("sgf", false));
    assert_eq!(
        written_as(&mut window, "a.psq"),
        ("psq", true),
        "which refuses it, with the reason"
    );
    window.dispatch(Event::Study(StudyEvent::Enter));
    assert_eq!(written_as(&mut window, "a.unknown"), ("sgf", false), "it keeps variations");
    let effects = window.dispatch(Event::SaveAs("a.PNG".into()));
    assert_eq!(effects, [Effect::WritePicture("a.PNG".into(), PictureKind::Png)]);
}

#[test]
fn kept_games_are_resumed_in_turn() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let claim = |window: &mut Window| window.dispatch(Event::KeptGames(KeptGamesEvent::Resume));
    assert_eq!(claim(&mut window), [Effect::Claim(None)]);
    let kept = |name: &str, seconds| ResumableGame {
        id: SessionId::from_file_stem(name).expect("it is a name"),
        saved_at: SystemTime::UNIX_EPOCH + Duration::from_secs(seconds),
    };
    let games = vec![kept("c", 3), kept("b", 2), kept("a", 2)];
    window.dispatch(Event::KeptGames(KeptGamesEvent::Listed(Ok(games.clone()))));
    assert_eq!(window.state.resumable(), 3);
    // After the oldest game comes whichever has been kept the longest by then.
    for expected in [0, 1, 2, 2] {
        let id = games[expected].id.clone();
        assert_eq!(claim(&mut window), [Effect::Claim(Some(id))]);
        window.state.use_resumed(games[expected].clone());
    }
}

#[test]
fn that_kept_games_cannot_be_listed_is_said_once() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let failed = || KeptGamesEvent::Listed(Err(Reason::new(ReasonKind::NoPermission, &"kept")));
    window.dispatch(Event::KeptGames(failed()));
    assert_eq!(window.status(), Status::KeptUnknown);
    window.dispatch(Event::Explain(Status::NothingToResume));
    window.dispatch(Event::KeptGames(failed()));
    assert_eq!(window.status(), Status::NothingToResume);
    window.dispatch(Event::KeptGames(KeptGamesEvent::Listed(Ok(Vec::new()))));
    window.dispatch(Event::KeptGames(failed()));
    assert_eq!(window.status(), Status::KeptUnknown);
}

#[test]
fn settings_are_clamped_kept_and_followed() {
    let mut window = Window::ready(Mode::PlayBlack);
    let mut settings = window.state.settings().clone();
    settings.play.coach = !window.state.shown().coach.on;
    settings.play.reply_delay_ms = u16::MAX;
    settings.view.own_games = !settings.view.own_games;
    let coach = settings.play.coach;
    let own = settings.view.own_games;
    let effects = window.dispatch(Event::ChangeSettings(Box::new(settings)));
    assert_eq!(effects, [Effect::CountOwnGames(own), Effect::KeepSettings]);
    assert_eq!(window.state.shown().coach.on, coach);
    assert!(window.state.settings().check().is_ok());
}

#[test]
fn settings_that_were_read_are_followed_as_those_that_are_changed() {
    let mut settings = settings_of(Options { skip: SkipRule::Official, ..by_itself() });
    settings.play.name = "Ada".to_owned();
    settings.play.coach = true;
    settings.play.reply_delay_ms = 0;
    let read = AppState::new(setup(Mode::PlayBlack, 8), settings.clone(), 1).expect("it is sound");
    let mut window = Window::ready(Mode::PlayBlack);
    window.change(|it| it.clone_from(&settings));
    for state in [&read, &window.state] {
        assert_eq!(state.settings(), &settings);
        assert_eq!(state.game().options(), settings.match_options());
        assert_eq!(state.suggested_name("2026-11-21"), "2026-11-21 Othello Ada–Level 3");
        assert!(state.shown().coach.on);
    }
}

#[test]
fn what_is_chosen_is_remembered_in_the_settings() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let effects = window.dispatch(Event::ChooseMode(Mode::PlayWhite));
    assert!(effects.contains(&Effect::RememberSetup));
    assert_eq!(window.state.settings().match_setup().mode, Mode::PlayWhite);
    assert_eq!(window.state.chosen().mode.person(), Some(Side::White));
}

#[test]
fn each_game_has_a_consulted_program_of_its_own() {
    let mut window = Window::ready(Mode::TwoPlayers);
    window.state.use_programs(vec![
        listed(7, Game::Othello),
        listed(8, Game::Othello),
        listed(9, Game::Gomoku),
    ]);
    let choose = |window: &mut Window, game, program: Option<u64>| {
        let program = program.map(ProgramId::new);
        let event = AnalysisEvent::ConsultFor(game, program);
        let effects = window.dispatch(Event::Analysis(event));
        assert_eq!(effects.last(), Some(&Effect::KeepSettings));
        window.state.settings().view.second_opinions.clone()
    };
    let ids = |ids: &[u64]| ids.iter().copied().map(ProgramId::new).collect::<Vec<_>>();
    assert_eq!(choose(&mut window, Game::Othello, Some(7)), ids(&[7]));
    assert_eq!(choose(&mut window, Game::Gomoku, Some(9)), ids(&[7, 9]));
    assert_eq!(choose(&mut window, Game::Othello, Some(8)), ids(&[9, 8]));
    assert_eq!(choose(&mut window, Game::Othello, None), ids(&[9]));
}

#[test]
fn practice_reads_the_deck_first() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let effects = window.dispatch(Event::Practice(PracticeEvent::Read));
    assert_eq!(effects, [Effect::ReadDeck]);
}
