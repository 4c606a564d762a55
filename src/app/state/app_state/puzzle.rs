//! The scene of a puzzle, and the room where one learns. The match, or the study, waits meanwhile.

use std::time::Duration;

use super::AppState;
use crate::analysis::practice::Seconds;
use crate::app::last_places::LearnPlace;
use crate::app::puzzle_history::Change;
use crate::app::state::board_action::BoardAction;
use crate::app::state::overlay::Overlay;
use crate::app::state::puzzle::{OpenPuzzle, RUN_ERRORS, RUN_TIME, Run};
use crate::app::state::review::named_reason;
use crate::app::state::scene::{LeftScene, Over};
use crate::app::state::{
    Effect, LearnEvent, Moment, Note, PracticeEvent, PuzzleShown, RunRow, RunShown, Signal, Status,
    StudyEvent, ThemeRow, WARNING_TIME,
};
use crate::game::{Game, Mode as MatchMode, Ply, Study};
use crate::lessons::Course;
use crate::puzzles::glicko::Rating;
use crate::puzzles::{
    DayDone, FoundPuzzle, History, Mode, Outcome, Puzzle, Puzzles, Run as FinishedRun, Standing,
    Theme, Try, choice,
};

/// What is put on the board next.
#[derive(Clone, Copy)]
enum Wanted<'a> {
    One(&'a FoundPuzzle, Mode),
    Day,
    Rated,
    OfTheme(Theme),
    OfRun,
}

impl AppState {
    pub(super) fn learn_event(&mut self, event: LearnEvent) {
        match event {
            LearnEvent::Enter(moment) => {
                self.learn.enter(moment, self.table.now);
                self.enter_learn();
            }
            LearnEvent::GoOn(moment, place) => {
                self.learn.enter(moment, self.table.now);
                self.enter_learn();
                self.go_on_learning(place);
            }
            LearnEvent::Today(moment) => self.turn_to_today(moment),
            LearnEvent::Leave => self.leave_learn(),
            LearnEvent::Read(history) => {
                self.learn.read(*history);
                self.recall_day();
            }
            LearnEvent::MistakesDue(count) => self.learn.mistakes_due = count,
            LearnEvent::Game(game) => self.learn_game(game),
            LearnEvent::Day => self.turn_to(Wanted::Day),
            LearnEvent::Rated => self.turn_to(Wanted::Rated),
            LearnEvent::OfTheme(theme) => self.turn_to(Wanted::OfTheme(theme)),
            LearnEvent::Clock => self.begin_run(),
            LearnEvent::EndRun => _ = self.end_run(),
            LearnEvent::LookBack(number) => self.look_back_in_run(number),
            LearnEvent::Study => self.study_puzzle(),
        }
    }

    /// Something may have fallen due since. Another day's puzzle gives way to today's unless somebody is at it.
    fn turn_to_today(&mut self, moment: Moment) {
        let is_next_day = self.learn.date() != moment.date;
        self.learn.enter(moment, self.table.now);
        self.openings.fall_due();
        let of_day = self.scene.puzzle().filter(|open| open.mode == Mode::Day);
        if is_next_day && of_day.is_some_and(|open| !open.is_begun()) {
            self.set_puzzle(Wanted::Day);
        }
        if self.scene.is_learning() {
            self.out.push(Effect::CountDeck);
        }
    }

    pub(super) fn enter_learn(&mut self) {
        self.out.push(Effect::ReadPuzzles);
        self.out.push(Effect::ReadLessons);
        self.read_own_play();
        self.out.push(Effect::CountDeck);
        self.out.push(Effect::ReadRepertoires);
        if self.scene.covers_learning() {
            self.put_set_up_by();
            self.cancel_set_up();
        }
        if self.scene.is_learning() {
            return;
        }
        self.uncover_scene();
        let below = self.variant_below();
        let (date, game) = (self.learn.date(), below.game());
        let left = self.left.take().and_then(|left| left.over(date, game));
        if left.is_none() {
            self.learn.game = below.game();
            self.openings.learn(below);
        }
        self.work_out_insight();
        // The clock does not run for what nobody sees.
        self.table.suspend();
        self.table.stop_search(&mut self.out);
        match left {
            Some(over) => self.return_to_learning(over),
            None => self.set_puzzle(Wanted::Day),
        }
        self.keep_game();
    }

