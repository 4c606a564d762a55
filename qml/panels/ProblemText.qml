// Why a text or a file is no game, in words.
import QtQuick
import org.heibai.app

QtObject {
    // The place is the number of a move or of a line, 0 for the whole.
    function text(problem: int, place: int, detail: string): string {
        const what = sentence(problem, detail);
        return place > 0 && what !== "" ? qsTr("Move or line %1: %2", "number, sentence").arg(place).arg(what) : what;
    }

    function sentence(problem: int, detail: string): string {
        switch (problem) {
        case Game.TooLarge:
            return qsTr("It is too large.");
        case Game.NotText:
            return qsTr("It is not a text.");
        case Game.Empty:
            return qsTr("It is empty.");
        case Game.UnknownFormat:
            return qsTr("“%1” begins no format that is known.", "the text's beginning").arg(detail);
        case Game.NewerVersion:
            return qsTr("A later Heibai wrote it.");
        case Game.Syntax:
            return qsTr("“%1” is not understood.", "part of the text").arg(detail);
        case Game.IllegalMove:
            return qsTr("“%1” is not a legal move.", "move").arg(detail);
        case Game.OffTheBoard:
            return qsTr("“%1” is not on the board.", "move").arg(detail);
        case Game.TakenCell:
            return qsTr("“%1” is taken already.", "move").arg(detail);
        case Game.Overline:
            return qsTr("“%1” is forbidden for Black: overline.", "move").arg(detail);
        case Game.DoubleFour:
            return qsTr("“%1” is forbidden for Black: double four.", "move").arg(detail);
        case Game.DoubleThree:
            return qsTr("“%1” is forbidden for Black: double three.", "move").arg(detail);
        case Game.AfterTheEnd:
            return qsTr("“%1” comes after the end of the game.", "move").arg(detail);
        case Game.UnsupportedGame:
            return qsTr("It is another game: %1.", "name of a game").arg(detail);
        case Game.UnsupportedBoard:
            return qsTr("There is no such board here: %1.", "size or start").arg(detail);
        default:
            return detail === "" ? "" : qsTr("%1.", "a reason as a sentence").arg(detail);
        }
    }
}
