//! The analysis of what is studied: what is asked, what of the answers is shown, and the lines that are looked at.

use std::sync::Arc;
use std::time::Duration;

use crate::driver_support::Home;
use crate::window_support::{Window, listed};
use heibai::analysis::{
    AnalysisResult, Balanced, MoveValue, Opinion, Progress, Stones, book_values,
};
use heibai::app::engines::ListedProgram;
use heibai::app::state::{
    AnalysisEvent, AnalysisJob, BalanceJob, CellThreat, Effect, EngineEvent, Event, Gap,
    OpinionJob, StudyEvent,
};
use heibai::eval::Score;
use heibai::game::tree::Certainty;
use heibai::game::{Foul, Game, Mode, Options, ProgramId, Setup, Side, Variant};
use heibai::gomoku::{Opening, Ruleset, Threat};

fn analysis(window: &mut Window, event: AnalysisEvent) -> Vec<Effect> {
    window.dispatch(Event::Analysis(event))
}

fn jobs(effects: &[Effect]) -> Vec<AnalysisJob> {
    let job = |effect: &Effect| match effect {
        Effect::Analyse(job) => Some((**job).clone()),
        _ => None,
    };
    effects.iter().filter_map(job).collect()
}

fn only_job(effects: &[Effect]) -> AnalysisJob {
    let jobs = jobs(effects);
    assert_eq!(jobs.len(), 1, "{effects:?}");
    jobs[0].clone()
}

/// A window with a study of these moves, and what is asked about its position.
fn analysing(transcript: &str) -> (Window, AnalysisJob) {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all(transcript);
    assert_eq!(
        jobs(&window.change(|settings| settings.view.analysis = true)),
        [],
        "a game is the players' own"
    );
    let effects = window.dispatch(Event::Study(StudyEvent::Enter));
    let job = only_job(&effects);
    (window, job)
}

/// What a line given by its cells is worth.
fn value(window: &Window, line: &[&str], discs: i16, certainty: Certainty) -> MoveValue {
    let line: Vec<usize> =
        line.iter().map(|name| window.state.cell_named(name).expect("it is a cell")).collect();
    MoveValue { cell: line[0], score: Score::from_discs(discs), certainty, line }
}

fn result(job: &AnalysisJob, values: Vec<MoveValue>) -> AnalysisResult {
    let position = Arc::new(job.question.position.clone());
    AnalysisResult::new(job.generation, position, "Heibai", values)
}

/// What stands on the board: the cells with their scores, the best ones with a star.
fn board(window: &Window) -> Vec<String> {
    let rows = window.state.board_rows();
    let values = rows.iter().filter_map(|row| {
        let value = row.value?;
        Some(format!(
            "{}{}{}",
            row.name,
            value.score,
            if value.gap == Gap::Best { "*" } else { "" }
        ))
    });
    values.collect()
}

#[test]
fn what_is_studied_is_asked_about_once_and_each_time_it_is_another_position() {
    let (mut window, first) = analysing("f5");
    assert_eq!(first.question.position, *window.state.study().expect("it is studied").position());
    assert_eq!(first.question.moves, None, "every legal move is wanted");
    assert_eq!(jobs(&window.dispatch(Event::Wake)), [], "nothing has changed");
    let second = only_job(&window.click("d6"));
    assert!(second.generation > first.generation);
    let third = only_job(&window.dispatch(Event::ViewPrevious));
    assert_eq!(third.question.position, first.question.position);
    assert!(third.generation > second.generation, "a number never comes back");
    let effects = window.change(|settings| settings.view.analysis = false);
    assert!(effects.contains(&Effect::EndAnalysis));
    assert_eq!(jobs(&window.dispatch(Event::ViewNext)), []);
}

#[test]
fn only_what_is_found_of_the_position_on_the_board_is_shown() {
    let (mut window, first) = analysing("f5");
    let values = |window: &Window| {
        vec![
            value(window, &["d6", "c5"], 1, Certainty::Depth(9)),
            value(window, &["f4", "e3"], -2, Certainty::Exact),
            value(window, &["f6", "e6"], 3, Certainty::Depth(8)),
        ]
    };
    let found = result(&first, values(&window));
    analysis(&mut window, AnalysisEvent::Found(Box::new(found.clone())));
    assert_eq!(board(&window), ["f4-2", "d61", "f63*"]);
    let shown = window.shown().analysis;
    assert_eq!((shown.moves, shown.exact, shown.depth), (3, 1, 8));
    assert_eq!(shown.progress, Some(Progress::Looking));
    let (worth, side) = shown.worth.expect("each move has a value");
    assert_eq!((worth.worth, worth.is_exact, side), (3.0, false, Side::White));

    window.click("d6");
    assert_eq!(board(&window), [""; 0], "nothing is known of the new position");
    analysis(&mut window, AnalysisEvent::Found(Box::new(found.clone())));
    assert_eq!(board(&window), [""; 0], "what comes late is of another position");
    window.dispatch(Event::ViewPrevious);
    analysis(&mut window, AnalysisEvent::Found(Box::new(found)));
    assert_eq!(board(&window), [""; 0], "not even where the position is the same again");
}

