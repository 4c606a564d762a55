// A choice with its label above, and details at the right of the label.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property string label
    property int contentHeight: Theme.control
    property alias aside: asidePlace.data
    default property alias content: place.data

    property int labelHeight: Math.round(20 * Theme.scale)
    readonly property int labelRoom: width - heading.implicitWidth - Theme.gap
    // The height of the label.
    readonly property int above: labelHeight + Math.round(4 * Theme.scale)

    implicitHeight: above + contentHeight

    Text {
        id: heading
        height: root.labelHeight
        verticalAlignment: Text.AlignVCenter
        text: root.label
        textFormat: Text.PlainText
        color: Theme.faint
        font.pixelSize: Math.round(13 * Theme.scale)
        // The control reads it out.
        Accessible.ignored: true
    }

    Item {
        id: asidePlace
        width: root.width
        height: root.labelHeight
    }

    Item {
        id: place
        y: root.above
        width: root.width
        height: root.contentHeight
    }
}
