//! What programs say of the moves of a position while they analyse it, in words of three kinds.

use crate::engine::player::{Fault, Found, Turn};
use crate::game::{Ply, Position};
use crate::search::{RankedMove, Score, Selectivity};

/// So many lines that say nothing usable are too many, as long as none has said anything.
const MOST_USELESS: usize = 200;

/// What was heard so far.
#[derive(Debug, Default)]
pub(super) struct Heard {
    /// The cells of the moves that something was said of, and whether that is exact.
    cells: Vec<(usize, bool)>,
    useless: usize,
    /// The first line that was to say something and did not.
    first_useless: Option<String>,
}

impl Heard {
    /// Takes in a line that was to say something of a move. Nothing comes of one that does not, or of a move that is
    /// not legal, unless there is nothing else.
    pub(super) fn take(
        &mut self,
        line: &str,
        found: Option<Found>,
        tell: &mut dyn FnMut(&Found),
    ) -> Result<(), Fault> {
        let Some(found) = found else {
            self.useless += 1;
            self.first_useless.get_or_insert_with(|| line.chars().take(200).collect());
            if self.cells.is_empty() && self.useless >= MOST_USELESS {
                return Err(self.fault().unwrap_or(Fault::Crash));
            }
            return Ok(());
        };
        let (cell, exact) = (found.found.cell, found.found.exact);
        self.cells.retain(|&(known, _)| known != cell);
        self.cells.push((cell, exact));
        tell(&found);
        Ok(())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Whether so many moves have an exact value.
    pub(super) fn are_exact(&self, moves: usize) -> bool {
        self.cells.len() >= moves && self.cells.iter().all(|&(_, exact)| exact)
    }

    /// What is wrong with a program that has said nothing usable, but something.
    pub(super) fn fault(&self) -> Option<Fault> {
        let line = self.first_useless.clone().filter(|_| self.cells.is_empty())?;
        Some(Fault::Answer(line))
    }
}

/// The cells of a line of moves from a position on, up to the first that is not legal; passes are left out.
pub(super) fn cells_of<'a>(
    position: &Position,
    names: impl Iterator<Item = &'a str>,
    cell_of: impl Fn(&Position, &str) -> Option<usize>,
) -> Vec<usize> {
    let (mut position, mut cells) = (position.clone(), Vec::new());
    for name in names {
        if name.eq_ignore_ascii_case("pass") {
            if position.must_pass() && position.play(Ply::Pass).is_ok() {
                continue;
            }
            break;
        }
        if position.must_pass() && position.play(Ply::Pass).is_err() {
            break;
        }
        let Some(cell) = cell_of(&position, name) else { break };
        if position.play(Ply::Place(cell)).is_err() {
            break;
        }
        cells.push(cell);
    }
    cells
}

/// What is said of the first move of a line that is not exact.
fn of_line(cells: Vec<usize>, depth: usize, score: Score, chance: Option<f32>) -> Option<Found> {
    let exact = score.forced().is_some();
    let found = RankedMove {
        cell: *cells.first()?,
        score,
        depth: depth.min(usize::from(u8::MAX)) as u8,
        selectivity: Selectivity::NONE,
        exact,
        line: cells,
    };
    Some(Found { found, chance })
}

/// A chance that somebody wins; `None` if it is none.
fn chance(text: &str) -> Option<f32> {
    let number: f32 = text.parse().ok()?;
    // Leela counts in ten-thousandths, KataGo from 0 to 1.
    let chance = if text.contains('.') || number <= 1.0 { number } else { number / 10_000.0 };
    (0.0..=1.0).contains(&chance).then_some(chance)
}

/// What a line such as `info move d3 visits 10 winrate 5123 order 0 pv d3 c3 info move …` says of each move, one that
/// can't be used as `None`; empty if it is no such line.
pub(super) fn of_gtp(turn: &Turn<'_>, line: &str) -> Vec<Option<Found>> {
    if !line.starts_with("info ") {
        return Vec::new();
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let infos = words.split(|&word| word == "info").filter(|info| !info.is_empty());
    infos.map(|info| of_info(turn, info)).collect()
}

fn of_info(turn: &Turn<'_>, info: &[&str]) -> Option<Found> {
    /// Margins beyond this are no margins.
    const MOST_DISCS: f32 = 64.0;

    let pv = info.iter().position(|&word| word == "pv");
    let (facts, line) = info.split_at(pv.unwrap_or(info.len()));
    let of =
        |key: &str| facts.iter().position(|&word| word == key).and_then(|at| facts.get(at + 1));
    let first = of("move")?;
    let rest = line.iter().skip(2).copied();
    let names = std::iter::once(*first).chain(rest);
    let cells = cells_of(turn.position, names, Position::cell_named);
    let lead = of("scoreLead").or_else(|| of("scoreMean"));
    let lead =
        lead.and_then(|lead| lead.parse().ok()).filter(|lead: &f32| lead.abs() <= MOST_DISCS);
    let winrate = of("winrate").and_then(|text| chance(text));
    let depth = cells.len();
    match lead {
        Some(lead) => {
            of_line(cells, depth, Score::from_hundredths((lead * 100.0).round() as i16), None)
        }
        None => of_line(cells, depth, Score::default(), Some(winrate?)),
    }
}

/// What a program says of one move in several lines of the kind `INFO KEY VALUE`, from `INFO PV 0` to `INFO PV DONE`.
#[derive(Debug, Default)]
pub(super) struct Infos {
    depth: usize,
    eval: Option<String>,
    winrate: Option<f32>,
    line: Option<String>,
}

impl Infos {
    /// Takes in a key and its value; tells whether all is said of a move.
    pub(super) fn take(&mut self, key: &str, value: &str) -> bool {
        match key {
            "PV" if value == "DONE" => return true,
            "PV" => *self = Self::default(),
            "DEPTH" => self.depth = value.parse().unwrap_or_default(),
            "EVAL" => self.eval = Some(value.chars().take(20).collect()),
            "WINRATE" => self.winrate = chance(value),
            "BESTLINE" => self.line = Some(value.to_owned()),
            _ => {}
        }
        false
    }

    /// What was said of the move, if that can be used.
    pub(super) fn found(self, turn: &Turn<'_>) -> Option<Found> {
        let size = usize::from(turn.position.size());
        let cell_of = |_: &Position, name: &str| {
            let (x, y) = name.split_once(',')?;
            let (x, y): (usize, usize) = (x.parse().ok()?, y.parse().ok()?);
            (x < size && y < size).then_some(y * size + x)
        };
        let line = self.line?;
        let cells = cells_of(turn.position, line.split_whitespace(), cell_of);
        let eval = self.eval.unwrap_or_default();
        // A forced end such as `+M5` or `-M6`.
        let forced = eval.trim_start_matches(['+', '-']).strip_prefix('M');
        if let Some(plies) = forced.and_then(|plies| plies.parse::<u16>().ok()) {
            let won = Score::win_in(plies);
            let score = if eval.starts_with('-') { -won } else { won };
            return of_line(cells, self.depth, score, None);
        }
        of_line(cells, self.depth, Score::default(), Some(self.winrate?))
    }
}
