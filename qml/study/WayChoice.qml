// The switch between Play, Study and Learn, in the menu bar, where everyone finds it.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    // 0 to play, 1 to study, 2 to learn.
    required property int way
    // Whether only the other ones are offered, where there is little room.
    property bool small: false

    signal picked(int way)

    readonly property list<string> names: [qsTr("Play", "what the window is for"), qsTr("Study", "what the window is for"), qsTr("Learn", "what the window is for")]
    readonly property var choices: small ? [0, 1, 2].filter(it => it !== way) : [0, 1, 2]

    implicitWidth: row.width
    // Within the bar, whatever the type.
    implicitHeight: Math.min(Theme.menuBar - 8, Math.max(32, Math.round(Theme.bar * 2.2)))
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Play, study or learn")

    function step(by: int) {
        let at = 0;
        for (let index = 0; index < buttons.count; index++) {
            if (buttons.itemAt(index).activeFocus)
                at = index;
        }
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
        border.color: Theme.outline
    }

    Row {
        id: row

        Repeater {
            id: buttons
            model: root.choices

            RadioButton {
                required property int modelData
                required property int index

                objectName: ["wayPlay", "wayStudy", "wayLearn"][modelData]
                width: words + 2 * Theme.gap
                height: root.height
                font.pixelSize: Theme.bar
                text: root.names[modelData]
                chosen: modelData === root.way
                focusPolicy: chosen || activeFocus || root.small && index === 0 ? Qt.TabFocus : Qt.NoFocus
                focus: chosen || root.small && index === 0
                // Its key would leave Learn; a press of what is chosen does not.
                onPicked: if (modelData !== 2 || root.way !== 2) root.picked(modelData)
            }
        }
    }
}
