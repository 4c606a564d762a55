// Who takes the machine's place at a side: a button with the name, and below it the programs that play this game.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

MenuButton {
    id: root

    // The words for Heibai.
    required property string own
    required property list<string> programs
    required property int program
    // The entry of its menu, and the action of the button.
    property string ownEntry: qsTr("&Heibai", "who plays")
    property string purpose: qsTr("chooses who plays this side")

    signal picked(int program)
    signal enginesAsked

    text: program < 0 ? own : programs[program] ?? ""
    Accessible.description: purpose
    choices: Component {
        SeatMenu {
            words: root.label
            ownEntry: root.ownEntry
            programs: root.programs
            program: root.program
            onProgramPicked: program => root.picked(program)
            onEnginesAsked: root.enginesAsked()
        }
    }
}
