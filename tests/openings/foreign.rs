//! The books of other programs: what is read of each format, what is left out, what is refused, and what a book of ours
//! takes from them. The files are made here, by what is known of the formats.

use std::path::Path;

use heibai::book::foreign::{Entry, ForeignBook, ForeignError, Format, Known, Level, Reader};
use heibai::book::growth::{Goal, Growth, Progress};
use heibai::book::{Book, Finding, GrowthSettings, Making};
use heibai::game::{Game, Ply, Position, Variant};
use heibai::othello::{Board, Disc, Symmetry};
use heibai::records::transcript;
use heibai::search::{Score, Stop};
use proptest::prelude::*;
use tempfile::TempDir;

/// The position after these moves.
fn after(moves: &str) -> Position {
    transcript::read(moves, Variant::default()).expect("the moves are legal").end()
}

fn board(moves: &str) -> Board {
    let Position::Othello(position) = after(moves) else { unreachable!("it is Othello") };
    Board::try_from(&position).expect("it has 8×8 squares")
}

fn cell(name: &str) -> usize {
    after("").cell_named(name).expect("it is on the board")
}

/// A position of Edax: discs, value with bounds, level, links and leaf.
fn edax_position(
    (player, opponent): (u64, u64),
    [value, lower, upper]: [i16; 3],
    level: u8,
    links: &[(i8, u8)],
    leaf: (i8, u8),
) -> Vec<u8> {
    let mut bytes = [player.to_le_bytes(), opponent.to_le_bytes()].concat();
    bytes.extend([7; 16]);
    for it in &[value, lower, upper] {
        bytes.extend(it.to_le_bytes());
    }
    bytes.extend([links.len() as u8, level]);
    for &(value, cell) in links.iter().chain([&leaf]) {
        bytes.extend([value as u8, cell]);
    }
    bytes
}

fn edax(stated: u32, positions: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = b"XADEKOOB\x04\x04".to_vec();
    bytes.extend([0xea, 0x07, 11, 22, 9, 14, 3, 0]);
    for it in &[21_i32, 24, 2, 1, 1] {
        bytes.extend(it.to_le_bytes());
    }
    bytes.extend(stated.to_le_bytes());
    for it in positions {
        bytes.extend(it);
    }
    bytes
}

/// The discs of a board as Egaroucid counts its squares.
fn turned(board: Board) -> [u8; 16] {
    let words = [board.player(), board.opponent()].map(u64::reverse_bits);
    let mut bytes = [0; 16];
    bytes[..8].copy_from_slice(&words[0].to_le_bytes());
    bytes[8..].copy_from_slice(&words[1].to_le_bytes());
    bytes
}

fn egaroucid(version: u8, positions: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = b"DICUORAGE".to_vec();
    bytes.push(version);
    bytes.extend((positions.len() as u32).to_le_bytes());
    for it in positions {
        bytes.extend(it);
    }
    bytes
}

/// A position of Egaroucid's third format: value, level, and the leaf's value and bit.
fn egbk3_position(board: Board, value: i8, level: i8, (leaf, bit): (i8, u8)) -> Vec<u8> {
    let mut bytes = turned(board).to_vec();
    bytes.extend([value as u8, level as u8, 3, 0, 0, 0, leaf as u8, bit, level as u8]);
    bytes
}

fn read(bytes: &[u8]) -> Result<ForeignBook, ForeignError> {
    ForeignBook::read(bytes, Some(bytes.len() as u64), None, &mut |_| true)
}

fn known(bytes: &[u8], moves: &str) -> Known {
    read(bytes).expect("it is a book").known(&after(moves)).expect("the book has it")
}

/// Each move as name, value and level.
fn listed(known: &Known) -> Vec<(String, i8, Level)> {
    let start = after("");
    known.moves.iter().map(|it| (start.cell_name(it.cell), it.value, it.level)).collect()
}

fn named(moves: &[(&str, i8, Level)]) -> Vec<(String, i8, Level)> {
    moves.iter().map(|&(name, value, level)| (name.to_owned(), value, level)).collect()
}

