// A part of which each game has its own, made anew with another. A Loader would give a component no properties.
import QtQuick

FocusScope {
    id: root

    // What is made, or nothing, and the properties that it is made with.
    required property Component part
    required property var given
    property Item item: null

    property bool standing: false

    implicitHeight: item ? item.implicitHeight : 0
    onPartChanged: if (standing) make()
    Component.onCompleted: {
        standing = true;
        make();
    }

    function make() {
        const before = item;
        // With "as Item" Qt 6.4's compiler of QML breaks down here.
        item = part ? part.createObject(root, given) : null;
        if (item) {
            item.width = Qt.binding(() => root.width);
            item.height = Qt.binding(() => root.height);
        }
        if (before)
            before.destroy();
    }
}
