// The tools to set up a position: the stones to place, the side to move, and the whole board.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

FocusScope {
    id: root

    required property Game game
    // At its lowest: only the stones to place.
    property bool compact: false
    // Whether it appears while the window is in use.
    property bool arrives: false

    readonly property Editor editor: game.editor
    readonly property list<int> brushes: [Side.Black, Side.White, Side.None]

    // What becomes of the board: whoever can't see it hears nothing else of that. It is told first, as the sentence below the
    // board says what follows from it.
    function tell(words: string) {
        Speech.say(words, "set up");
    }

    Flickable {
        id: view
        x: Theme.margin
        y: root.compact ? Math.round(Theme.gap * 1.5) : Theme.margin
        // With the margin, in which the scroll bar hides nothing.
        width: root.width - x
        height: root.height - y
        contentHeight: column.height + Theme.margin
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        clip: true

        T.ScrollBar.vertical: ScrollBar {}

        Column {
            id: column
            width: view.width - Theme.margin
            spacing: Theme.margin

            ChoiceGroup {
                objectName: "taken"
                width: parent.width
                focus: true
                name: qsTr("What to put on the board")
                stones: [Side.Black, Side.White, Side.None]
                choices: [qsTr("Black", "side"), qsTr("White", "side"), qsTr("Nothing", "is put: a stone is taken away")]
                current: Array.from(root.brushes).indexOf(root.editor.taken)
                onPicked: index => root.editor.take(root.brushes[index])
            }

            Label {
                visible: !root.compact
                width: parent.width
                text: qsTr("Choose a place on the board to put it there, and again to remove it.")
                color: Theme.faint
                font.pixelSize: Theme.small
            }

            PanelChoice {
                visible: !root.compact
                width: parent.width
                label: qsTr("To move", "side")
                choicesName: "toMove"
                stones: [Side.Black, Side.White]
                words: [qsTr("Black", "side"), qsTr("White", "side")]
                current: root.game.turn === Side.White ? 1 : 0
                onPicked: index => root.editor.giveTurnTo(root.brushes[index])
            }

            PanelChoice {
                visible: !root.compact
                width: parent.width
                label: qsTr("Board", "heading of the sizes")
                choicesName: "setUpSizes"
                words: Array.from(root.game.setup.sizes).map(size => size + "×" + size)
                current: Array.from(root.game.setup.sizes).indexOf(root.game.setup.boardSize)
                onPicked: index => root.editor.chooseSize(root.game.setup.sizes[index])
            }

            Grid {
                id: grid
                readonly property int cell: Math.floor((width - Theme.gap) / 2)

                visible: !root.compact
                width: parent.width
                columns: 2
                spacing: Theme.gap

                Button {
                    objectName: "clear"
                    width: grid.cell
                    leftPadding: 2
                    text: qsTr("Clear", "the board")
                    onClicked: {
                        root.tell(qsTr("The board is empty."));
                        root.editor.clear();
                    }
                }

                Button {
                    objectName: "usualStart"
                    width: grid.cell
                    leftPadding: 2
                    text: qsTr("Start position")
                    onClicked: {
                        root.tell(qsTr("The board has the start position."));
                        root.editor.usualStart();
                    }
                }

                Button {
                    objectName: "rotate"
                    width: grid.cell
                    leftPadding: 2
                    text: qsTr("Turn right", "the board")
                    onClicked: {
                        root.tell(qsTr("The board is turned to the right."));
                        root.editor.rotate();
                    }
                }

                Button {
                    objectName: "mirror"
                    width: grid.cell
                    leftPadding: 2
                    text: qsTr("Mirror", "the board")
                    onClicked: {
                        root.tell(qsTr("The board is mirrored."));
                        root.editor.mirror();
                    }
                }

                Button {
                    objectName: "swapColours"
                    width: grid.cell
                    leftPadding: 2
                    text: qsTr("Swap colours")
                    onClicked: {
                        root.tell(qsTr("The colours are swapped."));
                        root.editor.swapColours();
                    }
                }

                Button {
                    objectName: "pastePosition"
                    width: grid.cell
                    leftPadding: 2
                    text: qsTr("Paste")
                    onClicked: root.game.files.pasteTranscript()
                }
            }
        }
    }

    SettleGuard {
        meaning: ""
        arrives: root.arrives
    }
}
