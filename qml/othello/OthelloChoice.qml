// How the first four discs lie, who begins, and whether some moves are made before the first turn.
import QtQuick
import org.heibai.app

Column {
    id: root

    required property bool mirrored
    required property bool whiteFirst
    required property bool balancedOpening
    // Whether there are openings for this board and start.
    required property bool hasOpenings

    signal picked(bool mirrored, bool whiteFirst)
    signal openingPicked(bool balanced)

    spacing: Theme.gap

    PanelGroup {
        width: parent.width
        label: qsTr("Start position")

        ChoiceGroup {
            width: parent.width
            name: qsTr("Start position")
            choices: [qsTr("Standard", "start position"), qsTr("Mirrored", "start position")]
            current: root.mirrored ? 1 : 0
            onPicked: index => root.picked(index === 1, root.whiteFirst)
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
            current: root.whiteFirst ? 1 : 0
            onPicked: index => root.picked(root.mirrored, index === 1)
        }
    }

    PanelGroup {
        width: parent.width
        label: qsTr("Opening", "the moves before the first turn")

        ChoiceGroup {
            objectName: "openings"
            width: parent.width
            name: qsTr("Opening", "the moves before the first turn")
            enabled: root.hasOpenings
            choices: [qsTr("None", "opening"), qsTr("Balanced", "opening")]
            current: root.balancedOpening && root.hasOpenings ? 1 : 0
            onPicked: index => root.openingPicked(index === 1)
        }
    }

    Label {
        objectName: "openingWords"
        width: parent.width
        text: root.hasOpenings ? qsTr("Balanced: a random opening of eight moves, after which neither side is better.")
            : qsTr("Balanced openings are for 8×8 with the standard position and Black first.")
        color: Theme.faint
        font.pixelSize: Theme.small
    }
}
