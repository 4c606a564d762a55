//! What shapes are worth: fitted to the results and scores of games that the machine played against
//! itself, see `data/gomoku-weights.txt`. How urgent points are, which only orders moves, is set by hand.

use std::collections::HashMap;

use super::classes::Class;
use super::shapes::Shape;
use super::threats;

/// A line for each choice of four shapes: their numbers as hexadecimal digits in rising order, and what they
/// are worth to the side to move and to the other side. Then one for each number of threats that is worth
/// something: three digits, and what it is worth to the side to move.
const WORTHS: &str = include_str!("../../../data/gomoku-weights.txt");

/// How soon a point is worth trying because of one line.
const LINE: [i16; Shape::ALL.len()] = [0, 1, 3, 6, 14, 18, 22, 22, 60, 70, 65, 400, 1000, 0, 0];

/// How much sooner because of what its lines make together.
const TOGETHER: [i16; Class::COUNT] = [0, 0, 0, 15, 0, 15, 0, 20, 120, 0, 20, 300, 300, 1000, 60];

/// How soon a point is worth trying for the side that would make these shapes.
pub fn urgency(shapes: [Shape; 4], class: Class) -> i16 {
    TOGETHER[class as usize] + shapes.iter().map(|&shape| LINE[shape as usize]).sum::<i16>()
}

/// What the file says.
#[derive(Debug)]
pub struct Worths {
    /// By the four shapes; those that decide the game at once are not among them.
    pub shapes: HashMap<[Shape; 4], [i16; 2]>,
    /// By the number of [`threats::number`].
    pub threats: Vec<i16>,
}

/// What the shapes and threats are worth.
///
/// # Panics
/// If a line of the file, which is part of the program, is not of either kind.
pub fn worths() -> Worths {
    let mut worths = Worths { shapes: HashMap::new(), threats: vec![0; threats::CHOICES] };
    for (index, line) in WORTHS.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let read = read(line, &mut worths);
        assert!(read.is_some(), "data/gomoku-weights.txt: line {} says nothing", index + 1);
    }
    worths
}

/// Takes the worths of a line.
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
