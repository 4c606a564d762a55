//! What the row of actions below the board is for, and which actions it offers.

use super::{DrillStage, PracticeStage, PuzzleStage, Shown, Status};
use crate::game::Phase;
use crate::puzzles::Mode;

/// What can be done at the board now: answer a question, or carry on with what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A side's time is up, and its player is asked whether it keeps the turn.
    TimeUp,
    /// The player is asked whether to leave the game.
    Leaving,
    /// The coach asks whether to play a move.
    Coach,
    /// An exercise awaits an answer.
    Exercise,
    /// An exercise is over.
    Practised,
    /// A puzzle awaits a move.
    Puzzle,
    /// A wrong try of a puzzle is on the board.
    Refuted,
    /// A puzzle is over.
    Solved,
    /// A lesson is read, or its task asked.
    Lesson,
    /// A task of a lesson is solved.
    TaskSolved,
    /// A line of a drill is played.
    Drill,
    /// A line of a drill is over.
    Drilled,
    /// A puzzle of a run against the clock awaits a move.
    Run,
    /// A position is set up.
    SetUp,
    /// A person chooses a colour in the opening.
    Colours,
    /// The next move of the study is a mistake that can be tried again.
    Mistake,
    /// A game is studied.
    Study,
    /// No game has begun.
    Ready,
    /// An earlier position of the game is shown.
    Past,
    /// The game is over.
    Over,
    /// The game is played, or paused.
    Playing,
}

