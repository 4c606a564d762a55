//! A disc turning over: it rises, tips about its vertical axis, shows its two-coloured edge, and lands on its back.

use std::f32::consts::PI;

use super::canvas::{cover, length};
use super::{Canvas, Disc, Look, Rgb};
use crate::game::Side;

/// The frames of a turn, at equal angles.
pub const TURN_FRAMES: u32 = 16;

/// Half the thickness of a disc, in radii.
const HALF_THICK: f32 = 0.115;
/// The magnification in the middle of the turn.
const RISE: f32 = 0.07;

/// Paints all frames below each other.
pub fn paint(disc: Disc, canvas: &mut Canvas, scale: f32) {
    for frame in 0..TURN_FRAMES {
        let angle = PI * (frame as f32 + 0.5) / TURN_FRAMES as f32;
        Tipped::new(disc, angle, scale).paint(canvas, frame);
    }
}

struct Tipped {
    /// With the visible side up.
    seen: Disc,
    radius: f32,
    breadth: f32,
    /// The offset of the visible face from the middle; the other is at `-shift`.
    shift: f32,
    light: f32,
    lift: f32,
}

impl Tipped {
    fn new(disc: Disc, angle: f32, scale: f32) -> Self {
        let (sine, cosine) = angle.sin_cos();
        let radius = (1.0 + RISE * sine) * disc.size as f32 * scale / 2.0;
        let first = cosine > 0.0;
        let flat = disc.look == Look::HighContrast;
        Self {
            seen: if first { disc } else { disc.turned() },
            radius,
            breadth: (radius * cosine.abs()).max(0.01),
            shift: radius * HALF_THICK * sine * if first { 1.0 } else { -1.0 },
            // The first face turns away from the light, the second towards it.
            light: match (flat, first) {
                (true, _) => 1.0,
                (false, true) => 1.0 - 0.34 * sine,
                (false, false) => 1.0 + 0.10 * sine,
            },
            lift: 0.07 * sine * radius,
        }
    }

    fn paint(&self, canvas: &mut Canvas, frame: u32) {
        let extent = canvas.width();
        let middle = extent as f32 / 2.0;
        for y in 0..extent {
            for x in 0..extent {
                let across = x as f32 + 0.5 - middle;
                let down = y as f32 + 0.5 - middle + self.lift;
                let place = frame * extent + y;
                // The silhouette is the face swept along the thickness.
                let beside = (across.abs() - self.shift.abs()).max(0.0);
                let whole = cover(self.distance(beside, down));
                if whole <= 0.0 {
                    continue;
                }
                canvas.blend(x, place, self.edge(across, down), whole);
                let face = cover(self.distance(across - self.shift, down)).min(whole);
                if face > 0.0 {
                    let (u, v) = ((across - self.shift) / self.breadth, down / self.radius);
                    let tone = self.seen.face(u, v, self.radius).lit(self.light);
                    canvas.blend(x, place, tone, face);
                }
            }
        }
    }

    /// The distance from the edge of the face, negative inside.
    fn distance(&self, across: f32, down: f32) -> f32 {
        let (u, v) = (across / self.breadth, down / self.radius);
        let far = length(u, v);
        let slope = length(u / self.breadth, v / self.radius);
        if slope < 1e-6 { -self.breadth } else { far * (far - 1.0) / slope }
    }

    /// The colour of the edge: each half matches the face next to it.
    fn edge(&self, across: f32, down: f32) -> Rgb {
        // Measured towards the visible face.
        let height = (1.0 - (down / self.radius).powi(2)).max(0.0).sqrt();
        let middle = -self.shift.signum() * self.breadth * height;
        let near_seen = (across - middle) * self.shift.signum();
        let tone_of = |side: Side| {
            Rgb::hex(match (self.seen.look, side) {
                (Look::HighContrast, Side::Black) => 0x00_00_00,
                (Look::HighContrast, Side::White) => 0xff_ff_ff,
                (_, Side::Black) => 0x002b_2f32,
                (_, Side::White) => 0x00cf_c8b8,
            })
        };
        let (seen, other) = (tone_of(self.seen.side), tone_of(!self.seen.side));
        let tone = other.mix(seen, cover(-near_seen));
        if self.seen.look == Look::HighContrast {
            return tone;
        }
        tone.lit(0.92 - 0.22 * down / self.radius)
    }
}
