// What all dialogs share: a sheet over the window with a heading, a close button and room that scrolls.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Dialog {
    id: root

    default property alias content: column.data
    property int wanted: Math.round(560 * Math.min(1.5, Theme.scale))
    property alias rowSpacing: column.spacing
    // The ring round the text is of use only to whoever moves about with Tab.
    property bool tabUsed: false

    parent: T.Overlay.overlay
    x: Math.round((parent.width - width) / 2)
    y: Math.round((parent.height - height) / 2)
    width: parent ? Math.min(wanted, parent.width - 2 * Theme.gap) : wanted
    height: parent ? Math.min(column.implicitHeight + header.height + 3 * Theme.margin, parent.height - 2 * Theme.gap) : 400
    modal: true
    focus: true
    padding: 0
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }

    background: Rectangle {
        radius: Theme.cardRadius + 2
        color: Theme.card
        border.width: Theme.border
        border.color: Theme.edge
    }

    header: Item {
        implicitHeight: Theme.control + 2 * Theme.gap

        Heading {
            x: 1.5 * Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            text: root.title
            font.pixelSize: Theme.headline
        }

        IconButton {
            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            sign: "close"
            text: qsTr("Close", "dialog")
            onClicked: root.close()
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }

    contentItem: Item {
        Keys.onTabPressed: event => {
            root.tabUsed = true;
            event.accepted = false;
        }

        Flickable {
            id: flick
            anchors.fill: parent
            anchors.topMargin: 1
            anchors.bottomMargin: Theme.gap
            contentWidth: width
            contentHeight: column.implicitHeight + 2 * Theme.margin
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            focus: true
            activeFocusOnTab: true
            Accessible.name: root.title
            Keys.onUpPressed: flick.contentY = Math.max(0, contentY - 3 * Theme.text)
            Keys.onDownPressed: flick.contentY = Math.max(0, Math.min(contentHeight - height, contentY + 3 * Theme.text))
            Keys.onPressed: event => {
                const page = event.key === Qt.Key_PageDown ? 0.9 : event.key === Qt.Key_PageUp ? -0.9 : 0;
                event.accepted = page !== 0;
                if (page !== 0)
                    flick.contentY = Math.max(0, Math.min(contentHeight - height, contentY + page * height));
            }
            T.ScrollBar.vertical: ThinScrollBar {}

            Column {
                id: column
                x: Math.round(1.5 * Theme.margin)
                y: Theme.margin
                width: flick.width - 2 * x
                spacing: Theme.gap
            }
        }

        FollowFocus {
            view: flick
        }

        FocusRing {
            anchors.margins: 2
            shown: flick.activeFocus && root.tabUsed
        }
    }
}
