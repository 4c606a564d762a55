//! Laws that hold for the window's state whatever happens, in any order.

use crate::window_support::{Disk, REPLY_DELAY, Window, finding, millis, secs, settings_of};
use heibai::app::disk::Reason;
use heibai::app::settings::Settings;
use heibai::app::state::{Effect, Event, Note, SAVE_DUE_AFTER, Status};
use heibai::game::{
    Answer, How, Level, Mode, Options, PerGame, Phase, Setup, Side, SkipRule, TimeControl,
    TimeOutRule, Variant,
};
use heibai::othello::StartLayout;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

#[derive(Clone, Debug)]
enum Action {
    Tell(Event),
    /// Plays the legal move with this number.
    Play(usize),
    /// Time goes by with the wakes that were asked for.
    Wait(u64),
    /// Time goes by and the timer is late.
    Lag(u64),
    Answer(usize),
    Nonsense(u64),
    Save,
    FailToSave,
    Kill,
}

fn modes() -> impl Strategy<Value = Mode> {
    prop::sample::select(vec![Mode::TwoPlayers, Mode::PlayBlack, Mode::PlayWhite, Mode::Watch])
}

fn times() -> impl Strategy<Value = TimeControl> {
    prop::sample::select(vec![
        TimeControl::Off,
        TimeControl::per_turn(5),
        TimeControl::per_turn(30),
        TimeControl::whole_game(30, 1),
    ])
}

fn options() -> impl Strategy<Value = Options> {
    let rules = vec![TimeOutRule::Ask, TimeOutRule::Pass, TimeOutRule::Lose, TimeOutRule::Count];
    (prop::sample::select(rules), any::<bool>(), any::<bool>()).prop_map(
        |(time_out, official, pass_by_itself)| Options {
            time_out: PerGame::from_fn(|_| time_out),
            pass_by_itself,
            takes_time: pass_by_itself,
            may_resign: official,
            skip: if official { SkipRule::Official } else { SkipRule::Friendly },
        },
    )
}

fn settings() -> impl Strategy<Value = Settings> {
    (options(), 0_u16..3000).prop_map(|(options, delay)| {
        let mut settings = settings_of(options);
        settings.play.reply_delay_ms = delay;
        settings
    })
}

fn events() -> impl Strategy<Value = Event> {
    prop_oneof![
        1 => modes().prop_map(Event::ChooseMode),
        1 => (1_u8..=10).prop_map(|level| {
            Event::ChooseSkill(Side::White, Level::new(level).expect("it is from 1 to 10").into())
        }),
        1 => (0_u8..12).prop_map(Event::ChooseSize),
        1 => Just(Event::ChooseVariant(Variant::Othello { size: 8, layout: StartLayout::Mirrored, first: Side::White })),
        1 => times().prop_map(Event::ChooseClock),
        6 => Just(Event::Start),
        1 => Just(Event::Reset),
        1 => Just(Event::Rematch),
        1 => Just(Event::SwapSides),
        2 => any::<bool>().prop_map(Event::Cover),
        3 => Just(Event::TogglePause),
        2 => Just(Event::Skip),
        3 => Just(Event::Undo),
        2 => Just(Event::Redo),
        2 => Just(Event::Hint),
        1 => Just(Event::Resign),
        1 => (0_usize..110).prop_map(Event::Activate),
        1 => (0_usize..20).prop_map(Event::View),
        1 => Just(Event::ViewPrevious),
        1 => Just(Event::ViewNext),
        2 => Just(Event::AnswerTimeUp(Answer::GiveTurn)),
        1 => Just(Event::AnswerTimeUp(Answer::NewGame)),
        2 => settings().prop_map(|settings| Event::ChangeSettings(Box::new(settings))),
        1 => Just(Event::Say(Note::new(Status::Copied))),
        1 => Just(Event::Close),
        1 => Just(Event::Wake),
    ]
}

fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![
        8 => events().prop_map(Action::Tell),
        6 => (0_usize..1000).prop_map(Action::Play),
        4 => (0_u64..7000).prop_map(Action::Wait),
        1 => (0_u64..9000).prop_map(Action::Lag),
        6 => (0_usize..1000).prop_map(Action::Answer),
        1 => (0_u64..30).prop_map(Action::Nonsense),
        4 => Just(Action::Save),
        1 => Just(Action::FailToSave),
        1 => Just(Action::Kill),
    ]
}

fn perform(window: &mut Window, action: Action) {
    match action {
        Action::Tell(event) => drop(window.dispatch(event)),
        Action::Play(choice) => {
            let legal = window.state.game().position().legal_cells();
            if !legal.is_empty() {
                window.dispatch(Event::Activate(legal[choice % legal.len()]));
            }
        }
        Action::Wait(time) => drop(window.wait(millis(time))),
        Action::Lag(time) => {
            window.now += millis(time);
            window.dispatch(Event::Wake);
        }
        Action::Answer(choice) => {
            if let Some(job) = &window.search {
                let legal = job.position.legal_cells();
                let cell = legal[choice % legal.len()];
                window.answer_with(Some(finding(cell, 0.0)));
            }
        }
        Action::Nonsense(generation) => {
            let wanted = window.search.as_ref().map(|job| job.generation);
            if wanted != Some(generation) {
                let finding = Some(finding(0, 0.0));
                let before = window.shown();
                window.dispatch(Event::Answered { generation, finding });
                let after = window.shown();
                assert_eq!((after.hint, after.thinking), (before.hint, before.thinking));
            }
        }
        Action::Save => drop(window.saved()),
        Action::FailToSave => {
            let (sequence, reason) = (window.sequence, Reason::system(&"full"));
            window.dispatch(Event::SaveFailed { sequence, reason });
        }
        Action::Kill => {
            if let Some(image) = window.kept.clone() {
                let mut next = Window::new(*window.state.game().setup(), Options::default());
                next.restore(&image);
                assert_eq!(next.state.game().image(), Some(image));
                assert_eq!(next.state.move_rows().len(), window.shown().move_count);
            }
        }
    }
}

