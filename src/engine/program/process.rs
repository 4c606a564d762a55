//! A child process that speaks in lines, with its own process group and a mark in its environment, so that everything
//! it starts ends with it, even outside the group.
#![cfg_attr(
    target_os = "linux",
    expect(unsafe_code, reason = "what a program does before it becomes itself")
)]

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use super::watch::{Direction, Ended, State, Watch};
use crate::engine::player::{Fault, StartFault, StartReason, Turn};
use crate::locks::lock;
use crate::search::Stop;

const QUIT_TIMEOUT: Duration = Duration::from_millis(200);

const POLL_INTERVAL: Duration = Duration::from_millis(50);

const SHORT_POLL_INTERVAL: Duration = Duration::from_millis(2);

const WRITE_TIMEOUT: Duration = Duration::from_secs(2);

/// A program without output for this long after a request counts as silent.
const SILENCE: Duration = Duration::from_secs(5);

const MAX_QUEUED_LINES: usize = 256;

/// Bytes allowed at once, and then per second: a hundred times any protocol's need. A line costs more than its bytes.
const FLOOD_BYTES: f64 = (4 << 20) as f64;
const BYTES_A_SECOND: f64 = (1 << 20) as f64;
const LINE_COST: usize = 128;

/// How long an excessive writer goes unread: waking for each line would cost more than the lines.
const PAUSE: Duration = Duration::from_millis(200);

/// Programs load books and weights at start.
pub(super) const STARTUP_TIMEOUT: Duration = Duration::from_secs(60);

/// For the end of an analysis.
pub(super) const SETTLE_TIMEOUT: Duration = Duration::from_secs(5);

/// The environment variable that marks a program's descendants, however remote.
const MARK: &str = "HEIBAI_STARTED_BY";

static RUNNING: Mutex<Running> =
    Mutex::new(Running { programs: BTreeMap::new(), started: 0, is_closed: false });

struct Running {
    programs: BTreeMap<u32, String>,
    started: u64,
    is_closed: bool,
}

fn running() -> MutexGuard<'static, Running> {
    lock(&RUNNING)
}

/// Kills all programs and their descendants for good, because this process is about to end.
pub fn end_all() {
    let mut running = running();
    running.is_closed = true;
    running.programs.iter().for_each(|(&program, mark)| kill_all(program, mark));
}

/// Kills the program with this mark and its descendants, unless it was reaped: then its id may be another's.
fn kill_if_running(program: u32, mark: &str) {
    let running = running();
    if running.programs.get(&program).is_some_and(|it| it == mark) {
        kill_all(program, mark);
    }
}

/// A program to start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The command line; never empty.
    pub words: Vec<String>,
    /// Its working directory; ours by default.
    pub folder: Option<PathBuf>,
    /// The depth for the `NBoard` protocol.
    pub depth: Option<u8>,
    /// The memory limit for the Gomocup protocol, in MiB.
    pub memory: Option<usize>,
}

#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    farewell: &'static str,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    last_heard: Instant,
    is_flooding: Arc<AtomicBool>,
    watch: Watch,
    /// Ends when all of standard error has been logged, if watched.
    complaints: Option<Receiver<()>>,
}

#[derive(Debug)]
pub(super) struct Question<'a> {
    asked: Instant,
    silent_from: Duration,
    patience: Duration,
    stop: &'a Stop,
    late_lines: usize,
}

impl<'a> Question<'a> {
    pub(super) fn new(patience: Duration, stop: &'a Stop) -> Self {
        Self { asked: Instant::now(), silent_from: Duration::ZERO, patience, stop, late_lines: 0 }
    }

    pub(super) fn of(turn: &Turn<'a>) -> Self {
        let silent_from = turn.time.allowed().unwrap_or_default();
        Self { silent_from, ..Self::new(turn.patience, turn.stop) }
    }
}

fn enter(folder: &Path) -> io::Result<()> {
    if fs::metadata(folder)?.is_dir() { Ok(()) } else { Err(io::ErrorKind::NotADirectory.into()) }
}

