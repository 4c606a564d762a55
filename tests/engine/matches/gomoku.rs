//! Matches of Gomoku, and the programs that play it.

use super::support::{Fake, HEIBAI, last_line, loses_for, openings, play, stdout};

/// The same at Gomoku.
fn loses_at_gomoku_for(misdeed: &str, why: &str, more: &[&str]) {
    let (_folder, path) = openings("h8i9\n");
    let options = ["--game", "gomoku", "--openings", &path];
    loses_for(&Fake::gomocup(misdeed), "gomocup", why, &[&options[..], more].concat());
}

#[test]
fn who_does_something_wrong_at_gomoku_has_lost_and_plays_the_next_game() {
    // 7,7 is h8, where the opening has a stone.
    loses_at_gomoku_for("echo 7,7", "h8, which is not legal", &[]);
    loses_at_gomoku_for("echo 15,0", "15,0, which is not legal", &[]);
    loses_at_gomoku_for("echo -1,99999999999999999999", "-1,9", &[]);
    loses_at_gomoku_for("echo ERROR no idea", "answered \"ERROR no idea\"", &[]);
    loses_at_gomoku_for("echo UNKNOWN $command", "answered \"UNKNOWN ", &[]);
    loses_at_gomoku_for("exit 1", "ended unexpectedly", &[]);
    loses_at_gomoku_for("echo DEBUG hm", "did not answer within", &["--patience", "0.2"]);
    loses_at_gomoku_for("echo what", "answered \"what\"", &["--patience", "0.2"]);
    let late = ["--time", "0.1", "--margin", "1"];
    loses_at_gomoku_for("sleep 2; echo 3,3", "s of 0.100 s", &late);
}

#[test]
fn who_plays_a_forbidden_point_has_lost_and_the_report_says_why() {
    // Black to move; h8 would make two open threes.
    let (_folder, path) = openings("f8a15g8a1h10o1h9o15 # as Black\n");
    let fake = Fake::gomocup("echo 7,7");
    let spec = fake.spec("gomocup");
    let arguments = ["--first", &spec, "--second", "heibai:nodes=300", "--games", "2", "--game"];
    let more = ["gomoku", "--openings", &path];
    let renju = play(&[&arguments[..], &more, &["--rule", "renju"]].concat());
    let why = "fault: fake at move 9: played h8: that point is forbidden for Black: double three";
    assert!(stdout(&renju).contains(why), "{}", stdout(&renju));
    let freestyle = play(&[&arguments[..], &more].concat());
    assert!(!stdout(&freestyle).contains("at move 9:"), "{}", stdout(&freestyle));
}

#[test]
fn a_program_that_can_not_start_again_is_replaced() {
    let (_folder, path) = openings("h8i9\n");
    let once = Fake::new(
        "while read command argument rest; do\n\
         case $command in\n\
         START) if [ $started ]; then exit 1; fi; started=1; echo OK ;;\n\
         BEGIN) echo 7,7; started= ;;\n\
         TURN|DONE) echo \"SUGGEST 3,3\" ;;\n\
         PLAY) echo $argument ;;\n\
         RESTART) echo \"UNKNOWN RESTART\" ;;\n\
         END) exit ;;\n\
         esac\n\
         done\n",
    );
    let spec = once.spec("gomocup");
    let output = play(&[
        "--first",
        "heibai:nodes=300",
        "--second",
        &spec,
        "--games",
        "4",
        "--game",
        "gomoku",
        "--openings",
        &path,
    ]);
    let text = stdout(&output);
    // It plays d12 first, and d12 again.
    assert_eq!(text.matches("played d12, which is not legal").count(), 4, "{text}");
    assert!(last_line(&output).starts_with("games 4  wins 4"), "{text}");
}

#[test]
fn our_engine_plays_itself_over_the_protocol_of_gomocup_by_all_rules() {
    let (folder, path) = openings("c3c4d4\nb2d5\n");
    let save = folder.path().join("games.txt");
    for rule in ["freestyle", "standard", "renju", "caro"] {
        let spec = format!("gomocup,name=other:{HEIBAI} gomocup --nodes 300");
        let saved = save.to_str().expect("it is UTF-8");
        let output = play(&[
            "--first",
            "heibai:nodes=300",
            "--second",
            &spec,
            "--games",
            "2",
            "--save",
            saved,
            "--game",
            "gomoku",
            "--rule",
            rule,
            "--size",
            "6",
            "--openings",
            &path,
        ]);
        let text = stdout(&output);
        assert!(last_line(&output).starts_with("games 2  "), "{text}");
        assert!(!text.contains("fault:") && !text.contains("discs"), "{text}");
    }
    let text = std::fs::read_to_string(&save).expect("the match wrote it");
    assert_eq!(text.lines().count(), 8);
    for pair in text.lines().collect::<Vec<_>>().chunks(2) {
        assert_eq!(pair[0][..4], pair[1][..4], "both games have one opening");
        assert!(pair[0].contains(" # ") && pair[0].contains("other"), "{pair:?}");
        for result in pair {
            let result = result.rsplit(' ').next().unwrap_or_default();
            assert!(["1-0", "0-1", "1/2-1/2"].contains(&result), "{pair:?}");
        }
    }
}

