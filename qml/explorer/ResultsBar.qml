// How games ended: from the left Black's share, the draws, and White's share, each with its percentage where there is room.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property int black
    required property int draws
    required property int white

    readonly property int known: black + draws + white
    readonly property int inner: Math.max(0, Math.floor(width) - 2)
    readonly property int blackWidth: known > 0 ? Math.round(inner * black / known) : 0
    readonly property int whiteWidth: known > 0 ? Math.min(inner - blackWidth, Math.round(inner * white / known)) : 0

    component Part: Rectangle {
        id: part

        required property int games
        // The words in place of the percentage.
        property string sign: ""
        property color ink: Theme.ink

        y: 1
        height: root.height - 2
        visible: width > 0

        Text {
            id: words
            anchors.centerIn: parent
            visible: parent.width >= implicitWidth + 4
            text: part.sign !== "" ? part.sign : Math.round(100 * part.games / Math.max(1, root.known))
            textFormat: Text.PlainText
            color: part.ink
            font.pixelSize: Math.min(Theme.small, root.height - 4)
        }
    }

    implicitHeight: Math.round(18 * Theme.scale)
    color: "transparent"
    border.width: known > 0 ? 1 : 0
    border.color: Theme.edge

    Part {
        objectName: "blackShare"
        x: 1
        width: root.blackWidth
        games: root.black
        color: Theme.blackStone
        ink: Theme.whiteStone
    }

    Part {
        objectName: "drawnShare"
        x: 1 + root.blackWidth
        width: root.known > 0 ? root.inner - root.blackWidth - root.whiteWidth : 0
        games: root.draws
        sign: "="
        color: Theme.graph
    }

    Part {
        objectName: "whiteShare"
        x: 1 + root.inner - root.whiteWidth
        width: root.whiteWidth
        games: root.white
        color: Theme.whiteStone
        ink: Theme.blackStone
    }
}
