// Every setting, applied at once.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Sheet {
    id: root

    required property Preferences preferences
    required property Library library

    readonly property Games games: Games {}
    takesDrops: true
    title: qsTr("Preferences")
    rowSpacing: Theme.gap

    function timeOutWords(rule: int): string {
        switch (rule) {
        case Preferences.Pass:
            return qsTr("The turn passes", "time is up");
        case Preferences.Lose:
            return qsTr("Lose the game", "time is up");
        case Preferences.Draw:
            return qsTr("A draw", "time is up");
        case Preferences.Count:
            return qsTr("The discs decide", "time is up");
        default:
            return qsTr("Ask", "time is up");
        }
    }

    // One of several values under a heading.
    component Pick: Column {
        id: pick
        required property string label
        required property var values
        required property list<string> words
        required property int value
        property int columns: 0

        signal picked(int value)

        width: parent.width
        spacing: Math.round(Theme.gap / 2)
        bottomPadding: Theme.gap

        Label {
            text: pick.label
            color: Theme.faint
            font.pixelSize: Theme.small
            // It names the choices.
            Accessible.ignored: true
        }

        ChoiceGroup {
            width: pick.width
            name: pick.label
            columns: pick.columns
            choices: pick.words
            current: pick.values.indexOf(pick.value)
            onPicked: index => pick.picked(pick.values[index])
        }
    }

    Heading {
        text: qsTr("Look")
    }

    Pick {
        label: qsTr("Appearance")
        values: [Preferences.SystemLook, Preferences.Light, Preferences.Dark, Preferences.HighContrast]
        words: [qsTr("Like the system", "look"), qsTr("Light", "look"), qsTr("Dark", "look"), qsTr("High contrast", "look")]
        value: root.preferences.look
        onPicked: value => root.preferences.look = value
    }

    Repeater {
        model: root.games.all

        Pick {
            required property GameKind modelData

            label: qsTr("Board of %1", "look, game").arg(modelData.name)
            values: Array.from(modelData.looks)
            words: values.map(look => look === Preferences.Wood ? qsTr("Wood", "board") : look === Preferences.Blue ? qsTr("Blue", "board") : qsTr("Green", "board"))
            value: modelData.look(root.preferences)
            onPicked: value => modelData.setLook(root.preferences, value)
        }
    }

    Pick {
        label: qsTr("Motion")
        values: [Preferences.SystemMotion, Preferences.FullMotion, Preferences.ReducedMotion]
        words: [qsTr("Like the system", "motion"), qsTr("Full", "motion"), qsTr("Reduced", "motion")]
        value: root.preferences.motion
        onPicked: value => root.preferences.motion = value
    }

    Pick {
        label: qsTr("Language")
        values: Array.from(words).map((words, at) => at)
        // Each in its own language, so that whoever lost theirs finds it.
        words: [qsTr("Like the system", "language"), ...root.preferences.languages]
        value: root.preferences.language
        onPicked: value => root.preferences.language = value
    }

    Switch {
        width: parent.width
        text: qsTr("Show legal moves")
        explanation: qsTr("in Othello")
        on: root.preferences.showLegal
        onPicked: on => root.preferences.showLegal = on
    }

    Switch {
        width: parent.width
        text: qsTr("Show what a move would do")
        explanation: qsTr("under the pointer or the cursor")
        on: root.preferences.showPreview
        onPicked: on => root.preferences.showPreview = on
    }

    Switch {
        width: parent.width
        text: qsTr("Number the moves")
        explanation: qsTr("on the stones of Gomoku")
        on: root.preferences.moveNumbers
        onPicked: on => root.preferences.moveNumbers = on
    }

    Switch {
        width: parent.width
        text: qsTr("Sort the discs at the end")
        explanation: qsTr("in Othello, into two rows under the board")
        on: root.preferences.sortDiscs
        onPicked: on => root.preferences.sortDiscs = on
    }

    Switch {
        width: parent.width
        text: qsTr("Sound")
        explanation: qsTr("of discs, the last seconds, refused moves and the end")
        on: root.preferences.sound
        onPicked: on => root.preferences.sound = on
    }

    Heading {
        topPadding: Theme.gap
        text: qsTr("Play")
    }

    Switch {
        width: parent.width
        text: qsTr("Pass automatically")
        explanation: qsTr("when you have no legal move")
        on: root.preferences.passBySelf
        onPicked: on => root.preferences.passBySelf = on
    }

    Switch {
        width: parent.width
        text: qsTr("Skip only without a legal move")
        explanation: qsTr("the official rule; otherwise two people may skip any turn")
        on: root.preferences.officialRules
        onPicked: on => root.preferences.officialRules = on
    }

    Column {
        width: parent.width
        spacing: Math.round(Theme.gap / 2)
        bottomPadding: Theme.gap

        Label {
            text: qsTr("Your name")
            color: Theme.faint
            font.pixelSize: Theme.small
        }

        TextField {
            objectName: "playerName"
            width: parent.width
            name: qsTr("Your name in records of games against the machine")
            placeholderText: qsTr("as records give it")
            maximumLength: 40
            text: root.preferences.playerName
            onTextEdited: root.preferences.playerName = text
        }
    }

    Switch {
        width: parent.width
        text: qsTr("Ask before a move that loses much")
        explanation: qsTr("against the machine: the game, or six discs and more")
        on: root.preferences.coach
        onPicked: on => root.preferences.coach = on
    }

    Switch {
        width: parent.width
        text: qsTr("Review a game when it is over")
        explanation: qsTr("how well both sides played, where much was lost, and why")
        on: root.preferences.review
        onPicked: on => root.preferences.review = on
    }

    Switch {
        width: parent.width
        text: qsTr("Notify when a long review is finished")
        explanation: qsTr("if another window is in front by then")
        on: root.preferences.notifyReview
        onPicked: on => root.preferences.notifyReview = on
    }

    Pick {
        label: qsTr("Show values for")
        columns: 2
        values: [0, 1]
        words: [qsTr("The side to move"), qsTr("Black", "side")]
        value: root.preferences.valuesForBlack ? 1 : 0
        onPicked: value => root.preferences.valuesForBlack = value === 1
    }

    Repeater {
        model: root.games.all

        Pick {
            required property GameKind modelData

            label: qsTr("When the time is up in %1", "game").arg(modelData.name)
            columns: values.length === 3 ? 3 : 2
            values: Array.from(modelData.timeOutRules)
            words: values.map(rule => root.timeOutWords(rule))
            value: modelData.timeOutRule(root.preferences)
            onPicked: value => modelData.setTimeOutRule(root.preferences, value)
        }
    }

    Pick {
        label: qsTr("The machine replies after")
        values: [0, 500, 1000, 2000, 3000]
        words: [qsTr("No delay"), qsTr("½ s"), qsTr("1 s"), qsTr("2 s"), qsTr("3 s")]
        value: root.preferences.replyDelayMs
        onPicked: value => root.preferences.replyDelayMs = value
    }

    Switch {
        width: parent.width
        text: qsTr("Like a person: takes its time")
        explanation: qsTr("longer where there is more to choose from")
        on: root.preferences.takesTime
        onPicked: on => root.preferences.takesTime = on
    }

    Switch {
        width: parent.width
        text: qsTr("Like a person: may resign")
        explanation: qsTr("late in a game that is lost by 30 discs or more")
        on: root.preferences.mayResign
        onPicked: on => root.preferences.mayResign = on
    }

    PicturesPart {
        width: parent.width
        preferences: root.preferences
    }

    KeepingPart {
        width: parent.width
        preferences: root.preferences
        library: root.library
    }
}
