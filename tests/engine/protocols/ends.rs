//! Nobody thinks on when there is nobody left to think for.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use super::host::{Dialect, Host};
use heibai::protocol::Settings;
use heibai::search::{HashSize, Limits};

/// What is asked for in each protocol, by an engine that would think about it for an hour, and its last word.
const QUESTIONS: [(Dialect, &[&str], &str); 4] = [
    (Dialect::Gtp, &["genmove black"], "quit"),
    (Dialect::Gtp, &["reg_genmove black", "name", "genmove black"], "quit"),
    (Dialect::NBoard, &["go"], "quit"),
    (Dialect::Gomocup, &["START 15", "BOARD", "7,7,1", "8,8,2", "DONE"], "END"),
];

fn thoughtful(dialect: Dialect) -> Host {
    let limits = Limits::time(Duration::from_secs(3600));
    Host::new(dialect, Settings { limits, hash: HashSize::mebibytes(1), ..Settings::default() })
}

/// Fails if the conversation goes on for ever.
fn ends(host: Host) {
    let (sender, ended) = mpsc::channel();
    thread::spawn(move || {
        host.close();
        sender.send(()).expect("somebody waits");
    });
    ended.recv_timeout(Duration::from_secs(120)).expect("it thinks on");
}

#[test]
fn the_end_of_the_input_ends_every_search() {
    for (dialect, question, _) in QUESTIONS {
        let mut host = thoughtful(dialect);
        for line in question {
            host.send(line);
        }
        ends(host);
    }
}

#[test]
fn the_last_command_ends_every_search_while_the_input_stays_open() {
    for (dialect, question, last) in QUESTIONS {
        let mut host = thoughtful(dialect);
        for line in question {
            host.send(line);
        }
        host.send(last);
        // Its output ends when it does.
        let (sender, ended) = mpsc::channel();
        let waiting = thread::spawn(move || {
            while host.line().is_some() {}
            sender.send(()).expect("somebody waits");
            host
        });
        ended.recv_timeout(Duration::from_secs(120)).expect("it thinks on");
        ends(waiting.join().expect("it only reads"));
    }
}
