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
    onAboutToShow: model.refresh()
    onClosed: {
        unfolded = -1;
        model.cancel();
    }

    EnginesModel {
        id: model
    }

    Connections {
        target: root.game

        function onShownChanged() {
            if (root.visible)
                model.refresh();
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
        model: model

        EngineRow {
            id: row

            width: parent.width
            engines: model
            says: engineWords
            testing: model.testing === row.index
            busy: model.adding || model.testing >= 0
            open: root.unfolded === row.index
            result: model.newsRow === row.index && model.news !== EnginesModel.Added ? engineWords.news(model.news, model.newsText, model.newsNumber, model.newsProblem) : ""
            good: model.news === EnginesModel.Tested
            onOpenAsked: root.unfolded = row.open ? -1 : row.index
            onTestAsked: model.test(row.index)
            onCancelAsked: model.cancel()
            onRemoveAsked: {
                root.unfolded = -1;
                model.remove(row.index);
                adder.takeFocus();
            }
            onRenamed: text => model.rename(row.index, text)
            onWordsTyped: text => row.argumentsFit = model.setWords(row.index, text)
            onFolderTyped: text => model.setFolder(row.index, text)
            onSecondsPicked: seconds => model.setSeconds(row.index, seconds)
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
        engines: model
        adding: model.adding
        busy: model.testing >= 0
        trouble: model.newsRow < 0 ? engineWords.news(model.news, model.newsText, model.newsNumber, model.newsProblem) : ""
        success: model.news === EnginesModel.Added ? engineWords.news(model.news, model.newsText, 0, Problem.None) : ""
        onAddAsked: (command, words) => model.add(command, words)
        onCancelAsked: model.cancel()
    }
}
