//! Who plays, and the next game with the same players: rematch, swapped sides, names of files.

use crate::window_support::{Window, secs, setup};
use heibai::app::state::{
    AppState, Effect, Event, Finding, LearnEvent, LibraryEvent, Moment, NEXT_GAME_AFTER,
    SetUpEvent, Status, StudyEvent,
};
use heibai::game::{
    ImageError, MatchImage, Mode, Opening, Options, PerSide, Phase, Setup, Side, Skill, Variant,
};
use heibai::gomoku::{self, Ruleset};
use heibai::records::openings;

fn level(number: u16) -> Skill {
    Skill::new(number).expect("it is from 1 to 10")
}

fn with_levels(mode: Mode, black: u16, white: u16) -> Window {
    let skills = PerSide { black: level(black), white: level(white) };
    let setup = Setup { skills, ..crate::window_support::setup(mode, 8) };
    let mut window = Window::new(setup, Options::default());
    window.dispatch(Event::Start);
    window
}

/// Ends the game, by resignation where there is a person.
fn over(mut window: Window) -> Window {
    window.dispatch(Event::Resign);
    assert_eq!(window.phase(), Phase::Over);
    window
}

#[test]
fn who_plays_a_side_is_a_person_or_a_level() {
    for (mode, you, players) in [
        (Mode::TwoPlayers, None, [None, None]),
        (Mode::PlayBlack, Some(Side::Black), [None, Some(5)]),
        (Mode::PlayWhite, Some(Side::White), [Some(2), None]),
        (Mode::Watch, None, [Some(2), Some(5)]),
    ] {
        let shown = with_levels(mode, 2, 5).shown();
        assert_eq!(shown.you, you, "{mode:?}");
        let [black, white] = players.map(|number| number.map(level));
        assert_eq!((shown.players.black, shown.players.white), (black, white), "{mode:?}");
    }
}

#[test]
fn who_has_which_colour_follows_the_choice_of_swap2() {
    let variant =
        Variant::Gomoku { size: 15, rules: Ruleset::Freestyle, opening: gomoku::Opening::Swap2 };
    let setup = Setup { variant, mode: Mode::PlayBlack, ..Setup::default() };
    for (choice, you) in
        [(heibai::game::Choice::Black, Side::White), (heibai::game::Choice::White, Side::Black)]
    {
        let mut window = Window::new(setup, Options::default());
        for cell in [112, 113, 128] {
            window.dispatch(Event::Activate(cell));
        }
        window.answer_with(Some(Finding { ranked: Vec::new(), choice: Some(choice) }));
        window.wait(crate::window_support::REPLY_DELAY);
        let shown = window.shown();
        assert_eq!((shown.you, shown.opener), (Some(you), Some(you)), "{choice:?}");
        assert_eq!(shown.players[you], None);
        assert_eq!(shown.players[!you], Some(level(3)));
    }
}

#[test]
fn a_rematch_begins_at_once_with_the_same_choices() {
    let mut window = over(with_levels(Mode::PlayBlack, 2, 5));
    let setup = window.shown().setup;
    assert!(window.shown().can_rematch);
    window.dispatch(Event::Rematch);
    assert_eq!((window.phase(), window.status()), (Phase::Running, Status::Started));
    assert_eq!((window.shown().setup, window.shown().move_count), (setup, 0));
    assert!(!window.shown().can_rematch);
    let before = window.shown();
    assert_eq!(window.dispatch(Event::Rematch), []);
    assert_eq!(window.dispatch(Event::SwapSides), []);
    assert_eq!(window.shown(), before, "asked twice, it does no harm");
    window.dispatch(Event::Undo);
    assert_eq!(window.status(), Status::GameOver, "the game before is back");
}

#[test]
fn swapped_sides_take_the_strength_along() {
    for (mode, swapped) in [
        (Mode::PlayBlack, Mode::PlayWhite),
        (Mode::PlayWhite, Mode::PlayBlack),
        (Mode::TwoPlayers, Mode::TwoPlayers),
    ] {
        let mut window = over(with_levels(mode, 2, 5));
        let before = window.shown();
        let effects = window.dispatch(Event::SwapSides);
        let shown = window.shown();
        assert_eq!((shown.phase, shown.setup.mode), (Phase::Running, swapped));
        assert_eq!(effects.contains(&Effect::RememberSetup), swapped != mode, "{mode:?}");
        for side in Side::ALL {
            assert_eq!(shown.players[side], before.players[!side], "{mode:?}");
        }
    }
}

