// Why a text or a file is no game, or why a file cannot be read or written, in words.
import QtQuick
import org.heibai.app

QtObject {
    // The number of a move, or line and column, or a byte without a line say where it is; all are 0 for the whole.
    function text(problem: int, move: int, line: int, column: int, detail: string): string {
        const what = sentence(problem, detail);
        if (what === "" || problem === Problem.Empty)
            return what;
        if (move > 0)
            return qsTr("Move %1: %2", "number, sentence").arg(move).arg(what);
        if (line > 0 && column > 0)
            return qsTr("Line %1, column %2: %3", "number, number, sentence").arg(line).arg(column).arg(what);
        if (line > 0)
            return qsTr("Line %1: %2", "number, sentence").arg(line).arg(what);
        return column > 0 ? qsTr("Byte %1: %2", "number, sentence").arg(column).arg(what) : what;
    }

    function sentence(problem: int, detail: string): string {
        switch (problem) {
        case Problem.TooLarge:
            return qsTr("It is too large.");
        case Problem.NotText:
            return qsTr("It is not a text.");
        case Problem.Empty:
            return qsTr("It is empty.");
        case Problem.UnknownFormat:
            return detail === "" ? qsTr("It is not a text.") : qsTr("“%1” is not the start of any known format.", "the text's beginning").arg(detail);
        case Problem.NewerVersion:
            return qsTr("A later Heibai wrote it.");
        case Problem.Syntax:
            return qsTr("“%1” is not understood.", "part of the text").arg(detail);
        case Problem.IllegalMove:
            return qsTr("“%1” is not a legal move.", "move").arg(detail);
        case Problem.OffTheBoard:
            return qsTr("“%1” is not on the board.", "move").arg(detail);
        case Problem.TakenCell:
            return qsTr("“%1” is taken already.", "move").arg(detail);
        case Problem.Overline:
            return qsTr("“%1” is forbidden for Black: overline.", "move").arg(detail);
        case Problem.DoubleFour:
            return qsTr("“%1” is forbidden for Black: double four.", "move").arg(detail);
        case Problem.DoubleThree:
            return qsTr("“%1” is forbidden for Black: double three.", "move").arg(detail);
        case Problem.AfterTheEnd:
            return qsTr("“%1” comes after the end of the game.", "move").arg(detail);
        case Problem.UnsupportedGame:
            return qsTr("It is another game: %1.", "name of a game").arg(detail);
        case Problem.UnsupportedBoard:
            return qsTr("There is no such board here: %1.", "size or start").arg(detail);
        case Problem.UnsupportedVersion:
            return qsTr("This version of the format can't be read: %1.", "a number").arg(detail);
        case Problem.CutOff:
            return qsTr("It ends too early.");
        case Problem.NothingPossible:
            return qsTr("None of its positions can be on a board.");
        case Problem.OwnBook:
            return qsTr("It is a book of openings for Heibai itself, and holds no games. On the command line, “heibai book” reads it.");
        default:
            return ofDisk(problem, detail) || ofFormat(problem) || other(detail);
        }
    }

    function ofDisk(problem: int, detail: string): string {
        switch (problem) {
        case Problem.NoHome:
            return qsTr("There is no home folder.");
        case Problem.NoRoom:
            return qsTr("The disk is full.");
        case Problem.ReadOnly:
            return qsTr("%1 can only be read.", "file or folder").arg(detail);
        case Problem.NoPermission:
            return qsTr("The system does not permit it: %1.", "file or folder").arg(detail);
        case Problem.NoFolder:
            return qsTr("There is no folder %1.", "folder").arg(detail);
        case Problem.NotAFile:
            return qsTr("%1 is not an ordinary file.", "file").arg(detail);
        case Problem.Missing:
            return qsTr("There is no file %1.", "file").arg(detail);
        case Problem.NoInterpreter:
            return qsTr("%1 is there, but what runs it is not: its interpreter, or a part of the system.", "program").arg(detail);
        case Problem.NotExecutable:
            return qsTr("%1 may not be run: it is not marked as a program.", "program").arg(detail);
        case Problem.InUse:
            return qsTr("It is open in another window.");
        case Problem.Gone:
            return qsTr("It is not there any more.");
        case Problem.SystemError:
            return qsTr("The system says: “%1”.", "an error in the system's words").arg(detail);
        default:
            return "";
        }
    }

    // Each says what holds it instead.
    function ofFormat(problem: int): string {
        switch (problem) {
        case Problem.FormatOfAnotherGame:
            return qsTr("This kind of file holds only another game; an .sgf file holds both.");
        case Problem.NoSuchBoard:
            return qsTr("This kind of file knows no board of this size; an .sgf file does.");
        case Problem.NoSetUp:
            return qsTr("This kind of file can't hold a game from a position that was set up; an .sgf file can.");
        case Problem.NoStart:
            return qsTr("A list of moves does not say who began, nor how the first discs lie, and would be read as another game; an .sgf file says it.");
        case Problem.NoChoices:
            return qsTr("This kind of file can't hold an opening's choices; an .sgf file can.");
        case Problem.NoGameLeadsThere:
            return qsTr("This kind of file holds only positions that games can reach; an .sgf file holds any.");
        case Problem.OnlyRead:
            return qsTr("This kind of file can only be opened; an .sgf file can be saved, too.");
        default:
            return "";
        }
    }

    function other(detail: string): string {
        return detail === "" ? "" : qsTr("%1.", "a reason as a sentence").arg(detail);
    }
}
