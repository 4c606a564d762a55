//! Laws that hold for a match whatever happens to it, in any order.

use std::collections::HashSet;
use std::time::Duration;

use crate::support::{millis, mover, replayed, seen};
use heibai::game::tree::{GameTree, NodeId};
use heibai::game::{
    Answer, Ending, Level, Match, Mode, Mover, Opening, Options, Outcome, PerGame, Phase, Ply,
    Setup, Side, SkipRule, TimeControl, TimeOutRule, Undone, Variant,
};
use heibai::othello::StartLayout;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

#[derive(Clone, Debug)]
enum Action {
    Wait(u64),
    Start,
    /// Starts with an opening of the first legal moves, this many.
    Open(usize),
    Reset,
    Pause,
    Resume,
    PlayLegal(usize),
    PlayAt(usize, Mover),
    Skip,
    MachinePass,
    HoldClock,
    Undo,
    Redo,
    Resign,
    Answer(Answer),
    Options(Options),
    Choose(Setup),
    Level(Side, u8),
    Restore,
    Reopen,
}

fn modes() -> impl Strategy<Value = Mode> {
    prop::sample::select(vec![Mode::TwoPlayers, Mode::PlayBlack, Mode::PlayWhite, Mode::Watch])
}

fn times() -> impl Strategy<Value = TimeControl> {
    prop_oneof![
        Just(TimeControl::Off),
        (0_u16..700).prop_map(TimeControl::per_turn),
        (0_u16..400, 0_u16..80)
            .prop_map(|(time, increment)| TimeControl::whole_game(time, increment)),
    ]
}

fn setups() -> impl Strategy<Value = Setup> {
    (modes(), times(), prop::sample::select(vec![4, 6, 8]), any::<bool>()).prop_map(
        |(mode, time, size, usual)| {
            let odd = Variant::Othello { size, layout: StartLayout::Mirrored, first: Side::White };
            let variant = if usual { Variant::default() } else { odd };
            Setup { variant, mode, time, opening: Opening::Balanced, ..Setup::default() }
        },
    )
}

fn options() -> impl Strategy<Value = Options> {
    let rules = vec![TimeOutRule::Ask, TimeOutRule::Pass, TimeOutRule::Lose, TimeOutRule::Count];
    (prop::sample::select(rules), any::<bool>()).prop_map(|(time_out, official)| Options {
        takes_time: official,
        may_resign: !official,
        time_out: PerGame::from_fn(|_| time_out),
        skip: if official { SkipRule::Official } else { SkipRule::Friendly },
        pass_by_itself: false,
    })
}

fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![
        6 => (0_u64..8000).prop_map(Action::Wait),
        6 => (0_usize..1000).prop_map(Action::PlayLegal),
        1 => (0_usize..70, any::<bool>()).prop_map(|(cell, human)| {
            Action::PlayAt(cell, if human { Mover::Human } else { Mover::Machine })
        }),
        2 => Just(Action::Start),
        2 => (0_usize..10).prop_map(Action::Open),
        1 => Just(Action::Reset),
        1 => Just(Action::Pause),
        2 => Just(Action::Resume),
        2 => Just(Action::Skip),
        2 => Just(Action::MachinePass),
        1 => Just(Action::HoldClock),
        3 => Just(Action::Undo),
        2 => Just(Action::Redo),
        1 => Just(Action::Resign),
        1 => Just(Action::Answer(Answer::GiveTurn)),
        1 => Just(Action::Answer(Answer::NewGame)),
        1 => options().prop_map(Action::Options),
        1 => setups().prop_map(Action::Choose),
        1 => (any::<bool>(), 1_u8..=10).prop_map(|(black, level)| {
            Action::Level(if black { Side::Black } else { Side::White }, level)
        }),
        1 => Just(Action::Restore),
        1 => Just(Action::Reopen),
    ]
}

