// Heibai or one of the programs that play this game, for one side.
import QtQuick
import org.heibai.app

ChoiceMenu {
    id: root

    required property list<string> programs
    required property int program
    // What stands for none of them.
    required property string ownEntry

    signal programPicked(int program)
    signal enginesAsked

    // In the name of a program a sign that would mark a mnemonic is escaped.
    names: [ownEntry, ...Array.from(programs).map(name => name.replace(/&/g, "＆"))]
    current: program + 1
    last: Action {
        words: qsTr("&Other programs…", "who plays")
        onTriggered: root.enginesAsked()
    }
    onPicked: index => programPicked(index - 1)
}
