//! Reasons for mistakes: each kind told where it holds, and not where it only looks like it; the laws that all reasons
//! keep.

use std::process::Command;

use heibai::analysis::reasons::{
    Explanation, Gate, Manner, Motif, ReasonLimits, Remedy, Worded, explain, happened,
    mistake as mistake_at,
};
use heibai::analysis::review::{Plan, Verdict, keep_proof};
use heibai::analysis::{Class, Mistake, MoveValue, Summary};
use heibai::game::tree::{Certainty, GameTree, Judgement};
use heibai::game::{GameRecord, Level, Ply, Position, Variant};
use heibai::gomoku::{Point, Ruleset, Stone};
use heibai::othello::{Disc, Symmetry};
use heibai::records::formats::{Collection, SourceFile};
use heibai::search::{Engine, HashSize, Limits, RankedMove, Request, Score, Selectivity, Stop};

/// A position of Othello, in rows of X for Black, O for White and - for nothing.
fn othello(rows: &str, to_move: char) -> Position {
    let disc = |sign| match sign {
        'X' => Some(Disc::Black),
        'O' => Some(Disc::White),
        _ => None,
    };
    let cells: Vec<Option<Disc>> = rows.split_whitespace().flat_map(str::chars).map(disc).collect();
    let to_move = disc(to_move).expect("a side");
    Position::Othello(heibai::othello::Position::from_cells(8, &cells, to_move).expect("8×8"))
}

/// A position of Gomoku on 15×15 with these stones.
fn gomoku(ruleset: Ruleset, black: &str, white: &str, to_move: Stone) -> Position {
    let point = |name: &str| name.parse::<Point>().expect("a point");
    let black = black.split_whitespace().map(|name| (point(name), Stone::Black));
    let white = white.split_whitespace().map(|name| (point(name), Stone::White));
    let all = black.chain(white);
    let position = heibai::gomoku::Position::from_stones(15, ruleset, all, to_move);
    Position::Gomoku(Box::new(position.expect("stones on points of their own")))
}

fn empties(position: &Position) -> usize {
    let counts = position.counts();
    usize::from(position.size()).pow(2) - counts.black - counts.white
}

fn search(engine: &mut Engine, position: &Position) -> RankedMove {
    let limits = match position {
        Position::Gomoku(_) => Limits::nodes(100_000),
        Position::Othello(_) if empties(position) <= 18 => Limits::default(),
        Position::Othello(_) => Limits { selectivity: Some(Selectivity::P87), ..Limits::depth(12) },
    };
    let request = Request { remember: true, ..Request::new(position.clone(), limits) };
    engine.search(&request, &Stop::default(), &mut |_| {}).expect("a move").ranked.remove(0)
}

/// The mistake that a move is, judged by our own machine.
fn mistake(position: &Position, played: &str) -> Mistake {
    let mut engine = Engine::new(HashSize::mebibytes(16));
    let cell = position.cell_named(played).expect("a cell");
    let best = search(&mut engine, position);
    let mut after = position.clone();
    after.play(Ply::Place(cell)).expect("a legal move");
    let passes = after.must_pass();
    if passes {
        after.play(Ply::Pass).expect("a forced pass");
    }
    let mut found = search(&mut engine, &after);
    found.cell = cell;
    found.line.insert(0, cell);
    if !passes {
        found.score = -found.score;
    }
    let value = |found: &RankedMove| MoveValue::of(found, empties(position));
    Mistake { position: position.clone(), played: value(&found), best: value(&best) }
}

fn explained(mistake: &Mistake) -> Explanation {
    explain(mistake, ReasonLimits::default(), &Stop::default())
}

