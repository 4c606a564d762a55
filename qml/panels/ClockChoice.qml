// How the time is given: off, so much a turn, or a clock for the whole game.
import QtQuick
import org.heibai.app

Column {
    id: root

    required property int timeControl
    required property int turnSeconds
    required property int gameSeconds
    required property int incrementSeconds

    signal picked(int timeControl, int seconds, int increment)

    readonly property var kinds: [Game.ClockOff, Game.PerTurn, Game.WholeGame]

    spacing: Theme.gap

    function choose(kind: int) {
        if (kind === Game.WholeGame)
            root.picked(kind, gameSeconds, incrementSeconds);
        else
            root.picked(kind, turnSeconds, 0);
    }

    component Part: Item {
        id: part
        required property string label
        default property alias content: place.data

        width: root.width
        height: place.childrenRect.height

        Text {
            width: parent.width - place.width - Theme.gap
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
            text: part.label
            color: Theme.faint
            font.pixelSize: Theme.text
            wrapMode: Text.Wrap
        }

        Item {
            id: place
            anchors.right: parent.right
            width: childrenRect.width
            height: childrenRect.height
        }
    }

    ChoiceGroup {
        width: root.width
        name: qsTr("Clock")
        choices: [qsTr("Off", "clock"), qsTr("Per turn", "clock"), qsTr("Whole game", "clock")]
        current: root.kinds.indexOf(root.timeControl)
        onPicked: index => root.choose(root.kinds[index])
    }

    Part {
        visible: root.timeControl === Game.PerTurn
        label: qsTr("Seconds a turn")

        NumberField {
            name: qsTr("Seconds a turn")
            from: 5
            to: 600
            number: root.turnSeconds
            onPicked: number => root.picked(Game.PerTurn, number, 0)
        }
    }

    Part {
        visible: root.timeControl === Game.WholeGame
        label: qsTr("Minutes a side")

        NumberField {
            name: qsTr("Minutes a side")
            from: 1
            to: 180
            stepSize: 1
            number: Math.max(1, Math.round(root.gameSeconds / 60))
            onPicked: number => root.picked(Game.WholeGame, number * 60, root.incrementSeconds)
        }
    }

    Part {
        visible: root.timeControl === Game.WholeGame
        label: qsTr("Seconds added a move")

        NumberField {
            name: qsTr("Seconds added a move")
            from: 0
            to: 60
            stepSize: 1
            number: root.incrementSeconds
            onPicked: number => root.picked(Game.WholeGame, root.gameSeconds, number)
        }
    }
}