#[test]
fn lines_say_how_far_a_value_may_be_off_and_how_likely_the_best_move_is_right() {
    // The opening book has no moves there.
    let (mut window, first) = analysing("f5d6c7");
    let of = |window: &Window, certainty| {
        let names = ["f3", "f4", "g5", "f6", "d7"].into_iter().zip([3, 0, 0, -1, -2]);
        names.map(|(name, discs)| value(window, &[name], discs, certainty)).collect::<Vec<_>>()
    };
    let mut found = result(&first, of(&window, Certainty::Depth(12)));
    analysis(&mut window, AnalysisEvent::Found(Box::new(found.clone())));
    let rows = window.state.analysis_rows();
    assert!(rows.iter().all(|row| row.value.spread > 1.0), "{rows:?}");
    let likely = window.shown().analysis.best_is_best.expect("each move has a value");
    assert!((20..95).contains(&likely), "{likely}");

    for exact in of(&window, Certainty::Exact) {
        found.write(exact);
    }
    found.progress = Progress::Exact;
    analysis(&mut window, AnalysisEvent::Found(Box::new(found)));
    let rows = window.state.analysis_rows();
    assert!(rows.iter().all(|row| row.value.spread.abs() < f32::EPSILON), "{rows:?}");
    assert_eq!(window.shown().analysis.best_is_best, None, "it is proven");
}

#[test]
fn the_time_until_all_is_exact_is_told_by_the_time_so_far() {
    const MOVES: &str =
        "f5d6c7f4e3f6g5g4e6f3h3e7g6c5d3h5d8d7h6h7h4h2g3e2c6c4f2c8b5a6b6e8b3b4a5a4a3a2c2a7";
    let (mut window, job) = analysing(MOVES);
    let cells = job.question.position.legal_cells();
    let mut found = result(&job, Vec::new());
    let mut nodes = 0;
    let mut at = |found: &mut AnalysisResult, certainty| {
        for &cell in &cells {
            nodes += nodes / 40 + 100;
            let value = MoveValue { cell, score: Score::default(), certainty, line: vec![cell] };
            found.find(value, nodes);
        }
    };
    for depth in 1..=11 {
        at(&mut found, Certainty::Depth(depth));
    }
    let tell = |window: &mut Window, found: &AnalysisResult| {
        window.wait(Duration::from_secs(2));
        analysis(window, AnalysisEvent::Found(Box::new(found.clone())));
        window.shown().analysis.until_exact
    };
    let until = found.until_exact().expect("it was measured").clone();
    let told = tell(&mut window, &found);
    assert!(told.is_some() && told == until.time_left(Duration::from_secs(2)), "{told:?}");
    // Nothing new is known of what is left, so what was told stays.
    assert_eq!(tell(&mut window, &found), told);
    at(&mut found, Certainty::Depth(12));
    assert_ne!(tell(&mut window, &found), told);
    found.progress = Progress::Ended;
    assert_eq!(tell(&mut window, &found), None, "nothing is looked for any more");

    // Another question begins anew.
    found.progress = Progress::Looking;
    assert!(tell(&mut window, &found).is_some());
    analysis(&mut window, AnalysisEvent::Choose(cells[..1].to_vec()));
    assert_eq!(window.shown().analysis.until_exact, None);
}

#[test]
fn what_was_found_is_kept_in_the_study_and_known_when_one_returns() {
    // The opening book has no moves there.
    let (mut window, first) = analysing("f5d6c7");
    let values =
        ["f3", "f4", "g5", "f6", "d7"].map(|name| value(&window, &[name], 0, Certainty::Depth(12)));
    let mut found = result(&first, values.to_vec());
    analysis(&mut window, AnalysisEvent::Found(Box::new(found.clone())));
    let other = only_job(&window.click("f4"));
    assert_eq!(other.question.known, [], "of this one nothing is known");
    let again = only_job(&window.dispatch(Event::ViewPrevious));
    let known = |job: &AnalysisJob| {
        let mut cells: Vec<usize> = job.question.known.iter().map(|value| value.cell).collect();
        cells.sort_unstable();
        cells
    };
    let mut cells = values.each_ref().map(|value| value.cell);
    cells.sort_unstable();
    assert_eq!(known(&again), cells);
    assert_eq!(again.question.known[0].certainty, Certainty::Depth(12));

    // What came to its end is on disk at once, and Undo takes back the move, not the values.
    (found.generation, found.progress) = (again.generation, Progress::Ended);
    let effects = analysis(&mut window, AnalysisEvent::Found(Box::new(found)));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Save { .. })));
    window.dispatch(Event::Undo);
    let study = window.state.study().expect("it is studied");
    assert_eq!(study.tree().node(study.at()).values().len(), 1);
    assert_eq!(study.tree().len(), 3, "the move is gone");
}

