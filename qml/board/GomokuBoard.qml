// The goban of Gomoku: stones on the crossings of its lines.
import QtQuick
import org.heibai.app

BoardView {
    id: root

    property bool showNumbers: false
    property bool showPreview: true
    // Stones that were there before the board are not seen to arrive.
    property bool ready: false

    words: GomokuWords {}
    rowsFromBottom: true
    reach: 0.48
    Component.onCompleted: Qt.callLater(() => root.ready = true)

    surface: GomokuSurface {
        boardSize: root.boardSize
        cell: root.cell
    }

    square: GomokuPoint {
        boardSize: root.boardSize
        cell: root.cell
        words: root.words
        side: root.side
        showLastMove: root.showLastMove
        showNumbers: root.showNumbers
        showPreview: root.showPreview
        animated: root.animated && root.ready
        current: root.cursor === index
        pointed: root.pointed === index
        onPressed: cell => root.choose(cell)
        onActiveFocusChanged: if (activeFocus) root.cursor = index
    }
}
