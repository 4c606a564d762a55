//! The real machine as somebody of a rating.

use std::collections::HashSet;

use crate::driver_support::Home;
use heibai::app::state::Event;
use heibai::game::{Mode, Phase, Side, Skill};

fn person(rating: u16) -> Skill {
    Skill::new(rating).expect("it is one")
}

#[test]
fn it_plays_a_whole_game_and_another_one_the_next_time() {
    let games: HashSet<String> = (0..3)
        .map(|_| {
            let home = Home::new();
            let mut program = home.start(Mode::Watch).without_clock().without_delay();
            for side in Side::ALL {
                program.dispatch(Event::ChooseSkill(side, person(1200)));
            }
            program
                .until("the game is over", |driver| driver.state().game().phase() == Phase::Over);
            program.moves()
        })
        .collect();
    assert!(games.iter().all(|moves| moves.len() > 40), "{games:?}");
    assert!(games.len() > 1, "{games:?}");
}

#[test]
fn it_is_offered_again_at_the_next_start_and_its_games_tell_of_it() {
    let home = Home::new();
    let mut program = home.start(Mode::PlayBlack).without_clock().without_delay();
    program.dispatch(Event::ChooseSkill(Side::White, person(1700)));
    program.play("f5");
    program.until("the reply", |driver| driver.state().game().turns().len() == 2);
    let names = program.driver.state().game().facts().names;
    assert_eq!(names.white, "Heibai 1700");
    program.dispatch(Event::Resign);
    program.settle();
    program.quit();
    let program = home.launch();
    assert_eq!(program.shown().setup.skills.white, person(1700));
}
