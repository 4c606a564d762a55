// Something worth doing now: one press begins it.
import QtQuick
import org.heibai.app

Pressable {
    id: root

    required property string headline
    required property string note
    property bool chosen: false
    property bool done: false

    implicitHeight: Math.max(Math.round(64 * Theme.scale), words.implicitHeight + 2 * Theme.gap)
    lit: chosen
    frame: chosen ? 2 : 0
    ringMargin: -Theme.focusWidth - 1
    Accessible.name: done ? qsTr("%1, done", "something worth doing").arg(headline) : headline
    Accessible.description: note

    contentItem: Item {
        Column {
            id: words
            x: Theme.gap
            width: parent.width - x - Math.round(40 * Theme.scale)
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            Label {
                width: parent.width
                text: root.headline
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }

            Label {
                width: parent.width
                visible: text !== ""
                text: root.note
                color: root.chosen ? Theme.ink : Theme.faint
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
        }

        Chevron {
            visible: !root.done
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            direction: "right"
            color: Theme.faint
        }

        Text {
            visible: root.done
            anchors.right: parent.right
            anchors.rightMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: "✓"
            textFormat: Text.PlainText
            color: Theme.accent
            font.pixelSize: Theme.title
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
}
