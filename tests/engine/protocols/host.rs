//! Conversations with the engine, without a process.

use std::io::{self, BufRead, BufReader, Cursor, PipeReader, PipeWriter, Write};
use std::thread::{self, JoinHandle};

use heibai::game::{Ply, Position, Side, Variant};
use heibai::protocol::{self, Settings};
use heibai::search::{HashSize, Limits};

/// Settings under which every search is short.
pub fn quick() -> Settings {
    Settings {
        limits: Limits { nodes: Some(2000), ..Limits::depth(3) },
        hash: HashSize::mebibytes(1),
        ..Settings::default()
    }
}

/// Settings under which a search that finds much in its memory gets further.
pub fn limited() -> Settings {
    let limits = Limits { nodes: Some(300), ..Limits::default() };
    Settings { limits, ..quick() }
}

/// Everything that GTP answers to a text.
pub fn gtp(text: impl AsRef<[u8]>) -> String {
    let input = Cursor::new(text.as_ref().to_vec());
    let mut output = Vec::new();
    protocol::gtp::serve(input, &mut output, quick()).expect("memory can be read and written");
    String::from_utf8(output).expect("it answers in UTF-8")
}

/// Everything that is answered to a viewer that writes a text at once and nothing more.
pub fn nboard(text: impl AsRef<[u8]>) -> String {
    let input = Cursor::new(text.as_ref().to_vec());
    let mut output = Vec::new();
    protocol::nboard::serve(input, &mut output, quick()).expect("memory can be read and written");
    String::from_utf8(output).expect("it answers in UTF-8")
}

/// Everything that is answered to a manager that writes a text at once and nothing more.
pub fn gomocup(text: impl AsRef<[u8]>) -> String {
    let input = Cursor::new(text.as_ref().to_vec());
    let mut output = Vec::new();
    protocol::gomocup::serve(input, &mut output, quick()).expect("memory can be read and written");
    String::from_utf8(output).expect("it answers in UTF-8")
}

/// Which protocol is spoken.
#[derive(Clone, Copy)]
pub enum Dialect {
    Gtp,
    NBoard,
    Gomocup,
}

/// A host that waits for answers before it goes on.
pub struct Host {
    input: Option<PipeWriter>,
    output: BufReader<PipeReader>,
    session: JoinHandle<io::Result<()>>,
}

impl Host {
    /// Begins a conversation.
    pub fn new(dialect: Dialect, settings: Settings) -> Self {
        let (from_host, input) = io::pipe().expect("there are pipes");
        let (output, to_host) = io::pipe().expect("there are pipes");
        let session = thread::spawn(move || {
            let from_host = BufReader::new(from_host);
            match dialect {
                Dialect::Gtp => protocol::gtp::serve(from_host, to_host, settings),
                Dialect::NBoard => protocol::nboard::serve(from_host, to_host, settings),
                Dialect::Gomocup => protocol::gomocup::serve(from_host, to_host, settings),
            }
        });
        Self { input: Some(input), output: BufReader::new(output), session }
    }

    /// Sends a line.
    pub fn send(&mut self, line: &str) {
        let input = self.input.as_mut().expect("it is open until the end");
        writeln!(input, "{line}").expect("the engine reads");
    }

    /// The next line that begins so.
    pub fn wait_for(&mut self, beginning: &str) -> String {
        loop {
            let line = self.line().unwrap_or_else(|| panic!("it ended without {beginning:?}"));
            if line.starts_with(beginning) {
                return line;
            }
        }
    }

    /// The next line, without its end; `None` when there is none.
    pub fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let count = self.output.read_line(&mut line).expect("the engine writes UTF-8");
        (count > 0).then(|| line.trim_end().to_owned())
    }

    /// Sends a command of GTP and gives the whole answer, without the empty line after it.
    pub fn ask(&mut self, command: &str) -> String {
        self.send(command);
        let mut answer = String::new();
        while let Some(line) = self.line().filter(|line| !line.is_empty()) {
            answer.push_str(&line);
            answer.push('\n');
        }
        answer.trim_end().to_owned()
    }

    /// Sends no more, and waits for the end.
    pub fn close(mut self) {
        self.input = None;
        while self.line().is_some() {}
        self.session.join().expect("a session does not panic").expect("pipes work");
    }
}

/// The usual start.
pub fn start() -> Position {
    Variant::default().start().expect("it has a start")
}

/// The letter of a side in GTP and GGF.
pub fn letter(side: Side) -> &'static str {
    match side {
        Side::Black => "B",
        Side::White => "W",
    }
}

/// A move, or a pass, and whose it is.
pub type Move = (Side, String);

/// The moves as tags of GGF.
pub fn tags(moves: &[Move]) -> String {
    moves.iter().flat_map(|(side, name)| [letter(*side), "[", name, "]"]).collect()
}

/// Plays so many random plies, or to the end of the game.
pub fn random_game(rng: &mut fastrand::Rng, plies: usize) -> (Vec<Move>, Position) {
    let mut position = start();
    let mut moves = Vec::new();
    while moves.len() < plies && !position.is_over() {
        let ply = rng.choice(position.legal_cells()).map_or(Ply::Pass, Ply::Place);
        let name = match ply {
            Ply::Pass => "PA".to_owned(),
            _ => position.ply_name(ply),
        };
        moves.push((position.side_to_move(), name));
        position.play(ply).expect("it is legal, or a pass that is forced");
    }
    (moves, position)
}

/// Random moves until somebody has to pass, with the position there.
pub fn game_until_a_pass(seed: u64) -> (Vec<Move>, Position) {
    let mut rng = fastrand::Rng::with_seed(seed);
    loop {
        let (moves, _) = random_game(&mut rng, usize::MAX);
        let passes = moves.iter().position(|(_, name)| name == "PA");
        if let Some(before) = passes {
            let mut position = start();
            for (_, name) in &moves[..before] {
                let cell = position.cell_named(name).expect("nobody passed before");
                position.play(Ply::Place(cell)).expect("it was legal");
            }
            return (moves[..before].to_vec(), position);
        }
    }
}
