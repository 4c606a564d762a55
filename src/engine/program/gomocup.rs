//! A program that speaks the Gomocup protocol.

use std::fmt::Write;
use std::thread;
use std::time::{Duration, Instant};

use super::analysing::{Heard, Infos};
use super::process::{Process, Question, SETTLE_TIMEOUT, STARTUP_TIMEOUT};
use super::{Program, Watch};
use crate::engine::player::{Analysed, Choice, Fault, NewGame, Player, Time, Turn};
use crate::game::{Ply, Side, Variant};
use crate::gomoku::Ruleset;
use crate::search::{RankedMove, Report, Stop};

/// A program silent for this long after an analysis request does not support it.
const FIRST_WORD: Duration = Duration::from_secs(5);

/// Some programs lose input sent sooner after their move.
const BREATH: Duration = Duration::from_millis(35);

/// The usual tournament limit.
const MEMORY_MEBIBYTES: usize = 350;

/// Given where the program's own settings should decide.
const AMPLE: Duration = Duration::from_secs(30);

const UNLIMITED: u32 = i32::MAX as u32;

#[derive(Debug)]
pub struct GomocupPlayer {
    process: Process,
    program: Program,
    variant: Variant,
    watch: Watch,
    known: Vec<Ply>,
    moved: Option<Instant>,
    owes_move: bool,
    is_analysing: bool,
}

enum Meaning {
    Ok,
    Point(usize, usize),
    Suggestion(usize, usize),
    Refusal,
    /// Text for people, or none.
    Talk,
    Nonsense,
}

impl GomocupPlayer {
    /// Starts a program and has it make a warm-up move, as many need longer for the first.
    pub fn start(
        program: &Program,
        variant: Variant,
        watch: &Watch,
        stop: &Stop,
    ) -> Result<Self, Fault> {
        let process = Process::start(program, "END", watch)?;
        let program = program.clone();
        let (watch, known) = (watch.clone(), Vec::new());
        let mut player = Self {
            process,
            program,
            variant,
            watch,
            known,
            moved: None,
            owes_move: false,
            is_analysing: false,
        };
        player.clear(&format!("START {}", variant.size()), stop)?;
        player.info("timeout_turn", 100)?;
        let mut question = Question::new(STARTUP_TIMEOUT, stop);
        player.process.send("BEGIN")?;
        player.answer(&mut question)?;
        player.moved = Some(Instant::now());
        Ok(player)
    }

    fn info(&mut self, key: &str, value: impl std::fmt::Display) -> Result<(), Fault> {
        self.process.send(&format!("INFO {key} {value}"))
    }

    fn clear(&mut self, command: &str, stop: &Stop) -> Result<(), Fault> {
        let mut question = Question::new(STARTUP_TIMEOUT, stop);
        self.process.drop_lines();
        self.process.send(command)?;
        loop {
            let line = self.process.line(&mut question)?;
            match meaning(&line) {
                Meaning::Ok => break,
                Meaning::Refusal => return Err(Fault::of_board(&line)),
                _ => {}
            }
        }
        self.known.clear();
        let bytes = self.program.memory.unwrap_or(MEMORY_MEBIBYTES) << 20;
        self.info("max_memory", bytes)?;
        self.info("game_type", 1)?;
        self.info("rule", self.rule())
    }

    fn rule(&self) -> u8 {
        match self.variant.rules().unwrap_or_default() {
            Ruleset::Freestyle => 0,
            Ruleset::Standard => 1,
            Ruleset::Renju => 4,
            Ruleset::Caro => 8 | 1,
        }
    }

    /// Restarts the process if the program can't clear its board.
    fn restart(&mut self, stop: &Stop) -> Result<(), Fault> {
        match self.clear("RESTART", stop) {
            Err(Fault::Board(_)) => {
                *self = Self::start(&self.program, self.variant, &self.watch.clone(), stop)?;
                self.breathe();
                self.clear(&format!("START {}", self.variant.size()), stop)
            }
            result => result,
        }
    }

    fn breathe(&self) {
        if let Some(moved) = self.moved {
            thread::sleep(BREATH.saturating_sub(moved.elapsed()));
        }
    }

