// The diamond that marks the machine's hint; its shape tells it from the rings of legal moves.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property int cell

    Repeater {
        model: [{ size: 0.5, tone: Theme.cursorEdge }, { size: 0.44, tone: Theme.hintMark }, { size: 0.2, tone: Theme.cursorEdge }]

        Rectangle {
            required property var modelData

            anchors.centerIn: parent
            width: Math.floor(root.cell * modelData.size / 2) * 2
            height: width
            rotation: 45
            antialiasing: true
            color: modelData.tone
        }
    }
}