#[test]
fn a_proof_that_a_mistake_loses_is_kept_with_the_game() {
    // White has three in a row; Black plays in the corner. The review saw a little of it only.
    let text = "(;GM[4]SZ[15]RU[Freestyle];B[hh];W[ii];B[ha];W[ij];B[oo];W[ik];B[ao])";
    let source = SourceFile { bytes: text.into(), ..SourceFile::default() };
    let mut tree = Collection::read(&source, None).and_then(|it| it.first()).expect("a game");
    let plan = Plan::of(&tree, tree.main_end());
    let step = plan.steps.last().expect("its last move").clone();
    let value = |name: &str, hundredths: i16| {
        let cell = step.position.cell_named(name).expect("a point");
        let score = Score::from_hundredths(hundredths);
        MoveValue { cell, score, certainty: Certainty::Depth(3), line: vec![cell] }
    };
    let played = MoveValue { cell: step.cell, ..value("a1", -350) };
    let seen = Verdict { step: plan.steps.len() - 1, best: value("i8", -150), played };
    seen.keep(&mut tree, &step);
    let mistake = mistake_at(&tree, step.after).expect("i8 was better");
    assert_eq!(mistake.played.score.forced(), None);

    let found = explained(&mistake);
    let plies = found.lost_in.expect("White wins by fours, and i8 stops it");
    assert!(keep_proof(&mut tree, step.after, &found));
    let known = mistake_at(&tree, step.after).expect("it is one still");
    assert_eq!(known.played.score.forced(), Some(-(plies as i16)));
    assert_eq!(tree.node(step.after).judgement(), Some(Judgement::VeryBad));
    assert!(!keep_proof(&mut tree, step.after, &found), "it is known by now");
    assert_eq!(explained(&known).lost_in, None);
}

#[test]
fn a_proof_that_another_move_wins_is_kept_with_the_game() {
    // Black has a win by threats that begins on h6. The review saw an advantage only, the greatest by g8.
    let text = "(;GM[4]SZ[15]RU[Freestyle];B[hh];W[ao];B[hg];W[am];B[if];W[ak];B[jf])";
    let source = SourceFile { bytes: text.into(), ..SourceFile::default() };
    let mut tree = Collection::read(&source, None).and_then(|it| it.first()).expect("a game");
    let plan = Plan::of(&tree, tree.main_end());
    let step = plan.steps.last().expect("its last move").clone();
    let value = |names: &str, hundredths: i16| {
        let cell = |name| step.position.cell_named(name).expect("a point");
        let line: Vec<usize> = names.split(' ').map(cell).collect();
        let score = Score::from_hundredths(hundredths);
        MoveValue { cell: line[0], score, certainty: Certainty::Depth(7), line }
    };
    let (best, played) = (value("g8 a4 a2", 2372), value("j10 a4 a2 h10", 2052));
    Verdict { step: plan.steps.len() - 1, best, played }.keep(&mut tree, &step);
    let summary = |tree: &GameTree| Summary::of(tree, tree.main_end(), |_, _| false);
    let before = summary(&tree).moves[0].clone();
    let mistake = mistake_at(&tree, step.after).expect("g8 was better");

    let found = explained(&mistake);
    let line = found.won_by.clone().expect("a win by threats");
    assert_eq!(found.reasons[0].remedy, Remedy::Wins(line[0]));
    assert_eq!(found.better, line);
    assert!(keep_proof(&mut tree, step.after, &found));
    let known = mistake_at(&tree, step.after).expect("it is one still");
    assert_eq!((known.best.cell, &known.best.line), (line[0], &line));
    assert_eq!(known.best.score.forced(), Some(line.len() as i16));
    let after = summary(&tree).moves[0].clone();
    assert_eq!((after.best, after.best_score), (line[0], known.best.score));
    assert!(after.lost > before.lost && after.accuracy < before.accuracy);
    // The mark is that of the new values: where a win is forced only the chance counts.
    assert_eq!(tree.node(step.after).judgement(), after.class.map(Class::judgement));
    assert!(!keep_proof(&mut tree, step.after, &found), "it is known by now");
    assert_eq!(explained(&known).won_by, None);
}

/// What is told of a move.
fn told(position: &Position, played: &str) -> Vec<&'static str> {
    let found = explained(&mistake(position, played));
    found.reasons.iter().map(|reason| reason.motif.name()).collect()
}

