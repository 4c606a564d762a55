// The goban, wired to the game.
import QtQuick
import org.heibai.app

GomokuBoard {
    id: root

    required property Game game
    required property Preferences preferences

    boardSize: game.setup.boardSize
    past: game.view.past
    chalk: Array.from(game.lesson.lines)
    side: game.turn
    showNumbers: preferences.moveNumbers
    showPreview: preferences.showPreview
    showLastMove: preferences.showLastMove
    showThreats: preferences.showThreats
    threats: preferences.showThreats ? Array.from(game.analysis.threats) : []
    markable: game.study.open && !game.editor.open && game.practice.stage === Practice.Closed
    onSquareChosen: cell => game.activate(cell)
    onSquarePicked: cell => game.analysis.choose(cell)
    onSquareMarked: cell => game.study.mark(cell, Study.NextSign)

    Connections {
        target: root.game

        // This board outlives its game for a moment and ignores the cells of another.
        function onBoardGoes() {
            if (root.game.setup.kind !== Setup.Gomoku)
                root.model = null;
        }

        function onIllegalCell(cell) {
            root.nudge(cell);
        }
    }
}
