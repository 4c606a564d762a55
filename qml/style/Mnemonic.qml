// Words of a menu with their mnemonic: the letter after an &, as in "&Game" or "游戏(&G)".
import QtQuick

QtObject {
    required property string words

    readonly property int place: words.indexOf("&")
    // The letter by which the words are chosen, in upper case; empty if there is none.
    readonly property string letter: place < 0 ? "" : words.charAt(place + 1).toUpperCase()
    // What is seen: the letter stands at `place`.
    readonly property string shown: words.replace("&", "")
    // What is said. A letter that was only added for the keyboard, in brackets, is no part of the name.
    readonly property string name: words.replace(/\s*\(&.\)/, "").replace("&", "")
}
