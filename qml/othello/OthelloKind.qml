// Othello, as the window knows it.
import QtQuick
import org.heibai.app

GameKind {
    kind: Setup.Othello
    name: qsTr("Othello")
    words: Component {
        OthelloWords {}
    }
    plain: OthelloWords {}
    reasons: OthelloReasons {}
    table: "othello/OthelloTable"
    choice: "othello/OthelloChoice"
    rulesDialog: "othello/OthelloRulesDialog"
    fileKind: qsTr("GGF")
    fileEnding: "ggf"
    looks: [Preferences.Green, Preferences.Wood, Preferences.Blue]
    timeOutRules: [Preferences.Ask, Preferences.Pass, Preferences.Lose, Preferences.Count]
    marks: qsTr("Marked moves cost 15, 10 or 5 % of the chance to win, or 15, 10 or 6 discs. A loss within the error of the values gets no mark.")
    showsLegal: true
    counts: true

    function look(preferences: Preferences): int {
        return preferences.board;
    }

    function setLook(preferences: Preferences, look: int) {
        preferences.board = look;
    }

    function timeOutRule(preferences: Preferences): int {
        return preferences.timeOutRule;
    }

    function setTimeOutRule(preferences: Preferences, rule: int) {
        preferences.timeOutRule = rule;
    }

    function chosen(options: var): string {
        const said = [options.mirroredStart ? qsTr("mirrored", "start position") : "", options.whiteFirst ? qsTr("White first") : "", options.opens === Setup.ByChance ? qsTr("balanced opening") : options.opens === Setup.IntoMine ? qsTr("your own lines", "opening") : options.lineName].filter(words => words !== "");
        return said.length > 0 ? said.join(qsTr(", ", "between things that were chosen")) : qsTr("start position, first move, opening");
    }

    function notCounted(size: int): string {
        return size === 8 ? "" : qsTr("Games are counted on 8×8 squares only.");
    }

    function fullScore(boardSize: int): real {
        return boardSize * boardSize;
    }
}
