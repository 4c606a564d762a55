// The folded sheet of a narrow window before the first move: what would be played, and Start.
import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property string summary
    required property bool canStart

    signal unfoldPressed
    signal startPressed

    function focusStart(reason: int) {
        start.forceActiveFocus(reason);
    }

    Pressable {
        id: choose
        objectName: "choose"
        x: Theme.gap
        y: Math.round(Theme.gap * 1.25)
        width: root.width - 2 * x
        height: start.y - y - Math.round(Theme.gap / 2)
        text: qsTr("Choose the game")
        Accessible.description: root.summary
        onClicked: root.unfoldPressed()

        contentItem: Item {
            Column {
                x: Theme.gap
                width: chevron.x - x - Theme.gap
                anchors.verticalCenter: parent.verticalCenter

                Label {
                    width: parent.width
                    text: qsTr("New game")
                    font.weight: Font.DemiBold
                    wrapMode: Text.NoWrap
                }

                Label {
                    width: parent.width
                    text: root.summary
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }
            }

            Chevron {
                id: chevron
                x: parent.width - width - Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                direction: "up"
                color: Theme.faint
            }
        }
    }

    Button {
        id: start
        objectName: "sheetStart"
        focus: true
        x: Theme.margin
        y: root.height - height - Math.round(Theme.gap * 1.5)
        width: root.width - 2 * x
        height: Math.round(56 * Theme.scale)
        font.pixelSize: Theme.title
        primary: true
        enabled: root.canStart
        text: qsTr("Start")
        onClicked: root.startPressed()
    }
}
