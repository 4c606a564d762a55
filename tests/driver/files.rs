//! The files that a program is given and gives, and those of its own that are broken: what is good
//! comes back as it was, and what is not is told and costs nothing.

use std::fs;
use std::path::PathBuf;

use crate::driver_support::{Home, Program, kept_now, opening};
use heibai::app::disk::ReasonKind;
use heibai::app::file_url::url_to;
use heibai::app::picture::PictureKind;
use heibai::app::settings::PictureSettings;
use heibai::app::state::{
    Event, ExplorerEvent, LearnEvent, LibraryEvent, Moment, Note, SetUpEvent, Status, StudyEvent,
};
use heibai::game::tree::{GameTree, NodeId, Start};
use heibai::game::{Game, Level, Mode, Phase, Ply, Side, TimeControl, Variant};
use heibai::gomoku::Ruleset;
use heibai::othello::StartLayout;
use heibai::records::ReadErrorKind;
use heibai::records::formats::{Collection, SourceFile};

#[test]
fn a_saved_game_opens_as_it_was() {
    for name in ["game.heibai", "game"] {
        let home = Home::new();
        let mut program = home.launch();
        program.dispatch(Event::ChooseMode(Mode::PlayWhite));
        program.dispatch(Event::ChooseSize(10));
        program.dispatch(Event::ChooseClock(TimeControl::whole_game(600, 5)));
        program.dispatch(Event::ChooseSkill(
            Side::Black,
            Level::new(2).expect("there are ten").into(),
        ));
        program.dispatch(Event::ChooseSkill(
            Side::White,
            Level::new(7).expect("there are ten").into(),
        ));
        let mut program = program.without_delay();
        program.dispatch(Event::Start);
        program.until("a move", |driver| driver.state().shown().move_count == 1);
        program.dispatch(Event::TogglePause);
        let path = home.path(name);
        program.dispatch(Event::SaveAs(path.clone()));
        assert_eq!(program.until_says(Status::Saved).detail, name);

        let mut other = Home::new().launch_with(opening(&path));
        assert_eq!(other.until_says(Status::Opened).detail, name);
        assert_eq!(other.moves(), program.moves());
        assert_eq!(other.shown().setup, program.shown().setup);
        assert_eq!(other.shown().setup.time, TimeControl::whole_game(600, 5));
        assert_eq!(other.driver.state().board_rows(), program.driver.state().board_rows());
    }
}

#[test]
fn a_study_is_saved_as_sgf_and_opened_again_with_its_variations() {
    let home = Home::new();
    let text = "(;GM[2]FF[4]SZ[8];B[fe](;W[df];B[cc])(;W[ff]C[too <b>early</b>]BM[1]))";
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5");
    program.open(home.write("study.sgf", text));
    program.until_says(Status::Opened);
    let tree = program.driver.state().study().expect("it is studied").tree().clone();
    assert_eq!(tree.len(), 4);
    assert_eq!(program.shown().phase, Phase::Running, "the window is ready for a move");
    let path = home.path("again.sgf");
    program.dispatch(Event::SaveAs(path.clone()));
    program.until_says(Status::Saved);
    let mut other = Home::new().launch_with(opening(&path));
    other.until_says(Status::Opened);
    assert!(*other.driver.state().study().expect("it is studied").tree() == tree);
    // The game that was played is as it was.
    program.dispatch(Event::Study(StudyEvent::Leave));
    assert_eq!(program.moves(), "f5");
    // A game is saved as SGF with what was taken back in it, and a broken one is refused with its place.
    program.paste("(;GM[2]FF[4]SZ[8];B[aa])");
    let note = program.shown().note;
    assert_eq!((note.status, note.line), (Status::PasteRefused, 1));
    assert_eq!(program.moves(), "f5");
}

#[test]
fn a_board_is_pasted_into_a_position_that_is_set_up() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5");
    program.dispatch(Event::SetUp(SetUpEvent::Begin));
    let board = "---------------------------OX------XO--------------------------- O";
    program.paste(board);
    let (_, position) = program.driver.state().set_up().expect("it is still set up");
    assert_eq!((position.side_to_move(), position.counts().black), (Side::White, 2));
    // The position after the last move of a game.
    program.paste("f5d6c3");
    let (_, position) = program.driver.state().set_up().expect("it is still set up");
    assert_eq!(position.counts().black + position.counts().white, 7);
    program.paste("no board at all");
    program.until_says(Status::PasteRefused);
    let (_, position) = program.driver.state().set_up().expect("it is still set up");
    assert_eq!(position.counts().black + position.counts().white, 7, "nothing has changed");
    assert_eq!(program.driver.state().game().turns().len(), 1);
}

