// The tabs of the panel: Tab enters them, arrows move between them and show what they name.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property list<string> names
    required property int current
    property string name: qsTr("Side panel")

    signal picked(int index)

    Accessible.role: Accessible.PageTabList
    Accessible.name: name

    function step(to: int) {
        const index = (to + names.length) % names.length;
        root.picked(index);
        tabs.itemAt(index).forceActiveFocus(Qt.TabFocusReason);
    }

    Keys.onLeftPressed: step(current - 1)
    Keys.onRightPressed: step(current + 1)
    Keys.onPressed: event => {
        if (event.modifiers & Qt.AltModifier)
            return;
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted)
            step(event.key === Qt.Key_Home ? 0 : names.length - 1);
    }

    Repeater {
        id: tabs
        model: root.names

        TabButton {

            required property string modelData
            required property int index

            shown: index === root.current

            x: Theme.gap + Math.round(index * (root.width - 2 * Theme.gap) / root.names.length)
            width: Math.round((root.width - 2 * Theme.gap) / root.names.length)
            height: root.height
            focus: shown
            text: modelData
            onClicked: root.picked(index)
            Keys.onReturnPressed: root.picked(index)
            Keys.onEnterPressed: root.picked(index)
            Accessible.onPressAction: root.picked(index)
        }
    }
}