/// Refusals are part of the game here; that nothing panics and the laws hold is what counts.
fn perform(game: &mut Match, action: &Action, now: Duration) {
    match action {
        Action::Wait(_) => drop(game.advance(now)),
        Action::Start => drop(game.start(now)),
        Action::Open(plies) => {
            let mut position = game.position().clone();
            let mut opening = Vec::new();
            while opening.len() < *plies
                && let Some(&cell) = position.legal_cells().first()
            {
                opening.push(Ply::Place(cell));
                position.play(Ply::Place(cell)).expect("it is legal");
            }
            let _ = game.start_from(&opening, now);
        }
        Action::Reset => drop(game.reset()),
        Action::Pause => drop(game.pause(now)),
        Action::Resume => drop(game.resume(now)),
        Action::PlayLegal(choice) => {
            let legal = game.position().legal_cells();
            if !legal.is_empty() {
                drop(game.place(legal[choice % legal.len()], mover(game), now));
            }
        }
        Action::PlayAt(cell, mover) => drop(game.place(*cell, *mover, now)),
        Action::Skip => drop(game.skip(now)),
        Action::MachinePass => drop(game.machine_pass(now)),
        Action::HoldClock => game.hold_clock(now),
        Action::Undo => drop(game.undo(now)),
        Action::Redo => drop(game.redo(now)),
        Action::Resign => drop(game.resign(now)),
        Action::Answer(answer) => drop(game.answer_time_up(*answer, now)),
        Action::Options(options) => game.set_options(*options),
        Action::Choose(setup) => drop(game.choose(*setup)),
        Action::Level(side, level) => {
            game.set_skill(*side, Level::new(*level).expect("it is from 1 to 10").into());
        }
        Action::Restore => {
            if let Some(image) = game.image() {
                let tree = game.tree().clone();
                game.restore(&image).expect("the image of a match can be restored");
                assert_eq!(game.image().as_ref(), Some(&image));
                assert!(same_plies(game.tree(), &tree), "with everything that was tried");
            }
        }
        Action::Reopen => {
            if game.under_way() {
                let record = game.record();
                let setup = Setup { mode: Mode::TwoPlayers, ..*game.setup() };
                game.open(&record, setup, None).expect("the record of a match can be opened");
                assert_eq!(game.record().plies(), record.plies());
            }
        }
    }
}

/// Every line that leads somewhere in one game does so in the other, and what is played now comes first.
fn same_plies(one: &GameTree, two: &GameTree) -> bool {
    let plies = |tree: &GameTree| {
        tree.walk().map(|id| (tree.depth(id), tree.node(id).ply())).collect::<Vec<_>>()
    };
    plies(one) == plies(two)
}

/// What is played now is the main line of the tree, with what was taken back behind it.
fn check_line(game: &Match) {
    let tree = game.tree();
    let line = tree.line_after(NodeId::ROOT);
    assert!(line.len() >= game.turns().len());
    for (&node, turn) in line.iter().zip(game.turns()) {
        assert_eq!(tree.node(node).turn(), Some(*turn));
    }
    for (id, position) in tree.walk().with_positions() {
        assert_eq!(tree.position(id), position);
    }
}

fn check(game: &Match) {
    check_line(game);
    assert_eq!(replayed(game), *game.position());
    assert_eq!(*game.position_after(game.turns().len()), *game.position());
    assert_eq!(game.outcome().is_some(), game.phase() == Phase::Over);
    assert_eq!(
        game.outcome(),
        Outcome::of(game.position(), None).or(game.outcome()),
        "a game that the rules have ended is over"
    );
    assert!(!game.clock_runs() || game.phase() == Phase::Running);
    assert!(game.time_up().is_none() || game.phase() == Phase::Running);
    assert!(!(game.human_to_move() && game.machine_to_move().is_some()));
    let most = match game.setup().time {
        TimeControl::WholeGame { increment, .. } => {
            u64::from(increment) * game.turns().len() as u64
        }
        _ => 0,
    };
    for side in Side::ALL {
        let full = game.setup().time.full() + Duration::from_secs(most);
        assert!(game.time_left(side).is_none_or(|left| left <= full));
    }
    let is_out_of_time = game.time_left(game.side_to_move()) == Some(Duration::ZERO);
    assert!(!(game.human_to_move() && is_out_of_time), "a person without time can move");
    let has_image = game.image().is_some();
    assert!(has_image || !game.under_way());
    assert!(!has_image || game.under_way() || game.can_undo(), "a reset can be taken back");
}