/// Mistakes of real games of Othello, with the side to move and what is told of them.
const TOLD: &[(&str, char, &str, &str)] = &[
    (
        "---XX--- ---XXX-- ---OXXX- --OXXX-- ---OXX-- --O----- -------- --------",
        'O',
        "f1",
        "closed",
    ),
    (
        "--XXXXX- O-XXXX-- OOOOXXOO OXOXOOOO OXXOXOOO OXXXXXOO O-OOXOX- --OOOO-X",
        'O',
        "g2",
        "x-square",
    ),
    (
        "XOOOOOOO XOOXOXOO XOOOOOOO XXXOXOOX XOXXOOXX XXXXOXXX --XXXX-X --OX-X--",
        'O',
        "b8",
        "c-square",
    ),
    (
        "--OOOO-O ---OXO-O OOXXOXXO OOXXOXXO OXXOOXOO -XXOXOXO --OXOO-O -OOOOO--",
        'X',
        "g1",
        "corner",
    ),
    (
        "X-XXXXXX X-XOXOO- XOXOXO-O XOXXXOOO XOXXXOOO XOOOXXXO XOOOOX-- XO-OOOX-",
        'O',
        "g7",
        "corner-missed",
    ),
    (
        "--XXXXXO --XXOXXO XOXOXOXO OXXOXOXO OOOOXXXO XOXOXXXO XXOOOXXO XXXXXXX-",
        'O',
        "b1",
        "parity",
    ),
    (
        "-OOOOO-X -OOXO-XO OXOOXXOO OXOOXOXO OOOXOOXX OXXXXOXX O-XOOXXO OXXXXXXO",
        'O',
        "g1",
        "parity",
    ),
    (
        "---OOOOO ---OOOOO OXXXXOXO OOXXOXXO -OOOOOXO XOOXXXXX XOOOOX-X --XXXXXX",
        'X',
        "b8",
        "swindle",
    ),
    (
        "-O-XXXXX --XXXX-X XXXXXXXX XXOOXXOX XOXOOXOX XXOOOOOX X--OOOOX --XOOOOO",
        'O',
        "b8",
        "last-move",
    ),
    ("--OOOOXO -XXXXXX- -XXXOOXO OXXXOXXX OXOOXOX- OOOXOXXX O-XOXO-- -XXXXXX-", 'O', "h5", "wedge"),
    ("-XXXXX-- X-OXXX-O XXOXXOO- XOXXXXOX XXXXOOXX XXXOOOXX X-OOXX-- --O-XO--", 'X', "h3", "tempo"),
    (
        "--X-OOO- ---XXO-O -OOOOXOO XXXXXXXO XXOOOXXO XXXXOXXO XXXXXXOO OXXXXXXO",
        'O',
        "c2",
        "opened",
    ),
    (
        "--XXXXX- --OOOXXO -OOOOXX- XXOXXXXX XXXXXXXX OXXOOXXX OXXXXXXO -O-OOO--",
        'O',
        "a3",
        "no-safe-moves",
    ),
    ("OXO-X--- OXOO---- OXOOOO-X OXOOOOX- OXXXXXOX OXXXXOOO OXXXXO-- XXXXXXXX", 'O', "g3", "pass"),
    (
        "X--XXXX- XXOOOX-X XOXOXXXX XOOXXXXX XXOXXOXX XXOXOXO- -OXXXOOO OOOOO---",
        'O',
        "a7",
        "pass-missed",
    ),
    ("-OOOOOOO OOOOXXO- OOOOOOX- OOXOOXXO OXOOOOXO OOXOOOOO O-XXOOOO ---XXXX-", 'X', "b7", "reply"),
    (
        "---XXXX- --OOXX-X XXOXXOXX XXXXXXOX XXOOXOXX OOXOOXX- --XXXO-- --XXXXX-",
        'O',
        "a2",
        "own-move",
    ),
    (
        "-OOOOO-X -OOXO-XO OXOOXXOO OXOOXOXO OOOXOOXX OXXXXOXX O-XOOXXO OXXXXXXO",
        'O',
        "g1",
        "result",
    ),
    (
        "-------- -------- ----X--- ---OXX-- ---OX-X- ---OXX-- ----X--- --------",
        'O',
        "f5",
        "wipe-out-allowed",
    ),
];