#[test]
fn no_move_is_the_best_before_each_has_a_value() {
    let (mut window, job) = analysing("f5");
    let one = value(&window, &["d6"], 1, Certainty::Depth(1));
    analysis(&mut window, AnalysisEvent::Found(Box::new(result(&job, vec![one]))));
    assert_eq!(board(&window), ["d61"]);
    let shown = window.shown().analysis;
    assert_eq!((shown.worth, shown.depth), (None, 0));
}

#[test]
fn a_line_is_looked_at_without_a_change_and_played_as_a_variation() {
    let (mut window, job) = analysing("f5d6");
    window.dispatch(Event::ViewPrevious);
    let job = AnalysisJob { generation: job.generation + 1, ..job };
    let position = window.state.study().expect("it is studied").position().clone();
    let job = AnalysisJob { question: heibai::analysis::Question::new(position), ..job };
    let values = ["f6", "f4", "d6"].map(|name| value(&window, &[name], 0, Certainty::Depth(1)));
    let mut values = values.to_vec();
    values[0] = value(&window, &["f6", "e6", "f4"], 4, Certainty::Depth(12));
    analysis(&mut window, AnalysisEvent::Found(Box::new(result(&job, values))));
    let rows = window.state.analysis_rows();
    let names: Vec<_> = rows[0].plies.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(names, ["f6", "e6", "f4"]);
    assert_eq!(rows[0].plies[1].0, Side::Black);

    let stones = |window: &Window| {
        let counts = window.shown().counts;
        counts.black + counts.white
    };
    assert_eq!(stones(&window), 5);
    let analysed = window.state.analysed_position().cloned();
    analysis(&mut window, AnalysisEvent::Preview(Some((0, 2))));
    assert_eq!(
        window.state.analysed_position(),
        analysed.as_ref(),
        "the lines begin where they did"
    );
    assert_eq!(stones(&window), 7);
    assert_eq!(board(&window), [""; 0], "the values are those of another position");
    let last = window.state.board_rows().into_iter().find(|row| row.last_move);
    assert_eq!(last.expect("a stone was placed last").name, "e6");
    assert_eq!(window.shown().viewed_move, 1, "the study stays where it is");
    analysis(&mut window, AnalysisEvent::Preview(None));
    assert_eq!(stones(&window), 5);

    analysis(&mut window, AnalysisEvent::Play(0, 2));
    assert_eq!(window.shown().viewed_move, 3);
    let study = window.state.study().expect("it is studied");
    assert_eq!(
        study.tree().node(study.tree().path(study.at())[1]).children().len(),
        2,
        "it is a variation"
    );
    // A line that there is not does nothing.
    analysis(&mut window, AnalysisEvent::Preview(Some((99, 1))));
    analysis(&mut window, AnalysisEvent::Play(99, 1));
    assert_eq!(window.shown().viewed_move, 3);
}

#[test]
fn the_window_finds_values_and_stops_when_nobody_studies() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5");
    program.change(|settings| settings.view.analysis = true);
    program.dispatch(Event::Study(StudyEvent::Enter));
    let values = |driver: &heibai::app::driver::Driver| {
        driver.state().board_rows().iter().filter(|row| row.value.is_some()).count()
    };
    program.until("a value of every move", |driver| values(driver) == 3);
    assert!(program.driver.settings().view.analysis, "it is remembered");
    program.dispatch(Event::Study(StudyEvent::Leave));
    assert_eq!(values(&program.driver), 0);
}

