//! The engine's search: a request goes in, reports come out, a stop flag ends it.
//!
//! ```
//! use heibai::game::{Level, Variant};
//! use heibai::search::{Engine, HashSize, Limits, Request, Stop};
//!
//! let position = Variant::default().start().unwrap();
//! let request = Request::new(position.clone(), Limits::level(Level::MIN));
//! let report = Engine::new(HashSize::default()).search(&request, &Stop::default(), &mut |_| {});
//! assert!(position.is_legal(report.unwrap().best));
//! ```

mod budget;
mod deepening;
mod engine;
mod gomoku;
mod hash_size;
pub mod levels;
mod limits;
mod multi_pv;
mod othello;
pub mod proof;
mod report;
mod request;
mod selectivity;
mod shortage;
mod stop;
mod table;
mod task;
mod time;
mod zeroed;

pub use crate::eval::Score;
pub use engine::Engine;
pub use gomoku::forced;
pub use hash_size::HashSize;
pub use limits::{GameClock, Limits};
pub use report::{RankedMove, Report};
pub use request::Request;
pub use selectivity::Selectivity;
pub use shortage::Shortage;
pub use stop::Stop;
pub use task::MAX_THREADS;
pub use time::{Horizon, TimePlan};
