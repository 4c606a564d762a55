//! How files of lessons are read.

use heibai::game::{Game, Ply};
use heibai::lessons::{Goal, Lesson, Verdict};

const LESSON: &str = r#"
id = "corners"
chapter = "Corners"
title = "What a corner holds"

[boards.start]
moves = "f5"

[[say]]
text = "White has three moves."
board = "start"
marks = "d6 f4"
lines = ["d6 f4"]
claims = ["legal f4 d6 f6", "d6: discs 3 3"]

[[say]]
text = "White plays d6."
moves = "d6"

[[say]]
text = "Black answers."
regions = ["a1 a2 b1"]

[[task]]
board = "start"
ask = "Play the diagonal."
goal = "opening Diagonal"
right = "f6"
solved = "Right."
wrong = [{ on = "d6", text = "That is the perpendicular.", reply = "c5" }]
other = "No."
illegal = "Nothing turns there."

[[task.then]]
reply = "e6"
ask = "And now?"
goal = "legal"
right = "d6"
solved = "Done."
other = "No."
"#;

fn read(text: &str) -> Result<Lesson, String> {
    Lesson::read(text, Game::Othello).map_err(|error| error.to_string())
}

/// The error of the lesson with a part of it replaced.
fn error(from: &str, to: &str) -> String {
    assert!(LESSON.contains(from), "{from:?}");
    read(&LESSON.replacen(from, to, 1)).unwrap_err()
}

#[test]
fn a_block_goes_on_where_the_one_before_it_stood() {
    let lesson = read(LESSON).unwrap();
    let [first, second, third] = lesson.blocks.as_slice() else { panic!() };
    assert_eq!(second.position, first.end());
    assert_eq!(second.plies, [Ply::Place(second.position.cell_named("d6").unwrap())]);
    assert_eq!(third.position, second.end());
    assert_eq!(third.shown.regions, [[0, 8, 1]]);
    assert_eq!(first.shown.lines, [(first.shown.marks[0], first.shown.marks[1])]);
    assert_eq!(lesson.words().len(), 2 + 3 + 5 + 3);
}

#[test]
fn a_task_is_judged_step_by_step() {
    let lesson = read(LESSON).unwrap();
    let task = &lesson.tasks[0];
    let cell = |name| task.steps[0].position.cell_named(name).unwrap();
    assert_eq!(task.steps[0].goal, Goal::Opening("Diagonal".to_owned()));
    let answer = task.judge(0, cell("f6"));
    assert!(answer.is_right());
    assert_eq!((answer.text, answer.reply), ("Right.", &[cell("e6")][..]));
    let answer = task.judge(0, cell("d6"));
    assert_eq!((answer.verdict, answer.text), (Verdict::Wrong, "That is the perpendicular."));
    assert_eq!(answer.reply, [cell("c5")]);
    assert_eq!(task.judge(0, cell("f4")).text, "No.");
    let answer = task.judge(0, cell("a1"));
    assert_eq!((answer.verdict, answer.text), (Verdict::Outside, "Nothing turns there."));
    let last = task.judge(1, cell("d6"));
    assert!(last.is_right() && last.reply.is_empty());
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    let cases = [
        ("title =", "titel =", "line 4: unknown field `titel`"),
        ("moves = \"f5\"", "moves = \"f5a1\"", "board \"start\": "),
        ("moves = \"f5\"", "black = \"d4\"\nto_move = \"black\"", "board \"start\": e4 is empty"),
        ("moves = \"d6\"", "moves = \"d6 d6\"", "say 2: d6: that square is occupied"),
        ("marks = \"d6 f4\"", "marks = \"d6 z9\"", "say 1: \"z9\" is not a cell"),
        ("lines = [\"d6 f4\"]", "lines = [\"d6\"]", "say 1: \"d6\" has not two ends"),
        ("legal f4 d6 f6", "lawful f4", "say 1: \"lawful f4\": \"lawful\" is not a claim"),
        ("d6: discs", "a1: discs", "say 1: \"a1: discs 3 3\": a1: no disc would be flipped there"),
        ("board = \"start\"\nask", "board = \"end\"\nask", "there is no board \"end\""),
        ("goal = \"legal\"", "goal = \"five\"", "task 1, step 2: \"five\" is the other game's"),
        ("goal = \"legal\"", "goal = \"turns\"", "task 1, step 2: expected a number"),
        ("right = \"f6\"", "right = \"\"", "task 1, step 1: there is no right move"),
        ("right = \"f6\"", "right = \"f6 d6\"", "task 1, step 1: d6 has two answers"),
        ("right = \"f6\"", "right = \"a1\"", "task 1, step 1: a1 can't be chosen"),
        ("right = \"f6\"", "right = \"f6 f4\"", "task 1, step 1: other is never said"),
        ("other = \"No.\"\nillegal", "illegal", "task 1, step 1: f4 has no answer"),
        ("reply = \"e6\"", "reply = \"a1\"", "task 1, step 2: a1: no disc would be flipped there"),
    ];
    for (from, to, expected) in cases {
        let found = error(from, to);
        assert!(found.contains(expected), "{to:?}: {found}");
    }
}

#[test]
fn stones_of_gomoku_have_to_fit_the_side_to_move() {
    let lesson = |board: &str| {
        let text = LESSON.replace("moves = \"f5\"\n", board);
        Lesson::read(&text, Game::Gomoku).unwrap_err().to_string()
    };
    let uneven = lesson("black = \"h8 h9\"\nwhite = \"\"\nto_move = \"white\"\n");
    assert!(uneven.contains("2 black and 0 white stones don't fit"), "{uneven}");
    let five = "black = \"h8 h9 h10 h11 h12\"\nwhite = \"a1 c1 e1 g1 i1\"\nto_move = \"black\"\n";
    assert!(lesson(five).contains("is part of a winning row"));
    let twice = lesson("black = \"h8\"\nwhite = \"h8\"\nto_move = \"black\"\n");
    assert!(twice.contains("two stones on h8"), "{twice}");
}
