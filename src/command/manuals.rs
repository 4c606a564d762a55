//! `heibai manuals`: the manual pages and shell completions that a package installs, made from the arguments
//! themselves. The same program always writes the same bytes.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Inline, Roff, bold, italic, roman};

use super::tier::TIER_VARIABLE;
use crate::app::disk;
use crate::app::folders::{Folders, PLACES};

const SECTION: &str = "1";

/// The statuses that every command ends with.
const STATUSES: [(&str, &str); 3] = [
    ("0", "All was done."),
    ("1", "It failed, or a part of the input could not be used; standard error has the reason."),
    ("2", "The arguments make no sense."),
];

/// What only the program itself, or a command that takes long, ends with.
const MORE_STATUSES: [(&str, &str); 2] = [
    ("3", "The window could not be made."),
    (
        "129, 130, 143",
        "A command was ended by SIGHUP, SIGINT or SIGTERM. Those that take long write what they have found by then.",
    ),
];

const VARIABLES: [(&str, &str); 4] = [
    ("LANG", "The language of the window until one is chosen, as LC_ALL and LANGUAGE are."),
    ("DISPLAY, WAYLAND_DISPLAY", "The display to open the window on."),
    (
        TIER_VARIABLE,
        "The highest tier of processors whose build may be used, v2, v3 or v4, where the package has several.",
    ),
    (
        "QT_QPA_PLATFORM, QT_QUICK_BACKEND, QT_SCALE_FACTOR",
        "How Qt finds the display, draws and scales. Without a graphics card the window is drawn by software.",
    ),
];

#[derive(Debug, Args)]
pub struct ManualsArguments {
    /// The folder to write them to, in man1 and completions; made if missing
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

pub(super) fn run(arguments: &ManualsArguments, program: &Command) -> anyhow::Result<()> {
    let pages = arguments.folder.join("man1");
    let mut described = program.clone().disable_help_subcommand(true);
    described.build();
    for command in and_all_below(&described) {
        let name = format!("{}.{SECTION}", name_of(command));
        write(&pages, &name, page(command, &described).as_bytes())?;
    }
    let name = program.get_name();
    let mut completed = without_hidden(program);
    for (shell, file) in [
        (Shell::Bash, name.to_owned()),
        (Shell::Zsh, format!("_{name}")),
        (Shell::Fish, format!("{name}.fish")),
    ] {
        let mut script = Vec::new();
        clap_complete::generate(shell, &mut completed, name, &mut script);
        let folder = arguments.folder.join("completions").join(shell.to_string());
        write(&folder, &file, &script)?;
    }
    Ok(())
}

/// The program without its hidden commands, which shells would complete as well.
fn without_hidden(program: &Command) -> Command {
    Command::new("heibai")
        .version(env!("CARGO_PKG_VERSION"))
        .args(program.get_arguments().cloned())
        .groups(program.get_groups().cloned())
        .subcommands(shown_subcommands(program).cloned())
}

/// Into a folder that everybody can read, as those of packages are.
fn write(folder: &Path, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
    fs::create_dir_all(folder)
        .with_context(|| format!("can't make the folder {}", folder.display()))?;
    Ok(disk::write_whole(&folder.join(name), bytes)?)
}

fn and_all_below(command: &Command) -> Vec<&Command> {
    let below = shown_subcommands(command).flat_map(and_all_below);
    std::iter::once(command).chain(below).collect()
}

fn shown_subcommands(command: &Command) -> impl Iterator<Item = &Command> {
    command.get_subcommands().filter(|command| !command.is_hide_set())
}

/// The name of a command's page, such as `heibai-gomoku-solve`.
fn name_of(command: &Command) -> &str {
    command.get_display_name().unwrap_or_else(|| command.get_name())
}

fn page(command: &Command, program: &Command) -> String {
    let version = program.get_version().unwrap_or_default();
    let man = Man::new(command.clone())
        .title(name_of(command).to_uppercase())
        .section(SECTION)
        // An argument that is there and empty.
        .date("\"\"")
        .source(format!("{} {version}", program.get_name()))
        .manual("Heibai");
    let mut page = Page::default();
    page.render(|out| man.render_title(out));
    page.render(|out| man.render_name_section(out));
    page.add(&synopsis(command));
    page.render(|out| man.render_description_section(out));
    page.render(|out| man.render_options_section(out));
    if shown_subcommands(command).next().is_some() {
        page.add(&subcommands(command));
    }
    if let Some(notes) = command.get_after_long_help().or_else(|| command.get_after_help()) {
        page.add(&notes_section(&notes.to_string()));
    }
    let is_program = name_of(command) == program.get_name();
    let mut statuses = section("EXIT STATUS");
    for (status, meaning) in STATUSES {
        item(&mut statuses, vec![bold(status)], meaning);
    }
    if is_program {
        for (status, meaning) in MORE_STATUSES {
            item(&mut statuses, vec![bold(status)], meaning);
        }
        page.add(&statuses);
        page.add(&variables());
        page.add(&files());
    } else {
        page.add(&statuses);
    }
    page.add(&see_also(command, program));
    page.text
}

/// The text of a page. Each part would bring roff's preamble along.
#[derive(Default)]
struct Page {
    text: String,
}

impl Page {
    fn add(&mut self, part: &Roff) {
        self.append(&part.render());
    }

