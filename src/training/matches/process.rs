//! A program that is spoken to in lines. It has a process group of its own, so that whatever it
//! starts ends with it.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::player::Fault;
use super::spec::Program;
use crate::search::Stop;

/// How long a program that was asked to end may take to.
const FAREWELL: Duration = Duration::from_millis(200);

/// How long a program is waited for before it is seen whether anybody still wants an answer.
const LOOK_EVERY: Duration = Duration::from_millis(50);

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
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command
            .spawn()
            .map_err(|error| Fault::Start(format!("{}: {error}", program.words[0])))?;
        let input = child.stdin.take();
        let output = child.stdout.take().expect("it is piped");
        let (sender, lines) = sync_channel(256);
        thread::spawn(move || read_lines(output, &sender));
        Ok(Self { child, farewell, input, lines })
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
        #[cfg(unix)]
        if let Some(group) = rustix::process::Pid::from_raw(self.child.id() as i32) {
            // It fails if all of the group have ended, which is what is wanted.
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        // Likewise.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

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
