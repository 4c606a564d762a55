//! The analysis output of programs, of three kinds.

use crate::engine::player::{Analysed, Fault, Turn};
use crate::game::{Ply, Position};
use crate::marks::excerpt;
use crate::search::{RankedMove, Score, Selectivity};

/// The most unusable lines before the first usable one.
const MAX_USELESS: usize = 200;

#[derive(Debug, Default)]
pub(super) struct Heard {
    /// The cells of the moves mentioned, and whether exact.
    cells: Vec<(usize, bool)>,
    useless: usize,
    first_useless: Option<String>,
}

impl Heard {
    /// Takes a line about a move. Unusable lines and illegal moves are ignored, unless there is nothing else.
    pub(super) fn take(
        &mut self,
        line: &str,
        found: Option<(RankedMove, Option<f32>)>,
        report: &mut dyn FnMut(RankedMove, Option<f32>),
    ) -> Result<(), Fault> {
        let Some((found, chance)) = found else {
            self.useless += 1;
            self.first_useless.get_or_insert_with(|| excerpt(line));
            if self.cells.is_empty() && self.useless >= MAX_USELESS {
                return Err(self.fault().unwrap_or(Fault::Crash));
            }
            return Ok(());
        };
        let (cell, exact) = (found.cell, found.exact);
        self.cells.retain(|&(known, _)| known != cell);
        self.cells.push((cell, exact));
        report(found, chance);
        Ok(())
    }

    pub(super) fn are_exact(&self, moves: usize) -> bool {
        self.cells.len() >= moves && self.cells.iter().all(|&(_, exact)| exact)
    }

    pub(super) fn outcome(
        &self,
        how: Analysed,
        silent: Result<Analysed, Fault>,
    ) -> Result<Analysed, Fault> {
        match self.fault() {
            Some(fault) => Err(fault),
            None if self.cells.is_empty() => silent,
            None => Ok(how),
        }
    }

    /// The fault of a program that spoke, but said nothing usable.
    fn fault(&self) -> Option<Fault> {
        let line = self.first_useless.clone().filter(|_| self.cells.is_empty())?;
        Some(Fault::Answer(line))
    }
}

/// The cells of a line of moves, up to the first illegal one; passes are left out.
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

/// The result for a line's first move, exact only if its end is forced.
fn of_line(
    cells: Vec<usize>,
    depth: usize,
    score: Score,
    chance: Option<f32>,
) -> Option<(RankedMove, Option<f32>)> {
    let exact = score.forced().is_some();
    let found = RankedMove {
        cell: *cells.first()?,
        score,
        depth: depth.min(usize::from(u8::MAX)) as u8,
        selectivity: Selectivity::NONE,
        exact,
        line: cells,
    };
    Some((found, chance))
}

/// What a chance without a decimal point is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whole {
    /// Ten-thousandths, as of Leela.
    TenThousandths,
    /// 0 or 1, as `KataGo` writes what is certain; a larger number is ten-thousandths all the same.
    Certain,
}

fn chance(text: &str, whole: Whole) -> Option<f32> {
    let number: f32 = text.parse().ok()?;
    let is_part = text.contains('.') || (whole == Whole::Certain && number <= 1.0);
    let chance = if is_part { number } else { number / 10_000.0 };
    (0.0..=1.0).contains(&chance).then_some(chance)
}

/// The results in `info move d3 visits 10 winrate 5123 order 0 pv d3 c3 info move …`, `None` for unusable ones.
pub(super) fn of_gtp(
    turn: &Turn<'_>,
    line: &str,
    whole: Whole,
) -> Vec<Option<(RankedMove, Option<f32>)>> {
    if !line.starts_with("info ") {
        return Vec::new();
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let infos = words.split(|&word| word == "info").filter(|info| !info.is_empty());
    infos.map(|info| of_info(turn, info, whole)).collect()
}

fn of_info(turn: &Turn<'_>, info: &[&str], whole: Whole) -> Option<(RankedMove, Option<f32>)> {
    /// Larger values are not margins.
    const MAX_DISCS: f32 = 64.0;

    let pv = info.iter().position(|&word| word == "pv");
    let (facts, line) = info.split_at(pv.unwrap_or(info.len()));
    let of =
        |key: &str| facts.iter().position(|&word| word == key).and_then(|at| facts.get(at + 1));
    let first = of("move")?;
    let rest = line.iter().skip(2).copied();
    let names = std::iter::once(*first).chain(rest);
    let cells = cells_of(turn.position, names, Position::cell_named);
    let lead = of("scoreLead").or_else(|| of("scoreMean"));
    let lead = lead.and_then(|lead| lead.parse().ok()).filter(|lead: &f32| lead.abs() <= MAX_DISCS);
    let winrate = of("winrate").and_then(|text| chance(text, whole));
    let depth = cells.len();
    match lead {
        Some(lead) => {
            of_line(cells, depth, Score::from_hundredths((lead * 100.0).round() as i16), None)
        }
        None => of_line(cells, depth, Score::default(), Some(winrate?)),
    }
}

/// A move described by several lines `INFO KEY VALUE`, from `INFO PV 0` to `INFO PV DONE`.
#[derive(Debug, Default)]
pub(super) struct Infos {
    depth: usize,
    eval: Option<String>,
    winrate: Option<f32>,
    line: Option<String>,
}

impl Infos {
    /// Takes a key and its value; returns whether the move is complete.
    pub(super) fn take(&mut self, key: &str, value: &str) -> bool {
        match key {
            "PV" if value == "DONE" => return true,
            "PV" => *self = Self::default(),
            "DEPTH" => self.depth = value.parse().unwrap_or_default(),
            "EVAL" => self.eval = Some(value.chars().take(20).collect()),
            "WINRATE" => self.winrate = chance(value, Whole::Certain),
            "BESTLINE" => self.line = Some(value.to_owned()),
            _ => {}
        }
        false
    }

    pub(super) fn found(self, turn: &Turn<'_>) -> Option<(RankedMove, Option<f32>)> {
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