#[test]
fn a_book_of_edax_tells_values_bounds_levels_and_moves() {
    // After f5d6c3d3c4, as published.
    let discs = (0x0808_0008_0000, 0x0030_1C04_0000);
    let (b3, f4) = (cell("b3") as u8, cell("f4") as u8);
    let bytes = edax(1, &[edax_position(discs, [2, -1, 3], 21, &[(2, f4)], (-4, b3))]);
    let book = read(&bytes).expect("it is a book");
    assert_eq!(book.format(), Format::Edax);
    let facts = book.facts();
    assert_eq!((facts.positions, facts.unusable, facts.wrong_moves, facts.torn), (1, 0, 0, None));
    assert_eq!((facts.stated, facts.stated_level, facts.release), (1, Some(21), Some(4)));
    assert_eq!(facts.saved.as_deref(), Some("2026-11-22"));
    assert_eq!(facts.levels, Some((Level::Search(21), Level::Search(21))));
    assert_eq!(facts.discs, Some((9, 9)));
    let known = known(&bytes, "f5d6c3d3c4");
    assert_eq!(
        (known.value, known.bounds, known.level),
        (Some(2), Some((-1, 3)), Level::Search(21))
    );
    assert_eq!(
        listed(&known),
        named(&[("f4", 2, Level::Search(21)), ("b3", -4, Level::Search(21))])
    );
    assert_eq!(known.moves.iter().map(|it| it.is_leaf).collect::<Vec<_>>(), [false, true]);
}

#[test]
fn all_forms_of_a_position_are_one_and_its_moves_turn_with_it() {
    let position = board("f5d6c3d3c4");
    let (f4, leaf) = (cell("f4"), cell("b3"));
    for symmetry in Symmetry::ALL {
        let form = symmetry.board(position);
        let place = |cell: usize| symmetry.bits(1 << cell).trailing_zeros() as u8;
        let discs = (form.player(), form.opponent());
        let links = [(2, place(f4))];
        let bytes = edax(1, &[edax_position(discs, [2; 3], 21, &links, (-4, place(leaf)))]);
        let found = known(&bytes, "f5d6c3d3c4");
        assert_eq!(found.moves.iter().map(|it| it.cell).collect::<Vec<_>>(), [f4, leaf]);
        // By other moves, in another form.
        let found = known(&bytes, "d3c5f6f5e6");
        assert_eq!(found.moves.len(), 2, "{symmetry:?}");
        let egbk3 = egaroucid(3, &[egbk3_position(form, 2, 17, (-4, 63 - place(leaf)))]);
        let found = known(&egbk3, "f5d6c3d3c4");
        assert_eq!(listed(&found), named(&[("b3", -4, Level::Search(17))]));
    }
    // The four first moves are mirror images of each other.
    let start = Board::start();
    let links = [(0, cell("d3") as u8)];
    let discs = (start.player(), start.opponent());
    let bytes = edax(1, &[edax_position(discs, [0, 0, 0], 30, &links, (0, 65))]);
    let found = listed(&known(&bytes, ""));
    let all = Level::Search(30);
    assert_eq!(found, named(&[("d3", 0, all), ("c4", 0, all), ("f5", 0, all), ("e6", 0, all)]));
}

#[test]
fn moves_that_a_format_does_not_list_are_those_into_the_book() {
    let none = (-126, 127);
    let positions = [
        egbk3_position(board(""), 0, 21, none),
        egbk3_position(board("f5"), 1, 25, none),
        egbk3_position(board("f5d6"), -2, 70, (3, 63 - cell("c3") as u8)),
        egbk3_position(board("f5f6"), 1, -1, none),
    ];
    let bytes = egaroucid(3, &positions);
    let first = known(&bytes, "");
    let level = Level::Search(25);
    assert_eq!(first.value, Some(0));
    assert_eq!(
        listed(&first),
        named(&[("d3", -1, level), ("c4", -1, level), ("f5", -1, level), ("e6", -1, level)])
    );
    let second = known(&bytes, "f5");
    assert_eq!(second.level, Level::Search(25));
    assert_eq!(listed(&second), named(&[("d6", 2, Level::ByHand), ("f6", -1, Level::Unknown)]));
    let third = known(&bytes, "f5d6");
    assert_eq!((third.level, third.value), (Level::ByHand, Some(-2)));
    assert_eq!(listed(&third), named(&[("c3", 3, Level::ByHand)]));
    assert!(third.moves[0].is_leaf);
    // A position that is not in the book itself, but a move leads into it.
    let bytes = egaroucid(3, &positions[2..]);
    let second = known(&bytes, "f5");
    assert_eq!((second.value, second.moves.len()), (None, 2));
    assert_eq!(read(&bytes).expect("it is a book").known(&after("f5f4e3")), None);
}

