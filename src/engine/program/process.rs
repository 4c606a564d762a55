//! A program that is spoken to in lines. It has a process group of its own and a mark in its environment, so that
//! whatever it starts ends with it, also what leaves the group.
#![cfg_attr(
    target_os = "linux",
    expect(unsafe_code, reason = "what a program does before it becomes itself")
)]

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::Program;
use super::watch::{Direction, Ended, State, Watch};
use crate::engine::player::{Fault, StartFault, Turn};
use crate::search::Stop;

/// How long a program that was asked to end may take to.
const FAREWELL: Duration = Duration::from_millis(200);

/// How long a program is waited for before it is seen whether anybody still wants an answer.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// How long something that is about to happen is waited for.
const LOOK_AGAIN: Duration = Duration::from_millis(2);

/// How long a program may not read what it is sent.
const DEAF: Duration = Duration::from_secs(2);

/// A program that was asked something and says nothing for so long is called silent.
const SILENCE: Duration = Duration::from_secs(5);

/// Lines that wait to be read; who writes more has to wait.
const QUEUE: usize = 256;

/// What a program may write at once, and each second after it; a line counts for more than its bytes. No protocol needs
/// a hundredth of it.
const FLOOD_BYTES: f64 = (4 << 20) as f64;
const BYTES_A_SECOND: f64 = (1 << 20) as f64;
const LINE_COST: usize = 128;

/// Who writes too much is not read for so long at a time: to wake up for each line would cost more than the lines.
const PAUSE: Duration = Duration::from_millis(200);

/// The variable by which everything is known that a program has started, however far it has gone from it.
const MARK: &str = "HEIBAI_STARTED_BY";

/// The programs that run, by the numbers of their processes, with their marks.
static RUNNING: Mutex<Running> =
    Mutex::new(Running { programs: BTreeMap::new(), started: 0, is_closed: false });

struct Running {
    programs: BTreeMap<u32, String>,
    /// How many there were.
    started: u64,
    /// No more are started.
    is_closed: bool,
}

/// A panic elsewhere leaves nothing half done here.
fn running() -> MutexGuard<'static, Running> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all programs with whatever they have started, for good, because this one is about to end at once.
pub fn end_all() {
    let mut running = running();
    running.is_closed = true;
    running.programs.iter().for_each(|(&program, mark)| kill_all(program, mark));
}

/// Ends a program and whatever it has started, unless it has been waited for: then its number may be another's.
fn kill_if_running(program: u32) {
    let running = running();
    if let Some(mark) = running.programs.get(&program) {
        kill_all(program, mark);
    }
}

/// A running program.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// The word that asks the program to end.
    farewell: &'static str,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// When it said something last.
    heard: Instant,
    is_flooding: Arc<AtomicBool>,
    watch: Watch,
    /// Ends when all complaints are kept, if somebody looks.
    complaints: Option<Receiver<()>>,
}

/// Something that was asked, and how long its answer is waited for.
#[derive(Debug)]
pub(super) struct Question<'a> {
    asked: Instant,
    /// How long it may take without being called silent.
    due: Duration,
    patience: Duration,
    stop: &'a Stop,
    /// Lines that were read when the time was over.
    late: usize,
}

impl<'a> Question<'a> {
    /// Something that is asked now.
    pub(super) fn new(patience: Duration, stop: &'a Stop) -> Self {
        Self { asked: Instant::now(), due: Duration::ZERO, patience, stop, late: 0 }
    }

    /// The move of this turn, asked for now.
    pub(super) fn of(turn: &Turn<'a>) -> Self {
        let due = turn.time.allowed().unwrap_or_default();
        Self { due, ..Self::new(turn.patience, turn.stop) }
    }
}

