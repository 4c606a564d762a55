// Words of a menu with their mnemonic: the letter after an &, as in "&Game" or "游戏(&G)".
import QtQuick

QtObject {
    required property string words

    readonly property int place: words.indexOf("&")
    // The letter that chooses it, in upper case, or empty.
    readonly property string letter: place < 0 ? "" : words.charAt(place + 1).toUpperCase()
    // The visible text, with the letter at `place`.
    readonly property string shown: words.replace("&", "")
    // The name for screen readers, without a letter added in brackets for the keyboard.
    readonly property string name: (words.charAt(place - 1) === "(" ? words.replace(/\s*\(&.\)/, "") : words).replace("&", "")
}
