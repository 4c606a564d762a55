// Every sentence of the status line.
import QtQuick
import org.heibai.app

QtObject {
    readonly property ProblemText problems: ProblemText {}

    function sideName(side: int): string {
        return side === Game.White ? qsTr("White", "side") : qsTr("Black", "side");
    }

    function otherName(side: int): string {
        return sideName(side === Game.White ? Game.Black : Game.White);
    }

    function toMove(side: int): string {
        return qsTr("%1 to move.", "side").arg(sideName(side));
    }

    function played(side: int, cell: string, count: int): string {
        return qsTr("%1 played %2, %n disc(s) flipped.", "side, square", count).arg(sideName(side)).arg(cell);
    }

    // What the other side's disc did just before, if one was placed.
    function before(side: int, cell: string, count: int): string {
        const other = side === Game.White ? Game.Black : Game.White;
        return cell === "" ? "" : played(other, cell, count);
    }

    function reason(detail: string): string {
        return detail === "" ? "" : qsTr("%1.", "a reason as a sentence").arg(detail);
    }

    function notKept(detail: string): string {
        return join(qsTr("The game cannot be kept for the next start."), reason(detail));
    }

    function join(first: string, second: string): string {
        if (first === "" || second === "")
            return first + second;
        return qsTr("%1 %2", "two sentences").arg(first).arg(second);
    }

    function result(winner: int, blackScore: int, whiteScore: int): string {
        if (winner === Game.NoSide)
            return qsTr("A draw.");
        const black = winner === Game.Black;
        return qsTr("%1 wins by %2 to %3.", "side, its score, the other's").arg(sideName(winner))
            .arg(black ? blackScore : whiteScore).arg(black ? whiteScore : blackScore);
    }

    function hint(cell: string, score: real, exact: bool): string {
        // With as many digits as on the board.
        const digits = Math.abs(score).toFixed(exact ? 0 : 1);
        const signed = Number(digits) === 0 ? digits : (score > 0 ? "+" : "−") + digits;
        return exact ? qsTr("Hint: %1, ends at %2.", "square, score in discs").arg(cell).arg(signed)
            : qsTr("Hint: %1, about %2.", "square, score in discs").arg(cell).arg(signed);
    }

    function text(status: int, side: int, cell: string, count: int, number: int, detail: string, problem: int): string {
        const name = sideName(side);
        const other = side === Game.White ? Game.Black : Game.White;
        switch (status) {
        case Game.ChooseMode:
            return qsTr("Choose who plays.");
        case Game.PressStart:
            return qsTr("Press Start to begin.");
        case Game.ToMove:
            return toMove(side);
        case Game.Played:
            return join(played(side, cell, count), toMove(other));
        case Game.PassedToMove:
            return join(qsTr("%1 has no legal move and passes.", "side").arg(name), toMove(other));
        case Game.SkippedToMove:
            return join(qsTr("%1 skips this turn.", "side").arg(name), toMove(other));
        case Game.MustPass:
            return join(before(side, cell, count), qsTr("%1 has no legal move. Press Skip.", "side").arg(name));
        case Game.WillPass:
            return join(before(side, cell, count), qsTr("%1 has no legal move and passes in a moment.", "side").arg(name));
        case Game.Thinking:
            return join(before(side, cell, count), qsTr("%1 is thinking…", "side").arg(name));
        case Game.PausedPressContinue:
            return qsTr("The game is paused. Press Continue.");
        case Game.GamePaused:
            return qsTr("Paused.");
        case Game.TimeUpAsked:
            return qsTr("%1's time is up. Continue?", "side").arg(name);
        case Game.TimeUpPassed:
            return join(qsTr("%1's time is up; the turn passes.", "side").arg(name), toMove(other));
        case Game.TimeUpPaused:
            return qsTr("Both sides ran out of time. The game is paused; press Continue.");
        case Game.TimeUpLost:
            return qsTr("%1's time is up. %2 wins.", "side, other side").arg(name).arg(sideName(other));
        case Game.TimeUpCounted:
            return qsTr("%1's time is up. The discs decide.", "side").arg(name);
        case Game.Occupied:
            return qsTr("There is a disc on %1 already.", "square").arg(cell);
        case Game.FlipsNothing:
            return qsTr("%1 would flip nothing.", "square").arg(cell);
        case Game.NotYourTurn:
            return qsTr("Wait: %1 is thinking.", "side").arg(name);
        case Game.SkipRefused:
            return qsTr("%1 has a legal move, so the turn cannot be skipped.", "side").arg(name);
        case Game.GameOverStatus:
            return join(before(side === Game.NoSide ? Game.NoSide : other, cell, count), qsTr("The game is over."));
        case Game.ResignedStatus:
            return qsTr("%1 resigns.", "side").arg(name);
        default:
            return later(status, side, cell, number, detail, problem);
        }
    }

    function later(status: int, side: int, cell: string, number: int, detail: string, problem: int): string {
        switch (status) {
        case Game.Undone:
            return join(qsTr("Taken back."), side === Game.NoSide ? "" : toMove(side));
        case Game.Redone:
            return join(qsTr("Played again."), side === Game.NoSide ? "" : toMove(side));
        case Game.ResetUndone:
            return join(qsTr("The game before the reset is back."), side === Game.NoSide ? "" : toMove(side));
        case Game.NothingToUndo:
            return qsTr("There is nothing to take back.");
        case Game.NothingToRedo:
            return qsTr("There is nothing to play again.");
        case Game.LookingForHint:
            return qsTr("Looking for a hint…");
        case Game.HintIs:
            return qsTr("Hint: %1.", "square").arg(cell);
        case Game.Resumed:
            return qsTr("Your unfinished game is back. Press Continue.");
        case Game.ViewingPast:
            return number === 0 ? qsTr("You see the start of the game.") : qsTr("You see the board after move %1.").arg(number);
        case Game.ResetFirst:
            return qsTr("A game is being played. Press Reset first.");
        case Game.NothingToPaste:
            return qsTr("There is no text to paste.");
        case Game.PasteRefused:
            return join(qsTr("The text is not a game."), problems.text(problem, number, detail));
        case Game.OpenRefused:
            return join(qsTr("The file could not be opened as a game."), problems.text(problem, number, detail));
        case Game.SaveFailed:
            return join(qsTr("The game could not be saved."), reason(detail));
        case Game.AutosaveFailed:
            return notKept(detail);
        case Game.SettingsReset:
            return qsTr("The settings could not be read. They were kept as %1.", "file name").arg(detail);
        case Game.SessionReset:
            return qsTr("The unfinished game could not be read. It was kept as %1.", "file name").arg(detail);
        case Game.SettingsNotSaved:
            return join(qsTr("The settings could not be kept."), reason(detail));
        case Game.NoMachine:
            return join(qsTr("The machine cannot play on this computer."), reason(detail));
        case Game.NoSound:
            return qsTr("No sound: Qt Multimedia is not installed.");
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
