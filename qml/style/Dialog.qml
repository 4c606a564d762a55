// The base of every dialog: a sheet over the window with a heading and a close button.
import QtQuick
import QtQuick.Templates as T
import org.heibai.app

T.Dialog {
    id: root

    // The size wanted; it never leaves the window.
    property int wanted: Math.round(560 * Math.min(1.5, Theme.scale))
    property int wantedHeight: 400
    // What stays free around it; in a small window that is better used for what it shows.
    readonly property int space: parent && Math.min(parent.width, parent.height) < 480 ? Theme.gap : Math.max(16, Theme.gap)
    // Whether a file dropped on it is opened in its place; what would be lost with it refuses.
    property bool takesDrops: false

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    width: parent ? Math.min(wanted, parent.width - 2 * space) : wanted
    height: parent ? Math.min(wantedHeight, parent.height - 2 * space) : wantedHeight
    modal: true
    focus: true
    padding: 0
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    // Nothing below a dialog gets keys.
    readonly property Shortcut quits: Shortcut {
        sequence: "Ctrl+Q"
        enabled: root.visible
        onActivated: root.parent.Window.window.close()
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }

    background: Rectangle {
        radius: Theme.cardRadius + 2
        color: Theme.card
        border.width: Theme.border
        border.color: Theme.highContrast ? Theme.edge : Theme.line
    }

    header: Item {
        implicitHeight: Theme.control + 2 * Theme.gap

        Heading {
            x: 1.5 * Theme.margin
            width: parent.width - x - closeButton.width - Theme.margin - Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            text: root.title
            font.pixelSize: Theme.headline
            elide: Text.ElideRight
        }

        ToolButton {
            id: closeButton
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
}