#[test]
fn a_strength_chosen_after_the_end_is_for_what_follows_and_not_for_the_game_that_is_over() {
    let mut window = over(with_levels(Mode::PlayBlack, 2, 5));
    let effects = window.dispatch(Event::ChooseSkill(Side::White, level(8)));
    assert!(effects.contains(&Effect::RememberSetup));
    let shown = window.shown();
    assert_eq!((shown.setup.skills.white, shown.next.skills.white), (level(5), level(8)));
    assert_eq!(shown.players[Side::White], Some(level(5)), "who won");
    assert_eq!(window.state.suggested_name("2026-11-21"), "2026-11-21 Othello You–Level 5");
    for (event, machine) in [
        (Event::Rematch, Side::White),
        (Event::SwapSides, Side::Black),
        (Event::Undo, Side::White),
        (Event::Reset, Side::White),
    ] {
        let mut window = window.clone();
        window.dispatch(event.clone());
        let shown = window.shown();
        assert_eq!(shown.players[machine], Some(level(8)), "{event:?}");
        assert_eq!(shown.next, shown.setup, "{event:?}: nothing else is chosen");
    }
    let end = window.shown();
    window.dispatch(Event::Undo);
    window.dispatch(Event::Redo);
    assert_eq!((window.shown().setup, window.shown().next), (end.setup, end.next));
    window.dispatch(Event::Study(StudyEvent::Enter));
    window.dispatch(Event::Study(StudyEvent::PlayFromHere));
    assert_eq!(window.phase(), Phase::Running);
    assert_eq!(window.shown().players[Side::White], Some(level(8)));
}

#[test]
fn the_end_of_a_game_brings_back_the_players_of_that_game_alone() {
    let mut window = over(with_levels(Mode::PlayBlack, 2, 5));
    window.dispatch(Event::Undo);
    window.dispatch(Event::Reset);
    window.dispatch(Event::ChooseSkill(Side::White, level(8)));
    window.dispatch(Event::Start);
    let mut window = over(window);
    window.dispatch(Event::Undo);
    window.dispatch(Event::Redo);
    assert_eq!(window.phase(), Phase::Over);
    assert_eq!(window.shown().players[Side::White], Some(level(8)));
}

#[test]
fn neither_interrupts_a_game_nor_begins_the_first_one() {
    for mut window in [Window::ready(Mode::PlayBlack), Window::started(Mode::PlayBlack)] {
        let before = window.shown();
        for event in [Event::Rematch, Event::SwapSides] {
            assert_eq!(window.dispatch(event), []);
            assert_eq!(window.shown(), before);
        }
    }
}

#[test]
fn a_name_is_suggested_from_the_day_the_game_and_who_plays() {
    for (mode, name) in [
        (Mode::TwoPlayers, "2026-11-21 Othello Black–White"),
        (Mode::PlayBlack, "2026-11-21 Othello You–Level 5"),
        (Mode::PlayWhite, "2026-11-21 Othello Level 2–You"),
        (Mode::Watch, "2026-11-21 Othello Level 2–Level 5"),
    ] {
        assert_eq!(with_levels(mode, 2, 5).state.suggested_name("2026-11-21"), name);
    }
    let setup = Setup { variant: Variant::usual(heibai::game::Game::Gomoku), ..Setup::default() };
    let window = Window::new(setup, Options::default());
    assert_eq!(window.state.suggested_name("2026-11-21"), "2026-11-21 Gomoku You–Level 3");
    let mut window = with_levels(Mode::PlayBlack, 2, 5);
    for (told, written) in [("Anna/Lu: 王", "AnnaLu 王"), (" ?* ", "You")] {
        window.change(|settings| settings.play.name = told.to_owned());
        let name = format!("2026-11-21 Othello {written}–Level 5");
        assert_eq!(window.state.suggested_name("2026-11-21"), name);
    }
}