fn check(window: &Window) {
    let shown = window.shown();
    let game = window.state.game();
    let is_running = shown.phase == Phase::Running;
    assert_eq!(shown.outcome.is_some(), shown.phase == Phase::Over);
    // Before the start only a hint is looked for.
    let is_hint = shown.phase == Phase::Ready
        && window.search.as_ref().is_some_and(|job| job.skill.is_none());
    assert!(is_running || is_hint || window.search.is_none(), "a search that nobody waits for");
    let unfinished = game.image().filter(|image| !image.is_finished());
    assert_eq!(window.kept.is_some(), unfinished.is_some(), "an unfinished game is always kept");
    assert!(unfinished.is_some() || !shown.under_way || shown.phase == Phase::Over);
    if let Some(job) = &window.search {
        assert_eq!(job.position, *game.position(), "a search of another position");
        assert_eq!(game.machine_to_move().is_some(), job.skill.is_some());
    }
    assert!(!shown.thinking || !shown.can_hint);
    // Against the machine there is no skip but the one that cannot be helped.
    assert!(!shown.can_skip || shown.must_pass || shown.setup.mode == Mode::TwoPlayers);
    assert_eq!(shown.viewing_past, shown.viewed_move != shown.move_count);
    let rows = window.state.move_rows();
    assert_eq!(rows.len(), shown.move_count);
    assert_eq!(rows.iter().filter(|row| row.current).count(), usize::from(shown.viewed_move > 0));
    let board = window.state.board_rows();
    let counted = board.iter().filter(|row| row.stone == Some(Side::Black)).count();
    assert_eq!(counted, shown.counts.black);
    for (cell, row) in board.iter().enumerate() {
        assert!(!row.legal || game.position().is_legal(cell));
        assert_eq!(window.state.cell_named(&row.name), Some(cell));
    }
    let machine_moves = game.machine_to_move().is_some();
    let wake = window.state.next_wake(window.now);
    assert!(wake.is_none_or(|wake| wake >= millis(1)));
    assert!(!game.clock_runs() || wake.is_some_and(|wake| wake <= secs(1)) || machine_moves);
    if !is_running || shown.time_up {
        // But for the mark of a save that takes long, which comes once.
        let may_mark = window.disk == Disk::Slow && !window.state.save_due();
        let is_mark = wake.is_some_and(|wake| may_mark && wake <= SAVE_DUE_AFTER);
        assert!(wake.is_none() || is_mark, "{wake:?}: nothing moves in phase {:?}", shown.phase);
    }
    let machine_timed_out = game.turns().iter().any(|turn| {
        let human = shown.setup.mode.is_human(turn.side);
        turn.how == How::TimedOut && !human
    });
    assert!(!machine_timed_out);
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        rng_seed: RngSeed::Fixed(5),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn the_state_keeps_its_laws_whatever_happens(
        mode in modes(),
        time in times(),
        options in options(),
        slow in any::<bool>(),
        actions in prop::collection::vec(actions(), 1..150),
    ) {
        let setup = Setup { time, ..crate::window_support::setup(mode, 6) };
        let mut window = Window::new(setup, options);
        window.disk = if slow { Disk::Slow } else { Disk::Quick };
        window.dispatch(Event::Start);
        for action in actions {
            perform(&mut window, action);
            check(&window);
        }
    }

    /// However slow disk and machine are, a game in which everybody does their part comes to an end.
    #[test]
    fn a_game_never_gets_stuck(
        mode in modes(),
        time in times(),
        options in options(),
        choices in prop::collection::vec((0_usize..1000, 0_u64..4000), 400),
    ) {
        let setup = Setup { time, ..crate::window_support::setup(mode, 6) };
        let mut window = Window::new(setup, options);
        window.disk = Disk::Slow;
        window.dispatch(Event::Start);
        for (choice, time) in choices {
            window.wait(millis(time));
            perform(&mut window, Action::Answer(choice));
            window.saved();
            if window.shown().time_up {
                window.dispatch(Event::AnswerTimeUp(Answer::GiveTurn));
            } else if window.phase() == Phase::Paused {
                window.dispatch(Event::TogglePause);
            }
            if window.state.game().human_to_move() {
                let skips = window.shown().must_pass;
                perform(&mut window, if skips { Action::Tell(Event::Skip) } else { Action::Play(choice) });
            }
            window.wait(REPLY_DELAY);
        }
        prop_assert_eq!(window.phase(), Phase::Over);
        let put_away = |effect: &&Effect| matches!(effect, Effect::DiscardSave | Effect::KeepAside(_));
        prop_assert_eq!(window.log.iter().filter(put_away).count(), 1, "only the end does that");
    }
}
