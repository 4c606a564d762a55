//! The schedule of repetitions: FSRS, the free spaced repetition scheduler, version 6, with its authors' default
//! parameters: Jarrett Ye, Junyao Su and Yilong Cao, "A Stochastic Shortest Path Algorithm for Optimizing Spaced
//! Repetition Scheduling", 2022, as at <https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm>. The
//! crate `fsrs` brings forty others for fitting parameters, which nothing here needs.

use serde::{Deserialize, Serialize};

/// A moment, in seconds since 1970.
pub type Seconds = i64;

const DAY: f64 = 86_400.0;

/// The parameters, w₀ to w₂₀.
const W: [f64; 21] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/// The chance of recall at which a card is due.
const WANTED: f64 = 0.9;

/// The interval after a failure, in days.
const SOON: f64 = 10.0 * 60.0 / DAY;

/// The shortest interval after anything else: what was known today comes again on another day.
const LEAST: f64 = 1.0;

/// The longest interval, in days.
const LONGEST: f64 = 3650.0;

/// How well somebody knew the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Not at all.
    Again,
    /// With help.
    Hard,
    /// At once.
    Good,
}

impl Grade {
    fn number(self) -> f64 {
        match self {
            Self::Again => 1.0,
            Self::Hard => 2.0,
            Self::Good => 3.0,
        }
    }
}

/// The memory of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Memory {
    /// Days until the chance of recall is nine in ten; 0 if never asked.
    stability: f32,
    /// From 1 to 10.
    difficulty: f32,
    asked: Seconds,
    due: Seconds,
    times: u32,
    missed: u32,
}

impl Memory {
    /// A new card, due at once.
    pub fn new(now: Seconds) -> Self {
        Self { due: now, ..Self::default() }
    }

    /// When it is due.
    pub fn due(&self) -> Seconds {
        self.due
    }

    /// Whether it is due by a time, such as the end of the day. What was asked later than that was asked while a clock was
    /// wrong, and nobody knows when: it is asked again, and so is what was never asked.
    pub fn is_due(&self, by: Seconds) -> bool {
        self.due <= by || self.asked > by || self.times == 0
    }

    /// How often it was asked, and how often failed.
    pub fn counts(&self) -> [u32; 2] {
        [self.times, self.missed]
    }

    /// The chance that the answer is still known, from 0 to 1; 0 if it was never asked.
    pub fn recall(&self, now: Seconds) -> f32 {
        if self.times == 0 {
            return 0.0;
        }
        let days = now.saturating_sub(self.asked).max(0) as f64 / DAY;
        self.chance(days) as f32
    }

    /// How well the answer is known, from 0 to 1: the chance of recall, but 0 from a failure until it is answered again. Who
    /// has just been told it can repeat it, and does not know it yet.
    pub fn known(&self, now: Seconds) -> f32 {
        let is_missed = self.due.saturating_sub(self.asked) <= (SOON * DAY) as Seconds;
        if is_missed { 0.0 } else { self.recall(now) }
    }

    pub(crate) fn is_sound(&self) -> bool {
        let never = self.times == 0;
        let is_known =
            (0.001..=1e6).contains(&self.stability) && (1.0..=10.0).contains(&self.difficulty);
        self.missed <= self.times && (never || is_known)
    }

    /// The memory after an answer.
    #[must_use]
    pub fn after(&self, grade: Grade, now: Seconds) -> Self {
        let (stability, difficulty) = if self.times == 0 {
            (W[grade as usize], first_difficulty(grade.number()))
        } else {
            let days = (now.saturating_sub(self.asked)).max(0) as f64 / DAY;
            (self.next_stability(grade, days), self.next_difficulty(grade))
        };
        let stability = stability.clamp(0.001, 36_500.0);
        // At this chance of recall the interval is the stability.
        let days = if grade == Grade::Again { SOON } else { stability.clamp(LEAST, LONGEST) };
        Self {
            stability: stability as f32,
            difficulty: difficulty as f32,
            asked: now,
            due: now.saturating_add((days * DAY) as Seconds),
            times: self.times.saturating_add(1),
            missed: self.missed.saturating_add(u32::from(grade == Grade::Again)),
        }
    }

    fn chance(&self, days: f64) -> f64 {
        let factor = WANTED.powf(-1.0 / W[20]) - 1.0;
        (1.0 + factor * days / f64::from(self.stability)).powf(-W[20])
    }

    fn next_difficulty(&self, grade: Grade) -> f64 {
        let change = -W[6] * (grade.number() - 3.0);
        let difficulty = f64::from(self.difficulty);
        let moved = difficulty + change * (10.0 - difficulty) / 9.0;
        (W[7] * first_difficulty(4.0) + (1.0 - W[7]) * moved).clamp(1.0, 10.0)
    }

    fn next_stability(&self, grade: Grade, days: f64) -> f64 {
        let (s, d) = (f64::from(self.stability), f64::from(self.difficulty));
        if days < 1.0 {
            let growth = (W[17] * (grade.number() - 3.0 + W[18])).exp() * s.powf(-W[19]);
            return s * if grade == Grade::Good { growth.max(1.0) } else { growth };
        }
        let chance = self.chance(days);
        if grade == Grade::Again {
            let kept = W[11]
                * d.powf(-W[12])
                * ((s + 1.0).powf(W[13]) - 1.0)
                * (W[14] * (1.0 - chance)).exp();
            return kept.min(s / (W[17] * W[18]).exp());
        }
        let hard = if grade == Grade::Hard { W[15] } else { 1.0 };
        let gain = W[8].exp() * (11.0 - d) * s.powf(-W[9]) * ((W[10] * (1.0 - chance)).exp() - 1.0);
        s * (1.0 + gain * hard)
    }
}

fn first_difficulty(grade: f64) -> f64 {
    (W[4] - (W[5] * (grade - 1.0)).exp() + 1.0).clamp(1.0, 10.0)
}
