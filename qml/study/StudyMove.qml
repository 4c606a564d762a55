// One move in the list of a study: with its stone on the main line, as words in a variation.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property string number
    required property string name
    required property string sign
    required property bool black
    // Whether it is a choice of an opening, and no stone.
    required property bool choice
    required property bool current
    required property string spoken
    // Its value, or nothing.
    property string worth: ""
    // In a variation.
    property bool small: false
    // Whether folded moves follow.
    property bool more: false
    property int numberWidth: 0

    signal chosen

    readonly property int inner: Math.round(6 * Theme.scale)

    implicitWidth: numeral.implicitWidth + words.implicitWidth + rating.implicitWidth + Math.round(4 * Theme.scale) * (sign === "" ? 1 : 2) + 2 * inner
    Accessible.role: Accessible.ListItem
    Accessible.name: spoken
    Accessible.selectable: true
    Accessible.selected: current
    Accessible.onPressAction: root.chosen()

    Rectangle {
        y: root.small ? 1 : 2
        width: parent.width
        height: parent.height - 2 * y
        radius: 6
        color: root.current || pointer.pressed ? Theme.chosen : pointer.containsMouse ? Theme.hovered : "transparent"
        border.width: root.current ? Math.max(2, Theme.border) : 0
        border.color: Theme.accent
    }

    Text {
        id: numeral
        x: root.small ? root.inner : 0
        width: root.small ? implicitWidth : root.numberWidth
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignRight
        text: root.choice ? "" : root.number
        textFormat: Text.PlainText
        color: root.current ? Theme.ink : Theme.faint
        font.pixelSize: Theme.small
    }

    SmallDisc {
        id: mark
        visible: !root.small && !root.choice
        x: numeral.width + Math.round(10 * Theme.scale)
        y: Math.round((parent.height - height) / 2)
        size: Math.round(Theme.text * 0.43) * 2
        black: root.black
    }

    Text {
        id: words
        x: root.small ? numeral.x + numeral.width + Math.round(4 * Theme.scale) : root.choice ? mark.x : mark.x + mark.width + Math.round(12 * Theme.scale)
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.more ? root.name + " …" : root.name
        textFormat: Text.PlainText
        color: Theme.ink
        font.pixelSize: root.small ? Math.round(13 * Theme.scale) : Theme.text
        font.weight: root.current ? Font.DemiBold : Font.Normal
    }

    Text {
        id: rating
        visible: root.sign !== ""
        x: words.x + words.width + Math.round(4 * Theme.scale)
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.sign
        textFormat: Text.PlainText
        color: root.sign.startsWith("!") ? Theme.good : Theme.alarm
        font.pixelSize: words.font.pixelSize
        font.weight: Font.Bold
    }

    // Only on the main line: between the flowing moves of a variation a number would read as one of theirs.
    Text {
        id: value
        objectName: "worth"
        visible: !root.small && root.worth !== "" && x > rating.x + (rating.visible ? rating.width : 0)
        x: root.width - width - Math.round(8 * Theme.scale)
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        text: root.worth
        textFormat: Text.PlainText
        color: root.current ? Theme.ink : Theme.faint
        font.pixelSize: Theme.small
    }

    MouseArea {
        id: pointer
        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.chosen()
    }
}