#[test]
fn what_has_no_players_suggests_what_it_is() {
    let mut window = with_levels(Mode::PlayBlack, 2, 5);
    let named = |window: &Window| window.state.suggested_name("2026-11-21");
    let moment = Moment { date: 20_261_121, seconds: 0, tonight: 86_399 };
    window.dispatch(Event::Learn(LearnEvent::Enter(moment)));
    assert_eq!(named(&window), "2026-11-21 Othello puzzle");
    window.dispatch(Event::SetUp(SetUpEvent::Begin));
    assert_eq!(named(&window), "2026-11-21 Othello position");
}

#[test]
fn a_study_from_a_file_suggests_its_players_and_its_day() {
    for (facts, name) in [
        ("PB[Ann: A.]PW[Ben]DT[1999-05-04 10:00:00]", "1999-05-04 Othello Ann A–Ben"),
        ("PW[Ben]DT[May]", "2026-11-21 Othello Black–Ben"),
        ("DT[1999-05-04]", "1999-05-04 Othello study"),
    ] {
        let mut window = with_levels(Mode::PlayBlack, 2, 5);
        let text = format!("(;GM[2]FF[4]SZ[8]{facts};B[fe](;W[df])(;W[ff]))");
        window.dispatch(Event::Library(LibraryEvent::Paste(text)));
        assert!(window.state.study().is_some());
        assert_eq!(window.state.suggested_name("2026-11-21"), name);
    }
}

/// Lets both machines play until the game is over.
fn play_out(window: &mut Window) {
    while window.shown().phase == Phase::Running {
        if window.search.is_some() {
            window.answer_any();
        }
        window.wait(secs(1));
    }
}

#[test]
fn in_a_match_colours_change_and_both_play_each_opening() {
    let setup =
        Setup { skills: PerSide { black: level(1), white: level(5) }, ..setup(Mode::PlayBlack, 8) };
    let mut window = Window::new(setup, Options::default());
    window.state.use_openings(openings::random);
    window.dispatch(Event::MotionChanged { is_still: true });
    window.reply_at_once();
    window.dispatch(Event::PlaySeries(4));
    let mut openings = Vec::new();
    let mut wins = [0, 0];
    let mut draws = 0;
    for number in 1..=4 {
        let shown = window.shown();
        let series = shown.series.expect("a match is played");
        assert_eq!((shown.setup.mode, shown.phase), (Mode::Watch, Phase::Running));
        assert_eq!((series.games, series.number, series.is_done), (4, number, false));
        let first = if number % 2 == 1 { Side::Black } else { Side::White };
        assert_eq!(shown.setup.skills[first], level(1), "colours change with every game");
        assert_eq!((series.wins[first], series.wins[!first]), (wins[0], wins[1]));
        assert_eq!(series.draws, draws);
        openings.push(window.moves());
        play_out(&mut window);
        match window.shown().outcome.and_then(|outcome| outcome.winner) {
            Some(winner) => wins[usize::from(winner != first)] += 1,
            None => draws += 1,
        }
        window.wait(NEXT_GAME_AFTER);
    }
    assert_eq!((&openings[0], &openings[2]), (&openings[1], &openings[3]));
    assert_ne!(openings[0], openings[2]);
    let shown = window.shown();
    let series = shown.series.expect("its result is to be seen");
    assert!(series.is_done && shown.phase == Phase::Over);
    assert_eq!((series.wins.black + series.wins.white, series.draws), (wins[0] + wins[1], draws));
    assert_eq!(series.wins.white, wins[0], "who began has White now");
    window.dispatch(Event::Reset);
    assert_eq!(window.shown().series, None);
}

