//! Othello Board Files: what a line says is what is read, anything else is named with its place, and no
//! bad line keeps the others from being read.

use heibai::game::Position;
use heibai::othello::{Disc, Position as Board, StartLayout, Symmetry};
use heibai::records::obf::{self, ObfPosition, ReadObfError};
use proptest::prelude::*;

const START: &str = "---------------------------OX------XO--------------------------- X";

/// Black has to pass here, and White can play h1 only.
const PASS: &str = "OOOOOOX-OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO X";

fn read(line: &str) -> ObfPosition {
    obf::read_line(line.as_bytes(), 1).expect("the line is good").expect("it holds a position")
}

fn complaint(line: &str) -> String {
    obf::read_line(line.as_bytes(), 7).expect_err(line).to_string()
}

fn cell(name: &str) -> Option<usize> {
    let start = Board::start(8, StartLayout::Standard, Disc::Black).expect("8 is a size");
    Position::Othello(start).cell_named(name)
}

#[test]
fn moves_are_read_in_either_case_with_pads_comments_and_without_the_last_semicolon() {
    let expected = vec![(cell("d3"), 4), (cell("c4"), -2), (cell("f5"), 0)];
    for fields in [
        "; d3:+4; c4:-2; f5:+0;",
        ";D3:4;C4:-2;F5:0",
        "; d3:+4;   C4 : -2; --:-127; --:-127; f5:-0; % e6:+9; a comment; of any kind",
        ";\td3:+04;c4:-2;f5:+0;\r\n",
    ] {
        let position = read(&format!("{START}{fields}"));
        assert_eq!(position.moves, expected, "{fields}");
        assert_eq!((position.worth, position.best()), (None, Some(4)), "{fields}");
        assert_eq!(position.worth_of(cell("c4")), Some(-2));
        assert_eq!(position.worth_of(cell("e6")), None);
    }
}

#[test]
fn the_worth_of_a_position_may_stand_alone_or_be_unknown() {
    assert_eq!(read(&format!("{START}; +12;")).best(), Some(12));
    assert_eq!(read(&format!("{START}; -3")).best(), Some(-3));
    assert_eq!(read(&format!("{START};")).best(), None);
    assert_eq!(read(START).best(), None);
    assert_eq!(read(&format!("\u{feff}  {START}")).best(), None);
}

#[test]
fn a_forced_pass_and_the_end_of_a_game_are_positions_too() {
    let pass = read(&format!("{PASS}; pa:-60;"));
    assert_eq!(pass.moves, [(None, -60)]);
    assert_eq!(read(&format!("{PASS}; PS:-60;")), pass);
    let over = format!("{}; +64;", "X".repeat(64) + " O");
    assert!(read(&over).position.is_game_over());
}

#[test]
fn lines_without_a_position_are_passed_over() {
    for line in ["", "  \t", "\r\n", "% a comment", "   % X;", "\u{feff}"] {
        assert_eq!(obf::read_line(line.as_bytes(), 1), Ok(None), "{line:?}");
    }
}

#[test]
fn a_bad_line_is_named_with_line_column_and_reason() {
    let middle = START.find("OX").expect("the middle is drawn");
    let hole = format!("{}-{}", &START[..middle], &START[middle + 1..]);
    let alone = format!("X{}", &START[1..]);
    for (line, said) in [
        ("hello", "line 7, column 1: expected X, O or - for a square, found 'h'"),
        (" --?", "line 7, column 4: expected X, O or - for a square, found '?'"),
        ("--XO X;", "line 7, column 6: expected 64 squares and the side to move, found 4 squares"),
        (&START[..64], "line 7, column 65: expected X or O for the side to move"),
        (
            &format!("-{START}; d3:+1;"),
            "line 7, column 67: expected 64 squares and the side to move, found 65 squares",
        ),
        (&hole, "line 7, column 1: impossible board: d4 is empty"),
        (&alone, "line 7, column 1: impossible board: the disc on a1 is cut off"),
        (&"-".repeat(64), "line 7, column 65: expected X or O for the side to move"),
        (&format!("{START}; a1:+2;"), "line 7, column 69: a1 is not legal here"),
        (&format!("{START}; d3:+2; pa:+2;"), "line 7, column 76: pa is not legal here"),
        (&format!("{START}; i9:+2;"), "line 7, column 69: i9 is not legal here"),
        (&format!("{START}; d3:+2; D3:+2;"), "line 7, column 76: D3 is listed twice"),
        (
            &format!("{START}; d3:+65;"),
            "column 69: expected whole discs from -64 to +64, found \"+65\"",
        ),
        (&format!("{START}; d3:;"), "column 69: expected whole discs from -64 to +64, found \"\""),
        (
            &format!("{START}; +2; -2;"),
            "line 7, column 73: the worth of the position is given twice",
        ),
        (&format!("{START}; good;"), "column 69: expected a field such as d6:+4, found \"good\""),
        (&format!("{START};; d3:+2;"), "column 68: expected a field such as d6:+4, found \"\""),
    ] {
        let complaint = complaint(line);
        assert!(complaint.contains(said), "{line}\ngave {complaint}");
    }
    let bytes = [START.as_bytes(), b"; d3:+2 \xff;"].concat();
    let error = obf::read_line(&bytes, 7).expect_err("a byte is no text");
    assert_eq!(error.to_string(), "line 7, column 75: not a text");
    let comment = [START.as_bytes(), b"; d3:+2; % na\xefve"].concat();
    assert_eq!(obf::read_line(&comment, 7).map(|read| read.is_some()), Ok(true));
}

