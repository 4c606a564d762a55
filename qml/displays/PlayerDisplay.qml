// One player above the board: the disc, how many stones there are, who it is; marked when it is to move. Black's stands
// at the left edge of the board, White's is its mirror image at the right edge.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property bool black
    required property int count
    required property string who
    // The name where there is little room.
    property string brief: who
    property string said: ""
    // The longest that may be said in its course, so that nothing changes its place with every move.
    property string saidAtMost: said
    // The same where there is little room.
    property string saidBrief: said
    property string saidBriefAtMost: saidAtMost
    property bool toMove: false
    property bool thinking: false
    property bool lit: toMove
    property int places: 2
    // Whether the disc is outside the edge of the board.
    property bool outside: true
    // The scale of the glass where there is little room.
    property real shrunk: 1

    readonly property int disc: Math.round(12 * Theme.unit * shrunk) * 2
    readonly property int ringRoom: Math.round(3 * Theme.unit)
    // From the edge of the board to the glass, and to the words.
    readonly property int glassAt: outside ? 0 : disc + 2 * ringRoom + Math.round(10 * Theme.unit * shrunk)
    readonly property int wordsAt: glassAt + glass.width + Math.round((outside ? 16 : 10) * Theme.unit)
    // Whether there is room for the note; it shows only where the other side's fits too.
    readonly property bool noteFits: noteInFull || noteBriefSize.advanceWidth <= room
    readonly property bool noteInFull: noteSize.advanceWidth <= room
    readonly property real noteWidth: noteSize.advanceWidth
    property bool notes: noteFits
    readonly property real room: width - wordsAt
    // From the edge of the board to the end of the words, in full and where there is little room.
    readonly property real wanted: wordsAt + Math.max(fullSize.advanceWidth, noteWidth)
    readonly property real least: wordsAt + Math.min(briefSize.advanceWidth, 4 * Theme.text)
    // A name shrinks a little before it gives way to the brief one, and that before it is cut; of two letters nothing is left.
    readonly property bool fits: fullSize.advanceWidth * smallest <= room
    readonly property bool nameFits: fits || Math.min(briefSize.advanceWidth * smallest, 2 * Theme.text) <= room
    readonly property real smallest: Theme.small / Theme.text
    // Names have one size; one that is left out takes nothing from the other.
    readonly property real ownShare: !nameFits ? 1 : Math.max(smallest, Math.min(1, room / Math.max(1, fits ? fullSize.advanceWidth : briefSize.advanceWidth)))
    property real share: ownShare

    implicitHeight: Theme.header

    // The place of a part this wide, this far from the edge of the board.
    function at(distance: real, span: real): int {
        return black ? distance : width - distance - span;
    }

    TextMetrics {
        id: fullSize
        font.family: whoWords.font.family
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
        text: root.who
    }

    TextMetrics {
        id: briefSize
        font: fullSize.font
        text: root.brief
    }

    TextMetrics {
        id: noteSize
        font: noteWords.font
        text: root.saidAtMost
    }

    TextMetrics {
        id: noteBriefSize
        font: noteWords.font
        text: root.saidBriefAtMost
    }

    // The arrow points at the side to move from outside.
    Canvas {
        id: arrow
        objectName: "arrow"
        width: Math.round(8 * Theme.unit)
        height: Math.round(12 * Theme.unit)
        x: root.at(-Math.round(48 * Theme.unit) - width, width)
        y: Math.round((root.height - height) / 2)
        visible: root.toMove && root.outside
        property color tone: Theme.accent
        onToneChanged: requestPaint()
        onPaint: {
            const context = getContext("2d");
            context.reset();
            context.fillStyle = tone;
            context.beginPath();
            context.moveTo(root.black ? 0 : width, 0);
            context.lineTo(root.black ? width : 0, height / 2);
            context.lineTo(root.black ? 0 : width, height);
            context.closePath();
            context.fill();
        }
    }

    Rectangle {
        objectName: "ring"
        anchors.centerIn: mark
        width: root.disc + 8
        height: width
        radius: width / 2
        antialiasing: true
        color: "transparent"
        border.width: 2
        border.color: Theme.accent
        visible: root.toMove
    }

    SmallDisc {
        id: mark
        size: root.disc
        x: root.at(root.outside ? -Math.round(8 * Theme.unit) - root.disc : root.ringRoom, root.disc)
        y: Math.round((root.height - height) / 2)
        black: root.black
    }

    StoneCounter {
        id: glass
        x: root.at(root.glassAt, width)
        y: Math.round((root.height - height) / 2)
        black: root.black
        count: root.count
        places: root.places
        // Two clocks leave little, but what is smaller is not read.
        digitHeight: Math.round(Math.max(16 * Theme.unit, Theme.countDigit * root.shrunk))
        lit: root.lit
    }

    Column {
        id: words
        visible: root.nameFits
        width: Math.max(0, root.room)
        x: root.at(root.wordsAt, width)
        anchors.verticalCenter: parent.verticalCenter

        Text {
            id: whoWords
            objectName: "who"
            width: parent.width
            text: root.fits ? root.who : root.brief
            textFormat: Text.PlainText
            elide: Text.ElideRight
            color: Theme.ink
            font.pixelSize: Math.max(Theme.small, Math.floor(Theme.text * root.share))
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.small
            font.weight: Font.DemiBold
            horizontalAlignment: root.black ? Text.AlignLeft : Text.AlignRight
        }

        Text {
            id: noteWords
            objectName: "note"
            width: parent.width
            // Its line stays where nothing is said, or a name would move with every turn.
            visible: root.notes
            text: root.noteInFull ? root.said : root.saidBrief
            textFormat: Text.PlainText
            color: Theme.faint
            font.pixelSize: Theme.small
            horizontalAlignment: root.black ? Text.AlignLeft : Text.AlignRight
        }
    }

    Row {
        id: dots
        property int step: 0

        anchors.horizontalCenter: mark.horizontalCenter
        y: mark.y + mark.height + Math.round(6 * Theme.unit)
        spacing: 3
        visible: root.thinking

        Repeater {
            model: 3

            Rectangle {
                required property int index

                width: 5
                height: 5
                radius: 2.5
                antialiasing: true
                color: Theme.accent
                opacity: Theme.reducedMotion || dots.step === index ? 1 : 0.3
            }
        }

        // Steps rather than an animation: three repaints a second leave the processor to the search.
        Timer {
            interval: Theme.thinkingStep
            repeat: true
            running: root.thinking && root.visible && !Theme.reducedMotion
            onTriggered: dots.step = (dots.step + 1) % 3
        }
    }
}
