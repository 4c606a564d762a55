// The words that both games share, and what each has to say in its own way.
import QtQuick
import org.heibai.app

QtObject {
    // What "Continue" does when the time is up.
    property string continueText: ""

    function sideName(side: int): string {
        return side === Game.White ? qsTr("White", "side") : qsTr("Black", "side");
    }

    function otherSide(side: int): int {
        return side === Game.White ? Game.Black : Game.White;
    }

    function toMove(side: int): string {
        return qsTr("%1 to move.", "side").arg(sideName(side));
    }

    function join(first: string, second: string): string {
        if (first === "" || second === "")
            return first + second;
        return qsTr("%1 %2", "two sentences").arg(first).arg(second);
    }

    // The score of a hint as the board shows it.
    function score(score: real, exact: bool, forced: int): string {
        return "";
    }

    // What a hint says in the status line.
    function hint(cell: string, score: real, exact: bool, forced: int): string {
        return "";
    }

    // That a stone was placed.
    function placed(side: int, cell: string, count: int): string {
        return "";
    }

    // Who won.
    function result(winner: int, blackScore: int, whiteScore: int): string {
        return "";
    }

    // How the rules of the game, or its way with the clock, ended it.
    function ending(ending: int, winner: int): string {
        return "";
    }

    // A sentence of the status line that only this game has, or nothing.
    function text(status: int, side: int, cell: string, count: int, number: int): string {
        return "";
    }
}