#[test]
fn a_board_of_another_size_is_pasted_by_the_rules_that_are_shown() {
    let home = Home::new();
    let mut program = home.launch();
    let renju = Variant::Gomoku {
        size: 15,
        rules: Ruleset::Renju,
        opening: heibai::gomoku::Opening::Swap2,
    };
    program.dispatch(Event::ChooseVariant(renju));
    program.dispatch(Event::SetUp(SetUpEvent::Begin));
    program.paste(&format!("{}XO{} O", "-".repeat(112), "-".repeat(19 * 19 - 114)));
    let (variant, position) = program.driver.state().set_up().expect("it is still set up");
    assert_eq!((position.size(), position.side_to_move()), (19, Side::White));
    assert!(matches!(variant, Variant::Gomoku { size: 19, rules: Ruleset::Renju, .. }));
    program.paste(&format!("{}XO{}X", "-".repeat(44), "-".repeat(54)));
    let (variant, position) = program.driver.state().set_up().expect("it is still set up");
    assert_eq!((variant.game(), position.size()), (Game::Othello, 10));
    // A row that is too short is named, and nothing has changed.
    let rows = format!("{}---------\n{}X", "----------\n".repeat(4), "----------\n".repeat(5));
    program.paste(&rows);
    let note = program.until_says(Status::PasteRefused);
    assert_eq!((note.line, note.column), (5, 9));
    let (_, position) = program.driver.state().set_up().expect("it is still set up");
    assert_eq!(position.counts().black, 1);
}

#[test]
fn moves_alone_are_not_saved_where_they_would_be_read_as_another_game() {
    let home = Home::new();
    for (layout, first, is_told) in
        [(StartLayout::Standard, Side::Black, true), (StartLayout::Mirrored, Side::White, false)]
    {
        let variant = Variant::Othello { size: 8, layout, first };
        let mut tree = GameTree::new(Start::of(variant).expect("a board"));
        let cell = tree.position(NodeId::ROOT).legal_cells()[0];
        tree.play(NodeId::ROOT, Ply::Place(cell)).expect("a legal move");
        let mut program = home.start(Mode::TwoPlayers);
        program.dispatch(Event::Study(StudyEvent::Open(Box::new(tree))));
        let path = home.path(&format!("{layout:?} {first:?}.txt"));
        program.dispatch(Event::SaveAs(path.clone()));
        let status = if is_told { Status::Saved } else { Status::SaveFailed };
        let reason = program.until_says(status).reason.map(|it| it.kind);
        assert_eq!(reason, (!is_told).then_some(ReasonKind::NoStart));
        assert_eq!(path.exists(), is_told);
        program.quit();
    }
}

#[test]
fn the_board_that_is_shown_is_saved_as_a_picture() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5");
    let played = program.driver.picture(PictureKind::Svg);
    program.dispatch(Event::ViewFirst);
    let start = program.driver.picture(PictureKind::Svg);
    program.dispatch(Event::ViewLast);
    assert_ne!(played, start, "an old position is drawn as it is looked at");
    for (name, begin) in [("board.svg", &b"<svg"[..]), ("BOARD.PNG", &b"\x89PNG"[..])] {
        let path = home.path(name);
        program.dispatch(Event::SaveAs(path.clone()));
        program.until("the file", |_| path.exists());
        let bytes = fs::read(&path).expect("it was written");
        assert!(bytes.windows(begin.len()).take(200).any(|it| it == begin), "{name}");
    }
    // What is set up is drawn without the game.
    program.dispatch(Event::SetUp(SetUpEvent::Begin));
    program.dispatch(Event::SetUp(SetUpEvent::Clear));
    assert_ne!(program.driver.picture(PictureKind::Svg), played);
}

#[test]
fn what_lies_over_the_game_is_drawn_and_saved_and_not_what_lies_below() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    let below = program.driver.picture(PictureKind::Svg);
    let moment = Moment { date: 20_261_130, seconds: 1_796_000_000, tonight: 1_796_083_199 };
    program.dispatch(Event::Learn(LearnEvent::Enter(moment)));
    program.until("a puzzle", |driver| driver.state().puzzle_on_board().is_some());
    let line = program.driver.state().line_on_board().expect("a puzzle is on the board");
    let drawn = program.driver.picture(PictureKind::Svg);
    assert_ne!(drawn, below);
    program.dispatch(Event::SaveAs(home.path("puzzle.sgf")));
    program.until_says(Status::Saved);
    let bytes = fs::read(home.path("puzzle.sgf")).expect("it was written");
    let source = SourceFile { bytes, ..SourceFile::default() };
    let tree = Collection::read(&source, None).expect("it is read").first().expect("it is whole");
    assert_eq!(tree.position(tree.main_end()), line.end());
}

