// The line below the board that says what happened and what is next, with room for two rows.
import QtQuick
import org.heibai.app

Text {
    id: root

    required property string message
    // Whether it is a question.
    property bool asks: false
    // From row to row, by the size of the words and whatever the script.
    readonly property real leading: 1.19
    // As large as two rows have room for, so that a long sentence is no smaller than a short one.
    readonly property int size: Math.max(minimumPixelSize, Math.min(Theme.title, Math.floor((height - 8 * Theme.unit) / 2 / leading)))
    // What needs more than two rows gets smaller, in the end it is cut.
    readonly property bool tooLong: measure.lineCount > 2

    objectName: "status"
    text: message
    textFormat: Text.PlainText
    color: Theme.ink
    font.pixelSize: size
    font.weight: asks ? Font.DemiBold : Font.Normal
    fontSizeMode: tooLong ? Text.Fit : Text.FixedSize
    minimumPixelSize: Math.min(Theme.small, Math.max(12, Math.round(Theme.small * 0.8)))
    lineHeightMode: Text.FixedHeight
    lineHeight: Math.floor(size * leading)
    // The letters are in the middle: above them a font keeps more room free than below.
    bottomPadding: Math.max(0, Math.round(metrics.ascent - metrics.descent - 0.52 * size))
    // Two rows are about as long as each other: none is a single word, where nothing in them is too long for that.
    readonly property int inset: measure.lineCount === 2 ? Math.max(0, Math.floor((width - 0.58 * row.advanceWidth) / 2 - size)) : 0
    leftPadding: narrowed.lineCount > 2 ? 0 : inset
    rightPadding: leftPadding
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.Wrap
    elide: Text.ElideRight
    maximumLineCount: 2
    Accessible.role: Accessible.StaticText
    Accessible.name: message

    FontMetrics {
        id: metrics
        font: row.font
    }

    component Measure: Text {
        visible: false
        textFormat: Text.PlainText
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    Measure {
        id: measure
        width: root.width
        text: root.message
        font.pixelSize: root.size
        font.weight: root.font.weight
    }

    Measure {
        id: narrowed
        width: root.width - 2 * root.inset
        text: root.message
        font: measure.font
    }

    TextMetrics {
        id: row
        text: root.message
        font: root.font
    }
}
