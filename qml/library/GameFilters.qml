// The filters of the list: player, event, years, and result.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Flow {
    id: root

    required property GameList games

    readonly property bool narrow: width < 40 * Theme.text
    readonly property int columns: narrow ? 2 : games.archive ? 3 : 4
    // Any result, and those of which one can be chosen.
    readonly property var results: [qsTr("Any result", "of games"), qsTr("Black won", "games"), qsTr("White won", "games"), qsTr("Drawn", "games")]
    // How many fields and buttons there are.
    readonly property int cells: games.archive ? 3 : 4
    readonly property int cell: Math.floor((width - (columns - 1) * spacing) / columns)

    visible: !games.problems
    height: visible ? implicitHeight : 0
    spacing: Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Filters", "of a list of games")

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

    // A press goes to the next result.
    Button {
        id: ending

        readonly property var endings: [GameList.Any, GameList.BlackWon, GameList.WhiteWon, GameList.Drawn]
        readonly property int at: Math.max(0, endings.indexOf(root.games.ending))

        objectName: "ending"
        // It fills the rest of a row that it does not share.
        width: root.cells % root.columns === 1 ? root.width : root.cell
        text: root.results[at]
        Accessible.name: qsTr("Result: %1", "of games").arg(text)
        onClicked: root.narrowBy({ ending: endings[(at + 1) % endings.length] })
    }

    Notice {
        objectName: "unclear"
        width: root.width
        visible: root.games.yearsUnclear
        color: Theme.alarm
        text: qsTr("Years are written like this: 1998, 1998-2003, 1998- or -2003. All years are shown.")
    }
}
