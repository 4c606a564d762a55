//! The scene of an exercise: a mistake out of the study or the deck is to be put right. What is tried, told and learnt.

mod messages;

use std::collections::VecDeque;
use std::time::Duration;

use super::notebook::Notebook;
use super::review::tell;
use super::scene::{BoardAction, Scene, Target};
use super::study::line::course_of;
use super::{AppState, Effect, Note, Signal, Status, StudyEvent};
use crate::analysis::practice::{Card, Exercise, Hint, Occasion, Reply, Stage};
use crate::analysis::{Class, Intention, Judged, Mistake, MoveValue};
use crate::game::tree::{GameTree, Start};
use crate::game::{Mode, Ply, Position, Side, Study};

pub use messages::{
    DeckChange, HintShown, PracticeEvent, PracticeShown, PracticeStage, WorthShown,
};

/// How long a move is looked at that nobody knows the worth of.
const LOOK: Duration = Duration::from_millis(1500);

/// The exercise on the board, and where it comes from.
#[derive(Clone, Debug)]
pub(super) struct OpenExercise {
    exercise: Exercise,
    /// The hints that were given.
    hints: Vec<Hint>,
    /// What was tried last in vain.
    missed: Option<usize>,
    /// The line that can be looked at: after a wrong answer, or of what was right.
    line: Vec<usize>,
    /// How many plies of it are on the board, with the position there.
    shown: usize,
    preview: Option<(Position, Vec<Ply>)>,
    /// What is known of moves, each with the best one as it was looked at beside it: of the mistake from the start.
    known: Vec<Mistake>,
    /// The question what a move is worth.
    generation: Option<u64>,
    /// Whether it is noted how well it was known.
    is_noted: bool,
    from: From,
}

/// Where an exercise comes from.
#[derive(Clone, Debug)]
enum From {
    /// The line of the study on the board.
    Study,
    /// The deck; the notebook waits.
    Deck { cards: VecDeque<Card>, asked: usize, waiting: Box<Waiting> },
}

/// What is back when the deck is put away.
#[derive(Clone, Debug)]
struct Waiting {
    notebook: Notebook,
    was_studying: bool,
}

impl OpenExercise {
    fn new(exercise: Exercise, from: From) -> Self {
        let known = vec![exercise.card().mistake(exercise.position())];
        Self {
            exercise,
            hints: Vec::new(),
            missed: None,
            line: Vec::new(),
            shown: 0,
            preview: None,
            known,
            generation: None,
            is_noted: false,
            from,
        }
    }

    /// Has this line to be looked at, so many plies of it at once.
    fn look_at(&mut self, line: Vec<usize>, plies: usize) {
        let position = self.exercise.position();
        let is_playable = |moves: &usize| course_of(position, &line, *moves).is_some();
        let playable = (0..=line.len()).rev().find(is_playable).unwrap_or(0);
        self.line = line;
        self.line.truncate(playable);
        self.show(plies);
    }

    /// Shows so many plies of the line.
    fn show(&mut self, plies: usize) {
        self.shown = plies.min(self.line.len());
        let course = course_of(self.exercise.position(), &self.line, self.shown);
        self.preview = course.filter(|_| self.shown > 0);
    }

    /// What is known of a move, beside the best one.
    fn known(&self, cell: usize) -> Option<&Mistake> {
        self.known.iter().find(|it| it.played.cell == cell)
    }

    /// The moves that are expected from here, this one first.
    fn line_of(&self, cell: usize) -> Vec<usize> {
        if cell == self.exercise.best() {
            return self.exercise.card().line.clone();
        }
        self.known(cell).map_or_else(|| vec![cell], |it| it.played.line.clone())
    }

    /// The cell of the expected reply to the move that was missed.
    fn reply(&self) -> Option<usize> {
        let cell = self.missed?;
        let reply = *self.line.get(1).filter(|_| self.line[0] == cell)?;
        let (after, _) = course_of(self.exercise.position(), &self.line, 1)?;
        // Who has to pass does not answer.
        (!after.must_pass()).then_some(reply)
    }

    /// Shows the position of the exercise.
    fn look_back(&mut self) {
        self.look_at(Vec::new(), 0);
    }

    /// How many plies of the line are to be shown, where there is one to look along.
    fn look_along(&self, target: Target) -> Option<usize> {
        let plies = match target {
            Target::First => 0,
            Target::Previous => self.shown.saturating_sub(1),
            Target::Next => self.shown + 1,
            Target::Last => self.line.len(),
            Target::Turn(_) => return None,
        };
        (!self.line.is_empty()).then_some(plies)
    }