#[test]
fn chosen_moves_alone_are_looked_at_and_what_is_known_of_the_others_stays() {
    let (mut window, first) = analysing("f5");
    let values = [("d6", 1, 9), ("f4", -2, 7), ("f6", 3, 8)]
        .map(|(name, discs, depth)| value(&window, &[name], discs, Certainty::Depth(depth)));
    analysis(&mut window, AnalysisEvent::Found(Box::new(result(&first, values.to_vec()))));
    let cell = |window: &Window, name| window.state.cell_named(name).expect("it is a cell");
    let [f4, f6, taken] = ["f4", "f6", "d5"].map(|name| cell(&window, name));

    // What can't be played there is no move to look at, and twice the same is once.
    let chosen = only_job(&analysis(
        &mut window,
        AnalysisEvent::Choose(vec![f6, taken, f4, f6, 64, usize::MAX]),
    ));
    assert_eq!(chosen.question.moves, Some(vec![f4, f6]));
    assert!(chosen.generation > first.generation);
    assert_eq!(chosen.question.known.len(), 3, "what was found is not looked for again");
    assert_eq!(board(&window), ["f4-2", "d61", "f63*"], "and stays in sight");
    assert_eq!(window.shown().analysis.chosen, [f4, f6]);
    assert_eq!(window.shown().analysis.progress, Some(Progress::Looking));
    assert_eq!(
        jobs(&analysis(&mut window, AnalysisEvent::Choose(vec![f6, f4]))),
        [],
        "they are the same"
    );

    let late = result(&first, vec![value(&window, &["d6"], 9, Certainty::Depth(10))]);
    analysis(&mut window, AnalysisEvent::Found(Box::new(late)));
    assert_eq!(board(&window), ["f4-2", "d61", "f63*"], "what comes late is of the old question");
    let mut found = result(&chosen, values.to_vec());
    found.write(value(&window, &["f4"], 5, Certainty::Depth(12)));
    analysis(&mut window, AnalysisEvent::Found(Box::new(found)));
    assert_eq!(board(&window), ["f45*", "d61", "f63"]);

    let all = only_job(&analysis(&mut window, AnalysisEvent::Choose(Vec::new())));
    assert_eq!((all.question.moves, window.shown().analysis.chosen), (None, vec![]));
    assert!(all.question.known.iter().any(|known| known.certainty == Certainty::Depth(12)));
}

#[test]
fn a_choice_of_moves_ends_with_the_position_it_was_made_in() {
    let (mut window, _) = analysing("f5");
    let f6 = window.state.cell_named("f6").expect("it is a cell");
    let chosen = only_job(&analysis(&mut window, AnalysisEvent::Choose(vec![f6])));
    assert_eq!(chosen.question.moves, Some(vec![f6]));
    let next = only_job(&window.click("d6"));
    assert_eq!((next.question.moves, window.shown().analysis.chosen), (None, vec![]));
    let back = only_job(&window.dispatch(Event::ViewPrevious));
    assert_eq!(back.question.moves, None);
    // Nothing is looked at, so there is nothing to choose from.
    window.change(|settings| settings.view.analysis = false);
    assert_eq!(jobs(&analysis(&mut window, AnalysisEvent::Choose(vec![f6]))), []);
    assert_eq!(window.shown().analysis.chosen, [0; 0]);
    let on = only_job(&window.change(|settings| settings.view.analysis = true));
    assert_eq!(on.question.moves, None);
}

/// A study of these moves of a game of Gomoku, and what is asked about its position.
fn analysing_gomoku(rules: Ruleset, moves: &str) -> (Window, AnalysisJob) {
    let variant = Variant::Gomoku { size: 15, rules, opening: Opening::Free };
    let setup = Setup { variant, mode: Mode::TwoPlayers, ..Setup::default() };
    let mut window = Window::new(setup, Options::default());
    window.dispatch(Event::Start);
    moves.split_whitespace().for_each(|name| drop(window.click(name)));
    window.change(|settings| settings.view.analysis = true);
    let effects = window.dispatch(Event::Study(StudyEvent::Enter));
    let job = only_job(&effects);
    (window, job)
}

