// A hint, while something is dragged over the window, whether it can be dropped.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    // Whether it can't be dropped now.
    property bool refuses: false
    // Whether its lines are added to those that are learnt.
    property bool adds: false

    color: Theme.scrim

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.gap
        radius: Theme.cardRadius
        color: "transparent"
        border.width: 3
        border.color: root.refuses ? Theme.alarm : Theme.accent
    }

    Rectangle {
        anchors.centerIn: parent
        width: words.width + 4 * Theme.margin
        height: words.height + 2 * Theme.margin
        radius: Theme.cardRadius
        color: Theme.card
        border.width: Theme.border
        border.color: Theme.highContrast ? Theme.edge : Theme.line

        Label {
            id: words
            objectName: "dropHint"
            anchors.centerIn: parent
            width: Math.min(implicitWidth, root.width - 6 * Theme.margin)
            horizontalAlignment: Text.AlignHCenter
            text: root.refuses ? qsTr("Close the dialog first, then drop it") : root.adds ? qsTr("Drop it here to add its lines to yours") : qsTr("Drop it here to open it")
            font.pixelSize: Theme.headline
        }
    }
}