    fn is_of_deck(&self) -> bool {
        matches!(self.from, From::Deck { .. })
    }
}

impl AppState {
    pub(super) fn exercise_event(&mut self, event: PracticeEvent, effects: &mut Vec<Effect>) {
        match event {
            PracticeEvent::TryAgain => self.try_again(effects),
            PracticeEvent::Begin(cards) => self.begin_practice(cards.into(), effects),
            PracticeEvent::Hint => {
                let Scene::Exercise(open) = &mut self.scene else { return };
                if let Some(hint) = open.exercise.hint() {
                    open.hints.push(hint);
                    open.missed = None;
                    open.look_back();
                }
            }
            PracticeEvent::Show(plies) => {
                let Scene::Exercise(open) = &mut self.scene else { return };
                open.show(plies);
            }
            PracticeEvent::Tell => {
                self.end_look(effects);
                let Scene::Exercise(open) = &mut self.scene else { return };
                open.exercise.tell();
                (open.hints, open.missed) = (Vec::new(), None);
                open.look_at(open.line_of(open.exercise.best()), 1);
                self.note_answer(effects);
            }
            PracticeEvent::Again => {
                self.end_look(effects);
                let Scene::Exercise(open) = &mut self.scene else { return };
                open.exercise.again();
                (open.hints, open.missed) = (Vec::new(), None);
                open.look_back();
            }
            PracticeEvent::Next => self.next_exercise(effects),
            PracticeEvent::Leave => self.leave_exercise(effects),
        }
        self.say_exercise();
    }

    /// The status line speaks of the exercise, if there is one.
    fn say_exercise(&mut self) {
        if matches!(self.scene, Scene::Exercise(_)) {
            self.note = self.scene_note();
        }
    }

    pub(super) fn act_in_exercise(&mut self, action: BoardAction, effects: &mut Vec<Effect>) {
        let Scene::Exercise(open) = &self.scene else { return };
        let is_of_deck = open.is_of_deck();
        match action {
            BoardAction::Activate(cell) => match open.exercise.stage() {
                Stage::Asking => {
                    self.try_in_exercise(cell, effects);
                    self.say_exercise();
                }
                Stage::Looking(_) => {}
                Stage::Solved(_) | Stage::Told if is_of_deck => {}
                // What is over can be played on.
                Stage::Solved(_) | Stage::Told => self.act_after_exercise(action, effects),
            },
            BoardAction::Hint => self.exercise_event(PracticeEvent::Hint, effects),
            BoardAction::View(target) => match open.look_along(target) {
                Some(plies) => self.exercise_event(PracticeEvent::Show(plies), effects),
                None if is_of_deck => {}
                None => self.act_after_exercise(action, effects),
            },
            BoardAction::Undo
            | BoardAction::Redo
            | BoardAction::Skip
            | BoardAction::MakeChoice(_) => {
                if !is_of_deck {
                    self.act_after_exercise(action, effects);
                }
            }
            BoardAction::TogglePause
            | BoardAction::Ask(_)
            | BoardAction::Resign
            | BoardAction::AnswerQuestion { .. }
            | BoardAction::AnswerTimeUp(_) => self.act_in_study(action, effects),
        }
    }

    /// Leaves the exercise for the study that it comes from, where somebody goes on.
    fn act_after_exercise(&mut self, action: BoardAction, effects: &mut Vec<Effect>) {
        self.leave_exercise(effects);
        self.act(action, effects);
    }

    /// Makes way for the study; tells whether there is still something to do then.
    pub(super) fn leave_exercise_for(
        &mut self,
        event: &StudyEvent,
        effects: &mut Vec<Effect>,
    ) -> bool {
        let Scene::Exercise(open) = &self.scene else { return true };
        if *event == StudyEvent::PlayFromHere {
            self.play_on(effects);
            return false;
        }
        let goes_on = !open.is_of_deck()
            || matches!(event, StudyEvent::Enter | StudyEvent::Leave | StudyEvent::Open(_));
        if goes_on {
            self.leave_exercise(effects);
        }
        goes_on
    }

    /// Takes the exercise off the board; the study that it was set in is there then.
    fn take_exercise(&mut self, effects: &mut Vec<Effect>) -> Option<OpenExercise> {
        self.end_look(effects);
        match std::mem::replace(&mut self.scene, Scene::Study) {
            Scene::Exercise(open) => Some(*open),
            other => {
                self.scene = other;
                None
            }
        }
    }

