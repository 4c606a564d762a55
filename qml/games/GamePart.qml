// A part of which each game has its own, made anew with another. Its file is read when it is first made: what the other
// games need is compiled when somebody plays them.
import QtQuick

FocusScope {
    id: root

    // The file of what is made, below the folder of the window and without its ending, or nothing; and the properties that
    // it is made with.
    required property string part
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
        // With its size from the beginning: what depends on it is not worked out twice. With "as Item" Qt 6.4's compiler of
        // QML breaks down here.
        const first = Object.assign({ width: width, height: height }, given);
        item = part !== "" ? Qt.createComponent(Qt.resolvedUrl("../" + part + ".qml")).createObject(root, first) : null;
        if (item) {
            item.width = Qt.binding(() => root.width);
            item.height = Qt.binding(() => root.height);
        }
        if (before)
            before.destroy();
    }
}
