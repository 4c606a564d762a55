//! An engine on a thread of its own: requests do not block, and it reports its findings, its state and its faults.

use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::player::{Analysed, Decision, Fault, NewGame, Player, Time, Turn, decide};
use super::program::{Ended, Entry, State, Watch};
use crate::game::Ply;
use crate::game::tree::GameTree;
use crate::locks::lock;
use crate::search::{RankedMove, Report, Stop};

const SETTLE_TIMEOUT: Duration = Duration::from_secs(2);

const QUIT_TIMEOUT: Duration = Duration::from_secs(3);

/// A request for a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// Repeated in each answer, so that obsolete ones are recognised.
    pub generation: u64,
    /// The game so far, as its main line; a program that does not know it gets its start and plies.
    pub game: GameTree,
    /// The time for the move.
    pub time: Time,
    /// How late a move may be.
    pub margin: Duration,
    /// An engine silent for this long beyond its time hangs.
    pub patience: Duration,
}

/// A request for an analysis.
#[derive(Clone, Debug, PartialEq)]
pub struct Inquiry {
    /// Repeated in each answer, so that obsolete ones are recognised.
    pub generation: u64,
    /// The game so far, as its main line, with a move to make at its end.
    pub game: GameTree,
    /// Roughly how many of the best moves are wanted.
    pub moves: usize,
    /// How long it lasts.
    pub time: Duration,
}

/// An event from a host.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A change of state.
    State(State),
    /// An improved result of the running search.
    Report {
        /// The number of the task.
        generation: u64,
        /// The result so far.
        report: Report,
    },
    /// A move's result in the running analysis.
    Found {
        /// The number of the inquiry.
        generation: u64,
        /// The result.
        found: RankedMove,
        /// The chance to win from 0 to 1, if given instead of a score; the score is zero then.
        chance: Option<f32>,
    },
    /// The end of an analysis.
    Analysed {
        /// The number of the inquiry.
        generation: u64,
        /// How it ended.
        how: Analysed,
    },
    /// The end of a task.
    Decided {
        /// The number of the task.
        generation: u64,
        /// A legal move, or a resignation.
        decision: Decision,
    },
    /// A fault; unless the move was merely late, the engine stays down until restarted.
    Failed {
        /// The task's number, if there was one.
        generation: Option<u64>,
        /// The fault.
        fault: Fault,
    },
}

#[derive(Debug)]
enum Command {
    NewGame(NewGame),
    Think(Box<Task>, Stop),
    Analyse(Box<Inquiry>, Stop),
    Restart,
    Quit,
    Close,
}

/// An engine on a thread of its own, which ends, with everything it has started, when this is dropped.
#[derive(Debug)]
pub struct Host {
    commands: Sender<Command>,
    stop: Mutex<Stop>,
    starting: Arc<Starting>,
    watch: Watch,
    thread: Option<JoinHandle<()>>,
}

/// Interrupts the start of a program, which may take long.
#[derive(Debug, Default)]
struct Starting {
    stop: Mutex<Stop>,
    is_closed: AtomicBool,
}

impl Starting {
    fn begin(&self) -> Stop {
        let mut stop = lock(&self.stop);
        *stop = Stop::default();
        if self.is_closed.load(Ordering::Relaxed) {
            stop.request();
        }
        stop.clone()
    }

    fn end(&self) {
        lock(&self.stop).request();
    }

    fn close(&self) {
        self.is_closed.store(true, Ordering::Relaxed);
        self.end();
    }
}

