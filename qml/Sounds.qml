// What is heard: a disc that is placed, each of the last seconds, a move that is refused, the end. Loaded only when sound is
// wanted and there is something to play it.
import QtQuick
import QtMultimedia
import org.heibai.app

Item {
    id: root

    required property Game game

    // Whole seconds that are left in the last few, 0 outside of them.
    readonly property int lastSeconds: game.clock.warning ? Math.ceil(game.clock.left / 1000) : 0

    onLastSecondsChanged: {
        if (lastSeconds > 0)
            tick.play();
    }

    component Quiet: SoundEffect {
        volume: 0.45
    }

    Connections {
        target: root.game

        function onStonePlaced() {
            stone.play();
        }

        function onIllegalCell() {
            refused.play();
        }

        function onGameOver() {
            afterLastStone.restart();
        }
    }

    // The last stone is heard by itself.
    Timer {
        id: afterLastStone
        interval: 700
        onTriggered: {
            if (root.game.phase === Game.Over)
                end.play();
        }
    }

    Quiet {
        id: stone
        source: Qt.resolvedUrl("../data/sounds/stone.wav")
    }

    Quiet {
        id: tick
        source: Qt.resolvedUrl("../data/sounds/tick.wav")
    }

    Quiet {
        id: refused
        source: Qt.resolvedUrl("../data/sounds/refused.wav")
    }

    Quiet {
        id: end
        source: Qt.resolvedUrl("../data/sounds/end.wav")
    }
}
