// The ring around the focused item.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property bool shown

    anchors.fill: parent
    anchors.margins: -Theme.focusWidth - 1
    visible: shown
    color: "transparent"
    radius: Theme.radius + Theme.focusWidth
    border.width: Theme.focusWidth
    border.color: Theme.focus
}
