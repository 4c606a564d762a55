// The tabs of the panel: Tab enters them, arrows move between them and show what they name.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property list<string> names
    required property int current

    signal picked(int index)

    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Side panel")

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

        // A tab button of Qt's, so that its role is that of a tab.
        T.TabButton {
            id: tab

            required property string modelData
            required property int index

            readonly property bool shown: index === root.current

            x: Theme.gap + Math.round(index * (root.width - 2 * Theme.gap) / root.names.length)
            width: Math.round((root.width - 2 * Theme.gap) / root.names.length)
            height: root.height
            focus: shown
            focusPolicy: shown ? Qt.TabFocus : Qt.NoFocus
            hoverEnabled: true
            checkable: false
            autoExclusive: false
            text: modelData
            font.pixelSize: Theme.text
            font.weight: shown ? Font.DemiBold : Font.Normal
            onClicked: root.picked(index)
            Keys.onReturnPressed: root.picked(index)
            Keys.onEnterPressed: root.picked(index)
            Accessible.role: Accessible.PageTab
            Accessible.name: text
            Accessible.selectable: true
            Accessible.selected: shown
            Accessible.onPressAction: root.picked(index)

            contentItem: Text {
                text: tab.text
                textFormat: Text.PlainText
                font: tab.font
                color: tab.shown || tab.hovered ? Theme.ink : Theme.faint
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
            }

            background: Item {
                Rectangle {
                    visible: tab.shown
                    x: Theme.gap
                    y: parent.height - height
                    width: parent.width - 2 * x
                    height: 3
                    radius: 1.5
                    color: Theme.accent
                }

                FocusRing {
                    anchors.margins: Math.round(Theme.gap / 2)
                    radius: Theme.radius
                    shown: tab.visualFocus
                }
            }
        }
    }
}