impl Host {
    /// Starts the thread. `make` makes the engine, as at restarts; `report`, on any thread, must not wait for the host.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(
        make: impl Fn(&Watch, &Stop) -> Result<Box<dyn Player>, Fault> + Send + 'static,
        report: impl Fn(Event) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let report = Arc::new(report);
        let on_state = Arc::clone(&report);
        let watch = Watch::new(move |state| on_state(Event::State(state)));
        let (commands, received) = mpsc::channel();
        let starting = Arc::new(Starting::default());
        let (view, begun) = (watch.clone(), Arc::clone(&starting));
        let work = move || {
            let (stop, game) = (Stop::default(), None);
            let (report, starting) = (&*report, &*begun);
            Work { make, report, watch: view, starting, stop, player: None, game }.run(&received);
        };
        let thread = thread::Builder::new().name("heibai-host".to_owned()).spawn(work)?;
        Ok(Self { commands, stop: Mutex::default(), starting, watch, thread: Some(thread) })
    }

    /// Announces a new game.
    pub fn new_game(&self, game: NewGame) {
        self.send(Command::NewGame(game));
    }

    /// Requests a move, dropping earlier requests.
    pub fn think(&self, task: Task) {
        let stop = self.new_request();
        self.send(Command::Think(Box::new(task), stop));
    }

    /// Requests an analysis, dropping earlier requests.
    pub fn analyse(&self, inquiry: Inquiry) {
        let stop = self.new_request();
        self.send(Command::Analyse(Box::new(inquiry), stop));
    }

    fn new_request(&self) -> Stop {
        let stop = Stop::default();
        std::mem::replace(&mut *lock(&self.stop), stop.clone()).request();
        stop
    }

    /// Drops the request; nothing more is reported for it.
    pub fn cancel(&self) {
        lock(&self.stop).request();
    }

    /// Restarts the engine, even after it ended: the next task tells it the whole game.
    pub fn restart(&self) {
        self.interrupt(Command::Restart);
    }

    /// Asks the engine to quit; if it does not, it is killed, and a fault is reported.
    pub fn quit(&self) {
        self.interrupt(Command::Quit);
    }

    fn interrupt(&self, command: Command) {
        self.cancel();
        self.starting.end();
        self.send(command);
    }

    /// The engine's state.
    pub fn state(&self) -> State {
        self.watch.state()
    }

    /// The watch on it, valid even after its end.
    pub fn watch(&self) -> Watch {
        self.watch.clone()
    }

    /// The log from this number on; empty for our own engine.
    pub fn log(&self, from: u64) -> Vec<Entry> {
        self.watch.log(from)
    }

    fn send(&self, command: Command) {
        let _ = self.commands.send(command);
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.starting.close();
        self.cancel();
        self.send(Command::Close);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

struct Work<'a, M> {
    make: M,
    report: &'a (dyn Fn(Event) + Send + Sync),
    watch: Watch,
    starting: &'a Starting,
    stop: Stop,
    player: Option<Box<dyn Player>>,
    game: Option<NewGame>,
}

