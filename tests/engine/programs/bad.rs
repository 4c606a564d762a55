//! The program that does what it is told, wrong or right.

use std::io::{BufRead, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use heibai::game::{Ply, Position, Variant};

use super::heard::LONG;

/// Writes a line; who has nobody to write to ends.
fn say(text: &str) {
    let mut output = std::io::stdout().lock();
    if writeln!(output, "{text}").and_then(|()| output.flush()).is_err() {
        std::process::exit(0);
    }
}

/// Does something wrong, or nothing; then there is a move to make.
fn misbehave(misdeed: &str, folder: &Path) {
    let (what, rest) = misdeed.split_once('/').unwrap_or((misdeed, ""));
    match what {
        "late" => thread::sleep(Duration::from_millis(rest.parse().expect("it is a number"))),
        "silent" => {
            let id = std::process::id().to_string();
            std::fs::write(folder.join("thinking"), id).expect("there is room");
            loop {
                thread::sleep(LONG);
            }
        }
        "crash" => std::process::exit(3),
        "crash-once" if !folder.join("crashed").exists() => {
            std::fs::write(folder.join("crashed"), "").expect("there is room");
            eprintln!("out of ideas");
            std::process::exit(3);
        }
        "crash-again" => {
            let mark = folder.join("crashed");
            if !mark.exists() {
                std::fs::write(mark, "").expect("there is room");
                eprintln!("out of ideas");
            }
            std::process::exit(3);
        }
        "flood" => loop {
            say("# more and more and more");
        },
        "chatter" => loop {
            say("# one moment");
            thread::sleep(Duration::from_millis(5));
        },
        "complain" => loop {
            if writeln!(std::io::stderr(), "woe").is_err() {
                std::process::exit(0);
            }
        },
        _ => {}
    }
}

/// The program that does what it is told. As a test of its own it does nothing.
#[test]
fn bad_program() {
    let told = std::env::args().find_map(|word| word.strip_prefix("misdeed=").map(str::to_owned));
    let Some(told) = told else { return };
    let mut words = told.splitn(3, ':');
    let mut word = || words.next().unwrap_or_default();
    let (dialect, misdeed, folder) = (word(), word(), Path::new(word()));
    match misdeed {
        "deaf" => thread::sleep(LONG * 20),
        "with-child" => {
            let child = std::process::Command::new("sleep").arg("1000").spawn();
            let id = child.expect("there is one").id();
            std::fs::write(folder.join("child"), id.to_string()).expect("there is room");
            // Another one leaves the session, and its parent with it.
            let script =
                "setsid sh -c 'printf %s $$ > stray.new; mv stray.new stray; exec sleep 1000' &";
            let mut shell = std::process::Command::new("sh");
            let started =
                shell.args(["-c", script]).current_dir(folder).stdout(std::process::Stdio::null());
            assert!(started.status().expect("there is a shell").success());
            let begun = std::time::Instant::now();
            while !folder.join("stray").exists() && begun.elapsed() < LONG {
                thread::sleep(Duration::from_millis(5));
            }
        }
        _ => {}
    }
    std::fs::write(folder.join("pid"), std::process::id().to_string()).expect("there is room");
    let mut position = Variant::default().start().expect("it has a start");
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { break };
        match dialect {
            "gtp" => gtp(&line, misdeed, folder, &mut position),
            "nboard" => nboard(&line, misdeed, folder),
            _ => gomocup(&line, misdeed, folder),
        }
    }
    if misdeed == "staying" {
        thread::sleep(LONG * 20);
    }
    std::process::exit(0);
}