#[test]
fn gomoku_tells_a_chance_in_percent_and_certainty_only_where_it_is_proved() {
    let (mut window, job) = analysing_gomoku(Ruleset::Freestyle, "h8 a1 i8 c1");
    let scored = |window: &Window, name: &str, score: Score, certainty| {
        let cell = window.state.cell_named(name).expect("it is a cell");
        MoveValue { cell, score, certainty, line: vec![cell] }
    };
    let deep = Certainty::Depth(6);
    let found = vec![
        scored(&window, "j8", Score::from_hundredths(600), deep),
        scored(&window, "a2", Score::from_hundredths(0), deep),
        scored(&window, "a3", Score::from_hundredths(-20_000), deep),
        scored(&window, "a4", -Score::win_in(4), Certainty::Exact),
    ];
    analysis(&mut window, AnalysisEvent::Found(Box::new(result(&job, found.clone()))));
    let rows = window.state.board_rows();
    let of = |name: &str| {
        let row = rows.iter().find(|row| row.name == name).expect("it is on the board");
        let value = row.value.expect("it has a value");
        (value.percent, value.forced)
    };
    assert_eq!(of("j8"), (73, None));
    assert_eq!(of("a2"), (50, None));
    assert_eq!(of("a3"), (1, None), "however bad, nothing is proved");
    assert_eq!(of("a4"), (0, Some(-4)));
    assert_eq!(window.shown().analysis.percent, None, "other moves may be better");

    let legal = job.question.position.legal_cells();
    let cells: Vec<usize> = found.iter().map(|value| value.cell).collect();
    let rest = legal.into_iter().filter(|cell| !cells.contains(cell));
    let mut all = found;
    all.extend(rest.map(|cell| MoveValue {
        cell,
        score: Score::from_hundredths(-100),
        certainty: deep,
        line: vec![cell],
    }));
    let mut whole = result(&job, all);
    analysis(&mut window, AnalysisEvent::Found(Box::new(whole.clone())));
    assert_eq!(window.shown().analysis.percent, Some(73));
    whole.write(scored(&window, "g8", Score::win_in(5), Certainty::Exact));
    analysis(&mut window, AnalysisEvent::Found(Box::new(whole)));
    assert_eq!(window.shown().analysis.percent, Some(100));
}

#[test]
fn threats_and_forbidden_points_are_told_while_a_position_is_analysed() {
    let (mut window, _) = analysing_gomoku(Ruleset::Renju, "j8 a1 j9 c1 h7 e1 i7 g1");
    let j7 = window.cell("j7");
    assert_eq!(window.state.forbidden_cells(), [(j7, Foul::DoubleThree)]);
    assert_eq!(window.state.threats(), [], "nobody has three in a row");
    window.click("k7");
    // A four and a three at once is allowed.
    assert_eq!(window.state.forbidden_cells(), []);
    assert_eq!(window.state.threats()[0].points, [j7]);
    window.dispatch(Event::ViewPrevious);
    window.click("g7");
    let threats = window.state.threats();
    assert_eq!(threats.len(), 1);
    let three = &threats[0];
    assert_eq!((three.threat, three.side), (Threat::OpenThree, Side::Black));
    assert_eq!(three.stones, ["g7", "h7", "i7"].map(|name| window.cell(name)));
    window.change(|settings| settings.view.analysis = false);
    assert_eq!((window.state.threats(), window.state.forbidden_cells()), (vec![], vec![]));
}

#[test]
fn the_points_of_threats_say_whose_they_are_and_white_sees_what_black_may_not_play() {
    let (mut window, _) = analysing_gomoku(Ruleset::Renju, "j8 a1 j9 c1 h7 e1 i7");
    let row =
        |window: &Window, name: &str| window.state.board_rows().swap_remove(window.cell(name));
    assert_eq!(
        (row(&window, "j7").foul, row(&window, "j7").barred),
        (None, Some(Foul::DoubleThree))
    );
    window.click("g1");
    assert_eq!(
        (row(&window, "j7").foul, row(&window, "j7").barred),
        (Some(Foul::DoubleThree), None)
    );
    assert_eq!(row(&window, "j7").threat, None);
    window.click("g7");
    let of_black = CellThreat { threat: Threat::OpenThree, side: Side::Black, own: false };
    for name in ["g7", "h7", "i7", "f7", "j7"] {
        assert_eq!(row(&window, name).threat, Some(of_black), "{name}");
    }
    assert_eq!(row(&window, "c3").threat, None);
    window.click("o15");
    assert!(row(&window, "h7").threat.expect("it stands").own, "it is Black's turn now");
    window.change(|settings| settings.view.analysis = false);
    assert!(
        window.state.board_rows().iter().all(|row| row.threat.is_none() && row.barred.is_none())
    );
}

