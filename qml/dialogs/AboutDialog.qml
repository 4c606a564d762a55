// What Heibai is, its version and its licence.
import QtQuick
import org.heibai.app

Sheet {
    id: root

    takesDrops: true
    title: qsTr("About Heibai")
    wanted: Math.round(420 * Math.min(1.5, Theme.scale))
    rowSpacing: Theme.margin

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.gap
        topPadding: Theme.gap

        Repeater {
            model: [1, 2]

            Stone {
                required property int modelData

                width: 56
                height: 56
                stone: modelData
                animated: false
                outlined: true
            }
        }
    }

    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Heibai (黑白, “black and white”) %1", "version").arg(Qt.application.version)
        font.weight: Font.DemiBold
    }

    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Othello and Gomoku for people who want to play a friend or a machine, to learn, and to study their own games.")
    }

    Label {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        color: Theme.faint
        font.pixelSize: Theme.small
        text: qsTr("Free software under the MIT licence or the Apache licence 2.0, at your option.")
    }
}
