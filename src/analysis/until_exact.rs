//! How much longer an analysis takes until every move is exact, told by the nodes that it took so far. Othello on 8×8, where
//! it was fitted to the data of `heibai train certainty`; see docs/performance.md, "How long until exact".

use std::ops::RangeInclusive;
use std::time::Duration;

use crate::game::tree::Certainty;

/// Before, it takes no time worth telling; beyond, too few positions were solved.
const MEASURED: RangeInclusive<u8> = 16..=25;

/// From here down, what was measured goes on well enough once moves are solved.
const MOST_EMPTIES: u8 = 27;

/// The last midgame round of an analysis ends this many moves short of the end.
const SHORT_OF_END: u8 = 8;

/// So many rounds before the last one of the midgame the estimates begin.
const ROUNDS_BEFORE: u8 = 4;

/// From so many empty squares on, the analysis searches to the end with all these selectivities on its way, before with the
/// first alone; each move is solved only after all were searched with the last one.
const LONG_WAY: u8 = 23;
const STEPS: [u8; 4] = [73, 87, 95, 98];

/// How far the search of a move is: its depth in the midgame, this and its selectivity to the end of the game.
const END: u8 = 100;
const EXACT: u8 = u8::MAX;

/// An analysis of some moves of a position on its way to exact values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UntilExact {
    empties: u8,
    /// Whether all moves are searched from the first depth on, as those of the data.
    is_whole: bool,
    moves: Vec<Progress>,
    /// What every move has reached, with the nodes until then.
    rounds: Vec<(u8, u64)>,
    /// Since every move had the last selective search, if they had.
    end: Option<End>,
    left: Option<Left>,
}

