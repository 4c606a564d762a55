//! Executes the commands and writes what the viewer shows.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use super::command::{self, Command};
use crate::engine::own::Machine;
use crate::eval::Score;
use crate::game::tree::{Clock, GameTree, NodeId};
use crate::game::{GameRecord, Level, Ply, Position, Side, Variant};
use crate::othello::Square;
use crate::protocol::inbox::{self, Inbox};
use crate::protocol::lines::Line;
use crate::records::ggf::{self, Note};
use crate::search::{GameClock, Limits, RankedMove, Report, Selectivity, Stop};

pub(super) struct Session<W> {
    machine: Machine,
    output: W,
    game: GameTree,
    position: Position,
    depth: Option<u8>,
    contempt: f32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// A move, under the clock.
    Move,
    /// This many hints, until stopped.
    Hints(usize),
    /// What a position is worth.
    Worth,
}

impl<W: Write> inbox::Session for Session<W> {
    type Command = Command;

    fn read(line: Line) -> Option<Command> {
        command::read(line)
    }

    fn is_last(command: &Command) -> bool {
        *command == Command::Quit
    }

    fn carry_out(&mut self, command: Command, inbox: &Inbox<Command>) -> io::Result<()> {
        match command {
            Command::NBoard => self.say("set myname Heibai"),
            Command::SetDepth(depth) => {
                self.depth = Some(depth);
                Ok(())
            }
            Command::SetGame(text) => self.set_game(&text),
            Command::SetContempt(contempt) => {
                self.contempt = contempt;
                Ok(())
            }
            Command::Move(square, note) => self.make(square, note),
            Command::Hint(count) => self.hint(count, inbox),
            Command::Go => self.go(inbox),
            Command::Ping(number) => self.say(&format!("pong {number}")),
            // There is no book to learn into; the viewer only waits for the answer.
            Command::Learn => self.say("learned"),
            Command::Analyze => self.analyze(inbox),
            Command::Quit => Ok(()),
            Command::Malformed(expected) => self.say(&format!("status {expected}")),
        }
    }
}

impl<W: Write> Session<W> {
    pub(super) fn new(machine: Machine, output: W) -> Self {
        let start = Variant::default().start().expect("the usual game has a start");
        let game = GameTree::from(GameRecord::default());
        Self { machine, output, game, position: start, depth: None, contempt: 0.0 }
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        say(&mut self.output, line)
    }

    fn set_game(&mut self, text: &str) -> io::Result<()> {
        match ggf::read(text) {
            Ok(game) if game.variant().size() == 8 => {
                self.position = game.end_position();
                self.game = game;
                Ok(())
            }
            Ok(_) => self.say("status expected a board of 8×8 squares"),
            Err(error) => self.say(&format!("status {error}")),
        }
    }

    fn make(&mut self, square: Option<Square>, note: Note) -> io::Result<()> {
        let mut position = self.position.clone();
        let mut plies = Vec::new();
        let ply = match square {
            None if position.must_pass() || position.is_over() => Ply::Pass,
            None => return self.say("status a pass is not legal: there are moves"),
            Some(square) => {
                // Accepts games without their forced passes.
                if position.must_pass() && position.play(Ply::Pass).is_ok() {
                    plies.push((Ply::Pass, Note::default()));
                }
                let Some(cell) = square.index(position.size()) else {
                    return self.say(&format!("status {square} is not on the board"));
                };
                Ply::Place(cell)
            }
        };
        if position.is_over() && ply == Ply::Pass {
            return Ok(());
        }
        if let Err(error) = position.play(ply) {
            let name = square.map_or("PA".to_owned(), |square| square.to_string());
            return self.say(&format!("status {name}: {error}"));
        }
        plies.push((ply, note));
        for (ply, note) in plies {
            let side = self.position.side_to_move();
            let played = self.game.play_from(self.game.main_end(), &mut self.position, ply);
            note.keep(&mut self.game, played.expect("it was seen to be legal"), side);
        }
        Ok(())
    }

