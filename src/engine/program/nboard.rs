//! A program that speaks the protocol of `NBoard`.

use std::time::{Duration, Instant, UNIX_EPOCH};

use super::Program;
use super::process::Process;
use crate::engine::player::{Choice, Fault, NewGame, Player, Time, Turn};
use crate::game::{PerSide, Ply};
use crate::records::ggf;
use crate::search::{Report, Stop};

/// Programs read books and weights when they start.
const STARTUP: Duration = Duration::from_secs(60);

/// A running program.
#[derive(Debug)]
pub struct NboardPlayer {
    process: Process,
    /// The number of the last `ping`.
    pings: u32,
}

impl NboardPlayer {
    /// Starts a program; some play nothing before they are told a depth.
    ///
    /// # Errors
    /// If it can't be started, does not answer, or `stop` comes before it does.
    pub fn start(program: &Program, depth: Option<u8>, stop: &Stop) -> Result<Self, Fault> {
        let mut player = Self { process: Process::start(program, "quit")?, pings: 0 };
        player.process.send("nboard 2")?;
        player.process.send(&format!("set depth {}", depth.unwrap_or(60)))?;
        player.synchronize(STARTUP, stop)?;
        Ok(player)
    }

    /// Waits until the program has done all that it was told.
    fn synchronize(&mut self, patience: Duration, stop: &Stop) -> Result<(), Fault> {
        let asked = Instant::now();
        self.pings += 1;
        let pong = format!("pong {}", self.pings);
        self.process.send(&format!("ping {}", self.pings))?;
        while self.process.line(asked, patience, stop)? != pong {}
        Ok(())
    }
}

impl Player for NboardPlayer {
    fn new_game(&mut self, _game: &NewGame, stop: &Stop) -> Result<(), Fault> {
        self.synchronize(STARTUP, stop)
    }

    fn prepare(&mut self, turn: &Turn<'_>) -> Result<(), Fault> {
        let mut game = turn.game.clone();
        if let Time::Move(time) = turn.time {
            spread(&mut game, turn, time);
        }
        let game = ggf::write_game(&game, None, UNIX_EPOCH);
        self.process.send(&format!("set game {}", game.trim_end()))?;
        self.synchronize(turn.patience, turn.stop)
    }

    fn choose(
        &mut self,
        turn: &Turn<'_>,
        _report: &mut dyn FnMut(&Report),
    ) -> Result<Choice, Fault> {
        let asked = Instant::now();
        self.process.send("go")?;
        let answer = loop {
            let line = self.process.line(asked, turn.patience, turn.stop)?;
            if let Some(answer) = line.strip_prefix("===") {
                break answer.trim().to_owned();
            }
        };
        let (name, note) = ggf::note(&answer);
        if ggf::is_pass(name) {
            return Err(Fault::IllegalMove(answer));
        }
        let cell = turn.position.cell_named(name);
        let cell = cell.ok_or_else(|| Fault::Answer(answer.clone()))?;
        Ok(Choice { ply: Some(Ply::Place(cell)), eval: note.eval })
    }
}

/// The protocol knows no time for a move: the game is given a clock on which so much is left for each
/// move to come.
fn spread(game: &mut ggf::Game, turn: &Turn<'_>, time: Duration) {
    let counts = turn.position.counts();
    let empty = 64 - (counts.black + counts.white) as u32;
    let clock = ggf::Clock { main: time * empty.div_ceil(2).max(1), increment: Duration::ZERO };
    game.clocks = PerSide { black: Some(clock), white: Some(clock) };
    for note in &mut game.notes {
        note.time = None;
    }
}