#[test]
fn a_picture_has_what_the_settings_want_beside_the_discs() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5");
    let drawn = |program: &Program| {
        String::from_utf8(program.driver.picture(PictureKind::Svg)).expect("SVG is text")
    };
    let whole = drawn(&program);
    assert!(whole.contains(">a</text>") && whole.contains(">8</text>"), "{whole}");
    program.change(|settings| settings.picture.coordinates = false);
    let without = drawn(&program);
    assert!(!without.contains("</text>"), "{without}");
    program.change(|settings| settings.picture.marks = false);
    assert!(drawn(&program).len() < without.len(), "the last move has no mark");
    program.change(|settings| settings.picture = PictureSettings::default());
    assert_eq!(drawn(&program), whole);
    // They are kept for the next time.
    program.change(|settings| settings.picture.values = false);
    drop(program);
    assert!(!home.launch().driver.settings().picture.values);
}

#[test]
fn a_game_from_a_position_that_was_set_up_is_saved_and_copied_with_it() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    for event in [SetUpEvent::Begin, SetUpEvent::SwapColours, SetUpEvent::Done] {
        program.dispatch(Event::SetUp(event));
    }
    program.dispatch(Event::Study(StudyEvent::PlayFromHere));
    let start = program.driver.state().game().position().clone();
    let cell = start.cell_name(start.legal_cells()[0]);
    program.play(&cell);
    let played = program.driver.state().game().tree().clone();
    // What can't say where it began is not written.
    program.dispatch(Event::SaveAs(home.path("game.txt")));
    program.until_says(Status::SaveFailed);
    for name in ["game.sgf", "game.ggf", "game.heibai", "game"] {
        let path = home.path(name);
        program.dispatch(Event::SaveAs(path.clone()));
        program.until("the file", |_| path.exists());
        let bytes = fs::read(&path).expect("it was written");
        let source = SourceFile { bytes, ..SourceFile::default() };
        let games = Collection::read(&source, Some(&path)).expect("it is a game");
        let tree = games.first().expect("there is one");
        assert_eq!(tree.start().position(), &start, "{name}");
        assert_eq!(tree.plies(tree.main_end()), played.plies(played.main_end()), "{name}");
    }
    let mut other = Home::new().start(Mode::TwoPlayers);
    other.paste(&program.driver.transcript());
    let tree = other.driver.state().study().expect("it is studied").tree().clone();
    assert_eq!(tree.start().position(), &start);
    // Our own file says how it goes on.
    let mut other = Home::new().launch_with(opening(&home.path("game.heibai")));
    other.until_says(Status::Opened);
    assert_eq!((other.phase(), other.moves()), (Phase::Paused, cell));
    assert_eq!(other.shown().setup.mode, Mode::TwoPlayers);
    let game = other.driver.state().game();
    assert_eq!(game.position_after(0), &start);
    other.dispatch(Event::TogglePause);
    other.dispatch(Event::Undo);
    assert_eq!(other.driver.state().game().position(), &start);
}

#[test]
fn what_a_file_does_not_say_stays_as_it_was_chosen() {
    let home = Home::new();
    let mut program = home.launch();
    program.dispatch(Event::ChooseClock(TimeControl::Off));
    program.dispatch(Event::ChooseSkill(Side::White, Level::new(7).expect("there are ten").into()));
    let setup = program.shown().setup;
    program.open(home.write("game.txt", "f5d6"));
    program.until_says(Status::Opened);
    assert_eq!(
        (program.shown().setup.time, program.shown().setup.skills),
        (setup.time, setup.skills)
    );
    assert_eq!(
        program.driver.settings().setup.mode,
        Mode::PlayBlack,
        "what is opened is not what was chosen"
    );
}

#[test]
fn every_format_is_written_and_opened() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6c3");
    assert_eq!(program.driver.transcript(), "f5d6c3");
    for name in ["game.txt", "game.ggf", "game.heibai"] {
        program.dispatch(Event::SaveAs(home.path(name)));
        program.until(name, |driver| driver.state().shown().note.detail == name);
        let mut other = Home::new().launch_with(opening(&home.path(name)));
        other.until_says(Status::Opened);
        assert_eq!(other.moves(), "f5d6c3", "{name}");
    }
}

