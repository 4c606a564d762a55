// The laboratory: the classical algorithms of game search on the position on the board, side by side.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Dialog {
    id: root

    required property Game game
    required property Games games
    required property Preferences preferences

    readonly property Laboratory lab: game.laboratory
    readonly property GameKind kind: games.of(game.setup.kind)
    // Where there is little room, the choices have a tab of their own.
    readonly property bool wide: body.width >= 60 * Theme.text
    readonly property var tabs: wide ? ["table", "chart", "tree", "match", "about"] : ["choices", "table", "chart", "tree", "match", "about"]
    property string tab: "table"
    readonly property string shown: tabs.includes(tab) ? tab : "table"
    // Whether the status line tells of an export.
    property bool exported: false
    readonly property bool finds: lab.outcomes > 0 && ["table", "chart", "tree"].includes(shown)

    title: qsTr("Laboratory")
    wanted: Math.round(1240 * Math.min(1.5, Theme.scale))
    wantedHeight: Math.round(780 * Math.min(1.5, Theme.scale))

    onAboutToShow: {
        exported = false;
        lab.show(true);
        treeView.waits = true;
        treeView.begin();
    }
    onOpened: runBar.focusRun()
    // Closing ends the run.
    onClosed: lab.show(false)

    function name(tab: string): string {
        switch (tab) {
        case "choices":
            return qsTr("Choices", "tab of the laboratory");
        case "chart":
            return qsTr("Chart", "tab of the laboratory");
        case "tree":
            return qsTr("Tree", "tab of the laboratory");
        case "match":
            return qsTr("Tournament", "tab of the laboratory");
        case "about":
            return qsTr("About", "tab of the laboratory");
        default:
            return qsTr("Table", "tab of the laboratory");
        }
    }

    // Another tab may be shown by the time it is answered.
    FileQuestion {
        id: toExport

        property string what: ""

        title: qsTr("Export from the laboratory")
        saving: true
        kinds: [what === "table" ? { words: qsTr("Table", "kind of file"), endings: "csv" } : { words: qsTr("Drawing", "kind of file"), endings: "svg" }]
        suggested: qsTr("Laboratory") + " " + root.name(what)
        onAnswered: files => {
            const part = what === "table" ? Laboratory.Table : what === "chart" ? Laboratory.Chart : Laboratory.Tree;
            root.exported = true;
            root.lab.writeFile(files[0], part, nodes.outcome, nodes.step, nodes.plies);
        }
    }

    LabTree {
        id: nodes
    }

    LabWords {
        id: theWords
        lab: root.lab
        forBlack: root.preferences.valuesForBlack
    }

    // These words give values like all others.
    Binding {
        target: root.kind.plain
        property: "forBlack"
        value: root.preferences.valuesForBlack
    }

    StatusText {
        id: status
        words: GameWords {}
    }

    contentItem: Item {
        id: body

        readonly property int inset: Math.round((width < 36 * Theme.text ? 0.75 : 1.5) * Theme.margin)
        readonly property int sideWidth: Math.round(19 * Theme.text)

        FileAsker {
            id: exporter
            objectName: "exporter"
            preferences: root.preferences
        }

        LabChoices {
            objectName: "choices"
            visible: root.wide || root.shown === "choices"
            x: body.inset - 3
            y: root.wide ? Theme.gap : bar.height + Theme.gap
            width: root.wide ? body.sideWidth : parent.width - 2 * x
            height: runBar.y - y - Theme.gap
            lab: root.lab
            entries: root.lab.entries
        }

        LabRunBar {
            id: runBar
            x: body.inset
            // In a narrow sheet the button beside it takes no row of its own.
            width: root.wide ? body.sideWidth - Theme.gap : parent.width - 2 * x - (exportButton.visible ? exportButton.width + Theme.gap : 0)
            y: parent.height - height - Theme.gap
            lab: root.lab
            says: theWords
            leads: root.shown !== "match" && root.shown !== "about"
            written: root.exported && [Status.Saved, Status.SaveFailed].includes(root.game.status.says) ? status.message(root.game) : ""
            writtenBadly: root.game.status.says === Status.SaveFailed
        }

        PanelTabs {
            id: bar
            anchors.left: parent.left
            anchors.leftMargin: root.wide ? body.inset + body.sideWidth + Theme.gap : 0
            anchors.right: parent.right
            anchors.rightMargin: root.wide ? body.inset : 0
            height: Theme.control
            name: root.title
            names: root.tabs.map(tab => root.name(tab))
            current: root.tabs.indexOf(root.shown)
            onPicked: index => root.tab = root.tabs[index]
        }

        Item {
            id: page
            anchors.left: parent.left
            anchors.leftMargin: root.wide ? bar.x : body.inset
            anchors.right: parent.right
            anchors.rightMargin: body.inset
            anchors.top: bar.bottom
            anchors.topMargin: Theme.gap
            anchors.bottom: !root.wide ? runBar.top : exportButton.visible ? exportButton.top : parent.bottom
            anchors.bottomMargin: Theme.gap

            Label {
                id: truth
                objectName: "whatValuesAre"
                width: parent.width
                visible: root.shown === "table" || root.shown === "tree"
                text: [theWords.whatValuesAre, root.shown === "tree" ? qsTr("The tree has them for the side to move at its root.") : root.kind.plain.pointOfView, theWords.known(root.kind.plain)].filter(words => words !== "").join("\n")
                color: Theme.faint
                font.pixelSize: Theme.small
            }

            LabTable {
                anchors.fill: parent
                anchors.topMargin: truth.height + Theme.gap
                visible: root.shown === "table"
                rows: root.lab.results
                says: theWords
            }

            LabChart {
                anchors.fill: parent
                visible: root.shown === "chart"
                lab: root.lab
                rows: root.lab.results
                says: theWords
            }

            LabTreeView {
                id: treeView
                anchors.fill: parent
                anchors.topMargin: truth.height + Theme.gap
                visible: root.shown === "tree"
                seen: visible && root.visible
                crossings: root.games.of(root.game.setup.kind).crossings
                lab: root.lab
                says: theWords
                tree: nodes
            }

            LabMatch {
                anchors.fill: parent
                visible: root.shown === "match"
                lab: root.lab
                says: theWords
            }

            LabAbout {
                anchors.fill: parent
                visible: root.shown === "about"
                entries: root.lab.entries
            }
        }

        Button {
            id: exportButton
            objectName: "exportLab"
            visible: root.finds
            anchors.right: parent.right
            anchors.rightMargin: body.inset
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gap
            text: root.shown === "table" ? qsTr("Export the table…") : root.shown === "chart" ? qsTr("Export the chart…") : qsTr("Export the tree…")
            onClicked: {
                toExport.what = root.shown;
                exporter.ask(toExport);
            }
        }
    }
}
