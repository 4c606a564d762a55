// The goban, wired to the game.
import QtQuick
import org.heibai.app

GomokuBoard {
    id: root

    required property Game game
    required property Preferences preferences

    boardSize: game.boardSize
    past: game.viewingPast
    side: game.turn
    showNumbers: preferences.moveNumbers
    showPreview: preferences.showPreview && !game.viewingPast && game.phase === Game.Running
    showLastMove: preferences.showLastMove
    onSquareChosen: cell => game.activate(cell)

    Connections {
        target: root.game

        function onIllegalCell(cell) {
            root.nudge(cell);
        }
    }
}
