// One square: its disc, its marks, and what a screen reader says about it.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property int index
    required property int stone
    required property bool legal
    required property bool lastMove
    // The machine's hint: 1 on the best move, 2 on the second best, 0 elsewhere; its score in discs.
    required property int hintRank
    required property real hintScore
    required property bool hintExact
    required property string cellName
    property int side: 0
    property bool showLegal: true
    property bool showLastMove: true
    property bool animated: true
    property bool current: false
    property bool pointed: false
    property int delay: 0

    signal pressed(int cell)
    signal placed(int cell)

    readonly property int cell: width
    readonly property int discSize: Math.floor(cell * 0.41) * 2
    readonly property string scoreText: hintRank > 0 ? signed(hintScore, hintExact) : ""

    property bool filled: stone !== 0
    onFilledChanged: if (filled) root.placed(root.index)

    function spoken(): string {
        let words = stone === 1 ? qsTr("%1, black disc", "square").arg(cellName)
            : stone === 2 ? qsTr("%1, white disc", "square").arg(cellName)
            : legal ? qsTr("%1, empty, legal move", "square").arg(cellName)
            : qsTr("%1, empty", "square").arg(cellName);
        if (lastMove)
            words = qsTr("%1, last move", "after the name of a square").arg(words);
        return hintRank > 0 ? hintWords().arg(words).arg(scoreText) : words;
    }

    function hintWords(): string {
        return hintRank === 1 ? qsTr("%1, hint, %2", "after the name of a square: its score")
            : hintRank === 2 ? qsTr("%1, second best hint, %2", "after the name of a square: its score")
            : hintRank === 3 ? qsTr("%1, third best hint, %2", "after the name of a square: its score")
            : qsTr("%1, fourth best hint, %2", "after the name of a square: its score");
    }

    // A proven score is a whole number; what is only estimated says so by its tenths.
    function signed(score: real, exact: bool): string {
        const digits = Math.abs(score).toFixed(exact ? 0 : 1);
        return Number(digits) === 0 ? digits : (score > 0 ? "+" : "−") + digits;
    }

    objectName: "square-" + cellName
    activeFocusOnTab: current || activeFocus
    Accessible.role: Accessible.Button
    Accessible.name: spoken()
    Accessible.focusable: true
    Accessible.onPressAction: root.pressed(root.index)

    OthelloDisc {
        id: disc
        x: (root.cell - width) / 2
        y: Math.floor((root.cell - height) / 2)
        width: root.discSize
        height: root.discSize
        stone: root.stone
        delay: root.delay
        animated: root.animated
    }

    MoveHint {
        x: Math.floor((root.cell - width) / 2)
        y: Math.floor((root.cell - height) / 2)
        visible: root.legal && root.showLegal && root.hintRank === 0 && !root.pointed && !disc.visible
        side: root.side
        cell: root.cell
    }

    // The last move: a dot on its disc.
    Rectangle {
        visible: root.lastMove && root.showLastMove && disc.visible && !disc.turning
        x: Math.floor((root.cell - width) / 2)
        y: Math.floor((root.cell - height) / 2)
        width: Math.max(6, Math.floor(root.cell * 0.1) * 2)
        height: width
        radius: width / 2
        antialiasing: true
        color: disc.black ? Theme.markOnBlack : Theme.markOnWhite
    }

    Loader {
        anchors.fill: parent
        active: root.hintRank > 0
        sourceComponent: HintMarker {
            cell: root.cell
            best: root.hintRank === 1
            score: root.scoreText
        }
    }
}
