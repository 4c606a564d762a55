// How the first four discs lie, who begins, and whether some moves are made before the first turn.
import QtQuick
import org.heibai.app

GameChoice {
    id: root

    readonly property var ways: options.hasOpenings ? [Setup.ByMove, Setup.ByChance, Setup.ByLine, Setup.IntoMine] : [Setup.ByMove, Setup.IntoMine]

    PanelGroup {
        width: parent.width
        label: qsTr("Start position")

        ChoiceGroup {
            width: parent.width
            name: qsTr("Start position")
            choices: [qsTr("Standard", "start position"), qsTr("Mirrored", "start position")]
            current: root.options.mirroredStart ? 1 : 0
            onPicked: index => root.options.startPicked(index === 1, root.options.whiteFirst)
        }
    }

    PanelGroup {
        width: parent.width
        label: qsTr("First move")

        ChoiceGroup {
            objectName: "firstMove"
            width: parent.width
            name: qsTr("First move")
            stones: [1, 2]
            choices: [qsTr("Black", "side"), qsTr("White", "side")]
            current: root.options.whiteFirst ? 1 : 0
            onPicked: index => root.options.startPicked(root.options.mirroredStart, index === 1)
        }
    }

    PanelGroup {
        width: parent.width
        contentHeight: openingChoice.implicitHeight
        label: qsTr("Opening", "the moves before the first turn")

        ChoiceGroup {
            id: openingChoice
            objectName: "openings"
            width: parent.width
            name: qsTr("Opening", "the moves before the first turn")
            choices: root.options.hasOpenings ? [qsTr("None", "opening"), qsTr("Balanced", "opening"), qsTr("By name", "opening"), qsTr("Mine", "opening: one's own lines")] : [qsTr("None", "opening"), qsTr("Mine", "opening: one's own lines")]
            current: root.ways.indexOf(root.options.opens)
            onPicked: index => {
                const way = root.ways[index];
                if (way === Setup.ByLine)
                    root.options.linesAsked();
                else if (way === Setup.IntoMine)
                    root.options.minePicked();
                else
                    root.options.openingPicked(way === Setup.ByChance);
            }
        }
    }

    Label {
        objectName: "openingWords"
        width: parent.width
        text: root.mine ? root.mineWords
            : !root.options.hasOpenings ? qsTr("Balanced and named openings are for 8×8 with the standard position and Black first.")
            : root.options.opens === Setup.ByLine ? qsTr("%1: %2", "an opening, its moves").arg(root.options.lineName).arg(root.options.line)
            : qsTr("Balanced: a random opening of eight moves, after which neither side is better.")
        color: Theme.faint
        font.pixelSize: Theme.small
    }
}
