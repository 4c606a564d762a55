// A figure with its name above, and to its right what it is to be measured by.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property string name
    required property string figure
    property string note: ""
    // Whether that is part of the figure.
    property bool together: false

    property string spoken: [name, figure, note].filter(said => said !== "").join(" ")

    implicitHeight: heading.height + number.height
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken

    Label {
        id: heading
        width: parent.width
        text: root.name
        font.weight: Font.DemiBold
        maximumLineCount: 1
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Text {
        id: number
        anchors.top: heading.bottom
        text: root.figure
        textFormat: Text.PlainText
        color: Theme.ink
        font.pixelSize: Math.round(26 * Theme.scale)
    }

    Label {
        anchors.baseline: number.baseline
        anchors.left: number.right
        anchors.right: parent.right
        anchors.leftMargin: Math.round(Theme.gap / 2)
        horizontalAlignment: root.together ? Text.AlignLeft : Text.AlignRight
        text: root.note
        color: Theme.faint
        font.pixelSize: Theme.small
        maximumLineCount: 1
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
