// A move beside one that was missed: what the book thinks of it, how often people play it, and whether it is prepared.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property int index
    required property string name
    required property bool valued
    required property real value
    required property int forced
    required property int percent
    required property int sureness
    required property int share
    required property bool prepared
    required property bool missed
    required property int side
    required property OpeningWords says

    readonly property string worth: !valued ? "" : says.words.bookWorth(value, sureness, forced, percent, side, side)
    readonly property string role: prepared ? qsTr("your line", "a move") : missed ? qsTr("tried", "a move") : ""

    readonly property string spoken: Speech.joined([name, worth, says.share(share), role])

    implicitHeight: Math.round(26 * Theme.scale)
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.focusable: true

    FocusRing {
        anchors.leftMargin: -Math.round(Theme.gap * 0.75)
        anchors.rightMargin: anchors.leftMargin
        shown: root.activeFocus
    }

    Label {
        id: cell
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.name
        font.weight: root.prepared ? Font.Bold : Font.Normal
        Accessible.ignored: true
    }

    Label {
        x: Math.round(36 * Theme.scale)
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.worth
        font.weight: root.prepared ? Font.Bold : Font.Normal
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    Rectangle {
        visible: root.share >= 0
        x: Math.round(100 * Theme.scale)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.round(64 * Theme.scale)
        height: Math.round(8 * Theme.scale)
        color: Theme.line

        Rectangle {
            width: Math.round(parent.width * Math.max(0, root.share) / 100)
            height: parent.height
            color: Theme.faint
        }
    }

    Label {
        x: Math.round(172 * Theme.scale)
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.says.share(root.share)
        color: Theme.faint
        font.pixelSize: Theme.small
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    Label {
        anchors.right: parent.right
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.role
        color: Theme.faint
        font.pixelSize: Theme.small
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
