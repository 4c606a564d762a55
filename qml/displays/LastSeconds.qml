// Announces the last seconds of a person's time, and how much is left of a run of puzzles.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Game game

    // Of a run; none otherwise.
    readonly property int left: game.puzzle.running ? Math.ceil(game.puzzle.left / 1000) : 0
    onLeftChanged: {
        if (left === 60)
            Speech.say(qsTr("1 minute left"), "seconds");
        else if (left === 30 || game.puzzle.running && game.puzzle.warning)
            tell(left);
        else if (left === 0)
            Speech.say("", "seconds");
    }

    function tell(seconds: int) {
        Speech.say(seconds > 0 ? qsTr("%n second(s) left", "", seconds) : "", "seconds");
    }

    readonly property Connections clock: Connections {
        target: root.game.clock

        function onLastSecond(seconds: int) {
            root.tell(seconds);
        }

        function onWarningChanged() {
            if (!root.game.clock.warning)
                Speech.say("", "seconds");
        }
    }
}