impl Process {
    /// Starts a program that ends when it is told `farewell`; what it complains about goes nowhere, unless somebody
    /// looks.
    pub(super) fn start(
        program: &Program,
        farewell: &'static str,
        watch: &Watch,
    ) -> Result<Self, Fault> {
        let is_watched = watch.is_watched();
        let mut command = Command::new(&program.words[0]);
        command
            .args(&program.words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(if is_watched { Stdio::piped() } else { Stdio::null() });
        if let Some(folder) = &program.folder {
            command.current_dir(folder);
        }
        bind(&mut command);
        let fault = |error: io::Error| StartFault::Program {
            program: program.words[0].clone(),
            reason: error.into(),
        };
        let mut running = running();
        if running.is_closed {
            return Err(Fault::Stopped);
        }
        running.started += 1;
        // Nobody else has it, who may have had the same number once.
        let mark = format!("{}-{}-{:016x}", std::process::id(), running.started, fastrand::u64(..));
        let mut child = command.env(MARK, &mark).spawn().map_err(fault)?;
        running.programs.insert(child.id(), mark);
        drop(running);
        let input = child.stdin.take();
        let output = child.stdout.take().expect("it is piped");
        let errors = child.stderr.take();
        let (sender, lines) = sync_channel(QUEUE);
        let (watch, is_flooding) = (watch.next_start(), Arc::new(AtomicBool::new(false)));
        let heard = Instant::now();
        let (theirs, flag, id) = (watch.clone(), Arc::clone(&is_flooding), child.id());
        let complaints = None;
        let mut process =
            Self { child, farewell, input, lines, heard, is_flooding, watch, complaints };
        // Where there is no thread to listen to it, the program ends again.
        process.make_impatient().map_err(fault)?;
        let (complained, received) = (theirs.clone(), theirs.clone());
        let pass = move |line: String| {
            received.keep(Direction::Received, &line);
            sender.send(line).is_ok()
        };
        let listen = move || {
            read_lines(output, Some(&flag), pass);
            // It is about to end, if it has not yet. One that does not can be asked nothing any more.
            let ended = wait_for(FAREWELL, || ending(id)).unwrap_or(Ended::Closed);
            kill_if_running(id);
            theirs.set(State::Ended(ended));
        };
        thread::Builder::new().spawn(listen).map_err(fault)?;
        if let Some(errors) = errors {
            let (all_kept, complaints) = sync_channel(0);
            process.complaints = Some(complaints);
            let listen = move || {
                read_lines(errors, None, |line| {
                    complained.keep(Direction::Complained, &line);
                    true
                });
                drop(all_kept);
            };
            thread::Builder::new().spawn(listen).map_err(fault)?;
        }
        Ok(process)
    }

    /// Where the system can, nobody waits for a program that does not read what it is sent.
    fn make_impatient(&self) -> io::Result<()> {
        #[cfg(unix)]
        if let Some(input) = &self.input {
            rustix::io::ioctl_fionbio(input, true)?;
        }
        Ok(())
    }

    /// Sends a line.
    pub(super) fn send(&mut self, line: &str) -> Result<(), Fault> {
        self.send_within(line, DEAF)
    }

    fn send_within(&mut self, line: &str, patience: Duration) -> Result<(), Fault> {
        let input = self.input.as_mut().ok_or(Fault::Crash)?;
        for line in line.lines() {
            self.watch.keep(Direction::Sent, line);
        }
        let (text, begun) = (format!("{line}\n"), Instant::now());
        let mut rest = text.as_bytes();
        while !rest.is_empty() {
            match input.write(rest) {
                Ok(0) => return Err(Fault::Crash),
                Ok(written) => rest = &rest[written..],
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    if begun.elapsed() >= patience {
                        return Err(Fault::Hang(patience));
                    }
                    thread::sleep(LOOK_AGAIN);
                }
                Err(_) => return Err(Fault::Crash),
            }
        }
        Ok(())
    }