#[test]
fn the_older_books_of_egaroucid_are_read_as_well() {
    // The first has no name of its own: its length or ending tells. Values are for the side that has moved.
    let mut bytes = 2_u32.to_le_bytes().to_vec();
    for (moves, value) in [("f5", 64 + 1), ("f5d6", 64 - 2)] {
        bytes.extend(turned(board(moves)));
        bytes.push(value);
    }
    let book = read(&bytes).expect("it is a book");
    assert_eq!(book.format(), Format::Egbk);
    let known_first = book.known(&after("f5")).expect("it has it");
    assert_eq!((known_first.value, known_first.level), (Some(-1), Level::Unknown));
    assert_eq!(listed(&known_first), named(&[("d6", -2, Level::Unknown)]));
    bytes.pop();
    assert!(matches!(read(&bytes), Err(ForeignError::Unknown)));
    let name = Path::new("old.EGBK");
    let cut = ForeignBook::read(&*bytes, Some(bytes.len() as u64), Some(name), &mut |_| true);
    assert_eq!(cut.expect("the rest is there").facts().torn, Some(22));

    let mut position = turned(board("f5")).to_vec();
    position.extend([1, 12, 2, 2, 63 - cell("d6") as u8, -8_i8 as u8, 63 - cell("f4") as u8]);
    let bytes = egaroucid(2, &[position]);
    let book = read(&bytes).expect("it is a book");
    assert_eq!(book.format(), Format::Egbk2);
    let level = Level::Search(12);
    let found = book.known(&after("f5")).expect("it has it");
    assert_eq!((found.value, found.level), (Some(1), level));
    assert_eq!(listed(&found), named(&[("d6", 2, level), ("f4", -8, level)]));
    // The documentation has the name forwards.
    let mut bytes = bytes;
    bytes[..9].copy_from_slice(b"EGAROUCID");
    assert_eq!(read(&bytes).expect("it is a book").format(), Format::Egbk2);
}

#[test]
fn a_pass_changes_the_side_and_not_the_book() {
    let stuck = after("e6f6c4e7e8d8g7f8");
    let played = after("e6f6c4e7e8d8g7");
    assert!(stuck.must_pass(), "Black has no move");
    let mut passed = stuck.clone();
    passed.play(Ply::Pass).expect("it is due");
    let discs = |position: &Position| {
        let Position::Othello(position) = position else { unreachable!("it is Othello") };
        Board::try_from(position).expect("it has 8×8 squares")
    };
    // Edax has the position before the pass, Egaroucid the one after it.
    let before = discs(&stuck);
    let links = [(6_i8, 64_u8)];
    let edax = edax(
        1,
        &[edax_position(
            (before.player(), before.opponent()),
            [-6, -8, 10],
            21,
            &links,
            (-127, 65),
        )],
    );
    let egbk3 = egaroucid(3, &[egbk3_position(discs(&passed), 6, 21, (-126, 127))]);
    for (bytes, name) in [(edax, "Edax"), (egbk3, "Egaroucid")] {
        let book = read(&bytes).expect("it is a book");
        assert_eq!(book.facts().wrong_moves, 0);
        assert_eq!(book.known(&stuck).expect("it has it").value, Some(-6), "{name}");
        assert_eq!(book.known(&passed).expect("it has it").value, Some(6), "{name}");
        let f8 = book.known(&played).expect("a move leads to it").moves[0];
        assert_eq!((f8.cell, f8.value), (cell("f8"), 6), "{name}");
    }
}

#[test]
fn what_cannot_be_is_left_out_counted_and_told() {
    let good = board("f5d6c3d3c4");
    let discs = (good.player(), good.opponent());
    let f4 = cell("f4") as u8;
    let positions = [
        edax_position((3, 1), [0; 3], 21, &[], (0, 65)),
        // Illegal, off the board, and without a value; a leaf may be none.
        edax_position(discs, [2; 3], 21, &[(2, f4), (0, 0), (0, 200), (-127, f4)], (-127, 65)),
        edax_position((0x0000_0008_0000_0000, 0), [0; 3], 21, &[], (0, 65)),
        edax_position((good.player() | 1 << 63, good.opponent()), [0; 3], 21, &[], (0, 65)),
        edax_position(discs, [-127, -127, 127], 21, &[], (-127, 65)),
    ];
    let mut bytes = edax(4_000_000_000, &positions);
    bytes.extend([1; 10]);
    let book = read(&bytes).expect("one can be used");
    let facts = book.facts();
    assert_eq!((facts.positions, facts.unusable, facts.wrong_moves), (1, 4, 3));
    let first = facts.first_unusable.expect("there is one");
    assert_eq!(first.to_string(), "byte 43: two discs lie on one square");
    assert_eq!(facts.torn, Some(bytes.len() as u64 - 9));
    assert_eq!(facts.stated, 4_000_000_000);
    assert_eq!(listed(&known(&bytes, "f5d6c3d3c4")), named(&[("f4", 2, Level::Search(21))]));

    // Record by record the same is told.
    let mut reader = Reader::open(&*bytes, None, None).expect("it is a book");
    let entries: Vec<Entry> = reader.by_ref().map(|it| it.expect("it can be read")).collect();
    let reasons: Vec<_> = entries
        .iter()
        .map(|entry| match entry {
            Entry::Position(_) => "",
            Entry::Unusable(unusable) => unusable.reason,
        })
        .collect();
    assert_eq!(
        reasons,
        [
            "two discs lie on one square",
            "",
            "no game reaches the position",
            "no game reaches the position",
            "the position has neither value nor moves",
        ]
    );
    assert_eq!(reader.facts().unusable, 4);
}