#[test]
fn moves_are_chosen_one_by_one_and_only_they_count() {
    let (mut window, first) = analysing("f5");
    let chosen = |window: &Window| {
        let rows = window.state.board_rows().into_iter().filter(|row| row.chosen);
        rows.map(|row| row.name).collect::<Vec<_>>()
    };
    let [d6, f4] = ["d6", "f4"].map(|name| window.cell(name));
    let asked = only_job(&analysis(&mut window, AnalysisEvent::ChooseAlso(f4)));
    assert_eq!(asked.question.moves, Some(vec![f4]));
    let asked = only_job(&analysis(&mut window, AnalysisEvent::ChooseAlso(d6)));
    assert_eq!(asked.question.moves, Some(vec![f4, d6]));
    assert_eq!(chosen(&window), ["f4", "d6"]);
    let a1 = window.cell("a1");
    assert_eq!(jobs(&analysis(&mut window, AnalysisEvent::ChooseAlso(a1))), [], "it is not legal");

    let values = vec![
        value(&window, &["d6", "c5"], 1, Certainty::Depth(20)),
        value(&window, &["f4", "e3"], -2, Certainty::Exact),
    ];
    let job = AnalysisJob { generation: asked.generation, ..first };
    analysis(&mut window, AnalysisEvent::Found(Box::new(result(&job, values))));
    let shown = window.shown().analysis;
    assert_eq!((shown.moves, shown.exact, shown.depth), (2, 1, 20), "nobody asked of the third");

    analysis(&mut window, AnalysisEvent::ChooseAlso(f4));
    let asked = only_job(&analysis(&mut window, AnalysisEvent::ChooseAlso(d6)));
    assert_eq!(asked.question.moves, None, "without any all of them are wanted");
    analysis(&mut window, AnalysisEvent::ChooseAlso(d6));
    window.click("d6");
    assert_eq!(chosen(&window), [""; 0], "a choice ends with its position");
}

fn opinion_jobs(effects: &[Effect]) -> Vec<OpinionJob> {
    let job = |effect: &Effect| match effect {
        Effect::AskOpinion(job) => Some((**job).clone()),
        _ => None,
    };
    effects.iter().filter_map(job).collect()
}

#[test]
fn programs_are_asked_beside_our_own_machine_for_each_position_anew() {
    let (mut window, first) = analysing("f5");
    let [othello, gomoku, unknown] = [1, 2, 3].map(ProgramId::new);
    window.state.use_programs(vec![listed(1, Game::Othello), listed(2, Game::Gomoku)]);
    let consult = |window: &mut Window, programs: Vec<ProgramId>| {
        window.change(|settings| settings.view.second_opinions = programs)
    };
    let effects = consult(&mut window, vec![unknown, othello, gomoku, othello]);
    let asked = opinion_jobs(&effects);
    assert_eq!(asked.len(), 1, "one plays another game, one is not there, one is asked already");
    assert_eq!(asked[0].program, othello);
    assert_eq!(asked[0].question.game.end_position(), first.question.position);
    assert_eq!(asked[0].question.by, "Program 1");
    assert_eq!(jobs(&effects), [], "ours goes on");
    assert_eq!(opinion_jobs(&window.dispatch(Event::Wake)), []);

    let values =
        ["d6", "f4", "f6"].map(|name| value(&window, &[name, "e3"], 2, Certainty::Depth(20)));
    let said = |generation, values: &[MoveValue], progress| {
        let position = Arc::new(first.question.position.clone());
        let mut result = AnalysisResult::new(generation, position, "Program 1", values.to_vec());
        result.progress = progress;
        Box::new(Opinion { result, trouble: None })
    };
    let generation = asked[0].question.generation;
    let late = said(generation + 1, &values, Progress::Looking);
    analysis(&mut window, AnalysisEvent::Said(othello, late));
    assert_eq!(window.state.opinions()[0].known, 0, "it is of no question");
    let effects = analysis(
        &mut window,
        AnalysisEvent::Said(othello, said(generation, &values, Progress::Ended)),
    );
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Save { .. })), "it is kept");
    assert_eq!(window.state.opinions()[0].known, 3);
    assert_eq!(window.state.opinion_rows(othello).len(), 3);
    assert_eq!(board(&window), [""; 0], "what stands on the board is our own");

    let second = window.state.second().expect("it plays the game on the board");
    assert_eq!((second.program, second.name.as_str()), (othello, "Program 1"));
    let advised = |window: &Window| {
        let rows = window.state.board_rows().into_iter().filter(|row| row.advised);
        rows.map(|row| row.name).collect::<Vec<_>>()
    };
    assert_eq!(advised(&window).len(), 1, "its best move is marked");
    analysis(&mut window, AnalysisEvent::PreviewSaid(othello, 0, 1));
    assert_eq!(advised(&window), [""; 0], "a line is another position");
    analysis(&mut window, AnalysisEvent::Preview(None));

    let next = opinion_jobs(&window.click("d6"));
    assert_eq!(advised(&window), [""; 0]);
    assert_eq!(next.len(), 1);
    assert!(next[0].question.generation > generation && next[0].question.known.is_empty());
    assert_eq!(window.state.opinions()[0].known, 0);
    analysis(&mut window, AnalysisEvent::Said(othello, said(generation, &values, Progress::Ended)));
    assert_eq!(window.state.opinions()[0].known, 0, "it is of another position");
    let back = opinion_jobs(&window.dispatch(Event::ViewPrevious));
    assert_eq!(back[0].question.known.len(), 3, "what it said is in the study");

    let result = said(back[0].question.generation, &values, Progress::Looking);
    analysis(&mut window, AnalysisEvent::Said(othello, result));
    let at = window.state.opinion_rows(othello).iter().position(|row| row.plies[0].1 == "f6");
    analysis(&mut window, AnalysisEvent::PlaySaid(othello, at.expect("it is there"), 1));
    assert_eq!(window.shown().viewed_move, 2);

    let effects = consult(&mut window, vec![gomoku]);
    assert!(effects.contains(&Effect::Dismiss(othello)));
    for program in [othello, gomoku] {
        window.dispatch(Event::Engines(EngineEvent::Remove(program)));
    }
    assert_eq!(window.state.opinions(), []);
}