/// Others that look as if they were of this kind, and are not.
const NOT_TOLD: &[(&str, char, &str, &str)] = &[
    (
        "-XXXXXXX -OOOOXOX XOOXXOOX XOOXOXOX XOXOOXOX XOOXOOOX -OOOOOOX -XXXXX--",
        'X',
        "g8",
        "c-square",
    ),
    (
        "--XXXX-X -OOOOOXO XOOXOXXO OOXOXXXX OOXXOOXX OOXXOOXX OXXXXXXX XXXOOX--",
        'X',
        "b1",
        "c-square",
    ),
    (
        "-OOOO-X- --OOOX-- OOOOXXXX OOOXOXX- OOXOXXX- OXXXXX-- OOXX---- O-OOOO--",
        'X',
        "b8",
        "corner",
    ),
    (
        "-OOOOOO- XXOXXO-- XXXOOXX- XOXOOOX- XXOXXOXX -XXOXXXX --OXXXXX --O-XXX-",
        'O',
        "a1",
        "corner-missed",
    ),
    (
        "XXXXXXX- -XOOOOO- XXXXOOXO -XXXXXXO -XXOXXXO --XXXXXO --XOOXXO --XOOXXO",
        'O',
        "b6",
        "corner-missed",
    ),
    (
        "X-OO-X-- -XOO-X-O XXXOOXXX OXOXOOXX OXOXXOOX XXOOOXOO --OOXX-O -O-XXXX-",
        'O',
        "g2",
        "own-move",
    ),
    ("--XXXXO- ---XXOO- -XXXOOXO OXXOOOOO OXOXXOOO OXXOXXOO OXXOOX-O -X-OOOO-", 'X', "h1", "pass"),
    (
        "---XXXX- -XXXOO-O OXOXXOOO OOXXOOOO OXOXOXOO OOOOXXOO O-OXX--- --------",
        'X',
        "g2",
        "swindle",
    ),
    ("OOOO-X-- OXXXOX-- OXXXXXX- OXXXXXX- -OXXOXXX -OXXOOXX --XXXX-- --X--X--", 'O', "h4", "tempo"),
];

#[test]
fn moves_that_are_too_many_to_be_looked_at_one_by_one_are_no_reason() {
    // Black can't play on five squares and more that it had after the best move.
    let rows = "-------- -------- ----OX-- ---OOX-- --XXOX-- ---O---- -------- --------";
    assert_eq!(told(&othello(rows, 'X'), "d7"), [""; 0]);
}

