// A move of a line: tinted for Black, outlined for White. Hovering shows the position after it, a press plays to it.
import QtQuick
import org.heibai.app

Rectangle {
    id: root

    required property string name
    required property bool black
    property bool first: false
    // Whether it has the focus.
    property bool reached: false

    signal pressed
    signal pointedAt
    signal unpointed

    // Another line may now be under the pointer.
    onNameChanged: if (hover.hovered && !mouse.byFinger) root.pointedAt()

    implicitWidth: Math.max(Math.round(32 * Theme.scale), label.implicitWidth + Theme.gap)
    implicitHeight: Math.round(24 * Theme.scale)
    radius: Math.round(5 * Theme.scale)
    antialiasing: true
    color: hover.hovered && !mouse.byFinger || reached ? Theme.chosen : black ? Theme.chip : Theme.card
    border.width: reached ? 2 : black && !Theme.highContrast ? 0 : 1
    border.color: reached ? Theme.accent : black ? Theme.edge : Theme.line

    Text {
        id: label
        anchors.centerIn: parent
        text: root.name
        textFormat: Text.PlainText
        color: Theme.ink
        font.pixelSize: Math.round(13 * Theme.scale)
        font.weight: root.first ? Font.Bold : Font.Normal
    }

    HoverHandler {
        id: hover
        onHoveredChanged: {
            if (hovered && !mouse.byFinger)
                root.pointedAt();
            else if (!hovered)
                root.unpointed();
        }
        // A mouse comes after the finger.
        onPointChanged: {
            const at = point.position;
            if (!hovered || !mouse.byFinger || mouse.pressed || at.x === mouse.pressedAt.x && at.y === mouse.pressedAt.y)
                return;
            mouse.byFinger = false;
            root.pointedAt();
        }
    }

    MouseArea {
        id: mouse
        // To Qt a finger hovers where it has pressed; it wants to play, and nothing shown that stays after that.
        property bool byFinger: false
        property point pressedAt

        anchors.fill: parent
        onPressed: mouse => {
            byFinger = mouse.source !== Qt.MouseEventNotSynthesized;
            pressedAt = Qt.point(mouse.x, mouse.y);
        }
        onPositionChanged: mouse => pressedAt = Qt.point(mouse.x, mouse.y)
        onClicked: root.pressed()
    }
}