#[test]
fn a_match_goes_on_after_the_program_was_ended() {
    let mut window = Window::new(setup(Mode::PlayBlack, 6), Options::default());
    window.dispatch(Event::MotionChanged { is_still: true });
    window.reply_at_once();
    window.dispatch(Event::PlaySeries(2));
    let series = |state: &AppState| state.shown().series.expect("a match is played");
    let restore = |image: &MatchImage| {
        let mut state = Window::new(setup(Mode::TwoPlayers, 8), Options::default()).state;
        state.restore(image, secs(0)).map(|_| state)
    };
    let first = restore(window.kept.as_ref().expect("it is kept")).expect("it fits");
    assert_eq!(first.shown().phase, Phase::Paused);
    assert_eq!((series(&first).games, series(&first).number), (2, 1));

    // Between two games the next one is there, paused; what was won is counted once.
    play_out(&mut window);
    let image = window.kept.clone().expect("it is kept");
    let between = restore(&image).expect("it fits");
    assert_eq!((between.shown().phase, between.shown().move_count), (Phase::Paused, 0));
    let shown = series(&between);
    assert_eq!((shown.number, shown.wins.black + shown.wins.white + shown.draws), (2, 1));
    assert!(!shown.is_done);

    let mut broken = serde_json::to_value(&image).expect("it has a JSON form");
    for (name, value) in [("number", 3), ("number", 0), ("games", 1000), ("draws", 1)] {
        let before = std::mem::replace(&mut broken["series"][name], value.into());
        let image: MatchImage = serde_json::from_value(broken.clone()).expect("it is an image");
        assert_eq!(restore(&image).err(), Some(ImageError::Series), "{name} {value}");
        broken["series"][name] = before;
    }
    // The end of its last game is no unfinished game.
    window.wait(NEXT_GAME_AFTER);
    play_out(&mut window);
    assert_eq!(window.kept, None);
    // Taken back, its last game is counted once it has ended again.
    window.wait(NEXT_GAME_AFTER);
    let end = series(&window.state);
    window.dispatch(Event::Undo);
    let back = restore(window.kept.as_ref().expect("it is kept")).expect("it fits");
    assert_eq!((back.shown().phase, series(&back).number), (Phase::Paused, 2));
    for state in [&back, &window.state] {
        let shown = series(state);
        assert_eq!((shown.wins.black + shown.wins.white + shown.draws, shown.is_done), (1, false));
    }
    window.dispatch(Event::TogglePause);
    play_out(&mut window);
    window.wait(NEXT_GAME_AFTER);
    let again = series(&window.state);
    assert_eq!((again.wins.black + again.wins.white + again.draws, again.is_done), (2, true));
    assert!(end.is_done);
}

#[test]
fn undo_goes_back_to_the_game_before_of_a_match_with_its_score() {
    let mut window = quick_match();
    let score = |window: &Window| {
        let series = window.shown().series.expect("a match is played");
        (series.number, series.wins.black + series.wins.white + series.draws)
    };
    for number in 1..3 {
        assert_eq!(score(&window), (number, number - 1));
        play_out(&mut window);
        assert!(!window.shown().can_rematch, "another game follows by itself");
        window.dispatch(Event::Rematch);
        assert_eq!(score(&window), (number, number - 1));
        window.wait(NEXT_GAME_AFTER);
    }
    assert_eq!((score(&window), window.shown().move_count), ((3, 2), 0));
    // Also where the game that had just begun was reset before.
    let mut reset = window.clone();
    reset.dispatch(Event::Reset);
    reset.dispatch(Event::Undo);
    assert_eq!((score(&reset), reset.phase()), ((2, 1), Phase::Over));
    window.dispatch(Event::Undo);
    assert_eq!((score(&window), window.phase()), ((2, 1), Phase::Over));
    window.wait(NEXT_GAME_AFTER);
    assert_eq!((score(&window), window.phase()), ((3, 2), Phase::Running));
}

/// A match of four games on a small board, in which nothing waits.
fn quick_match() -> Window {
    let mut window = Window::new(setup(Mode::Watch, 6), Options::default());
    window.dispatch(Event::MotionChanged { is_still: true });
    window.reply_at_once();
    window.dispatch(Event::PlaySeries(4));
    window
}

fn series_of(window: &Window) -> (u32, bool) {
    let series = window.shown().series.expect("a match is played");
    (series.number, series.is_done)
}

#[test]
fn a_match_is_put_aside_with_its_game() {
    for is_between in [false, true] {
        let mut window = quick_match();
        if is_between {
            play_out(&mut window);
        } else {
            window.answer_any();
            window.wait(secs(1));
            assert_eq!(window.shown().move_count, 1);
        }
        let record = Box::new(window.state.game().record());
        let load = Event::Load { record, setup: setup(Mode::TwoPlayers, 6), end: None };
        let effects = window.dispatch(load);
        let aside = effects.iter().find_map(|effect| match effect {
            Effect::KeepAside(image) => Some((**image).clone()),
            _ => None,
        });
        window.restore(&aside.expect("it is put aside"));
        assert_eq!(series_of(&window), (1 + u32::from(is_between), false));
    }
}

