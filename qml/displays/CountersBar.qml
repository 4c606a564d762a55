// The row over the board and as wide as it: both players with their counts, and in the middle the clock or clocks, or
// what is played where there is none.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property int blackCount
    required property int whiteCount
    required property int boardSize
    required property int turn // 0 nobody, 1 black, 2 white
    // Whose clock runs: that of the game, also while an old position is shown, in which another side may be to move.
    property int clockSide: turn
    required property int timeLeft
    property string blackName: ""
    property string whiteName: ""
    // The names where there is little room.
    property string blackBrief: blackName
    property string whiteBrief: whiteName
    property string blackNote: ""
    property string whiteNote: ""
    // The notes where there is little room.
    property string blackNoteBrief: blackNote
    property string whiteNoteBrief: whiteNote
    // The longest of the notes.
    property string blackNoteAtMost: blackNote
    property string whiteNoteAtMost: whiteNote
    property string blackBriefAtMost: blackNoteBrief
    property string whiteBriefAtMost: whiteNoteBrief
    // The words in the middle without a clock.
    property string heading: ""
    property string note: ""
    // The note where there is little room; it is not cut.
    property string noteBrief: note
    property bool bothClocks: false
    property bool hasClock: timeLeft >= 0
    property int blackTime: -1
    property int whiteTime: -1
    property bool warning: false
    property bool thinking: false
    // The winner, whose count is lit besides that of the side to move.
    property int winner: 0
    // Whether the discs are outside the edges of the board.
    property bool outside: false

    readonly property int places: boardSize * boardSize >= 100 ? 3 : 2
    // What the glass leaves for a brief name on either side, with the gaps beside it, and for the words in the middle.
    readonly property int namesRoom: 62
    readonly property int middleRoom: 100
    // The glass at its full size, and the scale at which it leaves that much.
    readonly property real glass: Theme.unit * ((outside ? 0 : 68) + 2 * (places === 3 ? 64 : 48) + (hasClock ? bothClocks ? 276 : 134 : 0))
    readonly property real shrunk: Math.max(0.5, Math.min(1, (width - Theme.unit * (2 * namesRoom + (hasClock ? 0 : middleRoom))) / Math.max(1, glass)))
    // The words in the middle take what the players leave in full; where that is little, what their brief names leave, and
    // those give way to the brief note.
    readonly property real briefRoom: Math.min(briefSize.advanceWidth + 1, width - 2 * (leftPlayer.wordsAt + Theme.gap))
    readonly property real wordsRoom: Math.max(noteBrief === note ? 0 : briefRoom, 0.2 * width, width - 2 * (Math.max(leftPlayer.wanted, rightPlayer.wanted) + 2 * Theme.gap), Math.min(0.32 * width, width - 2 * (Math.max(leftPlayer.least, rightPlayer.least) + Theme.gap)))
    readonly property string shownNote: noteSize.advanceWidth < wordsRoom ? note : noteBrief
    readonly property int side: Math.floor((width - middle.width) / 2) - Theme.gap

    implicitHeight: Theme.header
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Displays")

    PlayerDisplay {
        id: leftPlayer
        width: root.side
        height: root.height
        black: true
        count: root.blackCount
        who: root.blackName
        brief: root.blackBrief
        said: root.blackNote
        saidAtMost: root.blackNoteAtMost
        saidBrief: root.blackNoteBrief
        saidBriefAtMost: root.blackBriefAtMost
        notes: noteFits && rightPlayer.noteFits
        share: Math.min(leftPlayer.ownShare, rightPlayer.ownShare)
        toMove: root.turn === 1
        thinking: root.thinking && toMove
        lit: toMove || root.winner === 1
        places: root.places
        outside: root.outside
        shrunk: root.shrunk
    }

    Row {
        id: middle
        anchors.centerIn: parent
        spacing: Theme.gap

        Repeater {
            model: !root.hasClock ? [] : root.bothClocks ? [1, 2] : [0]

            // The clock of a side, or with 0 that of whoever is to move.
            ClockDisplay {
                required property int modelData

                side: modelData
                width: Math.max(implicitWidth, Math.round((root.shrunk < 1 ? 108 : 120) * Theme.unit * root.shrunk))
                height: Math.round(Theme.header * root.shrunk)
                milliseconds: side === 1 ? root.blackTime : side === 2 ? root.whiteTime : root.timeLeft
                digitHeight: Math.round(Theme.clockDigit * root.shrunk)
                lit: milliseconds >= 0 && root.clockSide !== 0 && (side === 0 || side === root.clockSide)
                warning: root.warning && (side === 0 || side === root.clockSide)
            }
        }

        Column {
            // As many lines as there is room for, and what is told first has the more of them.
            readonly property int lines: 3 * smallSize.height <= root.height + Theme.gap ? 3 : 2

            visible: !root.hasClock
            width: Math.ceil(Math.min(Math.max(headingSize.advanceWidth, shownSize.advanceWidth) + 1, root.wordsRoom))

            FontMetrics {
                id: smallSize
                font: noteWords.font
            }

            TextMetrics {
                id: headingSize
                font.family: headingWords.font.family
                font.pixelSize: Theme.text
                text: root.heading
            }

            TextMetrics {
                id: noteSize
                font: noteWords.font
                text: root.note
            }

            TextMetrics {
                id: briefSize
                font: noteWords.font
                text: root.noteBrief
            }

            TextMetrics {
                id: shownSize
                font: noteWords.font
                text: root.shownNote
            }

            Text {
                id: headingWords
                objectName: "heading"
                width: parent.width
                text: root.heading
                textFormat: Text.PlainText
                color: Theme.ink
                // A long name, as of an opening or a lesson, takes another line before it is cut.
                font.pixelSize: headingSize.advanceWidth <= width ? Theme.text : Theme.small
                wrapMode: Text.WordWrap
                maximumLineCount: root.note === "" ? parent.lines : parent.lines - 1
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                Accessible.role: Accessible.StaticText
                Accessible.name: text
                Accessible.ignored: text === ""
            }

            Text {
                id: noteWords
                objectName: "middleNote"
                width: parent.width
                text: root.shownNote
                textFormat: Text.PlainText
                color: Theme.faint
                font.pixelSize: Theme.small
                wrapMode: Text.WordWrap
                maximumLineCount: Math.max(1, parent.lines - headingWords.lineCount)
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                Accessible.role: Accessible.StaticText
                Accessible.name: root.note
                Accessible.ignored: root.note === ""
            }
        }
    }

    PlayerDisplay {
        id: rightPlayer
        x: root.width - width
        width: root.side
        height: root.height
        black: false
        count: root.whiteCount
        who: root.whiteName
        brief: root.whiteBrief
        said: root.whiteNote
        saidAtMost: root.whiteNoteAtMost
        saidBrief: root.whiteNoteBrief
        saidBriefAtMost: root.whiteBriefAtMost
        notes: noteFits && leftPlayer.noteFits
        share: Math.min(leftPlayer.ownShare, rightPlayer.ownShare)
        toMove: root.turn === 2
        thinking: root.thinking && toMove
        lit: toMove || root.winner === 2
        places: root.places
        outside: root.outside
        shrunk: root.shrunk
    }
}
