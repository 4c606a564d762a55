// Every key of the window.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Sheet {
    id: root

    takesDrops: true
    title: qsTr("Keys")
    rowSpacing: Theme.gap

    component Keys_: Column {
        id: group
        required property string heading
        required property var lines

        width: parent.width
        spacing: Math.round(Theme.gap * 0.75)
        bottomPadding: Theme.gap

        Heading {
            text: group.heading
        }

        Repeater {
            model: group.lines

            Item {
                id: line
                required property var modelData

                width: group.width
                height: Math.max(keys.height, words.height)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2", "keys, what they do").arg(modelData[0]).arg(modelData[1])

                Text {
                    id: keys
                    width: Math.round(group.width * 0.42)
                    textFormat: Text.PlainText
                    text: line.modelData[0]
                    color: Theme.ink
                    font.pixelSize: Theme.text
                    font.weight: Font.DemiBold
                    wrapMode: Text.Wrap
                }

                Text {
                    id: words
                    x: keys.width + Theme.gap
                    width: parent.width - x
                    textFormat: Text.PlainText
                    text: line.modelData[1]
                    color: Theme.ink
                    font.pixelSize: Theme.text
                    wrapMode: Text.Wrap
                }
            }
        }
    }

    Keys_ {
        heading: qsTr("Everywhere")
        lines: [
            ["Tab", qsTr("to the next group: board, buttons, choices, moves")],
            [qsTr("Alt and a letter"), qsTr("open the menu with that letter underlined")],
            ["F10", qsTr("to the menu bar, and back")],
            ["Esc", qsTr("close what is open, leave a question")],
            ["F1", qsTr("the rules")],
            ["F2", qsTr("learn, and back")],
            ["F9", qsTr("side panel")],
            ["F11", qsTr("full screen")],
            ["Ctrl+I", qsTr("have the displays read aloud: discs, moves, time")],
            ["Ctrl+,", qsTr("preferences")],
            ["Ctrl+Q", qsTr("quit")]
        ]
    }

    Keys_ {
        heading: qsTr("On the board")
        lines: [
            [qsTr("Arrow keys"), qsTr("move the cursor")],
            [qsTr("Home, End"), qsTr("to the ends of the row; with Ctrl to the corners")],
            [qsTr("Page Up, Page Down"), qsTr("to the ends of the column")],
            ["Ctrl+Left, Ctrl+Right", qsTr("to the previous and the next legal move; in Gomoku from stone to stone")],
            [qsTr("A letter and a number, as f5"), qsTr("go to that square")],
            [qsTr("Enter or Space"), qsTr("play there")]
        ]
    }

    Keys_ {
        heading: qsTr("Game", "heading of keys")
        lines: [
            ["Ctrl+N", qsTr("new game")],
            ["Ctrl+P", qsTr("pause and continue")],
            ["Ctrl+K", qsTr("skip")],
            ["Ctrl+Z, Ctrl+Shift+Z", qsTr("undo, redo")],
            ["Ctrl+H", qsTr("hint")],
            ["Ctrl+O, Ctrl+S", qsTr("open, save as")],
            ["Ctrl+M", qsTr("my games")],
            ["Ctrl+L", qsTr("back to the list of games")],
            ["Ctrl+C, Ctrl+V", qsTr("copy and paste the moves")],
            ["Ctrl+Shift+C", qsTr("copy a picture of the board")]
        ]
    }

    Keys_ {
        heading: qsTr("Study", "heading of keys")
        lines: [
            ["F3", qsTr("study the game, and back to play")],
            ["Ctrl+E", qsTr("set up a position")],
            ["F4", qsTr("analyse: what every move is worth")],
            ["Shift+F4, Ctrl+F4", qsTr("analyse only the move of the cursor (or it too), all moves")],
            ["F5", qsTr("review: where the game was lost, and why")],
            ["F6", qsTr("openings: what was played here, and how it ended")],
            ["F8", qsTr("laboratory: the classical algorithms on this position")],
            ["Ctrl+T", qsTr("try the mistake again that was made here")],
            ["F7", qsTr("practise the mistakes of all games")],
            [qsTr("Left, Right in the list of lines"), qsTr("see the line on the board; Enter plays it")],
            [qsTr("Enter or Space in the list of openings"), qsTr("play the move")],
            [qsTr("Left, Right in the list of moves"), qsTr("along the line")],
            [qsTr("Up, Down in the list of moves"), qsTr("to another variation")],
            [qsTr("Enter, Ctrl+Enter"), qsTr("write a comment, and be done")],
            [qsTr("Delete"), qsTr("cut off the move and what follows")],
            [qsTr("Space"), qsTr("fold a variation")],
            [qsTr("Ctrl+1 to Ctrl+5"), qsTr("mark the square of the cursor")],
            ["Ctrl+Shift+B, Ctrl+Shift+W", qsTr("add the line to my openings for Black, for White")],
            ["Ctrl+Shift+V, Ctrl+F", qsTr("paste as variation, find the pasted position")]
        ]
    }

    Keys_ {
        heading: qsTr("In a list of games", "heading of keys")
        lines: [
            [qsTr("Letters"), qsTr("search")],
            [qsTr("Enter"), qsTr("study the game")],
            [qsTr("Space, Ctrl+A"), qsTr("mark a game, mark all")],
            [qsTr("Delete"), qsTr("delete, in My games")]
        ]
    }

    Keys_ {
        heading: qsTr("In the laboratory's tree", "heading of keys")
        lines: [
            [qsTr("Left, Right"), qsTr("a step of the search back, a step on")],
            [qsTr("Up, Down"), qsTr("from node to node; the board beside shows its position")],
            [qsTr("Space"), qsTr("play the search, and pause")]
        ]
    }

    Keys_ {
        heading: qsTr("Looking through the moves")
        lines: [
            ["Alt+Left, Alt+Right", qsTr("one move back, one move on")],
            ["Alt+Home, Alt+End", qsTr("to the start, to the game as it stands")],
            [qsTr("Arrow keys in the list of moves"), qsTr("from move to move")]
        ]
    }
}
