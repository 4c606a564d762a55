// The settings of a program: its name, how it is started, its test, its log, and its removal.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property EngineWords says
    required property string name
    required property string command
    required property string words
    required property string folder
    required property int seconds
    // Whether it has a seat at the board, in a match of several games.
    required property bool seated
    required property bool inMatch
    required property bool testing
    // Whether another program is on trial.
    required property bool busy
    // What came of its last test.
    required property string result
    required property bool good
    required property bool argumentsFit
    required property Engines engines
    required property int row

    signal testAsked
    signal cancelAsked
    signal removeAsked
    signal renamed(string text)
    signal wordsTyped(string text)
    signal folderTyped(string text)
    signal secondsPicked(int seconds)

    property bool showsLog: false
    property bool asks: false

    // The question has the keyboard at its cautious answer, and is taken back before the dialog closes.
    function ask(asked: bool) {
        asks = asked;
        const next = asked ? keep : removal;
        Qt.callLater(() => next.forceActiveFocus(Qt.TabFocusReason));
    }

    Keys.onEscapePressed: event => {
        event.accepted = root.asks;
        if (root.asks)
            root.ask(false);
    }

    spacing: Theme.gap

    component Entry: Column {
        id: entry

        required property string label
        required property string value
        property int most: 1000

        signal typed(string text)

        width: parent.width
        spacing: Math.round(Theme.gap / 4)

        Label {
            text: entry.label
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        TextField {
            id: field
            width: parent.width
            name: entry.label
            text: entry.value
            maximumLength: entry.most
            // What is typed counts when the focus leaves; what is invalid reverts.
            onEditingFinished: {
                if (text !== entry.value)
                    entry.typed(text);
                text = Qt.binding(() => entry.value);
            }
        }
    }

    Entry {
        label: qsTr("Name", "of a program")
        value: root.name
        most: 60
        onTyped: text => root.renamed(text)
    }

    Label {
        width: parent.width
        text: root.command
        color: Theme.faint
        font.pixelSize: Theme.small
        wrapMode: Text.WrapAnywhere
    }

    Entry {
        label: qsTr("Arguments", "of a program")
        value: root.words
        onTyped: text => root.wordsTyped(text)
    }

    Notice {
        width: parent.width
        visible: !root.argumentsFit
        color: Theme.alarm
        text: root.says.news(Engines.NoArguments, "", 0, Problem.None)
    }

    Entry {
        label: qsTr("Working folder")
        value: root.folder
        onTyped: text => root.folderTyped(text)
    }

    Item {
        width: parent.width
        height: Math.max(secondsField.height, secondsLabel.implicitHeight)

        Label {
            id: secondsLabel
            width: parent.width - secondsField.width - Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Seconds per move without a clock; 0 leaves it to the program")
            Accessible.ignored: true
        }

        SpinBox {
            id: secondsField
            anchors.right: parent.right
            name: secondsLabel.text
            from: 0
            to: 600
            stepSize: 1
            number: root.seconds
            onPicked: number => root.secondsPicked(number)
        }
    }

    Notice {
        width: parent.width
        visible: root.result !== "" && !root.testing
        text: root.result
        color: root.good ? Theme.ink : Theme.alarm
    }

    Notice {
        width: parent.width
        visible: root.asks
        text: (root.inMatch ? qsTr("%1 plays in the match of several games, which ends without it. Remove it from the list? The program itself stays.", "name")
            : root.seated ? qsTr("%1 has a seat at the board, which Heibai will take. Remove it from the list? The program itself stays.", "name")
            : qsTr("Remove %1 from the list? The program itself stays.", "name")).arg(root.name)
        color: Theme.alarm
    }

    // A question has its two answers alone, at the right edge as in other dialogs.
    Flow {
        visible: !root.asks
        width: parent.width
        spacing: Theme.gap

        Button {
            text: root.testing ? qsTr("Cancel", "button") : qsTr("Test", "button")
            enabled: root.testing || !root.busy
            onClicked: root.testing ? root.cancelAsked() : root.testAsked()
        }

        Button {
            text: root.showsLog ? qsTr("Hide the log") : qsTr("Show the log")
            onClicked: {
                root.showsLog = !root.showsLog;
                Speech.say(root.showsLog ? qsTr("The log is shown.") : qsTr("The log is hidden."), "log");
            }
        }

        Button {
            id: removal
            text: qsTr("Remove…", "button")
            onClicked: root.ask(true)
        }
    }

    ButtonRow {
        visible: root.asks

        Button {
            id: keep
            text: qsTr("Cancel", "button")
            onClicked: root.ask(false)
        }

        Button {
            grave: true
            text: qsTr("Remove it", "button")
            onClicked: {
                root.asks = false;
                Speech.say(qsTr("%1 was removed.", "name").arg(root.name), "removal");
                root.removeAsked();
            }
        }
    }

    LazyPart {
        width: parent.width
        wanted: root.showsLog
        active: wanted
        sourceComponent: EngineLog {
            engines: root.engines
            row: root.row
        }
    }
}
