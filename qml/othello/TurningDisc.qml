// A disc turning over: one of the frames of the turn, which are painted together.
import QtQuick
import org.heibai.app

Item {
    id: root

    // The side that is up before the turn.
    required property int side
    required property int size
    // 0 to 1.
    required property real turn

    // The number of frames painted.
    readonly property int frames: 16

    clip: true

    Image {
        y: -root.height * Math.max(0, Math.min(root.frames - 1, Math.floor(root.turn * root.frames)))
        width: root.width
        height: root.height * root.frames
        sourceSize: Theme.resolution
        source: Theme.painted("turn", root.side, root.size)
    }
}
