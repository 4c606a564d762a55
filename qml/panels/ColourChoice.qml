// The choice of the swap2 opening: which colour to play, or to place two more stones first. All answers are equal, so
// none is lit.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

FocusScope {
    id: root

    property bool twoMore: true
    // Whether it appears while the window is in use.
    property bool arrives: false

    signal picked(int choice)

    readonly property var buttons: twoMore ? [black, white, more] : [black, white]
    // The width left over once each has what its words need.
    readonly property int share: Math.floor((width - black.words - white.words - (twoMore ? more.words + row.spacing : 0) - row.spacing) / buttons.length)

    implicitHeight: row.height
    objectName: "colourChoice"
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Choose your colour")

    function focusFirst() {
        black.forceActiveFocus(Qt.TabFocusReason);
    }

    function step(by: int) {
        const from = buttons.findIndex(button => button.activeFocus);
        if (from >= 0)
            buttons[(from + by + buttons.length) % buttons.length].forceActiveFocus(Qt.TabFocusReason);
    }

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    component Answer: Button {
        readonly property int words: Math.ceil(implicitContentWidth)

        width: words + root.share
        height: Theme.control
        leftPadding: 2
        arrives: root.arrives
    }

    Row {
        id: row
        spacing: Theme.gap

        Answer {
            id: black
            objectName: "chooseBlack"
            text: qsTr("Play Black", "swap2")
            onClicked: root.picked(Game.ChooseBlack)
        }

        Answer {
            id: white
            objectName: "chooseWhite"
            text: qsTr("Play White", "swap2")
            onClicked: root.picked(Game.ChooseWhite)
        }

        Answer {
            id: more
            objectName: "chooseTwoMore"
            visible: root.twoMore
            text: qsTr("Place two more", "swap2")
            onClicked: root.picked(Game.ChooseTwoMore)
        }
    }
}
