// A row of a study: two moves of the main line, a comment, or the moves of a variation.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property int indent
    required property int fold
    required property string comment
    required property list<string> nodes
    required property list<string> numbers
    required property list<string> names
    required property list<string> signs
    required property list<string> sides
    required property list<string> places
    required property list<string> comments
    required property list<string> values
    required property list<string> forced
    required property list<string> exact
    required property StudyWords words
    required property GameWords says
    // The node of the move on the board.
    required property int shown
    // The comment on that.
    property string shownComment: ""

    signal chosen(int node)
    signal foldAsked(int node)

    function mover(index: int): int {
        return sides[index] === "w" ? Side.White : Side.Black;
    }

    // A value for Black, or the plies to a forced end, from the point of view chosen.
    function told(index: int, value: string): real {
        return says.told(Number(value), Side.Black, mover(index));
    }

    // A move for screen readers.
    function heard(index: int): string {
        const valued = worth(index) === "" ? "" : says.spokenWorth(worth(index), Number(forced[index]), mover(index));
        return words.spoken(numbers[index], names[index], sides[index] === "b", places[index], signs[index], valued, comments[index]);
    }

    // What a screen reader is told of the move on the board besides its number and name.
    function heardMore(): string {
        return current < 0 ? "" : Speech.joined(words.more(places[current], signs[current], "", comments[current]));
    }

    // The value of a move in brief; empty where unknown.
    function worth(index: int): string {
        return values[index] === "" ? "" : says.score(told(index, values[index]), exact[index] === "1", told(index, forced[index]));
    }

    // The index of the move on the board, or -1.
    readonly property int current: nodes.indexOf(String(shown))
    readonly property bool main: indent === 0 && nodes.length > 0
    readonly property int numberWidth: Math.round(32 * Theme.scale)
    readonly property int inset: indent === 0 ? numberWidth + Math.round(10 * Theme.scale) : numberWidth + Math.round((indent - 1) * 16 * Theme.scale)

    height: main ? Math.round(32 * Theme.scale) : nodes.length > 0 ? moves.height + Math.round(6 * Theme.scale) : said.height + Math.round(6 * Theme.scale)

    // Its depth: a line for each variation around it.
    Repeater {
        model: Math.max(0, root.indent - 1)

        Rectangle {
            required property int index

            x: root.numberWidth + Math.round((index * 16 + 8) * Theme.scale)
            width: 1
            height: root.height
            color: Theme.line
        }
    }

    Label {
        id: said
        visible: root.comment !== ""
        x: root.inset
        width: root.width - x
        text: root.comment
        // In full only where it is read: the others leave room for moves.
        maximumLineCount: root.comment === root.shownComment ? 1000 : 2
        elide: Text.ElideRight
        color: Theme.faint
        font.pixelSize: Math.round(13 * Theme.scale)
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.ignored: text === ""
    }

    Chevron {
        visible: root.fold !== Study.NoFold
        x: root.inset
        y: Math.round((Math.round(28 * Theme.scale) - height) / 2)
        direction: root.fold === Study.Folded ? "right" : "down"
        color: Theme.faint

        MouseArea {
            anchors.fill: parent
            anchors.margins: -Theme.gap
            onClicked: root.foldAsked(Number(root.nodes[0]))
        }
    }

    Repeater {
        model: root.main ? root.nodes.length : 0

        StudyMove {
            required property int index

            x: black ? 0 : Math.floor(root.width / 2)
            width: Math.floor(root.width / 2)
            height: root.height
            numberWidth: root.numberWidth
            number: root.numbers[index]
            name: PlyNames.text(root.names[index])
            sign: root.signs[index]
            black: root.sides[index] === "b"
            choice: PlyNames.isChoice(root.names[index])
            current: root.current === index
            worth: root.worth(index)
            spoken: root.heard(index)
            onChosen: root.chosen(Number(root.nodes[index]))
        }
    }

    Flow {
        id: moves
        visible: !root.main && root.nodes.length > 0
        x: root.inset + Math.round(20 * Theme.scale)
        width: root.width - x

        Repeater {
            model: root.main ? 0 : root.nodes.length

            StudyMove {
                required property int index

                small: true
                height: Math.round(28 * Theme.scale)
                number: root.numbers[index]
                name: PlyNames.text(root.names[index])
                sign: root.signs[index]
                black: root.sides[index] === "b"
                choice: PlyNames.isChoice(root.names[index])
                current: root.current === index
                worth: root.worth(index)
                more: root.fold === Study.Folded && index === root.nodes.length - 1
                spoken: root.heard(index)
                onChosen: root.chosen(Number(root.nodes[index]))
            }
        }
    }
}
