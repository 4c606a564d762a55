//! The scene of an exercise, from the study or the deck, and what is added to the deck.

use std::collections::VecDeque;
use std::time::Duration;

use super::AppState;
use crate::analysis::practice::{Card, Exercise, Occasion, Stage};
use crate::analysis::{Judged, Mistake};
use crate::app::state::board_action::BoardAction;
use crate::app::state::exercise::{From, OpenExercise, Waiting};
use crate::app::state::notebook::Notebook;
use crate::app::state::review::{Finished, summary_of};
use crate::app::state::scene::{Over, Scene};
use crate::app::state::study::line::to_place;
use crate::app::state::{
    DeckChange, Effect, Note, PracticeEvent, PracticeShown, Signal, Status, StudyEvent, Walk,
};
use crate::game::tree::{GameTree, Start};
use crate::game::{IllegalPly, Mode, Ply, Study};
use crate::puzzles::Puzzle;

impl AppState {
    pub(super) fn exercise_event(&mut self, event: PracticeEvent) {
        let now = self.table.now;
        let event = match event {
            PracticeEvent::Puzzle(number, puzzle) => return self.fits(number, *puzzle),
            event => event,
        };
        let is_of_deck = matches!(event, PracticeEvent::Begin(_) | PracticeEvent::Read);
        match self.scene.over().filter(|_| !is_of_deck) {
            Some(Over::Puzzle(_)) => return self.practice_in_puzzle(&event),
            Some(Over::Lesson(_)) => return self.practice_in_lesson(&event),
            Some(Over::Drill(_)) => return self.practice_in_drill(&event),
            Some(Over::Exercise(_) | Over::SetUp { .. }) | None => {}
        }
        match (event, self.scene.exercise_mut()) {
            (PracticeEvent::TryAgain, _) => self.try_again(),
            (PracticeEvent::Begin(cards), _) => self.begin_practice(cards.into()),
            (PracticeEvent::Next, _) => self.next_exercise(),
            (PracticeEvent::Leave, _) => self.end_practice(),
            (PracticeEvent::Read, _) => self.out.push(Effect::ReadDeck),
            (PracticeEvent::Hint, Some(open)) => open.hint(),
            (PracticeEvent::Show(plies), Some(open)) => open.show(plies),
            (PracticeEvent::Tell, Some(open)) => open.tell(&mut self.out),
            (PracticeEvent::Again, Some(open)) => open.again(now, &mut self.out),
            // Only a puzzle has moves that are known to be wrong.
            (PracticeEvent::Wrong(_) | PracticeEvent::Puzzle(..), _) | (_, None) => {}
        }
        self.say_exercise();
    }

    /// The position of the exercise is a puzzle.
    fn fits(&mut self, number: u64, puzzle: Puzzle) {
        let now = self.table.now;
        let Some(open) = self.scene.exercise_mut().filter(|it| it.number == number) else { return };
        if open.fits(puzzle, now, &mut self.out) {
            // Another move may be the best.
            let mistake = open.mistake().clone();
            self.reviewing.explain_one(mistake, &mut self.out);
            self.say_exercise();
        }
    }

    pub(super) fn exercise_due(&self) -> Option<Duration> {
        self.scene.exercise()?.due()
    }

    pub(super) fn do_what_is_due_in_exercise(&mut self) {
        let now = self.table.now;
        let Some(open) = self.scene.exercise_mut() else { return };
        if let Some(cell) = open.do_what_is_due(now, &mut self.out) {
            self.out.signal(Signal::StonePlaced(cell));
        }
    }

    fn say_exercise(&mut self) {
        if self.scene.exercise().is_some() {
            self.out.say(self.scene_note());
        }
    }

    pub(super) fn act_in_exercise(&mut self, action: BoardAction) {
        let now = self.table.now;
        let Some(open) = self.scene.exercise_mut() else { return };
        let is_of_deck = open.is_of_deck();
        match action {
            BoardAction::Activate(cell) if open.asks() => {
                if let Err(reason) = to_place(open.tried_in()).play(Ply::Place(cell))
                    && reason != IllegalPly::GameOver
                {
                    return self.illegal(cell, reason);
                }
                open.try_move(cell, || self.coach.next_judgement(), now, &mut self.out);
                self.say_exercise();
            }
            BoardAction::Activate(_) => match open.exercise.stage() {
                Stage::Asking | Stage::Looking(_) => {}
                Stage::Solved(_) | Stage::Told if is_of_deck => {}
                // A move is of the position that was asked, which is seen first.
                Stage::Solved(_) | Stage::Told if open.preview().is_some() => open.show(0),
                Stage::Solved(_) | Stage::Told => self.act_after_exercise(action),
            },
            BoardAction::Hint => self.exercise_event(PracticeEvent::Hint),
            BoardAction::View(target) => match open.look_along(target) {
                Some(plies) => self.exercise_event(PracticeEvent::Show(plies)),
                None if is_of_deck => {}
                None => self.act_after_exercise(action),
            },
            // A try is taken back, and nothing of the study below.
            BoardAction::Undo if open.take_try_back() => self.say_exercise(),
            BoardAction::Undo => self.exercise_event(PracticeEvent::Again),
            BoardAction::MakeChoice(_) if !is_of_deck => self.act_after_exercise(action),
            _ => {}
        }
    }

