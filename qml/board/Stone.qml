// A disc or stone with its shadow. A disc turns over when its side changes; both drop when placed.
pragma ComponentBehavior: Bound

import QtQuick
import org.heibai.app

Item {
    id: root

    required property int stone
    property int delay: 0
    property bool animated: true
    // Off the board, an outline keeps a black disc visible on dark paper.
    property bool outlined: false
    // A stone of Gomoku, which is domed and has one face.
    property bool pebble: false
    // The layer of shadows below all discs, and the place of this disc in it; without one the shadow is its own.
    property Item ground: null
    property point place: Qt.point(0, 0)

    property int shown: 0
    property bool popping: false
    property real progress: 1
    readonly property bool turning: progress < 1 && !popping
    // The turn proper, 0 to 1, after the delay by which farther discs turn later.
    readonly property real turn: turning && Theme.flip > 0 ? Math.max(0, (progress * (delay + Theme.flip) - delay) / Theme.flip) : 0
    readonly property real sine: turning ? Math.sin(Math.PI * turn) : 0
    readonly property bool black: turning && turn > 0.5 ? shown !== 1 : shown === 1
    // The height of a dropping disc above the board, 1 to 0.
    readonly property real above: popping ? (1 - progress) * (1 - progress) : 0
    // The pictures' margin around the disc, for shadow and turn, as the painter has it.
    readonly property int pad: Math.ceil(width * 4 / 25)
    readonly property int extent: width + 2 * pad

    // The former face while it fades.
    property int fadingSide: 0

    function address(side: int): string {
        return width > 0 && side !== 0 ? Theme.painted(outlined ? "small" : pebble ? "stone" : "disc", side, width) : "";
    }

    function settle() {
        motion.stop();
        shown = stone;
        popping = false;
        progress = 1;
    }

    function follow() {
        if (stone === shown && !motion.running)
            return;
        if (!animated || Theme.reducedMotion || stone === Side.None) {
            fadingSide = animated && stone !== Side.None ? shown : 0;
            settle();
            return;
        }
        motion.stop();
        popping = shown === 0 || pebble;
        if (popping)
            shown = stone;
        progress = 0;
        motion.duration = popping ? Theme.pop : delay + Theme.flip;
        motion.start();
    }

    // The move's own square may change after those it flips: waits for all of them.
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

    // Only on the board.
    Image {
        parent: root.ground ?? root
        x: (root.ground ? root.place.x : 0) - root.pad + (root.sine * 0.06 + root.above * 0.08) * root.width
        y: (root.ground ? root.place.y : 0) - root.pad + (root.sine * 0.10 + root.above * 0.12) * root.width
        visible: root.visible && !root.outlined
        width: root.extent
        height: root.extent
        sourceSize: Theme.resolution
        source: root.width > 0 && visible ? Theme.painted(root.pebble ? "stone-shadow" : "disc-shadow", 1, root.width) : ""
        opacity: 1 - 0.35 * root.sine - 0.4 * root.above
        transform: Scale {
            origin.x: root.extent / 2
            xScale: root.turning ? Math.max(0.3, Math.abs(Math.cos(Math.PI * root.turn))) : 1
        }
    }

    Image {
        id: face
        x: root.outlined ? 0 : -root.pad
        y: x
        width: root.outlined ? root.width : root.extent
        height: width
        visible: !root.turning || root.turn === 0
        sourceSize: Theme.resolution
        source: root.address(root.shown)
        scale: 1 + 0.08 * root.above
    }

    Repeater {
        model: root.turning && root.turn > 0 ? 1 : 0

        TurningDisc {
            x: -root.pad
            y: -root.pad
            width: root.extent
            height: root.extent
            side: root.shown
            size: root.width
            turn: root.turn
        }
    }

    // With reduced motion the former face fades.
    Repeater {
        model: root.fadingSide !== 0 ? 1 : 0

        Image {
            x: face.x
            y: face.y
            width: face.width
            height: face.height
            sourceSize: Theme.resolution
            source: root.address(root.fadingSide)

            NumberAnimation on opacity {
                from: 1
                to: 0
                duration: Theme.fade
                onFinished: root.fadingSide = 0
            }
        }
    }
}
