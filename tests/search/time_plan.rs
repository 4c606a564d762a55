//! The plan for a move's time, on clocks that are only counted: never late, never idle for nothing, more for
//! hard moves.

use std::time::Duration;

use heibai::game::Level;
use heibai::search::{GameClock, Horizon, Limits, Score, TimePlan, levels};

const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// What lies before the mover with so many squares or points to fill, the last sixteen of which need no thought.
const fn horizon(empties: u32) -> Horizon {
    let hard = empties.saturating_sub(16).div_ceil(2);
    Horizon { to_come: empties.div_ceil(2), hard: if hard > 3 { hard } else { 3 } }
}

fn clock(left: Duration, increment: Duration, moves: Option<u32>) -> Limits {
    Limits::clock(GameClock { left, increment, moves })
}

/// A simulated search: each iteration takes `growth` times as long as the one before, the machine is `late`
/// in noticing its end. Gives the time it takes, and whether the last iteration ended.
fn think(plan: &mut TimePlan, growth: f64, late: Duration, rng: &mut fastrand::Rng) -> Duration {
    let (mut elapsed, mut iteration) = (Duration::ZERO, ms(1).mul_f64(rng.f64() + 0.1));
    let mut best = 0;
    for _ in 0..40 {
        if !plan.goes_on(elapsed) {
            return elapsed;
        }
        let end = elapsed + iteration;
        if let Some(hard) = plan.hard()
            && end >= hard
        {
            return hard + late;
        }
        elapsed = end;
        iteration = iteration.mul_f64(growth);
        if rng.u8(..5) == 0 {
            best = rng.usize(..64);
        }
        plan.learn(best, Score::from_discs(rng.i16(-4..=4)));
    }
    elapsed
}

#[test]
fn a_time_for_the_move_is_used_up_and_never_passed() {
    for time in [ms(1), ms(20), ms(100), ms(1000), ms(60_000)] {
        let mut plan = TimePlan::new(&Limits::time(time), horizon(40));
        let hard = plan.hard().expect("the time is limited");
        assert!(hard < time && hard >= time.mul_f64(0.9), "{hard:?} of {time:?}");
        assert!(hard + ms(10) >= time);
        // However sure the search is, nothing is saved.
        for _ in 0..20 {
            plan.learn(19, Score::from_discs(2));
        }
        assert_eq!(plan.soft(), Some(hard));
        assert!(plan.goes_on(hard.mul_f64(0.999)));
        assert!(!plan.goes_on(hard));
    }
}

#[test]
fn without_a_limit_of_time_a_search_goes_on_for_ever() {
    for limits in [Limits::default(), Limits::depth(7), Limits::nodes(5)] {
        let plan = TimePlan::new(&limits, horizon(50));
        assert_eq!((plan.soft(), plan.hard()), (None, None));
        assert!(plan.goes_on(Duration::MAX));
    }
}

#[test]
fn the_shortest_of_several_limits_decides() {
    let within = |limits: Limits| {
        let strength = levels::info(Level::MAX).strength;
        let limits = levels::within(&limits, Some(&strength));
        TimePlan::new(&limits, horizon(40)).hard().expect("levels end")
    };
    let by_level = within(Limits::level(Level::MAX));
    let with = |time, clock| within(Limits { time, clock, ..Limits::level(Level::MAX) });
    assert!(with(Some(ms(50)), None) < ms(50));
    assert_eq!(with(Some(by_level * 10), None), by_level);
    let short = GameClock { left: ms(500), increment: ms(0), moves: None };
    assert!(with(None, Some(short)) < ms(500));
}