    pub(super) fn return_to_learning(&mut self, over: Over) {
        self.scene.lay(over);
        // Another review's reasons have taken the place of its own.
        let solved = self.scene.puzzle().filter(|open| open.solving.is_over());
        if let Some(mistake) = solved.and_then(OpenPuzzle::mistake) {
            self.reviewing.explain_one(mistake, &mut self.out);
        }
        self.compare_in_drill();
        self.out.say(self.scene_note());
    }

    /// Where one is in the room where one learns, or goes back to from an exercise; `None` elsewhere.
    pub fn learn_place(&self) -> Option<LearnPlace> {
        let lesson = self.scene.lesson().map(|open| open.lesson().id.clone());
        self.was_learning().then_some(LearnPlace { game: self.learn.game, lesson })
    }

    fn go_on_learning(&mut self, place: LearnPlace) {
        self.learn_game(place.game);
        let Some(lesson) = place.lesson else { return };
        let lessons = &Course::shipped(place.game).lessons;
        if let Some(number) = lessons.iter().position(|it| it.id == lesson) {
            self.open_lesson(number);
        }
    }

    fn learn_game(&mut self, game: Game) {
        if self.learn.game != game && self.scene.is_learning() {
            let ended = self.end_run();
            self.learn.game = game;
            let below = self.variant_below();
            let is_of_game = below.game() == game;
            self.openings.learn(if is_of_game { below } else { self.settings.variant(game) });
            self.count_openings();
            self.work_out_insight();
            let mode = self.scene.puzzle().map(|open| open.mode);
            // A lesson or a drill gives way to the list of those of the other game, beside its puzzle of the day.
            let mode = mode.or(Some(Mode::Day));
            // Themes are of one game.
            self.set_puzzle(if mode == Some(Mode::Day) { Wanted::Day } else { Wanted::Rated });
            self.say_run_left(ended);
        }
    }

    /// Sets another kind of puzzle; a run that goes on ends with what it has.
    fn turn_to(&mut self, wanted: Wanted<'_>) {
        if !self.scene.is_learning() {
            return;
        }
        let ended = self.end_run();
        self.set_puzzle(wanted);
        self.say_run_left(ended);
    }

    pub(super) fn say_run_left(&mut self, ended: Option<(usize, usize)>) {
        if let Some((solved, errors)) = ended {
            self.out.say(Note::new(Status::RunLeft).number(solved).count(errors));
        }
    }

    fn puzzles(&self) -> std::sync::Arc<Puzzles> {
        Puzzles::shipped(self.learn.game)
    }

    pub(super) fn set_puzzle_of_day(&mut self) {
        self.set_puzzle(Wanted::Day);
    }

    /// Chooses a puzzle; says how it is offered, and of which theme.
    fn choose_puzzle(
        &mut self,
        wanted: Wanted<'_>,
        run: Option<&Run>,
    ) -> (Option<FoundPuzzle>, Mode, Option<Theme>) {
        let (puzzles, game, date) = (self.puzzles(), self.learn.game, self.learn.date());
        let empty = History::default();
        let learn = &mut self.learn;
        let history = learn.history.as_ref().unwrap_or(&empty);
        let (skipped, random) = (&learn.shown, &mut learn.random);
        let (found, mode, theme) = match wanted {
            Wanted::One(found, mode) => (Some(found), mode, None),
            Wanted::Day => (choice::of_the_day(&puzzles, date), Mode::Day, None),
            Wanted::Rated => {
                (choice::rated(&puzzles, history, game, skipped, random), Mode::Rated, None)
            }
            Wanted::OfTheme(theme) => {
                let found = choice::of_theme(&puzzles, history, theme, skipped, random);
                (found, Mode::Theme, Some(theme))
            }
            Wanted::OfRun => {
                let shown = run.map(Run::ids).unwrap_or_default();
                (choice::against_clock(&puzzles, &shown, random), Mode::Clock, None)
            }
        };
        (found.cloned(), mode, theme)
    }

