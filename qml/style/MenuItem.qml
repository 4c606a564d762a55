// One line of a menu: its mark, its words, its keys.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.MenuItem {
    id: root

    readonly property Action command: action as Action
    readonly property string keys: command ? command.keys : ""
    readonly property Mnemonic mnemonic: command ? command.mnemonic : subMenu ? subMenu.mnemonic : null
    readonly property bool available: enabled && (command === null || command.possible)
    readonly property int markWidth: Math.round(Theme.text * 1.5)

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Math.round(Theme.text * 2.2), 32)
    leftPadding: markWidth + Theme.gap
    rightPadding: Theme.gap * 1.5
    font.pixelSize: Theme.text
    hoverEnabled: true
    Accessible.name: text
    // Qt 6.4 tells the accessibility tree neither which items are disabled nor their keys, nor that one opens a menu.
    Accessible.description: Speech.joined([keys, subMenu === null ? "" : qsTr("opens a menu", "an entry of a menu"), available ? "" : qsTr("not available now", "an entry of a menu")])
    Accessible.onPressAction: root.choose()

    // What a click does; the signal alone would leave the action undone and the menu open.
    function choose() {
        if (!enabled)
            return;
        if (action === null || subMenu !== null) {
            triggered();
            return;
        }
        const chosen = action;
        menu.dismiss();
        chosen.trigger();
    }

    contentItem: Item {
        implicitWidth: Math.min(words.implicitWidth, 40 * Theme.text) + (keysText.text === "" ? 0 : keysText.implicitWidth + 3 * Theme.gap) + (root.subMenu ? 2 * Theme.gap : 0)

        MnemonicText {
            id: words
            objectName: "words"
            anchors.verticalCenter: parent.verticalCenter
            // That of a file may be very long; its folder stays in sight.
            width: Math.min(implicitWidth, parent.width - (keysText.text === "" ? 0 : keysText.implicitWidth + 3 * Theme.gap) - (root.subMenu ? 2 * Theme.gap : 0))
            elide: Text.ElideMiddle
            mnemonic: root.mnemonic
            font: root.font
            opacity: root.available ? 1 : 0.5
        }

        Text {
            id: keysText
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            textFormat: Text.PlainText
            text: root.keys
            font.pixelSize: Theme.small
            color: Theme.faint
            opacity: root.available ? 1 : 0.5
        }
    }

    // A tick for what is on.
    indicator: Text {
        x: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        visible: root.checked
        textFormat: Text.PlainText
        text: "✓"
        color: Theme.accent
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
    }

    arrow: Text {
        x: root.width - width - Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        visible: root.subMenu !== null
        textFormat: Text.PlainText
        text: "›"
        color: Theme.faint
        font.pixelSize: Theme.title
    }

    background: Rectangle {
        radius: Theme.radius - 2
        color: root.highlighted ? Theme.chosen : "transparent"
        border.width: root.highlighted && Theme.highContrast ? 2 : 0
        border.color: Theme.accent
    }
}
