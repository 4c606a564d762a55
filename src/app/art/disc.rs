//! Discs and stones: faces, shadows, small pictures for lists, and marks.

use super::canvas::{cover, length};
use super::colour::{shade, slope};
use super::{Canvas, Look, Rgb};
use crate::game::Side;

/// The shape of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Othello's disc: flat, dished, with two faces.
    Disc,
    /// Gomoku's stone: rounded like a pebble.
    Stone,
}

/// A disc or stone of one size and look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disc {
    /// The shape.
    pub kind: Kind,
    /// The side that is up.
    pub side: Side,
    /// The diameter, in pixels of the window.
    pub size: u32,
    /// The look of the window.
    pub look: Look,
}

const fn stop(place: f32, code: u32) -> (f32, Rgb) {
    (place, Rgb::hex(code))
}

const BLACK_DISC: [(f32, Rgb); 4] =
    [stop(0.0, 0x4b_51_57), stop(0.4, 0x33_38_3c), stop(0.8, 0x21_25_29), stop(1.0, 0x16_19_1b)];
const WHITE_DISC: [(f32, Rgb); 4] =
    [stop(0.0, 0xff_ff_ff), stop(0.45, 0xf8_f6_f0), stop(0.8, 0xec_e7_dc), stop(1.0, 0xdc_d5_c6)];
const BLACK_STONE: [(f32, Rgb); 5] = [
    stop(0.0, 0x83_89_8f),
    stop(0.12, 0x5c_62_68),
    stop(0.42, 0x33_37_3c),
    stop(0.78, 0x19_1b_1e),
    stop(1.0, 0x0d_0e_10),
];
const WHITE_STONE: [(f32, Rgb); 5] = [
    stop(0.0, 0xff_ff_ff),
    stop(0.35, 0xfb_f9_f4),
    stop(0.7, 0xea_e5_da),
    stop(0.9, 0xd3_cb_bb),
    stop(1.0, 0xbb_b1_9d),
];

const FALL_OFF: [(f32, f32); 5] = [(0.0, 1.0), (0.25, 0.76), (0.5, 0.4), (0.75, 0.12), (1.0, 0.0)];

/// A ring on a face: lit at the top left, dark at the bottom right, invisible between.
struct Ring {
    /// In radii of the face.
    radius: f32,
    breadth: f32,
    lit: (Rgb, f32),
    dim: (Rgb, f32),
}

impl Ring {
    /// Its colour and opacity at a point of the face in radii from the middle; a radius has `unit` pixels.
    fn at(&self, across: f32, down: f32, far: f32, unit: f32) -> (Rgb, f32) {
        let covered = cover(((far - self.radius).abs() - self.breadth / 2.0) * unit);
        // Thinner than a pixel, it gets fainter.
        let covered = covered.min(self.breadth * unit);
        let place = (across + down) / 1.4;
        let (tone, alpha) = if place < 0.0 { self.lit } else { self.dim };
        (tone, covered * alpha * place.abs().min(1.0))
    }
}

impl Disc {
    /// The side of its picture, with room for the shadow and the turn.
    pub fn extent(self) -> u32 {
        self.size + 2 * (self.size * 4).div_ceil(25)
    }

    pub(super) fn turned(self) -> Self {
        Self { side: !self.side, ..self }
    }

    /// The colour of its face at a point in radii from the middle; a radius has `unit` pixels.
    pub(super) fn face(self, across: f32, down: f32, unit: f32) -> Rgb {
        if self.look == Look::HighContrast {
            return self.plain_face(length(across, down), unit);
        }
        let slope: &[(f32, Rgb)] = match (self.kind, self.side) {
            (Kind::Disc, Side::Black) => &BLACK_DISC,
            (Kind::Disc, Side::White) => &WHITE_DISC,
            (Kind::Stone, Side::Black) => &BLACK_STONE,
            (Kind::Stone, Side::White) => &WHITE_STONE,
        };
        let far = length(across, down);
        let mut tone = shade(slope, from_focus(across, down));
        for ring in self.rings(unit) {
            let (above, alpha) = ring.at(across, down, far, unit);
            tone = tone.mix(above, alpha);
        }
        tone
    }

    /// White is plain; black has a white outline, at the same size.
    fn plain_face(self, far: f32, unit: f32) -> Rgb {
        let breadth = (0.075 * unit).max(2.0);
        match self.side {
            Side::White => Rgb::WHITE,
            Side::Black => Rgb::WHITE.mix(Rgb::BLACK, cover(far * unit - (unit - breadth))),
        }
    }

    fn rings(self, unit: f32) -> [Ring; 2] {
        let black = self.side == Side::Black;
        let pick = |of_black: (u32, f32), of_white: (u32, f32)| {
            let (code, alpha) = if black { of_black } else { of_white };
            (Rgb::hex(code), alpha)
        };
        let rim = (0.043f32).max(1.2 / unit);
        let edge = Ring {
            radius: 1.0 - rim / 2.0,
            breadth: rim,
            lit: pick((0xff_ff_ff, 0.38), (0xff_ff_ff, 1.0)),
            dim: pick((0x00_00_00, 0.5), (0x78_6c_54, 0.45)),
        };
        let within = match self.kind {
            // Light reflected by the wood.
            Kind::Stone => Ring {
                radius: 1.0 - 2.0 * 0.057,
                breadth: 0.09,
                lit: (Rgb::BLACK, 0.0),
                dim: pick((0xff_e2_aa, 0.20), (0xff_f6_de, 0.75)),
            },
            // The dish.
            Kind::Disc => Ring {
                radius: 0.80,
                breadth: 0.05,
                lit: pick((0x00_00_00, 0.40), (0x6e_64_50, 0.26)),
                dim: pick((0xff_ff_ff, 0.13), (0xff_ff_ff, 0.95)),
            },
        };
        [edge, within]
    }