    /// Puts a puzzle on the board. Without one that is wanted the board stays as it is.
    fn set_puzzle(&mut self, wanted: Wanted<'_>) {
        let current = self.scene.puzzle().map(|open| open.found.id);
        let mut run = self.scene.puzzle_mut().and_then(|open| open.run.take());
        let (mut found, mode, theme) = self.choose_puzzle(wanted, run.as_ref());
        if found.is_none() {
            // All have been shown since the program started: they come again.
            self.learn.shown.retain(|id| Some(*id) == current);
            found = self.choose_puzzle(wanted, run.as_ref()).0;
        }
        let Some(found) = found else {
            if let Some(open) = self.scene.puzzle_mut() {
                open.run = run;
            }
            return;
        };
        let puzzle = self.puzzles().of(&found).expect("the shipped puzzles are sound");
        if mode == Mode::Clock
            && let Some(run) = run.as_mut().filter(|run| !run.is_over())
        {
            run.shown.push((found.clone(), None));
        }
        self.learn.shown.insert(found.id);
        let mut open = OpenPuzzle::new(puzzle, found, mode);
        open.theme = theme;
        open.run = run.filter(|_| mode == Mode::Clock);
        self.scene.lay(Over::Puzzle(Box::new(open)));
        self.recall_day();
        self.out.say(self.scene_note());
    }

    /// Remembers how the puzzle of the day on the board was first tried: once more it is solved for nobody's figures.
    fn recall_day(&mut self) {
        let open = self.scene.puzzle_mut().filter(|it| it.mode == Mode::Day && !it.is_noted);
        let Some(open) = open else { return };
        open.first = self.learn.day(open.found.id, self.table.now).0;
        open.is_noted = open.first.is_some();
    }

    pub(super) fn act_in_puzzle(&mut self, action: BoardAction) {
        let now = self.table.now;
        let Some(open) = self.scene.puzzle_mut() else { return };
        match action {
            BoardAction::Activate(cell) => {
                if open.solving.is_over() {
                    return;
                }
                // The board shows another position: the first click returns to that of the puzzle.
                if !open.is_refuted() {
                    return self.try_in_puzzle(cell);
                }
                open.take_back();
            }
            BoardAction::Hint => open.clue(),
            BoardAction::Undo => open.take_back(),
            BoardAction::Skip => self.next_puzzle(),
            BoardAction::View(target) => {
                if let Some(moves) = open.look_along(target) {
                    open.look(moves);
                }
            }
            _ => {}
        }
        self.settle_puzzle(now);
    }

    /// What the buttons of an exercise mean for a puzzle.
    pub(super) fn practice_in_puzzle(&mut self, event: &PracticeEvent) {
        let now = self.table.now;
        let Some(open) = self.scene.puzzle_mut() else { return };
        match event {
            PracticeEvent::Hint if !open.runs() => open.clue(),
            PracticeEvent::Tell if !open.runs() => open.tell(),
            PracticeEvent::Again => {
                if open.is_refuted() {
                    open.take_back();
                } else {
                    open.again();
                }
            }
            PracticeEvent::Show(moves) => open.walk_to(*moves),
            PracticeEvent::Wrong(row) => open.walk_wrong(*row),
            PracticeEvent::Next => return self.next_puzzle(),
            PracticeEvent::Leave => return self.leave_learn(),
            PracticeEvent::Hint
            | PracticeEvent::Tell
            | PracticeEvent::TryAgain
            | PracticeEvent::Read
            | PracticeEvent::Puzzle(..)
            | PracticeEvent::Begin(_) => {}
        }
        self.settle_puzzle(now);
    }

    fn try_in_puzzle(&mut self, cell: usize) {
        let now = self.table.now;
        let Some(open) = self.scene.puzzle_mut() else { return };
        match open.try_move(cell, now) {
            Try::Right | Try::Solved | Try::Wrong => self.out.signal(Signal::StonePlaced(cell)),
            Try::Refused => {
                let position = open.solving.position().clone();
                if let Err(reason) = position.clone().play(Ply::Place(cell)) {
                    self.illegal(cell, reason);
                }
                return;
            }
        }
        self.settle_puzzle(now);
    }

