// An action of the menus, with its keys and the keys as they are shown.
import QtQuick
import QtQuick.Templates as T

T.Action {
    id: root

    // Its words, with an & before the letter that chooses it in an open menu.
    property string words: ""
    property string keys: ""
    // Whether it can do something now. What can't stays a key and an entry that say why, for nobody can see what a key does.
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