    fn act_after_exercise(&mut self, action: BoardAction) {
        self.leave_exercise();
        self.act(action);
    }

    /// Makes way for an event of the study; returns whether it still has something to do.
    pub(super) fn leave_exercise_for(&mut self, event: &StudyEvent) -> bool {
        let Some(open) = self.scene.exercise() else { return true };
        if *event == StudyEvent::PlayFromHere {
            self.play_on();
            return false;
        }
        // It hides what is known of the position, and is no place to write to it.
        if matches!(event, StudyEvent::Mark(..) | StudyEvent::Judge(_)) {
            self.out.say(Note::new(Status::ExerciseFirst));
            return false;
        }
        let goes_on = !open.is_of_deck()
            || matches!(
                event,
                StudyEvent::Enter
                    | StudyEvent::Leave
                    | StudyEvent::Open(_)
                    | StudyEvent::OpenOwn(_)
            );
        if goes_on {
            self.leave_exercise();
        }
        goes_on
    }

    fn take_exercise(&mut self) -> Option<OpenExercise> {
        let open = self.scene.exercise_mut()?;
        open.end_look(&mut self.out);
        open.end_finding(&mut self.out);
        match self.scene.lift() {
            Some(Over::Exercise(open)) => Some(*open),
            _ => None,
        }
    }

    fn play_on(&mut self) {
        let Some(OpenExercise { exercise, from, .. }) = self.take_exercise() else { return };
        self.play_from_here(Mode::with_person(exercise.position().side_to_move()));
        if let From::Deck { waiting, .. } = from {
            self.notebook = waiting.notebook;
            self.notebook.leave_game();
            self.scene = Scene::MATCH;
        }
    }

    fn try_again(&mut self) {
        let Some(mistake) = self.next_mistake() else { return };
        let Some(study) = self.study() else { return };
        let (variant, occasion) = (study.tree().variant(), self.occasion(study, &self.notebook));
        let card = Card::of(variant, &mistake, &occasion, 0);
        let Ok(exercise) = Exercise::new(card) else { return };
        self.uncover_scene();
        self.set_exercise(exercise, From::Study);
        // An opened game is one of two people, unless it was played here.
        let is_own = self.players_of(&self.notebook).1.is_some();
        self.add_to_deck(vec![mistake], is_own);
    }

    fn set_exercise(&mut self, exercise: Exercise, from: From) {
        self.exercises += 1;
        let mut open = OpenExercise::new(exercise, from, self.exercises);
        open.look_for_puzzle(self.table.now, &mut self.out);
        let mistake = open.mistake().clone();
        self.scene = Scene::STUDY;
        self.scene.lay(Over::Exercise(Box::new(open)));
        self.reviewing.explain_one(mistake, &mut self.out);
    }

    fn add_to_deck(&mut self, mistakes: Vec<Mistake>, is_own: bool) {
        let (notebook, _) = self.notebook_to_keep();
        let Some(study) = notebook.study() else { return };
        let (variant, occasion) = (study.tree().variant(), self.occasion(study, notebook));
        if mistakes.is_empty() {
            return;
        }
        self.out.push(Effect::Deck(DeckChange::Add { variant, mistakes, occasion, is_own }));
    }

    /// Who played what is studied, by the colours in the end, and where and when.
    fn occasion(&self, study: &Study, notebook: &Notebook) -> Occasion {
        let (names, person) = self.players_of(notebook);
        let occasion = Occasion::played_by(study.tree(), &names);
        // A game that goes on from a record is of another place and day.
        if person.is_some() && names != study.tree().facts.names {
            let Occasion { names, game, .. } = occasion;
            return Occasion { names, game, ..Occasion::default() };
        }
        occasion
    }

    /// Keeps the mistakes of one's own game, whatever is on the board by now.
    pub(super) fn learn_from_review(&mut self, finished: &Finished) {
        let Finished { is_done: true, end, person: Some(person), .. } = *finished else { return };
        let Some(study) = self.notebook_to_keep().0.study() else { return };
        let mistakes = summary_of(study, end).to_practise(study.tree(), person);
        self.add_to_deck(mistakes, true);
    }

