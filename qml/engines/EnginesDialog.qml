// The programs of others that can sit at the board: which there are, how they are, and how another one is added.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Sheet {
    id: root

    required property Game game
    required property Preferences preferences

    // The program whose details are unfolded, or -1.
    property int unfolded: -1

    title: qsTr("Engines", "heading")
    rowSpacing: Theme.gap
    onAboutToShow: programs.refresh()
    onClosed: {
        unfolded = -1;
        programs.cancel();
    }

    EnginesModel {
        id: programs
    }

    Connections {
        target: root.game

        function onShownChanged() {
            if (root.visible)
                programs.refresh();
        }
    }

    EngineWords {
        id: engineWords
    }

    Label {
        width: parent.width
        color: Theme.faint
        text: qsTr("Programs that speak GTP, the protocol of NBoard or that of Gomocup can take Heibai's place at the board. They run only while they play.")
    }

    Repeater {
        id: rows
        model: programs

        EngineRow {
            id: row

            width: parent.width
            engines: programs
            says: engineWords
            testing: programs.testing === row.index
            busy: programs.adding || programs.testing >= 0
            open: root.unfolded === row.index
            result: programs.newsRow === row.index && programs.news !== EnginesModel.Added ? engineWords.news(programs.news, programs.newsText, programs.newsNumber, programs.newsProblem) : ""
            good: programs.news === EnginesModel.Tested
            onOpenAsked: root.unfolded = row.open ? -1 : row.index
            onTestAsked: programs.test(row.index)
            onCancelAsked: programs.cancel()
            onRemoveAsked: {
                root.unfolded = -1;
                programs.remove(row.index);
                adder.takeFocus();
            }
            onRenamed: text => programs.rename(row.index, text)
            onWordsTyped: text => row.argumentsFit = programs.setWords(row.index, text)
            onFolderTyped: text => programs.setFolder(row.index, text)
            onSecondsPicked: seconds => programs.setSeconds(row.index, seconds)
        }
    }

    Rectangle {
        width: parent.width
        height: Theme.border
        color: Theme.line
        visible: rows.count > 0
    }

    EngineAdd {
        id: adder
        width: parent.width
        preferences: root.preferences
        engines: programs
        adding: programs.adding
        busy: programs.testing >= 0
        trouble: programs.newsRow < 0 ? engineWords.news(programs.news, programs.newsText, programs.newsNumber, programs.newsProblem) : ""
        success: programs.news === EnginesModel.Added ? engineWords.news(programs.news, programs.newsText, 0, Problem.None) : ""
        onAddAsked: (command, words) => programs.add(command, words)
        onCancelAsked: programs.cancel()
    }
}
