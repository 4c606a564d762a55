// Who takes the machine's place at a side: a button with the name, and below it the programs that play this game.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Button {
    id: root

    // What the button is for.
    required property string label
    // What is said of Heibai.
    required property string own
    required property list<string> programs
    required property int program

    signal picked(int program)
    signal enginesAsked

    readonly property string shown: program < 0 ? own : programs[program] ?? ""

    function choose(program: int) {
        if (program !== root.program)
            root.picked(program);
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
    Accessible.description: qsTr("chooses who plays this side")
    Accessible.onPressAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onDownPressed: clicked()
    onClicked: {
        if (list.opened)
            return;
        list.popup(root, 0, root.height + 2);
        list.selectFirst();
    }

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
        color: root.down || list.opened ? Theme.chosen : root.hovered ? Theme.hovered : "transparent"

        FocusRing {
            anchors.margins: 0
            shown: root.visualFocus
        }
    }

    Instantiator {
        id: commands
        model: root.programs

        delegate: Action {
            required property int index
            required property string modelData

            // A sign that would mark a letter stands for itself.
            words: modelData.replace(/&/g, "＆")
            checkable: true
            checked: index === root.program
            onTriggered: {
                root.choose(index);
                checked = Qt.binding(() => index === root.program);
            }
        }
        onObjectAdded: (index, object) => list.take()
        onObjectRemoved: (index, object) => list.take()
    }

    Action {
        id: heibai
        words: qsTr("&Heibai", "who plays")
        checkable: true
        checked: root.program < 0
        onTriggered: {
            root.choose(-1);
            checked = Qt.binding(() => root.program < 0);
        }
    }

    Action {
        id: engines
        words: qsTr("&Other programs…", "who plays")
        onTriggered: root.enginesAsked()
    }

    Menu {
        id: list
        words: root.label
        entries: []

        function take() {
            const programs = [];
            for (let at = 0; at < commands.count; at++)
                programs.push(commands.objectAt(at));
            entries = [heibai, ...programs, null, engines];
        }
    }
}
