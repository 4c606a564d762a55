//! Executes the commands and answers them.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::time::Instant;

use thiserror::Error;

use super::command::{self, Command, List, Malformed, Spot};
use super::manager::{InfoError, ManagerInfo};
use super::table::{Table, TableError};
use crate::engine::own::Machine;
use crate::game;
use crate::gomoku::{BoardError, Point, Ruleset};
use crate::protocol::inbox::{self, Inbox};
use crate::protocol::lines::Line;
use crate::search::{Limits, Report, Shortage};

pub(super) struct Session<W> {
    pub(super) machine: Machine,
    output: W,
    pub(super) info: ManagerInfo,
    table: Option<Table>,
    listed: Option<Listed>,
}

struct Listed {
    list: List,
    stones: Vec<(Spot, Option<u64>)>,
    problem: Option<Refusal>,
}

#[derive(Debug, Error)]
pub(super) enum Refusal {
    #[error("{0}")]
    Malformed(#[from] Malformed),
    #[error("{0}")]
    Info(#[from] InfoError),
    #[error("{0}")]
    Table(#[from] TableError),
    #[error("{0}")]
    Size(#[from] BoardError),
    #[error("rectangular boards are not supported; START makes square ones")]
    Rectangular,
    #[error("no board yet: START comes first")]
    NoBoard,
    #[error("BEGIN needs an empty board; TURN and BOARD have stones")]
    NotEmpty,
    #[error("no list of stones has begun")]
    NoList,
    #[error("{0} ended before DONE")]
    Unfinished(List),
    #[error("{list}: {what}")]
    InList { list: List, what: String },
    #[error("{spot}: unknown owner; expected 1 or 2")]
    Owner { spot: Spot },
    #[error("SWAP2BOARD: expected 0, 3 or 5 stones, found {0}")]
    Swap2Stones(usize),
    #[error("{0}")]
    Machine(#[from] Shortage),
    #[error("{0}")]
    Output(#[from] io::Error),
}

pub(super) type Answer = Result<Option<String>, Refusal>;

impl<W: Write> inbox::Session for Session<W> {
    type Command = Command;

    fn read(line: Line) -> Option<Command> {
        command::read(line)
    }

    fn is_last(command: &Command) -> bool {
        *command == Command::End
    }

    fn carry_out(&mut self, command: Command, inbox: &Inbox<Command>) -> io::Result<()> {
        if command.is_yixin() {
            self.info.use_yixin_dialect();
        }
        let Some(command) = self.collect(command)? else { return Ok(()) };
        match self.answer(command, inbox) {
            Ok(None) => Ok(()),
            Ok(Some(answer)) => self.say(&answer),
            Err(Refusal::Output(error)) => Err(error),
            Err(refusal) => self.say(&format!("ERROR {refusal}")),
        }
    }
}

impl<W: Write> Session<W> {
    pub(super) fn new(machine: Machine, output: W) -> Self {
        Self { machine, output, info: ManagerInfo::default(), table: None, listed: None }
    }

    pub(super) fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    /// Adds a line to the list being read; returns the command if it does not belong to it.
    fn collect(&mut self, command: Command) -> io::Result<Option<Command>> {
        let Some(listed) = &mut self.listed else { return Ok(Some(command)) };
        let what = match command {
            Command::Stone(spot, owner) => {
                listed.add(spot, owner);
                return Ok(None);
            }
            Command::Malformed(malformed) if malformed.is_info => {
                return Ok(Some(Command::Malformed(malformed)));
            }
            // What follows BOARD is answered once, at its end.
            Command::Unknown(text) => format!("expected x,y,owner or DONE, found {text:?}"),
            Command::Malformed(malformed) => malformed.to_string(),
            Command::Done | Command::Info(_) => return Ok(Some(command)),
            command => {
                let list = listed.list;
                self.listed = None;
                self.say(&format!("ERROR {}", Refusal::Unfinished(list)))?;
                return Ok(Some(command));
            }
        };
        listed.fail(Refusal::InList { list: listed.list, what });
        Ok(None)
    }

    fn answer(&mut self, command: Command, inbox: &Inbox<Command>) -> Answer {
        match command {
            Command::Start(size) => self.start(size),
            Command::RectStart => Err(Refusal::Rectangular),
            Command::Restart => {
                let size = self.table()?.size();
                self.start(size.into())
            }
            Command::Begin => {
                let table = self.ready()?;
                if !table.is_empty() {
                    return Err(Refusal::NotEmpty);
                }
                self.play(inbox)
            }
            Command::Turn(spot) => {
                self.opponent_plays(spot)?;
                self.play(inbox)
            }
            Command::Play(spot) => {
                let table = self.ready()?;
                let point = table.point(spot)?;
                table.place(point)?;
                Ok(Some(spot.to_string()))
            }
            Command::TakeBack(spot) => {
                let table = self.ready()?;
                let point = table.point(spot)?;
                table.take_back(point)?;
                Ok(Some("OK".to_owned()))
            }
            Command::List(list) => {
                self.listed = Some(Listed { list, stones: Vec::new(), problem: None });
                Ok(None)
            }
            Command::Stone(..) => Err(Refusal::NoList),
            Command::Done => self.done(inbox),
            Command::Info(info) => {
                self.info.apply(info);
                Ok(None)
            }
            Command::About => Ok(Some(about())),
            Command::End | Command::Stop => Ok(None),
            Command::Forbidden => self.forbidden(),
            Command::Best(count) => {
                self.ready()?;
                self.play_best(count, inbox)
            }
            Command::Forget => {
                self.machine.forget();
                Ok(None)
            }
            Command::Malformed(malformed) if malformed.is_info => {
                self.info.note_error(malformed);
                Ok(None)
            }
            Command::Malformed(malformed) => Err(malformed.into()),
            Command::Unknown(text) => Ok(Some(format!("UNKNOWN {text}"))),
        }
    }

    /// Makes a new board. The search's memory is allocated now, while no clock runs.
    fn start(&mut self, size: u64) -> Answer {
        let ruleset = self.info.ruleset()?;
        let size = u8::try_from(size).unwrap_or(u8::MAX);
        let table = Table::new(size, ruleset)?;
        let position = game::Position::Gomoku(Box::new(table.position().clone()));
        self.table = None;
        self.info.new_game();
        self.equip();
        self.machine.forget();
        self.machine.warm_up(&position)?;
        self.table = Some(table);
        Ok(Some("OK".to_owned()))
    }

    fn table(&mut self) -> Result<&mut Table, Refusal> {
        self.table.as_mut().ok_or(Refusal::NoBoard)
    }

    pub(super) fn ready(&mut self) -> Result<&mut Table, Refusal> {
        self.table()?;
        let ruleset = self.info.ruleset()?;
        let table = self.table.as_mut().ok_or(Refusal::NoBoard)?;
        if table.play_by(ruleset) {
            // Results under other rules are worthless.
            self.machine.forget();
        }
        Ok(table)
    }

    fn opponent_plays(&mut self, spot: Spot) -> Result<(), Refusal> {
        let table = self.ready()?;
        let point = table.point(spot)?;
        if let Some(foul) = table.concede(point)? {
            self.say(&format!("MESSAGE {spot} is forbidden for Black: {}", foul.name()))?;
        }
        Ok(())
    }

    fn play(&mut self, inbox: &Inbox<Command>) -> Answer {
        self.play_best(1, inbox)
    }

    /// Plays our best move and reports it, after the values of the best ones if several are wanted.
    fn play_best(&mut self, count: usize, inbox: &Inbox<Command>) -> Answer {
        let table = self.table()?;
        let position = game::Position::Gomoku(Box::new(table.position().clone()));
        let limits = self.limits(1);
        let report = self.search(&position, limits, count, inbox);
        let report = report.ok_or(TableError::GameOver)?;
        self.tell(&position, &report)?;
        let table = self.table()?;
        let point = point(table, report.best);
        table.place(point)?;
        Ok(Some(table.spot(point).to_string()))
    }

    pub(super) fn limits(&self, parts: u32) -> Limits {
        self.info.limits(self.machine.settings().limits, parts)
    }

    pub(super) fn search(
        &mut self,
        position: &game::Position,
        limits: Limits,
        best: usize,
        inbox: &Inbox<Command>,
    ) -> Option<Report> {
        let started = Instant::now();
        self.equip();
        let stop = inbox.stop_at(Command::ends_search);
        let report = self.machine.search(position, limits, best, &stop, &mut |_| {});
        inbox.search_is_over();
        self.info.spend(started.elapsed());
        report
    }

    fn equip(&mut self) {
        let settings = self.machine.settings();
        let (hash, threads) = (self.info.hash(settings), self.info.threads(settings));
        self.machine.equip(hash, threads);
    }

    fn tell(&mut self, position: &game::Position, report: &Report) -> io::Result<()> {
        for (number, found) in (1..).zip(&report.ranked) {
            let line: Vec<String> =
                found.line.iter().map(|&cell| position.cell_name(cell)).collect();
            self.say(&format!(
                "MESSAGE {number}. {} value {} depth {} nodes {} line {}",
                position.cell_name(found.cell),
                found.score,
                found.depth,
                report.nodes,
                line.join(" ")
            ))?;
        }
        Ok(())
    }

    fn done(&mut self, inbox: &Inbox<Command>) -> Answer {
        let listed = self.listed.take().ok_or(Refusal::NoList)?;
        let ruleset = self.ready()?.position().ruleset();
        if let Some(problem) = listed.problem {
            return Err(problem);
        }
        if listed.list == List::Swap2 {
            let stones: Vec<Spot> = listed.stones.iter().map(|&(spot, _)| spot).collect();
            return self.swap2(&stones, inbox);
        }
        let stones = listed.owned(ruleset)?;
        self.table()?.lay_out(&stones, ruleset, listed.list == List::Board)?;
        match listed.list {
            List::Board => self.play(inbox),
            _ => Ok(None),
        }
    }

    fn forbidden(&mut self) -> Answer {
        let table = self.ready()?;
        let mut answer = "FORBID ".to_owned();
        if table.position().ruleset() == Ruleset::Renju {
            for point in table.forbidden() {
                let Spot { x, y } = table.spot(point);
                write!(answer, "{x:02}{y:02}").expect("a string takes all that is written");
            }
        }
        answer.push('.');
        Ok(Some(answer))
    }
}

impl Listed {
    const MAX_STONES: usize = 1024;

    fn add(&mut self, spot: Spot, owner: Option<u64>) {
        if self.stones.len() < Self::MAX_STONES {
            self.stones.push((spot, owner));
        } else {
            let what = format!("more than {} stones", Self::MAX_STONES);
            self.fail(Refusal::InList { list: self.list, what });
        }
    }

    fn fail(&mut self, problem: Refusal) {
        self.problem.get_or_insert(problem);
    }

    /// The stones, and whether they are ours. In renju forbidden points may be marked, which the rules tell anyway.
    fn owned(&self, ruleset: Ruleset) -> Result<Vec<(Spot, bool)>, Refusal> {
        let mut stones = Vec::with_capacity(self.stones.len());
        for &(spot, owner) in &self.stones {
            match owner {
                Some(1) => stones.push((spot, true)),
                Some(2) => stones.push((spot, false)),
                Some(3) if ruleset == Ruleset::Renju => {}
                Some(_) => return Err(Refusal::Owner { spot }),
                None => {
                    let what = format!("expected an owner, 1 or 2, after {spot}");
                    return Err(Refusal::InList { list: self.list, what });
                }
            }
        }
        Ok(stones)
    }
}

pub(super) fn point(table: &Table, cell: usize) -> Point {
    Point::from_index(cell, table.size()).expect("the search answers with legal moves")
}

fn about() -> String {
    format!(
        "name=\"Heibai\", version=\"{}\", author=\"the Heibai project\", country=\"-\"",
        env!("CARGO_PKG_VERSION")
    )
}
