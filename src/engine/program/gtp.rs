//! A program that speaks GTP.

use std::time::Duration;

use super::analysing::{self, Heard, Whole};
use super::process::{Process, Question, SETTLE_TIMEOUT, STARTUP_TIMEOUT};
use super::{Program, Watch};
use crate::engine::player::{Analysed, Choice, Fault, NewGame, Player, Time, Turn};
use crate::game::{Ply, Position, Side, Variant};
use crate::marks::excerpt;
use crate::othello::StartLayout;
use crate::search::{RankedMove, Report, Stop};

/// The most informative first.
const ANALYSIS_COMMANDS: [(&str, Whole); 2] =
    [("kata-analyze", Whole::Certain), ("lz-analyze", Whole::TenThousandths)];

/// Centiseconds between reports.
const EVERY: u32 = 25;

#[derive(Debug)]
pub struct GtpPlayer {
    process: Process,
    start: Position,
    known: Vec<Ply>,
    settings: Option<String>,
    owes_answer: bool,
    is_analysing: bool,
    analysis_command: Option<(&'static str, Whole)>,
    has_listed: bool,
}

impl GtpPlayer {
    pub fn start(
        program: &Program,
        variant: Variant,
        watch: &Watch,
        stop: &Stop,
    ) -> Result<Self, Fault> {
        let process = Process::start(program, "quit", watch)?;
        // The protocol has no command for other discs at the start.
        let told = match variant {
            Variant::Othello { size, first, .. } => {
                Variant::Othello { size, layout: StartLayout::Standard, first }
            }
            variant @ Variant::Gomoku { .. } => variant,
        };
        let start = told.start().expect("the variant has a start");
        let mut player = Self {
            process,
            start,
            known: Vec::new(),
            settings: None,
            owes_answer: false,
            is_analysing: false,
            analysis_command: None,
            has_listed: false,
        };
        // Any answer will do: not every program knows these commands.
        player.ask("protocol_version", Question::new(STARTUP_TIMEOUT, stop))?.ok();
        let size = player
            .ask(&format!("boardsize {}", variant.size()), Question::new(STARTUP_TIMEOUT, stop))?;
        if variant.size() != Variant::default().size() {
            size.map_err(|refusal| Fault::of_board(&refusal))?;
        }
        Ok(player)
    }

    /// The inner error is the program's own.
    fn ask(
        &mut self,
        command: &str,
        mut question: Question<'_>,
    ) -> Result<Result<String, String>, Fault> {
        self.owes_answer = true;
        self.process.send(command)?;
        self.answer(&mut question)
    }

    fn answer(&mut self, question: &mut Question<'_>) -> Result<Result<String, String>, Fault> {
        let answer = answer(&mut self.process, question)?;
        self.owes_answer = false;
        Ok(answer)
    }

    fn catch_up(&mut self, turn: &Turn<'_>) -> Result<(), Fault> {
        if *turn.game.start().position() != self.start {
            return Err(Fault::SetUp);
        }
        let plies = turn.plies();
        if !plies.starts_with(&self.known) {
            // Moves were taken back.
            self.known.clear();
            let question = Question::new(turn.patience, turn.stop);
            self.clear(question)?;
        }
        let mut position = self.start.clone();
        for (number, &ply) in plies.iter().enumerate() {
            if number >= self.known.len() {
                let side = colour(position.side_to_move());
                let (name, is_pass) = (position.ply_name(ply), ply == Ply::Pass);
                // Some programs pass on their own where they must, and reject the command.
                let question = Question::new(turn.patience, turn.stop);
                if let Err(refusal) = self.ask(&format!("play {side} {name}"), question)?
                    && !is_pass
                {
                    return Err(Fault::Refused { name, answer: excerpt(&refusal) });
                }
            }
            position.play(ply).expect("every ply of the game is legal");
        }
        self.known = plies;
        Ok(())
    }

    fn clear(&mut self, question: Question<'_>) -> Result<(), Fault> {
        let cleared = self.ask("clear_board", question)?;
        cleared.map(drop).map_err(|refusal| Fault::of_board(&refusal))
    }

    /// The command for an analysis, and what its whole chances are.
    fn find_analysis_command(
        &mut self,
        turn: &Turn<'_>,
    ) -> Result<Option<(&'static str, Whole)>, Fault> {
        if self.has_listed {
            return Ok(self.analysis_command);
        }
        let listed = self.ask("list_commands", Question::new(turn.patience, turn.stop))?;
        let listed = listed.unwrap_or_default();
        let knows = |(wanted, _): &(&str, _)| listed.lines().any(|known| known.trim() == *wanted);
        (self.analysis_command, self.has_listed) =
            (ANALYSIS_COMMANDS.into_iter().find(knows), true);
        Ok(self.analysis_command)
    }

    fn end_analysis(&mut self, question: &mut Question<'_>) -> Result<(), Fault> {
        self.process.send("")?;
        while !self.process.line(question)?.is_empty() {}
        self.is_analysing = false;
        Ok(())
    }