    /// Plays from the position of the exercise on, against the machine.
    fn play_on(&mut self, effects: &mut Vec<Effect>) {
        let Some(OpenExercise { exercise, from, .. }) = self.take_exercise(effects) else {
            return;
        };
        let mode = match exercise.position().side_to_move() {
            Side::Black => Mode::PlayBlack,
            Side::White => Mode::PlayWhite,
        };
        self.play_from_here(mode, effects);
        if let From::Deck { waiting, .. } = from {
            self.notebook = waiting.notebook;
            self.notebook.leave_game();
            self.scene = Scene::MATCH;
        }
    }

    /// Gives the mistake back that the line on the board goes on with.
    fn try_again(&mut self, effects: &mut Vec<Effect>) {
        let Some(mistake) = self.next_mistake() else { return };
        let Some(study) = self.study() else { return };
        let variant = study.tree().variant();
        let card = Card::of(variant, &mistake, &self.occasion(), 0);
        let Ok(exercise) = Exercise::new(card) else { return };
        self.uncover_scene(effects);
        self.scene = Scene::Exercise(Box::new(OpenExercise::new(exercise, From::Study)));
        self.hint = None;
        self.explain_one(mistake.clone(), effects);
        self.add_to_deck(vec![mistake], effects);
    }

    /// Puts mistakes into the deck that are not there yet.
    fn add_to_deck(&mut self, mistakes: Vec<Mistake>, effects: &mut Vec<Effect>) {
        let Some(variant) = self.study().map(|study| study.tree().variant()) else { return };
        let is_new = |it: &Mistake| {
            let is_it =
                |old: &Mistake| old.position == it.position && old.played.cell == it.played.cell;
            !self.in_deck.iter().any(is_it)
        };
        let new: Vec<Mistake> = mistakes.into_iter().filter(is_new).collect();
        if !new.is_empty() {
            self.in_deck.extend(new.iter().cloned());
            // A game that was opened is one of two people, unless it was played here.
            let is_own = self.notebook.is_of_game() && self.game.person().is_some();
            let occasion = self.occasion();
            let change = DeckChange::Add { variant, mistakes: new, occasion, is_own };
            effects.push(Effect::Deck(change));
        }
    }

    /// The game that is studied, as it is told beside a mistake of it.
    fn occasion(&self) -> Occasion {
        let Some(study) = self.study() else { return Occasion::default() };
        let facts = &study.tree().facts;
        let event = if facts.event.is_empty() { &facts.place } else { &facts.event };
        Occasion { names: facts.names.clone(), event: event.clone(), date: facts.date.clone() }
    }

    /// After the review of a game that was played against the machine its mistakes are to be practised.
    pub(super) fn learn_from_review(&mut self, effects: &mut Vec<Effect>) {
        let Some(person) = self.game.person().filter(|_| self.notebook.is_of_game()) else {
            return;
        };
        let mistakes = self.mistakes_of(person, |class| class != Class::Inaccuracy);
        self.add_to_deck(mistakes, effects);
    }

    fn begin_practice(&mut self, cards: VecDeque<Card>, effects: &mut Vec<Effect>) {
        self.uncover_scene(effects);
        let _ = self.game.pause(self.now);
        self.view_latest();
        let was_studying = self.scene.has_study();
        let notebook = std::mem::take(&mut self.notebook);
        let waiting = Box::new(Waiting { notebook, was_studying });
        if let Err(waiting) = self.ask_card(cards, 1, waiting, effects) {
            self.notebook = waiting.notebook;
        }
    }

