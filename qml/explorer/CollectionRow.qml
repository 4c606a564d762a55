// A collection: its name, its games or why it can't be read, and a button to remove it.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property string name
    // Those of the game on the board.
    required property int games
    required property int leftOut
    // The program that made a book, or nothing.
    required property string program
    required property int positions
    required property bool torn
    required property bool waiting
    required property bool broken
    required property int problem
    required property int move
    required property int line
    required property int column
    required property string detail
    required property ExplorerWords says
    required property ProblemText problems
    // Whether it has the focus.
    property bool chosen: false

    signal removed

    function bookAbout(): string {
        const all = qsTr("Book of %1, %2 position(s)", "program, number", positions).arg(program).arg(says.number(positions));
        const whole = leftOut > 0 ? qsTr("%1, %2 left out", "positions, number").arg(all).arg(says.number(leftOut)) : all;
        return torn ? qsTr("%1; its end is cut off", "what is held of a file").arg(whole) : whole;
    }

    readonly property string held: qsTr("%1 game(s)", "", games).arg(says.number(games))
    readonly property string about: broken ? qsTr("It can't be read. %1", "why").arg(problems.text(problem, move, line, column, detail))
        : waiting ? qsTr("Waiting to be read.")
        : program !== "" ? bookAbout()
        : games === 0 && leftOut === 0 ? qsTr("No games of this kind", "in a file")
        : leftOut > 0 ? qsTr("%1, %2 left out", "games, number").arg(held).arg(says.number(leftOut)) : held

    implicitHeight: Math.max(words.height + Theme.gap, removal.height)
    Accessible.role: Accessible.ListItem
    Accessible.name: Speech.fill(qsTr("%1: %2", "file, what is held of it"), [name, about])
    Accessible.selectable: true
    Accessible.selected: chosen

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.chosen ? Theme.chosen : "transparent"
    }

    Column {
        id: words
        x: Math.round(Theme.gap / 2)
        anchors.verticalCenter: parent.verticalCenter
        width: removal.x - x - Theme.gap

        Label {
            width: parent.width
            wrapMode: Text.NoWrap
            elide: Text.ElideMiddle
            text: root.name
        }

        Label {
            width: parent.width
            text: root.about
            color: root.broken ? Theme.alarm : Theme.faint
            font.pixelSize: Theme.small
            maximumLineCount: 4
            elide: Text.ElideRight
        }
    }

    ToolButton {
        id: removal
        objectName: "remove"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        focusPolicy: Qt.NoFocus
        sign: "close"
        text: qsTr("Remove %1", "file").arg(root.name)
        onClicked: root.removed()
    }
}
