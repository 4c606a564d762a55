// A line that unfolds what lies below it.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Button {
    id: root

    required property bool unfolded

    implicitHeight: Theme.choice
    implicitWidth: implicitContentWidth + 4 * Theme.gap
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    font.pixelSize: Theme.small
    Accessible.name: text
    Accessible.description: unfolded ? qsTr("unfolded") : qsTr("folded")
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()

    contentItem: Row {
        spacing: Theme.gap

        Item {
            anchors.verticalCenter: parent.verticalCenter
            width: 12
            height: 12

            Rectangle {
                anchors.centerIn: parent
                width: 12
                height: 2
                color: Theme.faint
            }

            Rectangle {
                anchors.centerIn: parent
                visible: !root.unfolded
                width: 2
                height: 12
                color: Theme.faint
            }
        }

        Text {
            anchors.verticalCenter: parent.verticalCenter
            textFormat: Text.PlainText
            text: root.text
            font: root.font
            color: Theme.faint
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered ? Theme.hovered : "transparent"

        FocusRing {
            anchors.margins: 0
            shown: root.visualFocus
        }
    }
}
