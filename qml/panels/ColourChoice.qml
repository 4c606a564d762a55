// The choice of the swap2 opening: which colour to play, or to place two more stones first.
import QtQuick
import org.heibai.app

FocusScope {
    id: root

    property bool twoMore: true

    signal picked(int choice)

    readonly property var buttons: twoMore ? [black, white, more] : [black, white]

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

    Flow {
        id: row
        width: Math.min(root.width, black.implicitWidth + white.implicitWidth + (root.twoMore ? more.implicitWidth + spacing : 0) + spacing)
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.gap

        PushButton {
            id: black
            objectName: "chooseBlack"
            primary: true
            text: qsTr("Play Black", "swap2")
            onClicked: root.picked(Game.ChooseBlack)
        }

        PushButton {
            id: white
            objectName: "chooseWhite"
            primary: true
            text: qsTr("Play White", "swap2")
            onClicked: root.picked(Game.ChooseWhite)
        }

        PushButton {
            id: more
            objectName: "chooseTwoMore"
            visible: root.twoMore
            text: qsTr("Place two more", "swap2")
            onClicked: root.picked(Game.ChooseTwoMore)
        }
    }
}
