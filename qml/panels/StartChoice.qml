// How the first four discs lie and who begins.
import QtQuick
import org.heibai.app

Column {
    id: root

    required property bool mirrored
    required property bool whiteFirst

    signal picked(bool mirrored, bool whiteFirst)

    spacing: Theme.gap

    Words {
        text: qsTr("Start position")
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    ChoiceGroup {
        width: parent.width
        name: qsTr("Start position")
        columns: 2
        choices: [qsTr("Standard", "start position"), qsTr("Mirrored", "start position")]
        current: root.mirrored ? 1 : 0
        onPicked: index => root.picked(index === 1, root.whiteFirst)
    }

    Words {
        text: qsTr("First move")
        color: Theme.faint
        font.pixelSize: Theme.small
    }

    ChoiceGroup {
        width: parent.width
        name: qsTr("First move")
        columns: 2
        choices: [qsTr("Black", "side"), qsTr("White", "side")]
        current: root.whiteFirst ? 1 : 0
        onPicked: index => root.picked(root.mirrored, index === 1)
    }
}
