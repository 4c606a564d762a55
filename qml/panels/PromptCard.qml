// A card over the board that asks something, without stopping the window.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property string heading
    property string message: ""
    required property string primaryText
    required property string secondaryText
    default property alias content: extra.data

    readonly property string spoken: message === "" ? heading : heading + " " + message

    signal primaryPressed
    signal secondaryPressed
    signal escaped

    implicitWidth: Math.round(360 * Math.min(1.6, Math.max(1, Theme.scale)))
    implicitHeight: body.implicitHeight + 3 * Theme.margin
    radius: Theme.cardRadius + 4
    color: Theme.card
    border.width: 2
    border.color: Theme.accent
    Accessible.role: Accessible.AlertMessage
    Accessible.name: spoken
    Keys.onEscapePressed: root.escaped()

    function takeKeyboard(reason: int) {
        primaryButton.forceActiveFocus(reason);
    }

    // Nothing on the board below is hit through the card.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }

    Column {
        id: body
        x: Math.round(1.5 * Theme.margin)
        y: x
        width: root.width - 2 * x
        spacing: Theme.margin

        Heading {
            width: parent.width
            text: root.heading
            font.pixelSize: Theme.headline
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }

        Column {
            id: extra
            width: parent.width
            spacing: Theme.gap
            visible: children.length > 0
        }

        Words {
            width: parent.width
            visible: text !== ""
            text: root.message
            horizontalAlignment: Text.AlignHCenter
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.gap
            Keys.onLeftPressed: primaryButton.forceActiveFocus(Qt.TabFocusReason)
            Keys.onRightPressed: secondaryButton.forceActiveFocus(Qt.TabFocusReason)

            PushButton {
                id: primaryButton
                text: root.primaryText
                primary: true
                onClicked: root.primaryPressed()
            }

            PushButton {
                id: secondaryButton
                text: root.secondaryText
                onClicked: root.secondaryPressed()
            }
        }
    }
}
