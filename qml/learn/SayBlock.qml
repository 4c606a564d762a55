// A sentence of a lesson; that on the board is lit. A press shows what it speaks of.
import QtQuick
import org.heibai.app

LearnRow {
    id: root

    required property int number
    required property string sentence
    required property bool current

    implicitHeight: words.implicitHeight + 2 * Math.round(Theme.gap * 1.5)
    chosen: current
    frame: 2
    Accessible.name: sentence

    contentItem: Item {
        Text {
            id: words
            // Below the title of the lesson.
            x: Theme.gap
            y: Math.round(Theme.gap * 1.5)
            width: parent.width - 2 * x
            text: root.sentence
            textFormat: Text.PlainText
            color: root.current ? Theme.ink : Theme.faint
            font.pixelSize: Math.round(15 * Theme.scale)
            lineHeight: 1.15
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
