// One square of Othello: its disc and its marks.
import QtQuick
import org.heibai.app

BoardCell {
    id: root

    property bool showLegal: true
    property int delay: 0

    readonly property int discSize: Math.floor(cell * 0.41) * 2

    said: stone === 1 ? qsTr("%1, black disc", "square").arg(cellName)
        : stone === 2 ? qsTr("%1, white disc", "square").arg(cellName)
        : legal ? qsTr("%1, empty, legal move", "square").arg(cellName)
        : qsTr("%1, empty", "square").arg(cellName)

    Stone {
        id: disc
        x: (root.cell - width) / 2
        y: Math.floor((root.cell - height) / 2)
        width: root.discSize
        height: root.discSize
        stone: root.stone
        delay: root.delay
        animated: root.animated
    }

    MoveHint {
        x: Math.floor((root.cell - width) / 2)
        y: Math.floor((root.cell - height) / 2)
        visible: root.legal && root.showLegal && root.hintRank === 0 && !root.pointed && !disc.visible
        side: root.side
        cell: root.cell
    }

    // The last move: a dot on its disc.
    Rectangle {
        visible: root.lastMove && root.showLastMove && disc.visible && !disc.turning
        x: Math.floor((root.cell - width) / 2)
        y: Math.floor((root.cell - height) / 2)
        width: Math.max(6, Math.floor(root.cell * 0.1) * 2)
        height: width
        radius: width / 2
        antialiasing: true
        color: disc.black ? Theme.markOnBlack : Theme.markOnWhite
    }
}