#[test]
fn the_next_game_of_a_match_waits_until_the_game_is_on_the_board() {
    let mut window = quick_match();
    play_out(&mut window);
    window.dispatch(Event::Study(StudyEvent::Enter));
    window.wait(NEXT_GAME_AFTER * 3);
    assert_eq!((series_of(&window).0, window.phase()), (1, Phase::Over));
    window.dispatch(Event::Study(StudyEvent::Leave));
    assert_eq!(series_of(&window).0, 1, "its end is seen again");
    window.wait(NEXT_GAME_AFTER);
    assert_eq!(series_of(&window).0, 2);
}

#[test]
fn a_choice_for_later_exchanges_no_engines_of_a_match() {
    let mut window = quick_match();
    window.dispatch(Event::ChooseSkill(Side::Black, level(1)));
    window.dispatch(Event::ChooseSkill(Side::White, level(3)));
    window.dispatch(Event::ChooseSize(8));
    play_out(&mut window);
    window.wait(NEXT_GAME_AFTER);
    assert_eq!(series_of(&window).0, 2);
    let seats = PerSide { black: level(3), white: level(1) };
    assert_eq!(window.state.game().setup().skills, seats);
    window.dispatch(Event::ChooseSize(10));
    assert_eq!(window.state.game().setup().skills, seats);
}

/// The levels of the players of the game on the board, as they are chosen, and as they are remembered.
fn seats(state: &AppState) -> [(Skill, Skill); 3] {
    let shown = state.shown();
    [shown.setup, shown.next, state.settings().match_setup()]
        .map(|setup| (setup.skills.black, setup.skills.white))
}

/// The second game of a match between levels 1 and 3, of which level 1 was chosen for Black.
fn second_game() -> Window {
    let mut window = quick_match();
    window.dispatch(Event::ChooseSkill(Side::Black, level(1)));
    window.dispatch(Event::ChooseSkill(Side::White, level(3)));
    play_out(&mut window);
    window.wait(NEXT_GAME_AFTER);
    assert_eq!(series_of(&window).0, 2);
    window
}

#[test]
fn during_a_match_the_choice_is_of_the_players_on_the_board_and_what_was_chosen_stays() {
    let (home, away) = ((level(1), level(3)), (level(3), level(1)));
    let window = second_game();
    assert_eq!(seats(&window.state), [away, away, home]);
    // So it is after the program was ended.
    let kept = window.kept.clone().expect("it is kept");
    let mut again = Window::new(window.state.settings().match_setup(), Options::default());
    again.change(|settings| settings.remember_setup(&window.state.settings().match_setup()));
    let chosen = again.state.chosen();
    again.restore(&kept);
    assert_eq!(seats(&again.state), [away, away, home]);
    again.state.offer(chosen);
    assert_eq!(seats(&again.state), [away, away, home]);
    for mut window in [window, again] {
        // A player that is touched changes alone, and has the colour of the first game when another one is chosen.
        window.dispatch(Event::ChooseSkill(Side::Black, level(6)));
        let (home, away) = ((level(1), level(6)), (level(6), level(1)));
        assert_eq!(seats(&window.state), [away, away, home]);
        let mut other = window.clone();
        other.dispatch(Event::ChooseMode(Mode::PlayBlack));
        assert_eq!(seats(&other.state), [away, home, home]);
        other.dispatch(Event::ChooseMode(Mode::Watch));
        assert_eq!(seats(&other.state), [away, away, home]);
        for end in [Event::Reset, Event::StopSeries] {
            let mut window = window.clone();
            window.dispatch(end);
            window.dispatch(Event::ChooseSize(8));
            window.dispatch(Event::Reset);
            assert_eq!(seats(&window.state), [home; 3]);
        }
        if window.phase() == Phase::Paused {
            window.dispatch(Event::TogglePause);
        }
        play_out(&mut window);
        assert_eq!(seats(&window.state), [away, away, home], "the next game follows by itself");
        window.wait(NEXT_GAME_AFTER);
        assert_eq!((series_of(&window).0, seats(&window.state)), (3, [home; 3]));
    }
}

