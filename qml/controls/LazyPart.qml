// A part that is made when it is first shown, so that the window opens the sooner, and then stays.
import QtQuick

Loader {
    id: root

    // Whether it is to be seen now.
    required property bool wanted
    // Whether what is made now comes while the window is in use, so that a click may be meant for what was there before.
    readonly property bool arrives: standing

    property bool made: false
    property bool standing: false

    active: wanted || made
    visible: wanted
    onWantedChanged: if (wanted) made = true
    Component.onCompleted: standing = true
}
