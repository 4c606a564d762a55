// Announces the last seconds of a person's time.
import QtQuick
import org.heibai.app

QtObject {
    id: root

    required property Game game

    readonly property Connections clock: Connections {
        target: root.game.clock

        function onLastSecond(seconds: int) {
            Speech.say(seconds > 0 ? qsTr("%n second(s) left", "", seconds) : "", "seconds");
        }

        function onWarningChanged() {
            if (!root.game.clock.warning)
                Speech.say("", "seconds");
        }
    }
}
