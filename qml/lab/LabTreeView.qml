// The first plies of a recorded search: the tree, the last step, and the position of the chosen node.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.heibai.app

Item {
    id: root

    required property Laboratory lab
    required property LabWords says
    required property LabTree tree
    required property bool crossings
    // Whether it is visible.
    required property bool seen

    // Where there is no room for a board that can be read, the tree has it all.
    readonly property int boardRoom: Math.round(Math.min(18 * Theme.text, Math.max(8 * Theme.text, width * 0.32), height - head.height - Theme.gap))
    readonly property bool hasBoard: boardRoom >= 8 * Theme.text && width - boardRoom >= 16 * Theme.text
    // What the tree has beside the board.
    readonly property int treeWidth: hasBoard ? width - boardRoom - Theme.gap : width

    // Whose tree somebody wants to see, or else the one that cuts; and whether that of this run is still to come.
    property string wanted: ""
    property bool waits: true

    function begin() {
        const names = Array.from(lab.names);
        const known = names.indexOf(names.includes(wanted) ? wanted : "alpha-beta");
        if (!waits && names.length > 0)
            return;
        waits = known < 0;
        tree.show(Math.max(0, known));
        list.currentIndex = tree.row;
    }

    Connections {
        target: root.lab

        // The names are told after this.
        function onVersionChanged() {
            if (root.lab.outcomes === 0)
                root.waits = true;
            Qt.callLater(root.begin);
        }
    }

    Column {
        id: head
        width: parent.width
        spacing: Math.round(Theme.gap / 2)

        Row {
            width: parent.width
            spacing: Theme.gap
            visible: root.lab.names.length > 0

            TreeButton {
                objectName: "whoseTree"
                width: Math.min(parent.width - plies.width - parent.spacing, 28 * Theme.text)
                label: qsTr("Whose tree")
                names: Array.from(root.lab.titles).map(title => root.says.brief(title))
                current: root.tree.outcome
                onPicked: index => {
                    root.wanted = root.lab.names[index];
                    root.waits = false;
                    root.tree.show(index);
                    list.currentIndex = root.tree.row;
                }
            }

            ChoiceGroup {
                id: plies
                objectName: "plies"
                width: columns * 3 * Theme.text
                columns: choices.length
                name: qsTr("Plies that are shown")
                choices: ["1", "2", "3"].slice(0, Math.max(1, root.tree.deepest))
                current: Math.min(root.tree.plies, Math.max(1, root.tree.deepest)) - 1
                onPicked: index => root.tree.showPlies(index + 1)
            }
        }

        LabPlayer {
            id: player
            objectName: "labPlayer"
            width: parent.width
            visible: root.lab.names.length > 0
            tree: root.tree
            seen: root.seen
            onStepped: Speech.say(told.text, "step")
            onStopped: atEnd => {
                if (root.tree.steps > 0)
                    Speech.say(atEnd ? qsTr("This is the last step.", "of a search") : qsTr("This is the beginning of the search."), "step");
            }
        }

        Label {
            id: told
            objectName: "labStep"
            width: parent.width
            visible: root.lab.names.length > 0
            font.weight: Font.DemiBold
            text: root.says.step(root.tree)
            Accessible.role: Accessible.AlertMessage
        }
    }

    Connections {
        target: root.tree

        function onStepChanged() {
            if (root.tree.row >= 0)
                list.currentIndex = root.tree.row;
        }
    }

    Rectangle {
        anchors.top: head.bottom
        anchors.topMargin: Math.round(Theme.gap / 2)
        anchors.bottom: note.visible ? note.top : parent.bottom
        width: root.treeWidth
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.border
        border.color: Theme.line

        RowList {
            id: list
            objectName: "labTree"
            anchors.fill: parent
            anchors.margins: 4
            model: root.tree.rows
            activeFocusOnTab: true
            keyNavigationEnabled: true
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("The tree; Left and Right go a step back and on, Space plays")
            T.ScrollBar.vertical: ScrollBar {}
            Keys.onLeftPressed: player.goTo(root.tree.step - 1)
            Keys.onRightPressed: player.goTo(root.tree.step + 1)
            Keys.onSpacePressed: player.toggle()

            delegate: LabTreeRow {
                required property int index

                width: list.width - Theme.gap
                indent: Math.round(Math.min(5 * Theme.text, list.width / 8))
                says: root.says
                selected: ListView.isCurrentItem
                onPicked: {
                    list.currentIndex = index;
                    list.forceActiveFocus(Qt.MouseFocusReason);
                }
            }
        }

        FocusRing {
            shown: list.activeFocus
        }

        Label {
            anchors.centerIn: parent
            width: Math.min(parent.width - 4 * Theme.gap, 30 * Theme.text)
            visible: list.count === 0
            horizontalAlignment: Text.AlignHCenter
            color: Theme.faint
            text: qsTr("Run records the first plies of every search. Step through them here: windows are passed down, values come back up, and branches that cannot matter are cut off.")
        }
    }

    Column {
        id: board
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.topMargin: Math.round(Theme.gap / 2)
        width: root.boardRoom
        spacing: Math.round(Theme.gap / 2)
        visible: list.count > 0 && root.hasBoard

        // Updated for other rows or another node.
        readonly property string picture: list.count > 0 && list.currentIndex >= 0 && root.tree.steps >= 0 && root.tree.plies > 0 && root.tree.outcome >= 0 ? root.tree.board(list.currentIndex) : ""

        PictureBoard {
            id: drawn
            objectName: "labBoard"
            picture: board.picture
            crossings: root.crossings
            cell: Math.max(4, Math.floor((root.boardRoom - 2 * Theme.gridWidth) / Math.max(1, columns)))
            lastCell: board.picture !== "" ? root.tree.lastCell(list.currentIndex) : -1
            description: qsTr("The position of the node")
        }

        Label {
            width: parent.width
            visible: root.height > board.y + drawn.height + 2 * Theme.text
            font.pixelSize: Theme.small
            color: Theme.faint
            text: board.picture === "" ? "" : root.tree.sideAt(list.currentIndex) === Side.White ? qsTr("White to move", "in a node") : qsTr("Black to move", "in a node")
        }

        Label {
            width: parent.width
            visible: root.height > board.y + drawn.height + 12 * Theme.text
            font.pixelSize: Theme.small
            color: Theme.faint
            text: qsTr("Values are those of the side to move at the root: squares take the largest, circles the smallest. [a, b] is the window: only a value inside it still matters.")
        }
    }

    Label {
        id: note
        anchors.bottom: parent.bottom
        width: root.treeWidth
        visible: !root.tree.complete
        font.pixelSize: Theme.small
        color: Theme.faint
        text: qsTr("Not every node of these plies was recorded: there are too many.")
    }
}
