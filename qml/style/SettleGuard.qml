// Lies over a button that has just changed its meaning or has just appeared, and swallows what is pressed there: the second
// click of a double click was meant for what the button said before. Screen readers name what they press; they pass.
import QtQuick
import org.heibai.app

MouseArea {
    id: root

    // What a press of the button means; its words, as a rule.
    required property string meaning

    readonly property bool settling: settle.running

    // What has only just been made has no earlier meaning, unless it is made when it is to appear.
    property bool arrives: false
    property bool made: false

    anchors.fill: parent
    z: 1
    enabled: settling
    acceptedButtons: Qt.AllButtons

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
