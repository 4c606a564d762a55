//! The program as it is called: what it prints, where, and with which status it ends.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use crate::program::{heibai, heibai_in, stderr, stdout};
use heibai::command::Start;
use heibai::game::{Game, Opening};
use heibai::gomoku;

#[test]
fn perft_prints_one_line_for_each_depth() {
    let output = heibai(&["perft", "9"]);
    assert_eq!(
        stdout(&output),
        "1 4\n2 12\n3 56\n4 244\n5 1396\n6 8200\n7 55092\n8 390216\n9 3005288\n",
    );
    assert_eq!(stderr(&output), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_file_in_another_format_than_was_asked_for_is_told_so() {
    let folder = tempfile::tempdir().expect("there is room");
    std::fs::write(folder.path().join("a.txt"), "f5d6c3d3c4\n").expect("there is room");
    for (format, title) in [
        ("sgf", "SGF"),
        ("psq", "psq"),
        ("ggf", "GGF"),
        ("renlib", "RenLib"),
        ("rif", "RenjuNet's collection"),
        ("heibai", "Heibai's own format"),
    ] {
        let output = heibai_in(folder.path(), &["show", "a.txt", "--from", format]);
        let told = stderr(&output);
        assert!(told.contains(&format!("expected {title}, found \"f5d6c3d3c4\"")), "{told}");
        assert_eq!(output.status.code(), Some(1));
    }
}

#[test]
fn the_help_of_a_protocol_says_which_boards_it_plays() {
    for command in ["gtp", "nboard"] {
        let help = heibai(&[command, "--help"]);
        assert!(stdout(&help).contains("Othello on 8×8"), "{}", stdout(&help));
    }
}

#[test]
fn the_help_of_analyze_says_which_selectivity_it_has() {
    let help = heibai(&["analyze", "--help"]);
    let words: Vec<&str> = stdout(&help).split_whitespace().collect();
    let told = "Without --depth it is that of the search to the end of the game, and the depths before have 73";
    assert!(words.join(" ").contains(told), "{}", stdout(&help));
    let board = "---------------------------OX------XO--------------------------- X";
    for (limit, selectivity) in [(["--time", "3"], " 73%"), (["--depth", "4"], "100%")] {
        let output = heibai(&[&["analyze", board], &limit[..]].concat());
        let last = stdout(&output).lines().last().expect("it found something").to_owned();
        assert!(last.contains(selectivity), "{limit:?}: {last}");
    }
}

#[test]
fn explore_goes_on_without_the_files_that_it_can_not_read() {
    let folder = tempfile::tempdir().expect("there is room");
    std::fs::write(folder.path().join("a.txt"), "f5d6c3\n").expect("there is room");
    std::fs::write(folder.path().join("b.txt"), "f5f6\n").expect("there is room");
    let output = heibai_in(folder.path(), &["explore", "a.txt", "no such file", "b.txt"]);
    assert!(stdout(&output).contains("2 of 2 games reach it"), "{}", stdout(&output));
    let told = stderr(&output);
    assert!(told.starts_with("heibai: no such file can't be opened: "), "{told}");
    assert!(told.ends_with("\nheibai: 1 file left out\n"), "{told}");
    assert_eq!(output.status.code(), Some(1));
    let output = heibai_in(folder.path(), &["explore", "no such file"]);
    assert_eq!((stdout(&output), output.status.code()), ("", Some(1)));
}

#[test]
fn a_transcript_that_does_not_tell_its_board_is_written_and_said_so() {
    let folder = tempfile::tempdir().expect("there is room");
    let game = |first: &str, layout: &str, moves: &str, size: u8| {
        format!(
            r#"{{"heibai": "game", "version": 1, "moves": "{moves}", "variant": {{"game": "othello",
            "size": {size}, "layout": "{layout}", "first": "{first}"}}}}"#
        )
    };
    for (text, board) in [
        (game("black", "standard", "f5 d6 c3 d3 c4", 8), None),
        (game("black", "standard", "g6", 10), Some("Othello 10×10")),
        (game("white", "standard", "f4", 8), Some("Othello 8×8, White first")),
        (game("black", "mirrored", "f4", 8), Some("Othello 8×8, mirrored")),
    ] {
        std::fs::write(folder.path().join("a.heibai"), &text).expect("there is room");
        let output = heibai_in(folder.path(), &["convert", "a.heibai", "a.txt"]);
        let note = "heibai: a.heibai: the moves alone do not tell the board of game 1: ";
        let told = board.map_or_else(String::new, |board| format!("{note}{board}\n"));
        assert_eq!((stderr(&output), stdout(&output)), (&*told, "1 game\n"), "{text}");
        assert_eq!(output.status.code(), Some(0));
    }
}

