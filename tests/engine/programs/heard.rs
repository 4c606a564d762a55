//! A program that was told what to do, and a host that has started it, with what the host has told.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use heibai::engine::program::{Dialect, Program, State, Watch};
use heibai::engine::{Event, Fault, Host, Player};
use heibai::game::{Ply, Variant};
use heibai::search::Stop;

/// Nothing here takes as long, on whatever machine.
pub const LONG: Duration = Duration::from_secs(60);

/// The full name of the test that is the bad program: which test program this module is in differs.
fn bad_program() -> String {
    let (_, here) = module_path!().split_once("::").expect("it is a module of a test program");
    let (beside, _) = here.rsplit_once("::").expect("it is a module of a module");
    format!("{beside}::bad::bad_program")
}

/// A program that does what it is told, in a folder that lives as long as the test.
pub struct Scripted {
    pub dialect: Dialect,
    pub program: Program,
    pub folder: tempfile::TempDir,
}

impl Scripted {
    pub fn new(dialect: Dialect, misdeed: &str) -> Self {
        let folder = tempfile::tempdir().expect("there is room");
        let name = match dialect {
            Dialect::Gtp => "gtp",
            Dialect::NBoard => "nboard",
            Dialect::Gomocup => "gomocup",
        };
        let this = std::env::current_exe().expect("it has a path").display().to_string();
        let told = format!("misdeed={name}:{misdeed}:{}", folder.path().display());
        let words = [&this, &bad_program(), "--exact", "--nocapture", &told].map(str::to_owned);
        let program = Program { words: words.to_vec(), ..Program::default() };
        Self { dialect, program, folder }
    }

    /// The number of a process that it has written down.
    pub fn process(&self, name: &str) -> String {
        let path = self.folder.path().join(name);
        let begun = Instant::now();
        loop {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            if !text.is_empty() {
                return text;
            }
            assert!(begun.elapsed() < LONG, "{} is not written", path.display());
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Returns whether a process runs.
pub fn runs(process: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    !stat.is_empty() && !stat.contains(") Z ")
}

/// Waits until a process that was ended is gone.
pub fn assert_ends(process: &str) {
    let begun = Instant::now();
    while runs(process) {
        assert!(begun.elapsed() < LONG, "{process} still runs");
        thread::sleep(Duration::from_millis(5));
    }
}

/// A host, and what it has told.
pub struct Heard {
    pub host: Host,
    events: Arc<(Mutex<VecDeque<Event>>, Condvar)>,
}

impl Heard {
    pub fn new(scripted: &Scripted) -> Self {
        let (dialect, program) = (scripted.dialect, scripted.program.clone());
        let variant = Variant::usual(dialect.game());
        Self::with(move |watch, stop| dialect.start(&program, variant, watch, stop))
    }

    pub fn with(
        make: impl Fn(&Watch, &Stop) -> Result<Box<dyn Player>, Fault> + Send + 'static,
    ) -> Self {
        let events = Arc::<(Mutex<VecDeque<Event>>, Condvar)>::default();
        let told = Arc::clone(&events);
        let host = Host::start(make, move |event| {
            told.0.lock().expect("nobody panics").push_back(event);
            told.1.notify_all();
        });
        Self { host: host.expect("there are threads"), events }
    }

    /// The next event.
    pub fn next(&self) -> Event {
        let events = self.events.0.lock().expect("nobody panics");
        let waited = self.events.1.wait_timeout_while(events, LONG, |events| events.is_empty());
        let (mut events, _) = waited.expect("nobody panics");
        events.pop_front().expect("something is told in time")
    }

    /// The first event from now on for which this gives something; what comes before is dropped.
    pub fn wait<T>(&self, wanted: impl Fn(&Event) -> Option<T>) -> T {
        loop {
            if let Some(found) = wanted(&self.next()) {
                return found;
            }
        }
    }

    pub fn wait_for_state(&self, wanted: impl Fn(State) -> bool) -> State {
        self.wait(|event| match *event {
            Event::State(state) if wanted(state) => Some(state),
            _ => None,
        })
    }

    pub fn wait_for_fault(&self) -> Fault {
        self.wait(|event| match event {
            Event::Failed { fault, .. } => Some(fault.clone()),
            Event::Decided { decision, .. } => panic!("no fault was told, but {decision:?}"),
            _ => None,
        })
    }

    pub fn wait_for_move(&self) -> Option<Ply> {
        self.wait(|event| match event {
            Event::Decided { decision, .. } => Some(decision.ply),
            Event::Failed { fault, .. } => panic!("{fault}"),
            _ => None,
        })
    }
}
