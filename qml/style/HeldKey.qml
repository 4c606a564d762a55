// Whether a key that is pressed again was never let go. Where Qt gets the release and the press of a repetition one by one, as
// on some X servers, it takes them for two presses; no finger is as quick.
import QtQuick

Item {
    id: root

    // Enter, where a control sends its keys here first (Keys.forwardTo); for Space it acts by itself as that is let go.
    signal entered

    // In milliseconds.
    readonly property int quickest: 10

    property int key: 0
    property real released: 0

    function repeats(event: KeyEvent): bool {
        return event.isAutoRepeat || event.key === root.key && Date.now() - root.released < root.quickest;
    }

    // Returns whether it is only a repetition of Space, for which a control acts as it is let go.
    function letGo(event: KeyEvent): bool {
        root.key = event.key;
        root.released = Date.now();
        return event.key === Qt.Key_Space && event.isAutoRepeat;
    }

    function enter(event: KeyEvent) {
        if (!repeats(event))
            root.entered();
    }

    Keys.onReturnPressed: event => enter(event)
    Keys.onEnterPressed: event => enter(event)
    Keys.onSpacePressed: event => event.accepted = repeats(event)
    Keys.onReleased: event => event.accepted = letGo(event)
}
