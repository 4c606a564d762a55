// The second opinion below ours: which program, how far it is, and its lines.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    required property GameWords words

    // Asks for the list of programs.
    signal enginesAsked

    readonly property Opinion opinion: game.opinion
    // Its height without a line, and with one.
    readonly property int head: choice.y + choice.height + (state.visible ? state.height : 0)
    readonly property int least: head + (list.count > 0 ? Math.round(56 * Theme.scale) : 0)

    implicitHeight: head + (list.count > 0 ? Theme.gap + list.wanted : 0)

    OpinionWords {
        id: says
        opinion: root.opinion
    }

    Rectangle {
        width: parent.width
        height: Theme.border
        color: Theme.line
    }

    // How its best move is marked on the board.
    SecondMark {
        id: mark
        visible: root.opinion.chosen >= 0
        x: Math.round(width * 0.2)
        anchors.verticalCenter: choice.verticalCenter
        size: Math.round(11 * Theme.scale)
    }

    Text {
        id: caption
        x: mark.visible ? mark.x + mark.width + Theme.gap : 0
        anchors.verticalCenter: choice.verticalCenter
        text: qsTr("Second opinion")
        textFormat: Text.PlainText
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    SeatButton {
        id: choice
        objectName: "secondOpinion"
        anchors.right: parent.right
        y: Math.round(Theme.gap / 2)
        width: Math.min(implicitWidth, root.width - caption.x - caption.width - Theme.gap)
        implicitHeight: Math.round(32 * Theme.scale)
        label: qsTr("Second opinion")
        own: qsTr("none", "second opinion")
        ownEntry: qsTr("&None", "second opinion")
        purpose: qsTr("chooses the program that is asked as well")
        programs: root.opinion.programs
        program: root.opinion.chosen
        onPicked: program => root.opinion.choose(program)
        onEnginesAsked: root.enginesAsked()
    }

    Label {
        id: state
        objectName: "secondState"
        visible: text !== ""
        y: choice.y + choice.height
        width: parent.width
        text: says.state
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    LineList {
        id: list
        y: root.head + Theme.gap
        width: parent.width
        height: Math.max(0, root.height - y)
        listName: "secondLines"
        lines: root.opinion.lines
        words: root.words
        spokenName: root.opinion.name === "" ? qsTr("Second opinion") : qsTr("Lines of %1", "a program").arg(root.opinion.name)
        onPreviewed: (row, moves) => root.opinion.preview(row, moves)
        onLeaving: root.game.analysis.endPreview()
        onPlayed: (row, moves) => root.opinion.play(row, moves)
    }
}
