// Every sentence of the status line.
import QtQuick
import org.heibai.app

QtObject {
    readonly property ProblemText problems: ProblemText {}

    // The words of the game that is played.
    required property GameWords words

    // What the other side's stone did just before, if one was placed.
    function before(side: int, cell: string, count: int): string {
        return cell === "" ? "" : words.placed(words.otherSide(side), cell, count);
    }

    function notKept(problem: int, detail: string): string {
        return words.join(qsTr("The game cannot be kept for the next start."), problems.sentence(problem, detail));
    }

    // What is to be said of the game as it is now.
    function message(game: Game): string {
        if (game.status === Game.HintIs)
            return words.hint(game.statusCell, game.hintScore, game.hintExact, game.hintForced, game.turn);
        const said = text(game.status, game.statusSide, game.statusCell, game.statusCount, game.statusNumber, game.statusDetail, game.statusProblem, game.statusLine);
        // What comes back from a reset or a file stands still, and nothing but this line tells how to go on.
        const waits = game.phase === Game.Paused && [Game.Undone, Game.Redone, Game.ResetUndone, Game.Opened].includes(game.status);
        if (waits)
            return words.join(said, qsTr("The game is paused. Press Continue."));
        // Nobody counts the discs of a game that was given up.
        if (game.status === Game.ResignedStatus)
            return words.join(said, words.result(game.winner, -1, -1));
        const ended = [Game.GameOverStatus, Game.TimeUpCounted, Game.StudiedEnd].includes(game.status);
        return ended ? words.join(said, words.result(game.winner, game.blackScore, game.whiteScore)) : said;
    }

    function text(status: int, side: int, cell: string, count: int, number: int, detail: string, problem: int, line: int): string {
        const name = words.playerName(side);
        const other = words.otherSide(side);
        const you = words.isYou(side);
        switch (status) {
        case Game.PressStart:
            return side === Game.NoSide ? qsTr("Press Start to begin.") : you ? qsTr("Your turn: make a move to begin.")
                : qsTr("Play a move to begin, or press Start.");
        case Game.Started:
            return words.join(qsTr("The game begins."), words.toMove(side));
        case Game.Continued:
            return words.join(qsTr("The game goes on."), words.toMove(side));
        case Game.ToMove:
            return words.toMove(side);
        case Game.PassedToMove:
            return words.join(you ? qsTr("You have no legal move and pass.") : qsTr("%1 has no legal move and passes.", "side").arg(name), words.toMove(other));
        case Game.SkippedToMove:
            return words.join(you ? qsTr("You skip this turn.") : qsTr("%1 skips this turn.", "side").arg(name), words.toMove(other));
        case Game.MustPass:
            return words.join(before(side, cell, count), you ? qsTr("You have no legal move. Press Skip.") : qsTr("%1 has no legal move. Press Skip.", "side").arg(name));
        case Game.WillPass:
            return words.join(before(side, cell, count), you ? qsTr("You have no legal move and pass in a moment.") : qsTr("%1 has no legal move and passes in a moment.", "side").arg(name));
        case Game.Thinking:
            return words.join(before(side, cell, count), qsTr("%1 is thinking…", "side").arg(name));
        case Game.PausedPressContinue:
            return qsTr("The game is paused. Press Continue.");
        case Game.GamePaused:
            return qsTr("Paused.");
        case Game.TimeUpAsked:
            return words.join(you ? qsTr("Your time is up. Continue?") : qsTr("%1's time is up. Continue?", "side").arg(name), words.continueText);
        case Game.TimeUpPassed:
            return words.join(you ? qsTr("Your time is up; the turn passes.") : qsTr("%1's time is up; the turn passes.", "side").arg(name), words.toMove(other));
        case Game.TimeUpPaused:
            return qsTr("Both sides ran out of time. The game is paused; press Continue.");
        case Game.TimeUpLost:
            return you ? qsTr("Your time is up. You lost.") : words.isYou(other) ? qsTr("%1's time is up. You won.", "side").arg(name)
                : qsTr("%1's time is up. %2 wins.", "side, other side").arg(name).arg(words.sideName(other));
        case Game.Occupied:
            return qsTr("%1 is taken already.", "square").arg(cell);
        case Game.NotYourTurn:
            return qsTr("Wait: %1 is thinking.", "side").arg(name);
        case Game.SkipRefused:
            return you ? qsTr("You have a legal move, so the turn cannot be skipped.") : qsTr("%1 has a legal move, so the turn cannot be skipped.", "side").arg(name);
        case Game.GameOverStatus:
            return words.join(before(side === Game.NoSide ? Game.NoSide : other, cell, count), qsTr("The game is over."));
        case Game.ResignedStatus:
            return you ? qsTr("You resign.") : qsTr("%1 resigns.", "side").arg(name);
        default:
            return words.text(status, side, cell, count, number) || later(status, side, cell, number, detail, problem, line);
        }
    }

    function later(status: int, side: int, cell: string, number: int, detail: string, problem: int, line: int): string {
        switch (status) {
        case Game.Undone:
            return words.join(qsTr("Taken back."), side === Game.NoSide ? "" : words.toMove(side));
        case Game.Redone:
            return words.join(qsTr("Played again."), side === Game.NoSide ? "" : words.toMove(side));
        case Game.ResetUndone:
            return words.join(qsTr("The game before the reset is back."), side === Game.NoSide ? "" : words.toMove(side));
        case Game.NothingToUndo:
            return qsTr("There is nothing to take back.");
        case Game.NothingToRedo:
            return qsTr("There is nothing to play again.");
        case Game.LookingForHint:
            return qsTr("Looking for a hint…");
        case Game.Resumed:
            return qsTr("Your unfinished game is back. Press Continue.");
        case Game.ViewingPast:
            return number === 0 ? qsTr("You see the start of the game.") : qsTr("You see the board after move %1.").arg(number);
        case Game.Studied:
            return words.join(qsTr("Move %1, %2.", "number, move").arg(number).arg(cell === "pass" ? qsTr("pass", "move list") : cell), words.toMove(side));
        case Game.StudiedStart:
            return words.join(qsTr("The start of the game."), words.toMove(side));
        case Game.StudiedEnd:
            return qsTr("The game is over.");
        case Game.ResetFirst:
            return qsTr("A game is being played. Press Reset first.");
        case Game.NothingToPaste:
            return qsTr("There is no text to paste.");
        case Game.PasteRefused:
            return words.join(qsTr("The text is not a game."), problems.text(problem, number, line, detail));
        case Game.OpenRefused:
            return words.join(qsTr("The file could not be opened as a game."), problems.text(problem, number, line, detail));
        case Game.SaveFailed:
            return words.join(qsTr("The game could not be saved."), problems.sentence(problem, detail));
        case Game.AutosaveFailed:
            return notKept(problem, detail);
        case Game.PutByFailed:
            return words.join(qsTr("The game before could not be kept."), problems.sentence(problem, detail));
        case Game.ClearFailed:
            return words.join(qsTr("The finished game could not be removed from the disk and may come back."), problems.sentence(problem, detail));
        case Game.KeptUnknown:
            return words.join(qsTr("Unfinished games cannot be looked for."), problems.sentence(problem, detail));
        case Game.ResumeRefused:
            return words.join(qsTr("The game could not be resumed."), problems.sentence(problem, detail));
        case Game.SettingsReset:
            return qsTr("The settings could not be read. They were kept as %1.", "file name").arg(detail);
        case Game.SettingsPartly:
            return qsTr("Some settings could not be read. The file was kept as %1.", "file name").arg(detail);
        case Game.SettingsNewer:
            return qsTr("A later Heibai wrote the settings. They were kept as %1.", "file name").arg(detail);
        case Game.SettingsLeft:
            return qsTr("The settings could not all be read. They are still in %1.", "file").arg(detail);
        case Game.SessionReset:
            return qsTr("The unfinished game could not be read. It was kept as %1.", "file name").arg(detail);
        case Game.SessionNewer:
            return qsTr("A later Heibai wrote the unfinished game. It was kept as %1.", "file name").arg(detail);
        case Game.SessionLeft:
            return qsTr("The unfinished game could not be read. It is still in %1.", "file").arg(detail);
        case Game.SettingsNotSaved:
            return words.join(qsTr("The settings could not be kept."), problems.sentence(problem, detail));
        case Game.TallyReset:
            return qsTr("The tally of games could not be read. It was kept as %1.", "file name").arg(detail);
        case Game.TallyLeft:
            return qsTr("The tally of games could not be read. It is still in %1.", "file").arg(detail);
        case Game.TallyNotSaved:
            return words.join(qsTr("The result could not be added to the tally."), problems.sentence(problem, detail));
        case Game.NoMachine:
            return words.join(qsTr("The machine cannot play on this computer."), problems.sentence(problem, detail));
        case Game.Saved:
            return qsTr("Saved as %1.", "file name").arg(detail);
        case Game.Opened:
            return qsTr("Opened %1.", "file name").arg(detail);
        case Game.Copied:
            return qsTr("The moves are on the clipboard.");
        default:
            return "";
        }
    }
}
