// The file being read, its progress, and a button to stop adding it.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property Explorer explorer

    implicitHeight: Theme.control
    Accessible.role: Accessible.ProgressBar
    Accessible.name: said.text

    Timer {
        interval: 200
        repeat: true
        running: root.visible && root.explorer.reading
        onTriggered: root.explorer.look()
    }

    Label {
        id: said
        width: root.width - (stop.visible ? stop.width + Theme.gap : 0)
        height: parent.height - track.height - 2
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideMiddle
        color: Theme.faint
        font.pixelSize: Theme.small
        text: root.explorer.file === "" ? qsTr("Looking for the games…") : qsTr("Reading %1…", "file name").arg(root.explorer.file)
    }

    Rectangle {
        id: track
        y: parent.height - height
        width: said.width
        height: Math.max(4, Math.round(Theme.gap / 2))
        radius: height / 2
        color: Theme.hovered
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.edge

        Rectangle {
            width: Math.max(height, Math.round(parent.width * root.explorer.done))
            height: parent.height
            radius: parent.radius
            color: Theme.accent
        }
    }

    Button {
        id: stop
        objectName: "stopAdding"
        visible: root.explorer.adding
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Stop", "what is done")
        onClicked: root.explorer.stop()
    }
}
