//! The elements of an SVG picture.

use std::fmt::{self, Write as _};

/// The colours of lines and text, of what matters less, and of the background.
pub const INK: &str = "#22272b";
pub const FAINT: &str = "#8a929a";
pub const GROUND: &str = "#ffffff";

/// The colours of curves and bars, each with its own dash for readers who can't tell them apart.
const STROKES: [(&str, &str); 8] = [
    ("#0b6e4f", ""),
    ("#b5460f", "6 3"),
    ("#2f5fa8", "2 3"),
    ("#7a3b8f", "8 3 2 3"),
    ("#8a6d00", "10 4"),
    ("#1b7f8c", "1 4"),
    ("#a3264b", "4 2 1 2"),
    ("#4d4d4d", "12 3 3 3"),
];

/// The colour and the dash of a curve; the first 64 differ.
pub fn stroke(index: usize) -> (&'static str, &'static str) {
    let round = index / STROKES.len();
    (STROKES[index % STROKES.len()].0, STROKES[(index + round) % STROKES.len()].1)
}

pub struct Drawing {
    text: String,
}

impl Drawing {
    /// An empty picture; screen readers read its title.
    pub fn new(width: f64, height: f64, title: &str) -> Self {
        let mut drawing = Self { text: String::new() };
        drawing.add(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" font-family=\"sans-serif\" font-size=\"11\" role=\"img\">"
        ));
        drawing.add(format_args!("<title>{}</title>", escaped(title)));
        drawing.add(format_args!("<rect width=\"100%\" height=\"100%\" fill=\"{GROUND}\"/>"));
        drawing
    }

    pub fn add(&mut self, element: fmt::Arguments<'_>) {
        let _ = writeln!(self.text, "{element}");
    }

    /// Adds text; `anchor` is `start`, `middle` or `end`.
    pub fn words(&mut self, (x, y): (f64, f64), anchor: &str, fill: &str, words: &str) {
        let words = escaped(words);
        self.add(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"{fill}\">{words}</text>"
        ));
    }

    /// Adds centred text on a ground of its own, no wider than `room`, for where lines pass.
    pub fn label(&mut self, (x, y): (f64, f64), room: f64, fill: &str, words: &str) {
        /// About as wide as a digit.
        const LETTER: f64 = 6.5;
        let width = (LETTER * words.chars().count() as f64 + 4.0).min(room);
        let (left, top) = (x - width / 2.0, y - 10.0);
        self.add(format_args!(
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"13\" fill=\"{GROUND}\"/>"
        ));
        self.words((x, y), "middle", fill, words);
    }

    pub fn finish(self) -> String {
        self.text + "</svg>\n"
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
