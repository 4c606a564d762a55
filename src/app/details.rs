//! What a report of a fault needs to know of the program, the machine and the choices. In English, and without a path,
//! a name or anything else that is somebody's own.

use std::fs;
use std::thread;

use toml::{Table, Value};

use super::sandbox::Sandbox;
use super::settings::Settings;
use crate::marks::visible_name;

/// The most characters of what the environment says.
const MAX_LETTERS: usize = 80;

/// What only the window knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WindowDetails {
    /// The version of Qt that runs.
    pub qt: String,
    /// The plugin that connects to the display, such as `xcb`.
    pub platform: String,
    /// How it is drawn, such as `software`.
    pub renderer: String,
    /// Each screen's size and scale.
    pub screens: Vec<String>,
    /// The code of the language shown.
    pub language: String,
}

/// The lines about the program and the machine.
pub fn of_program() -> Vec<String> {
    let commit = option_env!("HEIBAI_COMMIT").map(|commit| format!(" ({commit})"));
    let build = if cfg!(debug_assertions) { "development" } else { "release" };
    let threads = thread::available_parallelism().map_or(0, usize::from);
    vec![
        format!("Heibai {}{}", env!("CARGO_PKG_VERSION"), commit.unwrap_or_default()),
        format!("Build: {}, {build}", tier()),
        format!("Processor: {}, {threads} threads", processor()),
        format!("System: {}", system()),
    ]
}

/// The lines about the window.
pub fn of_window(window: &WindowDetails) -> Vec<String> {
    let WindowDetails { qt, platform, renderer, screens, language } = window;
    let screens = if screens.is_empty() { "unknown".to_owned() } else { screens.join("; ") };
    vec![
        format!("Desktop: {}", desktop()),
        format!("Qt: {qt}, platform {platform}, renderer {renderer}"),
        format!("Screens: {screens}"),
        format!("Language: {language}"),
    ]
}

/// The line about the settings: those that are not the defaults. Of free texts and lists it says only that there are
/// some, as they may name people or folders.
pub fn of_settings(settings: &Settings) -> String {
    let table = |settings| Table::try_from(settings).unwrap_or_default();
    let (chosen, usual) = (table(settings.clone()), table(Settings::default()));
    let mut differing = Vec::new();
    for (group, values) in &chosen {
        let (Value::Table(values), Some(Value::Table(usual))) = (values, usual.get(group)) else {
            continue;
        };
        for (key, value) in values.iter().filter(|(key, value)| usual.get(*key) != Some(*value)) {
            // An enumeration has a name by default, too; anything else that is a text can be anything.
            let is_name =
                usual.get(key).and_then(Value::as_str).is_some_and(|usual| !usual.is_empty());
            differing.push(match value {
                Value::String(name) if is_name => format!("{group}.{key} = {name}"),
                Value::Boolean(_) | Value::Integer(_) => format!("{group}.{key} = {value}"),
                _ => format!("{group}.{key} is set"),
            });
        }
    }
    let differing =
        if differing.is_empty() { "all default".to_owned() } else { differing.join(", ") };
    format!("Settings: {differing}")
}

fn tier() -> &'static str {
    if !cfg!(target_arch = "x86_64") {
        std::env::consts::ARCH
    } else if cfg!(target_feature = "avx512f") {
        "x86-64-v4"
    } else if cfg!(target_feature = "avx2") {
        "x86-64-v3"
    } else if cfg!(target_feature = "sse4.2") {
        "x86-64-v2"
    } else {
        "x86-64"
    }
}

#[cfg(target_arch = "x86_64")]
fn processor() -> String {
    macro_rules! found {
        ($($feature:tt)*) => {
            [$(($feature, std::arch::is_x86_feature_detected!($feature))),*]
        };
    }
    let known = found!("sse4.2" "popcnt" "avx2" "bmi2" "avx512f" "avx512vl");
    let found: Vec<&str> =
        known.iter().filter(|(_, is_here)| *is_here).map(|(name, _)| *name).collect();
    format!("x86_64 with {}", found.join(" "))
}

#[cfg(not(target_arch = "x86_64"))]
fn processor() -> String {
    std::env::consts::ARCH.to_owned()
}

fn system() -> String {
    let files = ["/etc/os-release", "/usr/lib/os-release"];
    let text = files.iter().find_map(|file| fs::read_to_string(file).ok()).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    let name = short(line.map_or(std::env::consts::OS, |name| name.trim_matches(['"', '\''])));
    let sandbox = match Sandbox::of_process() {
        Sandbox::Absent => "",
        Sandbox::Flatpak => ", in Flatpak",
    };
    format!("{name}, {}{sandbox}", kernel())
}

#[cfg(unix)]
fn kernel() -> String {
    let names = rustix::system::uname();
    let [name, release] = [names.sysname(), names.release()];
    short(&format!("{} {}", name.to_string_lossy(), release.to_string_lossy()))
}

#[cfg(not(unix))]
fn kernel() -> String {
    std::env::consts::ARCH.to_owned()
}

fn desktop() -> String {
    let told = |variable| std::env::var(variable).ok().filter(|name| !name.is_empty());
    let names = ["XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE"].into_iter().filter_map(told);
    let names: Vec<String> = names.map(|name| short(&name)).collect();
    if names.is_empty() { "unknown".to_owned() } else { names.join(", ") }
}

/// A text from outside as a few characters in one line.
fn short(text: &str) -> String {
    visible_name(text).chars().take(MAX_LETTERS).collect()
}