    /// Remembers an outcome that has become clear, and goes on in a run.
    fn settle_puzzle(&mut self, now: Duration) {
        let at = self.learn.time(now);
        let Some(open) = self.scene.puzzle_mut() else { return };
        let mistake = open.solving.is_over().then(|| open.mistake()).flatten();
        if let Some(attempt) = open.attempt(at) {
            let counts = attempt.mode == Mode::Rated && attempt.outcome != Outcome::Helped;
            let game = attempt.game;
            let before = self.learn.progress(game).standing.rating.rating;
            self.learn.add(attempt.clone());
            let after = self.learn.progress(game).standing.rating.rating;
            let is_right = open.is_right_at_first();
            open.change = counts.then_some((before, after));
            self.out.push(Effect::Puzzles(Change::Attempt(attempt)));
            if let Some(run) = open.run.as_mut().filter(|run| !run.is_over()) {
                if let Some(last) = run.shown.last_mut() {
                    last.1 = Some(is_right);
                }
                if run.errors() >= RUN_ERRORS {
                    self.end_run();
                    return;
                }
                return self.set_puzzle(Wanted::OfRun);
            }
        }
        self.settle_day(at);
        if let Some(mistake) = mistake {
            self.reviewing.explain_one(mistake, &mut self.out);
        }
        self.out.say(self.scene_note());
    }

    /// Remembers that the puzzle of the day has come to its end, once.
    fn settle_day(&mut self, at: Seconds) {
        let Some(open) = self.scene.puzzle() else { return };
        let puzzle = open.found.id;
        let is_over = open.mode == Mode::Day && open.solving.is_over();
        if is_over && !self.learn.day(puzzle, self.table.now).1 {
            let day = DayDone { puzzle, at };
            self.learn.add_day(day);
            self.out.push(Effect::Puzzles(Change::Day(day)));
        }
    }

    /// Another puzzle of the same kind; what was not tried costs nothing.
    fn next_puzzle(&mut self) {
        let Some(open) = self.scene.puzzle() else { return };
        match (open.mode, open.theme, &open.run) {
            (Mode::Clock, _, Some(run)) if !run.is_over() => self.set_puzzle(Wanted::OfRun),
            (Mode::Clock, ..) => self.begin_run(),
            (Mode::Theme, Some(theme), _) => self.set_puzzle(Wanted::OfTheme(theme)),
            (Mode::Theme | Mode::Rated | Mode::Day, ..) => self.set_puzzle(Wanted::Rated),
        }
    }

    fn best_run(&self) -> u32 {
        self.learn.history.as_ref().map_or(0, |it| it.best_run(self.learn.game))
    }

    fn begin_run(&mut self) {
        let now = self.table.now;
        // Begun again in its midst, the first one counts, too.
        self.end_run();
        let best = self.best_run();
        if self.scene.puzzle().is_none() && self.scene.is_learning() {
            self.set_puzzle(Wanted::Day);
        }
        if let Some(open) = self.scene.puzzle_mut() {
            let ends = now + RUN_TIME;
            open.run = Some(Run { ends, unseen: None, shown: Vec::new(), best, left: None });
            self.set_puzzle(Wanted::OfRun);
        }
    }

    /// Ends the run that is going on, if any, and returns how many were solved and how many were errors.
    pub(super) fn end_run(&mut self) -> Option<(usize, usize)> {
        let now = self.table.now;
        let (at, game) = (self.learn.time(now), self.learn.game);
        let open = self.scene.puzzle_mut()?;
        let run = open.run.as_mut().filter(|run| !run.is_over())?;
        run.left = Some(run.left(now));
        let result = (run.solved(), run.errors());
        let finished = FinishedRun { game, solved: result.0 as u32, at };
        if !open.solving.is_over() {
            open.is_noted = true;
            open.tell();
        }
        self.learn.add_run(finished);
        self.out.push(Effect::Puzzles(Change::Run(finished)));
        self.out.say(self.scene_note());
        Some(result)
    }