impl Process {
    /// Starts a program that quits on `farewell`; its standard error is discarded unless watched.
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
            // Of a folder that is not there the system says the same as of the program.
            enter(folder).map_err(|error| {
                let folder = folder.display().to_string();
                StartFault::Program { reason: StartReason::of(error, &folder), program: folder }
            })?;
            command.current_dir(folder);
        }
        bind(&mut command);
        let fault = |error: io::Error| StartFault::Program {
            program: program.words[0].clone(),
            reason: StartReason::of(error, &program.words[0]),
        };
        let mut running = running();
        if running.is_closed {
            return Err(Fault::Stopped);
        }
        running.started += 1;
        // Unique, even if a process id is reused.
        let mark = format!("{}-{}-{:016x}", std::process::id(), running.started, fastrand::u64(..));
        let mut child = command.env(MARK, &mark).spawn().map_err(fault)?;
        running.programs.insert(child.id(), mark.clone());
        drop(running);
        let input = child.stdin.take();
        let output = child.stdout.take().expect("it is piped");
        let errors = child.stderr.take();
        let (sender, lines) = sync_channel(MAX_QUEUED_LINES);
        let (watch, is_flooding) = (watch.next_start(), Arc::new(AtomicBool::new(false)));
        let last_heard = Instant::now();
        let (theirs, flag, id) = (watch.clone(), Arc::clone(&is_flooding), child.id());
        let complaints = None;
        let mut process =
            Self { child, farewell, input, lines, last_heard, is_flooding, watch, complaints };
        // If there is no thread to read from it, the program ends again.
        process.make_impatient().map_err(fault)?;
        let (complained, received) = (theirs.clone(), theirs.clone());
        let pass = move |line: String| {
            received.keep(Direction::Received, &line);
            sender.send(line).is_ok()
        };
        let listen = move || {
            read_lines(output, Some(&flag), pass);
            // It is about to end, or has; otherwise nothing more can be asked of it.
            let ended = wait_for(QUIT_TIMEOUT, || ending(id)).unwrap_or(Ended::Closed);
            kill_if_running(id, &mark);
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

    /// Makes writes to the program non-blocking, where the system can.
    fn make_impatient(&self) -> io::Result<()> {
        #[cfg(unix)]
        if let Some(input) = &self.input {
            rustix::io::ioctl_fionbio(input, true)?;
        }
        Ok(())
    }

    pub(super) fn send(&mut self, line: &str) -> Result<(), Fault> {
        self.send_within(line, WRITE_TIMEOUT)
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
                    thread::sleep(SHORT_POLL_INTERVAL);
                }
                Err(_) => return Err(Fault::Crash),
            }
        }
        Ok(())
    }

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
            match self.lines.recv_timeout(left.min(POLL_INTERVAL)) {
                Ok(line) => {
                    // On a busy machine, what arrived in time may be read late.
                    question.late_lines += usize::from(left.is_zero());
                    if question.late_lines > MAX_QUEUED_LINES {
                        return Err(Fault::Hang(question.patience));
                    }
                    self.last_heard = Instant::now();
                    self.watch.set_silent(false);
                    return Ok(line);
                }
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Crash),
                Err(RecvTimeoutError::Timeout) if left <= POLL_INTERVAL => {
                    return Err(Fault::Hang(question.patience));
                }
                // Its children may keep its output open.
                Err(RecvTimeoutError::Timeout) if self.ending().is_some() => {
                    return Err(Fault::Crash);
                }
                Err(RecvTimeoutError::Timeout) => {
                    if waited > question.silent_from + SILENCE
                        && self.last_heard.elapsed() > SILENCE
                    {
                        self.watch.set_silent(true);
                    }
                }
            }
        }
    }

    pub(super) fn drop_lines(&mut self) {
        // Bounded, in case the program never stops writing.
        for _ in 0..MAX_QUEUED_LINES {
            if self.lines.try_recv().is_err() {
                break;
            }
        }
    }

    pub(super) fn quit(&mut self, patience: Duration) -> Result<(), Fault> {
        // One that doesn't read is not waited for.
        let sent = self.send_within(self.farewell, Duration::ZERO);
        self.input = None;
        let limit = if matches!(sent, Err(Fault::Hang(_))) { Duration::ZERO } else { patience };
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
        // A program whose status is unknown is treated as running.
        let status = self.child.try_wait().ok().flatten()?;
        Some(status.code().map_or(Ended::Closed, Ended::Exited))
    }

    fn kill(&mut self) {
        // Once reaped, its id may be another's.
        if let Some(mark) = running().programs.remove(&self.child.id()) {
            kill_all(self.child.id(), &mark);
        }
        // Fails if the program has already ended, as intended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How a program ended, if it has. It is not reaped, so that it keeps its id.
#[cfg(unix)]
fn ending(program: u32) -> Option<Ended> {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};

    let looks = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    // A program whose status is unknown is treated as running.
    let status = waitid(WaitId::Pid(Pid::from_raw(program as i32)?), looks).ok().flatten()?;
    let exited = status.exit_status().map(Ended::Exited);
    Some(exited.or(status.terminating_signal().map(Ended::Signal)).unwrap_or(Ended::Closed))
}

