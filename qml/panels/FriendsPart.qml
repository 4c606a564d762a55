// Who sits at the board when two people play, in place of colour and level.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

PanelGroup {
    id: root

    property bool whiteFirst: false
    property bool swaps: false
    property int blackWins: 0
    property int whiteWins: 0
    property int draws: 0

    label: qsTr("At one board", "two people")
    contentHeight: 2 * Theme.control + Theme.gap

    aside: Label {
        x: root.width - width
        width: Math.min(implicitWidth, root.labelRoom)
        height: root.labelHeight
        verticalAlignment: Text.AlignVCenter
        visible: root.draws > 0
        text: qsTr("%n drawn", "games", root.draws)
        color: Theme.faint
        font.pixelSize: Theme.small
        wrapMode: Text.NoWrap
    }

    Rectangle {
        width: parent.width
        height: parent.height
        radius: Theme.radius
        color: "transparent"
        border.width: Theme.border
        border.color: Theme.line
    }

    Repeater {
        model: [{ stone: 1, first: !root.whiteFirst, wins: root.blackWins }, { stone: 2, first: root.whiteFirst, wins: root.whiteWins }]

        Item {
            id: row

            required property var modelData
            required property int index

            y: index * Math.round(root.contentHeight / 2)
            width: root.width
            height: Math.round(root.contentHeight / 2)

            SmallDisc {
                id: disc
                x: Theme.margin
                anchors.verticalCenter: parent.verticalCenter
                size: 2 * Math.round(10 * Theme.scale)
                black: row.modelData.stone === Side.Black
            }

            Label {
                id: who
                x: disc.x + disc.width + Math.round(1.5 * Theme.gap)
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: row.modelData.stone === Side.Black ? qsTr("Black", "side") : qsTr("White", "side")
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
            }

            Label {
                x: who.x + who.implicitWidth + Theme.gap
                width: score.x - x - Theme.gap
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                visible: !root.swaps
                text: row.modelData.first ? qsTr("moves first", "a side") : qsTr("moves second", "a side")
                color: Theme.faint
                font.pixelSize: Theme.small
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }

            Label {
                id: score
                x: parent.width - width - Theme.margin
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                visible: root.blackWins + root.whiteWins + root.draws > 0
                text: qsTr("%n won", "games", row.modelData.wins)
                wrapMode: Text.NoWrap
            }

            Rectangle {
                visible: row.index > 0
                x: Theme.margin
                width: parent.width - 2 * x
                height: Theme.border
                color: Theme.line
            }
        }
    }
}