    /// Puts the next card on the board; gives what has waited back if there is none.
    fn ask_card(
        &mut self,
        mut cards: VecDeque<Card>,
        number: usize,
        waiting: Box<Waiting>,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Box<Waiting>> {
        // A card that makes no sense is passed over: the deck's file is checked when it is read.
        let next = std::iter::from_fn(|| cards.pop_front()).find_map(|it| Exercise::new(it).ok());
        let Some(exercise) = next else { return Err(waiting) };
        let start = Start::set_up(exercise.card().key.variant, exercise.position().clone());
        self.notebook = Notebook::of(Study::new(GameTree::new(start)));
        self.hint = None;
        let mistake = exercise.card().mistake(exercise.position());
        let from = From::Deck { cards, asked: number, waiting };
        self.scene = Scene::Exercise(Box::new(OpenExercise::new(exercise, from)));
        self.explain_one(mistake, effects);
        Ok(())
    }

    fn next_exercise(&mut self, effects: &mut Vec<Effect>) {
        let Some(open) = self.take_exercise(effects) else { return };
        match open.from {
            From::Deck { cards, asked, waiting } => {
                if let Err(waiting) = self.ask_card(cards, asked + 1, waiting, effects) {
                    self.return_notebook(*waiting, effects);
                    self.note = Note::new(Status::PracticeDone).number(asked);
                }
            }
            From::Study => {
                let side = open.exercise.position().side_to_move();
                if self.go_to_next_mistake(side, effects) {
                    self.try_again(effects);
                } else {
                    self.note = Note::new(Status::NoMoreMistakes).side(side);
                }
            }
        }
    }

    /// Ends the practice; what was studied before is back.
    pub(super) fn leave_exercise(&mut self, effects: &mut Vec<Effect>) {
        let Some(open) = self.take_exercise(effects) else { return };
        match open.from {
            From::Deck { waiting, .. } => self.return_notebook(*waiting, effects),
            From::Study => self.note = self.scene_note(),
        }
    }

    fn return_notebook(&mut self, waiting: Waiting, effects: &mut Vec<Effect>) {
        self.notebook = waiting.notebook;
        self.scene = Scene::of_study(waiting.was_studying);
        // Other reasons were looked for in the meantime.
        self.explain_shown(effects);
        self.note = self.scene_note();
    }

    fn try_in_exercise(&mut self, cell: usize, effects: &mut Vec<Effect>) {
        let Scene::Exercise(open) = &mut self.scene else { return };
        // The answer belongs to the position of the exercise, whatever was looked at since.
        open.look_back();
        let reply = open.exercise.try_move(cell);
        let (position, open_best) = (open.exercise.position().clone(), open.exercise.best());
        match reply {
            Reply::Look(_) => {
                let generation = self.next_judgement();
                if let Scene::Exercise(open) = &mut self.scene {
                    (open.generation, open.missed) = (Some(generation), None);
                }
                let beside = Some(open_best);
                let intention = Intention { generation, position, cell, beside, time: LOOK };
                effects.push(Effect::Judge(Box::new(intention)));
            }
            reply => self.replied(cell, &reply, effects),
        }
    }

    fn replied(&mut self, cell: usize, reply: &Reply, effects: &mut Vec<Effect>) {
        let Scene::Exercise(open) = &mut self.scene else { return };
        match reply {
            Reply::Right => {
                (open.hints, open.missed) = (Vec::new(), None);
                open.look_at(open.line_of(cell), 1);
                effects.push(Effect::Signal(Signal::StonePlaced(cell)));
                self.note_answer(effects);
            }
            Reply::Wrong => {
                open.missed = Some(cell);
                // The move and the reply to it, which is what is wrong with it.
                open.look_at(open.line_of(cell), 2);
                effects.push(Effect::Signal(Signal::IllegalCell(cell)));
            }
            Reply::Refused => effects.push(Effect::Signal(Signal::IllegalCell(cell))),
            Reply::Look(_) => {}
        }
    }

    /// What a move is worth that was tried; tells whether somebody waited for it.
    pub(super) fn judged_in_exercise(
        &mut self,
        judged: &Judged,
        effects: &mut Vec<Effect>,
    ) -> bool {
        let Scene::Exercise(open) = &mut self.scene else { return false };
        if open.generation != Some(judged.generation) {
            return false;
        }
        let Stage::Looking(cell) = open.exercise.stage() else { return true };
        let Some(verdict) = judged.verdict.as_ref().filter(|it| it.played.cell == cell) else {
            if judged.is_final {
                open.exercise.give_up_looking();
                open.generation = None;
                let name = open.exercise.position().cell_name(cell);
                self.note = Note::new(Status::LookFailed).cell(name);
            }
            return true;
        };
        open.known.push(Mistake {
            position: open.exercise.position().clone(),
            played: verdict.played.clone(),
            best: verdict.best.clone(),
        });
        let reply = open.exercise.learn(&verdict.best, &verdict.played);
        self.end_look(effects);
        self.replied(cell, &reply, effects);
        self.say_exercise();
        true
    }

    fn end_look(&mut self, effects: &mut Vec<Effect>) {
        let Scene::Exercise(open) = &mut self.scene else { return };
        if open.generation.take().is_some() {
            open.exercise.give_up_looking();
            effects.push(Effect::EndJudging);
        }
    }

    /// Notes how well the exercise was known, once.
    fn note_answer(&mut self, effects: &mut Vec<Effect>) {
        let Scene::Exercise(open) = &mut self.scene else { return };
        if let Some(grade) = open.exercise.grade()
            && !std::mem::replace(&mut open.is_noted, true)
        {
            let key = open.exercise.card().key.clone();
            effects.push(Effect::Deck(DeckChange::Answer(key, grade)));
        }
    }

    /// The notebook that is kept with the game, and whether it is on the board: what is practised is not kept.
    pub(super) fn notebook_to_keep(&self) -> (&Notebook, bool) {
        if let Scene::Exercise(open) = &self.scene
            && let From::Deck { waiting, .. } = &open.from
        {
            return (&waiting.notebook, waiting.was_studying);
        }
        (&self.notebook, self.scene.has_study())
    }

    /// Whether there is an exercise of which the answer is not known yet: nothing may give it away.
    pub(super) fn hides_values(&self) -> bool {
        let Scene::Exercise(open) = &self.scene else { return false };
        matches!(open.exercise.stage(), Stage::Asking | Stage::Looking(_))
    }

    /// The position in the course of a line that is looked at instead of the exercise's own.
    pub(super) fn preview_of_exercise(&self) -> Option<&(Position, Vec<Ply>)> {
        let Scene::Exercise(open) = &self.scene else { return None };
        open.preview.as_ref()
    }

    /// Whether a cell is marked for the exercise: by a hint, or as the answer.
    pub(super) fn exercise_marks(&self, cell: usize) -> bool {
        let Scene::Exercise(open) = &self.scene else { return false };
        match open.exercise.stage() {
            Stage::Solved(right) => cell == right || cell == open.exercise.best(),
            Stage::Told => cell == open.exercise.best(),
            // The move itself says more than its part of the board.
            _ => {
                open.hints.iter().rev().find_map(|hint| match hint {
                    Hint::Where(cells) => Some(cells.contains(&cell)),
                    Hint::Move(best) => Some(cell == *best),
                    Hint::What { .. } => None,
                }) == Some(true)
            }
        }
    }

    pub(super) fn practice_shown(&self) -> PracticeShown {
        let Scene::Exercise(open) = &self.scene else {
            let can_try = self.next_mistake().is_some();
            return PracticeShown { can_try, ..PracticeShown::default() };
        };
        let exercise = &open.exercise;
        let (position, card) = (exercise.position(), exercise.card());
        let name = |cell: usize| position.cell_name(cell);
        let (stage, tried) = match exercise.stage() {
            Stage::Asking => (PracticeStage::Asking, None),
            Stage::Looking(cell) => (PracticeStage::Looking, Some(cell)),
            Stage::Solved(cell) => (PracticeStage::Solved, Some(cell)),
            Stage::Told => (PracticeStage::Told, None),
        };
        let is_over = matches!(stage, PracticeStage::Solved | PracticeStage::Told);
        let (of_deck, number, all) = match &open.from {
            From::Deck { cards, asked, .. } => (true, *asked, *asked + cards.len()),
            From::Study => (false, 0, 0),
        };
        // What was tried, and the best move as it was looked at beside that.
        let (mistake, at_hand) = (&open.known[0], tried.or(open.missed));
        let beside = at_hand.and_then(|cell| open.known(cell)).unwrap_or(mistake);
        let tried_value =
            at_hand.map(|cell| if cell == exercise.best() { &beside.best } else { &beside.played });
        let explanation = self.explanation(mistake).filter(|_| is_over);
        let hint_shown = |hint: &Hint| match *hint {
            Hint::Where(_) => HintShown::Where,
            Hint::What { place, changes } => HintShown::What(place, changes),
            Hint::Move(cell) => HintShown::Move(name(cell)),
        };
        PracticeShown {
            can_try: false,
            stage,
            of_deck,
            side: Some(position.side_to_move()),
            played: name(card.played),
            lost: card.lost(position),
            missed: open.missed.map(name),
            reply: open.reply().map(name),
            tried: tried.map(name),
            hints: open.hints.iter().map(hint_shown).collect(),
            can_hint: stage == PracticeStage::Asking
                && !matches!(open.hints.last(), Some(Hint::Move(_))),
            answer: if is_over { line_names(exercise) } else { Vec::new() },
            worth: tried_value.map(worth).unwrap_or_default(),
            best: worth(&beside.best),
            mistake: worth(&mistake.played),
            reason: explanation.and_then(|it| it.reasons.first()).map(|it| tell(it, position)),
            explains: is_over && explanation.is_none() && self.explains(mistake),
            line: (open.line.len(), open.shown),
            occasion: card.occasion.clone(),
            number,
            all,
        }
    }
}

fn worth(value: &MoveValue) -> WorthShown {
    let MoveValue { score, .. } = value;
    WorthShown { worth: score.discs(), forced: score.forced(), is_exact: value.is_exact() }
}

/// The best move of an exercise and what is expected after it.
fn line_names(exercise: &Exercise) -> Vec<String> {
    exercise.card().line.iter().map(|&cell| exercise.position().cell_name(cell)).collect()
}
