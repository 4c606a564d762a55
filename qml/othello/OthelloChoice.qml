// How the first four discs lie, who begins, and whether some moves are made before the first turn.
import QtQuick
import org.heibai.app

GameChoice {
    id: root

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
        label: qsTr("Opening", "the moves before the first turn")

        ChoiceGroup {
            objectName: "openings"
            width: parent.width
            name: qsTr("Opening", "the moves before the first turn")
            enabled: root.options.hasOpenings
            choices: [qsTr("None", "opening"), qsTr("Balanced", "opening")]
            current: root.options.balancedOpening && root.options.hasOpenings ? 1 : 0
            onPicked: index => root.options.openingPicked(index === 1)
        }
    }

    Label {
        objectName: "openingWords"
        width: parent.width
        text: root.options.hasOpenings ? qsTr("Balanced: a random opening of eight moves, after which neither side is better.")
            : qsTr("Balanced openings are for 8×8 with the standard position and Black first.")
        color: Theme.faint
        font.pixelSize: Theme.small
    }
}