fn gtp(line: &str, misdeed: &str, folder: &Path, position: &mut Position) {
    let words: Vec<&str> = line.split_whitespace().collect();
    // An empty line ends an analysis.
    let Some(&first) = words.first() else { return say("") };
    let answer = match first {
        "kata-analyze" => {
            say("=");
            say("info move d3 winrate 1 pv d3 info move c4 winrate 0.5 pv c4");
            return;
        }
        "lz-analyze" if misdeed == "winning" => {
            say("=");
            say("info move d3 winrate 1 pv d3 info move c4 winrate 10000 pv c4");
            return;
        }
        "lz-analyze" => {
            say("=");
            misbehave(misdeed, folder);
            return match misdeed {
                "illegal" => (0..300).for_each(|_| say("info move a1 winrate 5000 pv a1")),
                "nonsense" => (0..300).for_each(|_| say("info move what visits")),
                "refusing" => say("? no idea\n"),
                _ => {
                    say(
                        "info move d3 visits 9 winrate 5000 order 0 pv d3 c3 a1 info move c4 winrate 0.25 pv c4",
                    );
                    say(
                        "info move f5 winrate 7500 scoreLead -2.5 pv f5 f6 info move a1 winrate 9000 pv a1",
                    );
                    if misdeed == "brief" {
                        say("");
                    }
                }
            };
        }
        "list_commands" => match misdeed {
            "unable" => "name\nplay\ngenmove".to_owned(),
            "kata" => "name\nplay\ngenmove\nlz-analyze\nkata-analyze".to_owned(),
            _ => "name\nplay\ngenmove\ntime_settings\ntime_left\nlz-analyze".to_owned(),
        },
        "name" => "Scripted".to_owned(),
        "clear_board" => {
            *position = Variant::default().start().expect("it has a start");
            String::new()
        }
        "boardsize" if misdeed == "one-board" && words[1] != "8" => {
            return say("? unacceptable size\n");
        }
        "play" if misdeed == "stubborn" => return say("? not now\n"),
        "play" => {
            let ply = position.ply_named(words[2]).expect("it has a name");
            if position.play(ply).is_err() {
                return say("? illegal\n");
            }
            String::new()
        }
        "genmove" => {
            misbehave(misdeed, folder);
            let cell = position.legal_cells()[0];
            let name = position.cell_name(cell);
            position.play(Ply::Place(cell)).expect("it is legal");
            match misdeed {
                "illegal" => "a1".to_owned(),
                "nonsense" => "what".to_owned(),
                "babbling" => format!("\0what{}", "?".repeat(2000)),
                "refusing" => return say("? no idea\n"),
                "resigning" => "resign".to_owned(),
                _ => name,
            }
        }
        "quit" if misdeed == "staying" => return,
        "quit" => std::process::exit(0),
        _ => String::new(),
    };
    say(&format!("= {answer}\n"));
}

fn nboard(line: &str, misdeed: &str, folder: &Path) {
    if let Some(number) = line.strip_prefix("ping ") {
        say(&format!("pong {number}"));
    } else if line == "nboard 2" {
        say("set myname Scripted");
    } else if line == "go" {
        misbehave(misdeed, folder);
        say("search F5d6C3 -1.25 0 18");
        say("search D3 2.00 0 100%");
        say("search A1 3.00 0 4");
        say("nonsense");
        say(if misdeed == "illegal" { "=== A1" } else { "=== F5/-1.25/0.1" });
    } else if line.starts_with("hint ") {
        misbehave(misdeed, folder);
        match misdeed {
            "illegal" => (0..300).for_each(|_| say("search A1 3.00 0 4")),
            "nonsense" => (0..300).for_each(|_| say("search for something")),
            _ => {
                say("status Thinking");
                say("search D3C3 -1.25 0 18");
                say("search PA NaN,NaN 0 12");
                say("book C4 0.50 12 20 from a book");
                say("search F5 2.00 0 100%");
                say("search E6 1.00 0 100%");
            }
        }
        if misdeed == "exact" {
            for name in ["D3", "C4"] {
                say(&format!("search {name} 0.00 0 100%"));
            }
        }
    } else if line == "quit" {
        std::process::exit(0);
    }
}

/// Whether the board that is told of is not to be answered.
static IS_QUIET: AtomicBool = AtomicBool::new(false);

fn gomocup(line: &str, misdeed: &str, folder: &Path) {
    match line.split_whitespace().next().unwrap_or_default() {
        "ABOUT" => say("name=\"Scripted\", version=\"2.1\", author=\"nobody\""),
        "START" | "RESTART" => say("OK"),
        "BEGIN" => say("7,7"),
        "YXBOARD" => IS_QUIET.store(true, Ordering::Relaxed),
        // This board wants no answer.
        "DONE" if IS_QUIET.swap(false, Ordering::Relaxed) => {}
        "TURN" | "DONE" => {
            misbehave(misdeed, folder);
            match misdeed {
                "illegal" => say("15,15"),
                "babbling" => ["MESSAGE hm", "what?", "DEBUG hm"].into_iter().for_each(say),
                // Each wants to be told to play it, by somebody who has no time for that.
                "suggesting" => loop {
                    say("SUGGEST 1,1");
                },
                _ => say("3,3"),
            }
        }
        "YXNBEST" => {
            misbehave(misdeed, folder);
            match misdeed {
                "unable" => say("UNKNOWN"),
                "illegal" => {
                    (0..300).for_each(|_| say("INFO PV 0\nINFO BESTLINE 15,15\nINFO PV DONE"));
                }
                "nonsense" => (0..300).for_each(|_| say("INFO PV what\nINFO EVAL M\nINFO PV DONE")),
                _ => {
                    say(
                        "INFO PV 0\nINFO DEPTH 12\nINFO EVAL 40\nINFO WINRATE 0.55\nINFO BESTLINE 8,8 9,9\nINFO PV DONE",
                    );
                    say(
                        "INFO PV 1\nINFO DEPTH 12\nINFO EVAL -M6\nINFO WINRATE 0\nINFO BESTLINE 0,0\nINFO PV DONE",
                    );
                    say("8,8");
                }
            }
        }
        "YXSTOP" => say("3,3"),
        "END" => std::process::exit(0),
        _ => {}
    }
}