#[test]
fn of_several_entries_for_a_position_the_best_found_counts() {
    let position = board("f5");
    let turned = Symmetry::QuarterTurn.board(position);
    let none = (-126, 127);
    let low = egbk3_position(position, 9, 10, none);
    let high = egbk3_position(turned, 1, 30, none);
    for positions in [[low.clone(), high.clone()], [high, low]] {
        let book = read(&egaroucid(3, &positions)).expect("it is a book");
        assert_eq!(book.facts().positions, 1);
        let known = book.known(&after("f5")).expect("it has it");
        assert_eq!((known.value, known.level), (Some(1), Level::Search(30)));
    }
}

#[test]
fn what_is_no_book_is_refused_with_the_place() {
    let told = |bytes: &[u8]| read(bytes).expect_err("it is no book").to_string();
    assert!(told(b"").starts_with("is not an opening book in a known format: Edax (.dat)"));
    assert!(told(b"f5d6c3d3c4").starts_with("is not an opening book"));
    assert!(told(b"XADEKOO").starts_with("is not an opening book"));
    let mut bytes = edax(0, &[]);
    assert_eq!(told(&bytes), "is an Edax book without a usable position");
    bytes[8] = 3;
    assert_eq!(told(&bytes), "is a book of Edax of version 3, expected 4");
    assert_eq!(told(&edax(1, &[])[..30]), "byte 31: the header of the Edax book is cut off");
    assert_eq!(told(&egaroucid(9, &[])), "is a book of Egaroucid 3 of version 9, expected 3");
    assert_eq!(told(b"DICUORAGE"), "byte 10: the header of the Egaroucid 3 book is cut off");
    let wrong = edax(1, &[edax_position((0, 0), [0; 3], 21, &[], (0, 65))]);
    assert_eq!(
        told(&wrong),
        "is an Edax book without a usable position; byte 43: no game reaches the position"
    );
    assert!(ForeignBook::read_file(Path::new("/nowhere/book.dat"), &mut |_, _| true).is_err());
}

#[test]
fn a_book_is_of_othello_on_eight_by_eight() {
    let bytes = egaroucid(3, &[egbk3_position(board(""), 0, 21, (-126, 127))]);
    let book = read(&bytes).expect("it is a book");
    assert!(book.known(&after("")).is_some());
    for variant in [
        Variant::default().with_size(6),
        Variant::default().with_size(10),
        Variant::usual(Game::Gomoku),
    ] {
        assert_eq!(book.known(&variant.start().expect("it has a start")), None);
    }
    // The colours make no difference.
    let white = board("f5").to_position(Disc::White);
    let black = board("f5").to_position(Disc::Black);
    let bytes = egaroucid(3, &[egbk3_position(board("f5"), 5, 21, (-126, 127))]);
    let book = read(&bytes).expect("it is a book");
    assert_eq!(book.known(&Position::Othello(white)), book.known(&Position::Othello(black)));
}

#[test]
fn reading_can_be_stopped() {
    let position = egbk3_position(board("f5"), 1, 10, (-126, 127));
    let bytes = egaroucid(3, &vec![position; 100_000]);
    let mut asked = 0;
    let stopped = ForeignBook::read(&*bytes, None, None, &mut |_| {
        asked += 1;
        asked < 3
    });
    assert!(matches!(stopped, Err(ForeignError::Stopped)));
    assert_eq!(asked, 3);
}

