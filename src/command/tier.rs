//! Builds for several tiers of processors (<https://gitlab.com/x86-psABIs/x86-64-ABI>). A package has
//! `bin/heibai` for any processor (v2) and, beside it, `lib/heibai/heibai-v3` and `lib/heibai/heibai-v4`. The
//! first hands over to the best one that the processor can run, or goes on itself.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use crate::package;

/// Names the highest tier that may be used: `v2`, `v3` or `v4`.
pub const TIER_VARIABLE: &str = "HEIBAI_TIER";

/// The process that has handed over already. It keeps its number, while processes that it starts have others.
const HANDED_OVER_VARIABLE: &str = "HEIBAI_HANDED_OVER";

/// The tier that scripts/package builds for. Reading it here lets cargo compile again when it changes.
const OF_BUILD: Option<&str> = option_env!("HEIBAI_TIER_OF_BUILD");

/// The value of [`TIER_VARIABLE`] is unknown.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{TIER_VARIABLE}: expected v2, v3 or v4, found {0:?}")]
pub struct UnknownTier(OsString);

/// A tier above the one that every package has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Tier {
    V3,
    V4,
}

impl Tier {
    const BEST_FIRST: [Self; 2] = [Self::V4, Self::V3];

    fn file_name(self) -> &'static str {
        match self {
            Self::V3 => "heibai-v3",
            Self::V4 => "heibai-v4",
        }
    }

    #[cfg(target_arch = "x86_64")]
    fn is_here(self) -> bool {
        macro_rules! has {
            ($($feature:tt)*) => {
                $(std::arch::is_x86_feature_detected!($feature))&&*
            };
        }
        let v3 = has!("avx" "avx2" "bmi1" "bmi2" "f16c" "fma" "lzcnt" "movbe" "xsave");
        match self {
            Self::V3 => v3,
            Self::V4 => v3 && has!("avx512f" "avx512bw" "avx512cd" "avx512dq" "avx512vl"),
        }
    }

    #[cfg(not(target_arch = "x86_64"))]
    fn is_here(self) -> bool {
        false
    }
}

/// Becomes the best build for this processor, with the same arguments; returns if this is the best one there
/// is. A build for a higher tier never looks for another.
///
/// # Errors
/// [`UnknownTier`] if [`TIER_VARIABLE`] has an unknown value.
pub fn hand_over() -> Result<(), UnknownTier> {
    let highest = highest_tier(std::env::var_os(TIER_VARIABLE))?;
    let process = std::process::id().to_string();
    let handed_over =
        std::env::var_os(HANDED_OVER_VARIABLE).is_some_and(|process_of| process_of == *process);
    let is_higher = matches!(OF_BUILD, Some("v3" | "v4")) || cfg!(target_feature = "avx2");
    if highest.is_none() || handed_over || is_higher {
        return Ok(());
    }
    let Some(folder) = package::folder() else { return Ok(()) };
    for tier in Tier::BEST_FIRST {
        let program = folder.join(tier.file_name());
        if Some(tier) <= highest && tier.is_here() && program.is_file() {
            become_program(&program, &process);
        }
    }
    Ok(())
}

/// The highest tier that may be used; `None` to stay with this build.
fn highest_tier(wanted: Option<OsString>) -> Result<Option<Tier>, UnknownTier> {
    match wanted.as_deref().and_then(OsStr::to_str) {
        None if wanted.is_none() => Ok(Some(Tier::V4)),
        Some("" | "v4") => Ok(Some(Tier::V4)),
        Some("v3") => Ok(Some(Tier::V3)),
        Some("v2") => Ok(None),
        _ => Err(UnknownTier(wanted.unwrap_or_default())),
    }
}

#[cfg(unix)]
fn become_program(program: &Path, process: &str) {
    use std::os::unix::process::CommandExt;

    let mut arguments = std::env::args_os();
    let own_name = arguments.next().unwrap_or_else(|| OsString::from("heibai"));
    let error = std::process::Command::new(program)
        .arg0(own_name)
        .args(arguments)
        .env(HANDED_OVER_VARIABLE, process)
        .exec();
    crate::complaint::complain(&format!("{}: {error}", program.display()));
}

/// On other systems a process can't become another.
#[cfg(not(unix))]
fn become_program(_: &Path, _: &str) {}
