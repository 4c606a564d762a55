//! What the window says and shows while people play: clicks, passes, undo, looking back.

mod actions;
mod going_on;
mod looking;
mod moves;
mod next_game;
mod passing;
use crate::window_support::{Window, play_to, secs};
use heibai::app::state::Event;
use heibai::game::{Mode, Options, PerGame, TimeOutRule};

fn on_time_out(time_out: TimeOutRule) -> Options {
    Options { time_out: PerGame::from_fn(|_| time_out), ..Options::default() }
}

/// A window in each of the situations in which a table row may want it.
fn situation(name: &str) -> Window {
    let started = Window::started(Mode::TwoPlayers);
    match name {
        "ready" => Window::ready(Mode::TwoPlayers),
        "running" => started,
        "thinking" => Window::started(Mode::PlayWhite),
        "watching" => Window::started(Mode::Watch),
        "paused" => after(started, Event::TogglePause),
        "asked" => {
            let mut window = started;
            window.wait(secs(30));
            window
        }
        "over" => after(started, Event::Resign),
        "must-pass" => {
            let fresh = Window::started_on(Mode::TwoPlayers, 6, Options::default());
            play_to(&fresh, |window| window.shown().must_pass)
        }
        other => panic!("no such situation: {other}"),
    }
}

fn after(mut window: Window, event: Event) -> Window {
    window.dispatch(event);
    window
}
