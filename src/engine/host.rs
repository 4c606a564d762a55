//! An engine on a thread of its own: asking it does not block, and it reports its findings, its state and its faults.

use std::fmt;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::player::{Analysed, Decision, Fault, NewGame, Player, Time, Turn, decide};
use super::program::{Ended, Entry, State, Watch};
use crate::game::Ply;
use crate::game::tree::GameTree;
use crate::search::{RankedMove, Report, Stop};

/// How long a stopped engine may take until it can be asked again, before it is restarted.
const SETTLES: Duration = Duration::from_secs(2);

/// How long a program may take to quit.
const QUITS: Duration = Duration::from_secs(3);

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
    /// A fault; unless it was merely late, the engine stays down until restarted.
    Failed {
        /// The task's number, if there was one.
        generation: Option<u64>,
        /// The fault.
        fault: Fault,
    },
}

enum Command {
    NewGame(NewGame),
    Think(Box<Task>, Stop),
    Analyse(Box<Inquiry>, Stop),
    Restart,
    Quit,
    Close,
}

/// An engine on a thread of its own. It ends, with everything it has started, when the host is dropped.
pub struct Host {
    commands: Sender<Command>,
    /// Stops the search.
    stop: Mutex<Stop>,
    starting: Arc<Starting>,
    watch: Watch,
    thread: Option<JoinHandle<()>>,
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Host").field("watch", &self.watch).finish_non_exhaustive()
    }
}

/// Interrupts the start of a program, which may take long.
#[derive(Debug, Default)]
struct Starting {
    stop: Mutex<Stop>,
    /// Nothing is started any more.
    is_closed: AtomicBool,
}

