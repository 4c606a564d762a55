// The mistakes, or the games, that the chosen bar comes from, in place of the charts.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Insight insight
    required property InsightWords told
    required property bool arrives
    // What the bar is called.
    required property string title

    // The row that was opened, to come back to.
    property int opened: -1

    signal leaving

    function focusFirst(reason: int) {
        if (opened >= 0 && opened < list.count)
            focusRow(opened, reason);
        else
            back.forceActiveFocus(reason);
    }

    function focusRow(row: int, reason: int) {
        list.currentIndex = row;
        list.positionViewAtIndex(row, ListView.Contain);
        list.currentItem.forceActiveFocus(reason);
    }

    Keys.onEscapePressed: root.leaving()

    Button {
        id: back
        objectName: "insightBack"
        x: Theme.margin
        y: Theme.margin
        width: parent.width - 2 * x
        arrives: root.arrives
        focus: true
        text: qsTr("Back to the charts")
        onClicked: root.leaving()
    }

    Label {
        id: heading
        anchors.top: back.bottom
        anchors.topMargin: Theme.margin
        x: Theme.margin
        width: parent.width - 2 * x
        text: root.title
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    Label {
        id: none
        anchors.top: heading.bottom
        anchors.topMargin: Theme.gap
        x: Theme.margin
        width: parent.width - 2 * x
        visible: list.count === 0
        text: qsTr("Small losses only: no single move was a mistake.")
        color: Theme.faint
    }

    RowList {
        id: list
        objectName: "insightRows"
        anchors.top: heading.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        x: Theme.gap
        width: parent.width - 2 * x
        model: root.insight.rows
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: root.title

        function walk(to: int) {
            root.focusRow(Math.max(0, Math.min(count - 1, to)), Qt.TabFocusReason);
        }

        delegate: InsightRow {
            width: list.width
            told: root.told
            // One stop for Tab, as some rows are out of sight.
            focusPolicy: ListView.isCurrentItem || activeFocus ? Qt.TabFocus : Qt.NoFocus
            onClicked: {
                root.opened = index;
                root.insight.open(index);
            }
            Keys.onUpPressed: list.walk(index - 1)
            Keys.onDownPressed: list.walk(index + 1)
        }
    }
}