#[cfg(not(unix))]
fn ending(_: u32) -> Option<Ended> {
    None
}

fn wait_for<T>(patience: Duration, mut poll: impl FnMut() -> Option<T>) -> Option<T> {
    let asked = Instant::now();
    loop {
        let seen = poll();
        if seen.is_some() || asked.elapsed() >= patience {
            return seen;
        }
        thread::sleep(SHORT_POLL_INTERVAL);
    }
}

/// Groups a program with its descendants; where the system can, it ends with this process, however that happens.
#[cfg(unix)]
fn bind(command: &mut Command) {
    use std::os::unix::process::CommandExt;

    command.process_group(0);
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Signal, getpid, getppid, set_parent_process_death_signal};
        let parent = getpid();
        // SAFETY: only makes two system calls, without touching this process's memory, locks or handles.
        unsafe {
            command.pre_exec(move || {
                set_parent_process_death_signal(Some(Signal::KILL))?;
                // A parent that ended before would go unreported.
                if getppid() == Some(parent) { Ok(()) } else { Err(io::ErrorKind::Other.into()) }
            });
        }
    }
}

/// Elsewhere a program ends when its input does.
#[cfg(not(unix))]
fn bind(_: &mut Command) {}

fn kill_all(program: u32, mark: &str) {
    kill_group(program);
    #[cfg(target_os = "linux")]
    kill_marked(mark);
    #[cfg(not(target_os = "linux"))]
    let _ = mark;
}

/// Kills all processes with a mark, as descendants may have left the group.
#[cfg(target_os = "linux")]
fn kill_marked(mark: &str) {
    use rustix::process::{Pid, Signal, kill_process};

    /// After this many rounds a program that forks faster than it can be killed is given up.
    const ROUNDS: usize = 8;
    let mark = format!("{MARK}={mark}");
    let has_mark = |id: &i32| {
        let environment = std::fs::read(format!("/proc/{id}/environ")).unwrap_or_default();
        environment.split(|&byte| byte == 0).any(|variable| variable == mark.as_bytes())
    };
    for _ in 0..ROUNDS {
        let entries = std::fs::read_dir("/proc").into_iter().flatten().flatten();
        let ids = entries.filter_map(|entry| entry.file_name().to_str()?.parse::<i32>().ok());
        // A zombie has no environment any more.
        let marked: Vec<i32> = ids.filter(has_mark).collect();
        if marked.is_empty() {
            return;
        }
        for id in marked {
            // Fails if it has ended meanwhile.
            let _ = Pid::from_raw(id).map(|id| kill_process(id, Signal::KILL));
        }
        thread::sleep(SHORT_POLL_INTERVAL);
    }
}

#[cfg(unix)]
fn kill_group(program: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};

    if let Some(group) = Pid::from_raw(program as i32) {
        // Fails if all of the group have ended, as intended.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_: u32) {}

impl Drop for Process {
    fn drop(&mut self) {
        if self.input.is_some() {
            // One that does not quit is killed.
            let _ = self.quit(QUIT_TIMEOUT);
        }
        let ended = self.ending().unwrap_or(Ended::Killed);
        self.watch.set(State::Ended(ended));
        self.kill();
        // Its last words say why it ended.
        if let Some(complaints) = &self.complaints {
            let _ = complaints.recv_timeout(QUIT_TIMEOUT);
        }
    }
}

/// Passes lines on until the program ends or nobody wants them, endless ones cut. After an excess it reads slowly.
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
    /// Adds this many bytes; returns how long until they are no longer excessive.
    fn add(&mut self, bytes: usize) -> Duration {
        let now = Instant::now();
        let passed = now.duration_since(self.at).as_secs_f64();
        self.at = now;
        self.level = (self.level - passed * BYTES_A_SECOND).max(0.0) + bytes as f64;
        Duration::from_secs_f64((self.level - FLOOD_BYTES).max(0.0) / BYTES_A_SECOND)
    }
}
