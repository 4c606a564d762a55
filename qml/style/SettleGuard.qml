// Lies over a button that has just changed its meaning or has just appeared, and swallows what is pressed there: the second
// click of a double click was meant for what the button said before. Screen readers name what they press; they pass.
import QtQuick
import org.heibai.app

MouseArea {
    id: root

    // What a press of the button means; its words, as a rule.
    required property string meaning

    // Enter was pressed on the button.
    signal enterPressed

    readonly property bool settling: settle.running

    // What has only just been made has no earlier meaning, unless it is made when it is to appear.
    property bool arrives: false
    property bool made: false

    anchors.fill: parent
    z: 1
    enabled: settling
    acceptedButtons: Qt.AllButtons

    // The keys of a button: Enter does what Space does, and either presses it once, however long it is held down.
    function keyPressed(event: var) {
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            event.accepted = true;
            if (!settling && !held.repeats(event))
                enterPressed();
        } else if (event.key === Qt.Key_Space) {
            event.accepted = settling || held.repeats(event);
        } else {
            event.accepted = false;
        }
    }

    function keyReleased(event: var) {
        held.letGo(event);
        event.accepted = event.key === Qt.Key_Space && (settling || event.isAutoRepeat);
    }

    HeldKey {
        id: held
    }

    onMeaningChanged: if (made) settle.restart()
    onVisibleChanged: if (made && visible) settle.restart()
    Component.onCompleted: {
        made = true;
        if (arrives && visible)
            settle.start();
    }

    Timer {
        id: settle
        interval: Theme.settle
    }
}
