//! A program that is spoken to in lines. It has a process group of its own, so that whatever it
//! starts ends with it.
#![cfg_attr(
    target_os = "linux",
    expect(unsafe_code, reason = "what a program does before it becomes itself")
)]

use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::Program;
use crate::engine::player::{Fault, StartFault};
use crate::search::Stop;

/// How long a program that was asked to end may take to.
const FAREWELL: Duration = Duration::from_millis(200);

/// How long a program is waited for before it is seen whether anybody still wants an answer.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// The programs that run, by the numbers of their processes.
static RUNNING: Mutex<Running> =
    Mutex::new(Running { programs: BTreeSet::new(), is_closed: false });

struct Running {
    programs: BTreeSet<u32>,
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
    running.programs.iter().copied().for_each(kill_group);
}

/// A running program.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// The word that asks the program to end.
    farewell: &'static str,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Process {
    /// Starts a program that ends when it is told `farewell`; what it complains about goes nowhere.
    pub(super) fn start(program: &Program, farewell: &'static str) -> Result<Self, Fault> {
        let mut command = Command::new(&program.words[0]);
        command
            .args(&program.words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
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
        let mut child = command.spawn().map_err(fault)?;
        running.programs.insert(child.id());
        drop(running);
        let input = child.stdin.take();
        let output = child.stdout.take().expect("it is piped");
        let (sender, lines) = sync_channel(256);
        let process = Self { child, farewell, input, lines };
        // Where there is no thread to listen to it, the program ends again.
        thread::Builder::new().spawn(move || read_lines(output, &sender)).map_err(fault)?;
        Ok(process)
    }

    /// Sends a line.
    pub(super) fn send(&mut self, line: &str) -> Result<(), Fault> {
        let input = self.input.as_mut().ok_or(Fault::Crash)?;
        writeln!(input, "{line}").and_then(|()| input.flush()).map_err(|_| Fault::Crash)
    }

    /// The next line, if it comes before `patience` is over since `asked`, and before `stop` is requested.
    pub(super) fn line(
        &mut self,
        asked: Instant,
        patience: Duration,
        stop: &Stop,
    ) -> Result<String, Fault> {
        loop {
            let left = patience.saturating_sub(asked.elapsed());
            match self.lines.recv_timeout(left.min(LOOK_EVERY)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Crash),
                Err(RecvTimeoutError::Timeout) if stop.is_requested() => {
                    return Err(Fault::Stopped);
                }
                Err(RecvTimeoutError::Timeout) if left <= LOOK_EVERY => {
                    return Err(Fault::Hang(patience));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Drops the lines that came by now: nobody has asked for them.
    pub(super) fn drop_lines(&mut self) {
        while self.lines.try_recv().is_ok() {}
    }

    fn has_ended(&mut self) -> bool {
        // A program of which nothing can be learnt is dealt with as one that runs.
        matches!(self.child.try_wait(), Ok(Some(_)))
    }

    /// Ends the program and whatever it has started.
    fn kill(&mut self) {
        // Its number may be another's as soon as it has been waited for.
        running().programs.remove(&self.child.id());
        kill_group(self.child.id());
        // It fails if the program has ended, which is what is wanted.
        let _ = self.child.kill();
        let _ = self.child.wait();
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
        // One that doesn't listen is not waited for.
        if self.send(self.farewell).is_ok() {
            self.input = None;
            let asked = Instant::now();
            while !self.has_ended() && asked.elapsed() < FAREWELL {
                thread::sleep(Duration::from_millis(2));
            }
        }
        self.kill();
    }
}

/// Passes lines on until the program ends or nobody wants them; of a line without end, the beginning.
fn read_lines(output: ChildStdout, lines: &SyncSender<String>) {
    const LONGEST: u64 = 64 << 10;
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let text = String::from_utf8_lossy(&line).trim_end().to_owned();
        if lines.send(text).is_err() {
            return;
        }
    }
}