    fn render(&mut self, render: impl FnOnce(&mut dyn std::io::Write) -> std::io::Result<()>) {
        let mut part = Vec::new();
        render(&mut part).expect("memory takes all that is written");
        self.append(&String::from_utf8(part).expect("it is made of texts"));
    }

    fn append(&mut self, part: &str) {
        let preamble = Roff::new().render();
        if self.text.is_empty() {
            self.text.push_str(&preamble);
        }
        let part = part.strip_prefix(&preamble).unwrap_or(part);
        // An empty line in plain text is none to roff.
        self.text.push_str(&part.replace("\n.br\n\n.br\n", "\n.sp\n"));
    }
}

fn section(heading: &str) -> Roff {
    let mut roff = Roff::new();
    roff.control("SH", [heading]);
    roff
}

fn item(roff: &mut Roff, head: Vec<Inline>, text: &str) {
    roff.control("TP", []);
    roff.text(head);
    roff.text([roman(text)]);
}

/// As in the help, where it is shorter than with every option named.
fn synopsis(command: &Command) -> Roff {
    let mut roff = section("SYNOPSIS");
    let usage = command.clone().render_usage().to_string();
    let name = command.get_bin_name().unwrap_or_else(|| command.get_name());
    for (number, line) in usage.trim_start_matches("Usage:").lines().enumerate() {
        if number > 0 {
            roff.control("br", []);
        }
        let rest = line.trim().strip_prefix(name).unwrap_or(line);
        roff.text([bold(name), roman(rest)]);
    }
    roff
}

fn subcommands(command: &Command) -> Roff {
    let mut roff = section("COMMANDS");
    for below in shown_subcommands(command) {
        let about = below.get_about().map(ToString::to_string).unwrap_or_default();
        item(&mut roff, reference(below), &about);
    }
    roff
}

/// What follows the help. Lines that are indented there keep their form.
fn notes_section(text: &str) -> Roff {
    let mut roff = section("NOTES");
    let mut is_table = false;
    for line in text.lines() {
        if line.starts_with("  ") != is_table {
            is_table = !is_table;
            roff.control(if is_table { "nf" } else { "fi" }, []);
        }
        roff.text([roman(line)]);
    }
    if is_table {
        roff.control("fi", []);
    }
    roff
}

fn variables() -> Roff {
    let mut roff = section("ENVIRONMENT");
    for (names, meaning) in VARIABLES {
        item(&mut roff, vec![bold(names)], meaning);
    }
    roff
}

fn files() -> Roff {
    let mut roff = section("FILES");
    let folders = Folders::by_variables();
    for place in PLACES {
        let path = (place.of)(&folders).expect("each folder has a name");
        item(&mut roff, vec![italic(path.display().to_string())], place.about);
    }
    roff.control("PP", []);
    roff.text([roman(
        "Unless they are set, $XDG_CONFIG_HOME is ~/.config, $XDG_STATE_HOME ~/.local/state, and $XDG_DATA_HOME \
         ~/.local/share.",
    )]);
    roff
}

/// The pages one step up and down.
fn see_also(command: &Command, program: &Command) -> Roff {
    let mut roff = section("SEE ALSO");
    let above = and_all_below(program)
        .into_iter()
        .filter(|above| shown_subcommands(above).any(|below| name_of(below) == name_of(command)));
    let mut line = Vec::new();
    for other in above.chain(shown_subcommands(command)) {
        if !line.is_empty() {
            line.push(roman(", "));
        }
        line.extend(reference(other));
    }
    roff.text(line);
    roff
}

fn reference(command: &Command) -> Vec<Inline> {
    vec![bold(name_of(command)), roman(format!("({SECTION})"))]
}
