// The choice of one of the evaluations for the board.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property Laboratory lab
    required property RowModel entries

    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Evaluation", "what positions are judged by")

    // To the next one for the board.
    function step(from: int, by: int) {
        for (let count = 0, at = from + by; count < rows.count; count++, at += by) {
            const item = rows.itemAt((at + rows.count) % rows.count) as RadioButton;
            if (item.visible) {
                item.forceActiveFocus(Qt.TabFocusReason);
                item.picked();
                return;
            }
        }
    }

    Column {
        id: column
        width: parent.width

        Repeater {
            id: rows
            model: root.entries

            RadioButton {
                id: row
                required property int index
                required property int kind
                required property int number
                required property string name
                required property string title
                required property string about
                required property bool fits

                objectName: "evaluation " + name
                visible: kind === Laboratory.OfEvaluation && fits
                width: column.width
                implicitHeight: Math.round(Theme.text * 2.1)
                text: title
                leading: true
                focus: chosen
                focusPolicy: chosen ? Qt.TabFocus : Qt.NoFocus
                Accessible.description: about
                onPicked: root.lab.toggle(kind, number)
                Keys.onUpPressed: root.step(index, -1)
                Keys.onDownPressed: root.step(index, 1)
            }
        }
    }
}
