// Navigates the positions of the game: first, previous, next, last.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property bool canGoBack
    required property bool canGoOn
    // Whether it navigates the steps of a search rather than the positions of a game.
    property bool stepping: false

    signal firstPressed
    signal previousPressed
    signal nextPressed
    signal lastPressed

    implicitHeight: Theme.control
    Accessible.role: Accessible.ToolBar
    Accessible.name: stepping ? qsTr("Go through the search") : qsTr("Go through the moves")

    // Focuses the next button that is enabled.
    function step(by: int) {
        for (let at = 0; at < buttons.count; at++) {
            if (!buttons.itemAt(at).activeFocus)
                continue;
            for (let to = at + by; to >= 0 && to < buttons.count; to += by) {
                if (buttons.itemAt(to).enabled) {
                    buttons.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
                    return;
                }
            }
        }
    }

    function press(index: int) {
        [root.firstPressed, root.previousPressed, root.nextPressed, root.lastPressed][index]();
    }

    // A button at its end passes the focus to one that still leads somewhere.
    function keepFocus() {
        for (let at = 0; at < buttons.count; at++) {
            const button = buttons.itemAt(at);
            if (button && button.focus && root.activeFocus && !button.enabled) {
                const other = buttons.itemAt(at < 2 ? 2 : 1);
                if (other.enabled)
                    other.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    }

    onCanGoBackChanged: Qt.callLater(root.keepFocus)
    onCanGoOnChanged: Qt.callLater(root.keepFocus)
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.card
        border.width: Theme.border
        border.color: Theme.outline
    }

    Repeater {
        id: buttons
        model: [
            { name: root.stepping ? qsTr("Before the search") : qsTr("First position"), forwards: false, end: true },
            { name: root.stepping ? qsTr("One step back") : qsTr("Previous position"), forwards: false, end: false },
            { name: root.stepping ? qsTr("One step on") : qsTr("Next position"), forwards: true, end: false },
            { name: root.stepping ? qsTr("After the search") : qsTr("Last position"), forwards: true, end: true }
        ]

        TransportButton {
            id: button
            required property var modelData
            required property int index

            objectName: ["first", "previous", "next", "last"][index]
            x: Math.round(index * root.width / 4)
            width: Math.round((index + 1) * root.width / 4) - x
            height: root.height
            text: modelData.name
            forwards: modelData.forwards
            toEnd: modelData.end
            enabled: forwards ? root.canGoOn : root.canGoBack
            onClicked: root.press(index)

            Rectangle {
                visible: button.index > 0
                y: Math.round(parent.height * 0.2)
                width: 1
                height: parent.height - 2 * y
                color: Theme.line
            }
        }
    }
}
