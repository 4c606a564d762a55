// One square of Othello: its disc and its marks.
import QtQuick
import org.heibai.app

BoardCell {
    id: root

    property bool showLegal: true
    property int delay: 0
    property int discSize: Math.floor(cell * 0.415) * 2
    property Item shadows: null
    readonly property bool turning: disc.turning
    readonly property bool marked: legal && showLegal && hintRank === 0 && !pointed && !disc.visible

    // A disc began to turn over (1) or is done (-1).
    signal turned(int change)

    onMarkedChanged: if (marked && animated) appearing.restart()
    onTurningChanged: root.turned(turning ? 1 : -1)
    Component.onDestruction: if (turning) root.turned(-1)

    said: stone === 1 ? qsTr("%1, black disc", "square").arg(cellName)
        : stone === 2 ? qsTr("%1, white disc", "square").arg(cellName)
        : legal ? qsTr("%1, empty, legal move", "square").arg(cellName)
        : qsTr("%1, empty", "square").arg(cellName)

    // A disc in the air is above those that lie.
    z: disc.turning || disc.popping ? 2 : hintRank > 0 ? 1 : 0

    Stone {
        id: disc
        x: (root.cell - width) / 2
        y: (root.cell - height) / 2
        width: root.discSize
        height: root.discSize
        stone: root.stone
        delay: root.delay
        animated: root.animated
        ground: root.shadows
        place: Qt.point(root.x + x, root.y + y)
    }

    MoveHint {
        x: Math.floor((root.cell - width) / 2)
        y: Math.floor((root.cell - height) / 2)
        side: root.side
        cell: root.cell
        visible: root.marked

        // Marks go at once and come softly, after the last disc has turned.
        NumberAnimation on opacity {
            id: appearing
            running: false
            from: 0
            to: 1
            duration: Theme.fade
        }
    }

    // The last move: a dot on its disc.
    Rectangle {
        objectName: "lastMove"
        visible: root.lastMove && root.showLastMove && disc.visible && !disc.turning
        x: (root.cell - width) / 2
        y: (root.cell - height) / 2
        width: Math.max(6, Math.round(root.cell * 0.09) * 2)
        height: width
        radius: width / 2
        antialiasing: true
        color: disc.black ? Theme.markOnBlack : Theme.markOnWhite
    }
}
