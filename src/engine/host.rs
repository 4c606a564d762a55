//! Somebody who thinks, on a thread of its own: it is asked without waiting, and tells what it finds, how it is, and
//! what it did wrong.

use std::fmt;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::player::{Analysed, Decision, Fault, Found, NewGame, Player, Time, Turn, decide};
use super::program::{Ended, Entry, State, Watch};
use crate::game::Ply;
use crate::game::tree::GameTree;
use crate::search::{Report, Stop};

/// How long somebody who was stopped may take until it can be asked again; then it is started anew.
const SETTLES: Duration = Duration::from_secs(2);

/// How long a program that is asked to end may take to.
const QUITS: Duration = Duration::from_secs(3);

/// A move that is wanted.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// Told with each answer, so that one that is wanted no more is known.
    pub generation: u64,
    /// The game so far, as its main line; its start and its plies are told to a program that does not know them.
    pub game: GameTree,
    /// The time for the move.
    pub time: Time,
    /// A move may be late by so much.
    pub margin: Duration,
    /// Who has not answered so long after its time hangs.
    pub patience: Duration,
}

/// An analysis that is wanted.
#[derive(Clone, Debug, PartialEq)]
pub struct Inquiry {
    /// Told with each answer, so that one that is wanted no more is known.
    pub generation: u64,
    /// The game so far, as its main line, at whose end there is a move.
    pub game: GameTree,
    /// About how many of the best moves are wanted.
    pub moves: usize,
    /// It ends after so long.
    pub time: Duration,
}

/// What a host tells.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// It is like this now.
    State(State),
    /// Something better founded was found, while the search goes on.
    Report {
        /// The number of the task.
        generation: u64,
        /// What is known so far.
        report: Report,
    },
    /// Something was found of a move, while an analysis goes on.
    Found {
        /// The number of the inquiry.
        generation: u64,
        /// What was found.
        found: Found,
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
        /// A legal move, or that the game is given up.
        decision: Decision,
    },
    /// Something went wrong; unless it only was late, it runs no more until it is started anew.
    Failed {
        /// The number of the task, if there was one.
        generation: Option<u64>,
        /// What went wrong.
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

/// Somebody who thinks on a thread of its own. It ends, with all that it has started, when the host is dropped.
pub struct Host {
    commands: Sender<Command>,
    /// Ends the thinking.
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

/// Ends the start of a program, which may take long.
#[derive(Debug, Default)]
struct Starting {
    stop: Mutex<Stop>,
    /// Nothing is started any more.
    is_closed: AtomicBool,
}

impl Starting {
    /// The flag of a start that begins.
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

/// A panic elsewhere leaves nothing half done here.
fn lock(stop: &Mutex<Stop>) -> MutexGuard<'_, Stop> {
    stop.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Host {
    /// Starts the thread, and on it with `make` whoever is to think; `make` is called again for each new start. `tell`
    /// is called on whatever thread has something to tell, and is not to wait for the host.
    ///
    /// # Errors
    /// What the system says if it gives no thread.
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

    /// Wants a move. What was being thought of is dropped.
    pub fn think(&self, task: Task) {
        let stop = Stop::default();
        std::mem::replace(&mut *lock(&self.stop), stop.clone()).request();
        self.send(Command::Think(Box::new(task), stop));
    }

    /// Wants to know what the moves of a position are worth. What was being thought of is dropped.
    pub fn analyse(&self, inquiry: Inquiry) {
        let stop = Stop::default();
        std::mem::replace(&mut *lock(&self.stop), stop.clone()).request();
        self.send(Command::Analyse(Box::new(inquiry), stop));
    }

    /// Wants no move any more: nothing more is told of it.
    pub fn cancel(&self) {
        lock(&self.stop).request();
    }

    /// Starts anew whoever thinks, also one that has ended: it is told of the whole game with the next task.
    pub fn restart(&self) {
        self.cancel();
        self.starting.end();
        self.send(Command::Restart);
    }

    /// Asks whoever thinks to end; one that does not is ended, and a fault is told.
    pub fn quit(&self) {
        self.cancel();
        self.starting.end();
        self.send(Command::Quit);
    }

    /// How it is.
    pub fn state(&self) -> State {
        self.watch.state()
    }

    /// What is seen of it, also after its end.
    pub fn watch(&self) -> Watch {
        self.watch.clone()
    }

    /// The lines that went to and fro, from this number on; our own machine has none.
    pub fn log(&self, from: u64) -> Vec<Entry> {
        self.watch.log(from)
    }

    fn send(&self, command: Command) {
        // The thread ends after the host alone.
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

/// What the thread does.
struct Work<'a, M> {
    make: M,
    tell: &'a (dyn Fn(Event) + Send + Sync),
    watch: Watch,
    starting: &'a Starting,
    /// Ends what the player does, for good.
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
                    // A fault of ours must not cost the user the game: it is told, and play can go on.
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

    /// Starts whoever thinks, anew if need be.
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
            // Nobody wants it any more, or it is to be started anew.
            Err(Fault::Stopped) => self.end(),
            Err(fault) => self.fail(None, fault),
        }
    }

    /// Tells of the game that is played.
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
            // It answered as it should, only late: what that costs is not decided here.
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
            player.analyse(&turn, inquiry.moves, &mut |found| {
                if !stop.is_requested() {
                    (self.tell)(Event::Found { generation, found: found.clone() });
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

    /// Gets somebody who was stopped ready for the next question.
    fn settle(&mut self) {
        let settled =
            self.player.as_mut().map_or(Ok(()), |player| player.settle(SETTLES, &self.stop));
        match settled {
            Ok(()) => self.watch.set(State::Ready),
            Err(Fault::Stopped) => self.end(),
            Err(_) => self.begin(),
        }
    }

    /// Ends whoever did something wrong, and tells of it.
    fn fail(&mut self, generation: Option<u64>, fault: Fault) {
        self.end();
        (self.tell)(Event::Failed { generation, fault });
    }

    fn end(&mut self) {
        let ended = if self.player.take().is_some() { Ended::Killed } else { Ended::NotStarted };
        // A program tells itself how it ended, and was first.
        self.watch.set(State::Ended(ended));
    }
}
