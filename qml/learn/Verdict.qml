// A card with what came of a try: a sign, a headline, and words below.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property string headline
    required property bool good
    // To the right of the headline.
    property string aside: ""
    default property alias content: below.data

    // A column keeps its height when the last that is seen of it is hidden.
    readonly property real more: below.visibleChildren.length > 0 ? below.height : 0

    implicitHeight: Math.max(head.height, asideWords.height) + more + 2 * Math.round(Theme.gap * 1.5) + (more > 0 ? Math.round(Theme.gap / 2) : 0)
    radius: Theme.radius
    color: good ? Theme.chosen : Theme.card
    border.width: 2
    border.color: good ? Theme.accent : Theme.alarm
    Accessible.role: Accessible.Grouping
    Accessible.name: headline

    Text {
        id: sign
        x: Math.round(Theme.gap * 1.5)
        y: head.y
        text: root.good ? "✓" : "◇"
        textFormat: Text.PlainText
        color: root.good ? Theme.accent : Theme.alarm
        font.pixelSize: Theme.title
        font.weight: Font.Bold
        Accessible.ignored: true
    }

    Label {
        id: head
        x: Math.round(36 * Theme.scale)
        y: Math.round(Theme.gap * 1.5)
        width: parent.width - x - asideWords.width - 2 * Theme.gap
        text: root.headline
        font.pixelSize: Theme.title
        font.weight: Font.DemiBold
    }

    Label {
        id: asideWords
        anchors.right: parent.right
        anchors.rightMargin: Math.round(Theme.gap * 1.5)
        anchors.baseline: head.baseline
        text: root.aside
        font.pixelSize: Theme.small
        wrapMode: Text.NoWrap
    }

    Column {
        id: below
        x: head.x
        y: head.y + Math.max(head.height, asideWords.height) + Math.round(Theme.gap / 2)
        width: parent.width - x - Math.round(Theme.gap * 1.5)
        spacing: Theme.gap
    }
}
