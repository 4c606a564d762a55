// Words of a menu, with a line under the letter that chooses them.
import QtQuick
import org.heibai.app

Text {
    id: root

    required property Mnemonic mnemonic

    textFormat: Text.PlainText
    text: mnemonic.shown
    color: Theme.ink
    font.pixelSize: Theme.text
    verticalAlignment: Text.AlignVCenter

    FontMetrics {
        id: metrics
        font: root.font
    }

    // They measure as words are drawn, and again with another size of the type.
    TextMetrics {
        id: before
        font: root.font
        text: root.text.slice(0, root.mnemonic.place)
    }

    TextMetrics {
        id: letter
        font: root.font
        text: root.text.charAt(root.mnemonic.place)
    }

    Rectangle {
        visible: root.mnemonic.place >= 0
        x: Math.round(before.advanceWidth)
        y: Math.round((root.height + metrics.ascent - metrics.descent) / 2 + 2)
        width: Math.round(letter.advanceWidth)
        height: 1
        color: root.color
        opacity: Theme.highContrast ? 1 : 0.55
    }
}
