// The switch between Play and Study, in the menu bar, where everyone finds it.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property bool studying
    // Whether only the other one is offered, where there is little room.
    property bool small: false

    signal picked(bool studying)

    readonly property var choices: small ? [!studying] : [false, true]

    implicitWidth: row.width
    implicitHeight: Math.max(32, Math.round(Theme.bar * 2.2))
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Play or study")

    function step(by: int) {
        const at = buttons.itemAt(0).activeFocus ? 0 : 1;
        const to = buttons.itemAt((at + by + buttons.count) % buttons.count);
        to.forceActiveFocus(Qt.TabFocusReason);
    }

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Rectangle {
        visible: !root.small
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.card
        border.width: Theme.border
        border.color: Theme.line
    }

    Row {
        id: row

        Repeater {
            id: buttons
            model: root.choices

            RadioButton {
                required property bool modelData

                objectName: modelData ? "wayStudy" : "wayPlay"
                width: words + 2 * Theme.gap
                height: root.height
                font.pixelSize: Theme.bar
                text: modelData ? qsTr("Study", "what the window is for") : qsTr("Play", "what the window is for")
                chosen: modelData === root.studying
                focusPolicy: chosen || root.small ? Qt.TabFocus : Qt.NoFocus
                focus: chosen || root.small
                onPicked: root.picked(modelData)
            }
        }
    }
}