/// The nodes left, and as many of them as would have taken as long as it took until this was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Left {
    nodes: u64,
    done: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Progress {
    cell: usize,
    /// 0 if nothing is known.
    reached: u8,
    hundredths: i16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct End {
    /// The nodes until then.
    nodes: u64,
    /// As many of the nodes left then as would have taken that long.
    done: u64,
    /// The moves that were not exact then.
    open: usize,
    /// The nodes left by the estimate of then, if there was one.
    left: Option<u64>,
}

impl UntilExact {
    /// An analysis of these moves of a position with so many empty squares; `is_all` if it has no others.
    pub fn new(empties: u8, cells: Vec<usize>, is_all: bool) -> Self {
        let moves = cells.into_iter().map(|cell| Progress { cell, reached: 0, hundredths: 0 });
        let (moves, rounds) = (moves.collect(), Vec::new());
        Self { empties, is_whole: is_all, moves, rounds, end: None, left: None }
    }

    /// Takes note of a value known before the analysis began.
    pub fn know(&mut self, cell: usize, certainty: Certainty, hundredths: i16) {
        if self.set(cell, certainty, hundredths).is_some() {
            self.is_whole = false;
            self.advance(0);
        }
    }

    /// Takes note of a value that was found after so many nodes.
    pub fn find(&mut self, cell: usize, certainty: Certainty, hundredths: i16, nodes: u64) {
        let Some(is_solved) = self.set(cell, certainty, hundredths) else { return };
        match self.end {
            Some(end) if is_solved => {
                let done = end.done + nodes.saturating_sub(end.nodes);
                self.left = self.by_the_solved(end, nodes).map(|nodes| Left { nodes, done });
            }
            Some(_) => {}
            None => self.advance(nodes),
        }
    }

    /// About how many more nodes it takes; `None` while nothing is known of that, and once every move is exact.
    pub fn nodes_left(&self) -> Option<u64> {
        self.left.map(|left| left.nodes)
    }

    /// About how much longer it takes if it took so long until the latest estimate.
    pub fn time_left(&self, took: Duration) -> Option<Duration> {
        let Left { nodes, done } = self.left?;
        Duration::try_from_secs_f64(took.as_secs_f64() * nodes as f64 / done.max(1) as f64).ok()
    }

    /// Returns whether the move has become exact; `None` if it is none of these.
    fn set(&mut self, cell: usize, certainty: Certainty, hundredths: i16) -> Option<bool> {
        let progress = self.moves.iter_mut().find(|it| it.cell == cell)?;
        let reached = match certainty {
            Certainty::Depth(depth) => depth.min(END - 1),
            Certainty::Probable(percent) => END + percent.min(EXACT - END - 1),
            Certainty::Exact => EXACT,
        };
        let is_solved = reached == EXACT && progress.reached < EXACT;
        *progress = Progress { cell, reached, hundredths };
        Some(is_solved)
    }

    fn open(&self) -> usize {
        self.moves.iter().filter(|it| it.reached < EXACT).count()
    }

    fn reached(&self) -> u8 {
        self.moves.iter().map(|it| it.reached).min().unwrap_or(0)
    }

    fn advance(&mut self, nodes: u64) {
        let reached = self.reached();
        if reached <= self.rounds.last().map_or(0, |&(reached, _)| reached) {
            return;
        }
        self.rounds.push((reached, nodes));
        let found = if !self.is_whole || !MEASURED.contains(&self.empties) {
            None
        } else if reached > END {
            self.by_the_end(reached - END, nodes)
        } else {
            self.by_the_midgame(reached, nodes)
        };
        let done = (nodes as f64 * self.slowness(reached)) as u64;
        let found = found.map(|nodes| Left { nodes, done });
        self.left = found.or(self.left).filter(|_| self.open() > 0);
        let last = if self.empties < LONG_WAY { STEPS[0] } else { STEPS[STEPS.len() - 1] };
        if reached >= END + last {
            let (open, left) = (self.open(), self.nodes_left());
            self.end = Some(End { nodes, done, open, left });
        }
    }

    /// How much longer the nodes so far took than as many of those left will take: nodes of the midgame ask the evaluation.
    fn slowness(&self, reached: u8) -> f64 {
        /// In the midgame, and once all moves were searched to the end with the first of the [`STEPS`].
        const SHORT_WAY: [f64; 2] = [6.4, 2.9];
        /// The same with each of the steps, which are slow, too.
        const ON_LONG_WAY: [f64; 5] = [4.4, 1.5, 1.5, 1.8, 3.1];

        let passed = STEPS.iter().filter(|&&step| END + step <= reached).count();
        let of_way: &[f64] = if self.empties < LONG_WAY { &SHORT_WAY } else { &ON_LONG_WAY };
        of_way.get(passed).copied().unwrap_or(1.0)
    }

    /// The factor by which the nodes have grown since then.
    fn growth(&self, since: u8, nodes: f64) -> Option<f64> {
        let (_, before) = self.rounds.iter().find(|&&(reached, _)| reached == since)?;
        Some(nodes / (*before).max(1) as f64)
    }

    /// By the last rounds of the midgame.
    fn by_the_midgame(&self, depth: u8, nodes: u64) -> Option<u64> {
        let last = self.empties.checked_sub(SHORT_OF_END)?;
        let before = f64::from(last.checked_sub(depth).filter(|&it| it <= ROUNDS_BEFORE)?);
        let nodes = nodes.max(1) as f64;
        let grown = self.growth(depth.checked_sub(2)?, nodes)?;
        let empties = f64::from(self.empties);
        let way = if self.empties < LONG_WAY { 0.329 } else { 0.929 };
        let logarithm = way + 0.282 * empties + 0.944 * nodes.ln()
            - 0.448 * self.count().ln()
            - 0.038 * self.deviation()
            + 0.564 * grown.ln()
            + (0.688 - 0.015 * empties) * before;
        Some(logarithm.exp() as u64)
    }

    /// By the selective searches to the end.
    fn by_the_end(&self, percent: u8, nodes: u64) -> Option<u64> {
        /// How much longer it takes than a search of one move took, on the long way.
        const LONGER: [f64; 3] = [5.38, 4.60, 3.96];

        let nodes = nodes.max(1) as f64;
        let each = nodes.ln() - self.count().ln();
        let step = STEPS.iter().position(|&step| step == percent)?;
        let logarithm = if self.empties < LONG_WAY {
            let grown = self.growth(self.empties.checked_sub(SHORT_OF_END)?, nodes)?;
            -2.834 + 0.475 * f64::from(self.empties) + 0.609 * nodes.ln()
                - 0.127 * self.count().ln()
                - 0.014 * self.deviation()
                + 0.395 * grown.ln()
        } else if let Some(longer) = LONGER.get(step) {
            each + longer
        } else {
            let grown = self.growth(END + STEPS[step - 1], nodes)?;
            each + 0.34 * self.count().ln() + 4.1 * grown.ln()
        };
        Some(logarithm.exp() as u64)
    }

    /// By the moves solved since, each of which took about as long as the others will, as far as was foreseen.
    fn by_the_solved(&self, end: End, nodes: u64) -> Option<u64> {
        let open = self.open();
        let solved = end.open.saturating_sub(open);
        if open == 0 || solved == 0 || !(*MEASURED.start()..=MOST_EMPTIES).contains(&self.empties) {
            return None;
        }
        let taken = (nodes.saturating_sub(end.nodes).max(1) as f64 / solved as f64).ln();
        let foreseen = end.left.map_or(taken, |left| (left.max(1) as f64 / end.open as f64).ln());
        let each = (0.22 + 0.44 * taken + 0.55 * foreseen).exp();
        Some((open as f64 * each) as u64)
    }

    fn count(&self) -> f64 {
        self.moves.len().max(1) as f64
    }

    /// The standard deviation of the moves' values, in discs.
    fn deviation(&self) -> f64 {
        let values = || self.moves.iter().map(|it| f64::from(it.hundredths) / 100.0);
        let mean = values().sum::<f64>() / self.count();
        (values().map(|value| (value - mean).powi(2)).sum::<f64>() / self.count()).sqrt()
    }
}
