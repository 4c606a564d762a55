// Texts below each other that scroll. Up and Down read them aloud one by one.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Flickable {
    id: root

    required property string name
    default property alias content: column.data
    property alias rowSpacing: column.spacing
    readonly property real textWidth: column.width
    readonly property real textHeight: column.implicitHeight
    property real above: 0
    property real beside: 1.5 * Theme.margin
    // The line last read aloud, or -1.
    property int line: -1

    // Says the next line, or with -1 the one before, and keeps it in view.
    function read(by: int) {
        const all = Speech.texts(column);
        if (all.length === 0)
            return;
        line = Math.max(0, Math.min(all.length - 1, line + by));
        const item = all[line];
        Speech.say(item.Accessible.name, "line");
        const top = item.mapToItem(contentItem, 0, 0).y;
        mark.y = top;
        mark.height = item.height;
        if (top < contentY || top + item.height > contentY + height)
            contentY = Math.max(0, Math.min(contentHeight - height, by > 0 ? top + item.height - height + Theme.margin : top - Theme.margin));
    }

    contentWidth: width
    contentHeight: column.y + column.implicitHeight + Theme.margin
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    focus: true
    activeFocusOnTab: true
    // Of a dialog and of a pane a reader says all the texts within: in a pane in a dialog it would say them twice.
    Accessible.role: Accessible.LayeredPane
    Accessible.name: name
    Accessible.description: qsTr("Up and Down read it line by line.")
    Keys.onUpPressed: read(-1)
    Keys.onDownPressed: read(1)
    Keys.onPressed: event => {
        const page = event.key === Qt.Key_PageDown ? 0.9 : event.key === Qt.Key_PageUp ? -0.9 : 0;
        event.accepted = page !== 0;
        if (page !== 0)
            contentY = Math.max(0, Math.min(contentHeight - height, contentY + page * height));
    }
    T.ScrollBar.vertical: ScrollBar {}

    // Beside the line last read.
    Rectangle {
        id: mark
        visible: root.line >= 0
        x: Math.round(root.beside / 3)
        width: Math.max(3, Theme.border)
        radius: width / 2
        color: Theme.accent
    }

    Column {
        id: column
        x: Math.round(root.beside)
        y: root.above
        width: root.width - 2 * x
        spacing: Theme.gap
    }
}
