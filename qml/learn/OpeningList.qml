// The lines of one side as rows, walked with the arrows; the row with the keyboard is the chosen one.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Column {
    id: root

    required property Openings openings
    required property OpeningWords says

    readonly property int entry: openings.chosen >= 0 ? openings.chosen : 0

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your lines")

    // Gives the keyboard to the chosen row; returns whether there is one.
    function focusChosen(reason: int): bool {
        const row = rows.itemAt(root.entry);
        if (row)
            row.forceActiveFocus(reason);
        return row !== null;
    }

    function step(to: int) {
        if (to >= 0 && to < rows.count) {
            rows.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
            root.openings.choose(to);
        }
    }

    Item {
        width: root.width
        height: Math.round(28 * Theme.scale)

        Label {
            text: root.openings.start === "" ? qsTr("Your lines") : qsTr("Your lines after %1", "square").arg(root.openings.start)
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        Label {
            anchors.right: parent.right
            text: qsTr("known", "head of a column: lines")
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }

    Repeater {
        id: rows
        model: root.openings.rows

        OpeningRow {
            objectName: "opening" + index
            x: -Theme.gap
            width: root.width + 2 * Theme.gap
            says: root.says
            focusPolicy: index === root.entry || activeFocus ? Qt.TabFocus : Qt.NoFocus
            onClicked: {
                forceActiveFocus(Qt.MouseFocusReason);
                root.openings.choose(index);
            }
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            Keys.onUpPressed: root.step(index - 1)
            Keys.onDownPressed: root.step(index + 1)
            Keys.onPressed: event => {
                event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
                if (event.accepted)
                    root.step(event.key === Qt.Key_Home ? 0 : rows.count - 1);
            }
        }
    }
}
