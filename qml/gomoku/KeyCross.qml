// A forbidden point, for the legend.
import QtQuick

Item {
    property int size: 24

    width: size
    height: size

    ForbiddenMark {
        anchors.centerIn: parent
        cell: parent.size * 1.4
    }
}
