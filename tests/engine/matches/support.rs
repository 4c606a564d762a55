//! Matches as a user starts them, and programs that do as they are told.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use heibai::game::tree::GameTree;
use heibai::records::ggf;

pub const HEIBAI: &str = env!("CARGO_BIN_EXE_heibai");

pub fn play(arguments: &[&str]) -> Output {
    Command::new(HEIBAI).arg("match").args(arguments).output().expect("the program starts")
}

pub fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("it prints UTF-8")
}

pub fn last_line(output: &Output) -> String {
    stdout(output).lines().last().unwrap_or_default().to_owned()
}

/// A script that plays as it is told, in a folder that lives as long as the test.
pub struct Fake {
    pub folder: tempfile::TempDir,
}

impl Fake {
    /// A program that speaks GTP, and does `misdeed` when it is asked for a move.
    pub fn gtp(misdeed: &str) -> Self {
        Self::new(&format!(
            "while read command argument rest; do\n\
             case $command in\n\
             genmove) {misdeed} ;;\n\
             quit) printf '=\\n\\n'; exit ;;\n\
             *) printf '= \\n\\n' ;;\n\
             esac\n\
             done\n"
        ))
    }

    /// A program that speaks the protocol of `NBoard`.
    pub fn nboard(misdeed: &str) -> Self {
        Self::new(&format!(
            "while read command argument rest; do\n\
             case $command in\n\
             go) {misdeed} ;;\n\
             ping) echo \"pong $argument\" ;;\n\
             quit) exit ;;\n\
             esac\n\
             done\n"
        ))
    }

    /// A program that speaks the protocol of Gomocup. It makes a move on the empty board, and does `misdeed` when
    /// it is asked for any other one.
    pub fn gomocup(misdeed: &str) -> Self {
        Self::new(&format!(
            "while read command argument rest; do\n\
             case $command in\n\
             BEGIN) echo 'MESSAGE hello'; echo 7,7 ;;\n\
             TURN|DONE) {misdeed} ;;\n\
             START|RESTART) echo OK ;;\n\
             END) exit ;;\n\
             esac\n\
             done\n"
        ))
    }

    pub fn new(body: &str) -> Self {
        let folder = tempfile::tempdir().expect("there is room");
        std::fs::write(folder.path().join("fake"), body).expect("there is room");
        Self { folder }
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("fake")
    }

    pub fn spec(&self, protocol: &str) -> String {
        format!("{protocol},name=fake:sh {}", self.path().display())
    }
}

/// The games of a file.
pub fn games(path: &Path) -> Vec<GameTree> {
    let text = std::fs::read_to_string(path).expect("the match wrote it");
    text.lines().map(|line| ggf::read(line).expect("it is a game")).collect()
}

/// Two games in which the fake does the same thing wrong: it loses both, and the report says why.
pub fn loses_for(fake: &Fake, protocol: &str, why: &str, more: &[&str]) {
    let mut arguments = vec!["--first", "heibai:nodes=300", "--games", "2"];
    let spec = fake.spec(protocol);
    arguments.extend(["--second", &spec]);
    arguments.extend(more);
    let output = play(&arguments);
    let text = stdout(&output);
    assert_eq!(output.status.code(), Some(0), "{text}");
    let faults: Vec<&str> = text.lines().filter(|line| line.starts_with("fault: fake")).collect();
    assert_eq!(faults.len(), 2, "{text}");
    assert!(faults.iter().all(|fault| fault.contains(why)), "{text}");
    assert!(last_line(&output).starts_with("games 2  wins 2  draws 0  losses 0"), "{text}");
}

/// A file of openings, in a folder that lives as long as the test.
pub fn openings(text: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("openings.txt");
    std::fs::write(&file, text).expect("there is room");
    let path = file.to_str().expect("it is UTF-8").to_owned();
    (folder, path)
}
