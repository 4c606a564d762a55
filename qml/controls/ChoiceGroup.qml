// Exclusive choices in rows: Tab enters the group, arrows move inside it.
import QtQuick
import org.heibai.app

FocusScope {
    id: root

    // The words of each choice, in order; `current` is the index that is taken, or -1.
    required property list<string> choices
    required property int current
    required property string name
    property int columns: 0

    signal picked(int index)

    readonly property int entry: current >= 0 ? current : 0

    implicitWidth: columns > 0 ? grid.implicitWidth : flow.implicitWidth
    implicitHeight: columns > 0 ? grid.implicitHeight : flow.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    function step(by: int) {
        const count = choices.length;
        const items = columns > 0 ? gridChoices : flowChoices;
        let from = entry;
        for (let at = 0; at < count; at++) {
            if (items.itemAt(at).activeFocus)
                from = at;
        }
        const to = (from + by + count) % count;
        items.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
        root.picked(to);
    }

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: step(-Math.max(1, columns))
    Keys.onDownPressed: step(Math.max(1, columns))

    component Choice: ChoiceButton {
        required property int index
        required property string modelData

        text: modelData
        chosen: root.current === index
        focusPolicy: root.entry === index || activeFocus ? Qt.TabFocus : Qt.NoFocus
        focus: root.entry === index
        onPicked: root.picked(index)
    }

    Flow {
        id: flow
        visible: root.columns === 0
        width: root.width
        spacing: Theme.gap

        Repeater {
            id: flowChoices
            model: root.columns === 0 ? root.choices : []
            Choice {}
        }
    }

    Grid {
        id: grid
        visible: root.columns > 0
        columns: Math.max(1, root.columns)
        spacing: Theme.gap

        Repeater {
            id: gridChoices
            model: root.columns > 0 ? root.choices : []
            Choice {
                width: Math.floor((root.width - (root.columns - 1) * Theme.gap) / Math.max(1, root.columns))
            }
        }
    }
}
