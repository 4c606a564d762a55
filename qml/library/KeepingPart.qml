// Whether to keep finished games, and a button that deletes all of them after a question.
import QtQuick
import org.heibai.app

Column {
    id: root

    required property Preferences preferences
    required property Library library

    // Whether deleting all is being confirmed.
    property bool asks: false

    spacing: Theme.gap
    // Asked anew whenever it is shown anew.
    onVisibleChanged: if (!visible) asks = false
    onAsksChanged: if (visible) Qt.callLater(() => (asks ? cancel : deleteAll).forceActiveFocus(Qt.TabFocusReason))

    // It is taken back before the dialog closes.
    Keys.onEscapePressed: event => {
        event.accepted = root.asks;
        root.asks = false;
    }

    Heading {
        topPadding: Theme.gap
        text: qsTr("My games")
    }

    Switch {
        width: parent.width
        text: qsTr("Keep finished games")
        explanation: qsTr("every game that ends, in My games")
        on: root.preferences.keepGames
        onPicked: on => root.preferences.keepGames = on
    }

    Notice {
        visible: root.asks
        width: parent.width
        color: Theme.alarm
        text: qsTr("Delete every game in My games? They cannot be brought back.")
    }

    ButtonRow {
        Button {
            id: cancel
            visible: root.asks
            text: qsTr("Cancel", "button")
            onClicked: root.asks = false
        }

        Button {
            id: deleteAll
            objectName: "deleteAll"
            grave: root.asks
            text: root.asks ? qsTr("Delete all", "games") : qsTr("Delete all finished games…")
            onClicked: {
                if (root.asks)
                    root.library.deleteFinished();
                root.asks = !root.asks;
            }
        }
    }
}
