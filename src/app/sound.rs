//! Whether sounds can be played. Without a sound server, the library that plays them is not loaded, as it would
//! complain on standard error.

/// Returns whether a sound server is available.
pub fn can_be_heard() -> bool {
    #[cfg(target_os = "linux")]
    return linux::of_environment().answers();
    #[cfg(not(target_os = "linux"))]
    true
}

#[cfg(target_os = "linux")]
pub use linux::Servers;

#[cfg(target_os = "linux")]
mod linux {
    use std::env;
    use std::os::unix::net::UnixStream;
    use std::path::{Path, PathBuf};

    /// Where clients of `PulseAudio`, or `PipeWire` in its place, look for a server.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Servers {
        /// The addresses from the environment, separated by blanks, which take precedence.
        pub named: Option<String>,
        /// The sockets to try.
        pub sockets: Vec<PathBuf>,
    }

    pub fn of_environment() -> Servers {
        let below = |folder: &str, file: &str| {
            env::var_os(folder).map(|folder| Path::new(&folder).join(file))
        };
        let of_user = below("PULSE_RUNTIME_PATH", "native");
        let of_session = below("XDG_RUNTIME_DIR", "pulse/native");
        let of_system = Some(PathBuf::from("/run/pulse/native"));
        Servers {
            named: env::var("PULSE_SERVER").ok().filter(|named| !named.is_empty()),
            sockets: [of_user, of_session, of_system].into_iter().flatten().collect(),
        }
    }

    impl Servers {
        /// Returns whether a server accepts a connection. A remote one is not tried, as it may answer late.
        pub fn answers(&self) -> bool {
            let listens = |path: &Path| UnixStream::connect(path).is_ok();
            let Some(named) = &self.named else {
                return self.sockets.iter().any(|path| listens(path));
            };
            named.split_whitespace().any(|server| {
                // A name in braces limits the address to a machine.
                let address = server.rsplit('}').next().unwrap_or(server);
                let path = address.strip_prefix("unix:").unwrap_or(address);
                !path.starts_with('/') || listens(Path::new(path))
            })
        }
    }
}
