// A slim scroll bar in the window's colours.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.ScrollBar {
    id: root

    implicitWidth: 10
    implicitHeight: 10
    padding: 2
    minimumSize: 0.1
    Accessible.ignored: true
    visible: size < 1

    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        antialiasing: true
        color: Theme.edge
        opacity: root.pressed || root.hovered ? 1 : 0.6
    }
}
