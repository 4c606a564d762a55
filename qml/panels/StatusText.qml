// Every sentence of the status line.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    readonly property ProblemText problems: ProblemText {}
    readonly property FormatWords formats: FormatWords {}

    // The words of the game that is played.
    required property GameWords words
    // Why a move of it is a mistake.
    property GameReasons reasons: GameReasons {}
    // The words of exercises, where there can be one.
    property PracticeWords exercise: null
    // The words of puzzles, where there can be one.
    property PuzzleWords puzzle: null
    // The words of lessons.
    property LessonWords lesson: null
    // The words of openings.
    property OpeningWords opening: null
    readonly property DeckWords deck: DeckWords {
        words: root.words
        problems: root.problems
    }

    // The move of the other side just before, if it placed a stone.
    function before(side: int, cell: string, count: int): string {
        return cell === "" ? "" : words.placed(words.otherSide(side), cell, count);
    }

    function notKept(problem: int, detail: string): string {
        return words.join(qsTr("The game cannot be saved for the next start."), problems.sentence(problem, detail));
    }

    // The coach's question before a move.
    function question(coach: Coach, side: int): string {
        const other = words.playerName(words.otherSide(side));
        const why = reasons.text(coach.motif, words.sideName(side), other, coach.reasonCell, coach.reasonList, coach.reasonCount, coach.manner);
        // A reason tells by itself that the game is lost.
        const costs = coach.losesGame ? (why === "" ? qsTr("%1 throws the game away.", "move").arg(coach.cell) : "")
            : (coach.exact ? qsTr("%1 loses %n disc(s).", "move", Math.round(coach.loses)) : qsTr("%1 loses about %n disc(s).", "move", Math.round(coach.loses))).arg(coach.cell);
        const does = why === "" ? costs : words.join(costs, qsTr("%1 %2.", "move, what it does").arg(coach.cell).arg(why));
        return words.join(does, coach.asked > 1 ? qsTr("Play it? (question %1 of this game)", "number").arg(coach.asked) : qsTr("Play it?"));
    }

    // The question before the game is left.
    function leaving(asked: int, side: int): string {
        if (asked === Game.AskNewGame)
            return qsTr("Start a new game? Game ▸ Resume brings this one back.");
        return words.you === Side.None ? qsTr("Does %1 really want to resign?", "side").arg(words.sideName(side)) : qsTr("Do you really want to resign?");
    }

    // The sentence for the game as it stands.
    function message(game: Game): string {
        if (game.asked !== Game.AskNothing && !game.clock.timeUp)
            return leaving(game.asked, game.clock.side);
        if (game.coach.asks) {
            const asked = question(game.coach, game.turn);
            return game.status.says === Status.CoachAsks ? asked : words.join(text(game.status), asked);
        }
        if (game.status.says === Status.NothingToReview && game.view.count > 0)
            return qsTr("Moves of the opening are not reviewed, and none has been played after it yet.");
        if (game.status.says === Status.Exercise && exercise)
            return exercise.sentence;
        if (game.status.says === Status.Puzzle && puzzle)
            return puzzle.sentence;
        if (game.status.says === Status.RunLeft && puzzle)
            return words.join(puzzle.runOver(game.status.number, game.status.count), game.puzzle.open ? puzzle.sentence : "");
        if (game.status.says === Status.Lesson && lesson)
            return lesson.sentence;
        if (game.status.says === Status.Drill && opening)
            return opening.sentence;
        if (game.status.says === Status.HintIs)
            return words.hint(game.status.cell, game.hint.score, game.hint.exact, game.hint.forced, game.hint.percent, game.turn);
        const said = words.join(cameBack(game.status), text(game.status));
        if (game.status.tellsPause)
            return words.join(said, qsTr("The game is paused. Press Continue."));
        return game.status.tellsResult ? words.join(said, words.result(game.outcome.winner, game.outcome.blackScore, game.outcome.whiteScore)) : said;
    }

    // What was taken back or played again before an opening asks for the next thing; of other moves the status itself says it.
    function cameBack(status): string {
        return status.cameBack === status.says ? "" : text({ says: status.cameBack, cell: status.cell, side: Side.None });
    }

    // A status in words.
    function text(status): string {
        const name = words.playerName(status.side);
        const other = words.otherSide(status.side);
        const you = words.isYou(status.side);
        switch (status.says) {
        case Status.CoachAsks:
            return qsTr("Play it?");
        case Status.PressStart:
            return status.side === Side.None ? qsTr("Press Start to begin.") : you ? qsTr("Your turn: make a move to begin.")
                : qsTr("Play a move to begin, or press Start.");
        case Status.Started:
            return words.join(qsTr("The game begins."), words.toMove(status.side));
        case Status.Continued:
            return words.join(qsTr("The game goes on."), words.toMove(status.side));
        case Status.ToMove:
            return words.toMove(status.side);
        case Status.PassedToMove:
            return words.join(you ? qsTr("You have no legal move and pass.") : qsTr("%1 has no legal move and passes.", "side").arg(name), words.toMove(other));
        case Status.SkippedToMove:
            return words.join(you ? qsTr("You skip this turn.") : qsTr("%1 skips this turn.", "side").arg(name), words.toMove(other));
        case Status.MustPass:
            return words.join(before(status.side, status.cell, status.count), you ? qsTr("You have no legal move. Press Skip.") : qsTr("%1 has no legal move. Press Skip.", "side").arg(name));
        case Status.WillPass:
            return words.join(before(status.side, status.cell, status.count), you ? qsTr("You have no legal move and pass in a moment.") : qsTr("%1 has no legal move and passes in a moment.", "side").arg(name));
        case Status.Thinking:
            return words.join(before(status.side, status.cell, status.count), qsTr("%1 is thinking…", "side").arg(name));
        case Status.PausedPressContinue:
            return qsTr("The game is paused. Press Continue.");
        case Status.GamePaused:
            return words.join(qsTr("Paused."), pressContinue());
        case Status.PausedByLock:
            return words.join(qsTr("Paused: the screen was locked."), pressContinue());
        case Status.PausedBySleep:
            return words.join(qsTr("Paused: the computer went to sleep."), pressContinue());
        case Status.TimeUpAsked:
            return you ? qsTr("Your time is up. Do you want to keep your turn and think on?") : qsTr("%1's time is up. Keep the turn and think on?", "side").arg(name);
        case Status.TimeUpPassed:
            return words.join(you ? qsTr("Your time is up; the turn passes.") : qsTr("%1's time is up; the turn passes.", "side").arg(name), words.toMove(other));
        case Status.TimeUpPaused:
            return qsTr("Both sides ran out of time. The game is paused; press Continue.");
        case Status.TimeUpLost:
            return you ? qsTr("Your time is up. You lost.") : words.isYou(other) ? qsTr("%1's time is up. You won.", "side").arg(name)
                : qsTr("%1's time is up. %2 wins.", "side, other side").arg(name).arg(words.sideName(other));
        case Status.Occupied:
            return qsTr("%1 is taken already.", "square").arg(status.cell);
        case Status.LookFailed:
            return qsTr("%1 could not be evaluated. Try it again, or another move.", "move").arg(status.cell);
        case Status.NotYourTurn:
            return qsTr("Wait: %1 is thinking.", "side").arg(name);
        case Status.SkipRefused:
            return you ? qsTr("You have a legal move, so the turn cannot be skipped.") : qsTr("%1 has a legal move, so the turn cannot be skipped.", "side").arg(name);
        case Status.SkipUnknown:
            return qsTr("In this game every turn is a move: nobody skips.");
        case Status.NotBegun:
            return words.join(qsTr("The game has not begun yet."), qsTr("Press Start to begin."));
        case Status.GameOver:
            return words.join(before(status.side === Side.None ? Side.None : other, status.cell, status.count), qsTr("The game is over."));
        case Status.Resigned:
            return you ? qsTr("You resign.") : qsTr("%1 resigns.", "side").arg(name);
        default:
            return words.text(status) || reason(status.says) || ofProgram(status) || later(status) || ofLists(status) || deck.text(status);
        }
    }

    // Why a key or a menu entry does nothing now.
    function reason(says: int): string {
        switch (says) {
        case Status.NotInStudy:
            return qsTr("That belongs to the game. F3 goes back to it.");
        case Status.NothingToResign:
            return qsTr("There is no game to resign.");
        case Status.NothingToStart:
            return qsTr("A game is on the board already.");
        case Status.NothingToReset:
            return qsTr("The board is set up for a new game already.");
        case Status.NothingToResume:
            return qsTr("There is no unfinished game to resume.");
        case Status.NoList:
            return qsTr("No list of games is open. Open a file first: Ctrl+O.");
        case Status.NothingToCopy:
            return qsTr("There are no moves to copy yet.");
        case Status.OnlyInStudy:
            return qsTr("That is for a study. F3 opens one.");
        case Status.NoSquare:
            return qsTr("Choose a square of the board first, with the arrow keys.");
        case Status.SetUpFirst:
            return qsTr("Finish or leave the set-up of the position first.");
        case Status.ExerciseFirst:
            return qsTr("Leave the exercise first.");
        case Status.NotWhilePlaying:
            return qsTr("Not while a game is being played: pause it first, or open a study with F3.");
        case Status.NothingToReview:
            return qsTr("There is no game to review yet: no move was made.");
        case Status.NoRecentFiles:
            return qsTr("The list of recent files is empty. Ctrl+O opens a file.");
        case Status.ReviewInStudy:
            return qsTr("The game is not over yet. F3 opens a study, where it can be reviewed.");
        case Status.AtStart:
            return qsTr("This is the first position.");
        case Status.AtEnd:
            return qsTr("This is the last position.");
        case Status.NoMistakeHere:
            return qsTr("No mistake to try again here. Review the game and go to one.");
        case Status.NotHere:
            return qsTr("That does nothing here.");
        case Status.AnalysisOff:
            return qsTr("The analysis is switched off. Press F4 to switch it on.");
        case Status.AllAnalysed:
            return qsTr("All moves are being analysed already.");
        case Status.NoExercise:
            return qsTr("No exercise is open.");
        case Status.NothingToChange:
            return qsTr("That cannot be changed here.");
        case Status.NothingToPlay:
            return qsTr("The game cannot go on from here.");
        default:
            return "";
        }
    }

    // What a program did wrong; the match is paused then, and the game unchanged.
    function ofProgram(status): string {
        const name = words.playerName(status.side);
        switch (status.says) {
        case Status.ProgramNotStarted:
            return words.join(words.join(qsTr("%1 cannot be started.", "program").arg(name), problems.sentence(status.problem, status.detail)), goOn());
        case Status.ProgramEnded:
            return words.join(status.detail === "" ? qsTr("%1 exited unexpectedly.", "program").arg(name) : Speech.fill(qsTr("%1 exited unexpectedly: “%2”.", "program, its last words"), [name, status.detail]), goOn());
        case Status.ProgramHangs:
            return words.join(qsTr("%1 has not answered for %n second(s).", "program", status.number).arg(name), goOn());
        case Status.ProgramFloods:
            return words.join(qsTr("%1 never stops writing.", "program").arg(name), goOn());
        case Status.ProgramNonsense:
            return words.join(status.detail === "" ? qsTr("%1 gave an empty answer.", "program").arg(name) : Speech.fill(qsTr("%1 answered “%2”, which is not a move.", "program"), [name, status.detail]), goOn());
        case Status.ProgramIllegal:
            return words.join(Speech.fill(qsTr("%1 wanted to play %2, which is not legal.", "program, move"), [name, status.cell]), goOn());
        case Status.ProgramCantSetUp:
            return words.join(qsTr("%1 cannot play a game with this start.", "program").arg(name), replaceIt());
        case Status.ProgramOtherBoard:
            return words.join(Speech.fill(qsTr("%1 cannot play on this board: “%2”.", "program, its answer"), [name, status.detail]), replaceIt());
        case Status.ProgramRefuses:
            return words.join(Speech.fill(qsTr("%1 does not accept the move %2: “%3”.", "program, move, its answer"), [name, status.cell, status.detail]), goOn());
        case Status.ProgramGone:
            return qsTr("The program that had %1 is not in the list any more. Heibai takes its place.", "side").arg(words.sideName(status.side));
        case Status.ProgramGoneInSeries:
            return qsTr("The program that had %1 is not in the list any more, so the match of several games ends. Heibai takes its place.", "side").arg(words.sideName(status.side));
        default:
            return "";
        }
    }

    // Several plies, which are apart by blanks.
    function pliesOf(names: string): string {
        return names.split(" ").map(name => PlyNames.text(name)).join(qsTr(", ", "between moves"));
    }

    function pressContinue(): string {
        return qsTr("Press Continue.");
    }

    function goOn(): string {
        return qsTr("Continue restarts it.");
    }

    function replaceIt(): string {
        return qsTr("Choose another player in its place.");
    }

    function later(status): string {
        switch (status.says) {
        case Status.Undone:
            return words.join(status.cell === "" ? qsTr("Taken back.") : qsTr("Taken back: %1.", "moves").arg(pliesOf(status.cell)), status.side === Side.None ? "" : words.toMove(status.side));
        case Status.Redone:
            return words.join(status.cell === "" ? qsTr("Played again.") : qsTr("Played again: %1.", "moves").arg(pliesOf(status.cell)), status.side === Side.None ? "" : words.toMove(status.side));
        case Status.ResetUndone:
            return words.join(qsTr("The game before this one is back."), status.side === Side.None ? "" : words.toMove(status.side));
        case Status.NothingToUndo:
            return qsTr("There is nothing to take back.");
        case Status.NothingToRedo:
            return qsTr("There is nothing to play again.");
        case Status.LookingForHint:
            return qsTr("Looking for a hint…");
        case Status.Resumed:
            return qsTr("Your unfinished game is back. Press Continue.");
        case Status.ViewingPast:
            return status.cell === "" ? qsTr("You see the start of the game.") : PlyNames.isChoice(status.cell) ? qsTr("You see the board after move %1: %2.", "number, choice of an opening").arg(status.number).arg(PlyNames.text(status.cell))
                : qsTr("You see the board after move %1, %2.", "number, move").arg(status.number).arg(PlyNames.text(status.cell));
        case Status.BackAtLatest:
            return words.join(qsTr("Back at the latest move."), words.toMove(status.side));
        case Status.Studied:
            return words.join((PlyNames.isChoice(status.cell) ? qsTr("After move %1: %2.", "number, choice of an opening") : qsTr("Move %1, %2.", "number, move")).arg(status.number).arg(PlyNames.text(status.cell)), words.toMove(status.side));
        case Status.StudiedStart:
            return words.join(qsTr("The start of the game."), words.toMove(status.side));
        case Status.StudiedEnd:
            return qsTr("The game is over.");
        case Status.StudyBack:
            return words.join(qsTr("Another study is back on the board."), status.side === Side.None ? "" : words.toMove(status.side));
        case Status.StillWriting:
            return qsTr("A file is still being written. Try again in a moment.");
        case Status.EditUndone:
            return qsTr("Taken back.", "a comment, a mark or the order of lines");
        case Status.EditRedone:
            return qsTr("Done again.", "a comment, a mark or the order of lines");
        case Status.PictureCopied:
            return qsTr("A picture of the board is on the clipboard.");
        case Status.Merged:
            return status.number === 0 ? qsTr("All of its moves are here already.") : qsTr("%n new move(s).", "of a game that became a variation", status.number);
        case Status.MovesRemoved:
            return qsTr("%n move(s) removed. Undo puts them back.", "of a study", status.number);
        case Status.MergeRefused:
            return qsTr("That game begins at another position.");
        case Status.PositionNotFound:
            return qsTr("The position is not in this study.");
        case Status.SettingUp:
            return words.join(qsTr("Set up a position."), words.toMove(status.side));
        case Status.SetUpEmptyMiddle:
            return qsTr("No game leads here: %1, in the middle, is empty.", "square").arg(status.cell);
        case Status.SetUpCutOff:
            return qsTr("No game leads here: %1 is cut off from the middle.", "square").arg(status.cell);
        case Status.SetUpCounts:
            return words.join(qsTr("No game leads here: the number of stones does not fit."), words.toMove(status.side));
        case Status.SetUpRow:
            return qsTr("No game leads here: %1 has won already.", "side").arg(words.playerName(status.side));
        case Status.SetUpOver:
            return qsTr("Nobody can move here: the game is over.");
        case Status.SetUpMustPass:
            return qsTr("%1 has no legal move here and will pass.", "side").arg(words.playerName(status.side));
        case Status.ResetFirst:
            return qsTr("A game is being played. Press Reset first.");
        case Status.NothingToPaste:
            return qsTr("There is no text to paste.");
        case Status.PasteRefused:
            return words.join(qsTr("The text is not a game."), problems.text(status.problem, status.number, status.line, status.column, status.detail));
        case Status.OpenRefused:
            return words.join(qsTr("The file could not be opened as a game."), problems.text(status.problem, status.number, status.line, status.column, status.detail));
        case Status.SaveFailed:
            return words.join(qsTr("The game could not be saved."), problems.sentence(status.problem, status.detail));
        case Status.AutosaveFailed:
            return notKept(status.problem, status.detail);
        case Status.PutByFailed:
            return words.join(qsTr("The previous game could not be saved."), problems.sentence(status.problem, status.detail));
        case Status.ClearFailed:
            return words.join(qsTr("The finished game could not be removed from the disk and may come back."), problems.sentence(status.problem, status.detail));
        case Status.KeptUnknown:
            return words.join(qsTr("Heibai could not look for unfinished games."), problems.sentence(status.problem, status.detail));
        case Status.ResumeRefused:
            return words.join(qsTr("The game could not be resumed."), problems.sentence(status.problem, status.detail));
        case Status.SettingsReset:
            return qsTr("The settings could not be read. They were kept as %1.", "file name").arg(status.detail);
        case Status.SettingsPartly:
            return qsTr("Some settings could not be read. The file was kept as %1.", "file name").arg(status.detail);
        case Status.SettingsNewer:
            return qsTr("A later Heibai wrote the settings. They were kept as %1.", "file name").arg(status.detail);
        case Status.SettingsLeft:
            return qsTr("The settings could not all be read. They are still in %1.", "file").arg(status.detail);
        case Status.SessionReset:
            return qsTr("The unfinished game could not be read. It was kept as %1.", "file name").arg(status.detail);
        case Status.SessionNewer:
            return qsTr("A later Heibai wrote the unfinished game. It was kept as %1.", "file name").arg(status.detail);
        case Status.SessionLeft:
            return qsTr("The unfinished game could not be read. It is still in %1.", "file").arg(status.detail);
        case Status.SettingsNotSaved:
            return words.join(qsTr("The settings could not be saved."), problems.sentence(status.problem, status.detail));
        case Status.TallyReset:
            return qsTr("The tally of games could not be read. It was kept as %1.", "file name").arg(status.detail);
        case Status.TallyLeft:
            return qsTr("The tally of games could not be read. It is still in %1.", "file").arg(status.detail);
        case Status.PendingReset:
            return qsTr("Changes still to be saved could not be read. They were kept as %1.", "file name").arg(status.detail);
        case Status.PendingLeft:
            return qsTr("Changes still to be saved could not be read. They are still in %1.", "file").arg(status.detail);
        case Status.TallyNotSaved:
            return words.join(qsTr("The result could not be added to the tally."), problems.sentence(status.problem, status.detail));
        case Status.NoMachine:
            return words.join(qsTr("The machine cannot play on this computer."), problems.sentence(status.problem, status.detail));
        case Status.EnginesReset:
            return qsTr("The list of programs could not all be read. It was kept as %1.", "file name").arg(status.detail);
        case Status.EnginesLeft:
            return qsTr("The list of programs could not all be read. It is still in %1.", "file").arg(status.detail);
        case Status.EnginesNotSaved:
            return words.join(qsTr("The list of programs could not be saved."), problems.sentence(status.problem, status.detail));
        case Status.Saved:
            return qsTr("Saved as %1.", "file name").arg(status.detail);
        case Status.Unconfirmed:
            return qsTr("%1 is saved, but the disk has not confirmed it: a power cut could undo that.", "file").arg(status.detail);
        case Status.Copied:
            return qsTr("The moves are on the clipboard.");
        case Status.DetailsCopied:
            return qsTr("The details are on the clipboard.");
        default:
            return "";
        }
    }
    // Files, lists of games, and the games kept.
    function ofLists(status): string {
        const more = status.says === Status.ListRead ? status.count : 0;
        const file = status.detail === "" ? "" : Speech.fill(more > 0 ? qsTr("Opened %1 and %n more.", "file names", more) : qsTr("Opened %1.", "file name"), [status.detail]);
        switch (status.says) {
        case Status.Opened:
            return words.join(file, qsTr("Read as %1.", "format").arg(formats.title(status.format)));
        case Status.OpenedPartly:
            return words.join(qsTr("Read as %1.", "format").arg(formats.title(status.format)), qsTr("Left out: “%1”.", "a part of the text").arg(status.detail));
        case Status.NotOnDisk:
            return qsTr("“%1” is not a file on this computer. Save it here first.", "address").arg(status.detail);
        case Status.RecentGone:
            return qsTr("There is no file %1 any more. It was taken off the list.", "file").arg(status.detail);
        case Status.RecentReset:
            return qsTr("The list of recent files could not be read. It was kept as %1.", "file name").arg(status.detail);
        case Status.RecentNotSaved:
            return words.join(qsTr("The list of recent files could not be saved."), problems.sentence(status.problem, status.detail));
        case Status.FileNewer:
            return qsTr("A later Heibai wrote a file that this one cannot read. It was kept as %1.", "file name").arg(status.detail);
        case Status.FolderTaken:
            return qsTr("%1 is a file in the place of a folder of Heibai's. Nothing can be kept there until it is moved away.", "file").arg(status.detail);
        case Status.SeveralKept:
            return qsTr("Some files could not be read. They are kept: %1.", "file names").arg(status.detail);
        case Status.CollectionsReset:
            return qsTr("The list of files in Openings could not be read. It was kept as %1.", "file name").arg(status.detail);
        case Status.CollectionsNotSaved:
            return words.join(qsTr("The list of files in Openings could not be saved."), problems.sentence(status.problem, status.detail));
        case Status.PlacesReset:
            return qsTr("The last place of the window could not be read. It was kept as %1.", "file name").arg(status.detail);
        case Status.PlacesLeft:
            return qsTr("The last place of the window could not be read. It is still in %1.", "file").arg(status.detail);
        case Status.PlacesNotSaved:
            return words.join(qsTr("The last place of the window could not be saved."), problems.sentence(status.problem, status.detail));
        case Status.UsedAsOpenings:
            return qsTr("%n file(s) of games are counted under Openings.", "", status.number);
        case Status.ListRead:
            const read = qsTr("Read as %1, %2 game(s).", "format, number of games", status.number).arg(formats.title(status.format)).arg(Amount.count(status.number));
            const unread = status.file ? Speech.fill(qsTr("Not read: %1", "names of files"), [status.file]) : "";
            return words.join(words.join(file, read), unread);
        case Status.GameRefused:
            return words.join(qsTr("Game %1 could not be opened.", "number").arg(status.number), problems.text(status.problem, 0, status.line, status.column, status.detail));
        case Status.BookNotOpened:
            return qsTr("This is a book of openings, not a game. Study ▸ Openings ▸ Add games or books reads it.");
        case Status.NoGamesInFolder:
            return qsTr("There are no games in the folder “%1”.", "name of a folder").arg(status.detail);
        case Status.NoGamesHere:
            return qsTr("No game reaches this position.");
        case Status.ReadingStopped:
            return qsTr("Stopped. Nothing has changed.");
        case Status.Exported:
            return words.join(qsTr("%1 game(s) written to %2.", "number, file name", status.number).arg(Amount.count(status.number)).arg(status.detail), status.count === 0 ? "" : qsTr("%1 game(s) left out: broken, or not possible in this format.", "", status.count).arg(Amount.count(status.count)));
        case Status.ExportFailed:
            return words.join(qsTr("The games could not be written."), problems.sentence(status.problem, status.detail));
        case Status.FinishedNotKept:
            return words.join(qsTr("The finished game could not be saved."), problems.sentence(status.problem, status.detail));
        case Status.GamesDeleted:
            return qsTr("%1 game(s) deleted.", "", status.number).arg(Amount.count(status.number));
        case Status.DeleteFailed:
            return words.join(qsTr("The games could not be deleted."), problems.sentence(status.problem, status.detail));
        default:
            return "";
        }
    }
}