#[test]
fn what_does_not_go_with_a_game_is_refused() {
    let (_folder, path) = openings("h8\n");
    let own = ["--first", "heibai", "--second", "heibai"];
    let gomoku = ["--game", "gomoku", "--openings", &path];
    for (arguments, named) in [
        (&["--game", "othello", "--rule", "renju"][..], "--rule"),
        (&["--rule", "renju"], "--openings"),
        (&["--size", "10"], "--size: Othello matches are played on 8×8 squares, not 10×10"),
        (&["--size", "7"], "--size: Othello matches are played on 8×8 squares, not 7×7"),
        (&["--game", "gomoku"], "--openings"),
        (&[&gomoku[..], &["--size", "23"]].concat(), "--size"),
        (&[&gomoku[..], &["--size", "4"]].concat(), "--size"),
        (&[&gomoku[..], &["--rule", "gomoku+"]].concat(), "--rule"),
    ] {
        let output = play(&[&own[..], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(named), "{arguments:?}");
    }
    for (spec, more, told) in [
        ("gtp:x", &gomoku[..], "gtp is for Othello; this match is Gomoku"),
        ("nboard:x", &gomoku[..], "nboard is for Othello; this match is Gomoku"),
        ("gomocup:x", &[], "gomocup is for Gomoku; this match is Othello"),
        (
            "lab:pvs,evaluation=mobility",
            &gomoku[..],
            "lab:pvs,evaluation=mobility can't play Gomoku",
        ),
    ] {
        let output = play(&[&["--first", "heibai", "--second", spec][..], more].concat());
        assert_eq!(output.status.code(), Some(2), "{spec}");
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(complaint, format!("heibai: --second: {told}\n"));
    }
    let help = stdout(&play(&["--help"]));
    assert!(help.contains("Board size: in Othello 8 only; in Gomoku from 5 to 22"), "{help}");
    assert!(!help.contains("from 4 to 16"), "{help}");
}

/// Plays two scripts against each other, each with both colours, after the moves `a1 a2`, by these rules and on
/// a board of this size. Gives what the match prints and the games that it saves.
fn scripted(black: &str, white: &str, options: &[&str]) -> (String, String) {
    let (folder, path) = openings("a1a2\n");
    let say = "sed -n ${n}p $0.$colour";
    let fakes = [0, 1].map(|_| {
        let fake = Fake::new(&format!(
            "while read line; do\n\
             case $line in\n\
             START*|RESTART) echo OK ;;\n\
             BEGIN) echo 0,0 ;;\n\
             BOARD) count=0 ;;\n\
             *,*,*) count=$((count+1)) ;;\n\
             DONE) [ $((count%2)) = 0 ] && colour=black || colour=white; n=1; {say} ;;\n\
             TURN*) n=$((n+1)); {say} ;;\n\
             END) exit ;;\n\
             esac\n\
             done\n"
        ));
        for (colour, moves) in [("black", black), ("white", white)] {
            let lines = moves.replace(' ', "\n") + "\nERROR no more\n";
            let script = fake.path().with_extension(colour);
            std::fs::write(script, lines).expect("there is room");
        }
        fake
    });
    let save = folder.path().join("games.txt");
    let [first, second] = fakes.each_ref().map(|fake| fake.spec("gomocup"));
    let arguments = ["--first", &first, "--second", &second, "--games", "2", "--game", "gomoku"];
    let saved = save.to_str().expect("it is UTF-8");
    let more = ["--openings", &path, "--save", saved];
    let output = play(&[&arguments[..], &more, options].concat());
    (stdout(&output), std::fs::read_to_string(&save).expect("the match wrote it"))
}

#[test]
fn the_referee_knows_what_wins_by_each_rule() {
    let aside = "0,0 14,0 0,4 14,4 0,8 14,8";
    let five = "3,3 4,3 5,3 6,3 7,3";
    let six = "3,3 4,3 5,3 6,3 8,3 7,3";
    let around = "2,3 8,3 0,4 14,4 0,8 14,8";
    let all = ["freestyle", "standard", "renju", "caro"];
    // A script that has come to its end refuses to go on: so its side has not won before.
    let goes_on = "answered \"ERROR no more\")";
    for (black, white, rules, ending) in [
        (five, aside, &all[..], "1-0"),
        (six, aside, &["freestyle"], "1-0"),
        (six, aside, &["standard", "caro"], goes_on),
        (six, aside, &["renju"], "h12: that point is forbidden for Black: overline)"),
        (five, around, &["freestyle", "standard", "renju"], "1-0"),
        (five, around, &["caro"], goes_on),
        (aside, five, &all[..], "0-1"),
        (&format!("{aside} 7,14"), six, &["freestyle", "renju"], "0-1"),
        (&format!("{aside} 7,14"), six, &["standard", "caro"], goes_on),
    ] {
        for rule in rules {
            let (text, games) = scripted(black, white, &["--rule", rule]);
            assert_eq!(games.lines().count(), 2, "{text}");
            assert!(games.lines().all(|game| game.ends_with(ending)), "{rule}: {games}");
        }
    }
}

#[test]
fn a_full_board_is_a_draw() {
    // Rows and columns from the top left; the opening is on the bottom row and the one above it.
    let black = "0,0 1,0 4,0 2,1 3,1 0,2 1,2 4,2 2,3 3,3 2,4 4,4";
    let white = "2,0 3,0 0,1 1,1 4,1 2,2 3,2 1,3 4,3 1,4 3,4";
    for rule in ["freestyle", "standard", "caro"] {
        let (text, games) = scripted(black, white, &["--rule", rule, "--size", "5"]);
        assert!(games.lines().all(|game| game.ends_with(" 1/2-1/2")), "{rule}: {text}{games}");
        assert!(text.contains("wins 0  draws 2  losses 0"), "{text}");
    }
}
