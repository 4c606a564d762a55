//! A program that speaks GTP.

use std::time::{Duration, Instant};

use super::Program;
use super::process::Process;
use crate::engine::player::{Choice, Fault, NewGame, Player, Time, Turn};
use crate::game::{Ply, Side};
use crate::search::{Report, Stop};

/// Programs read books and weights when they start.
const STARTUP: Duration = Duration::from_secs(60);

/// A running program, and how much of the game it knows.
#[derive(Debug)]
pub struct GtpPlayer {
    process: Process,
    known: usize,
    /// What it was told about the time last.
    settings: Option<String>,
}

impl GtpPlayer {
    /// Starts a program and waits until it answers.
    ///
    /// # Errors
    /// If it can't be started, does not answer, or `stop` comes before it does.
    pub fn start(program: &Program, stop: &Stop) -> Result<Self, Fault> {
        let mut player =
            Self { process: Process::start(program, "quit")?, known: 0, settings: None };
        // That it answers is enough: not every program knows these.
        player.ask("protocol_version", STARTUP, stop)?.ok();
        player.ask("boardsize 8", STARTUP, stop)?.ok();
        Ok(player)
    }

    /// The answer to a command; the inner error is the program's own.
    fn ask(
        &mut self,
        command: &str,
        patience: Duration,
        stop: &Stop,
    ) -> Result<Result<String, String>, Fault> {
        let asked = Instant::now();
        self.process.send(command)?;
        // Whatever a program prints besides, its answer begins with one of two signs.
        let mut line = self.process.line(asked, patience, stop)?;
        while !line.starts_with(['=', '?']) {
            line = self.process.line(asked, patience, stop)?;
        }
        let is_error = line.starts_with('?');
        let mut answer = line[1..].trim().to_owned();
        loop {
            let line = self.process.line(asked, patience, stop)?;
            if line.is_empty() {
                break;
            }
            answer.push('\n');
            answer.push_str(&line);
        }
        let answer = answer.trim().to_owned();
        Ok(if is_error { Err(answer) } else { Ok(answer) })
    }

    /// Tells of the plies that the program does not know yet.
    fn catch_up(&mut self, turn: &Turn<'_>) -> Result<(), Fault> {
        let mut position = turn.game.start.clone();
        for (number, &ply) in turn.game.plies.iter().enumerate() {
            if number >= self.known {
                let side = colour(position.side_to_move());
                let (name, is_pass) = (position.ply_name(ply), ply == Ply::Pass);
                // Some programs pass by themselves where they have to, and will not be told.
                if let Err(refusal) =
                    self.ask(&format!("play {side} {name}"), turn.patience, turn.stop)?
                    && !is_pass
                {
                    return Err(Fault::Answer(refusal));
                }
            }
            position.play(ply).expect("every ply of the game is legal");
        }
        self.known = turn.game.plies.len();
        Ok(())
    }

    /// Tells what time there is. Programs that do not understand keep their own.
    fn tell_time(&mut self, turn: &Turn<'_>) -> Result<(), Fault> {
        let (settings, left) = match turn.time {
            Time::Free => return Ok(()),
            Time::Move(time) => {
                let time = time.as_secs_f64();
                (format!("time_settings 0 {time} 1"), format!("{time} 1"))
            }
            Time::Clock(clock) => {
                let main = turn.game.clocks[Side::Black].map_or(clock.left, |clock| clock.main);
                let left = clock.left.as_secs_f64();
                (format!("time_settings {} 0 0", main.as_secs_f64()), format!("{left:.2} 0"))
            }
        };
        if self.settings.as_ref() != Some(&settings) {
            self.ask(&settings, turn.patience, turn.stop)?.ok();
            self.settings = Some(settings);
        }
        let side = colour(turn.position.side_to_move());
        self.ask(&format!("time_left {side} {left}"), turn.patience, turn.stop)?.ok();
        Ok(())
    }
}

impl Player for GtpPlayer {
    fn new_game(&mut self, _game: &NewGame, stop: &Stop) -> Result<(), Fault> {
        self.known = 0;
        self.ask("clear_board", STARTUP, stop)?.map_err(Fault::Answer).map(drop)
    }

    fn prepare(&mut self, turn: &Turn<'_>) -> Result<(), Fault> {
        self.catch_up(turn)?;
        self.tell_time(turn)
    }

    fn choose(
        &mut self,
        turn: &Turn<'_>,
        _report: &mut dyn FnMut(&Report),
    ) -> Result<Choice, Fault> {
        let side = colour(turn.position.side_to_move());
        let answer = self
            .ask(&format!("genmove {side}"), turn.patience, turn.stop)?
            .map_err(Fault::Answer)?;
        // The program has made its move already.
        self.known += 1;
        if answer.eq_ignore_ascii_case("resign") {
            return Ok(Choice { ply: None, eval: None });
        }
        if answer.eq_ignore_ascii_case("pass") {
            return Err(Fault::IllegalMove(answer));
        }
        let cell = turn.position.cell_named(&answer).ok_or(Fault::Answer(answer))?;
        Ok(Choice { ply: Some(Ply::Place(cell)), eval: None })
    }
}

fn colour(side: Side) -> &'static str {
    match side {
        Side::Black => "black",
        Side::White => "white",
    }
}
