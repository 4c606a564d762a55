// The goban, wired to the game.
import QtQuick
import org.heibai.app

GomokuBoard {
    required property Game game
    required property Preferences preferences

    boardSize: game.boardSize
    side: game.turn
    showNumbers: preferences.moveNumbers
    showPreview: preferences.showPreview && !game.viewingPast && game.phase === Game.Running
    showLastMove: preferences.showLastMove
    onSquareChosen: cell => game.activate(cell)
}