impl Starting {
    /// The flag for a new start.
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

/// A panic elsewhere leaves no inconsistent state here.
fn lock(stop: &Mutex<Stop>) -> MutexGuard<'_, Stop> {
    stop.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Host {
    /// Starts the thread, and the engine on it with `make`, which is called again for each restart. `tell` is called on
    /// whatever thread has an event, and must not wait for the host.
    ///
    /// # Errors
    /// The system's error if it provides no thread.
    pub fn start(
        make: impl Fn(&Watch, &Stop) -> Result<Box<dyn Player>, Fault> + Send + 'static,
        tell: impl Fn(Event) + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let tell = Arc::new(tell);
        let told = Arc::clone(&tell);
        let watch = Watch::new(move |state| told(Event::State(state)));
        let (commands, received) = mpsc::channel();
        let starting = Arc::new(Starting::default());
        let (seen, begun) = (watch.clone(), Arc::clone(&starting));
        let work = move || {
            let (stop, game) = (Stop::default(), None);
            Work { make, tell: &*tell, watch: seen, starting: &begun, stop, player: None, game }
                .run(&received);
        };
        let thread = thread::Builder::new().name("heibai-host".to_owned()).spawn(work)?;
        Ok(Self { commands, stop: Mutex::default(), starting, watch, thread: Some(thread) })
    }

    /// A game begins.
    pub fn new_game(&self, game: NewGame) {
        self.send(Command::NewGame(game));
    }

    /// Requests a move, dropping earlier requests.
    pub fn think(&self, task: Task) {
        let stop = Stop::default();
        std::mem::replace(&mut *lock(&self.stop), stop.clone()).request();
        self.send(Command::Think(Box::new(task), stop));
    }

    /// Requests an analysis, dropping earlier requests.
    pub fn analyse(&self, inquiry: Inquiry) {
        let stop = Stop::default();
        std::mem::replace(&mut *lock(&self.stop), stop.clone()).request();
        self.send(Command::Analyse(Box::new(inquiry), stop));
    }

    /// Drops the request; nothing more is reported for it.
    pub fn cancel(&self) {
        lock(&self.stop).request();
    }

    /// Restarts the engine, even after it ended: the next task tells it the whole game.
    pub fn restart(&self) {
        self.cancel();
        self.starting.end();
        self.send(Command::Restart);
    }

    /// Asks the engine to quit; if it does not, it is killed, and a fault is reported.
    pub fn quit(&self) {
        self.cancel();
        self.starting.end();
        self.send(Command::Quit);
    }

    /// Its state.
    pub fn state(&self) -> State {
        self.watch.state()
    }

    /// The view of it, valid even after its end.
    pub fn watch(&self) -> Watch {
        self.watch.clone()
    }

    /// The log from this number on; empty for our own engine.
    pub fn log(&self, from: u64) -> Vec<Entry> {
        self.watch.log(from)
    }

    fn send(&self, command: Command) {
        // The thread ends only after the host.
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

/// The thread's work.
struct Work<'a, M> {
    make: M,
    tell: &'a (dyn Fn(Event) + Send + Sync),
    watch: Watch,
    starting: &'a Starting,
    /// Ends the player for good.
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
                    self.greet();
                }
                Command::Think(task, stop) => {
                    // A fault of ours must not cost the user the game: it is reported, and play can go on.
                    let thought = AssertUnwindSafe(|| self.think(&task, &stop));
                    if panic::catch_unwind(thought).is_err() {
                        self.fail(Some(task.generation), Fault::Crash);
                    }
                }
                Command::Analyse(inquiry, stop) => {
                    let analysed = AssertUnwindSafe(|| self.analyse(&inquiry, &stop));
                    if panic::catch_unwind(analysed).is_err() {
                        self.fail(Some(inquiry.generation), Fault::Crash);
                    }
                }
                Command::Restart => self.begin(),
                Command::Quit => {
                    let quit = self.player.as_mut().map_or(Ok(()), |player| player.quit(QUITS));
                    match quit {
                        Ok(()) => self.end(),
                        Err(fault) => self.fail(None, fault),
                    }
                }
                Command::Close => return,
            }
        }
    }

    /// Starts the engine, or restarts it if need be.
    fn begin(&mut self) {
        self.player = None;
        self.watch.next_start();
        self.stop = self.starting.begin();
        let made = panic::catch_unwind(AssertUnwindSafe(|| (self.make)(&self.watch, &self.stop)));
        match made.unwrap_or(Err(Fault::Crash)) {
            Ok(player) => {
                self.player = Some(player);
                self.watch.set(State::Ready);
                self.greet();
            }
            // The request is obsolete, or a restart is coming.
            Err(Fault::Stopped) => self.end(),
            Err(fault) => self.fail(None, fault),
        }
    }

    /// Announces the game.
    fn greet(&mut self) {
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
            return (self.tell)(Event::Decided { generation, decision });
        }
        let Some(player) = &mut self.player else {
            return self.fail(Some(generation), Fault::Absent);
        };
        let patience = task.patience + task.time.allowed().unwrap_or_default();
        let (game, time) = (&task.game, task.time);
        let turn = Turn { game, position: &position, time, patience, stop };
        self.watch.set(State::Thinking);
        let decided = decide(&mut **player, &turn, task.margin, &mut |report| {
            if !stop.is_requested() {
                (self.tell)(Event::Report { generation, report: report.clone() });
            }
        });
        let is_wanted = !stop.is_requested();
        match decided {
            Ok(decision) => {
                self.watch.set(State::Ready);
                if is_wanted {
                    (self.tell)(Event::Decided { generation, decision });
                }
            }
            // It answered correctly, only late: the cost of that is not decided here.
            Err(fault @ Fault::Overstepped { .. }) => {
                self.watch.set(State::Ready);
                if is_wanted {
                    (self.tell)(Event::Failed { generation: Some(generation), fault });
                }
            }
            Err(_) if !is_wanted => self.settle(),
            Err(fault) => self.fail(Some(generation), fault),
        }
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
        let analysed = player.prepare(&turn).and_then(|()| {
            player.analyse(&turn, inquiry.moves, &mut |found, chance| {
                if !stop.is_requested() {
                    (self.tell)(Event::Found { generation, found, chance });
                }
            })
        });
        let is_wanted = !stop.is_requested();
        match analysed {
            Ok(how) => {
                self.watch.set(State::Ready);
                if is_wanted {
                    (self.tell)(Event::Analysed { generation, how });
                }
            }
            Err(_) if !is_wanted => self.settle(),
            Err(fault) => self.fail(Some(generation), fault),
        }
    }

    /// Prepares a stopped engine for the next request.
    fn settle(&mut self) {
        let settled =
            self.player.as_mut().map_or(Ok(()), |player| player.settle(SETTLES, &self.stop));
        match settled {
            Ok(()) => self.watch.set(State::Ready),
            Err(Fault::Stopped) => self.end(),
            Err(_) => self.begin(),
        }
    }

    /// Ends an engine at fault, and reports it.
    fn fail(&mut self, generation: Option<u64>, fault: Fault) {
        self.end();
        (self.tell)(Event::Failed { generation, fault });
    }

    fn end(&mut self) {
        let ended = if self.player.take().is_some() { Ended::Killed } else { Ended::NotStarted };
        // A program's own report of its end came first.
        self.watch.set(State::Ended(ended));
    }
}