#[test]
fn a_game_of_others_keeps_their_names() {
    let ggf = |names: &str, moves: &str| {
        let board = "---------------------------O*------*O---------------------------";
        format!("(;GM[Othello]{names}TY[8]BO[8 {board} *]{moves};)")
    };
    let named = "PB[Anna]PW[Ben]";
    let over = "B[E6]W[F4]B[E3]W[F6]B[G5]W[D6]B[E7]W[F5]B[C5]";
    let home = Home::new();
    for moves in [over, "B[E6]W[F4]"] {
        let file = home.write("named.ggf", ggf(named, moves));
        let mut program = Home::new().launch_with(opening(&file));
        program.until_says(Status::Opened);
        let shown = program.shown();
        assert!(shown.study.open, "{moves}");
        let people = shown.people;
        assert_eq!((&*people.black.recorded, &*people.white.recorded), ("Anna", "Ben"));
    }
    // One that is nobody's, and not over, is played on.
    let unfinished = home.write("open.ggf", ggf("", "B[E6]W[F4]"));
    let mut other = Home::new().launch_with(opening(&unfinished));
    other.until_moves("e6f4");
    assert!(!other.shown().study.open);
}

#[test]
fn a_game_of_gomoku_is_written_and_opened_in_every_format() {
    let home = Home::new();
    let mut program = home.launch();
    program.dispatch(Event::ChooseMode(Mode::TwoPlayers));
    program.dispatch(Event::ChooseVariant(Variant::usual(Game::Gomoku)));
    program.dispatch(Event::Start);
    program.play("h8i9g7");
    assert_eq!(program.driver.transcript(), "h8 i9 g7");
    for name in ["game.txt", "game.psq", "game.heibai"] {
        program.dispatch(Event::SaveAs(home.path(name)));
        program.until(name, |driver| driver.state().shown().note.detail == name);
        let text = fs::read_to_string(home.path(name)).expect("it is a text");
        assert_eq!(text.starts_with("Piskvorky 15x15"), name == "game.psq", "{name}: {text}");
        // A text of moves alone says too little to a program that shows the board of Othello.
        let mut other = Home::new().launch();
        if name == "game.txt" {
            other.dispatch(Event::ChooseVariant(Variant::usual(Game::Gomoku)));
        }
        other.open(home.path(name));
        other.until_says(Status::Opened);
        assert_eq!(other.moves(), "h8i9g7", "{name}");
        assert_eq!(other.shown().setup.variant, Variant::usual(Game::Gomoku), "{name}");
    }
}

#[test]
fn a_broken_psq_file_is_refused_with_its_line_and_the_game_stays() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    for (text, line, problem) in [
        ("Piskvorky 15x15, 11:11, 0\n8,8,0\n9;9\n7,7,0\n", 3, ReadErrorKind::Syntax),
        ("Piskvorky 15x15, 11:11, 0\n8,8,0\n8,y,0\n", 3, ReadErrorKind::Syntax),
        ("Piskvorky 15x12, 11:11, 0\n8,8,0\n", 1, ReadErrorKind::UnsupportedBoard),
    ] {
        program.open(home.write("game.psq", text));
        let note = program.until_says(Status::OpenRefused);
        assert_eq!((note.line, note.problem), (line, Some(problem)), "{text}");
        assert_eq!((program.moves().as_str(), program.phase()), ("f5d6", Phase::Running), "{text}");
        program.paste("");
        program.until_says(Status::NothingToPaste);
    }
}

#[test]
fn a_text_that_is_no_game_is_refused_with_its_place_and_changes_nothing() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    for (text, line, column) in
        [("f5d6a1", 1, 5), ("f5 d6 a1", 1, 7), ("(;GM[Othello", 1, 3), ("{\"heibai\":", 1, 10)]
    {
        program.paste(text);
        let note = program.shown().note;
        let told = (note.status, note.line, note.column);
        assert_eq!(told, (Status::PasteRefused, line, column), "{text}");
        assert_eq!((program.moves().as_str(), program.phase()), ("f5d6", Phase::Running), "{text}");
    }
    for text in ["", " \n\t"] {
        program.paste(text);
        assert_eq!(program.status(), Status::NothingToPaste);
    }
}

