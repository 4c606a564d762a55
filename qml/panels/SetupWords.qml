// What is played in a few words: the game, its rules, the board, the clock.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Game game

    readonly property string kind: game.kind === Game.Gomoku ? qsTr("Gomoku") : qsTr("Othello")
    readonly property string size: game.boardSize + "×" + game.boardSize
    readonly property string rules: {
        switch (game.rules) {
        case Game.Standard:
            return qsTr("Standard", "rules");
        case Game.Renju:
            return qsTr("Renju", "rules");
        case Game.Caro:
            return qsTr("Caro", "rules");
        default:
            return qsTr("Freestyle", "rules");
        }
    }
    readonly property string clock: {
        if (game.timeControl === Game.PerTurn)
            return qsTr("%n s a turn", "clock", game.turnSeconds);
        if (game.timeControl === Game.WholeGame)
            return qsTr("%1 min + %2 s", "clock: minutes a side, seconds added a move").arg(Math.max(1, Math.round(game.gameSeconds / 60))).arg(game.incrementSeconds);
        return qsTr("no clock");
    }
    readonly property string opponent: {
        switch (game.mode) {
        case Game.TwoPlayers:
            return qsTr("two players");
        case Game.PlayBlack:
            return qsTr("level %1").arg(game.whiteLevel);
        case Game.PlayWhite:
            return qsTr("level %1").arg(game.blackLevel);
        default:
            return qsTr("level %1 – level %2").arg(game.blackLevel).arg(game.whiteLevel);
        }
    }
    readonly property string summary: [kind, opponent, size, clock].join(" · ")
    // Which colour who opened has, once swap2 has settled it; against the machine it stands beside the person's name.
    readonly property string opener: {
        if (game.opener === Game.NoSide || game.mode === Game.PlayBlack || game.mode === Game.PlayWhite)
            return "";
        return game.opener === Game.White ? qsTr("who opened has White") : qsTr("who opened has Black");
    }
    readonly property string line: [kind, game.kind === Game.Gomoku ? rules : "", size, clock, opener].filter(words => words !== "").join(" · ")
}
