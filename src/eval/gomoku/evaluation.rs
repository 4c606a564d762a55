//! The values of shapes, fitted to self-play games (`data/gomoku-weights.txt`), and the urgencies of points, which only
//! order moves and are set by hand.

use std::collections::HashMap;
use std::str::FromStr;

use thiserror::Error;

use super::classes::Class;
use super::shapes::Shape;
use super::threats;
use crate::gomoku::Ruleset;

/// A line for each choice of four shapes: their numbers as rising hexadecimal digits, and their worth to the side to
/// move and to the other. Then one for each number of threats with a worth: three digits, and the worth to the side to
/// move.
pub const EMBEDDED: &str = include_str!("../../../data/gomoku-weights.txt");

/// The urgency of a point by one line.
const LINE: [i16; Shape::ALL.len()] = [0, 1, 3, 6, 14, 18, 22, 22, 60, 70, 65, 400, 1000, 0, 0];

/// The additional urgency by its class.
const TOGETHER: [i16; Class::COUNT] = [0, 0, 0, 15, 0, 15, 0, 20, 120, 0, 20, 300, 300, 1000, 60];

/// The urgency of a point for the side that would make these shapes.
pub fn urgency(shapes: [Shape; 4], class: Class) -> i16 {
    TOGETHER[class as usize] + shapes.iter().map(|&shape| LINE[shape as usize]).sum::<i16>()
}

/// What the rules are worth to Black and to White, in hundredths, by results of games that their scores should foretell
/// (`docs/training-log.md`).
pub fn worth_of_rules(ruleset: Ruleset) -> [i32; 2] {
    match ruleset {
        // Forbidden points, which the worths of shapes know little of.
        Ruleset::Renju => [-200, 200],
        Ruleset::Freestyle | Ruleset::Standard | Ruleset::Caro => [0, 0],
    }
}

#[derive(Debug)]
pub struct Worths {
    /// By the four shapes, except those that decide the game at once.
    pub shapes: HashMap<[Shape; 4], [i16; 2]>,
    /// By [`threats::number`].
    pub threats: Vec<i16>,
}

/// The first line that can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("line {0}: expected the worth of shapes or threats")]
pub struct ParseWorthsError(usize);

impl FromStr for Worths {
    type Err = ParseWorthsError;

    fn from_str(text: &str) -> Result<Self, ParseWorthsError> {
        let mut worths = Self { shapes: HashMap::new(), threats: vec![0; threats::CHOICES] };
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            read(line, &mut worths).ok_or(ParseWorthsError(index + 1))?;
        }
        Ok(worths)
    }
}

fn read(line: &str, worths: &mut Worths) -> Option<()> {
    let mut words = line.split(' ');
    let digits = words.next()?;
    let key = u16::from_str_radix(digits, 16).ok()?;
    let mut worth = || words.next()?.parse().ok();
    if digits.len() == 4 {
        let shapes = [12, 8, 4, 0].map(|shift| Shape::from_bits((key >> shift) as u8));
        worths.shapes.insert(shapes, [worth()?, worth()?]);
    } else {
        *worths.threats.get_mut(usize::from(key))? = worth()?;
    }
    Some(())
}
