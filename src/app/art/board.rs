//! A board: shadow, bevelled frame, ground, lines and points.

use super::canvas::{cover, length};
use super::colour::slope;
use super::{Canvas, Look, Material, Rgb};

/// By how many pixels of the window a board's picture exceeds the board on each side, for the shadow.
pub const BOARD_PAD: u32 = 8;

/// A board of one game, size, ground and look.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// Whether stones lie on the crossings, not between the lines.
    pub crossings: bool,
    /// The cells along one side.
    pub count: u32,
    /// The side of a cell, in pixels of the window.
    pub cell: u32,
    /// The distance from the edge of the board to the first cell.
    pub rim: u32,
    /// The width of the frame; the rest of the rim is ground.
    pub frame: u32,
    /// The width of a line.
    pub thick: u32,
    /// The material under the lines.
    pub ground: Material,
    /// Its colour.
    pub tone: Rgb,
    /// The lines' colour and opacity.
    pub line: (Rgb, f32),
    /// The frame's colours: in the light, in the shade, and its outline.
    pub frame_tones: [Rgb; 3],
    /// The look of the window.
    pub look: Look,
}

struct Places {
    scale: f32,
}

impl Places {
    fn at(&self, place: f32) -> i32 {
        ((place + BOARD_PAD as f32) * self.scale).round() as i32
    }

    /// The first of so many pixels centred on a position.
    fn start(&self, middle: f32, pixels: i32) -> i32 {
        ((middle + BOARD_PAD as f32) * self.scale - pixels as f32 / 2.0).round() as i32
    }

    fn length(&self, length: f32) -> i32 {
        ((length * self.scale).round() as i32).max(1)
    }
}

impl Board {
    /// The board's side, in pixels of the window.
    pub fn side(&self) -> u32 {
        self.count * self.cell + 2 * self.rim
    }

    fn edge_light(&self) -> f32 {
        let warm = self.frame_tones[0].red - self.frame_tones[0].blue > 60.0;
        match (warm, self.look) {
            (true, _) => 0.30,
            (false, Look::Dark) => 0.14,
            (false, _) => 0.55,
        }
    }

    pub(super) fn paint(&self, canvas: &mut Canvas, scale: f32) {
        let places = Places { scale };
        let plain = self.look == Look::HighContrast;
        self.paint_frame(canvas, scale, plain);
        let from = places.at(self.frame as f32) as u32;
        let to = places.at((self.side() - self.frame) as f32) as u32;
        self.ground.paint(canvas, from, to - from, self.tone, scale);
        if !plain {
            self.paint_inner_edge(canvas, &places);
        }
        self.paint_lines(canvas, &places);
        self.paint_points(canvas, scale);
        if !plain {
            self.paint_shade(canvas, from, to - from, scale);
        }
    }

    fn paint_frame(&self, canvas: &mut Canvas, scale: f32, plain: bool) {
        const CORNER: f32 = 10.0;
        let side = self.side() as f32;
        let [lit, dim, outer] = self.frame_tones;
        let shadow = if self.look == Look::Dark {
            (Rgb::BLACK, 0.08)
        } else {
            (Rgb::hex(0x32_26_12), 0.028)
        };
        let gleam = match (self.edge_light() < 0.2, self.ground) {
            (true, _) => (Rgb::WHITE, 0.16),
            (false, Material::Wood) => (Rgb::hex(0xff_f0_cd), 0.45),
            (false, _) => (Rgb::WHITE, 0.95),
        };
        let ends = [self.frame as f32 + 1.0, side - self.frame as f32 - 1.0];
        let [from, to] = ends.map(|end| ((end + BOARD_PAD as f32) * scale) as u32);
        let outline = if plain { 2.0 } else { 1.0 };
        for y in 0..canvas.height() {
            let v = (y as f32 + 0.5) / scale - BOARD_PAD as f32;
            let ground = if (from..to).contains(&y) { from..to } else { 0..0 };
            for x in (0..ground.start).chain(ground.end..canvas.width()) {
                let u = (x as f32 + 0.5) / scale - BOARD_PAD as f32;
                let edge = from_box((u, v), (0.0, 0.0), (side, side), CORNER);
                if !plain && edge > -1.0 {
                    for step in 0..7u8 {
                        let grown = f32::from(step);
                        let from = (3.0 - grown, 6.0 - grown);
                        let span = side - 6.0 + 2.0 * grown;
                        let far = from_box((u, v), from, (span, span), CORNER + grown);
                        canvas.blend(x, y, shadow.0, shadow.1 * cover(far * scale));
                    }
                }
                let body = cover(edge * scale);
                if body <= 0.0 {
                    continue;
                }
                let place = ((u + v) / (2.0 * side)).clamp(0.0, 1.0);
                let mut tone = lit.mix(dim, place);
                if !plain {
                    let beside = cover(((edge + 1.5).abs() - 0.5) * scale);
                    tone = tone.mix(gleam.0, gleam.1 * (1.0 - place) * beside);
                }
                tone = tone.mix(outer, 1.0 - cover((edge + outline) * scale));
                canvas.blend(x, y, tone, body);
            }
        }
    }

