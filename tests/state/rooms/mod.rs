//! Laws that hold in every room, whatever way leads there.

mod laws;
mod steps;
mod walk;

use heibai::app::state::{Event, StudyEvent};
use heibai::game::{Mode, TimeControl};
use heibai::gomoku::Opening;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use steps::{Step, at_table, through_rooms};
use walk::{Beginning, Walk};

fn beginnings() -> impl Strategy<Value = Beginning> {
    prop::sample::select(vec![
        Beginning::Othello(Mode::TwoPlayers),
        Beginning::Othello(Mode::PlayBlack),
        Beginning::Othello(Mode::PlayWhite),
        Beginning::Gomoku(Mode::TwoPlayers, Opening::Free),
        Beginning::Gomoku(Mode::TwoPlayers, Opening::Swap2),
        Beginning::Gomoku(Mode::TwoPlayers, Opening::Taraguchi10),
        Beginning::Reviewed,
        Beginning::Reviewed,
    ])
}

fn tables() -> impl Strategy<Value = Beginning> {
    let modes = vec![Mode::TwoPlayers, Mode::PlayBlack, Mode::PlayWhite, Mode::Watch];
    let times = vec![TimeControl::Off, TimeControl::per_turn(5), TimeControl::whole_game(30, 1)];
    let openings = Opening::ALL.to_vec();
    let modes = || prop::sample::select(modes.clone());
    prop_oneof![
        1 => modes().prop_map(Beginning::Othello),
        3 => (modes(), prop::sample::select(times)).prop_map(|(mode, time)| Beginning::Small(mode, time)),
        2 => (modes(), prop::sample::select(openings)).prop_map(|(mode, it)| Beginning::Gomoku(mode, it)),
    ]
}

/// Whether a step may change the match while something else is on the board.
fn is_of_match(step: &Step) -> bool {
    match step {
        Step::Restart | Step::Paste(_) | Step::CopyAndPaste | Step::Resume(_) => true,
        Step::Tell(event) => matches!(
            event,
            Event::Start
                | Event::Study(StudyEvent::PlayFromHere)
                | Event::Reset
                | Event::Rematch
                | Event::SwapSides
                | Event::PlaySeries(_)
        ),
        _ => false,
    }
}

fn follow(beginning: Beginning, steps: Vec<Step>) {
    let mut walk = Walk::from(beginning);
    let count = steps.len();
    for (at, step) in steps.into_iter().enumerate() {
        let before = walk.clone();
        walk.perform(step.clone());
        if laws::is_away(&before.window) && !is_of_match(&step) {
            laws::check_untouched(&before.window, &walk.window);
        }
        laws::check_records(&before, &walk, &step);
        laws::check(&walk);
        if at.is_multiple_of(4) || at + 1 == count {
            laws::check_at_leisure(&walk);
        }
    }
}

fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 100,
        rng_seed: RngSeed::Fixed(7),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_room_keeps_its_laws_whatever_way_leads_there(
        beginning in beginnings(),
        steps in prop::collection::vec(through_rooms(), 1..60),
    ) {
        follow(beginning, steps);
    }

    #[test]
    fn every_table_keeps_its_laws_whatever_is_played_there(
        beginning in tables(),
        steps in prop::collection::vec(at_table(), 1..80),
    ) {
        follow(beginning, steps);
    }
}
