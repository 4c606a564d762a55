// A row of the openings that are learnt: the other side's move and the answer, how often it is played, how well it is known.
import QtQuick
import org.heibai.app

LearnRow {
    id: root

    required property int index
    required property int depth
    required property string moves
    required property string opening
    required property int share
    required property int known
    required property bool due
    required property bool leftOut
    required property bool transposes
    required chosen
    required property OpeningWords says

    // The columns, from the right.
    readonly property int figures: Math.round(48 * Theme.scale)
    readonly property int bar: Math.round(44 * Theme.scale)
    readonly property string standing: says.standing(known, due, leftOut)

    implicitHeight: Math.max(Math.round(32 * Theme.scale), headline.implicitHeight + Theme.gap)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    frame: 2
    Accessible.name: Speech.joined([depth > 0 ? qsTr("level %1", "how far a line is set in below another").arg(depth + 1) : "", opening, moves, share < 0 ? "" : qsTr("played %1 per cent", "how often").arg(share), leftOut ? standing : due ? standing : qsTr("known %1", "0 to 100").arg(known), transposes ? qsTr("continues in an earlier line") : ""])

    contentItem: Item {
        Label {
            id: headline
            x: Math.round(16 * Theme.scale) * root.depth
            width: Math.min(implicitWidth, played.x - x - Theme.gap)
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.opening !== "" ? root.opening : root.moves
            color: root.leftOut ? Theme.faint : Theme.ink
            font.weight: root.chosen ? Font.DemiBold : Font.Normal
            elide: Text.ElideRight
            maximumLineCount: 1
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        Label {
            x: headline.x + headline.width + Theme.gap
            width: Math.max(0, played.x - x - Math.round(Theme.gap / 2))
            height: parent.height
            visible: root.opening !== ""
            verticalAlignment: Text.AlignVCenter
            text: root.moves
            color: Theme.faint
            font.pixelSize: Theme.small
            elide: Text.ElideRight
            maximumLineCount: 1
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        Label {
            id: played
            x: gauge.x - width - Math.round(Theme.gap / 2)
            width: root.share < 0 ? 0 : Math.round(40 * Theme.scale)
            height: parent.height
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            text: root.says.share(root.share)
            color: Theme.faint
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }

        Rectangle {
            id: gauge
            x: parent.width - root.figures - root.bar - Math.round(Theme.gap / 2)
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.leftOut
            width: root.bar
            height: Math.round((Theme.highContrast ? 8 : 4) * Theme.scale)
            radius: height / 2
            // In high contrast a line has the colour of what fills it.
            color: Theme.highContrast ? "transparent" : Theme.line
            border.width: Theme.highContrast ? 1 : 0
            border.color: Theme.edge

            Rectangle {
                width: Math.round(parent.width * root.known / 100)
                height: parent.height
                radius: parent.radius
                color: root.due ? Theme.faint : Theme.accent
            }
        }

        Label {
            anchors.right: parent.right
            width: root.leftOut ? root.figures + root.bar : root.figures
            height: parent.height
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            text: root.standing
            color: root.leftOut ? Theme.faint : Theme.ink
            font.pixelSize: Theme.small
            font.weight: root.due && !root.leftOut ? Font.Bold : Font.Normal
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
