// Who takes the machine's place at a side: a button with the name, and below it the programs that play this game.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Button {
    id: root

    // The purpose of the button.
    required property string label
    // The words for Heibai.
    required property string own
    required property list<string> programs
    required property int program
    // The entry of its menu, and the action of the button.
    property string ownEntry: qsTr("&Heibai", "who plays")
    property string purpose: qsTr("chooses who plays this side")

    signal picked(int program)
    signal enginesAsked

    readonly property string shown: program < 0 ? own : programs[program] ?? ""

    property SeatMenu list: null

    function openList() {
        if (list?.opened)
            return;
        if (!list)
            list = menu.createObject(root) as SeatMenu;
        list.popup(root, 0, root.height + 2);
        list.selectFirst();
    }

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.round(24 * Theme.scale)
    leftPadding: Theme.gap
    rightPadding: Math.round(Theme.gap / 2)
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    text: shown
    font.pixelSize: Theme.text
    font.weight: Font.DemiBold
    Accessible.role: Accessible.ButtonMenu
    Accessible.name: qsTr("%1: %2", "what is chosen, who plays").arg(label).arg(shown)
    Accessible.description: purpose
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onDownPressed: clicked()
    onClicked: openList()

    contentItem: Item {
        readonly property int gap: Math.round(Theme.gap / 2)

        implicitWidth: words.implicitWidth + gap + mark.width

        Text {
            id: words
            width: parent.width - mark.width - parent.gap
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            horizontalAlignment: Text.AlignRight
            text: root.shown
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
        color: root.down || root.list?.opened ? Theme.chosen : root.hovered ? Theme.hovered : "transparent"

        FocusRing {
            anchors.margins: 0
            shown: root.visualFocus
        }
    }

    // Most people never open it.
    Component {
        id: menu

        SeatMenu {
            words: root.label
            ownEntry: root.ownEntry
            programs: root.programs
            program: root.program
            onPicked: program => root.picked(program)
            onEnginesAsked: root.enginesAsked()
        }
    }
}