    /// Paints three mitred pixels: walls that face the light are bright, the others dark.
    fn paint_inner_edge(&self, canvas: &mut Canvas, places: &Places) {
        let (start, end) =
            (places.at(self.frame as f32), places.at((self.side() - self.frame) as f32));
        let wall = places.length(3.0);
        let dark = Rgb::hex(if self.look == Look::Dark { 0x00_00_00 } else { 0x34_24_0a });
        let (top, left) = if self.look == Look::Dark { (0.34, 0.24) } else { (0.42, 0.28) };
        let light = self.edge_light();
        for step in 1..=wall {
            let (near, length) = (start - step, end - start + 2 * step);
            canvas.fill(near, near, length, 1, dark, top);
            canvas.fill(near, near + 1, 1, length - 1, dark, left);
            canvas.fill(end + step - 1, near + 1, 1, length - 1, Rgb::WHITE, 0.7 * light);
            canvas.fill(near + 1, end + step - 1, length - 2, 1, Rgb::WHITE, light);
        }
    }

    fn paint_shade(&self, canvas: &mut Canvas, from: u32, side: u32, scale: f32) {
        let wood = self.ground == Material::Wood;
        let tone = if wood { Rgb::hex(0x20_10_00) } else { Rgb::BLACK };
        let (top, left) = if wood { (0.20, 0.15) } else { (0.29, 0.21) };
        let (from, side) = (from as i32, side as i32);
        for (strength, reach, across) in [(top, 10.0, true), (left, 8.0, false)] {
            let reach = (reach * scale).round();
            let fall = [(0.0, strength), (0.4, 0.3 * strength), (1.0, 0.0)];
            for step in 0..(reach as i32).min(side) {
                let alpha = slope(&fall, (step as f32 + 0.5) / reach);
                if across {
                    canvas.fill(from, from + step, side, 1, tone, alpha);
                } else {
                    canvas.fill(from + step, from, 1, side, tone, alpha);
                }
            }
        }
    }

    fn paint_lines(&self, canvas: &mut Canvas, places: &Places) {
        let (tone, alpha) = self.line;
        let thick = places.length(self.thick as f32);
        let lines = if self.crossings { self.count } else { self.count + 1 };
        let ground = places.at(self.rim as f32)..places.at((self.side() - self.rim) as f32);
        let place = |index: u32| {
            if self.crossings {
                return places.start(self.middle_of_line(index), thick);
            }
            let first = places.start((self.rim + index * self.cell) as f32, thick);
            first.clamp(ground.start, ground.end - thick)
        };
        let (start, end) = (place(0), place(lines - 1) + thick);
        let all: Vec<i32> = (0..lines).map(place).collect();
        for &at in &all {
            canvas.fill(start, at, end - start, thick, tone, alpha);
        }
        // Lines are no darker where they cross.
        for &at in &all {
            for (&above, &below) in all.iter().zip(&all[1..]) {
                canvas.fill(at, above + thick, thick, below - above - thick, tone, alpha);
            }
        }
    }

    /// The middle of a line with stones on it: the middle of the cell, to whole pixels.
    fn middle_of_line(&self, index: u32) -> f32 {
        let before = (self.cell - self.thick.min(self.cell)) / 2;
        (self.rim + index * self.cell + before) as f32 + self.thick as f32 / 2.0
    }

    /// Paints Othello's dots on the corners of the inner square, or a goban's star points: on the fourth lines, in the
    /// middle if there is one, and on a large board also between them.
    fn paint_points(&self, canvas: &mut Canvas, scale: f32) {
        let (tone, alpha) = self.line;
        let last = self.count - 1;
        let places: Vec<u32> = match (self.crossings, self.count) {
            (false, 0..6) | (true, 0..11) => Vec::new(),
            (false, _) => vec![2, self.count - 2],
            (true, _) if self.count % 2 == 1 => vec![3, last / 2, last - 3],
            (true, _) => vec![3, last - 3],
        };
        let four_and_middle = self.crossings && self.count % 2 == 1 && self.count < 19;
        let radius = if self.crossings {
            (0.097 * self.cell as f32).max(2.5)
        } else {
            (0.059 * self.cell as f32).max(4.0)
        };
        let place = |index: u32| {
            let place = if self.crossings {
                self.middle_of_line(index)
            } else {
                (self.rim + index * self.cell) as f32
            };
            (place + BOARD_PAD as f32) * scale
        };
        for &down in &places {
            for &across in &places {
                let on_cross = (across == last / 2) != (down == last / 2);
                if !(four_and_middle && on_cross) {
                    canvas.spot((place(across), place(down)), radius * scale, tone, alpha.max(0.9));
                }
            }
        }
    }
}

/// The distance from a box with round corners, negative inside.
fn from_box(place: (f32, f32), from: (f32, f32), size: (f32, f32), corner: f32) -> f32 {
    let beside = |place: f32, from: f32, size: f32| {
        (place - from - size / 2.0).abs() - (size / 2.0 - corner)
    };
    let (across, down) = (beside(place.0, from.0, size.0), beside(place.1, from.1, size.1));
    length(across.max(0.0), down.max(0.0)) + across.max(down).min(0.0) - corner
}