#[cfg(unix)]
#[test]
fn what_is_no_game_file_is_refused_at_once_and_changes_nothing() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    let socket = home.path("socket");
    let _listener = std::os::unix::net::UnixListener::bind(&socket).expect("it can be made");
    let large = fs::File::create(home.path("large.txt")).expect("it can be made");
    large.set_len(1 << 40).expect("a hole takes no room");
    for path in [
        home.write("empty.txt", ""),
        home.write("noise.bin", (0..=255).cycle().take(4096).collect::<Vec<u8>>()),
        home.write("letters.txt", "Dear reader"),
        home.path("large.txt"),
        home.path("missing.txt"),
        home.path("config"),
        socket,
        PathBuf::from("/dev/zero"),
        PathBuf::from("/dev/null"),
        PathBuf::from(""),
    ] {
        program.dispatch(Event::ViewFirst);
        program.dispatch(Event::ViewLast);
        assert_ne!(program.status(), Status::OpenRefused);
        program.open(path.clone());
        let is_folder = path.is_dir();
        program.until_says(if is_folder { Status::NoGamesInFolder } else { Status::OpenRefused });
        assert_eq!(program.moves(), "f5d6", "{}", path.display());
    }
}

#[test]
fn a_book_of_another_program_is_no_game_and_said_to_be_a_book() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    let edax = home.write("book.dat", b"XADEKOOB".repeat(10));
    fs::File::options()
        .write(true)
        .open(&edax)
        .unwrap()
        .set_len(1 << 40)
        .expect("a hole takes no room");
    let egaroucid = home.write("book.egbk", [1, 0, 0, 0]);
    for book in [edax, egaroucid] {
        program.dispatch(Event::ViewFirst);
        program.dispatch(Event::ViewLast);
        program.open(book);
        program.until_says(Status::BookNotOpened);
        assert_eq!(program.moves(), "f5d6");
    }
}

#[test]
fn a_book_of_ours_is_said_to_be_one_wherever_games_are_read() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    let book = home.path("mine.book");
    fs::copy("data/othello-6x6.book", &book).expect("there is room");
    program.open(book.clone());
    let note = program.until_says(Status::OpenRefused);
    assert_eq!(note.problem, Some(ReadErrorKind::OwnBook));
    // The explorer takes games, and the books of other programs.
    program.dispatch(Event::Explorer(ExplorerEvent::Show(true)));
    program.dispatch(Event::Explorer(ExplorerEvent::Add(book)));
    program.until("the file", |driver| !driver.state().collection_rows().is_empty());
    let [row] = &program.driver.state().collection_rows()[..] else { panic!("one was added") };
    let problem = row.trouble.as_ref().and_then(|trouble| trouble.problem);
    assert_eq!(problem, Some(ReadErrorKind::OwnBook));
    // One that begins so and is nothing more is taken for none.
    program.open(home.write("short.book", b"HEIBAIB"));
    program.until("another answer", |driver| {
        driver.state().shown().note.problem != Some(ReadErrorKind::OwnBook)
    });
}

#[cfg(unix)]
#[test]
fn a_name_that_is_not_unicode_opens_and_saves() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let home = Home::new();
    let path = home.path(".").join(OsStr::from_bytes(b"g\xff\xfeme.txt"));
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.dispatch(Event::SaveAs(path.clone()));
    program.until_says(Status::Saved);
    let mut other = Home::new().launch_with(opening(&path));
    other.until_says(Status::Opened);
    assert_eq!(other.moves(), "f5d6");
}

#[test]
fn files_are_opened_by_their_addresses_and_by_text_that_names_them() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    let [one, two] = ["a game #1 50%.txt", "棋.txt"].map(|name| home.write(name, "f5f6e6f4"));
    let [to_one, to_two] = [&one, &two].map(|path| url_to(path));
    for url in ["https://example.org/game.sgf", "smb://server/game.sgf", "nonsense"] {
        program.library(LibraryEvent::OpenUrls(vec![url.to_owned()]));
        assert_eq!(program.until_says(Status::NotOnDisk).detail, url);
        assert_eq!(program.moves(), "f5d6");
    }
    program.library(LibraryEvent::OpenUrls(vec![to_one.clone()]));
    program.until_moves("f5f6e6f4");
    let lists = |program: &Program| program.driver.state().lists_asked();
    program.library(LibraryEvent::OpenUrls(vec![to_one.clone(), to_two.clone()]));
    program.until("a list", |driver| driver.state().lists_asked() == 1);
    for text in
        [format!("{to_one}\r\n{to_two}\r\n"), format!("# copied\n{to_one}\n\n{}\n", two.display())]
    {
        let before = lists(&program);
        program.paste(&text);
        program.until("a list", |driver| driver.state().lists_asked() > before);
        assert_eq!(program.until_says(Status::ListRead).number, 2, "{text}");
    }
    // A game with an address in it is a game, and an address elsewhere is none.
    program.paste("f5d6 c3");
    assert_eq!(program.moves(), "f5d6c3");
    program.paste("https://example.org/game.sgf");
    assert_eq!(program.status(), Status::PasteRefused);
    program.paste(&format!("{to_one}\nf5d6"));
    assert_eq!(program.status(), Status::PasteRefused);
}

