// The tabs of the panel: Tab enters them, arrows move between them and show what they name.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    required property list<string> names
    required property int current
    // What a reader says of a tab besides its name, for those that have something to tell.
    property list<string> notes: []
    property string name: qsTr("Side panel")

    signal picked(int index)

    // Tabs are equally wide where their words fit; else each is as wide as its words want, and all have one size.
    readonly property real room: width - 2 * Theme.gap
    readonly property list<real> wants: {
        const pad = Math.round(0.6 * Theme.text);
        return Array.from(names).map(name => metrics.advanceWidth(name) + pad);
    }
    readonly property real wanted: Array.from(wants).reduce((sum, width) => sum + width, 0)
    readonly property bool equal: Math.max(...Array.from(wants)) <= room / names.length

    // Where the tab with this number begins.
    function edge(index: int): real {
        const before = Array.from(wants).slice(0, index).reduce((sum, width) => sum + width, 0);
        return Theme.gap + Math.round(room * (equal ? index / names.length : before / wanted));
    }

    FontMetrics {
        id: metrics
        font.pixelSize: Theme.text
        font.weight: Font.DemiBold
    }

    Accessible.role: Accessible.PageTabList
    Accessible.name: name

    function step(to: int) {
        const index = (to + names.length) % names.length;
        root.picked(index);
        tabs.itemAt(index).forceActiveFocus(Qt.TabFocusReason);
    }

    Keys.onLeftPressed: step(current - 1)
    Keys.onRightPressed: step(current + 1)
    Keys.onPressed: event => {
        if (event.modifiers & Qt.AltModifier)
            return;
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End;
        if (event.accepted)
            step(event.key === Qt.Key_Home ? 0 : names.length - 1);
    }

    Repeater {
        id: tabs
        model: root.names

        TabButton {

            required property string modelData
            required property int index

            shown: index === root.current

            x: root.edge(index)
            width: root.edge(index + 1) - x
            font.pixelSize: root.equal ? Theme.text : Math.max(Theme.small, Math.floor(Theme.text * Math.min(1, root.room / root.wanted)))
            height: root.height
            focus: shown
            text: modelData
            onClicked: root.picked(index)
            Keys.onReturnPressed: root.picked(index)
            Keys.onEnterPressed: root.picked(index)
            Accessible.description: root.notes[index] ?? ""
            Accessible.onPressAction: root.picked(index)
        }
    }
}
