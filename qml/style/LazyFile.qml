// A part in a file of its own, which is read when it is first shown, and then stays: a component that is written where it
// stands is compiled with all that it names, whether it is ever made or not.
import QtQuick

Loader {
    id: root

    // Whether it is to be shown now.
    required property bool wanted
    // The file, below the folder of the window, without its ending, and what its root is made with.
    required property string file
    required property var given
    // Whether what is made now comes while the window is in use, so that a click may be meant for what was there before.
    readonly property bool arrives: standing

    property bool standing: false

    visible: wanted
    onWantedChanged: read()
    Component.onCompleted: {
        read();
        standing = true;
    }

    function read() {
        if (wanted && status === Loader.Null)
            setSource(Qt.resolvedUrl("../" + file + ".qml"), given);
    }
}
