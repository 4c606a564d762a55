// The log of a program, the latest at the end, updated twice a second.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Rectangle {
    id: root

    required property Engines engines
    // Which of them it is.
    required property int row

    property list<string> lines: []

    implicitHeight: Math.round(14 * Theme.text)
    radius: Theme.radius
    color: Theme.raised
    border.width: Theme.border
    border.color: Theme.line

    function take() {
        const now = root.engines.logOf(root.row);
        if (now.length === lines.length && now[now.length - 1] === lines[lines.length - 1])
            return;
        const follows = list.atYEnd || lines.length === 0;
        // The rows are made anew; whoever reads them stays there.
        const [row, place] = [list.currentIndex, list.contentY];
        lines = now;
        list.currentIndex = row;
        if (follows)
            list.positionViewAtEnd();
        else
            list.contentY = place;
    }

    Component.onCompleted: take()

    Timer {
        interval: 500
        repeat: true
        running: root.visible
        onTriggered: root.take()
    }

    RowList {
        id: list
        objectName: "log"
        anchors.fill: parent
        anchors.margins: Theme.gap
        model: root.lines
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        // At either end a key stays here: what it is not for, a screen reader takes for its own way through the window.
        Keys.onPressed: event => {
            const by = event.key === Qt.Key_Up ? -1 : event.key === Qt.Key_Down ? 1 : 0;
            if (by === 0 || event.modifiers & ~Qt.KeypadModifier)
                return;
            event.accepted = true;
            walk(currentIndex + by);
        }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log", "of a program")
        T.ScrollBar.vertical: ScrollBar {}

        delegate: Text {
            required property string modelData

            width: list.width - Theme.gap
            text: modelData
            textFormat: Text.PlainText
            color: modelData.charAt(9) === "!" ? Theme.alarm : modelData.charAt(9) === ">" ? Theme.faint : Theme.ink
            font.family: "monospace"
            font.pixelSize: Theme.small
            elide: Text.ElideRight
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData
        }
    }

    FocusRing {
        shown: list.activeFocus
    }

    Label {
        anchors.centerIn: parent
        visible: root.lines.length === 0
        color: Theme.faint
        text: qsTr("Nothing has been said yet.")
    }
}