#[test]
fn the_pictures_of_the_laboratory_are_svg_by_name_too() {
    let folder = tempfile::tempdir().expect("there is room");
    for (argument, name) in [("--chart", "x.png"), ("--picture", "x.txt"), ("--chart", "x")] {
        let arguments = ["lab", "--depth", "1", "--algorithms", "greedy", argument, name];
        let output = heibai_in(folder.path(), &arguments);
        let told = format!("heibai: {argument}: expected a name that ends in .svg, found {name}\n");
        assert_eq!((stderr(&output), output.status.code()), (&*told, Some(2)));
        assert!(!folder.path().join(name).exists());
    }
}

#[cfg(unix)]
#[test]
fn a_book_that_finds_no_room_is_named_and_no_temporary_file() {
    let folder = tempfile::tempdir().expect("there is room");
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" book grow --out mine.dat --positions 1";
    let output = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_heibai")])
        .current_dir(folder.path())
        .output()
        .expect("there is a shell");
    let told = stderr(&output);
    assert!(told.contains("mine.dat can't be written: ") && !told.contains(".part"), "{told}");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(std::fs::read_dir(folder.path()).expect("it is there").count(), 0);
}

#[test]
fn perft_counts_on_other_boards() {
    assert_eq!(
        stdout(&heibai(&["perft", "6", "--size", "6"])),
        "1 4\n2 12\n3 56\n4 244\n5 1364\n6 7604\n"
    );
    assert_eq!(stdout(&heibai(&["perft", "--size=16", "3"])), "1 4\n2 12\n3 56\n");
}

#[test]
fn perft_counts_from_a_given_position() {
    let start = "---------------------------OX------XO---------------------------";
    let output = heibai(&["perft", "5", "--position", &format!("{start} X")]);
    assert_eq!(stdout(&output), "1 4\n2 12\n3 56\n4 244\n5 1396\n");
    assert_eq!(output.status.code(), Some(0));
    // After f5, by White.
    let moved = "---------------------------OX------XXX-------------------------- O";
    assert_eq!(stdout(&heibai(&["perft", "3", "--position", moved])), "1 3\n2 14\n3 61\n");
}

#[test]
fn perft_counts_in_gomoku() {
    let output = heibai(&["perft", "3", "--game", "gomoku", "--size", "5"]);
    assert_eq!(stdout(&output), "1 25\n2 600\n3 13800\n");
    assert_eq!(stdout(&heibai(&["perft", "2", "--game", "gomoku"])), "1 225\n2 50400\n");
    // Two open threes at once, on h10 and on no other point.
    let threes = "h8 a1 h9 a3 g10 a5 f10 c1";
    for (rule, count) in [("renju", "1 216\n"), ("standard", "1 217\n")] {
        let output = heibai(&["perft", "1", "--rule", rule, "--position", threes]);
        assert_eq!(stdout(&output), count, "{rule}");
    }
    for refused in [
        &["--game", "othello", "--rule", "caro"][..],
        &["--game", "gomoku", "--size", "23"],
        &["--game", "gomoku", "--position", "h8 h8"],
        &[
            "--size",
            "8",
            "--position",
            "---------------------------OX------XO--------------------------- X",
        ],
    ] {
        let output = heibai(&[&["perft", "1"], refused].concat());
        assert_eq!(output.status.code(), Some(2), "{refused:?}: {}", stdout(&output));
        assert!(!stderr(&output).is_empty());
    }
}