#[test]
fn a_save_goes_over_an_old_file_whole_and_over_nothing_else() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    let old = home.write("game.txt", "an older game");
    program.dispatch(Event::SaveAs(old.clone()));
    program.until_says(Status::Saved);
    assert_eq!(fs::read_to_string(&old).expect("it is there"), "f5d6\n");
    for path in [home.path("config"), home.path("no/such/folder.txt"), old.join("below.txt")] {
        program.dispatch(Event::ViewFirst);
        program.dispatch(Event::ViewLast);
        program.dispatch(Event::SaveAs(path.clone()));
        program.until_says(Status::SaveFailed);
        assert_eq!(program.moves(), "f5d6", "{}", path.display());
    }
    assert_eq!(fs::read_to_string(&old).expect("it is there"), "f5d6\n");
}

#[test]
fn a_format_that_cant_hold_the_game_is_refused_and_nothing_is_written() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    let refused = |program: &mut Program, name: &str| {
        program.dispatch(Event::SaveAs(home.path(name)));
        let note = program.until_says(Status::SaveFailed);
        assert!(!home.path(name).exists());
        note.reason.expect("it is told").kind
    };
    assert_eq!(refused(&mut program, "game.psq"), ReasonKind::FormatOfAnotherGame);
    assert_eq!(refused(&mut program, "game.pgn"), ReasonKind::OnlyRead);
    let a1 = program.driver.state().cell_named("a1").expect("it is on the board");
    for event in
        [Event::SetUp(SetUpEvent::Begin), Event::Activate(a1), Event::SetUp(SetUpEvent::Done)]
    {
        program.dispatch(event);
    }
    assert_eq!(refused(&mut program, "game.obf"), ReasonKind::NoGameLeadsThere);
    assert_eq!(refused(&mut program, "game.txt"), ReasonKind::NoSetUp);
    for event in [SetUpEvent::Begin, SetUpEvent::Size(10), SetUpEvent::Done] {
        program.dispatch(Event::SetUp(event));
    }
    assert_eq!(refused(&mut program, "game.obf"), ReasonKind::NoSuchBoard);
}

#[test]
fn the_study_of_a_finished_game_comes_back_at_the_next_start() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5f4");
    program.dispatch(Event::Resign);
    assert_eq!(program.phase(), Phase::Over);
    program.dispatch(Event::Study(StudyEvent::Enter));
    program.dispatch(Event::ViewFirst);
    let cell = program.driver.state().cell_named("d3").expect("it is on the board");
    program.dispatch(Event::Activate(cell));
    program.quit();
    let again = home.launch();
    assert!(again.shown().study.open);
    let study = again.driver.state().study().expect("it is open");
    assert_eq!((again.driver.state().game().phase(), study.tree().len()), (Phase::Over, 3));
}

#[test]
fn a_broken_file_on_the_command_line_is_told_and_the_unfinished_game_is_shown() {
    let home = Home::new();
    let mut first = home.start(Mode::TwoPlayers);
    first.play("f5d6");
    first.quit();
    for (file, problem) in [
        (home.write("broken.txt", "f5d6a1"), true),
        (home.write("noise.bin", [0, 159, 146, 150]), true),
        (home.path("missing.txt"), false),
        (home.path("config"), false),
    ] {
        let copy = home.after_kill();
        let mut program = copy.launch_with(opening(&file));
        program.until_moves("f5d6");
        program.settle();
        let note = program.shown().note;
        let refused = if file.is_dir() { Status::NoGamesInFolder } else { Status::OpenRefused };
        assert_eq!(note.status, refused, "{}", file.display());
        assert_eq!(note.problem.is_some(), problem, "{note:?}");
        assert_eq!(program.phase(), Phase::Paused);
        program.until_resumable(0);
        program.quit();
        assert_eq!(copy.launch().moves(), "f5d6");
    }
}