    fn hint(&mut self, count: usize, inbox: &Inbox<Command>) -> io::Result<()> {
        if self.position.is_over() {
            return self.say("status the game is over");
        }
        self.say("status Heibai is analyzing")?;
        let stop = inbox.stop_at(Command::ends_hints);
        let position = self.position.clone();
        let result = self.search(&position, Purpose::Hints(count), &stop);
        inbox.search_is_over();
        result?;
        self.say("status")
    }

    fn go(&mut self, inbox: &Inbox<Command>) -> io::Result<()> {
        if self.position.must_pass() || self.position.is_over() {
            return self.say("=== PA");
        }
        let started = Instant::now();
        self.say("status Heibai is thinking")?;
        let stop = inbox.stop_at(Command::ends_move);
        let position = self.position.clone();
        let result = self.search(&position, Purpose::Move, &stop);
        inbox.search_is_over();
        let report = result?.expect("a side that need not pass has a move");
        let name = position.cell_name(report.best).to_ascii_uppercase();
        let eval = self.eval(report.score, report.exact, position.side_to_move());
        let seconds = started.elapsed().as_secs_f64();
        self.say(&format!("=== {name}/{eval:.2}/{seconds:.3}"))
    }

    /// Searches and shows intermediate results; the final one only if there were none.
    fn search(
        &mut self,
        position: &Position,
        purpose: Purpose,
        stop: &Stop,
    ) -> io::Result<Option<Report>> {
        let started = Instant::now();
        let limits = self.limits(position, purpose);
        let best = match purpose {
            Purpose::Move | Purpose::Worth => 1,
            Purpose::Hints(count) => count,
        };
        let (searched, passes) = after_pass(position);
        let view = View { contempt: self.contempt, position: searched.clone(), passes };
        let mut result = Ok(());
        let mut shown = None;
        let output = &mut self.output;
        let found = self.machine.search(&searched, limits, best, stop, &mut |report| {
            if result.is_ok() {
                result = view.show(output, report, started.elapsed());
                if result.is_err() {
                    // Nobody waits for the result any more.
                    stop.request();
                }
                shown = Some(report.clone());
            }
        });
        result?;
        if let Some(report) = found.as_ref().filter(|&report| shown.as_ref() != Some(report)) {
            view.show(&mut self.output, report, started.elapsed())?;
        }
        Ok(found)
    }

    fn limits(&self, position: &Position, purpose: Purpose) -> Limits {
        let own = self.machine.settings().limits;
        let mut limits = own;
        if let Some(depth) = self.depth.filter(|&depth| !is_near_the_end(position, depth)) {
            limits.depth = Some(own.depth.map_or(depth, |own| own.min(depth)));
            // A viewer's depth is that of a selective search, as other engines understand it.
            if own.level.is_none() {
                limits.selectivity = own.selectivity.or(Some(Selectivity::P73));
            }
        }
        if purpose == Purpose::Move {
            limits.clock = self.clock(position.side_to_move());
        }
        let goes_on = self.depth.is_some() || matches!(purpose, Purpose::Hints(_));
        if !goes_on && limits == Limits::default() {
            limits.level = Some(Level::MAX);
        }
        limits
    }

    fn clock(&self, side: Side) -> Option<GameClock> {
        /// A side whose time is over still has to move.
        const MIN_LEFT: Duration = Duration::from_millis(100);
        let clock = self.game.facts.clocks[side].filter(|&clock| clock != Clock::UNLIMITED)?;
        let mut position = self.game.start().position().clone();
        let mut left = clock.main;
        for node in self.game.line_after(NodeId::ROOT).into_iter().map(|id| self.game.node(id)) {
            let ply = node.ply().expect("a ply led here");
            if position.side_to_move() == side && ply != Ply::Pass {
                left = left.saturating_sub(node.time().unwrap_or_default());
                left = left.saturating_add(clock.increment);
            }
            position.play(ply).expect("every ply of the game is legal");
        }
        Some(GameClock { left: left.max(MIN_LEFT), increment: clock.increment, moves: None })
    }

