// One square of Othello: its disc and its marks.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

BoardCell {
    id: root

    property bool showLegal: true
    property int delay: 0
    property int discSize: Math.floor(cell * 0.415) * 2
    property Item shadows: null
    // None on an empty square: most are empty for most of a game, and the window opens sooner.
    property Stone disc: null
    readonly property bool turning: disc !== null && disc.turning
    readonly property bool marked: legal && showLegal && hintRank === 0 && !valued && sign === Cell.NoSign && !pointed && disc === null
    // A disc that is here from the start does not animate in.
    property bool made: false

    // A disc began to turn over (1) or is done (-1).
    signal turned(int change)

    onTurningChanged: root.turned(turning ? 1 : -1)
    Component.onCompleted: made = true
    Component.onDestruction: if (turning) root.turned(-1)

    said: stone === Side.Black ? qsTr("%1, black disc", "square").arg(cellName)
        : stone === Side.White ? qsTr("%1, white disc", "square").arg(cellName)
        : legal ? qsTr("%1, empty, legal move", "square").arg(cellName)
        : qsTr("%1, empty", "square").arg(cellName)

    // A dropping disc is above the others.
    z: disc !== null && (disc.turning || disc.popping) ? 2 : hintRank > 0 || valued || advised ? 1 : 0

    Repeater {
        model: root.stone !== Side.None ? 1 : 0
        onItemAdded: (index, item) => root.disc = item as Stone
        onItemRemoved: root.disc = null

        Stone {
            id: lying
            x: (root.cell - width) / 2
            y: (root.cell - height) / 2
            width: root.discSize
            height: root.discSize
            stone: 0
            delay: root.delay
            animated: root.animated
            ground: root.shadows
            place: Qt.point(root.x + x, root.y + y)
            // Made without a side and then given one, so that it is seen to arrive.
            Component.onCompleted: {
                stone = Qt.binding(() => root.stone);
                if (!root.animated || !root.made)
                    settle();
            }

            // The last move: a dot on its disc.
            Rectangle {
                objectName: "lastMove"
                visible: root.lastMove && root.showLastMove && !lying.turning && root.sign === Cell.NoSign
                anchors.centerIn: parent
                width: Math.max(6, Math.round(root.cell * 0.09) * 2)
                height: width
                radius: width / 2
                antialiasing: true
                color: lying.black ? Theme.markOnBlack : Theme.markOnWhite
            }
        }
    }

    Repeater {
        model: root.marked ? 1 : 0

        MoveHint {
            x: Math.floor((root.cell - width) / 2)
            y: Math.floor((root.cell - height) / 2)
            side: root.side
            cell: root.cell
            Component.onCompleted: if (root.made && root.animated) appearing.start()

            // Marks vanish at once and fade in after the last disc has turned.
            NumberAnimation on opacity {
                id: appearing
                running: false
                from: 0
                to: 1
                duration: Theme.fade
            }
        }
    }
}
