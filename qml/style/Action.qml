// An action of the menus, with its shortcut and its label.
import QtQuick
import QtQuick.Templates as T

T.Action {
    id: root

    // Its words, with an & before the letter that chooses it in an open menu.
    property string words: ""
    property string keys: ""
    // Whether it can do something now. If not, its key and its entry say why, as nobody sees what a key does.
    property bool possible: true
    readonly property Mnemonic mnemonic: Mnemonic {
        words: root.words
    }

    signal chosen
    signal refused

    text: mnemonic.name
    onTriggered: root.possible ? root.chosen() : root.refused()
    shortcut: keys
}
