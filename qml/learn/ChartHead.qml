// The name of a chart, and to its right what it counts; where large type leaves no room there, below it.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property string name
    property string counts: ""

    readonly property string spoken: Speech.joined([name, counts])

    readonly property bool below: title.implicitWidth + Theme.gap + unit.implicitWidth > width

    implicitHeight: below ? unit.y + unit.height : Math.max(title.height, unit.height)
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
        x: root.below ? 0 : title.width + Theme.gap
        y: root.below ? title.height : title.baselineOffset - baselineOffset
        width: root.width - x
        horizontalAlignment: root.below ? Text.AlignLeft : Text.AlignRight
        text: root.counts
        color: Theme.faint
        font.pixelSize: Theme.small
        maximumLineCount: 1
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
