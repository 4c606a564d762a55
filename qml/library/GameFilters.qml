// The filters of the list: player, event, years, and result.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Flow {
    id: root

    required property GameList games
    // Whether games need the room, so that it is folded behind a button, and whether it is unfolded.
    property bool low: false
    property bool unfolded: false
    readonly property bool used: games.player !== "" || games.event !== "" || games.years !== "" || games.ending !== GameList.Any
    readonly property string title: qsTr("Filters", "of a list of games")

    // In one row where they have room for a few letters each: what they take, games lose.
    readonly property int columns: Math.max(2, Math.min(cells, Math.floor((width + spacing) / (8.5 * Theme.text + spacing))))
    // Any result, and those of which one can be chosen.
    readonly property var results: [qsTr("Any result", "of games"), qsTr("Black won", "games"), qsTr("White won", "games"), qsTr("Drawn", "games")]
    // How many fields and buttons there are.
    readonly property int cells: games.archive ? 3 : 4
    readonly property int cell: Math.floor((width - (columns - 1) * spacing) / columns)

    // Whether there is anything to narrow.
    readonly property bool useful: !games.problems && (!games.archive || games.all > 0 || games.arranging)

    visible: useful && (!low || unfolded)
    height: visible ? implicitHeight : 0
    spacing: Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: title

    function narrowBy(change: var) {
        const now = Object.assign({ player: games.player, event: games.event, years: games.years, ending: games.ending }, change);
        games.narrow(now.player, now.event, now.years, now.ending);
    }

    TextField {
        objectName: "player"
        width: root.cell
        name: qsTr("Player")
        placeholderText: qsTr("Player")
        text: root.games.player
        onTextEdited: root.narrowBy({ player: text })
    }

    TextField {
        objectName: "event"
        width: root.cell
        // The user's own games have none.
        visible: !root.games.archive
        name: qsTr("Event")
        placeholderText: name
        text: root.games.event
        onTextEdited: root.narrowBy({ event: text })
    }

    TextField {
        objectName: "years"
        width: root.cell
        name: qsTr("Years, such as 1998 or 1998-2003")
        placeholderText: qsTr("Year, or 1998-2003")
        text: root.games.years
        onTextEdited: root.narrowBy({ years: text })
    }

    MenuButton {
        id: ending

        readonly property var endings: [GameList.Any, GameList.BlackWon, GameList.WhiteWon, GameList.Drawn]
        readonly property int at: Math.max(0, endings.indexOf(root.games.ending))

        objectName: "ending"
        // It fills the rest of a row that it does not share.
        width: root.cells % root.columns === 1 ? root.width : root.cell
        framed: true
        frameColor: Theme.edge
        ground: Theme.raised
        font.weight: Font.Normal
        label: qsTr("Result", "of games")
        text: root.results[at]
        choices: Component {
            ChoiceMenu {
                words: ending.label
                names: root.results
                current: ending.at
                onPicked: index => root.narrowBy({ ending: ending.endings[index] })
            }
        }
    }

    Notice {
        objectName: "unclear"
        width: root.width
        visible: root.games.yearsUnclear
        color: Theme.alarm
        text: qsTr("Years are written like this: 1998, 1998-2003, 1998- or -2003. All years are shown.")
    }
}