    fn ask(&mut self, turn: &Turn<'_>) -> Result<(), Fault> {
        let plies = turn.plies();
        let cells: Vec<usize> = plies.iter().filter_map(|ply| ply.placed()).collect();
        match cells.last() {
            None => self.process.send("BEGIN"),
            Some(&last)
                if !self.known.is_empty()
                    && plies.split_last().is_some_and(|(_, before)| before == self.known) =>
            {
                self.process.send(&format!("TURN {}", self.spot(last)))
            }
            Some(_) => {
                let lines = self.board("BOARD", &cells);
                self.process.send(&lines)
            }
        }
    }

    fn board(&self, command: &str, cells: &[usize]) -> String {
        let mut lines = format!("{command}\n");
        for (number, &cell) in cells.iter().enumerate() {
            // Stones alternate, and the last is the opponent's.
            let owner = if (cells.len() - number).is_multiple_of(2) { 1 } else { 2 };
            writeln!(lines, "{},{owner}", self.spot(cell))
                .expect("a string takes all that is written");
        }
        lines + "DONE"
    }

    /// Ends the analysis, and waits for the move that comes with it.
    fn end_analysis(&mut self, question: &mut Question<'_>) -> Result<(), Fault> {
        self.process.send("YXSTOP")?;
        let ended = self.answer(question);
        (self.owes_move, self.is_analysing) = (false, false);
        self.moved = Some(Instant::now());
        ended.map(drop)
    }

    fn answer(&mut self, question: &mut Question<'_>) -> Result<usize, Fault> {
        let size = usize::from(self.variant.size());
        let mut nonsense = None;
        loop {
            let line = match self.process.line(question) {
                Ok(line) => line,
                // A move may follow what is none, so it is a fault only once time is up.
                Err(fault @ Fault::Hang(_)) => {
                    return Err(nonsense.map_or(fault, |line: String| Fault::answered(&line)));
                }
                Err(fault) => return Err(fault),
            };
            match meaning(&line) {
                Meaning::Point(x, y) if x < size && y < size => return Ok(y * size + x),
                Meaning::Point(..) => return Err(Fault::illegal(&line)),
                Meaning::Suggestion(x, y) => self.process.send(&format!("PLAY {x},{y}"))?,
                Meaning::Refusal => return Err(Fault::answered(&line)),
                Meaning::Nonsense => nonsense = Some(line),
                Meaning::Ok | Meaning::Talk => {}
            }
        }
    }

    fn spot(&self, cell: usize) -> String {
        let size = usize::from(self.variant.size());
        format!("{},{}", cell % size, cell / size)
    }
}

impl Player for GomocupPlayer {
    fn new_game(&mut self, _game: &NewGame, stop: &Stop) -> Result<(), Fault> {
        self.breathe();
        self.restart(stop)
    }

    fn prepare(&mut self, turn: &Turn<'_>) -> Result<(), Fault> {
        let stones = turn.game.start().position().counts();
        if stones.black + stones.white > 0 {
            return Err(Fault::SetUp);
        }
        self.breathe();
        self.process.drop_lines();
        match turn.time {
            Time::Free | Time::Move(_) => {
                self.info("timeout_turn", turn.time.allowed().unwrap_or(AMPLE).as_millis())?;
                // There may have been a clock in the game before.
                self.info("timeout_match", 0)?;
                self.info("time_left", UNLIMITED)
            }
            Time::Clock(clock) => {
                let main =
                    turn.game.facts.clocks[Side::Black].map_or(clock.left, |clock| clock.main);
                // Programs that ignore clocks should not lose on time either.
                self.info("timeout_turn", clock.left.as_millis())?;
                self.info("timeout_match", main.as_millis())?;
                self.info("time_left", clock.left.as_millis())
            }
        }
    }

    fn choose(
        &mut self,
        turn: &Turn<'_>,
        _report: &mut dyn FnMut(&Report),
    ) -> Result<Choice, Fault> {
        let mut question = Question::of(turn);
        self.owes_move = true;
        self.ask(turn)?;
        let cell = self.answer(&mut question)?;
        self.owes_move = false;
        self.moved = Some(Instant::now());
        self.known = turn.plies();
        self.known.push(Ply::Place(cell));
        Ok(Choice { ply: Some(Ply::Place(cell)), eval: None })
    }

