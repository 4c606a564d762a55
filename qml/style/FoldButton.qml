// A line that unfolds what is below it, with a short description.
import QtQuick
import org.heibai.app

Pressable {
    id: root

    required property bool unfolded
    // What is below, or what was chosen there.
    property string summary: ""

    implicitHeight: Theme.control
    implicitWidth: implicitContentWidth + 4 * Theme.gap
    lit: false
    ringSides: -Theme.gap
    settling: guard.settling
    onUnfoldedChanged: if (activeFocus) Speech.say(unfolded ? qsTr("unfolded") : qsTr("folded"), "fold")
    font.pixelSize: Theme.text
    Accessible.description: unfolded ? qsTr("unfolded") : summary === "" ? qsTr("folded") : qsTr("folded: %1", "what lies below").arg(summary)

    SettleGuard {
        id: guard
        meaning: ""
    }

    contentItem: Item {
        implicitWidth: label.x + label.implicitWidth

        Chevron {
            id: mark
            x: -Math.round(Theme.gap / 4)
            anchors.verticalCenter: parent.verticalCenter
            direction: root.unfolded ? "down" : "right"
            color: Theme.faint
        }

        Text {
            id: label
            x: mark.x + mark.width + Theme.gap
            // A long name leaves at least half of the line to what is said of it.
            width: Math.min(implicitWidth, Math.max((parent.width - x) / 2, parent.width - x - (root.summary === "" ? 0 : about.implicitWidth + Theme.gap)))
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.text
            font: root.font
            color: Theme.ink
            textFormat: Text.PlainText
            elide: Text.ElideRight
        }

        Text {
            id: about
            x: label.x + label.width + Theme.gap
            width: parent.width - x
            height: parent.height
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            text: root.summary
            font.pixelSize: Theme.small
            color: Theme.faint
            textFormat: Text.PlainText
            elide: Text.ElideRight
        }
    }
}
