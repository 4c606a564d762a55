// The programs that can play: their state, and how to add another.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Sheet {
    id: root

    required property Game game
    required property Preferences preferences

    // The program whose details are unfolded, or -1.
    property int unfolded: -1

    readonly property Engines engines: game.engines

    title: qsTr("Engines", "heading")
    rowSpacing: Theme.gap
    onClosed: {
        unfolded = -1;
        root.engines.cancel();
        // What became of the last attempt is no news the next time.
        adder.edited = true;
    }

    EngineWords {
        id: engineWords
    }

    Label {
        width: parent.width
        color: Theme.faint
        visible: !root.engines.sandboxed
        text: qsTr("Programs that speak GTP, the protocol of NBoard or that of Gomocup can take Heibai's place at the board. They run only while they play.")
    }

    // In place of what can't be used there: it is told with the dialog, and nothing has to be tried first.
    Label {
        width: parent.width
        objectName: "enginesSandboxed"
        visible: root.engines.sandboxed
        text: engineWords.sandboxed
    }

    Repeater {
        id: rows
        model: root.engines.programs

        EngineRow {
            id: row

            width: parent.width
            engines: root.engines
            says: engineWords
            testing: root.engines.testing === row.index
            busy: root.engines.adding || root.engines.testing >= 0
            open: root.unfolded === row.index
            result: root.engines.newsRow === row.index && root.engines.news !== Engines.Added ? engineWords.news(root.engines.news, root.engines.newsText, root.engines.newsNumber, root.engines.newsProblem) : ""
            good: root.engines.news === Engines.Tested
            onOpenAsked: root.unfolded = row.open ? -1 : row.index
            onTestAsked: root.engines.test(row.index)
            onCancelAsked: root.engines.cancel()
            onRemoveAsked: {
                root.unfolded = -1;
                root.engines.remove(row.index);
                adder.takeFocus();
            }
            onRenamed: text => root.engines.rename(row.index, text)
            onWordsTyped: text => row.argumentsFit = root.engines.setWords(row.index, text)
            onFolderTyped: text => root.engines.setFolder(row.index, text)
            onSecondsPicked: seconds => root.engines.setSeconds(row.index, seconds)
        }
    }

    Rectangle {
        width: parent.width
        height: Theme.border
        color: Theme.line
        visible: rows.count > 0 && !root.engines.sandboxed
    }

    EngineAdd {
        id: adder
        width: parent.width
        visible: !root.engines.sandboxed
        preferences: root.preferences
        engines: root.engines
        adding: root.engines.adding
        busy: root.engines.testing >= 0
        trouble: root.engines.newsRow < 0 ? engineWords.news(root.engines.news, root.engines.newsText, root.engines.newsNumber, root.engines.newsProblem) : ""
        success: root.engines.news === Engines.Added ? engineWords.news(root.engines.news, root.engines.newsText, 0, Problem.None) : ""
        onAddAsked: (command, words) => root.engines.add(command, words)
        onCancelAsked: root.engines.cancel()
    }
}