#[test]
fn what_follows_a_match_begins_with_the_players_that_were_chosen() {
    let (home, away) = ((level(1), level(3)), (level(3), level(1)));
    let mut window = second_game();
    for _ in 0..2 {
        play_out(&mut window);
        window.wait(NEXT_GAME_AFTER);
    }
    play_out(&mut window);
    window.wait(NEXT_GAME_AFTER);
    assert!(window.shown().series.expect("its score is shown").is_done);
    assert_eq!(seats(&window.state), [away, home, home]);
    let seated = |event: Event| {
        let mut window = window.clone();
        window.dispatch(event);
        seats(&window.state)
    };
    assert_eq!(seated(Event::Rematch), [away, away, home], "the same players again");
    assert_eq!(seated(Event::SwapSides), [home; 3]);
    assert_eq!(seated(Event::Reset), [home; 3]);
    assert_eq!(seated(Event::PlaySeries(2)), [home; 3]);
    // Whoever won keeps the strength that it had.
    let chosen = (level(5), level(3));
    assert_eq!(seated(Event::ChooseSkill(Side::Black, level(5))), [away, chosen, chosen]);
    window.dispatch(Event::ChooseSkill(Side::Black, level(5)));
    window.dispatch(Event::Rematch);
    let away = (level(3), level(5));
    assert_eq!(seats(&window.state), [away, away, chosen], "and plays so again");
}

#[test]
fn a_strength_chosen_between_two_games_of_a_match_is_for_the_next_one() {
    let players = |window: &Window| {
        let PerSide { black, white } = window.state.game().setup().skills;
        (black, white)
    };
    let mut window = quick_match();
    for (number, before, chosen, after) in
        [(1, (3, 3), (5, 3), (3, 5)), (2, (3, 5), (3, 4), (4, 3))]
    {
        play_out(&mut window);
        assert_eq!(series_of(&window).0, number);
        let of = |(black, white): (u16, u16)| (level(black), level(white));
        assert_eq!(players(&window), of(before));
        for (side, level) in [(Side::Black, of(chosen).0), (Side::White, of(chosen).1)] {
            window.dispatch(Event::ChooseSkill(side, level));
        }
        assert_eq!(players(&window), of(before), "who played the game that is over");
        let mut undone = window.clone();
        undone.dispatch(Event::Undo);
        assert_eq!(players(&undone), of(chosen));
        undone.dispatch(Event::Redo);
        assert_eq!(players(&undone), of(before));
        window.wait(NEXT_GAME_AFTER);
        assert_eq!(series_of(&window).0, number + 1);
        assert_eq!(players(&window), of(after));
    }
    // As if they had been chosen before the match.
    let first = window.state.settings().match_setup().skills;
    assert_eq!((first.black, first.white), (level(4), level(3)));
}

#[test]
fn a_rematch_is_none_of_the_match_before_it() {
    let mut window = Window::new(setup(Mode::PlayBlack, 6), Options::default());
    window.dispatch(Event::MotionChanged { is_still: true });
    window.reply_at_once();
    window.dispatch(Event::PlaySeries(1));
    play_out(&mut window);
    window.wait(NEXT_GAME_AFTER);
    assert!(window.shown().series.expect("its score is shown").is_done);
    window.dispatch(Event::Rematch);
    assert_eq!((window.phase(), window.shown().series), (Phase::Running, None));
}

#[test]
fn a_match_that_was_reset_at_its_first_game_is_there_after_a_restart() {
    // The match takes balanced openings for itself, which the reset gives back.
    let mut window = Window::new(setup(Mode::PlayWhite, 8), Options::default());
    window.state.use_openings(openings::random);
    window.dispatch(Event::MotionChanged { is_still: true });
    window.reply_at_once();
    window.dispatch(Event::PlaySeries(2));
    window.answer_any();
    window.wait(secs(1));
    let (moves, series) = (window.moves(), window.shown().series);
    window.dispatch(Event::Reset);
    assert_eq!(window.shown().setup.opening, Opening::None);
    let mut again = Window::new(window.state.settings().match_setup(), Options::default());
    again.restore(window.kept.as_ref().expect("it is kept"));
    assert_eq!(again.phase(), Phase::Ready);
    again.dispatch(Event::Undo);
    assert_eq!((again.moves(), again.shown().series), (moves, series));
    // The second game has the colours exchanged, what waits after it those that were chosen.
    let mut window = second_game();
    window.answer_any();
    window.dispatch(Event::Reset);
    let mut again = Window::new(window.state.settings().match_setup(), Options::default());
    again.restore(window.kept.as_ref().expect("it is kept"));
    assert_eq!(again.phase(), Phase::Ready);
    assert_eq!(seats(&again.state)[..2], [(level(1), level(3)); 2]);
}