    /// Shows a puzzle of a finished run with its solution.
    fn look_back_in_run(&mut self, number: usize) {
        let Some(run) = self.scene.puzzle().and_then(|it| it.run.as_ref()) else { return };
        let Some((found, _)) = run.shown.get(number).filter(|_| run.is_over()).cloned() else {
            return;
        };
        self.set_puzzle(Wanted::One(&found, Mode::Clock));
        if let Some(open) = self.scene.puzzle_mut() {
            // It counted in the run.
            open.is_noted = true;
            open.tell();
        }
        self.settle_puzzle(self.table.now);
    }

    /// When the display of a run changes, with every second that is left.
    pub(super) fn run_due(&self) -> Option<Duration> {
        let run = self.scene.puzzle()?.run.as_ref()?;
        if run.is_over() || run.unseen.is_some() {
            return None;
        }
        let part = Duration::from_nanos(run.left(self.table.now).subsec_nanos().into());
        Some(self.table.now + if part.is_zero() { Duration::from_secs(1) } else { part })
    }

    pub(super) fn do_what_is_due_in_puzzle(&mut self) {
        let now = self.table.now;
        let Some(open) = self.scene.puzzle_mut() else { return };
        if let Some(cell) = open.answer_if_due(now) {
            self.out.signal(Signal::StonePlaced(cell));
        }
        if open.run.as_ref().is_some_and(|run| !run.is_over() && run.left(now).is_zero()) {
            self.end_run();
        }
    }

    /// A run waits under a dialog, which has been there `since`, as a game does; it may have begun there.
    pub(super) fn shift_run(&mut self, since: Duration) {
        let now = self.table.now;
        if let Some(run) = self.scene.puzzle_mut().and_then(|open| open.run.as_mut()) {
            let begun = run.ends.saturating_sub(RUN_TIME);
            // What was not seen may have begun before, or under, a dialog.
            let since = run.unseen.take().map_or(since, |unseen| unseen.min(since));
            run.ends += now.saturating_sub(since.max(begun));
        }
    }

    /// Nobody sees the run until somebody does something again.
    pub(super) fn hide_run(&mut self) {
        let now = self.table.now;
        if let Some(run) = self.scene.puzzle_mut().and_then(|open| open.run.as_mut()) {
            run.unseen.get_or_insert(now);
        }
    }

    pub(super) fn see_run(&mut self) {
        let run = self.scene.puzzle().and_then(|open| open.run.as_ref());
        // Under a dialog it waits as well.
        let unseen = run.and_then(|run| run.unseen).filter(|_| self.table.covered_at.is_none());
        if let Some(since) = unseen {
            self.shift_run(since);
        }
    }

    pub(super) fn leave_learn(&mut self) {
        let ended = self.end_run();
        if let Some(left) = self.scene.lift_learning() {
            self.keep_left(left);
            self.explain_shown();
            self.out.say(self.scene_note());
            self.say_run_left(ended);
            self.keep_game();
        }
    }

    /// Keeps what one learns for the next visit; the board shows what lies below.
    pub(super) fn keep_left(&mut self, mut over: Over) {
        let below = self.variant_below().game();
        if let Over::Drill(open) = &mut over
            && open.end_comparing()
        {
            self.out.push(Effect::EndJudging);
        }
        self.left = Some(LeftScene::of(over, self.learn.date(), below));
    }

    /// Makes way for an event of the study; returns whether it still has something to do.
    pub(super) fn leave_learn_for(&mut self, event: &StudyEvent) -> bool {
        match event {
            StudyEvent::PlayFromHere => {
                self.play_puzzle_on();
                false
            }
            StudyEvent::Enter
            | StudyEvent::Leave
            | StudyEvent::Open(_)
            | StudyEvent::OpenOwn(_) => {
                self.leave_learn();
                true
            }
            _ => false,
        }
    }

    fn study_puzzle(&mut self) {
        let Some(open) = self.scene.puzzle() else { return };
        let (tree, at) = open.tree();
        let mut study = Study::new(tree);
        study.go_to(at);
        self.leave_learn();
        self.study_tree(study);
    }

