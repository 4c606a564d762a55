//! What is studied. It is there also while a game is played, so that the study waits.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;

use super::study::{StudyRow, rows};
use crate::game::tree::{GameTree, NodeId, TreeImage, TreeImageError};
use crate::game::{End, Ply, Study, StudyImage};

/// How many studies before the present one Undo brings back at most.
const EARLIER: usize = 8;
/// How many nodes the other studies have at most that are kept for the next start: all are written after each edit.
const KEPT_NODES: usize = 50_000;

#[derive(Clone, Debug, Default)]
pub(super) struct Notebook {
    pub study: Option<Study>,
    /// Of the study, another for each.
    number: u32,
    /// The last number that was given.
    last_number: u32,
    /// The numbers of the studies of games from the archive of those finished here.
    own: HashSet<u32>,
    /// By the numbers of studies, the number of the match that belongs to each: begun from there, or studied.
    games: HashMap<u32, u64>,
    /// The number of the study that followed a match last, and how far.
    followed: Option<(u32, Vec<Ply>)>,
    /// What was studied before, with its numbers, the latest last: Undo brings it back once no edit is left to be taken
    /// back, and Redo what it left.
    earlier: VecDeque<(Study, u32)>,
    later: Vec<(Study, u32)>,
    pub folded: HashSet<NodeId>,
    /// The rows last asked for, and what they show.
    laid_out: RefCell<Option<(Layout, Arc<Vec<StudyRow>>)>>,
}

/// All that rows depend on: the number of the study, its revision, and what is folded.
type Layout = (u32, u64, HashSet<NodeId>);

impl Notebook {
    pub(super) fn of(study: Study) -> Self {
        Self { study: Some(study), ..Self::default() }
    }

    pub(super) fn study(&self) -> Option<&Study> {
        self.study.as_ref()
    }

    pub(super) fn shown(&self, has_study: bool) -> Option<&Study> {
        self.study.as_ref().filter(|_| has_study)
    }

    pub(super) fn is_of_game(&self, number: u64) -> bool {
        self.games.get(&self.number) == Some(&number)
    }

    /// Whether the study is of a game that was finished here some time.
    pub(super) fn is_own(&self) -> bool {
        self.own.contains(&self.number)
    }

    pub(super) fn mark_as_own(&mut self) {
        self.own.insert(self.number);
    }

    pub(super) fn join_game(&mut self, number: u64) {
        self.games.insert(self.number, number);
    }

    pub(super) fn leave_game(&mut self) {
        self.games.remove(&self.number);
    }

    pub(super) fn fold(&mut self, node: NodeId) {
        if !self.folded.remove(&node) {
            self.folded.insert(node);
        }
    }

    /// The moves of the study with all variations, laid out again only where something in them has changed.
    pub(super) fn rows(&self) -> Arc<Vec<StudyRow>> {
        let Some(study) = &self.study else { return Arc::default() };
        let mut laid_out = self.laid_out.borrow_mut();
        let wanted = (self.number, study.revision(), &self.folded);
        if let Some(((number, revision, folded), rows)) = &*laid_out
            && (*number, *revision, folded) == wanted
        {
            return Arc::clone(rows);
        }
        let rows = Arc::new(rows(study, &self.folded));
        *laid_out = Some(((wanted.0, wanted.1, wanted.2.clone()), Arc::clone(&rows)));
        rows
    }

    pub(super) fn number(&self) -> u32 {
        self.number
    }

    /// The study with this number: the present one, or one that Undo or Redo would bring back.
    pub(super) fn numbered_mut(&mut self, number: u32) -> Option<&mut Study> {
        if number == self.number {
            return self.study.as_mut();
        }
        let mut others = self.earlier.iter_mut().chain(&mut self.later);
        others.find_map(|(study, its)| (*its == number).then_some(study))
    }

    /// The study that Undo would bring back.
    pub(super) fn earlier(&self) -> Option<&Study> {
        self.earlier.back().map(|(study, _)| study)
    }

    /// Whether Redo would bring a study back.
    pub(super) fn has_later(&self) -> bool {
        !self.later.is_empty()
    }

