// The head of the explorer: the opening's name, the columns, and all games through the position.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property Explorer explorer
    required property string opening
    required property ExplorerColumns columns
    required property ExplorerWords says

    // Asks for the list of games through the position.
    signal listAsked

    component ColumnWords: Text {
        textFormat: Text.PlainText
        color: Theme.faint
        font.pixelSize: Math.round(11 * Theme.scale)
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    Label {
        objectName: "opening"
        width: parent.width
        height: Math.round(26 * Theme.scale)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        text: root.opening !== "" ? root.opening : qsTr("No opening with a name yet")
        color: root.opening !== "" ? Theme.ink : Theme.faint
        font.weight: root.opening !== "" ? Font.DemiBold : Font.Normal
    }

    PointOfView {
        width: parent.width
        bottomPadding: root.explorer.games > 0 ? Math.round(Theme.gap / 2) : 0
        words: root.says.words
    }

    Item {
        width: parent.width
        height: Math.round(16 * Theme.scale)
        visible: root.explorer.games > 0

        ColumnWords {
            x: root.columns.games
            width: root.columns.gamesWidth
            text: qsTr("games", "head of a column")
        }

        SmallDisc {
            x: root.columns.results
            y: Math.round((parent.height - height) / 2)
            size: Math.round(Theme.text * 0.36) * 2
            black: true
        }

        ColumnWords {
            x: root.columns.results
            width: root.columns.resultsWidth
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("won", "head of a column: games")
        }

        SmallDisc {
            x: root.columns.results + root.columns.resultsWidth - width
            y: Math.round((parent.height - height) / 2)
            size: Math.round(Theme.text * 0.36) * 2
            black: false
        }

        ColumnWords {
            x: root.columns.mean
            visible: root.columns.showsMean
            width: root.columns.meanWidth
            horizontalAlignment: Text.AlignRight
            text: root.says.scored ? qsTr("mean", "head of a column: score") : qsTr("points", "head of a column: share of them")
        }

        ColumnWords {
            x: root.columns.value
            width: root.columns.valueWidth
            horizontalAlignment: Text.AlignRight
            text: qsTr("value", "head of a column")
        }
    }

    Item {
        objectName: "allGames"
        width: parent.width
        height: Math.round(28 * Theme.scale)
        visible: root.explorer.games > 0
        Accessible.role: Accessible.StaticText
        Accessible.name: root.says.spoken(all.text, root.explorer.games, 1, root.says.results(root.explorer.black, root.explorer.draws, root.explorer.white), figures.mean, "", "")

        Text {
            id: all
            x: Math.round(Theme.gap / 2)
            width: root.columns.games - x
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            text: qsTr("All", "games")
            textFormat: Text.PlainText
            color: Theme.ink
            font.pixelSize: Math.round(13 * Theme.scale)
        }

        PlayedFigures {
            id: figures
            anchors.fill: parent
            columns: root.columns
            says: root.says
            games: root.explorer.games
            black: root.explorer.black
            draws: root.explorer.draws
            white: root.explorer.white
            mean: root.says.mean(root.explorer.hasMean, root.explorer.mean, root.explorer.points, root.says.words.mover)
        }
    }

    Button {
        objectName: "listGames"
        width: parent.width
        visible: root.explorer.games > 0
        text: qsTr("List these games…", "that came by the position")
        onClicked: root.listAsked()
    }

    Item {
        width: parent.width
        height: Theme.gap
        visible: root.explorer.games > 0

        Rectangle {
            y: parent.height - height
            width: parent.width
            height: Theme.border
            color: Theme.line
        }
    }
}