impl<M: Fn(&Watch, &Stop) -> Result<Box<dyn Player>, Fault>> Work<'_, M> {
    fn run(mut self, commands: &Receiver<Command>) {
        self.begin();
        for command in commands {
            match command {
                Command::NewGame(game) => {
                    self.game = Some(game);
                    self.announce_game();
                }
                Command::Think(task, stop) => {
                    self.survive(task.generation, |work| work.think(&task, &stop));
                }
                Command::Analyse(inquiry, stop) => {
                    self.survive(inquiry.generation, |work| work.analyse(&inquiry, &stop));
                }
                Command::Restart => self.begin(),
                Command::Quit => {
                    let quit =
                        self.player.as_mut().map_or(Ok(()), |player| player.quit(QUIT_TIMEOUT));
                    match quit {
                        Ok(()) => self.end(),
                        Err(fault) => self.fail(None, fault),
                    }
                }
                Command::Close => return,
            }
        }
    }

    /// Reports a crash of ours, which must not cost the user the game.
    fn survive(&mut self, generation: u64, work: impl FnOnce(&mut Self)) {
        if panic::catch_unwind(AssertUnwindSafe(|| work(self))).is_err() {
            self.fail(Some(generation), Fault::Crash);
        }
    }

    fn begin(&mut self) {
        self.player = None;
        self.watch.next_start();
        self.stop = self.starting.begin();
        let made = panic::catch_unwind(AssertUnwindSafe(|| (self.make)(&self.watch, &self.stop)));
        match made.unwrap_or(Err(Fault::Crash)) {
            Ok(player) => {
                self.player = Some(player);
                self.watch.set(State::Ready);
                self.announce_game();
            }
            // The request is obsolete, or a restart follows.
            Err(Fault::Stopped) => self.end(),
            Err(fault) => self.fail(None, fault),
        }
    }

    fn announce_game(&mut self) {
        let (Some(game), Some(player)) = (self.game, &mut self.player) else { return };
        self.watch.set(State::Starting);
        match player.new_game(&game, &self.stop) {
            Ok(()) => self.watch.set(State::Ready),
            Err(Fault::Stopped) => self.end(),
            Err(fault) => self.fail(None, fault),
        }
    }

    fn think(&mut self, task: &Task, stop: &Stop) {
        let generation = task.generation;
        if stop.is_requested() {
            return;
        }
        let position = task.game.end_position();
        if position.must_pass() {
            let decision = Decision { ply: Some(Ply::Pass), eval: None, took: Duration::ZERO };
            return (self.report)(Event::Decided { generation, decision });
        }
        let Some(player) = &mut self.player else {
            return self.fail(Some(generation), Fault::Absent);
        };
        let patience = task.patience + task.time.allowed().unwrap_or_default();
        let (game, time) = (&task.game, task.time);
        let turn = Turn { game, position: &position, time, patience, stop };
        self.watch.set(State::Thinking);
        let report = self.report;
        let decided = decide(&mut **player, &turn, task.margin, &mut |found| {
            if !stop.is_requested() {
                report(Event::Report { generation, report: found.clone() });
            }
        });
        let outcome = match decided {
            Ok(decision) => Ok(Event::Decided { generation, decision }),
            // A correct answer, only late: what that costs is not decided here.
            Err(fault @ Fault::Overstepped { .. }) => {
                Ok(Event::Failed { generation: Some(generation), fault })
            }
            Err(fault) => Err(fault),
        };
        self.conclude(generation, outcome, stop);
    }

    fn analyse(&mut self, inquiry: &Inquiry, stop: &Stop) {
        let generation = inquiry.generation;
        if stop.is_requested() {
            return;
        }
        let Some(player) = &mut self.player else {
            return self.fail(Some(generation), Fault::Absent);
        };
        let Inquiry { game, time, .. } = inquiry;
        let position = game.end_position();
        let turn =
            Turn { game, position: &position, time: Time::Move(*time), patience: *time, stop };
        self.watch.set(State::Thinking);
        let report = self.report;
        let analysed = player.prepare(&turn).and_then(|()| {
            player.analyse(&turn, inquiry.moves, &mut |found, chance| {
                if !stop.is_requested() {
                    report(Event::Found { generation, found, chance });
                }
            })
        });
        let outcome = analysed.map(|how| Event::Analysed { generation, how });
        self.conclude(generation, outcome, stop);
    }

    fn conclude(&mut self, generation: u64, outcome: Result<Event, Fault>, stop: &Stop) {
        let is_wanted = !stop.is_requested();
        match outcome {
            Ok(event) => {
                self.watch.set(State::Ready);
                if is_wanted {
                    (self.report)(event);
                }
            }
            Err(_) if !is_wanted => self.settle(),
            Err(fault) => self.fail(Some(generation), fault),
        }
    }

    fn settle(&mut self) {
        let settled =
            self.player.as_mut().map_or(Ok(()), |player| player.settle(SETTLE_TIMEOUT, &self.stop));
        match settled {
            Ok(()) => self.watch.set(State::Ready),
            Err(Fault::Stopped) => self.end(),
            Err(_) => self.begin(),
        }
    }

    fn fail(&mut self, generation: Option<u64>, fault: Fault) {
        self.end();
        (self.report)(Event::Failed { generation, fault });
    }

    fn end(&mut self) {
        let ended = if self.player.take().is_some() { Ended::Killed } else { Ended::NotStarted };
        // A program's own report of its end came first.
        self.watch.set(State::Ended(ended));
    }
}
