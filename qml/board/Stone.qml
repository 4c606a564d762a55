// A stone that turns over when its side changes; black on one face, white on the other.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property int stone // 0 none, 1 black, 2 white
    property int delay: 0
    property bool animated: true
    // Beside the board a line keeps a black stone visible on dark paper.
    property bool outlined: false

    property int shown: 0
    property bool popping: false
    property real progress: 1
    readonly property bool turning: progress < 1 && !popping
    // The turn proper, 0 to 1, after the delay that lets stones farther away turn later.
    readonly property real turn: turning ? Math.max(0, (progress * (delay + Theme.flip) - delay) / Theme.flip) : 0
    readonly property real sine: turning ? Math.sin(Math.PI * turn) : 0
    readonly property bool black: turning && turn > 0.5 ? shown !== 1 : shown === 1
    readonly property int lift: Math.max(1, Math.round(height * 0.035))

    function settle() {
        motion.stop();
        shown = stone;
        popping = false;
        progress = 1;
    }

    function follow() {
        if (stone === shown && !motion.running)
            return;
        if (!animated || Theme.reducedMotion || stone === 0) {
            settle();
            return;
        }
        motion.stop();
        popping = shown === 0;
        if (popping)
            shown = stone;
        progress = 0;
        motion.duration = popping ? Theme.pop : delay + Theme.flip;
        motion.start();
    }

    // The move's own square may change after the squares it flips: wait for all of them.
    onStoneChanged: Qt.callLater(root.follow)
    Component.onCompleted: settle()

    visible: shown !== 0

    NumberAnimation {
        id: motion
        target: root
        property: "progress"
        from: 0
        to: 1
        onFinished: root.settle()
    }

    transform: Scale {
        origin.x: root.width / 2
        origin.y: root.height / 2
        xScale: root.popping ? 0.6 + 0.4 * Math.sin(root.progress * Math.PI / 2) : root.turning ? Math.max(0.1, Math.abs(Math.cos(Math.PI * root.turn))) : 1
        yScale: root.popping ? xScale : 1
    }

    // A soft shadow on the board.
    Rectangle {
        x: 0
        y: root.lift * 2
        width: root.width
        height: root.height
        radius: width / 2
        antialiasing: true
        color: Theme.stoneShadow
    }

    // The edge; while the stone turns, its other face shows beside it.
    Rectangle {
        x: -root.sine * root.width * 0.18
        y: root.lift
        width: root.width
        height: root.height
        radius: width / 2
        antialiasing: true
        color: root.black !== root.turning ? (root.outlined ? Theme.blackOutline : Theme.blackRim) : Theme.whiteRim
    }

    Rectangle {
        id: face
        x: root.sine * root.width * 0.1
        width: root.width
        height: root.height
        radius: width / 2
        antialiasing: true
        color: root.black ? Theme.blackStone : Theme.whiteStone
        border.width: Theme.highContrast ? 2 : root.outlined ? 1 : 0
        border.color: Theme.highContrast ? (root.black ? Theme.blackRim : Theme.whiteRim) : root.black ? Theme.blackOutline : Theme.whiteRim

        // The gradient lies inside a flat stone of its own tone, which keeps the edge smooth everywhere.
        Rectangle {
            anchors.fill: parent
            anchors.margins: 2
            visible: !Theme.highContrast
            radius: width / 2
            antialiasing: true
            gradient: root.black ? Theme.blackFace : Theme.whiteFace
        }
    }
}
