//! Executes the commands and answers them.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::time::Instant;

use thiserror::Error;

use super::clock::Clock;
use super::command::{self, Command, CommandError, Request, Vertex};
use crate::engine::own::Machine;
use crate::game::{Level, Ply, Position, Side, Variant};
use crate::protocol::inbox::{self, Inbox};
use crate::protocol::lines::Line;
use crate::search::{Limits, Report};

const GAME: &str = "Othello";

pub(super) struct Session<W> {
    machine: Machine,
    output: W,
    position: Position,
    history: Vec<Turn>,
    /// How often somebody has passed since the end of the game, which the host counts as moves.
    passes_after_end: usize,
    clock: Clock,
    expected: Option<Position>,
}

struct Turn {
    before: Position,
    /// Whether it is an implied pass, which the host does not know.
    is_implied: bool,
}

#[derive(Debug, Error)]
enum Refusal {
    #[error("{0}")]
    Command(#[from] CommandError),
    #[error("unacceptable size")]
    Size,
    #[error("wrong colour: {0} is to move")]
    Colour(&'static str),
    #[error("illegal move")]
    IllegalMove,
    #[error("cannot undo")]
    NothingToUndo,
    #[error("unsupported game")]
    UnsupportedGame,
    #[error("cannot score")]
    NotOver,
}

type Answer = Result<String, Refusal>;

impl<W: Write> inbox::Session for Session<W> {
    type Command = Request;

    fn read(line: Line) -> Option<Request> {
        command::read(line)
    }

    fn is_last(request: &Request) -> bool {
        matches!(request.command, Ok(Command::Quit))
    }

    fn carry_out(&mut self, request: Request, inbox: &Inbox<Request>) -> io::Result<()> {
        self.answer(&request, inbox)?;
        self.ponder(inbox);
        Ok(())
    }
}

impl<W: Write> Session<W> {
    pub(super) fn new(machine: Machine, output: W) -> Self {
        Self {
            machine,
            output,
            position: start(),
            history: Vec::new(),
            passes_after_end: 0,
            clock: Clock::default(),
            expected: None,
        }
    }

    fn answer(&mut self, request: &Request, inbox: &Inbox<Request>) -> io::Result<()> {
        self.expected = None;
        let id = &request.id;
        let answer = match &request.command {
            Ok(command) => self.do_as_told(command, inbox),
            Err(error) => Err(error.clone().into()),
        };
        match answer {
            Ok(text) if text.is_empty() || text.starts_with('\n') => {
                write!(self.output, "={id}{text}\n\n")?;
            }
            Ok(text) => write!(self.output, "={id} {text}\n\n")?,
            Err(refusal) => write!(self.output, "?{id} {refusal}\n\n")?,
        }
        self.output.flush()
    }

    fn ponder(&mut self, inbox: &Inbox<Request>) {
        let Some(position) = self.expected.take() else { return };
        if !self.machine.settings().ponder {
            return;
        }
        let stop = inbox.stop_at(|_| true);
        // Only the table entries matter.
        let _ = self.machine.search(&position, Limits::default(), 1, &stop, &mut |_| {});
        inbox.search_is_over();
    }

    fn do_as_told(&mut self, command: &Command, inbox: &Inbox<Request>) -> Answer {
        let empty = Ok(String::new());
        match command {
            Command::ProtocolVersion => Ok("2".to_owned()),
            Command::Name => Ok("Heibai".to_owned()),
            Command::Version => Ok(env!("CARGO_PKG_VERSION").to_owned()),
            Command::IsKnown(name) => Ok(command::is_known(name).to_string()),
            Command::ListCommands => Ok(command::names().collect::<Vec<_>>().join("\n")),
            Command::Quit | Command::Komi => empty,
            Command::BoardSize(8) | Command::ClearBoard => {
                self.start_again();
                empty
            }
            Command::BoardSize(_) => Err(Refusal::Size),
            Command::Play(side, vertex) => self.play(*side, *vertex),
            Command::GenMove(side) => self.genmove(*side, inbox),
            Command::RegGenMove(side) => self.reg_genmove(*side, inbox),
            Command::Undo => self.undo(),
            Command::ShowBoard => Ok(drawing(&self.position)),
            Command::TimeSettings(settings) => {
                self.clock.set(*settings);
                empty
            }
            Command::TimeLeft { side, time, stones } => {
                self.clock.correct(*side, *time, *stones);
                empty
            }
            Command::SetGame(game) if game.eq_ignore_ascii_case(GAME) => empty,
            Command::SetGame(_) => Err(Refusal::UnsupportedGame),
            Command::ListGames | Command::RulesGameId => Ok(GAME.to_owned()),
            Command::FinalScore => self.final_score(),
            Command::RulesBoard => Ok(format!("\n{}", rows(&self.position).join("\n"))),
            Command::RulesBoardSize => Ok(self.position.size().to_string()),
            Command::RulesLegalMoves => Ok(self.legal_moves()),
            Command::RulesSideToMove => Ok(colour(self.position.side_to_move()).to_owned()),
            Command::RulesFinalResult => Ok(self.final_result()),
        }
    }

    /// Begins a new game, remembering nothing: the same commands get the same answers.
    fn start_again(&mut self) {
        self.machine.forget();
        self.position = start();
        self.history.clear();
        self.passes_after_end = 0;
        self.clock.reset();
    }

    /// The position with `side` to move, if it is to move or the other side has to pass.
    fn turn_of(&self, side: Side) -> Result<Position, Refusal> {
        let mut position = self.position.clone();
        if position.side_to_move() != side && !position.is_over() {
            if !position.must_pass() {
                return Err(Refusal::Colour(colour(position.side_to_move())));
            }
            position.play(Ply::Pass).map_err(|_| Refusal::IllegalMove)?;
        }
        Ok(position)
    }

    fn make(&mut self, position: Position, ply: Ply) -> Result<(), Refusal> {
        let mut after = position.clone();
        after.play(ply).map_err(|_| Refusal::IllegalMove)?;
        let before = std::mem::replace(&mut self.position, after);
        if before != position {
            self.history.push(Turn { before, is_implied: true });
        }
        self.history.push(Turn { before: position, is_implied: false });
        Ok(())
    }

    fn play(&mut self, side: Side, vertex: Vertex) -> Answer {
        let position = self.turn_of(side)?;
        if position.is_over() && vertex == Vertex::Pass {
            self.passes_after_end += 1;
            return Ok(String::new());
        }
        let ply = match vertex {
            Vertex::Square(square) => {
                let cell = square.index(position.size()).ok_or(Refusal::IllegalMove)?;
                Ply::Place(cell)
            }
            Vertex::Pass if position.must_pass() => Ply::Pass,
            Vertex::Pass => return Err(Refusal::IllegalMove),
        };
        self.make(position, ply)?;
        Ok(String::new())
    }

    fn genmove(&mut self, side: Side, inbox: &Inbox<Request>) -> Answer {
        let started = Instant::now();
        let position = self.turn_of(side)?;
        if position.is_over() {
            self.passes_after_end += 1;
            return Ok("pass".to_owned());
        }
        let found = self.search(&position, inbox);
        let ply = found.as_ref().map_or(Ply::Pass, |report| Ply::Place(report.best));
        self.make(position, ply)?;
        self.clock.spend(side, started.elapsed());
        self.expected = found.as_ref().and_then(|report| self.after_reply(report));
        Ok(self.vertex(ply))
    }

    fn reg_genmove(&mut self, side: Side, inbox: &Inbox<Request>) -> Answer {
        let position = self.turn_of(side)?;
        let found = if position.is_over() { None } else { self.search(&position, inbox) };
        Ok(self.vertex(found.map_or(Ply::Pass, |report| Ply::Place(report.best))))
    }

    fn search(&mut self, position: &Position, inbox: &Inbox<Request>) -> Option<Report> {
        let mut limits = self.machine.settings().limits;
        let clock = self.clock.of(position.side_to_move());
        if clock.is_some() {
            limits.clock = clock;
        } else if limits == Limits::default() {
            limits.level = Some(Level::MAX);
        }
        let stop = inbox.stop_at(|_| false);
        let found = self.machine.search(position, limits, 1, &stop, &mut |_| {});
        inbox.search_is_over();
        found
    }

    fn after_reply(&self, report: &Report) -> Option<Position> {
        let mut position = self.position.clone();
        if let Some(&reply) = report.line.get(1)
            && position.is_legal(reply)
        {
            position.play(Ply::Place(reply)).ok()?;
        }
        if position.must_pass() {
            position.play(Ply::Pass).ok()?;
        }
        (!position.is_over()).then_some(position)
    }

    fn vertex(&self, ply: Ply) -> String {
        match ply {
            Ply::Place(cell) => self.position.cell_name(cell).to_ascii_uppercase(),
            Ply::Pass | Ply::Choose(_) | Ply::Offer(_) => self.position.ply_name(ply),
        }
    }

    fn undo(&mut self) -> Answer {
        if self.passes_after_end > 0 {
            self.passes_after_end -= 1;
            return Ok(String::new());
        }
        let turn = self.history.pop().ok_or(Refusal::NothingToUndo)?;
        self.position = turn.before;
        while self.history.last().is_some_and(|turn| turn.is_implied) {
            self.position = self.history.pop().expect("it was just seen").before;
        }
        Ok(String::new())
    }

    fn legal_moves(&self) -> String {
        if self.position.must_pass() {
            return "pass".to_owned();
        }
        let cells = self.position.legal_cells();
        let names: Vec<String> = cells.iter().map(|&cell| self.vertex(Ply::Place(cell))).collect();
        names.join(" ")
    }

    /// The winner and its margin, empty squares included; `None` while the game goes on.
    fn result(&self) -> Option<(Option<Side>, usize)> {
        if !self.position.is_over() {
            return None;
        }
        let margin = self.position.margin(Side::Black).unsigned_abs() as usize;
        Some((self.position.leader(), margin))
    }

    fn final_score(&self) -> Answer {
        Ok(match self.result().ok_or(Refusal::NotOver)? {
            (Some(Side::Black), margin) => format!("B+{margin}"),
            (Some(Side::White), margin) => format!("W+{margin}"),
            (None, _) => "0".to_owned(),
        })
    }

    fn final_result(&self) -> String {
        match self.result() {
            None => "The game is not over.".to_owned(),
            Some((None, _)) => "Draw.".to_owned(),
            Some((Some(Side::Black), margin)) => format!("Black wins by {margin} points."),
            Some((Some(Side::White), margin)) => format!("White wins by {margin} points."),
        }
    }
}

fn start() -> Position {
    Variant::default().start().expect("the usual game has a start")
}

fn colour(side: Side) -> &'static str {
    match side {
        Side::Black => "black",
        Side::White => "white",
    }
}

fn rows(position: &Position) -> Vec<String> {
    let size = usize::from(position.size());
    let sign = |cell| match position.stone(cell) {
        Some(Side::Black) => "X",
        Some(Side::White) => "O",
        None => ".",
    };
    (0..size)
        .map(|row| (0..size).map(|column| sign(row * size + column)).collect::<Vec<_>>().join(" "))
        .collect()
}

fn drawing(position: &Position) -> String {
    let letters = "  A B C D E F G H";
    let mut text = format!("\n{letters}\n");
    for (number, row) in (1..).zip(rows(position)) {
        writeln!(text, "{number} {row} {number}").expect("a string takes all that is written");
    }
    let counts = position.counts();
    write!(
        text,
        "{letters}\nX Black: {}  O White: {}  to move: {}",
        counts.black,
        counts.white,
        colour(position.side_to_move())
    )
    .expect("a string takes all that is written");
    text
}
