//! Whether the program runs in a sandbox, which holds no programs of others.

use std::ffi::OsStr;
use std::path::Path;

/// What stands between the program and the rest of the system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sandbox {
    /// Nothing: what the user can start, it can.
    #[default]
    Absent,
    /// Flatpak: only what is in the package can be started.
    Flatpak,
}

impl Sandbox {
    /// The sandbox of this process.
    pub fn of_process() -> Self {
        let container = std::env::var_os("container");
        Self::told_by(container.as_deref(), Path::new("/"))
    }

    /// The sandbox that the variable `container` and a file of the file system below `root` tell of; one is enough.
    pub fn told_by(container: Option<&OsStr>, root: &Path) -> Self {
        let is_named = container.is_some_and(|name| name == "flatpak");
        if is_named || root.join(".flatpak-info").exists() { Self::Flatpak } else { Self::Absent }
    }
}