#[test]
fn a_program_that_is_changed_is_asked_again() {
    let (mut window, _) = analysing("f5");
    let (one, other) = (listed(1, Game::Othello), listed(2, Game::Othello));
    window.state.use_programs(vec![one.clone(), other.clone()]);
    let both = vec![one.id, other.id];
    let before = opinion_jobs(&window.change(|settings| settings.view.second_opinions = both));
    let changed = ListedProgram { name: "Another name".to_owned(), ..one };
    let effects = window.dispatch(Event::Engines(EngineEvent::Change(Box::new(changed.clone()))));
    let asked = opinion_jobs(&effects);
    assert_eq!(asked.len(), 1, "the other goes on");
    assert_eq!((asked[0].program, asked[0].question.by.as_str()), (changed.id, "Another name"));
    assert!(asked[0].question.generation > before[1].question.generation);
    let at = |wanted: fn(&Effect) -> bool| effects.iter().position(wanted).expect("it is there");
    assert!(
        at(|it| matches!(it, Effect::KeepPrograms(_)))
            < at(|it| matches!(it, Effect::AskOpinion(_))),
        "the one that ran ends first"
    );
}

#[test]
fn the_book_of_gomoku_is_shown_at_once_where_its_rules_are_played() {
    let (mut window, job) = analysing_gomoku(Ruleset::Freestyle, "h8");
    let book = book_values::of_position(&job.question.position);
    assert!(book.len() >= 8, "it knows the answers to the first stone in the middle");
    assert_eq!(job.question.known, book);
    analysis(&mut window, AnalysisEvent::Found(Box::new(result(&job, book.clone()))));
    let row = window.state.board_rows().into_iter().nth(book[0].cell).expect("it is a cell");
    assert!(row.value.expect("it has a value").book);
    let (_, other) = analysing_gomoku(Ruleset::Renju, "h8");
    assert_eq!(other.question.known, []);
}

#[test]
fn what_the_book_knows_is_shown_at_once_until_something_surer_is_found() {
    let (mut window, first) = analysing("f5");
    let book = book_values::of_position(&first.question.position);
    assert!(book.len() >= 2, "it knows the perpendicular and the diagonal opening");
    assert_eq!(first.question.known, book);
    let cell = book[0].cell;
    let of_cell = |window: &Window| {
        let row = window.state.board_rows().into_iter().nth(cell).expect("it is a cell");
        row.value.expect("it has a value")
    };
    // As an analysis begins: with what is known.
    let mut found = result(&first, book.clone());
    analysis(&mut window, AnalysisEvent::Found(Box::new(found.clone())));
    assert!(of_cell(&window).book);
    assert_eq!(of_cell(&window).certainty, book[0].certainty);
    let Certainty::Depth(depth) = book[0].certainty else { panic!("books have depths") };
    assert!(depth > 12);
    found.write(MoveValue { certainty: Certainty::Depth(depth + 1), ..book[0].clone() });
    analysis(&mut window, AnalysisEvent::Found(Box::new(found)));
    assert!(!of_cell(&window).book);

    let shallow = MoveValue { certainty: Certainty::Depth(3), ..book[0].clone() };
    let deep = MoveValue { certainty: Certainty::Exact, ..book[1].clone() };
    let both = book_values::merged(vec![shallow, deep.clone()], &book);
    assert_eq!(both[0], book[0]);
    assert_eq!(both[1], deep);
    assert_eq!(both.len(), book.len());
}