    /// Begins a game from the position on the board, in which the person has the side that solves.
    fn play_puzzle_on(&mut self) {
        let Some(open) = self.scene.puzzle() else { return };
        let (record, side) = (open.record(), open.puzzle_shown().side);
        if !record.end().is_over() {
            self.leave_learn();
            self.play_on_from(&record, MatchMode::with_person(side));
        }
    }

    /// What is shown of the puzzle on the board; nothing if there is none.
    pub(super) fn puzzle_shown(&self) -> PuzzleShown {
        let Some(open) = self.scene.puzzle() else { return PuzzleShown::default() };
        let (game, now) = (self.learn.game, self.table.now);
        let progress = self.learn.progress(game);
        let Standing { rating, .. } = progress.standing;
        let mistake = open.mistake().filter(|_| open.solving.is_over());
        let explanation = mistake.as_ref().and_then(|it| self.reviewing.explanation(it));
        let position = open.solving.start();
        let is_noted = open.mode == Mode::Rated && open.is_noted;
        let today = choice::of_the_day(&self.puzzles(), self.learn.date()).map(|it| it.id);
        PuzzleShown {
            own_rating: (rating.rating, rating.deviation, progress.standing.is_guess()),
            chance: if is_noted {
                0.0
            } else {
                rating.expects(Rating::of_puzzle(open.found.rating))
            },
            reason: explanation
                .and_then(|it| it.reasons.first())
                .map(|it| named_reason(it, position)),
            reason_of: mistake
                .as_ref()
                .map(|it| position.cell_name(it.played.cell))
                .unwrap_or_default(),
            explains: explanation.is_none()
                && mistake.as_ref().is_some_and(|it| self.reviewing.explains(it)),
            last_ten: progress.last_ten.clone(),
            course: progress.course.clone(),
            advice: progress.weakest.map(|(theme, it)| (theme, it.tried, it.solved)),
            mistakes_due: self.learn.mistakes_due,
            // What was tried in vain still waits to be solved.
            day_done: today.is_some_and(|id| self.learn.day(id, now).1),
            run: match &open.run {
                Some(run) => self.run_shown(run),
                None => RunShown { best: self.best_run(), ..RunShown::default() },
            },
            ..open.puzzle_shown()
        }
    }

    fn run_shown(&self, run: &Run) -> RunShown {
        let left = run.left(self.table.now);
        RunShown {
            open: true,
            over: run.is_over(),
            left,
            warning: !run.is_over() && left <= WARNING_TIME,
            solved: run.solved(),
            errors: run.errors(),
            last: run.last(),
            best: run.best,
        }
    }

    /// The puzzles of a run against the clock.
    pub fn run_rows(&self) -> Vec<RunRow> {
        let Some(open) = self.scene.puzzle() else { return Vec::new() };
        let shown = open.run.iter().flat_map(|run| &run.shown);
        let row = |(found, solved): &(FoundPuzzle, Option<bool>)| RunRow {
            rating: found.rating,
            solved: *solved,
            current: found.id == open.found.id,
        };
        shown.map(row).collect()
    }

    /// The themes of the game, with how they go.
    pub fn theme_rows(&self) -> Vec<ThemeRow> {
        let Some(open) = self.scene.puzzle() else { return Vec::new() };
        let (puzzles, game) = (self.puzzles(), self.learn.game);
        let row = |&theme: &Theme| {
            let has = puzzles.all().iter().filter(|it| it.themes.contains(&theme)).count();
            let tally = self.learn.history.as_ref().map(|it| it.tally(game, theme));
            let tally = tally.unwrap_or_default();
            (has > 0).then_some(ThemeRow {
                theme,
                puzzles: has,
                tried: tally.tried,
                solved: tally.solved,
                chosen: open.theme == Some(theme),
            })
        };
        Theme::ALL.iter().filter_map(row).collect()
    }

    /// The puzzle on the board.
    pub fn puzzle_on_board(&self) -> Option<&Puzzle> {
        self.scene.puzzle().map(|open| open.solving.puzzle())
    }

    /// The game whose puzzles are set.
    pub fn learnt_game(&self) -> Game {
        self.learn.game
    }
}
