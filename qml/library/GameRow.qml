// A game in the list.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

PressableRow {
    id: root

    required property int number
    required property string black
    required property string white
    required property string event
    required property string date
    required property string result
    required property string opening
    // Its game, or −1.
    required property int kind
    required property int size
    required property bool broken
    required property bool marked
    // Of a position to be solved: the squares that are empty or −1, who is to move, and what it is worth for that side.
    required property int empties
    required property int side
    required property string worth
    required property GameColumns columns

    readonly property string blackName: nameOf(black, white)
    readonly property string whiteName: nameOf(white, black)
    readonly property string noName: "–"
    readonly property string game: columns.games.nameOf(kind)
    readonly property string occasion: event !== "" ? event : game === "" ? "" : qsTr("%1 %2×%2", "game, size").arg(game).arg(size)
    readonly property string sideName: side === Side.None ? "" : side === Side.White ? qsTr("White", "side") : qsTr("Black", "side")
    // An opening without a name is its moves; choices among them are told in words.
    readonly property string openingWords: opening.split(" ").map(word => PlyNames.isChoice(word) ? "(" + PlyNames.text(word) + ")" : word).join(" ")
    readonly property var texts: ({ number: number, black: blackName, white: whiteName, event: occasion, date: date, result: broken ? qsTr("broken", "a game") : names.result(result), opening: openingWords, empties: empties < 0 ? "" : empties, side: sideName, worth: broken ? qsTr("broken", "a game") : worth })
    // The row for screen readers.
    readonly property string spoken: {
        if (empties >= 0)
            return problem;
        const about = Speech.joined([broken ? texts.result : names.spokenResult(result), occasion, date, openingWords]);
        if (blackName === noName && whiteName === noName)
            return number + ". " + about;
        const players = [blackName === noName ? qsTr("Black", "side") : blackName, whiteName === noName ? qsTr("White", "side") : whiteName];
        return Speech.joined([Speech.fill(qsTr("%1. %2 against %3", "number, players"), [number, ...players]), about]);
    }
    readonly property string problem: Speech.joined([qsTr("%1. %2 to move", "number, side").arg(number).arg(sideName), qsTr("%n empty square(s)", "", empties), worth === "" ? "" : qsTr("score %1").arg(worth), event])

    signal markAsked

    // In the user's own games, the nameless player beside a named one is the user.
    function nameOf(name: string, other: string): string {
        if (name === "")
            return (columns.archive && !broken ? names.here(name, other) : "") || noName;
        return names.shown(name);
    }

    readonly property RecordNames names: RecordNames {}

    opens: true
    Accessible.name: spoken
    Accessible.checkable: true
    Accessible.checked: marked
    onMarkedChanged: if (chosen) Speech.say(marked ? qsTr("marked", "a game of a list") : qsTr("not marked", "a game of a list"), "mark")
    Accessible.onToggleAction: markAsked()

    contentItem: Item {
        Repeater {
            model: root.columns.shown

            Text {
                required property var modelData
                required property int index

                // Below the word at the head of the column.
                x: root.columns.places[index] + Math.round(Theme.gap / 2)
                width: root.columns.widths[index] - Theme.gap
                // All words of a row stand on one line; letters of another script make theirs higher.
                y: Math.round((root.height - root.columns.metrics.height) / 2 + root.columns.metrics.ascent - baselineOffset)
                textFormat: Text.PlainText
                // Also names that are written from the right: at the other end they would belong to the next column.
                horizontalAlignment: Text.AlignLeft
                text: (index === 0 && root.marked ? "✓ " : "") + root.texts[modelData.role]
                font.pixelSize: Theme.text
                font.weight: root.marked && index === 0 ? Font.DemiBold : Font.Normal
                color: root.broken && modelData.role === "result" ? Theme.alarm : index === 0 && !root.chosen ? Theme.faint : Theme.ink
                elide: Text.ElideRight
            }
        }
    }
}