    /// Studies something else; unless it is empty, the old study comes back with Undo.
    pub(super) fn begin(&mut self, study: Study) {
        if let Some(old) = self.study.take() {
            self.put_by(old, self.number);
        }
        self.study = Some(study);
        self.number = self.next_number();
        self.later.clear();
        self.folded.clear();
    }

    pub(super) fn restore(&mut self, kept: KeptStudies) {
        for earlier in kept.earlier {
            let number = self.number_for(&earlier);
            self.put_by(earlier.study, number);
        }
        let is_own = kept.present.is_own;
        self.begin(kept.present.study);
        if is_own {
            self.mark_as_own();
        }
        for later in kept.later {
            let number = self.number_for(&later);
            self.later.push((later.study, number));
        }
        self.leave_game();
    }

    fn number_for(&mut self, kept: &KeptStudy) -> u32 {
        let number = self.next_number();
        if kept.is_own {
            self.own.insert(number);
        }
        number
    }

    fn put_by(&mut self, mut study: Study, number: u32) {
        if is_worth_it(&study) {
            // Once Undo has brought it back, Redo brings back what followed.
            study.forget_undone();
            self.earlier.push_back((study, number));
        }
        if self.earlier.len() > EARLIER {
            self.earlier.pop_front();
        }
    }

    fn next_number(&mut self) -> u32 {
        self.last_number += 1;
        self.last_number
    }

    /// Studies the match with this number, or continues the study if that has anything to do with it, where it was left
    /// unless the match has gone on. `end` is how the match ended, if the board does not show it.
    pub(super) fn open(&mut self, played: GameTree, plies: &[Ply], end: Option<End>, number: u64) {
        let is_fresh = plies.is_empty();
        if !is_fresh && !self.is_of_game(number) {
            self.turn_to_study_of(number);
        }
        let is_of_game = self.is_of_game(number);
        let goes_on = self
            .study
            .as_mut()
            .is_some_and(|old| is_fresh || (is_of_game && old.merge(&played).is_ok()));
        let was_there =
            self.followed.as_ref().is_some_and(|it| it.0 == self.number && it.1 == plies);
        match &mut self.study {
            Some(old) if goes_on && !is_fresh => {
                if !was_there {
                    old.go_to(end_of(old, plies));
                }
                settle(old, plies, end);
            }
            Some(_) if goes_on => return,
            _ => {
                let mut study = Study::new(played);
                // Not to moves that were taken back.
                study.go_to(end_of(&study, plies));
                self.begin(study);
            }
        }
        self.join_game(number);
        self.followed = Some((self.number, plies.to_vec()));
    }

    /// Takes an edit back, or where there is none brings the earlier study back. Returns whether there was either.
    pub(super) fn undo(&mut self) -> bool {
        let Some(study) = &mut self.study else { return false };
        if study.undo() {
            return true;
        }
        let Some(earlier) = self.earlier.pop_back() else { return false };
        let left = self.turn_to(earlier);
        self.later.extend(left);
        true
    }

    /// Makes an edit again, or where there is none brings the study back that Undo has left. Returns whether there was
    /// either.
    pub(super) fn redo(&mut self) -> bool {
        let Some(study) = &mut self.study else { return false };
        if study.redo() {
            return true;
        }
        let Some(later) = self.later.pop() else { return false };
        let left = self.turn_to(later);
        self.earlier.extend(left);
        true
    }

    fn turn_to(&mut self, (study, number): (Study, u32)) -> Option<(Study, u32)> {
        let left = self.study.replace(study).map(|left| (left, self.number));
        self.number = number;
        self.folded.clear();
        left
    }

    /// Studies what belongs to the match with this number, if Undo or Redo would bring it back.
    fn turn_to_study_of(&mut self, game: u64) {
        let is_it = |(_, number): &(Study, u32)| self.games.get(number) == Some(&game);
        let later = self.later.iter().position(is_it);
        let earlier = self.earlier.iter().position(is_it);
        let found = match (later, earlier) {
            (Some(at), _) => Some(self.later.remove(at)),
            (None, Some(at)) => self.earlier.remove(at),
            (None, None) => None,
        };
        if let Some((left, number)) = found.and_then(|found| self.turn_to(found)) {
            self.put_by(left, number);
        }
    }

