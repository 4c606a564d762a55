// Says the last seconds of a person's time to a screen reader; there is nothing to see of it.
import QtQuick
import org.heibai.app

Item {
    id: root

    required property Game game
    property string said: ""

    width: 1
    height: 1
    objectName: "lastSeconds"
    Accessible.role: Accessible.AlertMessage
    Accessible.name: said

    function tell(words: string) {
        said = words;
        // From Qt 6.8 on a screen reader is told at once; before that it sees the changed name.
        if (words !== "" && typeof Accessible.announce === "function")
            Accessible.announce(words);
    }

    Connections {
        target: root.game.clock

        function onLastSecond(seconds: int) {
            root.tell(seconds > 0 ? qsTr("%n second(s) left", "", seconds) : "");
        }

        function onWarningChanged() {
            if (!root.game.clock.warning)
                root.tell("");
        }
    }
}