    fn analyze(&mut self, inbox: &Inbox<Command>) -> io::Result<()> {
        let line = self.game.walk().with_positions();
        let positions: Vec<_> = line.map(|(_, position)| position).collect();
        self.say("status Heibai is analyzing")?;
        let stop = inbox.stop_at(Command::ends_hints);
        let mut result = Ok(());
        for (moves, position) in positions.iter().enumerate().rev() {
            let eval = self.worth(position, &stop);
            // A stopped search's result is not worth showing.
            if stop.is_requested() {
                break;
            }
            result = self.say(&format!("analysis {moves} {eval:.2}"));
            if result.is_err() {
                break;
            }
        }
        inbox.search_is_over();
        result?;
        self.say("status")
    }

    fn worth(&mut self, position: &Position, stop: &Stop) -> f32 {
        let side = position.side_to_move();
        if position.is_over() {
            let margin = position.margin(side);
            return self.eval(Score::from_discs(margin as i16), true, side);
        }
        let limits = self.limits(position, Purpose::Worth);
        let (searched, passes) = after_pass(position);
        let report = self
            .machine
            .search(&searched, limits, 1, stop, &mut |_| {})
            .expect("a side that need not pass has a move");
        let score = if passes { -report.score } else { report.score };
        self.eval(score, report.exact, side)
    }

    fn eval(&self, score: Score, is_exact: bool, side: Side) -> f32 {
        eval(score, is_exact, side, self.contempt)
    }
}

/// Whether the end is solved in place of a search of this depth, as that takes about as long.
fn is_near_the_end(position: &Position, depth: u8) -> bool {
    let counts = position.counts();
    let empty = 64 - (counts.black + counts.white) as u8;
    empty <= depth + (depth / 2).min(8)
}

fn after_pass(position: &Position) -> (Position, bool) {
    let mut after = position.clone();
    let passes = position.must_pass();
    if passes {
        after.play(Ply::Pass).expect("a pass that is forced is legal");
    }
    (after, passes)
}
/// A score's value for `side`, in discs; a certain draw is worth the viewer's contempt.
fn eval(score: Score, is_exact: bool, side: Side, contempt: f32) -> f32 {
    match side {
        _ if !is_exact || score != Score::default() => score.discs(),
        Side::Black => contempt,
        Side::White if contempt == 0.0 => contempt,
        Side::White => -contempt,
    }
}

struct View {
    contempt: f32,
    position: Position,
    /// Whether the viewer's position is the one before a pass.
    passes: bool,
}

impl View {
    fn show(&self, output: &mut impl Write, report: &Report, took: Duration) -> io::Result<()> {
        for found in &report.ranked {
            say(output, &self.line(found))?;
        }
        say(output, &format!("nodestats {} {:.3}", report.nodes, took.as_secs_f64()))
    }

    fn line(&self, found: &RankedMove) -> String {
        let mover = self.position.side_to_move();
        let (side, score) = if self.passes { (!mover, -found.score) } else { (mover, found.score) };
        let eval = eval(score, found.exact, side, self.contempt);
        let name = |&cell: &usize| self.position.cell_name(cell).to_ascii_uppercase();
        let mut variation: String = found.line.iter().map(name).collect();
        if found.line.first() != Some(&found.cell) {
            variation = name(&found.cell);
        }
        if self.passes {
            variation.insert_str(0, "PA");
        }
        let counts = self.position.counts();
        let empty = 64 - counts.black - counts.white;
        let depth = if found.exact {
            "100%".to_owned()
        } else if usize::from(found.depth) >= empty {
            found.selectivity.to_string()
        } else {
            found.depth.to_string()
        };
        format!("search {variation} {eval:.2} 0 {depth}")
    }
}

fn say(output: &mut impl Write, line: &str) -> io::Result<()> {
    writeln!(output, "{line}")?;
    output.flush()
}