#[test]
fn each_kind_is_told_where_it_holds() {
    let wrong: Vec<String> = TOLD
        .iter()
        .filter_map(|&(rows, to_move, played, kind)| {
            let told = told(&othello(rows, to_move), played);
            let is_told = told.contains(&kind);
            (!is_told).then(|| format!("{played} of {rows}: {told:?} instead of {kind}"))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_only_looks_like_a_reason_is_not_told() {
    for &(rows, to_move, played, kind) in NOT_TOLD {
        let told = told(&othello(rows, to_move), played);
        assert!(!told.contains(&kind), "{played} of {rows}: {told:?} with {kind}");
    }
}

#[test]
fn the_best_move_and_moves_as_good_get_no_reason() {
    for &(rows, to_move, played, _) in TOLD {
        let mistake = mistake(&othello(rows, to_move), played);
        let best = Mistake { played: mistake.best.clone(), ..mistake.clone() };
        assert_eq!(explained(&best).reasons, []);
        let equal = MoveValue { score: mistake.best.score, ..mistake.played.clone() };
        assert_eq!(explained(&Mistake { played: equal, ..mistake }).reasons, []);
    }
}

#[test]
fn cells_lie_on_the_board_and_the_refutation_is_legal() {
    for &(rows, to_move, played, _) in TOLD {
        let mistake = mistake(&othello(rows, to_move), played);
        let found = explained(&mistake);
        assert_eq!(found.refutation[0], mistake.played.cell);
        for reason in &found.reasons {
            assert!(reason.motif.cells().iter().all(|&cell| cell < 64), "{reason:?}");
            assert!(reason.ply < found.refutation.len(), "{reason:?}");
            assert!((50..=100).contains(&reason.explained), "{reason:?}");
            let words = Worded { reason, mistake: &mistake, happened: None }.to_string();
            assert!(words.ends_with('.') && !words.contains("  "), "{words:?}");
            assert!(!words.contains(" at move "), "nobody has played on: {words:?}");
        }
        let mut position = mistake.position.clone();
        for cell in found.refutation {
            if position.must_pass() {
                position.play(Ply::Pass).expect("a forced pass");
            }
            position.play(Ply::Place(cell)).expect("a legal move");
        }
    }
}

#[test]
fn a_turned_board_has_the_turned_reasons() {
    let turn = |symmetry: Symmetry, cell: usize| {
        let square = heibai::othello::Square::from_index(cell, 8).expect("a square");
        let turned = symmetry.square(square, 8).and_then(|square| square.index(8));
        turned.expect("a square")
    };
    for &(rows, to_move, played, _) in &TOLD[..4] {
        let mistake = mistake(&othello(rows, to_move), played);
        let Position::Othello(position) = &mistake.position else { unreachable!() };
        let found = explained(&mistake);
        for symmetry in Symmetry::ALL {
            let value = |value: &MoveValue| MoveValue {
                cell: turn(symmetry, value.cell),
                line: value.line.iter().map(|&cell| turn(symmetry, cell)).collect(),
                ..value.clone()
            };
            let turned = explained(&Mistake {
                position: Position::Othello(symmetry.position(position)),
                played: value(&mistake.played),
                best: value(&mistake.best),
            });
            let shown = |found: &Explanation, symmetry| -> Vec<_> {
                let cells = |motif: &Motif| {
                    let mut cells: Vec<usize> =
                        motif.cells().into_iter().map(|cell| turn(symmetry, cell)).collect();
                    cells.sort_unstable();
                    cells
                };
                let reasons = found.reasons.iter();
                reasons.map(|it| (it.motif.name(), cells(&it.motif), it.explained)).collect()
            };
            assert_eq!(shown(&turned, Symmetry::Identity), shown(&found, symmetry), "{symmetry:?}");
        }
    }
}

#[test]
fn a_search_without_time_or_nodes_says_no_more_than_it_knows() {
    let &(rows, to_move, played, _) = &TOLD[0];
    let mistake = mistake(&othello(rows, to_move), played);
    let effort = ReasonLimits { nodes: 1, ..ReasonLimits::default() };
    let found = explain(&mistake, effort, &Stop::default());
    assert_eq!(found.reasons, []);
    let stop = Stop::default();
    stop.request();
    let _ = explain(&mistake, ReasonLimits::default(), &stop);
}

#[test]
fn what_is_missed_at_gomoku_is_told() {
    let five = gomoku(Ruleset::Freestyle, "h8 i8 j8 k8", "g8 c3 d12 m4", Stone::Black);
    assert_eq!(told(&five, "a1"), ["five-missed"]);
    let four = gomoku(Ruleset::Freestyle, "h8 i8 j8", "c3 d12 m4", Stone::Black);
    assert_eq!(told(&four, "a1"), ["fours-missed"]);
    let threats = gomoku(Ruleset::Freestyle, "h9 h10 i8 j8", "h7 g8 i10 l8 h12", Stone::Black);
    assert_eq!(told(&threats, "a1"), ["threats-missed"]);
    let wasted = gomoku(
        Ruleset::Freestyle,
        "j9 f8 g8 h8 i8 l8 i7 j7 k7 l7 j6",
        "j12 i11 j11 j10 g9 m9 e8 j8 h7 m7 i6 k6",
        Stone::Black,
    );
    assert_eq!(told(&wasted, "l4"), ["four-wasted"]);
}

#[test]
fn what_is_allowed_at_gomoku_is_told() {
    let four = gomoku(Ruleset::Freestyle, "g1 h8 i9 h10", "h1 i1 j1 k1", Stone::Black);
    assert_eq!(told(&four, "a1"), ["four-unblocked"]);
    let three = gomoku(Ruleset::Freestyle, "c3 d12 m4", "h8 i8 j8", Stone::Black);
    assert_eq!(told(&three, "a1"), ["three-ignored"]);
    let fork = gomoku(Ruleset::Freestyle, "g8 j9 i9 j10 l11", "h8 i8 j8 k9 k10", Stone::Black);
    assert_eq!(told(&fork, "a1"), ["fork-allowed"]);
    let side = gomoku(Ruleset::Freestyle, "k10 i9 j8 j7 i5", "j9 i8 i7 k7 j6 k5", Stone::Black);
    assert_eq!(told(&side, "h8"), ["wrong-side"]);
}

#[test]
fn wins_by_fours_and_by_threats_that_are_allowed_are_told() {
    let fours = gomoku(
        Ruleset::Freestyle,
        "g4 m1 n2 m4 n4 h9 i9 f7",
        "h4 i4 j4 m2 n1 m3 n3 o3",
        Stone::Black,
    );
    assert_eq!(told(&fours, "a1"), ["fours-allowed"]);
    let threats = gomoku(Ruleset::Freestyle, "h7 g8 i10 l8 h12", "h9 h10 i8 j8", Stone::Black);
    assert_eq!(told(&threats, "a1"), ["threats-allowed"]);
}

#[test]
fn a_three_with_one_end_or_a_threat_that_is_stopped_is_no_reason() {
    let closed = gomoku(Ruleset::Freestyle, "g8 c3 d12 m4", "h8 i8 j8", Stone::Black);
    let stopped = gomoku(Ruleset::Freestyle, "c3 d12 m4", "h8 i8 j8", Stone::Black);
    for (position, played) in [(&closed, "a1"), (&stopped, "g8")] {
        let told = told(position, played);
        assert!(!told.contains(&"three-ignored"), "{played}: {told:?}");
    }
}

#[test]
fn a_forced_win_that_only_the_search_has_seen_is_told() {
    let position = gomoku(Ruleset::Freestyle, "h8", "i9", Stone::Black);
    let value = |name: &str, score| MoveValue {
        cell: position.cell_named(name).expect("a point"),
        score,
        certainty: Certainty::Exact,
        line: ["j8", "h10"].map(|name| position.cell_named(name).expect("a point")).to_vec(),
    };
    let names = |played, best| {
        let (played, best) = (value("a1", played), value("h9", best));
        let mistake = Mistake { position: position.clone(), played, best };
        let reasons = explained(&mistake).reasons;
        reasons.iter().map(|reason| reason.motif.name()).collect::<Vec<_>>()
    };
    let (win, even) = (Score::win_in(35), Score::default());
    assert_eq!(names(even, win), ["win-missed"]);
    assert_eq!(names(-win, even), ["win-allowed"]);
    assert_eq!(names(Score::win_in(41), win), [""; 0]);
    assert_eq!(names(-win, -Score::win_in(41)), [""; 0]);
}

#[test]
fn a_review_tells_the_reasons_of_its_mistakes() {
    let (mut engine, mut moves) = (Engine::new(HashSize::mebibytes(16)), String::new());
    let mut position = Variant::default().start().expect("a start");
    for seed in 0..20 {
        let limits = Limits::level(Level::MIN);
        let request = Request { seed, ..Request::new(position.clone(), limits) };
        let best = engine.search(&request, &Stop::default(), &mut |_| {}).expect("a move").best;
        moves += &position.cell_name(best);
        position.play(Ply::Place(best)).expect("a legal move");
    }
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("game.txt");
    std::fs::write(&file, moves).expect("there is room");
    let review = |options: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_heibai"));
        let output =
            command.args(["review", "--effort", "quick"]).args(options).arg(&file).output();
        String::from_utf8(output.expect("the program starts").stdout).expect("it is UTF-8")
    };
    let told: serde_json::Value = serde_json::from_str(&review(&["--json"])).expect("it is JSON");
    let moves = told["moves"].as_array().expect("there are moves");
    let reasons: Vec<_> = moves.iter().filter(|it| !it["reason"].is_null()).collect();
    assert!(!reasons.is_empty(), "{told}");
    if let Some(it) = reasons.first() {
        assert!(it["class"].is_string(), "{it}");
        let (kind, text) = (it["reason"]["kind"].as_str(), it["reason"]["text"].as_str());
        assert!(kind.is_some_and(|kind| !kind.is_empty()), "{it}");
        let cells = it["reason"]["cells"].as_array().expect("cells");
        let is_cell = |name: &serde_json::Value| position.cell_named(name.as_str()?);
        assert!(cells.iter().all(|name| is_cell(name).is_some()), "{it}");
        assert!(text.is_some_and(|text| review(&[]).contains(text)), "{it}");
    }
}

/// The position after these moves; sides that can't move pass.
fn after(position: &Position, cells: &[usize]) -> Position {
    let mut position = position.clone();
    for &cell in cells {
        if position.must_pass() {
            position.play(Ply::Pass).expect("a forced pass");
        }
        position.play(Ply::Place(cell)).expect("a legal move");
    }
    position
}

#[test]
fn each_reason_tells_what_the_better_move_does_and_that_holds_on_the_board() {
    let mut kinds = std::collections::BTreeSet::new();
    for &(rows, to_move, played, _) in TOLD {
        let mistake = mistake(&othello(rows, to_move), played);
        let found = explained(&mistake);
        let best = mistake.best.cell;
        assert_eq!(found.better[0], best);
        let instead = after(&mistake.position, &[best]);
        let own_turn = || after(&mistake.position, &found.better[..2]);
        for reason in &found.reasons {
            let told = || format!("{played} of {rows}: {reason:?}");
            kinds.insert(format!("{:?}", reason.remedy).split(' ').next().map(str::to_owned));
            match &reason.remedy {
                Remedy::Untold | Remedy::Stops | Remedy::Wins(_) => panic!("{}", told()),
                Remedy::Denies(cells) => {
                    let is_open = |&cell: &usize| instead.is_legal(cell) && !instead.must_pass();
                    assert!(!cells.is_empty() && !cells.iter().any(is_open), "{}", told());
                }
                Remedy::Occupies => {
                    let spot = reason.motif.cells()[0];
                    assert!(
                        spot == best || matches!(reason.motif, Motif::CornerMissed(_)),
                        "{}",
                        told()
                    );
                }
                Remedy::Keeps(cells) | Remedy::HasMoves(cells) => {
                    let position = own_turn();
                    assert!(cells.iter().all(|&cell| position.is_legal(cell)), "{}", told());
                }
                Remedy::LeavesNone => assert!(instead.must_pass(), "{}", told()),
                Remedy::StaysAway => {
                    let Motif::Corner { gate, .. } = reason.motif else { panic!("{}", told()) };
                    assert!(matches!(gate, Gate::XSquare | Gate::CSquare), "{}", told());
                }
                Remedy::Scores(discs) => {
                    let off = mistake.best.score.discs() - f32::from(*discs);
                    assert!(off.abs() < 0.5, "{}", told());
                }
                _ => {}
            }
            if let Motif::Reply { cell, manner, .. } = &reason.motif {
                let before = after(&mistake.position, &[mistake.played.cell]);
                let then = after(&before, &[*cell]);
                if let Manner::Robs(moves) = manner {
                    assert!(moves.iter().all(|&it| !then.is_legal(it)), "{}", told());
                }
            }
        }
    }
    assert!(kinds.len() >= 6, "{kinds:?}");
}

/// A game by chance, with the passes in it.
fn game_by_chance(seed: u64) -> GameTree {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut position = Variant::default().start().expect("a start");
    let mut plies = Vec::new();
    while !position.is_over() {
        let cells = position.legal_cells();
        let ply = if cells.is_empty() {
            Ply::Pass
        } else {
            Ply::Place(cells[random.usize(..cells.len())])
        };
        position.play(ply).expect("a legal ply");
        plies.push(ply);
    }
    GameRecord::new(Variant::default(), plies).expect("a game").into()
}

#[test]
fn a_number_of_a_move_is_told_only_of_what_the_opponent_played_there_in_the_game() {
    let (mut told, mut passes) = (0, 0);
    for seed in 0..6 {
        let tree = game_by_chance(seed);
        let line = tree.path(tree.main_end());
        let plies: Vec<Option<Ply>> = line.iter().map(|&node| tree.node(node).ply()).collect();
        passes += plies.iter().filter(|&&ply| ply == Some(Ply::Pass)).count();
        for &node in &line[1..] {
            let mover = |number: usize| tree.position(line[number - 1]).side_to_move();
            for cell in 0..64 {
                for motif in [
                    Motif::Reply { cell, opened: true, manner: Manner::Plain },
                    Motif::Corner { corner: cell, gate: Gate::Left },
                    Motif::OwnMove(cell),
                ] {
                    let Some(number) = happened(&tree, &line, node, &motif) else { continue };
                    told += 1;
                    assert_eq!(plies[number], Some(Ply::Place(cell)), "{motif:?}");
                    assert_ne!(mover(number), mover(tree.depth(node)), "{motif:?}");
                    assert!(number > tree.depth(node) && motif.answer() == Some(cell));
                }
            }
        }
    }
    assert!(told > 1000 && passes > 0, "{told} {passes}");
}
