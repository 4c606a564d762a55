// The answer to a press that plays nothing: an outline of the square that shakes once and fades.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property int cell
    required property int boardSize
    property int place: 0
    property real shake: 0

    function show(cell: int) {
        place = cell;
        shaking.restart();
    }

    objectName: "refusal"
    visible: shaking.running
    x: place % boardSize * cell + 2 + shake * cell * 0.07
    y: Math.floor(place / boardSize) * cell + 2
    width: cell - 4
    height: width
    radius: 6
    color: "transparent"
    border.width: Theme.focusWidth + 2
    border.color: Theme.cursorEdge

    Rectangle {
        anchors.fill: parent
        anchors.margins: 1
        radius: 5
        color: "transparent"
        border.width: Theme.focusWidth
        border.color: Theme.highContrast ? "#ffffff" : "#ffb08f"
    }

    SequentialAnimation {
        id: shaking

        PropertyAction {
            target: root
            property: "opacity"
            value: 1
        }

        NumberAnimation {
            target: root
            property: "shake"
            from: 0
            to: 1
            duration: Theme.nudge / 6
        }

        NumberAnimation {
            target: root
            property: "shake"
            to: -1
            duration: Theme.nudge / 3
        }

        NumberAnimation {
            target: root
            property: "shake"
            to: 0
            duration: Theme.nudge / 2
            easing.type: Easing.OutBack
        }

        NumberAnimation {
            target: root
            property: "opacity"
            to: 0
            duration: 2 * Theme.fade
        }
    }
}