    /// The next line, if it comes before the question's time is over, and before it is stopped.
    pub(super) fn line(&mut self, question: &mut Question<'_>) -> Result<String, Fault> {
        loop {
            if self.is_flooding.load(Ordering::Relaxed) {
                return Err(Fault::Flood);
            }
            if question.stop.is_requested() {
                return Err(Fault::Stopped);
            }
            let waited = question.asked.elapsed();
            let left = question.patience.saturating_sub(waited);
            match self.lines.recv_timeout(left.min(LOOK_EVERY)) {
                Ok(line) => {
                    // What was there in time may be read late, by a machine that is busy.
                    question.late += usize::from(left.is_zero());
                    if question.late > QUEUE {
                        return Err(Fault::Hang(question.patience));
                    }
                    self.heard = Instant::now();
                    self.watch.set_silent(false);
                    return Ok(line);
                }
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Crash),
                Err(RecvTimeoutError::Timeout) if left <= LOOK_EVERY => {
                    return Err(Fault::Hang(question.patience));
                }
                // What it has started may keep its output open.
                Err(RecvTimeoutError::Timeout) if self.ending().is_some() => {
                    return Err(Fault::Crash);
                }
                Err(RecvTimeoutError::Timeout) => {
                    if waited > question.due + SILENCE && self.heard.elapsed() > SILENCE {
                        self.watch.set_silent(true);
                    }
                }
            }
        }
    }

    /// Drops the lines that came by now: nobody has asked for them.
    pub(super) fn drop_lines(&mut self) {
        // Whoever writes without end is not read without end.
        for _ in 0..QUEUE {
            if self.lines.try_recv().is_err() {
                break;
            }
        }
    }

    /// Asks the program to end, and waits until it has.
    pub(super) fn quit(&mut self, patience: Duration) -> Result<(), Fault> {
        // One that doesn't listen is not waited for.
        let told = self.send_within(self.farewell, Duration::ZERO);
        self.input = None;
        let limit = if matches!(told, Err(Fault::Hang(_))) { Duration::ZERO } else { patience };
        let ended = wait_for(limit, || {
            self.drop_lines();
            self.ending()
        });
        ended.map(drop).ok_or(Fault::Lingered(patience))
    }

    #[cfg(unix)]
    fn ending(&mut self) -> Option<Ended> {
        ending(self.child.id())
    }

    #[cfg(not(unix))]
    fn ending(&mut self) -> Option<Ended> {
        // A program of which nothing can be learnt is dealt with as one that runs.
        let status = self.child.try_wait().ok().flatten()?;
        Some(status.code().map_or(Ended::Closed, Ended::Exited))
    }

    /// Ends the program and whatever it has started.
    fn kill(&mut self) {
        // Its number may be another's as soon as it has been waited for.
        if let Some(mark) = running().programs.remove(&self.child.id()) {
            kill_all(self.child.id(), &mark);
        }
        // It fails if the program has ended, which is what is wanted.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How a program ended, if it has; it keeps its number until it has been waited for.
#[cfg(unix)]
fn ending(program: u32) -> Option<Ended> {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};

    let looks = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    // A program of which nothing can be learnt is dealt with as one that runs.
    let status = waitid(WaitId::Pid(Pid::from_raw(program as i32)?), looks).ok().flatten()?;
    let exited = status.exit_status().map(Ended::Exited);
    Some(exited.or(status.terminating_signal().map(Ended::Signal)).unwrap_or(Ended::Closed))
}

#[cfg(not(unix))]
fn ending(_: u32) -> Option<Ended> {
    None
}

/// Looks again and again until there is something to see, or the time is over.
fn wait_for<T>(patience: Duration, mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let asked = Instant::now();
    loop {
        let seen = look();
        if seen.is_some() || asked.elapsed() >= patience {
            return seen;
        }
        thread::sleep(LOOK_AGAIN);
    }
}

/// Binds a program and whatever it starts together, and the program to this one: where the system can, it
/// ends when this one does, however that happens.
#[cfg(unix)]
fn bind(command: &mut Command) {
    use std::os::unix::process::CommandExt;

    command.process_group(0);
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Signal, getpid, getppid, set_parent_process_death_signal};
        let parent = getpid();
        // SAFETY: the system is asked for two things, without any memory, lock or handle of this program.
        unsafe {
            command.pre_exec(move || {
                set_parent_process_death_signal(Some(Signal::KILL))?;
                // Nobody would tell of an end that came before.
                if getppid() == Some(parent) { Ok(()) } else { Err(io::ErrorKind::Other.into()) }
            });
        }
    }
}

