// Whether background work takes long enough to be shown.
import QtQuick
import org.heibai.app

Timer {
    id: root

    required property Library library
    readonly property bool late: library.doing !== Library.Nothing && !running
    readonly property Connections told: Connections {
        target: root.library

        function onDoingChanged() {
            if (root.library.doing === Library.Nothing)
                root.stop();
            else
                root.restart();
        }
    }

    interval: 500
    Component.onCompleted: if (library.doing !== Library.Nothing) start()
}
