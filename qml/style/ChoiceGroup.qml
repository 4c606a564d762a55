// Exclusive choices as one control of connected segments: Tab enters it, arrows move inside it.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    // The labels in order; `current` is the index chosen, or -1.
    required property list<string> choices
    required property int current
    required property string name
    // The discs before the labels, if any.
    property var stones: []
    // The segments per row; 0 for as many as fit.
    property int columns: 0

    signal picked(int index)

    readonly property int entry: current >= 0 ? current : 0
    property int widest: 0
    property int wanted: 0
    readonly property bool equal: widest * choices.length <= width
    readonly property int shownColumns: Math.max(1, columns > 0 ? columns : equal || wanted <= width ? choices.length : fitting())

    implicitWidth: widest * (columns > 0 ? columns : choices.length)
    implicitHeight: Theme.control * Math.ceil(choices.length / shownColumns)
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    // The most segments per row that leave no row much shorter than the others.
    function fitting(): int {
        const most = Math.max(1, Math.min(choices.length, Math.floor(width / Math.max(1, widest))));
        return Math.ceil(choices.length / Math.ceil(choices.length / most));
    }

    function measure() {
        widest = 0;
        wanted = 0;
        for (let at = 0; at < segments.count; at++) {
            const item = segments.itemAt(at);
            if (item) {
                widest = Math.max(widest, item.implicitWidth);
                wanted += item.implicitWidth;
            }
        }
    }

    // The left edge of a segment. A row too narrow for equal segments gives each what its words need.
    function edge(index: int): int {
        const column = index % shownColumns;
        if (equal || shownColumns < choices.length)
            return Math.round(column * width / shownColumns);
        const share = (width - wanted) / choices.length;
        let left = 0;
        for (let at = 0; at < index; at++)
            left += segments.itemAt(at).implicitWidth + share;
        return Math.round(left);
    }

    function step(by: int) {
        const count = choices.length;
        let from = entry;
        for (let at = 0; at < count; at++) {
            if (segments.itemAt(at).activeFocus)
                from = at;
        }
        const to = (from + by + count) % count;
        segments.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
        root.picked(to);
    }

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: step(shownColumns < choices.length ? -shownColumns : -1)
    Keys.onDownPressed: step(shownColumns < choices.length ? shownColumns : 1)

    Rectangle {
        width: root.width
        height: root.implicitHeight
        radius: Theme.radius
        color: Theme.card
        border.width: Theme.border
        border.color: root.enabled ? Theme.outline : Theme.line
    }

    Repeater {
        id: segments
        // New words rebuild nothing: the keyboard may be here.
        model: root.choices.length
        onItemAdded: root.measure()
        onItemRemoved: root.measure()

        RadioButton {
            required property int index

            readonly property bool lastOfRow: index % root.shownColumns === root.shownColumns - 1 || index === root.choices.length - 1

            x: root.edge(index)
            y: Math.floor(index / root.shownColumns) * Theme.control
            width: (lastOfRow && (index + 1) % root.shownColumns === 0 ? root.width : root.edge(index + 1)) - x
            height: Theme.control
            text: root.choices[index] ?? ""
            stone: root.stones[index] ?? 0
            chosen: root.current === index
            focusPolicy: root.entry === index || activeFocus ? Qt.TabFocus : Qt.NoFocus
            focus: root.entry === index
            onImplicitWidthChanged: root.measure()
            onPicked: root.picked(index)

            // Between two that are not chosen.
            Rectangle {
                visible: !parent.lastOfRow && root.current !== parent.index && root.current !== parent.index + 1
                x: parent.width
                y: Math.round(parent.height * 0.2)
                z: -1
                width: 1
                height: parent.height - 2 * y
                color: Theme.line
            }
        }
    }
}