/// Every way through the game.
fn lines(game: &Match) -> HashSet<Vec<Ply>> {
    game.tree().walk().map(|id| game.tree().plies(id)).collect()
}

/// Taking back and bringing back leads where it began, but for a pause while watching.
fn check_undo_redo(game: &Match, now: Duration) {
    let mut tried = game.clone();
    let before = seen(game);
    let tally = game.tally();
    match tried.undo(now) {
        Ok(Undone::Reset) | Err(_) => return,
        Ok(Undone::End | Undone::Turns(_)) => {}
    }
    assert_ne!((seen(&tried).2, seen(&tried).3), (before.2.clone(), before.3));
    tried.redo(now).expect("what was taken back can be brought back");
    let after = seen(&tried);
    assert_eq!((&after.1, &after.2, &after.3), (&before.1, &before.2, &before.3));
    assert!(after.0 == before.0 || after.0 == Phase::Paused);
    if before.0 != Phase::Over {
        assert_eq!(tried.tally(), tally);
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        rng_seed: RngSeed::Fixed(2),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_match_keeps_its_laws_whatever_happens(
        setup in setups(),
        options in options(),
        actions in prop::collection::vec(actions(), 1..120),
    ) {
        let mut game = Match::new(setup, options).expect("the set-up is sound");
        let mut now = Duration::ZERO;
        for action in &actions {
            if let Action::Wait(milliseconds) = action {
                now += millis(*milliseconds);
            }
            let revision = game.revision();
            let before = seen(&game);
            let lines_before = lines(&game);
            perform(&mut game, action, now);
            check(&game);
            let lines_after = lines(&game);
            if !matches!(action, Action::Reset | Action::Choose(_) | Action::Reopen | Action::Undo | Action::Answer(_)) {
                // A game that was given up or lost on time ends there: what was taken back before was not played.
                let ended = game.outcome().is_some_and(|it| matches!(it.ending, Ending::By(_)));
                let played: Vec<Ply> = game.turns().iter().map(|turn| turn.ply).collect();
                let is_kept = |line: &Vec<Ply>| lines_after.contains(line) || ended && line.starts_with(&played);
                prop_assert!(lines_before.iter().all(is_kept), "nothing that was tried is lost");
            }
            prop_assert!(game.revision() != revision || seen(&game) == before);
            check_undo_redo(&game, now);
        }
    }

    #[test]
    fn undoing_everything_leads_to_the_start_and_redoing_everything_back(
        mode in modes(),
        moves in prop::collection::vec(0_usize..1000, 0..70),
    ) {
        let mut game = crate::support::started(mode, 6, TimeControl::Off, Options::default());
        for choice in moves {
            if game.phase() == Phase::Running {
                crate::support::play_any(&mut game, choice, Duration::ZERO);
            }
        }
        let before = seen(&game);
        let mut steps = 0;
        while game.undo(Duration::ZERO).is_ok() {
            steps += 1;
        }
        let first_decision = match mode {
            Mode::PlayWhite => 1,
            _ => 0,
        };
        prop_assert!(game.turns().len() <= first_decision);
        for _ in 0..steps {
            game.redo(Duration::ZERO).expect("as many were taken back");
        }
        prop_assert!(!game.can_redo());
        let after = seen(&game);
        prop_assert_eq!((after.1, after.2, after.3), (before.1, before.2, before.3));
    }
}
