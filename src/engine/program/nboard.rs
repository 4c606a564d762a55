//! A program that speaks the `NBoard` protocol.

use std::time::{Duration, UNIX_EPOCH};

use super::analysing::Heard;
use super::process::{Process, Question, SETTLE_TIMEOUT, STARTUP_TIMEOUT};
use super::{Program, Watch};
use crate::engine::player::{Analysed, Choice, Fault, NewGame, Player, Time, Turn};
use crate::game::tree::{Clock, GameTree, NodeId};
use crate::game::{PerSide, Ply};
use crate::records::ggf;
use crate::search::{RankedMove, Report, Score, Selectivity, Stop};

#[derive(Debug)]
pub struct NboardPlayer {
    process: Process,
    pings: u32,
}

impl NboardPlayer {
    /// Some programs need a depth before they play.
    pub fn start(program: &Program, watch: &Watch, stop: &Stop) -> Result<Self, Fault> {
        let mut player = Self { process: Process::start(program, "quit", watch)?, pings: 0 };
        player.process.send("nboard 2")?;
        player.process.send(&format!("set depth {}", program.depth.unwrap_or(60)))?;
        player.synchronize(STARTUP_TIMEOUT, stop)?;
        Ok(player)
    }

    /// Waits until the program has processed everything sent.
    fn synchronize(&mut self, patience: Duration, stop: &Stop) -> Result<(), Fault> {
        let mut question = Question::new(patience, stop);
        self.pings += 1;
        let pong = format!("pong {}", self.pings);
        self.process.send(&format!("ping {}", self.pings))?;
        while self.process.line(&mut question)? != pong {}
        Ok(())
    }
}

impl Player for NboardPlayer {
    fn new_game(&mut self, _game: &NewGame, stop: &Stop) -> Result<(), Fault> {
        self.synchronize(STARTUP_TIMEOUT, stop)
    }

    fn prepare(&mut self, turn: &Turn<'_>) -> Result<(), Fault> {
        let mut game = ggf::dated(turn.game.clone(), UNIX_EPOCH);
        if let Time::Move(time) = turn.time {
            spread(&mut game, turn, time);
        }
        let game = ggf::write(&game);
        self.process.send(&format!("set game {}", game.trim_end()))?;
        self.synchronize(turn.patience, turn.stop)
    }

    fn choose(
        &mut self,
        turn: &Turn<'_>,
        report: &mut dyn FnMut(&Report),
    ) -> Result<Choice, Fault> {
        let mut question = Question::of(turn);
        self.process.send("go")?;
        let answer = loop {
            let line = self.process.line(&mut question)?;
            if let Some(answer) = line.strip_prefix("===") {
                break answer.trim().to_owned();
            }
            if let Some(found) = line.strip_prefix("search ").and_then(|line| found(turn, line)) {
                report(&found);
            }
        };
        let (name, note) = ggf::note(&answer);
        if ggf::is_pass(name) {
            return Err(Fault::illegal(&answer));
        }
        let cell = turn.position.cell_named(name);
        let cell = cell.ok_or_else(|| Fault::answered(&answer))?;
        Ok(Choice { ply: Some(Ply::Place(cell)), eval: note.eval })
    }

    fn analyse(
        &mut self,
        turn: &Turn<'_>,
        moves: usize,
        report: &mut dyn FnMut(RankedMove, Option<f32>),
    ) -> Result<Analysed, Fault> {
        let mut question = Question::of(turn);
        let (mut heard, mut how) = (Heard::default(), Analysed::Ended);
        let moves = moves.min(turn.position.legal_cells().len());
        self.process.send(&format!("hint {moves}"))?;
        loop {
            let line = match self.process.line(&mut question) {
                Ok(line) => line,
                // The protocol has no message for the end of an analysis.
                Err(Fault::Hang(_)) => break,
                Err(fault) => return Err(fault),
            };
            let said = line.strip_prefix("search ").or_else(|| line.strip_prefix("book "));
            let Some(said) = said else { continue };
            let found = found(turn, said).map(|report| (report.ranked[0].clone(), None));
            // A pass is reported as well, but is no move.
            heard.take(&line, found, report)?;
            if heard.are_exact(moves) {
                how = Analysed::Exact;
                break;
            }
        }
        // Also ends its search.
        self.synchronize(SETTLE_TIMEOUT, turn.stop)?;
        heard.outcome(how, Err(Fault::Hang(turn.patience)))
    }

    fn settle(&mut self, patience: Duration, stop: &Stop) -> Result<(), Fault> {
        self.synchronize(patience, stop)
    }

    fn quit(&mut self, patience: Duration) -> Result<(), Fault> {
        self.process.quit(patience)
    }
}

/// The legal part of a line such as `F5d6C3 -1.25 0 18`.
fn found(turn: &Turn<'_>, line: &str) -> Option<Report> {
    let mut words = line.split_whitespace();
    let (moves, eval) = (words.next()?, words.next()?);
    let depth = words.nth(1).unwrap_or_default();
    let mut position = turn.position.clone();
    let mut cells = Vec::new();
    for name in names(moves) {
        let is_pass = ggf::is_pass(name);
        let ply = if is_pass { Ply::Pass } else { Ply::Place(position.cell_named(name)?) };
        if (is_pass && !position.must_pass()) || position.play(ply).is_err() {
            // The beginning may still be good.
            break;
        }
        if let Ply::Place(cell) = ply {
            cells.push(cell);
        }
    }
    let eval = eval.split(',').next()?.parse::<f32>().ok().filter(|eval| eval.abs() <= 64.0)?;
    let is_exact = depth == "100%";
    let digits = depth.find(|c: char| !c.is_ascii_digit()).unwrap_or(depth.len());
    let counts = turn.position.counts();
    let squares = usize::from(turn.position.size()).pow(2);
    let empty = (squares - counts.black - counts.white).min(usize::from(u8::MAX)) as u8;
    let is_share = depth.contains('%');
    let number = depth[..digits].parse::<u8>().unwrap_or_default();
    let selectivity = if is_share { Selectivity::from_percent(number) } else { None };
    let found = RankedMove {
        cell: *cells.first()?,
        score: Score::from_hundredths((eval * 100.0).round() as i16),
        depth: if is_share { empty } else { number },
        selectivity: selectivity.unwrap_or(Selectivity::NONE),
        exact: is_exact,
        line: cells,
    };
    Some(Report::of(found, 0))
}

/// The names in `F5d6A10` or `F5-D6-PA`.
fn names(mut moves: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        moves = moves.trim_start_matches('-');
        let letter = moves.chars().next()?.len_utf8();
        let rest = &moves[letter..];
        let digits = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
        // A pass has a second letter.
        let more = if digits > 0 { digits } else { rest.chars().next().map_or(0, char::len_utf8) };
        let (name, after) = moves.split_at(letter + more);
        moves = after;
        Some(name)
    })
}

/// The protocol has no time per move: the game gets a clock with that much for each move to come.
fn spread(game: &mut GameTree, turn: &Turn<'_>, time: Duration) {
    let moves = turn.position.moves_to_come() as u32;
    let clock = Clock::new(time * moves, Duration::ZERO);
    game.facts.clocks = PerSide { black: Some(clock), white: Some(clock) };
    for node in game.line_after(NodeId::ROOT) {
        game.set_time(node, None);
    }
}