#[test]
fn a_broken_file_on_the_command_line_without_a_game_leaves_the_first_screen() {
    let home = Home::new();
    let mut program = home.launch_with(opening(&home.write("broken.txt", "f5d6a1")));
    let note = program.until_says(Status::OpenRefused);
    assert_eq!((note.line, note.column), (1, 5));
    assert!(matches!(note.problem, Some(ReadErrorKind::IllegalMove(_))));
    program.settle();
    assert_eq!(program.phase(), Phase::Ready);
}

#[test]
fn what_is_wrong_in_a_file_of_lines_is_told_by_its_line() {
    let home = Home::new();
    let file = home.write("broken.psq", "Piskvorky 15x15, 0:0, 0\n8,8,0\n8,8,0\n");
    let note = home.launch_with(opening(&file)).until_says(Status::OpenRefused);
    assert_eq!((note.number, note.line), (0, 3));
}

#[test]
fn an_unfinished_game_that_cant_be_read_is_kept_aside_and_told() {
    let source = Home::new();
    let mut program = source.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.quit();
    let whole = fs::read(source.game()).expect("it is there");
    let text = String::from_utf8(whole.clone()).expect("it is JSON");
    for broken in [
        Vec::new(),
        whole[..whole.len() / 2].to_vec(),
        vec![0, 255, 17, 3, 200],
        text.replace("\"version\":1", "\"version\":2").into_bytes(),
        text.replace("37", "0").into_bytes(),
        b"{\"heibai\":\"session\",\"version\":1,\"game\":{}}".to_vec(),
    ] {
        let home = source.after_kill();
        fs::write(home.game(), &broken).expect("it can be written");
        let mut program = home.launch();
        let note = program.shown().note;
        let is_newer = broken.windows(11).any(|bytes| bytes == b"\"version\":2");
        let status = if is_newer { Status::SessionNewer } else { Status::SessionReset };
        assert_eq!(note.status, status);
        let aside = home.path("state/sessions").join(&note.detail);
        assert_eq!(fs::read(aside).expect("it was kept aside"), broken);
        program.settle();
        assert_eq!((program.phase(), program.driver.resumable()), (Phase::Ready, 0));
        program.dispatch(Event::Start);
        program.play("f5");
        assert_eq!(kept_now(&mut program, &home).moves(), "f5");
    }
}

#[test]
fn behind_a_broken_game_the_older_one_is_shown() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.quit();
    home.write("state/sessions/9999999999999-00000000.json", "{");
    let program = home.launch();
    assert_eq!((program.moves().as_str(), program.status()), ("f5d6", Status::SessionReset));
}

#[test]
fn settings_that_cant_be_read_are_kept_aside_and_told() {
    for (broken, status) in [
        (&b""[..], Status::SettingsReset),
        (b"version = 1\n[pl", Status::SettingsReset),
        (b"\x00\xff\x01", Status::SettingsReset),
        (b"version = 99\n", Status::SettingsNewer),
        (b"version = 1\n[view]\ntheme = \"plaid\"\n", Status::SettingsPartly),
        (b"version = 1\n[view]\ncolour = 1\n", Status::SettingsPartly),
    ] {
        let home = Home::new();
        home.write("config/settings.toml", broken);
        let program = home.launch();
        let note = program.shown().note;
        assert_eq!(note.status, status, "{broken:?}");
        let aside = home.path("config").join(&note.detail);
        assert_eq!(fs::read(aside).expect("it was kept aside"), broken);
        program.quit();
        assert_eq!(home.launch().status(), Status::PressStart, "it is told once");
    }
}

/// Tells the test binary, started once more, in whose home it is.
#[cfg(unix)]
const CHILD_HOME: &str = "HEIBAI_TEST_HOME";

/// Runs the next test but one in a process that permissions count for, also when this one's do not.
#[cfg(unix)]
fn without_privileges(home: &Home) -> std::process::Output {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::process::Command;
    let program = std::env::current_exe().expect("this is a program");
    let copy = home.path("program");
    let owner = fs::metadata(home.path(".")).expect("it is there").uid();
    let mut command = if owner == 0 {
        fs::set_permissions(home.path("."), fs::Permissions::from_mode(0o755)).expect("it is ours");
        // Nobody may be able to reach the program where it is.
        fs::copy(program, &copy).expect("it can be copied");
        let mut command = Command::new("setpriv");
        command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).arg(copy);
        command
    } else {
        Command::new(program)
    };
    command
        .args(["--exact", "files::child_that_meets_folders_it_may_not_use", "--nocapture"])
        .env(CHILD_HOME, home.path("."))
        .output()
        .expect("it starts")
}

