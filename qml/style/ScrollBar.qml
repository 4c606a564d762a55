// A slim scroll bar in the window's colours.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.ScrollBar {
    id: root

    readonly property int thickness: Math.round(4 * Theme.unit)

    implicitWidth: Math.round(10 * Theme.unit)
    implicitHeight: implicitWidth
    // Between the border of what scrolls and the cards in it.
    padding: Theme.border + 1
    leftPadding: horizontal ? padding : implicitWidth - padding - thickness
    topPadding: horizontal ? implicitHeight - padding - thickness : padding
    minimumSize: 0.1
    Accessible.ignored: true
    visible: size < 1

    contentItem: Rectangle {
        radius: root.thickness / 2
        antialiasing: true
        color: Theme.edge
        opacity: root.pressed || root.hovered ? 1 : 0.6
    }
}
