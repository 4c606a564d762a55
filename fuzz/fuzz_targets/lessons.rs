//! Any text is a lesson or an error with its place.
#![no_main]

use heibai::game::Game;
use heibai::lessons::Lesson;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for game in Game::ALL {
        if let Err(error) = Lesson::read(text, game) {
            assert!(!error.place.is_empty() && !error.to_string().is_empty());
        }
    }
});
