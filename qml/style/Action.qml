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
    // Whether its key, held down, does it again and again.
    property bool repeats: false
    readonly property Mnemonic mnemonic: Mnemonic {
        words: root.words
    }

    signal chosen
    signal refused

    text: mnemonic.name
    onTriggered: root.possible ? root.chosen() : root.refused()

    // A shortcut of the action itself repeats, and nothing tells which of its triggers are repetitions.
    readonly property Shortcut key: Shortcut {
        sequence: root.keys
        enabled: root.enabled
        autoRepeat: root.repeats
        onActivated: root.trigger()
    }
}
