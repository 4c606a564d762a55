// One point of a goban: its stone, its marks, and why it may be forbidden.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

BoardCell {
    id: root

    required property bool winning
    required property int number
    // Which of the fifth moves that are offered it is; 0 if none.
    required property int offered
    // 0 where nothing is forbidden, else the reason.
    required property int foul
    // What it has to do with a threat, whose that is, and whether it is that of the side to move; and why Black may not
    // play there, while White is to move.
    required property int threat
    required property int threatSide
    required property bool threatOwn
    required property int barred
    property bool showThreats: true
    property bool showNumbers: false
    property bool showPreview: true

    readonly property bool threatened: showThreats && threat !== Cell.NoThreat
    readonly property bool blackBarred: showThreats && barred !== Cell.NoFoul && stone === Side.None
    readonly property string reason: foul !== Cell.NoFoul && words !== null ? (words as GomokuWords).foul(foul) : ""
    // The thickness of the lines that cross here.
    property int line: 1
    property int stoneSize: Math.floor(cell * 0.46) * 2
    property Item shadows: null
    readonly property color mark: stone === Side.Black ? Theme.markOnBlack : Theme.markOnWhite

    finely: cell >= 26
    signInk: stone === Side.Black ? Theme.markOnBlack : stone === Side.White ? Theme.markOnWhite : Theme.gobanCoordinate
    signGround: Theme.goban
    z: foul !== Cell.NoFoul && pointed ? 3 : hintRank > 0 || valued ? 1 : 0
    said: threatened && words !== null ? (words as GomokuWords).threatened(bare, threat, threatSide, stone !== Side.None) : bare

    readonly property string bare: stone !== Side.None ? stoneWords() : foul !== Cell.NoFoul ? qsTr("%1, empty, forbidden: %2", "point, reason").arg(cellName).arg(reason)
        : blackBarred && words !== null ? qsTr("%1, empty, forbidden for Black: %2", "point, reason").arg(cellName).arg((words as GomokuWords).foul(barred))
        : offered > 0 ? qsTr("%1, offered fifth move %2", "point, number").arg(cellName).arg(offered)
        : qsTr("%1, empty", "point").arg(cellName)

    function stoneWords(): string {
        const kind = stone === Side.Black ? qsTr("%1, black stone", "point").arg(cellName) : qsTr("%1, white stone", "point").arg(cellName);
        const numbered = number > 0 ? qsTr("%1, move %2", "point and stone, number").arg(kind).arg(number) : kind;
        return winning ? qsTr("%1, in the winning row", "point and stone").arg(numbered) : numbered;
    }

    // A size that has its middle where the lines cross.
    function odd(most: real): int {
        const whole = Math.max(3, Math.floor(most));
        return whole - (whole + line) % 2;
    }

    Repeater {
        model: root.stone !== Side.None ? 1 : 0

        // Made without a side and then given one, so that it is seen to arrive.
        Stone {
            x: Math.floor((root.cell - width) / 2)
            y: Math.floor((root.cell - height) / 2)
            width: root.stoneSize
            height: root.stoneSize
            stone: 0
            pebble: true
            animated: root.animated
            ground: root.shadows
            place: Qt.point(root.x + x, root.y + y)
            Component.onCompleted: {
                stone = Qt.binding(() => root.stone);
                if (!root.animated)
                    settle();
            }
        }
    }

    // Where the next stone would lie.
    Image {
        readonly property int pad: Math.ceil(root.stoneSize * 4 / 25)

        objectName: "ghost"
        visible: root.pointed && root.showPreview && root.legal && root.stone === Side.None
        x: Math.floor((root.cell - root.stoneSize) / 2) - pad
        y: x
        width: root.stoneSize + 2 * pad
        height: width
        opacity: 0.5
        sourceSize: Theme.resolution
        source: visible ? Theme.painted("stone", root.side, root.stoneSize) : ""
    }

    Text {
        objectName: "moveNumber"
        visible: root.showNumbers && root.number > 0 && root.stone !== Side.None && root.sign !== Cell.Letters
        anchors.centerIn: parent
        text: root.number
        textFormat: Text.PlainText
        color: root.lastMove ? root.mark : root.stone === Side.Black ? Theme.whiteStone : Theme.blackStone
        font.pixelSize: Math.max(8, Math.round(root.cell * (root.number > 99 ? 0.33 : 0.4)))
        font.weight: root.lastMove ? Font.Bold : Font.DemiBold
        font.underline: root.lastMove
    }

    // The last move: a dot on its stone, unless it shows its number.
    Rectangle {
        objectName: "lastMove"
        visible: root.lastMove && root.showLastMove && root.stone !== Side.None && !(root.showNumbers && root.number > 0) && root.sign === Cell.NoSign
        x: Math.floor((root.cell - width) / 2)
        y: x
        width: root.odd(root.cell * 0.27)
        height: width
        radius: width / 2
        antialiasing: true
        color: root.mark
    }

    Repeater {
        model: root.offered > 0 && root.stone === Side.None ? 1 : 0

        OfferMark {
            anchors.centerIn: parent
            size: root.odd(root.cell * 0.72)
            number: root.offered
        }
    }

    // What few points have is made together, so that the others cost less.
    Repeater {
        model: root.stone === Side.None && (root.threatened || root.blackBarred || root.foul !== Cell.NoFoul) ? 1 : 0

        PointNotes {
            z: 2
            cell: root.cell
            boardSize: root.boardSize
            place: Qt.point(root.x, root.y)
            pointed: root.pointed
            valued: root.valued
            reason: root.reason
            barred: root.blackBarred
            threat: root.threatened ? root.threat : Cell.NoThreat
            own: root.threatOwn
        }
    }
}
