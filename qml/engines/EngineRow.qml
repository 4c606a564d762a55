// One program of the list: its name and how it is; unfolded also how it is started, its test and its log.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property Engines engines
    // Which of them it is.
    required property int index
    required property EngineWords says
    required property string name
    required property int protocol
    required property int kind
    required property int life
    required property string command
    required property string words
    required property string folder
    required property int seconds
    required property bool seated
    required property bool inMatch
    required property bool testing
    // Whether another program is on trial.
    required property bool busy
    required property bool open
    // What came of its last test.
    property string result: ""
    property bool good: false
    property bool argumentsFit: true

    signal openAsked
    signal testAsked
    signal cancelAsked
    signal removeAsked
    signal renamed(string text)
    signal wordsTyped(string text)
    signal folderTyped(string text)
    signal secondsPicked(int seconds)

    spacing: Theme.gap

    FoldButton {
        objectName: "engine"
        width: parent.width
        text: root.name
        font.weight: Font.DemiBold
        readonly property int now: root.testing ? Engines.Starting : root.life
        readonly property string all: root.says.row(root.kind, root.protocol, now)
        // Of a folded one what runs or is wrong, which leaves the name its room; else its game.
        summary: root.open ? all : [Engines.Starting, Engines.Ready, Engines.Thinking, Engines.Silent, Engines.Crashed].includes(now) ? root.says.life(now) : root.says.games.nameOf(root.kind)
        unfolded: root.open
        Accessible.description: (root.open ? qsTr("unfolded") : qsTr("folded")) + " · " + all
        onClicked: root.openAsked()
    }

    LazyPart {
        x: 2 * Theme.gap
        width: parent.width - x
        wanted: root.open
        active: wanted
        sourceComponent: EngineDetails {
            says: root.says
            name: root.name
            command: root.command
            words: root.words
            folder: root.folder
            seconds: root.seconds
            seated: root.seated
            inMatch: root.inMatch
            testing: root.testing
            busy: root.busy
            result: root.result
            good: root.good
            argumentsFit: root.argumentsFit
            engines: root.engines
            row: root.index
            onTestAsked: root.testAsked()
            onCancelAsked: root.cancelAsked()
            onRemoveAsked: root.removeAsked()
            onRenamed: text => root.renamed(text)
            onWordsTyped: text => root.wordsTyped(text)
            onFolderTyped: text => root.folderTyped(text)
            onSecondsPicked: seconds => root.secondsPicked(seconds)
        }
    }
}
