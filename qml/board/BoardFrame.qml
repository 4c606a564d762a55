// The board without its stones: the painted frame, ground and lines, and the coordinates.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property int boardSize
    required property int cell
    required property int rim
    // Whether stones lie on the crossings of the lines; then the ground extends beyond the last of them.
    required property bool crossings
    // The thickness of a line.
    required property int line
    // Whether row 1 is at the bottom.
    property bool rowsFromBottom: false
    property int typedColumn: -1
    // Whether the board shows a past position.
    property bool past: false

    readonly property string letters: "abcdefghijklmnopqrstuv"
    // A goban's frame is narrow; its coordinates are on the ground.
    readonly property int frame: crossings ? Math.max(6, Math.round(width * 0.0135)) : rim
    readonly property color tone: crossings ? Theme.goban : Theme.felt
    readonly property color ink: crossings ? Theme.gobanCoordinate : past ? Theme.ink : Theme.coordinate
    // The picture's margin around the board, for its shadow, as the painter has it.
    readonly property int pad: 8

    width: boardSize * cell + 2 * rim
    height: width

    function code(tone: color): string {
        return String(tone).slice(-6);
    }

    function request(): string {
        const frame = crossings ? [Theme.gobanFrameLit, Theme.gobanFrame, Theme.gobanFrameLine] : [Theme.frameLit, Theme.frame, Theme.frameLine];
        return "image://heibai/board?lines=" + (crossings ? "under" : "between") + "&count=" + boardSize + "&cell=" + cell + "&rim=" + rim
            + "&frame=" + root.frame + "&thick=" + line + "&ground=" + Theme.ground + "&tone=" + code(tone)
            + "&line=" + code(crossings ? Theme.gobanLine : Theme.grid) + "&strength=" + (crossings && !Theme.highContrast ? 82 : 100)
            + "&lit=" + code(frame[0]) + "&dim=" + code(frame[1]) + "&edge=" + code(frame[2]) + "&look=" + Theme.scheme;
    }

    // Several of these change at once; the picture is painted once, before the next frame.
    readonly property string wanted: cell > 0 && boardSize > 0 ? request() : ""
    onWantedChanged: Qt.callLater(root.paint)
    // The first picture is painted while the rest of the window loads.
    Component.onCompleted: paint()

    function paint() {
        picture.source = wanted;
    }

    // A frame drawn before the picture is there has its colours.
    Rectangle {
        visible: picture.status !== Image.Ready
        anchors.fill: parent
        radius: 10
        color: Theme.frame

        Rectangle {
            anchors.fill: parent
            anchors.margins: root.frame
            color: root.tone
        }
    }

    Image {
        id: picture
        objectName: "boardPicture"
        x: -root.pad
        y: -root.pad
        width: root.width + 2 * root.pad
        height: width
        // Only one picture this large is kept.
        cache: false
        asynchronous: true
        onStatusChanged: if (status === Image.Ready) asynchronous = false
        sourceSize: Theme.resolution
    }

    // For a past position the frame is coloured like the chosen row of the move list.
    Rectangle {
        objectName: "pastFrame"
        visible: root.past
        anchors.fill: parent
        radius: 10
        color: "transparent"
        border.width: Math.max(5, root.frame - 3)
        border.color: Theme.chosen

        Rectangle {
            anchors.fill: parent
            radius: 10
            color: "transparent"
            border.width: Theme.highContrast ? 4 : 3
            border.color: Theme.accent
        }
    }

    // Letters above and below, numbers on the left and on the right.
    Repeater {
        model: root.cell > 0 ? 4 * root.boardSize : 0

        Text {
            required property int index
            readonly property int place: index >> 2
            readonly property bool letter: (index & 1) === 0
            readonly property bool far: (index & 2) !== 0
            readonly property bool typed: letter && place === root.typedColumn
            // The distance of the band of coordinates from the edge of the board, and its width: within the line around the
            // frame and its inner wall, as the painter has them.
            readonly property int off: root.crossings ? root.frame : Theme.border
            readonly property int band: root.rim - off - (root.crossings ? 0 : Theme.highContrast ? 1 : 3)
            readonly property int beside: far ? root.width - off - band : off
            readonly property int along: root.rim + place * root.cell

            x: letter ? along : beside
            y: letter ? beside : along
            width: letter ? root.cell : band
            height: letter ? band : root.cell
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: letter ? root.letters[place] : root.rowsFromBottom ? root.boardSize - place : place + 1
            textFormat: Text.PlainText
            color: root.ink
            // Of a line of letters the lower part is empty but for descenders.
            bottomPadding: letter && !root.crossings ? Math.round(font.pixelSize * 0.25) : 0
            font.pixelSize: root.crossings ? Math.max(9, Math.min(Theme.text - 2, Math.round(root.cell * 0.5), Math.round(band * 0.8)))
                // Two digits, or a letter with a descender, have room.
                : Math.max(8, Math.min(Theme.text - 1, Math.round(root.cell * 0.5), Math.floor(band * (root.boardSize > 9 ? 0.86 : 0.9))))
            font.bold: typed
            font.underline: typed
        }
    }
}