#[test]
fn good_lines_among_a_thousand_bad_ones_are_read() {
    let mut file = String::new();
    for number in 0..1000 {
        file += ["garbage\n", "\n% nothing\n", "XO X;\n"][number % 3];
        file += &"y".repeat(number * 10);
        file += "\n";
        if number % 10 == 0 {
            file += START;
            file += "; d3:+2;\n";
        }
    }
    file += START;
    let (mut good, mut bad) = (Vec::new(), 0);
    let mut lines = obf::read(file.as_bytes());
    while let Some(entry) = lines.next() {
        match entry {
            Ok(_) => good.push(lines.number()),
            Err(ReadObfError::Line(error)) => {
                bad += 1;
                assert_eq!(error.line, lines.number());
            }
            Err(error) => panic!("{error}"),
        }
    }
    let expected: Vec<u64> = (1..)
        .zip(file.lines())
        .filter(|(_, line)| line.starts_with(START))
        .map(|(number, _)| number)
        .collect();
    assert_eq!(good.len(), 101);
    assert_eq!(good, expected);
    // Two thirds are garbage; every line of y but the first, which is empty, is, too.
    assert_eq!(bad, 667 + 999);
}

#[test]
fn a_file_without_end_or_lines_is_given_up() {
    let mut lines = obf::read(std::io::BufReader::new(std::io::repeat(b'X')));
    assert!(matches!(lines.next(), Some(Err(ReadObfError::TooLarge))));
    assert!(lines.next().is_none());
}

/// A position after random plies, with each of its moves worth something.
fn listed() -> impl Strategy<Value = ObfPosition> {
    (any::<u64>(), 0..60_usize, 0..8_usize, any::<bool>()).prop_map(
        |(seed, plies, turn, is_known)| {
            let mut rng = fastrand::Rng::with_seed(seed);
            let mut board =
                Board::start(8, StartLayout::Standard, Disc::Black).expect("8 is a size");
            for _ in 0..plies {
                match rng.choice(board.legal_moves()) {
                    Some(square) => {
                        board.place(square).expect("it is in the list of legal moves");
                    }
                    None => board.pass(),
                }
            }
            let mut position = ObfPosition::new(Symmetry::ALL[turn].position(&board));
            for square in position.position.legal_moves() {
                let discs = rng.i8(-64..=64);
                position.moves.push((square.index(8), discs));
            }
            if position.position.must_pass() {
                position.moves.push((None, rng.i8(-64..=64)));
            }
            if position.moves.is_empty() && is_known {
                position.worth = Some(rng.i8(-64..=64));
            }
            position
        },
    )
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(position in listed()) {
        let line = obf::write(&position);
        prop_assert_eq!(obf::read_line(line.as_bytes(), 1), Ok(Some(position)), "{}", line);
    }

    #[test]
    fn any_bytes_give_positions_or_errors(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        for entry in obf::read(bytes.as_slice()) {
            let is_told = match entry {
                Ok(_) => true,
                Err(error) => error.to_string().starts_with("line "),
            };
            prop_assert!(is_told);
        }
    }

    #[test]
    fn a_good_line_with_one_byte_changed_gives_a_position_or_an_error(
        position in listed(),
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
    ) {
        let mut line = obf::write(&position).into_bytes();
        let at = at.index(line.len());
        line[at] = byte;
        // Either answer will do; a panic won't.
        let _ = obf::read_line(&line, 1);
    }
}

#[test]
fn a_line_as_long_as_is_allowed_is_read_and_a_longer_one_named_without_harm_to_the_next() {
    let line =
        |bytes: usize, end: &str| format!("{:<1$}{end}", format!("{START};"), bytes - end.len());
    for (first, second) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        for end in ["\n", ""] {
            let most = obf::MAX_LINE_BYTES;
            // The end of a line is one of its bytes.
            let text = line(most + 1 + first, "\n") + &line(most + second + end.len(), end);
            let mut lines = obf::read(text.as_bytes());
            for (number, excess) in [(1, first), (2, second)] {
                let read = lines.next().expect("the line holds something");
                assert_eq!(lines.number(), number);
                match read {
                    Ok(position) => assert_eq!((excess, position), (0, self::read(START))),
                    Err(ReadObfError::Line(error)) => {
                        assert_eq!((excess, error.line), (1, number), "{error}");
                    }
                    Err(error) => panic!("{error}"),
                }
            }
            assert!(lines.next().is_none());
        }
    }
}