#[test]
fn no_game_is_lost_by_the_clock_and_none_leaves_most_of_it_unused() {
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..2000 {
        let total = ms(rng.u64(2000..600_000));
        let increment = if rng.bool() { ms(rng.u64(..5000)) } else { ms(0) };
        let growth = 1.5 + 3.0 * rng.f64();
        let late = ms(2);
        let (mut left, mut used) = (total, Duration::ZERO);
        for own_move in 0..30_u32 {
            let empties = 60 - 2 * own_move;
            let mut plan = TimePlan::new(&clock(left, increment, None), horizon(empties));
            let time = think(&mut plan, growth, late, &mut rng);
            let rest = left.checked_sub(time);
            left = rest.unwrap_or_else(|| panic!("move {own_move}: {time:?} of {left:?}"));
            left += increment;
            used += time;
        }
        assert!(used > total / 2, "{used:?} of {total:?} with increment {increment:?}");
    }
}

#[test]
fn moves_to_go_are_made_within_their_time() {
    let mut rng = fastrand::Rng::with_seed(2);
    for _ in 0..500 {
        let mut left = ms(rng.u64(1000..60_000));
        let asked = rng.u32(1..=25);
        for to_go in (1..=asked).rev() {
            let mut plan = TimePlan::new(&clock(left, ms(0), Some(to_go)), horizon(56));
            let time = think(&mut plan, 2.5, ms(1), &mut rng);
            assert!(time <= left, "{to_go} to go: {time:?} of {left:?}");
            left -= time;
        }
    }
    let last = TimePlan::new(&clock(ms(10_000), ms(0), Some(1)), horizon(50));
    assert!(last.soft() >= Some(ms(9_000)), "the last move before more time comes may take it all");
}

#[test]
fn of_a_clock_something_is_kept_back_for_each_move_to_come() {
    // Another move to make, and then more time: nothing else keeps the plan from taking all.
    let hard = |left, empties| {
        let plan = TimePlan::new(&clock(left, ms(0), Some(1)), horizon(empties));
        plan.hard().expect("there is a clock")
    };
    for empties in [10, 30, 60] {
        let own_moves = empties / 2;
        assert!(hard(ms(10_000), empties) + ms(100) + ms(5) * own_moves <= ms(10_000));
        // With hardly anything left, a small part of an even share.
        assert!(hard(ms(50), empties) <= ms(50) / (4 * own_moves));
    }
}

#[test]
fn doubt_gets_more_time_and_agreement_less() {
    let plan = || TimePlan::new(&clock(ms(60_000), ms(0), None), horizon(44));
    let after = |iterations: &[(usize, i16)]| {
        let mut plan = plan();
        for &(best, discs) in iterations {
            plan.learn(best, Score::from_discs(discs));
        }
        assert!(plan.soft() <= plan.hard());
        plan.soft().expect("there is a clock")
    };
    let usual = plan().soft().expect("there is a clock");
    assert!(after(&[(19, 0), (26, 0)]) > usual, "another move is the best");
    assert!(after(&[(19, 0), (19, -4)]) > usual, "the score falls");
    assert!(after(&[(19, 0), (26, -4)]) > after(&[(19, 0), (26, 0)]));
    assert!(after(&[(19, 0), (26, 0), (26, 0), (26, 0)]) < after(&[(19, 0), (26, 0)]));
    let settled = after(&[(19, 0), (26, 0), (26, 0)]);
    assert!(usual < settled && settled < after(&[(19, 0), (26, 0)]), "a surprise wears off");
    assert!(after(&[(19, 0); 8]) < usual, "the same move again and again");
    assert_eq!(after(&[(19, 0), (19, 1)]), usual);
}

#[test]
fn any_clock_gives_a_plan() {
    let times = [Duration::ZERO, Duration::from_nanos(1), ms(5), Duration::MAX];
    for left in times {
        for increment in times {
            for moves in [None, Some(0), Some(1), Some(u32::MAX)] {
                for empties in [0, 1, 2, 17, 60, 252] {
                    let plan = TimePlan::new(&clock(left, increment, moves), horizon(empties));
                    assert!(
                        plan.hard() <= Some(left),
                        "{left:?} {increment:?} {moves:?} {empties}"
                    );
                    assert!(plan.soft() <= plan.hard());
                }
            }
        }
    }
}