#[cfg(unix)]
#[test]
fn folders_that_may_not_be_used_are_told_as_what_they_are() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    home.write("left/config/settings.toml", "version = 1\n[pl");
    home.write("left/state/sessions/9999999999999-00000000.json", "{");
    home.write("closed/state/sessions/note", "");
    home.write("good/note", "");
    let allow = |folder: &str, mode| {
        let permissions = fs::Permissions::from_mode(mode);
        fs::set_permissions(home.path(folder), permissions).expect("it is ours");
    };
    allow("left/config", 0o555);
    allow("left/state/sessions", 0o555);
    allow("closed/state/sessions", 0o333);
    allow("good", 0o777);
    let output = without_privileges(&home);
    for folder in ["left/config", "left/state/sessions", "closed/state/sessions"] {
        allow(folder, 0o755);
    }
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}

/// The other half of the test above.
#[cfg(unix)]
#[test]
fn child_that_meets_folders_it_may_not_use() {
    use heibai::app::driver::Driver;
    use heibai::app::folders::Folders;
    use heibai::app::launch::WindowOptions;

    let Some(home) = std::env::var_os(CHILD_HOME).map(PathBuf::from) else { return };
    let launch = |config: &str, state: &str| {
        let folder = |name: &str| Some(home.join(name));
        let folders = Folders { config: folder(config), state: folder(state), data: folder(state) };
        let driver = Driver::launch(WindowOptions::default(), &folders);
        crate::driver_support::Program { driver }
    };

    // What can't be moved is said to be where it is.
    let note = launch("left/config", "good").shown().note;
    assert_eq!(note.status, Status::SettingsLeft);
    assert_eq!(PathBuf::from(&note.detail), home.join("left/config/settings.toml"));
    let mut program = launch("good", "left/state");
    let note = program.shown().note;
    assert_eq!(note.status, Status::SessionLeft);
    assert_eq!(PathBuf::from(&note.detail).parent(), Some(&*home.join("left/state/sessions")));
    assert!(PathBuf::from(&note.detail).exists());

    // It is told once that no game can be kept, and why.
    program.dispatch(Event::ChooseMode(Mode::TwoPlayers));
    program.dispatch(Event::Start);
    program.until_says(Status::AutosaveFailed);
    program.play("f5");
    program.settle();
    assert_eq!(program.status(), Status::Played);
    let trouble = program.shown().autosave_trouble.expect("it lasts");
    assert_eq!(trouble.kind, ReasonKind::NoPermission);
    assert_eq!(PathBuf::from(trouble.detail), home.join("left/state/sessions"));

    // A folder that can be written but not read: which games there are is not known, and told as that.
    let mut program = launch("good", "closed/state");
    assert_eq!(program.status(), Status::KeptUnknown);
    program.dispatch(Event::ChooseMode(Mode::TwoPlayers));
    program.dispatch(Event::Start);
    program.play("f5");
    program.settle();
    assert_eq!((program.status(), program.shown().autosave_trouble), (Status::Played, None));
}

#[test]
fn settings_that_cant_be_kept_are_told_once_until_they_can() {
    let home = Home::new();
    let mut program = home.launch();
    program.settle();
    let block = home.write("config", "in the way");
    program.dispatch(Event::ChooseClock(TimeControl::per_turn(20)));
    program.until_says(Status::SettingsNotSaved);
    for seconds in [21, 22] {
        program.dispatch(Event::Say(Note::new(Status::NothingToPaste)));
        program.dispatch(Event::ChooseClock(TimeControl::per_turn(seconds)));
        // The disk answers in the order in which it was asked.
        program.dispatch(Event::SaveAs(PathBuf::from("/nowhere/at all")));
        program.until("the disk", |driver| {
            let status = driver.state().shown().note.status;
            assert_ne!(status, Status::SettingsNotSaved, "{seconds}");
            status == Status::SaveFailed
        });
    }
    fs::remove_file(&block).expect("it is there");
    program.dispatch(Event::ChooseClock(TimeControl::per_turn(23)));
    program.settle();
    assert_eq!(home.launch().driver.settings().setup.turn_seconds, 23);
    fs::remove_dir_all(&block).expect("it is there");
    home.write("config", "in the way");
    program.dispatch(Event::ChooseClock(TimeControl::per_turn(24)));
    program.until_says(Status::SettingsNotSaved);
}
