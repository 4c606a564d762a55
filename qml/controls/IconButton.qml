// A small square button with a drawn sign; its name is for screen readers and the tooltip.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Button {
    id: root

    // "close", "panel", "more" or "less"
    required property string sign

    implicitWidth: Theme.choice
    implicitHeight: Theme.choice
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.name: text
    Accessible.onPressAction: if (enabled) clicked()
    Keys.onPressed: event => guard.keyPressed(event)
    Keys.onReleased: event => guard.keyReleased(event)

    SettleGuard {
        id: guard
        meaning: root.text
        onEntered: root.clicked()
    }

    component Stroke: Rectangle {
        anchors.centerIn: parent
        width: Math.round(Theme.text)
        height: 2
        antialiasing: true
        color: Theme.ink
    }

    contentItem: Item {
        Repeater {
            model: root.sign === "close" ? [45, -45] : root.sign === "panel" ? [0, 0, 0] : root.sign === "more" ? [0, 90] : [0]

            Stroke {
                required property int modelData
                required property int index

                rotation: modelData
                anchors.verticalCenterOffset: root.sign === "panel" ? (index - 1) * 5 : 0
            }
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.chosen : root.hovered ? Theme.hovered : "transparent"

        FocusRing {
            anchors.margins: 0
            shown: root.visualFocus
        }
    }
}