#[test]
fn a_match_is_back_with_its_game_when_a_reset_is_undone() {
    let begun = || {
        let mut window = Window::new(setup(Mode::TwoPlayers, 6), Options::default());
        window.dispatch(Event::MotionChanged { is_still: true });
        window.reply_at_once();
        window.dispatch(Event::PlaySeries(2));
        play_out(&mut window);
        window.wait(NEXT_GAME_AFTER);
        window.answer_any();
        assert_eq!(window.shown().series.map(|it| it.number), Some(2));
        window
    };
    let mut window = begun();
    let before = window.shown().series;
    window.dispatch(Event::Reset);
    assert_eq!(window.shown().series, None);
    // So it is after the program was ended in between.
    let kept = window.kept.clone().expect("it is kept");
    let mut state = Window::new(setup(Mode::TwoPlayers, 8), Options::default()).state;
    state.restore(&kept.played(), secs(0)).expect("it fits");
    assert_eq!(state.shown().series, before);
    window.dispatch(Event::Undo);
    assert_eq!((window.shown().series, window.shown().phase), (before, Phase::Paused));
    window.dispatch(Event::TogglePause);
    play_out(&mut window);
    window.wait(NEXT_GAME_AFTER);
    assert!(window.shown().series.expect("its result is to be seen").is_done);

    // Not once another game has begun for good.
    let mut window = begun();
    window.dispatch(Event::Reset);
    window.dispatch(Event::Start);
    assert_eq!(window.shown().series, None);
    window.answer_any();
    window.wait(secs(1));
    window.dispatch(Event::Undo);
    assert_eq!(window.shown().series, None);
}

#[test]
fn a_match_ends_when_it_is_given_up_or_something_else_is_played() {
    for end in [Event::StopSeries, Event::Reset] {
        let mut window = Window::new(setup(Mode::TwoPlayers, 6), Options::default());
        window.dispatch(Event::MotionChanged { is_still: true });
        window.reply_at_once();
        window.dispatch(Event::PlaySeries(2));
        window.answer_any();
        window.wait(secs(1));
        // Nothing of the match is lost by a pause, nor by a step back.
        window.dispatch(Event::Undo);
        assert_eq!(window.shown().phase, Phase::Paused);
        assert!(window.shown().series.is_some());
        window.dispatch(Event::TogglePause);
        window.dispatch(end.clone());
        assert_eq!(window.shown().series, None, "{end:?}");
        if matches!(end, Event::StopSeries) {
            play_out(&mut window);
            window.wait(secs(60));
            assert_eq!(window.shown().phase, Phase::Over, "no other game begins");
        }
    }
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(Event::PlaySeries(2));
    assert_eq!((window.shown().series, window.status()), (None, Status::ResetFirst));
}

#[test]
fn a_match_that_was_given_up_does_not_go_on_at_the_next_start() {
    let mut window = Window::new(setup(Mode::TwoPlayers, 6), Options::default());
    window.dispatch(Event::MotionChanged { is_still: true });
    window.reply_at_once();
    window.dispatch(Event::PlaySeries(2));
    let series = |window: &Window| window.kept.as_ref().and_then(|image| image.series().cloned());
    let mut running = window.clone();
    assert!(series(&running).is_some());
    running.dispatch(Event::StopSeries);
    assert_eq!((running.kept.is_some(), series(&running)), (true, None));
    play_out(&mut window);
    assert!(series(&window).is_some());
    window.dispatch(Event::StopSeries);
    assert!(window.kept.is_none(), "the game is over, and no other follows");
}