    fn analyse(
        &mut self,
        turn: &Turn<'_>,
        moves: usize,
        report: &mut dyn FnMut(RankedMove, Option<f32>),
    ) -> Result<Analysed, Fault> {
        let cells: Vec<usize> = turn.plies().iter().filter_map(|ply| ply.placed()).collect();
        self.known.clear();
        // Detailed values; programs that don't know it ignore it.
        self.info("show_detail", 2)?;
        let board = self.board("YXBOARD", &cells);
        self.process.send(&board)?;
        self.process.send(&format!("YXNBEST {moves}"))?;
        (self.owes_move, self.is_analysing) = (true, true);
        let (mut heard, mut infos) = (Heard::default(), Infos::default());
        let mut question = Question::new(FIRST_WORD.min(turn.patience), turn.stop);
        let mut has_spoken = false;
        loop {
            let line = match self.process.line(&mut question) {
                Ok(line) => line,
                Err(Fault::Hang(_)) if has_spoken => {
                    self.end_analysis(&mut Question::new(SETTLE_TIMEOUT, turn.stop))?;
                    break;
                }
                Err(Fault::Hang(_)) => {
                    // It did not understand, and owes nothing.
                    (self.owes_move, self.is_analysing) = (false, false);
                    return Ok(Analysed::Unable);
                }
                Err(fault) => return Err(fault),
            };
            if let Some((key, value)) = line.strip_prefix("INFO ").and_then(|it| it.split_once(' '))
            {
                if !has_spoken {
                    has_spoken = true;
                    question = Question::of(turn);
                }
                if infos.take(key, value.trim()) {
                    let found = std::mem::take(&mut infos).found(turn);
                    heard.take(&line, found, report)?;
                }
                continue;
            }
            match meaning(&line) {
                Meaning::Point(..) => {
                    (self.owes_move, self.is_analysing) = (false, false);
                    self.moved = Some(Instant::now());
                    break;
                }
                Meaning::Refusal => {
                    (self.owes_move, self.is_analysing) = (false, false);
                    return Ok(Analysed::Unable);
                }
                Meaning::Ok | Meaning::Suggestion(..) | Meaning::Talk | Meaning::Nonsense => {}
            }
        }
        self.info("show_detail", 0)?;
        heard.outcome(Analysed::Ended, Ok(Analysed::Unable))
    }

    fn settle(&mut self, patience: Duration, stop: &Stop) -> Result<(), Fault> {
        if self.is_analysing {
            self.end_analysis(&mut Question::new(patience, stop))?;
            self.info("show_detail", 0)?;
        }
        if self.owes_move {
            // The protocol can't stop a search.
            self.answer(&mut Question::new(patience, stop))?;
            self.owes_move = false;
            self.moved = Some(Instant::now());
        }
        // The whole board is sent next.
        self.known.clear();
        Ok(())
    }

    fn quit(&mut self, patience: Duration) -> Result<(), Fault> {
        self.process.quit(patience)
    }
}

fn meaning(line: &str) -> Meaning {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let is = |known: &str| word.eq_ignore_ascii_case(known);
    if is("OK") {
        Meaning::Ok
    } else if is("ERROR") || is("UNKNOWN") {
        Meaning::Refusal
    } else if let (true, Some((x, y))) = (is("SUGGEST"), numbers(rest)) {
        Meaning::Suggestion(x, y)
    } else if let Some((x, y)) = numbers(line) {
        Meaning::Point(x, y)
    } else if word.is_empty() || is("MESSAGE") || is("DEBUG") || is("INFO") {
        Meaning::Talk
    } else {
        Meaning::Nonsense
    }
}

fn numbers(text: &str) -> Option<(usize, usize)> {
    let (x, y) = text.split_once(',')?;
    // Negative or huge numbers are on no board.
    let number = |text: &str| {
        let digits = text.trim().strip_prefix('-').unwrap_or(text.trim());
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| text.trim().parse().unwrap_or(usize::MAX))
    };
    Some((number(x)?, number(y)?))
}
