// Words that appear for a screen reader and go again.
import QtQuick

Item {
    id: root

    property string words: ""

    width: 1
    height: 1
    visible: false
    Accessible.role: Accessible.Notification
    Accessible.name: words

    Timer {
        interval: 4000
        running: root.visible
        onTriggered: root.visible = false
    }
}
