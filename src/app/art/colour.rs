//! Colours as numbers from 0 to 255, and gradients.

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rgb {
    pub red: f32,
    pub green: f32,
    pub blue: f32,
}

impl Rgb {
    pub const BLACK: Self = Self { red: 0.0, green: 0.0, blue: 0.0 };
    pub const WHITE: Self = Self { red: 255.0, green: 255.0, blue: 255.0 };

    /// From `0xrrggbb`.
    pub const fn hex(code: u32) -> Self {
        Self {
            red: ((code >> 16) & 255) as f32,
            green: ((code >> 8) & 255) as f32,
            blue: (code & 255) as f32,
        }
    }

    /// Interpolates to another colour, as `share` goes from 0 to 1.
    #[must_use]
    pub fn mix(self, other: Self, share: f32) -> Self {
        let part = |from: f32, to: f32| from + (to - from) * share;
        Self {
            red: part(self.red, other.red),
            green: part(self.green, other.green),
            blue: part(self.blue, other.blue),
        }
    }

    #[must_use]
    pub fn lit(self, factor: f32) -> Self {
        let part = |value: f32| (value * factor).clamp(0.0, 255.0);
        Self { red: part(self.red), green: part(self.green), blue: part(self.blue) }
    }

    pub fn pixel(self) -> u32 {
        let byte = |value: f32| (value + 0.5) as u8;
        u32::from_be_bytes([255, byte(self.red), byte(self.green), byte(self.blue)])
    }
}

/// The value at `place` of a gradient through points in rising order; constant outside.
pub fn slope(points: &[(f32, f32)], place: f32) -> f32 {
    along(points, place, |from, to, share| from + (to - from) * share)
}

/// The colour at `place` of such a gradient.
pub fn shade(points: &[(f32, Rgb)], place: f32) -> Rgb {
    along(points, place, Rgb::mix)
}

fn along<T: Copy>(points: &[(f32, T)], place: f32, mix: impl Fn(T, T, f32) -> T) -> T {
    let after = points.iter().position(|&(at, _)| at > place);
    match after {
        Some(0) => points[0].1,
        Some(next) => {
            let ((start, from), (end, to)) = (points[next - 1], points[next]);
            mix(from, to, (place - start) / (end - start))
        }
        None => points[points.len() - 1].1,
    }
}