fn grow(path: &Path, within: i16, guides: Vec<ForeignBook>, positions: usize) -> (Book, Progress) {
    let settings = GrowthSettings {
        depth: 3,
        sieve: 1,
        within: Score::from_discs(within),
        ..GrowthSettings::usual(Game::Othello)
    };
    let making = Making::new(Variant::default(), settings).expect("there are books of Othello");
    let mut growth = Growth::guided(path, &making, guides).expect("the book can be grown");
    let goal = Goal { positions, time: None };
    let done = growth.grow(goal, &Stop::default(), &mut |_| {}).expect("there is room");
    (growth.book().clone(), done)
}

#[test]
fn a_book_of_ours_grows_by_others_and_keeps_its_own_values() {
    let folder = TempDir::new().expect("there is room for a folder");
    // Nonsense: White's bad answer f4 is said to win by 60.
    let (none, e3) = ((-126, 127), 63 - cell("e3") as u8);
    let guide = || {
        let positions = [
            egbk3_position(board(""), -60, 21, none),
            egbk3_position(board("f5"), 60, 21, none),
            egbk3_position(board("f5f4"), -60, 21, (-60, e3)),
        ];
        read(&egaroucid(3, &positions)).expect("it is a book")
    };
    let path = folder.path().join("guided.book");
    let (guided, done) = grow(&path, 0, vec![guide()], 30);
    assert_eq!(done.guided, 3, "the start, f5 and f4");
    let (all, _) = grow(&folder.path().join("all.book"), 64, Vec::new(), 6);
    let (plain, done) = grow(&folder.path().join("plain.book"), 0, Vec::new(), 30);
    assert_eq!((done.guided, plain.making().guides().len()), (0, 0));
    let known = |book: &Book, moves: &str, name: &str| {
        book.moves(&after(moves)).into_iter().find(|it| it.cell == cell(name))
    };
    assert!(known(&plain, "f5", "f4").is_none(), "the sieve drops it");
    assert!(known(&guided, "f5", "f4").is_some());
    assert!(known(&guided, "f5f4", "e3").is_some());
    // Where both books have nothing but the search, it is the same search.
    let of_all = known(&all, "f5", "f4").expect("all moves are kept");
    assert!(of_all.score.discs() < 10.0);
    assert!(known(&guided, "f5", "f4").is_some_and(|it| it.score.discs() < 10.0));

    // It says whom it followed, and goes on with nobody else.
    let named = guided.making().guides();
    assert!(matches!(named, [one] if one.starts_with("Egaroucid 3, 3 positions, ")), "{named:?}");
    let (again, _) = grow(&path, 0, vec![guide()], 60);
    assert!(again.positions() >= 60);
    let resumed = |guides: Vec<ForeignBook>| Growth::guided(&path, guided.making(), guides);
    let another = read(&egaroucid(3, &[egbk3_position(board("f5"), 1, 21, none)]));
    for guides in [Vec::new(), vec![another.expect("it is a book")]] {
        let error = resumed(guides).expect_err("it was made by another");
        assert!(matches!(error.finding(), Finding::Making { .. }));
    }
    assert!(Growth::resume(&path, guided.making()).is_err());
    assert!(resumed(vec![guide()]).is_ok());
}

proptest! {
    #[test]
    fn any_bytes_are_a_book_or_an_error(
        head in 0..6_usize,
        bytes in prop::collection::vec(any::<u8>(), 0..400),
    ) {
        let mut file = [&b""[..], b"XADEKOOB\x04", b"DICUORAGE\x02", b"DICUORAGE\x03", b"EGAROUCID\x03", b"\x01\0\0\0"][head].to_vec();
        file.extend(bytes);
        let book = ForeignBook::read(&*file, Some(file.len() as u64), Some(Path::new("a.egbk")), &mut |_| true);
        match book {
            Ok(book) => {
                prop_assert!(book.facts().positions > 0);
                book.known(&after(""));
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn a_fast_board_is_possible_where_the_readable_one_is(player: u64, opponent: u64, middle: bool) {
        let middle = if middle { 0x0000_0018_1800_0000 } else { 0 };
        let player = player & !opponent;
        let board = Board::new(player | middle, opponent & !middle).expect("no square has both");
        let position = board.to_position(Disc::Black);
        prop_assert_eq!(board.check_possible(), position.check_possible());
        let sparse = Board::new(player & opponent.rotate_left(7) | middle, 0).expect("it is a board");
        prop_assert_eq!(sparse.check_possible(), sparse.to_position(Disc::Black).check_possible());
    }
}
