// The programs of others that can sit at the board: which there are, how they are, and how another one is added.
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
            required property int index

            width: parent.width
            says: engineWords
            testing: model.testing === index
            busy: model.adding || model.testing >= 0
            open: root.unfolded === index
            result: model.newsRow === index && model.news !== EnginesModel.Added ? engineWords.news(model.news, model.newsText, model.newsNumber, model.newsProblem) : ""
            good: model.news === EnginesModel.Tested
            onOpenAsked: root.unfolded = open ? -1 : index
            onTestAsked: model.test(index)
            onCancelAsked: model.cancel()
            onRemoveAsked: {
                root.unfolded = -1;
                model.remove(index);
                adder.takeFocus();
            }
            onRenamed: text => model.rename(index, text)
            onWordsTyped: text => argumentsFit = model.setWords(index, text)
            onFolderTyped: text => model.setFolder(index, text)
            onSecondsPicked: seconds => model.setSeconds(index, seconds)
            fetchLog: () => model.logOf(index)
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
        adding: model.adding
        busy: model.testing >= 0
        trouble: model.newsRow < 0 ? engineWords.news(model.news, model.newsText, model.newsNumber, model.newsProblem) : ""
        success: model.news === EnginesModel.Added ? engineWords.news(model.news, model.newsText, 0, Problem.None) : ""
        pathOf: url => model.pathOf(url)
        onAddAsked: (command, words) => model.add(command, words)
        onCancelAsked: model.cancel()
    }
}
