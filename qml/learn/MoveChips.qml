// A line of moves as chips, which wrap. A press on one shows the position after it.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property list<string> moves
    // Whether the first of them is Black's; passes are left out, so that the colours are those of the solver and the other.
    required property bool black
    // How many of them are on the board; -1 for none of this line.
    property int shown: -1
    required property string name
    property bool usable: true

    signal picked(int moves)

    implicitHeight: flow.implicitHeight
    Accessible.role: Accessible.List
    Accessible.name: name

    function step(to: int) {
        if (to >= 0 && to < chips.count) {
            chips.itemAt(to).forceActiveFocus(Qt.TabFocusReason);
            root.picked(to + 1);
        }
    }

    Flow {
        id: flow
        width: root.width
        spacing: Math.round(Theme.gap * 0.75)

        Repeater {
            id: chips
            model: root.moves

            LineChip {
                id: chip

                required property int index
                required property string modelData

                name: modelData
                black: root.black === (index % 2 === 0)
                first: index === 0
                reached: root.shown === index + 1 || activeFocus
                activeFocusOnTab: root.usable && (root.shown > 0 ? root.shown === index + 1 : index === 0)
                focus: activeFocusOnTab
                onPressed: if (root.usable) root.picked(index + 1)
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData
                Accessible.focusable: true
                Accessible.onPressAction: root.picked(index + 1)
                Keys.onLeftPressed: root.step(index - 1)
                Keys.onRightPressed: root.step(index + 1)
                Keys.onReturnPressed: root.picked(index + 1)
                Keys.onEnterPressed: root.picked(index + 1)
                Keys.onSpacePressed: root.picked(index + 1)
            }
        }
    }
}
