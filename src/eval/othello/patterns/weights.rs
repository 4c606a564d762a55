//! What the configurations of all patterns are worth, ready to be looked up.

use std::path::Path;
use std::sync::OnceLock;

use super::features::Features;
use super::file::WeightsError;
use super::layout::PATTERNS;
use super::ordering::{OrderingWeights, table};
use super::parameters::{MOBILITY_VALUES, Parameters, PhaseParameters, phase};
use crate::othello::Board;

/// The table's length, a power of two so that any index can be cut to lie within it.
const ROOM: usize = PATTERNS.size().next_power_of_two();

/// The largest value of an unfinished game, in hundredths of a disc.
const BOUND: i32 = 6399;

/// The weights that come with the program.
static EMBEDDED: &[u8] =
    include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/othello-8x8.weights"));

/// The weights of the evaluation, by phase; about 30 MB.
#[derive(Clone, PartialEq, Eq)]
pub struct Weights {
    phases: Vec<Phase>,
    ordering: OrderingWeights,
}

#[derive(Clone, PartialEq, Eq)]
struct Phase {
    patterns: Box<[i16; ROOM]>,
    own_mobility: [i16; MOBILITY_VALUES],
    opponent_mobility: [i16; MOBILITY_VALUES],
    /// With the constant.
    discs: [i32; 65],
}

impl Weights {
    /// The weights that come with the program, unpacked at the first call.
    pub fn embedded() -> &'static Self {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        WEIGHTS.get_or_init(|| {
            Self::from_bytes(EMBEDDED).expect("the file in the program was checked by the tests")
        })
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    /// If the file can't be read, is none of weights, of another version, made for other patterns,
    /// truncated or damaged.
    pub fn read(path: &Path) -> Result<Self, WeightsError> {
        Ok(Self::new(&Parameters::read(path)?))
    }

    /// Takes the weights from a file's contents.
    ///
    /// # Errors
    /// If these are no weights, of another version, made for other patterns, truncated or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        Ok(Self::new(&Parameters::from_bytes(bytes)?))
    }

    /// Lays the weights out for being looked up.
    pub fn new(parameters: &Parameters) -> Self {
        let (groups, _) = PATTERNS.groups();
        let phases = parameters.phases.iter().map(|phase| Phase::new(phase, &groups)).collect();
        Self { phases, ordering: OrderingWeights::new(parameters) }
    }

    /// What a position is worth for the side to move, in hundredths of a disc, within ±6399.
    /// `features` are those of `board`.
    #[inline]
    pub fn evaluate(&self, features: &Features, board: Board) -> i32 {
        let phase = &self.phases[phase(board.empty_count())];
        let own_moves = board.legal_moves().count_ones() as usize % MOBILITY_VALUES;
        let opponent_moves = board.opponent_legal_moves().count_ones() as usize % MOBILITY_VALUES;
        let value = phase.patterns_value(features)
            + phase.discs[board.player_count() as usize]
            + i32::from(phase.own_mobility[own_moves])
            + i32::from(phase.opponent_mobility[opponent_moves]);
        value.clamp(-BOUND, BOUND)
    }

    /// The small set that orders moves near the end.
    pub fn ordering(&self) -> &OrderingWeights {
        &self.ordering
    }
}

impl Phase {
    fn new(parameters: &PhaseParameters, groups: &[u32]) -> Self {
        let constant = i32::from(parameters.constant);
        Self {
            patterns: table(groups, &parameters.patterns),
            own_mobility: parameters.own_mobility,
            opponent_mobility: parameters.opponent_mobility,
            discs: parameters.discs.map(|weight| i32::from(weight) + constant),
        }
    }

    #[inline]
    fn patterns_value(&self, features: &Features) -> i32 {
        let indices = &features.indices()[..PATTERNS.lanes()];
        let value =
            |(lane, &index)| i32::from(self.patterns[PATTERNS.place(lane, index) & (ROOM - 1)]);
        indices.iter().enumerate().map(value).sum()
    }
}

impl std::fmt::Debug for Weights {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Weights").field("phases", &self.phases.len()).finish_non_exhaustive()
    }
}
