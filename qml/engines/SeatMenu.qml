// Heibai or one of the programs that play this game, for one side.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Menu {
    id: root

    required property list<string> programs
    required property int program
    // What stands for none of them.
    required property string ownEntry

    readonly property list<QtObject> ends: [
        Action {
            words: root.ownEntry
            checkable: true
            checked: root.program < 0
            onTriggered: {
                root.choose(-1);
                checked = Qt.binding(() => root.program < 0);
            }
        },
        Action {
            words: qsTr("&Other programs…", "who plays")
            onTriggered: root.enginesAsked()
        }
    ]
    readonly property Instantiator commands: Instantiator {
        model: root.programs

        delegate: Action {
            required property int index
            required property string modelData

            // A sign that would mark a mnemonic is escaped.
            words: modelData.replace(/&/g, "＆")
            checkable: true
            checked: index === root.program
            onTriggered: {
                root.choose(index);
                checked = Qt.binding(() => index === root.program);
            }
        }
        onObjectAdded: root.take()
        onObjectRemoved: root.take()
    }

    // A press beside it only closes it.
    modal: true
    dim: false
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    signal picked(int program)
    signal enginesAsked

    function choose(program: int) {
        if (program !== root.program)
            root.picked(program);
    }

    function take() {
        const programs = [];
        for (let at = 0; at < commands.count; at++)
            programs.push(commands.objectAt(at));
        entries = [ends[0], ...programs, null, ends[1]];
    }

    entries: []
    Component.onCompleted: take()
}
