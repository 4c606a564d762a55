// Whose tree is shown: a button with its name, and below it the algorithms that ran.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Button {
    id: root

    // The purpose of the button.
    required property string label
    required property list<string> choices
    required property int current

    signal picked(int index)

    property Menu list: null

    function openList() {
        if (list?.opened)
            return;
        if (!list)
            list = menu.createObject(root) as Menu;
        list.popup(root, 0, root.height + 2);
        list.currentIndex = current;
        list.itemAt(current)?.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Theme.control
    leftPadding: Math.round(Theme.gap * 1.25)
    rightPadding: Theme.gap
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    text: choices[current] ?? ""
    font.pixelSize: Theme.text
    font.weight: Font.DemiBold
    Accessible.role: Accessible.ButtonMenu
    Accessible.name: qsTr("%1: %2", "whose tree is shown, an algorithm").arg(label).arg(text)
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onDownPressed: clicked()
    onClicked: openList()

    contentItem: Item {
        implicitWidth: words.implicitWidth + Theme.gap + mark.width

        Text {
            id: words
            width: parent.width - mark.width - Theme.gap
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.text
            font: root.font
            color: Theme.ink
            textFormat: Text.PlainText
            elide: Text.ElideRight
        }

        Chevron {
            id: mark
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            direction: "down"
            color: Theme.faint
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.down || root.list?.opened ? Theme.chosen : root.hovered ? Theme.hovered : Theme.card
        border.width: Theme.border
        border.color: root.hovered ? Theme.edge : Theme.line

        FocusRing {
            shown: root.visualFocus
        }
    }

    // Another run has other algorithms.
    onChoicesChanged: {
        list?.destroy();
        list = null;
    }

    Component {
        id: menu

        Menu {
            id: rows

            readonly property Instantiator commands: Instantiator {
                model: root.choices

                delegate: Action {
                    required property int index
                    required property string modelData

                    words: modelData
                    checkable: true
                    checked: index === root.current
                    onTriggered: {
                        root.picked(index);
                        checked = Qt.binding(() => index === root.current);
                    }
                }
            }

            words: root.label
            // A press beside it only closes it.
            modal: true
            dim: false
            closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
            entries: []
            Component.onCompleted: {
                const all = [];
                for (let at = 0; at < commands.count; at++)
                    all.push(commands.objectAt(at));
                entries = all;
            }
        }
    }
}