/// Elsewhere a program ends when it can't be read from any more.
#[cfg(not(unix))]
fn bind(_: &mut Command) {}

/// Ends a program and whatever it has started.
fn kill_all(program: u32, mark: &str) {
    kill_group(program);
    #[cfg(target_os = "linux")]
    kill_marked(mark);
    #[cfg(not(target_os = "linux"))]
    let _ = mark;
}

/// Ends all processes with a mark: what a program has started may have left its group.
#[cfg(target_os = "linux")]
fn kill_marked(mark: &str) {
    use rustix::process::{Pid, Signal, kill_process};

    /// Who starts others faster than they are ended is left after so many rounds.
    const ROUNDS: usize = 8;
    let mark = format!("{MARK}={mark}");
    let has_mark = |id: &i32| {
        let environment = std::fs::read(format!("/proc/{id}/environ")).unwrap_or_default();
        environment.split(|&byte| byte == 0).any(|variable| variable == mark.as_bytes())
    };
    for _ in 0..ROUNDS {
        let entries = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let ids = entries.filter_map(|entry| entry.file_name().to_str()?.parse::<i32>().ok());
        // One that has ended and waits to be looked at has no environment any more.
        let marked: Vec<i32> = ids.filter(has_mark).collect();
        if marked.is_empty() {
            return;
        }
        for id in marked {
            // It fails if it has ended meanwhile.
            let _ = Pid::from_raw(id).map(|id| kill_process(id, Signal::KILL));
        }
        thread::sleep(LOOK_AGAIN);
    }
}

/// Ends the group of a program.
#[cfg(unix)]
fn kill_group(program: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};

    if let Some(group) = Pid::from_raw(program as i32) {
        // It fails if all of the group have ended, which is what is wanted.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_: u32) {}

impl Drop for Process {
    fn drop(&mut self) {
        if self.input.is_some() {
            // One that does not end is ended.
            let _ = self.quit(FAREWELL);
        }
        let ended = self.ending().unwrap_or(Ended::Killed);
        self.watch.set(State::Ended(ended));
        self.kill();
        // Its last words say why it has ended.
        if let Some(complaints) = &self.complaints {
            let _ = complaints.recv_timeout(FAREWELL);
        }
    }
}

/// Passes lines on until the program ends or nobody wants them; of a line without end, the beginning. Who writes more
/// than anybody can want is read slowly from then on, and so has to wait itself.
fn read_lines(output: impl Read, flood: Option<&AtomicBool>, mut pass: impl FnMut(String) -> bool) {
    const LONGEST: u64 = 64 << 10;
    let mut output = BufReader::new(output);
    let mut meter = Meter::default();
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let excess = meter.add(line.len() + LINE_COST);
        if excess > Duration::ZERO {
            if let Some(flood) = flood {
                flood.store(true, Ordering::Relaxed);
            }
            thread::sleep(excess + PAUSE);
        }
        if !pass(String::from_utf8_lossy(&line).trim_end().to_owned()) {
            return;
        }
    }
}

/// How much was written lately.
#[derive(Debug)]
struct Meter {
    level: f64,
    at: Instant,
}

impl Default for Meter {
    fn default() -> Self {
        Self { level: 0.0, at: Instant::now() }
    }
}

impl Meter {
    /// Adds so many bytes; gives how long it takes until they are no longer too many.
    fn add(&mut self, bytes: usize) -> Duration {
        let now = Instant::now();
        let passed = now.duration_since(self.at).as_secs_f64();
        self.at = now;
        self.level = (self.level - passed * BYTES_A_SECOND).max(0.0) + bytes as f64;
        Duration::from_secs_f64((self.level - FLOOD_BYTES).max(0.0) / BYTES_A_SECOND)
    }
}
