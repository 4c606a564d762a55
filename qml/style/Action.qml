// An action of the menus, with its keys and the keys as they are shown.
import QtQuick
import QtQuick.Templates as T

T.Action {
    id: root

    // Its words, with an & before the letter that chooses it in an open menu.
    property string words: ""
    property string keys: ""
    readonly property Mnemonic mnemonic: Mnemonic {
        words: root.words
    }

    text: mnemonic.name
    shortcut: keys
}