/// Declares the buttons with what QML calls each.
macro_rules! actions {
    ($($(#[$about:meta])* $action:ident => $name:literal,)*) => {
        /// A button below the board.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Action {
            $($(#[$about])* $action,)*
        }

        impl Action {
            /// What QML calls it.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$action => $name,)*
                }
            }
        }
    };
}

actions! {
    /// Begins the game.
    Start => "start",
    /// Opens the rules.
    HowToPlay => "how",
    /// Puts the game away.
    Reset => "reset",
    /// Pauses or continues.
    Pause => "pause",
    /// Returns to the latest position.
    Back => "back",
    /// Keeps the turn although the time is up.
    KeepTurn => "keepTurn",
    /// Gives the turn away because the time is up.
    GiveTurn => "giveTurn",
    /// Puts the game away because the time is up.
    Stop => "stop",
    /// Stays in the game.
    KeepPlaying => "keepPlaying",
    /// Leaves the game.
    LeaveGame => "leaveGame",
    /// Takes the move back that the coach asks about.
    Another => "another",
    /// Plays that move.
    PlayIt => "playIt",
    /// Plays again.
    Rematch => "rematch",
    /// Plays again with colours changed.
    Swap => "swap",
    /// Takes a step back.
    Undo => "undo",
    /// Brings a step back.
    Redo => "redo",
    /// Asks for a hint.
    Hint => "hint",
    /// Leaves the turn to the other side.
    Skip => "skip",
    /// Gives the next mistake back.
    TryAgain => "tryAgain",
    /// Asks for a hint in an exercise.
    Clue => "clue",
    /// Asks for the answer of an exercise.
    Answer => "answer",
    /// Sets the same exercise again.
    Repeat => "repeat",
    /// Begins a game from the position shown.
    PlayHere => "playHere",
    /// Leaves the exercise.
    Leave => "leave",
    /// Another puzzle; this one costs nothing.
    SkipPuzzle => "skipPuzzle",
    /// Takes a wrong try back.
    AnotherTry => "anotherTry",
    /// Studies the puzzle.
    StudyPuzzle => "studyPuzzle",
    /// Begins a game from the puzzle.
    PlayOn => "playOn",
    /// Goes through the solution.
    Walk => "walk",
    /// Ends a run against the clock.
    EndRun => "endRun",
    /// Goes on to the next exercise.
    Next => "next",
    /// Leaves the set-up.
    CancelSetUp => "cancelSetUp",
    /// Studies the position that was set up.
    FinishSetUp => "finishSetUp",
}

impl Shown {
    /// Whether the room where one learns is on the board.
    pub fn learns(&self) -> bool {
        self.puzzle.is_open() || self.lesson.open || self.drill.stage != DrillStage::Closed
    }

    /// Why no other room can be entered yet.
    pub fn keeps_here(&self) -> Option<Status> {
        if self.set_up.open {
            Some(Status::SetUpFirst)
        } else if self.practice.stage != PracticeStage::Closed {
            Some(Status::ExerciseFirst)
        } else {
            // What is learnt gives way, and the match below it has been paused.
            let plays = self.phase == Phase::Running && !self.study.open && !self.learns();
            plays.then_some(Status::NotWhilePlaying)
        }
    }

    /// Why the game on the board can't be reviewed now.
    pub fn keeps_from_review(&self) -> Option<Status> {
        if self.set_up.open {
            return Some(Status::SetUpFirst);
        }
        if self.review.possible {
            return None;
        }
        let is_played = self.phase != Phase::Over && !self.study.open && !self.learns();
        if is_played && self.move_count > 0 {
            return Some(Status::ReviewInStudy);
        }
        self.keeps_here().or(Some(Status::NothingToReview))
    }

    /// What can be done now.
    pub fn stage(&self) -> Stage {
        let (practice, study) = (&self.practice, &self.study);
        if self.time_up {
            Stage::TimeUp
        } else if self.asked.is_some() {
            Stage::Leaving
        } else if self.coach.asks.is_some() {
            Stage::Coach
        } else if self.drill.stage != DrillStage::Closed {
            match self.drill.stage {
                DrillStage::LineOver | DrillStage::AllDone => Stage::Drilled,
                _ => Stage::Drill,
            }
        } else if self.lesson.open {
            if self.lesson.task_done { Stage::TaskSolved } else { Stage::Lesson }
        } else if self.puzzle.is_open() {
            match self.puzzle.stage {
                _ if self.puzzle.run.open && !self.puzzle.run.over => Stage::Run,
                _ if self.puzzle.is_over() => Stage::Solved,
                PuzzleStage::Refuted => Stage::Refuted,
                _ => Stage::Puzzle,
            }
        } else if practice.is_over() {
            Stage::Practised
        } else if practice.stage != PracticeStage::Closed {
            Stage::Exercise
        } else if self.set_up.open {
            Stage::SetUp
        } else if !self.choices.is_empty() && !self.viewing_past {
            Stage::Colours
        } else if study.open {
            if practice.can_try { Stage::Mistake } else { Stage::Study }
        } else if !self.under_way {
            Stage::Ready
        } else if self.viewing_past {
            Stage::Past
        } else if self.phase == Phase::Over {
            Stage::Over
        } else {
            Stage::Playing
        }
    }

    /// The actions offered now. Skip is among them in every game, so that nothing moves when it becomes possible.
    pub fn actions(&self) -> &'static [Action] {
        use Action::{
            Another, AnotherTry, Answer, Back, CancelSetUp, Clue, EndRun, FinishSetUp, GiveTurn,
            Hint, HowToPlay, KeepPlaying, KeepTurn, Leave, LeaveGame, Next, Pause, PlayHere,
            PlayIt, PlayOn, Redo, Rematch, Repeat, Reset, Skip, SkipPuzzle, Start, Stop,
            StudyPuzzle, Swap, TryAgain, Undo, Walk,
        };
        match self.stage() {
            Stage::TimeUp if self.setup.variant.game().kind().knows_pass => {
                &[KeepTurn, GiveTurn, Stop]
            }
            Stage::TimeUp => &[KeepTurn, Stop],
            Stage::Leaving => &[KeepPlaying, LeaveGame],
            Stage::Coach => &[Another, PlayIt],
            Stage::Exercise => &[Clue, Answer, Leave],
            Stage::Puzzle if self.puzzle.mode == Mode::Day => &[Repeat, Answer, Clue],
            Stage::Puzzle => &[Repeat, SkipPuzzle, Answer, Clue],
            Stage::Refuted => &[AnotherTry, StudyPuzzle, Answer, Clue],
            Stage::Solved => &[Walk, Repeat, StudyPuzzle, PlayOn],
            Stage::Run => &[EndRun, SkipPuzzle],
            Stage::TaskSolved => &[Repeat, Next],
            Stage::Lesson if self.lesson.block.is_some() => &[Repeat, Next],
            Stage::Lesson if self.lesson.refuted => &[AnotherTry, Answer],
            Stage::Lesson => &[Repeat, Answer],
            Stage::Drill => &[Leave, Next, Answer],
            Stage::Drilled if self.drill.stage == DrillStage::AllDone => &[Leave],
            Stage::Drilled => &[Leave, Next],
            Stage::Practised => &[Repeat, PlayHere, Leave, Next],
            Stage::SetUp => &[Undo, Redo, CancelSetUp, FinishSetUp],
            Stage::Colours if self.can_redo => &[Undo, Redo],
            Stage::Colours => &[Undo],
            Stage::Mistake => &[Undo, Redo, TryAgain, PlayHere],
            Stage::Study => &[Undo, Redo, Hint, PlayHere],
            Stage::Ready => &[Start, HowToPlay, Undo, Skip, Hint],
            Stage::Past if self.phase == Phase::Over => &[Back],
            Stage::Past => &[Reset, Undo, Skip, Back],
            // The next game of a match begins by itself.
            Stage::Over if !self.can_rematch => &[Reset, Undo, Skip, Redo],
            Stage::Over => &[Rematch, Swap, Reset, Undo, Skip, Redo],
            Stage::Playing => &[Reset, Pause, Undo, Skip, Redo, Hint],
        }
    }
}
