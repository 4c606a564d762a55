// The background work, its progress, and a button to stop it.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property Library library

    function words(): string {
        switch (library.doing) {
        case Library.Reading:
            return library.file === "" ? qsTr("Reading the text…") : qsTr("Reading %1…", "file name").arg(library.file);
        case Library.Listing:
            return qsTr("Looking for the games…");
        case Library.Fetching:
            return qsTr("Opening the game…");
        case Library.Exporting:
            return qsTr("Writing %1…", "file name").arg(library.file);
        case Library.Deleting:
            return qsTr("Deleting games…");
        default:
            return "";
        }
    }

    implicitHeight: Theme.control
    implicitWidth: 28 * Theme.text
    Accessible.role: Accessible.ProgressBar
    Accessible.name: said.text

    Timer {
        interval: 100
        repeat: true
        running: root.visible && root.library.doing !== Library.Nothing
        onTriggered: root.library.look()
    }

    Label {
        id: said
        width: stop.x - Theme.gap
        height: parent.height - track.height - 2
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideMiddle
        text: root.words()
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
            width: Math.max(height, Math.round(parent.width * root.library.done))
            height: parent.height
            radius: parent.radius
            color: Theme.accent
        }
    }

    Button {
        id: stop
        objectName: "stop"
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Stop", "what is done")
        onClicked: root.library.cancel()
    }
}