    /// The study and the others that Undo and Redo bring back, unless there is nothing in any of them.
    pub(super) fn image(&self, open: bool, of_game: bool) -> Option<StudyImage> {
        let study = self.study.as_ref()?;
        if !is_worth_it(study) && self.earlier.is_empty() && self.later.is_empty() {
            return None;
        }
        let tree = study.image();
        let mut left = KEPT_NODES;
        let mut image = |(study, _): &(Study, u32)| {
            left = left.checked_sub(study.tree().made())?;
            Some(study.image())
        };
        // The study that comes back next is kept whatever its size.
        let mut earlier = self.earlier.iter().rev();
        let previous = earlier.next().map(|(study, _)| study.image());
        let mut later: Vec<_> = self.later.iter().rev().map_while(&mut image).collect();
        let mut older: Vec<_> = earlier.map_while(image).collect();
        later.reverse();
        older.reverse();
        let own = self.is_own();
        let is_own = |(_, number): &(Study, u32)| self.own.contains(number);
        let before = (1..).zip(self.earlier.iter().rev().take(older.len() + 1));
        let before = before.filter(|(_, it)| is_own(it)).map(|(at, _)| -at);
        let after = (1..).zip(self.later.iter().rev().take(later.len()));
        let after = after.filter(|(_, it)| is_own(it)).map(|(at, _)| at);
        let own_others = before.chain(after).collect();
        Some(StudyImage { tree, open, of_game, own, earlier: previous, older, later, own_others })
    }
}

/// Studies that come back at the start.
pub(super) struct KeptStudies {
    present: KeptStudy,
    /// The latest last.
    earlier: Vec<KeptStudy>,
    /// The next one last.
    later: Vec<KeptStudy>,
}

struct KeptStudy {
    study: Study,
    /// Whether it is a game from the archive of those finished here.
    is_own: bool,
}

impl KeptStudies {
    pub(super) fn read(image: &StudyImage) -> Result<Self, TreeImageError> {
        let read = |tree: &TreeImage, is_own| {
            Study::restored(tree).map(|study| KeptStudy { study, is_own })
        };
        let is_own = |at| image.own_others.contains(&at);
        let places = (1..=image.older.len() as i32).rev().map(|before| -before - 1);
        let older = image.older.iter().zip(places);
        let mut earlier =
            older.map(|(tree, at)| read(tree, is_own(at))).collect::<Result<Vec<_>, _>>()?;
        earlier.extend(image.earlier.as_deref().map(|tree| read(tree, is_own(-1))).transpose()?);
        let later = image.later.iter().zip((1..=image.later.len() as i32).rev());
        Ok(Self {
            present: read(&image.tree, image.own)?,
            earlier,
            later: later.map(|(tree, at)| read(tree, is_own(at))).collect::<Result<Vec<_>, _>>()?,
        })
    }
}

/// Whether somebody would miss it.
fn is_worth_it(study: &Study) -> bool {
    let tree = study.tree();
    let start = tree.node(NodeId::ROOT);
    let is_written_to = !start.comment().is_empty() || !start.marks().is_empty();
    !tree.is_empty() || tree.start().is_set_up() || is_written_to
}

/// Has the line of these plies end as the match did, and nowhere before.
fn settle(study: &mut Study, plies: &[Ply], end: Option<End>) {
    let line = study.tree().path(end_of(study, plies));
    study.annotate(|tree| {
        let mut is_changed = false;
        for (at, &node) in line.iter().enumerate() {
            let wanted = end.filter(|_| at + 1 == line.len());
            if tree.node(node).end() != wanted {
                tree.set_end(node, wanted);
                is_changed = true;
            }
        }
        is_changed
    });
}

/// The node after these plies, or the last one of them that is there.
pub(super) fn end_of(study: &Study, plies: &[Ply]) -> NodeId {
    let children = plies.iter().scan(NodeId::ROOT, |at, &ply| {
        *at = study.tree().child(*at, ply)?;
        Some(*at)
    });
    children.last().unwrap_or(NodeId::ROOT)
}