    /// Sends the time settings; programs that do not understand keep their own.
    fn send_time(&mut self, turn: &Turn<'_>) -> Result<(), Fault> {
        let (settings, left) = match turn.time {
            Time::Free => {
                if self.settings.take().is_some() {
                    // The clock of a game before; no stones in any time are no limit.
                    let question = Question::new(turn.patience, turn.stop);
                    self.ask("time_settings 0 1 0", question)?.ok();
                }
                return Ok(());
            }
            Time::Move(time) => {
                let time = time.as_secs_f64();
                (format!("time_settings 0 {time} 1"), format!("{time} 1"))
            }
            Time::Clock(clock) => {
                let main =
                    turn.game.facts.clocks[Side::Black].map_or(clock.left, |clock| clock.main);
                let left = clock.left.as_secs_f64();
                (format!("time_settings {} 0 0", main.as_secs_f64()), format!("{left:.2} 0"))
            }
        };
        if self.settings.as_ref() != Some(&settings) {
            self.ask(&settings, Question::new(turn.patience, turn.stop))?.ok();
            self.settings = Some(settings);
        }
        let side = colour(turn.position.side_to_move());
        self.ask(&format!("time_left {side} {left}"), Question::new(turn.patience, turn.stop))?
            .ok();
        Ok(())
    }
}

impl Player for GtpPlayer {
    fn new_game(&mut self, _game: &NewGame, stop: &Stop) -> Result<(), Fault> {
        self.known.clear();
        self.clear(Question::new(STARTUP_TIMEOUT, stop))
    }

    fn prepare(&mut self, turn: &Turn<'_>) -> Result<(), Fault> {
        self.catch_up(turn)?;
        self.send_time(turn)
    }

    fn choose(
        &mut self,
        turn: &Turn<'_>,
        _report: &mut dyn FnMut(&Report),
    ) -> Result<Choice, Fault> {
        let side = colour(turn.position.side_to_move());
        let answer = self.ask(&format!("genmove {side}"), Question::of(turn))?;
        let answer = answer.map_err(|refusal| Fault::answered(&refusal))?;
        if answer.eq_ignore_ascii_case("resign") {
            return Ok(Choice { ply: None, eval: None });
        }
        if answer.eq_ignore_ascii_case("pass") {
            return Err(Fault::illegal(&answer));
        }
        let cell = turn.position.cell_named(&answer);
        let cell = cell.ok_or_else(|| Fault::answered(&answer))?;
        // The program has already made its move.
        self.known.push(Ply::Place(cell));
        Ok(Choice { ply: Some(Ply::Place(cell)), eval: None })
    }

    fn analyse(
        &mut self,
        turn: &Turn<'_>,
        _moves: usize,
        report: &mut dyn FnMut(RankedMove, Option<f32>),
    ) -> Result<Analysed, Fault> {
        let Some((command, whole)) = self.find_analysis_command(turn)? else {
            return Ok(Analysed::Unable);
        };
        let (mut question, mut heard) = (Question::of(turn), Heard::default());
        self.process
            .send(&format!("{command} {} {EVERY}", colour(turn.position.side_to_move())))?;
        self.is_analysing = true;
        let mut has_begun = false;
        loop {
            let line = match self.process.line(&mut question) {
                Ok(line) => line,
                Err(Fault::Hang(_)) => break,
                Err(fault) => return Err(fault),
            };
            if let Some(refusal) = line.strip_prefix('?') {
                self.is_analysing = false;
                return Err(Fault::answered(refusal));
            }
            if line.is_empty() && has_begun {
                // It has nothing more to say.
                self.is_analysing = false;
                break;
            }
            has_begun |= line.starts_with('=');
            for found in analysing::of_gtp(turn, line.trim_start_matches(['=', ' ']), whole) {
                heard.take(&line, found, report)?;
            }
        }
        if self.is_analysing {
            self.end_analysis(&mut Question::new(SETTLE_TIMEOUT, turn.stop))?;
        }
        heard.outcome(Analysed::Ended, Err(Fault::Hang(turn.patience)))
    }

    fn settle(&mut self, patience: Duration, stop: &Stop) -> Result<(), Fault> {
        let mut question = Question::new(patience, stop);
        if self.is_analysing {
            self.end_analysis(&mut question)?;
        }
        if self.owes_answer {
            // The protocol can't stop a search.
            self.answer(&mut question)?.ok();
        }
        self.known.clear();
        self.clear(question)
    }

    fn quit(&mut self, patience: Duration) -> Result<(), Fault> {
        self.process.quit(patience)
    }
}

/// The next answer, several lines up to an empty one; the inner error is the program's own.
pub(super) fn answer(
    process: &mut Process,
    question: &mut Question<'_>,
) -> Result<Result<String, String>, Fault> {
    /// Longer than the list of commands of any program.
    const MAX_LINES: usize = 10_000;

    // Whatever else a program prints, an answer begins with `=` or `?`.
    let mut line = process.line(question)?;
    while !line.starts_with(['=', '?']) {
        line = process.line(question)?;
    }
    let is_error = line.starts_with('?');
    let mut answer = line[1..].trim().to_owned();
    for _ in 0..MAX_LINES {
        let line = process.line(question)?;
        if line.is_empty() {
            let answer = answer.trim().to_owned();
            return Ok(match is_error {
                // A refusal without a reason.
                true if answer.is_empty() => Err("?".to_owned()),
                true => Err(answer),
                false => Ok(answer),
            });
        }
        answer.push('\n');
        answer.push_str(&line);
    }
    Err(Fault::Flood)
}

fn colour(side: Side) -> &'static str {
    match side {
        Side::Black => "black",
        Side::White => "white",
    }
}
