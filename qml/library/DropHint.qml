// A hint, while something is dragged over the window, that it can be dropped.
import QtQuick
import org.heibai.app

Rectangle {
    color: Theme.scrim

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.gap
        radius: Theme.cardRadius
        color: "transparent"
        border.width: 3
        border.color: Theme.accent
    }

    Rectangle {
        anchors.centerIn: parent
        width: words.implicitWidth + 4 * Theme.margin
        height: words.implicitHeight + 2 * Theme.margin
        radius: Theme.cardRadius
        color: Theme.card
        border.width: Theme.border
        border.color: Theme.highContrast ? Theme.edge : Theme.line

        Label {
            id: words
            objectName: "dropHint"
            anchors.centerIn: parent
            wrapMode: Text.NoWrap
            text: qsTr("Drop it here to open it")
            font.pixelSize: Theme.headline
        }
    }
}
