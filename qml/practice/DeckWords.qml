// The words of what a person has learnt and keeps: mistakes, puzzles, lessons, openings.
import QtQuick
import org.heibai.app

QtObject {
    required property GameWords words
    required property ProblemText problems

    function text(status): string {
        switch (status.says) {
        case Status.PracticeDone:
            return qsTr("Done: %n mistake(s) practised.", "", status.number);
        case Status.NoMoreMistakes:
            return qsTr("%1 made no more mistakes in this game.", "side").arg(words.sideName(status.side));
        case Status.DeckEmpty:
            return qsTr("There is no mistake to practise yet. Review a game, and try again what went wrong.");
        case Status.NothingDue:
            return words.join(qsTr("None of %n mistake(s) is due now.", "", status.number), status.count < 48 ? qsTr("The next comes in %n hour(s).", "", status.count) : qsTr("The next comes in %n day(s).", "", Math.round(status.count / 24)));
        case Status.DeckReset:
            return qsTr("The mistakes to practise could not be read. They were kept as %1.", "file name").arg(status.detail);
        case Status.DeckLeft:
            return qsTr("The mistakes to practise could not be read. They are still in %1.", "file").arg(status.detail);
        case Status.DeckNotSaved:
            return words.join(qsTr("Your practice could not be saved."), problems.sentence(status.problem, status.detail));
        case Status.PuzzlesReset:
            return qsTr("The puzzles that you have tried could not be read. They were kept as %1.", "file name").arg(status.detail);
        case Status.PuzzlesLeft:
            return qsTr("The puzzles that you have tried could not be read. They are still in %1.", "file").arg(status.detail);
        case Status.PuzzlesNotSaved:
            return words.join(qsTr("The puzzles that you have tried could not be saved."), problems.sentence(status.problem, status.detail));
        case Status.ReviewsReset:
            return qsTr("What reviews found in your games could not be read. It was kept as %1.", "file name").arg(status.detail);
        case Status.ReviewsLeft:
            return qsTr("What reviews found in your games could not be read. It is still in %1.", "file").arg(status.detail);
        case Status.ReviewsNotSaved:
            return words.join(qsTr("What a review found could not be saved."), problems.sentence(status.problem, status.detail));
        case Status.LessonsReset:
            return qsTr("Your progress in the lessons could not be read. It was kept as %1.", "file name").arg(status.detail);
        case Status.LessonsLeft:
            return qsTr("Your progress in the lessons could not be read. It is still in %1.", "file").arg(status.detail);
        case Status.LessonsNotSaved:
            return words.join(qsTr("Your progress in the lessons could not be saved."), problems.sentence(status.problem, status.detail));
        case Status.RepertoireReset:
            return qsTr("Your openings could not be read. They were kept as %1.", "file name").arg(status.detail);
        case Status.RepertoireLeft:
            return qsTr("Your openings could not be read. They are still in %1.", "file").arg(status.detail);
        case Status.RepertoireNotSaved:
            return words.join(qsTr("Your openings could not be saved."), problems.sentence(status.problem, status.detail));
        case Status.OpeningsAdded:
            return Speech.fill(status.number === 0 ? qsTr("Added to your lines for %1: another answer in a position that you had already.", "side") : qsTr("Added to your lines for %1: %2 new position(s) to be known.", "side, number", status.number), [words.sideName(status.side), Amount.count(status.number)]);
        case Status.OpeningsRemoved:
            return qsTr("Removed from your lines for %1: %2 position(s) to be known. “Put back” undoes it.", "side, number", status.number).arg(words.sideName(status.side)).arg(Amount.count(status.number));
        case Status.OpeningsPutBack:
            return qsTr("Put back into your lines for %1: %2 position(s) to be known.", "side, number", status.number).arg(words.sideName(status.side)).arg(Amount.count(status.number));
        case Status.NotInBook:
            return qsTr("The book knows no move from here.");
        case Status.NoOpeningAdded:
            return qsTr("There is nothing to add that is not in your lines yet.");
        case Status.NoMoveToAdd:
            return qsTr("No move has been made yet: play a game or open one, and add it then.");
        case Status.OpeningElsewhere:
            return qsTr("That game begins differently from your lines: it can't be added to them.");
        case Status.OpeningsFull:
            return qsTr("Your lines can hold %1 position(s), and these would be more: nothing was added.", "", status.number).arg(Amount.count(status.number));
        case Status.LinesRefused:
            return words.join(status.count > 0 ? qsTr("Game %1 in %2 could not be read, so nothing was added.", "number, file").arg(status.count).arg(status.file) : qsTr("%1 could not be read, so nothing was added.", "file").arg(status.file), problems.text(status.problem, status.number, status.line, status.column, status.detail));
        case Status.LinesElsewhere:
            return qsTr("Game %1 in %2 begins differently from your lines, so nothing was added.", "number, file").arg(status.number).arg(status.file);
        case Status.LinesOfOtherGame:
            return qsTr("Game %1 in %2 is of another game than your lines, so nothing was added.", "number, file").arg(status.number).arg(status.file);
        case Status.LinesWritten:
            return Speech.fill(qsTr("Your lines were written to %1: %2 position(s) to be known.", "file, number", status.number), [status.file, Amount.count(status.number)]);
        case Status.LinesNotWritten:
            return words.join(qsTr("Your lines could not be written."), problems.sentence(status.problem, status.detail));
        default:
            return "";
        }
    }
}
