// The tab of openings: the lines of one's own for either side, or the drill that is on the board.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Openings openings
    required property OpeningWords says
    required property Practice practice
    required property Puzzle puzzle
    required property Games games
    // Whether it appears while the window is in use.
    required property bool arrives

    // Asks for one of the openings that have names, for files to add, and for a file to write.
    signal namesAsked
    // What was asked for is on the board.
    signal boardTurn
    signal importAsked
    signal exportAsked(string suggested)

    readonly property GameKind kind: games.of(openings.kind)
    readonly property string board: says.board(openings.rules, openings.boardSize)
    // The board of the names needs no words.
    readonly property bool plain: openings.hasNames && kind.rulesName(openings.rules) === ""
    readonly property bool drilling: openings.drilling
    // How far the book is followed, in plies: three moves of each side.
    readonly property int ahead: 6

    // Gives the keyboard to the next step, if it is here.
    function focusNext(reason: int): bool {
        if (drilling) {
            if (nextLine.visible)
                nextLine.forceActiveFocus(reason);
            return nextLine.visible;
        }
        return openings.hasLines && list.focusChosen(reason);
    }

    Component.onCompleted: openings.show()
    // Since the last look games may have come.
    onVisibleChanged: if (visible) openings.show()
    onDrillingChanged: page.contentY = 0

    LearnPage {
        id: page
        width: parent.width
        room: foot.y - (foot.height > 0 ? Theme.margin : 0)
        tail: gameSwitch

        ChoiceGroup {
            objectName: "openingsSide"
            width: parent.width
            visible: !root.drilling
            name: qsTr("Lines for")
            choices: [root.says.words.sideName(Side.Black), root.says.words.sideName(Side.White)]
            stones: [Side.Black, Side.White]
            current: root.openings.side === Side.White ? 1 : 0
            onPicked: index => root.openings.showSide(index === 1 ? Side.White : Side.Black)
        }

        Label {
            objectName: "openingsBoard"
            width: parent.width
            visible: !root.drilling && !root.plain
            text: root.board
            color: Theme.faint
            font.pixelSize: Theme.small
        }

        Column {
            width: parent.width
            visible: !root.drilling && root.openings.known && !root.openings.hasLines
            spacing: Theme.gap

            Label {
                objectName: "noLines"
                width: parent.width
                text: root.says.elsewhere !== "" ? qsTr("No lines for %1 yet", "rules and board").arg(root.board) : qsTr("No lines yet")
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
            }

            Label {
                width: parent.width
                text: qsTr("A line is a series of moves from the start, with your answer to each of the other side's. The drill asks for your answers until you know them.")
                color: Theme.faint
            }

            Label {
                objectName: "linesElsewhere"
                width: parent.width
                visible: root.says.elsewhere !== ""
                text: qsTr("You have lines for %1. They are here again once you play that.", "rules and board").arg(root.says.elsewhere)
                color: Theme.faint
            }
        }

        OpeningList {
            id: list
            objectName: "openingList"
            width: parent.width
            visible: !root.drilling && root.openings.hasLines
            openings: root.openings
            says: root.says
            within: page
        }

        Row {
            width: parent.width
            visible: list.visible || (!root.drilling && root.openings.canPutBack)
            spacing: Theme.gap

            Button {
                objectName: "leaveOut"
                width: Math.floor((parent.width - Theme.gap) / 2)
                enabled: root.openings.chosen >= 0
                text: root.openings.leavesOut ? qsTr("Take in", "a line, into the drill") : qsTr("Leave out", "a line, of the drill")
                onClicked: {
                    root.openings.leaveOut();
                    Qt.callLater(() => Speech.say(root.openings.leavesOut ? qsTr("The drill leaves this line out.") : qsTr("The drill asks this line."), "line"));
                }
            }

            Button {
                // What was removed can be put back until another row is chosen, by the same button.
                readonly property bool undoes: root.openings.canPutBack && root.openings.chosen < 0

                objectName: "removeLine"
                width: parent.width - Theme.gap - Math.floor((parent.width - Theme.gap) / 2)
                enabled: undoes || root.openings.chosen >= 0
                text: undoes ? qsTr("Put back", "a line that was removed") : qsTr("Remove", "a line")
                onClicked: {
                    if (!undoes) {
                        root.openings.remove();
                        return;
                    }
                    const hadKeyboard = activeFocus;
                    root.openings.putBack();
                    // It can do nothing more until another row is chosen.
                    if (hadKeyboard && !enabled)
                        list.focusChosen(Qt.OtherFocusReason);
                }
            }
        }

        Column {
            width: parent.width
            visible: !root.drilling && root.openings.known
            spacing: Theme.gap

            Flow {
                id: sources
                readonly property int half: Math.floor((width - Theme.gap) / 2)
                // Below each other where one of them would need smaller type than the other.
                readonly property bool beside: addByName.visible && Math.max(addFromBook.implicitWidth, addByName.implicitWidth) <= half

                width: parent.width
                spacing: Theme.gap

                Button {
                    id: addFromBook
                    objectName: "addFromBook"
                    width: sources.beside ? sources.half : parent.width
                    arrives: root.arrives
                    text: root.openings.chosen >= 0 ? qsTr("Go on by the book") : qsTr("Add from the book")
                    onClicked: root.openings.addFromBook(root.ahead)
                }

                Button {
                    id: addByName
                    objectName: "addByName"
                    visible: root.openings.hasNames
                    width: sources.beside ? parent.width - Theme.gap - sources.half : parent.width
                    arrives: root.arrives
                    text: qsTr("Add by name…")
                    onClicked: root.namesAsked()
                }
            }

            Button {
                objectName: "addGame"
                width: parent.width
                arrives: root.arrives
                text: qsTr("Add the current game")
                onClicked: root.openings.addGame()
            }

            Row {
                width: parent.width
                spacing: Theme.gap

                Button {
                    objectName: "importLines"
                    width: exportLines.visible ? sources.half : parent.width
                    arrives: root.arrives
                    text: qsTr("Import…", "lines from files")
                    onClicked: root.importAsked()
                }

                Button {
                    id: exportLines
                    objectName: "exportLines"
                    visible: root.openings.hasLines
                    width: parent.width - Theme.gap - sources.half
                    arrives: root.arrives
                    text: qsTr("Export…", "lines to a file")
                    onClicked: root.exportAsked(root.openings.side === Side.White ? qsTr("%1 openings, White", "game: name of a file").arg(root.kind.name) : qsTr("%1 openings, Black", "game: name of a file").arg(root.kind.name))
                }
            }
        }

        DrillPart {
            objectName: "drill"
            width: parent.width
            visible: root.drilling
            openings: root.openings
            says: root.says
        }
    }

    GameSwitch {
        id: gameSwitch
        parent: page.low ? page.contentItem : root
        x: Theme.margin
        y: page.tailY
        width: root.width - 2 * x
        height: visible ? implicitHeight : 0
        visible: !root.drilling
        name: qsTr("Openings of")
        puzzle: root.puzzle
        games: root.games
    }

    Column {
        id: foot
        x: Theme.margin
        y: root.height - height - Theme.margin
        width: root.width - 2 * x

        Button {
            objectName: "drillButton"
            width: parent.width
            height: Math.round(56 * Theme.unit)
            visible: !root.drilling && root.openings.hasLines
            arrives: root.arrives
            primary: true
            text: root.says.deed
            onClicked: {
                root.openings.drill();
                root.boardTurn();
            }
        }

        Button {
            id: nextLine
            objectName: "nextLine"
            width: parent.width
            height: Math.round(56 * Theme.unit)
            // Until then the buttons below the board have it.
            visible: root.drilling && root.says.over
            arrives: root.arrives
            primary: true
            text: root.says.next
            onClicked: {
                const last = root.openings.stage === Openings.AllDone;
                root.practice.next();
                if (last)
                    Qt.callLater(() => root.focusNext(Qt.OtherFocusReason));
                else
                    root.boardTurn();
            }
        }
    }
}
