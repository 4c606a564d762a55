//! Lines of one's own openings from files, and to one: all of a file or nothing.

use super::quiet;
use crate::driver_support::{Home, Program};
use heibai::app::disk::ReasonKind;
use heibai::app::library::{LinesError, Progress, read_lines, write_lines};
use heibai::app::state::{Event, LearnEvent, Moment, OpeningsEvent, Status};
use heibai::game::{Side, Variant};
use heibai::records::ReadErrorKind;
use heibai::repertoire::{MOST, Repertoire};

const NOW: Moment = Moment { date: 20_261_126, seconds: 1_795_000_000, tonight: 1_795_046_399 };

/// Two variations, the second of which has an answer of Black's own.
const STUDY: &str = "(;GM[2];B[f5](;W[d6];B[c3];W[d3];B[c4])(;W[f6];B[e6]))";

fn learning(home: &Home) -> Program {
    let mut program = home.launch();
    program.dispatch(Event::Learn(LearnEvent::Enter(NOW)));
    program.until("lines read", |driver| driver.state().repertoires().is_some());
    program
}

fn openings(program: &mut Program, event: OpeningsEvent) {
    program.dispatch(Event::Openings(event));
    quiet(program);
}

fn cards(program: &Program) -> usize {
    let all = program.driver.state().repertoires().expect("they have been read");
    all.iter().map(|mine| mine.cards().count()).sum()
}

#[test]
fn the_lines_of_a_file_are_added_and_written_and_read_back_the_same() {
    let home = Home::new();
    let file = home.write("study.sgf", STUDY);
    let mut program = learning(&home);
    openings(&mut program, OpeningsEvent::Import(vec![file]));
    let note = program.shown().note;
    assert_eq!(
        (note.status, note.side, note.number),
        (Status::OpeningsAdded, Some(Side::Black), 4)
    );
    let out = home.path("mine.sgf");
    openings(&mut program, OpeningsEvent::Export(out.clone()));
    let note = program.shown().note;
    assert_eq!((note.status, &*note.file, note.number), (Status::LinesWritten, "mine.sgf", 4));

    let other = Home::new();
    let mut program = learning(&other);
    openings(&mut program, OpeningsEvent::Import(vec![out]));
    assert_eq!(cards(&program), 4);
    let rows: Vec<String> =
        program.driver.state().opening_rows().iter().map(|row| row.moves.join(" ")).collect();
    assert_eq!(rows.len(), 3, "{rows:?}");
    assert!(["d6 c3", "d3 c4", "f6 e6"].iter().all(|row| rows.contains(&(*row).to_owned())));
}

#[test]
fn what_is_wrong_with_a_file_is_told_with_its_place_and_nothing_is_added() {
    let home = Home::new();
    let good = home.write("good.sgf", STUDY);
    let broken = home.write("broken.sgf", "(;GM[2];B[f5];W[f6])\n(;GM[2];B[f5]\n;W[a1])");
    let small = home.write("small.sgf", "(;GM[2]SZ[6];B[c2])");
    let text = home.write("text.sgf", "Dear diary");
    let mut program = learning(&home);

    openings(&mut program, OpeningsEvent::Import(vec![good.clone(), broken]));
    let note = program.shown().note;
    assert_eq!((note.status, &*note.file, note.count), (Status::LinesRefused, "broken.sgf", 2));
    assert!(matches!(note.problem, Some(ReadErrorKind::IllegalMove(_))), "{note:?}");
    assert_eq!((note.line, &*note.detail), (3, "a1"));
    assert_eq!(cards(&program), 0, "not even the lines of the good file");

    openings(&mut program, OpeningsEvent::Import(vec![small]));
    let note = program.shown().note;
    assert_eq!((note.status, &*note.file, note.number), (Status::LinesElsewhere, "small.sgf", 1));

    let gomoku = home.write("gomoku.sgf", "(;GM[4]SZ[15];B[h8];W[h9])");
    openings(&mut program, OpeningsEvent::Import(vec![gomoku]));
    let note = program.shown().note;
    assert_eq!((note.status, note.number), (Status::LinesOfOtherGame, 1));

    openings(&mut program, OpeningsEvent::Import(vec![text]));
    let note = program.shown().note;
    assert_eq!((note.status, &*note.file), (Status::LinesRefused, "text.sgf"));
    assert!(note.problem.is_some());

    openings(&mut program, OpeningsEvent::Import(vec![home.path("nowhere.sgf")]));
    let note = program.shown().note;
    assert_eq!(note.status, Status::LinesRefused);
    assert_eq!(note.reason.expect("it is not there").kind, ReasonKind::Missing);
    assert_eq!(cards(&program), 0);

    openings(&mut program, OpeningsEvent::Import(vec![good]));
    assert_eq!(cards(&program), 4);
    openings(&mut program, OpeningsEvent::Export(home.path("no/such/folder/x.sgf")));
    assert_eq!(program.status(), Status::LinesNotWritten);
}

#[test]
fn more_lines_than_there_is_room_for_are_refused_as_a_whole() {
    let home = Home::new();
    let variant = Variant::default();
    let mut mine = Repertoire::new(variant, Side::Black).unwrap();
    let mut rng = fastrand::Rng::with_seed(3);
    let random_line = |rng: &mut fastrand::Rng, plies: usize| {
        let mut position = variant.start().unwrap();
        let mut line = Vec::new();
        while line.len() < plies && !position.must_pass() && !position.is_over() {
            let cells = position.legal_cells();
            let ply = heibai::game::Ply::Place(cells[rng.usize(..cells.len())]);
            position.play(ply).unwrap();
            line.push(ply);
        }
        line
    };
    while mine.add(&random_line(&mut rng, 50), 0).is_ok() {}
    let mut others = Repertoire::new(variant, Side::Black).unwrap();
    for _ in 0..40 {
        others.add(&random_line(&mut rng, 50), 0).unwrap();
    }
    let file = home.path("others.sgf");
    write_lines(&others, &file).unwrap();
    let refused = read_lines(std::slice::from_ref(&file), &mine, &Progress::default());
    assert!(matches!(refused, Err(LinesError::TooMany)), "{MOST} is the most");
    let empty = Repertoire::new(variant, Side::Black).unwrap();
    assert!(read_lines(&[file], &empty, &Progress::default()).is_ok());
}
