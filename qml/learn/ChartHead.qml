// The name of a chart, and to its right what it counts.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property string name
    property string counts: ""

    readonly property string spoken: Speech.joined([name, counts])

    implicitHeight: Math.max(title.height, unit.height)
    Accessible.role: Accessible.Heading
    Accessible.name: spoken

    Label {
        id: title
        width: Math.min(implicitWidth, parent.width)
        text: root.name
        font.weight: Font.DemiBold
        maximumLineCount: 1
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Label {
        id: unit
        anchors.left: title.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.baseline: title.baseline
        horizontalAlignment: Text.AlignRight
        text: root.counts
        color: Theme.faint
        font.pixelSize: Theme.small
        maximumLineCount: 1
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