    fn begin_practice(&mut self, cards: VecDeque<Card>) {
        let was_learning = self.was_learning();
        self.uncover_scene();
        self.table.suspend();
        self.scene.view_latest();
        let was_studying = self.scene.has_study();
        let notebook = std::mem::take(&mut self.notebook);
        let waiting = Box::new(Waiting { notebook, was_studying, was_learning });
        if let Err(waiting) = self.ask_card(cards, 1, waiting) {
            self.notebook = waiting.notebook;
        }
    }

    /// Sets the next card; returns what has waited if there is none.
    fn ask_card(
        &mut self,
        mut cards: VecDeque<Card>,
        number: usize,
        waiting: Box<Waiting>,
    ) -> Result<(), Box<Waiting>> {
        // Cards without an exercise are skipped: the deck's file is checked when it is read.
        let next = std::iter::from_fn(|| cards.pop_front()).find_map(|it| Exercise::new(it).ok());
        let Some(exercise) = next else { return Err(waiting) };
        let start = Start::set_up(exercise.card().key.variant, exercise.position().clone());
        self.notebook = Notebook::of(Study::new(GameTree::new(start)));
        self.set_exercise(exercise, From::Deck { cards, asked: number, waiting });
        Ok(())
    }

    fn next_exercise(&mut self) {
        let Some(open) = self.take_exercise() else { return };
        match open.from {
            From::Deck { cards, asked, waiting } => {
                if let Err(waiting) = self.ask_card(cards, asked + 1, waiting) {
                    let was_learning = waiting.was_learning;
                    self.return_notebook(*waiting);
                    if was_learning {
                        self.enter_learn();
                    }
                    self.out.say(Note::new(Status::PracticeDone).number(asked));
                }
            }
            From::Study => {
                let side = open.exercise.position().side_to_move();
                if self.go_to_next_mistake(side) {
                    self.try_again();
                } else {
                    self.explain_shown();
                    self.out.say(Note::new(Status::NoMoreMistakes).side(side));
                }
            }
        }
    }

    /// Whether practice began in the room where one learns, or that is where one is.
    pub(super) fn was_learning(&self) -> bool {
        match self.scene.exercise().map(|open| &open.from) {
            Some(From::Deck { waiting, .. }) => waiting.was_learning,
            Some(From::Study) | None => self.scene.is_learning(),
        }
    }

    /// Goes back to where practice began.
    fn end_practice(&mut self) {
        let was_learning = self.was_learning();
        self.leave_exercise();
        if was_learning {
            self.enter_learn();
        }
    }

    /// Ends the exercise: what lies below it is on the board again, the match or the study.
    pub(super) fn leave_exercise(&mut self) {
        let Some(open) = self.take_exercise() else { return };
        match open.from {
            From::Deck { waiting, .. } => self.return_notebook(*waiting),
            From::Study => self.return_to_scene(),
        }
    }

    fn return_notebook(&mut self, waiting: Waiting) {
        self.notebook = waiting.notebook;
        self.scene = Scene::of_study(waiting.was_studying);
        self.return_to_scene();
    }

    fn return_to_scene(&mut self) {
        // The search for the reasons of the exercise replaced that of the review.
        self.explain_shown();
        self.out.say(self.scene_note());
    }

    pub(super) fn judged_in_exercise(&mut self, judged: &Judged) -> bool {
        let Some(open) = self.scene.exercise_mut() else { return false };
        let (is_awaited, is_answered) = open.judged(judged, &mut self.out);
        if is_answered {
            self.say_exercise();
        }
        is_awaited
    }

    /// The notebook that is kept with the game, and whether it is on the board: practice is not kept.
    pub(super) fn notebook_to_keep(&self) -> (&Notebook, bool) {
        match self.scene.exercise().map(|open| &open.from) {
            Some(From::Deck { waiting, .. }) => (&waiting.notebook, waiting.was_studying),
            _ => (&self.notebook, self.scene.has_study()),
        }
    }

    pub(super) fn notebook_to_keep_mut(&mut self) -> &mut Notebook {
        kept_mut(&mut self.scene, &mut self.notebook)
    }

    pub(super) fn walk_of_exercise(&self) -> Option<Walk> {
        self.scene.exercise().and_then(OpenExercise::walk)
    }

    pub(super) fn practice_shown(&self) -> PracticeShown {
        let Some(open) = self.scene.exercise() else {
            let can_try = self.next_mistake().is_some();
            return PracticeShown { can_try, ..PracticeShown::default() };
        };
        let mistake = open.mistake();
        open.shown(self.reviewing.explanation(mistake), self.reviewing.explains(mistake))
    }
}

/// The notebook that is kept with the game: the one that waits while the deck is practised.
pub(super) fn kept_mut<'a>(scene: &'a mut Scene, notebook: &'a mut Notebook) -> &'a mut Notebook {
    match scene.exercise_mut().map(|open| &mut open.from) {
        Some(From::Deck { waiting, .. }) => &mut waiting.notebook,
        _ => notebook,
    }
}