#[test]
fn how_far_a_move_is_behind_the_best_is_told_by_the_steps_of_its_game() {
    for game in [Game::Othello, Game::Gomoku] {
        let [near, poor] = game.kind().value_steps;
        assert!(0.0 < near && near < poor, "{game:?}");
    }
    let (mut window, job) = analysing("");
    let hundredths = |name: &str, hundredths: i16| {
        let exact = value(&window, &[name], 0, Certainty::Exact);
        MoveValue { score: Score::from_hundredths(hundredths), ..exact }
    };
    let values = [("d3", 0), ("c4", -250), ("f5", -260), ("e6", -660)]
        .map(|(name, it)| hundredths(name, it));
    let found = AnalysisEvent::Found(Box::new(result(&job, values.to_vec())));
    analysis(&mut window, found);
    let gap = |name: &str| {
        let rows = window.state.board_rows();
        rows.into_iter().find(|row| row.name == name)?.value.map(|it| it.gap)
    };
    let gaps = ["d3", "c4", "f5", "e6"].map(gap);
    assert_eq!(gaps, [Gap::Best, Gap::Near, Gap::Middling, Gap::Poor].map(Some));
}

fn balance_job(effects: &[Effect]) -> BalanceJob {
    let jobs = effects.iter().filter_map(|effect| match effect {
        Effect::Balance(Some(job)) => Some((**job).clone()),
        _ => None,
    });
    let jobs: Vec<BalanceJob> = jobs.collect();
    assert_eq!(jobs.len(), 1, "{effects:?}");
    jobs[0].clone()
}

fn balanced(points: &[&str], hundredths: i16) -> Balanced {
    let points = points.iter().map(|name| name.parse().expect("a point")).collect();
    Balanced { points, score: Score::from_hundredths(hundredths) }
}

#[test]
fn stones_that_balance_a_game_of_gomoku_are_found_shown_and_played() {
    let (mut window, job) = analysing_gomoku(Ruleset::Freestyle, "h8 i9 h10");
    let shown = window.shown().analysis.balance;
    assert_eq!((shown.possible, shown.asked), (true, None));
    let asked = balance_job(&analysis(&mut window, AnalysisEvent::Balance(Stones::Two)));
    assert_eq!(asked.stones, Stones::Two);
    let position = heibai::game::Position::Gomoku(Box::new(asked.position.clone()));
    assert_eq!(position, job.question.position);
    let shown = window.shown().analysis.balance;
    assert_eq!((shown.asked, shown.found), (Some(Stones::Two), None), "it is looked for");
    let found = vec![balanced(&["g9", "k10"], -20), balanced(&["c3", "d4"], 60)];
    analysis(&mut window, AnalysisEvent::Balanced(asked.number, found));
    let rows = window.shown().analysis.balance.found.expect("they were found");
    let names = |cells: &[usize]| -> Vec<String> {
        cells.iter().map(|&cell| window.state.cell_name(cell)).collect()
    };
    assert_eq!(names(&rows[0].cells), ["g9", "k10"]);
    assert!((rows[1].score - 0.6).abs() < 1e-6 && rows[1].percent > 50, "for Black: {rows:?}");
    assert!(rows[0].percent < 50, "for Black: {rows:?}");
    analysis(&mut window, AnalysisEvent::PlayBalanced(0));
    assert_eq!(window.shown().analysis.balance.asked, None, "it is another position");
    let study = window.state.study().expect("it is studied");
    assert_eq!(study.tree().plies(study.at()).len(), 5);
}

#[test]
fn a_question_about_balance_ends_with_its_position() {
    let (mut window, _) = analysing_gomoku(Ruleset::Renju, "h8 i9 h10");
    let first = balance_job(&analysis(&mut window, AnalysisEvent::Balance(Stones::One)));
    let effects = window.dispatch(Event::ViewPrevious);
    assert!(effects.contains(&Effect::Balance(None)), "{effects:?}");
    analysis(&mut window, AnalysisEvent::Balanced(first.number, vec![balanced(&["c3"], 0)]));
    assert_eq!(window.shown().analysis.balance.found, None, "what comes late is of another");
    let second = balance_job(&analysis(&mut window, AnalysisEvent::Balance(Stones::One)));
    assert!(second.number > first.number, "a number never comes back");
    analysis(&mut window, AnalysisEvent::Balanced(first.number, vec![balanced(&["c3"], 0)]));
    assert_eq!(window.shown().analysis.balance.found, None);
    analysis(&mut window, AnalysisEvent::Balanced(second.number, Vec::new()));
    assert_eq!(window.shown().analysis.balance.found, Some(Vec::new()), "nothing balances it");
    let effects = window.dispatch(Event::ViewPrevious);
    assert!(!effects.contains(&Effect::Balance(None)), "it has ended: {effects:?}");
}

#[test]
fn nothing_balances_a_game_of_othello() {
    let (mut window, _) = analysing("f5");
    assert!(!window.shown().analysis.balance.possible);
    let effects = analysis(&mut window, AnalysisEvent::Balance(Stones::One));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Balance(_))), "{effects:?}");
}
