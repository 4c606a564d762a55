// A match of several games between the two who play under Watch: how many, and how it stands.
import QtQuick
import org.heibai.app

Sheet {
    id: root

    required property Game game

    readonly property Seats seats: game.seats
    readonly property bool playing: seats.games > 0 && !seats.done
    // A game on the board goes before one begins.
    readonly property bool canBegin: game.setup.canChange
    property int games: 10

    title: qsTr("Match", "heading: several games")
    rowSpacing: Theme.gap

    MatchWords {
        id: words
        game: root.game
    }

    Label {
        width: parent.width
        text: Speech.fill(qsTr("%1 and %2 play each other. They change colours with every game. Where a game has balanced openings, a random one is played with both colours.", "who plays"), [words.black, words.white])
    }

    Label {
        width: parent.width
        color: Theme.faint
        text: qsTr("Choose the players and their clock in the panel under Watch.")
    }

    Item {
        width: parent.width
        height: count.height
        visible: !root.playing

        Label {
            id: label
            width: parent.width - count.width - Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Games")
            Accessible.ignored: true
        }

        SpinBox {
            id: count
            objectName: "games"
            anchors.right: parent.right
            name: label.text
            from: 2
            to: 100
            stepSize: 2
            number: root.games
            onPicked: number => root.games = number
        }
    }

    Label {
        width: parent.width
        visible: text !== ""
        font.weight: Font.DemiBold
        text: words.score
    }

    Label {
        width: parent.width
        visible: !root.playing && !root.canBegin
        text: qsTr("The game on the board ends when the match begins.")
    }

    ButtonRow {
        Button {
            objectName: "beginMatch"
            visible: !root.playing
            primary: true
            text: root.canBegin ? qsTr("Begin the match") : qsTr("Reset and begin")
            onClicked: {
                root.close();
                if (!root.canBegin) {
                    root.game.study.leave();
                    root.game.reset();
                }
                root.seats.playMatch(root.games);
            }
        }

        Button {
            visible: root.playing
            text: qsTr("End the match")
            onClicked: root.seats.stopMatch()
        }
    }
}