#[test]
fn perft_ends_quietly_when_nobody_reads_on() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_heibai"))
        .args(["perft", "10"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut complaints = String::new();
    child.stderr.take().expect("it is piped").read_to_string(&mut complaints).expect("UTF-8");
    assert_eq!(complaints, "");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn help_names_every_option_and_its_values() {
    let output = heibai(&["--help"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(stderr(&output), "");
    for word in [
        "[FILE]",
        "--game",
        "othello",
        "--mode",
        "two-players",
        "play-black",
        "play-white",
        "watch",
        "--level",
        "--size",
        "--opening",
        "balanced",
        "--start",
        "--lang",
        "zh_CN",
        "--config-dir",
        "--reset-settings",
        "perft",
        "--version",
    ] {
        assert!(stdout(&output).contains(word), "no {word} in the help");
    }
}

#[test]
fn a_command_without_its_task_shows_its_help_as_help() {
    for command in ["puzzles", "book", "gomoku", "train", "lessons", "openings", "people"] {
        let output = heibai(&[command]);
        assert_eq!((stdout(&output), output.status.code()), ("", Some(2)), "{command}");
        let help = stderr(&output);
        assert!(!help.starts_with("heibai: "), "{help}");
        assert_eq!(help, stdout(&heibai(&[command, "-h"])), "{command}");
    }
}

#[test]
fn version_is_that_of_the_package() {
    let output = heibai(&["--version"]);
    assert_eq!(stdout(&output), concat!("heibai ", env!("CARGO_PKG_VERSION"), "\n"));
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_model_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = folder.path().join("empty");
    std::fs::write(&path, "").expect("there is room");
    for (file, why) in
        [(path.display().to_string(), "not a model of people"), ("none".into(), "can't be read")]
    {
        let person = format!("person:1400,model={file}");
        let output = heibai(&["match", "--first", &person, "--second", "heibai"]);
        let told = format!("heibai: --first: {file}: {why}");
        assert!(stderr(&output).starts_with(&told), "{}", stderr(&output));
        assert_eq!(output.status.code(), Some(2));
    }
}

#[test]
fn a_program_is_not_blamed_for_the_folder_that_it_is_to_run_in() {
    let folder = tempfile::tempdir().expect("there is room");
    std::fs::write(folder.path().join("file"), "").expect("there is room");
    for (inside, why) in [("nowhere", "No such file or directory"), ("file", "not a directory")] {
        let player = format!("gtp,dir={inside},name=Edax:sh");
        let arguments = ["match", "--first", &player, "--second", "heibai:level=1"];
        let output = heibai_in(folder.path(), &[&arguments[..], &["--games", "2"]].concat());
        let told = format!("heibai: Edax: could not be started: {inside}: {why}");
        assert!(stderr(&output).starts_with(&told), "{}", stderr(&output));
        assert_eq!(output.status.code(), Some(1));
    }
}

#[test]
fn a_file_that_can_not_be_written_is_told_before_the_work() {
    let folder = tempfile::tempdir().expect("there is room");
    for arguments in [
        &["puzzles", "choose", "none", "--count", "1", "--out", "missing/x.svg"][..],
        &["train", "align", "none", "--weights", "none", "--out", "missing/x.svg"],
        &["lab", "--depth", "1", "--algorithms", "greedy", "--chart", "missing/x.svg"],
        &["lab", "--tree", "((3 12) (2 4))", "--picture", "missing/x.svg"],
        &["convert", "none", "missing/x.svg", "--to", "sgf"],
    ] {
        let output = heibai_in(folder.path(), arguments);
        let told = "heibai: can't write missing/x.svg: ";
        assert!(stderr(&output).starts_with(told), "{arguments:?}: {}", stderr(&output));
        assert_eq!((stdout(&output), output.status.code()), ("", Some(1)), "{arguments:?}");
    }
    let both = ["match", "--first", "heibai", "--second", "heibai", "--save", "missing/x"];
    let output = heibai_in(folder.path(), &both);
    assert!(stderr(&output).starts_with("heibai: missing/x can't be opened: "), "{output:?}");
}

#[test]
fn a_word_that_is_neither_a_command_nor_a_file_is_told_what_is_like_it() {
    for (arguments, like) in [
        (&["analyse"][..], "a similar command is analyze"),
        (&["conver", "a", "b"], "a similar command is convert"),
        (&["zzz"], "heibai --help lists the commands"),
    ] {
        let output = heibai(arguments);
        let word = arguments[0];
        let told = format!("heibai: {word}: there is no such command and no such file; {like}\n");
        assert_eq!((stderr(&output), output.status.code()), (&*told, Some(2)));
    }
    // What is there, or looks like a file, is one.
    for file in ["Cargo.toml", "LICENSE-MIT", "missing.sgf", "/no/such", "file:///no/such"] {
        let start = heibai::command::run(["heibai", file].map(Into::into));
        assert!(matches!(start, Start::Window(_)), "{file}");
    }
}

#[test]
fn a_program_that_is_not_there_is_named_once() {
    for (player, told) in [
        ("gtp:nosuchprogram", "heibai: nosuchprogram: could not be started: No such file"),
        ("gtp:/no/such", "heibai: such: could not be started: /no/such: No such file"),
    ] {
        let output = heibai(&["match", "--first", player, "--second", "heibai:level=1"]);
        assert!(stderr(&output).starts_with(told), "{}", stderr(&output));
        assert_eq!(output.status.code(), Some(1));
    }
}

#[test]
fn what_is_for_the_other_game_says_for_which() {
    let folder = tempfile::tempdir().expect("there is room");
    std::fs::write(folder.path().join("a.txt"), "f5d6c3\n").expect("there is room");
    let refused = |arguments: &[&str], told: &str, status: i32| {
        let output = heibai_in(folder.path(), arguments);
        assert_eq!((stderr(&output), output.status.code()), (told, Some(status)));
    };
    let told = "heibai: --second: gomocup is for Gomoku; this match is Othello\n";
    refused(&["match", "--first", "heibai", "--second", "gomocup:x"], told, 2);
    let told = "heibai: a.txt: game 1: psq is for Gomoku\nheibai: 1 game left out\n";
    refused(&["convert", "a.txt", "a.psq"], told, 1);
}

#[test]
fn commands_are_listed_by_their_letters() {
    let help = heibai(&["--help"]);
    let lines = stdout(&help).lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands: Vec<&str> = lines
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.strip_prefix("  ")?.split(' ').next().filter(|it| !it.is_empty()))
        .filter(|name| *name != "help")
        .collect();
    assert!(commands.len() > 20 && commands.is_sorted(), "{commands:?}");
}

#[test]
fn what_prepares_an_opening_is_shown_in_words() {
    let folder = tempfile::tempdir().expect("there is room");
    let game = "(;FF[4]GM[4]SZ[15]RU[Renju]HB[1]HBV[taraguchi-10];B[hh];HBC[black];W[ig];HBC[black]\
        ;B[jf];HBC[white];W[ke];HBC[fifths-10];HBC[offer-l12];HBC[offer-a2])";
    std::fs::write(folder.path().join("a.sgf"), game).expect("there is room");
    for (after, told) in [
        ("1", "h8"),
        ("2", "takes Black"),
        ("6", "takes White"),
        ("8", "10 fifth moves"),
        ("10", "offers a2"),
    ] {
        let output = heibai_in(folder.path(), &["show", "a.sgf", "--move", after]);
        let line = format!("\nmove {after} of 10: {told}; ");
        assert!(stdout(&output).contains(&line), "{}{}", stdout(&output), stderr(&output));
    }
}

#[test]
fn the_licences_of_everything_inside_are_printed() {
    let output = heibai(&["licences"]);
    for part in ["What is in Heibai", "    serde 1.", "MIT License", "GNU LESSER GENERAL PUBLIC"] {
        assert!(stdout(&output).contains(part), "no {part}");
    }
    assert_eq!((stderr(&output), output.status.code()), ("", Some(0)));
}

#[test]
fn bad_arguments_are_named_and_end_with_status_2() {
    for (arguments, named) in [
        (&["--level", "11"][..], "expected a level from 1 to 10"),
        (&["--level", "strong"], "'strong'"),
        (&["--size", "7"], "--size: 7 is none of 6, 8, 10 (Othello), 15, 19, 20 (Gomoku)"),
        (&["--mode", "alone"], "'alone'"),
        (&["--game", "chess"], "'chess'"),
        (&["--lang", "tlh"], "'tlh'"),
        (&["--fullscreen"], "--fullscreen"),
        (&["game.txt", "--start"], "--start"),
        (&["game.txt", "--mode", "watch"], "--mode"),
        (&["game.txt", "--size", "6"], "--size"),
        (&["game.txt", "--opening", "none"], "--opening"),
        (&["--opening", "lion"], "'lion'"),
        (&["--mode", "study", "--opening", "tiger"], "--opening: a study begins with no opening"),
        (
            &["--opening", "balanced", "--size", "6"],
            "--opening: balanced openings are for --size 8",
        ),
        (
            &["--opening", "rif", "--rule", "caro"],
            "--opening: rif is for --rule renju and --size 15",
        ),
        (
            &["--opening", "taraguchi-10", "--size", "19"],
            "--opening: taraguchi-10 is for --rule renju",
        ),
        (&["--opening", "pro"], "mine, swap1, swap2, rif, soosorv-8, taraguchi-10, or an opening"),
        (&["--game", "othello", "--rule", "caro"], "--rule: this is for Gomoku, not for Othello"),
        (&["--game", "gomoku", "--size", "8"], "--size: this is for Othello, not for Gomoku"),
        (&["--rule", "caro", "--opening", "balanced"], "--opening: this is for Othello"),
        (&["perft"], "DEPTH"),
        (&["perft", "0"], "expected a number from 1 to 60"),
        (&["perft", "deep"], "'deep'"),
        (&["perft", "3", "--position", "--- X"], "expected 64 squares"),
        (&["perft", "3", "--position", "X?O"], "column 2: expected X, O or -"),
        (&["perft", "3", "--position", "-", "--size", "6"], "--size"),
        (
            &["perft", "3", "--size", "7"],
            "--size: expected an even board size from 4 to 16, found 7",
        ),
    ] {
        let output = heibai(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(stdout(&output), "", "{arguments:?}");
        let complaint = stderr(&output);
        assert!(complaint.starts_with("heibai: "), "{arguments:?} gave {complaint}");
        assert!(complaint.contains(named), "{arguments:?} gave {complaint}");
    }
}

#[test]
fn an_opening_is_told_to_the_window_with_the_game_that_it_brings() {
    let line = |text: &str| Opening::Line(text.parse().expect("a line"));
    for (arguments, game, opening, of_gomoku) in [
        (&["--opening", "none"][..], None, Opening::None, None),
        (&["--opening", "none", "--rule", "caro"], Some(Game::Gomoku), Opening::None, None),
        (&["--opening", "swap2"], Some(Game::Gomoku), Opening::None, Some(gomoku::Opening::Swap2)),
        (
            &["--opening", "Soosorv-8"],
            Some(Game::Gomoku),
            Opening::None,
            Some(gomoku::Opening::Soosorv8),
        ),
        (&["--opening", "balanced"], Some(Game::Othello), Opening::Balanced, None),
        (&["--opening", "TIGER"], Some(Game::Othello), line("f5d6c3d3c4"), None),
        (&["--opening", "f5d6c3d3c4"], Some(Game::Othello), line("f5d6c3d3c4"), None),
        (&["--opening", "f5 d6 c3 d3 c4"], Some(Game::Othello), line("f5d6c3d3c4"), None),
        (
            &["--opening", "kagetsu"],
            Some(Game::Gomoku),
            line("h8h9i9"),
            Some(gomoku::Opening::Free),
        ),
    ] {
        let all = std::iter::once("heibai").chain(arguments.iter().copied());
        let Start::Window(options) = heibai::command::run(all.map(Into::into)) else {
            panic!("{arguments:?} is refused")
        };
        let told = (options.game, options.opening, options.gomoku_opening);
        assert_eq!(told, (game, Some(opening), of_gomoku), "{arguments:?}");
    }
}

/// What a shell gives to a program need not be text.
#[cfg(unix)]
#[test]
fn a_file_name_that_is_not_unicode_reaches_the_window_and_no_option_takes_it() {
    use std::ffi::{OsStr, OsString};
    use std::os::unix::ffi::OsStrExt;

    let name = OsStr::from_bytes(b"g\xff\xfeme.txt");
    let run = |arguments: &[&OsStr]| {
        let program = OsString::from("heibai");
        let all = std::iter::once(program).chain(arguments.iter().map(OsString::from));
        heibai::command::run(all)
    };
    for arguments in [&[name][..], &[OsStr::new("--"), name]] {
        let Start::Window(options) = run(arguments) else { panic!("{arguments:?} is refused") };
        assert_eq!(options.files, [std::path::PathBuf::from(name)]);
    }
    assert_eq!(run(&[OsStr::new("--mode"), name]), Start::Exit(2));
    assert_eq!(run(&[OsStr::new("")]), Start::Exit(2));
}

#[test]
fn a_command_after_an_option_is_no_file() {
    for (arguments, name) in [
        (&["--config-dir", "somewhere", "repertoire", "list"][..], "repertoire"),
        (&["--game", "gomoku", "bench"], "bench"),
        (&["--level", "4", "match", "--games", "2"], "match"),
    ] {
        let output = heibai(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let told = format!("heibai: {name} is a command, which comes before its options");
        assert!(stderr(&output).starts_with(&told), "{}", stderr(&output));
    }
}

#[cfg(not(feature = "gui"))]
#[test]
fn a_build_without_a_window_says_so() {
    for arguments in [
        &[][..],
        &["game.txt", "--lang", "zh_CN"],
        &["--opening", "balanced", "--size", "8"],
        // The name of a command as the value of an option.
        &["--level", "5", "--game", "gomoku"],
        &["--mode", "watch", "--level", "4", "--size", "10", "--start", "--game", "othello"],
    ] {
        let output = heibai(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(stderr(&output).starts_with("heibai: this build has no window"), "{arguments:?}");
    }
}

/// Managers tell the programs that they can start by their names.
#[test]
fn a_program_that_is_called_a_brain_speaks_the_protocol_of_gomocup() {
    const HEIBAI: &str = env!("CARGO_BIN_EXE_heibai");
    let folder = tempfile::tempdir().expect("there is room");
    for name in ["pbrain-heibai", "PBRAIN-Heibai-5.exe"] {
        let brain = folder.path().join(name);
        std::fs::hard_link(HEIBAI, &brain)
            .or_else(|_| std::fs::copy(HEIBAI, &brain).map(drop))
            .expect("there is room");
        for arguments in [&[][..], &["--level", "2"]] {
            let mut child = Command::new(&brain)
                .args(arguments)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .expect("it starts");
            let mut input = child.stdin.take().expect("it is piped");
            input.write_all(b"START 9\r\nBEGIN\r\nEND\r\n").expect("it reads");
            let output = child.wait_with_output().expect("it ends");
            assert_eq!(output.status.code(), Some(0), "{name}");
            let text = stdout(&output);
            assert!(text.starts_with("OK\n") && text.ends_with("4,4\n"), "{name}: {text}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_that_nobody_writes_to_is_refused_and_one_that_somebody_writes_to_is_read() {
    let folder = tempfile::tempdir().expect("there is room");
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("it is there").success());
    let name = pipe.to_str().expect("it is text");
    for arguments in [&["show", name][..], &["solve", name]] {
        let output = heibai(arguments);
        assert!(stderr(&output).contains("is a pipe that nobody writes to"), "{arguments:?}");
        assert_ne!(output.status.code(), Some(0));
    }
    let writer = std::thread::spawn({
        let pipe = pipe.clone();
        move || std::fs::write(pipe, "f5d6c3").expect("somebody reads it")
    });
    let output = heibai(&["show", name]);
    writer.join().expect("all was read");
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""));
}

#[test]
fn a_name_that_is_a_command_to_a_terminal_is_told_with_marks() {
    let output = heibai(&["show", "\u{1b}[31mno\u{202e}such\u{7}"]);
    assert!(stderr(&output).contains("␛[31mno‹U+202E›such␇"), "{}", stderr(&output));
}

#[test]
fn the_names_in_a_file_are_told_with_marks() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let file = folder.path().join("game.sgf");
    let text = "(;GM[2]PB[\u{1b}[2Jblack]PW[white\u{202e}];B[f5];W[d6])";
    std::fs::write(&file, text).expect("it can be written");
    let path = file.to_str().expect("it is a text");
    for command in ["show", "review"] {
        let output = heibai(&[command, path]);
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(said.contains("black – white‹U+202E›"), "{command}: {said}");
        assert!(!said.contains('\u{1b}'), "{command}: {said}");
    }
}