    pub(super) fn paint(self, canvas: &mut Canvas, scale: f32) {
        let middle = canvas.width() as f32 / 2.0;
        let radius = self.size as f32 * scale / 2.0;
        if self.look == Look::HighContrast {
            // The outline separates neighbours.
            canvas.spot((middle, middle), radius + 1.5 * scale, Rgb::BLACK, 1.0);
        } else if self.kind == Kind::Disc && self.size > 30 {
            // The edge, in the other side's colour in shadow.
            let under = Rgb::hex(if self.side == Side::Black { 0x7f_7d_75 } else { 0x3a_3b_3a });
            canvas.spot((middle + 0.018 * radius, middle + 0.055 * radius), radius, under, 1.0);
        }
        each(canvas, |canvas, x, y| {
            let (across, down) =
                ((x as f32 + 0.5 - middle) / radius, (y as f32 + 0.5 - middle) / radius);
            let alpha = cover((length(across, down) - 1.0) * radius);
            if alpha > 0.0 {
                canvas.blend(x, y, self.face(across, down, radius), alpha);
            }
        });
    }

    pub(super) fn paint_shadow(self, canvas: &mut Canvas, scale: f32) {
        if self.look == Look::HighContrast {
            return;
        }
        let middle = canvas.width() as f32 / 2.0;
        let radius = self.size as f32 * scale / 2.0;
        // A stone is higher.
        let (cast, tone) = match self.kind {
            Kind::Disc => ((0.07, 0.13, 0.74, 1.18, 0.50), Rgb::hex(0x02_0e_08)),
            Kind::Stone => ((0.10, 0.16, 0.70, 1.15, 0.62), Rgb::hex(0x26_16_04)),
        };
        let contact = (0.02, 0.05, 0.90, 1.07, 0.45);
        each(canvas, |canvas, x, y| {
            for (right, below, from, to, strength) in [cast, contact] {
                let across = (x as f32 + 0.5 - middle) / radius - right;
                let down = (y as f32 + 0.5 - middle) / radius - below;
                let place = (length(across, down) - from) / (to - from);
                canvas.blend(x, y, tone, strength * slope(&FALL_OFF, place));
            }
        });
    }

    pub(super) fn paint_small(self, canvas: &mut Canvas, scale: f32) {
        let radius = canvas.width() as f32 / 2.0;
        let line = match (self.look, self.side) {
            (Look::HighContrast, _) => Rgb::WHITE,
            (Look::Dark, Side::Black) => Rgb::hex(0x7d_87_90),
            (Look::Dark, Side::White) => Rgb::hex(0xdc_d9_d2),
            (Look::Light, Side::Black) => Rgb::hex(0x08_09_0a),
            (Look::Light, Side::White) => Rgb::hex(0xa3_9c_8b),
        };
        let breadth = if self.look == Look::HighContrast { 1.5 * scale } else { scale };
        let slope: &[(f32, Rgb)] = match self.side {
            Side::Black => &BLACK_DISC,
            Side::White => &WHITE_DISC,
        };
        each(canvas, |canvas, x, y| {
            let (across, down) = ((x as f32 + 0.5) / radius - 1.0, (y as f32 + 0.5) / radius - 1.0);
            let far = length(across, down);
            let plain = if self.side == Side::Black { Rgb::BLACK } else { Rgb::WHITE };
            let face = if self.look == Look::HighContrast {
                plain
            } else {
                shade(slope, from_focus(across, down))
            };
            let tone = line.mix(face, cover(far * radius - (radius - breadth)));
            canvas.blend(x, y, tone, cover((far - 1.0) * radius));
        });
    }

    /// Paints the mark of a legal move, an outline in high contrast.
    pub(super) fn paint_mark(self, canvas: &mut Canvas, scale: f32) {
        let radius = canvas.width() as f32 / 2.0;
        let contrast = self.look == Look::HighContrast;
        let breadth = if contrast { 0.2 * radius } else { (1.5 * scale).max(0.06 * radius) };
        let within = if contrast { 0.0 } else { 0.36 };
        let rim = if contrast { 1.0 } else { 0.88 };
        let tone = side_tone(self.side);
        each(canvas, |canvas, x, y| {
            let far = length(x as f32 + 0.5 - radius, y as f32 + 0.5 - radius);
            let strength = (within - rim) * cover(far - (radius - breadth)) + rim;
            canvas.blend(x, y, tone, strength * cover(far - radius));
        });
    }
}

/// The distance of a point of a face from the highlight, 1 at the edge; in radii from the middle.
fn from_focus(across: f32, down: f32) -> f32 {
    // A radial gradient with an eccentric focus: finds the circle through the point.
    const FOCUS: (f32, f32) = (-0.30, -0.40);
    const END: f32 = 1.02;
    let (right, below) = (across - FOCUS.0, down - FOCUS.1);
    // The larger root of the quadratic.
    let square = FOCUS.0 * FOCUS.0 + FOCUS.1 * FOCUS.1 - END * END;
    let half = -(right * FOCUS.0 + below * FOCUS.1);
    let rest = right * right + below * below;
    ((half - (half * half - square * rest).sqrt()) / square).min(1.0)
}

fn each(canvas: &mut Canvas, mut paint: impl FnMut(&mut Canvas, u32, u32)) {
    for y in 0..canvas.height() {
        for x in 0..canvas.width() {
            paint(canvas, x, y);
        }
    }
}

fn side_tone(side: Side) -> Rgb {
    match side {
        Side::Black => Rgb::hex(0x0a_0f_0d),
        Side::White => Rgb::hex(0xff_ff_ff),
    }
}
