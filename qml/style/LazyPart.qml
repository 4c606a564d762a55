// A part that is made when it is first shown, so that the window opens the sooner, and then stays. A Loader would do as well,
// but in Qt 6.4 one takes no component that is bound to where it is written.
import QtQuick

FocusScope {
    id: root

    // Whether it is to be shown now.
    required property bool wanted
    // Whether what is made now comes while the window is in use, so that a click may be meant for what was there before.
    readonly property bool arrives: standing
    // Whether it is made.
    property bool active: wanted || made
    property Component sourceComponent: null
    property Item item: null

    property bool made: false
    property bool standing: false

    implicitWidth: item ? item.implicitWidth : 0
    implicitHeight: item ? item.implicitHeight : 0
    visible: wanted
    onWantedChanged: if (wanted) made = true
    onActiveChanged: if (standing) make()
    onSourceComponentChanged: if (standing) make()
    Component.onCompleted: {
        make();
        standing = true;
    }

    function make() {
        const before = item;
        // Sized from the start, so that nothing is laid out twice.
        item = active ? sourceComponent.createObject(root, { width: width, height: height }) : null;
        if (item) {
            item.width = Qt.binding(() => root.width);
            item.height = Qt.binding(() => root.height);
        }
        if (before)
            before.destroy();
    }
}
