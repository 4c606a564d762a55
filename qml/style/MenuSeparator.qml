// A line between the entries of a menu.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.MenuSeparator {
    implicitHeight: Theme.gap + 1
    implicitWidth: 40
    contentItem: Item {
        Rectangle {
            anchors.centerIn: parent
            width: parent.width - Theme.gap
            height: 1
            color: Theme.line
        }
    }
}
