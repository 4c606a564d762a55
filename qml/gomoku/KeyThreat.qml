// A threat, for the legend.
import QtQuick

Item {
    id: root

    required property bool own
    property int size: 24

    width: size
    height: size

    ThreatStroke {
        cell: root.size
        boardSize: 3
        x: 0
        y: (root.size - height) / 2
        width: root.size * 0.55
        own: root.own
        four: false
        first: 0
        last: 1
    }

    ThreatMark {
        x: root.size - width - 2
        anchors.verticalCenter: parent.verticalCenter
        size: Math.round(root.size * 0.34)
        own: root.own
    }
}
