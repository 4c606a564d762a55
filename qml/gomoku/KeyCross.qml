// A forbidden point as it is told what its sign means.
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
