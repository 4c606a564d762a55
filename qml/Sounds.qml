// What is heard: a stone that is placed, and each of the last seconds. Loaded only when sound is wanted.
import QtQuick
import QtMultimedia
import org.heibai.app

Item {
    id: root

    required property Game game

    // Whole seconds that are left in the last few, 0 outside of them.
    readonly property int lastSeconds: game.timeWarning ? Math.ceil(game.timeLeftMs / 1000) : 0

    onLastSecondsChanged: {
        if (lastSeconds > 0)
            tick.play();
    }

    Connections {
        target: root.game

        function onStonePlaced() {
            stone.play();
        }
    }

    SoundEffect {
        id: stone
        source: Qt.resolvedUrl("../data/sounds/stone.wav")
    }

    SoundEffect {
        id: tick
        source: Qt.resolvedUrl("../data/sounds/tick.wav")
    }
}
